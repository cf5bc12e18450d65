//! Whether rulesets try every option there is: each member of their JSON takes all its values.
//!
//! What a member may be is asked of the reader itself: offered something else it names what it expects.

use boodle_engine::Ruleset;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// What no reader expects.
const OTHER: &str = "?";

/// The members of rulesets by path, with the values that they take; places in lists are `*`.
type Seen = BTreeMap<String, BTreeSet<String>>;

/// What is not tried, a line each.
pub(super) fn missing(rulesets: &[Value]) -> Vec<String> {
    let mut seen = Seen::new();
    let mut wanted = Seen::new();
    for ruleset in rulesets {
        look(ruleset, ruleset, "", "", &mut seen, &mut wanted);
    }
    let mut missing = Vec::new();
    for (path, values) in &wanted {
        let there = seen.get(path).cloned().unwrap_or_default();
        missing.extend(
            values
                .difference(&there)
                .map(|value| format!("{path}: {value}")),
        );
    }
    // Whatever else there is, amounts and lists, has two values at least.
    let one = seen
        .iter()
        .filter(|(path, values)| !wanted.contains_key(*path) && values.len() < 2);
    missing.extend(one.map(|(path, values)| format!("{path}: only {values:?}")));
    missing.retain(|line| !line.starts_with("/id: "));
    missing
}

/// Notes the values of a part of a ruleset and what they might be.
fn look(
    ruleset: &Value,
    part: &Value,
    pointer: &str,
    path: &str,
    seen: &mut Seen,
    wanted: &mut Seen,
) {
    let mut note = |path: &str, value: String| {
        seen.entry(path.to_owned()).or_default().insert(value);
    };
    match part {
        Value::Object(members) => {
            note(path, "an object".to_owned());
            note(path, "another".to_owned());
            for name in expected(ruleset, &format!("{pointer}/{OTHER}")) {
                let member = format!("{path}/{name}");
                wanted
                    .entry(format!("{path} members"))
                    .or_default()
                    .insert(member);
            }
            for (name, member) in members {
                let own = format!("{path}/{name}");
                seen.entry(format!("{path} members"))
                    .or_default()
                    .insert(own.clone());
                look(
                    ruleset,
                    member,
                    &format!("{pointer}/{name}"),
                    &own,
                    seen,
                    wanted,
                );
            }
        }
        Value::Array(list) if list.iter().any(Value::is_object) => {
            note(path, format!("{} parts", list.len().min(2)));
            for (number, member) in list.iter().enumerate() {
                look(
                    ruleset,
                    member,
                    &format!("{pointer}/{number}"),
                    &format!("{path}/*"),
                    seen,
                    wanted,
                );
            }
        }
        Value::String(text) => {
            note(path, text.clone());
            if !wanted.contains_key(path) {
                let values = expected(ruleset, pointer);
                if !values.is_empty() {
                    wanted.insert(path.to_owned(), values.into_iter().collect());
                }
            }
        }
        other => {
            note(path, other.to_string());
            if other.is_boolean() {
                let both = ["false", "true"].map(str::to_owned);
                wanted.insert(path.to_owned(), both.into());
            }
        }
    }
}

/// What the reader expects in this place instead of something else: values or members by name, none
/// if it takes any text.
fn expected(ruleset: &Value, pointer: &str) -> Vec<String> {
    let mut other = ruleset.clone();
    match other.pointer_mut(pointer) {
        Some(place) => *place = json!(OTHER),
        None => {
            let (parent, name) = pointer.rsplit_once('/').unwrap();
            other.pointer_mut(parent).unwrap()[name] = json!(0);
        }
    }
    let told = match Ruleset::read(other) {
        Ok(_) => return Vec::new(),
        Err(malformed) => malformed.detail,
    };
    let Some((_, names)) = told.split_once("`?`, expected ") else {
        let none = told.contains("`?`, there are no fields");
        assert!(none || !told.starts_with("unknown"), "{told}");
        return Vec::new();
    };
    let names = names.split('`').skip(1).step_by(2);
    names.map(str::to_owned).collect()
}
