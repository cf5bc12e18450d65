//! What a program reads first: what there is (<https://llmstxt.org>), and the guides with their
//! programs, from the binary.

use actix_web::http::header::{CACHE_CONTROL, VARY};
use actix_web::web::{Path, ServiceConfig};
use actix_web::{HttpResponse, get, routes};

use super::docs;
use super::here::{self, Here};
use crate::problem::{Code, Problem};

/// How the texts call the server.
const WRITTEN: &str = "localhost:8080";

/// What they read first, and the guides, by their names, as the tests type them.
const INDEX: &str = include_str!("../../../client-sdk/guides/README.md");
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

/// The programs that the guides speak of: how they link them, and what these are.
const PROGRAMS: [(&str, &str); 8] = [
    (
        "../examples/scripted.rs",
        include_str!("../../../client-sdk/examples/scripted.rs"),
    ),
    (
        "../examples/chat.rs",
        include_str!("../../../client-sdk/examples/chat.rs"),
    ),
    (
        "../examples/bot.rs",
        include_str!("../../../client-sdk/examples/bot.rs"),
    ),
    (
        "../examples/study.rs",
        include_str!("../../../client-sdk/examples/study.rs"),
    ),
    (
        "../../tests/clients/python/boodle.py",
        include_str!("../../../tests/clients/python/boodle.py"),
    ),
    (
        "../../tests/clients/python/sse.py",
        include_str!("../../../tests/clients/python/sse.py"),
    ),
    (
        "../../tests/clients/typescript/boodle.ts",
        include_str!("../../../tests/clients/typescript/boodle.ts"),
    ),
    (
        "../../tests/clients/typescript/sse.ts",
        include_str!("../../../tests/clients/typescript/sse.ts"),
    ),
];

/// What a guide ends with that speaks of more than the server has.
const ELSEWHERE: &str = "\n---\n\nWhat has no link here, and whatever is run with `cargo`, is in the source of Boodle, \
    from which this server was built.\n";

const LLMS: &str = include_str!("llms.txt");

/// The pages.
pub fn pages(config: &mut ServiceConfig) {
    config
        .service(show_llms)
        .service(list_guides)
        .service(show_guide);
}

#[get("/llms.txt")]
async fn show_llms(here: Here) -> HttpResponse {
    plain(LLMS.replace("HERE", &here.to_string()))
}

#[routes]
#[get("/guides")]
#[get("/guides/")]
async fn list_guides(here: Here) -> HttpResponse {
    markdown(told_here(INDEX, &here))
}

#[get("/guides/{file}")]
async fn show_guide(name: Path<String>, here: Here) -> Result<HttpResponse, Problem> {
    let guide = GUIDES.iter().find(|(known, _)| *known == *name);
    if let Some((_, guide)) = guide {
        return Ok(markdown(told_here(guide, &here)));
    }
    let program = PROGRAMS.iter().find(|(link, _)| file_name(link) == *name);
    let (_, program) =
        program.ok_or_else(|| Problem::new(Code::NotFound, "There is no such guide."))?;
    Ok(plain((*program).to_owned()))
}

fn plain(text: String) -> HttpResponse {
    page("text/plain; charset=utf-8", text)
}

fn markdown(text: String) -> HttpResponse {
    page("text/markdown; charset=utf-8", text)
}

fn page(media: &str, text: String) -> HttpResponse {
    docs::guarded(media)
        .insert_header((CACHE_CONTROL, "no-cache"))
        .insert_header((VARY, here::VARY))
        .body(text)
}

/// A guide as it is true at this server: commands call it, and links lead to what it has.
fn told_here(guide: &str, here: &Here) -> String {
    let mut told = String::with_capacity(guide.len());
    let mut rest = guide;
    let mut speaks_of_more = guide.contains("`cargo ");
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
            None => {
                told.push_str(name);
                speaks_of_more = true;
            }
        }
        rest = after;
    }
    told.push_str(rest);
    if speaks_of_more {
        told.push_str(ELSEWHERE);
    }
    // With a scheme or without one.
    let told = told.replace(&format!("http://{WRITTEN}"), WRITTEN);
    told.replace(WRITTEN, &here.to_string())
}

/// Where a link leads at this server, if it has that.
fn led_to(target: &str) -> Option<String> {
    let is_guide = || GUIDES.iter().any(|(known, _)| *known == target);
    let is_program = || PROGRAMS.iter().any(|(link, _)| *link == target);
    match target {
        "../../openapi.yaml" => Some("/openapi.yaml".to_owned()),
        _ if target.starts_with("https://") => Some(target.to_owned()),
        _ if is_guide() || is_program() => Some(format!("/guides/{}", file_name(target))),
        _ => None,
    }
}

/// What a link ends with.
fn file_name(link: &str) -> &str {
    link.rsplit('/').next().unwrap_or(link)
}
