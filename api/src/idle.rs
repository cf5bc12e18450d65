//! Games in which nobody does anything: when they end, and when they go.
//!
//! Only what people do counts, and not what the server does for bots and for those who are absent. A
//! game says when its time is over (`expires_at`), as it was configured when somebody last did something;
//! never does that happen earlier than it was told, whatever is configured later.

use std::time::Duration;

use crate::change::Draft;
use crate::feed::News;
use crate::onlooker::Onlooker;
use crate::problem::{Code, Problem};
use crate::steps;
use crate::store::{CommitError, Idle, Idler, Overdue, Status};
use crate::tables::{Loaded, Tables};
use crate::turn::{fact, in_play, of_illegal};

/// What people do is noted by the hour, so that most commits leave it as it is; in milliseconds.
const HOUR: u64 = 60 * 60 * 1000;

/// How long games stay in which nobody does anything; for ever if it is not said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Patience {
    /// An open game; then it is removed.
    pub open: Option<Duration>,
    /// A game that is played; then it is ended.
    pub playing: Option<Duration>,
    /// A game that is over; then it is removed.
    pub finished: Option<Duration>,
}

impl Default for Patience {
    fn default() -> Patience {
        let days = |days: u64| Some(Duration::from_secs(days * 24 * 60 * 60));
        Patience {
            open: days(1),
            playing: days(30),
            finished: days(90),
        }
    }
}

impl Patience {
    /// In milliseconds, with a game that is so far.
    fn with(&self, status: Status) -> Option<u64> {
        let patience = match status {
            Status::Open => self.open,
            Status::Playing => self.playing,
            Status::Finished => self.finished,
        };
        patience.map(|patience| u64::try_from(patience.as_millis()).unwrap_or(u64::MAX))
    }

    /// Of a game that is so far, in which somebody does something at a moment, in milliseconds since
    /// 1970.
    pub fn from(&self, status: Status, now: u64) -> Idle {
        let since = (now / HOUR + 1) * HOUR;
        Idle {
            since,
            until: self
                .with(status)
                .map(|patience| since.saturating_add(patience)),
        }
    }
}

impl Tables {
    /// Ends and removes the games whose time is over at a moment, in milliseconds since 1970, a few at
    /// a time. Each is ended or removed as it was found, or not at all.
    pub async fn sweep_games(&self, now: u64) -> Result<(), Problem> {
        let steps = [
            (Status::Open, false, Status::Open),
            // Of a game that is shown late the lobby may say that it has not begun.
            (Status::Open, true, Status::Playing),
            (Status::Playing, false, Status::Playing),
            (Status::Finished, false, Status::Finished),
        ];
        for (listed, late, status) in steps {
            let Some(patience) = self.patience.with(status) else {
                continue;
            };
            let mut which = Overdue {
                status: listed,
                late,
                since: now.saturating_sub(patience),
                now,
                after: None,
                limit: steps::GAMES,
            };
            loop {
                let games = self.store.overdue(which).await?;
                let Some(last) = games.last() else { break };
                which.after = Some((last.since, last.id));
                let give_up = |game| async move {
                    self.give_up(game, status, now).await;
                    Ok::<_, Problem>(())
                };
                steps::each(&games, give_up).await?;
                steps::breathe().await;
            }
        }
        Ok(())
    }

    /// Ends or removes a game, if it is still as it was found.
    pub(crate) async fn give_up(&self, game: &Idler, status: Status, now: u64) {
        let id = game.id;
        match self.end_or_remove(game, now).await {
            Ok(()) => tracing::debug!(%id, ?status, "nobody did anything for long"),
            // It was removed by somebody else.
            Err(problem) if problem.code() == Code::NotFound => {}
            Err(problem) => tracing::warn!(%id, %problem, "an idle game stays"),
        }
    }

    /// Not if somebody has done something in the meantime, nor if the game is farther than the lobby, which
    /// tells of some games late, says, and has more time for that.
    async fn end_or_remove(&self, idler: &Idler, now: u64) -> Result<(), Problem> {
        let loaded = self.current(idler.id).await?;
        let status = loaded.table.status();
        let patience = self.patience.with(status);
        let is_over = patience.is_some_and(|patience| idler.since.saturating_add(patience) <= now);
        if loaded.version != idler.version || !is_over {
            return Ok(());
        }
        match status {
            Status::Playing => self.abandon(&loaded, now).await,
            Status::Open | Status::Finished => self.let_go(idler).await,
        }
    }

    /// Ends a game that nobody plays on.
    async fn abandon(&self, loaded: &Loaded, now: u64) -> Result<(), Problem> {
        let mut table = loaded.table.clone();
        table.clock.is_paused = false;
        let mut facts = Vec::new();
        let game = in_play(&mut table)?;
        game.abandon(&mut |event| facts.push(fact(event)))
            .map_err(of_illegal)?;
        let draft = Draft {
            by_server: true,
            ..Draft::new(table, facts, Onlooker::Anybody)
        };
        self.commit(loaded, draft, None, now).await?;
        Ok(())
    }

    /// Removes a game and all that is kept of it; not if somebody has done something in the meantime.
    async fn let_go(&self, idler: &Idler) -> Result<(), Problem> {
        match self.store.delete(idler.id, idler.version).await {
            Ok(()) => {
                self.forget(idler.id);
                self.feed.announce(idler.id, News::Gone);
                Ok(())
            }
            Err(CommitError::Conflict) => Ok(()),
            Err(CommitError::Store(error)) => Err(error.into()),
        }
    }
}
