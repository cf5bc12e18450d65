//! What nobody asks for and has to be done all the same, in small steps.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use actix_web::web::Data;

use crate::limits::Limits;
use crate::once::KEPT_FOR;
use crate::store::Store;

/// Between two looks at what is to be done.
const EVERY: Duration = Duration::from_secs(600);
/// Between two steps, so that those who play come first.
const BREATH: Duration = Duration::from_millis(50);

/// Does it for ever.
pub async fn run(store: Store, limits: Data<Limits>) {
    loop {
        limits.forget();
        sweep(&store).await;
        tokio::time::sleep(EVERY).await;
    }
}

/// Removes the idempotency keys that are too old.
async fn sweep(store: &Store) {
    let Ok(now) = SystemTime::now().duration_since(UNIX_EPOCH) else {
        return;
    };
    let before = now.as_secs().saturating_sub(KEPT_FOR);
    loop {
        match store.sweep_keys(before).await {
            Ok(0) => return,
            Ok(swept) => tracing::debug!(swept, "old idempotency keys are removed"),
            Err(error) => {
                tracing::warn!(%error, "old idempotency keys stay");
                return;
            }
        }
        tokio::time::sleep(BREATH).await;
    }
}
