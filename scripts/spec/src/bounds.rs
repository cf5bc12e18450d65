//! Every number has a least and a most, every text a length or a pattern.
//!
//! A number that the type of the Rust code bounds alone gets the bounds of that type, within what
//! JavaScript can represent: a client needs no number larger than 2^53 - 1. What a text may be is
//! said where its type is written, or here by the name of the member, since names mean the same
//! wherever they stand. [`missing`] tells of whatever has no bounds yet.

use serde_json::{Map, Value, json};

/// The largest number that every client can read.
const MOST: u64 = (1 << 53) - 1;

/// What texts may be by the names of their members, where the type says nothing.
const TEXTS: [(&[&str], &str); 20] = [
    (
        &["token", "host_token"],
        r#"{"pattern": "^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$", "maxLength": 1000}"#,
    ),
    (
        &["alg", "crv", "kid", "kty", "use", "x"],
        r#"{"pattern": "^[A-Za-z0-9_-]{1,100}$"}"#,
    ),
    (
        &["cursor", "next_cursor"],
        r#"{"minLength": 1, "maxLength": 100}"#,
    ),
    // Of people, of games, of cards; the form of people's names is said in words.
    (
        &["name", "before", "dead_hand"],
        r#"{"minLength": 1, "maxLength": 100}"#,
    ),
    (
        &["id", "ruleset", "RulesetChoice"],
        r#"{"pattern": "^[a-z0-9][a-z0-9-]{0,39}$"}"#,
    ),
    (&["code"], r#"{"pattern": "^[a-z0-9_]{1,100}$"}"#),
    (&["event"], r#"{"pattern": "^[a-z_]{1,100}$"}"#),
    (&["type"], r#"{"pattern": "^/problems/[a-z0-9_]{1,100}$"}"#),
    (&["title"], r#"{"minLength": 1, "maxLength": 200}"#),
    (
        &["detail", "meaning"],
        r#"{"minLength": 1, "maxLength": 4000}"#,
    ),
    (&["text"], r#"{"minLength": 1, "maxLength": 65536}"#),
    (
        &["pointer"],
        r#"{"pattern": "^(/[\\s\\S]*)?$", "maxLength": 140000}"#,
    ),
    (&["instance"], r#"{"pattern": "^/", "maxLength": 8192}"#),
    (&["tag", "value"], r#"{"pattern": "^[A-Za-z0-9_]{1,100}$"}"#),
    (&["pattern"], r#"{"maxLength": 1000}"#),
    (&["seed", "entropy"], r#"{"minLength": 1, "maxLength": 64}"#),
    (&["status"], r#"{"pattern": "^ok$"}"#),
    (
        &["If-Match", "If-None-Match"],
        // Entity tags, or a star.
        r#"{"pattern": "^(\\*|(W/)?\"[!#-+.-~-]*\")( *, *(\\*|(W/)?\"[!#-+.-~-]*\"))*$", "maxLength": 8192}"#,
    ),
    // Whatever is no list of languages is none that the server knows.
    (&["Accept-Language"], r#"{"pattern": "^[^\\r\\n]*$"}"#),
    // A body that is a text has no name.
    (&[""], r#"{"maxLength": 4194304}"#),
];

/// How long lists may be by the names of their members, where the type says nothing.
const LISTS: [(&str, u32); 4] = [
    ("events", 1000),
    ("faults", 1000),
    ("keys", 100),
    ("legal_actions", 60),
];

/// Bounds whatever can be bounded without asking.
pub(super) fn fill(doc: &mut Value) {
    each(doc, "", &mut |schema, name| {
        if is(schema, "integer") {
            number(schema);
        } else if is(schema, "string") && !is_bounded_text(schema) {
            text(schema, name);
        } else if is(schema, "array")
            && let Some((_, most)) = LISTS.iter().find(|(known, _)| *known == name)
        {
            schema.entry("maxItems").or_insert(json!(most));
        }
    });
}

/// The places that have no bounds, each with what is lacking.
#[must_use]
pub fn missing(doc: &Value) -> Vec<String> {
    let mut found = Vec::new();
    each(&mut doc.clone(), "", &mut |schema, name| {
        let bounded = schema.contains_key("minimum") && schema.contains_key("maximum");
        let lacks = match schema {
            schema if is(schema, "integer") && !bounded => "minimum and maximum",
            schema if is(schema, "string") && !is_bounded_text(schema) => "max_length or pattern",
            schema if is(schema, "array") && !schema.contains_key("maxItems") => "max_items",
            _ => return,
        };
        found.push(format!(
            "`{name}` lacks {lacks}: say it with #[schema(…)] where it is declared, or by its name in scripts/spec/src/bounds.rs"
        ));
    });
    found
}

/// Does something with every schema and the name of the member or parameter that it is of.
fn each(value: &mut Value, name: &str, act: &mut dyn FnMut(&mut Map<String, Value>, &str)) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| each(item, name, act)),
        Value::Object(members) => {
            let is_schema = members
                .get("type")
                .is_some_and(|it| it.is_string() || it.is_array());
            if is_schema {
                act(members, name);
            }
            let own = members.get("name").and_then(Value::as_str);
            let own = own.unwrap_or(name).to_owned();
            for (key, value) in members {
                match (key.as_str(), value) {
                    ("example" | "examples" | "default" | "security", _) => {}
                    ("properties" | "schemas" | "headers", Value::Object(named)) => {
                        for (name, value) in named {
                            each(value, name, act);
                        }
                    }
                    (_, value) => each(value, &own, act),
                }
            }
        }
        _ => {}
    }
}

/// Whether a schema is of a type, or null.
fn is(schema: &Map<String, Value>, kind: &str) -> bool {
    match &schema["type"] {
        Value::Array(kinds) => kinds.iter().any(|it| it == kind),
        only => only == kind,
    }
}

/// The formats of times and ids have a length of their own.
fn is_bounded_text(schema: &Map<String, Value>) -> bool {
    let bounds = ["maxLength", "pattern", "enum", "const", "format"];
    bounds.iter().any(|bound| schema.contains_key(*bound))
}

/// `u32` does not fit into the format `int32`, which has a sign: generators believe the format.
fn number(schema: &mut Map<String, Value>) {
    if !schema.contains_key("format") {
        return;
    }
    let unsigned = schema.get("minimum").is_some_and(Value::is_u64);
    let short = schema.get("format").is_some_and(|it| it == "int32");
    let (least, most) = match (unsigned, short) {
        (true, true) => (json!(0), json!(u32::MAX)),
        (true, false) => (json!(0), json!(MOST)),
        (false, true) => (json!(i32::MIN), json!(i32::MAX)),
        (false, false) => (json!(-(MOST.cast_signed())), json!(MOST)),
    };
    schema.entry("minimum").or_insert(least);
    let most = schema.entry("maximum").or_insert(most);
    if short
        && most
            .as_u64()
            .is_some_and(|most| i32::try_from(most).is_err())
    {
        schema.insert("format".into(), "int64".into());
    }
}

fn text(schema: &mut Map<String, Value>, name: &str) {
    let known = TEXTS.iter().find(|(names, _)| names.contains(&name));
    let bounds = known.and_then(|(_, bounds)| serde_json::from_str(bounds).ok());
    if let Some(Value::Object(bounds)) = bounds {
        schema.extend(bounds);
    }
}
