//! From the schema of a ruleset to the description of its options.

use boodle_engine::Ruleset;
use serde_json::{Map, Value};
use utoipa::{PartialSchema, ToSchema};

use super::sample::{completed, sample, with};
use super::{OptionKind, OptionRange, OptionValue, OptionVariant, RulesetOption};

/// The place where spaces get their ids; all other places name one of them.
const NAMES_OF_SPACES: &str = "/board/-/id";
/// The places that take `dealer` instead of a space, by the words for them.
const TO_DEALER: [&str; 2] = [
    "option-Exchange-fixed_price-to",
    "option-Exchange-auction-to",
];

/// The schemas of the types that a ruleset is made of, by name.
pub(super) struct Schemas(Map<String, Value>);

impl Schemas {
    fn of_rulesets() -> Result<Schemas, String> {
        let mut named = vec![("Ruleset".to_owned(), Ruleset::schema())];
        Ruleset::schemas(&mut named);
        let named = named.into_iter().map(|(name, schema)| {
            let schema = serde_json::to_value(schema).map_err(|error| error.to_string())?;
            Ok((name, schema))
        });
        Ok(Schemas(named.collect::<Result<_, String>>()?))
    }

    /// The schema that a reference leads to, with its name.
    fn target(&self, schema: &Value) -> Option<(&str, &Value)> {
        let name = schema.get("$ref")?.as_str()?.rsplit('/').next()?;
        let (name, schema) = self.0.get_key_value(name)?;
        Some((name, schema))
    }
}

/// A schema without references, and without null.
#[derive(Clone, Copy)]
pub(super) struct Shape<'a> {
    pub(super) name: Option<&'a str>,
    pub(super) schema: &'a Value,
    nullable: bool,
}

impl<'a> Shape<'a> {
    pub(super) fn of(schemas: &'a Schemas, schema: &'a Value) -> Result<Shape<'a>, String> {
        let choices = schema["oneOf"].as_array();
        let is_null = |choice: &&Value| choice["type"] == "null";
        if let Some([a, b]) = choices.map(Vec::as_slice)
            && let Some(inner) = [a, b].into_iter().find(|choice| !is_null(choice))
            && [a, b].iter().any(is_null)
        {
            let shape = Shape::of(schemas, inner)?;
            let nullable = true;
            return Ok(Shape { nullable, ..shape });
        }
        if schema.get("$ref").is_none() {
            let types = schema["type"].as_array();
            return Ok(Shape {
                name: None,
                schema,
                nullable: types.is_some_and(|types| types.iter().any(|name| name == "null")),
            });
        }
        let target = schemas.target(schema);
        let (name, schema) = target.ok_or_else(|| format!("{schema} leads nowhere"))?;
        Ok(Shape {
            name: Some(name),
            schema,
            nullable: false,
        })
    }

    /// Its type, null aside.
    pub(super) fn kind(&self) -> Option<&'a str> {
        match &self.schema["type"] {
            Value::Array(types) => types.iter().find(|name| *name != "null")?.as_str(),
            kind => kind.as_str(),
        }
    }
}

/// A place of a ruleset, and a ruleset with something there.
struct Place<'a> {
    /// With `-` for each item.
    pointer: String,
    /// With 0 for the only item.
    at: String,
    /// What the ids of the words for it begin with.
    id: String,
    ruleset: &'a Value,
}

impl Place<'_> {
    fn name(&self) -> &str {
        self.pointer.rsplit('/').next().unwrap_or_default()
    }

    /// The place of a member, whose words are those of the type around it.
    fn member<'a>(&self, name: &str, of: &str, ruleset: &'a Value) -> Place<'a> {
        Place {
            pointer: format!("{}/{name}", self.pointer),
            at: format!("{}/{name}", self.at),
            id: format!("{of}-{name}"),
            ruleset,
        }
    }

    /// The same place in another ruleset.
    fn holding<'a>(&self, ruleset: &'a Value) -> Place<'a> {
        Place {
            pointer: self.pointer.clone(),
            at: self.at.clone(),
            id: self.id.clone(),
            ruleset,
        }
    }

    /// The place of each item.
    fn item<'a>(&self, ruleset: &'a Value) -> Place<'a> {
        Place {
            pointer: format!("{}/-", self.pointer),
            at: format!("{}/0", self.at),
            id: format!("{}-item", self.id),
            ruleset,
        }
    }
}

/// Describes the options of a ruleset.
pub(super) struct Reader<'a> {
    schemas: Schemas,
    /// The words of an id.
    say: &'a dyn Fn(&str) -> String,
}

