//! Into a database. The file is read three times: it is proved before a database is opened or made, it is
//! compared with what is there before anything is written, and only then it is taken in, each game whole.

use std::collections::HashSet;
use std::fmt;
use std::fs::File;
use std::io::{BufReader, Seek};

use uuid::Uuid;

use super::proof::{Prover, is_key};
use super::reader::{Item, Reader};
use super::record::Counts;
use crate::store::{CommitError, LogEntry, MovedKey, SigningSeed, Store, StoreError, Whole};

/// Games that are compared at once, and keys that are written at once.
const AT_ONCE: usize = 500;
/// Bytes in one transaction, about: those who play on the same database do not wait long.
const BYTES: usize = 1024 * 1024;
/// What a row takes besides what is in it, about.
const ROW: usize = 64;
/// Games that are named where some stand in the way.
const NAMED: usize = 10;

/// What has been done.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Taken {
    pub(crate) counts: Counts,
    /// Games that were there already.
    pub(crate) there: u64,
    /// Those of them that have gone on since.
    pub(crate) ahead: u64,
}

impl fmt::Display for Taken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "imported {}", self.counts)?;
        if self.there > 0 {
            write!(f, "; games that were there already: {}", self.there)?;
        }
        if self.ahead > 0 {
            write!(f, ", of which {} have gone on since", self.ahead)?;
        }
        Ok(())
    }
}

/// What is there of what is in the file.
#[derive(Default)]
struct Known {
    games: HashSet<Uuid>,
    ahead: u64,
    seeds: Vec<SigningSeed>,
}

/// Whether the file is whole, and as it was written, and its games can be played on.
pub(crate) fn verify(file: &mut File) -> Result<(), String> {
    let mut reader = reader(file)?;
    let prover = Prover::new();
    while let Some(item) = reader.next()? {
        match item {
            Item::SigningKey(seed) => is_key(&seed)?,
            Item::IdempotencyKey(_) => {}
            Item::Game(whole) => prover.prove(&whole)?,
        }
    }
    Ok(())
}

/// Takes everything in that is not there yet, at a moment in milliseconds since 1970.
pub(crate) async fn take_in(store: &Store, file: &mut File, now: u64) -> Result<Taken, String> {
    let known = compare(store, file).await?;
    let mut taken = Taken {
        there: known.games.len().try_into().unwrap_or(u64::MAX),
        ahead: known.ahead,
        ..Taken::default()
    };
    let counts = &mut taken.counts;
    let seeds = store.take_in_seeds(known.seeds, now / 1000).await;
    counts.signing_keys = seeds.map_err(of_store)?;
    let mut keys = Batch::default();
    let mut games = Batch::default();
    let mut reader = reader(file)?;
    while let Some(item) = reader.next()? {
        match item {
            Item::SigningKey(_) => {}
            Item::IdempotencyKey(key) => {
                if let Some(keys) = keys.with(key, BYTES / AT_ONCE) {
                    counts.idempotency_keys += kept(store, keys).await?;
                }
            }
            Item::Game(whole) if known.games.contains(&whole.game.id) => {}
            Item::Game(whole) => {
                counts.games += 1;
                counts.log += whole.log.len() as u64;
                counts.past += whole.past.len() as u64;
                let bytes = size(&whole);
                if let Some(games) = games.with(whole, bytes) {
                    write(store, games).await?;
                }
            }
        }
    }
    counts.idempotency_keys += kept(store, keys.things).await?;
    write(store, games.things).await?;
    Ok(taken)
}

/// Some things that are written together.
struct Batch<T> {
    things: Vec<T>,
    bytes: usize,
}

impl<T> Default for Batch<T> {
    fn default() -> Batch<T> {
        Batch {
            things: Vec::new(),
            bytes: 0,
        }
    }
}

impl<T> Batch<T> {
    /// One more; all of them, if they are to be written now.
    fn with(&mut self, thing: T, bytes: usize) -> Option<Vec<T>> {
        self.things.push(thing);
        self.bytes += bytes;
        let is_full = self.bytes >= BYTES;
        is_full.then(|| std::mem::take(self).things)
    }
}

