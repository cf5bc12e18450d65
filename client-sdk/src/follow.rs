//! A game as it happens: a stream that resumes by itself and never takes a broken connection for
//! the end of the game.

use std::collections::VecDeque;
use std::pin::Pin;
use std::time::Duration;

use eventsource_stream::{Event as Frame, Eventsource};
use futures_util::stream::{self, Stream, StreamExt};
use reqwest::StatusCode;
use tokio::time::{sleep, timeout};

use crate::patience::{self, LONGEST_WAIT as LONGEST_ASKED};
use crate::types::{Ended, Event, GameId, Problem, StreamEnd, View};
use crate::{Client, Error};

/// The server sends something every 15 seconds at least; two silences mean that it has gone.
const SILENCE: Duration = Duration::from_secs(30);

/// Waits between attempts to connect: the first, doubled each time up to the longest.
const FIRST_WAIT: Duration = Duration::from_millis(100);
const LONGEST_WAIT: Duration = Duration::from_secs(10);

/// After so many attempts without an answer the error is told.
const ATTEMPTS: u32 = 12;

/// What a stream tells.
#[derive(Debug, Clone, PartialEq)]
pub enum Followed {
    /// The game as the caller may see it; the events after its `last_seq` follow. First, unless the
    /// stream goes on after a known event.
    View(Box<View>),
    /// Something happened. Each event comes once and in order.
    Event(Box<Event>),
    /// Nothing more will come, and why; always the last. After [`Ended::Displaced`] the game may go on: the
    /// same token follows it elsewhere, and following it again would end one of those.
    End(Ended),
}

type Frames = Pin<Box<dyn Stream<Item = Option<Frame>> + Send>>;

struct State {
    client: Client,
    game: GameId,
    /// The event to go on after.
    last: Option<u64>,
    frames: Option<Frames>,
    waiting: VecDeque<Followed>,
    failed: u32,
    ended: bool,
}

impl Client {
    /// Follows a game as the holder of this client's token may see it: first its view, then every
    /// event. `after` goes on after an event that is known already, without a view; 0 tells all.
    ///
    /// A connection that breaks, a server that restarts or is out of reach for a while make the
    /// stream wait and go on where it was; no event is lost and none comes twice. The stream ends
    /// after [`Followed::End`], or after an error: a refusal, or no answer for about a minute. A token has
    /// four streams at once: a fifth ends the oldest with [`Ended::Displaced`], which does not connect again.
    ///
    /// ```no_run
    /// use boodle_client::Followed;
    /// use futures_util::StreamExt;
    ///
    /// # async fn doc(ann: boodle_client::Client, game: boodle_client::types::GameId) -> Result<(), Box<dyn std::error::Error>> {
    /// let mut told = std::pin::pin!(ann.follow(game, None));
    /// while let Some(told) = told.next().await {
    ///     match told? {
    ///         Followed::View(view) => println!("at version {}", view.version),
    ///         Followed::Event(event) => println!("{:?}", event.seq()),
    ///         Followed::End(why) => println!("over: {why}"),
    ///     }
    /// }
    /// # Ok(())
    /// # }
    /// ```
    pub fn follow(
        &self,
        game: GameId,
        after: Option<u64>,
    ) -> impl Stream<Item = Result<Followed, Error<Problem>>> + Send + use<> {
        let state = State {
            client: self.clone(),
            game,
            last: after,
            frames: None,
            waiting: VecDeque::new(),
            failed: 0,
            ended: false,
        };
        stream::unfold(state, |mut state| async {
            let told = state.next().await?;
            Some((told, state))
        })
    }
}

impl State {
    async fn next(&mut self) -> Option<Result<Followed, Error<Problem>>> {
        while !self.ended {
            if let Some(told) = self.waiting.pop_front() {
                self.ended = matches!(told, Followed::End(_));
                return Some(Ok(told));
            }
            let Some(frames) = &mut self.frames else {
                if let Err(error) = self.connect().await {
                    self.ended = true;
                    return Some(Err(error));
                }
                continue;
            };
            match frames.next().await.flatten() {
                Some(frame) if self.take(&frame) => self.failed = 0,
                // Broken, silent, or not to be understood: connect again.
                _ => self.frames = None,
            }
        }
        None
    }

    /// Opens the stream, or tells that nothing more comes.
    async fn connect(&mut self) -> Result<(), Error<Problem>> {
        if self.failed > 0 {
            let doubled = FIRST_WAIT.saturating_mul(1 << self.failed.min(16));
            sleep(doubled.min(LONGEST_WAIT)).await;
        }
        self.failed += 1;
        let mut call = self.client.stream_game().id(self.game);
        if let Some(last) = self.last {
            call = call.last_event_id(last);
        }
        match call.send().await {
            Ok(answer) => {
                self.frames = Some(frames(answer.into_inner().into_inner()));
                // One that breaks at once is not opened again at once.
                self.failed = 1;
            }
            Err(Error::UnexpectedResponse(answer)) if answer.status() == StatusCode::NO_CONTENT => {
                self.waiting.push_back(Followed::End(Ended::Finished));
            }
            Err(error) if self.failed < ATTEMPTS && passes(&error) => match retry_after(&error) {
                Some(wait) if wait > LONGEST_ASKED => return Err(error),
                Some(wait) => sleep(wait).await,
                None => {}
            },
            Err(error) => return Err(error),
        }
        Ok(())
    }

    /// Whether the frame is understood and the next in order.
    fn take(&mut self, frame: &Frame) -> bool {
        match frame.event.as_str() {
            "view" => {
                let Ok(view) = serde_json::from_str::<View>(&frame.data) else {
                    return false;
                };
                self.last = Some(view.last_seq);
                self.waiting.push_back(Followed::View(Box::new(view)));
            }
            "end" => {
                let Ok(end) = serde_json::from_str::<StreamEnd>(&frame.data) else {
                    return false;
                };
                self.waiting.push_back(Followed::End(end.why));
            }
            "shutdown" => return false,
            _ => {
                let Ok(event) = serde_json::from_str::<Event>(&frame.data) else {
                    return false;
                };
                let Ok(seq) = frame.id.parse::<u64>() else {
                    // Not of the log: a kind of frame that this version does not know.
                    return true;
                };
                match self.last {
                    Some(last) if seq <= last => return true,
                    Some(last) if seq > last + 1 => return false,
                    _ => self.last = Some(seq),
                }
                self.waiting.push_back(Followed::Event(Box::new(event)));
            }
        }
        true
    }
}

/// Frames; none where the connection broke or was silent for too long.
fn frames(
    bytes: impl Stream<Item = reqwest::Result<impl AsRef<[u8]> + Send + 'static>> + Send + 'static,
) -> Frames {
    // Comments keep a connection alive, so bytes are waited for and not frames.
    let awake = stream::unfold(Box::pin(bytes), |mut bytes| async {
        let next = timeout(SILENCE, bytes.next()).await;
        Some((next.ok()??, bytes))
    });
    Box::pin(awake.eventsource().map(Result::ok))
}

/// Whether trying again may help.
fn passes(error: &Error<Problem>) -> bool {
    match error {
        Error::CommunicationError(_) | Error::ResponseBodyError(_) => true,
        _ => error.status().is_some_and(|status| {
            status == StatusCode::TOO_MANY_REQUESTS || status.is_server_error()
        }),
    }
}

fn retry_after(error: &Error<Problem>) -> Option<Duration> {
    let Error::ErrorResponse(answer) = error else {
        return None;
    };
    patience::retry_after(answer.headers())
}
