//! The headers of an answer.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::{Answer, schemas};

/// What HTTP itself does with an answer, whatever it says: how it is framed, cached, encoded, shared
/// with pages of other origins, shown by a browser, and not held back by a proxy. The document is about what is said.
const OF_HTTP: [&str; 14] = [
    "access-control-allow-credentials",
    "access-control-allow-origin",
    "access-control-expose-headers",
    "cache-control",
    "connection",
    "content-encoding",
    "content-length",
    "content-security-policy",
    "content-type",
    "date",
    "transfer-encoding",
    "vary",
    "x-content-type-options",
    "x-accel-buffering",
];

/// What is wrong with the headers of an answer.
pub(crate) fn objections(
    doc: &Value,
    documented: &Value,
    status: &str,
    answer: &Answer<'_>,
    seen: &mut BTreeSet<String>,
) -> Vec<String> {
    let known = documented["headers"].as_object();
    let mut found = Vec::new();
    for (name, _) in answer.headers {
        let is_known =
            known.is_some_and(|known| known.keys().any(|k| k.eq_ignore_ascii_case(name)));
        if !is_known && !OF_HTTP.contains(&name.to_lowercase().as_str()) {
            found.push(format!(
                "its header `{name}` is not documented; add it to `headers` of this status"
            ));
        }
    }
    for (name, header) in known.into_iter().flatten() {
        let counted = counted(status, name, header);
        let header = schemas::resolved(doc, header);
        match answer.header(name) {
            Some(value) if fits(&header["schema"], value) => {
                seen.insert(counted);
            }
            Some(value) => found.push(format!(
                "its header `{name}: {value}` is against {}",
                header["schema"]
            )),
            None if header["required"] == true => {
                found.push(format!("its header `{name}` is missing"));
            }
            None => {}
        }
    }
    found
}

/// A header is text; where a number is documented, it reads as one.
fn fits(schema: &Value, value: &str) -> bool {
    let value = match schema["type"].as_str() {
        Some("integer") => value.parse::<u64>().map_or(Value::Null, Value::from),
        _ => Value::from(value),
    };
    jsonschema::is_valid(schema, &value)
}

/// As what a header is counted: one that many answers share is one thing.
fn counted(status: &str, name: &str, header: &Value) -> String {
    match header.get("$ref") {
        Some(_) => format!("header {name}"),
        None => format!("{status} header {name}"),
    }
}

/// Every header of an answer.
pub(crate) fn documented(answer: &Value, status: &str) -> Vec<String> {
    let headers = answer["headers"].as_object().into_iter().flatten();
    headers
        .map(|(name, header)| counted(status, name, header))
        .collect()
}
