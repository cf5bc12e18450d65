//! Rulesets with as little in them as can be: what is left out shows its default.

use boodle_engine::Ruleset;
use serde_json::{Map, Value};

use super::reader::{Schemas, Shape};

/// The smallest value that has the form of a schema.
pub(super) fn sample(schemas: &Schemas, schema: &Value) -> Result<Value, String> {
    let shape = Shape::of(schemas, schema)?;
    let schema = shape.schema;
    if let Some("Card" | "CardPattern" | "SpaceId") = shape.name {
        return Ok("AS".into());
    }
    if let Some(first) = schema["oneOf"].as_array().and_then(|all| all.first()) {
        return sample(schemas, first);
    }
    if let Some(first) = schema["enum"].as_array().and_then(|all| all.first()) {
        return Ok(first.clone());
    }
    match shape.kind() {
        Some("boolean") => Ok(false.into()),
        Some("integer") => Ok(schema["minimum"].clone()),
        Some("string") => Ok("A".into()),
        Some("array") => {
            let least = schema["minItems"].as_u64().unwrap_or(0);
            let items = (0..least).map(|_| sample(schemas, &schema["items"]));
            items.collect()
        }
        Some("object") => {
            let mut object = Map::new();
            for name in schema["required"].as_array().into_iter().flatten() {
                let name = name.as_str().unwrap_or_default();
                let value = sample(schemas, &schema["properties"][name])?;
                object.insert(name.to_owned(), value);
            }
            Ok(object.into())
        }
        _ => Err(format!("{schema} has no sample")),
    }
}

/// A ruleset with all that was left out of it.
pub(super) fn completed(ruleset: &Value) -> Result<Value, String> {
    let read = Ruleset::read(ruleset.clone()).map_err(|malformed| malformed.to_string())?;
    serde_json::to_value(read).map_err(|error| error.to_string())
}

/// The same ruleset with this value as the member, or the only item, that the pointer names.
pub(super) fn with(ruleset: &Value, pointer: &str, value: Value) -> Result<Value, String> {
    let mut ruleset = ruleset.clone();
    let (around, name) = pointer.rsplit_once('/').unwrap_or_default();
    match ruleset.pointer_mut(around) {
        Some(Value::Object(members)) => _ = members.insert(name.to_owned(), value),
        Some(Value::Array(items)) => *items = vec![value],
        _ => return Err(format!("nothing stands around {pointer}")),
    }
    Ok(ruleset)
}
