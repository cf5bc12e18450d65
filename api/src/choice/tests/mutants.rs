//! Whatever JSON is sent as a ruleset: it is refused with places that are there, or it can be told in
//! every language and played to the end.

use std::hash::{BuildHasher, RandomState};
use std::sync::Arc;

use boodle_engine::{Event, Game, Moment, Secret, presets};

use super::*;
use crate::language::Language;
use crate::rules_text;
use crate::words::{Glossary, Words};

/// SplitMix64: every choice follows from a seed.
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((word ^ word >> 31) % end as u64).unwrap()
    }

    fn pick<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len())]
    }
}

/// Every place of a value.
fn places(value: &Value, at: &str, all: &mut Vec<String>) {
    all.push(at.to_owned());
    match value {
        Value::Array(items) => {
            for (n, item) in items.iter().enumerate() {
                places(item, &format!("{at}/{n}"), all);
            }
        }
        Value::Object(members) => {
            for (name, member) in members {
                let name = name.replace('~', "~0").replace('/', "~1");
                places(member, &format!("{at}/{name}"), all);
            }
        }
        _ => {}
    }
}

fn junk(dice: &mut Dice) -> Value {
    let long = "x".repeat(300);
    let many = vec![json!("2C"); 80];
    let all = [
        json!(null),
        json!(true),
        json!(-1),
        json!(0),
        json!(1),
        json!(2),
        json!(7),
        json!(255),
        json!(1_000_001),
        json!(u32::MAX),
        json!(u64::MAX),
        json!(1.5),
        json!(1e300),
        json!(""),
        json!("AS"),
        json!("K+"),
        json!("dealer"),
        json!("dead_hand"),
        json!("pot"),
        json!("\u{0}\u{202e}{$x}"),
        json!(long),
        json!([]),
        json!(many),
        json!({}),
        json!({"type": "play", "card": "3C"}),
        json!({"type": "go_out"}),
        json!({"a/b~c": [null]}),
    ];
    dice.pick(&all).clone()
}

fn some_preset(dice: &mut Dice) -> Value {
    serde_json::to_value(dice.pick(presets()).ruleset()).unwrap()
}

/// Changes one place of a ruleset into something else.
fn mutate(ruleset: &mut Value, dice: &mut Dice) {
    let mut all = Vec::new();
    places(ruleset, "", &mut all);
    let Some(place) = all.get(1 + dice.below(all.len())).cloned() else {
        return;
    };
    let other = some_preset(dice);
    let Some(target) = ruleset.pointer_mut(&place) else {
        return;
    };
    match (dice.below(6), target) {
        // What stands there in another game is at home there.
        (0..=2, target) => {
            if let Some(theirs) = other.pointer(&place) {
                *target = theirs.clone();
            }
        }
        (3, Value::Array(items)) => {
            let again = items.first().cloned().unwrap_or_default();
            items.extend(vec![again; 1 + dice.below(40)]);
        }
        (3, Value::Object(members)) => {
            members.insert("new\u{7f}/~".to_owned(), junk(dice));
        }
        (4, Value::Array(items)) if !items.is_empty() => {
            items.remove(dice.below(items.len()));
        }
        (4, Value::Object(members)) if !members.is_empty() => {
            let names: Vec<String> = members.keys().cloned().collect();
            members.remove(dice.pick(&names));
        }
        (_, target) => *target = junk(dice),
    }
}

/// Mostly nothing, at times a part of another ruleset, as good as it may be.
fn some_overrides(dice: &mut Dice) -> Value {
    if dice.below(4) != 0 {
        return json!({});
    }
    let mut other = some_preset(dice);
    mutate(&mut other, dice);
    let members: Vec<String> = other.as_object().unwrap().keys().cloned().collect();
    let name = dice.pick(&members);
    json!({ name: other[name] })
}

