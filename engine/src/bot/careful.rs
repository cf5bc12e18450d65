//! Plays to go out and to play its boodle cards.

use super::lead::promise;
use super::sight::Sight;
use crate::action::Action;
use crate::card::Card;
use crate::hand::Hand;
use crate::rules::PriceTo;
use crate::view::{BidLimits, StakeLimits};
use std::collections::BTreeMap;

/// How likely a boodle card in hand is played before the round ends.
const PLAYED: f64 = 0.7;

/// What a careful bot does.
pub(super) fn choose(sight: &Sight<'_>) -> Option<Action> {
    let you = sight.you;
    let limits = &you.limits;
    let listed = you.legal_actions.first()?;
    let takes = |better: bool| {
        if better {
            you.legal_actions.last()
        } else {
            Some(listed)
        }
    };
    let chosen = match listed {
        Action::Play { .. } => {
            let judged = you.legal_actions.iter().filter_map(|action| match action {
                Action::Play { card } => Some((action, promise(sight, *card))),
                _ => None,
            });
            judged.max_by(|one, other| one.1.total_cmp(&other.1))?.0
        }
        Action::Stake { .. } => return Some(spread(limits.stake.as_ref()?)),
        Action::Cut { .. } => {
            let cut = limits.cut.as_ref()?;
            return Some(Action::Cut {
                at: cut.min + (cut.max - cut.min) / 2,
            });
        }
        Action::Pass {} => match &limits.bid {
            Some(bid) => return Some(raise(bid, gain(sight))),
            None => listed,
        },
        // He buys it himself if nobody else does; what he is paid for it he takes.
        Action::Decline {} if you.legal_actions.contains(&Action::Offer {}) => {
            let paid = sight.rules.exchange().to == PriceTo::Dealer;
            takes(paid || gain(sight) > price(sight))?
        }
        Action::Decline {} => takes(gain(sight) > price(sight))?,
        Action::Keep {} => {
            let better = gain(sight) > price(sight);
            return match (takes(better)?, limits.exchange) {
                (Action::Exchange { .. }, Some(count)) => Some(Action::Exchange {
                    cards: Some(thrown(sight, usize::from(count))),
                }),
                (action, _) => Some(action.clone()),
            };
        }
        // To deal: whoever deals wins the pot no more often than others, so he does not double it.
        other => other,
    };
    Some(chosen.clone())
}

/// Stakes evenly: before the deal every boodle card is equally far away.
fn spread(limits: &StakeLimits) -> Action {
    let places = limits.on.len().max(1) as u32;
    let (each, more) = (limits.total / places, limits.total % places);
    let stakes = (0..).zip(&limits.on);
    let stakes = stakes.map(|(place, &space)| (space, each + u32::from(place < more)));
    let chips: BTreeMap<_, _> = stakes.filter(|(_, chips)| *chips > 0).collect();
    Action::Stake { chips }
}

/// Bids in a few steps up to what the dead hand is worth.
pub(super) fn raise(limits: &BidLimits, worth: f64) -> Action {
    let worth = (worth as u32).min(limits.max);
    if worth < limits.min {
        return Action::Pass {};
    }
    Action::Bid {
        chips: limits.min + (worth - limits.min) / 4,
    }
}

/// What the dead hand costs.
fn price(sight: &Sight<'_>) -> f64 {
    let rules = sight.rules.exchange();
    let dealer = sight.view.dealer == sight.you.seat;
    let asked = sight.you.legal_actions.contains(&Action::Keep {});
    if dealer && (rules.to == PriceTo::Dealer || asked && rules.dealer_free) {
        return 0.0;
    }
    f64::from(rules.price)
}

/// By how much the dead hand is better than the own one, in chips, as far as can be seen. To buy it
/// unseen is seldom right (Michigan Rummy, Tipps: "Den Widow selten kaufen").
pub(super) fn gain(sight: &Sight<'_>) -> f64 {
    let dead = match &sight.view.dead_hand {
        Some(dead) => usize::from(dead.count),
        None => return f64::NEG_INFINITY,
    };
    if let Some(count) = sight.you.limits.exchange {
        let thrown: Hand = thrown(sight, usize::from(count)).into_iter().collect();
        return prizes(sight, sight.dead) - prizes(sight, thrown);
    }
    let fewer = sight.tempo() * (sight.hand.len() as f64 - dead as f64);
    let own = prizes(sight, sight.hand);
    if sight.dead.len() == dead {
        return fewer + prizes(sight, sight.dead) - own;
    }
    let hidden = prizes(sight, sight.unseen) * sight.dead_share;
    fewer + hidden - own + widow(sight)
}

/// What the boodle cards of a hand will win.
fn prizes(sight: &Sight<'_>, hand: Hand) -> f64 {
    PLAYED * hand.iter().map(|card| sight.prize_of(card)).sum::<f64>()
}

/// The cards to throw in: no boodle cards, and first the highest, which are reached last.
pub(super) fn thrown(sight: &Sight<'_>, count: usize) -> Vec<Card> {
    let low = sight.rules.low();
    let mut hand: Vec<Card> = sight.hand.iter().collect();
    hand.sort_by(|one, other| {
        let prize = sight.prize_of(*one).total_cmp(&sight.prize_of(*other));
        let height = |card: &Card| low.height(card.rank());
        prize.then(height(other).cmp(&height(one)))
    });
    hand.truncate(count);
    hand
}

/// Chips that lie on the dead hand (Michigan Rummy, Pay-the-Widow).
fn widow(sight: &Sight<'_>) -> f64 {
    let widows = sight.rules.widows().iter();
    let spaces = widows.filter_map(|&place| sight.view.board.get(place));
    spaces.map(|space| f64::from(space.chips)).sum()
}
