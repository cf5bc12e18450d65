//! Those who look without a token: sent away, or shown the game as it was.

mod allowed;

use std::collections::BTreeMap;

use super::*;

impl<S, B> Server<S>
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    /// A game of three with seats to think at, which spectators see so, and which has not started.
    async fn watched(&self, spectators: Value, seats: Value) -> TestTable {
        let body = json!({"ruleset": "newmarket", "seats": seats, "move_seconds": 3600, "absent": "bot",
                          "spectators": spectators,
                          "overrides": {"session": {"ends": [{"type": "rounds", "count": 2}]}}});
        let made = self.post("/v1/games", "", &body).await;
        assert_eq!(made.status, 201, "{}", made.json());
        TestTable::of(&made.json())
    }

    /// The whole log, as somebody sees it.
    async fn log_of(&self, table: &TestTable, token: &str) -> (Vec<Value>, Value) {
        let mut log: Vec<Value> = Vec::new();
        loop {
            let path = table.path(&format!("/events?after={}&limit=100", log.len()));
            let page = self.get(&path, token).await.json();
            let items = page["items"].as_array().unwrap();
            log.extend_from_slice(items);
            if items.is_empty() {
                return (log, page["last_seq"].clone());
            }
        }
    }

    /// What the lobby tells of the only game there is, filtered by how far it is.
    async fn in_lobby(&self, status: &str) -> Option<Value> {
        let path = format!("/v1/games?status={status}");
        self.get(&path, "").await.json()["items"].get(0).cloned()
    }
}

fn people() -> Value {
    json!([{"name": "Ann"}, {"name": "Ben"}, {"name": "Cid"}])
}

/// What the host saw at each version; he sees what everybody may, and at once.
#[derive(Default)]
struct Memory(BTreeMap<u64, Value>);

impl Memory {
    fn keep(&mut self, view: Value) {
        self.0.insert(view["version"].as_u64().unwrap(), view);
    }

    /// The newest version whose last event is so many events ago, or the first.
    fn late(&self, delay: u64) -> &Value {
        let last = |view: &Value| view["last_seq"].as_u64().unwrap();
        let now = last(self.0.values().last().unwrap());
        let old = self.0.values().rev();
        let mut old = old.filter(|view| last(view) + delay <= now);
        old.next().unwrap_or_else(|| &self.0[&1])
    }
}

/// At each version of a session everything that is shown without a token is what the host was shown at
/// the version that is old enough.
async fn shown_late(delay: u64) {
    let server = server!();
    let table = server.watched(json!({"delay": delay}), people()).await;
    let mut memory = Memory::default();
    let mut moments = 0;
    loop {
        let now = server.get(&table.path(""), &table.host).await.json();
        memory.keep(now.clone());
        let is_over = now["status"] == "finished";
        let mut wanted = if is_over {
            now.clone()
        } else {
            memory.late(delay).clone()
        };
        if !is_over {
            // How long a game stays is not told late.
            wanted["expires_at"] = Value::Null;
        }
        let wanted = &wanted;

        let shown = server.get(&table.path(""), "").await;
        assert_eq!(shown.json(), *wanted);
        assert_eq!(shown.header("etag"), format!("\"{}\"", wanted["version"]));
        // Whoever knows the version that is played is told nothing by it.
        for known in [&wanted["version"], &now["version"]] {
            let request = TestRequest::get()
                .uri(&table.path(""))
                .insert_header(("if-none-match", format!("\"{known}\"")));
            let answer = server.send(request).await;
            let is_shown = known == &wanted["version"];
            assert_eq!(answer.status.as_u16(), if is_shown { 304 } else { 200 });
            assert_eq!(answer.header("etag"), shown.header("etag"));
        }
        let (all, _) = server.log_of(&table, &table.host).await;
        let (log, last) = server.log_of(&table, "").await;
        assert_eq!(last, wanted["last_seq"]);
        assert_eq!(json!(log.len()), last);
        let told =
            |event: &Value| json!([event["seq"], event["version"], event["type"], event["at"]]);
        for (late, event) in log.iter().zip(&all) {
            assert_eq!(told(late), told(event));
        }
        // Nor does a question for what comes after.
        let beyond = table.path(&format!("/events?after={last}&wait=0"));
        let beyond = server.get(&beyond, "").await;
        assert_eq!(beyond.json(), json!({"items": [], "last_seq": last}));
        assert_eq!(beyond.header("etag"), shown.header("etag"));

        for status in ["open", "playing", "finished"] {
            let listed = server.in_lobby(status).await;
            assert_eq!(listed.is_some(), wanted["status"] == status, "{status}");
            let Some(listed) = listed else { continue };
            for member in ["version", "status"] {
                assert_eq!(listed[member], wanted[member]);
            }
            for (seat, wanted) in listed["seats"]
                .as_array()
                .unwrap()
                .iter()
                .zip(wanted["seats"].as_array().unwrap())
            {
                assert_eq!(
                    (&seat["kind"], &seat["name"]),
                    (&wanted["kind"], &wanted["name"])
                );
            }
        }
        moments += 1;
        if is_over {
            break;
        }
        go_on(&server, &table, &now, moments).await;
    }
    assert!(moments > 40, "{moments}");
    let replay = server.get(&table.path("/replay"), "").await;
    assert_eq!(replay.status, 200);
}

