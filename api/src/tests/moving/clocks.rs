//! Time on the way is nobody's.

use super::super::clocks::people;
use super::*;
use crate::driver;
use crate::once;
use crate::store::MovedKey;

fn deadline(view: &Value) -> u64 {
    let deadline = view["deadline"].as_str().unwrap();
    let deadline = chrono::DateTime::parse_from_rfc3339(deadline).unwrap();
    deadline.timestamp_millis().unsigned_abs()
}

/// At a server that runs, beside a game that has not been away.
#[actix_web::test]
async fn time_on_the_way_is_given_back_to_those_who_have_moved() {
    driven!(new, driving);
    let old = server!();
    let clocked =
        json!({"ruleset": "newmarket", "seats": people(), "move_seconds": 60, "absent": "leave"});
    let table = old.made(clocked.clone()).await;
    old.start(&table).await;
    let set = deadline(&old.get(&table.path(""), "").await.json());
    // The last server ran two minutes ago: the time that it had given is over.
    let ran_until = set - 180_000;
    old.store.come(ran_until, u64::MAX).await.unwrap();
    // An absence that began at the same moment has been given back before.
    let once = once::of_server(&format!("{ran_until} given back"), table.id, now());
    let given_back = MovedKey {
        key: once.key,
        request: once.request,
        game: table.id,
        after: 0,
        granted: None,
        at: once.at,
    };
    assert_eq!(new.store.take_in_keys(vec![given_back]).await, Ok(1));
    let home = new.made(clocked).await;
    new.start(&home).await;
    let at_home = new.get(&home.path(""), "").await.json();
    let file = exported(&old.store, &[table.id], true).await;
    imported(&new.store, &file).await.unwrap();
    let view = new
        .until(&table, |view| deadline(view) >= set + 120_000)
        .await;
    assert!(deadline(&view) < set + 200_000, "{view}");
    assert_eq!(new.events(&table, "clock_extended").await.len(), 1);
    assert_eq!(new.events(&table, "seat_left").await.len(), 0);
    assert_eq!(new.get(&home.path(""), "").await.json(), at_home);
    // Nothing waits any more: what is due is due.
    let all = || new.store.arrivals(Uuid::nil(), 9);
    while !all().await.unwrap().is_empty() {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let due = new.store.with_duty(Uuid::nil(), 9).await.unwrap();
    let mut both = [table.id, home.id];
    both.sort();
    assert_eq!(due, both);
    driving.abort();
}

#[actix_web::test]
async fn bots_go_on_where_no_server_has_run() {
    let old = server!();
    let bots = json!([{"bot": "careful"}, {"bot": "random"}, {"bot": "careful"}]);
    let body = json!({"ruleset": "newmarket", "seats": bots,
        "overrides": {"session": {"ends": [{"type": "rounds", "count": 1}]}}});
    let made = old.post("/v1/games", "", &body).await.json();
    let table = TestTable::of(
        &json!({"game": made["game"], "host_token": made["host_token"], "seats": []}),
    );
    old.start(&table).await;
    let file = exported(&old.store, &[], false).await;
    let dir = TempDir::new().unwrap();
    let store = Store::open(&database(dir.path())).unwrap();
    imported(&store, &file).await.unwrap();
    assert_eq!(
        store.with_duty(Uuid::nil(), 9).await,
        Ok(vec![]),
        "until a server comes"
    );
    store.close();
    let new = server_in!(dir);
    let (_, _, tables) = parts(new.dir.path());
    let driving = actix_web::rt::spawn(driver::run(tables));
    new.until(&table, |view| view["status"] == "finished").await;
    driving.abort();
}
