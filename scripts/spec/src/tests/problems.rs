//! What any operation may answer is added, what all share is said once, what differs is named.

use serde_json::{Value, json};

use super::{Fault, Told, document, finish};
use crate::Known;

const KNOWN: [Known; 8] = [
    known("too_long", 414),
    known("internal", 500),
    known("missing", 401),
    known("invalid", 401),
    known("full", 409),
    known("over", 409),
    known("idempotency_key_reused", 422),
    known("too_many_requests", 429),
];

const fn known(code: &'static str, status: u16) -> Known {
    Known { code, status }
}

/// An operation after it was finished, and the components.
fn with(answers: Value, listed: Value) -> Result<(Value, Value), Fault> {
    let schemas = json!({
        "Body": { "type": "object" },
        "Problem": { "type": "object" },
    });
    let mut doc = document(schemas, &["Body"], &[]);
    let post = &mut doc["paths"]["/asked/Body"]["post"];
    post["operationId"] = json!("do_it");
    post["responses"] = answers;
    if !listed.is_null() {
        post["x-problems"] = listed;
    }
    let examples = json!({
        "operations": { "do_it": {
            "requests": { "it": { "value": {} } },
            "answers": { "200": { "done": { "value": {} } } },
        } },
        "problems": { "full": { "title": "Full" } },
    });
    let told = Told {
        problems: &KNOWN,
        examples: &examples,
    };
    let doc = finish(doc, &told)?;
    let post = doc["paths"]["/asked/Body"]["post"].clone();
    Ok((post, doc["components"].clone()))
}

fn problem(description: &str) -> Value {
    let schema = json!({ "$ref": "#/components/schemas/Problem" });
    let content = json!({ "application/problem+json": { "schema": schema } });
    json!({ "description": description, "content": content })
}

fn done() -> Value {
    let schema = json!({ "$ref": "#/components/schemas/Body" });
    json!({ "description": "Done.", "content": { "application/json": { "schema": schema } } })
}

#[test]
fn what_all_share_is_said_once() {
    let answers = json!({ "200": done(), "401": problem("No.") });
    let (post, components) = with(answers, Value::Null).unwrap();
    let target = |name: &str| json!({ "$ref": format!("#/components/responses/{name}") });
    assert_eq!(post["responses"]["401"], target("Unauthorized"));
    assert_eq!(post["responses"]["414"], target("UriTooLong"));
    assert_eq!(post["responses"]["429"], target("TooManyRequests"));
    assert_eq!(post["responses"]["500"], target("ServerError"));
    let done = &post["responses"]["200"]["headers"];
    assert!(done["RateLimit"].is_object() && done["RateLimit-Policy"].is_object());
    let no = &components["responses"]["Unauthorized"];
    assert_eq!(no["x-problem-codes"], json!(["missing", "invalid"]));
    let headers = ["Content-Language", "WWW-Authenticate"];
    assert!(headers.iter().all(|name| no["headers"].get(name).is_some()));
    assert_eq!(components["headers"]["WwwAuthenticate"]["required"], true);
    assert!(components["headers"].get("Location").is_none());
}

#[test]
fn what_differs_is_named() {
    let answers = json!({ "200": done(), "409": problem("Not now.") });
    let (post, components) = with(answers, json!(["full"])).unwrap();
    assert!(post.get("x-problems").is_none());
    let conflict = &post["responses"]["409"];
    assert_eq!(conflict["x-problem-codes"], json!(["full"]));
    let examples = &conflict["content"]["application/problem+json"]["examples"];
    let target = json!({ "$ref": "#/components/examples/full" });
    assert_eq!(*examples, json!({ "full": target }));
    let example = json!({ "summary": "Full", "value": { "title": "Full" } });
    assert_eq!(components["examples"], json!({ "full": example }));
}

#[test]
fn requests_and_answers_are_shown() {
    let (post, _) = with(json!({ "200": done() }), Value::Null).unwrap();
    for (part, name) in [("requestBody", "it"), ("responses/200", "done")] {
        let examples = format!("/{part}/content/application~1json/examples");
        let expected = json!({ name: { "value": {} } });
        assert_eq!(post.pointer(&examples), Some(&expected), "{part}");
    }
}

#[test]
fn what_takes_keys_may_find_one_used() {
    let answers = json!({ "200": done(), "507": problem("Full.") });
    let (post, _) = with(answers, Value::Null).unwrap();
    let codes = &post["responses"]["422"]["x-problem-codes"];
    assert_eq!(*codes, json!(["idempotency_key_reused"]));
}

#[test]
fn what_is_not_named_stops() {
    let answers = || json!({ "200": done(), "409": problem("Not now.") });
    for (listed, message) in [
        (
            Value::Null,
            "POST /asked/Body: which problems it answers with status 409 is not said; add \
             `extensions((\"x-problems\" = json!([\"…\"])))` to its route, with some of: full, over",
        ),
        (
            json!(["full", "odd"]),
            "POST /asked/Body: `odd` of `x-problems` is no problem of a status that it answers with",
        ),
        (
            json!(["full", "missing"]),
            "POST /asked/Body: `missing` of `x-problems` is no problem of a status that it answers with",
        ),
    ] {
        let fault = with(answers(), listed).expect_err(message);
        assert_eq!(fault.to_string(), message);
    }
}
