//! Those who have played play again.

use super::*;

/// One round without chips: the shortest game there is.
fn short(seats: &Value) -> Value {
    json!({"ruleset": "stops-no-chips", "seats": seats,
           "overrides": {"session": {"ends": [{"type": "rounds", "count": 1}]}}})
}

impl<S, B> Server<S>
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    /// A game of three that is over.
    async fn over(&self) -> TestTable {
        let table = self.short_game().await;
        assert_eq!(self.play_out(&table).await["status"], "finished");
        table
    }

    /// A short game of three that has started.
    async fn short_game(&self) -> TestTable {
        let body = short(&json!([{"name": "Ann"}, {"name": "Ben"}, {"name": "Cid"}]));
        let table = TestTable::of(&self.post("/v1/games", "", &body).await.json());
        let start = table.path("/start");
        self.post(&start, &table.host, &json!({})).await;
        table
    }

    /// What this token gets for asking for a rematch.
    async fn rematch(&self, table: &TestTable, token: &str) -> Answer {
        self.post(&table.path("/rematch"), token, &json!({})).await
    }

    async fn last_event(&self, table: &TestTable) -> Value {
        let view = self.get(&table.path(""), "").await.json();
        let before = view["last_seq"].as_u64().unwrap() - 1;
        let path = table.path(&format!("/events?after={before}"));
        self.get(&path, "").await.json()["items"][0].clone()
    }
}

/// The new game as all who play it have come to it.
fn new_table(made: &Answer, seats: &[Answer]) -> TestTable {
    let made = made.json();
    TestTable {
        id: made["game"]["id"].as_str().unwrap().parse().unwrap(),
        host: made["host_token"].as_str().unwrap().to_owned(),
        seats: seats
            .iter()
            .map(|seat| seat.json()["token"].as_str().unwrap().to_owned())
            .collect(),
    }
}

#[actix_web::test]
async fn the_same_seats_play_again() {
    let server = server!();
    let old = server.over().await;
    let before = server.get(&old.path(""), "").await.json();
    assert_eq!(before["rematch"], Value::Null);
    let early = server.rematch(&old, &old.seats[1]).await;
    early.problem(409, "no_rematch");

    let made = server.rematch(&old, &old.host).await;
    assert_eq!(made.status, 201, "{}", made.json());
    // The host holds no seat: there is no token of one in his answer.
    let members: Vec<_> = made.json().as_object().unwrap().keys().cloned().collect();
    assert_eq!(members, ["game", "host_token"]);
    let mut seats = Vec::new();
    for token in &old.seats {
        seats.push(server.rematch(&old, token).await);
    }
    let new = new_table(&made, &seats);
    assert_ne!(new.id, old.id);
    for (number, seat) in seats.iter().enumerate() {
        assert_eq!(seat.status, 201);
        assert_eq!(seat.header("location"), new.path(""));
        assert_eq!(seat.header("etag"), "\"1\"");
        let seat = seat.json();
        assert_eq!(
            (&seat["seat"], &seat["host_token"]),
            (&json!(number), &Value::Null)
        );
        assert_eq!(seat["game"]["you"]["seat"], number);
    }
    assert_eq!(made.header("location"), new.path(""));

    // The old game says so, to everybody.
    let after = server.get(&old.path(""), "").await.json();
    assert_eq!(after["rematch"], json!(new.id));
    assert_eq!(
        after["version"].as_u64().unwrap(),
        before["version"].as_u64().unwrap() + 1
    );
    let told = server.last_event(&old).await;
    assert_eq!(
        (&told["type"], &told["game"]),
        (&json!("rematch_created"), &json!(new.id))
    );

    // It is as the old one was before its first round, and the deal moves on.
    let view = server.get(&new.path(""), "").await.json();
    assert_eq!(
        (&view["status"], &view["rematch"]),
        (&json!("open"), &Value::Null)
    );
    for same in ["rules", "ruleset", "move_seconds", "absent", "sandbox"] {
        assert_eq!(view[same], before[same], "{same}");
    }
    for (seat, old) in
        (view["seats"].as_array().unwrap().iter()).zip(before["seats"].as_array().unwrap())
    {
        assert_eq!(
            (&seat["name"], &seat["kind"]),
            (&old["name"], &json!("player"))
        );
        assert_eq!(seat["rounds_won"], 0);
    }
    let started = server
        .post(&new.path("/start"), &new.host, &json!({}))
        .await
        .json();
    let types: Vec<_> = started["events"]
        .as_array()
        .unwrap()
        .iter()
        .map(|e| &e["type"])
        .collect();
    assert!(!types.contains(&&json!("dealer_cut")), "{types:?}");
    let last = before["dealer"].as_u64().unwrap();
    assert_eq!(started["view"]["dealer"], (last + 1) % 3);
    assert_eq!(server.play_out(&new).await["status"], "finished");
}

