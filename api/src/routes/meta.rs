//! Operations: keys, health, the specification, what problems mean.

use actix_web::http::header::CACHE_CONTROL;
use actix_web::web::{Bytes, Data, Path};
use actix_web::{HttpResponse, get};
use serde::Serialize;
use utoipa::ToSchema;

use super::reply::Reply;
use crate::auth::JwkSet;
use crate::document::Document;
use crate::language::{Language, args};
use crate::problem::responses::*;
use crate::problem::{Code, Problem};
use crate::tables::Tables;

/// How the server is.
#[derive(Debug, Serialize, ToSchema)]
pub struct Health {
    /// Always `ok`; what is not well is a problem.
    #[schema(example = "ok")]
    status: &'static str,
}

const OK: Health = Health { status: "ok" };

/// Show the public keys
///
/// The keys that tokens can be checked with, as a JSON Web Key Set. A new key stands here for a minute
/// before the first token is signed with it, and an old one until its last token has expired.
#[utoipa::path(
    tag = "operations",
    responses(
        (status = 200, description = "The keys.", body = JwkSet),
        ServerError,
    ),
)]
#[get("/.well-known/jwks.json")]
pub(crate) async fn get_jwks(tables: Data<Tables>) -> Reply<JwkSet> {
    Reply::ok(tables.auth.jwks())
}

/// Is it alive?
///
/// Answers as long as the server runs.
#[utoipa::path(
    tag = "operations",
    responses(
        (status = 200, description = "The server runs.", body = Health),
        ServerError,
    ),
)]
#[get("/healthz")]
pub(crate) async fn get_health() -> Reply<Health> {
    Reply::ok(OK)
}

/// Is it ready?
///
/// Answers when the database does, and no more once the server has been told to end: a proxy then sends calls to
/// another one, while those that still come are answered.
#[utoipa::path(
    tag = "operations",
    extensions(("x-problems" = json!(["shutting_down"]))),
    responses(
        (status = 200, description = "The database answers.", body = Health),
        ServerError, NotReady,
    ),
)]
#[get("/readyz")]
pub(crate) async fn get_readiness(tables: Data<Tables>) -> Result<Reply<Health>, Problem> {
    if tables.feed.is_leaving() {
        return Err(shutting_down());
    }
    tables.store.ping().await?;
    Ok(Reply::ok(OK))
}

/// The server is about to end.
pub(crate) fn shutting_down() -> Problem {
    Problem::new(Code::ShuttingDown, "This server is about to end.")
}

/// Show the specification as JSON
///
/// This document.
#[utoipa::path(
    tag = "operations",
    responses(
        (status = 200, description = "The OpenAPI document.", body = Object, content_type = "application/json"),
        ServerError,
    ),
)]
#[get("/openapi.json")]
pub(crate) async fn get_openapi_json(document: Data<Document>) -> HttpResponse {
    published("application/json", &document.json)
}

/// Show the specification in its 3.0 form
///
/// The same for generators that do not read OpenAPI 3.1: what it accepts is what this document accepts.
#[utoipa::path(
    tag = "operations",
    responses(
        (status = 200, description = "The OpenAPI document.", body = Object, content_type = "application/json"),
        ServerError,
    ),
)]
#[get("/openapi-3.0.json")]
pub(crate) async fn get_openapi_lowered(document: Data<Document>) -> HttpResponse {
    published("application/json", &document.lowered)
}

/// Show the specification as YAML
///
/// This document.
#[utoipa::path(
    tag = "operations",
    responses(
        (status = 200, description = "The OpenAPI document.", body = String, content_type = "application/yaml"),
        ServerError,
    ),
)]
#[get("/openapi.yaml")]
pub(crate) async fn get_openapi_yaml(document: Data<Document>) -> HttpResponse {
    published("application/yaml", &document.yaml)
}

fn published(media: &str, document: &Bytes) -> HttpResponse {
    HttpResponse::Ok()
        .content_type(media)
        .insert_header((CACHE_CONTROL, "no-cache"))
        .body(document.clone())
}

/// Explain a problem
///
/// A page for people: what a problem means and what to do about it.
#[utoipa::path(
    tag = "operations",
    extensions(("x-localized" = json!(true))),
    params(("code" = String, Path, description = "Code of the problem.", example = "not_your_turn")),
    responses(
        (status = 200, description = "The page.", body = String, content_type = "text/html"),
        NotFound, ServerError,
    ),
)]
#[get("/problems/{code}")]
pub(crate) async fn get_problem_page(
    code: Path<String>,
    language: Language,
) -> Result<HttpResponse, Problem> {
    let code = Code::named(&code)
        .ok_or_else(|| Problem::new(Code::NotFound, "There is no such problem."))?;
    let title = code.title(language);
    let status = args([("status", code.status().as_u16().into())]);
    let body = format!(
        "<h1>{title}</h1>\n<p><code>{}</code>, {}</p>\n<p>{}</p>\n\
         <p><a href=\"/problems\">{}</a> · <a href=\"/docs\">{}</a></p>",
        code.as_str(),
        language.say("page-status", &status),
        with_code(&code.meaning(language)),
        language.word("page-all-problems"),
        language.word("page-reference"),
    );
    Ok(super::docs::html(language, &title, &body))
}

/// Backticks as HTML. The texts are our own and hold nothing else that HTML would read.
fn with_code(text: &str) -> String {
    let parts = text.split('`').enumerate();
    parts
        .map(|(n, part)| {
            if n % 2 == 0 {
                part.to_owned()
            } else {
                format!("<code>{part}</code>")
            }
        })
        .collect()
}
