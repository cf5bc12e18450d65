//! Play: leads, follows, stops and boodle cards.

use crate::board::Claim;
use crate::card::{Card, Suit};
use crate::event::{Event, PaidFor};
use crate::game::state::Phase;
use crate::game::{Game, Moment};
use crate::hand::Hand;
use crate::rules::{BonusPayer, LeadRule, NoLead, Restart, StopCause};
use crate::seat::Seat;

impl Game {
    /// The cards of the hand that the seat may lead, and those that it may not because of their suit.
    pub(crate) fn leads(&self, seat: Seat, barred: Option<Suit>, first: bool) -> (Hand, Hand) {
        let stops = &self.rules().ruleset().stops;
        let hand = self.state().hands[seat];
        let barred = match barred {
            None => Hand::EMPTY,
            Some(suit) if stops.restart == Restart::ChangeColour => Suit::ALL
                .into_iter()
                .filter(|other| other.same_colour(suit))
                .fold(Hand::EMPTY, |cards, suit| cards.union(hand.in_suit(suit))),
            Some(suit) => hand.in_suit(suit),
        };
        let barred = if barred == hand && stops.no_lead == NoLead::SameSuit {
            Hand::EMPTY
        } else {
            barred
        };
        let rule = if first { stops.first_lead } else { stops.lead };
        (self.leads_by(rule, hand.minus(barred)), barred)
    }

    /// Whether the lowest card of the whole hand has to be led.
    pub(crate) fn leads_lowest_in_hand(&self, first: bool) -> bool {
        let stops = &self.rules().ruleset().stops;
        let rule = if first { stops.first_lead } else { stops.lead };
        rule == LeadRule::LowestInHand
    }

    fn leads_by(&self, rule: LeadRule, cards: Hand) -> Hand {
        let low = self.rules().low();
        let lowest = |suit| cards.lowest(suit, low);
        let lowest_of_suits = || Suit::ALL.into_iter().filter_map(lowest);
        match rule {
            LeadRule::Any => cards,
            LeadRule::LowestOfSuit => lowest_of_suits().collect(),
            LeadRule::LowestOfLongest => {
                let length = |suit| cards.in_suit(suit).len();
                let longest = Suit::ALL.into_iter().map(length).max();
                lowest_of_suits()
                    .filter(|card| Some(length(card.suit())) == longest)
                    .collect()
            }
            LeadRule::LowestInHand => {
                let height = |card: Card| low.height(card.rank());
                let lowest = lowest_of_suits().map(height).min();
                lowest_of_suits()
                    .filter(|card| Some(height(*card)) == lowest)
                    .collect()
            }
        }
    }

    /// A seat plays a card, with all that follows: its boodle, going out, the stop, the next leader.
    pub(crate) fn play(
        &mut self,
        seat: Seat,
        card: Card,
        at: &Moment,
        seen: &mut impl FnMut(&Event),
    ) {
        let event = match self.state().phase {
            Phase::Follow { .. } | Phase::Ask { .. } => Event::Played { seat, card },
            _ => Event::Led { seat, card },
        };
        self.emit(event, seen);
        self.collect_boodles(seat, card, seen);
        match self.state().phase {
            _ if self.state().hands[seat].is_empty() => self.go_out(seat, at, seen),
            Phase::Follow { seat: next, .. } => self.pay_pass_fees(seat, next, seen),
            Phase::Lead { .. } => self.stop(seat, card, seen),
            _ => {}
        }
    }

    fn collect_boodles(&mut self, seat: Seat, card: Card, seen: &mut impl FnMut(&Event)) {
        let rules = self.rules().clone();
        for boodle in rules.boodles_like(card) {
            if self.state().boodle_card(boodle) == Some(card) {
                self.collect(seat, boodle.space, Hand::EMPTY.with(card), seen);
            }
        }
        if rules.has_sets() {
            self.collect_sets(seat, card, seen);
        }
    }

