//! How sessions end, and who is out before that.

use crate::scene::{Scene, at, rules, seat};
use boodle_engine::{Action, EndReason, Event, Illegal, Viewer};
use serde_json::{Value, json};

/// Michigan Rummy without the sale, its session changed.
pub(crate) fn rummy(session: Value) -> std::sync::Arc<boodle_engine::Rules> {
    rules(
        "michigan-rummy",
        json!({"exchange": {"mode": "none"}, "phases": ["stops"], "session": session}),
    )
}

/// Four players, P0 deals; P1 leads 5S, P2 goes out with 6S, and everybody has one card left to pay.
fn after_a_round(session: Value, chips: [u32; 4]) -> (Scene, Vec<Event>) {
    let hands = ["2D", "5S 9H", "6S", "2H"];
    let mut scene = Scene::dealt(&rummy(session), 0, &chips, "", &hands, "");
    scene.plays(1, "5S");
    let told = scene.plays(2, "6S");
    (scene, told)
}

fn dealer(events: &[Event]) -> Option<usize> {
    events.iter().find_map(|event| match event {
        Event::RoundStarted { dealer } => Some(dealer.index()),
        _ => None,
    })
}

fn who_anted(events: &[Event]) -> Vec<usize> {
    let mut seats: Vec<usize> = Vec::new();
    for event in events {
        if let Event::Staked { seat, .. } = event {
            seats.push(seat.index());
        }
    }
    seats.dedup();
    seats
}

fn eliminated(events: &[Event]) -> Vec<usize> {
    let out = events.iter().filter_map(|event| match event {
        Event::Eliminated { seat } => Some(seat.index()),
        _ => None,
    });
    out.collect()
}

fn never() -> Value {
    json!({"ends": [{"type": "manual"}], "bust": "eliminate"})
}

#[test]
fn the_broke_are_out_and_skipped() {
    let (mut scene, told) = after_a_round(never(), [9, 1, 9, 9]);
    assert_eq!(eliminated(&told), [1]);
    assert_eq!(dealer(&told), Some(2));
    assert_eq!(who_anted(&told), [3, 0, 2], "left of the dealer first");
    let told = scene.does(2, &Action::Deal { double: None });
    let Event::Dealt { hands, .. } = &told[0] else {
        panic!("{told:?}");
    };
    assert!(hands[seat(1)].is_empty());
    assert_eq!(scene.asked(), [3]);

    // The deal passes to P1, the lead over P2 to P3.
    let hands = ["2D", "5S", "6S 9H", "2H"];
    let mut scene = Scene::dealt(&rummy(never()), 0, &[9, 9, 1, 9], "", &hands, "");
    let told = scene.plays(1, "5S");
    assert_eq!((eliminated(&told), dealer(&told)), (vec![2], Some(1)));
    scene.does(1, &Action::Deal { double: None });
    assert_eq!(scene.asked(), [3]);
}

#[test]
fn who_has_one_chip_is_not_broke() {
    let (scene, told) = after_a_round(never(), [9, 2, 9, 9]);
    assert_eq!(eliminated(&told), [0; 0]);
    assert_eq!(dealer(&told), Some(1));
    let own: Vec<String> = told
        .iter()
        .filter_map(|event| match event {
            Event::Staked { seat, space, chips } if seat.index() == 1 => {
                Some(format!("{space} {chips}"))
            }
            _ => None,
        })
        .collect();
    assert_eq!(own, ["AH 1"]);
    assert_eq!(scene.asked(), [1]);
}

#[test]
fn the_first_bust_ends_the_session() {
    let ends =
        json!({"ends": [{"type": "rounds", "count": 9}, {"type": "first_bust"}], "tie": "shared"});
    let (scene, told) = after_a_round(ends.clone(), [9, 1, 9, 5]);
    assert_eq!(eliminated(&told), [0; 0]);
    let outcome = scene.game.outcome().unwrap();
    assert_eq!(outcome.why, EndReason::FirstBust);
    let ranking: Vec<(usize, u8, u32)> = outcome
        .ranking
        .iter()
        .map(|rank| (rank.seat.index(), rank.place, rank.chips))
        .collect();
    assert_eq!(ranking, [(2, 1, 12), (0, 2, 8), (3, 3, 4), (1, 4, 0)]);
    let (scene, _) = after_a_round(ends, [9, 2, 9, 5]);
    assert!(!scene.game.is_finished());
}

