//! Games: made, looked at, started, ended, dealt again, removed.

use std::sync::Arc;

use actix_web::web::Data;
use actix_web::{Either, HttpRequest, HttpResponse, delete, get, post};
use boodle_engine::Seat;
use serde::Serialize;
use utoipa::ToSchema;

use super::reply::{Reply, not_modified};
use crate::auth::{Host, Role, Viewer};
use crate::change::Done;
use crate::event::Event;
use crate::incoming::{IfMatch, JsonBody, has_version};
use crate::language::Language;
use crate::problem::Problem;
use crate::problem::responses::*;
use crate::seating::{CreateGame, FIRST_EPOCH};
use crate::store::Granted;
use crate::tables::Tables;
use crate::turn::Redeal;
use crate::view::{self, View};

/// A new game and the tokens that open it. Tokens are shown this once: keep them.
#[derive(Debug, Serialize, ToSchema)]
pub struct CreatedGame {
    /// The game as its host sees it.
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

impl Changed {
    /// As whoever made the change sees it.
    pub async fn reply(
        tables: &Tables,
        done: &Done,
        language: Language,
    ) -> Result<Reply<Changed>, Problem> {
        let shown = tables.shown(Arc::clone(&done.loaded), done.maker).await?;
        let changed = Changed {
            view: view::seen_by(&shown),
            events: done.events(&shown, language),
        };
        Ok(Reply::ok(changed)
            .version(shown.version)
            .language(language)
            .replayed(done.is_replay))
    }
}

/// Create a game
///
/// Seats with a name are taken and their tokens are in the answer; the others are open for
/// `POST /v1/games/{id}/seats`. A request that is repeated with its `Idempotency-Key` after the game
/// was removed is answered with 404.
#[utoipa::path(
    tag = "games",
    request_body(content = CreateGame, description = "The game that is asked for."),
    extensions(("x-problems" = json!([
        "name_taken", "unknown_ruleset", "invalid_ruleset", "players_out_of_range", "invalid_name",
        "invalid_deck",
    ]))),
    responses(
        (status = 201, description = "The game is made.", body = CreatedGame, headers(
            ("Location" = String, description = "Address of the game."),
            ("ETag" = String, description = "Version of the game, in quotes."),
        )),
        BadRequest, NotFound, TooSlow, Conflict, TooLarge, NotJson, Unprocessable, ServerError, Unavailable,
        DiskFull,
    ),
)]
#[post("/v1/games")]
pub(crate) async fn create_game(
    tables: Data<Tables>,
    body: JsonBody,
) -> Result<Reply<CreatedGame>, Problem> {
    let done = tables.create(&body).await?;
    let id = done.loaded.id;
    let shown = tables.shown(Arc::clone(&done.loaded), done.maker).await?;
    let token = |role| tables.token(id, Granted::new(role, FIRST_EPOCH));
    let mut seats = Vec::new();
    for seat in done.entry.people_seated() {
        let token = token(Role::Seat(seat))?;
        seats.push(SeatToken { seat, token });
    }
    let created = CreatedGame {
        game: view::seen_by(&shown),
        host_token: token(Role::Host)?,
        seats,
    };
    let reply = Reply::created(format!("/v1/games/{id}"), created);
    Ok(reply.version(shown.version).replayed(done.is_replay))
}

