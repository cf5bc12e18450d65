//! What is wrong gets its status, its code and a sentence, and changes nothing.

use super::*;

#[actix_web::test]
async fn games_that_cannot_be_made() {
    let server = server!();
    let two = json!([{"name": "Ann"}, {"name": "Ben"}]);
    let three = json!([{"name": "Ann"}, {}, {}]);
    let named = |name: &str| json!({"ruleset": "newmarket", "seats": [{"name": name}, {}, {}]});
    for (body, status, code, pointer) in [
        (json!({}), 400, "bad_request", ""),
        (json!([]), 400, "bad_request", ""),
        (
            json!({"ruleset": 7, "seats": three}),
            400,
            "bad_request",
            "/ruleset",
        ),
        (
            json!({"ruleset": "newmarket", "seats": three, "bots": 1}),
            400,
            "bad_request",
            "/bots",
        ),
        (
            json!({"ruleset": "newmarket", "seats": [{"bot": "clever"}, {}, {}]}),
            400,
            "bad_request",
            "/seats/0/bot",
        ),
        (
            json!({"ruleset": "newmarket", "seats": three, "move_seconds": 0}),
            400,
            "bad_request",
            "/move_seconds",
        ),
        (
            json!({"ruleset": "newmarket", "seats": three, "move_seconds": 604_801}),
            400,
            "bad_request",
            "/move_seconds",
        ),
        (
            json!({"ruleset": "newmarket", "seats": three, "move_seconds": "30"}),
            400,
            "bad_request",
            "/move_seconds",
        ),
        (
            json!({"ruleset": "newmarket", "seats": three, "move_seconds": -1}),
            400,
            "bad_request",
            "/move_seconds",
        ),
        (
            json!({"ruleset": "newmarket", "seats": three, "absent": "sleep"}),
            400,
            "bad_request",
            "/absent",
        ),
        (
            json!({"ruleset": "newmarket", "seats": three, "visibility": "secret"}),
            400,
            "bad_request",
            "/visibility",
        ),
        (
            json!({"ruleset": "newmarket", "seats": three, "overrides": []}),
            400,
            "bad_request",
            "/overrides",
        ),
        (
            json!({"ruleset": "newmarket", "seats": three, "overrides": {"nonsense": 1}}),
            400,
            "bad_request",
            "/overrides/nonsense",
        ),
        (
            json!({"ruleset": "newmarket", "seats": three, "overrides": {"chips": {"start": -1}}}),
            400,
            "bad_request",
            "/overrides/chips/start",
        ),
        (
            json!({"ruleset": "newmarket", "seats": three, "overrides": {"chips": {"start": 1.5}}}),
            400,
            "bad_request",
            "/overrides/chips/start",
        ),
        (
            json!({"ruleset": "newmarket", "seats": three, "overrides": {"chips": {"start": 99999999999_u64}}}),
            400,
            "bad_request",
            "/overrides/chips/start",
        ),
        (
            json!({"ruleset": "snap", "seats": three}),
            422,
            "unknown_ruleset",
            "/ruleset",
        ),
        (
            json!({"ruleset": "newmarket", "seats": two}),
            422,
            "players_out_of_range",
            "/seats",
        ),
        (
            json!({"ruleset": "newmarket", "seats": vec![json!({}); 9]}),
            422,
            "players_out_of_range",
            "/seats",
        ),
        (
            json!({"ruleset": "newmarket", "seats": []}),
            422,
            "players_out_of_range",
            "/seats",
        ),
        (named(""), 422, "invalid_name", "/seats/0/name"),
        (named(" \u{3000}"), 422, "invalid_name", "/seats/0/name"),
        (named(&"x".repeat(41)), 422, "invalid_name", "/seats/0/name"),
        (
            named(&"x".repeat(10_000)),
            422,
            "invalid_name",
            "/seats/0/name",
        ),
        (named("a\u{0}"), 422, "invalid_name", "/seats/0/name"),
        (named("\u{202e}evil"), 422, "invalid_name", "/seats/0/name"),
        (named("\u{200b}"), 422, "invalid_name", "/seats/0/name"),
        (
            json!({"ruleset": "newmarket", "seats": [{"name": "Ann"}, {"name": " aNN "}, {}]}),
            409,
            "name_taken",
            "/seats/1/name",
        ),
    ] {
        let problem = server
            .post("/v1/games", "", &body)
            .await
            .problem(status, code);
        let told = problem
            .get("pointer")
            .and_then(Value::as_str)
            .unwrap_or_default();
        assert_eq!(told, pointer, "{body}: {problem}");
    }
    let lobby = server.get("/v1/games", "").await.json();
    assert_eq!(lobby["items"], json!([]));
}

