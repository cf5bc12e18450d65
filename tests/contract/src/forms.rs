//! The two forms of the document accept and refuse the same.

use std::collections::BTreeMap;

use jsonschema::Validator;
use serde_json::{Value, json};

use crate::{Contract, examples, schemas};

/// How many values the two forms were asked about, and where they disagree.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Compared {
    /// Values that both accept.
    pub accepted: usize,
    /// Values that both refuse.
    pub refused: usize,
    /// A sentence for each value that one accepts and the other refuses.
    pub different: Vec<String>,
}

impl Contract {
    /// Holds the 3.0 form against this one: with every named part of every example, and with what each
    /// becomes when one thing in it is spoilt.
    #[must_use]
    pub fn compared(&self, lowered: &Value) -> Compared {
        let mut corpus: BTreeMap<&str, Vec<&Value>> = BTreeMap::new();
        for shown in examples::all(&self.doc) {
            self.schemas.parts(shown.schema, shown.value, &mut corpus);
        }
        let mut compared = Compared::default();
        for (name, values) in corpus {
            let (Ok(now), Ok(then)) = (of_3_1(&self.doc, name), of_3_0(lowered, name)) else {
                compared
                    .different
                    .push(format!("{name} is no schema in one of them"));
                continue;
            };
            // What may be null wherever it stands says so by its name in 3.0, and where it stands in 3.1:
            // there, as members of others, the two are compared.
            let by_name = lowered["components"]["schemas"][name]["nullable"] == true;
            let spoilt = values.iter().flat_map(|value| spoilt(value));
            let whole = values.iter().map(|&value| value.clone());
            for value in whole.chain(spoilt).filter(|it| !(by_name && it.is_null())) {
                match (now.is_valid(&value), then.is_valid(&value)) {
                    (true, true) => compared.accepted += 1,
                    (false, false) => compared.refused += 1,
                    (now, _) => {
                        let accepts = if now { "3.1" } else { "3.0" };
                        let what = format!("only {accepts} accepts as {name}: {value}");
                        compared.different.push(what);
                    }
                }
            }
        }
        compared
    }
}

fn of_3_1(doc: &Value, name: &str) -> Result<Validator, String> {
    validator(&doc["components"]["schemas"], name)
}

/// 3.0 has schemas of its own; read by its letter, they differ in `nullable`, which adds null to the type
/// beside it and to nothing else.
fn of_3_0(doc: &Value, name: &str) -> Result<Validator, String> {
    let mut all = doc["components"]["schemas"].clone();
    raise(&mut all);
    validator(&all, name)
}

fn raise(schema: &mut Value) {
    match schema {
        Value::Object(members) => {
            members.values_mut().for_each(raise);
            if members.get("nullable").is_some_and(|it| *it == true) {
                members.shift_remove("nullable");
                if let Some(kind) = members.get_mut("type") {
                    *kind = json!([kind.take(), "null"]);
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(raise),
        _ => {}
    }
}

fn validator(all: &Value, name: &str) -> Result<Validator, String> {
    let schema = json!({
        "$ref": format!("{}{name}", schemas::SCHEMAS),
        "components": { "schemas": all },
    });
    let options = jsonschema::options().with_draft(jsonschema::Draft::Draft202012);
    let built = options.should_validate_formats(true).build(&schema);
    built.map_err(|error| error.to_string())
}

/// What a value becomes when one thing in it is spoilt.
fn spoilt(value: &Value) -> Vec<Value> {
    let others = || {
        [
            json!(null),
            json!(-1),
            json!(1.5),
            json!(""),
            json!("?"),
            json!([]),
            json!({}),
        ]
    };
    let mut spoilt: Vec<Value> = others().into();
    match value {
        Value::Object(members) => {
            let mut more = members.clone();
            more.insert("not_a_member".to_owned(), json!(1));
            spoilt.push(more.into());
            for name in members.keys() {
                let mut less = members.clone();
                less.shift_remove(name);
                spoilt.push(less.into());
                for other in others() {
                    let mut changed = members.clone();
                    changed.insert(name.clone(), other);
                    spoilt.push(changed.into());
                }
            }
        }
        Value::String(text) => spoilt.push(json!(text.repeat(100))),
        Value::Number(_) => spoilt.push(json!(u64::MAX)),
        _ => {}
    }
    spoilt
}
