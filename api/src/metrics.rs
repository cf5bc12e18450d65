//! What is counted for whoever runs the server: how much, how long and how far behind, and never whose. Even so
//! numbers of a quiet server tell more than a player may know, whether a seat had a choice for one: they are shown
//! at an address of their own (`page.rs`) and nowhere else.

mod page;
mod routes;

use std::time::Instant;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::prometheus_text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::Registry;

use crate::limits::Budget;
use crate::store::Load;
use crate::tables::Tables;

pub use page::{app, listen};
pub use routes::{Place, Routes};

/// Upper bounds of the classes in which times are counted, in seconds.
const SECONDS: [f64; 14] = [
    0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0,
];

/// One kind of call.
#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Operation {
    route: String,
    method: &'static str,
}

/// How calls of a kind were answered.
#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Answered {
    route: String,
    method: &'static str,
    /// As in `2xx`.
    status: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Spent {
    budget: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Due {
    /// At the tables of `people`, or of `bots` alone.
    tables: &'static str,
}

/// Jobs for the threads of SQLite.
#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Jobs {
    kind: &'static str,
}

/// Connections to PostgreSQL, and those who wait for one.
#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Pool {
    state: &'static str,
}

/// Of what there is one or none.
#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Alone {}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Build {
    version: &'static str,
}

/// Everything that is counted by one server.
pub struct Metrics {
    registry: Registry,
    requests: Family<Answered, Counter>,
    request_seconds: Family<Operation, Histogram, fn() -> Histogram>,
    refused: Family<Spent, Counter>,
    /// Changes of games that were stored.
    pub commits: Counter,
    /// Changes that came too late.
    pub conflicts: Counter,
    commit_seconds: Histogram,
    streams: Gauge,
    followed: Gauge,
    /// Actions of bots, and of whoever plays for those who are away.
    pub bot_moves: Counter,
    /// Times that ended.
    pub expirations: Counter,
    /// Tables at which the server is at work.
    pub at_work: Gauge,
    due: Family<Due, Gauge>,
    due_since: Family<Due, Gauge>,
    database_up: Gauge,
    queued: Family<Jobs, Gauge>,
    pool: Family<Pool, Gauge>,
    /// Looks for what other servers do, everywhere or where the broker told to.
    pub looks: Counter,
    /// Looks that failed.
    pub look_failures: Counter,
    /// Whether the broker answers, where there is one.
    broker_up: Family<Alone, Gauge>,
    /// Words that other servers were told.
    pub words_said: Counter,
    /// Words that were heard.
    pub words_heard: Counter,
}

fn seconds() -> Histogram {
    Histogram::new(SECONDS)
}

impl Default for Metrics {
    fn default() -> Metrics {
        let build = Build {
            version: env!("CARGO_PKG_VERSION"),
        };
        let mut metrics = Metrics {
            registry: Registry::with_prefix("boodle"),
            requests: Family::default(),
            request_seconds: Family::new_with_constructor(seconds),
            refused: Family::default(),
            commits: Counter::default(),
            conflicts: Counter::default(),
            commit_seconds: seconds(),
            streams: Gauge::default(),
            followed: Gauge::default(),
            bot_moves: Counter::default(),
            expirations: Counter::default(),
            at_work: Gauge::default(),
            due: Family::default(),
            due_since: Family::default(),
            database_up: Gauge::default(),
            queued: Family::default(),
            pool: Family::default(),
            looks: Counter::default(),
            look_failures: Counter::default(),
            broker_up: Family::default(),
            words_said: Counter::default(),
            words_heard: Counter::default(),
        };
        metrics
            .registry
            .register("build", "The version that runs", Info::new(build));
        metrics.tell_of_calls();
        metrics.tell_of_games();
        metrics.tell_of_the_database();
        metrics.tell_of_other_servers();
        metrics
    }
}

/// Registers members under names, each with what it is.
macro_rules! register {
    ($metrics:ident: $($member:ident $name:literal $what:literal)*) => {
        $($metrics.registry.register($name, $what, $metrics.$member.clone());)*
    };
}

impl Metrics {
    fn tell_of_calls(&mut self) {
        register! { self:
            requests "http_requests" "Calls that were answered"
            request_seconds "http_request_duration_seconds" "Until the answer begins; a call that waits for news, until there are any"
            refused "limited_requests" "Calls that were refused for being too many"
            streams "streams" "Streams that are open"
        }
    }

