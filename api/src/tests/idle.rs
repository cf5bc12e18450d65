//! Games in which nobody does anything. Time is given to what sweeps, so no test has to wait.

mod packed;
mod who_counts;

use std::time::Duration;

use boodle_engine::Secret;
use futures_util::future::join;

use super::clocks::people;
use super::streams::frames;
use super::*;
use crate::driver;
use crate::idle::Patience;
use crate::store::{Overdue, Status};
use crate::upkeep::sweep;

const HOUR: u64 = 60 * 60 * 1000;
const DAY: u64 = 24 * HOUR;

fn now() -> u64 {
    chrono::Utc::now().timestamp_millis().unsigned_abs()
}

fn millis(time: &Value) -> u64 {
    let time = chrono::DateTime::parse_from_rfc3339(time.as_str().unwrap());
    time.unwrap().timestamp_millis().unsigned_abs()
}

/// Another server on the same database, which waits so long.
fn beside(dir: &TempDir, patience: Patience) -> Data<Tables> {
    let (store, auth, _) = parts(dir.path());
    Data::new(Tables::new(store, auth).with_patience(patience))
}

fn hours(open: u64, playing: u64, finished: u64) -> Patience {
    let hours = |count: u64| (count > 0).then(|| Duration::from_millis(count * HOUR));
    Patience {
        open: hours(open),
        playing: hours(playing),
        finished: hours(finished),
    }
}

/// Where all chips are.
fn chips(view: &Value) -> Vec<i64> {
    let of = |list: &Value| -> Vec<i64> {
        let items = list.as_array().unwrap().iter();
        items.map(|item| item["chips"].as_i64().unwrap()).collect()
    };
    let mut all = of(&view["seats"]);
    all.extend(of(&view["board"]));
    all.push(view["bank"].as_i64().unwrap());
    all
}

impl<S, B> Server<S>
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    async fn view(&self, table: &TestTable) -> Value {
        let answer = self.get(&table.path(""), "").await;
        assert_eq!(answer.status, 200, "{}", answer.json());
        answer.json()
    }

    async fn is_gone(&self, table: &TestTable) -> bool {
        self.get(&table.path(""), "").await.status == 404
    }

    /// Whoever is asked takes the first legal action, some times.
    async fn play(&self, table: &TestTable, times: usize) {
        for _ in 0..times {
            let view = self.view(table).await;
            let token = &table.seats[view["to_act"][0].as_u64().unwrap() as usize];
            let own = self.get(&table.path(""), token).await.json();
            let action = &own["you"]["legal_actions"][0];
            let acted = self.post(&table.path("/actions"), token, action).await;
            assert_eq!(acted.status, 200, "{}", acted.json());
        }
    }

    async fn told_to_all(&self, table: &TestTable) -> Vec<Value> {
        let mut log: Vec<Value> = Vec::new();
        loop {
            let path = table.path(&format!("/events?after={}&limit=100", log.len()));
            let page = self.get(&path, "").await.json();
            log.extend_from_slice(page["items"].as_array().unwrap());
            if page["last_seq"] == log.len() {
                return log;
            }
        }
    }
}

#[actix_web::test]
async fn a_game_says_when_its_time_is_over() {
    let server = server!();
    let table = server.table("newmarket", 3).await;
    let made = millis(&server.told_to_all(&table).await[0]["at"]);
    // A day after the hour in which it was made.
    let hour = (made / HOUR + 1) * HOUR;
    assert_eq!(millis(&server.view(&table).await["expires_at"]), hour + DAY);
    let view = server.start(&table).await;
    let told = millis(&view["expires_at"]);
    assert!([hour, hour + HOUR].contains(&(told - 30 * DAY)), "{view}");
    let own = server.get(&table.path(""), &table.seats[0]).await.json();
    assert_eq!(own["expires_at"], view["expires_at"]);
}

