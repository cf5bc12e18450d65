//! Bots: what a seat does for which nobody plays.
//!
//! A bot is told what its seat is told, a [`View`] and the rules, and nothing else: [`decide`] takes
//! no game, so that no level can look at a hidden card. The same input makes the same action.

mod careful;
mod deals;
mod gathered;
mod imagined;
mod lead;
mod random;
mod sharp;
mod sight;
#[cfg(test)]
mod tests;

use crate::action::Action;
use crate::rules::Rules;
use crate::view::View;
use fastrand::Rng;
use serde::{Deserialize, Serialize};
use sight::Sight;
use std::sync::Arc;

/// How well a bot plays.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
    strum::EnumIter,
    strum::IntoStaticStr,
    strum::EnumString,
)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = BotLevel))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Level {
    /// Any legal action, by chance.
    Random,
    /// Plays to go out and to play its boodle cards, and remembers which cards are dead.
    Careful,
    /// Imagines where the unseen cards may lie, plays the round on from there and does what brings
    /// most chips.
    Sharp,
}

/// How long a sharp bot thinks, counted in actions that it imagines; the other levels do not think
/// ahead. It stops with the first round imagined to its end beyond this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Actions.
    pub steps: u32,
}

impl Default for Budget {
    /// Some hundredths of a second.
    fn default() -> Budget {
        Budget { steps: 20_000 }
    }
}

/// What a bot of this level does at the seat whose view this is; none if the seat is not asked. The
/// action is one of those listed in the view or lies within its limits. Equal seeds decide equally.
///
/// ```
/// use boodle_engine::{Budget, Game, Level, Moment, Secret, Viewer, decide, preset};
/// use std::sync::Arc;
///
/// let rules = Arc::new(preset("newmarket").unwrap().ruleset().clone().check().unwrap());
/// let at = Moment { now: 0, secret: Secret::new([7; 32]) };
/// let mut game = Game::start("example", rules.clone(), 3, &at, &mut |_| {}).unwrap();
/// let budget = Budget { steps: 500 };
/// let mut seed = 0;
/// while game.round() == 1 {
///     let seat = game.to_act().iter().next().unwrap();
///     let action = decide(Level::Sharp, &game.view(Viewer::Seat(seat)), &rules, seed, budget);
///     game.apply(seat, &action.unwrap(), &at, &mut |_| {}).unwrap();
///     seed += 1;
/// }
/// ```
pub fn decide(
    level: Level,
    view: &View,
    rules: &Arc<Rules>,
    seed: u64,
    budget: Budget,
) -> Option<Action> {
    let sight = Sight::of(view, rules)?;
    let mut dice = dice(&sight, seed);
    match level {
        Level::Random => random::choose(sight.you, &mut dice),
        Level::Careful => careful::choose(&sight),
        Level::Sharp => sharp::choose(&sight, rules, &mut dice, budget),
    }
}

/// Chance from the seed and from how far the game is, so that a caller who gives every decision the
/// same seed does not get the same throws.
fn dice(sight: &Sight<'_>, seed: u64) -> Rng {
    let view = sight.view;
    let bid = sight.you.limits.bid.as_ref().map_or(0, |bid| bid.min);
    let place = [
        u64::from(view.round),
        view.played.len() as u64,
        u64::from(bid),
        sight.you.seat.index() as u64,
    ];
    let mut dice = Rng::with_seed(seed);
    for part in place {
        dice = Rng::with_seed(dice.u64(..) ^ part);
    }
    dice
}
