//! Antes and stakes (Michigan Rummy, Vorbereitung 2; Newmarket, Vorbereitung 2).

use crate::board::SpaceId;
use crate::event::Event;
use crate::game::Game;
use crate::rules::{DoublePot, ShortAnte, SpaceRules};
use crate::seat::{Seat, Seats};
use std::collections::BTreeMap;

impl Game {
    /// Lets fall the antes that wait for no decision, left of the dealer first.
    pub(crate) fn drop_antes(&mut self, seen: &mut impl FnMut(&Event)) {
        let dealer = self.state().dealer;
        self.rebuy(seen);
        for seat in self.state().around() {
            let waits = self.free_stake(seat) > 0 || (seat == dealer && self.dealer_may_double());
            if !waits {
                self.ante(seat, false, seen);
            }
        }
    }

    /// Seats that cannot ante in full buy chips from the bank where the rules say so.
    fn rebuy(&mut self, seen: &mut impl FnMut(&Event)) {
        let ruleset = self.rules().ruleset();
        if ruleset.short_ante != ShortAnte::Rebuy {
            return;
        }
        let chips = ruleset.chips.start;
        let free = ruleset.free_ante.as_ref().map_or(0, |free| free.budget);
        for seat in self.state().around() {
            if self.state().chips[seat] < self.fixed_antes(seat) + free {
                let chips = self.bank_pays(chips);
                if chips > 0 {
                    self.emit(Event::Rebought { seat, chips }, seen);
                }
            }
        }
    }

    /// What the seat antes at most on all spaces.
    pub(crate) fn fixed_antes(&self, seat: Seat) -> u32 {
        let board = self.rules().board().iter();
        board.map(|space| self.fixed_ante(seat, space, false)).sum()
    }

    /// Whether the dealer's antes fall when he deals: not again after a misdeal.
    pub(crate) fn dealer_may_double(&self) -> bool {
        self.rules().ruleset().dealer.double_pot == DoublePot::Optional && self.state().redeals == 0
    }

    /// The seats that still have something to stake.
    pub(crate) fn staking(&self) -> Seats {
        if self.rules().ruleset().free_ante.is_none() {
            return Seats::NONE;
        }
        let unstaked = self.state().unstaked.iter();
        unstaked.filter(|&seat| self.free_stake(seat) > 0).collect()
    }

    /// Chips that the seat still has to distribute: what its fixed antes leave it of the budget.
    pub(crate) fn free_stake(&self, seat: Seat) -> u32 {
        let Some(free) = &self.rules().ruleset().free_ante else {
            return 0;
        };
        if !self.state().unstaked.contains(seat) {
            return 0;
        }
        let antes = self.fixed_antes(seat);
        let rest = self.state().chips[seat].saturating_sub(antes);
        free.budget.min(rest)
    }

    /// A seat stakes: its fixed antes fall just before.
    pub(crate) fn stake(
        &mut self,
        seat: Seat,
        chips: &BTreeMap<SpaceId, u32>,
        seen: &mut impl FnMut(&Event),
    ) {
        let later = seat == self.state().dealer && self.dealer_may_double();
        if !later {
            self.ante(seat, false, seen);
        }
        let rules = self.rules().clone();
        for space in rules.board() {
            match chips.get(&space.id) {
                None | Some(0) => {}
                Some(&chips) => {
                    let space = space.id;
                    self.emit(Event::Staked { seat, space, chips }, seen);
                }
            }
        }
    }

    /// A seat's fixed antes in board order, as far as its chips reach.
    pub(crate) fn ante(&mut self, seat: Seat, double: bool, seen: &mut impl FnMut(&Event)) {
        let rules = self.rules().clone();
        for space in rules.board() {
            let chips = self
                .fixed_ante(seat, space, double)
                .min(self.state().chips[seat]);
            if chips > 0 {
                let space = space.id;
                self.emit(Event::Staked { seat, space, chips }, seen);
            }
        }
    }

    fn fixed_ante(&self, seat: Seat, space: &SpaceRules, double: bool) -> u32 {
        let deals = seat == self.state().dealer;
        self.rules().fixed_ante(space, deals, double)
    }
}
