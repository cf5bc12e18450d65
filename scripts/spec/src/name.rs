//! Every variant of a tagged union is a schema with a name.

use serde_json::{Map, Value, json};

use super::tag::{self, Tags};
use super::{Fault, refs};

/// Turns `Action: oneOf [{type: play, ..}, ..]` into `Action: oneOf [$ref ActionPlay, ..]` with
/// a discriminator, and `type` of `ActionPlay` into a constant.
pub(super) fn variants(doc: &mut Value) -> Result<(), Fault> {
    let Some(schemas) = refs::schemas(doc) else {
        return Ok(());
    };
    let mut named = Vec::new();
    for (union, schema) in schemas.iter_mut() {
        let Some(tags) = tags(schema) else { continue };
        let mut mapping = Map::new();
        let variants = schema["oneOf"].as_array_mut().into_iter().flatten();
        for (variant, tag) in variants.zip(tags.values) {
            let name = format!("{union}{}", pascal(&tag));
            let target = format!("{}{name}", refs::SCHEMAS);
            let mut body = std::mem::replace(variant, json!({ "$ref": target }));
            body["properties"][&tags.member] = json!({ "type": "string", "const": tag });
            if mapping.insert(tag.clone(), target.into()).is_some() {
                return Err(Fault(format!("`{union}` has two variants `{tag}`")));
            }
            named.push((name, body));
        }
        schema["discriminator"] = json!({ "propertyName": tags.member, "mapping": mapping });
    }
    for (name, body) in named {
        if schemas.insert(name.clone(), body).is_some() {
            return Err(Fault(format!("two schemas are called `{name}`")));
        }
    }
    schemas.sort_keys();
    none_inline(doc)
}

/// A union inside of another schema or an operation has no name to derive names from.
fn none_inline(doc: &Value) -> Result<(), Fault> {
    let mut todo = vec![doc];
    while let Some(value) = todo.pop() {
        if let Some(tags) = tags(value) {
            return Err(Fault(format!(
                "a union of {} has no name of its own",
                tags.values.join(", ")
            )));
        }
        todo.extend(refs::children(value));
    }
    Ok(())
}

/// The tags of a union of inline objects; `None` if the schema is something else.
fn tags(schema: &Value) -> Option<Tags> {
    let variants = schema.get("oneOf")?.as_array()?.iter();
    let variants: Option<Vec<_>> = variants.map(Value::as_object).collect();
    tag::of(&variants?)
}

/// `dead_hand_offered` as a type's name: `DeadHandOffered`.
fn pascal(tag: &str) -> String {
    let words = tag.split(['_', '-', '.']).map(|word| {
        let mut letters = word.chars();
        let first = letters.next().map(char::to_uppercase);
        first
            .into_iter()
            .flatten()
            .chain(letters)
            .collect::<String>()
    });
    words.collect()
}
