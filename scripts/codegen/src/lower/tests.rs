use serde_json::{Value, json};

use super::to_3_0;

/// What becomes of a schema.
fn lowered(schema: Value) -> Value {
    let schemas = json!({ "S": schema });
    let mut doc = json!({ "openapi": "3.1.0", "components": { "schemas": schemas } });
    to_3_0(&mut doc).expect("understood");
    doc["components"]["schemas"]["S"].take()
}

#[test]
fn schemas() {
    let table = [
        (
            json!({ "type": ["string", "null"], "const": "a", "maxLength": 1 }),
            json!({ "type": "string", "nullable": true, "enum": ["a"] }),
        ),
        (
            json!({ "type": "integer", "format": "int32", "minimum": 1, "maximum": 9, "default": 2 }),
            json!({ "type": "integer", "format": "uint32" }),
        ),
        (
            json!({ "type": "integer", "format": "int64", "minimum": 0, "maximum": 4_294_967_295_u32 }),
            json!({ "type": "integer", "format": "uint32" }),
        ),
        (
            json!({ "type": "integer", "format": "int64", "minimum": 0, "maximum": 4_294_967_296_u64 }),
            json!({ "type": "integer", "format": "uint64" }),
        ),
        (
            json!({ "type": "integer", "format": "int64", "minimum": -1 }),
            json!({ "type": "integer", "format": "int64" }),
        ),
        (
            json!({ "type": "array", "items": { "type": "string", "pattern": "a" }, "maxItems": 2 }),
            json!({ "type": "array", "items": { "type": "string" } }),
        ),
        (
            // A member may have the name of a keyword.
            json!({ "type": "object", "properties": { "pattern": { "const": 1 }, "examples": {} } }),
            json!({ "type": "object", "properties": { "pattern": { "enum": [1] }, "examples": {} } }),
        ),
    ];
    for (before, after) in table {
        assert_eq!(lowered(before.clone()), after, "{before}");
    }
}

#[test]
fn another_version_stops() {
    let fault = to_3_0(&mut json!({ "openapi": "3.2.0" })).expect_err("3.2");
    assert_eq!(
        fault.to_string(),
        r#"openapi: 3.1 is expected, not "3.2.0""#
    );
}

#[test]
fn examples_of_whole_answers_go() {
    let schema = json!({ "type": "string" });
    let media = json!({ "schema": schema, "examples": { "one": { "value": "a" } } });
    let mut doc = json!({
        "openapi": "3.1.0",
        "components": {
            "schemas": {},
            "examples": { "one": { "value": "a" } },
            "responses": { "One": { "content": { "text/plain": media } } },
        },
    });
    to_3_0(&mut doc).expect("understood");
    let content = json!({ "text/plain": { "schema": schema } });
    let expected = json!({ "schemas": {}, "responses": { "One": { "content": content } } });
    assert_eq!(doc["components"], expected);
}

#[test]
fn problems_are_json_for_all_failures() {
    let problem = json!({ "schema": { "$ref": "#/components/schemas/Problem" } });
    let published = json!({ "content": { "application/problem+json": problem } });
    let read = json!({ "content": { "application/json": problem } });
    let answers = json!({ "200": { "description": "Done." }, "default": published });
    let mut doc = json!({
        "openapi": "3.1.0",
        "paths": { "/x": { "get": { "responses": answers } } },
        "components": { "schemas": { "Problem": {} }, "responses": { "No": published } },
    });
    to_3_0(&mut doc).expect("understood");
    let expected = json!({ "200": { "description": "Done." }, "4XX": read, "5XX": read });
    assert_eq!(doc["paths"]["/x"]["get"]["responses"], expected);
    assert_eq!(doc["components"]["responses"]["No"], read);
}
