//! Examples of requests and answers: what a server has really answered, as `scripts/examples` wrote
//! it down.
//!
//! The file has `operations`, by operation and then `requests` and `answers` by status, each with
//! examples by name; and `problems` by code. An operation shows every problem that it can answer by
//! reference to the one example of it, and whatever is long by reference too, so that the operation can
//! be read.

use serde_json::{Map, Value, json};

use super::refs;

/// How long an example may be, as JSON, to stand in its operation.
const SHORT: usize = 300;

/// Puts the examples where they belong. What is not in the document any more is left out.
pub(super) fn shown(doc: &mut Value, examples: &Value) {
    let mut long = Map::new();
    for operation in refs::operations_mut(doc) {
        let id = operation["operationId"].as_str().unwrap_or_default();
        let Some(shown) = examples["operations"].get(id) else {
            continue;
        };
        let id = id.to_owned();
        if let Some(requests) = shown.get("requests") {
            let requests = referred(requests, &format!("{id}_request"), &mut long);
            show(&mut operation["requestBody"], &requests);
        }
        let answers = shown["answers"].as_object().into_iter().flatten();
        for (status, examples) in answers {
            if let Some(answer) = operation["responses"].get_mut(status) {
                show(answer, &referred(examples, &id, &mut long));
            }
        }
    }
    problems(doc, &examples["problems"], &mut long);
    if !long.is_empty() {
        long.sort_keys();
        doc["components"]["examples"] = long.into();
    }
}

/// The same examples, the long ones by reference.
fn referred(examples: &Value, of: &str, long: &mut Map<String, Value>) -> Value {
    let examples = examples.as_object().into_iter().flatten();
    let referred = examples.map(|(name, example)| {
        if example["value"].to_string().len() <= SHORT {
            return (name.clone(), example.clone());
        }
        let component = format!("{of}_{name}");
        let target = json!({ "$ref": format!("#/components/examples/{component}") });
        long.insert(component, example.clone());
        (name.clone(), target)
    });
    Value::Object(referred.collect())
}

/// Adds examples to the one media type of a request or an answer.
fn show(part: &mut Value, examples: &Value) {
    let media = part.get_mut("content").and_then(Value::as_object_mut);
    for (_, media) in media.into_iter().flatten() {
        media["examples"] = examples.clone();
    }
}

fn problems(doc: &mut Value, known: &Value, used: &mut Map<String, Value>) {
    let mut of_answer = |answer: &mut Value| {
        let codes = answer.get(super::problems::CODES).and_then(Value::as_array);
        let codes: Vec<String> = codes
            .into_iter()
            .flatten()
            .filter_map(Value::as_str)
            .map(str::to_owned)
            .collect();
        let media = answer.pointer_mut("/content/application~1problem+json");
        let Some(media) = media else { return };
        for code in codes {
            let Some(problem) = known.get(&code) else {
                continue;
            };
            let target = format!("#/components/examples/{code}");
            media["examples"][&code] = json!({ "$ref": target });
            let example = json!({ "summary": problem["title"], "value": problem });
            used.insert(code, example);
        }
    };
    for operation in refs::operations_mut(doc) {
        let answers = operation["responses"].as_object_mut();
        answers
            .into_iter()
            .flatten()
            .for_each(|(_, answer)| of_answer(answer));
    }
    let shared = doc.pointer_mut("/components/responses");
    let shared = shared.and_then(Value::as_object_mut);
    shared
        .into_iter()
        .flatten()
        .for_each(|(_, answer)| of_answer(answer));
}
