//! From the document that utoipa derives to the document that is published.
//!
//! utoipa describes the Rust types faithfully but leaves things out that the contract promises:
//! every variant of a tagged union is a schema with a name and the union has a discriminator;
//! requests are closed and what may grow in answers says so; a struct that flattens a union is one
//! union; what answers with texts can be asked for a language; what changes something can be asked
//! for once; each problem, header and bound is told of; requests and answers are shown. [`finish`]
//! adds them, and stops with a sentence when the types cannot be published that way.
//!
//! Reading order: `merge` (flattened structs become plain objects and unions), `name` (variants
//! get names), `choices` (a choice is a reference alone), `defaults` (none is an object), `sets` (closed and
//! extensible), `language` and `once` (who can be asked for one, and for once), `problems`, `examples`, `headers`, `bounds`, `tag` and `refs` (how variants are told
//! apart, who refers to whom). [`yaml()`] writes it, [`lower`] makes its 3.0 form.

mod bounds;
mod choices;
mod defaults;
mod examples;
mod flow;
mod headers;
mod language;
mod lower;
mod merge;
mod name;
mod once;
mod problems;
mod refs;
mod schemas;
mod sets;
mod tag;
mod yaml;

use std::fmt;

use serde_json::{Value, json};

pub use bounds::missing as unbounded;
pub use flow::json;
pub use lower::{lower, lower_loosely};
pub use problems::Known;
pub use schemas::each as each_schema;
pub use yaml::yaml;

/// Why a document cannot be published: a sentence for whoever writes the types.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault(String);

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Fault {}

/// What the types do not tell.
#[derive(Debug, Clone, Copy)]
pub struct Told<'a> {
    /// Every problem that the server knows.
    pub problems: &'a [Known],
    /// Requests and answers to show.
    pub examples: &'a Value,
}

/// Turns utoipa's output into the published document.
///
/// The same input gives the same output, byte for byte.
///
/// # Errors
///
/// When a flattened struct cannot be one union, a name or a member would stand twice, a
/// tagged union is written inline, an answer has no description, or a `$ref` leads nowhere.
pub fn finish(mut doc: Value, told: &Told<'_>) -> Result<Value, Fault> {
    merge::flattened(&mut doc)?;
    name::variants(&mut doc)?;
    choices::bare(&mut doc)?;
    defaults::told(&mut doc)?;
    sets::close_requests(&mut doc);
    sets::mark_extensible(&mut doc);
    language::wanted_and_told(&mut doc);
    once::keys(&mut doc);
    problems::told(&mut doc, told.problems)?;
    examples::shown(&mut doc, told.examples);
    headers::described(&mut doc);
    bounds::fill(&mut doc);
    any_names(&mut doc)?;
    free_forms(&mut doc)?;
    open_to_all(&mut doc);
    refs::check(&doc)?;
    answers_are_described(&doc)?;
    Ok(doc)
}

/// Names of members cannot be bounded in 3.0, nor by most generators: what they may be is told in
/// words, and the server refuses others.
fn any_names(doc: &mut Value) -> Result<(), Fault> {
    schemas::each(doc, &mut |schema| {
        schema.shift_remove("propertyNames");
        Ok(())
    })
}

/// An object of which no member is told may have any: some generators take it for an empty one.
fn free_forms(doc: &mut Value) -> Result<(), Fault> {
    schemas::each(doc, &mut |schema| {
        let is_free = schema.get("type").is_some_and(|kind| kind == "object")
            && !schema.contains_key("properties");
        if is_free {
            schema.entry("additionalProperties").or_insert(json!(true));
        }
        Ok(())
    })
}

/// Says of every operation that needs no token that it needs none.
fn open_to_all(doc: &mut Value) {
    for operation in refs::operations_mut(doc) {
        if operation.get("security").is_none() {
            operation["security"] = json!([]);
        }
    }
}

/// OpenAPI demands a description of every answer; utoipa leaves a missing one out.
fn answers_are_described(doc: &Value) -> Result<(), Fault> {
    for (operation, body) in refs::operations(doc) {
        for (status, answer) in body["responses"].as_object().into_iter().flatten() {
            let described = answer["description"]
                .as_str()
                .is_some_and(|d| !d.is_empty());
            if !described && answer.get("$ref").is_none() {
                return Err(Fault(format!(
                    "{operation}: answer {status} has no description"
                )));
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;
