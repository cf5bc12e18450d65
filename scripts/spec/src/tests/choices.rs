//! Nothing stands beside the reference of a choice, and nothing that was said is lost.

use serde_json::{Value, json};

use super::{document, finished, schemas};

fn reference(name: &str, words: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{name}"), "description": words })
}

fn all() -> Value {
    json!({
        "Card": { "type": "string", "description": "A card." },
        "Seat": { "type": "integer", "minimum": 0, "maximum": 8 },
        "Either": {
            "description": "One of them.",
            "oneOf": [reference("Card", "What lies there."), reference("Seat", "Who sits there.")],
        },
        "Table": {
            "type": "object",
            "properties": {
                "next": { "oneOf": [{ "type": "null" }, reference("Card", "The card that is due.")] },
                "by": { "description": "Who.", "oneOf": [{ "type": "null" }, reference("Seat", "None if nobody.")] },
                "plain": reference("Card", "A card of its own."),
                "either": { "$ref": "#/components/schemas/Either" },
            },
        },
    })
}

#[test]
fn what_is_said_of_a_choice_is_said_of_the_choice() {
    let found = schemas(document(all(), &[], &["Table"]));
    let bare = |name: &str| json!({ "$ref": format!("#/components/schemas/{name}") });
    let members = &found["Table"]["properties"];
    assert_eq!(
        members["next"],
        json!({ "oneOf": [{ "type": "null" }, bare("Card")], "description": "The card that is due." })
    );
    assert_eq!(
        members["by"]["oneOf"],
        json!([{ "type": "null" }, bare("Seat")])
    );
    assert_eq!(
        members["by"]["description"],
        "Who.\n\n- `Seat`: None if nobody."
    );
    // A member is no choice.
    assert_eq!(members["plain"], reference("Card", "A card of its own."));
    assert_eq!(
        found["Either"]["oneOf"],
        json!([bare("Card"), bare("Seat")])
    );
    assert_eq!(
        found["Either"]["description"],
        "One of them.\n\n- `Card`: What lies there.\n- `Seat`: Who sits there."
    );
    assert_eq!(found["Card"]["description"], "A card.");
}

#[test]
fn what_is_no_words_stops() {
    let mut all = all();
    all["Either"]["oneOf"][0]["deprecated"] = json!(true);
    let fault = finished(document(all, &[], &["Table"])).expect_err("a fault");
    assert_eq!(
        fault.to_string(),
        "`deprecated` stands beside a choice of `Card`"
    );
}
