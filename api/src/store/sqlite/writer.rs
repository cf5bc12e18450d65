//! The one thread that writes. Whatever waits goes into one transaction and one sync; a job that
//! is alone is committed at once. Each job stands for itself: a conflict, or an error of its own,
//! never touches the others.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::Receiver;

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::sqlite::SqliteConnection;
use tokio::sync::oneshot;

use super::migrate::connect;
use super::run::at_once;
use super::sql;
use crate::store::schema::log;
use crate::store::{CommitError, StoreError, Write};

/// The most jobs in one transaction.
const BATCH: usize = 64;

type Outcome = Result<i64, CommitError>;

/// One thing to write, and who waits for it.
pub(super) struct Job {
    pub(super) write: Write,
    pub(super) reply: oneshot::Sender<Outcome>,
}

/// Works until nobody can send any more.
pub(super) fn run(
    mut db: SqliteConnection,
    path: &str,
    jobs: &Receiver<Job>,
    waiting: &AtomicUsize,
) {
    while let Ok(first) = jobs.recv() {
        let mut batch = vec![first];
        batch.extend(jobs.try_iter().take(BATCH - 1));
        waiting.fetch_sub(batch.len(), Ordering::Relaxed);
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
        StoreError::Unsettled(_) => true,
        StoreError::Damaged(_) => false,
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
    let mut free = (last.unwrap_or(0) + 1..).step_by(2);
    for job in batch {
        let places: Vec<i64> = free.by_ref().take(job.write.places()).collect();
        let done = at_once(sql::write(db, &job.write, &places))?;
        outcomes.push(done.ok_or(CommitError::Conflict));
    }
    Ok(outcomes)
}

#[cfg(test)]
mod tests;
