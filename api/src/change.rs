//! How a table changes: a change is decided on a table that may be old, and stands only if the
//! commit finds the table as it was; else it is decided anew.

use std::sync::Arc;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use boodle_engine::{Moment, Seat, Secret};
use uuid::Uuid;

use crate::auth::Pass;
use crate::event::{self, Event};
use crate::feed::News;
use crate::incoming::JsonBody;
use crate::language::Language;
use crate::log::{Entry, Fact};
use crate::onlooker::Onlooker;
use crate::problem::{Code, Problem};
use crate::spectators::Shown;
use crate::store::{Change, CommitError, Granted, NewGame, Once};
use crate::table::Table;
use crate::tables::{Loaded, Tables};

/// A table has at most nine seats: a change that loses so often is not merely unlucky.
const TRIES: usize = 64;

/// Who asks for a change, and how.
#[derive(Debug, Clone, Copy)]
pub struct Asked<'a> {
    /// In which game.
    pub game: Uuid,
    /// With which token.
    pub pass: Option<Pass>,
    /// What was sent.
    pub body: &'a JsonBody,
}

/// A change that has been decided, but not made.
pub struct Draft {
    /// The table after it.
    pub table: Table,
    /// What it causes; a change without a fact is none.
    pub facts: Vec<Fact>,
    /// Who makes it.
    pub maker: Onlooker,
    /// Which token its maker gets for it.
    pub granted: Option<Granted>,
    /// The seats that have acted: whatever they are asked next is a new question.
    pub acted: Vec<Seat>,
    /// A game that begins to exist with it.
    pub founds: Option<Box<NewGame>>,
    /// Whether the server makes it by itself: then nobody has done anything.
    pub by_server: bool,
}

impl Draft {
    /// Of somebody's, that nobody gets a token for, and in which no seat has acted.
    pub fn new(table: Table, facts: Vec<Fact>, maker: Onlooker) -> Draft {
        Draft {
            table,
            facts,
            maker,
            granted: None,
            acted: Vec::new(),
            founds: None,
            by_server: false,
        }
    }
}

/// A table after a change, and what the change caused.
pub struct Done {
    /// The table.
    pub loaded: Arc<Loaded>,
    /// What was written to the log.
    pub entry: Arc<Entry>,
    /// Who made it, and looks at the table now.
    pub maker: Onlooker,
    /// Which token the maker of the change gets for it.
    pub granted: Option<Granted>,
    /// Whether the change was made before, by the same request.
    pub is_replay: bool,
}

impl Done {
    fn nothing(loaded: Arc<Loaded>, draft: &Draft) -> Done {
        let entry = Arc::new(Entry {
            version: loaded.version,
            first_seq: loaded.last_seq + 1,
            round: loaded.table.round(),
            at: 0,
            facts: Vec::new(),
        });
        Done {
            loaded,
            entry,
            maker: draft.maker,
            granted: draft.granted,
            is_replay: false,
        }
    }

    /// What the change caused, as its maker may know it.
    pub fn events(&self, shown: &Shown, language: Language) -> Vec<Event> {
        event::seen_by(&self.entry, shown, language, 0)
    }
}

impl Tables {
    /// Makes a change. On disk when this returns.
    pub async fn change(
        &self,
        asked: Asked<'_>,
        moment: &Moment,
        decide: impl Fn(&Loaded) -> Result<Draft, Problem>,
    ) -> Result<Done, Problem> {
        let id = asked.game;
        let once = asked.body.once(asked.pass.as_ref(), moment.now);
        let before = async || match &once {
            Ok(Some(once)) => self.replay(asked.pass.as_ref(), once).await,
            _ => Ok(None),
        };
        let mut at_hand = self.maybe_old(id);
        for _ in 0..TRIES {
            let (loaded, is_current) = match at_hand.take() {
                Some(loaded) => (loaded, false),
                None => (self.current(id).await?, true),
            };
            match decide(&loaded) {
                // A change without a fact is none, but nothing proves that it is about the present.
                Ok(draft) if draft.facts.is_empty() => {
                    if is_current {
                        let nothing = || Done::nothing(loaded, &draft);
                        return Ok(before().await?.unwrap_or_else(nothing));
                    }
                }
                Ok(draft) => {
                    let once = once.clone()?;
                    let draft = draft.with_forced(moment.now)?;
                    if let Some(done) = self.commit(&loaded, draft, once, moment.now).await? {
                        return Ok(done);
                    }
                    if let Some(done) = before().await? {
                        return Ok(done);
                    }
                }
                Err(problem) if is_current => return before().await?.ok_or(problem),
                // No commit proves a refusal right, so look again.
                Err(_) => {}
            }
        }
        tracing::warn!(%id, "a change lost against others too often");
        Err(Problem::new(
            Code::DatabaseUnavailable,
            "Too much happens in this game at once; nothing was changed.",
        ))
    }

    /// Nothing when the table has changed in the meantime, or this has been done before.
    pub(crate) async fn commit(
        &self,
        before: &Loaded,
        mut draft: Draft,
        once: Option<Once>,
        at: u64,
    ) -> Result<Option<Done>, Problem> {
        draft.table.wind(&before.table, &draft.acted, at);
        let due = draft.table.due(at);
        let entry = Entry {
            version: before.version + 1,
            first_seq: before.last_seq + 1,
            round: before.table.round(),
            at,
            facts: draft.facts,
        };
        let status = draft.table.status();
        let is_other_status = status != before.table.status();
        let idle = match draft.by_server && !is_other_status {
            true => before.idle,
            false => self.patience.from(status, at),
        };
        let change = Change {
            id: before.id,
            version: before.version,
            head: before.head,
            after: before.last_seq,
            last_seq: entry.last_seq(),
            status: is_other_status.then_some(status),
            due,
            attended: draft.table.is_attended(),
            idle: (idle != before.idle).then_some(idle),
            snapshot: draft.table.save().map_err(Problem::internal)?,
            log: entry.save().map_err(Problem::internal)?,
            once: once.map(|once| Once {
                granted: draft.granted,
                ..once
            }),
            founds: draft.founds,
            show: draft.table.show(),
        };
        let began = Instant::now();
        let head = match self.store.commit(change).await {
            Ok(head) => head,
            Err(CommitError::Conflict) => {
                self.metrics.committed(began, false);
                return Ok(None);
            }
            Err(CommitError::Store(error)) => return Err(error.into()),
        };
        self.metrics.committed(began, true);
        let entry = self.keep_entry(before.id, entry);
        let loaded = self.remember(Loaded {
            id: before.id,
            version: entry.version,
            last_seq: entry.last_seq(),
            head,
            rules: Arc::clone(&before.rules),
            table: draft.table,
            idle,
        });
        self.feed.announce(loaded.id, News::At(loaded.version));
        if due.is_some_and(|due| due <= at) {
            self.duties.notify_one();
        }
        Ok(Some(Done {
            loaded,
            entry,
            maker: draft.maker,
            granted: draft.granted,
            is_replay: false,
        }))
    }
}

/// Now, and a secret that nobody knows.
pub fn moment() -> Result<Moment, Problem> {
    let mut secret = [0; 32];
    getrandom::fill(&mut secret).map_err(Problem::internal)?;
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let now = since.map_err(Problem::internal)?.as_millis();
    Ok(Moment {
        now: u64::try_from(now).map_err(Problem::internal)?,
        secret: Secret::new(secret),
    })
}
