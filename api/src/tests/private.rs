//! Private games: only those who know the join code take a seat.

use super::*;

impl<S, B> Server<S>
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    /// Ann holds seat 0 of a private game, the others are open; and its join code.
    async fn private_table(&self) -> (TestTable, String) {
        let body = json!({"ruleset": "newmarket", "seats": [{"name": "Ann"}, {}, {}], "visibility": "private"});
        let made = self.post("/v1/games", "", &body).await.json();
        let code = made["game"]["join_code"].as_str().unwrap().to_owned();
        (TestTable::of(&made), code)
    }

    /// Somebody of this name takes a seat, with or without a code.
    async fn join(&self, table: &TestTable, name: &str, code: Option<&str>) -> Answer {
        let body = match code {
            Some(code) => json!({"name": name, "code": code}),
            None => json!({"name": name}),
        };
        self.post(&table.path("/seats"), "", &body).await
    }
}

#[actix_web::test]
async fn only_those_who_know_the_code_take_a_seat() {
    let server = server!();
    let (table, code) = server.private_table().await;
    let pattern =
        regex_lite::Regex::new("^([2-9B-DF-HJKMNP-TV-Z]{3}-){2}[2-9B-DF-HJKMNP-TV-Z]{3}$");
    assert!(pattern.unwrap().is_match(&code), "{code}");
    let (_, other) = server.private_table().await;
    assert_ne!(code, other);
    let missing = server.join(&table, "Ben", None).await;
    let missing = missing.problem(403, "wrong_join_code");
    for wrong in ["", "x", &other, &code[1..], &format!("{code}2")] {
        let refused = server.join(&table, "Ben", Some(wrong)).await;
        // Nothing tells how wrong it is, or whether there was one.
        assert_eq!(refused.problem(403, "wrong_join_code"), missing);
    }
    // Nor does anything else about the request.
    let taken = server.join(&table, "Ann", Some(&other)).await;
    taken.problem(403, "wrong_join_code");

    let spelt = format!(" {} ", code.to_lowercase().replace('-', " "));
    let ben = server.join(&table, "Ben", Some(&spelt)).await;
    assert_eq!(ben.status, 201, "{}", ben.json());
    let bare = code.replace('-', "");
    let cid = server.join(&table, "Cid", Some(&bare)).await;
    assert_eq!(cid.status, 201);
    let full = server.join(&table, "Dot", Some(&code)).await;
    full.problem(409, "game_full");
    let shut_out = server.join(&table, "Dot", None).await;
    shut_out.problem(403, "wrong_join_code");
}

#[actix_web::test]
async fn the_code_is_told_to_those_who_are_in() {
    let server = server!();
    let (table, code) = server.private_table().await;
    let ben = server.join(&table, "Ben", Some(&code)).await.json();
    assert_eq!(ben["game"]["join_code"], code);
    let ben = ben["token"].as_str().unwrap();
    for token in [&table.host, &table.seats[0], ben] {
        let view = server.get(&table.path(""), token).await.json();
        assert_eq!(view["join_code"], code);
    }
    let bare = code.replace('-', "");
    for path in ["", "/events", "/rules"] {
        let answer = server.get(&table.path(path), "").await;
        assert_eq!(answer.status, 200);
        let text = String::from_utf8(answer.body).unwrap();
        assert!(
            !text.contains("join_code") && !text.contains(&code) && !text.contains(&bare),
            "{text}"
        );
    }
    let lobby = server.get("/v1/games", "").await.json();
    assert_eq!(lobby["items"], json!([]));
    // Whoever has left is told no more.
    server.delete(&table.path("/seats/1"), ben).await;
    let left = server.get(&table.path(""), ben).await;
    left.problem(401, "invalid_token");
}

