//! Actions: what seats do.

use actix_web::post;
use actix_web::web::Data;
use boodle_engine::Action;

use super::games::Changed;
use super::reply::Reply;
use crate::auth::Player;
use crate::incoming::{IfMatch, JsonBody};
use crate::language::Language;
use crate::problem::Problem;
use crate::problem::responses::*;
use crate::tables::Tables;

/// Act
///
/// One action of the seat whose token is sent. Each entry of the view's `you.legal_actions` is
/// accepted as it stands. The answer comes when the action is on disk.
#[utoipa::path(
    tag = "actions",
    security(("bearer" = [])),
    params(
        ("id" = Uuid, Path, description = "Id of the game."),
        ("If-Match" = Option<String>, Header, nullable = false, description = "The version in quotes that the action was decided on: refused when the game has another."),
    ),
    request_body(content = Action, description = "The action."),
    extensions(("x-problems" = json!([
        "not_started", "finished", "not_your_turn", "wrong_action", "card_not_held", "must_follow",
        "suit_barred", "lead_not_lowest", "lead_not_longest", "stake_total", "stake_space",
        "say_double", "no_double", "bid_range", "cut_range", "throw_in", "holds_boodle",
        "too_expensive",
    ]))),
    responses(
        (status = 200, description = "The action is done.", body = Changed, headers(
            ("ETag" = String, description = "Version of the game, in quotes."),
        )),
        BadRequest, Unauthorized, Forbidden, NotFound, TooSlow, Conflict, Stale, TooLarge, NotJson,
        Unprocessable, ServerError, Unavailable, DiskFull,
    ),
)]
#[post("/v1/games/{id}/actions")]
pub(crate) async fn post_action(
    tables: Data<Tables>,
    player: Player,
    language: Language,
    version: IfMatch,
    body: JsonBody,
) -> Result<Reply<Changed>, Problem> {
    let done = tables.act(&player, &version, &body).await?;
    Changed::reply(&tables, &done, language).await
}
