//! What is counted, as whoever runs the server reads it.

use std::collections::BTreeMap;

use actix_web::test::{call_service, read_body};

use super::*;
use crate::limits::Quotas;
use crate::metrics;

/// A server with these limits, its tables, and what is counted of it.
macro_rules! counted {
    ($server:ident, $admin:ident, $limits:expr) => {
        let dir = TempDir::new().unwrap();
        let (store, auth, tables) = parts(dir.path());
        let $admin = init_service(metrics::app(tables.clone())).await;
        let shared = Shared::new(tables, Data::new($limits)).unwrap();
        let $server = serving!(dir, store, auth, shared);
    };
}

/// What is shown, as text and by name.
macro_rules! shown {
    ($admin:ident) => {{
        let asked = TestRequest::get().uri("/metrics").to_request();
        let answer = call_service(&$admin, asked).await;
        assert_eq!(answer.status(), 200);
        let kind = answer.headers().get("content-type").unwrap();
        assert_eq!(kind, "text/plain; version=0.0.4; charset=utf-8");
        let text = String::from_utf8(read_body(answer).await.to_vec()).unwrap();
        let values = values(&text);
        (text, values)
    }};
}

fn values(text: &str) -> BTreeMap<String, f64> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let values = lines.map(|line| {
        let (name, value) = line.rsplit_once(' ').unwrap();
        (name.to_owned(), value.parse().unwrap())
    });
    values.collect()
}

fn of_call(what: &str, method: &str, route: &str, status: &str) -> String {
    let status = match status {
        "" => String::new(),
        status => format!(",status=\"{status}\""),
    };
    format!("boodle_http_{what}{{route=\"{route}\",method=\"{method}\"{status}}}")
}

#[actix_web::test]
async fn what_is_counted_is_shown_and_is_nobodys() {
    counted!(server, admin, Limits::off());
    let table = server.game("newmarket", 3).await;
    server.play_out(&table).await;
    server
        .get("/no/such/page", "")
        .await
        .problem(404, "not_found");
    // Who asks here is not shown it.
    server.get("/metrics", "").await.problem(404, "not_found");
    let (text, values) = shown!(admin);
    let value = |name: &str| *values.get(name).unwrap_or(&0.0);
    // The game is made at version 1, and everything after it is a commit.
    let commits = (server.stored(&table).await.0.version - 1) as f64;
    assert!(commits > 10.0);
    assert_eq!(value("boodle_commits_total"), commits);
    assert_eq!(value("boodle_commit_conflicts_total"), 0.0);
    assert_eq!(value("boodle_commit_duration_seconds_count"), commits);
    let (game, actions) = ("/v1/games/{id}", "/v1/games/{id}/actions");
    // One is the start.
    assert_eq!(
        value(&of_call("requests_total", "POST", actions, "2xx")),
        commits - 1.0
    );
    let took = of_call("request_duration_seconds_count", "POST", actions, "");
    assert_eq!(value(&took), commits - 1.0);
    // Two looks before each action and one that finds it over.
    assert_eq!(
        value(&of_call("requests_total", "GET", game, "2xx")),
        2.0 * (commits - 1.0) + 1.0
    );
    assert_eq!(
        value(&of_call("requests_total", "POST", "/v1/games", "2xx")),
        1.0
    );
    assert_eq!(
        value(&of_call("requests_total", "GET", "other", "4xx")),
        2.0
    );
    assert_eq!(value("boodle_database_up"), 1.0);
    assert_eq!(value("boodle_due_tables{tables=\"people\"}"), 0.0);
    let of_broker = values.keys().find(|name| name.contains("broker_up"));
    assert_eq!(of_broker, None, "there is none");
    assert_eq!(value("boodle_build_info{version=\"0.1.0\"}"), 1.0);
    let is_sqlite = values.contains_key("boodle_queued_jobs{kind=\"writes\"}");
    assert_ne!(
        is_sqlite,
        values.contains_key("boodle_pool_connections{state=\"used\"}")
    );
    let id = table.id.to_string();
    let mut secrets = vec![id.as_str(), &table.host, "Player", "newmarket"];
    secrets.extend(table.seats.iter().map(String::as_str));
    for secret in secrets {
        assert!(!text.contains(secret), "{secret} is shown");
    }
}

#[actix_web::test]
async fn servers_in_one_process_count_for_themselves() {
    counted!(one, of_one, Limits::off());
    counted!(_other, of_other, Limits::off());
    one.table("newmarket", 3).await;
    let made = of_call("requests_total", "POST", "/v1/games", "2xx");
    assert_eq!(shown!(of_one).1.get(&made), Some(&1.0));
    assert_eq!(shown!(of_other).1.get(&made), None);
}

