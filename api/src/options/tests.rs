//! The description against the engine: what a form makes of it alone is taken, nothing that is taken
//! is missing in it, and it is told in every language.

pub(crate) mod form;
mod words;

use std::collections::BTreeSet;

use boodle_engine::{Ruleset, presets};
use form::Form;
use serde_json::{Value, json};

use super::told;
use crate::language::Language;

fn read(ruleset: Value) -> Ruleset {
    Ruleset::read(ruleset).unwrap()
}

/// Every place of a value, parents first.
fn places(value: &Value, at: &str, all: &mut Vec<String>) {
    all.push(at.to_owned());
    let steps: Vec<String> = match value {
        Value::Object(members) => members.keys().cloned().collect(),
        Value::Array(items) => (0..items.len()).map(|n| n.to_string()).collect(),
        _ => return,
    };
    for step in steps {
        let inner = value.pointer(&format!("/{step}")).unwrap();
        places(inner, &format!("{at}/{step}"), all);
    }
}

#[test]
fn every_preset_fits_the_form() {
    let form = Form::of(Language::English);
    for preset in presets() {
        let whole = serde_json::to_value(preset.ruleset()).unwrap();
        assert_eq!(form.fault(&whole), None, "{}", preset.id());
    }
}

#[test]
fn no_unknown_member_fits_and_none_that_must_be_there_is_missed() {
    let form = Form::of(Language::English);
    let (mut added, mut removed) = (0, 0);
    for preset in presets() {
        let whole = serde_json::to_value(preset.ruleset()).unwrap();
        let mut all = Vec::new();
        places(&whole, "", &mut all);
        for place in all {
            let mut more = whole.clone();
            if let Some(Value::Object(members)) = more.pointer_mut(&place) {
                members.insert("surprise".to_owned(), json!(1));
                assert!(form.fault(&more).is_some(), "{place}");
                assert!(Ruleset::read(more).is_err(), "{place}");
                added += 1;
            }
            let Some((around, name)) = place.rsplit_once('/') else {
                continue;
            };
            let mut less = whole.clone();
            if let Some(Value::Object(members)) = less.pointer_mut(around) {
                members.shift_remove(name);
                let fault = form.fault(&less);
                let missed = fault.is_some_and(|fault| fault.ends_with(": missing"));
                assert_eq!(missed, Ruleset::read(less).is_err(), "{place}");
                removed += usize::from(missed);
            }
        }
    }
    assert!(added > 300 && removed > 300, "{added}, {removed}");
}

/// What fits the form can be read, and what the engine plays by fits the form.
#[test]
fn the_form_is_neither_wider_nor_narrower_than_the_engine() {
    let form = Form::of(Language::English);
    let wrong = [
        json!([]),
        json!({}),
        json!(-1),
        json!(0),
        json!(1),
        json!(1.5),
        json!(10_001),
        json!("x"),
        json!("K+"),
        json!("2"),
        json!(true),
        json!(null),
    ];
    let (mut fit, mut played) = (0, 0);
    let mut seen = BTreeSet::new();
    for preset in presets() {
        let whole = serde_json::to_value(preset.ruleset()).unwrap();
        let mut all = Vec::new();
        places(&whole, "", &mut all);
        // What most presets have alike is looked at once.
        all.retain(|place| {
            let value = whole.pointer(place).unwrap().to_string();
            seen.insert((place.replace(|c: char| c.is_ascii_digit(), "-"), value))
        });
        for place in &all {
            for wrong in &wrong {
                let mut value = whole.clone();
                *value.pointer_mut(place).unwrap() = wrong.clone();
                let what = format!("{wrong} at {place} of {}", preset.id());
                let read = Ruleset::read(value.clone());
                if form.fault(&value).is_none() {
                    assert!(read.is_ok(), "{what}: {read:?}");
                    fit += 1;
                }
                // Written again: what is derived for objects also reads lists, which the service refuses.
                if let Ok(Ok(rules)) = read.map(Ruleset::check) {
                    let value = serde_json::to_value(rules.ruleset()).unwrap();
                    assert_eq!(form.fault(&value), None, "{what}");
                    played += 1;
                }
            }
        }
    }
    assert!(fit > 200 && played > 200, "{fit}, {played}");
}

#[test]
fn the_smallest_ruleset_of_the_form_can_be_read() {
    let form = Form::of(Language::English);
    let least = form.smallest();
    let named: Vec<_> = least.as_object().unwrap().keys().collect();
    assert_eq!(named, ["id", "seats", "deck", "chips", "phases"]);
    let defaults = form.options().iter().filter(|it| it["required"] == false);
    let mut whole = least.clone();
    for option in defaults {
        whole[option["name"].as_str().unwrap()] = option["default"].clone();
    }
    assert_eq!(read(least), read(whole.clone()));
    assert_eq!(form.fault(&whole), None);
}

