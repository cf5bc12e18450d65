//! How each event changes the state; this never refuses.

use super::state::{CardSource, ExchangeStep, Phase, State};
use crate::board::SpaceId;
use crate::card::Card;
use crate::event::{Event, Payee, Source};
use crate::hand::Hand;
use crate::rules::{ExchangeRules, Leader, Restart, Rules};
use crate::seat::{BySeat, Seat, Seats};
use arrayvec::ArrayVec;

impl State {
    pub(crate) fn evolve(&mut self, rules: &Rules, event: &Event) {
        match *event {
            Event::GameStarted { at } => self.started_at = at,
            Event::DealerCut { .. } => {}
            Event::RoundStarted { dealer } => self.begin_round(dealer),
            Event::Committed { secret } => self.secret = secret,
            Event::Staked { seat, space, chips } => {
                self.unstaked = self.unstaked.without(seat);
                self.chips[seat] -= chips;
                *self.space(rules, space) += chips;
            }
            Event::Dealt { hands, dead } => {
                self.hands = hands;
                self.dead = dead;
                self.unstaked = Seats::NONE;
                self.phase = self.first_phase(rules);
            }
            Event::DeadHandOffered { .. } => {
                self.phase = Phase::Exchange(self.next_buyer(self.dealer));
            }
            Event::DeadHandDeclined { seat } => {
                self.phase = match self.phase {
                    Phase::Exchange(ExchangeStep::Buyer(_)) => {
                        Phase::Exchange(self.next_buyer(seat))
                    }
                    _ => self.first_lead(rules),
                }
            }
            Event::DeadHandPeeked { seat, .. } => self.dead_seen_by = Some(seat),
            Event::DeadHandExchanged { seat, hand, dead } => {
                self.hands[seat] = hand;
                self.dead = dead;
                self.dead_seen_by = Some(seat);
                self.phase = self.first_lead(rules);
            }
            Event::Led { seat, card } => {
                self.sequence = Some(self.played.len() as u8);
                self.card_played(rules, seat, card);
            }
            Event::Played { seat, card } => self.card_played(rules, seat, card),
            Event::Collected {
                seat,
                space,
                chips,
                from,
                ..
            } => {
                match from {
                    Source::Board => *self.space(rules, space) -= chips,
                    Source::Bank => self.bank -= i64::from(chips),
                }
                self.chips[seat] += chips;
            }
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
                match to {
                    Payee::Seat(seat) => self.chips[seat] += chips,
                    Payee::Space(space) => *self.space(rules, space) += chips,
                }
            }
            Event::Exempt { .. } | Event::CarriedOver { .. } | Event::Revealed { .. } => {}
            Event::RoundEnded { .. } => self.cards = CardSource::Shuffle,
            Event::Eliminated { seat } => self.active = self.active.without(seat),
            Event::LastRoundCalled {} => self.last_round = true,
            Event::ExtraRoundCalled {} => self.extra_rounds += 1,
            Event::GameEnded { ref outcome } => self.phase = Phase::Finished(outcome.clone()),
        }
    }

    /// The chips on a space; events name only spaces of the board.
    fn space(&mut self, rules: &Rules, id: SpaceId) -> &mut u32 {
        let place = rules.board().iter().position(|space| space.id == id);
        &mut self.board[place.unwrap_or_default()]
    }

    fn begin_round(&mut self, dealer: Seat) {
        self.round += 1;
        self.dealer = dealer;
        self.unstaked = self.active;
        self.hands = BySeat::default();
        self.dead = Hand::EMPTY;
        self.dead_seen_by = None;
        self.played = ArrayVec::new();
        self.sequence = None;
        self.phase = Phase::Ante;
    }

    /// The phase after the deal: the exchange, if there is something to exchange.
    pub(super) fn first_phase(&self, rules: &Rules) -> Phase {
        match rules.exchange() {
            ExchangeRules::Sale { .. } if !self.dead.is_empty() => {
                Phase::Exchange(ExchangeStep::Offer)
            }
            ExchangeRules::DealerSwap { .. } if !self.dead.is_empty() => {
                Phase::Exchange(ExchangeStep::Swap)
            }
            _ => self.first_lead(rules),
        }
    }

    fn next_buyer(&self, after: Seat) -> ExchangeStep {
        match self.active.left_of(after) {
            Some(seat) if seat != self.dealer => ExchangeStep::Buyer(seat),
            _ => ExchangeStep::Unsold,
        }
    }

    fn first_lead(&self, rules: &Rules) -> Phase {
        let left = self.active.left_of(self.dealer).unwrap_or(self.dealer);
        let leader = match rules.ruleset().stops.leader {
            Leader::LeftOfDealer {} | Leader::PokerWinner {} => left,
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
        self.played.push((seat, card));
        let next = if rules.is_forced_stop(card) {
            None
        } else {
            rules.low().next(card)
        };
        let follower = next.and_then(|next| Some((self.holder(next)?, next)));
        self.phase = match follower {
            Some((seat, card)) => Phase::Follow { seat, card },
            // Whoever played has the lead until the stop is told.
            None => Phase::Lead {
                leader: seat,
                barred: None,
                first: false,
            },
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
