//! Copies of a scenario file, each altered in one place.

use super::file::{CardMove, Scenario};
use super::play::{before_play, make_all};
use boodle_engine::{Action, Seat};
use serde_json::{Value, json};

/// Altered copies of a file, each with what was done to it.
pub(crate) struct Copies<'a> {
    whole: &'a Value,
    altered: Vec<(String, Value)>,
}

impl Copies<'_> {
    /// All of them.
    pub(crate) fn of(whole: &Value) -> Vec<(String, Value)> {
        let mut copies = Copies {
            whole,
            altered: Vec::new(),
        };
        copies.outcome();
        copies.moves();
        copies.tries();
        copies.form();
        copies.altered
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

    /// Where a list is altered: a whole round has many lines alike, of which some will do.
    fn places(&self, member: &str) -> Vec<usize> {
        let count = self.list(member).len();
        (0..count)
            .filter(|place| count < 30 || place % 5 == 0 || place + 3 > count)
            .collect()
    }

    fn seats(&self) -> u64 {
        self.whole["players"].as_u64().unwrap_or(1)
    }

    /// Each element left out, told twice, and swapped with the next.
    fn order(&mut self, member: &str) {
        let list = self.list(member);
        for place in self.places(member) {
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
        let events = self.list("events");
        for place in self.places("events") {
            let event = &events[place];
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
            let moves = self.list(member);
            for place in self.places(member) {
                let made = &moves[place];
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

    /// Every try made legal, and what the players do given out as illegal.
    fn tries(&mut self) {
        for (member, tries) in [
            ("actions", "/illegal_plays"),
            ("exchange_actions", "/illegal_exchange"),
        ] {
            let moves = self.list(member);
            for place in self.places(member) {
                let tried = json!([[moves[..place], moves[place], "it is legal"]]);
                self.put("legal", tries, tried);
            }
        }
        for number in 0..self.list("illegal_plays").len() {
            match self.legal_play(number) {
                Some(play) => self.put("legal", &format!("/illegal_plays/{number}/1"), play),
                // Counted as missed: the copy is as good as the file.
                None => self
                    .altered
                    .push(("no legal play".to_owned(), self.whole.clone())),
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