#[test]
fn any_json_is_refused_or_can_be_played() {
    let fresh = RandomState::new().hash_one(0);
    eprintln!("fresh seed: {fresh}");
    let mut seen = [0_usize; 3];
    for seed in [1, 2, 3, fresh] {
        let mut dice = Dice(seed);
        for number in 0..200 {
            let mut sent = some_preset(&mut dice);
            for _ in 0..=dice.below(3) {
                mutate(&mut sent, &mut dice);
            }
            let body = json!({"ruleset": sent, "overrides": some_overrides(&mut dice)});
            let which = format!("seed {seed}, {number}: {body}");
            let outcome = match choose(body["ruleset"].clone(), body["overrides"].clone()) {
                Ok(chosen) => {
                    is_told(&chosen, &which);
                    plays(&chosen, &mut dice, &which);
                    0
                }
                Err(problem) => is_well_refused(&problem, &body, &which),
            };
            seen[outcome] += 1;
        }
    }
    eprintln!("played, of a wrong form, refused by the rules: {seen:?}");
    assert!(seen.iter().all(|times| *times > 30), "{seen:?}");
}

/// 1 where the form was wrong, 2 where the rules were.
fn is_well_refused(problem: &Problem, body: &Value, which: &str) -> usize {
    let formless = match problem.code() {
        Code::BadRequest => true,
        Code::InvalidRuleset => false,
        code => panic!("{code:?}: {which}"),
    };
    if let Some(pointer) = problem.pointer() {
        assert!(body.pointer(pointer).is_some(), "{pointer}: {which}");
    }
    assert!(problem.detail().len() < 1_000, "{which}");
    let faults = problem.faults();
    assert!(faults.len() <= 200, "{} faults: {which}", faults.len());
    for fault in faults {
        let length = fault.detail.len();
        assert!(0 < length && length < 1_000, "{which}");
        if formless {
            let parts = [&body["ruleset"], &body["overrides"]];
            let mut parts = parts.iter().map(|part| part.pointer(&fault.pointer));
            assert!(parts.any(|part| part.is_some()), "{fault:?}: {which}");
        }
    }
    if formless { 1 } else { 2 }
}

fn is_told(chosen: &Chosen, which: &str) {
    let ruleset = chosen.rules.ruleset();
    let again: Ruleset = serde_json::from_str(chosen.rules.json()).unwrap();
    assert_eq!(&again, ruleset, "{which}");
    for language in Language::ALL {
        let text = rules_text::told(ruleset, language);
        let broken = ["{", "}", "$", "rules-", "  ", "..", ". .", " ,", " .", "()"];
        for broken in broken {
            assert!(!text.contains(broken), "{broken:?} in {text}: {which}");
        }
        let glossary = Glossary::of(ruleset, &Words::of(&ruleset.id, language));
        let glossary = serde_json::to_value(glossary).unwrap();
        let names = glossary["spaces"].as_array().unwrap();
        assert!(names.iter().all(|space| space["name"] != ""), "{which}");
    }
}

/// With the fewest and the most players, the first legal action each time, for a round or two.
fn plays(chosen: &Chosen, dice: &mut Dice, which: &str) {
    let short = json!({"session": {"max_rounds": 1 + dice.below(2)}});
    let short = chosen.rules.ruleset().patched(&short).unwrap();
    let rules = Arc::new(short.check().unwrap());
    let seats = &rules.ruleset().seats;
    for players in [seats.min, seats.max] {
        let secret = std::array::from_fn(|_| u8::try_from(dice.below(256)).unwrap());
        let at = Moment {
            now: 0,
            secret: Secret::new(secret),
        };
        let mut ignored = |_: &Event| {};
        let rules = Arc::clone(&rules);
        let game = Game::start("mutant", rules, players.into(), &at, &mut ignored);
        let mut game = game.unwrap_or_else(|why| panic!("{why}: {which}"));
        let mut actions = 0;
        while !game.is_finished() {
            let seat = game.to_act().iter().next();
            let seat = seat.unwrap_or_else(|| panic!("nobody can act: {which}"));
            let action = game.legal_actions(seat).into_iter().next();
            let action = action.unwrap_or_else(|| panic!("nothing can be done: {which}"));
            let done = game.apply(seat, &action, &at, &mut ignored);
            done.unwrap_or_else(|why| panic!("{why}: {which}"));
            actions += 1;
            assert!(actions < 2_000, "{which}");
        }
    }
}
