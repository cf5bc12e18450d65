//! The form of what is sent. JSON becomes types here; what has another form is refused with a
//! sentence for people and, wherever it can be told, with the place.

pub mod bounds;
pub mod objections;
mod sent;
mod words;

pub use words::plainly;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Number, Value};
use serde_path_to_error::Segment;
use utoipa::ToSchema;

use crate::incoming::LARGEST;
use crate::problem::{Code, Problem};

/// A body as a value; no body is the empty object.
pub fn read<T: DeserializeOwned + Serialize + ToSchema>(body: &[u8]) -> Result<T, Problem> {
    let text = if body.is_empty() { b"{}" } else { body };
    let mut sent = sent::read(text)?;
    let written = whole_numbers(&mut sent).then(|| sent.to_string());
    let text = written.as_ref().map_or(text, |written| written.as_bytes());
    if !sent.is_object() {
        let detail = "The body cannot be read: it is not an object.";
        return Err(Problem::new(Code::BadRequest, detail));
    }
    let mut json = serde_json::Deserializer::from_slice(text);
    let value: T = serde_path_to_error::deserialize(&mut json).map_err(|error| {
        let fault = |sent: &Value| T::deserialize(sent).err().map(|error| error.to_string());
        let told = pointer(error.path());
        let why = fault(&sent).unwrap_or_else(|| error.into_inner().to_string());
        let state = if body.is_empty() {
            "is empty"
        } else {
            "cannot be read"
        };
        let place = found_out(told, &sent, &fault);
        let why = bounds::told(plainly(&why), &T::name(), &sent, &place);
        let detail = format!("The body {state}: {why}.");
        at(Problem::new(Code::BadRequest, detail), place)
    })?;
    same_kinds(&sent, &value, "")?;
    Ok(value)
}

/// `6.0` and `6e0` are the number 6, as JSON Schema has it. Whether there were any.
fn whole_numbers(value: &mut Value) -> bool {
    match value {
        Value::Number(number) => {
            let float = number.as_f64().filter(|_| number.is_f64());
            // Larger ones are not exact.
            let whole = float.filter(|it| it.fract() == 0.0 && it.abs() < LARGEST as f64);
            let whole = whole.map(|whole| Number::from(whole as i64));
            whole.is_some_and(|whole| {
                *number = whole;
                true
            })
        }
        // All of them, not only the first.
        Value::Array(items) => items
            .iter_mut()
            .fold(false, |any, it| any | whole_numbers(it)),
        Value::Object(members) => members
            .values_mut()
            .fold(false, |any, it| any | whole_numbers(it)),
        _ => false,
    }
}

/// Refuses a list or an object that was read as something else: a type that is derived for
/// objects also takes its members as a list. What was read is written again and compared.
pub fn same_kinds(sent: &Value, read: &impl Serialize, prefix: &str) -> Result<(), Problem> {
    let read = serde_json::to_value(read).map_err(Problem::internal)?;
    let mut pointer = prefix.to_owned();
    let Some(read) = other_kind(sent, &read, &mut pointer) else {
        return Ok(());
    };
    let is = if sent_is_list(sent, &pointer[prefix.len()..]) {
        "a list"
    } else {
        "an object"
    };
    let wanted = match read {
        Value::Object(_) => "an object",
        Value::Array(_) => "a list",
        Value::String(_) => "a text",
        _ => "a plain value",
    };
    let detail = format!("The body cannot be read: {is} stands where {wanted} is expected.");
    Err(at(Problem::new(Code::BadRequest, detail), pointer))
}

fn sent_is_list(sent: &Value, pointer: &str) -> bool {
    sent.pointer(pointer).is_some_and(Value::is_array)
}

