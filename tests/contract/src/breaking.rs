//! What a client that was written for one document would find broken by another.
//!
//! Clients tolerate what they do not know: new members of answers, new problems, new values and
//! variants of what is marked `x-extensible`. Everything else that they were told holds.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::paths::Operation;
use crate::schemas::resolved;

/// Which way a schema goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Way {
    /// From the client to the server.
    Asked,
    /// From the server to the client.
    Answered,
}

/// What breaks, each in a sentence; nothing where everything that was told before still holds.
#[must_use]
pub fn breaking(before: &Value, now: &Value) -> Vec<String> {
    let mut comparison = Comparison {
        before,
        now,
        compared: BTreeSet::new(),
        broken: Vec::new(),
    };
    let there = Operation::all(now);
    for was in Operation::all(before) {
        match there.iter().find(|is| is.name == was.name) {
            Some(is) => comparison.operation(&was, is),
            None => comparison.broken.push(format!("{} is gone", was.name)),
        }
    }
    comparison.broken
}

/// What a later document is compared with: the same without what is told in words or shown.
#[must_use]
pub fn kept(doc: &Value) -> Value {
    let mut kept = doc.clone();
    without_words(&mut kept, false);
    if let Some(components) = kept["components"].as_object_mut() {
        components.shift_remove("examples");
    }
    kept
}

/// `named`: the keys of this object are names that somebody has chosen.
fn without_words(value: &mut Value, named: bool) {
    const WORDS: [&str; 5] = ["description", "summary", "example", "examples", "default"];
    match value {
        Value::Object(members) => {
            if !named {
                members.retain(|key, _| !WORDS.contains(&key.as_str()));
            }
            for (key, value) in members {
                let names = ["properties", "schemas", "headers", "responses", "paths"];
                without_words(value, !named && names.contains(&key.as_str()));
            }
        }
        Value::Array(items) => items.iter_mut().for_each(|item| without_words(item, false)),
        _ => {}
    }
}

struct Comparison<'a> {
    before: &'a Value,
    now: &'a Value,
    /// Named schemas of before and now that have been compared, by the way they go.
    compared: BTreeSet<(String, String, Way)>,
    broken: Vec<String>,
}

impl<'a> Comparison<'a> {
    fn breaks(&mut self, at: &str, what: impl std::fmt::Display) {
        self.broken.push(format!("{at} {what}"));
    }

    fn operation(&mut self, was: &Operation<'a>, is: &Operation<'a>) {
        let name = &was.name;
        if was.body["operationId"] != is.body["operationId"] {
            self.breaks(
                name,
                format!("has another operationId, {}", is.body["operationId"]),
            );
        }
        let anybody = |body: &Value| match body["security"].as_array() {
            Some(ways) => ways.is_empty() || ways.iter().any(|way| *way == serde_json::json!({})),
            None => true,
        };
        if anybody(was.body) && !anybody(is.body) {
            self.breaks(name, "needs a token now");
        }
        self.parameters(name, was.body, is.body);
        self.bodies(name, &was.body["requestBody"], &is.body["requestBody"]);
        let answers = was.body["responses"].as_object().into_iter().flatten();
        for (status, answer) in answers.filter(|(status, _)| status.starts_with(['2', '3'])) {
            let at = format!("{name} {status}");
            match is.body["responses"].get(status) {
                Some(now) => {
                    self.answer(&at, resolved(self.before, answer), resolved(self.now, now))
                }
                None => self.breaks(&at, "is no answer any more"),
            }
        }
    }

