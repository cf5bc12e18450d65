//! The one thread that writes. Whatever waits goes into one transaction and one sync; a job that
//! is alone is committed at once. Each job stands for itself: a conflict, or an error of its own,
//! never touches the others.

use std::sync::mpsc::Receiver;

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::sqlite::SqliteConnection;
use tokio::sync::oneshot;
use uuid::Uuid;

use super::migrate::connect;
use super::rows::signed;
use super::schema::{games, heartbeat, log, rules};
use super::{Change, CommitError, NewGame, Once, Past, Show, SigningSeed, Status, StoreError};
use super::{keys, past, removal, signing};
use crate::origin;

/// The most jobs in one transaction.
const BATCH: usize = 64;

/// What can be written.
pub(super) enum Write {
    Create(NewGame),
    Commit(Change),
    Delete { id: Uuid, version: u64 },
    SweepKeys { before: u64 },
    Beat { now: u64 },
    Rotate(SigningSeed),
    Revoke { kid: String, instead: SigningSeed },
    SweepSigningKeys { before: u64 },
    SweepLogs,
}

type Outcome = Result<i64, CommitError>;

/// One thing to write, and who waits for it.
pub(super) struct Job {
    pub(super) write: Write,
    pub(super) reply: oneshot::Sender<Outcome>,
}

/// Works until nobody can send any more.
pub(super) fn run(mut db: SqliteConnection, path: &str, jobs: &Receiver<Job>) {
    while let Ok(first) = jobs.recv() {
        let mut batch = vec![first];
        batch.extend(jobs.try_iter().take(BATCH - 1));
        let outcomes = write_all(&mut db, path, &batch);
        for (job, outcome) in batch.into_iter().zip(outcomes) {
            // Done all the same when the caller has gone.
            let _ = job.reply.send(outcome);
        }
    }
}

fn write_all(db: &mut SqliteConnection, path: &str, batch: &[Job]) -> Vec<Outcome> {
    match transaction(db, path, batch) {
        Ok(outcomes) => outcomes,
        // One bad job shall not fail its neighbours, but a database that is locked or full is so for all.
        Err(error) if batch.len() == 1 || is_for_all(&error) => {
            batch.iter().map(|_| Err(error.clone().into())).collect()
        }
        Err(_) => batch
            .chunks(1)
            .flat_map(|job| write_all(db, path, job))
            .collect(),
    }
}

fn is_for_all(error: &StoreError) -> bool {
    match error {
        StoreError::Full(_) => true,
        StoreError::Unavailable(why) => why.contains("locked"),
    }
}

fn transaction(
    db: &mut SqliteConnection,
    path: &str,
    batch: &[Job],
) -> Result<Vec<Outcome>, StoreError> {
    let done = db
        .batch_execute("BEGIN IMMEDIATE")
        .map_err(StoreError::from)
        .and_then(|()| {
            let outcomes = write_batch(db, batch)?;
            db.batch_execute("COMMIT")?;
            Ok(outcomes)
        });
    if done.is_err() {
        roll_back(db, path);
    }
    done
}

/// SQLite ends a transaction by itself after some errors, so a failing ROLLBACK means little; a new
/// connection is certain to have none open.
fn roll_back(db: &mut SqliteConnection, path: &str) {
    if db.batch_execute("ROLLBACK").is_err() {
        match connect(path) {
            Ok(fresh) => *db = fresh,
            Err(why) => tracing::error!(why, "the database cannot be opened again"),
        }
    }
}

fn write_batch(db: &mut SqliteConnection, batch: &[Job]) -> Result<Vec<Outcome>, StoreError> {
    let last: Option<i64> = log::table.select(diesel::dsl::max(log::no)).first(db)?;
    let mut outcomes = Vec::with_capacity(batch.len());
    // Two places each, since a change can found another game; places that stay empty are no loss.
    for (next, job) in (last.unwrap_or(0) + 1..).step_by(2).zip(batch) {
        let done = match &job.write {
            Write::Create(game) => create(db, game, next)?.then_some(next),
            Write::Commit(change) => commit(db, change, next)?.then_some(next),
            Write::Delete { id, version } => removal::delete(db, *id, *version)?.then_some(next),
            Write::SweepKeys { before } => Some(keys::sweep(db, *before)?),
            Write::Beat { now } => Some(beat(db, *now)?),
            Write::Rotate(key) => signing::rotate(db, key)?.then_some(next),
            Write::Revoke { kid, instead } => signing::revoke(db, kid, instead)?.then_some(next),
            Write::SweepSigningKeys { before } => Some(signing::sweep(db, *before)?),
            Write::SweepLogs => Some(removal::sweep_logs(db)?),
        };
        outcomes.push(done.ok_or(CommitError::Conflict));
    }
    Ok(outcomes)
}

