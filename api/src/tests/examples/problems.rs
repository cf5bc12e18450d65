//! What is refused whatever the rules are: each once.

use actix_web::ResponseError;

use super::super::limits::limited;
use super::*;
use crate::language::Language;
use crate::limits::Quotas;
use crate::problem::{Code, Problem};
use crate::store::StoreError;

pub(super) async fn told(examples: &mut Examples) {
    let server = server!();
    requests(&server, examples).await;
    tables(&server, examples).await;
    games(&server, examples).await;
    closed(&server, examples).await;
    again(&server, examples).await;
    streams(examples).await;
    too_many(examples).await;
    servers(examples).await;
    // What no operation answers, or only the rules.
    let elsewhere = ["illegal_action"];
    let of_rules = |code: &&Code| code.status() == 422;
    for code in Code::ALL.iter().filter(|code| !of_rules(code)) {
        let name = code.as_str();
        assert!(
            examples.has_problem(name) || elsewhere.contains(&name),
            "have `{name}` answered here, so that the document can show it"
        );
    }
}

/// Whoever asks, and how.
async fn requests<S, B>(server: &Server<S>, examples: &mut Examples)
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    let table = server.table("newmarket", 3).await;
    let (start, none) = (table.path("/start"), json!({}));
    let with = |name: &'static str, value: &'static str| {
        let request = TestRequest::post().uri(&start).set_json(json!({}));
        server.send(with_token(
            request.insert_header((name, value)),
            &table.host,
        ))
    };
    let long = "x".repeat(70_000);
    let plain = TestRequest::post()
        .uri("/v1/games")
        .set_payload("newmarket");
    let plain = plain.insert_header(("content-type", "text/plain"));
    for answer in [
        server
            .post("/v1/games", "", &json!({"ruleset": 7, "seats": [{}, {}]}))
            .await,
        server.post(&start, "", &none).await,
        server.post(&start, "no-token", &none).await,
        server.post(&start, &table.seats[0], &none).await,
        server
            .get("/v1/games/01938f3e-7a10-7d2b-9c52-1f6f0f8f1a2b", "")
            .await,
        server
            .post("/v1/games", "", &json!({"ruleset": long, "seats": []}))
            .await,
        server.send(plain).await,
        server.send(TestRequest::put().uri("/v1/games")).await,
        server
            .get(&format!("/v1/rulesets?cursor={}", "x".repeat(9000)), "")
            .await,
        with("if-match", "\"7\"").await,
    ] {
        examples.problem(answer.json());
    }
    let answer = with("idempotency-key", "monday").await;
    assert_eq!(answer.status, 200);
    let end = TestRequest::post().uri(&table.path("/end")).set_json(&none);
    let end = end.insert_header(("idempotency-key", "monday"));
    let answer = server.send(with_token(end, &table.host)).await;
    examples.problem(answer.json());
}

/// Tables that cannot be made, or not be sat down at.
async fn tables<S, B>(server: &Server<S>, examples: &mut Examples)
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    let seats = json!([{"name": "Ann"}, {}, {}]);
    for body in [
        json!({"ruleset": "snap", "seats": seats}),
        json!({"ruleset": "newmarket", "overrides": {"seats": {"min": 9, "max": 3}}, "seats": seats}),
        json!({"ruleset": "newmarket", "seats": [{}, {}]}),
        json!({"ruleset": "newmarket", "seats": [{"name": " "}, {}, {}]}),
        json!({"ruleset": "newmarket", "seats": [{"name": "Ann"}, {"name": "ann"}, {}]}),
        json!({"ruleset": "newmarket", "seats": seats, "sandbox": {"deck": ["AS"]}}),
    ] {
        examples.problem(server.post("/v1/games", "", &body).await.json());
    }
    let open = json!({"ruleset": "newmarket", "seats": seats});
    let open = TestTable::of(&server.post("/v1/games", "", &open).await.json());
    let empty = server.delete(&open.path("/seats/1"), &open.host).await;
    examples.problem(empty.json());
    let early = server
        .post(&open.path("/start"), &open.host, &json!({}))
        .await;
    examples.problem(early.json());
    let full = server.table("newmarket", 3).await;
    let late = server
        .post(&full.path("/seats"), "", &json!({"name": "Dot"}))
        .await;
    examples.problem(late.json());
}

/// The right thing at the wrong time.
async fn games<S, B>(server: &Server<S>, examples: &mut Examples)
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    let none = json!({});
    let waiting = server.table("newmarket", 3).await;
    let deal = json!({"type": "deal"});
    let answer = server
        .post(&waiting.path("/actions"), &waiting.seats[0], &deal)
        .await;
    examples.problem(answer.json());

    let rounds = json!({"session": {"ends": [{"type": "rounds", "count": 1}]}});
    let table = rules::table(server, "newmarket", rounds, "1").await;
    let cause = json!({"cause": "exposed_card"});
    let entropy = json!({"entropy": "monday"});
    let host = &table.host;
    for _ in 0..2 {
        let again = server
            .post(&table.path("/entropy"), &table.seats[0], &entropy)
            .await;
        if again.status != 200 {
            examples.problem(again.json());
        }
    }
    for answer in [
        server.post(&table.path("/start"), host, &none).await,
        server.post(&table.path("/redeal"), host, &cause).await,
        server.get(&table.path("/replay"), "").await,
    ] {
        examples.problem(answer.json());
    }
    for _ in 0..3 {
        rules::first_legal(server, &table).await;
    }
    let answer = server.get(&table.path(""), "").await.json();
    let to_act = answer["to_act"][0].as_u64().unwrap();
    let other = &table.seats[usize::from(to_act == 0)];
    let answer = server.post(&table.path("/actions"), other, &deal).await;
    examples.problem(answer.json());
    for _ in 0..200 {
        rules::first_legal(server, &table).await;
    }
    examples.problem(server.post(&table.path("/end"), host, &none).await.json());
    misdeals(server, examples).await;
    without_commitment(server, examples).await;
}

