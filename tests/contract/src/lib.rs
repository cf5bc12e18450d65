//! Holds answers of the server against the published document: nothing may be in an answer that the
//! document does not tell of, no status, no header, no member.
//!
//! Reading order: [`Contract::objections`] (what is wrong with one answer), `schemas` (bodies),
//! `frames` (streams), `breaking` (one document against another), `examples`, `forms` (3.0 against 3.1),
//! `seen` (what has occurred, so that nothing is documented that never does).

mod breaking;
mod examples;
mod forms;
mod frames;
mod headers;
mod paths;
mod schemas;
mod seen;

use std::collections::BTreeSet;

use serde_json::Value;

pub use breaking::{breaking, kept};
pub use forms::Compared;
use paths::Operation;
use percent_encoding::percent_decode_str;
use schemas::Schemas;

/// A request that was answered.
#[derive(Debug, Clone, Copy)]
pub struct Asked<'a> {
    /// The method.
    pub method: &'a str,
    /// Path and query.
    pub target: &'a str,
    /// Its headers.
    pub headers: &'a [(String, String)],
    /// The body; empty if there is none.
    pub body: &'a [u8],
}

/// What was answered.
#[derive(Debug, Clone, Copy)]
pub struct Answer<'a> {
    /// The status.
    pub status: u16,
    /// Its headers.
    pub headers: &'a [(String, String)],
    /// The body, without any encoding.
    pub body: &'a [u8],
}

impl Answer<'_> {
    fn header(&self, name: &str) -> Option<&str> {
        let found = self
            .headers
            .iter()
            .find(|(known, _)| known.eq_ignore_ascii_case(name));
        found.map(|(_, value)| value.as_str())
    }
}

/// The published document, and what it says about every answer.
pub struct Contract {
    doc: Value,
    schemas: Schemas,
    /// Paths that are for browsers and not in the document.
    pages: Vec<String>,
}

impl Contract {
    /// Of a document in its 3.1 form. `pages` are paths that it does not tell of, which are let pass.
    #[must_use]
    pub fn new(doc: Value, pages: &[&str]) -> Contract {
        Contract {
            schemas: Schemas::of(&doc),
            doc,
            pages: pages.iter().map(|&page| page.to_owned()).collect(),
        }
    }

    /// What is in an answer that the document does not tell of; nothing where they agree. Each
    /// objection is a sentence. What agrees is written down as seen.
    #[must_use]
    pub fn objections(&self, asked: &Asked<'_>, answer: &Answer<'_>) -> Vec<String> {
        let path = asked.target.split('?').next().unwrap_or_default();
        // However it is written, it is the same path.
        let path = &*percent_decode_str(path).decode_utf8_lossy();
        if asked.method == "OPTIONS" || self.pages.iter().any(|page| paths::fits(page, path)) {
            return Vec::new();
        }
        let mut seen = BTreeSet::new();
        let found = match Operation::find(&self.doc, asked.method, path) {
            paths::Found::Operation(operation) => {
                self.of_operation(&operation, asked, answer, &mut seen)
            }
            paths::Found::Methods(operations) => {
                self.of_other_method(&operations, answer, asked.method == "HEAD", &mut seen)
            }
            paths::Found::Nothing => self.of_nothing(answer),
        };
        if found.is_empty() {
            seen::write(&seen);
        }
        let name = format!("{} {path} answered {}", asked.method, answer.status);
        found.iter().map(|what| format!("{name}: {what}")).collect()
    }

    fn of_operation(
        &self,
        operation: &Operation<'_>,
        asked: &Asked<'_>,
        answer: &Answer<'_>,
        seen: &mut BTreeSet<String>,
    ) -> Vec<String> {
        let mut found = self.of_status(operation, answer, asked.method == "HEAD", seen);
        if answer.status < 300 {
            found.extend(self.of_request(operation, asked, seen));
        }
        found
    }

    /// An answer against what an operation tells of its status.
    fn of_status(
        &self,
        operation: &Operation<'_>,
        answer: &Answer<'_>,
        head: bool,
        seen: &mut BTreeSet<String>,
    ) -> Vec<String> {
        let name = &operation.name;
        let Some(documented) = self.answer(operation, answer.status) else {
            return vec![format!(
                "{name} does not document this status; add it to the `responses` of its route"
            )];
        };
        let status = format!("{name} {}", answer.status);
        seen.insert(status.clone());
        let mut found = headers::objections(&self.doc, documented, &status, answer, seen);
        found.extend(self.of_body(documented, &status, answer, head, seen));
        found
    }

    /// What the document says about a status of an operation.
    fn answer<'a>(&'a self, operation: &Operation<'a>, status: u16) -> Option<&'a Value> {
        let answers = operation.body.get("responses")?;
        let answer = answers.get(status.to_string())?;
        Some(schemas::resolved(&self.doc, answer))
    }

