//! A 2xx answer means that it is on disk.

use boodle_client::types::{Event, View};
use boodle_tests::{Server, Table, at_table};
use serde_json::Value;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Mutex;

/// What a client was told before the server died: the newest version and the events it caused.
#[derive(Default)]
struct Acknowledged {
    version: u64,
    events: Vec<Event>,
}

/// Kills the server in the middle of eight sessions, and finds every acknowledged action.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let mut server = Server::start();
    for life in 0..3 {
        let mut tables = Vec::new();
        for _ in 0..8 {
            let table = at_table(server.client(), "newmarket", 4, Value::Null).await;
            let start = table.start().await;
            tables.push((Arc::new(table), start));
        }
        let mut playing = Vec::new();
        for (table, start) in tables {
            let heard = Arc::new(Mutex::new(Acknowledged::default()));
            let play = tokio::spawn(play_until_killed(table.clone(), start, heard.clone()));
            playing.push((table, heard, play));
        }
        tokio::time::sleep(Duration::from_millis(700 + 400 * life)).await;
        server.kill();
        server = server.restart();

        let mut actions = 0;
        for (table, heard, play) in playing {
            play.await
                .expect("the client notices that the server is gone");
            let heard = heard.lock().await;
            actions += heard.version;
            // The tokens are still good: the keys are kept with the data.
            let host = server.client().with_token(&table.host_token);
            let view = host.get_game().id(table.id).send().await.expect("a view");
            assert!(
                view.version >= heard.version,
                "an acknowledged action is gone"
            );
            assert!(
                view.version <= heard.version + 1,
                "at most one was in flight"
            );
            let log = log_of(&server, &table).await;
            for event in &heard.events {
                let seq = event.seq().expect("a known event");
                assert_eq!(log.get(seq as usize - 1), Some(event), "an event is gone");
            }
        }
        assert!(
            actions > 8 * 3,
            "something was played before the kill: {actions}"
        );
    }
}

async fn play_until_killed(table: Arc<Table>, start: View, heard: Arc<Mutex<Acknowledged>>) {
    heard.lock().await.version = start.version;
    let mut view = start;
    while let Some(player) = table.on_turn(&view) {
        let Ok(action) = table.first_legal(player).await else {
            return;
        };
        // Whether an action that is not answered was carried out is for the server to know.
        let Ok(done) = player.post_action().id(table.id).body(action).send().await else {
            return;
        };
        let done = done.into_inner();
        let mut heard = heard.lock().await;
        heard.version = done.view.version;
        // What this seat alone may see is not in the log that a spectator reads later.
        let open = |event: &Event| !matches!(event, Event::Dealt { .. });
        heard.events.extend(done.events.into_iter().filter(open));
        view = done.view;
    }
}

async fn log_of(server: &Server, table: &Table) -> Vec<Event> {
    let moved = Table {
        id: table.id,
        anybody: server.client(),
        host: server.client(),
        host_token: String::new(),
        tokens: Vec::new(),
        players: Vec::new(),
    };
    moved.log().await
}
