//! Ids are a type of their own in Rust, so that the id of a game cannot be taken for something else.

use serde_json::{Map, Value, json};

use crate::{Result, schemas};

/// What every UUID of the document is.
const NAME: &str = "GameId";
const DESCRIPTION: &str = "The id of a game.";

/// Refers to the type wherever the document has a UUID.
pub(crate) fn games(doc: &mut Value) -> Result<()> {
    boodle_spec::each_schema(doc, &mut refer)?;
    let id = json!({ "type": "string", "format": "uuid", "description": DESCRIPTION });
    match schemas::named_mut(doc)?.insert(NAME.to_owned(), id) {
        None => Ok(()),
        Some(_) => Err(format!("the document has a schema {NAME} of its own").into()),
    }
}

fn refer(schema: &mut Map<String, Value>) -> Result<()> {
    if schema.get("format").is_none_or(|format| format != "uuid") {
        return Ok(());
    }
    let reference = json!({ "$ref": format!("#/components/schemas/{NAME}") });
    let description = schema.shift_remove("description");
    let is_nullable = schema.get("type").is_some_and(Value::is_array);
    *schema = match (is_nullable, reference) {
        (false, Value::Object(reference)) => reference,
        (_, reference) => {
            Map::from_iter([("oneOf".to_owned(), json!([reference, { "type": "null" }]))])
        }
    };
    schema.extend(description.map(|text| ("description".to_owned(), text)));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn document(member: Value) -> Value {
        let schemas = json!({ "View": { "properties": { "id": member } } });
        json!({ "components": { "schemas": schemas } })
    }

    fn becomes(member: Value) -> Value {
        let mut doc = document(member);
        games(&mut doc).expect("understood");
        let id = json!({ "type": "string", "format": "uuid", "description": "The id of a game." });
        assert_eq!(doc["components"]["schemas"]["GameId"], id);
        doc["components"]["schemas"]["View"]["properties"]["id"].take()
    }

    #[test]
    fn ids_have_a_type() {
        let reference = json!({ "$ref": "#/components/schemas/GameId" });
        let id = json!({ "type": "string", "format": "uuid" });
        assert_eq!(becomes(id), reference);
        let told = json!({ "type": "string", "format": "uuid", "description": "Its id." });
        let mut expected = reference.clone();
        expected["description"] = json!("Its id.");
        assert_eq!(becomes(told), expected);
        let none = json!({ "type": ["string", "null"], "format": "uuid" });
        assert_eq!(
            becomes(none),
            json!({ "oneOf": [reference, { "type": "null" }] })
        );
        let other = json!({ "type": "string", "format": "date-time" });
        assert_eq!(becomes(other.clone()), other);
    }

    #[test]
    fn a_schema_of_that_name_stops() {
        let mut doc = document(json!(true));
        doc["components"]["schemas"]["GameId"] = json!({ "type": "string" });
        let fault = games(&mut doc).expect_err("taken");
        assert_eq!(
            fault.to_string(),
            "the document has a schema GameId of its own"
        );
    }
}
