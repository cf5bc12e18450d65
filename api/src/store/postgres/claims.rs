//! Which server does what is due in a game. A claim is a lock that the database holds for one connection
//! of the server: it costs no writing, and is gone in the moment in which the server is.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Binary, Bool, Integer};
use tokio::runtime::Handle;
use tokio::sync::Mutex;
use uuid::Uuid;

use super::connect::connect;
use super::place::Place;
use super::sql::kept::{Bind, Kept};
use super::{Db, RunQueryDsl, silent};
use crate::store::StoreError;
use crate::store::rows::{game_id, signed};

const PATIENCE: Duration = Duration::from_secs(5);

/// The name of a game's lock is the random half of its id. So many games are looked through that others
/// may hold.
const CLAIM: &str = "
    SELECT id FROM (
        SELECT id FROM games
        WHERE attended = $1 AND due_at <= $2 AND NOT id = ANY ($3)
        ORDER BY due_at LIMIT 4096
    ) AS due
    WHERE pg_try_advisory_lock(('x' || encode(substring(id FROM 9), 'hex'))::bit(64)::bigint)
    LIMIT $4";

/// A server claims all the time. One that does not any more, since it stands still or its machine is gone,
/// loses what it has.
const LEASE: &str = "SET idle_session_timeout = '5s'";

const RELEASE: &str = "SELECT pg_advisory_unlock($1)";

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = Binary)]
    id: Vec<u8>,
}

/// The claims of this server.
pub(super) struct Claims {
    place: Arc<Place>,
    runtime: Handle,
    held: Mutex<Held>,
}

/// The connection whose locks they are, while there is one.
#[derive(Default)]
struct Held {
    db: Option<Db>,
    games: HashSet<Uuid>,
}

impl Claims {
    pub(super) fn new(place: Arc<Place>, runtime: Handle) -> Claims {
        Claims {
            place,
            runtime,
            held: Mutex::default(),
        }
    }

    pub(super) async fn claim(
        &self,
        now: u64,
        attended: bool,
        limit: u32,
    ) -> Result<Vec<Uuid>, StoreError> {
        let mut held = self.held.lock().await;
        let Held { db, games } = &mut *held;
        let mut open = match db.take() {
            Some(db) => db,
            None => self.connect().await?,
        };
        let mine: Vec<Vec<u8>> = games.iter().map(|id| id.as_bytes().to_vec()).collect();
        let (attended, now) = (
            attended.into_sql::<Bool>(),
            signed(now).into_sql::<BigInt>(),
        );
        let mine = mine.into_sql::<Array<Binary>>();
        let most = i32::try_from(limit)
            .unwrap_or(i32::MAX)
            .into_sql::<Integer>();
        let binds: [Bind<'_>; 4] = [&attended, &now, &mine, &most];
        let query = Kept::new(CLAIM, &binds).load::<Row>(&mut open);
        let rows = tokio::time::timeout(PATIENCE, query).await;
        // A connection that fails is let go, and all its locks with it.
        let rows = rows.map_err(|_| silent())??;
        *db = Some(open);
        let claimed: Vec<Uuid> = rows
            .iter()
            .map(|row| game_id(&row.id))
            .collect::<Result<_, _>>()?;
        games.extend(&claimed);
        Ok(claimed)
    }

    pub(super) async fn release(&self, id: Uuid) {
        let mut held = self.held.lock().await;
        held.games.remove(&id);
        let Some(mut open) = held.db.take() else {
            return;
        };
        let lock = lock(id).into_sql::<BigInt>();
        let binds: [Bind<'_>; 1] = [&lock];
        let query = Kept::new(RELEASE, &binds).execute(&mut open);
        match tokio::time::timeout(PATIENCE, query).await {
            Ok(Ok(_)) => held.db = Some(open),
            Ok(Err(error)) => tracing::warn!(%error, "the claims are lost"),
            Err(_) => tracing::warn!("the claims are lost: the database does not answer"),
        }
    }

    async fn connect(&self) -> Result<Db, StoreError> {
        let connected = connect(Arc::clone(&self.place), self.runtime.clone()).await;
        let mut db = connected.map_err(|error| StoreError::Unavailable(error.to_string()))?;
        diesel::sql_query(LEASE).execute(&mut db).await?;
        Ok(db)
    }
}

/// The name of a game's lock.
fn lock(id: Uuid) -> i64 {
    let (_, random) = id.as_u64_pair();
    random.cast_signed()
}
