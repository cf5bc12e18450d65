//! Rulesets that are meant to break something: each is refused at its place.

use crate::presets::preset;
use crate::rules::FaultCode::{self, *};
use crate::rules::Ruleset;
use serde_json::{Value, json};

fn refused(id: &str, overrides: Value, pointer: &str, code: FaultCode) {
    let ruleset = preset(id).unwrap().ruleset();
    let changed: Ruleset = ruleset.patched(&overrides).unwrap();
    let faults = changed.check().err().unwrap_or_default();
    let mut found = faults.iter().map(|fault| (&fault.pointer[..], fault.code));
    assert!(
        found.any(|fault| fault == (pointer, code)),
        "{overrides}: {faults:?}"
    );
}

fn plays(cards: &[&str]) -> Vec<Value> {
    let claim = |card: &&str| json!({"type": "play", "card": card});
    cards.iter().map(claim).collect()
}

#[test]
fn cards_that_are_not_there() {
    let eights = json!({"deck": {"remove": ["8C", "8D", "8H", "8S"]}});
    refused("tripoli", eights, "/board/7/claims/0/ranks", Contradiction);
    let kings = json!({"deck": {"remove": ["KC", "KD", "KH", "KS"]}});
    refused("pope-joan", kings, "/board/4/claims/0/card", Contradiction);
    let stop = json!({"deck": {"remove": ["7H"]}, "stops": {"forced_stops": ["7H"]}});
    refused("newmarket", stop, "/stops/forced_stops", Contradiction);
    let nearly_all: Vec<String> = crate::Card::all()
        .skip(3)
        .map(|card| card.to_string())
        .collect();
    let all_but_three = json!({"deck": {"remove": nearly_all}, "board": [], "free_ante": null});
    refused("newmarket", all_but_three, "/deck/remove", ImpossibleDeal);
}

#[test]
fn lists_that_are_too_long() {
    let space = |number: usize| json!({"id": format!("s{number}"), "claims": plays(&["AS"])});
    let spaces: Vec<Value> = (0..17).map(space).collect();
    let many = json!({"board": spaces, "free_ante": null});
    refused("newmarket", many, "/board", OutOfRange);

    let nine = plays(&["2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "TC"]);
    let many = json!({"board": [{"id": "x", "claims": nine}], "free_ante": null});
    refused("newmarket", many, "/board/0/claims", OutOfRange);

    let ends: Vec<Value> = (1..10)
        .map(|count| json!({"type": "rounds", "count": count}))
        .collect();
    let many = json!({"session": {"ends": ends}});
    refused("newmarket", many, "/session/ends", OutOfRange);

    let phases = vec!["stops"; 9];
    refused(
        "newmarket",
        json!({"phases": phases}),
        "/phases",
        OutOfRange,
    );

    let stops = vec!["7H"; 53];
    let many = json!({"stops": {"forced_stops": stops}});
    refused("newmarket", many, "/stops/forced_stops", OutOfRange);
    let removed = vec!["2C"; 52];
    let many = json!({"deck": {"remove": removed}});
    refused("newmarket", many, "/deck/remove", OutOfRange);

    let twice = json!({"amount": 1, "from": "each", "causes": ["top", "top"]});
    let twice = json!({"stops": {"stop_bonus": twice}});
    refused("newmarket", twice, "/stops/stop_bonus/causes/1", Duplicate);
}

/// A board has sixteen spaces at most, and as many boodle cards are drawn at most.
#[test]
fn more_boodle_cards_than_can_be_drawn() {
    let board = json!([
        {"id": "a", "claims": plays(&["AC", "2C", "3C", "4C", "5C", "6C", "7C", "8C"])},
        {"id": "b", "claims": plays(&["AD", "2D", "3D", "4D", "5D", "6D", "7D", "8D"])},
        {"id": "c", "claims": plays(&["AH"])},
    ]);
    let draw = json!({"type": "draw_session", "count": 17});
    let many = json!({"board": board, "free_ante": null, "boodle_source": draw});
    refused("newmarket", many, "/boodle_source/count", OutOfRange);
}

/// The card that is turned up is one of the dead hand as it was dealt.
#[test]
fn phases_in_an_odd_order() {
    let swap = json!({"mode": "dealer_swap", "price": 0});
    let late = json!({"phases": ["exchange", "turn_up", "stops"], "exchange": swap});
    refused("pope-joan", late, "/phases/1", Contradiction);

    let kings = json!([{"id": "k", "claims": [{"type": "hold", "card": "K+"}]}]);
    let late = json!({"phases": ["collect", "turn_up", "stops"], "board": kings});
    refused("pope-joan", late, "/phases/1", Contradiction);
    let in_time = json!({"phases": ["turn_up", "collect", "stops"], "board": kings});
    let ruleset = preset("pope-joan").unwrap().ruleset().patched(&in_time);
    assert!(ruleset.unwrap().check().is_ok());
}

#[test]
fn chips_that_nobody_would_win() {
    let fixed = json!({"type": "fixed", "amount": 3, "from": "bank"});
    let pot = json!({"id": "pot", "claims": [{"type": "go_out"}], "pays": fixed});
    let ace = json!({"id": "AS", "claims": plays(&["AS"]), "carry": "to_pot"});
    let board = |more: Value| {
        let mut all =
            json!({"board": [ace, pot], "free_ante": null, "phases": ["exchange", "stops"]});
        json_patch::merge(&mut all, &more);
        all
    };
    let swap = json!({"mode": "dealer_swap", "price": 1, "to": "pot"});
    let changes = board(json!({"exchange": swap, "stops": {
        "no_lead": "pass_left", "no_lead_fee": 1,
        "stop_bonus": {"amount": 1, "from": "pot", "causes": ["top"]}}}));
    for pointer in [
        "/exchange/to",
        "/board/0/carry",
        "/stops/no_lead_fee",
        "/stops/stop_bonus/from",
    ] {
        refused("newmarket", changes.clone(), pointer, Contradiction);
    }
    let widow = json!({"id": "w", "claims": [{"type": "take_dead_hand"}], "pays": fixed});
    let sale = json!({"mode": "fixed_price", "price": 1, "to": "dealer", "forced_stake": 2});
    let stake = board(json!({"board": [widow], "exchange": sale}));
    refused("newmarket", stake, "/exchange/forced_stake", Contradiction);
}

#[test]
fn names_that_have_a_meaning() {
    for id in ["dealer", "dead_hand"] {
        let space = json!({"id": id, "claims": [{"type": "go_out"}]});
        let board = json!({"board": [space], "free_ante": null});
        refused("newmarket", board, "/board/0/id", Contradiction);
    }
}

#[test]
fn ranks_without_end() {
    let set = json!({"type": "hold_set", "ranks": "KQ".repeat(7), "suit": "any"});
    let space = json!({"id": "x", "claims": [set]});
    let board = json!({"board": [space], "free_ante": null});
    refused("newmarket", board, "/board/0/claims/0/ranks", Malformed);
}

#[test]
fn chips_where_there_are_none() {
    let sale = json!({"mode": "fixed_price", "price": 0, "to": "dealer", "forced_stake": 2});
    let widow = json!({"id": "w", "claims": [{"type": "take_dead_hand"}]});
    let none = json!({
        "chips": {"enabled": false}, "board": [widow], "exchange": sale,
        "phases": ["exchange", "stops"], "stops": {"no_lead": "pass_left", "no_lead_fee": 1},
    });
    for pointer in ["/exchange/forced_stake", "/stops/no_lead_fee"] {
        refused("stops-no-chips", none.clone(), pointer, Contradiction);
    }
}
