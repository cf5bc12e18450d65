//! Games: made, found, looked at, started, ended, removed.

use actix_web::web::Data;
use actix_web::{Either, HttpRequest, HttpResponse, delete, get, post};
use boodle_engine::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::page;
use super::reply::{Reply, not_modified};
use crate::auth::{Host, Role, Viewer};
use crate::change::Done;
use crate::event::Event;
use crate::incoming::{IfMatch, JsonBody, Params, has_version};
use crate::problem::Problem;
use crate::problem::responses::*;
use crate::seating::CreateGame;
use crate::store::{Filter, Listed};
use crate::table;
use crate::tables::Tables;
use crate::view::{self, SeatKind, Status, View};

/// A new game and the tokens that open it. Tokens are shown this once: keep them.
#[derive(Debug, Serialize, ToSchema)]
pub struct CreatedGame {
    /// The public view of the game.
    game: View,
    /// The token of the host.
    host_token: String,
    /// The tokens of the seats that have a name.
    #[schema(max_items = 9)]
    seats: Vec<SeatToken>,
}

/// A seat and the token that opens it.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeatToken {
    /// The seat.
    seat: Seat,
    /// Its token.
    token: String,
}

/// A game after a change, and what the change caused.
#[derive(Debug, Serialize, ToSchema)]
pub struct Changed {
    /// The game as the caller may see it now.
    view: View,
    /// What the change caused, as the caller may know it.
    events: Vec<Event>,
}

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
    limit: Option<u32>,
    cursor: Option<String>,
    status: Option<Status>,
    ruleset: Option<String>,
}

impl Changed {
    /// As whoever made the change sees it.
    pub fn reply(done: &Done) -> Reply<Changed> {
        let changed = Changed {
            view: view::seen_by(&done.loaded, done.viewer),
            events: done.events(),
        };
        Reply::ok(changed).version(done.loaded.version)
    }
}

/// Create a game
///
/// Seats with a name are taken and their tokens are in the answer; the others are open for
/// `POST /v1/games/{id}/seats`.
#[utoipa::path(
    tag = "games",
    request_body(content = CreateGame, description = "The game that is asked for."),
    responses(
        (status = 201, description = "The game is made.", body = CreatedGame, headers(
            ("Location" = String, description = "Address of the game."),
            ("ETag" = String, description = "Version of the game, in quotes."),
        )),
        BadRequest, Conflict, TooLarge, NotJson, Unprocessable, ServerError, Unavailable, DiskFull,
    ),
)]
#[post("/v1/games")]
pub(crate) async fn create_game(
    tables: Data<Tables>,
    body: JsonBody,
) -> Result<Reply<CreatedGame>, Problem> {
    let loaded = tables.create(&body).await?;
    let mut seats = Vec::new();
    for seat in loaded.seats().filter(|seat| loaded.table.is_taken(*seat)) {
        let token = tables.token(&loaded, Role::Seat(seat))?;
        seats.push(SeatToken { seat, token });
    }
    let created = CreatedGame {
        game: view::seen_by(&loaded, boodle_engine::Viewer::Public),
        host_token: tables.token(&loaded, Role::Host)?,
        seats,
    };
    let location = format!("/v1/games/{}", loaded.id);
    Ok(Reply::created(location, created).version(loaded.version))
}

/// List games
///
/// The lobby: public games, newest first.
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
    let limit = page::limit(query.0.limit)?;
    let filters = query.0.filters();
    let before = query.0.cursor.as_deref();
    let filter = Filter {
        status: query.0.status.map(Into::into),
        ruleset: query.0.ruleset.clone(),
        before: before.map(|c| page::after(c, &filters)).transpose()?,
        limit: limit + 1,
    };
    let mut games = tables.store.open_games(filter).await?;
    let more = games.len() > limit as usize;
    games.truncate(limit as usize);
    let last = games.last().filter(|_| more);
    let next_cursor = last.map(|last| page::cursor(last.id, &filters));
    let address = next_cursor
        .as_ref()
        .map(|cursor| format!("/v1/games?limit={limit}&cursor={cursor}{filters}"));
    let items = games
        .into_iter()
        .map(GameSummary::of)
        .collect::<Result<_, _>>()?;
    Ok(Reply::ok(GamePage { items, next_cursor }).next_page(address))
}

