//! How the line to the broker is kept: what is said on it, and whether it is good.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, ClientError, Event};
use tokio::sync::{Notify, watch};

use super::outbox::Drain;
use super::{Word, answers, say};
use crate::metrics::Metrics;

/// Between two questions.
const EVERY: Duration = Duration::from_secs(1);
/// Between two tries to connect, at most.
const RARELY: u64 = 1000;

/// What has happened to the connection.
#[derive(Clone)]
pub(super) struct Trouble(Arc<Seen>);

struct Seen {
    address: String,
    /// Whether words may have been missed since this was looked at.
    is_cut: AtomicBool,
    why: Mutex<String>,
    happened: Notify,
}

impl Trouble {
    pub(super) fn new(address: String) -> Trouble {
        Trouble(Arc::new(Seen {
            address,
            is_cut: AtomicBool::new(false),
            why: Mutex::default(),
            happened: Notify::new(),
        }))
    }

    /// Something happened to the connection.
    pub(super) fn note(&self, event: &Event) {
        match event {
            Event::Connected | Event::LameDuckMode => {}
            Event::ClientError(ClientError::Other(why)) => {
                // It is told with the next question that is not answered.
                self.why().clone_from(why);
                return;
            }
            other => {
                *self.why() = other.to_string();
                self.0.is_cut.store(true, Ordering::Release);
            }
        }
        self.0.happened.notify_one();
    }

    fn why(&self) -> std::sync::MutexGuard<'_, String> {
        self.0.why.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn was_cut(&self) -> bool {
        self.0.is_cut.swap(false, Ordering::AcqRel)
    }

    fn told(&self) -> String {
        match self.why().as_str() {
            "" => "it does not answer".to_owned(),
            why => why.to_owned(),
        }
    }
}

/// How long to wait before it is tried to connect for the n-th time.
pub(super) fn apart(tries: usize) -> Duration {
    let tries = u64::try_from(tries).unwrap_or(u64::MAX);
    Duration::from_millis(tries.saturating_sub(1).saturating_mul(100).min(RARELY))
}

/// Says whatever is to be said, for ever.
pub(super) async fn speak(client: Client, mut drain: Drain, metrics: Arc<Metrics>) {
    while let Some(word) = drain.next().await {
        if !say(&client, word).await {
            tracing::error!("the broker is told nothing any more");
            return;
        }
        metrics.words_said.inc();
    }
}

/// Asks again and again whether the broker answers, and says so, for ever.
pub(super) async fn keep(
    client: Client,
    trouble: Trouble,
    good: watch::Sender<bool>,
    metrics: Arc<Metrics>,
) {
    let broker = trouble.0.address.clone();
    let mut is_known = false;
    loop {
        metrics.broker_is_up(*good.borrow());
        tokio::select! {
            () = tokio::time::sleep(EVERY) => {}
            () = trouble.0.happened.notified() => {}
        }
        // Whoever listens looks at once, and often from now on.
        let mut was_good = *good.borrow();
        if trouble.was_cut() && was_good {
            was_good = turned(&good, false);
            tracing::warn!(
                broker,
                why = trouble.told(),
                "the line to the broker is cut"
            );
        }
        let is_connected = client.connection_state() == State::Connected;
        if is_connected && answers(&client).await {
            if !was_good {
                // Nobody knows what was not said.
                say(&client, Word::Anywhere).await;
                turned(&good, true);
                tracing::info!(broker, "the broker answers");
                trouble.why().clear();
            }
            is_known = true;
        } else if was_good || !is_known {
            turned(&good, false);
            tracing::warn!(
                broker,
                why = trouble.told(),
                "the broker is out of reach: servers look for news by themselves"
            );
            is_known = true;
        }
    }
}

/// Sets it, wakes those who wait for it to change, and answers with it.
fn turned(good: &watch::Sender<bool>, is_good: bool) -> bool {
    good.send_replace(is_good);
    is_good
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_tried_at_once_and_then_ever_more_rarely() {
        let waits = [0, 1, 2, 5, 11, 5000].map(|tries| apart(tries).as_millis());
        assert_eq!(waits, [0, 0, 100, 400, 1000, 1000]);
    }

    #[test]
    fn what_may_have_been_missed_is_a_cut() {
        let trouble = Trouble::new(String::new());
        trouble.note(&Event::Connected);
        trouble.note(&Event::ClientError(ClientError::Other(
            "TLS error".to_owned(),
        )));
        assert!(!trouble.was_cut());
        assert_eq!(trouble.told(), "TLS error");
        for event in [Event::Disconnected, Event::SlowConsumer(1)] {
            trouble.note(&event);
            assert!(trouble.was_cut());
            assert!(!trouble.was_cut());
        }
    }
}
