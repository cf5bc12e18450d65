//! All tables: found in the store, with the ones just used at hand.

use std::sync::Arc;

use boodle_engine::{Seat, Viewer};
use quick_cache::sync::Cache;
use uuid::Uuid;

use crate::auth::{Auth, Pass, Role, invalid_token};
use crate::incoming::no_such_game;
use crate::problem::Problem;
use crate::rulebook::{Known, Rulebook};
use crate::store::{Store, Stored};
use crate::table::Table;

/// Tables that are kept at hand.
const AT_HAND: usize = 4096;

/// A table at one version.
#[derive(Debug)]
pub struct Loaded {
    /// Id of the game.
    pub id: Uuid,
    /// Number of committed changes.
    pub version: u64,
    /// Number of the last event.
    pub last_seq: u64,
    /// Place of the newest log entry.
    pub head: i64,
    /// The rules of the game.
    pub rules: Arc<Known>,
    /// The table itself.
    pub table: Table,
}

/// Every table of this server.
pub struct Tables {
    /// Where they are kept.
    pub store: Store,
    /// Who signs the tokens of their seats.
    pub auth: Arc<Auth>,
    /// Their rules.
    pub rulebook: Rulebook,
    at_hand: Cache<Uuid, Arc<Loaded>>,
}

impl Tables {
    /// The tables of a store.
    pub fn new(store: Store, auth: Arc<Auth>) -> Tables {
        Tables {
            store,
            auth,
            rulebook: Rulebook::default(),
            at_hand: Cache::new(AT_HAND),
        }
    }

    /// A table as it is now.
    pub async fn current(&self, id: Uuid) -> Result<Arc<Loaded>, Problem> {
        let Some(at_hand) = self.at_hand.get(&id) else {
            return self.read(id).await;
        };
        match self.store.version(id).await? {
            Some(version) if version == at_hand.version => Ok(at_hand),
            Some(_) => self.read(id).await,
            None => Err(self.forget(id)),
        }
    }

    /// A table as it was when it was last used here; only good for what is proved by a commit.
    pub(crate) fn maybe_old(&self, id: Uuid) -> Option<Arc<Loaded>> {
        self.at_hand.get(&id)
    }

    /// Keeps a table at hand.
    pub(crate) fn remember(&self, loaded: Loaded) -> Arc<Loaded> {
        let loaded = Arc::new(loaded);
        self.at_hand.insert(loaded.id, Arc::clone(&loaded));
        loaded
    }

    /// Lets go of a table that is no more.
    pub(crate) fn forget(&self, id: Uuid) -> Problem {
        self.at_hand.remove(&id);
        no_such_game()
    }

    async fn read(&self, id: Uuid) -> Result<Arc<Loaded>, Problem> {
        let stored = self.store.load(id).await?;
        let stored = stored.ok_or_else(|| self.forget(id))?;
        let rules = self.rulebook.find(&self.store, stored.rules).await?;
        Ok(self.remember(Loaded::new(id, stored, rules)?))
    }
}

impl Loaded {
    fn new(id: Uuid, stored: Stored, rules: Arc<Known>) -> Result<Loaded, Problem> {
        Ok(Loaded {
            id,
            version: stored.version,
            last_seq: stored.last_seq,
            head: stored.head,
            table: Table::load(&stored.snapshot, &rules).map_err(Problem::internal)?,
            rules,
        })
    }

    /// The seats, by number.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        (0..self.players()).filter_map(Seat::new)
    }

    /// Number of seats.
    pub fn players(&self) -> usize {
        self.table.chairs.len()
    }

    /// What the holder of a token may see, or nothing if the token has been replaced.
    pub fn admit(&self, pass: Option<&Pass>) -> Result<Viewer, Problem> {
        let Some(pass) = pass else {
            return Ok(Viewer::Public);
        };
        if !self.table.honours(pass) {
            return Err(invalid_token());
        }
        Ok(match pass.role {
            Role::Seat(seat) => Viewer::Seat(seat),
            Role::Host => Viewer::Public,
        })
    }
}