#[test]
fn a_default_is_what_leaving_out_gives() {
    let form = Form::of(Language::English);
    let mut seen = 0;
    form.each(&form.smallest(), &mut |option, at, ruleset| {
        let (around, name) = at.rsplit_once('/').unwrap();
        let mut without = ruleset.clone();
        let Some(Value::Object(members)) = without.pointer_mut(around) else {
            assert_eq!(name, "0");
            return assert!(option["required"] == true && option.get("default").is_none());
        };
        members.shift_remove(name);
        let mut with = without.clone();
        with.pointer_mut(around).unwrap()[name] = option["default"].clone();
        if option["required"] == true {
            assert!(option.get("default").is_none(), "{at}");
            assert!(Ruleset::read(without).is_err(), "{at} can be left out");
        } else {
            assert_eq!(read(without), read(with), "{at}");
            seen += 1;
        }
    });
    assert!(seen > 60, "{seen}");
}

/// Values that the rules name.
#[test]
fn what_is_told_is_what_the_rules_say() {
    let form = Form::of(Language::English);
    let mut found = 0;
    form.each(&form.smallest(), &mut |option, _, ruleset| {
        let mode = &ruleset["exchange"]["mode"];
        let (default, range) = match option["pointer"].as_str().unwrap() {
            "/seats/min_active" => (json!(2), json!({"min": 2, "max": 9})),
            "/seats/max" => (json!(null), json!({"min": 2, "max": 9})),
            "/chips/start" => (json!(null), json!({"min": 0, "max": 1_000_000})),
            "/exchange/price" => (json!(4), json!({"min": 0, "max": 1_000_000})),
            "/exchange/min_bid" => (json!(1), json!({"min": 1, "max": 1_000_000})),
            "/session/max_rounds" => (json!(500), json!({"min": 1, "max": 10_000})),
            "/session/ends/-/count" if option["title"] == "Minutes" => {
                (json!(null), json!({"min": 1, "max": 1_440}))
            }
            "/session/ends/-/count" => (json!(null), json!({"min": 1, "max": 10_000})),
            "/visibility/show_dead_at_end" => (json!(true), json!(null)),
            "/dealer/first" => (json!({"type": "cut_high"}), json!(null)),
            "/exchange/dealer_bids" => (json!(true), json!(null)),
            "/stops/restart" => (json!("change"), json!(null)),
            _ => return,
        };
        assert_eq!(option["default"], default, "{option} with {mode}");
        assert_eq!(option["range"], range, "{option}");
        found += 1;
    });
    // The price stands in two ways of the exchange, the count in two ends.
    assert_eq!(found, 13);
    let ends = form.options().iter().find(|it| it["name"] == "session");
    let ends = &ends.unwrap()["default"]["ends"];
    assert_eq!(*ends, json!([{"type": "rounds", "count": 10}]));
}

/// Where a price may go to the dealer is written by hand, so the engine is asked.
#[test]
fn the_dealer_stands_for_a_space_where_the_engine_says_so() {
    let form = Form::of(Language::English);
    let base = serde_json::to_value(presets()[0].ruleset()).unwrap();
    let (mut taken, mut refused) = (0, 0);
    form.each(&base, &mut |option, at, ruleset| {
        if option["type"] != "space" {
            return;
        }
        let mut ruleset = ruleset.clone();
        *ruleset.pointer_mut(at).unwrap() = json!("dealer");
        let faults = read(ruleset).check().err().unwrap_or_default();
        let is_fault = faults.iter().any(|fault| fault.pointer == at);
        assert_eq!(option["dealer"] == true, !is_fault, "{at}: {faults:?}");
        if is_fault {
            refused += 1;
        } else {
            taken += 1;
        }
    });
    assert_eq!((taken, refused), (2, 2));
}

#[test]
fn languages_differ_in_words_alone() {
    let bare = |language| {
        let mut options = serde_json::from_str(told(language).unwrap().get()).unwrap();
        without_words(&mut options);
        options
    };
    let english: Value = bare(Language::English);
    assert!(Language::ALL.iter().all(|other| bare(*other) == english));
}

fn without_words(value: &mut Value) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(without_words),
        Value::Object(members) => {
            members.retain(|name, _| name != "title" && name != "meaning");
            members.values_mut().for_each(without_words);
        }
        _ => {}
    }
}
