//! Several at once: exactly one wins, and the others are told.

use boodle_client::Refusal;
use boodle_client::types::NewSeat;
use boodle_tests::{Server, at_table};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Fifty people want three chairs.
#[tokio::test(flavor = "multi_thread")]
async fn fifty_joins_for_three_chairs() {
    let server = Server::start();
    let anybody = server.client();
    let open = vec![NewSeat::default(); 3];
    let made = anybody
        .create_game()
        .body_map(|game| game.ruleset("newmarket").seats(open))
        .send()
        .await
        .unwrap();
    let id = made.game.id;
    let joins = (0..50).map(|number| {
        let client = anybody.clone();
        tokio::spawn(async move {
            let name = format!("Player {number}");
            let taken = client.take_seat().id(id).body_map(|seat| seat.name(name));
            match taken.send().await {
                Ok(taken) => Ok(taken.seat.0),
                Err(error) => Err(error.code().map(str::to_owned)),
            }
        })
    });
    let mut seats = BTreeSet::new();
    let mut refused = 0;
    for join in joins.collect::<Vec<_>>() {
        match join.await.unwrap() {
            Ok(seat) => assert!(seats.insert(seat), "seat {seat} was given twice"),
            Err(code) => {
                assert_eq!(code.as_deref(), Some("game_full"));
                refused += 1;
            }
        }
    }
    assert_eq!(seats, BTreeSet::from([0, 1, 2]));
    assert_eq!(refused, 47);
}

/// The same action twenty times at once, each for the version that its sender saw.
#[tokio::test(flavor = "multi_thread")]
async fn one_of_many_actions_on_one_version_wins() {
    let server = Server::start();
    let table = at_table(server.client(), "michigan", 3, Value::Null).await;
    let view = table.start().await;
    let player = table.on_turn(&view).unwrap();
    let action = table.first_legal(player).await.unwrap();
    let tag = format!("\"{}\"", view.version);
    let sent = (0..20).map(|_| {
        let (player, id, tag, action) = (player.clone(), table.id, tag.clone(), action.clone());
        tokio::spawn(async move {
            let sent = player
                .post_action()
                .id(id)
                .if_match(tag)
                .body(action)
                .send();
            let error = sent.await.err()?;
            error.code().map(str::to_owned)
        })
    });
    let mut won = 0;
    for sent in sent.collect::<Vec<_>>() {
        match sent.await.unwrap().as_deref() {
            None => won += 1,
            // The seat has staked and is not asked any more, or the version is an old one.
            Some("not_your_turn" | "stale_version") => {}
            Some(code) => panic!("{code}"),
        }
    }
    assert_eq!(won, 1);
    assert_eq!(table.view().await.version, view.version + 1);
}

/// Sixty-four tables at once never hear of a locked database.
#[tokio::test(flavor = "multi_thread")]
async fn many_tables_at_once() {
    let server = Server::start();
    let short = json!({"session": {"ends": [{"type": "rounds", "count": 1}]}});
    let tables = (0..64).map(|_| {
        let (client, short) = (server.client(), short.clone());
        tokio::spawn(async move {
            let table = at_table(client, "newmarket", 3, short).await;
            let end = table.play_out(table.start().await).await;
            assert!(end.result.is_some());
        })
    });
    for table in tables.collect::<Vec<_>>() {
        table.await.unwrap();
    }
}
