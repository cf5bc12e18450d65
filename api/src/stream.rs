//! A game as Server-Sent Events: frames made of what a follower is told. A slow reader makes its
//! own stream wait and nobody else: nothing is rendered before the connection takes it.

mod held;

use std::time::Duration;

use actix_web::web::Bytes;
use futures_util::stream::{self, Stream};
use serde::Serialize;
use tokio::time::Instant;
use utoipa::ToSchema;

pub use held::{Held, Streams};

use crate::event::Event;
use crate::feed::Woken;
use crate::follow::{Follower, Step};
use crate::problem::{Code, Problem};
use crate::view::View;

/// A stream is never silent for longer. Writing also finds out that a client has gone.
const HEARTBEAT: Duration = Duration::from_secs(10);

/// What a client is told to wait before it connects again, in milliseconds.
const RETRY: &str = "retry: 1000\n\n";

/// Why a stream ended for good, or that the server ends and the client should come back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ended {
    /// The game is over and everything has been told.
    Finished,
    /// The game has been removed.
    Removed,
    /// The token opens nothing any more: it was replaced by a newer one or its seat was lost, as the
    /// events before this say, or it has expired, or its key was revoked.
    InvalidToken,
    /// The server ends; another one goes on.
    Shutdown,
    /// The token has opened four newer streams. Nothing is lost, but whoever opens this one again
    /// displaces another.
    Displaced,
}

/// The last frame of a stream.
#[derive(Debug, Serialize, ToSchema)]
pub struct StreamEnd {
    /// Why. New reasons may be added.
    why: Ended,
}

/// One frame of a stream, as its fields are after parsing.
#[derive(Debug, Serialize, ToSchema)]
pub struct StreamFrame {
    /// Number of the event, to go on after it; `end` has that of the last one, other frames that are no
    /// event of the log have none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, pattern = "^[0-9]{1,20}$", example = "41")]
    id: Option<String>,
    /// Type of the event; `view` for the view that a stream begins with, `end` when nothing more
    /// will come on this stream, `shutdown` when the server ends and the client should connect again.
    #[schema(example = "played")]
    event: String,
    /// JSON by `event`.
    data: FrameData,
}

/// What a frame carries.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub enum FrameData {
    /// An event of the log.
    Event(Box<Event>),
    /// The game as the viewer may see it, of `event: view`.
    View(Box<View>),
    /// Why the stream ends, of `event: end` and `event: shutdown`.
    End(StreamEnd),
}

/// What is left to do for a stream.
enum Phase {
    /// Frames that wait to be sent first.
    Begin(Bytes),
    Follow,
    Done,
}

/// The bytes of a stream: first `begin`, then everything that a follower is told.
pub fn frames(
    follower: Follower,
    begin: Option<&View>,
    held: Option<Held>,
) -> impl Stream<Item = Result<Bytes, Problem>> + use<> {
    let mut first = RETRY.to_owned();
    if let Some(view) = begin {
        frame(&mut first, None, "view", view);
    }
    let phase = Phase::Begin(first.into());
    let open = follower.counted();
    // The place is given back when the stream is dropped.
    stream::unfold(
        (follower, phase, (held, open)),
        |(mut follower, phase, (held, open))| async {
            let (bytes, phase) = match phase {
                Phase::Begin(first) => (first, Phase::Follow),
                Phase::Follow => {
                    let seq = follower.seq();
                    tokio::select! {
                        biased;
                        () = displaced(held.as_ref()) => (end(seq, Ended::Displaced), Phase::Done),
                        next = next(&mut follower) => next,
                    }
                }
                Phase::Done => return None,
            };
            Some((Ok(bytes), (follower, phase, (held, open))))
        },
    )
}

/// Waits until another stream has got the place of this one.
async fn displaced(held: Option<&Held>) {
    match held {
        Some(held) => held.displaced().await,
        None => std::future::pending().await,
    }
}

async fn next(follower: &mut Follower) -> (Bytes, Phase) {
    // Whatever happens that this follower is not shown yet, he hears from the stream as regularly as if
    // nothing did.
    let silent_until = Instant::now() + HEARTBEAT;
    loop {
        let seq = follower.seq();
        let ended = match follower.step().await {
            Ok(Step::Events(events)) => return (written(&events), Phase::Follow),
            Ok(Step::Over) => Ended::Finished,
            Ok(Step::Idle) => match follower.woken(silent_until).await {
                Some(Woken::News) => continue,
                Some(Woken::Gone) => Ended::Removed,
                Some(Woken::Closing) => Ended::Shutdown,
                None => return (Bytes::from_static(b":\n\n"), Phase::Follow),
            },
            Err(problem) => match problem.code() {
                Code::NotFound => Ended::Removed,
                Code::InvalidToken => Ended::InvalidToken,
                // Whoever connects again goes on where this ended.
                _ => return (Bytes::from_static(b": interrupted\n\n"), Phase::Done),
            },
        };
        return (end(seq, ended), Phase::Done);
    }
}

fn written(events: &[Event]) -> Bytes {
    let mut text = String::new();
    for event in events {
        frame(&mut text, Some(event.seq), event.what.name(), event);
    }
    text.into()
}

fn end(seq: u64, why: Ended) -> Bytes {
    let mut text = String::new();
    // Whoever connects again with this number is told what comes after it, or that nothing does.
    let (id, name) = match why {
        Ended::Shutdown => (None, "shutdown"),
        _ => (Some(seq), "end"),
    };
    frame(&mut text, id, name, &StreamEnd { why });
    text.into()
}

fn frame(into: &mut String, id: Option<u64>, event: &str, data: &impl Serialize) {
    let data = serde_json::to_string(data).unwrap_or_default();
    if let Some(id) = id {
        *into += &format!("id: {id}\n");
    }
    // JSON is written on one line.
    *into += &format!("event: {event}\ndata: {data}\n\n");
}
