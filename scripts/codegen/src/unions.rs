//! Tagged unions and sets that may grow, as the document marks them.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use crate::{Result, schemas};

/// A set marked `x-extensible`.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Open {
    /// A string enum.
    Strings,
    /// A tagged union.
    Union(Union),
}

/// What is known of a tagged union today.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Union {
    /// The member that tells the variants apart, `type` as a rule.
    pub(crate) member: String,
    /// Its values.
    pub(crate) tags: Vec<String>,
    /// The members that every variant has, except for the tag.
    pub(crate) shared: Vec<String>,
}

/// The open sets of the document by name.
pub(crate) fn open(doc: &Value) -> Result<BTreeMap<String, Open>> {
    let all = schemas::named(doc)?;
    let marked = all
        .iter()
        .filter(|(_, schema)| schema["x-extensible"] == true);
    let open = marked.map(|(name, schema)| {
        let open = union(all, schema).map_or(Open::Strings, Open::Union);
        (name.clone(), open)
    });
    Ok(open.collect())
}

/// What is known of a union; `None` if the schema is something else.
fn union(all: &Map<String, Value>, schema: &Value) -> Option<Union> {
    let discriminator = schema.get("discriminator")?;
    let member = discriminator["propertyName"].as_str()?;
    let mapping = discriminator["mapping"].as_object()?;
    let mut shared = shared(all, schema);
    shared.retain(|name| name != member);
    Some(Union {
        member: member.to_owned(),
        tags: mapping.keys().cloned().collect(),
        shared,
    })
}

/// The members that every variant of `union` requires in the same form.
fn shared(all: &Map<String, Value>, union: &Value) -> Vec<String> {
    let variants = union["oneOf"].as_array().into_iter().flatten();
    let variants: Vec<&Value> = variants
        .filter_map(|variant| all.get(schemas::target(variant)?))
        .collect();
    let [first, others @ ..] = &variants[..] else {
        return Vec::new();
    };
    let members = first["properties"].as_object().into_iter().flatten();
    let members = members.filter(|(name, schema)| {
        let same = |other: &&Value| {
            requires(other, name) && other["properties"].get(*name) == Some(*schema)
        };
        requires(first, name) && others.iter().all(same)
    });
    members.map(|(name, _)| name.clone()).collect()
}

fn requires(schema: &Value, member: &str) -> bool {
    let required = schema["required"].as_array();
    required.is_some_and(|names| names.iter().any(|name| name == member))
}

/// An optional member that every folded variant gets, until `tolerate` takes it out again.
///
/// progenitor guesses how a union is written from the number of members of its variants: one
/// member too few and `Play { card }` is `Play(String)`, and a variant without members loses
/// its documentation. With it every variant has named members, today and when it grows.
pub(crate) const MARKER: &str = "not_a_member";

/// Puts the variants of every union back inside of it: progenitor turns a union of inline
/// objects into an enum with struct variants, one of references into something worse.
///
/// The variants of an open union lose `additionalProperties: false`, with which a listed
/// action that has grown a member could no longer be read.
pub(crate) fn fold(doc: &mut Value, open: &BTreeMap<String, Open>) -> Result<()> {
    let all = schemas::named_mut(doc)?;
    let known = all.clone();
    let mut folded = Vec::new();
    for (union, schema) in all
        .iter_mut()
        .filter(|(_, s)| s.get("discriminator").is_some())
    {
        for variant in schema["oneOf"].as_array_mut().into_iter().flatten() {
            let Some((name, body)) = schemas::target(variant).and_then(|n| known.get_key_value(n))
            else {
                return Err(format!("a variant of {union} is not a named schema").into());
            };
            *variant = body.clone();
            variant["properties"][MARKER] = json!({ "type": "boolean" });
            if open.contains_key(union)
                && let Some(variant) = variant.as_object_mut()
            {
                variant.shift_remove("additionalProperties");
            }
            folded.push(name);
        }
        schema
            .as_object_mut()
            .and_then(|schema| schema.shift_remove("discriminator"));
    }
    all.retain(|name, _| !folded.contains(&name));
    match folded.into_iter().find(|name| refers_to(doc, name)) {
        Some(name) => Err(format!("{name} is used outside of its union").into()),
        None => Ok(()),
    }
}

