//! The real output of utoipa's derives.
#![allow(dead_code, reason = "the types are only described")]

use serde::Serialize;
use serde_json::{Value, json};
use utoipa::{OpenApi, ToSchema};

use super::document;
use super::finished;

/// What happened.
#[derive(Serialize, ToSchema)]
struct Event {
    /// Its number.
    seq: u64,
    #[serde(flatten)]
    fact: Fact,
}

#[derive(Serialize, ToSchema)]
#[serde(untagged)]
enum Fact {
    Table(TableFact),
    Round(RoundFact),
}

#[derive(Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
enum TableFact {
    /// The seats are closed.
    GameStarted {},
    SeatTaken {
        seat: u8,
    },
}

#[derive(Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
enum RoundFact {
    /// Nothing fits any more.
    Stopped {
        /// The cause.
        why: Why,
    },
}

/// Why a sequence stopped.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum Why {
    Top,
    Dead,
}

#[derive(OpenApi)]
#[openapi(components(schemas(Event)))]
struct Doc;

#[test]
fn an_envelope_around_unions() {
    let derived = serde_json::to_value(Doc::openapi()).expect("JSON");
    let schemas = derived["components"]["schemas"].clone();
    let found = finished(document(schemas, &[], &["Event"])).unwrap();

    let most = 9_007_199_254_740_991_u64;
    let seq = json!({
        "type": "integer",
        "format": "int64",
        "description": "Its number.",
        "minimum": 0,
        "maximum": most,
    });
    let most = u32::MAX;
    let seat = json!({ "type": "integer", "format": "int64", "minimum": 0, "maximum": most });
    let why = json!({ "$ref": "#/components/schemas/Why", "description": "The cause." });
    let tag = |tag: &str| json!({ "type": "string", "const": tag });
    let target = |name: &str| Value::from(format!("#/components/schemas/{name}"));
    let expected = json!({
        "Event": {
            "oneOf": [
                { "$ref": target("EventGameStarted") },
                { "$ref": target("EventSeatTaken") },
                { "$ref": target("EventStopped") },
            ],
            "description": "What happened.",
            "discriminator": {
                "propertyName": "type",
                "mapping": {
                    "game_started": target("EventGameStarted"),
                    "seat_taken": target("EventSeatTaken"),
                    "stopped": target("EventStopped"),
                },
            },
            "x-extensible": true,
        },
        "EventGameStarted": {
            "type": "object",
            "required": ["seq", "type"],
            "properties": { "seq": seq, "type": tag("game_started") },
            "description": "The seats are closed.",
        },
        "EventSeatTaken": {
            "type": "object",
            "required": ["seq", "seat", "type"],
            "properties": { "seq": seq, "seat": seat, "type": tag("seat_taken") },
        },
        "EventStopped": {
            "type": "object",
            "required": ["seq", "why", "type"],
            "properties": { "seq": seq, "type": tag("stopped"), "why": why },
            "description": "Nothing fits any more.",
        },
        "Why": {
            "type": "string",
            "description": "Why a sequence stopped.",
            "enum": ["top", "dead"],
            "x-extensible": true,
        },
    });
    assert_eq!(found["components"]["schemas"], expected);
}
