//! What writes can be asked for once, and nothing else.

use serde_json::{Value, json};

use super::document;
use super::finished;

fn operation(method: &str, answers: Value) -> Value {
    let schemas =
        json!({ "Body": { "type": "object", "properties": { "id": { "type": "string" } } } });
    let mut doc = document(schemas, &["Body"], &[]);
    let answered = json!({ "responses": answers });
    doc["paths"] = json!({ "/it": { method: answered } });
    let doc = finished(doc).unwrap();
    assert_eq!(
        doc["components"]["parameters"]["IdempotencyKey"].is_object(),
        doc["components"]["headers"]["IdempotencyReplayed"].is_object()
    );
    doc["paths"]["/it"][method].clone()
}

fn answers() -> Value {
    let answer = |text: &str| json!({ "description": text });
    json!({ "201": answer("Made."), "409": answer("Not now."), "507": answer("Full.") })
}

#[test]
fn what_writes() {
    let post = operation("post", answers());
    let key = json!([{ "$ref": "#/components/parameters/IdempotencyKey" }]);
    assert_eq!(post["parameters"], key);
    let told =
        json!({ "Idempotency-Replayed": { "$ref": "#/components/headers/IdempotencyReplayed" } });
    assert_eq!(post["responses"]["201"]["headers"], told);
    assert!(post["responses"]["409"].get("headers").is_none());
}

#[test]
fn what_does_not() {
    let mut looks = answers();
    looks.as_object_mut().unwrap().remove("507");
    for operation in [operation("post", looks), operation("delete", answers())] {
        assert!(operation.get("parameters").is_none(), "{operation}");
        assert!(operation["responses"]["201"].get("headers").is_none());
    }
}