/// Who is kept with no chips antes nothing, plays, pays nothing, and is paid when he goes out.
#[test]
fn the_broke_are_kept() {
    let keep = json!({"ends": [{"type": "rounds", "count": 10}], "bust": "keep"});
    let (mut scene, told) = after_a_round(keep.clone(), [9, 1, 9, 9]);
    assert_eq!((eliminated(&told), dealer(&told)), (vec![], Some(1)));
    assert_eq!(who_anted(&told), [2, 3, 0]);
    let told = scene.does(1, &Action::Deal { double: None });
    let Event::Dealt { hands, .. } = &told[0] else {
        panic!("{told:?}");
    };
    assert_eq!(hands[seat(1)].len(), 10);

    let hands = ["2D", "5S 9H", "6S", "2H"];
    let mut scene = Scene::dealt(
        &rummy(keep.clone()),
        0,
        &[9, 0, 9, 9],
        "kitty 3",
        &hands,
        "",
    );
    scene.plays(1, "5S");
    let told = scene.plays(2, "6S");
    let pays = |event: &Event| matches!(event, Event::Paid { from, .. } if from.index() == 1);
    assert!(!told.iter().any(pays));

    let hands = ["2D", "5S", "6S", "2H"];
    let mut scene = Scene::dealt(&rummy(keep), 3, &[0, 9, 9, 9], "kitty 3", &hands, "");
    let told = scene.plays(0, "2D");
    let gains: u32 = told
        .iter()
        .take_while(|event| !matches!(event, Event::RoundEnded { .. }))
        .map(|event| match event {
            Event::Collected { chips, .. } | Event::Paid { chips, .. } => *chips,
            _ => 0,
        })
        .sum();
    assert_eq!(gains, 3 + 3);
}

#[test]
fn minutes_end_after_the_round_in_play() {
    let play = |minutes: u64| {
        let ends = json!({"ends": [{"type": "minutes", "count": 60}], "tie": "shared"});
        let hands = ["2D", "5S 9H", "6S", "2H"];
        let mut scene = Scene::dealt(&rummy(ends), 0, &[9; 4], "", &hands, "");
        scene.at = at(minutes);
        scene.plays(1, "5S");
        assert!(
            !scene.game.is_finished(),
            "the round in play is finished first"
        );
        scene.plays(2, "6S");
        assert_eq!(
            scene.chips()[2] >= 12,
            scene.game.is_finished(),
            "and settled"
        );
        scene.game.outcome().map(|outcome| outcome.why)
    };
    assert_eq!(play(59), None);
    assert_eq!(play(60), Some(EndReason::Minutes));
    assert_eq!(play(61), Some(EndReason::Minutes));
}

#[test]
fn the_host_calls_the_last_round() {
    let hands = ["2D", "5S 9H", "6S", "2H"];
    let mut scene = Scene::dealt(&rummy(never()), 0, &[9; 4], "", &hands, "");
    scene.plays(1, "5S");
    let mut told = Vec::new();
    scene
        .game
        .end(&mut |event| told.push(event.clone()))
        .unwrap();
    scene
        .game
        .end(&mut |event| told.push(event.clone()))
        .unwrap();
    assert_eq!(told, [Event::LastRoundCalled {}]);
    assert!(scene.game.view(Viewer::Public).last_round);
    scene.plays(2, "6S");
    assert_eq!(scene.game.outcome().unwrap().why, EndReason::Host);
    assert_eq!(
        scene.refuses(0, &Action::Deal { double: None }),
        Illegal::Finished
    );
    assert_eq!(scene.winners(), [2]);
}

#[test]
fn one_seat_or_too_few_go_on() {
    let last = json!({"ends": [{"type": "last_standing"}], "bust": "eliminate"});
    let (scene, _) = after_a_round(last.clone(), [1, 1, 9, 9]);
    assert!(!scene.game.is_finished(), "two have chips");
    let (scene, told) = after_a_round(last, [1, 1, 9, 1]);
    assert_eq!(eliminated(&told), [0, 1, 3]);
    assert_eq!(scene.game.outcome().unwrap().why, EndReason::LastStanding);
    let kept = json!({"ends": [{"type": "last_standing"}], "bust": "keep"});
    let (scene, _) = after_a_round(kept, [1, 1, 9, 1]);
    assert_eq!(scene.game.outcome().unwrap().why, EndReason::LastStanding);
    // Without any agreed end too: alone nobody can play.
    let (scene, _) = after_a_round(never(), [1, 1, 9, 1]);
    assert_eq!(scene.winners(), [2]);
    let three = rummy(never())
        .ruleset()
        .patched(&json!({"seats": {"min_active": 3}}));
    let three = std::sync::Arc::new(three.unwrap().check().unwrap());
    let hands = ["2D", "5S 9H", "6S", "2H"];
    let mut scene = Scene::dealt(&three, 0, &[1, 1, 9, 9], "", &hands, "");
    scene.plays(1, "5S");
    scene.plays(2, "6S");
    assert!(scene.game.is_finished(), "three were to go on");
}
