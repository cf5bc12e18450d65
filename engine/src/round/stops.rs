//! Play: leads, follows, stops and boodle cards.

use crate::card::{Card, Suit};
use crate::event::{Event, PaidFor, Payee, Source};
use crate::game::state::Phase;
use crate::game::{Game, Moment};
use crate::hand::Hand;
use crate::rules::{LeadRule, NoLead, Pays, Restart, StopCause};
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
            Phase::Follow { .. } => Event::Played { seat, card },
            _ => Event::Led { seat, card },
        };
        self.emit(event, seen);
        self.collect_boodles(seat, card, seen);
        if self.state().hands[seat].is_empty() {
            self.go_out(seat, at, seen);
        } else if !matches!(self.state().phase, Phase::Follow { .. }) {
            self.stop(seat, card, seen);
        }
    }

    fn collect_boodles(&mut self, seat: Seat, card: Card, seen: &mut impl FnMut(&Event)) {
        let rules = self.rules().clone();
        for place in rules.boodles(card) {
            self.collect(seat, place, Hand::EMPTY.with(card), seen);
        }
    }

    /// Pays a space to a seat; of an empty space nothing is said.
    pub(crate) fn collect(
        &mut self,
        seat: Seat,
        place: usize,
        cards: Hand,
        seen: &mut impl FnMut(&Event),
    ) {
        let space = &self.rules().board()[place];
        let (chips, from) = match space.pays {
            Pays::Pot {} => (self.state().board[place], Source::Board),
            Pays::Fixed { amount, .. } => (amount, Source::Bank),
        };
        if chips > 0 {
            let collected = Event::Collected {
                seat,
                space: space.id,
                chips,
                cards,
                from,
            };
            self.emit(collected, seen);
        }
    }

    fn stop(&mut self, seat: Seat, card: Card, seen: &mut impl FnMut(&Event)) {
        let why = self.stop_cause(card);
        self.emit(Event::Stopped { seat, why }, seen);
        self.pay_stop_bonus(seat, why, seen);
        // Somebody can lead at the latest when the lead is back at the stopper, without a bar.
        while let Phase::Lead { leader, barred, .. } = self.state().phase
            && self.leads(leader, barred, false).0.is_empty()
        {
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
            Some(next) if !rules.pack().contains(next) => StopCause::Removed,
            Some(_) => StopCause::Played,
        }
    }

    /// Every other seat pays the player who caused a stop (Michigan Rummy, Stops für Chips).
    fn pay_stop_bonus(&mut self, seat: Seat, why: StopCause, seen: &mut impl FnMut(&Event)) {
        let bonus = match &self.rules().ruleset().stops.stop_bonus {
            Some(bonus) if bonus.causes.contains(&why) => bonus.amount,
            _ => return,
        };
        for from in self.state().around().filter(|&from| from != seat) {
            self.pay(from, seat, bonus, None, PaidFor::Stop, seen);
        }
    }

    /// A seat pays another what it owes, as far as its chips reach; of nothing nothing is said.
    pub(crate) fn pay(
        &mut self,
        from: Seat,
        to: Seat,
        owed: u32,
        cards: Option<u8>,
        why: PaidFor,
        seen: &mut impl FnMut(&Event),
    ) {
        let chips = owed.min(self.state().chips[from]);
        if chips > 0 {
            let to = Payee::Seat(to);
            let payment = Event::Paid {
                from,
                to,
                chips,
                cards,
                why,
            };
            self.emit(payment, seen);
        }
    }
}
