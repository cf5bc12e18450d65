//! Spaces that are won without playing: by holding cards (Tripoli, Spielablauf 1) or by the turn-up
//! (Pope Joan).

use crate::board::{Claim, SetSuit};
use crate::card::{Card, Rank, Suit};
use crate::event::Event;
use crate::game::Game;
use crate::hand::Hand;
use crate::rules::{Pays, Share, TurnUp};
use crate::seat::Seat;
use arrayvec::ArrayVec;

/// Who shares a space, with the cards that win it and the number of shares.
type Holder = (Seat, Hand, u32);

impl Game {
    /// The last card of the dead hand is turned up; the dealer takes the spaces that it wins.
    pub(crate) fn turn_up(&mut self, seen: &mut impl FnMut(&Event)) {
        let card = match (self.rules().ruleset().turn_up, self.state().last_dead) {
            (TurnUp::LastExtraCard, Some(card)) => card,
            _ => return,
        };
        self.emit(Event::TurnedUp { card }, seen);
        let rules = self.rules().clone();
        let dealer = self.state().dealer;
        for (place, space) in rules.board().iter().enumerate() {
            let wins = space.claims.iter().any(|claim| match claim {
                Claim::TurnUp { card: pattern } => self.state().meant(*pattern) == Some(card),
                _ => false,
            });
            if wins {
                self.collect(dealer, place, Hand::EMPTY.with(card), seen);
            }
        }
    }

    /// Whoever holds what a space asks for takes it; several share it and what is left over stays.
    pub(crate) fn collect_held(&mut self, seen: &mut impl FnMut(&Event)) {
        let rules = self.rules().clone();
        for (place, space) in rules.board().iter().enumerate() {
            for claim in &space.claims {
                let holders = self.holders(claim);
                match holders[..] {
                    [] => {}
                    [(seat, cards, _)] => self.collect(seat, place, cards, seen),
                    _ => self.share(place, &holders, seen),
                }
            }
        }
    }

    /// Who holds what the claim asks for, left of the dealer first.
    fn holders(&self, claim: &Claim) -> ArrayVec<Holder, 9> {
        let holds = |seat: Seat| -> Option<Holder> {
            let hand = self.state().hands[seat];
            let sets: ArrayVec<Hand, 4> = match claim {
                Claim::Hold { card } => {
                    let card = self.state().meant(*card)?;
                    [Hand::EMPTY.with(card)].into_iter().collect()
                }
                Claim::HoldSet { ranks, suit } => sets(ranks, *suit),
                _ => return None,
            };
            let held = sets.into_iter().filter(|set| set.minus(hand).is_empty());
            let (cards, number) = held.fold((Hand::EMPTY, 0), |(cards, number), set| {
                (cards.union(set), number + 1)
            });
            (number > 0).then_some((seat, cards, number))
        };
        self.state().around().filter_map(holds).collect()
    }

    /// Pays a space to several in equal shares; the remainder stays on it.
    pub(crate) fn share(
        &mut self,
        place: usize,
        holders: &[Holder],
        seen: &mut impl FnMut(&Event),
    ) {
        let rules = self.rules().clone();
        let space = &rules.board()[place];
        if let Pays::Fixed { .. } = space.pays {
            for &(seat, cards, _) in holders {
                self.collect(seat, place, cards, seen);
            }
            return;
        }
        let chips = self.state().board[place];
        let shares = |number: u32| match space.share {
            Share::PerPlayer => 1,
            Share::PerSet => number,
        };
        let all: u32 = holders.iter().map(|(_, _, number)| shares(*number)).sum();
        let share = chips / all.max(1);
        for &(seat, cards, number) in holders {
            self.take(seat, place, share * shares(number), cards, seen);
        }
        let left = chips - share * all;
        if left > 0 {
            let space = space.id;
            self.emit(Event::LeftOver { space, chips: left }, seen);
        }
    }

    /// Whether the seat holds a card that wins a space when held or played.
    pub(crate) fn holds_boodle(&self, seat: Seat) -> bool {
        let hand = self.state().hands[seat];
        let played = self.rules().boodles().iter();
        let held = self.rules().board().iter().flat_map(|space| &space.claims);
        played
            .filter_map(|boodle| self.state().boodle_card(boodle))
            .chain(held.filter_map(|claim| match claim {
                Claim::Hold { card } => self.state().meant(*card),
                _ => None,
            }))
            .any(|card| hand.contains(card))
    }
}

/// The sets that these ranks make, one a suit.
fn sets(ranks: &str, suit: SetSuit) -> ArrayVec<Hand, 4> {
    let suits = Suit::ALL.into_iter().filter(|&each| suit.is(each));
    let ranks = ranks.chars().filter_map(Rank::from_letter);
    suits
        .map(|suit| ranks.clone().map(|rank| Card::new(suit, rank)).collect())
        .collect()
}
