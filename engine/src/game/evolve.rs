//! How each event changes the state; this never refuses.

use super::state::{Bidding, CardSource, ExchangeStep, Phase, State};
use crate::board::SpaceId;
use crate::card::Card;
use crate::event::{Event, Payee, Purse, Source, Transfer};
use crate::hand::Hand;
use crate::rules::{
    Carry, ExchangeMode, ExchangeOrder, Leader, Restart, RoundPhase, Rules, TurnUp,
};
use crate::seat::{BySeat, Seat, Seats};
use arrayvec::ArrayVec;

impl State {
    pub(crate) fn evolve(&mut self, rules: &Rules, event: &Event) {
        match *event {
            Event::GameStarted { at } => self.started_at = at,
            Event::DealerCut { .. } => {}
            Event::BoodlesDrawn { ref cards } => self.drawn = cards.iter().copied().collect(),
            Event::RoundStarted { dealer } => self.begin_round(dealer),
            Event::Committed { secret } => {
                self.secret = secret;
                self.sealed.committed();
            }
            Event::NextCommitted { secret } => self.sealed.next_committed(secret),
            Event::EntropyAdded { seat, ref entropy } => {
                self.sealed.added[seat] = Some(entropy.clone());
            }
            Event::Staked { seat, space, chips } => self.staked(rules, seat, space, chips),
            Event::Rebought { seat, chips } | Event::Rewarded { seat, chips } => {
                self.bank -= i64::from(chips);
                self.chips[seat] += chips;
            }
            Event::Lent { seat, chips } => {
                self.bank -= i64::from(chips);
                self.chips[seat] += chips;
                self.debts[seat] += chips;
                let (from, to) = (Purse::Bank, Purse::Seat(seat));
                self.note(rules, Transfer { from, to, chips });
            }
            Event::Repaid { seat, chips } => {
                self.debts[seat] -= chips;
                self.chips[seat] -= chips;
                self.bank += i64::from(chips);
                let (from, to) = (Purse::Seat(seat), Purse::Bank);
                self.note(rules, Transfer { from, to, chips });
            }
            Event::PackCut { at, .. } => self.cut_at = at,
            Event::Dealt {
                hands,
                dead,
                last_dead,
            } => {
                self.hands = hands;
                self.dead = dead;
                if rules.may_misdeal() {
                    self.debts_at_deal = self.debts;
                }
                let turned = rules.ruleset().turn_up != TurnUp::Off;
                let later = turned && !self.done.contains(&RoundPhase::TurnUp);
                self.last_dead = last_dead.filter(|_| later);
                if self.cards != CardSource::Shuffle {
                    self.cards = CardSource::Given;
                }
                self.unstaked = Seats::NONE;
                self.sealed.dealt();
                self.phase = self.first_phase(rules);
            }
            Event::TurnedUp { card } => {
                self.last_dead = None;
                self.turned_up = Some(card);
            }
            Event::PokerWon { hands } => self.poker_won(rules, &hands),
            Event::LeftOver { .. } => {}
            Event::DeadHandOffered { .. } => {
                self.phase = self.after_buyer(self.dealer, rules);
            }
            Event::DeadHandDeclined { seat } => self.declined(rules, seat),
            Event::DeadHandPeeked { seat, .. } => self.dead_seen_by = Some(seat),
            Event::DeadHandExchanged { seat, hand, dead } => {
                self.hands[seat] = hand;
                self.dead = dead;
                self.dead_seen_by = Some(seat);
                self.exposed[seat] = Hand::EMPTY;
                self.phase = self.first_lead(rules);
            }
            Event::Bid { seat, chips } => self.bid(seat, chips),
            Event::Passed { seat } => self.passed(rules, seat),
            Event::Led { seat, card } => {
                self.sequence = Some(self.played.len() as u8);
                self.card_played(rules, seat, card);
            }
            Event::Played { seat, card } => self.card_played(rules, seat, card),
            Event::Collected {
                seat,
                space,
                chips,
                cards,
                from,
            } => self.collected(rules, seat, space, chips, cards, from),
            Event::Stopped { seat, .. } => self.stopped(rules, seat),
            Event::LeadPassed { seat } => self.lead_passed(seat),
            Event::WentOut { seat } => {
                self.rounds_won[seat] += 1;
                self.sequence = None;
                self.phase = Phase::Settling;
            }
            Event::Paid {
                from, to, chips, ..
            } => {
                self.chips[from] -= chips;
                let to = match to {
                    Payee::Seat(seat) => Purse::Seat(seat),
                    Payee::Space(space) => Purse::Space(space),
                };
                self.put(rules, to, chips);
                let from = Purse::Seat(from);
                self.note(rules, Transfer { from, to, chips });
            }
            Event::Moved { from, to, chips } => {
                *self.space(rules, from) -= chips;
                *self.space(rules, to) += chips;
            }
            Event::Melded { .. } | Event::Exempt { .. } => {}
            Event::CarriedOver { .. } | Event::Revealed { .. } | Event::RoundEnded { .. } => {}
            Event::RevealedWithEntropy { .. } => {}
            Event::RoundAbandoned { .. } => {
                self.sequence = None;
                self.phase = Phase::Settling;
            }
            Event::Eliminated { seat } => self.active = self.active.without(seat),
            Event::LastRoundCalled {} => self.last_round = true,
            Event::ExtraRoundCalled {} => self.extra_rounds += 1,
            Event::GameEnded { ref outcome } => self.phase = Phase::Finished(outcome.clone()),
            Event::MisdealDeclared { .. } => self.undo_deal(),
            Event::Returned { transfer } => self.returned(rules, transfer),
        }
    }

