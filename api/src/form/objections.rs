//! Everything that is wrong with the form of a ruleset. The reading library stops at the first mistake,
//! so each mistake is noted and taken out, and what is left is read again.

use std::collections::{BTreeMap, BTreeSet};

use boodle_engine::Malformed;
use serde_json::{Map, Value};

use super::{found_out, push};

/// More objections are not told.
const MOST: usize = 16;

/// Of what has more parts, which no ruleset has, only the first objection is told.
const MOST_PARTS: usize = 2_000;

/// Reads what was sent and says the first thing that is wrong with it.
pub type Reader<'a> = &'a dyn Fn(&Value) -> Option<Malformed>;

/// All objections against the form of what was sent, in the order in which they are found. `usual`
/// stands in for members that cannot be read and must not be left out.
pub fn all(sent: &Value, usual: Option<&Map<String, Value>>, read: Reader<'_>) -> Vec<Malformed> {
    let most = if parts(sent) > MOST_PARTS { 1 } else { MOST };
    let mut rest = Rest {
        value: sent.clone(),
        usual,
        skipped: BTreeMap::new(),
        taken: BTreeSet::new(),
    };
    let mut found = Vec::new();
    while found.len() < most {
        let Some(Malformed { pointer, detail }) = read(&rest.value) else {
            break;
        };
        let fault = |sent: &Value| read(sent).map(|malformed| malformed.detail);
        let place = found_out(pointer, &rest.value, &fault);
        let lack = missing(&detail).map(|name| {
            let mut member = place.clone();
            push(&mut member, name);
            member
        });
        // What is missing since it was taken out has been told already.
        if !lack
            .as_ref()
            .is_some_and(|member| rest.taken.contains(member))
        {
            // A null of a merge patch takes a member away, and has a place.
            let null = lack.as_ref().filter(|at| rest.value.pointer(at).is_some());
            let pointer = rest.as_sent(null.unwrap_or(&place));
            found.push(Malformed { pointer, detail });
        }
        // A whole ruleset goes on with a usual member instead.
        let out = lack.filter(|_| place.is_empty()).unwrap_or(place);
        if !rest.take_out(&out) {
            break;
        }
    }
    found
}

/// What is left of what was sent.
struct Rest<'a> {
    value: Value,
    usual: Option<&'a Map<String, Value>>,
    /// How many items are gone from the front of a list, by the place of the list.
    skipped: BTreeMap<String, usize>,
    /// The members that were taken out.
    taken: BTreeSet<String>,
}

impl Rest<'_> {
    /// Takes out whatever stands at a place; false if nothing more can be found out after that.
    fn take_out(&mut self, place: &str) -> bool {
        let Some((parent, step)) = place.rsplit_once('/') else {
            return false;
        };
        match self.value.pointer_mut(parent) {
            Some(Value::Array(items)) => {
                let number = step.parse::<usize>().unwrap_or(usize::MAX);
                if number >= items.len() {
                    return false;
                }
                // The items in front of it are as they should be.
                items.drain(..=number);
                let parent = parent.to_owned();
                let inside = format!("{parent}/");
                self.skipped.retain(|list, _| !list.starts_with(&inside));
                self.taken.retain(|member| !member.starts_with(&inside));
                *self.skipped.entry(parent).or_default() += number + 1;
                true
            }
            Some(Value::Object(members)) => {
                let name = step.replace("~1", "/").replace("~0", "~");
                let usual = self.usual.filter(|_| parent.is_empty());
                let changed = match usual.and_then(|usual| usual.get(&name)) {
                    Some(usual) => members.insert(name, usual.clone()).as_ref() != Some(usual),
                    None => members.shift_remove(&name).is_some(),
                };
                self.taken.insert(place.to_owned());
                changed
            }
            _ => false,
        }
    }

    /// The place as it was in what was sent.
    fn as_sent(&self, place: &str) -> String {
        let (mut now, mut sent) = (String::new(), String::new());
        for step in place.split('/').skip(1) {
            sent.push('/');
            match (self.skipped.get(&now), step.parse::<usize>()) {
                (Some(skipped), Ok(number)) => sent.push_str(&(number + skipped).to_string()),
                _ => sent.push_str(step),
            }
            now.push('/');
            now.push_str(step);
        }
        sent
    }
}

/// The name of a member that is missing.
fn missing(detail: &str) -> Option<&str> {
    let name = detail.strip_prefix("missing field `")?;
    Some(name.split('`').next().unwrap_or_default())
}

