//! Small documents and what exactly becomes of them.

mod bounds;
mod choices;
mod defaults;
mod derived;
mod language;
mod once;
mod problems;
mod stops;

use serde_json::{Value, json};

use super::{Fault, Told, finish, refs::SCHEMAS};

/// A document in which the first list of schemas is sent and the second one answered.
fn document(schemas: Value, asked: &[&str], answered: &[&str]) -> Value {
    let content = |name: &&str| {
        let schema = json!({ "$ref": format!("{SCHEMAS}{name}") });
        json!({ "application/json": { "schema": schema } })
    };
    let mut paths = json!({});
    for name in asked {
        let body = json!({ "content": content(name) });
        paths[format!("/asked/{name}")] = json!({ "post": { "requestBody": body } });
    }
    for name in answered {
        let answers = json!({ "200": { "description": "Done.", "content": content(name) } });
        paths[format!("/answered/{name}")] = json!({ "get": { "responses": answers } });
    }
    json!({ "openapi": "3.1.0", "paths": paths, "components": { "schemas": schemas } })
}

/// A finished document, where nothing but the types is known.
fn finished(doc: Value) -> Result<Value, Fault> {
    let told = Told {
        problems: &[],
        examples: &Value::Null,
    };
    finish(doc, &told)
}

/// The schemas of a finished document.
fn schemas(doc: Value) -> Value {
    finished(doc).unwrap()["components"]["schemas"].take()
}

/// `Action` with a variant that has a member and one that has none.
fn action() -> Value {
    json!({
        "description": "What a seat may do.",
        "oneOf": [
            {
                "type": "object",
                "description": "Play a card.",
                "required": ["card", "type"],
                "properties": {
                    "card": { "type": "string" },
                    "type": { "type": "string", "enum": ["play"] },
                },
            },
            {
                "type": "object",
                "required": ["type"],
                "properties": { "type": { "type": "string", "enum": ["pass_on"] } },
            },
        ],
    })
}

#[test]
fn variants_get_names_and_the_union_a_discriminator() {
    let found = schemas(document(json!({ "Action": action() }), &[], &["Action"]));
    let expected = json!({
        "Action": {
            "description": "What a seat may do.",
            "oneOf": [
                { "$ref": "#/components/schemas/ActionPlay" },
                { "$ref": "#/components/schemas/ActionPassOn" },
            ],
            "discriminator": {
                "propertyName": "type",
                "mapping": {
                    "play": "#/components/schemas/ActionPlay",
                    "pass_on": "#/components/schemas/ActionPassOn",
                },
            },
            "x-extensible": true,
        },
        "ActionPassOn": {
            "type": "object",
            "required": ["type"],
            "properties": { "type": { "type": "string", "const": "pass_on" } },
        },
        "ActionPlay": {
            "type": "object",
            "description": "Play a card.",
            "required": ["card", "type"],
            "properties": {
                "card": { "type": "string" },
                "type": { "type": "string", "const": "play" },
            },
        },
    });
    assert_eq!(found, expected);
}

#[test]
fn a_union_may_be_told_apart_by_another_word() {
    let variant = |mode| {
        json!({
            "type": "object",
            "required": ["mode"],
            "properties": { "mode": { "type": "string", "enum": [mode] } },
        })
    };
    let union = json!({ "oneOf": [variant("none"), variant("auction")] });
    let found = schemas(document(json!({ "Exchange": union }), &[], &["Exchange"]));
    assert_eq!(found["Exchange"]["discriminator"]["propertyName"], "mode");
    let mode = json!({ "type": "string", "const": "auction" });
    assert_eq!(found["ExchangeAuction"]["properties"]["mode"], mode);
}

/// A fact with one member of its own.
fn fact(tag: &str, member: &str) -> Value {
    json!({
        "type": "object",
        "description": format!("It is {tag}."),
        "required": [member, "type"],
        "properties": {
            member: { "type": "integer" },
            "type": { "type": "string", "enum": [tag] },
        },
    })
}

