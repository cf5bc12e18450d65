//! The host: his part is handed over, and whom he lets in.

use actix_web::web::Data;
use actix_web::{get, post};
use serde::Serialize;
use utoipa::ToSchema;

use super::games::Changed;
use super::reply::Reply;
use crate::auth::{Host, Player};
use crate::incoming::JsonBody;
use crate::language::Language;
use crate::people::HandOver;
use crate::problem::Problem;
use crate::problem::responses::*;
use crate::tables::Tables;

/// The token of the host.
#[derive(Debug, Serialize, ToSchema)]
pub struct HostToken {
    /// The token.
    host_token: String,
}

/// Hand over the host
///
/// Whoever holds the seat becomes the host: the host's token opens nothing any more, and the seat gets
/// the new one from `GET /v1/games/{id}/host`. Only for the host.
#[utoipa::path(
    tag = "seats",
    security(("bearer" = [])),
    params(("id" = Uuid, Path, description = "Id of the game.")),
    request_body(content = HandOver, description = "To whom."),
    extensions(("x-problems" = json!(["seat_empty", "finished"]))),
    responses(
        (status = 200, description = "There is another host.", body = Changed, headers(
            ("ETag" = String, description = "Version of the game, in quotes."),
        )),
        BadRequest, Unauthorized, Forbidden, NotFound, TooSlow, Conflict, TooLarge, NotJson,
        ServerError, Unavailable, DiskFull,
    ),
)]
#[post("/v1/games/{id}/host")]
pub(crate) async fn hand_over_host(
    tables: Data<Tables>,
    host: Host,
    language: Language,
    body: JsonBody,
) -> Result<Reply<Changed>, Problem> {
    let done = tables.hand_over(&host, &body).await?;
    Changed::reply(&tables, &done, language).await
}

/// Renew the join code
///
/// A private game that has not started gets another join code, `join_code` of the view; whoever knows only
/// the one before takes no seat any more. Those who hold a seat keep it. Only for the host. No body is
/// needed; if there is one, it is `{}`.
#[utoipa::path(
    tag = "seats",
    security(("bearer" = [])),
    params(("id" = Uuid, Path, description = "Id of the game.")),
    extensions(("x-problems" = json!(["not_private", "already_started", "finished"]))),
    responses(
        (status = 200, description = "There is another join code.", body = Changed, headers(
            ("ETag" = String, description = "Version of the game, in quotes."),
        )),
        BadRequest, Unauthorized, Forbidden, NotFound, TooSlow, Conflict, TooLarge, NotJson, Unprocessable,
        ServerError, Unavailable, DiskFull,
    ),
)]
#[post("/v1/games/{id}/join_code")]
pub(crate) async fn renew_join_code(
    tables: Data<Tables>,
    host: Host,
    language: Language,
    body: JsonBody,
) -> Result<Reply<Changed>, Problem> {
    let done = tables.renew_join_code(&host, &body).await?;
    Changed::reply(&tables, &done, language).await
}

/// Get the host's token
///
/// Only for the seat that the part of the host was handed to.
#[utoipa::path(
    tag = "seats",
    security(("bearer" = [])),
    params(("id" = Uuid, Path, description = "Id of the game.")),
    responses(
        (status = 200, description = "The token.", body = HostToken),
        Unauthorized, Forbidden, NotFound, ServerError, Unavailable,
    ),
)]
#[get("/v1/games/{id}/host")]
pub(crate) async fn get_host_token(
    tables: Data<Tables>,
    player: Player,
) -> Result<Reply<HostToken>, Problem> {
    let host_token = tables.host_token(&player).await?;
    Ok(Reply::ok(HostToken { host_token }))
}
