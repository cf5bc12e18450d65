//! Events: what happened in a game.

use actix_web::get;
use actix_web::web::Data;
use serde::{Deserialize, Deserializer, Serialize};
use utoipa::ToSchema;

use super::page;
use super::reply::Reply;
use crate::auth::Viewer;
use crate::event::{self, Event};
use crate::incoming::{Params, number};
use crate::log::Entry;
use crate::problem::Problem;
use crate::problem::responses::*;
use crate::tables::Tables;

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
}

/// The number of an event, or 0.
#[derive(Debug, Default)]
struct After(u64);

impl<'de> Deserialize<'de> for After {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<After, D::Error> {
        number(deserializer, "after", 0..=u64::MAX).map(After)
    }
}

/// List events
///
/// The log of a game, as the caller may know it. Go on with `after` = `seq` of the last item, until
/// that is `last_seq`.
#[utoipa::path(
    tag = "events",
    security((), ("bearer" = [])),
    params(
        ("id" = Uuid, Path, description = "Id of the game."),
        ("after" = Option<u64>, Query, description = "Only events with a higher number, all by default."),
        ("limit" = Option<u32>, Query, minimum = 1, maximum = 100, description = "Items of a page, 50 by default."),
    ),
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
    query: Params<EventsQuery>,
) -> Result<Reply<EventPage>, Problem> {
    let loaded = tables.current(caller.game).await?;
    let viewer = loaded.admit(caller.pass.as_ref())?;
    let limit = query.0.limit.0;
    let after = query.0.after.0;
    let mut items = Vec::new();
    for bytes in tables.store.log(loaded.id, after, limit).await? {
        let entry = Entry::load(&bytes).map_err(Problem::internal)?;
        // The log may have grown since the table was read.
        if entry.version <= loaded.version {
            items.extend(event::seen_by(&entry, viewer, loaded.players(), after));
        }
    }
    items.truncate(limit as usize);
    let last_seq = loaded.last_seq;
    Ok(Reply::ok(EventPage { items, last_seq }).version(loaded.version))
}