    fn of_body(
        &self,
        documented: &Value,
        status: &str,
        answer: &Answer<'_>,
        head: bool,
        seen: &mut BTreeSet<String>,
    ) -> Vec<String> {
        let Some(content) = documented.get("content").and_then(Value::as_object) else {
            let empty = answer.body.is_empty();
            return if empty {
                Vec::new()
            } else {
                vec!["there is a body, and none is documented".to_owned()]
            };
        };
        let media = media_type(answer.header("content-type").unwrap_or_default());
        let Some(schema) = content.get(media).and_then(|media| media.get("schema")) else {
            return vec![format!("its media type `{media}` is not documented")];
        };
        let encoded = answer
            .header("content-encoding")
            .is_some_and(|coding| coding != "identity");
        if head || encoded {
            return Vec::new();
        }
        match media {
            "text/event-stream" => self.of_frames(schema, answer.body, seen),
            media if media.ends_with("json") => {
                let found = self.of_json(schema, answer.body, seen);
                if let Ok(problem) = serde_json::from_slice::<Value>(answer.body)
                    && media == "application/problem+json"
                    && found.is_empty()
                {
                    return of_code(documented, status, &problem, seen);
                }
                found
            }
            _ => Vec::new(),
        }
    }

    fn of_json(&self, schema: &Value, body: &[u8], seen: &mut BTreeSet<String>) -> Vec<String> {
        match serde_json::from_slice(body) {
            Ok(value) => self.schemas.objections(schema, &value, seen),
            Err(error) => vec![format!("its body is no JSON: {error}")],
        }
    }

    fn of_frames(&self, schema: &Value, body: &[u8], seen: &mut BTreeSet<String>) -> Vec<String> {
        let frames = match frames::read(body) {
            Ok(frames) => frames,
            Err(what) => return vec![what],
        };
        let found = frames
            .iter()
            .flat_map(|frame| self.schemas.objections(schema, frame, seen));
        found.collect()
    }

    /// A request that was done has the documented form.
    fn of_request(
        &self,
        operation: &Operation<'_>,
        asked: &Asked<'_>,
        seen: &mut BTreeSet<String>,
    ) -> Vec<String> {
        seen.extend(operation.parameters(&self.doc, asked));
        let schema = "/requestBody/content/application~1json/schema";
        match operation.body.pointer(schema) {
            Some(schema) if !asked.body.is_empty() => self
                .of_json(schema, asked.body, seen)
                .into_iter()
                .map(|what| format!("the request was done, but against the document {what}"))
                .collect(),
            _ => Vec::new(),
        }
    }

    /// A method that a path does not know.
    fn of_other_method(
        &self,
        operations: &[Operation<'_>],
        answer: &Answer<'_>,
        head: bool,
        seen: &mut BTreeSet<String>,
    ) -> Vec<String> {
        match answer.status {
            405 => {
                let told = answer.header("allow").unwrap_or_default();
                let told: BTreeSet<_> = told.split(", ").map(str::to_owned).collect();
                let known = paths::methods(operations);
                let mut found = Vec::new();
                if told != known {
                    found.push(format!("Allow is {told:?}, documented are {known:?}"));
                }
                // Each operation of the path says so.
                for operation in operations {
                    found.extend(self.of_status(operation, answer, head, seen));
                }
                found
            }
            414 | 500 => self.of_problem(answer),
            _ => vec!["the document does not have this method for this path".to_owned()],
        }
    }

    /// A path that is not there.
    fn of_nothing(&self, answer: &Answer<'_>) -> Vec<String> {
        match answer.status {
            404 | 414 | 500 => self.of_problem(answer),
            _ => vec!["the document does not have this path".to_owned()],
        }
    }

    fn of_problem(&self, answer: &Answer<'_>) -> Vec<String> {
        let media = media_type(answer.header("content-type").unwrap_or_default());
        if media != "application/problem+json" {
            return vec![format!("a problem of media type `{media}`")];
        }
        let schema = serde_json::json!({ "$ref": "#/components/schemas/Problem" });
        self.of_json(&schema, answer.body, &mut BTreeSet::new())
    }

    /// Everything that the document tells of, in the words with which it is written down when it is
    /// seen. Written to a file where what is seen is.
    #[must_use]
    pub fn documented(&self) -> BTreeSet<String> {
        let mut all = BTreeSet::new();
        for operation in Operation::all(&self.doc) {
            all.extend(operation.all_parameters(&self.doc));
            let answers = operation.body["responses"].as_object();
            for (status, answer) in answers.into_iter().flatten() {
                let status = format!("{} {status}", operation.name);
                let answer = schemas::resolved(&self.doc, answer);
                all.extend(headers::documented(answer, &status));
                all.extend(codes(answer).map(|code| format!("{status} {code}")));
                all.insert(status);
            }
        }
        all.extend(self.schemas.members());
        seen::write_documented(&all);
        all
    }
}

/// The kinds of problem of an answer.
fn codes(documented: &Value) -> impl Iterator<Item = &str> {
    let codes = documented["x-problem-codes"].as_array();
    codes.into_iter().flatten().filter_map(Value::as_str)
}

fn of_code(
    documented: &Value,
    status: &str,
    problem: &Value,
    seen: &mut BTreeSet<String>,
) -> Vec<String> {
    let code = problem["code"].as_str().unwrap_or_default();
    if codes(documented).any(|known| known == code) {
        seen.insert(format!("{status} {code}"));
        return Vec::new();
    }
    vec![format!(
        "the problem `{code}` is not documented here; add it to `x-problems` of the route"
    )]
}

/// A media type without its parameters.
fn media_type(header: &str) -> &str {
    header.split(';').next().unwrap_or_default().trim()
}

#[cfg(test)]
mod tests;
