//! Null in 3.0, as its letter has it: `nullable` adds null to the type that stands beside it, and to
//! nothing else. Beside a reference it does nothing, and among the values of an enum null has to stand
//! too. So the schema that may be null says so itself, in a copy where it stands, or by its name.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use super::Object;
use crate::{Fault, refs, schemas};

/// Says of whatever is `nullable` that null may stand there.
///
/// # Errors
/// When 3.0 has no words for it.
pub(super) fn told(doc: &mut Value) -> Result<(), Fault> {
    let named = doc["components"]["schemas"].clone();
    let only_null = only_nullable(doc)?;
    schemas::each(doc, &mut |schema| {
        if !is_nullable(schema) {
            return Ok(());
        }
        if let Some(name) = referred(schema).map(str::to_owned) {
            if only_null.contains(&name) {
                schema.shift_remove("nullable");
                schema.shift_remove("type");
                return Ok(());
            }
            copied(schema, &name, &named[&name])?;
        }
        null_is_told(schema)
    })?;
    for name in only_null {
        if let Some(schema) = doc["components"]["schemas"][&name].as_object_mut() {
            schema.insert("nullable".into(), json!(true));
            null_is_told(schema)?;
        }
    }
    Ok(())
}

fn is_nullable(schema: &Object) -> bool {
    schema.get("nullable") == Some(&json!(true))
}

/// The named schemas that may be null wherever they stand.
fn only_nullable(doc: &mut Value) -> Result<BTreeSet<String>, Fault> {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    schemas::each(doc, &mut |schema| {
        if let Some(name) = referred(schema).filter(|_| is_nullable(schema)) {
            *counts.entry(name.to_owned()).or_default() += 1;
        }
        Ok(())
    })?;
    let everywhere = counts
        .into_iter()
        .filter(|(name, count)| *count == references(doc, &format!("{}{name}", refs::SCHEMAS)));
    Ok(everywhere.map(|(name, _)| name).collect())
}

/// The name of the one schema that a schema stands for.
fn referred(schema: &Object) -> Option<&str> {
    match schema.get("allOf")?.as_array()?.as_slice() {
        [only] => refs::target(only),
        _ => None,
    }
}

/// The schema that is referred to, where it stands. A copy of an object would be another type.
fn copied(schema: &mut Object, name: &str, target: &Value) -> Result<(), Fault> {
    let target = target
        .as_object()
        .filter(|target| target.get("type").is_some_and(|kind| kind != "object"));
    let target = target.ok_or_else(|| {
        Fault(format!(
            "{name} may be null in one place and not in another, which 3.0 cannot say"
        ))
    })?;
    schema.shift_remove("allOf");
    for (keyword, value) in target {
        schema.entry(keyword).or_insert_with(|| value.clone());
    }
    Ok(())
}

/// Null is of the type, and one of the values if there is a list of them.
fn null_is_told(schema: &mut Object) -> Result<(), Fault> {
    if !schema.contains_key("type") {
        return Err(Fault("3.0 has no choice of which null is one".into()));
    }
    let values = schema.get_mut("enum").and_then(Value::as_array_mut);
    if let Some(values) = values.filter(|values| !values.contains(&Value::Null)) {
        values.push(Value::Null);
    }
    Ok(())
}

/// How often a schema is referred to.
fn references(value: &Value, target: &str) -> usize {
    let here = value.get("$ref").is_some_and(|it| it == target);
    let inside = refs::children(value).map(|child| references(child, target));
    usize::from(here) + inside.sum::<usize>()
}