    /// Spaces that are won by playing several cards; whoever plays the last of them completes the
    /// set (Pope Joan: matrimony, intrigue).
    fn collect_sets(&mut self, seat: Seat, card: Card, seen: &mut impl FnMut(&Event)) {
        let rules = self.rules().clone();
        for (place, space) in rules.board().iter().enumerate() {
            for claim in &space.claims {
                let Claim::PlaySet { cards, same_player } = claim else {
                    continue;
                };
                let meant = cards.iter().map(|&card| self.state().meant(card));
                let Some(set) = meant.collect::<Option<Hand>>() else {
                    continue;
                };
                let played = self.state().played.iter();
                let counted: Hand = played
                    .filter(|(player, _)| !same_player || *player == seat)
                    .map(|(_, card)| *card)
                    .collect();
                if set.contains(card) && set.minus(counted).is_empty() {
                    self.collect(seat, place, set, seen);
                }
            }
        }
    }

    /// A seat passes: it bids no more, or does not play the card that is due.
    pub(crate) fn pass(&mut self, seat: Seat, seen: &mut impl FnMut(&Event)) {
        if matches!(self.state().phase, Phase::Exchange(_)) {
            return self.pass_bid(seat, seen);
        }
        self.emit(Event::Passed { seat }, seen);
        let fee = self.rules().ruleset().stops.pass_fee;
        self.pay_fee(seat, fee, seen);
        if let (Phase::Lead { .. }, Some(&(last, card))) =
            (&self.state().phase, self.state().played.last())
        {
            self.stop(last, card, seen);
        }
    }

    fn stop(&mut self, seat: Seat, card: Card, seen: &mut impl FnMut(&Event)) {
        let why = self.stop_cause(card);
        let told = match why {
            // Where a card may be kept back nobody learns whether it was, or lies in the dead hand;
            // everybody has been asked and has paid for passing.
            StopCause::Dead if self.rules().ruleset().stops.withhold => StopCause::Unplayed,
            StopCause::Dead => {
                self.pay_pass_fees(seat, seat, seen);
                why
            }
            why => why,
        };
        self.emit(Event::Stopped { seat, why, told }, seen);
        self.pay_stop_bonus(seat, why, seen);
        // Somebody can lead at the latest when the lead is back at the stopper, without a bar.
        while let Phase::Lead { leader, barred, .. } = self.state().phase
            && self.leads(leader, barred, false).0.is_empty()
        {
            let fee = self.rules().ruleset().stops.no_lead_fee;
            self.pay_fee(leader, fee, seen);
            self.emit(Event::LeadPassed { seat: leader }, seen);
        }
    }

    /// Why nobody follows this card.
    fn stop_cause(&self, card: Card) -> StopCause {
        let rules = self.rules();
        if rules.is_forced_stop(card) {
            return StopCause::Forced;
        }
        match rules.low().next(card) {
            None => StopCause::Top,
            Some(next) if self.state().dead.contains(next) => StopCause::Dead,
            Some(next) if self.state().holder(next).is_some() => StopCause::Unplayed,
            Some(next) if !rules.pack().contains(next) => StopCause::Removed,
            Some(_) => StopCause::Played,
        }
    }

    /// Every seat that the turn passes by, from the player of the last card to the next one to play,
    /// pays for not having the card that is due (Play or Pay).
    fn pay_pass_fees(&mut self, last: Seat, next: Seat, seen: &mut impl FnMut(&Event)) {
        let fee = self.rules().ruleset().stops.pass_fee;
        let seats = self.state().active.clockwise_after(last);
        for seat in seats.take_while(|&seat| seat != next) {
            self.pay_fee(seat, fee, seen);
        }
    }

    /// The player who caused a stop is paid for it (Michigan Rummy, Stops für Chips).
    fn pay_stop_bonus(&mut self, seat: Seat, why: StopCause, seen: &mut impl FnMut(&Event)) {
        let (amount, from) = match &self.rules().ruleset().stops.stop_bonus {
            Some(bonus) if bonus.causes.contains(&why) => (bonus.amount, bonus.from),
            _ => return,
        };
        let pot = self.rules().pots().first().map(|pot| pot.space);
        match (from, pot) {
            (BonusPayer::Each, _) => {
                for from in self.state().around().filter(|&from| from != seat) {
                    self.pay(from, seat, amount, None, PaidFor::Stop, seen);
                }
            }
            (BonusPayer::Pot, Some(pot)) => {
                let chips = amount.min(self.state().board[pot]);
                self.take(seat, pot, chips, Hand::EMPTY, seen);
            }
            (BonusPayer::Bank, Some(pot)) => {
                self.take_from_bank(seat, pot, amount, Hand::EMPTY, seen);
            }
            (BonusPayer::Pot | BonusPayer::Bank, None) => {}
        }
    }
}
