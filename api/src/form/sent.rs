//! JSON as it was sent. A member that stands twice is refused: only one of the two would count, and
//! nobody could tell which.

use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};

use super::{plainly, pointer};
use crate::problem::{Code, Problem};

/// A body as it was sent.
pub(super) fn read(text: &[u8]) -> Result<Value, Problem> {
    let mut json = serde_json::Deserializer::from_slice(text);
    let mut track = serde_path_to_error::Track::new();
    let tracked = serde_path_to_error::Deserializer::new(&mut json, &mut track);
    match Sent
        .deserialize(tracked)
        .and_then(|sent| json.end().map(|()| sent))
    {
        Ok(sent) => Ok(sent),
        Err(error) if error.is_data() => {
            let detail = format!("The body cannot be read: {}.", plainly(&error.to_string()));
            Err(Problem::new(Code::BadRequest, detail).at(pointer(&track.path())))
        }
        Err(error) => {
            let detail = format!("The body is not JSON: {error}.");
            Err(Problem::new(Code::BadRequest, detail))
        }
    }
}

/// Any value whose objects name each member once.
struct Sent;

/// The member of this name stands for the second time.
struct Twice<'a>(&'a str);

impl<'de> DeserializeSeed<'de> for Twice<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, _: D) -> Result<(), D::Error> {
        Err(D::Error::custom(format_args!(
            "duplicate field `{}`",
            self.0
        )))
    }
}

impl<'de> DeserializeSeed<'de> for Sent {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Sent {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(Value::Number(value.into()))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(Value::Number(value.into()))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(Number::from_f64(value).map_or(Value::Null, Value::Number))
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(Value::String(value.to_owned()))
    }

    fn visit_string<E>(self, value: String) -> Result<Value, E> {
        Ok(Value::String(value))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = list.next_element_seed(Sent)? {
            items.push(item);
        }
        Ok(Value::Array(items))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Value, A::Error> {
        let mut members = Map::new();
        while let Some(name) = object.next_key::<String>()? {
            if members.contains_key(&name) {
                object.next_value_seed(Twice(&name))?;
            }
            let value = object.next_value_seed(Sent)?;
            members.insert(name, value);
        }
        Ok(Value::Object(members))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_member_that_stands_twice_is_refused_at_its_place() {
        for (body, place, name) in [
            (r#"{"a": 1, "a": 1}"#, "/a", "`a` stands twice"),
            (
                r#"{"a": {"b": [0, {"c": 1, "d": 2, "c": 3}]}}"#,
                "/a/b/1/c",
                "`c` stands twice",
            ),
            (
                r#"{"a/~": {"x": 1, "\u0078": 2}}"#,
                "/a~1~0/x",
                "`x` stands twice",
            ),
        ] {
            let Err(problem) = read(body.as_bytes()) else {
                panic!("{body} is taken");
            };
            assert_eq!(problem.pointer(), Some(place), "{body}");
            assert!(problem.detail().contains(name), "{}", problem.detail());
        }
    }

    #[test]
    fn everything_else_is_read_as_the_library_reads_it() {
        let deep = "[".repeat(100_000);
        for body in [
            r#"{"a": [null, true, -1, 18446744073709551615, 1.5, "x\u00e4", {}], "b": {"a": 0}}"#,
            "7",
            "[]",
            "{",
            "{} x",
            "{\"a\": 01}",
            "\"\u{0}\"",
            "1e999",
            &deep,
        ] {
            let plain = serde_json::from_str::<Value>(body).ok();
            assert_eq!(read(body.as_bytes()).ok(), plain, "{body:.40}");
        }
    }
}
