//! Out of a database: what there is at one moment, a few games at a time.

use std::io::{self, Write};

use uuid::Uuid;

use super::record::{Counts, Record};
use super::writer::Writer;
use crate::once::KEPT_FOR;
use crate::store::{Frozen, MovedGame, Store, StoreError};

/// Games, and entries of a log, that are read at once.
const GAMES: u32 = 64;
const ENTRIES: u32 = 4096;
/// Idempotency keys that are read at once.
const KEYS: u32 = 4096;

/// Which games, and whether the keys that sign tokens go with them.
pub(crate) struct Wanted {
    games: Option<Vec<Uuid>>,
    with_keys: bool,
}

impl Wanted {
    /// Those that are named, or all, which go with the keys.
    pub(crate) fn new(games: &[Uuid], with_keys: bool) -> Wanted {
        let named = (!games.is_empty()).then(|| games.to_vec());
        Wanted {
            with_keys: with_keys || named.is_none(),
            games: named,
        }
    }
}

/// Writes them as they are at this moment, in milliseconds since 1970.
pub(crate) async fn write(
    store: &Store,
    wanted: &Wanted,
    out: impl Write,
    now: u64,
) -> Result<Counts, String> {
    let mut frozen = store.frozen().await.map_err(of_store)?;
    are_there(&mut frozen, wanted).await?;
    let mut writer = Writer::new(out, now).map_err(of_file)?;
    if wanted.with_keys {
        for seed in frozen.signing_keys().await.map_err(of_store)? {
            writer.put(&Record::SigningKey(seed)).map_err(of_file)?;
        }
    }
    write_keys(&mut frozen, wanted, &mut writer, now / 1000).await?;
    write_games(&mut frozen, wanted, &mut writer, now).await?;
    writer.end().map_err(of_file)
}

async fn are_there(frozen: &mut Frozen, wanted: &Wanted) -> Result<(), String> {
    let Some(games) = &wanted.games else {
        return Ok(());
    };
    let there = frozen.versions(games).await.map_err(of_store)?;
    match games.iter().find(|game| !there.contains_key(game)) {
        Some(game) => Err(format!("there is no game {game}")),
        None => Ok(()),
    }
}

async fn write_keys(
    frozen: &mut Frozen,
    wanted: &Wanted,
    writer: &mut Writer<impl Write>,
    now: u64,
) -> Result<(), String> {
    let since = now.saturating_sub(KEPT_FOR);
    let mut after = None;
    loop {
        let keys = frozen.keys(since, wanted.games.as_deref(), after, KEYS);
        let keys = keys.await.map_err(of_store)?;
        let Some(last) = keys.last() else {
            return Ok(());
        };
        after = Some(last.key);
        for key in keys {
            writer.put(&Record::IdempotencyKey(key)).map_err(of_file)?;
        }
    }
}

async fn write_games(
    frozen: &mut Frozen,
    wanted: &Wanted,
    writer: &mut Writer<impl Write>,
    now: u64,
) -> Result<(), String> {
    // Where no server ever ran the clocks stand only from now on.
    let ran_until = frozen.ran_until().await.map_err(of_store)?.unwrap_or(now);
    let mut after = None;
    loop {
        let games = frozen.games(ran_until, wanted.games.as_deref(), after, GAMES);
        let games = games.await.map_err(of_store)?;
        let Some(last) = games.last() else {
            return Ok(());
        };
        after = Some(last.id);
        for game in games {
            write_game(frozen, game, writer).await?;
        }
    }
}

async fn write_game(
    frozen: &mut Frozen,
    game: MovedGame,
    writer: &mut Writer<impl Write>,
) -> Result<(), String> {
    let (id, last_seq) = (game.id, game.last_seq);
    writer.put(&Record::Game(Box::new(game))).map_err(of_file)?;
    let mut after = 0;
    while after < last_seq {
        let entries = frozen.log(id, after, ENTRIES).await.map_err(of_store)?;
        let Some(last) = entries.last() else {
            return Err(format!("the log of the game {id} ends too early"));
        };
        after = last.last_seq;
        for entry in entries {
            writer.put(&Record::Log(entry)).map_err(of_file)?;
        }
    }
    for was in frozen.past(id).await.map_err(of_store)? {
        writer.put(&Record::Past(was)).map_err(of_file)?;
    }
    Ok(())
}

fn of_store(error: StoreError) -> String {
    error.to_string()
}

fn of_file(error: io::Error) -> String {
    error.to_string()
}
