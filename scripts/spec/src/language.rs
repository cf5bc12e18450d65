//! Texts that follow the language of the caller.
//!
//! A member that holds such a text is marked `x-localized` where its type is written, and so is an
//! operation whose whole answer is one. Whatever answers with one of them can be asked for a
//! language and says which it is; nobody writes that by hand.

use serde_json::{Value, json};

use super::{headers, refs};

/// The mark of a text.
const MARK: &str = "x-localized";

/// Adds `Accept-Language` to the parameters, and `Content-Language` to the headers of answers.
pub(super) fn wanted_and_told(doc: &mut Value) {
    let before = doc.clone();
    let mut any = false;
    for operation in refs::operations_mut(doc) {
        let whole = operation.get(MARK).is_some();
        let answers = operation
            .get_mut("responses")
            .and_then(Value::as_object_mut);
        let told = answers
            .into_iter()
            .flatten()
            .filter(|(status, answer)| {
                let good = status.starts_with('2') && answer.get("content").is_some();
                good && (whole || holds_text(&before, answer))
            })
            .map(|(_, answer)| {
                headers::add(answer, "Content-Language");
            });
        if told.count() > 0 {
            refs::add_parameter(operation, "AcceptLanguage");
            any = true;
        }
    }
    if any {
        doc["components"]["parameters"]["AcceptLanguage"] = json!({
            "name": "Accept-Language",
            "in": "header",
            "description": "Languages to answer in; English where there is no other.",
            "required": false,
            "schema": { "type": "string" },
            "example": "en",
        });
    }
}

/// Whether an answer has a marked member anywhere.
fn holds_text(doc: &Value, answer: &Value) -> bool {
    let named = refs::reached_from(doc, [answer]);
    let schemas = named
        .iter()
        .filter_map(|name| doc["components"]["schemas"].get(name));
    schemas.chain([answer]).any(is_marked)
}

fn is_marked(value: &Value) -> bool {
    value.get(MARK).is_some() || refs::children(value).any(is_marked)
}