#[actix_web::test]
async fn there_is_one_rematch_however_often_it_is_asked_for() {
    let server = server!();
    let old = server.over().await;
    let keyed = || {
        let request = TestRequest::post()
            .uri(&old.path("/rematch"))
            .insert_header(("idempotency-key", "again"));
        server.send(with_token(request, &old.host))
    };
    let first = keyed().await;
    assert_eq!(
        (first.status.as_u16(), first.header("idempotency-replayed")),
        (201, "")
    );
    let stored = server.stored(&old).await;
    let repeated = keyed().await;
    assert_eq!(repeated.header("idempotency-replayed"), "true");
    for answer in [repeated, server.rematch(&old, &old.host).await] {
        assert_eq!(answer.status, 201);
        assert_eq!(answer.json()["game"], first.json()["game"]);
        let host = answer.json()["host_token"].as_str().unwrap().to_owned();
        let path = format!("{}/host", answer.header("location"));
        // A token of the host, but the part was handed to no seat.
        server.get(&path, &host).await.problem(403, "forbidden");
    }
    assert_eq!(server.stored(&old).await, stored);
    let lobby = server.get("/v1/games", "").await.json();
    assert_eq!(lobby["items"].as_array().unwrap().len(), 2);
}

#[actix_web::test]
async fn of_many_who_ask_at_once_all_get_the_same() {
    let server = server!();
    let old = server.over().await;
    let asked = (0..8).map(|_| server.rematch(&old, &old.host));
    let answers = futures_util::future::join_all(asked).await;
    let games: std::collections::BTreeSet<_> = answers
        .iter()
        .map(|answer| answer.header("location").to_owned())
        .collect();
    assert_eq!(games.len(), 1, "{games:?}");
    let lobby = server.get("/v1/games", "").await.json();
    assert_eq!(lobby["items"].as_array().unwrap().len(), 2);
}

#[actix_web::test]
async fn who_may_ask_and_when() {
    let server = server!();
    let table = server.short_game().await;
    for token in [&table.host, &table.seats[0]] {
        let refused = server.rematch(&table, token).await;
        refused.problem(409, "not_finished");
    }
    let nobody = server.rematch(&table, "").await;
    nobody.problem(401, "token_missing");
    let other = server.short_game().await;
    let stranger = server.rematch(&table, &other.host).await;
    stranger.problem(403, "forbidden");
    server.play_out(&table).await;
    let odd = server
        .post(&table.path("/rematch"), &table.host, &json!({"seats": []}))
        .await;
    odd.problem(400, "bad_request");
    let view = server.get(&table.path(""), "").await.json();
    assert_eq!(view["rematch"], Value::Null);
}

/// What somebody was in the old game does not bring back what he has lost in the new one.
#[actix_web::test]
async fn what_is_lost_in_the_new_game_is_lost() {
    let server = server!();
    let old = server.over().await;
    let made = server.rematch(&old, &old.host).await;
    let mut seats = Vec::new();
    for token in &old.seats {
        seats.push(server.rematch(&old, token).await);
    }
    let new = new_table(&made, &seats);
    // Ann leaves, Ben's seat is given to somebody else, and Cid becomes the host.
    server.delete(&new.path("/seats/0"), &new.seats[0]).await;
    let given = server
        .post(&new.path("/seats/1/token"), &new.host, &json!({}))
        .await;
    let given = given.json()["token"].as_str().unwrap().to_owned();
    let handed = json!({"seat": 2});
    server.post(&new.path("/host"), &new.host, &handed).await;
    for seat in [0, 1] {
        let lost = server.rematch(&old, &old.seats[seat]).await;
        lost.problem(409, "seat_lost");
    }
    let lost = server.rematch(&old, &old.host).await;
    lost.problem(403, "forbidden");
    assert_eq!(server.rematch(&old, &old.seats[2]).await.status, 201);
    // Whoever sits there now is not troubled by what was asked with the old tokens.
    assert_eq!(
        server.get(&new.path(""), &given).await.json()["you"]["seat"],
        1
    );
}

