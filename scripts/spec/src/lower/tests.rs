use serde_json::{Value, json};

use super::{lower, lower_loosely};

/// What becomes of a schema.
fn lowered(schema: Value) -> Value {
    let schemas = json!({ "S": schema });
    let mut doc = json!({ "openapi": "3.1.0", "components": { "schemas": schemas } });
    lower_loosely(&mut doc).expect("understood");
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
            json!({ "type": "integer", "format": "int32", "minimum": 1, "maximum": 9, "default": 2 }),
        ),
        (
            json!({ "type": "object", "additionalProperties": { "const": 1 } }),
            json!({ "type": "object", "additionalProperties": { "enum": [1] } }),
        ),
        (
            json!({ "type": "array", "items": { "const": "a" }, "maxItems": 2 }),
            json!({ "type": "array", "items": { "enum": ["a"] }, "maxItems": 2 }),
        ),
        (
            json!({ "oneOf": [{ "$ref": "#/S", "description": "D" }, { "type": "null" }] }),
            json!({ "allOf": [{ "$ref": "#/S" }], "description": "D", "nullable": true }),
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
fn a_type_stands_beside_nullable() {
    let or_null = |name: &str| {
        let target = format!("#/components/schemas/{name}");
        json!({ "oneOf": [{ "$ref": target }, { "type": "null" }] })
    };
    let lowered = |name: &str, kind: &str| {
        let target = format!("#/components/schemas/{name}");
        json!({ "allOf": [{ "$ref": target }], "nullable": true, "type": kind })
    };
    let text = json!({ "type": "string" });
    let union = json!({ "oneOf": [], "discriminator": { "propertyName": "type" } });
    let mut schemas = json!({ "Text": text, "Union": union });
    schemas["A"] = or_null("Text");
    schemas["B"] = or_null("Union");
    let mut doc = json!({ "openapi": "3.1.0", "components": { "schemas": schemas } });
    lower_loosely(&mut doc).expect("understood");
    let found = &doc["components"]["schemas"];
    assert_eq!(found["A"], lowered("Text", "string"));
    assert_eq!(found["B"], lowered("Union", "object"));
}

/// A document of 3.1 with schemas, `A` of which is the schema named `name`, or null.
fn or_null(name: &str, mut schemas: Value) -> Value {
    let target = format!("#/components/schemas/{name}");
    schemas["A"] = json!({ "oneOf": [{ "$ref": target }, { "type": "null" }], "description": "D" });
    json!({ "openapi": "3.1.0", "components": { "schemas": schemas } })
}

#[test]
fn what_may_be_null_says_so_itself() {
    let word = json!({ "type": "string", "enum": ["a"], "description": "W" });
    let thing = json!({ "type": "object", "properties": {} });
    let other = json!({ "$ref": "#/components/schemas/Word" });
    let schemas = json!({ "Word": word, "Thing": thing, "B": other });
    let mut doc = or_null("Word", schemas.clone());
    lower(&mut doc).expect("understood");
    let copied = json!({
        "description": "D", "nullable": true, "type": "string", "enum": ["a", null],
    });
    assert_eq!(doc["components"]["schemas"]["A"], copied);
    assert_eq!(doc["components"]["schemas"]["Word"], word);

    let mut doc = or_null("Thing", schemas);
    lower(&mut doc).expect("understood");
    let target = json!({ "$ref": "#/components/schemas/Thing" });
    let found = &doc["components"]["schemas"];
    assert_eq!(found["A"], json!({ "description": "D", "allOf": [target] }));
    assert_eq!(found["Thing"]["nullable"], true);
}

#[test]
fn what_3_0_has_no_null_for_stops() {
    let both =
        json!({ "Thing": { "type": "object" }, "B": { "$ref": "#/components/schemas/Thing" } });
    let union = json!({ "Thing": { "oneOf": [{ "type": "object" }, { "type": "string" }] } });
    for (schemas, message) in [
        (
            both,
            "Thing may be null in one place and not in another, which 3.0 cannot say",
        ),
        (union, "3.0 has no choice of which null is one"),
    ] {
        let fault = lower(&mut or_null("Thing", schemas)).expect_err(message);
        assert_eq!(fault.to_string(), message);
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
        let fault = lower(&mut doc).expect_err(message);
        assert_eq!(fault.to_string(), message);
    };
    stops(
        json!({ "type": ["string", "integer"] }),
        "3.0 has no schema of several types: string, integer",
    );
    stops(
        json!({ "prefixItems": [] }),
        "prefixItems in a schema cannot be said in 3.0",
    );
    stops(
        json!({ "type": "object", "propertyNames": { "pattern": "a" } }),
        "propertyNames in a schema cannot be said in 3.0",
    );
    stops(
        json!({ "type": "array", "items": { "type": "null" } }),
        "3.0 has no schema of null alone",
    );
}

#[test]
fn another_version_stops() {
    let fault = lower(&mut json!({ "openapi": "3.2.0" })).expect_err("3.2");
    assert_eq!(
        fault.to_string(),
        r#"openapi: 3.1 is expected, not "3.2.0""#
    );
}

#[test]
fn the_header_is_of_3_0() {
    let mut doc = json!({
        "openapi": "3.1.0",
        "info": { "license": { "name": "MIT", "identifier": "MIT" } },
        "components": { "schemas": {} },
    });
    lower(&mut doc).expect("understood");
    assert_eq!(doc["openapi"], "3.0.3");
    let url = "https://spdx.org/licenses/MIT.html";
    assert_eq!(doc["info"]["license"], json!({ "name": "MIT", "url": url }));
}
