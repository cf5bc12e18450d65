//! Play: leads, follows, stops and boodle cards.

use crate::board::Claim;
use crate::card::{Card, Suit};
use crate::event::{Event, PaidFor, Payee, Source};
use crate::game::state::Phase;
use crate::game::{Game, Moment};
use crate::hand::Hand;
use crate::rules::{BonusPayer, FixedPayer, LeadRule, MAX_BANK, NoLead, Pays, Restart, StopCause};
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
        if self.state().hands[seat].is_empty() {
            self.go_out(seat, at, seen);
        } else if matches!(self.state().phase, Phase::Lead { .. }) {
            self.stop(seat, card, seen);
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

    fn take_from_bank(
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
    }

    /// A seat passes: it bids no more, or does not play the card that is due.
    pub(crate) fn pass(&mut self, seat: Seat, seen: &mut impl FnMut(&Event)) {
        if matches!(self.state().phase, Phase::Exchange(_)) {
            return self.pass_bid(seat, seen);
        }
        self.emit(Event::Passed { seat }, seen);
        if let (Phase::Lead { .. }, Some(&(last, card))) =
            (&self.state().phase, self.state().played.last())
        {
            self.stop(last, card, seen);
        }
    }

    fn stop(&mut self, seat: Seat, card: Card, seen: &mut impl FnMut(&Event)) {
        let why = self.stop_cause(card);
        // Where a card may be kept back nobody learns whether it was, or lies in the dead hand.
        let told = match why {
            StopCause::Dead if self.rules().ruleset().stops.withhold => StopCause::Unplayed,
            why => why,
        };
        self.emit(Event::Stopped { seat, why, told }, seen);
        self.pay_stop_bonus(seat, why, seen);
        // Somebody can lead at the latest when the lead is back at the stopper, without a bar.
        while let Phase::Lead { leader, barred, .. } = self.state().phase
            && self.leads(leader, barred, false).0.is_empty()
        {
            self.pay_no_lead_fee(leader, seen);
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

    /// A leader who passes the lead on pays for it, as far as his chips reach.
    fn pay_no_lead_fee(&mut self, from: Seat, seen: &mut impl FnMut(&Event)) {
        let fee = self.rules().ruleset().stops.no_lead_fee;
        let chips = fee.min(self.state().chips[from]);
        if let Some(pot) = self.rules().pots().first()
            && chips > 0
        {
            let payment = Event::Paid {
                from,
                to: Payee::Space(self.rules().board()[pot.space].id),
                chips,
                cards: None,
                why: PaidFor::Fee,
            };
            self.emit(payment, seen);
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