#[actix_web::test]
async fn an_open_game_goes_at_its_time_and_those_who_follow_are_told() {
    let dir = TempDir::new().unwrap();
    let (store, auth, tables) = parts(dir.path());
    let server = serving!(dir, store, auth, unlimited(tables.clone()));
    // With rules of its own, of which nothing stays either.
    let rules = json!({"chips": {"start": 61}});
    let seats = json!([{"name": "Ann"}, {}, {}]);
    let body = json!({"ruleset": "newmarket", "seats": seats, "overrides": rules});
    let request = TestRequest::post()
        .uri("/v1/games")
        .insert_header(("idempotency-key", "0190a6f0-7d3c-4000-8000-00000000abcd"))
        .set_json(&body);
    let table = TestTable::of(&server.send(request).await.json());
    let hash = server.stored(&table).await.0.rules;
    assert!(server.store.rules(hash).await.unwrap().is_some());
    let request = with_token(TestRequest::get().uri(&table.path("/stream")), "");
    let stream = server.service.call(request.to_request()).await.unwrap();
    let told = millis(&server.view(&table).await["expires_at"]);
    sweep(&tables, told - 1).await;
    assert!(!server.is_gone(&table).await);
    sweep(&tables, told).await;
    assert!(server.is_gone(&table).await);
    let answer = Answer {
        status: stream.status(),
        headers: stream.headers().clone(),
        body: body_of(stream).await,
    };
    let (last, _) = frames(&answer)
        .split_last()
        .map(|(l, r)| (l.clone(), r.len()))
        .unwrap();
    assert_eq!(
        (last.1.as_str(), &last.2["why"]),
        ("end", &json!("removed"))
    );
    assert_eq!(
        server.store.log(table.id, 0, 100).await.unwrap(),
        Vec::<Vec<u8>>::new()
    );
    assert_eq!(server.store.rules(hash).await.unwrap(), None);
}

async fn body_of<B: actix_web::body::MessageBody + 'static>(answer: ServiceResponse<B>) -> Vec<u8> {
    body(answer.into_parts().1.map_into_boxed_body().into_body()).await
}

#[actix_web::test]
async fn a_game_that_nobody_plays_on_is_ended_kept_and_removed() {
    let server = server!();
    let tables = beside(&server.dir, Patience::default());
    for steps in [0, 2, 3, 4, 9, 20] {
        let table = server.game("newmarket", 3).await;
        let entropy = json!({"entropy": "the cat walked over the keys"});
        server
            .post(&table.path("/entropy"), &table.seats[0], &entropy)
            .await;
        server.play(&table, steps).await;
        let before = server.view(&table).await;
        let told = millis(&before["expires_at"]);
        sweep(&tables, told - 1).await;
        assert_eq!(server.view(&table).await, before);
        let request = with_token(
            TestRequest::get().uri(&table.path("/stream")),
            &table.seats[1],
        );
        let stream = server.service.call(request.to_request()).await.unwrap();
        sweep(&tables, told).await;

        let after = server.view(&table).await;
        assert_eq!(
            (&after["status"], &after["to_act"]),
            (&json!("finished"), &json!([]))
        );
        assert_eq!(after["version"], before["version"].as_u64().unwrap() + 1);
        assert_eq!(chips(&after), chips(&before), "no chip moves");
        assert_eq!(after["result"]["why"], "idle");
        assert_eq!(after["result"]["winners"], json!([]));
        assert_eq!(after["result"]["ranking"].as_array().unwrap().len(), 3);
        assert_eq!(after["deadline"], Value::Null);
        let log = server.told_to_all(&table).await;
        let last: Vec<_> = log[log.len() - 3..]
            .iter()
            .map(|e| e["type"].as_str().unwrap())
            .collect();
        assert_eq!(last, ["revealed", "round_abandoned", "game_ended"]);
        let answer = Answer {
            status: stream.status(),
            headers: stream.headers().clone(),
            body: body_of(stream).await,
        };
        let streamed: Vec<_> = frames(&answer).into_iter().map(|frame| frame.1).collect();
        assert_eq!(
            streamed[1..],
            ["revealed", "round_abandoned", "game_ended", "end"]
        );

        // What was secret can be held against what was committed to.
        let of = |kind: &str| {
            log.iter()
                .rev()
                .find(|event| event["type"] == kind)
                .unwrap()
        };
        let mut secret = [0; 32];
        hex::decode_to_slice(of("revealed")["secret"].as_str().unwrap(), &mut secret).unwrap();
        let hash = hex::encode(Secret::new(secret).commitment());
        assert_eq!(of("committed")["hash"], hash);
        assert_eq!(of("revealed")["entropy"][0], entropy["entropy"]);
        let replay = server.get(&table.path("/replay"), "").await.json();
        let deal = &replay["items"][1]["deals"][0];
        assert_eq!(
            (&deal["hash"], deal["hands"].as_array().unwrap().is_empty()),
            (
                &json!(hash),
                before["phase"] == "stake" || before["phase"] == "deal"
            )
        );

        // Nothing more is done in it, and it stays for its time.
        let nothing = server
            .post(&table.path("/end"), &table.host, &json!({}))
            .await;
        nothing.problem(409, "finished");
        let until = millis(&after["expires_at"]);
        assert_eq!(until, (told / HOUR + 1) * HOUR + 90 * DAY);
        sweep(&tables, until - 1).await;
        assert_eq!(server.view(&table).await, after);
        sweep(&tables, until).await;
        assert!(server.is_gone(&table).await);
    }
}

