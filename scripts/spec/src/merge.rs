//! Structs that flatten others become plain objects, or one tagged union.
//!
//! utoipa writes `#[serde(flatten)]` as `allOf` of the struct's own members and what it
//! flattens, and an untagged enum of tagged unions as `oneOf` of references. Both are hard to
//! read and most generators give up on them. Here the parts are put together: an envelope
//! around a union is a union whose every variant has the members of the envelope, and unions
//! of unions are one union.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::{Fault, refs, tag};

type Object = Map<String, Value>;

/// What a schema is after following its references.
enum Shape {
    /// An object with members.
    Object(Object),
    /// A tagged union: an object for each variant, with a member that tells which it is.
    Union(Vec<Object>),
    /// Anything else.
    Other,
}

/// Replaces every named schema that is put together from others by what it amounts to, and
/// drops the others where nothing refers to them any more.
pub(super) fn flattened(doc: &mut Value) -> Result<(), Fault> {
    let Some(schemas) = refs::schemas(doc) else {
        return Ok(());
    };
    let before = schemas.clone();
    let mut parts = BTreeSet::new();
    for (name, schema) in &before {
        let all = schema.get("allOf").is_some();
        if !all && schema.get("oneOf").is_none() {
            continue;
        }
        let mut reader = Reader {
            schemas: &before,
            path: vec![name],
            parts: BTreeSet::new(),
        };
        let merged = match reader.shape(schema)? {
            Shape::Object(object) => object,
            Shape::Union(variants) => union_of(schema, variants),
            Shape::Other if all => {
                return Err(Fault(format!(
                    "`{name}` flattens something that is neither an object nor a tagged union"
                )));
            }
            Shape::Other => continue,
        };
        parts.append(&mut reader.parts);
        schemas.insert(name.clone(), merged.into());
    }
    drop_unused(doc, &parts);
    Ok(())
}

/// A union in place of `schema`, keeping what is said about it.
fn union_of(schema: &Value, variants: Vec<Object>) -> Object {
    let mut union = Object::new();
    union.insert("oneOf".into(), variants.into());
    for (key, value) in schema.as_object().into_iter().flatten() {
        if key != "allOf" && key != "oneOf" {
            union.insert(key.clone(), value.clone());
        }
    }
    union
}

/// Removes those of `parts` that nobody but other parts refers to.
fn drop_unused(doc: &mut Value, parts: &BTreeSet<String>) {
    let mut rest = doc.clone();
    if let Some(schemas) = refs::schemas(&mut rest) {
        schemas.retain(|name, _| !parts.contains(name));
    }
    let used = refs::reached_from(doc, [&rest]);
    if let Some(schemas) = refs::schemas(doc) {
        schemas.retain(|name, _| !parts.contains(name) || used.contains(name));
    }
}

/// Follows the references of one schema.
struct Reader<'a> {
    schemas: &'a Object,
    /// The schemas being read, outermost first; the first one gives its name to messages.
    path: Vec<&'a str>,
    /// The schemas that were followed.
    parts: BTreeSet<String>,
}

impl<'a> Reader<'a> {
    fn shape(&mut self, schema: &'a Value) -> Result<Shape, Fault> {
        if let Some(target) = refs::target(schema) {
            return self.follow(target);
        }
        if let Some(parts) = schema.get("allOf").and_then(Value::as_array) {
            return self.all_of(parts, schema);
        }
        if let Some(variants) = schema.get("oneOf").and_then(Value::as_array) {
            return self.one_of(variants);
        }
        let plain = schema["type"] == "object" && schema.get("additionalProperties").is_none();
        match schema.as_object().filter(|_| plain) {
            Some(object) => Ok(Shape::Object(object.clone())),
            None => Ok(Shape::Other),
        }
    }

    fn follow(&mut self, target: &str) -> Result<Shape, Fault> {
        let Some((name, schema)) = self.schemas.get_key_value(target) else {
            return Err(Fault(format!("`{}{target}` leads nowhere", refs::SCHEMAS)));
        };
        if self.path.contains(&name.as_str()) {
            return Err(Fault(format!("`{name}` is made of itself")));
        }
        self.path.push(name);
        let shape = self.shape(schema)?;
        self.path.pop();
        self.parts.insert(name.clone());
        Ok(shape)
    }

    /// A struct that flattens others: the members of all its parts.
    fn all_of(&mut self, parts: &'a [Value], schema: &'a Value) -> Result<Shape, Fault> {
        let mut common = Object::new();
        let mut union = None;
        for part in parts {
            match self.shape(part)? {
                Shape::Object(object) => self.add(&mut common, object)?,
                Shape::Union(variants) if union.is_none() => union = Some(variants),
                Shape::Union(_) => return Err(self.fault("flattens two unions")),
                Shape::Other => return Ok(Shape::Other),
            }
        }
        if let Some(said) = schema.get("description") {
            common.insert("description".into(), said.clone());
        }
        let Some(variants) = union else {
            return Ok(Shape::Object(common));
        };
        common.remove("description");
        let merged = variants.into_iter().map(|variant| {
            let mut whole = common.clone();
            self.add(&mut whole, variant)?;
            Ok(whole)
        });
        merged.collect::<Result<_, _>>().map(Shape::Union)
    }

    /// An enum: a union if all variants, and those of unions inside of it, carry a tag.
    fn one_of(&mut self, variants: &'a [Value]) -> Result<Shape, Fault> {
        let mut union = Vec::new();
        for variant in variants {
            match self.shape(variant)? {
                Shape::Object(object) => union.push(object),
                Shape::Union(mut inner) => union.append(&mut inner),
                Shape::Other => return Ok(Shape::Other),
            }
        }
        match tag::of(&union.iter().collect::<Vec<_>>()) {
            Some(_) => Ok(Shape::Union(union)),
            None => Ok(Shape::Other),
        }
    }

    /// Adds the members of `part` to `whole`, which must not have them yet.
    fn add(&self, whole: &mut Object, part: Object) -> Result<(), Fault> {
        for (key, value) in part {
            match (key.as_str(), value) {
                ("properties", Value::Object(members)) => {
                    let known = whole.entry(key).or_insert_with(|| json!({}));
                    for (member, schema) in members {
                        if known.get(&member).is_some() {
                            return Err(self.fault(&format!("has two members `{member}`")));
                        }
                        known[member] = schema;
                    }
                }
                ("required", Value::Array(mut names)) => {
                    let known = whole.entry(key).or_insert_with(|| json!([]));
                    known
                        .as_array_mut()
                        .into_iter()
                        .for_each(|known| known.append(&mut names));
                }
                (_, value) => {
                    whole.entry(key).or_insert(value);
                }
            }
        }
        Ok(())
    }

    fn fault(&self, what: &str) -> Fault {
        Fault(format!("`{}` {what}", self.path[0]))
    }
}
