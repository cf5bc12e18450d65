//! A test of the runner: every alteration of a scenario that passes must make it fail.

use super::file::{CardMove, Scenario};
use super::folder::{ScenarioFile, scenario_files};
use super::play::{before_play, make_all};
use super::{Verdict, run};
use boodle_engine::{Action, Seat};
use serde_json::{Value, json};
use std::path::Path;

/// How many alterations the runner noticed, and which it did not.
#[derive(Default)]
pub(crate) struct Alterations {
    pub(crate) caught: usize,
    pub(crate) missed: Vec<String>,
}

impl Alterations {
    /// Alters every file that passes, in every place.
    pub(crate) fn of(files: &[ScenarioFile]) -> Alterations {
        let mut done = Alterations::default();
        for file in files {
            let Ok(text) = &file.text else { continue };
            if run(text) != Verdict::Passed {
                continue;
            }
            let Ok(whole) = serde_json::from_str::<Value>(text) else {
                continue;
            };
            done.alter(&file.name, &whole);
            let half: String = text.chars().take(text.chars().count() / 2).collect();
            done.expect(&file.name, "half of the file", &half, fails);
        }
        done.folders();
        done
    }

    fn alter(&mut self, name: &str, whole: &Value) {
        let mut copies = Copies::of(whole);
        copies.outcome();
        copies.moves();
        copies.tries();
        copies.form();
        for (what, altered) in copies.altered {
            self.expect(name, &what, &altered.to_string(), fails);
        }
        let with = |member: &str, value: Value| {
            let mut altered = whole.clone();
            altered[member] = value;
            altered.to_string()
        };
        let elsewhere = with("preset", json!("no-such-game"));
        self.expect(name, "an unknown preset", &elsewhere, is_not_run);
        let later = with("overrides", json!({"settle": {"short_pay": "debt"}}));
        self.expect(name, "an override for later", &later, is_not_run);
    }

    fn expect(&mut self, name: &str, what: &str, text: &str, holds: fn(&Verdict) -> bool) {
        let verdict = run(text);
        if holds(&verdict) {
            self.caught += 1;
        } else {
            self.missed.push(format!("{name}, {what}: {verdict:?}"));
        }
    }

    /// Folders with nothing to run, and files that are no text, are failures too.
    fn folders(&mut self) {
        let place = Path::new(env!("CARGO_TARGET_TMPDIR")).join("scenarios");
        let (empty, broken) = (place.join("empty/empty"), place.join("broken/inside"));
        let made = std::fs::create_dir_all(&empty)
            .and_then(|()| std::fs::create_dir_all(&broken))
            .and_then(|()| std::fs::write(broken.join("bytes.json"), [0xff, 0xfe]));
        let unread = |files: Vec<ScenarioFile>| files.iter().all(|file| file.text.is_err());
        for (what, caught) in [
            ("folders could not be made", made.is_ok()),
            ("an empty folder", scenario_files(&empty).is_err()),
            ("no folder", scenario_files(&place.join("none")).is_err()),
            (
                "a file that is no text",
                scenario_files(&broken).is_ok_and(unread),
            ),
        ] {
            if caught {
                self.caught += 1;
            } else {
                self.missed.push(what.to_owned());
            }
        }
    }
}

fn fails(verdict: &Verdict) -> bool {
    matches!(verdict, Verdict::Failed(_))
}

fn is_not_run(verdict: &Verdict) -> bool {
    matches!(verdict, Verdict::NotRun(_))
}

/// Altered copies of a file, each with what was done to it.
struct Copies<'a> {
    whole: &'a Value,
    altered: Vec<(String, Value)>,
}

