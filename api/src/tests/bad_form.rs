//! What has another form than it should is refused with its place, in words that need no Rust.

use super::*;

#[actix_web::test]
async fn lists_are_no_objects() {
    let server = server!();
    let seats = json!([{}, {}, {}]);
    let with =
        |overrides: Value| json!({"ruleset": "newmarket", "seats": seats, "overrides": overrides});
    for (body, pointer) in [
        (json!(["newmarket", {}, [{}, {}, {}]]), ""),
        (json!(["newmarket", {}, [{}, {}, {}], "public"]), ""),
        (
            json!({"ruleset": "newmarket", "seats": [["Ann"], [null], {}]}),
            "/seats/0",
        ),
        (
            json!({"ruleset": "newmarket", "seats": [{}, {}, []]}),
            "/seats/2",
        ),
        (
            json!({"ruleset": "newmarket", "seats": seats, "visibility": {"public": null}}),
            "/visibility",
        ),
        (
            json!({"ruleset": "newmarket", "seats": seats, "overrides": null}),
            "/overrides",
        ),
        (with(json!({"chips": [true, 40]})), "/overrides/chips"),
        (with(json!({"settle": []})), "/overrides/settle"),
        (with(json!({"session": []})), "/overrides/session"),
    ] {
        let answer = server.post("/v1/games", "", &body).await;
        let problem = answer.problem(400, "bad_request");
        let told = problem["pointer"].as_str().unwrap_or_default();
        assert_eq!(told, pointer, "{body}: {problem}");
    }
    let open = json!({"ruleset": "newmarket", "seats": [{"name": "Ann"}, {"name": "Ben"}, {}]});
    let table = TestTable::of(&server.post("/v1/games", "", &open).await.json());
    for path in ["/seats", "/start", "/end", "/redeal", "/actions"] {
        let token = match path {
            "/seats" => "",
            "/actions" => &table.seats[0],
            _ => &table.host,
        };
        for body in [json!([]), json!(["Zed"]), json!(["deal"])] {
            server
                .post(&table.path(path), token, &body)
                .await
                .problem(400, "bad_request");
        }
    }
    let game = server.game("newmarket", 3).await;
    let answer = server
        .post(
            &game.path("/actions"),
            &game.seats[0],
            &json!(["stake", {"AS": 4}]),
        )
        .await;
    answer.problem(400, "bad_request");
}

#[actix_web::test]
async fn sentences() {
    let server = server!();
    let detail = |problem: Value| problem["detail"].as_str().unwrap().to_owned();
    let nothing = TestRequest::post().uri("/v1/games");
    let problem = server.send(nothing).await.problem(400, "bad_request");
    assert_eq!(detail(problem), "The body is empty: `ruleset` is missing.");

    let body = json!({"ruleset": "snap", "seats": [{}, {}]});
    let answer = server.post("/v1/games", "", &body).await;
    let sentence = detail(answer.problem(422, "unknown_ruleset"));
    assert!(sentence.contains("`snap`") && sentence.contains("GET /v1/rulesets"));

    let open = |seats: Value| json!({"ruleset": "newmarket", "seats": seats});
    for (seats, sentence) in [
        (json!([{}, {"name": "Ann"}, {}]), "2 seats are still open."),
        (
            json!([{}, {"name": "Ann"}, {"name": "Ben"}]),
            "1 seat is still open.",
        ),
    ] {
        let table = TestTable::of(&server.post("/v1/games", "", &open(seats)).await.json());
        let answer = server
            .post(&table.path("/start"), &table.host, &json!({}))
            .await;
        assert_eq!(detail(answer.problem(409, "seats_open")), sentence);
    }

    let table = server.game("newmarket", 3).await;
    for (action, status, code, sentence) in [
        (
            json!({"type": "stake", "chips": {"pot": 4}}),
            422,
            "stake_space",
            "pot takes no free stakes.",
        ),
        (
            json!({"type": "stake", "chips": {"AS": 3}}),
            422,
            "stake_total",
            "Exactly 4 chips must be staked.",
        ),
        (
            json!({"type": "deal"}),
            422,
            "wrong_action",
            "Another action is asked of this seat now: stake.",
        ),
    ] {
        let path = table.path("/actions");
        let answer = server.post(&path, &table.seats[0], &action).await;
        assert_eq!(detail(answer.problem(status, code)), sentence);
    }
}

#[actix_web::test]
async fn versions_that_a_caller_has() {
    let server = server!();
    let table = server.game("newmarket", 3).await;
    for (tag, status) in [
        ("\"2\"", 304),
        ("W/\"2\"", 304),
        ("*", 304),
        ("\"1\"", 200),
        ("2", 400),
        ("\"2", 400),
        ("", 400),
    ] {
        let request = TestRequest::get()
            .uri(&table.path(""))
            .insert_header(("if-none-match", tag));
        let answer = server.send(request).await;
        assert_eq!(answer.status.as_u16(), status, "{tag}");
        if status == 400 {
            answer.problem(400, "bad_request");
        } else {
            assert_eq!(answer.header("etag"), "\"2\"");
        }
    }
}

/// What a number may be is told as the document has it, not as the type that it is read into.
#[actix_web::test]
async fn numbers() {
    let server = server!();
    let seats = json!([{}, {}, {}]);
    let whole =
        |least: i64, most: i64| format!("a whole number from {least} to {most} is expected");
    let made =
        |member: &str, value: Value| json!({"ruleset": "newmarket", "seats": seats, member: value});
    for (body, pointer, sentence) in [
        (
            made("move_seconds", json!(30.5)),
            "/move_seconds",
            format!("30.5 stands where {}", whole(1, 604_800)),
        ),
        (
            made("move_seconds", json!(-1)),
            "/move_seconds",
            format!("-1 stands where {}", whole(1, 604_800)),
        ),
        (
            made("move_seconds", json!(0)),
            "/move_seconds",
            whole(1, 604_800),
        ),
        (
            made("spectators", json!({"delay": 1e12})),
            "/spectators/delay",
            format!("stands where {}", whole(0, 1000)),
        ),
        (
            made("spectators", json!({"delay": 1001})),
            "/spectators/delay",
            whole(0, 1000),
        ),
        (
            made("overrides", json!({"chips": {"start": -1}})),
            "/overrides/chips/start",
            format!("-1 stands where {}", whole(0, 1_000_000)),
        ),
    ] {
        let problem = server
            .post("/v1/games", "", &body)
            .await
            .problem(400, "bad_request");
        assert_eq!(problem["pointer"], pointer, "{problem}");
        let detail = problem["detail"].as_str().unwrap();
        assert!(detail.contains(&sentence), "{detail}");
    }
}
