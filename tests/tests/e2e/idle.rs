//! Idle games are ended and removed by real servers, whatever happens to these.

use std::path::Path;
use std::time::{Duration, Instant};

use boodle_client::Refusal;
use boodle_client::fair::check_replay;
use boodle_client::types::{EndReason, Event, GameStatus, View};
use boodle_tests::{Server, Table, at_table, chips_in_play, database, query};
use serde_json::Value;

use crate::fair::{python, replay};
use crate::keys::moved;

/// Rows of no game, and logs that wait to be removed, and games.
const LEFT: &str = "
    WITH RECURSIVE chain (no, prev) AS (
        SELECT no, prev FROM log WHERE no IN (SELECT head FROM games)
        UNION ALL
        SELECT log.no, log.prev FROM log JOIN chain ON log.no = chain.prev)
    SELECT (SELECT count(*) FROM log WHERE no NOT IN (SELECT no FROM chain)),
        (SELECT count(*) FROM removed_logs), (SELECT count(*) FROM games)";

/// Makes everything in a database older, and says what is in it.
fn older(folder: &Path, days: u32) -> (u32, u32, u32) {
    let past = u64::from(days) * 24 * 60 * 60 * 1000;
    let older = format!(
        "UPDATE games SET idle_since = idle_since - {past}, expires_at = expires_at - {past}"
    );
    query(folder, &older);
    if database(folder).starts_with("sqlite") {
        assert_eq!(query(folder, "PRAGMA integrity_check"), "ok");
    }
    let told = query(folder, LEFT);
    let numbers: Vec<u32> = told
        .split(' ')
        .map(|number| number.parse().expect("a number"))
        .collect();
    let [lost, left, games] = numbers[..] else {
        panic!("{told}");
    };
    (lost, left, games)
}

async fn now(table: &Table, server: &Server) -> Option<View> {
    match server.client().get_game().id(table.id).send().await {
        Ok(view) => Some(view.into_inner()),
        Err(error) => {
            assert_eq!(error.code(), Some("not_found"), "{error}");
            None
        }
    }
}

/// Sixty games are swept by servers that are killed again and again, at last by two at once.
#[tokio::test(flavor = "multi_thread")]
async fn every_idle_game_is_ended_once_and_removed_whole() {
    let mut server = Server::start();
    let mut tables = Vec::new();
    for number in 0..60 {
        let table = at_table(server.client(), "newmarket", 3, Value::Null).await;
        let mut before = None;
        if number % 2 == 0 {
            let mut view = table.start().await;
            for _ in 0..number % 7 {
                view = table.step(&view).await.expect("it goes on").0;
            }
            before = Some(view);
        }
        tables.push((table, before));
    }
    let played = tables.iter().filter(|(_, before)| before.is_some()).count() as u32;
    // Nobody comes for 31 days; then servers that do not live long.
    assert!(server.terminate().success());
    assert_eq!(older(server.folder(), 31), (0, 0, 60));
    let mut dice = 7_u64;
    for _ in 0..6 {
        server = server.restart();
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        tokio::time::sleep(Duration::from_millis((dice >> 33) % 120)).await;
        server.kill();
    }
    server = server.restart();
    let other = server.beside();
    let begun = Instant::now();
    for (table, before) in &tables {
        let Some(before) = before else {
            while now(table, &server).await.is_some() {
                assert!(
                    begun.elapsed() < Duration::from_secs(120),
                    "an open game stays"
                );
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            continue;
        };
        let after = loop {
            let view = now(table, &other).await.expect("it is kept");
            if view.status == GameStatus::Finished {
                break view;
            }
            assert!(begun.elapsed() < Duration::from_secs(120), "a game goes on");
            tokio::time::sleep(Duration::from_millis(50)).await;
        };
        assert_eq!(after.version, before.version + 1);
        assert_eq!(chips_in_play(&after), chips_in_play(before));
        let result = after.result.expect("a result");
        assert_eq!(result.why, EndReason::Idle);
        assert!(result.winners.is_empty());
        let anybody = server.client();
        let log = anybody.list_events().id(table.id).after(after.last_seq - 3);
        let log = log.send().await.unwrap().into_inner().items;
        assert!(matches!(
            &log[..],
            [
                Event::Revealed { .. },
                Event::RoundAbandoned { .. },
                Event::GameEnded { .. }
            ]
        ));
        // What was dealt, or would have been, can be checked as ever.
        let pages = replay(&moved(table, &server), 20).await;
        let verdict = check_replay(&pages);
        assert!(verdict.is_fair() && verdict.checked == 1, "{verdict:?}");
        let (is_fair, told) = python(&pages);
        assert!(is_fair && told.contains("deals: 1, faults: 0"), "{told}");
    }
    drop(other);
    assert!(server.terminate().success());
    assert_eq!(older(server.folder(), 92), (0, 0, played));
    for _ in 0..4 {
        server = server.restart();
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        tokio::time::sleep(Duration::from_millis((dice >> 33) % 120)).await;
        server.kill();
    }
    server = server.restart();
    let begun = Instant::now();
    for (table, _) in &tables {
        while now(table, &server).await.is_some() {
            assert!(
                begun.elapsed() < Duration::from_secs(120),
                "a finished game stays"
            );
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    assert!(server.terminate().success());
    assert_eq!(
        older(server.folder(), 0),
        (0, 0, 0),
        "nothing is left of any"
    );
}
