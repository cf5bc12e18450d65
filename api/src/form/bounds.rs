//! What a number may be is told as the document tells it. The reading library knows only what fits into
//! its type, which is more.

use std::ptr;
use std::sync::LazyLock;

use serde_json::{Map, Value};

use crate::document;

/// The schemas of bodies, by name.
static SCHEMAS: LazyLock<Map<String, Value>> = LazyLock::new(|| {
    let collected = serde_json::to_value(document::collected()).unwrap_or_default();
    let schemas = collected.pointer("/components/schemas");
    schemas
        .and_then(Value::as_object)
        .cloned()
        .unwrap_or_default()
});

const BEFORE: &str = " stands where a whole number from ";
const AFTER: &str = " is expected";

/// The sentence about something at a place of a body or a part of one, which has a schema of this name; if
/// it says what a number may be, as the document says it.
pub fn told(sentence: String, schema: &str, sent: &Value, pointer: &str) -> String {
    let range = sentence.strip_suffix(AFTER);
    let Some((is, _)) = range.and_then(|sentence| sentence.split_once(BEFORE)) else {
        return sentence;
    };
    match range_at(&SCHEMAS, schema, sent, pointer) {
        Some((least, most)) => format!("{is}{BEFORE}{least} to {most}{AFTER}"),
        None => sentence,
    }
}

fn range_at(
    schemas: &Map<String, Value>,
    schema: &str,
    sent: &Value,
    pointer: &str,
) -> Option<(i64, i64)> {
    let (mut here, mut sent) = (vec![schemas.get(schema)?], Some(sent));
    for step in pointer.split('/').skip(1) {
        let step = step.replace("~1", "/").replace("~0", "~");
        let opened = opened(schemas, here, sent);
        here = opened
            .into_iter()
            .filter_map(|it| member(it, &step))
            .collect();
        sent = sent.and_then(|sent| match sent {
            Value::Array(items) => items.get(step.parse::<usize>().ok()?),
            _ => sent.get(&step),
        });
    }
    let numbers = opened(schemas, here, sent);
    let bounds = |keyword: &'static str| {
        let bounds = numbers
            .iter()
            .map(move |schema| schema.get(keyword)?.as_i64());
        // What one of several alternatives leaves open is open.
        let bounds: Option<Vec<i64>> = bounds.collect();
        bounds.filter(|bounds| !bounds.is_empty())
    };
    let least = bounds("minimum")?.into_iter().min()?;
    Some((least, bounds("maximum")?.into_iter().max()?))
}

/// What is behind references and alternatives; of tagged ones what has the tag that was sent.
fn opened<'a>(
    schemas: &'a Map<String, Value>,
    mut todo: Vec<&'a Value>,
    sent: Option<&Value>,
) -> Vec<&'a Value> {
    let (mut seen, mut opened): (Vec<&Value>, Vec<&Value>) = Default::default();
    while let Some(schema) = todo.pop() {
        if seen.iter().any(|known| ptr::eq(*known, schema)) || is_other(schema, sent) {
            continue;
        }
        seen.push(schema);
        let name = schema.get("$ref").and_then(Value::as_str);
        let name = name.and_then(|to| to.strip_prefix("#/components/schemas/"));
        todo.extend(name.and_then(|name| schemas.get(name)));
        let mut inner = false;
        for keyword in ["oneOf", "anyOf", "allOf"] {
            let choices = schema.get(keyword).and_then(Value::as_array);
            inner |= choices.is_some();
            todo.extend(choices.into_iter().flatten());
        }
        let is_null = schema.get("type").is_some_and(|kind| kind == "null");
        if name.is_none() && !inner && !is_null {
            opened.push(schema);
        }
    }
    opened
}

/// Whether something was sent that has another tag.
fn is_other(schema: &Value, sent: Option<&Value>) -> bool {
    let members = schema.get("properties").and_then(Value::as_object);
    members.into_iter().flatten().any(|(name, member)| {
        let tag = match member
            .get("enum")
            .and_then(Value::as_array)
            .map(Vec::as_slice)
        {
            Some([tag]) => Some(tag),
            _ => member.get("const"),
        };
        let told = sent
            .and_then(|sent| sent.get(name))
            .filter(|told| told.is_string());
        told.is_some_and(|told| tag.is_some_and(|tag| tag != told))
    })
}

fn member<'a>(schema: &'a Value, step: &str) -> Option<&'a Value> {
    let member = schema
        .get("properties")
        .and_then(|members| members.get(step));
    let inside = || {
        let items = schema
            .get("items")
            .filter(|_| step.parse::<usize>().is_ok());
        items.or_else(|| {
            schema
                .get("additionalProperties")
                .filter(|it| it.is_object())
        })
    };
    member.or_else(inside)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn range(schema: &str, sent: &Value, pointer: &str) -> Option<(i64, i64)> {
        range_at(&SCHEMAS, schema, sent, pointer)
    }

    #[test]
    fn ranges_are_those_of_the_document() {
        let made = json!({"move_seconds": 30.5, "spectators": {"delay": -1}});
        assert_eq!(
            range("CreateGame", &made, "/move_seconds"),
            Some((1, 604_800))
        );
        assert_eq!(
            range("CreateGame", &made, "/spectators/delay"),
            Some((0, 1000))
        );
        let to = json!({"seat": 9.5});
        assert_eq!(range("HandOver", &to, "/seat"), Some((0, 8)));
        assert_eq!(range("CreateGame", &made, "/seats"), None);
        assert_eq!(range("CreateGame", &made, "/nothing/here"), None);
        assert_eq!(range("Nothing", &made, ""), None);
    }

    #[test]
    fn the_tag_that_was_sent_decides() {
        let variant = |tag: &str, most: i64| {
            let tag = json!({"type": "string", "enum": [tag]});
            let number = json!({"type": "integer", "minimum": 1, "maximum": most});
            json!({"properties": {"type": tag, "n": number}})
        };
        let schemas = json!({
            "Union": {"oneOf": [variant("a", 5), {"$ref": "#/components/schemas/B"}]},
            "B": variant("b", 9),
            "Map": {"additionalProperties": {"$ref": "#/components/schemas/List"}},
            "List": {"type": "array", "items": {"oneOf": [
                {"type": "null"}, {"type": "integer", "minimum": -3, "maximum": 3}]}},
            "Open": {"properties": {"n": {"type": "integer", "minimum": 0}}},
        });
        let schemas = schemas.as_object().unwrap();
        let range = |name, sent: Value, pointer| range_at(schemas, name, &sent, pointer);
        assert_eq!(
            range("Union", json!({"type": "a", "n": 0}), "/n"),
            Some((1, 5))
        );
        assert_eq!(
            range("Union", json!({"type": "b", "n": 0}), "/n"),
            Some((1, 9))
        );
        assert_eq!(range("Union", json!({"n": 0}), "/n"), Some((1, 9)));
        assert_eq!(range("Map", json!({"a/b": [7]}), "/a~1b/0"), Some((-3, 3)));
        assert_eq!(range("Open", json!({"n": -1}), "/n"), None);
    }

    #[test]
    fn only_sentences_about_numbers_are_changed() {
        let sent = json!({"move_seconds": "x"});
        let about =
            |sentence: &str| told(sentence.to_owned(), "CreateGame", &sent, "/move_seconds");
        let number = "30.5 stands where a whole number from 0 to 4294967295 is expected";
        let told = "30.5 stands where a whole number from 1 to 604800 is expected";
        assert_eq!(about(number), told);
        let other = "7 stands where a text is expected";
        assert_eq!(about(other), other);
    }
}