fn create(db: &mut SqliteConnection, game: &NewGame, no: i64) -> QueryResult<bool> {
    if !is_first(db, game.once.as_ref())? {
        return Ok(false);
    }
    found(db, game, no)?;
    done(db, game.once.as_ref(), game.id, 0)
}

/// A game begins to exist, with its first log entry.
fn found(db: &mut SqliteConnection, game: &NewGame, no: i64) -> QueryResult<()> {
    diesel::insert_or_ignore_into(rules::table)
        .values((
            rules::hash.eq(game.hash.as_slice()),
            rules::body.eq(&game.rules),
        ))
        .execute(db)?;
    diesel::insert_into(games::table)
        .values((
            games::id.eq(game.id.as_bytes().as_slice()),
            games::version.eq(1),
            games::last_seq.eq(signed(game.last_seq)),
            games::head.eq(no),
            games::status.eq(Status::Open.number()),
            games::listed.eq(game.listed),
            games::ruleset.eq(origin::written(game.ruleset.as_deref())),
            games::rules.eq(game.hash.as_slice()),
            games::snapshot.eq(&game.snapshot),
            games::idle_since.eq(signed(game.idle.since)),
            games::expires_at.eq(game.idle.until.map(signed)),
        ))
        .execute(db)?;
    if let Show::Late { status, .. } = game.show {
        let now = Past {
            version: 1,
            last_seq: game.last_seq,
            snapshot: game.snapshot.clone(),
        };
        past::keep(db, game.id, &now, status)?;
    }
    append(db, no, 0, game.last_seq, &game.log)
}

/// Whether this has not been done before under its key.
fn is_first(db: &mut SqliteConnection, once: Option<&Once>) -> QueryResult<bool> {
    once.map_or(Ok(true), |once| Ok(!keys::is_used(db, once)?))
}

/// Keeps the key, if there is one.
fn done(
    db: &mut SqliteConnection,
    once: Option<&Once>,
    game: Uuid,
    after: u64,
) -> QueryResult<bool> {
    if let Some(once) = once {
        keys::keep(db, once, game, after)?;
    }
    Ok(true)
}

/// The compare-and-set that makes every change safe: nothing happens to another version.
fn commit(db: &mut SqliteConnection, change: &Change, no: i64) -> QueryResult<bool> {
    if !is_first(db, change.once.as_ref())? {
        return Ok(false);
    }
    let changed = diesel::update(games::table.find(change.id.as_bytes().as_slice()))
        .filter(games::version.eq(signed(change.version)))
        .set((
            games::version.eq(signed(change.version + 1)),
            games::last_seq.eq(signed(change.last_seq)),
            games::head.eq(no),
            games::snapshot.eq(&change.snapshot),
            games::due_at.eq(change.due.map(signed)),
            games::attended.eq(change.attended),
            // Only when they are others: their indexes are then left alone by most commits.
            listed_status(change).map(|status| games::status.eq(status.number())),
            change.idle.map(|idle| {
                (
                    games::idle_since.eq(signed(idle.since)),
                    games::expires_at.eq(idle.until.map(signed)),
                )
            }),
        ))
        .execute(db)?;
    if changed == 0 {
        return Ok(false);
    }
    show(db, change)?;
    append(db, no, change.head, change.last_seq, &change.log)?;
    if let Some(game) = &change.founds {
        found(db, game, no + 1)?;
    }
    done(db, change.once.as_ref(), change.id, change.after)
}

/// How far the lobby says that the game is, if that changes now; it does not know what is shown late.
fn listed_status(change: &Change) -> Option<Status> {
    match change.show {
        Show::AtOnce | Show::Everything => change.status,
        Show::Late { .. } => None,
    }
}

/// Spectators are shown what has become old enough.
fn show(db: &mut SqliteConnection, change: &Change) -> QueryResult<()> {
    match change.show {
        Show::AtOnce => Ok(()),
        Show::Everything => past::let_go(db, change.id),
        Show::Late { delay, status } => {
            let now = Past {
                version: change.version + 1,
                last_seq: change.last_seq,
                snapshot: change.snapshot.clone(),
            };
            past::keep(db, change.id, &now, status)?;
            past::move_on(db, change.id, change.last_seq.saturating_sub(delay))
        }
    }
}

fn beat(db: &mut SqliteConnection, now: u64) -> QueryResult<i64> {
    let row = (heartbeat::id.eq(1), heartbeat::at.eq(signed(now)));
    diesel::replace_into(heartbeat::table)
        .values(row)
        .execute(db)?;
    Ok(signed(now))
}

fn append(
    db: &mut SqliteConnection,
    no: i64,
    prev: i64,
    last_seq: u64,
    body: &[u8],
) -> QueryResult<()> {
    diesel::insert_into(log::table)
        .values((
            log::no.eq(no),
            log::prev.eq(prev),
            log::last_seq.eq(signed(last_seq)),
            log::body.eq(body),
        ))
        .execute(db)?;
    Ok(())
}

#[cfg(test)]
mod tests;
