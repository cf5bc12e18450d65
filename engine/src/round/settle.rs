//! Going out and payment.

use crate::event::{Event, PaidFor, Payee};
use crate::game::state::CardSource;
use crate::game::{Game, Moment};
use crate::hand::Hand;
use crate::meld::best_melds;
use crate::rules::{Carry, Pays, RoundPhase, Rummy, UnplayedBoodle};
use crate::seat::Seat;

impl Game {
    /// A seat has played its last card: the round is settled and the next one opened, or the
    /// session ends.
    pub(crate) fn go_out(&mut self, winner: Seat, at: &Moment, seen: &mut impl FnMut(&Event)) {
        self.emit(Event::WentOut { seat: winner }, seen);
        let rules = self.rules().clone();
        for pot in rules.pots() {
            let claimed = self.state().claimed >> pot.space & 1 == 1;
            if !(pot.only_unclaimed && claimed) {
                self.collect(winner, pot.space, Hand::EMPTY, seen);
            }
        }
        self.reward(winner, seen);
        self.pay_for_cards(winner, seen);
        self.pay_for_unplayed(seen);
        self.clear_board(seen);
        if self.state().cards == CardSource::Shuffle {
            let secret = self.state().secret;
            self.emit(Event::Revealed { secret }, seen);
        }
        let ended = Event::RoundEnded {
            winner,
            hands: self.state().hands,
            dead: self.state().dead,
            shown: rules.ruleset().visibility.show_dead_at_end,
        };
        self.emit(ended, seen);
        self.after_round(at, seen);
    }

    /// The bank rewards whoever goes out where the rules say so.
    fn reward(&mut self, seat: Seat, seen: &mut impl FnMut(&Event)) {
        let chips = self.bank_pays(self.rules().ruleset().settle.round_bonus);
        if chips > 0 {
            self.emit(Event::Rewarded { seat, chips }, seen);
            self.repay(seat, chips, seen);
        }
    }

    /// Whoever still holds a card that wins a space when it is played doubles what lies there, as far
    /// as his chips reach (Nain Jaune); left of the dealer first.
    fn pay_for_unplayed(&mut self, seen: &mut impl FnMut(&Event)) {
        let rules = self.rules().clone();
        if rules.ruleset().settle.unplayed_boodle != UnplayedBoodle::DoubleSpace {
            return;
        }
        for seat in self.state().around() {
            for boodle in rules.boodles() {
                let state = self.state();
                let card = state.boodle_card(boodle);
                let held = card.is_some_and(|card| state.hands[seat].contains(card));
                let space = &rules.board()[boodle.space];
                if held && space.pays == (Pays::Pot {}) {
                    let chips = state.board[boodle.space].min(state.chips[seat]);
                    let to = Payee::Space(space.id);
                    self.pay_to(seat, to, chips, None, PaidFor::Unplayed, seen);
                }
            }
        }
    }

    /// Chips that nobody won stay, go back or go to the pot, as each space says. Stakes go back before
    /// anything reaches the pot, so that nobody takes back there what was staked elsewhere.
    fn clear_board(&mut self, seen: &mut impl FnMut(&Event)) {
        let rules = self.rules().clone();
        let pot = rules.pots().first().map(|pot| pot.space);
        let with = |carry| {
            let spaces = rules.board().iter().enumerate();
            spaces.filter(move |(_, space)| space.carry == carry)
        };
        for (place, _) in with(Carry::Return) {
            self.give_back(place, seen);
        }
        for (place, _) in with(Carry::ToPot) {
            if let Some(pot) = pot.filter(|&pot| pot != place) {
                self.move_chips(place, pot, seen);
            }
        }
        for (place, space) in rules.board().iter().enumerate() {
            let chips = self.state().board[place];
            if chips > 0 {
                let space = space.id;
                self.emit(Event::CarriedOver { space, chips }, seen);
            }
        }
    }

    /// Everybody takes back what he staked on a space in this round, as far as it is still there. On a
    /// space that was won no stakes are left: what a division leaves and what was paid since stays.
    fn give_back(&mut self, place: usize, seen: &mut impl FnMut(&Event)) {
        if self.state().claimed >> place & 1 == 1 {
            return;
        }
        let stakes = self.state().returns.clone();
        for (_, seat, chips) in stakes
            .into_iter()
            .filter(|stake| usize::from(stake.0) == place)
        {
            let there = self.state().board[place];
            self.take(seat, place, chips.min(there), Hand::EMPTY, seen);
        }
    }

    fn move_chips(&mut self, from: usize, to: usize, seen: &mut impl FnMut(&Event)) {
        let chips = self.state().board[from];
        let board = self.rules().board();
        let (from, to) = (board[from].id, board[to].id);
        if chips > 0 {
            self.emit(Event::Moved { from, to, chips }, seen);
        }
    }

    /// Each opponent pays for the cards left, left of the dealer first.
    fn pay_for_cards(&mut self, winner: Seat, seen: &mut impl FnMut(&Event)) {
        let settle = &self.rules().ruleset().settle;
        let (per_card, exempt) = (settle.per_card, settle.exempt_holder);
        if per_card == 0 {
            return;
        }
        for seat in self.state().around().filter(|&seat| seat != winner) {
            let hand = self.state().hands[seat];
            if exempt.is_some_and(|card| hand.contains(card)) {
                self.emit(Event::Exempt { seat }, seen);
                continue;
            }
            let cards = hand.minus(self.melded(seat, hand, seen)).len() as u8;
            let owed = per_card.saturating_mul(u32::from(cards));
            self.pay(seat, winner, owed, Some(cards), PaidFor::Cards, seen);
        }
    }

    /// The cards that melds relieve the seat of paying for (Michigan Rummy, Tripoley).
    fn melded(&mut self, seat: Seat, hand: Hand, seen: &mut impl FnMut(&Event)) -> Hand {
        let ruleset = self.rules().ruleset();
        let relief =
            ruleset.rummy == Rummy::MeldRelief && ruleset.phases.contains(&RoundPhase::Rummy);
        if !relief {
            return Hand::EMPTY;
        }
        let cards = best_melds(hand, self.rules().low());
        if !cards.is_empty() {
            self.emit(Event::Melded { seat, cards }, seen);
        }
        cards
    }
}
