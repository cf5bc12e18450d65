//! The OpenAPI document: collected from the routes, finished by [`boodle_spec`].

use actix_web::App;
use boodle_spec::{Known, Told};
use bytes::Bytes;
use serde_json::Value;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{OpenApi as Collected, RefOr, Schema};
use utoipa::{Modify, OpenApi};
use utoipa_actix_web::AppExt;

use crate::problem::Code;
use crate::routes;

/// The document in its spellings.
pub struct Document {
    /// As JSON.
    pub json: Bytes,
    /// As YAML.
    pub yaml: Bytes,
    /// In the form of OpenAPI 3.0, as JSON.
    pub lowered: Bytes,
}

/// What does not belong to one route.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Boodle",
        description = "A server for stops card games: Newmarket, Michigan, Michigan Rummy and their relatives.\n\nA game is played with few calls: `POST /v1/games` creates it and gives tokens, `POST /v1/games/{id}/seats` takes a seat that is open, the host's `POST /v1/games/{id}/start` opens the first round; then read the view, send one entry of `you.legal_actions` back as it stands, and again. Every refusal is a `Problem`: tell them apart by `code`; `/problems` explains all of them. Members, event types and enum values may be added: skip what you do not know. What may grow so is marked `x-extensible`: a decoder that wants exactly one of a union's variants has to be told so, or one new event spoils a whole page.\n\nTexts for people are in English, German or Dutch, whichever `Accept-Language` likes best, and `Content-Language` tells which. They are marked `x-localized` here; everything else, such as codes, ids and the names of cards and spaces in members, is the same in every language. The titles of problems are such texts too, whatever is called; `detail` is always in English.\n\nA token is a JWT, signed with a key of `/.well-known/jwks.json` and valid for 90 days. Its claims: `game` and `role` (`seat` or `host`, with `seat` the number of the seat) say what it opens, `sub` says the same in one text, `epoch` counts the tokens of a seat, of which only the newest is good, `iat` and `exp` are when it was made and until when it is good, `iss` and `aud` are `boodle`. Clients need not look into it.",
        contact(name = "The Boodle authors"),
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0"),
    ),
    servers((url = "/", description = "This server.")),
    tags(
        (name = "rulesets", description = "Which games can be played."),
        (name = "games", description = "Tables: made, found, looked at, started, ended, removed."),
        (name = "seats", description = "Who plays."),
        (name = "actions", description = "What players do."),
        (name = "events", description = "What happened."),
        (name = "operations", description = "Keys, health, this document, the meaning of problems."),
    ),
    components(schemas(crate::problem::Body)),
    modifiers(&Bearer, &Codes),
)]
struct Base;

struct Bearer;

impl Modify for Bearer {
    fn modify(&self, document: &mut Collected) {
        let scheme = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .bearer_format("JWT")
            .description(Some(
                "The token of a seat or of the host, from the answer that gave it.",
            ))
            .build();
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("bearer", SecurityScheme::Http(scheme));
    }
}

/// Lists the problems of today where `code` is described; it stays any text.
struct Codes;

impl Modify for Codes {
    fn modify(&self, document: &mut Collected) {
        let components = document.components.get_or_insert_default();
        let Some(RefOr::T(Schema::Object(problem))) = components.schemas.get_mut("Problem") else {
            return;
        };
        let Some(RefOr::T(Schema::Object(code))) = problem.properties.get_mut("code") else {
            return;
        };
        let names: Vec<_> = Code::ALL
            .iter()
            .map(|code| format!("`{}`", code.as_str()))
            .collect();
        let text = code.description.get_or_insert_default();
        text.push_str(&format!(
            " Those of today, as `/problems` explains them: {}.",
            names.join(", ")
        ));
    }
}

/// What does not belong to one route.
pub fn base() -> Collected {
    Base::openapi()
}

/// The routes' document as it was collected.
pub fn collected() -> Collected {
    let app = App::new().into_utoipa_app().openapi(base());
    app.configure(routes::register).split_for_parts().1
}

/// What the document shows of requests and answers; `scripts/examples` writes it.
const EXAMPLES: &str = include_str!("../examples.json");

impl Document {
    /// The document as it is published.
    pub fn new() -> Result<Document, String> {
        let mut finished = published()?;
        let json = serde_json::to_vec_pretty(&finished).map_err(|error| error.to_string())?;
        let yaml = boodle_spec::yaml(&finished);
        boodle_spec::lower(&mut finished).map_err(|error| error.to_string())?;
        let lowered = serde_json::to_vec_pretty(&finished).map_err(|error| error.to_string())?;
        Ok(Document {
            json: json.into(),
            yaml: yaml.into(),
            lowered: lowered.into(),
        })
    }
}

/// From the types to what is published.
fn published() -> Result<Value, String> {
    let collected = serde_json::to_value(collected()).map_err(|error| error.to_string())?;
    let examples = serde_json::from_str(EXAMPLES).map_err(|error| error.to_string())?;
    let problems = Code::ALL.iter().map(|code| Known {
        code: code.as_str(),
        status: code.status().as_u16(),
    });
    let told = Told {
        problems: &problems.collect::<Vec<_>>(),
        examples: &examples,
    };
    boodle_spec::finish(collected, &told).map_err(|error| error.to_string())
}
