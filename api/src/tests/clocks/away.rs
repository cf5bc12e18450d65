//! Servers and people who are away, and what becomes of clocks meanwhile.

use super::*;
use crate::store::Absence;

/// What is due is stored: a server that begins finds the bots' turn, and gives lost time back.
#[actix_web::test]
async fn another_server_goes_on() {
    let server = server!();
    let seats = json!([{"name": "Ann"}, {"bot": "careful"}, {"bot": "random"}]);
    let body = json!({"ruleset": "newmarket", "seats": seats, "move_seconds": 60});
    let table = TestTable::of(&server.post("/v1/games", "", &body).await.json());
    server
        .post(&table.path("/start"), &table.host, &json!({}))
        .await;
    let before = server.get(&table.path(""), "").await.json();
    let time = |view: &Value| {
        let deadline = view["deadline"].as_str().unwrap();
        chrono::DateTime::parse_from_rfc3339(deadline)
            .unwrap()
            .timestamp_millis()
    };
    // The last sign of life was ten seconds before the deadline was set.
    let set = time(&before).unsigned_abs() - 60_000;
    server.store.come(set - 10_000, u64::MAX).await.unwrap();
    let (_, _, tables) = parts(server.dir.path());
    let driving = actix_web::rt::spawn(driver::run(tables));
    let view = server
        .until(&table, |view| view["to_act"] == json!([0]))
        .await;
    let given = (time(&view) - time(&before)).unsigned_abs();
    assert!((10_000..20_000).contains(&given), "{given}");
    assert_eq!(server.events(&table, "clock_extended").await.len(), 1);
    driving.abort();
}

/// Servers that begin at the same time, or are interrupted, give back a lost time once.
#[actix_web::test]
async fn lost_time_is_given_back_once() {
    let server = server!();
    let body = json!({"ruleset": "newmarket", "seats": people(), "move_seconds": 60});
    let table = TestTable::of(&server.post("/v1/games", "", &body).await.json());
    server
        .post(&table.path("/start"), &table.host, &json!({}))
        .await;
    let view = server.get(&table.path(""), "").await.json();
    let deadline = |view: &Value| {
        let deadline = view["deadline"].as_str().unwrap();
        let deadline = chrono::DateTime::parse_from_rfc3339(deadline).unwrap();
        deadline.timestamp_millis().unsigned_abs()
    };
    let set = deadline(&view) - 60_000;
    let store = &server.store;
    store.come(set + 1000, u64::MAX).await.unwrap();
    // Two that begin in the same moment.
    store.come(set + 5000, 3000).await.unwrap();
    store.come(set + 5001, 3000).await.unwrap();
    let absence = Absence {
        since: set + 1000,
        until: set + 5000,
    };
    assert_eq!(store.absences().await.unwrap(), [absence]);
    let (_, _, one) = parts(server.dir.path());
    let (_, _, other) = parts(server.dir.path());
    let id = table.id;
    one.extend(id, absence).await.unwrap();
    other.extend(id, absence).await.unwrap();
    one.extend(id, absence).await.unwrap();
    let view = server.get(&table.path(""), "").await.json();
    assert_eq!(deadline(&view), set + 60_000 + 4000);
    assert_eq!(server.events(&table, "clock_extended").await.len(), 1);
    // Interrupted here, the next one gives back what was lost since, too.
    store.come(set + 12_000, 3000).await.unwrap();
    let later = Absence {
        since: set + 5001,
        until: set + 12_000,
    };
    assert_eq!(store.absences().await.unwrap(), [absence, later]);
    one.extend(id, later).await.unwrap();
    let view = server.get(&table.path(""), "").await.json();
    assert_eq!(deadline(&view), set + 60_000 + 4000 + 6999);
    store.end_absence(absence).await.unwrap();
    assert_eq!(store.absences().await.unwrap(), [later]);
}

/// With `pause` the game waits for whoever has left, but not as long as others are asked who are there.
#[actix_web::test]
async fn who_has_left_stops_no_clock_of_others() {
    let server = server!();
    let body =
        json!({"ruleset": "newmarket", "seats": people(), "move_seconds": 600, "absent": "pause"});
    let table = TestTable::of(&server.post("/v1/games", "", &body).await.json());
    server
        .post(&table.path("/start"), &table.host, &json!({}))
        .await;
    let look = async || {
        let view = server.get(&table.path(""), "").await.json();
        (view["paused"].clone(), view["deadline"].clone())
    };
    let (paused, running) = look().await;
    assert_eq!(paused, false);
    server.delete(&table.path("/seats/1"), &table.host).await;
    assert_eq!(look().await, (json!(false), running));
    let stake = json!({"type": "stake", "chips": {"AS": 4}});
    for (seat, waits) in [(0, false), (2, true)] {
        server
            .post(&table.path("/actions"), &table.seats[seat], &stake)
            .await;
        let (paused, deadline) = look().await;
        assert_eq!((paused, deadline.is_null()), (json!(waits), waits));
    }
    // A new token for somebody who is not asked changes nothing, one for the seat that is asked does.
    for (seat, waits) in [(2, true), (1, false)] {
        let path = table.path(&format!("/seats/{seat}/token"));
        server.post(&path, &table.host, &json!({})).await;
        let (paused, deadline) = look().await;
        assert_eq!((paused, deadline.is_null()), (json!(waits), waits));
    }
}

/// Without a clock too a game says that it waits for somebody who has left.
#[actix_web::test]
async fn a_game_without_a_clock_waits_for_who_has_left() {
    let server = server!();
    let body = json!({"ruleset": "newmarket", "seats": people(), "absent": "pause"});
    let table = TestTable::of(&server.post("/v1/games", "", &body).await.json());
    server
        .post(&table.path("/start"), &table.host, &json!({}))
        .await;
    for seat in 0..3 {
        let view = server.get(&table.path(""), "").await.json();
        assert_eq!(view["paused"], false);
        let path = table.path(&format!("/seats/{seat}"));
        server.delete(&path, &table.host).await;
    }
    let view = server.get(&table.path(""), "").await.json();
    assert_eq!(view["paused"], true);
}
