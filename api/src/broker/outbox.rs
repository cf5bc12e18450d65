//! What waits to be said. Whoever has committed something never waits for the broker: what does not fit is
//! replaced by one word that it was missed.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::sync::mpsc::{Receiver, Sender, channel};

use super::Word;

/// Words that wait, while the broker is slow or away.
const WAITING: usize = 4096;

/// Where to put words.
#[derive(Clone)]
pub struct Outbox {
    words: Sender<Word>,
    missed: Arc<AtomicBool>,
}

/// Where they come out.
pub(super) struct Drain {
    words: Receiver<Word>,
    missed: Arc<AtomicBool>,
    kept: Option<Word>,
}

/// An empty one.
pub(super) fn outbox() -> (Outbox, Drain) {
    let (sender, receiver) = channel(WAITING);
    let missed = Arc::default();
    let outbox = Outbox {
        words: sender,
        missed: Arc::clone(&missed),
    };
    let drain = Drain {
        words: receiver,
        missed,
        kept: None,
    };
    (outbox, drain)
}

impl Outbox {
    /// Has a word said, now or in other words later.
    pub fn put(&self, word: Word) {
        if self.words.try_send(word).is_err() {
            self.missed.store(true, Ordering::Release);
        }
    }
}

impl Drain {
    /// The next word, or that some were missed; nothing when nobody can put any more.
    pub(super) async fn next(&mut self) -> Option<Word> {
        if let Some(word) = self.kept.take() {
            return Some(word);
        }
        let word = self.words.recv().await?;
        // Whoever missed one found it full, so that there was one more to come out.
        if self.missed.swap(false, Ordering::Acquire) {
            self.kept = Some(word);
            return Some(Word::Anywhere);
        }
        Some(word)
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;
    use uuid::Uuid;

    use super::*;

    #[test]
    fn what_does_not_fit_is_not_forgotten_and_nobody_waits() {
        let (outbox, mut drain) = outbox();
        let word = |number: usize| Word::Game(Uuid::max(), number as u64);
        for number in 0..2 * WAITING {
            outbox.put(word(number));
        }
        let mut said = Vec::new();
        while let Some(Some(word)) = drain.next().now_or_never() {
            said.push(word);
        }
        assert_eq!(said[0], Word::Anywhere);
        assert_eq!(said[1..], (0..WAITING).map(word).collect::<Vec<_>>());
        outbox.put(word(7));
        assert_eq!(drain.next().now_or_never(), Some(Some(word(7))));
        drop(outbox);
        assert_eq!(drain.next().now_or_never(), Some(None));
    }
}
