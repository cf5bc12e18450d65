//! What the document shows is what it tells.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::{Contract, schemas};

/// An example, the schema that it is of, and where it stands.
pub(crate) struct Shown<'a> {
    pub(crate) at: String,
    pub(crate) schema: &'a Value,
    pub(crate) value: &'a Value,
}

/// Every example of a document: of bodies, parameters, headers and schemas.
pub(crate) fn all(doc: &Value) -> Vec<Shown<'_>> {
    let mut found = Vec::new();
    gather(doc, doc, String::new(), &mut found);
    found
}

fn gather<'a>(doc: &'a Value, value: &'a Value, at: String, found: &mut Vec<Shown<'a>>) {
    match value {
        Value::Object(members) => {
            let is_schema = members
                .get("type")
                .is_some_and(|it| it.is_string() || it.is_array());
            // Beside a schema an example is of it; inside of one it is of that one.
            let schema = members.get("schema").or(is_schema.then_some(value));
            if let (Some(schema), Some(value)) = (schema, members.get("example")) {
                let at = format!("{at}/example");
                found.push(Shown { at, schema, value });
            }
            let named = members.get("examples").and_then(Value::as_object);
            for (name, example) in named.into_iter().flatten() {
                let value = schemas::resolved(doc, example).get("value");
                if let (Some(schema), Some(value)) = (schema, value) {
                    let at = format!("{at}/examples/{name}");
                    found.push(Shown { at, schema, value });
                }
            }
            for (name, value) in members {
                if !["example", "examples"].contains(&name.as_str()) {
                    gather(doc, value, format!("{at}/{name}"), found);
                }
            }
        }
        Value::Array(items) => {
            for (n, item) in items.iter().enumerate() {
                gather(doc, item, format!("{at}/{n}"), found);
            }
        }
        _ => {}
    }
}

impl Contract {
    /// What is wrong with the examples of the document, and which request or answer has none.
    #[must_use]
    pub fn bad_examples(&self) -> Vec<String> {
        let shown = all(&self.doc);
        let mut seen = BTreeSet::new();
        let mut found: Vec<String> = shown
            .iter()
            .flat_map(|shown| {
                let told = self
                    .schemas
                    .objections(shown.schema, shown.value, &mut seen);
                told.into_iter().map(|what| format!("{}: {what}", shown.at))
            })
            .collect();
        let bodies = ["/paths", "/components/responses"];
        for at in bodies.into_iter().filter_map(|at| self.doc.pointer(at)) {
            without(at, String::new(), &mut found);
        }
        found
    }
}

/// Bodies that show nothing.
fn without(value: &Value, at: String, found: &mut Vec<String>) {
    let Some(members) = value.as_object() else {
        return;
    };
    for (name, value) in members {
        if name == "content" {
            let media = value.as_object().into_iter().flatten();
            let bare = media.filter(|(_, media)| media.get("examples").is_none());
            found.extend(bare.map(|(media, _)| {
                format!("{at} ({media}) shows nothing: have api/src/tests/examples call it, and run scripts/examples")
            }));
        } else {
            without(value, format!("{at}/{name}"), found);
        }
    }
}