#[actix_web::test]
async fn a_public_game_has_none() {
    let server = server!();
    let body = json!({"ruleset": "newmarket", "seats": [{"name": "Ann"}, {}, {}]});
    let made = server.post("/v1/games", "", &body).await.json();
    let table = TestTable::of(&made);
    assert_eq!(made["game"].get("join_code"), None);
    let view = server.get(&table.path(""), &table.seats[0]).await.json();
    assert_eq!(view.get("join_code"), None);
    // Whoever brings one all the same is not sent away.
    assert_eq!(
        server.join(&table, "Ben", Some("K7Q-M2X-WDF")).await.status,
        201
    );
    let path = table.path("/join_code");
    let renewed = server.post(&path, &table.host, &json!({})).await;
    renewed.problem(409, "not_private");
}

#[actix_web::test]
async fn the_host_needs_no_code() {
    let server = server!();
    let (table, _) = server.private_table().await;
    let path = table.path("/seats");
    let bot = server
        .post(&path, &table.host, &json!({"bot": "careful"}))
        .await;
    assert_eq!(bot.status, 201, "{}", bot.json());
    let forbidden = server.post(&path, "", &json!({"bot": "careful"})).await;
    forbidden.problem(403, "forbidden");
}

#[actix_web::test]
async fn a_renewed_code_shuts_out_who_knows_the_old_one() {
    let server = server!();
    let (table, old) = server.private_table().await;
    let path = table.path("/join_code");
    let ann = &table.seats[0];
    server
        .post(&path, "", &json!({}))
        .await
        .problem(401, "token_missing");
    server
        .post(&path, ann, &json!({}))
        .await
        .problem(403, "forbidden");
    let renewed = server.post(&path, &table.host, &json!({})).await;
    assert_eq!(renewed.status, 200, "{}", renewed.json());
    let renewed = renewed.json();
    let new = renewed["view"]["join_code"].as_str().unwrap();
    assert_ne!(new, old);
    assert_eq!(renewed["events"][0]["type"], "join_code_renewed");
    assert!(!renewed["events"].to_string().contains(new));
    assert_eq!(
        server.get(&table.path(""), ann).await.json()["join_code"],
        new
    );
    let late = server.join(&table, "Ben", Some(&old)).await;
    late.problem(403, "wrong_join_code");
    for name in ["Ben", "Cid"] {
        assert_eq!(server.join(&table, name, Some(new)).await.status, 201);
    }
    let start = table.path("/start");
    server.post(&start, &table.host, &json!({})).await;
    let late = server.post(&path, &table.host, &json!({})).await;
    late.problem(409, "already_started");
}

/// Whoever repeats a call gets what he got, also the code; nobody else does.
#[actix_web::test]
async fn repeated_calls_tell_the_code_to_the_same() {
    let server = server!();
    let keyed = |path: &str, key: &'static str, body: Value| {
        let request = TestRequest::post().uri(path);
        server.send(
            request
                .insert_header(("idempotency-key", key))
                .set_json(body),
        )
    };
    let body = json!({"ruleset": "newmarket", "seats": [{"name": "Ann"}, {}, {}], "visibility": "private"});
    let make = || {
        keyed(
            "/v1/games",
            "0190a6f0-7d3c-4000-8000-00000000aaaa",
            body.clone(),
        )
    };
    let first = make().await.json();
    let (table, code) = (TestTable::of(&first), first["game"]["join_code"].clone());
    assert_eq!(make().await.json()["game"]["join_code"], code);
    let path = table.path("/seats");
    let join = || {
        let body = json!({"name": "Ben", "code": code});
        keyed(&path, "0190a6f0-7d3c-4000-8000-00000000bbbb", body)
    };
    assert_eq!(join().await.json()["game"]["join_code"], code);
    assert_eq!(join().await.json()["game"]["join_code"], code);
    // The host's part is handed on, and Ben is sent away: neither is told any more.
    server
        .post(&table.path("/host"), &table.host, &json!({"seat": 0}))
        .await;
    let host = server
        .get(&table.path("/host"), &table.seats[0])
        .await
        .json();
    let host = host["host_token"].as_str().unwrap();
    server.delete(&table.path("/seats/1"), host).await;
    for again in [make().await, join().await] {
        assert_eq!(
            (again.status.as_u16(), again.header("idempotency-replayed")),
            (201, "true")
        );
        assert_eq!(
            again.json()["game"].get("join_code"),
            None,
            "{}",
            again.json()
        );
    }
}