#[actix_web::test]
async fn a_rematch_that_was_removed_can_be_made_again() {
    let server = server!();
    let old = server.over().await;
    let made = server.rematch(&old, &old.host).await.json();
    let path = format!("/v1/games/{}", made["game"]["id"].as_str().unwrap());
    let host = made["host_token"].as_str().unwrap();
    assert_eq!(server.delete(&path, host).await.status, 204);
    let early = server.rematch(&old, &old.seats[0]).await;
    early.problem(409, "no_rematch");
    let again = server.rematch(&old, &old.host).await;
    assert_eq!(again.status, 201);
    assert_ne!(again.header("location"), path);
    let seat = server.rematch(&old, &old.seats[0]).await;
    assert_eq!(seat.header("location"), again.header("location"));
}

/// Bots and options stay, a seat that was left is open, chosen cards are not dealt again.
#[actix_web::test]
async fn the_table_is_as_it_was() {
    driven!(server, driving);

    let mut body =
        short(&json!([{"name": "Ann"}, {"bot": "random", "name": "Otto"}, {"name": "Cid"}]));
    body["visibility"] = json!("private");
    body["move_seconds"] = json!(600);
    body["absent"] = json!("bot");
    body["sandbox"] = json!({"seed": "monday"});
    let old = server.post("/v1/games", "", &body).await.json();
    let (old, old_code) = (TestTable::of(&old), old["game"]["join_code"].clone());
    let (ann, cid) = (&old.seats[0], &old.seats[1]);
    let forced = TestRequest::patch()
        .uri(&old.path("/seats/0"))
        .set_json(json!({"auto_play": "forced"}));
    server.send(with_token(forced, ann)).await;
    server
        .post(&old.path("/host"), &old.host, &json!({"seat": 0}))
        .await;
    let host = server.get(&old.path("/host"), ann).await.json();
    let host = host["host_token"].as_str().unwrap();
    server.post(&old.path("/start"), host, &json!({})).await;
    assert_eq!(server.delete(&old.path("/seats/2"), cid).await.status, 204);
    loop {
        let view = server.get(&old.path(""), ann).await.json();
        if view["status"] == "finished" {
            break;
        }
        match view["you"]["legal_actions"].get(0) {
            Some(action) => drop(server.post(&old.path("/actions"), ann, action).await),
            None => tokio::time::sleep(std::time::Duration::from_millis(5)).await,
        }
    }
    let made = server.rematch(&old, host).await;
    assert_eq!(made.status, 201, "{}", made.json());
    let game = &made.json()["game"];
    let seats: Vec<_> = (game["seats"].as_array().unwrap().iter())
        .map(|seat| json!([seat["kind"], seat["name"], seat["bot"], seat["auto_play"]]))
        .collect();
    assert_eq!(
        seats,
        [
            json!(["player", "Ann", null, "forced"]),
            json!(["bot", "Otto", "random", "off"]),
            json!(["open", null, null, "off"]),
        ]
    );
    assert_eq!(
        json!([
            game["move_seconds"],
            game["absent"],
            game["deadline"],
            game["host"],
            game["sandbox"]
        ]),
        json!([600, "bot", null, 0, false])
    );
    let lobby = server.get("/v1/games", "").await.json();
    assert_eq!(lobby["items"], json!([]));
    let code = &game["join_code"];
    assert!(code.is_string() && *code != old_code);
    let left = server.rematch(&old, cid).await;
    left.problem(401, "invalid_token");
    let path = made.header("location");
    let events = server.get(&format!("{path}/events"), "").await.json();
    let types: Vec<_> = (events["items"].as_array().unwrap().iter())
        .map(|event| event["type"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(
        types,
        [
            "game_created",
            "seat_taken",
            "auto_play_set",
            "seat_taken",
            "host_changed"
        ]
    );
    let zoe = json!({"name": "Zoe", "code": code});
    let zoe = server.post(&format!("{path}/seats"), "", &zoe).await;
    assert_eq!(zoe.json()["seat"], 2);
    let host = made.json()["host_token"].as_str().unwrap().to_owned();
    let started = server
        .post(&format!("{path}/start"), &host, &json!({}))
        .await;
    assert_eq!(started.status, 200, "{}", started.json());
    driving.abort();
}
