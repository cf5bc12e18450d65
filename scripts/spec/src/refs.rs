//! Who refers to whom.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::Fault;

/// What stands before the name in a reference to a schema.
pub(super) const SCHEMAS: &str = "#/components/schemas/";

/// The schema that `schema` refers to, if it is a reference to one.
pub(super) fn target(schema: &Value) -> Option<&str> {
    schema.get("$ref")?.as_str()?.strip_prefix(SCHEMAS)
}

/// The named schemas of the document; none where it has none.
pub(super) fn schemas(doc: &mut Value) -> Option<&mut Map<String, Value>> {
    doc.pointer_mut("/components/schemas")?.as_object_mut()
}

/// Every operation with the words that name it in a message, such as `GET /v1/games`.
pub(super) fn operations(doc: &Value) -> impl Iterator<Item = (String, &Value)> {
    let paths = doc["paths"].as_object().into_iter().flatten();
    paths.flat_map(|(path, item)| {
        let methods = item.as_object().into_iter().flatten();
        methods
            .filter(|(_, body)| body.is_object())
            .map(move |(method, body)| (format!("{} {path}", method.to_uppercase()), body))
    })
}

/// Every operation, to be changed.
pub(super) fn operations_mut(doc: &mut Value) -> impl Iterator<Item = &mut Value> {
    let paths = doc.get_mut("paths").and_then(Value::as_object_mut);
    let items = paths.into_iter().flat_map(Map::values_mut);
    let methods = items
        .filter_map(Value::as_object_mut)
        .flat_map(Map::values_mut);
    methods.filter(|operation| operation.is_object())
}

/// Gives an operation a parameter of the components.
pub(super) fn add_parameter(operation: &mut Value, name: &str) {
    let parameter = json!({ "$ref": format!("#/components/parameters/{name}") });
    match operation["parameters"].as_array_mut() {
        Some(parameters) => parameters.push(parameter),
        None => operation["parameters"] = json!([parameter]),
    }
}

/// The schemas reached from one part of the operations, `requestBody` or `responses`.
pub(super) fn reached(doc: &Value, part: &str) -> BTreeSet<String> {
    let roots = operations(doc).filter_map(|(_, body)| body.get(part));
    reached_from(doc, roots)
}

/// The schemas reached from `roots` by following references to whatever they name.
pub(super) fn reached_from<'a>(
    doc: &'a Value,
    roots: impl IntoIterator<Item = &'a Value>,
) -> BTreeSet<String> {
    let mut seen = BTreeSet::new();
    let mut todo: Vec<&Value> = roots.into_iter().collect();
    while let Some(value) = todo.pop() {
        if let Some(reference) = value.get("$ref").and_then(Value::as_str)
            && seen.insert(reference)
        {
            todo.extend(resolve(doc, reference));
        }
        todo.extend(children(value));
    }
    seen.into_iter()
        .filter_map(|r| r.strip_prefix(SCHEMAS))
        .map(str::to_owned)
        .collect()
}

/// Stops at the first reference, of a discriminator too, that leads nowhere.
pub(super) fn check(doc: &Value) -> Result<(), Fault> {
    let mut todo = vec![doc];
    while let Some(value) = todo.pop() {
        let mapping = value
            .pointer("/discriminator/mapping")
            .and_then(Value::as_object);
        let named = mapping
            .into_iter()
            .flat_map(Map::values)
            .chain(value.get("$ref"));
        for reference in named.filter_map(Value::as_str) {
            if resolve(doc, reference).is_none() {
                return Err(Fault(format!("`{reference}` leads nowhere")));
            }
        }
        todo.extend(children(value));
    }
    Ok(())
}

fn resolve<'a>(doc: &'a Value, reference: &str) -> Option<&'a Value> {
    doc.pointer(reference.strip_prefix('#')?)
}

/// The values directly inside of an object or an array.
pub(super) fn children(value: &Value) -> Box<dyn Iterator<Item = &Value> + '_> {
    match value {
        Value::Array(items) => Box::new(items.iter()),
        Value::Object(members) => Box::new(members.values()),
        _ => Box::new(std::iter::empty()),
    }
}
