//! Rematches: the same seats again.

use actix_web::post;
use actix_web::web::Data;
use boodle_engine::Seat;
use serde::Serialize;
use utoipa::ToSchema;

use super::reply::Reply;
use crate::auth::{Member, Role};
use crate::incoming::JsonBody;
use crate::problem::Problem;
use crate::problem::responses::*;
use crate::tables::Tables;
use crate::view::{self, View};

/// A rematch, and the token that opens it for the caller.
#[derive(Debug, Serialize, ToSchema)]
pub struct Rematch {
    /// The new game: its id is another one.
    game: View,
    /// The token of its host; only for the host.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    host_token: Option<String>,
    /// The caller's seat, the same as in the old game; only for a seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    seat: Option<Seat>,
    /// The token of the seat; only for a seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    token: Option<String>,
}

/// Play again
///
/// Another game after one that is over, with the same rules, seats and options: the host makes it with
/// his token of the old game and gets its `host_token`. Each seat then calls the same with its old token
/// and gets its `seat` and `token` there; 409 `no_rematch` as long as there is none. `rematch` of the old
/// game's view, and its event `rematch_created`, tell the id of the new one. However often it is called,
/// there is one rematch and the answer is the same, unless it has been removed.
///
/// People keep their seats and `auto_play`, bots theirs and their level; a seat that nobody holds any more
/// is open. The deal moves on to the left of whoever dealt last, and nobody cuts for it. The cards are
/// fair, also after a game of a sandbox, whose cards everybody knows by then. The host starts the game
/// as any other. No body is needed; if there is one, it is `{}`.
#[utoipa::path(
    tag = "games",
    security(("bearer" = [])),
    params(("id" = Uuid, Path, description = "Id of the old game.")),
    extensions(("x-problems" = json!(["not_finished", "no_rematch", "seat_lost"]))),
    responses(
        (status = 201, description = "There is a rematch.", body = Rematch, headers(
            ("Location" = String, description = "Address of the new game."),
            ("ETag" = String, description = "Version of the new game, in quotes."),
        )),
        BadRequest, Unauthorized, Forbidden, NotFound, TooSlow, Conflict, TooLarge, NotJson,
        Unprocessable, ServerError, Unavailable, DiskFull,
    ),
)]
#[post("/v1/games/{id}/rematch")]
pub(crate) async fn rematch_game(
    tables: Data<Tables>,
    member: Member,
    body: JsonBody,
) -> Result<Reply<Rematch>, Problem> {
    let done = tables.rematch(&member, &body).await?;
    let id = done.loaded.id;
    let shown = tables.shown(done.loaded, done.role.into()).await?;
    let token = Some(tables.token(id, done.granted)?);
    let (host_token, seat, token) = match done.role {
        Role::Host => (token, None, None),
        Role::Seat(seat) => (None, Some(seat), token),
    };
    let rematch = Rematch {
        game: view::seen_by(&shown),
        host_token,
        seat,
        token,
    };
    let reply = Reply::created(format!("/v1/games/{id}"), rematch);
    Ok(reply.version(shown.version).replayed(done.is_replay))
}
