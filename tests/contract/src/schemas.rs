//! Bodies against their schemas, with no member that is not documented.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, PoisonError};

use jsonschema::Validator;
use serde_json::{Map, Value, json};

/// What stands before the name in a reference to a schema.
pub(crate) const SCHEMAS: &str = "#/components/schemas/";

/// The schemas of a document, each object closed.
pub(crate) struct Schemas {
    /// The document's `components`.
    components: Value,
    /// What has been compiled, by the text of the schema.
    compiled: Mutex<BTreeMap<String, Result<Arc<Validator>, String>>>,
}

/// What a reference leads to, or the value itself.
pub(crate) fn resolved<'a>(doc: &'a Value, value: &'a Value) -> &'a Value {
    let reference = value.get("$ref").and_then(Value::as_str);
    let target = reference.and_then(|reference| doc.pointer(reference.strip_prefix('#')?));
    target.unwrap_or(value)
}

impl Schemas {
    pub(crate) fn of(doc: &Value) -> Schemas {
        let mut components = json!({ "components": { "schemas": doc["components"]["schemas"] } });
        close(&mut components);
        Schemas {
            components,
            compiled: Mutex::default(),
        }
    }

    /// What is wrong with a value; what is not, is seen.
    pub(crate) fn objections(
        &self,
        schema: &Value,
        value: &Value,
        seen: &mut BTreeSet<String>,
    ) -> Vec<String> {
        if self.is_valid(schema, value) {
            self.see(schema, value, "", seen);
            return Vec::new();
        }
        self.told(schema, value, "")
    }

    /// What is wrong, at the innermost place that it can be seen at.
    fn told(&self, schema: &Value, value: &Value, at: &str) -> Vec<String> {
        let named = schema.get("$ref").and_then(Value::as_str);
        if let Some(name) = named.and_then(|it| it.strip_prefix(SCHEMAS)) {
            return self.told(self.named(name), value, at);
        }
        if let Some(choices) = schema.get("oneOf").and_then(Value::as_array)
            && let Some(choice) = self.tagged(schema, choices, value)
        {
            return self.told(choice, value, at);
        }
        let inside: Vec<String> = self
            .inside(schema, value)
            .filter(|(_, schema, value)| !self.is_valid(schema, value))
            .flat_map(|(place, schema, value)| self.told(schema, value, &format!("{at}/{place}")))
            .collect();
        if !inside.is_empty() {
            return inside;
        }
        let validator = match self.validator(schema) {
            Ok(validator) => validator,
            Err(what) => return vec![what],
        };
        let errors = validator.iter_errors(value);
        let told = errors.map(|error| {
            let text: String = error.to_string().chars().take(300).collect();
            format!("at `{at}{}`: {text}", error.instance_path())
        });
        told.collect()
    }

