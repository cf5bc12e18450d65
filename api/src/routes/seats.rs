//! Seats: who plays.

use std::sync::Arc;

use actix_web::web::Data;
use actix_web::{HttpResponse, delete, patch, post};
use boodle_engine::Seat;
use serde::Serialize;
use utoipa::ToSchema;

use super::games::Changed;
use super::reply::Reply;
use crate::auth::{Member, Player, Viewer};
use crate::incoming::{JsonBody, SeatNumber};
use crate::language::Language;
use crate::people::ChangeSeat;
use crate::problem::Problem;
use crate::problem::responses::*;
use crate::seating::TakeSeat;
use crate::tables::Tables;
use crate::view::{self, View};

/// A seat that was taken. The token is shown this once: keep it.
#[derive(Debug, Serialize, ToSchema)]
pub struct TakenSeat {
    /// The seat.
    seat: Seat,
    /// The token that opens it; null for a bot.
    token: Option<String>,
    /// The game as the seat sees it; as everybody does for a bot.
    game: View,
}

/// A token that was signed anew. It is shown this once: keep it.
#[derive(Debug, Serialize, ToSchema)]
pub struct NewToken {
    /// The seat that it opens.
    seat: Seat,
    /// The token.
    token: String,
}

/// Take a seat
///
/// The first open seat of a game that has not started. In a private game `code` is its join code; the
/// host, and whoever holds a seat, need none. The host seats a bot with `bot`.
///
/// Of a game that spectators see late, whoever asks for a seat learns at once whether there is one for him, and
/// whether his name is taken; that the game has started he is told as late as everything, and `game_full`
/// until then.
#[utoipa::path(
    tag = "seats",
    security((), ("bearer" = [])),
    params(("id" = Uuid, Path, description = "Id of the game.")),
    request_body(content = TakeSeat, description = "Who takes the seat."),
    extensions(("x-problems" = json!([
        "wrong_join_code", "game_full", "name_taken", "already_started", "finished", "invalid_name",
    ]))),
    responses(
        (status = 201, description = "The seat is taken.", body = TakenSeat, headers(
            ("Location" = String, description = "Address of the game."),
            ("ETag" = String, description = "Version of the game, in quotes."),
        )),
        BadRequest, Unauthorized, Forbidden, NotFound, TooSlow, Conflict, TooLarge, NotJson, Unprocessable,
        ServerError, Unavailable, DiskFull,
    ),
)]
#[post("/v1/games/{id}/seats")]
pub(crate) async fn take_seat(
    tables: Data<Tables>,
    caller: Viewer,
    body: JsonBody,
) -> Result<Reply<TakenSeat>, Problem> {
    let done = tables.take_seat(&caller, &body).await?;
    let id = done.loaded.id;
    let shown = tables.shown(Arc::clone(&done.loaded), done.maker).await?;
    let seat = done.entry.seats_taken().next();
    let taken = TakenSeat {
        seat: seat.ok_or_else(|| Problem::internal("no seat was taken"))?,
        token: done.granted.map(|g| tables.token(id, g)).transpose()?,
        game: view::seen_by(&shown),
    };
    let reply = Reply::created(format!("/v1/games/{id}"), taken);
    Ok(reply.version(shown.version).replayed(done.is_replay))
}

/// Change a seat
///
/// Another name, or other things that the server does by itself. A bot that stands in for the seat stops
/// to do so, also if nothing else changes. Only for the seat itself.
#[utoipa::path(
    tag = "seats",
    security(("bearer" = [])),
    params(
        ("id" = Uuid, Path, description = "Id of the game."),
        ("seat" = u8, Path, maximum = 8, description = "Number of the seat."),
    ),
    request_body(content = ChangeSeat, description = "What changes."),
    extensions(("x-problems" = json!(["name_taken", "finished", "invalid_name"]))),
    responses(
        (status = 200, description = "It is changed.", body = Changed, headers(
            ("ETag" = String, description = "Version of the game, in quotes."),
        )),
        BadRequest, Unauthorized, Forbidden, NotFound, TooSlow, Conflict, TooLarge, NotJson, Unprocessable,
        ServerError, Unavailable, DiskFull,
    ),
)]
#[patch("/v1/games/{id}/seats/{seat}")]
pub(crate) async fn change_seat(
    tables: Data<Tables>,
    player: Player,
    seat: SeatNumber,
    language: Language,
    body: JsonBody,
) -> Result<Reply<Changed>, Problem> {
    let done = tables.change_seat(&player, seat.0, &body).await?;
    Changed::reply(&tables, &done, language).await
}

/// Leave a seat
///
/// The seat itself leaves, or the host sends away who holds it, a bot too. Before the start the seat
/// is open again, later the table plays for it as `absent` says. The seat's token opens nothing any
/// more.
#[utoipa::path(
    tag = "seats",
    security(("bearer" = [])),
    params(
        ("id" = Uuid, Path, description = "Id of the game."),
        ("seat" = u8, Path, maximum = 8, description = "Number of the seat."),
    ),
    extensions(("x-problems" = json!(["seat_empty", "finished"]))),
    responses(
        (status = 204, description = "Nobody holds the seat any more."),
        BadRequest, Unauthorized, Forbidden, NotFound, TooSlow, Conflict, TooLarge, NotJson,
        ServerError, Unavailable, DiskFull,
    ),
)]
#[delete("/v1/games/{id}/seats/{seat}")]
pub(crate) async fn leave_seat(
    tables: Data<Tables>,
    member: Member,
    seat: SeatNumber,
    body: JsonBody,
) -> Result<HttpResponse, Problem> {
    tables.leave_seat(&member, seat.0, &body).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Get a new token
///
/// The seat itself renews its token: the same, good for another 90 days. For the host it is the next
/// issue, and every token of the seat before it opens nothing any more: so a seat is given to
/// somebody else, also one that was left or is played by a bot. No body is needed; if there is one,
/// it is `{}`.
#[utoipa::path(
    tag = "seats",
    security(("bearer" = [])),
    params(
        ("id" = Uuid, Path, description = "Id of the game."),
        ("seat" = u8, Path, maximum = 8, description = "Number of the seat."),
    ),
    extensions(("x-problems" = json!(["seat_empty", "finished"]))),
    responses(
        (status = 200, description = "The new token.", body = NewToken, headers(
            ("ETag" = String, description = "Version of the game, in quotes."),
        )),
        BadRequest, Unauthorized, Forbidden, NotFound, TooSlow, Conflict, TooLarge, NotJson,
        ServerError, Unavailable, DiskFull,
    ),
)]
#[post("/v1/games/{id}/seats/{seat}/token")]
pub(crate) async fn renew_seat_token(
    tables: Data<Tables>,
    member: Member,
    seat: SeatNumber,
    body: JsonBody,
) -> Result<Reply<NewToken>, Problem> {
    let done = tables.new_token(&member, seat.0, &body).await?;
    let granted = done.granted;
    let granted = granted.ok_or_else(|| Problem::internal("no token was given"))?;
    let token = NewToken {
        seat: seat.0,
        token: tables.token(done.loaded.id, granted)?,
    };
    Ok(Reply::ok(token)
        .version(done.loaded.version)
        .replayed(done.is_replay))
}
