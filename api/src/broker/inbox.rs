//! What other servers say.

use std::sync::Arc;

use async_nats::{Message, Subscriber};
use futures_util::{FutureExt, StreamExt};
use tokio::sync::watch;

use super::Word;
use crate::metrics::Metrics;

/// Words that are taken at once.
const AT_ONCE: usize = 1024;

/// Where words come in, and whether the line on which they come is good.
pub struct Inbox {
    words: Subscriber,
    is_good: watch::Receiver<bool>,
    metrics: Arc<Metrics>,
}

/// What there is to hear.
#[derive(Debug, PartialEq, Eq)]
pub enum Heard {
    /// These words, at least.
    Words(Vec<Word>),
    /// The line has become good, or is not so any more: words may have been missed.
    Change,
}

impl Inbox {
    pub(super) fn new(
        words: Subscriber,
        is_good: watch::Receiver<bool>,
        metrics: Arc<Metrics>,
    ) -> Inbox {
        Inbox {
            words,
            is_good,
            metrics,
        }
    }

    /// Whether whatever others say is heard.
    pub fn is_good(&self) -> bool {
        *self.is_good.borrow() && self.is_good.has_changed().is_ok()
    }

    /// Waits until there is something to hear. Nothing is lost if one stops waiting.
    pub async fn heard(&mut self) -> Heard {
        loop {
            tokio::select! {
                changed = self.is_good.changed() => match changed {
                    Ok(()) => return Heard::Change,
                    // Nobody keeps the line any more.
                    Err(_) => std::future::pending().await,
                },
                first = self.words.next() => match first {
                    None => std::future::pending().await,
                    Some(first) => {
                        let words = self.with_more(&first);
                        if !words.is_empty() {
                            return Heard::Words(words);
                        }
                    }
                }
            }
        }
    }

    /// What has been heard already.
    fn with_more(&mut self, first: &Message) -> Vec<Word> {
        let mut words: Vec<Word> = word(first).into_iter().collect();
        while words.len() < AT_ONCE
            && let Some(Some(next)) = self.words.next().now_or_never()
        {
            words.extend(word(&next));
        }
        self.metrics.words_heard.inc_by(words.len() as u64);
        words
    }
}

fn word(message: &Message) -> Option<Word> {
    let word = Word::read(&message.payload);
    if word.is_none() {
        tracing::debug!(
            bytes = message.payload.len(),
            "the broker told what nobody understands"
        );
    }
    word
}
