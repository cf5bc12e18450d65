//! The 3.0 form of the document, in the dialect that progenitor understands.

use serde_json::{Map, Value};

use crate::Result;

type Object = Map<String, Value>;

/// What the client leaves to the server: to check limits and to know defaults. An answer that
/// exceeds what this version knew must still be read, a request must not fix the defaults of
/// today, and `Bid { chips: 3 }` is easier to write than a type that proves its number.
const LEFT_TO_THE_SERVER: [&str; 12] = [
    "default",
    "maxItems",
    "maxLength",
    "maxProperties",
    "maximum",
    "minItems",
    "minLength",
    "minProperties",
    "minimum",
    "multipleOf",
    "pattern",
    "uniqueItems",
];

/// Rewrites the document; stops at what it does not understand.
pub(crate) fn to_3_0(doc: &mut Value) -> Result<()> {
    boodle_spec::lower_loosely(doc)?;
    for operation in operations(doc) {
        problems_by_status(operation)?;
        a_stream_alone(operation);
        problems_as_json(operation);
    }
    if let Some(shared) = doc.pointer_mut("/components/responses") {
        problems_as_json(shared);
    }
    drop_examples(doc);
    boodle_spec::each_schema(doc, &mut |schema| {
        unsigned(schema);
        schema.retain(|keyword, _| !LEFT_TO_THE_SERVER.contains(&&keyword[..]));
        Ok(())
    })
}

/// Whole requests and answers are for readers of the document.
fn drop_examples(doc: &mut Value) {
    let components = doc.get_mut("components").and_then(Value::as_object_mut);
    components.and_then(|components| components.shift_remove("examples"));
    of_media(doc);
}

fn of_media(value: &mut Value) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(of_media),
        Value::Object(members) => {
            // Beside a schema they are of a body, inside of one they may be a member.
            if members.contains_key("schema") {
                members.shift_remove("examples");
            }
            members.values_mut().for_each(of_media);
        }
        _ => {}
    }
}

fn operations(doc: &mut Value) -> impl Iterator<Item = &mut Value> {
    let paths = doc["paths"]
        .as_object_mut()
        .into_iter()
        .flat_map(Map::values_mut);
    let methods = paths
        .filter_map(Value::as_object_mut)
        .flat_map(Map::values_mut);
    methods.filter(|operation| operation.is_object())
}

/// progenitor takes `default` for an answer of success too; where it means a problem, it is
/// written as all statuses of failure.
fn problems_by_status(operation: &mut Value) -> Result<()> {
    let name = operation["operationId"].to_string();
    let Some(answers) = operation["responses"].as_object_mut() else {
        return Err(format!("operation {name} has no answers").into());
    };
    if let Some(default) = answers.remove("default") {
        for range in ["4XX", "5XX"] {
            answers.entry(range).or_insert_with(|| default.clone());
        }
    }
    Ok(())
}

/// progenitor knows one answer of success: where it is a stream, "nothing more" (204) is left to
/// whoever reads the stream.
fn a_stream_alone(operation: &mut Value) {
    let stream = "/responses/200/content/text~1event-stream";
    if operation.pointer(stream).is_some()
        && let Some(answers) = operation["responses"].as_object_mut()
    {
        answers.remove("204");
    }
}

/// progenitor types only `application/json`; the client does not look at the header.
fn problems_as_json(value: &mut Value) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(problems_as_json),
        Value::Object(members) => {
            if let Some(problem) = members.remove("application/problem+json") {
                members.insert("application/json".into(), problem);
            }
            members.values_mut().for_each(problems_as_json);
        }
        _ => {}
    }
}

/// An integer that cannot be negative is `u32` or `u64` in Rust, by what it may be at most.
fn unsigned(schema: &mut Object) {
    if schema.get("minimum").and_then(Value::as_u64).is_none() {
        return;
    }
    let most = schema.get("maximum").and_then(Value::as_u64);
    let fits = most.is_some_and(|most| u32::try_from(most).is_ok());
    let unsigned = match schema.get("format").and_then(Value::as_str) {
        Some("int32") => "uint32",
        Some("int64") if fits => "uint32",
        Some("int64") => "uint64",
        _ => return,
    };
    schema.insert("format".into(), unsigned.into());
}

#[cfg(test)]
mod tests;
