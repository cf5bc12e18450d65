//! All tables: found in the store, with the ones just used at hand.

use std::sync::Arc;
use std::time::Duration;

use boodle_engine::Seat;
use quick_cache::sync::Cache;
use tokio::sync::{Mutex, Notify};
use tokio::time::Instant;
use uuid::Uuid;

use crate::auth::{Auth, Pass, invalid_token};
use crate::broker::Outbox;
use crate::feed::Feed;
use crate::idle::Patience;
use crate::incoming::no_such_game;
use crate::log::Entry;
use crate::metrics::Metrics;
use crate::onlooker::Onlooker;
use crate::outage;
use crate::problem::Problem;
use crate::rulebook::{Known, Rulebook};
use crate::store::{Idle, Place, Status, Store, Stored};
use crate::table::Table;

/// Tables that are kept at hand.
const AT_HAND: usize = 4096;

/// Log entries that are kept at hand for those who follow a game.
const ENTRIES_AT_HAND: usize = 8192;

/// Between two looks for a signing key that is not known: no forger makes a server look more often.
const LOOK_AGAIN: Duration = Duration::from_secs(1);

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
    /// Whether somebody does something at it.
    pub idle: Idle,
}

/// Every table of this server.
pub struct Tables {
    /// Where they are kept.
    pub store: Store,
    /// Who signs the tokens of their seats.
    pub auth: Arc<Auth>,
    /// Their rules.
    pub rulebook: Rulebook,
    /// Who waits for news of them.
    pub feed: Feed,
    /// How long they stay if nobody does anything.
    pub patience: Patience,
    /// What is counted of them, and of those who ask for them.
    pub metrics: Arc<Metrics>,
    /// Told when the server has something to do at one of them at once.
    pub duties: Arc<Notify>,
    looked: Mutex<Option<Instant>>,
    at_hand: Cache<Uuid, Arc<Loaded>>,
    entries: Cache<(Uuid, u64), Arc<Entry>>,
    /// What spectators see of a game that is shown to them late, with the version at which they do.
    past: Cache<Uuid, (u64, Arc<Loaded>)>,
}

impl Tables {
    /// The tables of a store, which stay as long as they do by default.
    pub fn new(store: Store, auth: Arc<Auth>) -> Tables {
        Tables {
            store,
            auth,
            rulebook: Rulebook::default(),
            feed: Feed::default(),
            patience: Patience::default(),
            metrics: Arc::default(),
            duties: Arc::default(),
            looked: Mutex::default(),
            at_hand: Cache::new(AT_HAND),
            entries: Cache::new(ENTRIES_AT_HAND),
            past: Cache::new(AT_HAND),
        }
    }

    /// The same tables, which stay for another time if nobody does anything.
    #[must_use]
    pub fn with_patience(self, patience: Patience) -> Tables {
        Tables { patience, ..self }
    }

    /// The same tables, of which other servers are told.
    #[must_use]
    pub fn telling(self, others: Outbox) -> Tables {
        let feed = self.feed.telling(others);
        Tables { feed, ..self }
    }

    /// Takes the signing keys as they are in the database now. Without an answer the known ones stay.
    pub(crate) async fn learn_keys(&self) {
        let learnt = match self.store.signing_keys().await {
            Ok(seeds) => self.auth.learn(&seeds),
            Err(error) => Err(error.to_string()),
        };
        match learnt {
            Ok(true) => tracing::info!("the signing keys have changed"),
            Ok(false) => {}
            Err(why) => outage::warn("the signing keys were not read", &why),
        }
    }

    /// Looks whether another server signs with a new key. Those who come in the meantime wait for it.
    pub(crate) async fn look_for_key(&self) {
        let mut looked = self.looked.lock().await;
        if looked.is_none_or(|looked| looked.elapsed() >= LOOK_AGAIN) {
            self.learn_keys().await;
            *looked = Some(Instant::now());
        }
    }

