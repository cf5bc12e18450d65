//! Chips that change hands: spaces that are won, payments, fees, and what the bank gives.

use crate::event::{Event, PaidFor, Payee, Source};
use crate::game::Game;
use crate::hand::Hand;
use crate::rules::{FixedPayer, MAX_BANK, Pays, ShortPay};
use crate::seat::Seat;

impl Game {
    /// Pays a space to a seat; of an empty space nothing is said.
    pub(crate) fn collect(
        &mut self,
        seat: Seat,
        place: usize,
        cards: Hand,
        seen: &mut impl FnMut(&Event),
    ) {
        match self.rules().board()[place].pays {
            Pays::Pot {} => self.take(seat, place, self.state().board[place], cards, seen),
            Pays::Fixed {
                amount,
                from: FixedPayer::Bank,
            } => self.take_from_bank(seat, place, amount, cards, seen),
            Pays::Fixed {
                amount,
                from: FixedPayer::Each,
            } => {
                for from in self.state().around().filter(|&from| from != seat) {
                    self.pay(from, seat, amount, None, PaidFor::Boodle, seen);
                }
            }
        }
    }

    /// A seat takes so many chips from a space; of none nothing is said.
    pub(crate) fn take(
        &mut self,
        seat: Seat,
        place: usize,
        chips: u32,
        cards: Hand,
        seen: &mut impl FnMut(&Event),
    ) {
        if chips > 0 {
            self.collected(seat, place, chips, cards, Source::Board, seen);
        }
    }

    pub(crate) fn take_from_bank(
        &mut self,
        seat: Seat,
        place: usize,
        amount: u32,
        cards: Hand,
        seen: &mut impl FnMut(&Event),
    ) {
        let chips = self.bank_pays(amount);
        if chips > 0 {
            self.collected(seat, place, chips, cards, Source::Bank, seen);
        }
    }

    /// What the bank pays of an amount: a ruleset for which it could pay more than [`MAX_BANK`] is
    /// refused, so this only guards the arithmetic.
    pub(crate) fn bank_pays(&self, amount: u32) -> u32 {
        let left = i64::from(MAX_BANK).saturating_add(self.state().bank).max(0);
        u32::try_from(left).unwrap_or(u32::MAX).min(amount)
    }

    fn collected(
        &mut self,
        seat: Seat,
        place: usize,
        chips: u32,
        cards: Hand,
        from: Source,
        seen: &mut impl FnMut(&Event),
    ) {
        let collected = Event::Collected {
            seat,
            space: self.rules().board()[place].id,
            chips,
            cards,
            from,
        };
        self.emit(collected, seen);
        self.repay(seat, chips, seen);
    }

    /// A seat pays a fee to the pot, as far as its chips reach.
    pub(crate) fn pay_fee(&mut self, from: Seat, fee: u32, seen: &mut impl FnMut(&Event)) {
        if let Some(pot) = self.rules().pots().first() {
            let to = Payee::Space(self.rules().board()[pot.space].id);
            let chips = fee.min(self.state().chips[from]);
            self.pay_to(from, to, chips, None, PaidFor::Fee, seen);
        }
    }

    /// A seat pays another what it owes: as far as its chips reach, or with what the bank lends.
    pub(crate) fn pay(
        &mut self,
        from: Seat,
        to: Seat,
        owed: u32,
        cards: Option<u8>,
        why: PaidFor,
        seen: &mut impl FnMut(&Event),
    ) {
        if self.rules().ruleset().settle.short_pay == ShortPay::Debt {
            let missing = owed.saturating_sub(self.state().chips[from]);
            let chips = self.bank_pays(missing);
            if chips > 0 {
                self.emit(Event::Lent { seat: from, chips }, seen);
            }
        }
        let chips = owed.min(self.state().chips[from]);
        self.pay_to(from, Payee::Seat(to), chips, cards, why, seen);
    }

    /// Of the chips that have just come to a seat it pays back what the bank has lent it.
    pub(crate) fn repay(&mut self, seat: Seat, income: u32, seen: &mut impl FnMut(&Event)) {
        let chips = income.min(self.state().debts[seat]);
        if chips > 0 {
            self.emit(Event::Repaid { seat, chips }, seen);
        }
    }

    /// A seat pays so many chips; of none nothing is said.
    pub(crate) fn pay_to(
        &mut self,
        from: Seat,
        to: Payee,
        chips: u32,
        cards: Option<u8>,
        why: PaidFor,
        seen: &mut impl FnMut(&Event),
    ) {
        if chips > 0 {
            let payment = Event::Paid {
                from,
                to,
                chips,
                cards,
                why,
            };
            self.emit(payment, seen);
            if let Payee::Seat(seat) = to {
                self.repay(seat, chips, seen);
            }
        }
    }
}
