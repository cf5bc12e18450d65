//! Whether there are spectators at all, and who is one.

use super::*;

#[actix_web::test]
async fn those_who_are_sent_away_see_nothing() {
    let server = server!();
    let seats = json!([{"name": "Ann"}, {"name": "Ben"}, {}]);
    let table = server.watched(json!({"allowed": false}), seats).await;
    let refused = async |table: &TestTable| {
        for path in ["", "/events", "/events?wait=60", "/stream"] {
            let answer = server.get(&table.path(path), "").await;
            answer.problem(403, "no_spectators");
        }
        let known = TestRequest::get()
            .uri(&table.path(""))
            .insert_header(("if-none-match", "*"));
        server.send(known).await.problem(403, "no_spectators");
    };
    refused(&table).await;
    assert_eq!(server.get(&table.path("/rules"), "").await.status, 200);
    let listed = server.in_lobby("open").await.unwrap();
    assert_eq!(listed["spectators"], json!({"allowed": false, "delay": 0}));

    let cid = server
        .post(&table.path("/seats"), "", &json!({"name": "Cid"}))
        .await;
    assert_eq!(cid.status, 201, "{}", cid.json());
    let mut seats = table.seats.clone();
    seats.push(cid.json()["token"].as_str().unwrap().to_owned());
    let table = TestTable { seats, ..table };
    server
        .post(&table.path("/start"), &table.host, &json!({}))
        .await;
    refused(&table).await;
    for token in table.seats.iter().chain([&table.host]) {
        for path in ["", "/events"] {
            assert_eq!(server.get(&table.path(path), token).await.status, 200);
        }
    }
    let early = server.get(&table.path("/replay"), "").await;
    early.problem(409, "not_finished");
    server.play_out(&table).await;
    refused(&table).await;
    assert_eq!(server.get(&table.path("/replay"), "").await.status, 200);
}

/// A repeated call is answered, but not with what has happened since to somebody who is nobody now.
#[actix_web::test]
async fn a_former_host_is_a_spectator() {
    let server = server!();
    let table = server.watched(json!({"delay": 400}), people()).await;
    let hand_over = || {
        let request = TestRequest::post()
            .uri(&table.path("/host"))
            .insert_header(("idempotency-key", "abc"))
            .set_json(json!({"seat": 1}));
        server.send(with_token(request, &table.host))
    };
    let first = hand_over().await.json();
    assert_eq!(first["view"]["version"], 2);
    let repeated = hand_over().await;
    assert_eq!(repeated.header("idempotency-replayed"), "true");
    assert_eq!(repeated.json(), first);
    let host = server
        .get(&table.path("/host"), &table.seats[1])
        .await
        .json();
    let host = host["host_token"].as_str().unwrap();
    server.post(&table.path("/start"), host, &json!({})).await;
    let late = hand_over().await;
    assert_eq!((late.status.as_u16(), late.header("etag")), (200, "\"1\""));
    let late = late.json();
    assert_eq!(
        (&late["view"]["status"], &late["events"]),
        (&json!("open"), &first["events"])
    );
}

#[actix_web::test]
async fn what_may_be_asked_for() {
    let server = server!();
    let made = async |spectators: Value| {
        let body = json!({"ruleset": "newmarket", "seats": [{}, {}, {}], "spectators": spectators});
        server.post("/v1/games", "", &body).await
    };
    for (spectators, shown) in [
        (json!({}), json!({"allowed": true, "delay": 0})),
        (
            json!({"delay": 1000}),
            json!({"allowed": true, "delay": 1000}),
        ),
        (
            json!({"allowed": false, "delay": 3}),
            json!({"allowed": false, "delay": 3}),
        ),
    ] {
        let made = made(spectators).await;
        assert_eq!(made.json()["game"]["spectators"], shown);
    }
    let usual = server.table("newmarket", 3).await;
    let view = server.get(&usual.path(""), "").await.json();
    assert_eq!(view["spectators"], json!({"allowed": true, "delay": 0}));
    for (spectators, pointer) in [
        (json!({"delay": 1001}), "/spectators/delay"),
        (json!({"delay": -1}), "/spectators/delay"),
        (json!({"delay": 1.5}), "/spectators/delay"),
        (json!({"allowed": "no"}), "/spectators/allowed"),
        (json!({"number": 3}), "/spectators/number"),
        (json!(7), "/spectators"),
    ] {
        let refused = made(spectators.clone()).await.problem(400, "bad_request");
        assert_eq!(refused["pointer"], pointer, "{spectators}");
    }
}