impl Copies<'_> {
    fn of(whole: &Value) -> Copies<'_> {
        Copies {
            whole,
            altered: Vec::new(),
        }
    }

    fn put(&mut self, what: &str, pointer: &str, value: Value) {
        let mut altered = self.whole.clone();
        match altered.pointer_mut(pointer) {
            Some(place) if *place == value => return,
            Some(place) => *place = value,
            None => altered[pointer.trim_start_matches('/')] = value,
        }
        self.altered.push((format!("{what} at {pointer}"), altered));
    }

    fn list(&self, member: &str) -> Vec<Value> {
        self.whole[member].as_array().cloned().unwrap_or_default()
    }

    fn seats(&self) -> u64 {
        self.whole["players"].as_u64().unwrap_or(1)
    }

    /// Each element left out, told twice, and swapped with the next.
    fn order(&mut self, member: &str) {
        let list = self.list(member);
        for place in 0..list.len() {
            let (mut fewer, mut more, mut swapped) = (list.clone(), list.clone(), list.clone());
            fewer.remove(place);
            more.insert(place, list[place].clone());
            swapped.swap(place, (place + 1) % list.len());
            let pointer = format!("/{member}");
            self.put(&format!("{place} left out"), &pointer, json!(fewer));
            self.put(&format!("{place} twice"), &pointer, json!(more));
            self.put(&format!("{place} swapped"), &pointer, json!(swapped));
        }
    }

    /// Every word of every event, every number of chips.
    fn outcome(&mut self) {
        self.order("events");
        for (place, event) in self.list("events").iter().enumerate() {
            let words: Vec<&str> = event.as_str().unwrap_or_default().split(' ').collect();
            for (number, word) in words.iter().enumerate() {
                let mut words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
                words[number] = self.another(word);
                let line = json!(words.join(" "));
                self.put("a word", &format!("/events/{place}"), line);
            }
        }
        let stated = !self.whole["chips_after"].is_null();
        for member in ["chips_after", "chips_before"] {
            for (place, chips) in self.list(member).iter().enumerate() {
                if stated {
                    self.put("a chip", &format!("/{member}/{place}"), one_more(chips));
                }
            }
        }
        for member in ["board_after", "board_before"] {
            for (space, chips) in self.whole[member].as_object().into_iter().flatten() {
                if stated {
                    self.put("a chip", &format!("/{member}/{space}"), one_more(chips));
                }
                let mut rest = self.whole[member].clone();
                rest.as_object_mut().map(|rest| rest.remove(space));
                if stated && chips.as_u64() > Some(0) {
                    self.put(&format!("{space} left out"), &format!("/{member}"), rest);
                }
            }
        }
        if stated {
            self.put("a chip", "/bank_after", one_more(&self.whole["bank_after"]));
            let mut chips = self.list("chips_after");
            chips.push(json!(0));
            self.put("a seat more", "/chips_after", json!(chips));
        }
    }

    /// Another seat, another number, another word.
    fn another(&self, word: &str) -> String {
        let seat = word
            .strip_prefix('P')
            .and_then(|seat| seat.parse::<u64>().ok());
        match (seat, word.parse::<i64>()) {
            (Some(seat), _) => format!("P{}", (seat + 1) % self.seats()),
            (None, Ok(number)) => (number + 1).to_string(),
            (None, Err(_)) if word == "dead" => "played".to_owned(),
            (None, Err(_)) if word == "TAKE" => "CARRY".to_owned(),
            (None, Err(_)) => word.chars().rev().collect::<String>() + "H",
        }
    }

    /// What the players do: another seat, another card, another order.
    fn moves(&mut self) {
        if self.whole["events"].is_null() {
            return;
        }
        for member in ["actions", "exchange_actions"] {
            self.order(member);
            for (place, made) in self.list(member).iter().enumerate() {
                let seat = made[0].as_u64().unwrap_or_default();
                let seat = json!((seat + 1) % self.seats());
                self.put("another seat", &format!("/{member}/{place}/0"), seat);
                let word = match made[1].as_str() {
                    Some("offer") => "no_offer",
                    Some("no_offer") => "offer",
                    Some("decline") => "buy",
                    Some("buy" | "take" | "swap") => "decline",
                    _ => "8H",
                };
                self.put("another move", &format!("/{member}/{place}/1"), json!(word));
            }
        }
        for (seat, stakes) in self.list("free_antes").iter().enumerate() {
            for (space, chips) in stakes.as_object().into_iter().flatten() {
                let pointer = format!("/free_antes/{seat}/{space}");
                self.put("a chip", &pointer, one_more(chips));
            }
        }
        let dealer = self.whole["dealer"].as_u64().unwrap_or_default();
        self.put(
            "another dealer",
            "/dealer",
            json!((dealer + 1) % self.seats()),
        );
    }

    /// Every try made legal.
    fn tries(&mut self) {
        for number in 0..self.list("illegal_plays").len() {
            match self.legal_play(number) {
                Some(play) => self.put("legal", &format!("/illegal_plays/{number}/1"), play),
                None => self.put("no legal play", "/illegal_plays", json!([])),
            }
        }
        for number in 0..self.list("illegal_free_antes").len() {
            let legal = self.whole["free_antes"].clone();
            self.put("legal", &format!("/illegal_free_antes/{number}/0"), legal);
        }
    }

    /// What the engine lists after the moves that come before the try.
    fn legal_play(&self, number: usize) -> Option<Value> {
        let scenario = Scenario::read(&self.whole.to_string()).ok()?;
        let mut table = before_play(&scenario).ok()?;
        let before = self.whole["illegal_plays"][number][0].clone();
        let before: Vec<CardMove> = serde_json::from_value(before).ok()?;
        make_all(&mut table, Some(&before)).ok()?;
        let seat: Seat = table.game().to_act().iter().next()?;
        match table.game().legal_actions(seat).first()? {
            Action::Play { card } => Some(json!([seat.index(), card])),
            _ => None,
        }
    }

    /// What is no scenario at all.
    fn form(&mut self) {
        for (member, value) in [
            ("colour", json!(1)),
            ("players", json!("4")),
            ("players", json!(10)),
            ("players", json!(null)),
            ("dealer", json!(9)),
            ("phases", json!([])),
            ("phases", json!(["sleep"])),
            ("overrides", json!({"colour": 1})),
            ("overrides", json!({"settle": {"per_card": 1_000_001}})),
            (
                "overrides",
                json!({"settle": {"per_card": 1_000_001}, "deal": {"cut": "ask"}}),
            ),
            ("turn_up", json!("QS")),
            ("board_before", json!({"nowhere": 1})),
            ("board_after", json!({"nowhere": 0})),
        ] {
            self.put("form", &format!("/{member}"), value);
        }
    }
}

fn one_more(chips: &Value) -> Value {
    json!(chips.as_i64().unwrap_or_default() + 1)
}
