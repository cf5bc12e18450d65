//! Deals of the unseen cards that agree with everything a seat knows.

use super::gathered::lacking;
use super::sight::Sight;
use crate::card::Card;
use crate::hand::Hand;
use crate::seat::{BySeat, MAX_SEATS, Seat};
use arrayvec::ArrayVec;
use fastrand::Rng;

/// Where a card may lie: with a seat, in the dead hand, or nowhere, where not all cards are dealt.
const DEAD: usize = MAX_SEATS;
const NOWHERE: usize = MAX_SEATS + 1;
const PLACES: usize = MAX_SEATS + 2;

/// How many times likelier a card is dead for which all were asked than kept back.
const KEPT_BACK: f64 = 0.25;

/// Random deals, one after the other: a chain in which cards change places.
pub(super) struct Deals {
    cards: ArrayVec<Unseen, 52>,
    /// Cards whose place is known.
    known: BySeat<Hand>,
    dead: Hand,
}

#[derive(Clone, Copy)]
struct Unseen {
    card: Card,
    /// Places where it may lie, a bit each.
    may: u16,
    at: usize,
    /// Whether it is likely dead.
    missed: bool,
}

impl Unseen {
    fn may_lie(&self, place: usize) -> bool {
        self.may >> place & 1 == 1
    }

    fn weight(&self, place: usize) -> f64 {
        if self.missed && place < DEAD {
            KEPT_BACK
        } else {
            1.0
        }
    }
}

impl Deals {
    /// A first deal; none if the numbers of cards in the view do not add up.
    pub(super) fn new(sight: &Sight<'_>, dice: &mut Rng) -> Option<Deals> {
        let view = sight.view;
        let mut known = BySeat::<Hand>::default();
        for shown in &view.exposed {
            known[shown.seat] = known[shown.seat].with(shown.card);
        }
        known[sight.you.seat] = sight.hand;
        let mut room = [0usize; PLACES];
        for seat in &view.seats {
            let left = usize::from(seat.cards_left);
            room[seat.seat.index()] = left.checked_sub(known[seat.seat].len())?;
        }
        let dead = view
            .dead_hand
            .as_ref()
            .map_or(0, |dead| usize::from(dead.count));
        room[DEAD] = dead.checked_sub(sight.dead.len())?;
        let hidden: usize = room.iter().sum();
        room[NOWHERE] = sight.unseen.len().checked_sub(hidden)?;
        let lacks = lacking(sight);
        let place = |card: Card| {
            let seats = (0..MAX_SEATS).filter_map(Seat::new);
            let may = seats.filter(|&seat| !lacks[seat].contains(card));
            let may: u16 = may.map(|seat| 1 << seat.index()).sum();
            Unseen {
                card,
                may: may | 1 << DEAD | 1 << NOWHERE,
                at: NOWHERE,
                missed: sight.missed.contains(card),
            }
        };
        let mut cards: ArrayVec<Unseen, 52> = sight.unseen.iter().map(place).collect();
        dice.shuffle(&mut cards);
        let mut deals = Deals {
            cards,
            known,
            dead: sight.dead,
        };
        deals.deal(room, dice)?;
        deals.mix(4, dice);
        Some(deals)
    }

    /// Gives every card a place where it may lie. Where one finds no room another makes way.
    fn deal(&mut self, mut room: [usize; PLACES], dice: &mut Rng) -> Option<()> {
        for index in 0..self.cards.len() {
            let place = self.make_room(index, index, &mut room, &mut 0, dice)?;
            self.cards[index].at = place;
        }
        Some(())
    }

    /// Takes room for a card among the first `dealt` cards; `tried` are places that cannot help.
    fn make_room(
        &mut self,
        index: usize,
        dealt: usize,
        room: &mut [usize; PLACES],
        tried: &mut u16,
        dice: &mut Rng,
    ) -> Option<usize> {
        let card = self.cards[index];
        let free = (0..PLACES).filter(|&place| card.may_lie(place));
        let free: usize = free.map(|place| room[place]).sum();
        if free > 0 {
            // Each free card place is equally likely.
            let mut ticket = dice.usize(..free);
            for place in (0..PLACES).filter(|&place| card.may_lie(place)) {
                if ticket < room[place] {
                    room[place] -= 1;
                    return Some(place);
                }
                ticket -= room[place];
            }
        }
        for place in (0..PLACES).filter(|&place| card.may_lie(place)) {
            if *tried >> place & 1 == 1 {
                continue;
            }
            *tried |= 1 << place;
            for other in 0..dealt {
                if other != index
                    && self.cards[other].at == place
                    && let Some(new) = self.make_room(other, dealt, room, tried, dice)
                {
                    self.cards[other].at = new;
                    return Some(place);
                }
            }
        }
        None
    }

    /// Lets cards change places, so many tries a card.
    fn mix(&mut self, times: usize, dice: &mut Rng) {
        let number = self.cards.len();
        if number < 2 {
            return;
        }
        for _ in 0..times * number {
            let (one, other) = (dice.usize(..number), dice.usize(..number));
            let (first, second) = (self.cards[one], self.cards[other]);
            if !first.may_lie(second.at) || !second.may_lie(first.at) {
                continue;
            }
            let before = first.weight(first.at) * second.weight(second.at);
            let after = first.weight(second.at) * second.weight(first.at);
            if after >= before || dice.f64() < after / before {
                self.cards[one].at = second.at;
                self.cards[other].at = first.at;
            }
        }
    }

    /// The next deal: the hands by seat and the dead hand.
    pub(super) fn next(&mut self, dice: &mut Rng) -> (BySeat<Hand>, Hand) {
        self.mix(2, dice);
        let (mut hands, mut dead) = (self.known, self.dead);
        for card in &self.cards {
            match (Seat::new(card.at), card.at) {
                (Some(seat), _) => hands[seat] = hands[seat].with(card.card),
                (None, DEAD) => dead = dead.with(card.card),
                _ => {}
            }
        }
        (hands, dead)
    }
}
