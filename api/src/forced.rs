//! Actions without an alternative, taken by the server for those who want it.

use boodle_engine::{Game, Seat, Viewer};

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

/// One legal action, and nothing about it to choose.
fn is_forced(game: &Game, seat: Seat) -> bool {
    let view = game.view(Viewer::Seat(seat));
    view.you.is_some_and(|you| {
        let limits = &you.limits;
        you.legal_actions.len() == 1
            && limits.stake.is_none()
            && limits.bid.is_none()
            && limits.exchange.is_none()
            && limits.cut.is_none()
    })
}
