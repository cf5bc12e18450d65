//! The dead hand changes its owner (Michigan Rummy, Vorbereitung 6 and Pay-the-Widow; Michigan, the
//! second paragraph; Newmarket, Tote Hand kaufen; Tripoli, Auktions-Skat).

use crate::card::Card;
use crate::event::{Event, PaidFor, Payee};
use crate::game::Game;
use crate::game::state::{Bidding, ExchangeStep, Phase};
use crate::hand::Hand;
use crate::rules::PriceTo;
use crate::seat::{Seat, Seats};

impl Game {
    /// What the seat pays for the dead hand at this step.
    pub(crate) fn price_for(&self, seat: Seat, step: ExchangeStep) -> u32 {
        let rules = self.rules().exchange();
        let to_himself = rules.to == PriceTo::Dealer && seat == self.state().dealer;
        match step {
            ExchangeStep::Bid(Bidding { high, .. }) => high.map_or(0, |(_, chips)| chips),
            ExchangeStep::Unsold | ExchangeStep::First if rules.dealer_free => 0,
            _ if to_himself => 0,
            _ => rules.price,
        }
    }

    /// The dealer stakes on the dead hand what the rules demand, as far as his chips reach.
    pub(crate) fn stake_on_dead_hand(&mut self, seen: &mut impl FnMut(&Event)) {
        let dealer = self.state().dealer;
        let stake = self.rules().exchange().forced_stake;
        if let Some(&widow) = self.rules().widows().first() {
            let to = Payee::Space(self.rules().board()[widow].id);
            let chips = stake.min(self.state().chips[dealer]);
            self.pay_to(dealer, to, chips, None, PaidFor::Stake, seen);
        }
    }

    /// A seat does not want the dead hand, or the dealer does not offer it.
    pub(crate) fn decline(&mut self, seat: Seat, seen: &mut impl FnMut(&Event)) {
        self.emit(Event::DeadHandDeclined { seat }, seen);
        self.go_on(seen);
    }

    /// A seat bids.
    pub(crate) fn bid(&mut self, seat: Seat, chips: u32, seen: &mut impl FnMut(&Event)) {
        self.emit(Event::Bid { seat, chips }, seen);
        self.knock_down(seen);
    }

    /// A seat bids no more.
    pub(crate) fn pass_bid(&mut self, seat: Seat, seen: &mut impl FnMut(&Event)) {
        self.emit(Event::Passed { seat }, seen);
        self.knock_down(seen);
    }

    /// The highest bidder gets the dead hand once all others have passed.
    fn knock_down(&mut self, seen: &mut impl FnMut(&Event)) {
        match self.state().phase {
            Phase::Exchange(ExchangeStep::Bid(Bidding {
                left,
                high: Some((winner, _)),
                ..
            })) if left == Seats::only(winner) => self.take_dead_hand(winner, None, seen),
            _ => self.go_on(seen),
        }
    }

    /// A seat pays the price, throws in its hand or these cards of it, and takes the dead hand; what
    /// it threw in is the new dead hand. Whatever lies on the dead hand is its.
    pub(crate) fn take_dead_hand(
        &mut self,
        seat: Seat,
        thrown: Option<&[Card]>,
        seen: &mut impl FnMut(&Event),
    ) {
        let step = match self.state().phase {
            Phase::Exchange(step) => step,
            _ => return,
        };
        let to = match self.rules().exchange().to {
            PriceTo::Space(place) => Payee::Space(self.rules().board()[place].id),
            PriceTo::Dealer => Payee::Seat(self.state().dealer),
        };
        let price = self.price_for(seat, step);
        if to != Payee::Seat(seat) {
            self.pay_to(seat, to, price, None, PaidFor::Price, seen);
        }
        let (held, taken) = (self.state().hands[seat], self.state().dead);
        let dead: Hand = match thrown {
            None => held,
            Some(cards) => cards.iter().copied().collect(),
        };
        let hand = held.minus(dead).union(taken);
        self.emit(Event::DeadHandExchanged { seat, hand, dead }, seen);
        let rules = self.rules().clone();
        for &widow in rules.widows() {
            self.collect(seat, widow, Hand::EMPTY, seen);
        }
        self.go_on(seen);
    }

    fn go_on(&mut self, seen: &mut impl FnMut(&Event)) {
        if matches!(self.state().phase, Phase::Exchange(_)) {
            self.peek(seen);
        } else {
            self.after_exchange(seen);
        }
    }
}
