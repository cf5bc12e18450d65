//! Ties: shared, or played off in extra rounds (Michigan Rummy, Gewinnen: Gleichstand).

use crate::actions;
use crate::dice::{Dice, seeds};
use crate::endings::rummy;
use crate::scene::{Scene, rules};
use boodle_engine::{EndReason, Event, Moment};
use serde_json::{Value, json};

/// Three players, P0 deals; P1 leads 5S and P0 goes out with 6S: 2 chips from P1, 1 from P2.
fn after_a_round(session: Value, chips: [u32; 3]) -> (Scene, Vec<Event>) {
    let hands = ["6S", "5S 9H 3D", "2H"];
    let mut scene = Scene::dealt(&rummy(session), 0, &chips, "", &hands, "");
    scene.plays(1, "5S");
    let told = scene.plays(0, "6S");
    (scene, told)
}

/// Plays on until the session ends or an ordinary round would begin; says how many rounds were
/// played.
fn play_on(scene: &mut Scene, dice: &mut Dice) -> usize {
    let mut rounds = 0;
    while let Some(seat) = scene.game.to_act().iter().next() {
        let action = actions::choose(&scene.game, seat, dice);
        scene.at = Moment {
            now: scene.at.now,
            secret: dice.secret(),
        };
        let told = scene.does(seat.index(), &action);
        let ended = told
            .iter()
            .position(|event| matches!(event, Event::RoundEnded { .. }));
        if let Some(place) = ended {
            rounds += 1;
            let then = told[place + 1..]
                .iter()
                .find(|event| !matches!(event, Event::Eliminated { .. }));
            match then {
                Some(Event::ExtraRoundCalled {} | Event::GameEnded { .. }) => {}
                other => panic!("after an extra round {other:?}"),
            }
        }
    }
    rounds
}

fn one_round(tie: &str) -> Value {
    json!({"ends": [{"type": "rounds", "count": 1}], "tie": tie})
}

#[test]
fn a_tie_is_shared() {
    let (scene, told) = after_a_round(one_round("shared"), [57, 62, 31]);
    assert_eq!(scene.chips(), [60, 60, 30]);
    assert_eq!(scene.winners(), [0, 1]);
    assert!(!told.contains(&Event::ExtraRoundCalled {}));
}

#[test]
fn a_tie_is_played_off() {
    let (scene, told) = after_a_round(one_round("extra_round"), [57, 62, 31]);
    assert!(!scene.game.is_finished());
    let called = told
        .iter()
        .position(|event| *event == Event::ExtraRoundCalled {})
        .unwrap();
    assert!(matches!(told[called + 1], Event::RoundStarted { dealer } if dealer.index() == 1));
    assert_eq!(scene.chips(), [54, 54, 24], "everybody antes as usual");

    let (scene, _) = after_a_round(one_round("extra_round"), [58, 62, 31]);
    assert_eq!(scene.winners(), [0], "there is no tie");
}

#[test]
fn extra_rounds_end_when_one_is_ahead() {
    let mut more = 0;
    for seed in seeds(20) {
        let mut dice = Dice::new(seed);
        let (mut scene, _) = after_a_round(one_round("extra_round"), [57, 62, 31]);
        let rounds = play_on(&mut scene, &mut dice);
        assert!((1..=10).contains(&rounds));
        assert_eq!(scene.game.outcome().unwrap().why, EndReason::Rounds);
        if rounds < 10 {
            assert_eq!(scene.winners().len(), 1);
        }
        more += usize::from(rounds > 1);
    }
    eprintln!("more than one extra round: {more}");
}

/// Who was broke may win chips in the extra round: the session ends all the same.
#[test]
fn an_extra_round_after_a_bust_ends_the_session() {
    for seed in seeds(30) {
        let mut dice = Dice::new(seed);
        let ends = json!({"ends": [{"type": "minutes", "count": 60}, {"type": "first_bust"}], "tie": "extra_round"});
        let (mut scene, told) = after_a_round(ends, [57, 62, 1]);
        assert!(told.contains(&Event::ExtraRoundCalled {}));
        let rounds = play_on(&mut scene, &mut dice);
        assert!((1..=10).contains(&rounds));
        assert_eq!(scene.game.outcome().unwrap().why, EndReason::FirstBust);
    }
}

/// After ten extra rounds a tie is shared.
#[test]
fn ten_extra_rounds() {
    let nothing = json!({"board": [], "settle": {"per_card": 0}, "exchange": {"mode": "none"},
        "phases": ["stops"], "session": one_round("extra_round")});
    let rules = rules("michigan-rummy", nothing);
    let mut scene = Scene::dealt(&rules, 0, &[5, 5, 5], "", &["6S", "5S 9H", "2H"], "");
    scene.plays(1, "5S");
    scene.plays(0, "6S");
    assert_eq!(play_on(&mut scene, &mut Dice::new(1)), 10);
    assert_eq!(scene.winners(), [0, 1, 2]);
    let dealers: Vec<usize> = scene
        .told
        .iter()
        .filter_map(|event| match event {
            Event::RoundStarted { dealer } => Some(dealer.index()),
            _ => None,
        })
        .collect();
    // The first round, of dealer 0, is where the scene begins.
    assert_eq!(dealers, [1, 2, 0, 1, 2, 0, 1, 2, 0, 1]);
}

/// The highest number of rounds ends the session also in extra rounds.
#[test]
fn the_cap_holds_for_extra_rounds() {
    let nothing = json!({"board": [], "settle": {"per_card": 0}, "exchange": {"mode": "none"}, "phases": ["stops"],
        "session": {"ends": [{"type": "rounds", "count": 1}], "tie": "extra_round", "max_rounds": 3}});
    let rules = rules("michigan-rummy", nothing);
    let mut scene = Scene::dealt(&rules, 0, &[5, 5, 5], "", &["6S", "5S 9H", "2H"], "");
    scene.plays(1, "5S");
    scene.plays(0, "6S");
    assert_eq!(play_on(&mut scene, &mut Dice::new(1)), 2);
    assert_eq!(scene.game.round(), 3);
}
