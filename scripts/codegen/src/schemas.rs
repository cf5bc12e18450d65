//! Finding the schemas of a document.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

use crate::Result;

/// What stands before the name in a reference to a schema.
const PREFIX: &str = "#/components/schemas/";

/// The name of the schema that `value` refers to.
pub(crate) fn target(value: &Value) -> Option<&str> {
    value.get("$ref")?.as_str()?.strip_prefix(PREFIX)
}

/// The named schemas.
pub(crate) fn named(doc: &Value) -> Result<&Map<String, Value>> {
    let schemas = doc
        .pointer("/components/schemas")
        .and_then(Value::as_object);
    schemas.ok_or_else(|| "the document has no schemas".into())
}

/// The named schemas, to be changed.
pub(crate) fn named_mut(doc: &mut Value) -> Result<&mut Map<String, Value>> {
    let schemas = doc
        .pointer_mut("/components/schemas")
        .and_then(Value::as_object_mut);
    schemas.ok_or_else(|| "the document has no schemas".into())
}

/// The names of the schemas that requests are made of.
pub(crate) fn asked(doc: &Value) -> BTreeSet<String> {
    let paths = doc["paths"].as_object().into_iter().flat_map(Map::values);
    let operations = paths.filter_map(Value::as_object).flat_map(Map::values);
    let mut todo: Vec<&Value> = operations.filter_map(|it| it.get("requestBody")).collect();
    let mut asked = BTreeSet::new();
    while let Some(value) = todo.pop() {
        if let Some(name) = target(value)
            && asked.insert(name.to_owned())
        {
            todo.push(&doc["components"]["schemas"][name]);
        }
        match value {
            Value::Array(items) => todo.extend(items),
            Value::Object(members) => todo.extend(members.values()),
            _ => {}
        }
    }
    asked
}

/// Applies `change` to every schema of the document, the innermost first.
pub(crate) fn each(doc: &mut Value, change: Change) -> Result<()> {
    for schema in named_mut(doc)?.values_mut() {
        within(schema, change)?;
    }
    outside(doc, change)
}

/// A change of one schema.
pub(crate) type Change = fn(&mut Map<String, Value>) -> Result<()>;

/// The schemas of parameters, bodies, answers and headers stand under `schema`.
fn outside(value: &mut Value, change: Change) -> Result<()> {
    match value {
        Value::Array(items) => items.iter_mut().try_for_each(|item| outside(item, change)),
        Value::Object(members) => members
            .iter_mut()
            .try_for_each(|(key, value)| match &key[..] {
                "schemas" | "example" | "examples" => Ok(()),
                "schema" => within(value, change),
                _ => outside(value, change),
            }),
        _ => Ok(()),
    }
}

fn within(schema: &mut Value, change: Change) -> Result<()> {
    // A schema may also be `true` or `false`.
    let Some(schema) = schema.as_object_mut() else {
        return Ok(());
    };
    for (keyword, value) in schema.iter_mut() {
        match (&keyword[..], value) {
            ("properties", Value::Object(members)) => {
                members
                    .values_mut()
                    .try_for_each(|member| within(member, change))?;
            }
            ("oneOf" | "anyOf" | "allOf", Value::Array(choices)) => {
                choices
                    .iter_mut()
                    .try_for_each(|choice| within(choice, change))?;
            }
            ("items" | "additionalProperties" | "not", inner) => within(inner, change)?,
            _ => {}
        }
    }
    change(schema)
}
