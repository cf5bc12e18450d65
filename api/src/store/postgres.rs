//! PostgreSQL: a pool of connections, used by as many servers as like. Connections live on a runtime of
//! their own, so that no worker that answers requests has to keep one alive, and what is written is
//! written whether or not the caller still waits.

mod claims;
mod commit;
mod connect;
mod migrate;
mod place;
#[path = "sql/mod.rs"]
#[expect(clippy::duplicate_mod, reason = "the same statements for SQLite")]
pub(super) mod sql;
mod turns;

use std::sync::Arc;
use std::time::Duration;

use diesel::QueryResult;
use diesel::result::{DatabaseErrorKind, Error};
use diesel_async::pooled_connection::deadpool::{Object, Pool};
use diesel_async::{AsyncConnection, AsyncPgConnection, SimpleAsyncConnection};
use tokio::runtime::{Builder, Runtime};
use uuid::Uuid;

use self::claims::Claims;
use self::place::Place;
use self::turns::Turns;
use super::{CommitError, Load, SigningSeed, StoreError, Write};

pub(super) type Db = AsyncPgConnection;
/// How statements are written, and what stands before the number of a value that comes again.
pub(super) type Backend = diesel::pg::Pg;
pub(super) const AGAIN: &str = "$";
pub(super) use diesel_async::RunQueryDsl;

/// A database that does not answer for so long is out of reach.
const PATIENCE: Duration = Duration::from_secs(10);
/// A caller waits so long for a connection.
const WAIT: Duration = Duration::from_secs(5);
const FREEZE: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY";
/// So often is tried what another transaction was in the way of.
const TRIES: usize = 5;

/// A database on a server.
#[derive(Clone)]
pub struct Postgres {
    pool: Pool<Db>,
    turns: Arc<Turns>,
    claims: Arc<Claims>,
    runtime: Arc<Keeper>,
    seeds: Arc<[SigningSeed]>,
}

/// The runtime of the connections; a runtime must not be waited for where others are run.
struct Keeper(Option<Runtime>);

impl Drop for Keeper {
    fn drop(&mut self) {
        if let Some(runtime) = self.0.take() {
            runtime.shutdown_background();
        }
    }
}

impl Postgres {
    /// Connects to the database, and updates its tables, or makes them if it may. Blocks.
    pub(super) fn open(url: &str, may_make: bool) -> Result<Postgres, String> {
        let place = Arc::new(Place::read(url)?);
        let runtime = Builder::new_multi_thread()
            .worker_threads(1)
            .thread_name("store-postgres")
            .enable_all()
            .build()
            .map_err(|error| error.to_string())?;
        let preparing = migrate::prepare(Arc::clone(&place), may_make);
        // The caller's thread may already run something else.
        let prepared = std::thread::scope(|scope| {
            let prepared = scope.spawn(|| runtime.block_on(preparing)).join();
            prepared.unwrap_or_else(|_| Err("the tables could not be made".to_owned()))
        });
        let keeper = Keeper(Some(runtime));
        let seeds = prepared?.into();
        let handle = keeper.handle().map_err(|error| error.to_string())?;
        Ok(Postgres {
            pool: connect::pool(Arc::clone(&place), handle.clone())
                .map_err(|error| error.to_string())?,
            turns: Arc::new(Turns::new(connect::FOR_CHANGES)),
            claims: Arc::new(Claims::new(place, handle)),
            runtime: Arc::new(keeper),
            seeds,
        })
    }

    /// Gives every connection back. What is being written is still written by the database.
    pub(super) fn close(&self) {
        self.pool.close();
    }

    pub(super) fn load_now(&self) -> Load {
        let status = self.pool.status();
        Load::Postgres {
            used: status.size.saturating_sub(status.available),
            idle: status.available,
            waiting: status.waiting + self.turns.waiting(),
        }
    }

    pub(super) fn seeds(&self) -> &[SigningSeed] {
        &self.seeds
    }

    /// Asks the database something.
    pub(super) async fn read<T>(
        &self,
        query: impl AsyncFnOnce(&mut Db) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let mut db = self.connection().await?;
        let asked = tokio::time::timeout(PATIENCE, query(&mut db)).await;
        asked.unwrap_or_else(|_| {
            // What it may still answer is nobody's.
            drop(Object::take(db));
            Err(silent())
        })
    }

    /// A connection that sees the database as it is at one moment, however long it is used.
    pub(super) async fn freeze(&self) -> Result<Db, StoreError> {
        let mut db = Object::take(self.connection().await?);
        answered(db.batch_execute(FREEZE)).await?;
        Ok(db)
    }

