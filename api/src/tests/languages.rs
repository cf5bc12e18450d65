//! Texts follow the language of the caller, and nothing else does.

mod problems;

use actix_web::http::header::VARY;

use super::*;

const TAGS: [&str; 3] = ["en", "de", "nl"];

/// Asserts what is said about the language of an answer.
fn is_in(answer: &Answer, language: &str) {
    assert_eq!(answer.header("content-language"), language);
    let mut vary = answer.headers.get_all(VARY).map(|v| v.to_str().unwrap());
    assert!(vary.any(|names| names.contains("Accept-Language")));
}

/// Takes every text out of a document, and answers with those that there were.
fn without_texts(value: &mut Value) -> Vec<String> {
    let mut texts = Vec::new();
    match value {
        Value::Array(items) => items
            .iter_mut()
            .for_each(|item| texts.extend(without_texts(item))),
        Value::Object(members) => {
            for (name, member) in members.iter_mut() {
                match member {
                    Value::String(text) if name == "text" => texts.push(std::mem::take(text)),
                    member => texts.extend(without_texts(member)),
                }
            }
        }
        _ => {}
    }
    texts
}

/// Asserts that an answer is the same in all languages but for its texts, and gives these back.
async fn in_all<S, B>(server: &Server<S>, path: &str, token: &str) -> [Vec<String>; 3]
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    let mut bodies = Vec::new();
    let mut texts = Vec::new();
    for language in TAGS {
        let answer = server.get_in(language, path, token).await;
        assert_eq!(answer.status, 200);
        is_in(&answer, language);
        let mut body = answer.json();
        texts.push(without_texts(&mut body));
        bodies.push(body);
    }
    assert!(bodies.iter().all(|body| *body == bodies[0]), "{path}");
    texts.try_into().unwrap()
}

#[actix_web::test]
async fn events_are_told_in_the_language_of_each_caller() {
    let server = server!();
    let table = server.table("newmarket", 3).await;
    let send = |path: &str, token: &str, language: &'static str, body: Value| {
        let request = TestRequest::post().uri(&table.path(path)).set_json(body);
        with_token(request.insert_header(("accept-language", language)), token)
    };
    let start = send("/start", &table.host, "nl;q=0.9, fr", json!({}));
    let started = server.send(start).await;
    is_in(&started, "nl");
    assert_eq!(started.json()["events"][0]["text"], "Het spel begint.");
    // Everybody stakes, each in another language.
    let all_on_one = json!({"type": "stake", "chips": {"QC": 4}});
    for (seat, language, sentence) in [
        (0, "en", "Player 0 puts 4 chips on the queen of clubs."),
        (
            1,
            "de-CH",
            "Player 1 setzt 4 Chips auf das Feld Kreuz-Dame.",
        ),
        (2, "nl", "Player 2 zet 4 fiches op het vak klaverenvrouw."),
    ] {
        let stake = send("/actions", &table.seats[seat], language, all_on_one.clone());
        let staked = server.send(stake).await;
        is_in(&staked, &language[..2]);
        let events = staked.json()["events"].clone();
        let mut told = events
            .as_array()
            .unwrap()
            .iter()
            .map(|event| &event["text"]);
        assert!(told.any(|text| text == sentence), "{events}");
    }
    let end = send("/end", &table.host, "de", json!({}));
    let ended = server.send(end).await;
    is_in(&ended, "de");
    let events = ended.json()["events"].clone();
    assert_eq!(events[0]["text"], "Die letzte Runde ist ausgerufen.");

    for token in ["", &table.host, &table.seats[0]] {
        let path = table.path("/events?limit=100");
        let texts = in_all(&server, &path, token).await;
        for language in [0, 1, 2] {
            assert!(texts[language].iter().all(|text| text.ends_with('.')));
        }
        // Names may be alike, sentences are not.
        let pairs = texts[0].iter().zip(texts[1].iter().zip(&texts[2]));
        for (english, (german, dutch)) in pairs {
            assert!(english != german && german != dutch, "{english}");
        }
        assert_eq!(
            [&texts[0][0], &texts[1][0], &texts[2][0]],
            [
                "A table for 3: Newmarket.",
                "Ein Tisch für 3: Newmarket.",
                "Een tafel voor 3: Newmarket.",
            ]
        );
    }
    // A view has no texts: it is the same in every language, so that its ETag is.
    let texts = server.get_in("de", &table.path(""), &table.seats[0]).await;
    assert_eq!(texts.header("content-language"), "");
    assert!(without_texts(&mut texts.json()).is_empty());
}