    /// The parts of a value with their places and their schemas.
    fn inside<'a>(
        &self,
        schema: &'a Value,
        value: &'a Value,
    ) -> Box<dyn Iterator<Item = (String, &'a Value, &'a Value)> + 'a> {
        match value {
            Value::Array(items) => {
                let items = items.iter().enumerate();
                Box::new(items.map(|(n, item)| (n.to_string(), &schema["items"], item)))
            }
            Value::Object(members) => Box::new(members.iter().filter_map(|(name, value)| {
                Some((name.clone(), schema["properties"].get(name)?, value))
            })),
            _ => Box::new(std::iter::empty()),
        }
    }

    fn validator(&self, schema: &Value) -> Result<Arc<Validator>, String> {
        let mut compiled = self.compiled.lock().unwrap_or_else(PoisonError::into_inner);
        let made = compiled.entry(schema.to_string()).or_insert_with(|| {
            let mut whole = self.components.clone();
            let mut schema = schema.clone();
            close(&mut schema);
            merge(&mut whole, schema);
            let made = jsonschema::options()
                .with_draft(jsonschema::Draft::Draft202012)
                .should_validate_formats(true)
                .should_ignore_unknown_formats(true)
                .build(&whole);
            made.map(Arc::new)
                .map_err(|error| format!("the schema is none: {error}"))
        });
        made.clone()
    }

    /// Whether a value is of a schema.
    fn is_valid(&self, schema: &Value, value: &Value) -> bool {
        self.validator(schema)
            .is_ok_and(|validator| validator.is_valid(value))
    }

    /// The parts of a valid value that are of a named schema, by its name.
    pub(crate) fn parts<'a>(
        &'a self,
        schema: &'a Value,
        value: &'a Value,
        parts: &mut BTreeMap<&'a str, Vec<&'a Value>>,
    ) {
        if let Some(name) = schema.get("$ref").and_then(Value::as_str) {
            let name = name.strip_prefix(SCHEMAS).unwrap_or_default();
            parts.entry(name).or_default().push(value);
            return self.parts(self.named(name), value, parts);
        }
        if let Some(choices) = schema.get("oneOf").and_then(Value::as_array) {
            let chosen = self.chosen(schema, choices, value);
            return chosen
                .into_iter()
                .for_each(|choice| self.parts(choice, value, parts));
        }
        match value {
            Value::Array(items) => items
                .iter()
                .for_each(|item| self.parts(&schema["items"], item, parts)),
            Value::Object(members) => {
                for (member, value) in members {
                    let other = &schema["additionalProperties"];
                    let known = schema["properties"].get(member).unwrap_or(other);
                    self.parts(known, value, parts);
                }
            }
            _ => {}
        }
    }

    /// Writes down the members of a valid value.
    fn see(&self, schema: &Value, value: &Value, name: &str, seen: &mut BTreeSet<String>) {
        if let Some(target) = schema.get("$ref").and_then(Value::as_str) {
            let name = target.strip_prefix(SCHEMAS).unwrap_or_default();
            return self.see(self.named(name), value, name, seen);
        }
        if let Some(choices) = schema.get("oneOf").and_then(Value::as_array) {
            let chosen = self.chosen(schema, choices, value);
            return chosen
                .into_iter()
                .for_each(|choice| self.see(choice, value, name, seen));
        }
        match value {
            Value::Array(items) => items
                .iter()
                .for_each(|item| self.see(&schema["items"], item, name, seen)),
            Value::Object(members) => {
                for (member, value) in members {
                    if let Some(known) = schema["properties"].get(member) {
                        seen.insert(format!("{name}.{member}"));
                        self.see(known, value, name, seen);
                    } else if let Some(other) = schema.get("additionalProperties") {
                        self.see(other, value, name, seen);
                    }
                }
            }
            Value::String(text) if schema.get("enum").is_some() => {
                seen.insert(format!("{name} = {text}"));
            }
            _ => {}
        }
    }

    /// The variant that a value is of: by its tag, else by trying.
    fn chosen<'a>(
        &'a self,
        union: &'a Value,
        choices: &'a [Value],
        value: &Value,
    ) -> Option<&'a Value> {
        let tagged = self.tagged(union, choices, value);
        tagged.or_else(|| choices.iter().find(|choice| self.is_valid(choice, value)))
    }

    fn tagged<'a>(
        &self,
        union: &'a Value,
        choices: &'a [Value],
        value: &Value,
    ) -> Option<&'a Value> {
        let tag = union.pointer("/discriminator/propertyName")?;
        let tag = value.get(tag.as_str()?)?.as_str()?;
        let target = union.pointer("/discriminator/mapping")?.get(tag)?;
        choices.iter().find(|choice| choice["$ref"] == *target)
    }

    fn named(&self, name: &str) -> &Value {
        &self.components["components"]["schemas"][name]
    }

    /// Every member and every value of an enum that a named schema has.
    pub(crate) fn members(&self) -> BTreeSet<String> {
        let mut all = BTreeSet::new();
        let named = self.components["components"]["schemas"].as_object();
        for (name, schema) in named.into_iter().flatten() {
            members_of(name, schema, &mut all);
        }
        all
    }
}

fn members_of(name: &str, schema: &Value, all: &mut BTreeSet<String>) {
    let inside = |schema: &Value, all: &mut BTreeSet<String>| members_of(name, schema, all);
    for (member, schema) in schema["properties"].as_object().into_iter().flatten() {
        all.insert(format!("{name}.{member}"));
        inside(schema, all);
    }
    for value in schema["enum"].as_array().into_iter().flatten() {
        all.extend(value.as_str().map(|value| format!("{name} = {value}")));
    }
    for part in ["items", "additionalProperties"] {
        schema.get(part).into_iter().for_each(|it| inside(it, all));
    }
    for choice in schema["oneOf"].as_array().into_iter().flatten() {
        inside(choice, all);
    }
}

/// Closes every object that lists its members.
fn close(schema: &mut Value) {
    match schema {
        Value::Object(members) => {
            let lists = members.get("properties").is_some_and(Value::is_object)
                && members.get("type").is_some_and(|it| it == "object");
            if lists {
                members
                    .entry("additionalProperties")
                    .or_insert(Value::Bool(false));
            }
            members.values_mut().for_each(close);
        }
        Value::Array(items) => items.iter_mut().for_each(close),
        _ => {}
    }
}

fn merge(whole: &mut Value, schema: Value) {
    if let (Value::Object(whole), Value::Object(schema)) = (whole, schema) {
        whole.extend::<Map<String, Value>>(schema);
    }
}
