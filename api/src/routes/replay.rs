//! The replay: a game that is over, with everything that was secret.

use std::sync::Arc;

use actix_web::get;
use actix_web::web::Data;
use boodle_engine::{Card, Ruleset, Seat};
use serde::{Deserialize, Deserializer, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::page;
use super::reply::Reply;
use crate::auth::Viewer;
use crate::incoming::{Params, number};
use crate::language::Language;
use crate::problem::Problem;
use crate::problem::responses::*;
use crate::replay::ReplayRound;
use crate::rulebook::Known;
use crate::sandbox::Sandbox;
use crate::tables::Tables;

/// The most rounds of a page.
const MOST: u32 = 20;
/// Rounds of a page when nothing is said.
const USUAL: u32 = 10;

/// A game that is over, with everything that was secret.
#[derive(Debug, Serialize, ToSchema)]
pub struct Replay {
    /// Id of the game, which goes into every shuffle; `sandbox` does in a game with a seed.
    id: Uuid,
    /// The preset it was made from; null for rules of one's own.
    #[schema(example = "newmarket")]
    ruleset: Option<String>,
    /// The rules of the game, every option filled in.
    #[schema(value_type = Ruleset)]
    rules: Arc<Known>,
    /// How the cards were chosen where the table was there to try things out; null for a fair game.
    sandbox: Option<ReplaySandbox>,
    /// The seats, by number.
    #[schema(max_items = 9)]
    seats: Vec<ReplaySeat>,
    /// The rounds, in order. The first item of the first page is round 0, what came before them.
    #[schema(max_items = 20)]
    items: Vec<ReplayRound>,
    /// Where the next page begins; null on the last.
    next_cursor: Option<String>,
}

/// How the cards of a table were chosen.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReplaySandbox {
    /// The seed, if there was one.
    seed: Option<String>,
    /// The deck, if there was one.
    #[schema(max_items = 52)]
    deck: Option<Vec<Card>>,
}

/// Who played.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReplaySeat {
    /// The number of the seat.
    seat: Seat,
    /// The name of who held it at the end.
    #[schema(example = "Ann")]
    name: Option<String>,
}

/// Which rounds.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReplayQuery {
    #[serde(default)]
    limit: Limit,
    cursor: Option<String>,
}

/// Rounds of a page, 1 to 20.
#[derive(Debug)]
struct Limit(u32);

impl Default for Limit {
    fn default() -> Limit {
        Limit(USUAL)
    }
}

impl<'de> Deserialize<'de> for Limit {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Limit, D::Error> {
        number(deserializer, "limit", 1..=MOST).map(Limit)
    }
}

impl From<&Sandbox> for ReplaySandbox {
    fn from(sandbox: &Sandbox) -> ReplaySandbox {
        let (seed, deck) = match sandbox {
            Sandbox::Seed(seed) => (Some(seed.clone()), None),
            Sandbox::Deck(deck) => (None, Some(deck.clone())),
        };
        ReplaySandbox { seed, deck }
    }
}

/// Replay a game
///
/// Everything that was secret, once the game is over (409 `not_finished` before): secrets and entropy,
/// every hand that was dealt, every event in full, round by round. Whoever may see the game may see
/// this.
#[utoipa::path(
    tag = "events",
    security((), ("bearer" = [])),
    params(
        ("id" = Uuid, Path, description = "Id of the game."),
        ("limit" = Option<u32>, Query, minimum = 1, maximum = 20, description = "Rounds of a page, 10 by default."),
        ("cursor" = Option<String>, Query, description = "Where to go on: `next_cursor` of the page before."),
    ),
    extensions(("x-problems" = json!(["not_finished"]))),
    responses(
        (status = 200, description = "Some rounds of the game.", body = Replay, headers(
            ("ETag" = String, description = "Version of the game, in quotes."),
            ("Link" = String, description = "Address of the next page, if there is one."),
        )),
        BadRequest, Unauthorized, Forbidden, NotFound, Conflict, ServerError, Unavailable,
    ),
)]
#[get("/v1/games/{id}/replay")]
pub(crate) async fn get_replay(
    tables: Data<Tables>,
    caller: Viewer,
    language: Language,
    query: Params<ReplayQuery>,
) -> Result<Reply<Replay>, Problem> {
    let limit = query.0.limit.0;
    let cursor = query.0.cursor.as_deref();
    let after = cursor.map(|cursor| page::after_event(cursor, caller.game));
    let after = after.transpose()?.unwrap_or_default();
    let found = tables
        .revealed(&caller, after, limit as usize, language)
        .await?;
    let (loaded, next) = (found.loaded, found.next);
    let next_cursor = next.map(|seq| page::event_cursor(seq, loaded.id));
    let address = next_cursor.as_ref().map(|cursor| {
        let id = loaded.id;
        format!("/v1/games/{id}/replay?limit={limit}&cursor={cursor}")
    });
    let table = &loaded.table;
    let replay = Replay {
        id: loaded.id,
        ruleset: table.ruleset.clone(),
        rules: Arc::clone(&loaded.rules),
        sandbox: table.sandbox.as_ref().map(ReplaySandbox::from),
        seats: (loaded.seats().zip(&table.chairs))
            .map(|(seat, chair)| ReplaySeat {
                seat,
                name: chair.name.clone(),
            })
            .collect(),
        items: found.rounds,
        next_cursor,
    };
    Ok(Reply::ok(replay)
        .version(loaded.version)
        .language(language)
        .next_page(address))
}
