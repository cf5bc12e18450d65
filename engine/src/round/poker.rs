//! The best poker hand takes its space; equal hands split it (Tripoli, Spielablauf 2).

use crate::board::Claim;
use crate::event::Event;
use crate::game::Game;
use crate::hand::Hand;
use crate::poker::{PokerHand, best_poker_hand};
use crate::seat::{BySeat, Seat};
use arrayvec::ArrayVec;

impl Game {
    pub(crate) fn compare_poker_hands(&mut self, seen: &mut impl FnMut(&Event)) {
        let hands = self.state().around().filter_map(|seat| {
            let hand = best_poker_hand(self.state().hands[seat])?;
            Some((seat, hand))
        });
        let hands: ArrayVec<(Seat, PokerHand), 9> = hands.collect();
        let Some(best) = hands.iter().map(|(_, hand)| *hand).max() else {
            return;
        };
        let winners = hands.iter().filter(|(_, hand)| *hand == best);
        let winners: ArrayVec<(Seat, Hand, u32), 9> = winners
            .map(|(seat, hand)| (*seat, hand.cards(), 1))
            .collect();
        let mut cards = BySeat::<Hand>::default();
        for &(seat, five, _) in &winners {
            cards[seat] = five;
        }
        self.emit(Event::PokerWon { hands: cards }, seen);
        let rules = self.rules().clone();
        for (place, space) in rules.board().iter().enumerate() {
            if !space.claims.contains(&Claim::Poker {}) {
                continue;
            }
            match winners[..] {
                [(seat, cards, _)] => self.collect(seat, place, cards, seen),
                _ => self.share(place, &winners, seen),
            }
        }
    }
}
