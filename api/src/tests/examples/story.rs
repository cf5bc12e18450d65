//! One game from its making to its removal, and what there is around it.

use super::*;

/// Makes every call that is answered well.
pub(super) async fn told(examples: &mut Examples) {
    let server = server!();
    around(&server, examples).await;
    let table = made(&server, examples).await;
    at_the_table(&server, &table, examples).await;
    played(&server, &table, examples).await;
    over(&server, &table, examples).await;
    again(&server, examples).await;
    dealt_again(&server, examples).await;
}

/// What is there without a game.
async fn around<S, B>(server: &Server<S>, examples: &mut Examples)
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    let page = server.get("/v1/rulesets?limit=2", "").await;
    let body = page.json();
    examples.answer("list_rulesets", "first_page", "A first page", &page, body);

    let ruleset = server.get("/v1/rulesets/newmarket", "").await;
    let mut body = ruleset.json();
    body["text"] = abridged(&body["text"]);
    body["options"].as_array_mut().unwrap().truncate(1);
    let summary = "Newmarket; of the rules only the first are shown here, and one option";
    examples.answer("get_ruleset", "newmarket", summary, &ruleset, body);

    let rules = json!({"ruleset": "newmarket", "overrides": {"chips": {"start": 60}}});
    let valid = server.post("/v1/rulesets/validate", "", &rules).await;
    let mut body = valid.json();
    body["text"] = abridged(&body["text"]);
    examples.request(
        "validate_ruleset",
        "more_chips",
        "Newmarket with more chips",
        &rules,
    );
    let summary = "Rules that can be played; only the first paragraphs are shown here";
    examples.answer("validate_ruleset", "more_chips", summary, &valid, body);

    for (operation, path) in [
        ("get_jwks", "/.well-known/jwks.json"),
        ("get_health", "/healthz"),
        ("get_readiness", "/readyz"),
    ] {
        let answer = server.get(path, "").await;
        examples.answer(operation, "well", "All is well", &answer, answer.json());
    }
    let page = server.get("/problems/not_your_turn", "").await;
    let html = String::from_utf8(page.body.clone()).unwrap();
    examples.answer(
        "get_problem_page",
        "not_your_turn",
        "Not your turn",
        &page,
        html.into(),
    );
    for (operation, path) in [
        ("get_openapi_json", "/openapi.json"),
        ("get_openapi_lowered", "/openapi-3.0.json"),
    ] {
        let answer = server.get(path, "").await;
        let whole = answer.json();
        let info = json!({"title": whole["info"]["title"], "version": whole["info"]["version"]});
        let body = json!({"openapi": whole["openapi"], "info": info, "paths": {}});
        examples.answer(operation, "abridged", "Only how it begins", &answer, body);
    }
    let yaml = server.get("/openapi.yaml", "").await;
    let begins = String::from_utf8_lossy(&yaml.body)
        .lines()
        .take(3)
        .collect::<Vec<_>>()
        .join("\n");
    examples.answer(
        "get_openapi_yaml",
        "abridged",
        "Only how it begins",
        &yaml,
        begins.into(),
    );
}