#[actix_web::test]
async fn the_rules_of_a_game() {
    let server = server!();
    let table = server.table("tripoli", 3).await;
    for token in ["", &table.seats[1], &table.host] {
        let answer = server.get_in("de", &table.path("/rules"), token).await;
        is_in(&answer, "de");
        let rules = answer.json();
        assert_eq!(rules["name"], "Tripoli");
        assert_eq!(rules["ruleset"]["id"], "tripoli");
        let text = rules["text"].as_str().unwrap();
        assert!(
            text.contains("Blindblatt") && !text.contains("tote Hand"),
            "{text}"
        );
    }
    let stranger = server.table("tripoli", 3).await;
    let answer = server.get(&table.path("/rules"), &stranger.host).await;
    answer.problem(403, "forbidden");
    let nowhere = format!("/v1/games/{}/rules", Uuid::now_v7());
    server.get(&nowhere, "").await.problem(404, "not_found");
    for (language, dead_hand, heart, space, queen) in [
        (
            "en",
            "blind hand",
            "ace of hearts",
            "king and queen",
            "queen of spades",
        ),
        (
            "de",
            "Blindblatt",
            "Herz-Ass",
            "König-Dame-Paar",
            "Pik-Dame",
        ),
        (
            "nl",
            "blinde hand",
            "hartenaas",
            "heer en vrouw",
            "schoppenvrouw",
        ),
    ] {
        let of_game = server.get_in(language, &table.path("/rules"), "").await;
        let of_preset = server.get_in(language, "/v1/rulesets/tripoli", "").await;
        is_in(&of_preset, language);
        let (game, preset) = (of_game.json(), of_preset.json());
        for member in ["name", "text", "words", "ruleset"] {
            assert_eq!(game[member], preset[member]);
        }
        let words = &game["words"];
        assert_eq!(words["dead_hand"], dead_hand);
        let ids = game["ruleset"]["board"].as_array().unwrap();
        let spaces = words["spaces"].as_array().unwrap();
        assert!(
            ids.iter()
                .map(|s| &s["id"])
                .eq(spaces.iter().map(|s| &s["id"]))
        );
        assert_eq!(spaces[0], json!({"id": "AH", "name": heart}));
        assert!(spaces.contains(&json!({"id": "kq", "name": space})));
        let cards = words["cards"].as_array().unwrap();
        assert_eq!(cards.len(), 52);
        assert!(cards.contains(&json!({"card": "QS", "name": queen})));
    }
}

#[actix_web::test]
async fn the_rules_of_a_game_that_its_table_has_changed() {
    let server = server!();
    let body = json!({"ruleset": "newmarket", "overrides": {"chips": {"start": 61}},
        "seats": [{"name": "Ann"}, {}, {}]});
    let table = TestTable::of(&server.post("/v1/games", "", &body).await.json());
    for (language, dead_hand) in [
        ("en", "dead hand"),
        ("de", "tote Hand"),
        ("nl", "dode hand"),
    ] {
        let answer = server.get_in(language, &table.path("/rules"), "").await;
        is_in(&answer, language);
        let rules = answer.json();
        assert_eq!(rules["name"], "Newmarket");
        assert_eq!(rules["words"]["dead_hand"], dead_hand);
        assert_eq!(rules["ruleset"]["chips"]["start"], 61);
        let text = rules["text"].as_str().unwrap();
        assert!(text.contains("61") && !text.contains("40"), "{text}");
    }
}

#[actix_web::test]
async fn the_document_says_who_answers_with_texts() {
    let server = server!();
    let document = server.get("/openapi.json", "").await.json();
    let mut asked = Vec::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            let parameters = operation["parameters"].to_string();
            // Whatever is refused is refused in some language.
            let answers = operation["responses"].as_object().unwrap().iter();
            let mut done = answers.filter(|(status, _)| status.starts_with('2'));
            let is_asked = parameters.contains("/AcceptLanguage");
            let is_told = done.any(|(_, answer)| answer.to_string().contains("/ContentLanguage"));
            assert_eq!(is_asked, is_told, "{path}");
            if is_asked {
                asked.push(format!("{method} {path}"));
            }
        }
    }
    asked.sort_unstable();
    for call in [
        "get /problems/{code}",
        "get /v1/games/{id}/events",
        "get /v1/games/{id}/rules",
        "get /v1/rulesets",
        "get /v1/rulesets/{id}",
        "post /v1/games/{id}/actions",
        "post /v1/games/{id}/end",
        "post /v1/games/{id}/start",
    ] {
        assert!(asked.iter().any(|known| known == call), "{call}");
    }
    // Views and what is for machines have none.
    for call in ["get /v1/games", "get /v1/games/{id}", "get /healthz"] {
        assert!(!asked.iter().any(|known| known == call), "{call}");
    }
}
