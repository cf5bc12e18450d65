//! A fee for whom the turn passes by (Play or Pay).

use crate::scene::{Scene, rules};
use boodle_engine::{Action, Event, PaidFor, Payee, Rules, Viewer};
use serde_json::{Value, json};
use std::sync::Arc;

/// Newmarket with a fee of 2 and other changes.
fn fee(changes: Value) -> Arc<Rules> {
    let mut all = json!({"stops": {"pass_fee": 2}});
    json_patch::merge(&mut all, &changes);
    rules("newmarket", all)
}

/// What happened, fees as `P0 pot 2`, stops as `stop`.
fn fees(events: &[Event]) -> Vec<String> {
    let told = events.iter().filter_map(|event| match event {
        Event::Paid {
            from,
            to: Payee::Space(space),
            chips,
            why: PaidFor::Fee,
            ..
        } => Some(format!("{from:?} {space} {chips}")),
        Event::Stopped { .. } => Some("stop".to_owned()),
        _ => None,
    });
    told.collect()
}

#[test]
fn whom_the_turn_passes_by_pays() {
    let hands = ["3C 9D", "5C 6C 9H", "4C 7C 9S 2D", "TH JH"];
    let mut scene = Scene::dealt(&fee(json!({})), 3, &[5, 1, 5, 0], "", &hands, "8C");
    // 4C is P2's: P1 has but one chip.
    assert_eq!(fees(&scene.plays(0, "3C")), ["P1 pot 1"]);
    // 5C is P1's: the turn passes P3, who has nothing, and P0.
    assert_eq!(fees(&scene.plays(2, "4C")), ["P0 pot 2"]);
    // 6C is his own: it passes everybody else.
    assert_eq!(fees(&scene.plays(1, "5C")), ["P2 pot 2", "P0 pot 2"]);
    // 7C is his neighbour's.
    assert_eq!(fees(&scene.plays(1, "6C")), [""; 0]);
    // 8C is dead: everybody else, and then the sequence stops.
    assert_eq!(fees(&scene.plays(2, "7C")), ["P0 pot 1", "stop"]);
    assert_eq!((scene.asked(), scene.chips()), (vec![2], vec![0, 0, 3, 0]));
    let view = scene.game.view(Viewer::Public);
    assert_eq!(view.board.last().unwrap().chips, 8);
}

/// Nobody's turn comes where all see that no card can follow.
#[test]
fn a_plain_end_of_a_sequence_costs_nothing() {
    let ended = |changes: Value, hands: [&str; 3], dead: &str, plays: &[(usize, &str)]| {
        let mut scene = Scene::dealt(&fee(changes), 2, &[9, 9, 9], "", &hands, dead);
        let mut told = Vec::new();
        plays
            .iter()
            .for_each(|&(seat, card)| told = scene.plays(seat, card));
        fees(&told)
    };
    let hands = ["QC 2D", "KC 5H", "8D 9H"];
    assert_eq!(
        ended(json!({}), hands, "3D", &[(0, "QC"), (1, "KC")]),
        ["stop"]
    );
    let removed = json!({"deck": {"remove": ["KC"]}});
    assert_eq!(
        ended(removed, ["QC 2D", "5H", "8D"], "3D", &[(0, "QC")]),
        ["stop"]
    );
    // The king is nowhere: it has been played.
    assert_eq!(
        ended(json!({}), ["QC 2D", "5H", "8D"], "3D", &[(0, "QC")]),
        ["stop"]
    );
    let forced = json!({"stops": {"forced_stops": ["QC"]}});
    assert_eq!(ended(forced, hands, "3D", &[(0, "QC")]), ["stop"]);
}

/// Who goes out stops nothing, and takes what the others have paid.
#[test]
fn who_goes_out_takes_the_fees() {
    let once = json!({"session": {"ends": [{"type": "rounds", "count": 1}]}});
    let hands = ["3C 9D", "5H", "4C"];
    let mut scene = Scene::dealt(&fee(once), 2, &[9, 9, 9], "pot 1", &hands, "5C");
    assert_eq!(fees(&scene.plays(0, "3C")), ["P1 pot 2"]);
    assert_eq!(fees(&scene.plays(2, "4C")), [""; 0]);
    // The pot with the fee, and a chip for each card left.
    assert_eq!(scene.chips(), [8, 6, 9 + 3 + 2]);
}

/// Where cards may be kept back every pass costs the fee, and the table cannot tell from what is paid
/// whether the card is dead.
#[test]
fn every_pass_costs_the_fee() {
    let rules = fee(json!({"stops": {"withhold": true}}));
    let told = |hands: [&str; 3], dead: &str| {
        let mut scene = Scene::dealt(&rules, 2, &[5, 0, 1], "", &hands, dead);
        let lead = scene.plays(0, "3C");
        assert_eq!(fees(&lead), [""; 0]);
        let passes: Vec<Event> = [1, 2, 0]
            .into_iter()
            .flat_map(|seat| scene.does(seat, &Action::Pass {}))
            .collect();
        // P1 has nothing, P2 one chip; the last player pays for his pass too.
        assert_eq!(fees(&passes), ["P2 pot 1", "P0 pot 2", "stop"]);
        assert_eq!(scene.chips(), [3, 0, 0]);
        let open = passes
            .iter()
            .map(|event| serde_json::to_string(&event.seen_by(Viewer::Public, 3)).unwrap());
        open.collect::<Vec<_>>()
    };
    let kept = told(["3C 5D", "9D 4C", "2H 7S"], "8S");
    let dead = told(["3C 5D", "9D 8S", "2H 7S"], "4C");
    assert_eq!(kept, dead);

    // Who plays has not passed.
    let hands = ["3C 5D", "9D 5C", "4C 7S"];
    let mut scene = Scene::dealt(&rules, 2, &[5, 5, 5], "", &hands, "8H");
    scene.plays(0, "3C");
    assert_eq!(fees(&scene.does(1, &Action::Pass {})), ["P1 pot 2"]);
    assert_eq!(fees(&scene.plays(2, "4C")), [""; 0]);
    assert_eq!(scene.chips(), [5, 3, 5]);
}

/// On a board of many spaces the fee goes on the first that going out wins.
#[test]
fn the_fee_goes_on_what_going_out_wins() {
    let rules = rules("tripoli-no-poker", json!({"stops": {"pass_fee": 1}}));
    let hands = ["5C 9S", "4C 6C 2D", "TD JS"];
    let mut scene = Scene::dealt(&rules, 0, &[5, 5, 5], "kq 4", &hands, "7C");
    assert_eq!(fees(&scene.plays(1, "4C")), ["P2 skat 1"]);
    assert_eq!(fees(&scene.plays(0, "5C")), [""; 0]);
    assert_eq!(
        fees(&scene.plays(1, "6C")),
        ["P2 skat 1", "P0 skat 1", "stop"]
    );
    assert_eq!(scene.chips(), [4, 5, 3]);
}