/// Misdeals at another moment, and more of them than there may be.
async fn misdeals<S, B>(server: &Server<S>, examples: &mut Examples)
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    let knows = json!({"misdeal": "before_first_card"});
    let table = rules::table(server, "michigan-rummy", knows, "1").await;
    let cause = json!({"cause": "exposed_card"});
    let early = server
        .post(&table.path("/redeal"), &table.host, &cause)
        .await;
    examples.problem(early.json());
    for _ in 0..11 {
        rules::first_legal(server, &table).await;
        let again = server
            .post(&table.path("/redeal"), &table.host, &cause)
            .await;
        if again.status != 200 {
            examples.problem(again.json());
        }
    }
}

/// A table whose deck is chosen commits itself to nothing.
async fn without_commitment<S, B>(server: &Server<S>, examples: &mut Examples)
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    let deck: Vec<String> = rules::cards().collect();
    let body = json!({
        "ruleset": "newmarket",
        "seats": [{"name": "Ann"}, {"name": "Ben"}, {"name": "Cid"}],
        "sandbox": {"deck": deck},
    });
    let made = server.post("/v1/games", "", &body).await.json();
    let table = TestTable::of(&made);
    server
        .post(&table.path("/start"), &table.host, &json!({}))
        .await;
    let entropy = json!({"entropy": "monday"});
    let closed = server
        .post(&table.path("/entropy"), &table.seats[0], &entropy)
        .await;
    examples.problem(closed.json());
}

/// Tables that are not open to everybody.
async fn closed<S, B>(server: &Server<S>, examples: &mut Examples)
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    let private = json!({
        "ruleset": "newmarket",
        "seats": [{"name": "Ann"}, {}, {}],
        "visibility": "private",
        "spectators": {"allowed": false},
    });
    let private = TestTable::of(&server.post("/v1/games", "", &private).await.json());
    let public = server.table("newmarket", 3).await;
    let cid = json!({"name": "Cid", "code": "K7Q-M2X-WDF"});
    for answer in [
        server.get(&private.path(""), "").await,
        server.post(&private.path("/seats"), "", &cid).await,
        server
            .post(&public.path("/join_code"), &public.host, &json!({}))
            .await,
    ] {
        examples.problem(answer.json());
    }
}

/// A rematch that there is not yet, and one whose seat was left.
async fn again<S, B>(server: &Server<S>, examples: &mut Examples)
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    let short = json!({"session": {"ends": [{"type": "rounds", "count": 1}]}});
    let table = rules::table(server, "stops-no-chips", short, "1").await;
    server.play_out(&table).await;
    let (path, none) = (table.path("/rematch"), json!({}));
    let early = server.post(&path, &table.seats[0], &none).await;
    examples.problem(early.json());
    server.post(&path, &table.host, &none).await;
    let seat = server.post(&path, &table.seats[0], &none).await.json();
    let game = seat["game"]["id"].as_str().unwrap();
    let path_there = format!("/v1/games/{game}/seats/0");
    let token = seat["token"].as_str().unwrap();
    let left = server.delete(&path_there, token).await;
    assert_eq!(left.status, 204);
    let lost = server.post(&path, &table.seats[0], &none).await;
    examples.problem(lost.json());
}

/// More streams than may be open without a token.
async fn streams(examples: &mut Examples) {
    let server = limited!(0, ["100/60", "100/60", "100/60", "100/60"]);
    let table = server.game("newmarket", 3).await;
    let request = || TestRequest::get().uri(&table.path("/stream"));
    let open = server.service.call(request().to_request()).await.unwrap();
    examples.problem(server.send(request()).await.json());
    drop(open);
}

/// More calls than there may be.
async fn too_many(examples: &mut Examples) {
    let server = limited!(0, ["1/60", "1/60", "1/60", "1/60"]);
    server.get("/v1/rulesets", "").await;
    examples.problem(server.get("/v1/rulesets", "").await.json());
}

/// What is not the caller's doing: as the server would answer it.
async fn servers(examples: &mut Examples) {
    let broken = |why: &str| why.to_owned();
    for (problem, path) in [
        (crate::incoming::too_slow(), "/v1/games"),
        (Problem::internal("an example"), "/v1/games"),
        (StoreError::Unavailable(broken("gone")).into(), "/readyz"),
        (crate::routes::meta::shutting_down(), "/readyz"),
        (StoreError::Full(broken("full")).into(), "/v1/games"),
    ] {
        let problem: Problem = problem;
        let answer = problem.about(path, Language::English).error_response();
        let body = body(answer.into_body()).await;
        examples.problem(serde_json::from_slice(&body).unwrap());
    }
}
