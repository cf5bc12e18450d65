//! What a seat is asked: the one truth behind the list of legal actions and the check of an action.

use super::Game;
use super::state::{ExchangeStep, Phase};
use crate::action::Action;
use crate::card::Card;
use crate::hand::Hand;
use crate::illegal::Illegal;
use crate::rules::{DoublePot, ExchangeRules, Rules};
use crate::seat::Seat;
use std::collections::BTreeMap;

/// What a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    /// To distribute chips over the free spaces.
    Stake { total: u32 },
    /// To deal.
    Deal,
    /// To offer the dead hand.
    Offer { must: bool },
    /// To buy the dead hand, if it can pay.
    Buy { price: u32, can_pay: bool },
    /// To take the dead hand as the dealer, if he can pay.
    Take { price: u32, can_pay: bool },
    /// To lead one of these cards of the hand.
    Lead {
        cards: Hand,
        hand: Hand,
        barred: Hand,
        lowest_in_hand: bool,
    },
    /// To play this card.
    Follow { card: Card, hand: Hand },
}

/// What the seat is asked now.
pub(super) fn asked(game: &Game, seat: Seat) -> Result<Asked, Illegal> {
    let state = game.state();
    if game.is_finished() {
        return Err(Illegal::Finished);
    }
    match state.phase {
        Phase::Follow { seat: due, card } if due == seat => Ok(Asked::Follow {
            card,
            hand: state.hands[seat],
        }),
        Phase::Lead {
            leader,
            barred,
            first,
        } if leader == seat => {
            let (cards, barred) = game.leads(seat, barred, first);
            Ok(Asked::Lead {
                cards,
                hand: state.hands[seat],
                barred,
                lowest_in_hand: game.leads_lowest_in_hand(first),
            })
        }
        Phase::Ante if game.to_act().contains(seat) => Ok(match game.free_stake(seat) {
            0 => Asked::Deal,
            total => Asked::Stake { total },
        }),
        Phase::Exchange(step) if step.seat(state.dealer) == seat => Ok(exchange(game, step, seat)),
        _ => Err(Illegal::NotYourTurn),
    }
}

fn exchange(game: &Game, step: ExchangeStep, seat: Seat) -> Asked {
    let (price, must) = match game.rules.exchange() {
        ExchangeRules::None => (0, false),
        ExchangeRules::Sale {
            price, must_offer, ..
        } => (price, must_offer),
        ExchangeRules::DealerSwap { price, .. } => (price, false),
    };
    let can_pay = game.state().chips[seat] >= price;
    match step {
        ExchangeStep::Offer => Asked::Offer { must },
        ExchangeStep::Buyer(_) => Asked::Buy { price, can_pay },
        ExchangeStep::Unsold | ExchangeStep::Swap => Asked::Take { price, can_pay },
    }
}

impl Asked {
    /// Every legal action; of a stake the smallest legal choice.
    pub(crate) fn list(self, rules: &Rules) -> Vec<Action> {
        match self {
            Asked::Stake { total } => {
                let free = rules.ruleset().free_ante.as_ref();
                let first = free.and_then(|free| free.on.first());
                let chips: BTreeMap<_, _> =
                    first.map(|&space| (space, total)).into_iter().collect();
                vec![Action::Stake { chips }]
            }
            Asked::Deal if may_choose_to_double(rules) => [false, true]
                .map(|double| Action::Deal {
                    double: Some(double),
                })
                .into(),
            Asked::Deal => vec![Action::Deal { double: None }],
            Asked::Offer { must: true } => vec![Action::Offer {}],
            Asked::Offer { must: false } => vec![Action::Decline {}, Action::Offer {}],
            Asked::Buy { can_pay: false, .. } => vec![Action::Decline {}],
            Asked::Buy { can_pay: true, .. } => vec![Action::Decline {}, Action::Buy {}],
            Asked::Take { can_pay: false, .. } => vec![Action::Keep {}],
            Asked::Take { can_pay: true, .. } => vec![Action::Keep {}, Action::Exchange {}],
            Asked::Lead { cards, .. } => cards.iter().map(|card| Action::Play { card }).collect(),
            Asked::Follow { card, .. } => vec![Action::Play { card }],
        }
    }

    /// Whether an action is legal, and if not, why.
    pub(crate) fn allows(self, rules: &Rules, action: &Action) -> Result<(), Illegal> {
        match (self, action) {
            (Asked::Follow { card: due, hand }, Action::Play { card }) => {
                if *card == due {
                    Ok(())
                } else if hand.contains(*card) {
                    Err(Illegal::MustFollow(due))
                } else {
                    Err(Illegal::CardNotHeld(*card))
                }
            }
            (Asked::Lead { cards, .. }, Action::Play { card }) if cards.contains(*card) => Ok(()),
            (lead @ Asked::Lead { .. }, Action::Play { card }) => {
                Err(lead.why_not_led(rules, *card))
            }
            (Asked::Stake { total }, Action::Stake { chips }) => {
                let free = rules.ruleset().free_ante.as_ref();
                let is_free = |space| free.is_some_and(|free| free.on.contains(space));
                if let Some(&space) = chips.keys().find(|space| !is_free(space)) {
                    return Err(Illegal::StakeSpace(space));
                }
                let sum: u64 = chips.values().map(|&chips| u64::from(chips)).sum();
                if sum == u64::from(total) {
                    Ok(())
                } else {
                    Err(Illegal::StakeTotal { total })
                }
            }
            (Asked::Deal, Action::Deal { double }) => match (may_choose_to_double(rules), double) {
                (true, None) => Err(Illegal::SayDouble),
                (false, Some(_)) => Err(Illegal::NoDouble),
                _ => Ok(()),
            },
            (Asked::Offer { .. }, Action::Offer {})
            | (Asked::Offer { must: false }, Action::Decline {})
            | (Asked::Buy { .. }, Action::Decline {})
            | (Asked::Buy { can_pay: true, .. }, Action::Buy {})
            | (Asked::Take { .. }, Action::Keep {})
            | (Asked::Take { can_pay: true, .. }, Action::Exchange {}) => Ok(()),
            (Asked::Buy { price, .. }, Action::Buy {})
            | (Asked::Take { price, .. }, Action::Exchange {}) => {
                Err(Illegal::TooExpensive { price })
            }
            _ => Err(Illegal::WrongAction),
        }
    }

    /// Names the rule that a lead of this card breaks.
    fn why_not_led(self, rules: &Rules, card: Card) -> Illegal {
        let Asked::Lead {
            cards,
            hand,
            barred,
            lowest_in_hand,
        } = self
        else {
            return Illegal::WrongAction;
        };
        if !hand.contains(card) {
            return Illegal::CardNotHeld(card);
        }
        if barred.contains(card) {
            return Illegal::SuitBarred(card.suit());
        }
        let lower = if lowest_in_hand {
            cards.iter().next()
        } else {
            hand.lowest(card.suit(), rules.low())
        };
        match lower {
            Some(lowest) if lowest != card => Illegal::LeadNotLowest(lowest),
            _ => Illegal::LeadNotLongest,
        }
    }
}

fn may_choose_to_double(rules: &Rules) -> bool {
    rules.ruleset().dealer.double_pot == DoublePot::Optional
}
