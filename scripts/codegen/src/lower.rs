//! OpenAPI 3.1 read as 3.0, in the dialect that progenitor understands.

use serde_json::{Map, Value, json};

use crate::{Result, schemas};

type Object = Map<String, Value>;

/// Keywords of 3.1 that have no counterpart in 3.0.
const UNKNOWN: [&str; 14] = [
    "$defs",
    "contains",
    "contentEncoding",
    "dependentRequired",
    "dependentSchemas",
    "else",
    "exclusiveMaximum",
    "exclusiveMinimum",
    "if",
    "patternProperties",
    "prefixItems",
    "then",
    "unevaluatedItems",
    "unevaluatedProperties",
];

/// What the client leaves to the server: to check limits and to know defaults. An answer that
/// exceeds what this version knew must still be read, a request must not fix the defaults of
/// today, and `Bid { chips: 3 }` is easier to write than a type that proves its number.
const LEFT_TO_THE_SERVER: [&str; 13] = [
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
    "propertyNames",
    "uniqueItems",
];

/// Rewrites the document; stops at what it does not understand.
pub(crate) fn to_3_0(doc: &mut Value) -> Result<()> {
    if !doc["openapi"]
        .as_str()
        .is_some_and(|version| version.starts_with("3.1."))
    {
        return Err(format!("openapi: 3.1 is expected, not {}", doc["openapi"]).into());
    }
    doc["openapi"] = json!("3.0.3");
    if let Some(license) = doc
        .pointer_mut("/info/license")
        .and_then(Value::as_object_mut)
    {
        license.remove("identifier");
    }
    for operation in operations(doc) {
        problems_by_status(operation)?;
        a_stream_alone(operation);
        problems_as_json(operation);
    }
    if let Some(shared) = doc.pointer_mut("/components/responses") {
        problems_as_json(shared);
    }
    schemas::each(doc, |schema| {
        understood(schema)?;
        null_as_nullable(schema)?;
        reference_alone(schema);
        const_as_enum(schema);
        first_example(schema);
        unsigned(schema);
        schema.retain(|keyword, _| !LEFT_TO_THE_SERVER.contains(&&keyword[..]));
        Ok(())
    })
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

fn understood(schema: &mut Object) -> Result<()> {
    match UNKNOWN
        .iter()
        .find(|keyword| schema.contains_key(**keyword))
    {
        Some(keyword) => Err(format!("{keyword} in a schema is not understood").into()),
        None => Ok(()),
    }
}

/// `type: [T, null]` and `oneOf: [T, {type: null}]` are `nullable: true` in 3.0.
fn null_as_nullable(schema: &mut Object) -> Result<()> {
    if let Some(Value::Array(types)) = schema.get_mut("type") {
        let before = types.len();
        types.retain(|name| name != "null");
        let nullable = types.len() < before;
        let [only] = &types[..] else {
            let types: Vec<&str> = types.iter().filter_map(Value::as_str).collect();
            let types = types.join(", ");
            return Err(format!("a schema of several types is not understood: {types}").into());
        };
        let only = only.clone();
        schema.insert("type".into(), only);
        if nullable {
            schema.insert("nullable".into(), json!(true));
        }
    }
    for keyword in ["oneOf", "anyOf"] {
        let Some(Value::Array(choices)) = schema.get_mut(keyword) else {
            continue;
        };
        let before = choices.len();
        choices.retain(|choice| choice["type"] != "null");
        if choices.len() == before {
            continue;
        }
        if choices.len() == 1
            && let Some(only) = schema.remove(keyword)
        {
            schema.insert("allOf".into(), only);
        }
        schema.insert("nullable".into(), json!(true));
    }
    Ok(())
}

/// In 3.0 nothing may stand beside `$ref`, so a description there would be lost.
fn reference_alone(schema: &mut Object) {
    if schema.len() > 1
        && let Some(target) = schema.remove("$ref")
    {
        schema.insert("allOf".into(), json!([{ "$ref": target }]));
    }
}

fn const_as_enum(schema: &mut Object) {
    if let Some(value) = schema.remove("const") {
        schema.insert("enum".into(), json!([value]));
    }
}

fn first_example(schema: &mut Object) {
    if let Some(Value::Array(examples)) = schema.remove("examples")
        && let Some(first) = examples.into_iter().next()
    {
        schema.insert("example".into(), first);
    }
}

/// An integer that cannot be negative is `u32` or `u64` in Rust.
fn unsigned(schema: &mut Object) {
    if schema.get("minimum").and_then(Value::as_u64).is_none() {
        return;
    }
    let unsigned = match schema.get("format").and_then(Value::as_str) {
        Some("int32") => "uint32",
        Some("int64") => "uint64",
        _ => return,
    };
    schema.insert("format".into(), unsigned.into());
}

#[cfg(test)]
mod tests;
