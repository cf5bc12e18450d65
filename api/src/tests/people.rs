//! Whoever holds a seat, and who the host is.

use super::*;

impl<S, B> Server<S>
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    async fn patch(&self, path: &str, token: &str, body: &Value) -> Answer {
        let request = TestRequest::patch().uri(path).set_json(body);
        self.send(with_token(request, token)).await
    }

    /// Ann holds seat 0, the others are open.
    async fn open_table(&self) -> TestTable {
        let seats = json!([{"name": "Ann"}, {"name": "Ben"}, {}]);
        let body = json!({"ruleset": "newmarket", "seats": seats});
        TestTable::of(&self.post("/v1/games", "", &body).await.json())
    }
}

#[actix_web::test]
async fn a_seat_is_called_otherwise() {
    let server = server!();
    let table = server.open_table().await;
    let (ann, path) = (&table.seats[0], table.path("/seats/0"));
    let done = server.patch(&path, ann, &json!({"name": " Anna "})).await;
    assert_eq!(done.status, 200, "{}", done.json());
    assert_eq!(done.json()["view"]["seats"][0]["name"], "Anna");
    let event = &done.json()["events"][0];
    assert_eq!(event["type"], "seat_renamed");
    assert_eq!(
        (&event["seat"], &event["name"]),
        (&json!(0), &json!("Anna"))
    );
    // The same name again changes nothing; in another spelling it is still the seat's own.
    let again = server.patch(&path, ann, &json!({"name": "Anna"})).await;
    assert_eq!(again.json()["view"]["version"], 2);
    let louder = server.patch(&path, ann, &json!({"name": "ANNA"})).await;
    assert_eq!(louder.json()["view"]["seats"][0]["name"], "ANNA");
    for (body, status, code) in [
        (json!({"name": "ben"}), 409, "name_taken"),
        (json!({"name": ""}), 422, "invalid_name"),
        (json!({"auto_play": "always"}), 400, "bad_request"),
        (json!({"chips": 9}), 400, "bad_request"),
    ] {
        server.patch(&path, ann, &body).await.problem(status, code);
    }
    let body = json!({"name": "Zoe"});
    server
        .patch(&path, "", &body)
        .await
        .problem(401, "token_missing");
    server
        .patch(&path, &table.seats[1], &body)
        .await
        .problem(403, "forbidden");
    server
        .patch(&path, &table.host, &body)
        .await
        .problem(403, "forbidden");
    for seat in ["9", "01", "x"] {
        let path = table.path(&format!("/seats/{seat}"));
        server
            .patch(&path, ann, &body)
            .await
            .problem(404, "not_found");
    }
}

#[actix_web::test]
async fn a_seat_is_left_before_the_start() {
    let server = server!();
    let table = server.open_table().await;
    let (ann, ben) = (&table.seats[0], &table.seats[1]);
    server
        .delete(&table.path("/seats/0"), ben)
        .await
        .problem(403, "forbidden");
    server
        .delete(&table.path("/seats/0"), "")
        .await
        .problem(401, "token_missing");
    server
        .delete(&table.path("/seats/2"), &table.host)
        .await
        .problem(409, "seat_empty");
    assert_eq!(
        server.delete(&table.path("/seats/0"), ann).await.status,
        204
    );
    server
        .get(&table.path(""), ann)
        .await
        .problem(401, "invalid_token");
    let left = server.get(&table.path("/events?after=3"), "").await.json();
    let left = &left["items"][0];
    assert_eq!(
        (&left["type"], &left["by"]),
        (&json!("seat_left"), &json!("seat"))
    );
    // The host sends Ben away; both seats can be taken again, and the old tokens stay dead.
    assert_eq!(
        server
            .delete(&table.path("/seats/1"), &table.host)
            .await
            .status,
        204
    );
    let left = server.get(&table.path("/events?after=4"), "").await.json();
    assert_eq!(left["items"][0]["by"], "host");
    let view = server.get(&table.path(""), "").await.json();
    assert!(
        view["seats"]
            .as_array()
            .unwrap()
            .iter()
            .all(|seat| seat["kind"] == "open")
    );
    let zoe = server
        .post(&table.path("/seats"), "", &json!({"name": "Ann"}))
        .await
        .json();
    assert_eq!(zoe["seat"], 0);
    server
        .get(&table.path(""), ann)
        .await
        .problem(401, "invalid_token");
    let own = server
        .get(&table.path(""), zoe["token"].as_str().unwrap())
        .await
        .json();
    assert_eq!(own["you"]["seat"], 0);
}