/// One change: the start, an action, and now and then something around the table.
async fn go_on<S, B>(server: &Server<S>, table: &TestTable, now: &Value, moment: u32)
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    let done = match moment {
        1 => {
            server
                .post(&table.path("/start"), &table.host, &json!({}))
                .await
        }
        2 | 30 => {
            let request = TestRequest::patch()
                .uri(&table.path("/seats/1"))
                .set_json(json!({"name": format!("Ben {moment}")}));
            server.send(with_token(request, &table.seats[1])).await
        }
        20 => {
            let entropy = json!({"entropy": "a cat"});
            server
                .post(&table.path("/entropy"), &table.seats[2], &entropy)
                .await
        }
        _ => {
            let token = &table.seats[now["to_act"][0].as_u64().unwrap() as usize];
            let own = server.get(&table.path(""), token).await.json();
            let action = &own["you"]["legal_actions"][0];
            server.post(&table.path("/actions"), token, action).await
        }
    };
    assert_eq!(done.status, 200, "{}", done.json());
}

#[actix_web::test]
async fn one_event_late() {
    shown_late(1).await;
}

#[actix_web::test]
async fn twenty_events_late() {
    shown_late(20).await;
}

/// Until it is over nothing is shown but the open game.
#[actix_web::test]
async fn a_thousand_events_late() {
    shown_late(1000).await;
}

#[actix_web::test]
async fn seats_see_what_happens() {
    let server = server!();
    let table = server.watched(json!({"delay": 500}), people()).await;
    server
        .post(&table.path("/start"), &table.host, &json!({}))
        .await;
    for token in [&table.host, &table.seats[1]] {
        let view = server.get(&table.path(""), token).await.json();
        assert_eq!(
            (&view["status"], &view["version"]),
            (&json!("playing"), &json!(2))
        );
        assert_eq!(view["spectators"], json!({"allowed": true, "delay": 500}));
    }
}

/// What is shown late is there after the server has died, too.
#[actix_web::test]
async fn another_server_shows_the_same() {
    let server = server!();
    let table = server.watched(json!({"delay": 9}), people()).await;
    let mut now = server.get(&table.path(""), &table.host).await.json();
    for moment in 1..40 {
        go_on(&server, &table, &now, moment).await;
        now = server.get(&table.path(""), &table.host).await.json();
    }
    let before = server.get(&table.path(""), "").await;
    assert!(before.json()["last_seq"].as_u64() < now["last_seq"].as_u64());
    server.store.close();
    let again = server_in!(server.dir);
    let after = again.get(&table.path(""), "").await;
    assert_eq!(
        (after.json(), after.header("etag")),
        (before.json(), before.header("etag"))
    );
    let removed = again.delete(&table.path(""), &table.host).await;
    assert_eq!(removed.status, 204);
    again
        .get(&table.path(""), "")
        .await
        .problem(404, "not_found");
    assert_eq!(again.store.past(table.id).await, Ok(None));
}

/// Whoever takes a seat sees the game as it is, and whoever looks on does not.
#[actix_web::test]
async fn seats_are_taken_in_a_game_that_is_shown_late() {
    let server = server!();
    let seats = json!([{"name": "Ann"}, {}, {}]);
    let table = server.watched(json!({"delay": 30}), seats).await;
    let join = async |name: &str| {
        let path = table.path("/seats");
        server.post(&path, "", &json!({"name": name})).await
    };
    let ben = join("Ben").await;
    assert_eq!((ben.status.as_u16(), ben.header("etag")), (201, "\"2\""));
    assert_eq!(ben.json()["game"]["seats"][1]["name"], "Ben");
    let cid = join("Cid").await;
    assert_eq!(cid.status, 201);
    let shown = server.get(&table.path(""), "").await.json();
    assert_eq!(
        (&shown["version"], &shown["seats"][1]["kind"]),
        (&json!(1), &json!("open"))
    );
    join("Dot").await.problem(409, "game_full");

    // It has started, and seats are told so at once; whoever is shown it late is told so late.
    let started = server.start(&table).await;
    assert_eq!(started["status"], "playing");
    let path = table.path("/seats");
    let by_seat = server
        .post(&path, &table.seats[0], &json!({"name": "Dot"}))
        .await;
    by_seat.problem(409, "already_started");
    let tokens = [&ben, &cid].map(|taken| taken.json()["token"].as_str().unwrap().to_owned());
    let mut seats = table.seats.clone();
    seats.extend(tokens);
    let mut told = Vec::new();
    for _ in 0..40 {
        let shown = server.get(&table.path(""), "").await.json();
        let refused = join("Dot").await;
        let wanted = match shown["status"].as_str().unwrap() {
            "open" => "game_full",
            _ => "already_started",
        };
        refused.problem(409, wanted);
        told.push(wanted);
        let view = server.get(&table.path(""), &table.host).await.json();
        let token = &seats[view["to_act"][0].as_u64().unwrap() as usize];
        let own = server.get(&table.path(""), token).await.json();
        let action = &own["you"]["legal_actions"][0];
        let acted = server.post(&table.path("/actions"), token, action).await;
        assert_eq!(acted.status, 200, "{}", acted.json());
    }
    assert_eq!((told[0], told[39]), ("game_full", "already_started"));
}
