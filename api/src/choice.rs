//! Which rules are asked for: those of a preset or whole ones of one's own, and what is different.

use std::fmt;

use boodle_engine::{Fault, FaultCode, Malformed, Preset, Ruleset, preset, presets};
use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

use crate::form::{self, bounds, objections};
use crate::problem::{Code, Problem};
use crate::rulebook::Known;

/// A longer id of a ruleset is not repeated to its sender.
const LONGEST_ID: usize = 40;

/// The rules to play by: the id of a preset, as `GET /v1/rulesets` lists them, or a whole ruleset, in
/// the form of `ruleset` in `GET /v1/rulesets/{id}`. What a whole ruleset leaves out has its usual
/// value. One that equals a preset, its id included, is that preset; any other is a game of one's own.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[serde(untagged)]
#[schema(examples(json!("newmarket"), json!({
    "id": "two-queens",
    "seats": {"min": 3, "max": 6},
    "deck": {"low": "2", "remove": ["QC"]},
    "chips": {"start": 30},
    "board": [
        {"id": "QS", "claims": [{"type": "play", "card": "QS"}], "ante": {"each": 1, "dealer": 2}},
        {"id": "QH", "claims": [{"type": "play", "card": "QH"}], "ante": {"each": 1, "dealer": 2}},
        {"id": "bank", "claims": [{"type": "go_out"}], "ante": {"each": 1, "dealer": 1}},
    ],
    "phases": ["stops"],
    "stops": {"first_lead": "lowest_of_suit", "lead": "lowest_of_suit", "restart": "change"},
    "session": {"ends": [{"type": "rounds", "count": 5}]},
})))]
pub enum RulesetChoice {
    /// A preset.
    Preset(String),
    /// A whole ruleset.
    #[schema(value_type = Ruleset)]
    Whole(Map<String, Value>),
}

/// What is no object is told from what is no ruleset, so that every mistake has its place.
impl<'de> Deserialize<'de> for RulesetChoice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<RulesetChoice, D::Error> {
        deserializer.deserialize_any(TextOrObject)
    }
}

struct TextOrObject;

impl<'de> Visitor<'de> for TextOrObject {
    type Value = RulesetChoice;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the id of a ruleset or a whole ruleset")
    }

    fn visit_str<E: Error>(self, id: &str) -> Result<RulesetChoice, E> {
        Ok(RulesetChoice::Preset(id.to_owned()))
    }

    fn visit_map<A: MapAccess<'de>>(self, members: A) -> Result<RulesetChoice, A::Error> {
        Map::deserialize(MapAccessDeserializer::new(members)).map(RulesetChoice::Whole)
    }
}

/// Rules that can be played.
#[derive(Debug)]
pub struct Chosen {
    /// The rules.
    pub rules: Known,
    /// The preset they were made from; none for rules of one's own.
    pub preset: Option<String>,
}

/// The rules that are asked for.
///
/// # Errors
/// With every objection at once: those against the form of what was sent, or, where it can be read,
/// those of the engine.
pub fn chosen(ruleset: &RulesetChoice, overrides: &Map<String, Value>) -> Result<Chosen, Problem> {
    let (base, made_from) = match ruleset {
        RulesetChoice::Preset(id) => {
            let preset = known(id)?;
            (preset.ruleset().clone(), Some(preset))
        }
        RulesetChoice::Whole(members) => {
            let whole = whole(members)?;
            let equal = preset(&whole.id).filter(|preset| *preset.ruleset() == whole);
            (whole, equal)
        }
    };
    let rules = changed(&base, overrides)?.check().map_err(|faults| {
        let detail = "These rules cannot be played.";
        let problem = Problem::new(Code::InvalidRuleset, detail).with_faults(faults);
        match ruleset {
            RulesetChoice::Preset(_) => problem.at("/overrides"),
            RulesetChoice::Whole(_) if overrides.is_empty() => problem.at("/ruleset"),
            // An objection may be about either, or about both together.
            RulesetChoice::Whole(_) => problem,
        }
    })?;
    Ok(Chosen {
        rules: Known::new(rules).map_err(Problem::internal)?,
        preset: made_from.map(|preset| preset.id().to_owned()),
    })
}

fn known(id: &str) -> Result<&'static Preset, Problem> {
    preset(id).ok_or_else(|| {
        let detail = if id.chars().count() <= LONGEST_ID {
            format!("There is no ruleset `{id}`. GET /v1/rulesets lists those there are.")
        } else {
            "There is no such ruleset. GET /v1/rulesets lists those there are.".to_owned()
        };
        Problem::new(Code::UnknownRuleset, detail).at("/ruleset")
    })
}

/// A ruleset that was sent whole.
fn whole(members: &Map<String, Value>) -> Result<Ruleset, Problem> {
    let usual = presets()
        .first()
        .map(|preset| serde_json::to_value(preset.ruleset()));
    let usual = usual.transpose().map_err(Problem::internal)?;
    let usual = usual.as_ref().and_then(Value::as_object);
    let read = |sent: &Value| Ruleset::read(sent.clone());
    read_part("ruleset", members, usual, &read)
}

/// A ruleset with what is different.
fn changed(base: &Ruleset, overrides: &Map<String, Value>) -> Result<Ruleset, Problem> {
    let read = |patch: &Value| base.patched(patch);
    read_part("overrides", overrides, None, &read)
}

/// Reads a member of the body; `usual` has a value for each member that must not be left out.
fn read_part(
    name: &str,
    sent: &Map<String, Value>,
    usual: Option<&Map<String, Value>>,
    read: &dyn Fn(&Value) -> Result<Ruleset, Malformed>,
) -> Result<Ruleset, Problem> {
    let sent = Value::Object(sent.clone());
    if let Ok(ruleset) = read(&sent) {
        form::same_kinds(&sent, &ruleset, &format!("/{name}"))?;
        return Ok(ruleset);
    }
    let objections = objections::all(&sent, usual, &|sent| read(sent).err());
    let faults = objections.into_iter().map(|it| fault(it, &sent));
    let faults: Vec<Fault> = faults.collect();
    let (pointer, detail) = match faults.first() {
        Some(first) => (&first.pointer[..], &first.detail[..]),
        None => ("", "it is no ruleset"),
    };
    let detail = format!("The {name} cannot be read: {detail}.");
    let pointer = format!("/{name}{pointer}");
    Err(Problem::new(Code::BadRequest, detail)
        .at(pointer)
        .with_faults(faults))
}

fn fault(malformed: Malformed, sent: &Value) -> Fault {
    let Malformed { pointer, detail } = malformed;
    // Overrides have the form of a ruleset too.
    let detail = bounds::told(form::plainly(&detail), &Ruleset::name(), sent, &pointer);
    Fault {
        pointer,
        code: FaultCode::Malformed,
        detail,
    }
}

#[cfg(test)]
mod tests;