#[actix_web::test]
async fn rules_that_do_not_work_are_refused_with_every_objection() {
    let server = server!();
    let body = json!({
        "ruleset": "newmarket", "seats": [{}, {}, {}],
        "overrides": {"chips": {"start": 2_000_000}, "settle": {"per_card": 2_000_000}},
    });
    let problem = server
        .post("/v1/games", "", &body)
        .await
        .problem(422, "invalid_ruleset");
    let faults = problem["faults"].as_array().unwrap();
    assert!(faults.len() >= 2, "{problem}");
    assert!(
        faults
            .iter()
            .all(|fault| fault["code"].is_string() && fault["pointer"].is_string())
    );
}

#[actix_web::test]
async fn seats_that_cannot_be_taken() {
    let server = server!();
    let body = json!({"ruleset": "newmarket", "seats": [{"name": "Ann"}, {}, {}]});
    let table = TestTable::of(&server.post("/v1/games", "", &body).await.json());
    let seats = table.path("/seats");
    let before = server.stored(&table).await;
    for (body, status, code) in [
        (json!({}), 400, "bad_request"),
        (json!({"name": null}), 400, "bad_request"),
        (json!({"name": "Ben", "bot": "sharp"}), 403, "forbidden"),
        (json!({"name": "\u{feff}"}), 422, "invalid_name"),
        (json!({"name": "ANN"}), 409, "name_taken"),
        (json!({"name": "\u{41}nn\u{200d}"}), 409, "name_taken"),
    ] {
        server.post(&seats, "", &body).await.problem(status, code);
    }
    assert_eq!(server.stored(&table).await, before);

    server
        .post(&table.path("/start"), &table.host, &json!({}))
        .await
        .problem(409, "seats_open");
    server
        .post(
            &table.path("/actions"),
            &table.seats[0],
            &json!({"type": "deal"}),
        )
        .await
        .problem(409, "not_started");
    for name in ["Ben", "Cid"] {
        let taken = server.post(&seats, "", &json!({"name": name})).await;
        assert_eq!(taken.status, 201);
        assert_eq!(taken.header("location"), table.path(""));
    }
    let before = server.stored(&table).await;
    server
        .post(&seats, "", &json!({"name": "Dee"}))
        .await
        .problem(409, "game_full");
    assert_eq!(server.stored(&table).await, before);
    server
        .post(&table.path("/start"), &table.host, &json!({}))
        .await;
    server
        .post(&seats, "", &json!({"name": "Dee"}))
        .await
        .problem(409, "already_started");
}

