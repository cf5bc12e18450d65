//! Which cards a seat cannot hold, gathered from what has been played.

use super::sight::Sight;
use crate::card::{Card, Suit};
use crate::hand::Hand;
use crate::rules::{LeadRule, NoLead, Restart};
use crate::seat::{BySeat, Seat, Seats};

/// The cards that each seat cannot hold. Hands only get smaller in play, so what was missing from one
/// at a lead is missing from it now.
pub(super) fn lacking(sight: &Sight<'_>) -> BySeat<Hand> {
    let mut lacks = Lacks {
        sight,
        cards: BySeat::default(),
    };
    let played = &sight.view.played;
    for place in (0..played.len()).filter(|&place| sight.begins_at(place)) {
        let lead = played[place];
        lacks.passed_lead(place, lead.seat, Some(lead.card));
        lacks.led(place, lead.seat, lead.card);
    }
    if sight.begins_at(played.len()) {
        lacks.passed_lead(played.len(), sight.you.seat, None);
    }
    lacks.cards
}

struct Lacks<'a> {
    sight: &'a Sight<'a>,
    cards: BySeat<Hand>,
}

impl Lacks<'_> {
    fn add(&mut self, seat: Seat, cards: Hand) {
        self.cards[seat] = self.cards[seat].union(cards);
    }

    /// Cards that may not be led because of the sequence that stopped before this place.
    fn barred(&self, place: usize) -> Hand {
        let before = place.checked_sub(1);
        let Some(stopped) = before.and_then(|before| self.sight.view.played.get(before)) else {
            return Hand::EMPTY;
        };
        barred_after(self.sight, stopped.card.suit())
    }

    /// The lead has come to `leader`: whoever it passed by had nothing to lead. Whoever leads what is
    /// barred had nothing else.
    fn passed_lead(&mut self, place: usize, leader: Seat, led: Option<Card>) {
        let barred = self.barred(place);
        let before = place.checked_sub(1);
        let stopped = before.and_then(|before| self.sight.view.played.get(before));
        let (Some(stopper), false) = (stopped.map(|card| card.seat), barred.is_empty()) else {
            return;
        };
        let others = Hand::PACK.minus(barred);
        let full_circle = led.is_some_and(|card| barred.contains(card));
        let passes = self.sight.rules.ruleset().stops.no_lead == NoLead::PassLeft;
        let seats = self.sight.view.seats.iter();
        let active: Seats = seats
            .filter(|seat| !seat.eliminated)
            .map(|seat| seat.seat)
            .collect();
        if full_circle && passes {
            active.iter().for_each(|seat| self.add(seat, others));
        } else if full_circle {
            self.add(leader, others);
        } else if leader != stopper {
            self.add(stopper, others);
            let between = active.clockwise_after(stopper);
            for seat in between.take_while(|&seat| seat != leader) {
                self.add(seat, others);
            }
        }
    }

    /// A card has been led where the lowest has to be: there was none lower.
    fn led(&mut self, place: usize, leader: Seat, card: Card) {
        let stops = &self.sight.rules.ruleset().stops;
        let low = self.sight.rules.low();
        let rule = if place == 0 {
            stops.first_lead
        } else {
            stops.lead
        };
        let lower = |other: &Card| low.height(other.rank()) < low.height(card.rank());
        let lower: Hand = Hand::PACK.iter().filter(lower).collect();
        let cards = match rule {
            LeadRule::Any => Hand::EMPTY,
            LeadRule::LowestOfSuit | LeadRule::LowestOfLongest => lower.in_suit(card.suit()),
            LeadRule::LowestInHand => lower.minus(self.barred(place)),
        };
        self.add(leader, cards);
    }
}

/// The cards that may not be led after a sequence of this suit.
pub(super) fn barred_after(sight: &Sight<'_>, suit: Suit) -> Hand {
    let same = |other: &Suit| match sight.rules.ruleset().stops.restart {
        Restart::Any => false,
        Restart::Change => *other == suit,
        Restart::ChangeColour => other.same_colour(suit),
    };
    let suits = Suit::ALL.into_iter().filter(same);
    suits.fold(Hand::EMPTY, |cards, suit| {
        cards.union(Hand::PACK.in_suit(suit))
    })
}
