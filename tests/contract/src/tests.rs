//! A small document, and answers that it tells of or not.

mod breaking;

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::{Answer, Asked, Contract};

fn document() -> Value {
    let thing = json!({
        "type": "object",
        "required": ["kind"],
        "properties": {
            "kind": { "$ref": "#/components/schemas/Kind" },
            "inside": { "oneOf": [{ "$ref": "#/components/schemas/Thing" }, { "type": "null" }] },
        },
    });
    let problem = json!({
        "type": "object",
        "required": ["code"],
        "properties": { "code": { "type": "string" } },
    });
    let json = |schema: &str| {
        let schema = json!({ "$ref": format!("#/components/schemas/{schema}") });
        json!({ "application/json": { "schema": schema } })
    };
    let missing = json!({
        "description": "None.",
        "content": { "application/problem+json": { "schema": { "$ref": "#/components/schemas/Problem" } } },
        "x-problem-codes": ["not_found"],
    });
    let wrong = json!({
        "description": "Not so.",
        "headers": { "Allow": { "$ref": "#/components/headers/Allow" } },
        "content": missing["content"],
        "x-problem-codes": ["no"],
    });
    let etag = json!({ "required": true, "schema": { "type": "string", "pattern": "^\"" } });
    let shown = json!({
        "description": "It.",
        "content": json("Thing"),
        "headers": { "ETag": { "$ref": "#/components/headers/ETag" } },
    });
    json!({
        "paths": {
            "/things/{id}": {
                "get": {
                    "parameters": [
                        { "in": "path", "name": "id" },
                        { "in": "query", "name": "deep" },
                    ],
                    "responses": { "200": shown, "404": { "$ref": "#/components/responses/Missing" }, "405": wrong },
                },
            },
            "/things": {
                "post": {
                    "requestBody": { "content": json("Thing") },
                    "responses": { "204": { "description": "Done." }, "405": wrong },
                },
            },
            "/things/stream": {
                "get": {
                    "responses": { "200": {
                        "description": "All.",
                        "content": { "text/event-stream": { "schema": {
                            "type": "object",
                            "properties": { "event": { "type": "string" }, "data": { "$ref": "#/components/schemas/Thing" } },
                        } } },
                    } },
                },
            },
        },
        "components": {
            "headers": { "Allow": { "required": true, "schema": { "type": "string" } }, "ETag": etag },
            "responses": { "Missing": missing },
            "schemas": {
                "Kind": { "type": "string", "enum": ["small", "large"] },
                "Problem": problem,
                "Thing": thing,
            },
        },
    })
}

fn objections(
    method: &str,
    target: &str,
    sent: &str,
    answer: (u16, &[(&str, &str)], &str),
) -> String {
    let headers = answer.1.iter();
    let headers: Vec<_> = headers
        .map(|(n, v)| ((*n).to_owned(), (*v).to_owned()))
        .collect();
    let asked = Asked {
        method,
        target,
        headers: &[],
        body: sent.as_bytes(),
    };
    let answer = Answer {
        status: answer.0,
        headers: &headers,
        body: answer.2.as_bytes(),
    };
    Contract::new(document(), &["/pages/{name}"])
        .objections(&asked, &answer)
        .join("; ")
}

const JSON: (&str, &str) = ("content-type", "application/json");
const PROBLEM: (&str, &str) = ("Content-Type", "application/problem+json");
const ETAG: (&str, &str) = ("etag", "\"1\"");

