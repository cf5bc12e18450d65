//! From the document that utoipa derives to the document that is published.
//!
//! utoipa describes the Rust types faithfully but leaves five things out that the contract
//! promises: every variant of a tagged union is a schema with a name and the union has a
//! discriminator; requests are closed and what may grow in answers says so; a struct that
//! flattens a union is one union; what answers with texts can be asked for a language; what changes
//! something can be asked for once. [`finish`] adds them, and stops with a sentence when the types
//! cannot be published that way.
//!
//! Reading order: `merge` (flattened structs become plain objects and unions), `name` (variants
//! get names), `sets` (closed and extensible), `language` and `once` (who can be asked for one, and
//! for once), `tag` and `refs` (how variants are told apart, who refers to whom). [`yaml()`] writes it.

mod language;
mod merge;
mod name;
mod once;
mod refs;
mod sets;
mod tag;
mod yaml;

use std::fmt;

use serde_json::{Value, json};

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

/// Turns utoipa's output into the published document.
///
/// The same input gives the same output, byte for byte.
///
/// # Errors
///
/// When a flattened struct cannot be one union, a name or a member would stand twice, a
/// tagged union is written inline, an answer has no description, or a `$ref` leads nowhere.
pub fn finish(mut doc: Value) -> Result<Value, Fault> {
    merge::flattened(&mut doc)?;
    name::variants(&mut doc)?;
    sets::close_requests(&mut doc);
    sets::mark_extensible(&mut doc);
    language::wanted_and_told(&mut doc);
    once::keys(&mut doc);
    open_to_all(&mut doc);
    refs::check(&doc)?;
    answers_are_described(&doc)?;
    Ok(doc)
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
