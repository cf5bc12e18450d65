//! Pages for people: the start page and the reference, all of it from the binary.

use std::sync::Arc;

use actix_web::http::header::{CACHE_CONTROL, LOCATION};
use actix_web::web::{Path, ServiceConfig};
use actix_web::{HttpResponse, get};
use utoipa_swagger_ui::Config;

use crate::problem::{Code, Problem};

/// The pages, which the specification does not list.
pub const PAGES: [&str; 5] = ["/", "/docs", "/docs/", "/docs/{file}", "/problems"];

const START: &str = r#"<h1>Boodle</h1>
<p>A server for stops card games: Newmarket, Michigan and their relatives.</p>
<ul>
<li><a href="/docs">Reference</a></li>
<li><a href="/v1/rulesets">Rulesets</a></li>
<li><a href="/openapi.yaml">Specification</a></li>
<li><a href="/problems">Problems</a></li>
</ul>
<p>A first game:</p>
<pre>curl -s HOST/v1/games --json '{"ruleset": "newmarket", "seats": [{"name": "Ann"}, {"name": "Ben"}, {"name": "Cid"}]}'</pre>"#;

/// The pages.
pub fn pages(config: &mut ServiceConfig) {
    config
        .service(show_start)
        .service(redirect_docs)
        .service(show_docs)
        .service(show_docs_file)
        .service(show_problems);
}

/// A small page.
pub fn html(title: &str, body: &str) -> HttpResponse {
    HttpResponse::Ok()
        .content_type("text/html; charset=utf-8")
        .insert_header((CACHE_CONTROL, "no-cache"))
        .body(format!(
            "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title} · Boodle</title>\n\
             <style>body {{ font: 1.1em/1.5 sans-serif; max-width: 42em; margin: 2em auto; padding: 0 1em }} \
             pre {{ overflow-x: auto }}</style>\n{body}\n</html>\n"
        ))
}

#[get("/")]
async fn show_start(request: actix_web::HttpRequest) -> HttpResponse {
    let connection = request.connection_info();
    // The header is the caller's own; only what a host may look like is shown again.
    let is_plain = |c: char| c.is_ascii_alphanumeric() || ".:-[]".contains(c);
    let host = connection.host();
    let host = if host.chars().all(is_plain) { host } else { "" };
    html("Start", &START.replace("HOST", host))
}

#[get("/docs")]
async fn redirect_docs() -> HttpResponse {
    HttpResponse::PermanentRedirect()
        .insert_header((LOCATION, "/docs/"))
        .finish()
}

#[get("/docs/")]
async fn show_docs() -> Result<HttpResponse, Problem> {
    file("index.html")
}

#[get("/docs/{file}")]
async fn show_docs_file(name: Path<String>) -> Result<HttpResponse, Problem> {
    file(&name)
}

#[get("/problems")]
async fn show_problems() -> HttpResponse {
    let items: String = Code::ALL
        .iter()
        .map(|code| {
            let (name, title) = (code.as_str(), code.title());
            let status = code.status().as_u16();
            format!(
                "<li><a href=\"/problems/{name}\"><code>{name}</code></a>, {status}: {title}</li>\n"
            )
        })
        .collect();
    html(
        "Problems",
        &format!("<h1>Problems</h1>\n<ul>\n{items}</ul>\n<p><a href=\"/docs\">Reference</a></p>"),
    )
}

fn file(name: &str) -> Result<HttpResponse, Problem> {
    let config = Config::from("/openapi.json");
    let file = utoipa_swagger_ui::serve(name, Arc::new(config)).map_err(Problem::internal)?;
    let file = file.ok_or_else(|| Problem::new(Code::NotFound, "There is no such page."))?;
    Ok(HttpResponse::Ok()
        .content_type(file.content_type)
        .insert_header((CACHE_CONTROL, "max-age=3600"))
        .body(file.bytes.into_owned()))
}
