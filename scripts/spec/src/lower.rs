//! The document in its 3.0 form, for generators that do not read 3.1.
//!
//! 3.0 has other words for the same: `nullable` for a type or a choice of which `null` is one, `enum`
//! for `const`. [`lower`] says what may be null as the letter of 3.0 wants it, so that the form accepts
//! exactly what the 3.1 form accepts; [`lower_loosely`] as most generators take it, that where `nullable`
//! stands there may be null. What cannot be said in 3.0 stops with a sentence.

mod nulls;

use serde_json::{Map, Value, json};

use super::{Fault, refs, schemas};

type Object = Map<String, Value>;

/// What a schema of 3.0 can say with the same word in the same meaning.
const SAME: [&str; 25] = [
    "$ref",
    "additionalProperties",
    "allOf",
    "anyOf",
    "default",
    "deprecated",
    "description",
    "discriminator",
    "enum",
    "example",
    "format",
    "items",
    "maxItems",
    "maxLength",
    "maximum",
    "minItems",
    "minLength",
    "minimum",
    "multipleOf",
    "oneOf",
    "pattern",
    "properties",
    "required",
    "title",
    "type",
];

/// What is said otherwise.
const OTHERWISE: [&str; 2] = ["const", "examples"];

/// Rewrites a document of 3.1 as one of 3.0.3 that accepts the same.
///
/// # Errors
/// When it is of another version, or says what 3.0 cannot.
pub fn lower(doc: &mut Value) -> Result<(), Fault> {
    lower_loosely(doc)?;
    nulls::told(doc)
}

/// The same for a generator that takes `nullable` beside a reference for what is meant.
///
/// # Errors
/// When it is of another version, or says what 3.0 cannot.
pub fn lower_loosely(doc: &mut Value) -> Result<(), Fault> {
    let version = &doc["openapi"];
    if !version.as_str().is_some_and(|it| it.starts_with("3.1.")) {
        return Err(Fault(format!("openapi: 3.1 is expected, not {version}")));
    }
    doc["openapi"] = json!("3.0.3");
    for word in ["webhooks", "jsonSchemaDialect"] {
        if doc.get(word).is_some() {
            return Err(Fault(format!("3.0 has no {word}")));
        }
    }
    let license = doc.pointer_mut("/info/license");
    if let Some(license) = license.and_then(Value::as_object_mut) {
        // The names of licenses are a word of 3.1.
        if let Some(Value::String(id)) = license.shift_remove("identifier") {
            let page = id.split(' ').next().unwrap_or_default();
            license.insert(
                "url".into(),
                json!(format!("https://spdx.org/licenses/{page}.html")),
            );
        }
    }
    schemas::each::<Fault>(doc, &mut |schema| {
        understood(schema)?;
        null_as_nullable(schema)?;
        reference_alone(schema);
        const_as_enum(schema);
        first_example(schema);
        Ok(())
    })?;
    let named = doc["components"]["schemas"].clone();
    schemas::each(doc, &mut |schema| {
        if schema.get("type").is_some_and(|kind| kind == "null") {
            return Err(Fault("3.0 has no schema of null alone".into()));
        }
        type_beside_nullable(schema, &named);
        Ok(())
    })
}

/// `nullable` counts only where a type stands beside it, so that of the schema that is referred to does.
fn type_beside_nullable(schema: &mut Object, named: &Value) {
    if !schema.contains_key("nullable") || schema.contains_key("type") {
        return;
    }
    let referred = schema.get("allOf").and_then(|all| refs::target(&all[0]));
    let Some(referred) = referred.and_then(|name| named.get(name)) else {
        return;
    };
    // The variants of a union are objects.
    let union = referred.get("discriminator").map(|_| json!("object"));
    if let Some(kind) = referred.get("type").cloned().or(union) {
        schema.insert("type".into(), kind);
    }
}

fn understood(schema: &Object) -> Result<(), Fault> {
    let known = |keyword: &str| {
        SAME.contains(&keyword) || OTHERWISE.contains(&keyword) || keyword.starts_with("x-")
    };
    if let Some(keyword) = schema.keys().find(|keyword| !known(keyword)) {
        return Err(Fault(format!(
            "{keyword} in a schema cannot be said in 3.0"
        )));
    }
    Ok(())
}

/// `type: [T, null]` and `oneOf: [T, {type: null}]` are `nullable: true` in 3.0.
fn null_as_nullable(schema: &mut Object) -> Result<(), Fault> {
    if let Some(Value::Array(types)) = schema.get_mut("type") {
        let before = types.len();
        types.retain(|name| name != "null");
        let nullable = types.len() < before;
        let [only] = &types[..] else {
            let types: Vec<&str> = types.iter().filter_map(Value::as_str).collect();
            let types = types.join(", ");
            return Err(Fault(format!(
                "3.0 has no schema of several types: {types}"
            )));
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
        if let [only] = &choices[..] {
            let only = only.clone();
            schema.shift_remove(keyword);
            stand_for(schema, only);
        }
        schema.insert("nullable".into(), json!(true));
    }
    Ok(())
}

/// The only choice that is left, in place of the choice.
fn stand_for(schema: &mut Object, only: Value) {
    match only {
        Value::Object(only) if !only.contains_key("$ref") => {
            for (keyword, value) in only {
                schema.entry(keyword).or_insert(value);
            }
        }
        only => {
            schema.insert("allOf".into(), json!([only]));
        }
    }
}

/// In 3.0 nothing may stand beside `$ref`, so a description there would be lost.
fn reference_alone(schema: &mut Object) {
    if schema.len() > 1
        && let Some(target) = schema.shift_remove("$ref")
    {
        schema.insert("allOf".into(), json!([{ "$ref": target }]));
    }
}

fn const_as_enum(schema: &mut Object) {
    if let Some(value) = schema.shift_remove("const") {
        schema.insert("enum".into(), json!([value]));
    }
}

fn first_example(schema: &mut Object) {
    if let Some(Value::Array(examples)) = schema.shift_remove("examples")
        && let Some(first) = examples.into_iter().next()
    {
        schema.insert("example".into(), first);
    }
}

#[cfg(test)]
mod tests;
