//! Rulesets: which games can be played, and their rules.

use actix_web::web::Path;
use actix_web::{get, post};
use boodle_engine::{Preset, Ruleset, preset, presets};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use utoipa::ToSchema;

use super::page::{PageQuery, bad_cursor};
use super::reply::Reply;
use crate::choice::{self, RulesetChoice};
use crate::incoming::{JsonBody, Params};
use crate::language::Language;
use crate::options::{self, RulesetOption};
use crate::problem::responses::{
    BadRequest, NotFound, NotJson, ServerError, TooLarge, TooSlow, Unprocessable,
};
use crate::problem::{Code, Problem};
use crate::rulebook::Known;
use crate::rules_text;
use crate::words::{Glossary, Words};

/// A page of rulesets.
#[derive(Debug, Serialize, ToSchema)]
pub struct RulesetPage {
    /// The rulesets.
    #[schema(max_items = 100)]
    items: Vec<RulesetSummary>,
    /// Where the next page begins; null on the last.
    next_cursor: Option<String>,
}

/// A ruleset in the list.
#[derive(Debug, Serialize, ToSchema)]
pub struct RulesetSummary {
    /// Its id, for `POST /v1/games`.
    #[schema(example = "newmarket")]
    id: String,
    /// What people call it.
    #[schema(example = "Newmarket", extensions(("x-localized" = json!(true))))]
    name: String,
    /// How many can play.
    players: Players,
}

/// How many can play.
#[derive(Debug, Serialize, ToSchema)]
pub struct Players {
    /// At least so many.
    #[schema(minimum = 2, maximum = 9)]
    min: u8,
    /// At most so many.
    #[schema(minimum = 2, maximum = 9)]
    max: u8,
}

/// A ruleset, whole.
#[derive(Debug, Serialize, ToSchema)]
pub struct RulesetDetail {
    /// Its id, for `POST /v1/games`.
    #[schema(example = "newmarket")]
    id: String,
    /// What people call it.
    #[schema(example = "Newmarket", extensions(("x-localized" = json!(true))))]
    name: String,
    /// How many can play.
    players: Players,
    /// The rules for people to read, Markdown.
    #[schema(extensions(("x-localized" = json!(true))))]
    text: String,
    /// What players call the things on the table.
    words: Glossary,
    /// The rules as parameters, every option filled in.
    ruleset: Ruleset,
    /// Every option that a ruleset has, with its type, range, default and meaning: what a form of
    /// `ruleset` is made of. They are the same for all rulesets.
    #[schema(value_type = Vec<RulesetOption>, max_items = 100)]
    options: &'static RawValue,
}

/// Rules that are asked about: members as in `POST /v1/games`.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ValidateRuleset {
    /// The rules to judge.
    ruleset: RulesetChoice,
    /// What is different from the ruleset, as a JSON Merge Patch (RFC 7396): objects merge, arrays
    /// are replaced whole, null switches off.
    #[serde(default)]
    #[schema(value_type = Object, example = json!({"chips": {"start": 60}}))]
    overrides: Map<String, Value>,
}

/// Rules that can be played.
#[derive(Debug, Serialize, ToSchema)]
pub struct ValidRuleset {
    /// How many can play.
    players: Players,
    /// The rules for people to read, Markdown, as `GET /v1/games/{id}/rules` would tell them.
    #[schema(extensions(("x-localized" = json!(true))))]
    text: String,
    /// The rules as parameters, every option filled in.
    #[schema(value_type = Ruleset)]
    ruleset: Known,
}

impl Players {
    fn of(ruleset: &Ruleset) -> Players {
        let seats = &ruleset.seats;
        Players {
            min: seats.min,
            max: seats.max,
        }
    }
}

impl RulesetSummary {
    fn of(preset: &Preset, language: Language) -> RulesetSummary {
        RulesetSummary {
            id: preset.id().to_owned(),
            name: preset.name(language.tag()).to_owned(),
            players: Players::of(preset.ruleset()),
        }
    }
}

