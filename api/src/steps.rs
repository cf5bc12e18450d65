//! What is done to many games goes in steps, so that those who play come first, and yet faster than games end.

use std::time::Duration;

use futures_util::TryStreamExt;
use futures_util::stream;

/// Games of a step.
pub(crate) const GAMES: u32 = 32;
/// So many of them are worked on at the same time: they share a commit of SQLite, or take few connections.
const TOGETHER: usize = 4;
/// Between two steps.
const BREATH: Duration = Duration::from_millis(50);

/// Does something to each of the games of a step. After the first that fails no other is begun.
pub(crate) async fn each<'a, T, E, F>(games: &'a [T], work: impl Fn(&'a T) -> F) -> Result<(), E>
where
    F: Future<Output = Result<(), E>>,
{
    stream::iter(games.iter().map(Ok))
        .try_for_each_concurrent(TOGETHER, work)
        .await
}

/// After a step.
pub(crate) async fn breathe() {
    tokio::time::sleep(BREATH).await;
}
