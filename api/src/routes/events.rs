//! Events: what happened in a game.

use std::time::Duration;

use actix_web::get;
use actix_web::web::Data;
use serde::{Deserialize, Deserializer, Serialize};
use utoipa::ToSchema;

use super::page;
use super::reply::Reply;
use crate::auth::Viewer;
use crate::event::{self, Event};
use crate::incoming::{LARGEST, Params, number};
use crate::language::Language;
use crate::problem::Problem;
use crate::problem::responses::*;
use crate::tables::Tables;

/// The most seconds that an answer waits for an event.
const LONGEST_WAIT: u64 = 60;

/// A part of a game's log.
#[derive(Debug, Serialize, ToSchema)]
pub struct EventPage {
    /// The events, in order.
    #[schema(max_items = 100)]
    items: Vec<Event>,
    /// Number of the log's last event, which may be beyond this page.
    #[schema(minimum = 1)]
    last_seq: u64,
}

/// Which part of the log.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventsQuery {
    #[serde(default)]
    after: After,
    #[serde(default)]
    limit: page::Limit,
    #[serde(default)]
    wait: Wait,
}

/// The number of an event, or 0.
#[derive(Debug, Default)]
struct After(u64);

impl<'de> Deserialize<'de> for After {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<After, D::Error> {
        number(deserializer, "after", 0..=LARGEST).map(After)
    }
}

/// Seconds, 0 to 60.
#[derive(Debug, Default)]
struct Wait(u64);

impl<'de> Deserialize<'de> for Wait {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Wait, D::Error> {
        number(deserializer, "wait", 0..=LONGEST_WAIT).map(Wait)
    }
}

/// List events
///
/// The log of a game, as the caller may know it. Go on with `after` = `seq` of the last item, until
/// that is `last_seq`. With `wait` the answer waits while there is nothing after `after`: it comes as
/// soon as something happens, or empty when the time is over. Of a game that is over a rematch may still
/// come; then nothing does. Without a token the log ends
/// as many events earlier as `spectators.delay` of the view says.
#[utoipa::path(
    tag = "events",
    security((), ("bearer" = [])),
    params(
        ("id" = Uuid, Path, description = "Id of the game."),
        ("after" = Option<u64>, Query, description = "Only events with a higher number, all by default."),
        ("limit" = Option<u32>, Query, minimum = 1, maximum = 100, description = "Items of a page, 50 by default."),
        ("wait" = Option<u32>, Query, minimum = 0, maximum = 60, description = "Seconds to wait for an event, 0 by default."),
    ),
    extensions(("x-problems" = json!(["no_spectators"]))),
    responses(
        (status = 200, description = "A part of the log.", body = EventPage, headers(
            ("ETag" = String, description = "Version of the game, in quotes."),
        )),
        BadRequest, Unauthorized, Forbidden, NotFound, ServerError, Unavailable,
    ),
)]
#[get("/v1/games/{id}/events")]
pub(crate) async fn list_events(
    tables: Data<Tables>,
    caller: Viewer,
    language: Language,
    query: Params<EventsQuery>,
) -> Result<Reply<EventPage>, Problem> {
    let after = query.0.after.0;
    let wait = Duration::from_secs(query.0.wait.0);
    let shown = tables
        .once_after(caller.game, caller.pass.as_ref(), after, wait)
        .await?;
    let mut items = Vec::new();
    let limit = query.0.limit.0;
    for entry in tables.entries(&shown, after, None, limit).await? {
        items.extend(event::seen_by(&entry, &shown, language, after));
    }
    items.truncate(limit as usize);
    let last_seq = shown.last_seq;
    Ok(Reply::ok(EventPage { items, last_seq })
        .version(shown.version)
        .language(language))
}