/// An envelope around an untagged enum of two unions, as utoipa writes it.
fn envelope() -> Value {
    json!({
        "Event": {
            "description": "Something that happened.",
            "allOf": [
                { "$ref": "#/components/schemas/Fact", "description": "What." },
                {
                    "type": "object",
                    "required": ["seq"],
                    "properties": { "seq": { "type": "integer", "description": "Its number." } },
                },
            ],
        },
        "Fact": {
            "description": "What happened.",
            "oneOf": [
                { "$ref": "#/components/schemas/TableFact" },
                { "$ref": "#/components/schemas/RoundFact" },
            ],
        },
        "RoundFact": { "oneOf": [fact("bid", "chips")] },
        "TableFact": { "oneOf": [fact("seat_taken", "seat")] },
    })
}

/// A variant of the merged envelope.
fn merged(tag: &str, member: &str) -> Value {
    json!({
        "type": "object",
        "required": ["seq", member, "type"],
        "properties": {
            "seq": { "type": "integer", "description": "Its number." },
            member: { "type": "integer" },
            "type": { "type": "string", "const": tag },
        },
        "description": format!("It is {tag}."),
    })
}

#[test]
fn an_envelope_around_unions_is_one_union() {
    let found = schemas(document(envelope(), &[], &["Event"]));
    let expected = json!({
        "Event": {
            "oneOf": [
                { "$ref": "#/components/schemas/EventSeatTaken" },
                { "$ref": "#/components/schemas/EventBid" },
            ],
            "description": "Something that happened.",
            "discriminator": {
                "propertyName": "type",
                "mapping": {
                    "seat_taken": "#/components/schemas/EventSeatTaken",
                    "bid": "#/components/schemas/EventBid",
                },
            },
            "x-extensible": true,
        },
        "EventBid": merged("bid", "chips"),
        "EventSeatTaken": merged("seat_taken", "seat"),
    });
    assert_eq!(found, expected);
}

#[test]
fn a_part_that_is_used_elsewhere_stays() {
    let found = schemas(document(envelope(), &[], &["Event", "RoundFact"]));
    let names: Vec<_> = found
        .as_object()
        .into_iter()
        .flatten()
        .map(|(name, _)| name)
        .collect();
    let expected = [
        "Event",
        "EventBid",
        "EventSeatTaken",
        "RoundFact",
        "RoundFactBid",
    ];
    assert_eq!(names, expected);
}

#[test]
fn a_struct_in_a_struct_is_one_object() {
    let doc = json!({
        "Inner": {
            "type": "object",
            "description": "Inside.",
            "required": ["a"],
            "properties": { "a": { "type": "integer" } },
        },
        "Outer": {
            "description": "Outside.",
            "allOf": [
                { "$ref": "#/components/schemas/Inner" },
                { "type": "object", "properties": { "b": { "type": "string" } } },
            ],
        },
    });
    let expected = json!({
        "Outer": {
            "type": "object",
            "description": "Outside.",
            "required": ["a"],
            "properties": { "a": { "type": "integer" }, "b": { "type": "string" } },
            "additionalProperties": false,
        },
    });
    assert_eq!(schemas(document(doc, &["Outer"], &[])), expected);
}

/// One of each kind: an object, a free form, a map, a string enum, a choice that is no union.
fn mixed() -> Value {
    let map = json!({ "type": "object", "additionalProperties": { "type": "integer" } });
    json!({
        "Choice": { "oneOf": [{ "type": "string" }, { "$ref": "#/components/schemas/Part" }] },
        "Part": {
            "type": "object",
            "properties": {
                "free": { "type": "object" },
                "inline": { "type": "object", "properties": { "x": { "type": "integer" } } },
                "map": map,
                "why": { "$ref": "#/components/schemas/Why" },
            },
        },
        "Why": { "type": "string", "enum": ["top", "dead"] },
    })
}

#[test]
fn what_is_only_sent_is_closed() {
    let found = schemas(document(mixed(), &["Choice"], &[]));
    let mut expected = mixed();
    expected["Part"]["properties"]["free"]["additionalProperties"] = json!(true);
    expected["Part"]["additionalProperties"] = json!(false);
    expected["Part"]["properties"]["inline"]["additionalProperties"] = json!(false);
    assert_eq!(found, expected);
}

