//! Lists that are walked through page by page, by the client.

use std::collections::BTreeSet;

use boodle_client::Refusal;
use boodle_client::types::{Event, GameId, GameStatus, NewSeat};
use boodle_tests::{Server, at_table};
use futures_util::{StreamExt, TryStreamExt};
use serde_json::json;

async fn open_table(server: &Server) -> GameId {
    let client = server.client();
    let call = client.create_game();
    let seats = vec![NewSeat::default(); 3];
    let made = call.body_map(|game| game.ruleset("newmarket").seats(seats));
    made.send().await.expect("a game").game.id
}

#[tokio::test]
async fn the_lobby_while_games_are_made() {
    let server = Server::start();
    let mut there = BTreeSet::new();
    for _ in 0..9 {
        there.insert(open_table(&server).await);
    }
    let rules = json!({"session": {"ends": [{"type": "rounds", "count": 1}]}});
    let playing = at_table(server.client(), "newmarket", 3, rules).await;
    playing.start().await;

    let anybody = server.client();
    let call = anybody.list_games().status(GameStatus::Open).limit(2_u32);
    let mut walk = std::pin::pin!(call.stream());
    let mut seen = Vec::new();
    while let Some(game) = walk.try_next().await.expect("a page") {
        seen.push(game.id);
        // None of these moves the pages.
        open_table(&server).await;
    }
    assert!(seen.is_sorted_by(|a, b| a > b), "none comes twice");
    assert_eq!(seen.into_iter().collect::<BTreeSet<_>>(), there);
}

#[tokio::test]
async fn other_lists_too() {
    let server = Server::start();
    let anybody = server.client();
    let ids = anybody
        .list_rulesets()
        .limit(7_u32)
        .stream()
        .map_ok(|it| it.id);
    let ids: Vec<String> = ids.try_collect().await.expect("rulesets");
    let unique: BTreeSet<&String> = ids.iter().collect();
    assert_eq!((ids.len(), unique.len()), (30, 30));

    let rules = json!({"session": {"ends": [{"type": "rounds", "count": 2}]}});
    let table = at_table(server.client(), "newmarket", 3, rules).await;
    let end = table.play_out(table.start().await).await;
    let call = anybody.list_events().id(table.id).limit(7_u32);
    let log: Vec<Event> = call.stream().try_collect().await.expect("a log");
    let numbers: Vec<u64> = log.iter().filter_map(Event::seq).collect();
    assert_eq!(numbers, (1..=end.last_seq).collect::<Vec<_>>());
    let rest = anybody.list_events().id(table.id).after(end.last_seq);
    assert_eq!(rest.stream().count().await, 0);

    let pages = anybody.get_replay().id(table.id).limit(1_u32);
    let pages: Vec<_> = pages.stream().try_collect().await.expect("a replay");
    // What came before the rounds, and two rounds.
    assert_eq!(pages.len(), 3);
    assert!(boodle_client::fair::check_replay(&pages).is_fair());
}

#[tokio::test]
async fn a_refusal_ends_the_walk() {
    let server = Server::start();
    let anybody = server.client();
    let walk = anybody.list_games().cursor("nowhere".to_owned()).stream();
    let told: Vec<_> = walk.collect().await;
    let [Err(error)] = &told[..] else {
        panic!("{told:?}");
    };
    assert_eq!(error.code(), Some("bad_request"));
}