/// Tables are made, and found.
async fn made<S, B>(server: &Server<S>, examples: &mut Examples) -> TestTable
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    let named = json!([{"name": "Ann"}, {"name": "Ben"}, {}]);
    let bots = json!({
        "ruleset": "michigan",
        "overrides": {"session": {"ends": [{"type": "rounds", "count": 3}]}},
        "seats": [{"name": "Ann"}, {"bot": "careful"}, {"bot": "sharp"}],
        "visibility": "private",
        "move_seconds": 30,
        "absent": "bot",
    });
    let chosen = json!({
        "ruleset": "newmarket",
        "overrides": {"session": {"ends": [{"type": "rounds", "count": 2}]}},
        "seats": named,
        "sandbox": {"seed": "example"},
    });
    let plain = json!({"ruleset": "newmarket", "seats": named});
    for (name, summary, body) in [
        (
            "two_and_an_open_seat",
            "Two players and an open seat",
            &plain,
        ),
        ("with_bots", "House rules, bots and a clock", &bots),
    ] {
        let answer = server.post("/v1/games", "", body).await;
        examples.request("create_game", name, summary, body);
        if name == "two_and_an_open_seat" {
            examples.answer("create_game", name, summary, &answer, answer.json());
        }
    }
    let made = server.post("/v1/games", "", &chosen).await;
    let summary = "A table to try things out, whose cards follow from a seed";
    examples.request("create_game", "with_chosen_cards", summary, &chosen);

    let page = server.get("/v1/games?status=open&limit=1", "").await;
    examples.answer(
        "list_games",
        "first_page",
        "A first page",
        &page,
        page.json(),
    );

    let mut table = TestTable::of(&made.json());
    let cid = json!({"name": "Cid"});
    let taken = server.post(&table.path("/seats"), "", &cid).await;
    examples.request("take_seat", "somebody", "Somebody takes a seat", &cid);
    examples.answer(
        "take_seat",
        "somebody",
        "Somebody takes a seat",
        &taken,
        taken.json(),
    );
    table
        .seats
        .push(taken.json()["token"].as_str().unwrap().to_owned());

    let open = server.post("/v1/games", "", &plain).await.json();
    let open = TestTable::of(&open);
    let bot = json!({"bot": "careful"});
    let seated = server.post(&open.path("/seats"), &open.host, &bot).await;
    assert_eq!(seated.status, 201);
    examples.request("take_seat", "bot", "The host seats a bot", &bot);
    table
}

/// What can be done around a game that is played.
async fn at_the_table<S, B>(server: &Server<S>, table: &TestTable, examples: &mut Examples)
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    let none = json!({});
    let started = server.post(&table.path("/start"), &table.host, &none).await;
    examples.answer(
        "start_game",
        "started",
        "The first round",
        &started,
        started.json(),
    );

    let entropy = json!({"entropy": "the cat walked over the keys"});
    let added = server
        .post(&table.path("/entropy"), &table.seats[0], &entropy)
        .await;
    examples.request("add_entropy", "cat", "Any text", &entropy);
    examples.like_action("add_entropy", &added);

    let renamed = json!({"name": "Benny"});
    let request = TestRequest::patch()
        .uri(&table.path("/seats/1"))
        .set_json(&renamed);
    let changed = server.send(with_token(request, &table.seats[1])).await;
    examples.request("change_seat", "name", "Another name", &renamed);
    examples.like_action("change_seat", &changed);

    let token = server
        .post(&table.path("/seats/0/token"), &table.seats[0], &none)
        .await;
    examples.answer(
        "renew_seat_token",
        "renewed",
        "The seat renews it",
        &token,
        token.json(),
    );

    let rules = server.get(&table.path("/rules"), "").await;
    let mut body = rules.json();
    body["text"] = abridged(&body["text"]);
    let summary = "The rules of a game; only the first paragraphs are shown here";
    examples.answer("get_game_rules", "newmarket", summary, &rules, body);
}

/// A game is played to its end.
async fn played<S, B>(server: &Server<S>, table: &TestTable, examples: &mut Examples)
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    let mut is_shown = false;
    loop {
        let public = server.get(&table.path(""), "").await;
        let Some(seat) = public.json()["to_act"][0].as_u64() else {
            return;
        };
        let token = &table.seats[usize::try_from(seat).unwrap()];
        let own = server.get(&table.path(""), token).await;
        let action = own.json()["you"]["legal_actions"][0].clone();
        let kind = action["type"].as_str().unwrap();
        examples.request("post_action", kind, rules::meaning(kind), &action);
        let done = server.post(&table.path("/actions"), token, &action).await;
        let is_second_card = own.json()["played"].as_array().unwrap().len() == 1;
        if !is_shown && is_second_card {
            is_shown = true;
            examples.answer(
                "get_game",
                "seat",
                "As the seat on turn sees it",
                &own,
                own.json(),
            );
            examples.answer(
                "get_game",
                "public",
                "As everybody sees it",
                &public,
                public.json(),
            );
            examples.answer(
                "post_action",
                "play",
                "What the caller sees afterwards, and what has happened; here a card was played",
                &done,
                done.json(),
            );
            let last = done.json()["events"][0]["seq"].as_u64().unwrap();
            let path = table.path(&format!("/events?after={}&limit=3", last - 3));
            let events = server.get(&path, token).await;
            examples.answer(
                "list_events",
                "three",
                "Three events",
                &events,
                events.json(),
            );
            let path = table.path("/end");
            let ended = server.post(&path, &table.host, &json!({})).await;
            examples.like_action("end_game", &ended);
            handed_over(server, table, examples).await;
        }
    }
}