    /// Writes something, and answers when it is on disk.
    pub(super) async fn write(&self, write: Write) -> Result<i64, CommitError> {
        let (store, turns) = (self.pool.clone(), Arc::clone(&self.turns));
        let writing = self.runtime.handle()?.spawn(async move {
            let _turn = turns.next(WAIT).await?;
            let mut db = connection(&store).await?;
            let written = tokio::time::timeout(PATIENCE, written(&mut db, &write)).await;
            let done = written.unwrap_or_else(|_| {
                Err(StoreError::Unsettled("it does not answer".to_owned()).into())
            });
            if let Err(CommitError::Store(_)) = done {
                // Whatever is the matter, it shall not be the connection: of one to a server that was the
                // primary, say.
                drop(Object::take(db));
            }
            done
        });
        writing.await.map_err(|_| closed())?
    }

    /// Games in which something is due, and which no other server has taken; they are this one's until
    /// it releases them, or ends.
    pub(super) async fn claim(
        &self,
        now: u64,
        attended: bool,
        limit: u32,
    ) -> Result<Vec<Uuid>, StoreError> {
        self.claims.claim(now, attended, limit).await
    }

    /// Others may do what is due in a game.
    pub(super) async fn release(&self, id: Uuid) {
        self.claims.release(id).await;
    }

    async fn connection(&self) -> Result<Object<Db>, StoreError> {
        connection(&self.pool).await
    }
}

impl Keeper {
    fn handle(&self) -> Result<tokio::runtime::Handle, StoreError> {
        let runtime = self.0.as_ref().ok_or_else(closed)?;
        Ok(runtime.handle().clone())
    }
}

async fn connection(pool: &Pool<Db>) -> Result<Object<Db>, StoreError> {
    let taken = tokio::time::timeout(WAIT, pool.get()).await;
    taken
        .map_err(|_| StoreError::Unavailable("too much is waiting".to_owned()))?
        .map_err(|error| StoreError::Unavailable(error.to_string()))
}

/// An action is one statement, everything else a transaction.
async fn written(db: &mut Db, write: &Write) -> Result<i64, CommitError> {
    let mut tries = 0;
    loop {
        tries += 1;
        let done = match write {
            Write::Commit(change) if commit::is_simple(change) => commit::commit(db, change).await,
            _ => transaction(db, write).await,
        };
        return match done {
            Ok(done) => done.ok_or(CommitError::Conflict),
            Err(error) if tries < TRIES && is_in_the_way(&error) => continue,
            // The same key was used at the same moment.
            Err(Error::DatabaseError(DatabaseErrorKind::UniqueViolation, what))
                if what.table_name() == Some("idempotency_keys") =>
            {
                Err(CommitError::Conflict)
            }
            Err(error) if is_lost(&error) => Err(StoreError::Unsettled(error.to_string()).into()),
            Err(error) => Err(StoreError::from(error).into()),
        };
    }
}

/// Whether the server has gone without saying what it has done.
fn is_lost(error: &Error) -> bool {
    use DatabaseErrorKind::{ClosedConnection, UnableToSendCommand};
    matches!(
        error,
        Error::DatabaseError(ClosedConnection | UnableToSendCommand, _)
    )
}

/// Whether another transaction was in the way, so that the next try finds another state.
fn is_in_the_way(error: &Error) -> bool {
    use DatabaseErrorKind::{ForeignKeyViolation, SerializationFailure};
    match error {
        // Rules are removed with their last game, in the very moment in which another one takes them.
        Error::DatabaseError(ForeignKeyViolation | SerializationFailure, _) => true,
        Error::DatabaseError(_, what) => what.message().contains("deadlock detected"),
        _ => false,
    }
}

async fn transaction(db: &mut Db, write: &Write) -> QueryResult<Option<i64>> {
    db.transaction(async |db| {
        if let Write::Rotate(_)
        | Write::Revoke { .. }
        | Write::SweepSigningKeys { .. }
        | Write::TakeInSeeds { .. } = write
        {
            migrate::lock_keys(db).await?;
        }
        let places = commit::next_places(db, write.places()).await?;
        sql::write(db, write, &places).await
    })
    .await
}

/// What a query gives, if the database does not take too long.
pub(super) async fn answered<T, E: Into<StoreError>>(
    query: impl Future<Output = Result<T, E>>,
) -> Result<T, StoreError> {
    let answered = tokio::time::timeout(PATIENCE, query).await;
    answered.map_err(|_| silent())?.map_err(Into::into)
}

fn silent() -> StoreError {
    StoreError::Unavailable("it does not answer".to_owned())
}

fn closed() -> StoreError {
    StoreError::Unavailable("it has been closed".to_owned())
}

#[cfg(test)]
mod tests;
