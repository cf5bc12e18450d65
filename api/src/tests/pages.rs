//! Pages that people and programs begin with: what they say is true at the address where they were found.

use std::collections::BTreeMap;

use super::*;
use crate::language::Language;
use crate::problem::Code;

const HOST: &str = "games.example:81";

fn found_at(path: &str) -> TestRequest {
    TestRequest::get().uri(path).insert_header(("host", HOST))
}

fn text(answer: Answer) -> String {
    assert_eq!(answer.status, 200);
    String::from_utf8(answer.body).unwrap()
}

/// What is linked in a page: in Markdown, or in HTML.
fn links(page: &str) -> Vec<&str> {
    let after = |opening: &'static str, closing: char| {
        let parts = page.split(opening).skip(1);
        parts.filter_map(move |part| Some(part.split_once(closing)?.0))
    };
    after("](", ')').chain(after("href=\"", '"')).collect()
}

/// The path at this server that a link in a page leads to.
fn path(page: &str, link: &str) -> String {
    let own = format!("http://{HOST}");
    match link.strip_prefix(&own) {
        Some(path) => path.to_owned(),
        None if link.starts_with('/') => link.to_owned(),
        None => format!("{}/{link}", page.rsplit_once('/').unwrap().0),
    }
}

/// A browser runs nothing on a page of ours that comes from elsewhere, and takes no text for a page.
#[actix_web::test]
async fn browsers_are_told_what_to_trust() {
    let server = server!();
    for path in [
        "/",
        "/docs/",
        "/docs/swagger-ui-bundle.js",
        "/problems",
        "/problems/not_found",
        "/llms.txt",
        "/guides",
        "/guides/write-a-client.md",
    ] {
        let answer = server.send(found_at(path)).await;
        assert_eq!(answer.status, 200, "{path}");
        let header = |name: &str| {
            answer
                .headers
                .get(name)
                .map(|value| value.to_str().unwrap())
        };
        assert_eq!(header("x-content-type-options"), Some("nosniff"), "{path}");
        let allowed = header("content-security-policy").unwrap_or_else(|| panic!("{path}"));
        for needed in [
            "default-src 'self'",
            "object-src 'none'",
            "frame-ancestors 'none'",
        ] {
            assert!(allowed.contains(needed), "{path}: {allowed}");
        }
        assert!(!allowed.contains("script-src"), "{path}: {allowed}");
    }
}

#[actix_web::test]
async fn every_link_leads_somewhere() {
    let server = server!();
    let mut pages = vec![
        "/".to_owned(),
        "/llms.txt".to_owned(),
        "/problems".to_owned(),
        "/guides".to_owned(),
    ];
    let mut seen = 0;
    while seen < pages.len() {
        let page = text(server.send(found_at(&pages[seen])).await);
        for link in links(&page) {
            let path = path(&pages[seen], link);
            let answer = server.send(found_at(&path)).await;
            let status = answer.status.as_u16();
            assert!(
                matches!(status, 200 | 308),
                "{}: {link} is {status}",
                pages[seen]
            );
            let is_guide = path.starts_with("/guides/") && path.ends_with(".md");
            let is_page = is_guide || path.starts_with("/problems/");
            if is_page && !pages.contains(&path) {
                pages.push(path);
            }
        }
        seen += 1;
    }
    // These four, five guides, and every problem.
    assert_eq!(seen, 4 + 5 + Code::ALL.len(), "{pages:?}");
}

/// <https://llmstxt.org>: a title, a summary, text without headings, then sections that are lists of links.
#[actix_web::test]
async fn llms_txt_has_the_usual_form() {
    let server = server!();
    let answer = server.send(found_at("/llms.txt")).await;
    assert_eq!(answer.header("content-type"), "text/plain; charset=utf-8");
    let page = text(answer);
    let (head, sections) = page.split_once("\n## ").unwrap();
    let mut lines = head.lines().filter(|line| !line.is_empty());
    assert_eq!(lines.next(), Some("# Boodle"));
    assert!(lines.next().unwrap().starts_with("> "));
    assert!(lines.all(|line| !line.starts_with('#')));
    let mut names = Vec::new();
    for section in sections.split("\n## ") {
        let (name, list) = section.split_once("\n\n").unwrap();
        names.push(name);
        for line in list.lines().filter(|line| !line.is_empty()) {
            let is_link = line.starts_with("- [") && line.contains(&format!("](http://{HOST}/"));
            assert!(is_link && line.contains("): "), "{line}");
        }
    }
    assert_eq!(names, ["Reference", "Guides", "Optional"]);
    // What it tells to call is there.
    for (call, _) in page.match_indices('`') {
        let call = page[call + 1..].split('`').next().unwrap();
        if let Some((method, path)) = call.split_once(&format!(" http://{HOST}")) {
            let path = path.split('?').next().unwrap();
            let document: Value = server.get("/openapi.json", "").await.json();
            let known = &document["paths"][path][method.to_lowercase()];
            assert!(known.is_object(), "{call}");
        }
    }
}

#[actix_web::test]
async fn guides_are_true_here() {
    let server = server!();
    let guide = text(server.send(found_at("/guides/script-a-game.md")).await);
    assert!(guide.starts_with("# Script a game\n"), "{guide}");
    assert!(guide.contains(&format!("curl -s http://{HOST}/v1/games --json")));
    assert!(guide.contains(&format!("urlsplit(\"http://{HOST}\")")));
    assert!(
        !guide.contains("localhost") && !guide.contains("../"),
        "{guide}"
    );
    // What looks like a link and is none stands as it was written.
    assert!(
        guide.contains("jq -e '.to_act[0]'") && guide.contains("\"seats\": [{\"name\": \"Ann\"}")
    );
    for name in [
        "script-a-game",
        "README.md",
        "../README.md",
        "%2e%2e%2fREADME.md",
    ] {
        let answer = server.send(found_at(&format!("/guides/{name}"))).await;
        answer.problem(404, "not_found");
    }
}

