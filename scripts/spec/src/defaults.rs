//! What counts where a member is left out. An object that counts is told in words: some generators write code that
//! makes one of a union, which cannot be made.

use serde_json::Value;

use super::{Fault, schemas};

/// Moves objects from `default` to `description`.
pub(super) fn told(doc: &mut Value) -> Result<(), Fault> {
    schemas::each(doc, &mut |schema| {
        if !schema.get("default").is_some_and(Value::is_object) {
            return Ok(());
        }
        let Some(default) = schema.shift_remove("default") else {
            return Ok(());
        };
        let words = format!("`{default}` where it is left out.");
        let words = match schema.get("description").and_then(Value::as_str) {
            Some(told) => format!("{told} {words}"),
            None => words,
        };
        schema.insert("description".to_owned(), words.into());
        Ok(())
    })
}
