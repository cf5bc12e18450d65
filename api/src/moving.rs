//! Games move from one database to another, of either kind, in a file.
//!
//! The file is JSON Lines: each line is an object with one member, whose name says what it is. Bytes are base64,
//! times milliseconds since 1970 (those of keys seconds), texts UTF-8; every line ends with a line feed.
//!
//! | line | how often | what |
//! | --- | --- | --- |
//! | `header` | first, once | `format` (`boodle-games`), `version`, `made_at` |
//! | `signing_key` | as many as there are | `kid`, `seed`, `created_at`, `signs_from` |
//! | `idempotency_key` | by key | what was done under it in the day before |
//! | `game` | by id | everything but its log, with its rules |
//! | `log` | after its game, by `last_seq` | one entry of the log |
//! | `past` | after the log of its game, by `version` | what those are shown who see the game late |
//! | `end` | last, once | how many lines of each kind, and the SHA-256 of all lines before |
//!
//! Snapshots and entries are in their stored form, which is versioned by itself. A member that is added, or any
//! other change, makes another version of the format; older ones are read for ever.

pub(crate) mod export;
mod files;
pub(crate) mod import;
mod proof;
mod reader;
mod record;
mod writer;

#[cfg(test)]
mod tests;

use std::path::Path;

use uuid::Uuid;

use crate::admin::closed;
use crate::change::moment;
use crate::store::Store;
use export::Wanted;
use files::{Destination, source};

/// Writes games to a file; those that are named, or all. Answers with what was done; an error is one sentence.
pub async fn export(
    database: &str,
    file: Option<&Path>,
    games: &[Uuid],
    with_keys: bool,
) -> Result<String, String> {
    let mut destination = Destination::open(file)?;
    let store = Store::open_existing(database).map_err(|error| error.to_string())?;
    let wanted = Wanted::new(games, with_keys);
    let now = moment().map_err(|problem| problem.to_string())?.now;
    let written = export::write(&store, &wanted, &mut destination, now).await;
    closed(store).await?;
    let counts = written.map_err(|why| destination.told(why))?;
    destination.keep()?;
    Ok(format!("exported {counts}"))
}

/// Takes games in from a file. Answers with what was done; an error is one sentence.
pub async fn import(database: &str, file: Option<&Path>) -> Result<String, String> {
    let mut file = source(file)?;
    // Whatever is wrong with the file, nothing is made then.
    import::verify(&mut file)?;
    let store = Store::open(database).map_err(|error| error.to_string())?;
    let now = moment().map_err(|problem| problem.to_string())?.now;
    let taken = import::take_in(&store, &mut file, now).await;
    closed(store).await?;
    Ok(taken?.to_string())
}
