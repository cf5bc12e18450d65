//! Whole sessions of every preset.

use boodle_client::types::{Event, GameStatus};
use boodle_client::{Refusal, Versioned};
use boodle_tests::{Server, at_table, chips_in_play};
use serde_json::{Value, json};

/// The three games of the first hour, from the first ante to the end that their rules set.
#[tokio::test(flavor = "multi_thread")]
async fn sessions_to_the_end_that_the_rules_set() {
    let server = Server::start();
    for (ruleset, seats) in [("newmarket", 4), ("michigan", 5), ("michigan-rummy", 3)] {
        let table = at_table(server.client(), ruleset, seats, Value::Null).await;
        let end = table.play_out(table.start().await).await;
        assert_eq!(end.status, GameStatus::Finished, "{ruleset}");
        let result = end.result.expect("a finished game has a result");
        let most = end.seats.iter().map(|seat| seat.chips).max();
        let best = end.seats.iter().filter(|seat| Some(seat.chips) == most);
        let best: Vec<u32> = best.map(|seat| seat.seat.0).collect();
        let winners: Vec<u32> = result.winners.iter().map(|seat| seat.0).collect();
        assert_eq!(winners, best, "{ruleset}: most chips win");
        assert!(end.to_act.is_empty() && end.phase.is_none(), "{ruleset}");
    }
}

/// Every preset, with the fewest and the most players, for a round.
#[tokio::test(flavor = "multi_thread")]
async fn a_round_of_every_preset() {
    let server = Server::start();
    let page = server.client().list_rulesets().limit(100).send().await;
    let rulesets = page.expect("the list of rulesets").into_inner().items;
    assert!(rulesets.len() >= 3);
    let one_round = json!({"session": {"ends": [{"type": "rounds", "count": 1}], "tie": "shared"}});
    let mut tables = Vec::new();
    for ruleset in rulesets {
        for seats in [ruleset.players.min, ruleset.players.max] {
            let client = server.client();
            let (id, overrides) = (ruleset.id.clone(), one_round.clone());
            tables.push(tokio::spawn(async move {
                let seats = usize::try_from(seats).expect("a number of seats");
                let table = at_table(client, &id[..], seats, overrides).await;
                let end = table.play_out(table.start().await).await;
                assert_eq!(end.round, 1, "{id}");
                assert_eq!(end.status, GameStatus::Finished, "{id}");
            }));
        }
    }
    for table in tables {
        table.await.expect("the session ends");
    }
}

/// The log has no gap, is the same for everybody but for what is hidden, and tells every chip.
#[tokio::test(flavor = "multi_thread")]
async fn the_log_tells_all() {
    let server = Server::start();
    let one_round = json!({"session": {"ends": [{"type": "rounds", "count": 1}]}});
    let table = at_table(server.client(), "newmarket", 4, one_round).await;
    let start = table.start().await;
    let chips = chips_in_play(&start);
    let end = table.play_out(start).await;
    let log = table.log().await;
    let numbers: Vec<u64> = log.iter().filter_map(Event::seq).collect();
    assert_eq!(numbers, (1..=end.last_seq).collect::<Vec<u64>>());
    assert_eq!(chips, 4 * 40, "40 chips each (Newmarket, Kartendeck)");

    let mut held = vec![40_i64; 4];
    let mut board = 0_i64;
    for event in &log {
        match event {
            Event::Staked { seat, chips, .. } => {
                held[seat.0 as usize] -= i64::from(*chips);
                board += i64::from(*chips);
            }
            Event::Collected { seat, chips, .. } => {
                held[seat.0 as usize] += i64::from(*chips);
                board -= i64::from(*chips);
            }
            Event::Paid {
                from, to, chips, ..
            } => {
                held[from.0 as usize] -= i64::from(*chips);
                let to = to.as_ref().expect("Newmarket pays only seats");
                held[to.0 as usize] += i64::from(*chips);
            }
            _ => {}
        }
    }
    let seats: Vec<i64> = end.seats.iter().map(|seat| i64::from(seat.chips)).collect();
    assert_eq!(held, seats, "the log accounts for every chip");
    let on_board: i64 = end.board.iter().map(|space| i64::from(space.chips)).sum();
    assert_eq!(board, on_board);

    let own = table.log_seen_by(&table.players[0]).await;
    let seen = |log: &[Event]| log.iter().map(Event::seq).collect::<Vec<_>>();
    assert_eq!(seen(&own), seen(&log), "everybody is told every event");
    let hands = |log: &[Event]| {
        let dealt = log.iter().filter_map(|event| match event {
            Event::Dealt { hand, .. } => Some(hand.is_some()),
            _ => None,
        });
        dealt.collect::<Vec<bool>>()
    };
    assert_eq!(hands(&log), [false], "a spectator sees no hand");
    assert_eq!(hands(&own), [true], "a player sees his own");
}

/// A view is not sent again while nothing has changed, and a stale decision is refused.
#[tokio::test(flavor = "multi_thread")]
async fn versions_spare_and_protect() {
    let server = Server::start();
    let table = at_table(server.client(), "michigan", 3, Value::Null).await;
    let view = table.start().await;
    let first = table.anybody.get_game().id(table.id).send().await.unwrap();
    assert_eq!(first.version(), Some(view.version));
    let tag = format!("\"{}\"", view.version);
    let again = table
        .anybody
        .get_game()
        .id(table.id)
        .if_none_match(&tag)
        .send()
        .await;
    let status = again.expect_err("not modified").status();
    assert_eq!(status.map(|status| status.as_u16()), Some(304));

    let (next, _) = table.step(&view).await.expect("somebody acts");
    assert!(next.version > view.version);
    let player = table.on_turn(&next).unwrap();
    let action = table.first_legal(player).await.unwrap();
    let stale = player
        .post_action()
        .id(table.id)
        .if_match(&tag)
        .body(action)
        .send()
        .await;
    let stale = stale.expect_err("the game has moved on");
    assert_eq!(stale.status().map(|status| status.as_u16()), Some(412));
    assert_eq!(stale.code(), Some("stale_version"));
    assert_eq!(
        table.view().await.version,
        next.version,
        "nothing has changed"
    );
}