async fn handed_over<S, B>(server: &Server<S>, table: &TestTable, examples: &mut Examples)
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    let to = json!({"seat": 0});
    let handed = server.post(&table.path("/host"), &table.host, &to).await;
    examples.request("hand_over_host", "seat", "To a seat", &to);
    examples.like_action("hand_over_host", &handed);
    let token = server.get(&table.path("/host"), &table.seats[0]).await;
    examples.answer(
        "get_host_token",
        "token",
        "The new host's token",
        &token,
        token.json(),
    );
}

/// What is there when a game is over.
async fn over<S, B>(server: &Server<S>, table: &TestTable, examples: &mut Examples)
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    let replay = server.get(&table.path("/replay"), "").await;
    let mut body = replay.json();
    for round in body["items"].as_array_mut().unwrap() {
        round["events"].as_array_mut().unwrap().truncate(6);
    }
    let summary = "One round; of its events only the first are shown here";
    examples.answer("get_replay", "one_round", summary, &replay, body);
    let last = server.get(&table.path(""), "").await.json()["last_seq"]
        .as_u64()
        .unwrap();
    let request = TestRequest::get().uri(&table.path("/stream"));
    let request = request.insert_header(("last-event-id", (last - 1).to_string()));
    let stream = server.send(request).await;
    let text = String::from_utf8(stream.body.clone()).unwrap();
    let of = |field: &str| {
        let lines = text.lines();
        let mut found = lines.filter_map(|line| line.strip_prefix(field));
        found.next().unwrap().to_owned()
    };
    let data: Value = serde_json::from_str(&of("data: ")).unwrap();
    let frame = json!({"id": of("id: "), "event": of("event: "), "data": data});
    let summary = "One frame, as its fields are after parsing";
    examples.answer("stream_game", "frame", summary, &stream, frame);
}

/// Those who have played play again; and a private table.
async fn again<S, B>(server: &Server<S>, examples: &mut Examples)
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    let short = json!({"session": {"ends": [{"type": "rounds", "count": 1}]}});
    let table = rules::table(server, "stops-no-chips", short, "1").await;
    server.play_out(&table).await;
    let path = table.path("/rematch");
    let made = server.post(&path, &table.host, &json!({})).await;
    let summary = "The host makes it";
    examples.answer("rematch_game", "host", summary, &made, made.json());

    let body = json!({"ruleset": "newmarket", "seats": [{"name": "Ann"}, {}, {}], "visibility": "private"});
    let made = server.post("/v1/games", "", &body).await.json();
    let (table, code) = (TestTable::of(&made), &made["game"]["join_code"]);
    let cid = json!({"name": "Cid", "code": code});
    let taken = server.post(&table.path("/seats"), "", &cid).await;
    assert_eq!(taken.status, 201);
    let summary = "Somebody takes a seat of a private game";
    examples.request("take_seat", "with_code", summary, &cid);
    let path = table.path("/join_code");
    let renewed = server.post(&path, &table.host, &json!({})).await;
    examples.like_action("renew_join_code", &renewed);
}

/// A misdeal, under rules that know one.
async fn dealt_again<S, B>(server: &Server<S>, examples: &mut Examples)
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    let knows = json!({"misdeal": "before_first_card"});
    let table = rules::table(server, "michigan-rummy", knows, "1").await;
    rules::first_legal(server, &table).await;
    let cause = json!({"cause": "exposed_card"});
    let again = server
        .post(&table.path("/redeal"), &table.host, &cause)
        .await;
    examples.request("redeal_game", "exposed_card", "A card was exposed", &cause);
    examples.like_action("redeal_game", &again);
}
