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