    fn parameters(&mut self, name: &str, was: &'a Value, is: &'a Value) {
        let of = |doc: &'a Value, body: &'a Value| -> Vec<&'a Value> {
            let all = body["parameters"].as_array().into_iter().flatten();
            all.map(|parameter| resolved(doc, parameter)).collect()
        };
        let (before, now) = (of(self.before, was), of(self.now, is));
        let same = |a: &Value, b: &Value| a["name"] == b["name"] && a["in"] == b["in"];
        for was in &before {
            let at = format!(
                "{name} parameter {}",
                was["name"].as_str().unwrap_or_default()
            );
            match now.iter().find(|is| same(was, is)) {
                Some(is) => self.schema(&at, &was["schema"], &is["schema"], Way::Asked),
                None => self.breaks(&at, "is not known any more"),
            }
        }
        for is in now.iter().filter(|is| is["required"] == true) {
            let was = before.iter().find(|was| same(was, is));
            if was.is_none_or(|was| was["required"] != true) {
                self.breaks(name, format!("needs the parameter {} now", is["name"]));
            }
        }
    }

    fn bodies(&mut self, name: &str, was: &'a Value, is: &'a Value) {
        if was["required"] != true && is["required"] == true {
            self.breaks(name, "needs a body now");
        }
        if !was.is_null() {
            self.content(&format!("{name} request"), was, is, Way::Asked);
        }
    }

    fn answer(&mut self, at: &str, was: &'a Value, is: &'a Value) {
        for (name, header) in was["headers"].as_object().into_iter().flatten() {
            let before = resolved(self.before, header);
            let now = is["headers"].get(name).map(|it| resolved(self.now, it));
            match now {
                None => self.breaks(at, format!("has no header {name} any more")),
                Some(now) if before["required"] == true && now["required"] != true => {
                    self.breaks(
                        at,
                        format!("does not always have the header {name} any more"),
                    );
                }
                Some(_) => {}
            }
        }
        self.content(at, was, is, Way::Answered);
    }

    fn content(&mut self, at: &str, was: &'a Value, is: &'a Value, way: Way) {
        for (media, body) in was["content"].as_object().into_iter().flatten() {
            match is["content"].get(media) {
                Some(now) => self.schema(at, &body["schema"], &now["schema"], way),
                None => self.breaks(at, format!("is not {media} any more")),
            }
        }
    }

    fn schema(&mut self, at: &str, was: &'a Value, is: &'a Value, way: Way) {
        let name = |schema: &Value| schema["$ref"].as_str().unwrap_or_default().to_owned();
        let names = (name(was), name(is), way);
        let named = was["$ref"].as_str().and_then(|it| it.rsplit('/').next());
        if named.is_some() && !self.compared.insert(names) {
            return;
        }
        let at = named.unwrap_or(at);
        let (was, is) = (resolved(self.before, was), resolved(self.now, is));
        self.kinds(at, was, is, way);
        self.values(at, was, is, way);
        self.bounds(at, was, is, way);
        self.members(at, was, is, way);
        self.variants(at, was, is, way);
        for part in ["items", "additionalProperties"] {
            if let (Some(was), Some(is)) = (was.get(part), is.get(part))
                && was.is_object()
            {
                self.schema(&format!("{at}[]"), was, is, way);
            }
        }
    }

    /// Types: the server may take more and answer less.
    fn kinds(&mut self, at: &str, was: &Value, is: &Value, way: Way) {
        let kinds = |schema: &Value| -> BTreeSet<String> {
            match &schema["type"] {
                Value::Array(all) => all
                    .iter()
                    .filter_map(Value::as_str)
                    .map(str::to_owned)
                    .collect(),
                one => one.as_str().map(str::to_owned).into_iter().collect(),
            }
        };
        let (was, is) = (kinds(was), kinds(is));
        let holds = match way {
            Way::Asked => is.is_empty() || was.is_subset(&is),
            Way::Answered => was.is_empty() || is.is_subset(&was),
        };
        if !holds {
            let list =
                |kinds: &BTreeSet<String>| Vec::from_iter(kinds.iter().cloned()).join(" or ");
            self.breaks(at, format!("was {} and is {}", list(&was), list(&is)));
        }
    }

    fn values(&mut self, at: &str, was: &Value, is: &Value, way: Way) {
        let values = |schema: &Value| -> Option<BTreeSet<String>> {
            let one = schema.get("const").map(|it| vec![it.clone()]);
            let all = schema["enum"].as_array().cloned().or(one)?;
            Some(all.iter().map(ToString::to_string).collect())
        };
        let (was_open, was, is) = (was["x-extensible"] == true, values(was), values(is));
        match (way, was, is) {
            (Way::Asked, None, Some(is)) => self.breaks(at, format!("is only {is:?} now")),
            (Way::Asked, Some(was), Some(is)) if !was.is_subset(&is) => {
                self.breaks(at, format!("takes {:?} no more", &was - &is));
            }
            (Way::Answered, Some(was), Some(is)) if !was_open && !is.is_subset(&was) => {
                self.breaks(at, format!("may be {:?} now", &is - &was));
            }
            (Way::Answered, Some(_), None) if !was_open => self.breaks(at, "may be anything now"),
            _ => {}
        }
    }

    /// Bounds of what is asked may widen; those of what is answered may narrow.
    fn bounds(&mut self, at: &str, was: &Value, is: &Value, way: Way) {
        for (word, is_least) in [
            ("minimum", true),
            ("minLength", true),
            ("minItems", true),
            ("maximum", false),
            ("maxLength", false),
            ("maxItems", false),
        ] {
            let bound = |schema: &Value| schema.get(word).and_then(Value::as_f64);
            let none = if is_least { f64::MIN } else { f64::MAX };
            let (before, now) = (bound(was).unwrap_or(none), bound(is).unwrap_or(none));
            let narrower = if is_least { now > before } else { now < before };
            let wider = if is_least { now < before } else { now > before };
            if (way == Way::Asked && narrower) || (way == Way::Answered && wider) {
                self.breaks(at, format!("has another {word}"));
            }
        }
        if was["pattern"] != is["pattern"] && (way == Way::Answered || is.get("pattern").is_some())
        {
            self.breaks(at, "has another pattern");
        }
    }

    fn members(&mut self, at: &str, was: &'a Value, is: &'a Value, way: Way) {
        let members = |schema: &'a Value| schema["properties"].as_object();
        let (before, now) = (members(was), members(is));
        for (member, before) in before.into_iter().flatten() {
            let at = format!("{at}.{member}");
            match now.and_then(|now| now.get(member)) {
                Some(now) => self.schema(&at, before, now, way),
                None => self.breaks(&at, "is gone"),
            }
        }
        let needs = |schema: &Value| -> BTreeSet<String> {
            let names = schema["required"].as_array().into_iter().flatten();
            names.filter_map(Value::as_str).map(str::to_owned).collect()
        };
        let (was, is) = (needs(was), needs(is));
        match way {
            Way::Asked => (&is - &was).iter().for_each(|member| {
                self.breaks(&format!("{at}.{member}"), "is needed now");
            }),
            Way::Answered => (&was - &is).iter().for_each(|member| {
                self.breaks(&format!("{at}.{member}"), "is not always there any more");
            }),
        }
    }

    /// Variants by their tag, or by their place.
    fn variants(&mut self, at: &str, was: &'a Value, is: &'a Value, way: Way) {
        let Some(before) = was["oneOf"].as_array() else {
            return;
        };
        let now = is["oneOf"].as_array();
        let now = now.map(Vec::as_slice).unwrap_or_default();
        let key = |variant: &Value| {
            let named = variant["$ref"].as_str();
            named.map_or_else(|| variant["type"].to_string(), str::to_owned)
        };
        for variant in before {
            match now.iter().find(|it| key(it) == key(variant)) {
                Some(now) => self.schema(at, variant, now, way),
                None if way == Way::Asked => {
                    self.breaks(at, format!("takes no {} any more", key(variant)));
                }
                None => {}
            }
        }
        let is_new = |variant: &&Value| !before.iter().any(|it| key(it) == key(variant));
        let open = was["x-extensible"] == true || way == Way::Asked;
        for variant in now.iter().filter(is_new).filter(|_| !open) {
            self.breaks(at, format!("may be {} now", key(variant)));
        }
    }
}