fn other_kind<'a>(sent: &Value, read: &'a Value, pointer: &mut String) -> Option<&'a Value> {
    let mut inside = |step: &str, sent: &Value, read: &'a Value| {
        let length = pointer.len();
        push(pointer, step);
        let found = other_kind(sent, read, pointer);
        if found.is_none() {
            pointer.truncate(length);
        }
        found
    };
    match (sent, read) {
        (Value::Array(sent), Value::Array(read)) => {
            let mut pairs = sent.iter().zip(read).enumerate();
            pairs.find_map(|(n, (sent, read))| inside(&n.to_string(), sent, read))
        }
        (Value::Object(sent), Value::Object(read)) => sent
            .iter()
            .find_map(|(name, sent)| inside(name, sent, read.get(name)?)),
        (Value::Array(_) | Value::Object(_), _) => Some(read),
        _ => None,
    }
}

/// Adds the place to a problem, if it is one.
fn at(problem: Problem, place: String) -> Problem {
    if place.is_empty() {
        problem
    } else {
        problem.at(place)
    }
}

/// The place that was told, or a place in it where more can be found out.
fn found_out(told: String, sent: &Value, fault: &dyn Fn(&Value) -> Option<String>) -> String {
    let found = place(sent, fault).unwrap_or_default();
    if found.starts_with(&told) {
        found
    } else {
        told
    }
}

/// The place of the first fault. Types that are told apart by a tag are read twice and forget where
/// they are, so this looks for the shortest beginning of each object or list that has the fault.
fn place(sent: &Value, fault: &dyn Fn(&Value) -> Option<String>) -> Option<String> {
    let why = fault(sent).filter(|why| !why.starts_with("missing field"))?;
    let mut pointer = String::new();
    let mut value = sent.clone();
    loop {
        let steps = steps(value.pointer(&pointer)?);
        let begun = |count: usize| {
            let mut value = value.clone();
            if let Some(part) = value.pointer_mut(&pointer) {
                keep(part, &steps[..count]);
            }
            value
        };
        let has_fault = |count: usize| fault(&begun(count)).as_ref() == Some(&why);
        if steps.is_empty() || has_fault(0) {
            return Some(pointer);
        }
        let (mut without, mut with) = (0, steps.len());
        while with - without > 1 {
            let middle = without.midpoint(with);
            if has_fault(middle) {
                with = middle;
            } else {
                without = middle;
            }
        }
        let shorter = begun(with);
        push(&mut pointer, &steps[with - 1]);
        value = shorter;
    }
}

/// The members of an object, the tag first since it says what the others mean, or of a list.
fn steps(value: &Value) -> Vec<String> {
    match value {
        Value::Object(members) => {
            let mut names: Vec<_> = members.keys().cloned().collect();
            names.sort_by_key(|name| name != "type" && name != "mode");
            names
        }
        Value::Array(items) => (0..items.len()).map(|n| n.to_string()).collect(),
        _ => Vec::new(),
    }
}

fn keep(value: &mut Value, steps: &[String]) {
    match value {
        Value::Object(members) => {
            let mut kept = serde_json::Map::new();
            for name in steps {
                if let Some(member) = members.remove(name) {
                    kept.insert(name.clone(), member);
                }
            }
            *members = kept;
        }
        Value::Array(items) => items.truncate(steps.len()),
        _ => {}
    }
}

fn pointer(path: &serde_path_to_error::Path) -> String {
    let mut pointer = String::new();
    for segment in path {
        match segment {
            Segment::Seq { index } => push(&mut pointer, &index.to_string()),
            Segment::Map { key } => push(&mut pointer, key),
            Segment::Enum { .. } | Segment::Unknown => {}
        }
    }
    pointer
}

fn push(pointer: &mut String, step: &str) {
    pointer.push('/');
    pointer.push_str(&step.replace('~', "~0").replace('/', "~1"));
}

#[cfg(test)]
mod tests {
    use boodle_engine::{Action, presets};
    use serde_json::json;

    use super::*;

    fn refused<T: DeserializeOwned + Serialize + ToSchema>(body: &str) -> (String, String) {
        let Err(problem) = read::<T>(body.as_bytes()) else {
            panic!("{body} is taken");
        };
        let pointer = problem.pointer().unwrap_or_default().to_owned();
        (problem.detail().to_owned(), pointer)
    }

