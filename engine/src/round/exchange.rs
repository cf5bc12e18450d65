//! The dead hand changes its owner (Michigan Rummy, Vorbereitung 6; Michigan, the second paragraph;
//! Newmarket, Tote Hand kaufen).

use crate::event::{Event, PaidFor, Payee};
use crate::game::Game;
use crate::rules::{ExchangeRules, PriceTo};
use crate::seat::Seat;

impl Game {
    /// A seat pays the price, throws in its hand and takes the dead hand; what it threw in is the
    /// new dead hand.
    pub(crate) fn take_dead_hand(&mut self, seat: Seat, seen: &mut impl FnMut(&Event)) {
        self.pay_price(seat, seen);
        let (hand, dead) = (self.state().dead, self.state().hands[seat]);
        self.emit(Event::DeadHandExchanged { seat, hand, dead }, seen);
    }

    fn pay_price(&mut self, from: Seat, seen: &mut impl FnMut(&Event)) {
        let (price, to) = match self.rules().exchange() {
            ExchangeRules::None => return,
            ExchangeRules::Sale { price, to, .. } | ExchangeRules::DealerSwap { price, to, .. } => {
                (price, to)
            }
        };
        let to = match to {
            PriceTo::Space(place) => Payee::Space(self.rules().board()[place].id),
            PriceTo::Dealer => Payee::Seat(self.state().dealer),
        };
        // A dealer who takes what nobody bought does not pay himself.
        if price == 0 || to == Payee::Seat(from) {
            return;
        }
        let payment = Event::Paid {
            from,
            to,
            chips: price,
            cards: None,
            why: PaidFor::Price,
        };
        self.emit(payment, seen);
    }
}