/// How many values there are in a value.
fn parts(value: &Value) -> usize {
    1 + match value {
        Value::Array(items) => items.iter().map(parts).sum::<usize>(),
        Value::Object(members) => members.values().map(parts).sum(),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use boodle_engine::{Ruleset, preset};
    use serde_json::json;

    use super::*;
    use crate::form::plainly;

    fn told(objections: Vec<Malformed>) -> Vec<(String, String)> {
        let told = objections.into_iter();
        told.map(|found| (found.pointer, plainly(&found.detail)))
            .collect()
    }

    /// The objections against a ruleset: Newmarket where nothing else is said.
    fn whole(changes: Value) -> Vec<(String, String)> {
        let usual = serde_json::to_value(preset("newmarket").unwrap().ruleset()).unwrap();
        let mut sent = usual.clone();
        for (name, change) in changes.as_object().unwrap() {
            sent[name] = change.clone();
        }
        let read = |sent: &Value| Ruleset::read(sent.clone()).err();
        told(all(&sent, usual.as_object(), &read))
    }

    fn patch(patch: Value) -> Vec<(String, String)> {
        let newmarket = preset("newmarket").unwrap().ruleset();
        told(all(&patch, None, &|patch| newmarket.patched(patch).err()))
    }

    fn lines(lines: &[(&str, &str)]) -> Vec<(String, String)> {
        let lines = lines.iter();
        lines
            .map(|(at, why)| ((*at).to_owned(), (*why).to_owned()))
            .collect()
    }

    #[test]
    fn every_mistake_is_told_at_its_place() {
        let changes = json!({
            "seats": {"min": "x", "max": -1, "most": 9},
            "deck": {},
            "chips": 40,
            "board": [
                {"id": "AS", "claims": [{"type": "play", "card": "AS"}]},
                {"id": "a/b", "claims": []},
                {"id": "pot", "claims": [{"type": "go_out"}, {"type": "fly"}, {"type": "go_out"},
                    {"type": "play_set", "cards": ["KH", "QH", "ZZ"]}]},
                {"id": "last", "claims": [{"type": "hold"}], "ante": {"each": 1.5}},
            ],
            "stops": {"withhold": "yes"},
            "phases": ["stops", "tea"],
            "nonsense": null,
        });
        let card = plainly(&"ZZ".parse::<boodle_engine::Card>().unwrap_err().to_string());
        let space = "the name of a space is 1 to 16 ASCII letters, digits, _ or -";
        let found = whole(changes);
        let mut sorted: Vec<&str> = found.iter().map(|(at, _)| &at[..]).collect();
        sorted.sort_unstable();
        let places = [
            "/board/1/id",
            "/board/2/claims/1/type",
            "/board/2/claims/3/cards/2",
            "/board/3/ante/each",
            "/board/3/claims/0",
            "/chips",
            "/deck",
            "/nonsense",
            "/phases/1",
            "/seats/max",
            "/seats/min",
            "/seats/most",
            "/stops/withhold",
        ];
        assert_eq!(sorted, places, "{found:?}");
        for (place, why) in [
            ("/board/1/id", space),
            ("/board/2/claims/3/cards/2", &card),
            ("/board/3/claims/0", "`card` is missing"),
            ("/chips", "40 stands where an object is expected"),
            ("/deck", "`low` is missing"),
            (
                "/seats/max",
                "-1 stands where a whole number from 0 to 255 is expected",
            ),
            (
                "/stops/withhold",
                "the text \"yes\" stands where true or false is expected",
            ),
        ] {
            let line = (place.to_owned(), why.to_owned());
            assert!(found.contains(&line), "{line:?} in {found:?}");
        }
    }

    #[test]
    fn what_is_not_there_is_missed() {
        let usual = serde_json::to_value(preset("newmarket").unwrap().ruleset()).unwrap();
        let read = |sent: &Value| Ruleset::read(sent.clone()).err();
        let found = told(all(&json!({}), usual.as_object(), &read));
        let missing = ["id", "seats", "deck", "chips", "phases"];
        let missing = missing.map(|name| (String::new(), format!("`{name}` is missing")));
        assert_eq!(found, missing);
    }

    #[test]
    fn overrides_fall_back_on_what_they_change() {
        let found = patch(json!({
            "seats": null,
            "chips": {"start": -1},
            "exchange": {"mode": "auction"},
            "session": {"max_rounds": [], "ends": [{"type": "rounds", "count": 1}, 7]},
        }));
        let expected = lines(&[
            ("/seats", "`seats` is missing"),
            (
                "/chips/start",
                "-1 stands where a whole number from 0 to 4294967295 is expected",
            ),
            ("/exchange", "`to` is missing"),
            (
                "/session/ends/1",
                "7 stands where an object with `type` is expected",
            ),
            (
                "/session/max_rounds",
                "a list stands where a whole number from 0 to 4294967295 is expected",
            ),
        ]);
        for line in &expected {
            assert!(found.contains(line), "{line:?} in {found:?}");
        }
        assert_eq!(found.len(), expected.len(), "{found:?}");
        let id = patch(json!({"id": "mine"}));
        assert_eq!(id, lines(&[("/id", "the id cannot be overridden")]));
    }

    #[test]
    fn the_list_has_an_end() {
        let phases = vec!["tea"; 100];
        assert_eq!(whole(json!({"phases": phases})).len(), MOST);
        let phases = vec!["tea"; MOST_PARTS];
        assert_eq!(whole(json!({"phases": phases})).len(), 1);
        let long = "x".repeat(10_000);
        let found = whole(json!({"phases": [long], long.clone(): 1}));
        assert_eq!(found.len(), 2);
        for (_, why) in found {
            assert!(why.len() < 500 && why.contains("xxx…"), "{why}");
        }
    }
}