#[actix_web::test]
async fn streams_and_those_who_follow_are_counted_while_they_do() {
    counted!(server, admin, Limits::off());
    let table = server.game("newmarket", 3).await;
    let asked = TestRequest::get().uri(&table.path("/stream")).to_request();
    let stream = server.service.call(asked).await.unwrap();
    let (_, values) = shown!(admin);
    assert_eq!(values["boodle_streams"], 1.0);
    assert_eq!(values["boodle_followed_games"], 1.0);
    drop(stream);
    let (_, values) = shown!(admin);
    assert_eq!(values["boodle_streams"], 0.0);
    assert_eq!(values["boodle_followed_games"], 0.0);
}

#[actix_web::test]
async fn what_was_too_much_is_counted() {
    let quota = |text: &str| text.parse().unwrap();
    let quotas = Quotas {
        act: quota("40/2"),
        read: quota("2/1000"),
        stream: quota("2/1000"),
        create: quota("1/1000"),
        open_streams: 1,
    };
    counted!(server, admin, Limits::new(quotas, 0));
    for _ in 0..5 {
        server.get("/v1/rulesets", "").await;
    }
    let (_, values) = shown!(admin);
    assert_eq!(
        values["boodle_limited_requests_total{budget=\"read\"}"],
        3.0
    );
    let refused = of_call("requests_total", "GET", "/v1/rulesets", "4xx");
    assert_eq!(values[&refused], 3.0);
    let table = server.game("newmarket", 3).await;
    let stream = || TestRequest::get().uri(&table.path("/stream")).to_request();
    let _open = server.service.call(stream()).await.unwrap();
    for _ in 0..3 {
        let refused = server.service.call(stream()).await.unwrap();
        assert_eq!(refused.status(), 429);
    }
    let (_, values) = shown!(admin);
    // Of the three the first is one too many at once, and the others are too many in their window.
    let of = |budget| values[&format!("boodle_limited_requests_total{{budget=\"{budget}\"}}")];
    assert_eq!((of("open_streams"), of("stream")), (1.0, 2.0));
}

#[actix_web::test]
async fn whether_the_broker_answers_is_shown_where_there_is_one() {
    let dir = TempDir::new().unwrap();
    let (_, _, tables) = parts(dir.path());
    let admin = init_service(metrics::app(tables.clone())).await;
    for is_up in [true, false] {
        tables.metrics.broker_is_up(is_up);
        let (_, values) = shown!(admin);
        assert_eq!(values["boodle_broker_up"], f64::from(u8::from(is_up)));
    }
}

#[actix_web::test]
async fn bots_and_what_is_due_are_counted() {
    let dir = TempDir::new().unwrap();
    let (store, auth, tables) = parts(dir.path());
    let admin = init_service(metrics::app(tables.clone())).await;
    let server = serving!(dir, store, auth, unlimited(tables.clone()));
    let seats = json!([{"name": "Ann"}, {"bot": "random"}, {"bot": "random"}]);
    let body = json!({"ruleset": "newmarket", "seats": seats});
    let made = server.post("/v1/games", "", &body).await;
    let table = TestTable::of(&made.json());
    server.start(&table).await;
    // Nobody does it yet.
    let (_, values) = shown!(admin);
    assert_eq!(values["boodle_due_tables{tables=\"people\"}"], 1.0);
    assert_eq!(values["boodle_due_tables{tables=\"bots\"}"], 0.0);
    assert_eq!(values["boodle_bot_moves_total"], 0.0);
    let driving = actix_web::rt::spawn(crate::driver::run(tables));
    // Until Ann is asked.
    let before = server.stored(&table).await.0.version;
    let mut is_counted = false;
    for _ in 0..500 {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        let moves = server.stored(&table).await.0.version - before;
        let (_, values) = shown!(admin);
        is_counted = moves > 0
            && values["boodle_due_tables{tables=\"people\"}"] == 0.0
            && values["boodle_bot_moves_total"] == moves as f64;
        if is_counted {
            break;
        }
    }
    driving.abort();
    assert!(is_counted);
}

#[actix_web::test]
async fn the_address_for_whoever_runs_the_server_has_health_and_problems_too() {
    let dir = TempDir::new().unwrap();
    let (_, _, tables) = parts(dir.path());
    let admin = init_service(metrics::app(tables)).await;
    for (path, status) in [("/healthz", 200), ("/readyz", 200), ("/v1/games", 404)] {
        let answer = call_service(&admin, TestRequest::get().uri(path).to_request()).await;
        assert_eq!(answer.status().as_u16(), status, "{path}");
        if status == 404 {
            let kind = answer.headers().get("content-type").unwrap();
            assert_eq!(kind, "application/problem+json");
        }
    }
}