#[actix_web::test]
async fn actions_that_are_refused_change_nothing() {
    let server = server!();
    let table = server.game("newmarket", 3).await;
    let path = table.path("/actions");
    let stake = |chips: Value| json!({"type": "stake", "chips": chips});
    let before = server.stored(&table).await;
    for (body, status, code) in [
        (json!({}), 400, "bad_request"),
        (json!({"type": "fly"}), 400, "bad_request"),
        (json!({"type": "play", "card": "1C"}), 400, "bad_request"),
        (json!({"type": "play", "card": "3c"}), 400, "bad_request"),
        (
            json!({"type": "play", "card": "3C", "seat": 1}),
            400,
            "bad_request",
        ),
        (stake(json!({"AS": -4})), 400, "bad_request"),
        (stake(json!({"AS": 1.5})), 400, "bad_request"),
        (stake(json!({"AS": 4_294_967_296_u64})), 400, "bad_request"),
        (stake(json!({"AS": "4"})), 400, "bad_request"),
        (json!({"type": "play", "card": "3C"}), 422, "wrong_action"),
        (json!({"type": "deal"}), 422, "wrong_action"),
        (stake(json!({"AS": 3})), 422, "stake_total"),
        (
            stake(json!({"AS": 4_294_967_295_u64, "KH": 5})),
            422,
            "stake_total",
        ),
        (stake(json!({"pot": 4})), 422, "stake_space"),
    ] {
        let problem = server
            .post(&path, &table.seats[0], &body)
            .await
            .problem(status, code);
        assert_eq!(
            problem.get("legal_actions").is_some(),
            status == 422,
            "{problem}"
        );
        assert_eq!(server.stored(&table).await, before, "{body}");
    }
    let own = server.get(&table.path(""), &table.seats[0]).await.json();
    let problem = server
        .post(&path, &table.seats[0], &json!({"type": "deal"}))
        .await
        .json();
    assert_eq!(problem["legal_actions"], own["you"]["legal_actions"]);
}

#[actix_web::test]
async fn moments_that_are_wrong() {
    let server = server!();
    let table = server.game("newmarket", 3).await;
    let path = table.path("/actions");
    let act = |seat: usize, tag: &'static str, body: Value| {
        let request = TestRequest::post()
            .uri(&path)
            .insert_header(("if-match", tag))
            .set_json(body);
        with_token(request, &table.seats[seat])
    };
    let stake = json!({"type": "stake", "chips": {"AS": 4}});
    let before = server.stored(&table).await;
    for tag in ["2", "\"2", "", "\"1\"\"2\""] {
        server
            .send(act(0, tag, stake.clone()))
            .await
            .problem(400, "bad_request");
    }
    let problem = server
        .send(act(0, "\"1\"", stake.clone()))
        .await
        .problem(412, "stale_version");
    assert_eq!(problem["version"], 2);
    // An older version is told before the rules are, and a malformed body before both.
    server
        .send(act(0, "\"1\"", json!({"type": "deal"})))
        .await
        .problem(412, "stale_version");
    server
        .send(act(0, "\"1\"", json!({"type": 1})))
        .await
        .problem(400, "bad_request");
    assert_eq!(server.stored(&table).await, before);

    let done = server.send(act(0, "\"2\"", stake.clone())).await;
    assert_eq!((done.status.as_u16(), done.header("etag")), (200, "\"3\""));
    let before = server.stored(&table).await;
    // Nor is it his turn any more, but that is not why.
    server
        .send(act(0, "\"2\"", stake.clone()))
        .await
        .problem(412, "stale_version");
    let problem = server
        .send(act(0, "\"3\"", stake))
        .await
        .problem(409, "not_your_turn");
    assert!(problem.get("legal_actions").is_none());
    assert_eq!(server.stored(&table).await, before);
}

#[actix_web::test]
async fn whatever_a_member_is_called_it_is_named() {
    let server = server!();
    let odd = ["", "a/b~c", "two\nlines", &"long".repeat(5_000)];
    for name in odd {
        let step = name.replace('~', "~0").replace('/', "~1");
        for (body, place) in [
            (json!({"ruleset": "newmarket", name: 1}), ""),
            (json!({"ruleset": {"id": "own", name: 1}}), "/ruleset"),
        ] {
            let answer = server.post("/v1/rulesets/validate", "", &body).await;
            let problem = answer.problem(400, "bad_request");
            assert_eq!(problem["pointer"], format!("{place}/{step}"));
        }
    }
}