/// Two servers, many games, one database: each game is ended once and removed once.
#[actix_web::test]
async fn two_that_sweep_at_once_do_it_once() {
    let server = server!();
    let mut games = Vec::new();
    // More than a step takes.
    for _ in 0..40 {
        games.push((
            server.game("newmarket", 3).await,
            server.table("newmarket", 3).await,
        ));
    }
    let servers = [(); 2].map(|()| beside(&server.dir, Patience::default()));
    let then = now() + 40 * DAY;
    join(sweep(&servers[0], then), sweep(&servers[1], then)).await;
    for (played, open) in &games {
        let log = server.told_to_all(played).await;
        let ends = log.iter().filter(|event| event["type"] == "game_ended");
        assert_eq!(ends.count(), 1);
        assert!(server.is_gone(open).await);
    }
    let then = then + 100 * DAY;
    join(sweep(&servers[0], then), sweep(&servers[1], then)).await;
    for (played, _) in &games {
        assert!(server.is_gone(played).await);
    }
}

#[actix_web::test]
async fn whoever_comes_in_the_last_moment_is_in_time() {
    let server = server!();
    let tables = beside(&server.dir, Patience::default());
    let (played, open) = (
        server.game("newmarket", 3).await,
        server.table("newmarket", 3).await,
    );
    let then = now() + 40 * DAY;
    for (table, status) in [(&played, Status::Playing), (&open, Status::Open)] {
        let which = Overdue {
            status,
            late: false,
            since: then - 31 * DAY,
            now: then,
            after: None,
            limit: 10,
        };
        let found = tables.store.overdue(which).await.unwrap();
        assert_eq!(
            found.iter().map(|idler| idler.id).collect::<Vec<_>>(),
            [table.id]
        );
        // Between the look and the deed.
        let name = TestRequest::patch()
            .uri(&table.path("/seats/0"))
            .set_json(json!({"name": "Zoe"}));
        assert_eq!(
            server.send(with_token(name, &table.seats[0])).await.status,
            200
        );
        tables.give_up(&found[0], status, then).await;
        let view = server.view(table).await;
        assert_eq!(view["seats"][0]["name"], "Zoe");
        assert_ne!(view["status"], "finished");
    }
}

/// What was told stands; for the rest, what is configured today.
#[actix_web::test]
async fn nothing_happens_earlier_than_it_was_told() {
    let server = server!();
    let table = server.table("newmarket", 3).await;
    let told = millis(&server.view(&table).await["expires_at"]);
    let impatient = beside(&server.dir, hours(1, 1, 1));
    let patient = beside(&server.dir, hours(240, 240, 240));
    let never = beside(&server.dir, hours(0, 0, 0));
    sweep(&impatient, told - 1).await;
    sweep(&patient, told).await;
    sweep(&never, told + 1000 * DAY).await;
    assert!(!server.is_gone(&table).await);
    assert_eq!(millis(&server.view(&table).await["expires_at"]), told);
    sweep(&impatient, told).await;
    assert!(server.is_gone(&table).await);
}

#[actix_web::test]
async fn for_ever_can_come_to_an_end() {
    let server = server!();
    let never = beside(&server.dir, hours(0, 0, 0));
    let service = init_service(app(unlimited(never.clone()))).await;
    let server = Server { service, ..server };
    let table = server.game("newmarket", 3).await;
    assert_eq!(server.view(&table).await["expires_at"], Value::Null);
    sweep(&never, now() + 1000 * DAY).await;
    assert_eq!(server.view(&table).await["status"], "playing");
    let some = beside(&server.dir, hours(0, 48, 0));
    sweep(&some, now() + 47 * HOUR).await;
    assert_eq!(server.view(&table).await["status"], "playing");
    sweep(&some, now() + 50 * HOUR).await;
    assert_eq!(server.view(&table).await["status"], "finished");
}

/// The lobby says of it that it has not begun, and open games stay for ever here.
#[actix_web::test]
async fn a_game_that_is_shown_late_is_ended_like_any_other() {
    let server = server!();
    let body = json!({"ruleset": "newmarket", "seats": people(), "spectators": {"delay": 1000}});
    let played = TestTable::of(&server.post("/v1/games", "", &body).await.json());
    let open = TestTable::of(&server.post("/v1/games", "", &body).await.json());
    let status = async |table: &TestTable| {
        let view = server.get(&table.path(""), &table.host).await.json();
        view["status"].as_str().unwrap().to_owned()
    };
    server.start(&played).await;
    assert_eq!(server.view(&played).await["status"], "open");
    let some = beside(&server.dir, hours(0, 40 * 24, 0));
    sweep(&some, now() + 40 * DAY).await;
    assert_eq!(status(&played).await, "playing");
    sweep(&some, now() + 41 * DAY).await;
    assert_eq!(
        (status(&played).await, status(&open).await),
        ("finished".to_owned(), "open".to_owned())
    );
}