#[actix_web::test]
async fn a_seat_is_left_in_the_game() {
    let server = server!();
    let table = server.game("newmarket", 3).await;
    let ann = &table.seats[0];
    assert_eq!(
        server.delete(&table.path("/seats/0"), ann).await.status,
        204
    );
    server
        .get(&table.path(""), ann)
        .await
        .problem(401, "invalid_token");
    server
        .delete(&table.path("/seats/0"), &table.host)
        .await
        .problem(409, "seat_empty");
    let view = server.get(&table.path(""), "").await.json();
    assert_eq!(view["seats"][0]["kind"], "left");
    assert_eq!(view["seats"][0]["name"], "Player 0");
    // The host gives the seat to somebody else.
    let path = table.path("/seats/0/token");
    let given = server.post(&path, &table.host, &json!({})).await;
    assert_eq!(given.status, 200, "{}", given.json());
    let token = given.json()["token"].as_str().unwrap().to_owned();
    let own = server.get(&table.path(""), &token).await.json();
    assert_eq!(
        (&own["you"]["seat"], &own["seats"][0]["kind"]),
        (&json!(0), &json!("player"))
    );
    server
        .get(&table.path(""), ann)
        .await
        .problem(401, "invalid_token");
}

#[actix_web::test]
async fn tokens_are_renewed_and_replaced() {
    let server = server!();
    let table = server.game("newmarket", 3).await;
    let (ann, path) = (&table.seats[0], table.path("/seats/0/token"));
    let renewed = server.post(&path, ann, &json!({})).await;
    assert_eq!(renewed.status, 200);
    let token = renewed.json()["token"].as_str().unwrap().to_owned();
    // Both are good: it is the same issue, and nothing of the game has changed.
    for token in [ann, &token] {
        let view = server.get(&table.path(""), token).await.json();
        assert_eq!(
            (&view["you"]["seat"], &view["version"]),
            (&json!(0), &json!(2))
        );
    }
    server
        .post(&path, &table.seats[1], &json!({}))
        .await
        .problem(403, "forbidden");
    let replaced = server.post(&path, &table.host, &json!({})).await.json();
    for token in [ann, &token] {
        server
            .get(&table.path(""), token)
            .await
            .problem(401, "invalid_token");
    }
    let token = replaced["token"].as_str().unwrap();
    let view = server.get(&table.path(""), token).await.json();
    assert_eq!(
        (&view["you"]["seat"], &view["version"]),
        (&json!(0), &json!(3))
    );
    let events = server.get(&table.path("/events?after=0"), "").await;
    let text = String::from_utf8(events.body).unwrap();
    assert!(text.contains("seat_handed_over") && !text.contains(token));
    let open = server.open_table().await;
    let path = open.path("/seats/2/token");
    server
        .post(&path, &open.host, &json!({}))
        .await
        .problem(409, "seat_empty");
}

#[actix_web::test]
async fn a_replayed_join_opens_nothing_after_the_seat_was_given_away() {
    let server = server!();
    let table = server.open_table().await;
    let join = || {
        let request = TestRequest::post()
            .uri(&table.path("/seats"))
            .insert_header(("idempotency-key", "0190a6f0-7d3c-4000-8000-00000000abcd"))
            .set_json(json!({"name": "Cid"}));
        server.send(request)
    };
    assert_eq!(join().await.status, 201);
    server
        .post(&table.path("/start"), &table.host, &json!({}))
        .await;
    let again = join().await;
    assert_eq!(again.header("idempotency-replayed"), "true");
    assert!(again.json()["game"]["you"].is_object());
    server
        .post(&table.path("/seats/2/token"), &table.host, &json!({}))
        .await;
    let later = join().await;
    assert_eq!(
        (later.status.as_u16(), &later.json()["seat"]),
        (201, &json!(2))
    );
    assert!(
        later.json()["game"]["you"].is_null(),
        "not the new holder's hand"
    );
    let token = later.json()["token"].as_str().unwrap().to_owned();
    server
        .get(&table.path(""), &token)
        .await
        .problem(401, "invalid_token");
}