/// List the rulesets
///
/// Every game that can be played, with the id that creates it.
#[utoipa::path(
    tag = "rulesets",
    params(
        ("limit" = Option<u32>, Query, minimum = 1, maximum = 100, description = "Items of a page, 50 by default."),
        ("cursor" = Option<String>, Query, description = "Where to go on: `next_cursor` of the page before."),
    ),
    responses(
        (status = 200, description = "A page of rulesets.", body = RulesetPage, headers(
            ("Link" = String, description = "Address of the next page, if there is one."),
        )),
        BadRequest, ServerError,
    ),
)]
#[get("/v1/rulesets")]
pub(crate) async fn list_rulesets(
    query: Params<PageQuery>,
    language: Language,
) -> Result<Reply<RulesetPage>, Problem> {
    let limit = query.0.limit();
    let all = presets();
    let skipped = match query.0.cursor() {
        Some(last) => {
            1 + all
                .iter()
                .position(|p| p.id() == last)
                .ok_or_else(bad_cursor)?
        }
        None => 0,
    };
    let page = all.iter().skip(skipped).take(limit);
    let items: Vec<_> = page.map(|p| RulesetSummary::of(p, language)).collect();
    let more = skipped + items.len() < all.len();
    let next_cursor = items.last().filter(|_| more).map(|last| last.id.clone());
    let address = next_cursor
        .as_ref()
        .map(|cursor| format!("/v1/rulesets?limit={limit}&cursor={cursor}"));
    Ok(Reply::ok(RulesetPage { items, next_cursor })
        .language(language)
        .next_page(address))
}

/// Show a ruleset
///
/// The rules for people to read, the same as parameters that `overrides` can change, and what each
/// parameter may be and means.
#[utoipa::path(
    tag = "rulesets",
    params(
        ("id" = String, Path, description = "Id of the ruleset.", example = "newmarket"),
    ),
    responses(
        (status = 200, description = "The ruleset.", body = RulesetDetail),
        NotFound, ServerError,
    ),
)]
#[get("/v1/rulesets/{id}")]
pub(crate) async fn get_ruleset(
    id: Path<String>,
    language: Language,
) -> Result<Reply<RulesetDetail>, Problem> {
    let preset =
        preset(&id).ok_or_else(|| Problem::new(Code::NotFound, "There is no such ruleset."))?;
    let detail = RulesetDetail {
        id: preset.id().to_owned(),
        name: preset.name(language.tag()).to_owned(),
        players: Players::of(preset.ruleset()),
        text: preset.text(language.tag()).to_owned(),
        words: Glossary::of(preset.ruleset(), &Words::of(preset.id(), language)),
        ruleset: preset.ruleset().clone(),
        options: options::told(language).map_err(Problem::internal)?,
    };
    Ok(Reply::ok(detail).language(language))
}

/// Validate house rules
///
/// Whether a game could be made with them, a preset's that are changed or whole ones of one's own, and
/// how they read. `faults` of a refusal lists every objection at once, each with its place in the
/// ruleset. Form comes first: what cannot be read is refused with 400 and all that is malformed, and whether the
/// rules contradict each other (422) is told once they can be read.
#[utoipa::path(
    tag = "rulesets",
    request_body(content = ValidateRuleset, description = "The ruleset and what is different."),
    extensions(("x-problems" = json!(["unknown_ruleset", "invalid_ruleset"]))),
    responses(
        (status = 200, description = "The rules can be played.", body = ValidRuleset),
        BadRequest, TooSlow, TooLarge, NotJson, Unprocessable, ServerError,
    ),
)]
#[post("/v1/rulesets/validate")]
pub(crate) async fn validate_ruleset(
    language: Language,
    body: JsonBody,
) -> Result<Reply<ValidRuleset>, Problem> {
    let asked: ValidateRuleset = body.parse()?;
    let ruleset = choice::chosen(&asked.ruleset, &asked.overrides)?.rules;
    let valid = ValidRuleset {
        players: Players::of(ruleset.ruleset()),
        text: rules_text::told(ruleset.ruleset(), language),
        ruleset,
    };
    Ok(Reply::ok(valid).language(language))
}
