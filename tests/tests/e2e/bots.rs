//! Bots on the server: they play with nobody there, and go on after whatever happens to it.

use std::time::Duration;

use boodle_client::types::{BotLevel, Event, GameId, GameStatus, NewSeat, View};
use boodle_tests::{Server, chips_in_play};

/// A table of bots alone, over so many rounds.
async fn bots_alone(server: &Server, rounds: u32) -> GameId {
    let levels = [
        BotLevel::Random,
        BotLevel::Careful,
        BotLevel::Careful,
        BotLevel::Sharp,
    ];
    let seats = levels.map(|level| NewSeat {
        name: None,
        bot: Some(level),
    });
    let rules = serde_json::json!({"chips": {"start": 1000},
                                   "session": {"ends": [{"type": "rounds", "count": rounds}]}});
    let made = server
        .client()
        .create_game()
        .body_map(|game| {
            let rules = rules.as_object().expect("an object").clone();
            game.ruleset("newmarket")
                .seats(seats.to_vec())
                .overrides(rules)
        })
        .send()
        .await
        .expect("a game is made");
    let host = server.client().with_token(&made.host_token);
    let start = host.start_game().id(made.game.id).send().await;
    start.expect("the game starts");
    made.game.id
}

async fn view(server: &Server, game: GameId) -> View {
    let view = server.client().get_game().id(game).send().await;
    view.expect("a view").into_inner()
}

/// Kills the server at twenty moments of a session among bots; each time the next one goes on, and
/// the session is whole in the end.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_bots_survives_twenty_deaths() {
    let mut server = Server::start();
    let game = bots_alone(&server, 60).await;
    let (mut deaths, mut dice, mut seen) = (0, 7_u64, 0);
    while deaths < 20 {
        // Any moment will do: it depends on the machine as well as on this.
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        tokio::time::sleep(Duration::from_millis(20 + (dice >> 33) % 180)).await;
        let before = view(&server, game).await;
        assert!(before.version >= seen, "what was seen is still there");
        assert_eq!(chips_in_play(&before), 4000);
        seen = before.version;
        if before.status == GameStatus::Finished {
            break;
        }
        server.kill();
        server = server.restart();
        deaths += 1;
    }
    let end = loop {
        let now = view(&server, game).await;
        if now.status == GameStatus::Finished {
            break now;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    assert_eq!(deaths, 20, "the session was long enough");
    assert_eq!(chips_in_play(&end), 4000);
    assert_eq!(end.round, 60);
    assert!(end.result.is_some());
    let mut log: Vec<Event> = Vec::new();
    let anybody = server.client();
    loop {
        let after = log.last().and_then(Event::seq).unwrap_or(0);
        let page = anybody.list_events().id(game).after(after).limit(100);
        let page = page.send().await.expect("events").into_inner();
        if page.items.is_empty() {
            break;
        }
        log.extend(page.items);
    }
    for (number, event) in (1..).zip(&log) {
        assert_eq!(event.seq(), Some(number), "no event is lost or comes twice");
    }
    println!(
        "{deaths} deaths, {} events, version {}",
        log.len(),
        end.version
    );
}
