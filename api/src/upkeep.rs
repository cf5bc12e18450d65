//! What nobody asks for and has to be done all the same, in small steps.

use std::time::Duration;

use actix_web::web::Data;
use uuid::Uuid;

use crate::auth::LIFETIME;
use crate::change::moment;
use crate::limits::Limits;
use crate::once::KEPT_FOR;
use crate::steps;
use crate::store::{Store, StoreError, Unpacked};
use crate::tables::Tables;

/// Between two looks at what is to be done.
const EVERY: Duration = Duration::from_secs(600);
/// A server that has not heard of a new key for so many seconds is not alive.
const LATE: u64 = 24 * 60 * 60;

/// Does it for ever.
pub async fn run(tables: Data<Tables>, limits: Data<Limits>) {
    loop {
        limits.forget();
        if let Ok(moment) = moment() {
            sweep(&tables, moment.now).await;
        }
        tokio::time::sleep(EVERY).await;
    }
}

/// Does what there is to do at a moment, in milliseconds since 1970.
pub async fn sweep(tables: &Tables, now: u64) {
    sweep_keys(&tables.store, now / 1000).await;
    sweep_signing_keys(&tables.store, now / 1000).await;
    if let Err(problem) = tables.sweep_games(now).await {
        tracing::warn!(%problem, "idle games stay");
    }
    pack_games(&tables.store, now).await;
    sweep_logs(&tables.store).await;
}

/// Removes the idempotency keys that are too old.
async fn sweep_keys(store: &Store, now: u64) {
    let before = now.saturating_sub(KEPT_FOR);
    loop {
        match store.sweep_keys(before).await {
            Ok(0) => return,
            Ok(swept) => tracing::debug!(swept, "old idempotency keys are removed"),
            Err(error) => {
                tracing::warn!(%error, "old idempotency keys stay");
                return;
            }
        }
        steps::breathe().await;
    }
}

/// Removes the signing keys whose last token has expired.
async fn sweep_signing_keys(store: &Store, now: u64) {
    let before = now.saturating_sub(LIFETIME + LATE);
    match store.sweep_signing_keys(before).await {
        Ok(0) => {}
        Ok(swept) => tracing::info!(swept, "old signing keys are removed"),
        Err(error) => tracing::warn!(%error, "old signing keys stay"),
    }
}

/// Packs the games that are over, when those who played have had time to look back at them.
async fn pack_games(store: &Store, now: u64) {
    if let Err(error) = pack_in_steps(store, now).await {
        tracing::warn!(%error, "games that are over stay as large as they are");
    }
}

async fn pack_in_steps(store: &Store, now: u64) -> Result<(), StoreError> {
    let mut last = Unpacked::default();
    loop {
        let games = store.unpacked(now, last, steps::GAMES).await?;
        let Some(next) = games.last() else {
            return Ok(());
        };
        last = *next;
        steps::each(&games, |game| pack(store, game.id)).await?;
        steps::breathe().await;
    }
}

async fn pack(store: &Store, id: Uuid) -> Result<(), StoreError> {
    let packed = store.pack(id).await?;
    tracing::debug!(%id, packed, "a game is over");
    Ok(())
}

/// Removes what is left of the logs of removed and packed games.
async fn sweep_logs(store: &Store) {
    loop {
        match store.sweep_logs().await {
            Ok(0) => return,
            Ok(_) => {}
            Err(error) => {
                tracing::warn!(%error, "logs of removed games stay");
                return;
            }
        }
        steps::breathe().await;
    }
}