#[actix_web::test]
async fn handing_over_is_done_once() {
    let server = server!();
    let table = server.open_table().await;
    let hand_over = || {
        let request = TestRequest::post()
            .uri(&table.path("/host"))
            .insert_header(("idempotency-key", "abc"))
            .set_json(json!({"seat": 1}));
        server.send(with_token(request, &table.host))
    };
    assert_eq!(hand_over().await.status, 200);
    let again = hand_over().await;
    assert_eq!(again.status, 200, "{}", again.json());
    assert_eq!(again.header("idempotency-replayed"), "true");
    let request = TestRequest::post()
        .uri(&table.path("/host"))
        .insert_header(("idempotency-key", "def"))
        .set_json(json!({"seat": 0}));
    let other = server.send(with_token(request, &table.host)).await;
    other.problem(401, "invalid_token");
}

#[actix_web::test]
async fn nothing_is_added_to_a_game_that_is_over() {
    let server = server!();
    let seats = json!([{"name": "Ann"}, {"name": "Ben"}, {"name": "Cid"}]);
    let body = json!({"ruleset": "stops-no-chips", "seats": seats,
                      "overrides": {"session": {"ends": [{"type": "rounds", "count": 1}]}}});
    let table = TestTable::of(&server.post("/v1/games", "", &body).await.json());
    server
        .post(&table.path("/start"), &table.host, &json!({}))
        .await;
    server.play_out(&table).await;
    let before = server.stored(&table).await;
    let (ann, host) = (&table.seats[0], &table.host);
    let name = json!({"name": "Zoe"});
    let renamed = server.patch(&table.path("/seats/0"), ann, &name).await;
    renamed.problem(409, "finished");
    let (token, nothing) = (table.path("/seats/0/token"), json!({}));
    server
        .post(&token, host, &nothing)
        .await
        .problem(409, "finished");
    let handed = server
        .post(&table.path("/host"), host, &json!({"seat": 1}))
        .await;
    handed.problem(409, "finished");
    let left = server.delete(&table.path("/seats/0"), ann).await;
    left.problem(409, "finished");
    assert_eq!(server.post(&token, ann, &nothing).await.status, 200);
    assert_eq!(server.stored(&table).await, before);
}

#[actix_web::test]
async fn the_host_hands_over() {
    let server = server!();
    let table = server.open_table().await;
    let (path, ben) = (table.path("/host"), &table.seats[1]);
    server.get(&path, ben).await.problem(403, "forbidden");
    server
        .post(&path, &table.host, &json!({"seat": 2}))
        .await
        .problem(409, "seat_empty");
    server
        .post(&path, &table.host, &json!({"seat": 8}))
        .await
        .problem(404, "not_found");
    server
        .post(&path, ben, &json!({"seat": 1}))
        .await
        .problem(403, "forbidden");
    let done = server.post(&path, &table.host, &json!({"seat": 1})).await;
    assert_eq!(done.status, 200, "{}", done.json());
    assert_eq!(done.json()["events"][0]["type"], "host_changed");
    server
        .post(&table.path("/end"), &table.host, &json!({}))
        .await
        .problem(401, "invalid_token");
    server
        .get(&path, &table.seats[0])
        .await
        .problem(403, "forbidden");
    let host = server.get(&path, ben).await.json();
    let host = host["host_token"].as_str().unwrap();
    server
        .post(&table.path("/start"), host, &json!({}))
        .await
        .problem(409, "seats_open");
    let view = server.get(&table.path(""), "").await.json();
    assert_eq!(view["host"], 1);
    // When Ben leaves, the next seat that somebody holds inherits; with nobody else, whoever comes.
    server.delete(&table.path("/seats/1"), ben).await;
    let ann = &table.seats[0];
    assert_eq!(server.get(&path, ann).await.status, 200);
    server.delete(&table.path("/seats/0"), ann).await;
    let zoe = server
        .post(&table.path("/seats"), "", &json!({"name": "Zoe"}))
        .await
        .json();
    assert_eq!(zoe["seat"], 0);
    let zoe = zoe["token"].as_str().unwrap();
    assert_eq!(server.get(&path, zoe).await.status, 200);
}
