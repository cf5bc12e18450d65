//! The lobby: games that anybody can find.

use actix_web::get;
use actix_web::web::Data;
use boodle_engine::Seat;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::page;
use super::reply::Reply;
use crate::incoming::Params;
use crate::problem::Problem;
use crate::problem::responses::*;
use crate::spectators::Spectators;
use crate::store::{Filter, Listed};
use crate::table::Outline;
use crate::tables::Tables;
use crate::view::{SeatKind, Status};

/// A page of games.
#[derive(Debug, Serialize, ToSchema)]
pub struct GamePage {
    /// The games, newest first.
    #[schema(max_items = 100)]
    items: Vec<GameSummary>,
    /// Where the next page begins; null on the last.
    next_cursor: Option<String>,
}

/// A game in the lobby.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameSummary {
    /// Id of the game.
    id: Uuid,
    /// Number of committed changes.
    #[schema(minimum = 1)]
    version: u64,
    /// How far it is.
    status: Status,
    /// The preset it was made from; null for rules of one's own.
    #[schema(example = "newmarket")]
    ruleset: Option<String>,
    /// Whether the cards are chosen: the table was made to try things out.
    sandbox: bool,
    /// What those may see who have no token of the game. What stands here is as late as the rest.
    spectators: Spectators,
    /// The seats, by number.
    #[schema(max_items = 9)]
    seats: Vec<SeatSummary>,
}

/// A seat of a game in the lobby.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeatSummary {
    /// Its number, clockwise from 0.
    seat: Seat,
    /// Who holds it.
    kind: SeatKind,
    /// The name of who holds it.
    #[schema(example = "Ann")]
    name: Option<String>,
}

/// Which games are listed.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GamesQuery {
    #[serde(default)]
    limit: page::Limit,
    cursor: Option<String>,
    status: Option<Status>,
    #[serde(default, deserialize_with = "preset")]
    ruleset: Option<String>,
}

/// The id of a ruleset, whether or not there is one of that name.
fn preset<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    let id = String::deserialize(deserializer)?;
    let is_of_an_id = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if (1..=40).contains(&id.len()) && !id.starts_with('-') && id.chars().all(is_of_an_id) {
        return Ok(Some(id));
    }
    let detail = "ruleset is an id: 1 to 40 lower-case letters, digits and hyphens";
    Err(D::Error::custom(detail))
}

/// List games
///
/// The lobby: public games, newest first. Of a game that is shown to spectators late, this too.
#[utoipa::path(
    tag = "games",
    params(
        ("limit" = Option<u32>, Query, minimum = 1, maximum = 100, description = "Items of a page, 50 by default."),
        ("cursor" = Option<String>, Query, description = "Where to go on: `next_cursor` of the page before, with the same filters."),
        ("status" = Option<Status>, Query, description = "Only games that are so far."),
        ("ruleset" = Option<String>, Query, description = "Only games made from this ruleset."),
    ),
    responses(
        (status = 200, description = "A page of games.", body = GamePage, headers(
            ("Link" = String, description = "Address of the next page, if there is one."),
        )),
        BadRequest, ServerError, Unavailable,
    ),
)]
#[get("/v1/games")]
pub(crate) async fn list_games(
    tables: Data<Tables>,
    query: Params<GamesQuery>,
) -> Result<Reply<GamePage>, Problem> {
    let limit = query.0.limit.0;
    let filters = query.0.filters();
    let before = query.0.cursor.as_deref();
    let filter = Filter {
        status: query.0.status.map(Into::into),
        ruleset: query.0.ruleset.clone(),
        before: before.map(|c| page::after(c, &filters)).transpose()?,
        limit: limit + 1,
    };
    let mut games = tables.store.listed_games(filter).await?;
    let more = games.len() > limit as usize;
    games.truncate(limit as usize);
    let last = games.last().filter(|_| more);
    let next_cursor = last.map(|last| page::cursor(last.id, &filters));
    let address = next_cursor
        .as_ref()
        .map(|cursor| format!("/v1/games?limit={limit}&cursor={cursor}{filters}"));
    let items = games.into_iter().filter_map(listed).collect();
    Ok(Reply::ok(GamePage { items, next_cursor }).next_page(address))
}

/// A game that cannot be read takes no other one with it.
fn listed(game: Listed) -> Option<GameSummary> {
    let id = game.id;
    GameSummary::of(game)
        .inspect_err(|problem| tracing::error!(%id, %problem, "a game is not listed"))
        .ok()
}

impl GamesQuery {
    /// The filters as they stand in the address, which a cursor is bound to.
    fn filters(&self) -> String {
        let mut filters = String::new();
        if let Some(status) = self.status {
            filters.push_str(match status {
                Status::Open => "&status=open",
                Status::Playing => "&status=playing",
                Status::Finished => "&status=finished",
            });
        }
        if let Some(ruleset) = &self.ruleset {
            filters.push_str("&ruleset=");
            filters.push_str(ruleset);
        }
        filters
    }
}

impl GameSummary {
    fn of(game: Listed) -> Result<GameSummary, Problem> {
        let outline = Outline::load(&game.snapshot).map_err(Problem::internal)?;
        let seats = outline
            .chairs
            .into_iter()
            .enumerate()
            .filter_map(|(number, chair)| {
                Some(SeatSummary {
                    seat: Seat::new(number)?,
                    kind: SeatKind::of(&chair),
                    name: chair.name,
                })
            });
        Ok(GameSummary {
            id: game.id,
            version: game.version,
            status: game.status.into(),
            ruleset: game.ruleset,
            sandbox: outline.sandbox,
            spectators: outline.spectators,
            seats: seats.collect(),
        })
    }
}
