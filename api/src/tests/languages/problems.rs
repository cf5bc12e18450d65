//! Problems, and pages for people.

use super::*;
use crate::language::Language;
use crate::problem::Code;

#[actix_web::test]
async fn titles_of_problems() {
    let server = server!();
    let table = server.table("newmarket", 3).await;
    let long = format!("/v1/games?ruleset={}", "a".repeat(9000));
    let seat = table.seats[0].as_str();
    for (method, path, token, code, titles) in [
        // No route.
        (
            Method::GET,
            "/nope",
            "",
            Code::NotFound,
            ["Not found", "Nicht gefunden", "Niet gevonden"],
        ),
        // No method of the route.
        (
            Method::PUT,
            "/v1/games",
            "",
            Code::MethodNotAllowed,
            [
                "Method not allowed",
                "Methode nicht erlaubt",
                "Methode niet toegestaan",
            ],
        ),
        // Before any route.
        (
            Method::GET,
            &long,
            "",
            Code::UriTooLong,
            ["Address too long", "Adresse zu lang", "Adres te lang"],
        ),
        // An argument of a handler.
        (
            Method::GET,
            &table.path(""),
            "nonsense",
            Code::InvalidToken,
            ["Invalid token", "Ungültiges Token", "Ongeldig token"],
        ),
        // A handler.
        (
            Method::POST,
            &table.path("/actions"),
            seat,
            Code::NotStarted,
            ["Not started", "Noch nicht begonnen", "Nog niet begonnen"],
        ),
    ] {
        let mut bodies = Vec::new();
        for (language, title) in TAGS.into_iter().zip(titles) {
            let mut request = TestRequest::with_uri(path).method(method.clone());
            if method == Method::POST {
                request = request.set_json(json!({"type": "pass"}));
            }
            let request = request.insert_header(("accept-language", language));
            let answer = server.send(with_token(request, token)).await;
            is_in(&answer, language);
            let mut problem = answer.problem(code.status().as_u16(), code.as_str());
            assert_eq!(problem["title"].take(), title);
            bodies.push(problem);
        }
        assert!(bodies.iter().all(|body| *body == bodies[0]), "{bodies:?}");
    }
}

#[actix_web::test]
async fn pages_for_people() {
    let server = server!();
    for (path, parts) in [
        (
            "/",
            ["A first game:", "Ein erstes Spiel:", "Een eerste spel:"],
        ),
        (
            "/problems",
            ["<h1>Problems", "<h1>Probleme", "<h1>Problemen"],
        ),
        (
            "/problems",
            ["409: Name taken", "409: Name vergeben", "409: Naam bezet"],
        ),
        (
            "/problems/game_full",
            ["<h1>Game full", "<h1>Spiel voll", "<h1>Spel vol"],
        ),
        (
            "/problems/game_full",
            [
                "Every seat of the game",
                "Jeder Platz des Spiels",
                "Elke plaats van het spel",
            ],
        ),
        (
            "/problems/unknown_ruleset",
            ["<code>GET /v1/rulesets</code>"; 3],
        ),
    ] {
        for (language, part) in TAGS.into_iter().zip(parts) {
            let answer = server.get_in(language, path, "").await;
            is_in(&answer, language);
            let page = String::from_utf8(answer.body).unwrap();
            assert!(page.contains(part), "{part} in {page}");
            assert!(
                page.contains(&format!("<html lang=\"{language}\">")),
                "{page}"
            );
        }
    }
    let mut pages = Vec::new();
    for code in Code::ALL {
        for language in Language::ALL {
            let path = format!("/problems/{}", code.as_str());
            let answer = server.get_in(language.tag(), &path, "").await;
            let page = String::from_utf8(answer.body).unwrap();
            assert!(page.contains(&code.title(language)), "{page}");
            pages.push(page);
        }
    }
    pages.sort_unstable();
    pages.dedup();
    assert_eq!(pages.len(), 3 * Code::ALL.len());
}