/// Show a game
///
/// The view of a seat with the token of the seat, else what everybody may see: without a token as it was
/// `spectators.delay` events ago, and not at all (403 `no_spectators`) where `spectators.allowed` is false.
#[utoipa::path(
    tag = "games",
    security((), ("bearer" = [])),
    params(
        ("id" = Uuid, Path, description = "Id of the game."),
        ("If-None-Match" = Option<String>, Header, nullable = false, description = "A version in quotes that the caller has."),
    ),
    extensions(("x-problems" = json!(["no_spectators"]))),
    responses(
        (status = 200, description = "The view.", body = View, headers(
            ("ETag" = String, description = "Version of the game, in quotes."),
        )),
        (status = 304, description = "The caller has this version.", headers(
            ("ETag" = String, description = "Version of the game, in quotes."),
        )),
        BadRequest, Unauthorized, Forbidden, NotFound, ServerError, Unavailable,
    ),
)]
#[get("/v1/games/{id}")]
pub(crate) async fn get_game(
    tables: Data<Tables>,
    caller: Viewer,
    request: HttpRequest,
) -> Result<Either<HttpResponse, Reply<View>>, Problem> {
    let loaded = tables.current(caller.game).await?;
    let shown = tables.shown_to(loaded, caller.pass.as_ref()).await?;
    if has_version(&request, shown.version)? {
        return Ok(Either::Left(not_modified(shown.version)));
    }
    let view = view::seen_by(&shown);
    Ok(Either::Right(Reply::ok(view).version(shown.version)))
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
/// No body is needed; if there is one, it is `{}`.
#[utoipa::path(
    tag = "games",
    security(("bearer" = [])),
    params(
        ("id" = Uuid, Path, description = "Id of the game."),
        ("If-Match" = Option<String>, Header, nullable = false, description = "A version in quotes: refused when the game has another."),
    ),
    extensions(("x-problems" = json!(["seats_open", "already_started", "finished"]))),
    responses(
        (status = 200, description = "The game has started.", body = Changed, headers(
            ("ETag" = String, description = "Version of the game, in quotes."),
        )),
        BadRequest, Unauthorized, Forbidden, NotFound, TooSlow, Conflict, Stale, TooLarge, NotJson,
        ServerError, Unavailable, DiskFull,
    ),
)]
#[post("/v1/games/{id}/start")]
pub(crate) async fn start_game(
    tables: Data<Tables>,
    host: Host,
    language: Language,
    version: IfMatch,
    body: JsonBody,
) -> Result<Reply<Changed>, Problem> {
    let done = tables.start(&host, &version, &body).await?;
    Changed::reply(&tables, &done, language).await
}

/// End a game
///
/// Calls the last round: the game ends when the round is settled. Only for the host.
/// No body is needed; if there is one, it is `{}`.
#[utoipa::path(
    tag = "games",
    security(("bearer" = [])),
    params(
        ("id" = Uuid, Path, description = "Id of the game."),
        ("If-Match" = Option<String>, Header, nullable = false, description = "A version in quotes: refused when the game has another."),
    ),
    extensions(("x-problems" = json!(["not_started", "finished"]))),
    responses(
        (status = 200, description = "The last round is called.", body = Changed, headers(
            ("ETag" = String, description = "Version of the game, in quotes."),
        )),
        BadRequest, Unauthorized, Forbidden, NotFound, TooSlow, Conflict, Stale, TooLarge, NotJson,
        ServerError, Unavailable, DiskFull,
    ),
)]
#[post("/v1/games/{id}/end")]
pub(crate) async fn end_game(
    tables: Data<Tables>,
    host: Host,
    language: Language,
    version: IfMatch,
    body: JsonBody,
) -> Result<Reply<Changed>, Problem> {
    let done = tables.end(&host, &version, &body).await?;
    Changed::reply(&tables, &done, language).await
}

/// Declare a misdeal
///
/// The cards of this deal are dead and the same dealer deals again, where the rules of the game know
/// a misdeal (`misdeal`), after the deal and before the first card is led. Antes and stakes stay;
/// whatever was paid or collected since the deal goes back. The old secret is revealed, and the one
/// that was committed to with the deal decides the next; the round keeps its number. A round is dealt
/// again ten times at most. Only for the host.
#[utoipa::path(
    tag = "games",
    security(("bearer" = [])),
    params(
        ("id" = Uuid, Path, description = "Id of the game."),
        ("If-Match" = Option<String>, Header, nullable = false, description = "A version in quotes: refused when the game has another."),
    ),
    request_body(content = Redeal, description = "Why."),
    extensions(("x-problems" = json!([
        "not_started", "finished", "misdeal_moment", "too_many_misdeals", "misdeal_never",
    ]))),
    responses(
        (status = 200, description = "The dealer deals again.", body = Changed, headers(
            ("ETag" = String, description = "Version of the game, in quotes."),
        )),
        BadRequest, Unauthorized, Forbidden, NotFound, TooSlow, Conflict, Stale, TooLarge, NotJson,
        Unprocessable, ServerError, Unavailable, DiskFull,
    ),
)]
#[post("/v1/games/{id}/redeal")]
pub(crate) async fn redeal_game(
    tables: Data<Tables>,
    host: Host,
    version: IfMatch,
    body: JsonBody,
    language: Language,
) -> Result<Reply<Changed>, Problem> {
    let done = tables.redeal(&host, &version, &body).await?;
    Changed::reply(&tables, &done, language).await
}
