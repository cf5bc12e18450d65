//! What other servers do in games that somebody listens to here. They share the database, so the versions of
//! these games are looked at again and again, all at once. Where servers tell each other through a broker, the
//! game of which was told is looked at as soon as that is heard, and all of them rarely.

use std::collections::{HashMap, HashSet};
use std::time::Duration;

use actix_web::web::Data;
use tokio::time::{Instant, sleep_until};
use uuid::Uuid;

use crate::broker::{Heard, Inbox, Word};
use crate::feed::{Feed, News};
use crate::outage;
use crate::store::StoreError;
use crate::tables::Tables;

/// Between two looks. A look costs one query, however many games there are, and none if there are none.
const APART: Duration = Duration::from_millis(250);
/// The same while others can tell: what is found then is what a server did in the moment in which it died.
const FAR_APART: Duration = Duration::from_secs(5);
/// After a look that failed.
const REST: Duration = Duration::from_secs(2);
/// Games that are looked at in one query.
const AT_ONCE: usize = 500;

/// Looks, for ever.
pub async fn run(tables: Data<Tables>, mut inbox: Option<Inbox>) {
    let mut next = Instant::now();
    loop {
        let told = tokio::select! {
            biased;
            () = sleep_until(next) => None,
            heard = heard(inbox.as_mut()) => worth_a_look(&tables.feed, &heard),
        };
        let looked = match &told {
            None => look(&tables).await,
            Some(games) => look_at(&tables, games).await,
        };
        match looked {
            Ok(()) if told.is_some() => {}
            Ok(()) => next = Instant::now() + apart(inbox.as_ref()),
            // Wherever it was, all are looked at then.
            Err(error) => {
                tables.metrics.look_failures.inc();
                outage::warn("nobody knows what other servers do", &error);
                next = Instant::now() + REST;
            }
        }
    }
}

fn apart(inbox: Option<&Inbox>) -> Duration {
    match inbox {
        Some(inbox) if inbox.is_good() => FAR_APART,
        _ => APART,
    }
}

async fn heard(inbox: Option<&mut Inbox>) -> Heard {
    match inbox {
        Some(inbox) => inbox.heard().await,
        None => std::future::pending().await,
    }
}

/// The games in which there may be news for somebody; none of them in particular if it may be any.
fn worth_a_look(feed: &Feed, heard: &Heard) -> Option<Vec<Uuid>> {
    let Heard::Words(words) = heard else {
        return None;
    };
    let mut games = HashSet::new();
    for word in words {
        match *word {
            Word::Anywhere => return None,
            Word::Game(game, version) if feed.lacks(game, version) => games.insert(game),
            Word::Game(..) => false,
        };
    }
    if !games.is_empty() {
        tracing::debug!(
            games = games.len(),
            "others tell of games that are followed here"
        );
    }
    Some(games.into_iter().collect())
}

/// Announces what has happened since the last look. What was done here is known already, and so no news.
pub(crate) async fn look(tables: &Tables) -> Result<(), StoreError> {
    look_at(tables, &tables.feed.listened()).await
}

/// The same in some games.
async fn look_at(tables: &Tables, games: &[Uuid]) -> Result<(), StoreError> {
    for games in games.chunks(AT_ONCE) {
        tables.metrics.looks.inc();
        let versions: HashMap<Uuid, u64> = tables.store.versions(games.to_vec()).await?;
        for game in games {
            let news = versions.get(game).copied().map_or(News::Gone, News::At);
            tables.feed.hear(*game, news);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_worth_a_look_where_somebody_lacks_what_it_tells() {
        let feed = Feed::default();
        let [followed, known, other] = [(); 3].map(|()| Uuid::now_v7());
        let _listeners = [feed.listen(followed), feed.listen(known)];
        feed.hear(known, News::At(7));
        let words = |words: &[Word]| worth_a_look(&feed, &Heard::Words(words.to_vec()));
        let told = [
            Word::Game(followed, 1),
            Word::Game(followed, 2),
            Word::Game(known, 7),
            Word::Game(other, 3),
        ];
        assert_eq!(words(&told), Some(vec![followed]));
        assert_eq!(words(&[Word::Game(other, 3)]), Some(Vec::new()));
        // What is absurd is looked up like anything else, and a removed game is past every version.
        assert_eq!(words(&[Word::Game(known, u64::MAX)]), Some(vec![known]));
        assert_eq!(words(&[Word::Game(known, 8), Word::Anywhere]), None);
        assert_eq!(worth_a_look(&feed, &Heard::Change), None);
    }
}