#[test]
fn what_is_only_answered_is_open() {
    let found = schemas(document(mixed(), &[], &["Choice"]));
    let mut expected = mixed();
    expected["Part"]["properties"]["free"]["additionalProperties"] = json!(true);
    expected["Why"]["x-extensible"] = json!(true);
    assert_eq!(found, expected);
}

#[test]
fn objects_that_are_sent_and_answered_are_open() {
    let both = schemas(document(mixed(), &["Choice"], &["Choice"]));
    let answered = schemas(document(mixed(), &[], &["Choice"]));
    assert_eq!(both, answered);
}

#[test]
fn answers_are_open_whatever_the_types_say() {
    let mut strict = mixed();
    strict["Part"]["additionalProperties"] = json!(false);
    strict["Part"]["properties"]["inline"]["additionalProperties"] = json!(false);
    let found = schemas(document(strict, &[], &["Choice"]));
    assert_eq!(found, schemas(document(mixed(), &[], &["Choice"])));
}

#[test]
fn unions_that_are_sent_and_answered_are_closed_and_extensible() {
    let found = schemas(document(
        json!({ "Action": action() }),
        &["Action"],
        &["Action"],
    ));
    assert_eq!(found["Action"]["x-extensible"], true);
    assert_eq!(found["ActionPlay"]["additionalProperties"], false);
    assert_eq!(found["ActionPassOn"]["additionalProperties"], false);
}

#[test]
fn unions_that_are_only_sent_are_closed() {
    let found = schemas(document(json!({ "Action": action() }), &["Action"], &[]));
    assert_eq!(found["Action"].get("x-extensible"), None);
    assert_eq!(found["ActionPlay"]["additionalProperties"], false);
}

#[test]
fn a_body_without_a_name_is_closed() {
    let mut doc = document(json!({ "Why": mixed()["Why"] }), &["Why"], &[]);
    let schema = "/paths/~1asked~1Why/post/requestBody/content/application~1json/schema";
    let inline = json!({ "type": "object", "properties": { "a": { "type": "integer" } } });
    doc.pointer_mut(schema)
        .expect("the body")
        .clone_from(&inline);
    let found = finished(doc).unwrap();
    assert_eq!(
        found.pointer(&format!("{schema}/additionalProperties")),
        Some(&json!(false))
    );
}

#[test]
fn answers_behind_a_reference_are_followed() {
    let mut doc = document(json!({ "Action": action() }), &[], &[]);
    doc["paths"]["/x"]["get"]["responses"]["404"] = json!({ "$ref": "#/components/responses/No" });
    let schema = json!({ "$ref": "#/components/schemas/Action" });
    let content = json!({ "application/problem+json": { "schema": schema } });
    doc["components"]["responses"]["No"] = json!({ "description": "No.", "content": content });
    assert_eq!(schemas(doc)["Action"]["x-extensible"], true);
}

#[test]
fn operations_that_need_no_token_say_so() {
    let mut doc = document(json!({ "Why": mixed()["Why"] }), &["Why"], &["Why"]);
    let bearer = json!([{ "bearer": [] }]);
    doc["paths"]["/asked/Why"]["post"]["security"] = bearer.clone();
    let found = finished(doc).unwrap();
    assert_eq!(found["paths"]["/asked/Why"]["post"]["security"], bearer);
    assert_eq!(
        found["paths"]["/answered/Why"]["get"]["security"],
        json!([])
    );
}

#[test]
fn a_document_without_schemas_is_left_alone() {
    let doc = json!({ "openapi": "3.1.0", "paths": {} });
    assert_eq!(finished(doc.clone()), Ok(doc));
}

#[test]
fn the_same_document_gives_the_same_text() {
    let text =
        || finished(document(envelope(), &[], &["Event", "RoundFact"])).map(|doc| doc.to_string());
    assert_eq!(text(), text());
}
