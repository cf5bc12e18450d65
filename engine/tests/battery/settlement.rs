//! The settlement where the rules add to it: a reward for going out, and doubled spaces.

use crate::scene::{Cards, Scene, Stage, hand, rules, seat};
use boodle_engine::{Card, Event, PaidFor, Payee, Rules, Viewer};
use serde_json::{Value, json};
use std::sync::Arc;

/// Rules of a session of one round.
fn once(preset: &str, settle: Value) -> Arc<Rules> {
    let ends = json!([{"type": "rounds", "count": 1}]);
    rules(preset, json!({"settle": settle, "session": {"ends": ends}}))
}

/// What was paid and to whom, in order.
fn told(events: &[Event]) -> Vec<String> {
    let lines = events.iter().filter_map(|event| match event {
        Event::Collected {
            seat, space, chips, ..
        } => Some(format!("{seat:?} takes {space} {chips}")),
        Event::WentOut { seat } => Some(format!("{seat:?} out")),
        Event::Rewarded { seat, chips } => Some(format!("{seat:?} rewarded {chips}")),
        Event::Exempt { seat } => Some(format!("{seat:?} exempt")),
        Event::Paid {
            from,
            to: Payee::Seat(to),
            chips,
            why: PaidFor::Cards,
            ..
        } => Some(format!("{from:?} pays {to:?} {chips}")),
        Event::Paid {
            from,
            to: Payee::Space(space),
            chips,
            why: PaidFor::Unplayed,
            ..
        } => Some(format!("{from:?} doubles {space} {chips}")),
        Event::Paid { .. } => panic!("{event:?}"),
        _ => None,
    });
    lines.collect()
}

fn board(scene: &Scene) -> Vec<(String, u32)> {
    let spaces = scene.game.view(Viewer::Public).board;
    let with_chips = spaces.into_iter().filter(|space| space.chips > 0);
    with_chips
        .map(|space| (space.id.to_string(), space.chips))
        .collect()
}

fn on(spaces: &[(&str, u32)]) -> Vec<(String, u32)> {
    let own = |&(space, chips): &(&str, u32)| (space.to_owned(), chips);
    spaces.iter().map(own).collect()
}

/// C21: a fixed reward, after what lies on the board and before what the others pay.
#[test]
fn going_out_is_rewarded_by_the_bank() {
    let rules = once("newmarket", json!({"round_bonus": 5}));
    let hands = ["KH", "2C 3D", "5D"];
    let mut scene = Scene::dealt(&rules, 2, &[9, 9, 9], "KH 5, pot 4", &hands, "");
    let all = [
        "P0 takes KH 5",
        "P0 out",
        "P0 takes pot 4",
        "P0 rewarded 5",
        "P1 pays P0 2",
        "P2 pays P0 1",
    ];
    assert_eq!(told(&scene.plays(0, "KH")), all);
    assert_eq!(scene.chips(), [9 + 5 + 4 + 5 + 2 + 1, 7, 8]);
    assert_eq!(scene.game.view(Viewer::Public).bank, -5);

    // Where nothing else is paid for going out.
    let rules = once("michigan", json!({"round_bonus": 3}));
    let hands = ["KS", "2C 3D", "5D"];
    let mut scene = Scene::dealt(&rules, 2, &[9, 0, 9], "KS 2", &hands, "");
    let all = ["P0 takes KS 2", "P0 out", "P0 rewarded 3"];
    assert_eq!(told(&scene.plays(0, "KS")), all);
    assert_eq!(scene.chips(), [14, 0, 9]);
}

fn doubled(more: Value) -> Value {
    let mut settle = json!({"unplayed_boodle": "double_space"});
    json_patch::merge(&mut settle, &more);
    settle
}

/// Nain Jaune: the cards are paid first, then who still holds a card of the board doubles its space.
#[test]
fn who_holds_a_boodle_card_doubles_its_space() {
    let rules = once("newmarket", doubled(json!({})));
    let hands = ["3C", "KH QC 2S", "JD", "AS"];
    let spaces = "KH 5, QC 3, JD 4";
    let mut scene = Scene::dealt(&rules, 3, &[9, 10, 1, 9], spaces, &hands, "");
    // P1 has 7 chips left, so 2 for QC; P2 has none for JD; on AS lies nothing.
    let all = [
        "P0 out",
        "P1 pays P0 3",
        "P2 pays P0 1",
        "P3 pays P0 1",
        "P1 doubles KH 5",
        "P1 doubles QC 2",
    ];
    assert_eq!(told(&scene.plays(0, "3C")), all);
    assert_eq!(scene.chips(), [14, 0, 0, 8]);
    assert_eq!(board(&scene), on(&[("KH", 10), ("QC", 5), ("JD", 4)]));
}

