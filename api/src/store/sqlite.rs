//! SQLite: one thread that writes, a few that read, each with its own connection, so that nothing
//! ever waits for the disk on a worker that answers requests.

mod due;
mod migrate;
mod run;
#[path = "sql/mod.rs"]
pub(super) mod sql;
mod writer;

use std::fs::OpenOptions;
use std::os::unix::fs::OpenOptionsExt;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::thread::{self, JoinHandle};

use diesel::connection::SimpleConnection;
use diesel::sqlite::SqliteConnection;
use tokio::sync::oneshot;

pub(super) use self::due::due;
use self::migrate::{checkpoint, connect, connect_to_read, prepare};
pub(super) use self::run::{RunQueryDsl, at_once};
use self::writer::Job;
use super::{CommitError, Load, SigningSeed, StoreError, Write};

pub(super) type Db = SqliteConnection;
/// How statements are written, and what stands before the number of a value that comes again.
pub(super) type Backend = diesel::sqlite::Sqlite;
pub(super) const AGAIN: &str = "?";

const READERS: usize = 4;
const WAITING_READS: usize = 4096;
const WAITING_WRITES: usize = 4096;

type Read = Box<dyn FnOnce(&mut SqliteConnection) + Send>;

/// A database in a file.
#[derive(Clone)]
pub struct Sqlite {
    /// Nothing once it has been closed.
    ways: Arc<RwLock<Option<Ways>>>,
    threads: Arc<Mutex<Vec<JoinHandle<()>>>>,
    path: Arc<str>,
    seeds: Arc<[SigningSeed]>,
    queued: Arc<Queued>,
}

/// Jobs that wait for a thread.
#[derive(Default)]
struct Queued {
    reads: AtomicUsize,
    writes: AtomicUsize,
}

/// The ways to the threads.
struct Ways {
    reads: SyncSender<Read>,
    writes: SyncSender<Job>,
}

/// The keys that sign tokens are in the file, and cards that nobody may see: where it is made, it is its
/// owner's alone, and what SQLite puts beside it is as the file is.
fn make_private(path: &str) {
    let mut how = OpenOptions::new();
    how.write(true).create_new(true).mode(0o600);
    // It may be there; whatever else is in the way, SQLite is about to say.
    let _ = how.open(path);
}

impl Sqlite {
    /// Opens or creates the file and starts its threads.
    pub(super) fn open(path: &str) -> Result<Sqlite, String> {
        // A leading `file:` would make SQLite read the path as a URI.
        let path = if path.starts_with('/') {
            path.to_owned()
        } else {
            format!("./{path}")
        };
        make_private(&path);
        let mut db = connect(&path)?;
        let seeds = prepare(&mut db)?.into();
        // What a server that crashed has left.
        checkpoint(&mut db);
        let (writes, jobs) = sync_channel(WAITING_WRITES);
        let queued = Arc::<Queued>::default();
        let seen = Arc::clone(&queued);
        let for_writer = path.clone();
        let mut threads = vec![spawn("store-writer", move || {
            writer::run(db, &for_writer, &jobs, &seen.writes);
        })?];

        let (reads, queries) = sync_channel(WAITING_READS);
        let queries = Arc::new(Mutex::new(queries));
        for _ in 0..READERS {
            let mut db = connect_to_read(&path)?;
            let queries = Arc::clone(&queries);
            threads.push(spawn("store-reader", move || run_reads(&mut db, &queries))?);
        }
        Ok(Sqlite {
            ways: Arc::new(RwLock::new(Some(Ways { reads, writes }))),
            threads: Arc::new(Mutex::new(threads)),
            path: path.into(),
            seeds,
            queued,
        })
    }

    /// Does what still waits, ends the threads and leaves everything in the one file. Blocks.
    pub(super) fn close(&self) {
        drop(self.ways.write().map_or_else(
            |poisoned| poisoned.into_inner().take(),
            |mut ways| ways.take(),
        ));
        let mut threads = self.threads.lock().unwrap_or_else(PoisonError::into_inner);
        if threads.is_empty() {
            return;
        }
        for thread in threads.drain(..) {
            if thread.join().is_err() {
                tracing::error!("a thread of the store panicked");
            }
        }
        match connect(&self.path) {
            Ok(mut db) => checkpoint(&mut db),
            Err(why) => tracing::warn!(why, "the database cannot be opened to be closed"),
        }
    }

    /// Sends a job that counts as waiting until its thread takes it.
    fn queue(
        &self,
        waiting: &AtomicUsize,
        send: impl FnOnce(&Ways) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let ways = self.ways.read().unwrap_or_else(PoisonError::into_inner);
        let ways = ways.as_ref().ok_or_else(closed)?;
        waiting.fetch_add(1, Ordering::Relaxed);
        send(ways).inspect_err(|_| {
            waiting.fetch_sub(1, Ordering::Relaxed);
        })
    }

    pub(super) fn load_now(&self) -> Load {
        // Queries have a method of that name too.
        let now = |jobs| AtomicUsize::load(jobs, Ordering::Relaxed);
        Load::Sqlite {
            reads: now(&self.queued.reads),
            writes: now(&self.queued.writes),
        }
    }

    pub(super) fn seeds(&self) -> &[SigningSeed] {
        &self.seeds
    }

    /// Runs a query on a reader thread.
    pub(super) async fn read<T: Send + 'static>(
        &self,
        query: impl FnOnce(&mut SqliteConnection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        let queued = Arc::clone(&self.queued);
        let job: Read = Box::new(move |db| {
            queued.reads.fetch_sub(1, Ordering::Relaxed);
            // A caller that has gone needs no answer.
            let _ = reply.send(query(db));
        });
        let send = |ways: &Ways| ways.reads.try_send(job).map_err(overloaded);
        self.queue(&self.queued.reads, send)?;
        answer.await.map_err(|_| stopped())?
    }

    /// A connection that sees the database as it is at one moment, however long it is used.
    pub(super) fn freeze(&self) -> Result<Db, StoreError> {
        let mut db = connect_to_read(&self.path).map_err(StoreError::Unavailable)?;
        db.batch_execute("BEGIN")?;
        Ok(db)
    }

    /// Hands a change to the writer and waits until it is on disk.
    pub(super) async fn write(&self, write: Write) -> Result<i64, CommitError> {
        let (reply, answer) = oneshot::channel();
        let job = Job { write, reply };
        let send = |ways: &Ways| ways.writes.try_send(job).map_err(overloaded);
        self.queue(&self.queued.writes, send)?;
        answer.await.map_err(|_| stopped())?
    }
}

fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> Result<JoinHandle<()>, String> {
    thread::Builder::new()
        .name(name.to_owned())
        .spawn(work)
        .map_err(|error| error.to_string())
}

fn run_reads(db: &mut SqliteConnection, queries: &Mutex<Receiver<Read>>) {
    loop {
        let next = queries
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .recv();
        let Ok(query) = next else { return };
        query(db);
    }
}

fn overloaded<T>(error: TrySendError<T>) -> StoreError {
    match error {
        TrySendError::Full(_) => StoreError::Unavailable("too much is waiting".to_owned()),
        TrySendError::Disconnected(_) => closed(),
    }
}

fn closed() -> StoreError {
    StoreError::Unavailable("it has been closed".to_owned())
}

fn stopped() -> StoreError {
    StoreError::Unavailable("its thread has ended".to_owned())
}

#[cfg(test)]
mod tests;
