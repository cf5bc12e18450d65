//! Servers on one database tell each other through a broker in which game something has happened, so that
//! those who follow it at another server hear of it at once. It is a hint and nothing else: who hears it
//! looks into the database (`lookout.rs`), and looks anyway from time to time; so nobody has to trust the
//! broker, and nothing is lost with it.
//!
//! A line to a broker is good while questions to it are answered: answers come the way that words come, so
//! that a word said after an answer is heard.

mod address;
mod inbox;
mod line;
mod outbox;
mod word;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use async_nats::rustls::ClientConfig;
use async_nats::{Client, ConnectOptions};
use bytes::Bytes;
use tokio::sync::watch;
use tokio::task::JoinSet;

pub use address::Address;
pub use inbox::{Heard, Inbox};
pub use outbox::Outbox;
pub use word::Word;

use crate::metrics::Metrics;
use crate::tls;
use line::Trouble;
use outbox::{Drain, outbox};

/// Where words are said. Whoever may use the broker for nothing else needs `boodle.>`, to say and to hear.
const WORDS: &str = "boodle.games";
/// Where questions are asked, to which the broker answers that nobody is there.
const QUESTIONS: &str = "boodle.anybody";
/// Where its answers go.
const ANSWERS: &str = "boodle.answers";

/// The broker does not answer a question for so long: it is away.
const PATIENCE: Duration = Duration::from_secs(1);
/// A connection is not made for so long: it is tried again.
const PATIENCE_TO_CONNECT: Duration = Duration::from_secs(5);
/// At the end of the server.
const LAST_WORDS: Duration = Duration::from_millis(500);
/// Words that were heard and wait to be looked at; more of them are one reason to look everywhere.
const WAITING: usize = 16 * 1024;
/// Words that wait in the connection itself.
const WAITING_TO_GO: usize = 256;

/// A broker that nobody has spoken to yet.
pub struct Broker {
    address: Address,
    tls: Option<ClientConfig>,
    drain: Drain,
}

/// The line to a broker, which mends itself; it ends when this is dropped.
pub struct Line {
    client: Client,
    is_good: watch::Receiver<bool>,
    _work: JoinSet<()>,
}

impl Broker {
    /// The broker at a URL, whose certificate may be of an authority of one's own; and where to put what it
    /// shall be told. Whether it is there does not matter yet.
    pub fn new(url: &str, authorities: Option<&Path>) -> Result<(Outbox, Broker), String> {
        let address: Address = url.parse()?;
        let tls = match tls::client_config(authorities) {
            Ok(tls) => Some(tls),
            // Without certificates there is no encryption, nor is any asked for.
            Err(_) if authorities.is_none() && !address.is_encrypted() => None,
            Err(why) => return Err(why),
        };
        let (outbox, drain) = outbox();
        Ok((
            outbox,
            Broker {
                address,
                tls,
                drain,
            },
        ))
    }

    /// Begins to speak and to listen. Does not wait for the broker.
    pub async fn connect(self, metrics: Arc<Metrics>) -> Result<(Line, Inbox), String> {
        let trouble = Trouble::new(self.address.to_string());
        let heard_of = trouble.clone();
        let mut options = ConnectOptions::new()
            .name("boodle")
            .retry_on_initial_connect()
            // What is done here is known here.
            .no_echo()
            .custom_inbox_prefix(ANSWERS)
            .connection_timeout(PATIENCE_TO_CONNECT)
            .request_timeout(Some(PATIENCE))
            .ping_interval(PATIENCE_TO_CONNECT)
            .reconnect_delay_callback(line::apart)
            .subscription_capacity(WAITING)
            .client_capacity(WAITING_TO_GO)
            .event_callback(move |event| {
                heard_of.note(&event);
                std::future::ready(())
            });
        if let Some(tls) = self.tls {
            options = options.tls_client_config(tls);
        }
        let options = self.address.log_in(options);
        let connected = options.connect(self.address.machines()).await;
        let client = connected.map_err(|error| error.to_string())?;
        let words = client.subscribe(WORDS).await;
        let words = words.map_err(|error| error.to_string())?;
        let (good, is_good) = watch::channel(false);
        let mut work = JoinSet::new();
        work.spawn(line::speak(
            client.clone(),
            self.drain,
            Arc::clone(&metrics),
        ));
        work.spawn(line::keep(
            client.clone(),
            trouble,
            good,
            Arc::clone(&metrics),
        ));
        let line = Line {
            client,
            is_good: is_good.clone(),
            _work: work,
        };
        Ok((line, Inbox::new(words, is_good, metrics)))
    }
}

impl Line {
    /// Ends it. What may not have been said any more is said in one word.
    pub async fn close(self) {
        if !*self.is_good.borrow() {
            return;
        }
        let said = async {
            say(&self.client, Word::Anywhere).await;
            // Whoever ends cannot wait for longer; others look by themselves soon enough.
            self.client.flush().await.is_ok()
        };
        let _ = tokio::time::timeout(LAST_WORDS, said).await;
    }
}

/// Waits only for room in the connection; whether there is a connection any more.
async fn say(client: &Client, word: Word) -> bool {
    client.publish(WORDS, word.written()).await.is_ok()
}

/// Whether the broker answers.
async fn answers(client: &Client) -> bool {
    use async_nats::client::RequestErrorKind::NoResponders;
    let asked = tokio::time::timeout(PATIENCE, client.request(QUESTIONS, Bytes::new())).await;
    match asked {
        Ok(Ok(_)) => true,
        Ok(Err(error)) => error.kind() == NoResponders,
        Err(_) => false,
    }
}