/// Each card doubles what lies there by then, left of the dealer first.
#[test]
fn a_space_of_two_cards_is_doubled_twice() {
    let claims = json!([{"type": "play", "card": "KH"}, {"type": "play", "card": "KD"}]);
    let one = json!({"board": [{"id": "kings", "claims": claims}], "free_ante": null,
        "settle": doubled(json!({"per_card": 0})), "session": {"ends": [{"type": "rounds", "count": 1}]}});
    let rules = rules("newmarket", one);
    let play = |hands: [&str; 3]| {
        let mut scene = Scene::dealt(&rules, 1, &[9, 20, 20], "kings 3", &hands, "");
        (told(&scene.plays(2, "3C")), board(&scene))
    };
    let apart = play(["KH", "KD", "3C"]);
    assert_eq!(
        apart.0,
        ["P2 out", "P0 doubles kings 3", "P1 doubles kings 6"]
    );
    let one_hand = play(["2S", "KD KH", "3C"]);
    assert_eq!(
        one_hand.0,
        ["P2 out", "P1 doubles kings 3", "P1 doubles kings 6"]
    );
    assert_eq!(
        (apart.1, one_hand.1),
        (on(&[("kings", 12)]), on(&[("kings", 12)]))
    );
}

/// Who is spared the payment for cards is not spared this, and trumps decide which cards are meant.
#[test]
fn trumps_and_the_spared() {
    let rules = once("pope-joan", doubled(json!({})));
    let turn_up: Option<Card> = "4S".parse().ok();
    let cards = Cards::Hands {
        hands: ["3C", "KS 5D", "KC 9D"].map(hand).to_vec(),
        dead: hand("4S"),
        turn_up,
    };
    let stage = Stage::Dealt {
        cards,
        done: vec![],
    };
    let mut scene = Scene::at(&rules, 2, &[9, 9, 9], "king 2, pope 6", stage);
    let all = [
        "P0 out",
        "P1 pays P0 2",
        "P2 exempt",
        "P1 doubles king 2",
        "P2 doubles pope 6",
    ];
    assert_eq!(told(&scene.plays(0, "3C")), all);
    assert_eq!(scene.chips(), [11, 5, 3]);
    assert_eq!(board(&scene), on(&[("pope", 12), ("king", 4)]));
}

/// Where holding a card has won its space already nothing lies there to double, and what is only won
/// by holding is not doubled.
#[test]
fn what_was_won_by_holding_is_not_doubled() {
    let rules = once("tripoli-no-poker", doubled(json!({})));
    let hands = ["3D", "KH 2D", "QC"];
    let mut scene = Scene::dealt(&rules, 0, &[5, 5, 5], "KH 4, QH 3, kq 2", &hands, "");
    assert_eq!(told(&scene.told), ["P1 takes KH 4"]);
    scene.plays(1, "2D");
    let all = ["P0 out", "P1 pays P0 1", "P2 pays P0 1"];
    assert_eq!(told(&scene.plays(0, "3D")), all);
    assert_eq!(board(&scene), on(&[("QH", 3), ("kq", 2)]));
    assert!(!scene.holds(seat(1).index(), "2D"));
}

/// What was paid stays there when stakes go back: it was no stake.
#[test]
fn a_doubled_space_is_carried_over_when_stakes_go_back() {
    let space = json!({"id": "KH", "claims": [{"type": "play", "card": "KH"}], "carry": "return",
                       "ante": {"each": 2, "dealer": 2}});
    let changes = json!({"board": [space], "free_ante": null, "settle": doubled(json!({"per_card": 0})),
        "session": {"ends": [{"type": "rounds", "count": 1}]}});
    let rules = rules("newmarket", changes);
    let cards = Cards::Hands {
        hands: ["3C", "KH", "5D"].map(hand).to_vec(),
        dead: hand(""),
        turn_up: None,
    };
    let mut scene = Scene::at(&rules, 2, &[9, 9, 9], "", Stage::Ante(Some(cards)));
    scene.does(2, &boodle_engine::Action::Deal { double: None });
    let all = [
        "P0 out",
        "P1 doubles KH 6",
        "P0 takes KH 2",
        "P1 takes KH 2",
        "P2 takes KH 2",
    ];
    assert_eq!(told(&scene.plays(0, "3C")), all);
    assert_eq!(scene.chips(), [9, 3, 9]);
    assert_eq!(board(&scene), on(&[("KH", 6)]));
}