/// Looks for what is in the way. Only then is there something to do.
async fn compare(store: &Store, file: &mut File) -> Result<Known, String> {
    let mut known = Known::default();
    let mut others = Vec::new();
    let mut some = Vec::new();
    let mut reader = reader(file)?;
    while let Some(item) = reader.next()? {
        match item {
            Item::SigningKey(seed) => known.seeds.push(seed),
            Item::IdempotencyKey(_) => {}
            Item::Game(Whole { game, mut log, .. }) => {
                some.extend(log.pop().map(|newest| (game.id, game.version, newest)));
                if some.len() >= AT_ONCE {
                    compare_some(store, std::mem::take(&mut some), &mut known, &mut others).await?;
                }
            }
        }
    }
    compare_some(store, some, &mut known, &mut others).await?;
    refuse_others(&others)?;
    let there = store.signing_keys().await.map_err(of_store)?;
    for seed in &known.seeds {
        let is_other = |other: &SigningSeed| other.kid == seed.kid && other.seed != seed.seed;
        if there.iter().any(is_other) {
            let kid = &seed.kid;
            return Err(format!("a signing key {kid} is there, and is another one"));
        }
    }
    Ok(known)
}

/// A game that is there is the same if its log has the entry that was the newest when the file was made: then it
/// has come from there, and may have been played on.
async fn compare_some(
    store: &Store,
    games: Vec<(Uuid, u64, LogEntry)>,
    known: &mut Known,
    others: &mut Vec<Uuid>,
) -> Result<(), String> {
    let ids = games.iter().map(|(id, ..)| *id).collect();
    let there = store.versions(ids).await.map_err(of_store)?;
    for (id, version, newest) in games {
        let Some(now) = there.get(&id).copied() else {
            continue;
        };
        let entry = store.log_entries(id, newest.last_seq.saturating_sub(1), 1);
        let entry = entry.await.map_err(of_store)?.pop();
        if now < version || entry != Some(newest) {
            others.push(id);
            continue;
        }
        known.games.insert(id);
        known.ahead += u64::from(now > version);
    }
    Ok(())
}

fn refuse_others(others: &[Uuid]) -> Result<(), String> {
    if others.is_empty() {
        return Ok(());
    }
    let named: Vec<_> = others.iter().take(NAMED).map(Uuid::to_string).collect();
    let more = match others.len().saturating_sub(NAMED) {
        0 => String::new(),
        more => format!(", and {more} more"),
    };
    Err(format!(
        "nothing was imported: {} of the games are there and were played otherwise: {}{more}",
        others.len(),
        named.join(", "),
    ))
}

async fn kept(store: &Store, keys: Vec<MovedKey>) -> Result<u64, String> {
    if keys.is_empty() {
        return Ok(0);
    }
    store.take_in_keys(keys).await.map_err(of_write)
}

async fn write(store: &Store, games: Vec<Whole>) -> Result<(), String> {
    if games.is_empty() {
        return Ok(());
    }
    let ids = games.iter().map(|whole| whole.game.id).collect();
    let Err(error) = store.take_in(games).await else {
        return Ok(());
    };
    let there = store.versions(ids).await.unwrap_or_default();
    let is_unsettled = matches!(error, CommitError::Store(StoreError::Unsettled(_)));
    if there.is_empty() || is_unsettled {
        return Err(of_write(error));
    }
    Err(format!(
        "somebody else imports the same games: {} have come meanwhile; what is not imported yet is taken in when \
         the import is made again",
        there.len()
    ))
}

/// How much is written of a game, about.
fn size(whole: &Whole) -> usize {
    let log = whole.log.iter().map(|entry| entry.body.len() + ROW);
    let past = whole.past.iter().map(|past| past.snapshot.len() + ROW);
    whole.game.snapshot.len() + whole.game.rules.len() + log.chain(past).sum::<usize>() + ROW
}

fn reader(file: &mut File) -> Result<Reader<BufReader<&File>>, String> {
    let rewound = file.rewind();
    rewound.map_err(|error| format!("the file cannot be read again: {error}"))?;
    Reader::new(BufReader::new(&*file))
}

fn of_store(error: StoreError) -> String {
    error.to_string()
}

fn of_write(error: CommitError) -> String {
    format!("{error}; what is not imported yet is taken in when the import is made again")
}