    /// A table as it is now.
    pub async fn current(&self, id: Uuid) -> Result<Arc<Loaded>, Problem> {
        let Some(at_hand) = self.at_hand.get(&id) else {
            return self.read(id).await;
        };
        let known = Place {
            version: at_hand.version,
            head: at_hand.head,
        };
        match self.store.place(id).await? {
            Some(place) if place == known => Ok(at_hand),
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

    /// A table at a version that is known to exist, or a later one.
    pub(crate) async fn at_least(&self, id: Uuid, version: u64) -> Result<Arc<Loaded>, Problem> {
        match self.maybe_old(id) {
            Some(loaded) if loaded.version >= version => Ok(loaded),
            _ => self.current(id).await,
        }
    }

    /// Keeps a log entry at hand.
    pub(crate) fn keep_entry(&self, id: Uuid, entry: Entry) -> Arc<Entry> {
        let entry = Arc::new(entry);
        self.entries.insert((id, entry.version), Arc::clone(&entry));
        entry
    }

    /// Log entries with events after a number that belong to a table, oldest first, at most so many.
    /// `version` is that of the number, where it is known: the newest entries are then at hand.
    pub(crate) async fn entries(
        &self,
        loaded: &Loaded,
        after: u64,
        version: Option<u64>,
        limit: u32,
    ) -> Result<Vec<Arc<Entry>>, Problem> {
        if let Some(version) = version {
            let missed = version + 1..=loaded.version;
            let at_hand = missed.map(|version| self.entries.get(&(loaded.id, version)));
            if let Some(entries) = at_hand.take(limit as usize).collect() {
                return Ok(entries);
            }
        }
        let rows = self.store.log(loaded.id, after, limit).await?;
        let entries = rows.iter().map(|bytes| Entry::load(bytes).map(Arc::new));
        let mut entries: Vec<_> = entries
            .collect::<Result<_, _>>()
            .map_err(Problem::internal)?;
        // The log may have grown since the table was read.
        entries.retain(|entry| entry.version <= loaded.version);
        Ok(entries)
    }

    /// A table as spectators see it who are shown it late; nothing if there is no such table any more, since
    /// the game is over or gone.
    pub(crate) async fn past(&self, loaded: &Loaded) -> Result<Option<Arc<Loaded>>, Problem> {
        let id = loaded.id;
        if let Some((version, past)) = self.past.get(&id)
            && version == loaded.version
        {
            return Ok(Some(past));
        }
        let Some(kept) = self.store.past(id).await? else {
            return Ok(None);
        };
        let past = Arc::new(Loaded {
            id,
            version: kept.version,
            last_seq: kept.last_seq,
            // Nothing is ever appended to the past.
            head: 0,
            table: Table::load(&kept.snapshot, &loaded.rules).map_err(Problem::internal)?,
            rules: Arc::clone(&loaded.rules),
            // How long it stays is another matter, which changes with no version of what is shown.
            idle: Idle {
                since: 0,
                until: None,
            },
        });
        self.past.insert(id, (loaded.version, Arc::clone(&past)));
        Ok(Some(past))
    }

    /// Lets go of a table that is no more.
    pub(crate) fn forget(&self, id: Uuid) -> Problem {
        self.at_hand.remove(&id);
        self.past.remove(&id);
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
            idle: stored.idle,
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

    /// Whether the game is over and nothing follows after an event.
    pub fn is_over_after(&self, seq: u64) -> bool {
        self.last_seq <= seq && self.table.status() == Status::Finished
    }

    /// As whom the holder of a token looks at it, or a refusal if the token has been replaced.
    pub fn admit(&self, pass: Option<&Pass>) -> Result<Onlooker, Problem> {
        let Some(pass) = pass else {
            return Ok(Onlooker::Anybody);
        };
        if !self.table.honours(pass.role, pass.epoch) {
            return Err(invalid_token());
        }
        Ok(pass.role.into())
    }
}
