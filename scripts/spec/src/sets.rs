//! What is closed and what may grow.
//!
//! The contract: unknown members of a request are refused; unknown members of an answer,
//! variants and enum values must be tolerated. So a schema is treated by where it is reached
//! from, and nobody marks anything by hand:
//!
//! | reached from | object | variant of a union | union, string enum |
//! | --- | --- | --- | --- |
//! | requests | closed | closed | as it is |
//! | answers | open | open | `x-extensible` |
//! | both | open | closed | `x-extensible` |
//!
//! Closed is `additionalProperties: false`, open is without it, whatever `deny_unknown_fields`
//! made utoipa write. An object reached from both is left open, because a strict client that
//! took the document at its word would stop reading answers on the day one of them grows; the
//! server refuses unknown members all the same. A variant reached from both is closed, because a
//! listed action is sent back as it stands: an action is all of its members or another action,
//! and `x-extensible` on the union says that there may be others.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::refs;

/// Closes what is sent and opens what is answered.
pub(super) fn close_requests(doc: &mut Value) {
    let asked = refs::reached(doc, "requestBody");
    let answered = refs::reached(doc, "responses");
    for operation in refs::operations_mut(doc) {
        operation
            .get_mut("requestBody")
            .into_iter()
            .for_each(close_all);
    }
    let Some(schemas) = refs::schemas(doc) else {
        return;
    };
    let variants: BTreeSet<String> = schemas.values().flat_map(variants_of).collect();
    for (name, schema) in schemas.iter_mut() {
        match (asked.contains(name), answered.contains(name)) {
            (true, false) => close_all(schema),
            (true, true) if variants.contains(name) => {
                open_all(schema);
                close(schema);
            }
            (_, true) => open_all(schema),
            (false, false) => {}
        }
    }
}

/// Marks what may get new variants or values.
pub(super) fn mark_extensible(doc: &mut Value) {
    let answered = refs::reached(doc, "responses");
    let schemas = refs::schemas(doc).into_iter().flatten();
    for (_, schema) in schemas.filter(|(name, _)| answered.contains(*name)) {
        let union = schema.get("discriminator").is_some();
        let strings = schema["type"] == "string" && schema.get("enum").is_some();
        if union || strings {
            schema["x-extensible"] = json!(true);
        }
    }
}

/// The names of a union's variants.
fn variants_of(schema: &Value) -> Vec<String> {
    let union = schema.get("discriminator").and(schema.get("oneOf"));
    let variants = union.and_then(Value::as_array).into_iter().flatten();
    variants
        .filter_map(refs::target)
        .map(str::to_owned)
        .collect()
}

/// Closes an object that lists its members. One that lists none is a free form.
fn close(schema: &mut Value) {
    let lists_members = schema["type"] == "object" && schema.get("properties").is_some();
    if lists_members && schema.get("additionalProperties").is_none() {
        schema["additionalProperties"] = json!(false);
    }
}

fn open(schema: &mut Value) {
    if schema["type"] == "object" && schema.get("additionalProperties") == Some(&json!(false)) {
        schema
            .as_object_mut()
            .and_then(|schema| schema.shift_remove("additionalProperties"));
    }
}

/// Closes every object inside of `schema` too.
fn close_all(schema: &mut Value) {
    everywhere(schema, close);
}

/// Opens every object inside of `schema` too.
fn open_all(schema: &mut Value) {
    everywhere(schema, open);
}

/// Applies `change` to `schema` and to everything inside of it, without following references.
fn everywhere(schema: &mut Value, change: fn(&mut Value)) {
    if schema.is_object() {
        change(schema);
    }
    match schema {
        Value::Array(items) => items.iter_mut().for_each(|item| everywhere(item, change)),
        Value::Object(members) => members.values_mut().for_each(|it| everywhere(it, change)),
        _ => {}
    }
}
