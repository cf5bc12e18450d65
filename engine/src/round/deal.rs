//! The deal: one card at a time, clockwise (Michigan Rummy, Vorbereitung 4; Newmarket, Vorbereitung 4;
//! Michigan, the second paragraph).

use crate::card::Card;
use crate::event::Event;
use crate::fair::{entropy_digest, shuffle};
use crate::game::Game;
use crate::game::state::CardSource;
use crate::hand::Hand;
use crate::rules::{ExchangeRules, Extra, Slot, Uneven};
use crate::seat::{BySeat, Seat};
use arrayvec::ArrayVec;

impl Game {
    /// The dealer deals; his antes fall with it where he may double.
    pub(crate) fn deal(&mut self, double: bool, seen: &mut impl FnMut(&Event)) {
        if self.dealer_may_double() {
            self.ante(self.state().dealer, double, seen);
        }
        self.deal_cards(seen);
    }

    /// Deals the cards and begins the first phase after it.
    pub(crate) fn deal_cards(&mut self, seen: &mut impl FnMut(&Event)) {
        let (hands, dead) = match &self.state().cards {
            CardSource::Shuffle => self.distribute(&self.shuffled()),
            CardSource::Pack(pack) => self.distribute(pack),
            CardSource::Hands { hands, dead } => (*hands, *dead),
        };
        self.emit(Event::Dealt { hands, dead }, seen);
        let peek = matches!(
            self.rules().exchange(),
            ExchangeRules::DealerSwap { peek: true, .. }
        );
        if peek && !dead.is_empty() {
            let seat = self.state().dealer;
            self.emit(Event::DeadHandPeeked { seat, cards: dead }, seen);
        }
    }

    fn shuffled(&self) -> crate::fair::Pack {
        let state = self.state();
        let entropy = entropy_digest(state.seats().iter().map(|_| None));
        shuffle(
            &state.secret,
            &state.game,
            state.round,
            &entropy,
            self.rules().pack(),
        )
    }

    /// The hands and the dead hand that dealing this pack makes.
    fn distribute(&self, pack: &[Card]) -> (BySeat<Hand>, Hand) {
        let deal = &self.rules().ruleset().deal;
        let players = self.state().active.len();
        let mut order: ArrayVec<Option<Seat>, 10> = self.state().around().map(Some).collect();
        if deal.extra == Extra::FullHand {
            match deal.slot {
                Slot::First => order.insert(0, None),
                Slot::Last => order.push(None),
            }
        }
        let even = deal.extra == Extra::Leftover || deal.uneven == Uneven::ToExtra;
        let dealt = if even {
            pack.len() / order.len() * order.len()
        } else {
            pack.len()
        };
        debug_assert!(players > 0 && dealt <= pack.len());
        let mut hands = BySeat::<Hand>::default();
        let mut dead = Hand::EMPTY;
        for (&card, place) in pack[..dealt].iter().zip(order.iter().cycle()) {
            match place {
                Some(seat) => hands[*seat] = hands[*seat].with(card),
                None => dead = dead.with(card),
            }
        }
        let odd: Hand = pack[dealt..].iter().copied().collect();
        (hands, dead.union(odd))
    }
}
