//! Seats: who plays.

use actix_web::post;
use actix_web::web::Data;
use boodle_engine::Seat;
use serde::Serialize;
use utoipa::ToSchema;

use super::reply::Reply;
use crate::auth::{Role, Viewer};
use crate::incoming::JsonBody;
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
    /// The token that opens it.
    token: String,
    /// The game as the seat sees it.
    game: View,
}

/// Take a seat
///
/// The first open seat of a game that has not started.
#[utoipa::path(
    tag = "seats",
    security((), ("bearer" = [])),
    params(("id" = Uuid, Path, description = "Id of the game.")),
    request_body(content = TakeSeat, description = "Who takes the seat."),
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
    let granted = done.granted;
    let granted = granted.ok_or_else(|| Problem::internal("a seat was taken by nobody"))?;
    let Some(Role::Seat(seat)) = granted.role() else {
        return Err(Problem::internal("a seat was taken by the host"));
    };
    let id = done.loaded.id;
    let taken = TakenSeat {
        seat,
        token: tables.token(id, granted)?,
        game: view::seen_by(&done.loaded, done.viewer),
    };
    let reply = Reply::created(format!("/v1/games/{id}"), taken);
    Ok(reply.version(done.loaded.version).replayed(done.is_replay))
}