/// Show a game
///
/// The view of a seat with the token of the seat, else what everybody may see.
#[utoipa::path(
    tag = "games",
    security((), ("bearer" = [])),
    params(
        ("id" = Uuid, Path, description = "Id of the game."),
        ("If-None-Match" = Option<String>, Header, nullable = false, description = "A version in quotes that the caller has."),
    ),
    responses(
        (status = 200, description = "The view.", body = View, headers(
            ("ETag" = String, description = "Version of the game, in quotes."),
        )),
        (status = 304, description = "The caller has this version."),
        Unauthorized, Forbidden, NotFound, ServerError, Unavailable,
    ),
)]
#[get("/v1/games/{id}")]
pub(crate) async fn get_game(
    tables: Data<Tables>,
    caller: Viewer,
    request: HttpRequest,
) -> Result<Either<HttpResponse, Reply<View>>, Problem> {
    let loaded = tables.current(caller.game).await?;
    let viewer = loaded.admit(caller.pass.as_ref())?;
    if has_version(&request, loaded.version) {
        return Ok(Either::Left(not_modified(loaded.version)));
    }
    let view = view::seen_by(&loaded, viewer);
    Ok(Either::Right(Reply::ok(view).version(loaded.version)))
}

/// Remove a game
///
/// The game and all that is kept of it. Only for the host.
#[utoipa::path(
    tag = "games",
    security(("bearer" = [])),
    params(("id" = Uuid, Path, description = "Id of the game.")),
    responses(
        (status = 204, description = "The game is gone."),
        Unauthorized, Forbidden, NotFound, ServerError, Unavailable, DiskFull,
    ),
)]
#[delete("/v1/games/{id}")]
pub(crate) async fn delete_game(tables: Data<Tables>, host: Host) -> Result<HttpResponse, Problem> {
    tables.remove(&host).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Start a game
///
/// Closes the seats and opens the first round. Every seat must be taken. Only for the host.
#[utoipa::path(
    tag = "games",
    security(("bearer" = [])),
    params(
        ("id" = Uuid, Path, description = "Id of the game."),
        ("If-Match" = Option<String>, Header, nullable = false, description = "A version in quotes: refused when the game has another."),
    ),
    responses(
        (status = 200, description = "The game has started.", body = Changed, headers(
            ("ETag" = String, description = "Version of the game, in quotes."),
        )),
        BadRequest, Unauthorized, Forbidden, NotFound, Conflict, Stale, TooLarge, NotJson,
        ServerError, Unavailable, DiskFull,
    ),
)]
#[post("/v1/games/{id}/start")]
pub(crate) async fn start_game(
    tables: Data<Tables>,
    host: Host,
    version: IfMatch,
    body: JsonBody,
) -> Result<Reply<Changed>, Problem> {
    let done = tables.start(&host, &version, &body).await?;
    Ok(Changed::reply(&done))
}

/// End a game
///
/// Calls the last round: the game ends when the round is settled. Only for the host.
#[utoipa::path(
    tag = "games",
    security(("bearer" = [])),
    params(
        ("id" = Uuid, Path, description = "Id of the game."),
        ("If-Match" = Option<String>, Header, nullable = false, description = "A version in quotes: refused when the game has another."),
    ),
    responses(
        (status = 200, description = "The last round is called.", body = Changed, headers(
            ("ETag" = String, description = "Version of the game, in quotes."),
        )),
        BadRequest, Unauthorized, Forbidden, NotFound, Conflict, Stale, TooLarge, NotJson,
        ServerError, Unavailable, DiskFull,
    ),
)]
#[post("/v1/games/{id}/end")]
pub(crate) async fn end_game(
    tables: Data<Tables>,
    host: Host,
    version: IfMatch,
    body: JsonBody,
) -> Result<Reply<Changed>, Problem> {
    let done = tables.end(&host, &version, &body).await?;
    Ok(Changed::reply(&done))
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
            // No ruleset's id has other characters, so nothing that could be found is lost.
            filters.extend(
                ruleset
                    .chars()
                    .filter(|c| c.is_ascii_alphanumeric() || *c == '-'),
            );
        }
        filters
    }
}

impl GameSummary {
    fn of(game: Listed) -> Result<GameSummary, Problem> {
        let chairs = table::chairs(&game.snapshot).map_err(Problem::internal)?;
        let seats = chairs
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
            ruleset: Some(game.ruleset),
            seats: seats.collect(),
        })
    }
}
