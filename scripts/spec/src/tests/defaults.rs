//! No default is an object, and none is lost.

use serde_json::{Value, json};

use super::{document, schemas};

#[test]
fn objects_that_count_where_they_are_left_out_are_told_in_words() {
    let reference = "#/components/schemas/First";
    let all = json!({
        "First": { "type": "object", "properties": { "by": { "type": "string", "maxLength": 9 } } },
        "Rules": {
            "type": "object",
            "properties": {
                "first": { "$ref": reference, "description": "Who begins.", "default": { "by": "cut" } },
                "then": { "$ref": reference, "default": {} },
                "name": { "type": "string", "maxLength": 9, "default": "Ann" },
            },
        },
    });
    let found = schemas(document(all, &["Rules"], &[]));
    let rules = &found["Rules"]["properties"];
    let words = |name: &str| rules[name]["description"].clone();
    assert_eq!(
        words("first"),
        json!("Who begins. `{\"by\":\"cut\"}` where it is left out.")
    );
    assert_eq!(words("then"), json!("`{}` where it is left out."));
    assert_eq!(rules["first"].get("default"), None::<&Value>);
    assert_eq!(rules["then"].get("default"), None::<&Value>);
    assert_eq!(rules["name"]["default"], "Ann");
}