    /// The place of a space; events name only spaces of the board.
    fn place(rules: &Rules, id: SpaceId) -> usize {
        let place = rules.board().iter().position(|space| space.id == id);
        place.unwrap_or_default()
    }

    pub(super) fn space(&mut self, rules: &Rules, id: SpaceId) -> &mut u32 {
        &mut self.board[State::place(rules, id)]
    }

    fn begin_round(&mut self, dealer: Seat) {
        self.round += 1;
        self.cards = self.sealed.source();
        self.dealer = dealer;
        self.unstaked = self.active;
        self.returns.clear();
        self.redeals = 0;
        self.since_deal.clear();
        self.clear_cards();
    }

    /// Nothing has been dealt, and nothing has been won with cards.
    pub(super) fn clear_cards(&mut self) {
        self.cut_at = 0;
        self.hands = BySeat::default();
        self.dead = Hand::EMPTY;
        self.dead_seen_by = None;
        self.last_dead = None;
        self.turned_up = None;
        self.exposed = BySeat::default();
        self.claimed = 0;
        self.poker_winner = None;
        self.played = ArrayVec::new();
        self.sequence = None;
        self.done.clear();
        self.phase = Phase::Ante;
    }

    fn staked(&mut self, rules: &Rules, seat: Seat, space: SpaceId, chips: u32) {
        self.unstaked = self.unstaked.without(seat);
        self.chips[seat] -= chips;
        let place = State::place(rules, space);
        self.board[place] += chips;
        if rules.board()[place].carry == Carry::Return {
            self.returns.push((place as u8, seat, chips));
        }
    }

    fn collected(
        &mut self,
        rules: &Rules,
        seat: Seat,
        space: SpaceId,
        chips: u32,
        cards: Hand,
        from: Source,
    ) {
        let place = State::place(rules, space);
        let from = match from {
            Source::Board => Purse::Space(space),
            Source::Bank => Purse::Bank,
        };
        self.draw(rules, from, chips);
        self.chips[seat] += chips;
        let to = Purse::Seat(seat);
        self.note(rules, Transfer { from, to, chips });
        // Going out and chips that go back claim nothing: no card wins them.
        if !cards.is_empty() {
            self.claimed |= 1 << place;
        }
        // Cards that won a space without being played have been shown.
        let shown = cards.meet(self.hands[seat]);
        self.exposed[seat] = self.exposed[seat].union(shown);
    }

    fn poker_won(&mut self, rules: &Rules, hands: &BySeat<Hand>) {
        let winners: Seats = hands
            .iter()
            .filter(|(_, hand)| !hand.is_empty())
            .map(|(seat, _)| seat)
            .collect();
        self.poker_winner = winners.left_of(self.dealer);
        for seat in winners.iter() {
            self.exposed[seat] = self.exposed[seat].union(hands[seat]);
        }
        if let Phase::Lead { first: true, .. } = self.phase {
            self.phase = self.first_lead(rules);
        }
    }

    /// The phase after the deal: the exchange, if there is something to exchange.
    fn first_phase(&self, rules: &Rules) -> Phase {
        let exchange = rules.exchange();
        if self.dead.is_empty() || self.done.contains(&RoundPhase::Exchange) {
            return self.first_lead(rules);
        }
        match (exchange.mode, exchange.order) {
            (ExchangeMode::None, _) => self.first_lead(rules),
            (ExchangeMode::DealerSwap, _) => Phase::Exchange(ExchangeStep::Swap),
            (_, ExchangeOrder::DealerFirst | ExchangeOrder::DealerOnly) => {
                Phase::Exchange(ExchangeStep::First)
            }
            (ExchangeMode::Sale, _) => Phase::Exchange(ExchangeStep::Offer),
            (ExchangeMode::Auction, _) if exchange.dealer_bids => self.auction(self.active),
            (ExchangeMode::Auction, _) => self.auction(self.active.without(self.dealer)),
        }
    }

    fn auction(&self, bidders: Seats) -> Phase {
        let first = bidders.left_of(self.dealer).unwrap_or(self.dealer);
        Phase::Exchange(ExchangeStep::Bid(Bidding {
            seat: first,
            left: bidders,
            high: None,
        }))
    }

