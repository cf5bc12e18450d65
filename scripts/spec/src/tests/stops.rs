//! What cannot be published, and the sentence that says so.

use serde_json::{Value, json};

use super::finished;
use super::{action, document, envelope, fact};

fn stops(doc: Value, message: &str) {
    let fault = finished(doc).expect_err(message);
    assert_eq!(fault.to_string(), message);
}

#[test]
fn a_member_stands_twice() {
    let mut schemas = envelope();
    schemas["RoundFact"]["oneOf"] = json!([fact("bid", "seq")]);
    stops(
        document(schemas, &[], &["Event"]),
        "`Event` has two members `seq`",
    );
}

#[test]
fn a_variant_stands_twice() {
    let mut schemas = envelope();
    schemas["RoundFact"]["oneOf"] = json!([fact("seat_taken", "chips")]);
    stops(
        document(schemas, &[], &["Event"]),
        "`Event` has two variants `seat_taken`",
    );
}

#[test]
fn a_name_is_taken() {
    let schemas = json!({ "Action": action(), "ActionPlay": { "type": "string" } });
    stops(
        document(schemas, &[], &["Action"]),
        "two schemas are called `ActionPlay`",
    );
}

#[test]
fn two_unions_are_flattened() {
    let mut schemas = envelope();
    schemas["Event"]["allOf"] = json!([
        { "$ref": "#/components/schemas/TableFact" },
        { "$ref": "#/components/schemas/RoundFact" },
    ]);
    stops(
        document(schemas, &[], &["Event"]),
        "`Event` flattens two unions",
    );
}

#[test]
fn a_map_is_flattened() {
    let mut schemas = envelope();
    schemas["Fact"] = json!({ "type": "object", "additionalProperties": true });
    let message = "`Event` flattens something that is neither an object nor a tagged union";
    stops(document(schemas, &[], &["Event"]), message);
}

#[test]
fn a_union_is_made_of_itself() {
    let mut schemas = envelope();
    schemas["Fact"]["oneOf"][0] = json!({ "$ref": "#/components/schemas/Event" });
    stops(
        document(schemas, &[], &["Event"]),
        "`Event` is made of itself",
    );
}

#[test]
fn a_union_has_no_name() {
    let list = json!({ "type": "array", "items": action() });
    let message = "a union of play, pass_on has no name of its own";
    stops(document(json!({ "List": list }), &[], &["List"]), message);
}

#[test]
fn a_reference_leads_nowhere() {
    let mut schemas = envelope();
    schemas["Fact"]["oneOf"][0] = json!({ "$ref": "#/components/schemas/Gone" });
    let message = "`#/components/schemas/Gone` leads nowhere";
    stops(document(schemas, &[], &["Event"]), message);
    stops(document(json!({}), &["Gone"], &[]), message);
    let elsewhere = json!({ "A": { "$ref": "other.yaml#/A" } });
    stops(
        document(elsewhere, &[], &["A"]),
        "`other.yaml#/A` leads nowhere",
    );
}

#[test]
fn an_answer_is_not_described() {
    let mut doc = document(json!({ "Action": action() }), &[], &["Action"]);
    let answer = doc.pointer_mut("/paths/~1answered~1Action/get/responses/200");
    answer.expect("the answer")["description"] = json!("");
    stops(doc, "GET /answered/Action: answer 200 has no description");
}
