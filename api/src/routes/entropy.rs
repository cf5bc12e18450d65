//! Entropy: what seats add to the next shuffle.

use actix_web::post;
use actix_web::web::Data;

use super::games::Changed;
use super::reply::Reply;
use crate::auth::Player;
use crate::entropy::NewEntropy;
use crate::incoming::{IfMatch, JsonBody};
use crate::language::Language;
use crate::problem::Problem;
use crate::problem::responses::*;
use crate::tables::Tables;

/// Add to the next shuffle
///
/// Whatever a seat adds goes into the cards of the next deal, so that not even the server chooses
/// them. The next deal is always committed to beforehand: the first one at the start of the game, and
/// each other one when the cards before it are dealt (`next_deal` of the view, `next_committed`). From
/// then on until the dealer deals, each seat may add once. A misdeal makes the next deal come sooner.
/// `revealed` shows what was added, together with the secret.
#[utoipa::path(
    tag = "actions",
    security(("bearer" = [])),
    params(
        ("id" = Uuid, Path, description = "Id of the game."),
        ("If-Match" = Option<String>, Header, nullable = false, description = "A version in quotes: refused when the game has another."),
    ),
    request_body(content = NewEntropy, description = "What is added."),
    extensions(("x-problems" = json!([
        "not_started", "finished", "entropy_closed", "entropy_added",
    ]))),
    responses(
        (status = 200, description = "It is added.", body = Changed, headers(
            ("ETag" = String, description = "Version of the game, in quotes."),
        )),
        BadRequest, Unauthorized, Forbidden, NotFound, TooSlow, Conflict, Stale, TooLarge, NotJson,
        ServerError, Unavailable, DiskFull,
    ),
)]
#[post("/v1/games/{id}/entropy")]
pub(crate) async fn add_entropy(
    tables: Data<Tables>,
    player: Player,
    language: Language,
    version: IfMatch,
    body: JsonBody,
) -> Result<Reply<Changed>, Problem> {
    let done = tables.add_entropy(&player, &version, &body).await?;
    Changed::reply(&tables, &done, language).await
}
