//! What a misdeal takes back: the cards, and the chips that have moved since they were dealt.

use super::state::State;
use crate::event::{Purse, Transfer};
use crate::rules::Rules;

impl State {
    /// Takes chips from where they are.
    pub(super) fn draw(&mut self, rules: &Rules, from: Purse, chips: u32) {
        match from {
            Purse::Seat(seat) => self.chips[seat] -= chips,
            Purse::Space(space) => *self.space(rules, space) -= chips,
            Purse::Bank => self.bank -= i64::from(chips),
        }
    }

    /// Puts chips where they go.
    pub(super) fn put(&mut self, rules: &Rules, to: Purse, chips: u32) {
        match to {
            Purse::Seat(seat) => self.chips[seat] += chips,
            Purse::Space(space) => *self.space(rules, space) += chips,
            Purse::Bank => self.bank += i64::from(chips),
        }
    }

    /// Keeps in mind what a misdeal would return. Between the antes and the first card nothing moves
    /// but what the deal has caused.
    pub(super) fn note(&mut self, rules: &Rules, moved: Transfer) {
        if rules.may_misdeal() && self.played.is_empty() {
            self.since_deal.push(moved);
        }
    }

    /// The cards of this deal are dead; the next deal comes from where every deal does.
    pub(super) fn undo_deal(&mut self) {
        self.redeals = self.redeals.saturating_add(1);
        self.cards = self.sealed.source();
        self.debts = std::mem::take(&mut self.debts_at_deal);
        self.clear_cards();
    }

    /// Chips go back, the last that moved first.
    pub(super) fn returned(&mut self, rules: &Rules, back: Transfer) {
        self.draw(rules, back.from, back.chips);
        self.put(rules, back.to, back.chips);
        self.since_deal.pop();
    }
}
