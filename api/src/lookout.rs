//! What other servers do in games that somebody listens to here. They share the database and tell nothing,
//! so the versions of these games are looked at again and again, all at once.

use std::collections::HashMap;
use std::time::Duration;

use actix_web::web::Data;
use uuid::Uuid;

use crate::feed::News;
use crate::store::StoreError;
use crate::tables::Tables;

/// Between two looks. A look costs one query, however many games there are, and none if there are none.
const APART: Duration = Duration::from_millis(250);
/// After a look that failed.
const REST: Duration = Duration::from_secs(2);
/// Games that are looked at in one query.
const AT_ONCE: usize = 500;

/// Looks, for ever.
pub async fn run(tables: Data<Tables>) {
    loop {
        match look(&tables).await {
            Ok(()) => tokio::time::sleep(APART).await,
            Err(error) => {
                tracing::warn!(%error, "nobody knows what other servers do");
                tokio::time::sleep(REST).await;
            }
        }
    }
}

/// Announces what has happened since the last look. What was done here is known already, and so no news.
pub(crate) async fn look(tables: &Tables) -> Result<(), StoreError> {
    for games in tables.feed.listened().chunks(AT_ONCE) {
        let versions: HashMap<Uuid, u64> = tables.store.versions(games.to_vec()).await?;
        for game in games {
            let news = versions.get(game).copied().map_or(News::Gone, News::At);
            tables.feed.announce(*game, news);
        }
    }
    Ok(())
}