#[test]
fn what_is_documented_passes() {
    for (method, target, sent, answer) in [
        (
            "GET",
            "/things/1?deep=1",
            "",
            (
                200,
                &[JSON, ETAG][..],
                r#"{"kind": "small", "inside": {"kind": "large"}}"#,
            ),
        ),
        (
            "GET",
            "/things/1",
            "",
            (404, &[PROBLEM], r#"{"code": "not_found"}"#),
        ),
        (
            "HEAD",
            "/things/1",
            "",
            (200, &[JSON, ETAG, ("Date", "now")], ""),
        ),
        ("POST", "/things", r#"{"kind": "small"}"#, (204, &[], "")),
        (
            "GET",
            "/things/stream",
            "",
            (
                200,
                &[("content-type", "text/event-stream")],
                "retry: 1\n\n: alive\n\nevent: a\ndata: {\"kind\": \"small\"}\n\nevent: b",
            ),
        ),
        (
            "PUT",
            "/things",
            "",
            (405, &[PROBLEM, ("allow", "POST")], r#"{"code": "no"}"#),
        ),
        (
            "PUT",
            "/things/1",
            "",
            (405, &[PROBLEM, ("allow", "GET, HEAD")], r#"{"code": "no"}"#),
        ),
        (
            "GET",
            "/nothing",
            "",
            (404, &[PROBLEM], r#"{"code": "no"}"#),
        ),
        ("GET", "/pages/x", "", (200, &[("x-odd", "1")], "<html>")),
        ("OPTIONS", "/things", "", (200, &[], "")),
    ] {
        assert_eq!(
            objections(method, target, sent, answer),
            "",
            "{method} {target}"
        );
    }
}

#[test]
fn what_is_not_documented_does_not() {
    let small = r#"{"kind": "small"}"#;
    for (method, target, sent, answer, told) in [
        (
            "GET",
            "/things/1",
            "",
            (201, &[JSON, ETAG][..], small),
            "does not document this status",
        ),
        (
            "GET",
            "/things/1",
            "",
            (200, &[JSON], small),
            "`ETag` is missing",
        ),
        (
            "GET",
            "/things/1",
            "",
            (200, &[JSON, ("etag", "1")], small),
            "is against",
        ),
        (
            "GET",
            "/things/1",
            "",
            (200, &[JSON, ETAG, ("x-odd", "1")], small),
            "`x-odd` is not documented",
        ),
        (
            "GET",
            "/things/1",
            "",
            (200, &[ETAG, ("content-type", "text/html")], small),
            "media type `text/html`",
        ),
        (
            "GET",
            "/things/1",
            "",
            (200, &[JSON, ETAG], "{}"),
            "\"kind\" is a required property",
        ),
        (
            "GET",
            "/things/1",
            "",
            (200, &[JSON, ETAG], r#"{"kind": "small", "odd": 1}"#),
            "odd",
        ),
        (
            "GET",
            "/things/1",
            "",
            (
                200,
                &[JSON, ETAG],
                r#"{"kind": "small", "inside": {"kind": "odd"}}"#,
            ),
            "inside",
        ),
        (
            "GET",
            "/things/1",
            "",
            (404, &[PROBLEM], r#"{"code": "odd"}"#),
            "`odd` is not documented here",
        ),
        (
            "GET",
            "/things/1",
            "",
            (404, &[JSON], r#"{"code": "not_found"}"#),
            "media type",
        ),
        (
            "POST",
            "/things",
            r#"{"kind": "small", "odd": 1}"#,
            (204, &[], ""),
            "the request was done",
        ),
        ("POST", "/things", small, (204, &[], "x"), "there is a body"),
        (
            "GET",
            "/things/stream",
            "",
            (
                200,
                &[("content-type", "text/event-stream")],
                "event: a\ndata: {}\n\n",
            ),
            "kind",
        ),
        (
            "PUT",
            "/things",
            "",
            (405, &[PROBLEM, ("allow", "GET")], r#"{"code": "no"}"#),
            "Allow is",
        ),
        (
            "PUT",
            "/things",
            "",
            (200, &[JSON], small),
            "does not have this method",
        ),
        (
            "GET",
            "/nothing",
            "",
            (200, &[JSON], small),
            "does not have this path",
        ),
        (
            "GET",
            "/nothing",
            "",
            (404, &[("content-type", "text/html")], ""),
            "text/html",
        ),
    ] {
        let found = objections(method, target, sent, answer);
        assert!(
            found.contains(told),
            "{method} {target} {answer:?}: {found}"
        );
    }
}

#[test]
fn everything_is_counted() {
    let expected = [
        "GET /things/stream 200",
        "GET /things/{id} 200",
        "GET /things/{id} 404",
        "GET /things/{id} 404 not_found",
        "GET /things/{id} 405",
        "GET /things/{id} 405 no",
        "GET /things/{id} query deep",
        "Kind = large",
        "Kind = small",
        "POST /things 204",
        "POST /things 405",
        "POST /things 405 no",
        "Problem.code",
        "Thing.inside",
        "Thing.kind",
        "header Allow",
        "header ETag",
    ];
    let expected: BTreeSet<String> = expected.map(str::to_owned).into();
    assert_eq!(Contract::new(document(), &[]).documented(), expected);
}
