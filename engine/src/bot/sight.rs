//! What a seat can tell at a glance from its view.

use crate::board::{CardPattern, Claim};
use crate::card::Card;
use crate::hand::Hand;
use crate::rules::{Exchange, FixedPayer, Pays, RoundPhase, Rules};
use crate::view::{View, You};
use arrayvec::ArrayVec;

/// The view of a seat, with the cards sorted into those whose place it knows and those it has not
/// seen.
pub(super) struct Sight<'a> {
    pub view: &'a View,
    pub rules: &'a Rules,
    pub you: &'a You,
    pub hand: Hand,
    pub played: Hand,
    /// Cards that must lie in the dead hand.
    pub dead: Hand,
    /// Cards at which a sequence has stopped although they may have been kept back.
    pub missed: Hand,
    /// Cards that lie in other hands or the dead hand, in which the seat does not know.
    pub unseen: Hand,
    /// How likely an unseen card lies in the dead hand.
    pub dead_share: f64,
    /// Cards in the hands of the others.
    pub against: usize,
    /// Other seats in play.
    pub others: usize,
    /// Cards that win chips when they are played.
    prizes: ArrayVec<(Card, f64), 64>,
    prized: Hand,
}

impl<'a> Sight<'a> {
    /// What the seat knows whose view this is; none if it is not asked.
    pub(super) fn of(view: &'a View, rules: &'a Rules) -> Option<Sight<'a>> {
        let you = view
            .you
            .as_ref()
            .filter(|you| !you.legal_actions.is_empty())?;
        let in_play = |seat: &&crate::view::SeatView| !seat.eliminated && seat.seat != you.seat;
        let against = view.seats.iter().filter(in_play);
        let against = against.map(|seat| usize::from(seat.cards_left)).sum();
        let mut sight = Sight {
            view,
            rules,
            you,
            hand: you.hand.iter().copied().collect(),
            played: view.played.iter().map(|played| played.card).collect(),
            dead: Hand::EMPTY,
            missed: Hand::EMPTY,
            unseen: Hand::EMPTY,
            dead_share: 0.0,
            against,
            others: view.seats.iter().filter(in_play).count(),
            prizes: ArrayVec::new(),
            prized: Hand::EMPTY,
        };
        sight.find_dead();
        let shown: Hand = view.exposed.iter().map(|shown| shown.card).collect();
        let known = [sight.hand, sight.played, sight.dead, shown];
        sight.unseen = known.into_iter().fold(rules.pack(), Hand::minus);
        let dead = view.dead_hand.as_ref().map_or(0, |dead| dead.count);
        let hidden = usize::from(dead).saturating_sub(sight.dead.len());
        if hidden > 0 {
            sight.dead_share = (hidden as f64 / sight.unseen.len().max(1) as f64).min(1.0);
        }
        sight.find_prizes();
        Some(sight)
    }

    /// Cards that must be dead: the seat has seen them lie there, or nobody had them when they were
    /// due (Newmarket, Tipps: "Das Verfolgen von Stops").
    fn find_dead(&mut self) {
        let view = self.view;
        let Some(dead) = &view.dead_hand else {
            return;
        };
        if let Some(cards) = &dead.cards {
            self.dead = cards.iter().copied().collect();
        }
        if self.rules.ruleset().exchange == (Exchange::None {}) {
            let left = self.dead_when_dealt();
            self.dead = self.dead.union(left).minus(self.hand).minus(self.played);
        }
        let stops = (1..=view.played.len()).filter(|&place| self.begins_at(place));
        let due = stops.filter_map(|place| self.next(view.played[place - 1].card));
        let due = due
            .filter(|card| !self.played.contains(*card))
            .collect::<Hand>();
        let due = due.minus(self.hand);
        if self.rules.ruleset().stops.withhold {
            self.missed = due;
        } else {
            self.dead = self.dead.union(due);
        }
    }

    /// Cards that lie in a dead hand which nobody may take: the card turned up, and those for which
    /// nobody took a space that holding them wins (Tripoli, Tipps: "liegt die 10 im Blindblatt").
    fn dead_when_dealt(&self) -> Hand {
        let turned: Hand = self.view.turned_up.into_iter().collect();
        if !self.rules.ruleset().phases.contains(&RoundPhase::Collect) {
            return turned;
        }
        let board = self.view.board.iter().zip(self.rules.board());
        let left = board.filter(|(space, rules)| space.chips > 0 && rules.pays == (Pays::Pot {}));
        let held = left.filter_map(|(space, _)| match space.claims[..] {
            [Claim::Hold { card }] | [Claim::Hold { card }, Claim::Play { .. }] => self.meant(card),
            _ => None,
        });
        held.fold(turned, Hand::with)
    }

    /// Whether a sequence begins or will begin at this place of the cards played.
    pub(super) fn begins_at(&self, place: usize) -> bool {
        let played = &self.view.played;
        let before = place.checked_sub(1).and_then(|before| played.get(before));
        match (before, played.get(place)) {
            (None, _) => true,
            (Some(before), Some(here)) => self.next(before.card) != Some(here.card),
            (Some(_), None) => self.view.sequence.is_none(),
        }
    }

    /// The card that is due after this one, if any can be.
    pub(super) fn next(&self, card: Card) -> Option<Card> {
        if self.rules.is_forced_stop(card) {
            return None;
        }
        let next = self.rules.low().next(card);
        next.filter(|next| self.rules.pack().contains(*next))
    }

    /// The card that a pattern of the rules means in this round.
    pub(super) fn meant(&self, pattern: CardPattern) -> Option<Card> {
        match pattern {
            CardPattern::Card(card) => Some(card),
            CardPattern::Trump(rank) => {
                let trump = self.view.turned_up?.suit();
                Some(Card::new(trump, rank))
            }
        }
    }

    fn find_prizes(&mut self) {
        for (space, rules) in self.view.board.iter().zip(self.rules.board()) {
            let chips = match rules.pays {
                Pays::Pot {} => f64::from(space.chips),
                Pays::Fixed {
                    amount,
                    from: FixedPayer::Bank,
                } => f64::from(amount),
                Pays::Fixed {
                    amount,
                    from: FixedPayer::Each,
                } => f64::from(amount) * self.others as f64,
            };
            for claim in space.claims.iter().filter(|_| chips > 0.0) {
                match claim {
                    Claim::Play { card } => self.prize(*card, chips),
                    // Whoever completes the set wins it all; each card is a part of the way.
                    Claim::PlaySet { cards, .. } => {
                        let part = chips / cards.len() as f64;
                        cards.iter().for_each(|&card| self.prize(card, part));
                    }
                    _ => {}
                }
            }
        }
    }

    fn prize(&mut self, card: CardPattern, chips: f64) {
        if let Some(card) = self.meant(card)
            && self.prizes.try_push((card, chips)).is_ok()
        {
            self.prized = self.prized.with(card);
        }
    }

    /// What playing the card wins from the board.
    pub(super) fn prize_of(&self, card: Card) -> f64 {
        if !self.prized.contains(card) {
            return 0.0;
        }
        let prizes = self.prizes.iter().filter(|prize| prize.0 == card);
        prizes.map(|prize| prize.1).sum()
    }

    /// What going out wins, if the others keep half of their cards.
    pub(super) fn win(&self) -> f64 {
        let ruleset = self.rules.ruleset();
        if !self.rules.with_chips() {
            return 1.0;
        }
        let pots = self.rules.pots().iter();
        let pots = pots.filter_map(|pot| self.view.board.get(pot.space));
        let pots: f64 = pots.map(|space| f64::from(space.chips)).sum();
        let cards = f64::from(ruleset.settle.per_card) * self.against as f64 / 2.0;
        pots + cards + f64::from(ruleset.settle.round_bonus)
    }

    /// What one card less in hand is worth.
    pub(super) fn tempo(&self) -> f64 {
        let card = f64::from(self.rules.ruleset().settle.per_card);
        let left = self.hand.len().max(3) as f64;
        (card + self.win() / left).max(0.2)
    }
}
