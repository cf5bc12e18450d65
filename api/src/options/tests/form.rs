//! A form that knows nothing of rulesets but their description.

use std::collections::BTreeMap;

use regex_lite::Regex;
use serde_json::{Map, Value};

use super::super::told;
use crate::language::Language;

/// The description, and what a form does with it.
pub(crate) struct Form {
    options: Vec<Value>,
    patterns: BTreeMap<String, Regex>,
}

/// What texts are held against.
struct Known<'a> {
    spaces: Vec<&'a Value>,
    patterns: &'a BTreeMap<String, Regex>,
}

type Visit<'a> = &'a mut dyn FnMut(&Value, &str, &Value);

impl Form {
    pub(crate) fn of(language: Language) -> Form {
        let options: Vec<Value> = serde_json::from_str(told(language).unwrap().get()).unwrap();
        let mut form = Form {
            options,
            patterns: BTreeMap::new(),
        };
        let mut patterns = BTreeMap::new();
        form.each(&form.smallest(), &mut |option, _, _| {
            if let Some(pattern) = option["pattern"].as_str() {
                patterns.insert(pattern.to_owned(), Regex::new(pattern).unwrap());
            }
        });
        form.patterns = patterns;
        form
    }

    pub(crate) fn options(&self) -> &[Value] {
        &self.options
    }

    /// What does not fit.
    pub(crate) fn fault(&self, ruleset: &Value) -> Option<String> {
        let board = ruleset["board"].as_array().into_iter().flatten();
        let known = Known {
            spaces: board.map(|space| &space["id"]).collect(),
            patterns: &self.patterns,
        };
        members(&self.options, ruleset, "", "", &known).err()
    }

    /// A ruleset of nothing but what must be there.
    pub(crate) fn smallest(&self) -> Value {
        required(&self.options, Map::new())
    }

    /// Visits every option, also those of variants and of items, with its place in a ruleset that
    /// differs from this one as little as need be to have something there.
    pub(crate) fn each(&self, ruleset: &Value, visit: Visit<'_>) {
        each(&self.options, "", ruleset, visit);
    }
}

fn text<'a>(option: &'a Value, member: &str) -> &'a str {
    option[member].as_str().unwrap()
}

fn list<'a>(option: &'a Value, member: &str) -> &'a [Value] {
    option[member].as_array().unwrap()
}

fn members(
    options: &[Value],
    value: &Value,
    at: &str,
    tag: &str,
    known: &Known<'_>,
) -> Result<(), String> {
    let object = value.as_object().ok_or(format!("{at}: no object"))?;
    for name in object.keys().filter(|name| *name != tag) {
        let listed = options.iter().any(|option| option["name"] == **name);
        listed
            .then_some(())
            .ok_or(format!("{at}/{name}: unknown"))?;
    }
    for option in options {
        let at = format!("{at}/{}", text(option, "name"));
        match object.get(text(option, "name")) {
            Some(value) => fits(option, value, &at, known)?,
            None if option["required"] == true => return Err(format!("{at}: missing")),
            None => {}
        }
    }
    Ok(())
}

fn fits(option: &Value, value: &Value, at: &str, known: &Known<'_>) -> Result<(), String> {
    assert_eq!(option["pointer"], at);
    let fault = || format!("{at}: {value} is no {}", option["type"]);
    let within = |range: &Value, number: u64| {
        let bounds = range["min"].as_u64().unwrap()..=range["max"].as_u64().unwrap();
        bounds.contains(&number)
    };
    if value.is_null() && option["nullable"] == true {
        return Ok(());
    }
    let fits = match text(option, "type") {
        "boolean" => value.is_boolean(),
        "integer" => value
            .as_u64()
            .is_some_and(|it| within(&option["range"], it)),
        "text" => value.as_str().is_some_and(|it| {
            let pattern = &known.patterns[text(option, "pattern")];
            within(&option["length"], it.chars().count() as u64) && pattern.is_match(it)
        }),
        "card" => value.as_str().is_some_and(|it| {
            let suits = if option["trumps"] == true {
                "CDHS+"
            } else {
                "CDHS"
            };
            let [rank, suit] = it.chars().collect::<Vec<_>>()[..] else {
                return false;
            };
            "A23456789TJQK".contains(rank) && suits.contains(suit)
        }),
        "space" => known.spaces.contains(&value) || option["dealer"] == true && value == "dealer",
        "choice" => list(option, "values")
            .iter()
            .any(|it| it["value"] == *value),
        "union" => {
            let (tag, variants) = (text(option, "tag"), list(option, "variants"));
            let value_of = value.as_object().ok_or_else(fault)?;
            let chosen = value_of.get(tag).ok_or(format!("{at}/{tag}: missing"))?;
            let variant = variants.iter().find(|it| it["value"] == *chosen);
            let variant = variant.ok_or_else(fault)?;
            return members(list(variant, "options"), value, at, tag, known);
        }
        "list" => {
            let items = value.as_array().ok_or_else(fault)?;
            for item in items {
                fits(&option["items"], item, &format!("{at}/-"), known)?;
            }
            within(&option["length"], items.len() as u64)
        }
        "object" => return members(list(option, "options"), value, at, "", known),
        other => panic!("{other}"),
    };
    fits.then_some(()).ok_or_else(fault)
}

