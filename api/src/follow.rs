//! Following a game: its events as they happen, for one viewer, each once and in order.

use std::time::Duration;

use actix_web::web::Data;
use tokio::time::{Instant, timeout, timeout_at};
use uuid::Uuid;

use crate::auth::Pass;
use crate::event::{self, Event};
use crate::feed::{Listener, Woken};
use crate::language::Language;
use crate::problem::Problem;
use crate::spectators::Shown;
use crate::tables::Tables;

/// Log entries that are read at once.
const AT_ONCE: u32 = 100;

/// Somebody who follows a game. What he may see is decided anew at every step: a token that is
/// replaced ends it.
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
            let shown = self.shown_to(self.current(game).await?, pass).await?;
            let Some(listener) = &mut listener else {
                return Ok(shown);
            };
            if shown.last_seq > after || shown.is_over_after(after) {
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
            was_told: false,
        }
    }

    /// The game now, as far as the follower may see it.
    pub async fn now(&self) -> Result<Shown, Problem> {
        let loaded = self.tables.current(self.game).await?;
        self.tables.shown_to(loaded, self.pass.as_ref()).await
    }

    /// Leaves out the events that a view already tells.
    pub fn skip_to(&mut self, seen: &Shown) {
        self.seq = seen.last_seq;
        self.version = Some(seen.version);
    }

    /// Number of the last event that was handed out.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// What happened since the last step.
    pub async fn step(&mut self) -> Result<Step, Problem> {
        let loaded = match self.listener.version() {
            Some(version) if self.was_told => self.tables.at_least(self.game, version).await?,
            _ => self.tables.current(self.game).await?,
        };
        let shown = self.tables.shown_to(loaded, self.pass.as_ref()).await?;
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
            events.extend(event::seen_by(entry, &shown, self.language, self.seq));
            self.version = Some(entry.version);
        }
        let last = events.last();
        self.seq = last
            .ok_or_else(|| Problem::internal("the log has a gap"))?
            .seq;
        Ok(Step::Events(events))
    }

    /// Waits until something may have happened; nothing if nothing is known to have.
    pub async fn woken(&mut self, patience: Duration) -> Option<Woken> {
        let woken = timeout(patience, self.listener.woken()).await.ok();
        self.was_told = woken == Some(Woken::News);
        woken
    }
}
