//! Actions without an alternative, taken by the server for those who want it.

use boodle_engine::{Action, Game, Seat};

use crate::change::{Draft, moment};
use crate::problem::Problem;
use crate::table::{AutoPlay, Table};
use crate::turn::{fact, of_illegal};

/// Longer runs of forced actions go on in the next change, so that none takes too long.
const MOST: usize = 500;

impl Draft {
    /// Goes on as long as somebody who wants it is asked for an action that has no alternative.
    pub(crate) fn with_forced(mut self, now: u64) -> Result<Draft, Problem> {
        for _ in 0..MOST {
            let Some(seat) = next(&self.table) else {
                break;
            };
            // A secret is good for one round, and each of these may open one.
            let moment = boodle_engine::Moment { now, ..moment()? };
            let facts = &mut self.facts;
            let Some(game) = &mut self.table.game else {
                break;
            };
            let Some(action) = game.legal_actions(seat).into_iter().next() else {
                break;
            };
            game.apply(seat, &action, &moment, &mut |event| facts.push(fact(event)))
                .map_err(of_illegal)?;
            self.acted.push(seat);
        }
        Ok(self)
    }
}

/// Whether the next action is forced and its seat wants the server to take it.
pub(crate) fn next(table: &Table) -> Option<Seat> {
    let game = table.game.as_ref().filter(|game| !game.is_finished())?;
    if game.rules().ruleset().stops.withhold {
        return None;
    }
    game.to_act().iter().find(|seat| {
        let chair = table.chairs.get(seat.index());
        chair.is_some_and(|chair| chair.auto_play == AutoPlay::Forced && chair.is_held())
            && is_forced(game, *seat)
    })
}

/// The one card that may be played, or a deal about which there is nothing to choose. Whether a seat may
/// take the dead hand can depend on its cards, and so can whether it bids: haste would tell of them.
fn is_forced(game: &Game, seat: Seat) -> bool {
    matches!(
        game.legal_actions(seat).as_slice(),
        [Action::Play { .. } | Action::Deal { .. }]
    )
}
