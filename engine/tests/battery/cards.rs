//! Where every card is and who may know it, folded from the events by the test's own hand.

use boodle_engine::{Card, Event, Hand, Rules, Seat, Viewer};
use std::sync::Arc;

pub(crate) struct Cards {
    rules: Arc<Rules>,
    pub(crate) hands: Vec<Hand>,
    pub(crate) dead: Hand,
    pub(crate) played: Hand,
    /// The card that somebody has to play next.
    pub(crate) due: Option<Card>,
    /// Who has seen the whole dead hand.
    pub(crate) dead_seen_by: Option<Seat>,
    /// Cards that lay open outside the play: the cut, and what is left when a round has ended.
    shown: Hand,
    pub(crate) dealt: bool,
}

impl Cards {
    pub(crate) fn new(rules: &Arc<Rules>, players: usize) -> Cards {
        Cards {
            rules: rules.clone(),
            hands: vec![Hand::EMPTY; players],
            dead: Hand::EMPTY,
            played: Hand::EMPTY,
            due: None,
            dead_seen_by: None,
            shown: Hand::EMPTY,
            dealt: false,
        }
    }

    pub(crate) fn fold(&mut self, event: &Event) {
        match event {
            Event::RoundStarted { .. } | Event::MisdealDeclared { .. } => {
                *self = Cards::new(&self.rules, self.hands.len());
            }
            Event::DealerCut { cards } => {
                self.shown = cards.iter().map(|(_, card)| *card).collect();
            }
            Event::Dealt { hands, dead, .. } => {
                let seats = self.hands.len();
                self.hands = hands.iter().take(seats).map(|(_, hand)| *hand).collect();
                assert!(hands.iter().skip(seats).all(|(_, hand)| hand.is_empty()));
                self.dead = *dead;
                self.dealt = true;
            }
            Event::DeadHandPeeked { seat, cards } => {
                assert_eq!(*cards, self.dead);
                self.dead_seen_by = Some(*seat);
            }
            Event::DeadHandExchanged { seat, hand, dead } => {
                let held = self.hands[seat.index()];
                assert!(
                    dead.minus(held).is_empty(),
                    "what he throws in is of his hand"
                );
                assert_eq!(
                    *hand,
                    held.minus(*dead).union(self.dead),
                    "he takes the dead hand"
                );
                self.hands[seat.index()] = *hand;
                self.dead = *dead;
                self.dead_seen_by = Some(*seat);
            }
            Event::TurnedUp { card } => {
                assert!(self.dead.contains(*card));
                self.shown = self.shown.with(*card);
            }
            Event::BoodlesDrawn { cards } => {
                self.shown = cards.iter().copied().collect();
            }
            Event::PokerWon { hands } => {
                for (held, (_, shown)) in self.hands.iter().zip(hands.iter()) {
                    assert!(shown.minus(*held).is_empty());
                    self.shown = self.shown.union(*shown);
                }
            }
            Event::Collected { seat, cards, .. } => {
                let there = self.hands[seat.index()]
                    .union(self.played)
                    .union(self.shown);
                assert!(
                    cards.minus(there).is_empty(),
                    "{seat:?} wins with {cards:?}"
                );
                self.shown = self.shown.union(*cards);
            }
            Event::Melded { seat, cards } => {
                assert!(cards.minus(self.hands[seat.index()]).is_empty());
                self.shown = self.shown.union(*cards);
            }
            Event::Stopped { .. } => self.due = None,
            Event::Led { seat, card } => {
                assert_eq!(self.due, None, "{card} is led while another is due");
                self.play(*seat, *card);
            }
            Event::Played { seat, card } => {
                assert_eq!(self.due, Some(*card));
                self.play(*seat, *card);
            }
            Event::RoundEnded {
                winner,
                hands,
                dead,
                shown,
            } => {
                assert!(self.hands[winner.index()].is_empty());
                assert!(
                    self.hands
                        .iter()
                        .eq(hands.iter().map(|(_, hand)| hand).take(self.hands.len()))
                );
                assert_eq!(*dead, self.dead);
                let left = self
                    .hands
                    .iter()
                    .fold(Hand::EMPTY, |all, hand| all.union(*hand));
                self.shown = self.shown.union(left);
                if *shown {
                    self.shown = self.shown.union(self.dead);
                }
                self.due = None;
            }
            Event::GameStarted { .. }
            | Event::Committed { .. }
            | Event::NextCommitted { .. }
            | Event::EntropyAdded { .. }
            | Event::RevealedWithEntropy { .. }
            | Event::Staked { .. }
            | Event::DeadHandOffered { .. }
            | Event::DeadHandDeclined { .. }
            | Event::PackCut { .. }
            | Event::Bid { .. }
            | Event::Passed { .. }
            | Event::LeftOver { .. }
            | Event::Moved { .. }
            | Event::Rebought { .. }
            | Event::Rewarded { .. }
            | Event::Lent { .. }
            | Event::Repaid { .. }
            | Event::LeadPassed { .. }
            | Event::WentOut { .. }
            | Event::Paid { .. }
            | Event::Exempt { .. }
            | Event::CarriedOver { .. }
            | Event::Revealed { .. }
            | Event::Eliminated { .. }
            | Event::LastRoundCalled {}
            | Event::RoundAbandoned { .. }
            | Event::Returned { .. }
            | Event::ExtraRoundCalled {}
            | Event::GameEnded { .. } => {}
        }
        self.check();
    }

    fn play(&mut self, seat: Seat, card: Card) {
        let hand = &mut self.hands[seat.index()];
        assert!(
            hand.contains(card),
            "{seat:?} plays {card} without holding it"
        );
        *hand = hand.without(card);
        self.played = self.played.with(card);
        let forced = self.rules.ruleset().stops.forced_stops.contains(&card);
        let next = self.rules.low().next(card).filter(|_| !forced);
        // Where a card may be kept back all are asked for it, also when it lies in the dead hand.
        let withhold = self.rules.ruleset().stops.withhold;
        self.due = next.filter(|next| {
            let held = self.hands.iter().any(|hand| hand.contains(*next));
            held || (withhold && self.dead.contains(*next))
        });
    }

    /// Every card of the pack is in one place.
    fn check(&self) {
        if !self.dealt {
            return;
        }
        let places = || self.hands.iter().chain([&self.dead, &self.played]);
        let all = places().fold(Hand::EMPTY, |all, place| all.union(*place));
        let removed: Hand = self.rules.ruleset().deck.remove.iter().copied().collect();
        assert_eq!(all, Hand::PACK.minus(removed), "cards of the pack");
        let count: usize = places().map(|place| place.len()).sum();
        assert_eq!(count, 52 - removed.len(), "no card twice");
    }

    /// The cards that a viewer has been shown in this round and those that are due.
    pub(crate) fn known(&self, viewer: Viewer) -> Hand {
        let open = self
            .played
            .union(self.shown)
            .union(self.due.into_iter().collect());
        let Viewer::Seat(seat) = viewer else {
            return open;
        };
        let own = open.union(self.hands[seat.index()]);
        if self.dead_seen_by == Some(seat) {
            own.union(self.dead)
        } else {
            own
        }
    }
}
