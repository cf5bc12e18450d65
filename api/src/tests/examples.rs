//! What the document shows of requests and answers is what this server answers: `api/examples.json`
//! was written by these calls and is compared with what they are answered now. What differs from run
//! to run (ids, tokens, hashes, times) is not compared.

mod problems;
mod rules;
mod story;

use std::{env, fs};

use regex_lite::Regex;

use super::*;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/examples.json");

/// What is collected for the document.
struct Examples(Value);

impl Examples {
    /// A request that was answered well, under a name.
    fn request(&mut self, operation: &str, name: &str, summary: &str, body: &Value) {
        let examples = &mut self.0["operations"][operation]["requests"];
        if examples[name].is_null() {
            examples[name] = json!({ "summary": summary, "value": body });
        }
    }

    /// An answer, under a name.
    fn answer(&mut self, operation: &str, name: &str, summary: &str, answer: &Answer, body: Value) {
        let status = answer.status.as_str();
        assert!(answer.status.is_success(), "{body}");
        self.0["operations"][operation]["answers"][status][name] =
            json!({ "summary": summary, "value": body });
    }

    /// An answer of the same form as that to an action, which is shown once for all.
    fn like_action(&mut self, operation: &str, answer: &Answer) {
        assert_eq!(answer.status, 200, "{}", answer.json());
        let members: Vec<_> = answer.json().as_object().unwrap().keys().cloned().collect();
        assert_eq!(members, ["view", "events"]);
        self.0["operations"][operation]["answers"]["200"]["changed"] =
            json!({ "$ref": "#/components/examples/post_action_play" });
    }

    /// A problem, under its code.
    fn problem(&mut self, body: Value) {
        let code = body["code"].as_str().unwrap().to_owned();
        if self.0["problems"][&code].is_null() {
            self.0["problems"][&code] = body;
        }
    }

    fn has_problem(&self, code: &str) -> bool {
        self.0["problems"].get(code).is_some()
    }
}

#[actix_web::test]
async fn what_is_shown_is_what_is_answered() {
    let mut fresh = Examples(json!({ "operations": {}, "problems": {} }));
    story::told(&mut fresh).await;
    problems::told(&mut fresh).await;
    rules::told(&mut fresh).await;
    if env::var("BOODLE_EXAMPLES").is_ok_and(|what| what == "write") {
        fs::write(FILE, boodle_spec::json(&fresh.0)).unwrap();
        return;
    }
    let shown: Value = serde_json::from_str(&fs::read_to_string(FILE).unwrap()).unwrap();
    let mask = Mask::new();
    if let Some(place) = difference(&mask.apply(&shown), &mask.apply(&fresh.0), String::new()) {
        panic!(
            "what the document shows is not what the server answers; run scripts/examples\n{place}"
        );
    }
}

/// The first place where two values differ.
fn difference(shown: &Value, fresh: &Value, at: String) -> Option<String> {
    let missing = |member: &str, what: &str| Some(format!("{at}/{member} is {what}"));
    match (shown, fresh) {
        (Value::Object(shown), Value::Object(fresh)) => {
            if let Some(member) = shown.keys().find(|it| !fresh.contains_key(*it)) {
                return missing(member, "answered no more");
            }
            fresh
                .iter()
                .find_map(|(member, fresh)| match shown.get(member) {
                    Some(shown) => difference(shown, fresh, format!("{at}/{member}")),
                    None => missing(member, "not shown"),
                })
        }
        (Value::Array(shown), Value::Array(fresh)) if shown.len() == fresh.len() => {
            let mut items = shown.iter().zip(fresh).enumerate();
            items.find_map(|(n, (shown, fresh))| difference(shown, fresh, format!("{at}/{n}")))
        }
        (shown, fresh) if shown == fresh => None,
        _ => Some(format!("{at}: {shown} is shown, {fresh} is answered")),
    }
}

/// What differs from run to run.
struct Mask(Vec<(Regex, &'static str)>);

impl Mask {
    fn new() -> Mask {
        let patterns = [
            (r"[\w-]{20,}\.[\w-]{20,}\.[\w-]{20,}", "TOKEN"),
            (
                r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}",
                "ID",
            ),
            (r"\b[2-9A-Z]{3}-[2-9A-Z]{3}-[2-9A-Z]{3}\b", "CODE"),
            (r"\b[0-9a-f]{64}\b", "HASH"),
            (r"\b[0-9a-f]{40}\b", "CURSOR"),
            (r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z", "TIME"),
        ];
        let compiled = patterns.map(|(pattern, name)| (Regex::new(pattern).unwrap(), name));
        Mask(compiled.into())
    }

    fn apply(&self, value: &Value) -> Value {
        match value {
            Value::String(text) => {
                let masked = self.0.iter().fold(text.clone(), |text, (pattern, name)| {
                    pattern.replace_all(&text, *name).into_owned()
                });
                masked.into()
            }
            Value::Array(items) => items.iter().map(|item| self.apply(item)).collect(),
            Value::Object(members) => {
                let masked = members.iter().map(|(name, value)| match name.as_str() {
                    "kid" | "x" => (name.clone(), "KEY".into()),
                    _ => (name.clone(), self.apply(value)),
                });
                Value::Object(masked.collect())
            }
            other => other.clone(),
        }
    }
}

/// The beginning of a long text: its first paragraphs.
fn abridged(text: &Value) -> Value {
    let parts = text.as_str().unwrap().split("\n\n");
    parts.take(3).collect::<Vec<_>>().join("\n\n").into()
}
