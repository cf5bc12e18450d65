//! Pages for people: the start page and the reference, all of it from the binary.

use std::sync::Arc;

use actix_web::http::header::{
    CACHE_CONTROL, CONTENT_LANGUAGE, CONTENT_SECURITY_POLICY, LOCATION, VARY,
    X_CONTENT_TYPE_OPTIONS,
};
use actix_web::web::{Path, ServiceConfig};
use actix_web::{HttpResponse, HttpResponseBuilder, get};
use utoipa_swagger_ui::Config;

use super::here::{self, Here};
use crate::language::Language;
use crate::problem::{Code, Problem};

/// The pages, which the specification does not list.
pub const PAGES: [&str; 9] = [
    "/",
    "/docs",
    "/docs/",
    "/docs/{file}",
    "/problems",
    "/llms.txt",
    "/guides",
    "/guides/",
    "/guides/{file}",
];

const FIRST_GAME: &str = r#"curl -s HERE/v1/games --json '{"ruleset": "newmarket", "seats": [{"name": "Ann"}, {"name": "Ben"}, {"name": "Cid"}]}'"#;

/// The pages.
pub fn pages(config: &mut ServiceConfig) {
    config
        .service(show_start)
        .service(redirect_docs)
        .service(show_docs)
        .service(show_docs_file)
        .service(show_problems);
}

/// All that a page of ours needs comes from this server, and no other page shows it as a part of itself. The
/// reference draws small pictures, and styles its parts as it goes.
const ALLOWED: &str = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; \
    object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// The beginning of an answer that a browser shows, and takes for nothing else than it is said to be.
pub fn guarded(media: &str) -> HttpResponseBuilder {
    let mut answer = HttpResponse::Ok();
    answer
        .content_type(media)
        .insert_header((CONTENT_SECURITY_POLICY, ALLOWED))
        .insert_header((X_CONTENT_TYPE_OPTIONS, "nosniff"));
    answer
}

/// A small page.
pub fn html(language: Language, title: &str, body: &str) -> HttpResponse {
    html_by("Accept-Language", language, title, body)
}

/// A small page that depends on these headers.
fn html_by(headers: &str, language: Language, title: &str, body: &str) -> HttpResponse {
    let tag = language.tag();
    guarded("text/html; charset=utf-8")
        .insert_header((CACHE_CONTROL, "no-cache"))
        .insert_header((CONTENT_LANGUAGE, tag))
        .insert_header((VARY, headers))
        .body(format!(
            "<!doctype html>\n<html lang=\"{tag}\">\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title} · Boodle</title>\n\
             <style>body {{ font: 1.1em/1.5 sans-serif; max-width: 42em; margin: 2em auto; padding: 0 1em }} \
             pre {{ overflow-x: auto }}</style>\n{body}\n</html>\n"
        ))
}

/// The file of the reference that is its page, and what its makers call it in a browser's tab.
const REFERENCE: (&str, &str) = ("index.html", "<title>Swagger UI</title>");

#[get("/")]
async fn show_start(here: Here, language: Language) -> HttpResponse {
    let links = [
        ("/docs", "page-reference"),
        ("/v1/rulesets", "page-rulesets"),
        ("/openapi.yaml", "page-specification"),
    ];
    let links: String = links
        .iter()
        .map(|(path, id)| format!("<li><a href=\"{path}\">{}</a></li>\n", language.word(id)))
        .collect();
    let body = format!(
        "<link rel=\"alternate\" type=\"text/plain\" href=\"/llms.txt\">\n\
         <h1>Boodle</h1>\n<p>{}</p>\n<ul>\n{links}</ul>\n<p>{}</p>\n<pre>{}</pre>",
        language.word("page-about"),
        language.word("page-first-game"),
        FIRST_GAME.replace("HERE", &here.to_string()),
    );
    let headers = format!("Accept-Language, {}", here::VARY);
    html_by(&headers, language, "Start", &body)
}

#[get("/docs")]
async fn redirect_docs() -> HttpResponse {
    HttpResponse::PermanentRedirect()
        .insert_header((LOCATION, "/docs/"))
        .finish()
}

#[get("/docs/")]
async fn show_docs() -> Result<HttpResponse, Problem> {
    file(REFERENCE.0)
}

#[get("/docs/{file}")]
async fn show_docs_file(name: Path<String>) -> Result<HttpResponse, Problem> {
    file(&name)
}

#[get("/problems")]
async fn show_problems(language: Language) -> HttpResponse {
    let items: String = Code::ALL
        .iter()
        .map(|code| {
            let (name, title) = (code.as_str(), code.title(language));
            let status = code.status().as_u16();
            format!(
                "<li><a href=\"/problems/{name}\"><code>{name}</code></a>, {status}: {title}</li>\n"
            )
        })
        .collect();
    let title = language.word("page-problems");
    let body = format!(
        "<h1>{title}</h1>\n<ul>\n{items}</ul>\n<p><a href=\"/docs\">{}</a></p>",
        language.word("page-reference")
    );
    html(language, &title, &body)
}

fn file(name: &str) -> Result<HttpResponse, Problem> {
    let config = Config::from("/openapi.json");
    let file = utoipa_swagger_ui::serve(name, Arc::new(config)).map_err(Problem::internal)?;
    let file = file.ok_or_else(|| Problem::new(Code::NotFound, "There is no such page."))?;
    let (page, title) = REFERENCE;
    let mut bytes = file.bytes.into_owned();
    if name == page {
        let text = String::from_utf8(bytes).map_err(Problem::internal)?;
        let ours = text.replace(title, "<title>Boodle API</title>");
        bytes = ours.into_bytes();
    }
    Ok(guarded(&file.content_type)
        .insert_header((CACHE_CONTROL, "max-age=3600"))
        .body(bytes))
}
