//! Any legal action.

use crate::action::Action;
use crate::view::{StakeLimits, You};
use fastrand::Rng;
use std::collections::BTreeMap;

/// Each listed action is equally likely; amounts are anything within their limits.
pub(super) fn choose(you: &You, dice: &mut Rng) -> Option<Action> {
    let listed = dice.choice(&you.legal_actions)?;
    let limits = &you.limits;
    Some(match listed {
        Action::Stake { .. } => match &limits.stake {
            Some(limits) => stake(limits, dice),
            None => listed.clone(),
        },
        Action::Bid { .. } => match &limits.bid {
            // Half of the times it is the lowest, so that others can still bid more.
            Some(bid) if dice.bool() => Action::Bid {
                chips: dice.u32(bid.min..=bid.max),
            },
            _ => listed.clone(),
        },
        Action::Cut { .. } => match &limits.cut {
            Some(cut) => Action::Cut {
                at: dice.u8(cut.min..=cut.max),
            },
            None => listed.clone(),
        },
        Action::Exchange { cards: Some(cards) } => {
            let mut hand = you.hand.clone();
            dice.shuffle(&mut hand);
            hand.truncate(cards.len());
            Action::Exchange { cards: Some(hand) }
        }
        other => other.clone(),
    })
}

/// Parts of the total between random cuts.
fn stake(limits: &StakeLimits, dice: &mut Rng) -> Action {
    let mut cuts: Vec<u32> = (1..limits.on.len())
        .map(|_| dice.u32(..=limits.total))
        .collect();
    cuts.push(limits.total);
    cuts.sort_unstable();
    let mut chips = BTreeMap::new();
    let mut before = 0;
    for (&space, cut) in limits.on.iter().zip(cuts) {
        if cut > before {
            chips.insert(space, cut - before);
        }
        before = cut;
    }
    Action::Stake { chips }
}
