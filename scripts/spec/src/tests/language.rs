//! What answers with texts can be asked for a language, and nothing else.

use serde_json::{Value, json};

use super::document;
use super::finished;

fn small() -> Value {
    let text = json!({ "type": "string", "x-localized": true });
    let schemas = json!({
        "Told": { "type": "object", "properties": { "text": text } },
        "Page": {
            "type": "object",
            "properties": {
                "items": { "type": "array", "items": { "$ref": "#/components/schemas/Told" } },
            },
        },
        "Plain": { "type": "object", "properties": { "id": { "type": "string" } } },
    });
    document(schemas, &["Told"], &["Page", "Plain"])
}

const WANTED: &str = "#/components/parameters/AcceptLanguage";
const TOLD: &str = "#/components/headers/ContentLanguage";

#[test]
fn answers_with_texts() {
    let mut doc = small();
    let known = json!({ "name": "limit", "in": "query" });
    doc["paths"]["/answered/Page"]["get"]["parameters"] = json!([known]);
    let doc = finished(doc).unwrap();
    let page = &doc["paths"]["/answered/Page"]["get"];
    assert_eq!(page["parameters"], json!([known, { "$ref": WANTED }]));
    let headers = &page["responses"]["200"]["headers"];
    assert_eq!(*headers, json!({ "Content-Language": { "$ref": TOLD } }));
    assert_eq!(
        doc["components"]["parameters"]["AcceptLanguage"]["in"],
        "header"
    );
    assert!(doc["components"]["headers"]["ContentLanguage"]["schema"].is_object());
}

#[test]
fn answers_without() {
    let mut doc = small();
    // Texts that are asked with, or that are a problem's, are no reason.
    let problem = doc["paths"]["/answered/Page"]["get"]["responses"]["200"].take();
    doc["paths"]["/answered/Page"]["get"]["responses"] = json!({ "404": problem });
    let before = doc["paths"].clone();
    let doc = finished(doc).unwrap();
    for (path, method) in [
        ("/answered/Page", "get"),
        ("/answered/Plain", "get"),
        ("/asked/Told", "post"),
    ] {
        let operation = &doc["paths"][path][method];
        assert!(operation.get("parameters").is_none(), "{operation}");
        assert_eq!(operation["responses"], before[path][method]["responses"]);
    }
    assert!(doc["components"].get("parameters").is_none());
}

#[test]
fn an_answer_that_is_all_text() {
    let mut doc = small();
    doc["paths"]["/answered/Plain"]["get"]["x-localized"] = json!(true);
    let doc = finished(doc).unwrap();
    let operation = &doc["paths"]["/answered/Plain"]["get"];
    assert_eq!(operation["parameters"], json!([{ "$ref": WANTED }]));
}
