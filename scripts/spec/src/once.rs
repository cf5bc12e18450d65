//! What changes something can be asked for once, however often the request is sent: every POST that
//! may answer 409 or 507 does not only look.

use serde_json::{Value, json};

use super::refs;

/// Adds `Idempotency-Key` to the parameters, and `Idempotency-Replayed` to the headers of answers.
pub(super) fn keys(doc: &mut Value) {
    let mut any = false;
    let paths = doc["paths"].as_object_mut().into_iter().flatten();
    for operation in paths.filter_map(|(_, item)| item.get_mut("post")) {
        let answers = operation
            .get_mut("responses")
            .and_then(Value::as_object_mut);
        // What never writes is never refused for want of room.
        let Some(answers) = answers.filter(|answers| answers.contains_key("507")) else {
            continue;
        };
        for (_, answer) in answers
            .iter_mut()
            .filter(|(status, _)| status.starts_with('2'))
        {
            answer["headers"]["Idempotency-Replayed"] =
                json!({ "$ref": "#/components/headers/IdempotencyReplayed" });
        }
        refs::add_parameter(operation, "IdempotencyKey");
        any = true;
    }
    if any {
        doc["components"]["parameters"]["IdempotencyKey"] = json!({
            "name": "Idempotency-Key",
            "in": "header",
            "description": "A text of the caller's choice, quoted or bare: the same request with the same key is done once and gets the first answer again, with tokens signed anew and the caller's current view. Another request with the key is refused. Keys belong to the caller's token and are kept for 24 hours; without a token the key is a UUID. A refused request does not use its key up.",
            "required": false,
            "schema": { "type": "string", "pattern": "^(\"[!#-~]{1,255}\"|[!#-~]{1,255})$" },
            "example": "3f0c9b1e-6a53-4d0e-9f4e-1c2d3e4f5a6b",
        });
        doc["components"]["headers"]["IdempotencyReplayed"] = json!({
            "description": "`true` if the request was done before and this is its first answer again.",
            "schema": { "type": "string", "enum": ["true"] },
        });
    }
}