    /// The next seat is asked to buy; the dealer comes last, unless he was asked first.
    fn after_buyer(&self, seat: Seat, rules: &Rules) -> Phase {
        match self.active.left_of(seat) {
            Some(next) if next != self.dealer => Phase::Exchange(ExchangeStep::Buyer(next)),
            _ if rules.exchange().order == ExchangeOrder::LeftThenDealer => {
                Phase::Exchange(ExchangeStep::Unsold)
            }
            _ => self.first_lead(rules),
        }
    }

    fn declined(&mut self, rules: &Rules, seat: Seat) {
        let exchange = rules.exchange();
        self.phase = match self.phase {
            Phase::Exchange(ExchangeStep::Buyer(_)) => self.after_buyer(seat, rules),
            Phase::Exchange(ExchangeStep::First)
                if exchange.order == ExchangeOrder::DealerFirst =>
            {
                match exchange.mode {
                    ExchangeMode::Auction => self.auction(self.active.without(self.dealer)),
                    _ => self.after_buyer(self.dealer, rules),
                }
            }
            _ => self.first_lead(rules),
        };
    }

    fn bid(&mut self, seat: Seat, chips: u32) {
        if let Phase::Exchange(ExchangeStep::Bid(bidding)) = &mut self.phase {
            bidding.high = Some((seat, chips));
            bidding.seat = bidding.left.left_of(seat).unwrap_or(seat);
        }
    }

    fn passed(&mut self, rules: &Rules, seat: Seat) {
        match self.phase {
            Phase::Exchange(ExchangeStep::Bid(bidding)) => {
                let left = bidding.left.without(seat);
                self.phase = match left.left_of(seat) {
                    Some(next) => Phase::Exchange(ExchangeStep::Bid(Bidding {
                        seat: next,
                        left,
                        ..bidding
                    })),
                    None => self.first_lead(rules),
                };
            }
            Phase::Ask { card, .. } => {
                let last = self.played.last().map_or(seat, |(seat, _)| *seat);
                self.phase = if seat == last {
                    lead_of(last)
                } else {
                    let seat = self.active.left_of(seat).unwrap_or(seat);
                    Phase::Ask { seat, card }
                };
            }
            _ => {}
        }
    }

    pub(super) fn first_lead(&self, rules: &Rules) -> Phase {
        let left = self.active.left_of(self.dealer).unwrap_or(self.dealer);
        let leader = match rules.ruleset().stops.leader {
            Leader::LeftOfDealer {} => left,
            Leader::PokerWinner {} => self.poker_winner.unwrap_or(left),
            Leader::Dealer {} => self.dealer,
            Leader::HolderOfLowest { suit } => {
                let held = self.active.iter().map(|seat| self.hands[seat]);
                let lowest = held
                    .fold(Hand::EMPTY, Hand::union)
                    .lowest(suit, rules.low());
                lowest.and_then(|card| self.holder(card)).unwrap_or(left)
            }
        };
        Phase::Lead {
            leader,
            barred: None,
            first: true,
        }
    }

    fn card_played(&mut self, rules: &Rules, seat: Seat, card: Card) {
        self.hands[seat] = self.hands[seat].without(card);
        self.exposed[seat] = self.exposed[seat].without(card);
        self.played.push((seat, card));
        self.since_deal.clear();
        self.debts_at_deal = BySeat::default();
        let next = if rules.is_forced_stop(card) {
            None
        } else {
            rules.low().next(card)
        };
        let withhold = rules.ruleset().stops.withhold;
        self.phase = match next.map(|next| (next, self.holder(next))) {
            Some((card, Some(seat))) if !withhold => Phase::Follow { seat, card },
            // Everybody is asked, so that nobody can tell a dead card from one kept back.
            Some((card, holder)) if withhold && (holder.is_some() || self.dead.contains(card)) => {
                let seat = self.active.left_of(seat).unwrap_or(seat);
                Phase::Ask { seat, card }
            }
            _ => lead_of(seat),
        };
    }

    fn stopped(&mut self, rules: &Rules, seat: Seat) {
        let suit = self.played.last().map(|(_, card)| card.suit());
        self.sequence = None;
        self.phase = Phase::Lead {
            leader: seat,
            barred: match rules.ruleset().stops.restart {
                Restart::Any => None,
                Restart::Change | Restart::ChangeColour => suit,
            },
            first: false,
        };
    }

    /// After a full circle the bar is lifted and the stopper leads (Michigan Rummy, Spielablauf 3).
    fn lead_passed(&mut self, seat: Seat) {
        let stopper = self.played.last().map(|(seat, _)| *seat);
        let next = self.active.left_of(seat).unwrap_or(seat);
        if let Phase::Lead { leader, barred, .. } = &mut self.phase {
            *leader = next;
            if Some(next) == stopper {
                *barred = None;
            }
        }
    }
}

/// Whoever played last has the lead until the stop is told.
fn lead_of(leader: Seat) -> Phase {
    Phase::Lead {
        leader,
        barred: None,
        first: false,
    }
}
