//! A game as Server-Sent Events.

use std::sync::Arc;

use actix_web::http::header::{self, HeaderMap};
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, get};

use crate::auth::Viewer;
use crate::follow::Follower;
use crate::incoming::{LARGEST, VARY};
use crate::language::Language;
use crate::limits::{Caller, Limits};
use crate::problem::responses::*;
use crate::problem::{Code, Problem};
use crate::stream::{StreamFrame, Streams, frames};
use crate::tables::Tables;
use crate::view;

const LAST_EVENT_ID: &str = "Last-Event-ID";

/// Follow a game
///
/// The events of `GET /v1/games/{id}/events` as they happen, as Server-Sent Events: each once and
/// in order, with `id` = `seq`, `event` = `type`, `data` = the event. A stream without
/// `Last-Event-ID` begins with one frame `event: view` without an `id`, followed by the events after
/// its `last_seq`. A comment at least every 15 seconds tells that the connection lives. When the
/// game is over and everything has been told, `event: end` closes the stream, and whoever connects
/// again after it gets 204. Whoever loses his seat, or whose token is replaced, is told everything up
/// to the event that says so and nothing after it, then `event: end` with `invalid_token`.
/// `event: shutdown`, or a connection that breaks, means: connect again with the last `id` as
/// `Last-Event-ID`, or with `last_seq` of the view as long as no event has come; nothing is lost. A client that
/// a generator has made may read the body to its end first: read it line by line instead.
///
/// A token may hold four streams open. The fifth is opened at once and ends the oldest, which is told so by
/// `event: end` with `displaced`: a client that is displaced must not connect again by itself, or two
/// of them displace each other for ever. Who has no token is refused where his address has too many open.
///
/// Browsers follow a seat with `fetch` and the header `Authorization`; a token in the address is refused.
/// Without a token everything comes as many events later as `spectators.delay` of the view says, the end
/// at once.
#[utoipa::path(
    tag = "events",
    security((), ("bearer" = [])),
    params(
        ("id" = Uuid, Path, description = "Id of the game."),
        ("Last-Event-ID" = Option<u64>, Header, nullable = false, description = "Only the events with a higher number, and no view; 0 for all.", example = 41),
    ),
    extensions(("x-problems" = json!(["no_spectators", "too_many_streams"]))),
    responses(
        (status = 200, description = "The stream.", body = StreamFrame, content_type = "text/event-stream"),
        (status = 204, description = "The game is over, and the caller has been told everything."),
        BadRequest, Unauthorized, Forbidden, NotFound, TooMany, ServerError, Unavailable,
    ),
)]
#[get("/v1/games/{id}/stream")]
pub(crate) async fn stream_game(
    tables: Data<Tables>,
    streams: Data<Streams>,
    limits: Data<Limits>,
    caller: Viewer,
    language: Language,
    request: HttpRequest,
) -> Result<HttpResponse, Problem> {
    if !request.query_string().is_empty() {
        let detail = "A stream takes no parameters in its address; a token belongs into the header Authorization.";
        return Err(Problem::new(Code::BadRequest, detail));
    }
    let last = last_event_id(request.headers())?;
    let pass = caller.pass;
    let metrics = Arc::clone(&tables.metrics);
    let mut follower = Follower::new(tables, caller.game, pass, language, last.unwrap_or(0));
    let shown = follower.begin().await?;
    if last.is_some_and(|last| shown.is_over_after(last)) {
        return Ok(HttpResponse::NoContent().finish());
    }
    let held = match pass {
        Some(pass) => Some(streams.take(Caller::holding(&pass))),
        None => {
            let holder = limits.open_streams(&request);
            let held = holder.map(|(holder, most)| streams.ask(holder, most));
            let held = held.transpose();
            held.inspect_err(|_| metrics.stream_refused())?
        }
    };
    let view = last.is_none().then(|| {
        follower.skip_to(&shown);
        view::seen_by(&shown)
    });
    Ok(HttpResponse::Ok()
        .content_type("text/event-stream")
        .insert_header((header::CACHE_CONTROL, "no-store, no-transform"))
        .insert_header((header::CONTENT_LANGUAGE, language.tag()))
        .insert_header((header::VARY, VARY))
        // Neither compressed nor held back on its way.
        .insert_header((header::CONTENT_ENCODING, "identity"))
        .insert_header(("X-Accel-Buffering", "no"))
        .streaming(frames(follower, view.as_ref(), held)))
}

fn last_event_id(headers: &HeaderMap) -> Result<Option<u64>, Problem> {
    let Some(header) = headers.get(LAST_EVENT_ID) else {
        return Ok(None);
    };
    let number = header.to_str().ok().and_then(|text| text.parse().ok());
    let number = number.filter(|number| *number <= LARGEST);
    let bad = || {
        let detail = format!("{LAST_EVENT_ID} is the number of an event, or 0.");
        Problem::new(Code::BadRequest, detail)
    };
    number.ok_or_else(bad).map(Some)
}
