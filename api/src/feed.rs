//! Who waits for news of a game. The feed only says "game g is at version n": each listener reads
//! and renders what it may know for itself, so that nothing secret ever travels through it.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;
use uuid::Uuid;

use crate::broker::{Outbox, Word};

/// What is known of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum News {
    /// It is at this version, or a later one.
    At(u64),
    /// It has been removed.
    Gone,
}

/// The news of all games that somebody listens to.
#[derive(Clone)]
pub struct Feed {
    games: Arc<Mutex<HashMap<Uuid, watch::Sender<News>>>>,
    /// Set before it is closing, where others need time to hear of it.
    leaving: Arc<AtomicBool>,
    closing: watch::Sender<bool>,
    /// Where other servers are told.
    others: Option<Outbox>,
}

impl Default for Feed {
    fn default() -> Feed {
        Feed {
            games: Arc::default(),
            leaving: Arc::default(),
            closing: watch::Sender::new(false),
            others: None,
        }
    }
}

impl Feed {
    /// The same feed, which also tells other servers what happens here.
    #[must_use]
    pub fn telling(self, others: Outbox) -> Feed {
        Feed {
            others: Some(others),
            ..self
        }
    }

    /// Tells the listeners of a game, here and at other servers, what has been stored. Never waits for them.
    pub fn announce(&self, game: Uuid, news: News) {
        self.hear(game, news);
        if let Some(others) = &self.others {
            let version = match news {
                News::At(version) => version,
                News::Gone => u64::MAX,
            };
            others.put(Word::Game(game, version));
        }
    }

    /// Tells the listeners of a game here what is stored. Only from the database: whatever is not later than
    /// this is no news to them any more.
    pub fn hear(&self, game: Uuid, news: News) {
        if let Some(listeners) = self.games().get(&game) {
            listeners.send_if_modified(|known| match (*known, news) {
                // Two commits may be announced in the wrong order.
                (News::At(known), News::At(version)) if version <= known => false,
                (News::Gone, _) => false,
                _ => {
                    *known = news;
                    true
                }
            });
        }
    }

    /// Listens to a game from now on.
    pub fn listen(&self, game: Uuid) -> Listener {
        let mut games = self.games();
        let listeners = games
            .entry(game)
            .or_insert_with(|| watch::Sender::new(News::At(0)));
        let mut news = listeners.subscribe();
        // What was announced before is no news to whoever begins to listen.
        news.mark_unchanged();
        Listener {
            game,
            news,
            closing: self.closing.subscribe(),
            feed: self.clone(),
        }
    }

    /// The games that somebody listens to.
    pub fn listened(&self) -> Vec<Uuid> {
        self.games().keys().copied().collect()
    }

    /// Whether it would be news to somebody that a game is at a version.
    pub fn lacks(&self, game: Uuid, version: u64) -> bool {
        let games = self.games();
        games.get(&game).is_some_and(
            |listeners| matches!(*listeners.borrow(), News::At(known) if known < version),
        )
    }

    /// The server has been told to end: whoever can call another one from now on should.
    pub fn leave(&self) {
        self.leaving.store(true, Ordering::Release);
    }

    /// Tells everybody that the server ends.
    pub fn close(&self) {
        self.leave();
        self.closing.send_replace(true);
    }

    /// Whether the server has been told to end.
    pub fn is_leaving(&self) -> bool {
        self.leaving.load(Ordering::Acquire)
    }

    fn games(&self) -> MutexGuard<'_, HashMap<Uuid, watch::Sender<News>>> {
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Number of games that somebody listens to.
    pub fn followed(&self) -> usize {
        self.games().len()
    }
}

/// Somebody who listens to a game.
pub struct Listener {
    game: Uuid,
    news: watch::Receiver<News>,
    closing: watch::Receiver<bool>,
    feed: Feed,
}

/// Why a listener woke up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Woken {
    /// Something happened in the game, or may have.
    News,
    /// The game has been removed.
    Gone,
    /// The server ends.
    Closing,
}

impl Listener {
    /// The version that was announced last, if one was while this listened.
    pub fn version(&self) -> Option<u64> {
        match *self.news.borrow() {
            News::At(version) if version > 0 => Some(version),
            _ => None,
        }
    }

    /// Waits for something that happened after the last call, or after listening began.
    pub async fn woken(&mut self) -> Woken {
        if *self.closing.borrow() {
            return Woken::Closing;
        }
        tokio::select! {
            _ = self.closing.changed() => Woken::Closing,
            // The feed keeps the sending half of whoever listens.
            _ = self.news.changed() => match *self.news.borrow_and_update() {
                News::At(_) => Woken::News,
                News::Gone => Woken::Gone,
            },
        }
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let mut games = self.feed.games();
        // This one still counts.
        if games
            .get(&self.game)
            .is_some_and(|listeners| listeners.receiver_count() <= 1)
        {
            games.remove(&self.game);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    #[tokio::test]
    async fn a_listener_wakes_for_its_game_and_only_for_what_is_new() {
        let (feed, game, other) = (Feed::default(), Uuid::now_v7(), Uuid::now_v7());
        let mut listener = feed.listen(game);
        feed.announce(other, News::At(9));
        assert_eq!(listener.woken().now_or_never(), None);
        feed.announce(game, News::At(3));
        assert_eq!(listener.woken().now_or_never(), Some(Woken::News));
        feed.announce(game, News::At(2));
        assert_eq!(listener.woken().now_or_never(), None);
        feed.announce(game, News::Gone);
        assert_eq!(listener.woken().now_or_never(), Some(Woken::Gone));
        feed.close();
        assert_eq!(listener.woken().now_or_never(), Some(Woken::Closing));
        assert_eq!(feed.listen(other).woken().await, Woken::Closing);
    }

    #[tokio::test]
    async fn it_is_known_what_somebody_lacks() {
        let (feed, game) = (Feed::default(), Uuid::now_v7());
        assert!(!feed.lacks(game, 1));
        let listener = feed.listen(game);
        assert!(feed.lacks(game, 1));
        feed.announce(game, News::At(3));
        assert!(!feed.lacks(game, 3) && feed.lacks(game, 4));
        feed.announce(game, News::Gone);
        assert!(!feed.lacks(game, u64::MAX));
        drop(listener);
    }

    #[tokio::test]
    async fn nothing_is_kept_of_a_game_that_nobody_listens_to() {
        let (feed, game) = (Feed::default(), Uuid::now_v7());
        let one = feed.listen(game);
        let two = feed.listen(game);
        drop(one);
        assert_eq!(feed.followed(), 1);
        drop(two);
        assert_eq!(feed.followed(), 0);
        feed.announce(game, News::At(1));
        assert_eq!(feed.followed(), 0);
    }
}
