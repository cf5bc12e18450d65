//! Every schema of a document.

use serde_json::{Map, Value};

type Object = Map<String, Value>;

/// Applies `change` to every schema, those of parameters, bodies, answers and headers too, the
/// innermost first.
///
/// # Errors
/// The first of `change`.
pub fn each<E>(
    doc: &mut Value,
    change: &mut dyn FnMut(&mut Object) -> Result<(), E>,
) -> Result<(), E> {
    let named = doc.pointer_mut("/components/schemas");
    for schema in named.and_then(Value::as_object_mut).into_iter().flatten() {
        within(schema.1, change)?;
    }
    outside(doc, change)
}

/// Those that have no name stand under `schema`.
fn outside<E>(
    value: &mut Value,
    change: &mut dyn FnMut(&mut Object) -> Result<(), E>,
) -> Result<(), E> {
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

fn within<E>(
    schema: &mut Value,
    change: &mut dyn FnMut(&mut Object) -> Result<(), E>,
) -> Result<(), E> {
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
