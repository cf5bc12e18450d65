//! A choice of a union is a reference and nothing beside it: generators take a reference with words of its own
//! for another type, and some of them write code that is none. The words go to the schema around the choice.

use serde_json::{Map, Value, json};

use super::{Fault, refs, schemas};

type Object = Map<String, Value>;

/// Moves what is said of choices to where the choice is made.
///
/// # Errors
/// When something else than words stands beside a reference.
pub(super) fn bare(doc: &mut Value) -> Result<(), Fault> {
    schemas::each(doc, &mut |schema| {
        for keyword in ["oneOf", "anyOf"] {
            moved(schema, keyword)?;
        }
        Ok(())
    })
}

fn moved(schema: &mut Object, keyword: &str) -> Result<(), Fault> {
    let Some(Value::Array(choices)) = schema.get_mut(keyword) else {
        return Ok(());
    };
    let of_null = |choice: &&Value| choice["type"] == "null";
    let is_alone = choices.iter().filter(|choice| !of_null(choice)).count() == 1;
    let mut told = Vec::new();
    for choice in choices {
        let Some(name) = refs::target(choice).map(str::to_owned) else {
            continue;
        };
        let Some(choice) = choice.as_object_mut() else {
            continue;
        };
        let words = choice.shift_remove("description");
        if let Some(other) = choice.keys().find(|keyword| *keyword != "$ref") {
            return Err(Fault(format!(
                "`{other}` stands beside a choice of `{name}`"
            )));
        }
        if let Some(Value::String(words)) = words {
            told.push((name, words));
        }
    }
    let [(_, words)] = &told[..] else {
        return listed(schema, &told);
    };
    if is_alone && !schema.contains_key("description") {
        schema.insert("description".into(), json!(words));
        return Ok(());
    }
    listed(schema, &told)
}

/// Adds what is said of each choice to what is said of all of them.
fn listed(schema: &mut Object, told: &[(String, String)]) -> Result<(), Fault> {
    if told.is_empty() {
        return Ok(());
    }
    let lines: Vec<String> = told
        .iter()
        .map(|(name, words)| format!("- `{name}`: {words}"))
        .collect();
    let lines = lines.join("\n");
    let whole = match schema.get("description").and_then(Value::as_str) {
        Some(said) => format!("{said}\n\n{lines}"),
        None => lines,
    };
    schema.insert("description".into(), json!(whole));
    Ok(())
}
