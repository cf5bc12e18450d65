//! Every option that there is, read from the published schema, and every way to change it.

use boodle_engine::Ruleset;
use serde_json::{Value, json};

/// The published schema of a ruleset; a test elsewhere sees to it that it is that of the types.
pub(super) struct Schemas(Value);

/// A ruleset with one option changed.
#[derive(Debug)]
pub(super) struct Change {
    /// What was changed, with its new and its old value where it has few: `/stops/restart=any`.
    pub(super) options: Vec<String>,
    /// The ruleset, or the part of it that was changed.
    pub(super) value: Value,
}

impl Change {
    fn new(option: String, value: Value) -> Change {
        Change {
            options: vec![option],
            value,
        }
    }

    fn instead_of(mut self, option: String) -> Change {
        self.options.push(option);
        self
    }

    /// This change as that of a larger part.
    fn within(mut self, place: impl FnOnce(Value) -> Value) -> Change {
        self.value = place(self.value);
        self
    }
}

impl Schemas {
    pub(super) fn published() -> Schemas {
        let document = include_str!("../../../../openapi.yaml");
        let document: Value = yaml_serde::from_str(document).unwrap();
        Schemas(document["components"]["schemas"].clone())
    }

    fn named<'a>(&'a self, schema: &'a Value) -> Option<(&'a str, &'a Value)> {
        let name = schema["$ref"].as_str()?.rsplit('/').next()?;
        Some((name, &self.0[name]))
    }

    /// All options, with each value of those that have few.
    pub(super) fn options(&self) -> Vec<String> {
        let mut options = Vec::new();
        self.collect(&self.0["Ruleset"], "", &mut options);
        options
    }

    fn collect(&self, schema: &Value, at: &str, into: &mut Vec<String>) {
        if let Some((name, schema)) = self.named(schema) {
            return match name {
                "SpaceId" | "Card" | "CardPattern" => into.push(at.to_owned()),
                _ => self.collect(schema, at, into),
            };
        }
        if let Some(variants) = variants(schema) {
            for (name, variant) in variants {
                into.push(format!("{at}={name}"));
                self.collect(variant, &format!("{at}[{name}]"), into);
            }
        } else if let Some(choices) = schema["oneOf"].as_array() {
            into.push(format!("{at}=null"));
            for choice in choices.iter().filter(|choice| choice["type"] != "null") {
                self.collect(choice, at, into);
            }
        } else if let Some(values) = schema["enum"].as_array() {
            into.extend(values.iter().map(|value| format!("{at}={}", plain(value))));
        } else if let Some(members) = schema["properties"].as_object() {
            for (name, member) in members.iter().filter(|(name, _)| !is_tag(name)) {
                self.collect(member, &format!("{at}/{name}"), into);
            }
        } else if schema["type"] == "array" {
            into.push(format!("{at} (one more)"));
            into.push(format!("{at} (one less)"));
            self.collect(&schema["items"], &format!("{at}[]"), into);
        } else if schema["type"] == "boolean" {
            into.extend([format!("{at}=true"), format!("{at}=false")]);
        } else {
            if is_nullable(schema) {
                into.push(format!("{at}=null"));
            }
            into.push(at.to_owned());
        }
    }

    /// All rulesets that differ from this one by one option.
    pub(super) fn changes(&self, rules: &Ruleset) -> Vec<Change> {
        let value = serde_json::to_value(rules).unwrap();
        let names: Vec<String> = rules.board.iter().map(|s| s.id.to_string()).collect();
        self.others(&self.0["Ruleset"], "", &value, &names)
    }

    /// What could stand in the place of a value.
    fn others(&self, schema: &Value, at: &str, value: &Value, names: &[String]) -> Vec<Change> {
        if let Some((name, named)) = self.named(schema) {
            return match name {
                "SpaceId" | "Card" | "CardPattern" => {
                    let samples = self.samples(schema, at, names).into_iter();
                    let others = samples.filter(|sample| sample != value);
                    others
                        .map(|other| Change::new(at.to_owned(), other))
                        .collect()
                }
                _ => self.others(named, at, value, names),
            };
        }
        if let Some(variants) = variants(schema) {
            return self.other_variants(variants, at, value, names);
        }
        if let Some(choices) = schema["oneOf"].as_array() {
            let choices = choices.iter().filter(|choice| choice["type"] != "null");
            return choices
                .flat_map(|choice| {
                    let null = || format!("{at}=null");
                    if value.is_null() {
                        let samples = self.samples(choice, at, names).into_iter();
                        let change = |sample| Change::new(at.to_owned(), sample).instead_of(null());
                        samples.map(change).collect()
                    } else {
                        let mut others = self.others(choice, at, value, names);
                        others.push(Change::new(null(), Value::Null));
                        others
                    }
                })
                .collect();
        }
        if let Some(values) = schema["enum"].as_array() {
            let others = values.iter().filter(|other| *other != value);
            return others
                .map(|other| {
                    let change = Change::new(format!("{at}={}", plain(other)), other.clone());
                    change.instead_of(format!("{at}={}", plain(value)))
                })
                .collect();
        }
        if let Some(members) = schema["properties"].as_object() {
            let members = members.iter().filter(|(name, _)| !is_tag(name));
            return members
                .flat_map(|(name, member)| {
                    let others = self.others(member, &format!("{at}/{name}"), &value[name], names);
                    others.into_iter().map(move |change| {
                        change.within(|other| {
                            let mut changed = value.clone();
                            changed[name] = other;
                            changed
                        })
                    })
                })
                .collect();
        }
        if schema["type"] == "array" {
            return self.other_lists(&schema["items"], at, value, names);
        }
        self.other_values(schema, at, value, names)
    }

    fn other_variants(
        &self,
        variants: Vec<(&str, &Value)>,
        at: &str,
        value: &Value,
        names: &[String],
    ) -> Vec<Change> {
        let tag = if value.get("mode").is_some() {
            "mode"
        } else {
            "type"
        };
        let mut all = Vec::new();
        for (name, variant) in variants {
            if value[tag] == name {
                let at = format!("{at}[{name}]");
                all.extend(self.others(variant, &at, value, names));
            } else {
                let inner = format!("{at}[{name}]");
                for mut sample in self.samples(variant, &inner, names) {
                    sample[tag] = json!(name);
                    let change = Change::new(format!("{at}={name}"), sample);
                    all.push(change.instead_of(format!("{at}={}", plain(&value[tag]))));
                }
            }
        }
        all
    }

    fn other_lists(&self, items: &Value, at: &str, value: &Value, names: &[String]) -> Vec<Change> {
        let list = value.as_array().cloned().unwrap_or_default();
        let mut all = Vec::new();
        for (place, item) in list.iter().enumerate() {
            let mut less = list.clone();
            less.remove(place);
            all.push(Change::new(format!("{at} (one less)"), json!(less)));
            let others = self.others(items, &format!("{at}[]"), item, names);
            all.extend(others.into_iter().map(|change| {
                change.within(|other| {
                    let mut changed = list.clone();
                    changed[place] = other;
                    json!(changed)
                })
            }));
        }
        for sample in self.samples(items, &format!("{at}[]"), names) {
            let mut more = list.clone();
            more.push(sample);
            all.push(Change::new(format!("{at} (one more)"), json!(more)));
        }
        if list.len() > 1 {
            let mut swapped = list;
            swapped.swap(0, 1);
            all.push(Change::new(format!("{at} (order)"), json!(swapped)));
        }
        all
    }

    fn other_values(
        &self,
        schema: &Value,
        at: &str,
        value: &Value,
        names: &[String],
    ) -> Vec<Change> {
        if let Some(on) = value.as_bool() {
            let change = Change::new(format!("{at}={}", !on), json!(!on));
            return vec![change.instead_of(format!("{at}={on}"))];
        }
        let mut others: Vec<Value> = match value.as_u64() {
            Some(number) => vec![json!(number + 1), json!(number.saturating_sub(1))],
            None => self.samples(schema, at, names),
        };
        others.retain(|other| other != value);
        let others = others.into_iter();
        let mut all: Vec<Change> = others.map(|o| Change::new(at.to_owned(), o)).collect();
        if is_nullable(schema) {
            let null = format!("{at}=null");
            if value.is_null() {
                all = all
                    .into_iter()
                    .map(|c| c.instead_of(null.clone()))
                    .collect();
            } else {
                all.push(Change::new(null, Value::Null));
            }
        }
        all
    }

    /// Values of a schema.
    fn samples(&self, schema: &Value, at: &str, names: &[String]) -> Vec<Value> {
        if let Some((name, named)) = self.named(schema) {
            return match name {
                "SpaceId" if at.ends_with("/id") => vec![json!("renamed")],
                "SpaceId" => names
                    .iter()
                    .map(|name| json!(name))
                    .chain([json!("dealer")])
                    .collect(),
                "Card" => vec![json!("2C"), json!("7D"), json!("KH")],
                "CardPattern" => vec![json!("2C"), json!("7D"), json!("KH"), json!("K+")],
                _ => self.samples(named, at, names),
            };
        }
        if let Some(variants) = variants(schema) {
            let samples = variants.into_iter().flat_map(|(name, variant)| {
                let samples = self.samples(variant, &format!("{at}[{name}]"), names);
                samples.into_iter().map(move |mut sample| {
                    sample["type"] = json!(name);
                    sample
                })
            });
            return samples.collect();
        }
        if let Some(values) = schema["enum"].as_array() {
            return values.clone();
        }
        if let Some(members) = schema["properties"].as_object() {
            return self.sample_objects(schema, members, at, names);
        }
        let kinds = schema["type"].as_array();
        let kind = kinds.map_or(&schema["type"], |kinds| &kinds[0]);
        match kind.as_str() {
            Some("array") => {
                let items = self.samples(&schema["items"], &format!("{at}[]"), names);
                let items: Vec<Value> = items.into_iter().take(2).collect();
                vec![json!(items)]
            }
            Some("boolean") => vec![json!(false)],
            Some("string") if at.ends_with("/ranks") => vec![json!("KQ"), json!("A89T")],
            Some("string") => vec![json!("changed")],
            _ => {
                let least = schema["minimum"].as_u64().unwrap_or(0);
                vec![json!(least.max(1)), json!(least.max(3))]
            }
        }
    }

    /// Objects with all members that must be there; one for each value of the last that has several.
    fn sample_objects(
        &self,
        schema: &Value,
        members: &serde_json::Map<String, Value>,
        at: &str,
        names: &[String],
    ) -> Vec<Value> {
        let mut objects = vec![json!({})];
        let required = schema["required"].as_array().cloned().unwrap_or_default();
        let required = required.iter().filter_map(Value::as_str);
        for name in required.filter(|name| !is_tag(name)) {
            let samples = self.samples(&members[name], &format!("{at}/{name}"), names);
            objects = objects
                .iter()
                .flat_map(|object| {
                    samples.iter().map(|sample| {
                        let mut object = object.clone();
                        object[name] = sample.clone();
                        object
                    })
                })
                .take(12)
                .collect();
        }
        objects
    }
}

/// The variants of a tagged choice, by their tags.
fn variants(schema: &Value) -> Option<Vec<(&str, &Value)>> {
    let mapping = schema["discriminator"]["mapping"].as_object()?;
    let choices = schema["oneOf"].as_array()?;
    let choice = |to: &Value| choices.iter().find(|choice| choice["$ref"] == *to);
    let variants = mapping.iter();
    Some(
        variants
            .filter_map(|(name, to)| Some((name.as_str(), choice(to)?)))
            .collect(),
    )
}

fn is_tag(name: &str) -> bool {
    name == "type" || name == "mode"
}

fn is_nullable(schema: &Value) -> bool {
    let kinds = schema["type"].as_array();
    kinds.is_some_and(|kinds| kinds.contains(&json!("null")))
}

fn plain(value: &Value) -> String {
    value
        .as_str()
        .map_or_else(|| value.to_string(), str::to_owned)
}