#[actix_web::test]
async fn the_guides_are_listed() {
    let server = server!();
    for path in ["/guides", "/guides/"] {
        let answer = server.send(found_at(path)).await;
        assert_eq!(
            answer.header("content-type"),
            "text/markdown; charset=utf-8"
        );
        let list = text(answer);
        for guide in [
            "script-a-game",
            "connect-a-chat",
            "write-a-client",
            "run-a-bot",
            "study-strategies",
        ] {
            assert!(list.contains(&format!("](/guides/{guide}.md)")), "{list}");
        }
    }
}

/// A program that a guide names can be read where the guide is, and what cannot is said to be elsewhere.
#[actix_web::test]
async fn readers_of_guides_are_not_stranded() {
    let server = server!();
    for (guide, programs) in [
        ("script-a-game", &["scripted.rs"][..]),
        ("connect-a-chat", &["chat.rs"]),
        ("write-a-client", &["boodle.py", "boodle.ts"]),
        ("run-a-bot", &["bot.rs"]),
        ("study-strategies", &["study.rs", "scripted.rs"]),
    ] {
        let told = text(server.send(found_at(&format!("/guides/{guide}.md"))).await);
        for program in programs {
            assert!(told.contains(&format!("](/guides/{program})")), "{told}");
            let answer = server.send(found_at(&format!("/guides/{program}"))).await;
            assert_eq!(answer.header("content-type"), "text/plain; charset=utf-8");
            assert!(text(answer).len() > 500, "{program}");
        }
        let runs_source = told.contains("`cargo ");
        assert_eq!(
            told.contains("is in the source of Boodle"),
            runs_source,
            "{told}"
        );
    }
}

/// A cache between server and reader knows from `Vary` whom an answer is good for.
#[actix_web::test]
async fn what_an_answer_depends_on_is_told() {
    let dir = TempDir::new().unwrap();
    let (store, auth, tables) = parts(dir.path());
    let limits = Data::new(Limits::off().behind(1));
    let shared = Shared::new(tables, limits).unwrap();
    let server = serving!(dir, store, auth, shared);
    let document = server.get("/openapi.json", "").await.json();
    let documented = document["paths"].as_object().unwrap().iter();
    let documented = documented.filter(|(_, item)| item.get("get").is_some());
    let paths = documented.map(|(path, _)| path.replace("{code}", "not_found"));
    let pages = crate::routes::docs::PAGES.map(str::to_owned);
    let pages = pages.map(|page| page.replace("docs/{file}", "docs/index.html"));
    let pages = pages.map(|page| page.replace("{file}", "run-a-bot.md"));
    let mut depending = BTreeMap::new();
    for path in paths.chain(pages).filter(|path| !path.contains('{')) {
        let plain = server.send(found_at(&path)).await;
        for (name, value) in [
            ("Host", "other.example"),
            ("X-Forwarded-Host", "club.example"),
            ("X-Forwarded-Proto", "https"),
            ("Accept-Language", "nl"),
            ("Accept-Encoding", "gzip"),
        ] {
            let request = found_at(&path).insert_header((name, value));
            let other = server.answer(request.to_request()).await;
            if other.body == plain.body {
                continue;
            }
            *depending.entry(name).or_insert(0) += 1;
            for answer in [&plain, &other] {
                let told = answer.headers.get_all("vary");
                let told: Vec<&str> = told.map(|value| value.to_str().unwrap()).collect();
                let told = told.join(",").to_lowercase();
                let mut told = told.split(',').map(str::trim);
                assert!(told.any(|it| it == name.to_lowercase()), "{path}: {name}");
            }
        }
    }
    // The start page, llms.txt and a guide; the list of guides names no address.
    for name in ["Host", "X-Forwarded-Host", "X-Forwarded-Proto"] {
        assert_eq!(depending.get(name), Some(&3), "{name}");
    }
    // These and whatever else has a body; some of it is in a language.
    assert!(depending["Accept-Encoding"] > 10 && depending["Accept-Language"] > 2);
}

#[actix_web::test]
async fn the_start_page_greets_with_three_links_and_a_command() {
    let server = server!();
    for language in Language::ALL {
        let request = found_at("/").insert_header(("accept-language", language.tag()));
        let page = text(server.send(request).await);
        assert_eq!(page.matches("<a href=").count(), 3, "{page}");
        assert!(
            page.contains(&format!("curl -s http://{HOST}/v1/games --json ")),
            "{page}"
        );
    }
}

/// Behind a proxy the caller sees another server than this one does.
#[actix_web::test]
async fn a_proxy_says_where_the_server_was_found() {
    let dir = TempDir::new().unwrap();
    for (proxies, told) in [
        (0, "http://games.example:81/"),
        (1, "https://club.example/"),
    ] {
        let (store, auth, tables) = parts(dir.path());
        let limits = Data::new(Limits::off().behind(proxies));
        let shared = Shared::new(tables, limits).unwrap();
        let server = serving!(TempDir::new().unwrap(), store, auth, shared);
        for path in ["/", "/llms.txt", "/guides/run-a-bot.md"] {
            let request = found_at(path)
                .insert_header(("x-forwarded-proto", "https"))
                .insert_header(("x-forwarded-host", "club.example"));
            let page = text(server.send(request).await);
            assert!(page.contains(told), "{path}: {page}");
        }
    }
}