    fn tell_of_games(&mut self) {
        register! { self:
            followed "followed_games" "Games that somebody follows, by stream or by waiting"
            commits "commits" "Changes of games that were stored"
            conflicts "commit_conflicts" "Changes that found the game changed, or done before"
            commit_seconds "commit_duration_seconds" "Until a change is on disk, or refused"
            bot_moves "bot_moves" "Actions of bots, and of stand-ins for people"
            expirations "expirations" "Times to think that ended"
            at_work "tables_at_work" "Tables at which this server does what is due"
            due "due_tables" "Tables at which something is due, in the whole database, and up to a thousand of each kind"
            due_since "due_lag_milliseconds" "For how long it has been at the table where it has been longest"
        }
    }

    fn tell_of_the_database(&mut self) {
        register! { self:
            database_up "database_up" "Whether the database answered just now"
            queued "queued_jobs" "Queries and changes that wait for a thread (SQLite)"
            pool "pool_connections" "Connections at work and without, and callers that wait for one (PostgreSQL)"
        }
    }

    fn tell_of_other_servers(&mut self) {
        register! { self:
            looks "looks" "Looks for what other servers did"
            look_failures "look_failures" "Looks that failed"
            broker_up "broker_up" "Whether the broker answers; not shown where there is none"
            words_said "broker_words_said" "Words to other servers"
            words_heard "broker_words_heard" "Words of other servers"
        }
    }

    /// A change was stored, or not, and it took so long to know.
    pub fn committed(&self, began: Instant, is_stored: bool) {
        self.commit_seconds.observe(began.elapsed().as_secs_f64());
        if is_stored {
            self.commits.inc();
        } else {
            self.conflicts.inc();
        }
    }

    /// A call was too many.
    pub fn refused(&self, budget: Budget) {
        let budget = budget.as_str();
        self.refused.get_or_create(&Spent { budget }).inc();
    }

    /// A stream was too many of those that its address holds open.
    pub fn stream_refused(&self) {
        let budget = "open_streams";
        self.refused.get_or_create(&Spent { budget }).inc();
    }

    /// The broker answers, or does not.
    pub fn broker_is_up(&self, is_up: bool) {
        self.broker_up.get_or_create(&Alone {}).set(is_up.into());
    }

    /// A stream is open until this is dropped.
    pub fn stream(&self) -> OpenStream {
        self.streams.inc();
        OpenStream(self.streams.clone())
    }

    /// Everything as Prometheus reads it, as it is now.
    pub async fn shown(&self, tables: &Tables, now: u64) -> String {
        self.followed.set(number(tables.feed.followed()));
        self.look_at_the_store(tables, now).await;
        let mut text = String::new();
        // Writing to a text cannot fail.
        let _ = encode(&mut text, &self.registry);
        text
    }

    async fn look_at_the_store(&self, tables: &Tables, now: u64) {
        match tables.store.load_now() {
            Load::Sqlite { reads, writes } => {
                for (kind, count) in [("reads", reads), ("writes", writes)] {
                    self.queued.get_or_create(&Jobs { kind }).set(number(count));
                }
            }
            Load::Postgres {
                used,
                idle,
                waiting,
            } => {
                for (state, count) in [("used", used), ("idle", idle), ("waiting", waiting)] {
                    self.pool.get_or_create(&Pool { state }).set(number(count));
                }
            }
        }
        let mut is_up = true;
        for (tables_of, attended) in [("people", true), ("bots", false)] {
            let which = Due { tables: tables_of };
            match tables.store.due_since(now, attended).await {
                Ok(due) => {
                    let lag = due.first().map_or(0, |since| now.saturating_sub(*since));
                    self.due.get_or_create(&which).set(number(due.len()));
                    let lag = i64::try_from(lag).unwrap_or(i64::MAX);
                    self.due_since.get_or_create(&which).set(lag);
                }
                Err(error) => {
                    tracing::debug!(%error, "nobody knows what is due");
                    // What is not known is not shown.
                    self.due.remove(&which);
                    self.due_since.remove(&which);
                    is_up = false;
                }
            }
        }
        self.database_up.set(is_up.into());
    }
}

fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

/// A stream that is open.
pub struct OpenStream(Gauge);

impl Drop for OpenStream {
    fn drop(&mut self) {
        self.0.dec();
    }
}
