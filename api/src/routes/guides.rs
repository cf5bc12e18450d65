//! What a program reads first: what there is (<https://llmstxt.org>), and the guides, from the binary.

use actix_web::http::header::{CACHE_CONTROL, VARY};
use actix_web::web::{Path, ServiceConfig};
use actix_web::{HttpResponse, get};

use super::here::Here;
use crate::problem::{Code, Problem};

/// How the texts call the server.
const WRITTEN: &str = "localhost:8080";

/// The names of the guides, and their texts as the tests type them.
const GUIDES: [(&str, &str); 5] = [
    (
        "script-a-game.md",
        include_str!("../../../client-sdk/guides/script-a-game.md"),
    ),
    (
        "connect-a-chat.md",
        include_str!("../../../client-sdk/guides/connect-a-chat.md"),
    ),
    (
        "write-a-client.md",
        include_str!("../../../client-sdk/guides/write-a-client.md"),
    ),
    (
        "run-a-bot.md",
        include_str!("../../../client-sdk/guides/run-a-bot.md"),
    ),
    (
        "study-strategies.md",
        include_str!("../../../client-sdk/guides/study-strategies.md"),
    ),
];

const LLMS: &str = include_str!("llms.txt");

/// The pages.
pub fn pages(config: &mut ServiceConfig) {
    config.service(show_llms).service(show_guide);
}

#[get("/llms.txt")]
async fn show_llms(here: Here) -> HttpResponse {
    text(
        "text/plain; charset=utf-8",
        LLMS.replace("HERE", &here.to_string()),
    )
}

#[get("/guides/{file}")]
async fn show_guide(name: Path<String>, here: Here) -> Result<HttpResponse, Problem> {
    let guide = GUIDES.iter().find(|(known, _)| *known == *name);
    let (_, guide) =
        guide.ok_or_else(|| Problem::new(Code::NotFound, "There is no such guide."))?;
    Ok(text(
        "text/markdown; charset=utf-8",
        told_here(guide, &here),
    ))
}

fn text(media: &str, text: String) -> HttpResponse {
    HttpResponse::Ok()
        .content_type(media)
        .insert_header((CACHE_CONTROL, "no-cache"))
        // It says where the caller has found it.
        .insert_header((VARY, "Host, X-Forwarded-Host, X-Forwarded-Proto"))
        .body(text)
}

/// A guide as it is true at this server: commands call it, and links lead to what it has.
fn told_here(guide: &str, here: &Here) -> String {
    let mut told = String::with_capacity(guide.len());
    let mut rest = guide;
    while let Some((before, from)) = rest.split_once('[') {
        told.push_str(before);
        let link = from.split_once("](");
        let link = link.filter(|(name, _)| !name.contains(['[', ']', '\n']));
        let Some((name, (target, after))) =
            link.and_then(|(name, from)| Some((name, from.split_once(')')?)))
        else {
            told.push('[');
            rest = from;
            continue;
        };
        match led_to(target) {
            Some(target) => told.push_str(&format!("[{name}]({target})")),
            None => told.push_str(name),
        }
        rest = after;
    }
    told.push_str(rest);
    // With a scheme or without one.
    let told = told.replace(&format!("http://{WRITTEN}"), WRITTEN);
    told.replace(WRITTEN, &here.to_string())
}

/// Where a link leads at this server, if it has that.
fn led_to(target: &str) -> Option<&str> {
    let is_known = |target: &str| GUIDES.iter().any(|(known, _)| *known == target);
    match target {
        "../../openapi.yaml" => Some("/openapi.yaml"),
        _ if target.starts_with("https://") || is_known(target) => Some(target),
        _ => None,
    }
}
