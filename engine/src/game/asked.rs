//! What a seat is asked: the one truth behind the list of legal actions and the check of an action.

use super::Game;
use super::state::{Bidding, ExchangeStep, Phase};
use crate::action::Action;
use crate::card::Card;
use crate::hand::Hand;
use crate::illegal::Illegal;
use crate::rules::Rules;
use crate::seat::Seat;
use std::collections::BTreeMap;

/// What a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    /// To distribute chips over the free spaces.
    Stake { total: u32 },
    /// To cut the pack.
    Cut { max: u8 },
    /// To deal, and where it is open to say whether he antes double.
    Deal { choice: bool },
    /// To offer the dead hand.
    Offer { must: bool },
    /// To buy the dead hand, unless something bars it.
    Buy { bar: Option<Illegal> },
    /// To take the dead hand as the dealer, unless something bars him.
    Take {
        bar: Option<Illegal>,
        hand: Hand,
        /// How many cards he throws in; 0 for the whole hand.
        count: u8,
    },
    /// To bid within these limits, unless something bars it.
    Bid {
        min: u32,
        max: u32,
        bar: Option<Illegal>,
    },
    /// To play this card or to keep it back.
    Ask { card: Card, hand: Hand },
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
        Phase::Ask { seat: asked, card } if asked == seat => Ok(Asked::Ask {
            card,
            hand: state.hands[seat],
        }),
        Phase::Ante if game.to_act().contains(seat) => Ok(match game.free_stake(seat) {
            0 if game.cutter() == Some(seat) => Asked::Cut {
                max: game.rules.pack().len() as u8 - 1,
            },
            0 => Asked::Deal {
                choice: game.dealer_may_double(),
            },
            total => Asked::Stake { total },
        }),
        Phase::Exchange(step) if step.seat(state.dealer) == seat => Ok(exchange(game, step, seat)),
        _ => Err(Illegal::NotYourTurn),
    }
}

fn exchange(game: &Game, step: ExchangeStep, seat: Seat) -> Asked {
    let state = game.state();
    let rules = game.rules.exchange();
    let chips = state.chips[seat];
    let holds_boodle = || game.holds_boodle(seat);
    let barred = (rules.barred && holds_boodle()).then_some(Illegal::HoldsBoodle);
    let price = game.price_for(seat, step);
    let bar = barred.or((chips < price).then_some(Illegal::TooExpensive { price }));
    match step {
        ExchangeStep::Offer => Asked::Offer {
            must: rules.must_offer,
        },
        ExchangeStep::Buyer(_) => Asked::Buy { bar },
        ExchangeStep::Unsold | ExchangeStep::First | ExchangeStep::Swap => {
            let hand = state.hands[seat];
            let count = if rules.same_count {
                state.dead.len().min(hand.len()) as u8
            } else {
                0
            };
            Asked::Take { bar, hand, count }
        }
        ExchangeStep::Bid(Bidding { high, .. }) => {
            let min = high.map_or(rules.price, |(_, chips)| chips.saturating_add(1));
            let range = Illegal::BidRange { min, max: chips };
            Asked::Bid {
                min,
                max: chips,
                bar: barred.or((min > chips).then_some(range)),
            }
        }
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
            Asked::Deal { choice: true } => [false, true]
                .map(|double| Action::Deal {
                    double: Some(double),
                })
                .into(),
            Asked::Deal { choice: false } => vec![Action::Deal { double: None }],
            Asked::Offer { must: true } => vec![Action::Offer {}],
            Asked::Offer { must: false } => vec![Action::Decline {}, Action::Offer {}],
            Asked::Buy { bar: Some(_) } => vec![Action::Decline {}],
            Asked::Buy { bar: None } => vec![Action::Decline {}, Action::Buy {}],
            Asked::Take { bar: Some(_), .. } => vec![Action::Keep {}],
            Asked::Take { hand, count, .. } => {
                let thrown = hand.iter().take(usize::from(count)).collect();
                let cards = (count > 0).then_some(thrown);
                vec![Action::Keep {}, Action::Exchange { cards }]
            }
            Asked::Bid { bar: Some(_), .. } => vec![Action::Pass {}],
            Asked::Bid { min, .. } => vec![Action::Pass {}, Action::Bid { chips: min }],
            Asked::Ask { card, hand } if hand.contains(card) => {
                vec![Action::Play { card }, Action::Pass {}]
            }
            Asked::Ask { .. } => vec![Action::Pass {}],
            Asked::Cut { max } => vec![Action::Cut { at: max.min(1) }],
            Asked::Lead { cards, .. } => cards.iter().map(|card| Action::Play { card }).collect(),
            Asked::Follow { card, .. } => vec![Action::Play { card }],
        }
    }

    /// Whether an action is legal, and if not, why.
    pub(crate) fn allows(self, rules: &Rules, action: &Action) -> Result<(), Illegal> {
        match (self, action) {
            (
                Asked::Follow { card: due, hand } | Asked::Ask { card: due, hand },
                Action::Play { card },
            ) => {
                if !hand.contains(*card) {
                    Err(Illegal::CardNotHeld(*card))
                } else if *card != due {
                    Err(Illegal::MustFollow(due))
                } else {
                    Ok(())
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
            (Asked::Deal { choice }, Action::Deal { double }) => match (choice, double) {
                (true, None) => Err(Illegal::SayDouble),
                (false, Some(_)) => Err(Illegal::NoDouble),
                _ => Ok(()),
            },
            (Asked::Offer { .. }, Action::Offer {})
            | (Asked::Offer { must: false }, Action::Decline {})
            | (Asked::Buy { .. }, Action::Decline {})
            | (Asked::Take { .. }, Action::Keep {})
            | (Asked::Bid { .. } | Asked::Ask { .. }, Action::Pass {}) => Ok(()),
            (Asked::Buy { bar }, Action::Buy {}) => bar.map_or(Ok(()), Err),
            (Asked::Take { bar, hand, count }, Action::Exchange { cards }) => {
                bar.map_or(Ok(()), Err)?;
                throws_in(hand, count, cards.as_deref())
            }
            (Asked::Bid { min, max, bar }, Action::Bid { chips }) => {
                bar.map_or(Ok(()), Err)?;
                if (min..=max).contains(chips) {
                    Ok(())
                } else {
                    Err(Illegal::BidRange { min, max })
                }
            }
            (Asked::Cut { max }, Action::Cut { at }) => {
                if (1..=max).contains(at) {
                    Ok(())
                } else {
                    Err(Illegal::CutRange { max })
                }
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

/// Whether the cards thrown in are of the hand and as many as have to be.
fn throws_in(hand: Hand, count: u8, cards: Option<&[Card]>) -> Result<(), Illegal> {
    let thrown: Hand = cards.unwrap_or_default().iter().copied().collect();
    let named = cards.map_or(0, <[Card]>::len);
    let right = match (count, cards) {
        (0, None) => true,
        (0, Some(_)) | (_, None) => false,
        (count, Some(_)) => named == usize::from(count) && thrown.len() == named,
    };
    if right && thrown.minus(hand).is_empty() {
        Ok(())
    } else {
        Err(Illegal::ThrowIn { count })
    }
}
