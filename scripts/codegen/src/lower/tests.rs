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
            json!({ "type": ["string", "null"] }),
            json!({ "type": "string", "nullable": true }),
        ),
        (
            json!({ "oneOf": [{ "$ref": "#/S" }, { "type": "null" }], "description": "D" }),
            json!({ "allOf": [{ "$ref": "#/S" }], "description": "D", "nullable": true }),
        ),
        (
            json!({ "oneOf": [{ "$ref": "#/S" }, { "type": "string" }, { "type": "null" }] }),
            json!({ "oneOf": [{ "$ref": "#/S" }, { "type": "string" }], "nullable": true }),
        ),
        (json!({ "$ref": "#/S" }), json!({ "$ref": "#/S" })),
        (
            json!({ "$ref": "#/S", "description": "D" }),
            json!({ "allOf": [{ "$ref": "#/S" }], "description": "D" }),
        ),
        (
            json!({ "type": "string", "const": "a" }),
            json!({ "type": "string", "enum": ["a"] }),
        ),
        (
            json!({ "type": "string", "examples": ["a", "b"] }),
            json!({ "type": "string", "example": "a" }),
        ),
        (
            json!({ "type": "integer", "format": "int32", "minimum": 1, "maximum": 9, "default": 2 }),
            json!({ "type": "integer", "format": "uint32" }),
        ),
        (
            json!({ "type": "integer", "format": "int64", "minimum": 0 }),
            json!({ "type": "integer", "format": "uint64" }),
        ),
        (
            json!({ "type": "integer", "format": "int64", "minimum": -1 }),
            json!({ "type": "integer", "format": "int64" }),
        ),
        (
            json!({ "type": "object", "additionalProperties": { "const": 1 }, "propertyNames": {} }),
            json!({ "type": "object", "additionalProperties": { "enum": [1] } }),
        ),
        (
            json!({ "type": "array", "items": { "type": "string", "pattern": "a" }, "maxItems": 2 }),
            json!({ "type": "array", "items": { "type": "string" } }),
        ),
        (
            // A member may have the name of a keyword.
            json!({ "type": "object", "properties": { "pattern": { "const": 1 } } }),
            json!({ "type": "object", "properties": { "pattern": { "enum": [1] } } }),
        ),
    ];
    for (before, after) in table {
        assert_eq!(lowered(before.clone()), after, "{before}");
    }
}

#[test]
fn what_is_not_understood_stops() {
    let stops = |schema: Value, message: &str| {
        let parameters = json!([{ "name": "p", "in": "query", "schema": schema }]);
        let get = json!({ "operationId": "o", "parameters": parameters, "responses": {} });
        let paths = json!({ "/x": { "get": get } });
        let mut doc =
            json!({ "openapi": "3.1.0", "paths": paths, "components": { "schemas": {} } });
        let fault = to_3_0(&mut doc).expect_err(message);
        assert_eq!(fault.to_string(), message);
    };
    stops(
        json!({ "type": ["string", "integer"] }),
        "a schema of several types is not understood: string, integer",
    );
    stops(
        json!({ "prefixItems": [] }),
        "prefixItems in a schema is not understood",
    );
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

#[test]
fn the_header_is_of_3_0() {
    let mut doc = json!({
        "openapi": "3.1.0",
        "info": { "license": { "name": "MIT", "identifier": "MIT" } },
        "components": { "schemas": {} },
    });
    to_3_0(&mut doc).expect("understood");
    assert_eq!(doc["openapi"], "3.0.3");
    assert_eq!(doc["info"]["license"], json!({ "name": "MIT" }));
}
