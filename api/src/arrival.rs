//! Games that have come from another database. Nothing is due in them until their clocks have been given the time
//! back that they were on their way: so nobody loses a seat by it, and those who were here before gain nothing.

use std::time::Duration;

use actix_web::web::Data;
use uuid::Uuid;

use crate::change::moment;
use crate::outage;
use crate::problem::{Code, Problem};
use crate::store::{Absence, Arrival};
use crate::tables::Tables;

/// Between two looks.
const EVERY: Duration = Duration::from_secs(2);
/// Games that are looked for at once.
const STEP: u32 = 256;

/// Looks for them, for ever.
pub async fn run(tables: Data<Tables>) {
    loop {
        if let Err(problem) = welcome(&tables).await {
            outage::warn("games that have come wait", &problem);
        }
        tokio::time::sleep(EVERY).await;
    }
}

/// Goes on with all of them. One with which that cannot be done is left as it is.
async fn welcome(tables: &Tables) -> Result<(), Problem> {
    let mut after = Uuid::nil();
    loop {
        let arrivals = tables.store.arrivals(after, STEP).await?;
        let Some(last) = arrivals.last() else {
            return Ok(());
        };
        after = last.game;
        for arrival in arrivals {
            match give_back(tables, arrival).await {
                Err(problem) if problem.code() != Code::NotFound => {
                    tracing::warn!(id = %arrival.game, %problem, "a game that has come waits");
                }
                _ => tables.store.wake(arrival.game).await?,
            }
        }
    }
}

async fn give_back(tables: &Tables, arrival: Arrival) -> Result<(), Problem> {
    let Arrival { game, since } = arrival;
    // Clocks of two machines may differ.
    let until = moment()?.now.max(since);
    // Where it comes from an absence may have begun at the same moment, and have been given back.
    let what = format!("{since} on its way");
    let absence = Absence { since, until };
    tables.extend_once(game, absence, &what).await
}
