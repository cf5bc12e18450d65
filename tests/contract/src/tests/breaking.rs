//! What clients would notice, and what they are told to tolerate.

use serde_json::{Value, json};

use super::document;
use crate::{breaking, kept};

/// What breaks when one place of the document becomes another, or goes.
fn changed(pointer: &str, value: Value) -> String {
    let before = document();
    let mut now = document();
    let (parent, name) = pointer.rsplit_once('/').expect("a place");
    let name = name.replace("~1", "/");
    let parent = now.pointer_mut(parent).expect("it is there");
    match (parent, value) {
        (Value::Object(members), Value::Null) => drop(members.remove(&name)),
        (parent, value) => parent[&name] = value,
    }
    breaking(&before, &now).join("; ")
}

#[test]
fn nothing_breaks_by_itself() {
    assert_eq!(breaking(&document(), &document()), Vec::<String>::new());
}

#[test]
fn calls_that_break() {
    const GET: &str = "/paths/~1things~1{id}/get";
    for (pointer, value, told) in [
        ("/paths/~1things", Value::Null, "POST /things is gone"),
        (
            &format!("{GET}/operationId"),
            json!("x"),
            "GET /things/{id} has another operationId, \"x\"",
        ),
        (
            &format!("{GET}/security"),
            json!([{ "bearer": [] }]),
            "GET /things/{id} needs a token now",
        ),
        (
            &format!("{GET}/parameters"),
            json!([{ "in": "path", "name": "id" }]),
            "GET /things/{id} parameter deep is not known any more",
        ),
        (
            &format!("{GET}/responses/200"),
            Value::Null,
            "GET /things/{id} 200 is no answer any more",
        ),
        (
            &format!("{GET}/responses/200/headers"),
            json!({}),
            "GET /things/{id} 200 has no header ETag any more",
        ),
        (
            "/components/headers/ETag/required",
            json!(false),
            "GET /things/{id} 200 does not always have the header ETag any more",
        ),
        (
            &format!("{GET}/responses/200/content"),
            json!({ "text/plain": {} }),
            "GET /things/{id} 200 is not application/json any more",
        ),
        (
            "/paths/~1things/post/requestBody/required",
            json!(true),
            "POST /things needs a body now",
        ),
    ] {
        assert_eq!(changed(pointer, value), told, "{pointer}");
    }
}

#[test]
fn schemas_that_break() {
    const THING: &str = "/components/schemas/Thing";
    const KIND: &str = "/components/schemas/Kind";
    let inside = format!("{THING}/properties/inside");
    let thing = json!({ "$ref": "#/components/schemas/Thing" });
    let (nothing, text) = (json!({ "type": "null" }), json!({ "type": "string" }));
    for (pointer, value, told) in [
        (inside.clone(), Value::Null, "Thing.inside is gone"),
        (
            format!("{THING}/required"),
            json!([]),
            "Thing.kind is not always there any more",
        ),
        (
            format!("{THING}/required"),
            json!(["kind", "inside"]),
            "Thing.inside is needed now",
        ),
        (
            format!("{KIND}/enum"),
            json!(["small", "large", "huge"]),
            r#"Kind may be {"\"huge\""} now"#,
        ),
        (
            format!("{KIND}/enum"),
            json!(["small"]),
            r#"Kind takes {"\"large\""} no more"#,
        ),
        (
            format!("{KIND}/type"),
            json!("integer"),
            "Kind was string and is integer",
        ),
        (
            format!("{KIND}/maxLength"),
            json!(4),
            "Kind has another maxLength",
        ),
        (
            format!("{KIND}/pattern"),
            json!("a"),
            "Kind has another pattern",
        ),
        (
            format!("{inside}/oneOf"),
            json!([thing]),
            r#"Thing.inside takes no "null" any more"#,
        ),
        (
            format!("{inside}/oneOf"),
            json!([thing, nothing, text]),
            r#"Thing.inside may be "string" now"#,
        ),
    ] {
        let found = changed(&pointer, value);
        assert!(found.contains(told), "{pointer}: {found}");
        let others = found.split("; ").filter(|other| *other != told);
        assert_eq!(others.collect::<Vec<_>>(), Vec::<&str>::new(), "{pointer}");
    }
}

#[test]
fn what_clients_tolerate_does_not() {
    let mut open = document();
    open["components"]["schemas"]["Kind"]["x-extensible"] = json!(true);
    let mut more = open.clone();
    let schemas = &mut more["components"]["schemas"];
    schemas["Kind"]["enum"] = json!(["small", "large", "huge"]);
    schemas["Thing"]["properties"]["new"] = json!({ "type": "string" });
    schemas["Problem"]["properties"]["new"] = json!({ "type": "string" });
    more["paths"]["/new"] = more["paths"]["/things"].clone();
    let parameters = more.pointer_mut("/paths/~1things~1{id}/get/parameters");
    let parameters = parameters.and_then(Value::as_array_mut).expect("a list");
    parameters.push(json!({ "in": "query", "name": "new" }));
    assert_eq!(breaking(&open, &more), Vec::<String>::new());
}

#[test]
fn words_and_examples_are_no_promise() {
    let mut doc = document();
    doc["components"]["schemas"]["Thing"]["properties"]["description"] =
        json!({ "type": "string" });
    doc["components"]["schemas"]["Thing"]["description"] = json!("It.");
    let kept = kept(&doc);
    assert_eq!(breaking(&kept, &doc), Vec::<String>::new());
    let thing = &kept["components"]["schemas"]["Thing"];
    assert!(thing.get("description").is_none());
    // A member of this name is one.
    assert!(thing["properties"]["description"].is_object());
}
