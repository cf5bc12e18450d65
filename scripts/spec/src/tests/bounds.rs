//! Numbers have the bounds of their types, texts those of their names.

use serde_json::{Value, json};

use super::{document, schemas};
use crate::unbounded;

fn bounded(member: &str, schema: Value) -> Value {
    let one = json!({ "type": "object", "properties": { member: schema } });
    schemas(document(json!({ "One": one }), &[], &["One"]))["One"]["properties"][member].clone()
}

#[test]
fn numbers() {
    let most = 9_007_199_254_740_991_i64;
    for (before, least, largest, format) in [
        (
            json!({ "format": "int32", "minimum": 0 }),
            0,
            4_294_967_295,
            "int64",
        ),
        (
            json!({ "format": "int32", "minimum": 1, "maximum": 9 }),
            1,
            9,
            "int32",
        ),
        (
            json!({ "format": "int32" }),
            -2_147_483_648,
            2_147_483_647,
            "int32",
        ),
        (json!({ "format": "int64", "minimum": 1 }), 1, most, "int64"),
        (json!({ "format": "int64" }), -most, most, "int64"),
    ] {
        for kind in [json!("integer"), json!(["integer", "null"])] {
            let mut schema = before.clone();
            schema["type"] = kind;
            let found = bounded("n", schema);
            assert_eq!(found["minimum"], least, "{before}");
            assert_eq!(found["maximum"], largest, "{before}");
            assert_eq!(found["format"], format, "{before}");
        }
    }
}

#[test]
fn texts() {
    let text = json!({ "type": "string" });
    assert_eq!(bounded("title", text.clone())["maxLength"], 200);
    assert_eq!(bounded("odd", text.clone()), text);
    let short = json!({ "type": "string", "maxLength": 3 });
    assert_eq!(bounded("title", short.clone()), short);
}

#[test]
fn what_lacks_bounds_is_told() {
    let doc = |schema: Value| json!({ "components": { "schemas": { "One": schema } } });
    for (schema, lacks) in [
        (json!({ "type": "string" }), "max_length or pattern"),
        (
            json!({ "type": "integer", "minimum": 0 }),
            "minimum and maximum",
        ),
        (json!({ "type": "array", "items": {} }), "max_items"),
        (
            json!({ "type": "object", "properties": { "One": { "type": ["string", "null"] } } }),
            "max_length or pattern",
        ),
    ] {
        let found = unbounded(&doc(schema.clone())).join("; ");
        assert!(
            found.starts_with(&format!("`One` lacks {lacks}")),
            "{schema}: {found}"
        );
    }
    for schema in [
        json!({ "type": "string", "format": "uuid" }),
        json!({ "type": "string", "enum": ["a"] }),
        json!({ "type": "array", "maxItems": 2, "items": { "type": "boolean" } }),
    ] {
        assert!(unbounded(&doc(schema)).is_empty());
    }
}
