//! Everything that is asked for happens once, whatever breaks on the way.

use boodle_client::Refusal;
use boodle_client::types::CreatedGame;
use boodle_tests::{Proxy, Server, at_table};
use serde_json::json;

/// Plays a session over a line that swallows answers again and again, and through the death of the
/// server: every call is answered, and each is one change of the game.
#[tokio::test(flavor = "multi_thread")]
async fn every_call_over_a_bad_line_happens_once() {
    let mut server = Server::start();
    // Most answers have more than 700 bytes, so every second connection breaks within its first.
    let line = Proxy::to(server.url(), |cuts| 700 + cuts % 2 * 20_000).await;
    let anybody = boodle_client::connect(line.url()).with_repeats(9);
    let long =
        json!({"chips": {"start": 1000}, "session": {"ends": [{"type": "rounds", "count": 5}]}});
    let table = at_table(anybody, "newmarket", 4, long).await;
    let mut view = table.start().await;
    assert_eq!(view.version, 2);
    let mut calls = 2;
    while let Some((next, events)) = table.step(&view).await {
        calls += 1;
        assert_eq!(next.version, calls, "one call is one change");
        assert!(events.iter().all(|event| event.version() == Some(calls)));
        view = next;
        if calls == 40 {
            server.kill();
            server = server.restart();
            line.lead_to(server.url());
        }
    }
    let games = server.client().list_games().send().await.expect("a lobby");
    assert_eq!(games.items.len(), 1, "the game was made once");
    // At least 5 rounds of 4 stakes, one deal and 8 cards, in answers of more than 1000 bytes.
    assert!(calls > 5 * 13 && line.cuts() > 5 * 13 * 1000 / 20_700);
    println!("{calls} calls through {} broken connections", line.cuts());
}

/// A program that names its own keys goes on where it was after it has ended.
#[tokio::test(flavor = "multi_thread")]
async fn a_key_of_ones_own_outlives_the_program() {
    let server = Server::start();
    let key = "6b1f0d52-3b8e-4b0e-a2b9-0d9f4f1c7a11";
    let make = async |seats: usize| {
        let anybody = server.client();
        let seats = vec![boodle_client::types::NewSeat { name: None }; seats];
        let game = anybody.create_game().idempotency_key(key);
        let made = game.body_map(|game| game.ruleset("newmarket").seats(seats));
        made.send().await
    };
    let first = make(3).await.expect("a game");
    let again = make(3).await.expect("the same game");
    assert_eq!(first.game, again.game);
    let replayed = |answer: &boodle_client::ResponseValue<CreatedGame>| {
        answer.headers().contains_key("idempotency-replayed")
    };
    assert!(!replayed(&first) && replayed(&again));
    let host = server.client().with_token(&again.host_token);
    let open = host.start_game().id(first.game.id).send().await;
    assert_eq!(
        open.expect_err("nobody sits there").code(),
        Some("seats_open")
    );
    let other = make(4).await.expect_err("another game");
    assert_eq!(other.code(), Some("idempotency_key_reused"));
}
