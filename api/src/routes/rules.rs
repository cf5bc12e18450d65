//! The rules of a game in words: what its players have agreed on.

use std::sync::Arc;

use actix_web::get;
use actix_web::web::Data;
use boodle_engine::{Ruleset, preset};
use serde::Serialize;
use utoipa::ToSchema;

use super::reply::Reply;
use crate::auth::Viewer;
use crate::language::Language;
use crate::problem::Problem;
use crate::problem::responses::*;
use crate::rulebook::Known;
use crate::rules_text;
use crate::tables::Tables;
use crate::words::{Glossary, Words};

/// The rules of a game. They never change while it is played.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameRules {
    /// What people call the game; null for rules of one's own.
    #[schema(example = "Newmarket", extensions(("x-localized" = json!(true))))]
    name: Option<String>,
    /// The rules for people to read, Markdown.
    #[schema(extensions(("x-localized" = json!(true))))]
    text: String,
    /// What players call the things on the table.
    words: Glossary,
    /// The rules as parameters, every option filled in.
    #[schema(value_type = Ruleset)]
    ruleset: Arc<Known>,
}

/// Show the rules of a game
///
/// In words, with whatever the table has changed, and as the parameters that they are made of.
#[utoipa::path(
    tag = "games",
    security((), ("bearer" = [])),
    params(("id" = Uuid, Path, description = "Id of the game.")),
    responses(
        (status = 200, description = "The rules.", body = GameRules),
        Unauthorized, Forbidden, NotFound, ServerError, Unavailable,
    ),
)]
#[get("/v1/games/{id}/rules")]
pub(crate) async fn get_game_rules(
    tables: Data<Tables>,
    caller: Viewer,
    language: Language,
) -> Result<Reply<GameRules>, Problem> {
    let loaded = tables.current(caller.game).await?;
    loaded.admit(caller.pass.as_ref())?;
    let ruleset = loaded.rules.ruleset();
    let words = Words::of(&ruleset.id, language);
    let made_from = loaded.table.ruleset.as_deref().and_then(preset);
    let rules = GameRules {
        name: made_from.map(|preset| preset.name(language.tag()).to_owned()),
        text: rules_text::told(ruleset, language),
        words: Glossary::of(ruleset, &words),
        ruleset: Arc::clone(&loaded.rules),
    };
    Ok(Reply::ok(rules).language(language))
}