fn refers_to(value: &Value, name: &str) -> bool {
    match value {
        Value::Array(items) => items.iter().any(|item| refers_to(item, name)),
        Value::Object(members) => {
            schemas::target(value) == Some(name) || members.values().any(|it| refers_to(it, name))
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{Open, Union, fold, open};

    fn document() -> serde_json::Value {
        let variant = |tag| {
            json!({
                "type": "object",
                "required": ["type"],
                "properties": { "type": { "type": "string", "const": tag } },
                "additionalProperties": false,
            })
        };
        let union = |name: &str| {
            let target = format!("#/components/schemas/{name}");
            json!({
                "oneOf": [{ "$ref": target }],
                "discriminator": { "propertyName": "type", "mapping": { "play": target } },
            })
        };
        let mut schemas = json!({
            "Action": union("ActionPlay"),
            "ActionPlay": variant("play"),
            "Query": union("QueryPlay"),
            "QueryPlay": variant("play"),
            "Why": { "type": "string", "enum": ["top"], "x-extensible": true },
            "Other": { "type": "string", "enum": ["one"] },
        });
        schemas["Action"]["x-extensible"] = json!(true);
        json!({ "components": { "schemas": schemas } })
    }

    #[test]
    fn open_sets_are_found() {
        let found = open(&document()).expect("schemas");
        let union = Union {
            member: "type".to_owned(),
            tags: vec!["play".to_owned()],
            shared: vec![],
        };
        let union = ("Action".to_owned(), Open::Union(union));
        let expected = [union, ("Why".to_owned(), Open::Strings)];
        assert_eq!(found.into_iter().collect::<Vec<_>>(), expected);
    }

    #[test]
    fn members_of_all_variants_are_found() {
        let variant = |tag, seat: &str| {
            json!({
                "required": ["type", "seq", "seat"],
                "properties": {
                    "type": { "const": tag },
                    "seq": { "type": "integer" },
                    "seat": { "type": seat },
                    "at": { "type": "string" },
                },
            })
        };
        let mut doc = document();
        doc["components"]["schemas"]["ActionPlay"] = variant("play", "integer");
        doc["components"]["schemas"]["ActionPass"] = variant("pass", "string");
        let pass = json!({ "$ref": "#/components/schemas/ActionPass" });
        let variants = doc.pointer_mut("/components/schemas/Action/oneOf");
        let variants = variants.and_then(|it| it.as_array_mut());
        variants.expect("variants").push(pass);
        let open = open(&doc).expect("schemas");
        let Some(Open::Union(union)) = open.get("Action") else {
            panic!("no union");
        };
        assert_eq!(union.shared, ["seq"]);
    }

    #[test]
    fn variants_are_folded_and_open_ones_tolerate_members() {
        let mut doc = document();
        let open = open(&doc).expect("schemas");
        fold(&mut doc, &open).expect("folded");
        let play = json!({ "type": "string", "const": "play" });
        let properties = json!({ "type": play, "not_a_member": { "type": "boolean" } });
        let variant = json!({
            "type": "object",
            "required": ["type"],
            "properties": properties,
        });
        let mut closed = variant.clone();
        closed["additionalProperties"] = json!(false);
        let expected = json!({
            "Action": { "oneOf": [variant], "x-extensible": true },
            "Query": { "oneOf": [closed] },
            "Why": { "type": "string", "enum": ["top"], "x-extensible": true },
            "Other": { "type": "string", "enum": ["one"] },
        });
        assert_eq!(doc["components"]["schemas"], expected);
    }

    #[test]
    fn a_variant_used_on_its_own_stops() {
        let mut doc = document();
        let reference = json!({ "$ref": "#/components/schemas/ActionPlay" });
        doc["components"]["schemas"]["List"] = json!({ "type": "array", "items": reference });
        let fault = fold(&mut doc, &Default::default()).expect_err("used twice");
        assert_eq!(fault.to_string(), "ActionPlay is used outside of its union");
    }

    #[test]
    fn an_inline_variant_stops() {
        let mut doc = document();
        doc["components"]["schemas"]["Action"]["oneOf"][0] = json!({ "type": "object" });
        let fault = fold(&mut doc, &Default::default()).expect_err("inline");
        assert_eq!(
            fault.to_string(),
            "a variant of Action is not a named schema"
        );
    }
}