impl<'a> Reader<'a> {
    pub(super) fn new(say: &'a dyn Fn(&str) -> String) -> Result<Reader<'a>, String> {
        let schemas = Schemas::of_rulesets()?;
        Ok(Reader { schemas, say })
    }

    /// All options of a ruleset.
    pub(super) fn ruleset(&self) -> Result<Vec<RulesetOption>, String> {
        let schema = &self.schemas.0["Ruleset"];
        let ruleset = sample(&self.schemas, schema)?;
        let root = Place {
            pointer: String::new(),
            at: String::new(),
            id: String::new(),
            ruleset: &ruleset,
        };
        self.members(schema, "option-Ruleset", &root)
    }

    /// The members of an object at its place, in the order in which they are written. The ruleset
    /// has the object there without what can be left out.
    fn members(
        &self,
        schema: &Value,
        of: &str,
        place: &Place<'_>,
    ) -> Result<Vec<RulesetOption>, String> {
        let whole = completed(place.ruleset)?;
        let whole = whole.pointer(&place.at).and_then(Value::as_object);
        let whole = whole.ok_or_else(|| format!("no object stands at {}", place.at))?;
        let members = schema["properties"].as_object();
        let members = members.ok_or_else(|| format!("{of} lists no members"))?;
        let required = |name: &str| {
            let required = schema["required"].as_array().into_iter().flatten();
            required.into_iter().any(|required| required == name)
        };
        let written = whole.keys().filter_map(|name| members.get_key_value(name));
        // What is null may not be written at all.
        let unwritten = members
            .iter()
            .filter(|(name, _)| !whole.contains_key(*name));
        let members = written.chain(unwritten);
        members
            .filter(|(_, member)| tag_of(member).is_none())
            .map(|(name, member)| {
                let default = match required(name) {
                    true => None,
                    false => Some(whole.get(name).cloned().unwrap_or_default()),
                };
                self.option(member, default, &place.member(name, of, place.ruleset))
            })
            .collect()
    }

    fn option(
        &self,
        schema: &Value,
        default: Option<Value>,
        place: &Place<'_>,
    ) -> Result<RulesetOption, String> {
        let shape = Shape::of(&self.schemas, schema)?;
        Ok(RulesetOption {
            pointer: place.pointer.clone(),
            name: place.name().to_owned(),
            title: (self.say)(&place.id),
            meaning: self.meaning(&place.id),
            required: default.is_none(),
            default,
            nullable: shape.nullable,
            kind: self.kind(shape, place)?,
        })
    }

    fn meaning(&self, id: &str) -> String {
        (self.say)(&format!("{id}-meaning"))
    }

    fn kind(&self, shape: Shape<'_>, place: &Place<'_>) -> Result<OptionKind, String> {
        let schema = shape.schema;
        let id = format!("option-{}", shape.name.unwrap_or_default());
        match shape.name {
            Some("Card") => return Ok(OptionKind::Card { trumps: false }),
            Some("CardPattern") => return Ok(OptionKind::Card { trumps: true }),
            Some("SpaceId") if place.pointer != NAMES_OF_SPACES => {
                let dealer = TO_DEALER.contains(&&place.id[..]);
                return Ok(OptionKind::Space { dealer });
            }
            _ => {}
        }
        if let Some(variants) = schema["oneOf"].as_array() {
            return self.union(variants, &id, place);
        }
        if let Some(values) = schema["enum"].as_array() {
            let values = values.iter().filter_map(Value::as_str);
            let values = values.map(|value| OptionValue {
                value: value.to_owned(),
                meaning: self.meaning(&format!("{id}-{value}")),
            });
            let values = values.collect();
            return Ok(OptionKind::Choice { values });
        }
        match shape.kind() {
            Some("boolean") => Ok(OptionKind::Boolean {}),
            Some("integer") => Ok(OptionKind::Integer {
                range: range(schema, "minimum", "maximum")?,
            }),
            Some("string") => Ok(OptionKind::Text {
                length: range(schema, "minLength", "maxLength")?,
                pattern: schema["pattern"].as_str().unwrap_or_default().to_owned(),
            }),
            Some("array") => {
                let length = range(schema, "minItems", "maxItems")?;
                let item = sample(&self.schemas, &schema["items"])?;
                let ruleset = with(place.ruleset, &place.at, vec![item].into())?;
                let items = self.option(&schema["items"], None, &place.item(&ruleset))?;
                let items = Box::new(items);
                Ok(OptionKind::List { length, items })
            }
            Some("object") => Ok(OptionKind::Object {
                options: self.object(schema, &id, place)?,
            }),
            _ => Err(format!("{schema} at {} cannot be described", place.pointer)),
        }
    }

    fn union(&self, variants: &[Value], id: &str, place: &Place<'_>) -> Result<OptionKind, String> {
        let mut tag = String::new();
        let mut told = Vec::new();
        for variant in variants {
            let members = variant["properties"].as_object().into_iter().flatten();
            let mut tags = members.filter_map(|(name, member)| Some((name, tag_of(member)?)));
            let (name, value) = tags
                .next()
                .ok_or_else(|| format!("a variant of {id} has no tag"))?;
            let id = format!("{id}-{value}");
            name.clone_into(&mut tag);
            told.push(OptionVariant {
                value: value.to_owned(),
                meaning: self.meaning(&id),
                options: self.object(variant, &id, place)?,
            });
        }
        Ok(OptionKind::Union {
            tag,
            variants: told,
        })
    }

    /// The members of an object that may stand at a place.
    fn object(
        &self,
        schema: &Value,
        id: &str,
        place: &Place<'_>,
    ) -> Result<Vec<RulesetOption>, String> {
        let object = sample(&self.schemas, schema)?;
        let ruleset = with(place.ruleset, &place.at, object)?;
        self.members(schema, id, &place.holding(&ruleset))
    }
}

/// The value of a member that has only one.
fn tag_of(member: &Value) -> Option<&str> {
    match member["enum"].as_array()?.as_slice() {
        [only] => only.as_str(),
        _ => None,
    }
}

fn range(schema: &Value, least: &str, most: &str) -> Result<OptionRange, String> {
    let bound = |name: &str| schema[name].as_u64().and_then(|it| u32::try_from(it).ok());
    let max = bound(most).ok_or_else(|| format!("{schema} has no {most}"))?;
    let min = bound(least).unwrap_or(0);
    Ok(OptionRange { min, max })
}