    #[test]
    fn faults_have_a_place_and_a_sentence() {
        for (body, pointer, sentence) in [
            (
                r#"{"type":"stake","chips":{"AS":-4}}"#,
                "/chips/AS",
                "-4 stands where a whole number from 0 to 4294967295 is expected",
            ),
            (
                r#"{"chips":{"KH":1,"AS":1.5,"QD":1.5},"type":"stake"}"#,
                "/chips/AS",
                "1.5 stands where a whole number from 0 to 4294967295 is expected",
            ),
            (
                r#"{"type":"exchange","cards":["3C",7]}"#,
                "/cards/1",
                "7 stands where a text is expected",
            ),
            (
                r#"{"type":"play","card":"3C","seat":1}"#,
                "/seat",
                "there is no member `seat` here, only `card`",
            ),
            (r#"{"type":"play"}"#, "", "`card` is missing"),
            (r#"{"type":"offer","price":1}"#, "/price", ""),
            (r#"{"type":"fly"}"#, "/type", ""),
            (
                r#"{"type":7}"#,
                "/type",
                "7 stands where a text is expected",
            ),
            ("7", "", "it is not an object"),
            (r#"["play",{"card":"3C"}]"#, "", "it is not an object"),
            (r#"["offer"]"#, "", "it is not an object"),
            ("", "", "The body is empty: `type` is missing."),
            ("{", "", "The body is not JSON: "),
        ] {
            let (detail, told) = refused::<Action>(body);
            assert_eq!(told, pointer, "{body}: {detail}");
            assert!(detail.contains(sentence), "{body}: {detail}");
        }
    }

    #[test]
    fn presets_are_written_as_they_are_read() {
        for preset in presets() {
            let written = serde_json::to_value(preset.ruleset()).unwrap();
            assert!(same_kinds(&written, preset.ruleset(), "").is_ok());
        }
    }

    /// Every place of a value, parents first.
    fn places(value: &Value, pointer: String, all: &mut Vec<String>) {
        all.push(pointer.clone());
        for step in steps(value) {
            let mut inner = pointer.clone();
            push(&mut inner, &step);
            places(
                &value.pointer(&format!("/{step}")).unwrap().clone(),
                inner,
                all,
            );
        }
    }

    #[test]
    fn whole_numbers_may_have_a_point() {
        type Numbers = std::collections::BTreeMap<String, i32>;
        let read = |text: &str| super::read::<Numbers>(text.as_bytes());
        let numbers = read(r#"{"a": 6.0, "b": 1e2, "c": -0.0, "d": 7}"#).unwrap();
        let numbers: Vec<i32> = numbers.into_values().collect();
        assert_eq!(numbers, [6, 100, 0, 7]);
        for other in ["6.5", "1e300", "1e10", "\"6\""] {
            assert!(read(&format!("{{\"a\": {other}}}")).is_err(), "{other}");
        }
    }

    #[test]
    fn sentences_have_no_rust_words() {
        let words = [
            "struct",
            "enum",
            "u8",
            "u16",
            "u32",
            "u64",
            "usize",
            "map",
            "sequence",
            "variant",
            "field",
            "tagged",
            "Option",
            "unit",
            "integer",
            "invalid type",
        ];
        let mut seen = 0;
        for preset in presets() {
            let whole = serde_json::to_value(preset.ruleset()).unwrap();
            let mut all = Vec::new();
            places(&whole, String::new(), &mut all);
            for place in all.iter().filter(|place| !place.is_empty()) {
                for wrong in [
                    json!([]),
                    json!({}),
                    json!(-1),
                    json!(1.5),
                    json!("x"),
                    json!(true),
                ] {
                    let mut value = whole.clone();
                    *value.pointer_mut(place).unwrap() = wrong;
                    if let Err(malformed) = boodle_engine::Ruleset::read(value) {
                        let sentence = plainly(&malformed.detail);
                        for word in words {
                            let bare = sentence.split(|c: char| !c.is_alphanumeric() && c != '`');
                            assert!(!bare.into_iter().any(|w| w == word), "{place}: {sentence}");
                        }
                        seen += 1;
                    }
                }
            }
        }
        assert!(seen > 100);
    }
}
