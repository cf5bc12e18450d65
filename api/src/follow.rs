//! Following a game: its events as they happen, for one viewer, each once and in order.

use std::time::Duration;

use actix_web::web::Data;
use tokio::time::{Instant, timeout_at};
use uuid::Uuid;

use crate::auth::{Pass, invalid_token};
use crate::event::{self, Event};
use crate::feed::{Listener, Woken};
use crate::language::Language;
use crate::log::Entry;
use crate::metrics::OpenStream;
use crate::onlooker::Onlooker;
use crate::problem::Problem;
use crate::spectators::Shown;
use crate::tables::Tables;

/// Log entries that are read at once.
const AT_ONCE: u32 = 100;

/// Somebody who follows a game. What he may see is decided anew at every step: a token that is
/// replaced, or whose seat is lost, ends it. He is still told everything up to the event that says so.
pub struct Follower {
    tables: Data<Tables>,
    game: Uuid,
    pass: Option<Pass>,
    language: Language,
    listener: Listener,
    /// Number of the last event that was handed out.
    seq: u64,
    /// Its version, where it is known.
    version: Option<u64>,
    /// The last version that the token was good at.
    good_at: u64,
    /// Whether the event that made the token worthless has been handed out.
    is_out: bool,
    /// Whether news led to this step, and not the wish to look: another server on the same database
    /// tells nothing.
    was_told: bool,
}

impl Tables {
    /// A game as soon as something has happened after an event, or after some time as it is then.
    pub async fn once_after(
        &self,
        game: Uuid,
        pass: Option<&Pass>,
        after: u64,
        wait: Duration,
    ) -> Result<Shown, Problem> {
        // Listens before it looks, so that nothing can happen between the two.
        let mut listener = (!wait.is_zero()).then(|| self.feed.listen(game));
        let until = Instant::now() + wait;
        loop {
            let loaded = self.current(game).await?;
            if pass.is_some_and(|pass| !self.auth.is_good(pass)) {
                return Err(invalid_token());
            }
            let shown = self.shown_to(loaded, pass).await?;
            let Some(listener) = &mut listener else {
                return Ok(shown);
            };
            // Of a game that is over there is still to come that it has a rematch.
            let is_over = shown.is_over_after(after) && shown.table.rematch.is_some();
            if shown.last_seq > after || is_over {
                return Ok(shown);
            }
            match timeout_at(until, listener.woken()).await {
                Ok(Woken::News | Woken::Gone) => {}
                Ok(Woken::Closing) => return Ok(shown),
                // Another server on the same database tells nothing.
                Err(_) => return self.shown_to(self.current(game).await?, pass).await,
            }
        }
    }
}

/// What there is for a follower.
pub enum Step {
    /// What happened since the last step.
    Events(Vec<Event>),
    /// Nothing new, and the game goes on.
    Idle,
    /// Nothing new will ever happen: the game is over.
    Over,
}

impl Follower {
    /// Follows a game from after an event on.
    pub fn new(
        tables: Data<Tables>,
        game: Uuid,
        pass: Option<Pass>,
        language: Language,
        after: u64,
    ) -> Follower {
        Follower {
            listener: tables.feed.listen(game),
            tables,
            game,
            pass,
            language,
            seq: after,
            version: None,
            good_at: 0,
            is_out: false,
            was_told: false,
        }
    }

    /// The game now, as far as the follower may see it.
    pub async fn begin(&mut self) -> Result<Shown, Problem> {
        let loaded = self.tables.current(self.game).await?;
        let version = loaded.version;
        let shown = self.tables.shown_to(loaded, self.pass.as_ref()).await?;
        self.good_at = version;
        Ok(shown)
    }

    /// Leaves out the events that a view already tells.
    pub fn skip_to(&mut self, seen: &Shown) {
        self.seq = seen.last_seq;
        self.version = Some(seen.version);
    }

    /// Counts as a stream until what this answers with is dropped.
    pub fn counted(&self) -> OpenStream {
        self.tables.metrics.stream()
    }

    /// Number of the last event that was handed out.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// What happened since the last step.
    pub async fn step(&mut self) -> Result<Step, Problem> {
        let expired = |pass: &Pass| !self.tables.auth.is_good(pass);
        if self.is_out || self.pass.as_ref().is_some_and(expired) {
            return Err(invalid_token());
        }
        let loaded = match self.listener.version() {
            Some(version) if self.was_told => self.tables.at_least(self.game, version).await?,
            _ => self.tables.current(self.game).await?,
        };
        let to = match loaded.admit(self.pass.as_ref()) {
            Ok(to) => {
                self.good_at = loaded.version;
                to
            }
            // It was good when he began, and what ended that comes below.
            Err(problem) if loaded.last_seq <= self.seq => return Err(problem),
            Err(_) => self.pass.map_or(Onlooker::Anybody, |pass| pass.role.into()),
        };
        let shown = self.tables.shown(loaded, to).await?;
        if shown.last_seq <= self.seq {
            return Ok(if shown.is_over_after(self.seq) {
                Step::Over
            } else {
                Step::Idle
            });
        }
        let (tables, version) = (&self.tables, self.version);
        let entries = tables.entries(&shown, self.seq, version, AT_ONCE).await?;
        let mut events = Vec::new();
        for entry in &entries {
            let told = event::seen_by(entry, &shown, self.language, self.seq);
            let last = self.last_for_him(entry);
            events.extend(told.into_iter().take_while(|event| event.seq <= last));
            self.version = Some(entry.version);
            if self.is_out {
                break;
            }
        }
        match events.last() {
            Some(last) => self.seq = last.seq,
            None if self.is_out => return Err(invalid_token()),
            None => return Err(Problem::internal("the log has a gap")),
        }
        Ok(Step::Events(events))
    }

    /// Number of the last event of an entry that he is told.
    fn last_for_him(&mut self, entry: &Entry) -> u64 {
        let role = self.pass.map(|pass| pass.role);
        let Some(role) = role.filter(|_| entry.version > self.good_at) else {
            return entry.last_seq();
        };
        let mut facts = entry.numbered();
        match facts.find(|(_, _, fact)| fact.ends_hold(role)) {
            Some((seq, _, _)) => {
                self.is_out = true;
                seq
            }
            None => entry.last_seq(),
        }
    }

    /// Waits until something may have happened; nothing if nothing is known to have until then.
    pub async fn woken(&mut self, until: Instant) -> Option<Woken> {
        let woken = timeout_at(until, self.listener.woken()).await.ok();
        self.was_told = woken == Some(Woken::News);
        woken
    }
}
