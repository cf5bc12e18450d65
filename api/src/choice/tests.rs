//! What is chosen, what it is called, and what is refused where.

mod mutants;

use boodle_engine::preset;
use serde_json::json;

use super::*;

/// A preset as it would be sent whole.
fn whole_preset(id: &str) -> Value {
    serde_json::to_value(preset(id).unwrap().ruleset()).unwrap()
}

/// A ruleset of one's own with few words.
fn own() -> Value {
    json!({
        "id": "two-queens",
        "seats": {"min": 3, "max": 6},
        "deck": {"low": "2", "remove": ["QC"]},
        "chips": {"start": 30},
        "board": [
            {"id": "QS", "claims": [{"type": "play", "card": "QS"}], "ante": {"each": 1, "dealer": 2}},
            {"id": "bank", "claims": [{"type": "go_out"}], "ante": {"each": 1, "dealer": 1}},
        ],
        "phases": ["stops"],
    })
}

fn with(mut ruleset: Value, changes: Value) -> Value {
    for (name, change) in changes.as_object().unwrap() {
        ruleset[name] = change.clone();
    }
    ruleset
}

fn choose(ruleset: Value, overrides: Value) -> Result<Chosen, Problem> {
    let ruleset: RulesetChoice = serde_json::from_value(ruleset).unwrap();
    chosen(&ruleset, overrides.as_object().unwrap())
}

#[test]
fn what_rules_are_called() {
    let newmarket = || whole_preset("newmarket");
    let richer = json!({"chips": {"start": 60}});
    let other_id = with(newmarket(), json!({"id": "ours"}));
    let other_rules = with(newmarket(), json!({"settle": {"per_card": 2}}));
    for (ruleset, overrides, name) in [
        (json!("newmarket"), json!({}), Some("newmarket")),
        (json!("newmarket"), richer.clone(), Some("newmarket")),
        (newmarket(), json!({}), Some("newmarket")),
        (newmarket(), richer.clone(), Some("newmarket")),
        (other_id, json!({}), None),
        (other_rules, json!({}), None),
        (own(), richer, None),
    ] {
        let chosen = choose(ruleset.clone(), overrides.clone()).unwrap();
        assert_eq!(chosen.preset.as_deref(), name, "{ruleset} with {overrides}");
    }
}

#[test]
fn a_whole_preset_is_the_preset() {
    for preset in boodle_engine::presets() {
        let named = choose(json!(preset.id()), json!({})).unwrap();
        let sent = choose(whole_preset(preset.id()), json!({})).unwrap();
        assert_eq!(named.rules.json(), sent.rules.json());
        assert_eq!(named.rules.hash(), sent.rules.hash());
    }
}

#[test]
fn what_is_left_out_is_filled_in_and_overrides_come_last() {
    let overrides = json!({"chips": {"start": 99}, "deck": {"remove": []}});
    let chosen = choose(own(), overrides).unwrap();
    let rules = chosen.rules.ruleset();
    assert_eq!(rules.chips.start, 99);
    assert!(rules.deck.remove.is_empty());
    assert_eq!((rules.seats.min_active, rules.session.max_rounds), (2, 500));
    assert_eq!(rules.board.len(), 2);
}

/// The problem's own place is in the body, those of its faults are in the ruleset.
#[test]
fn what_is_refused_and_where() {
    let unknown = with(own(), json!({"nonsense": 1, "chips": {"start": -1}}));
    let alone = json!({"id": "x"});
    let unplayable = with(own(), json!({"seats": {"min": 1, "max": 6}}));
    let list = with(own(), json!({"chips": [true, 40]}));
    let three = json!({"seats": {"min": 3}});
    for (ruleset, overrides, code, pointer, faults) in [
        (
            unknown,
            json!({}),
            Code::BadRequest,
            Some("/ruleset/chips/start"),
            vec!["/chips/start", "/nonsense"],
        ),
        (
            alone,
            json!({}),
            Code::BadRequest,
            Some("/ruleset"),
            vec!["", "", "", ""],
        ),
        (
            own(),
            json!({"chips": {"start": "x"}}),
            Code::BadRequest,
            Some("/overrides/chips/start"),
            vec!["/chips/start"],
        ),
        (
            own(),
            json!({"id": "x"}),
            Code::BadRequest,
            Some("/overrides/id"),
            vec!["/id"],
        ),
        (
            list,
            json!({}),
            Code::BadRequest,
            Some("/ruleset/chips"),
            vec![],
        ),
        (
            unplayable.clone(),
            json!({}),
            Code::InvalidRuleset,
            Some("/ruleset"),
            vec!["/seats/min", "/seats/min_active"],
        ),
        (
            unplayable.clone(),
            json!({"chips": {"start": 0}}),
            Code::InvalidRuleset,
            None,
            vec!["/seats/min", "/seats/min_active", "/chips/start"],
        ),
        (
            json!("newmarket"),
            json!({"seats": {"min": 1}}),
            Code::InvalidRuleset,
            Some("/overrides"),
            vec!["/seats/min", "/seats/min_active"],
        ),
        (
            json!("snap"),
            three.clone(),
            Code::UnknownRuleset,
            Some("/ruleset"),
            vec![],
        ),
    ] {
        let problem = choose(ruleset.clone(), overrides.clone()).unwrap_err();
        let which = format!("{ruleset} with {overrides}: {problem}");
        assert_eq!(problem.code(), code, "{which}");
        assert_eq!(problem.pointer(), pointer, "{which}");
        let places: Vec<_> = problem.faults().iter().map(|f| &f.pointer[..]).collect();
        assert_eq!(sorted(places), sorted(faults), "{which}");
    }
    assert!(choose(unplayable, three).is_ok(), "overrides may mend it");
}

fn sorted(mut places: Vec<&str>) -> Vec<&str> {
    places.sort_unstable();
    places
}

#[test]
fn neither_a_text_nor_an_object() {
    for wrong in [json!(7), json!(null), json!(["newmarket"]), json!(true)] {
        let error = serde_json::from_value::<RulesetChoice>(wrong).unwrap_err();
        let sentence = form::plainly(&error.to_string());
        let wanted = "stands where the id of a ruleset or a whole ruleset is expected";
        assert!(sentence.ends_with(wanted), "{sentence}");
    }
}