fn required(options: &[Value], mut object: Map<String, Value>) -> Value {
    for option in options.iter().filter(|option| option["required"] == true) {
        object.insert(text(option, "name").to_owned(), smallest(option));
    }
    object.into()
}

fn variant(union: &Value, variant: &Value) -> Value {
    let tag = (text(union, "tag").to_owned(), variant["value"].clone());
    required(list(variant, "options"), Map::from_iter([tag]))
}

/// The smallest value that an option can have.
pub(crate) fn smallest(option: &Value) -> Value {
    match text(option, "type") {
        "boolean" => false.into(),
        "integer" => option["range"]["min"].clone(),
        "text" => {
            let pattern = Regex::new(text(option, "pattern")).unwrap();
            let length = option["length"]["min"].as_u64().unwrap() as usize;
            let texts = ["a", "A"].map(|letter| letter.repeat(length));
            let text = texts.into_iter().find(|text| pattern.is_match(text));
            text.unwrap().into()
        }
        "card" | "space" => "AS".into(),
        "choice" => option["values"][0]["value"].clone(),
        "union" => variant(option, &option["variants"][0]),
        "list" => {
            let length = option["length"]["min"].as_u64().unwrap();
            (0..length).map(|_| smallest(&option["items"])).collect()
        }
        "object" => required(list(option, "options"), Map::new()),
        other => panic!("{other}"),
    }
}

fn each(options: &[Value], around: &str, ruleset: &Value, visit: Visit<'_>) {
    for option in options {
        let at = format!("{around}/{}", text(option, "name"));
        one(option, &at, ruleset, visit);
    }
}

/// Puts a value at a place, unless one that will do stands there.
fn put(ruleset: &Value, at: &str, value: Value, will_do: impl Fn(&Value) -> bool) -> Value {
    let mut ruleset = ruleset.clone();
    let (around, name) = at.rsplit_once('/').unwrap();
    match ruleset.pointer_mut(around).unwrap() {
        Value::Array(items) => {
            if !items.first().is_some_and(will_do) {
                *items = vec![value];
            }
        }
        object => {
            if !object.get(name).is_some_and(will_do) {
                object[name] = value;
            }
        }
    }
    ruleset
}

fn one(option: &Value, at: &str, ruleset: &Value, visit: Visit<'_>) {
    let there = put(ruleset, at, smallest(option), |old| !old.is_null());
    visit(option, at, &there);
    match text(option, "type") {
        "object" => {
            let there = put(ruleset, at, smallest(option), Value::is_object);
            each(list(option, "options"), at, &there, visit);
        }
        "union" => {
            for chosen in list(option, "variants") {
                let is_chosen = |old: &Value| old[text(option, "tag")] == chosen["value"];
                let there = put(ruleset, at, variant(option, chosen), is_chosen);
                each(list(chosen, "options"), at, &there, visit);
            }
        }
        "list" => {
            let items = &option["items"];
            let some = |old: &Value| old.as_array().is_some_and(|all| !all.is_empty());
            let there = put(ruleset, at, vec![smallest(items)].into(), some);
            one(items, &format!("{at}/0"), &there, visit);
        }
        _ => {}
    }
}
