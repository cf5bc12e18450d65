//! Positions that somebody has spoilt: whatever is changed, they are refused or can be played.

use crate::actions;
use crate::corpus::{Table, all_presets, in_parallel};
use crate::dice::{Dice, Playing, fresh, scale};
use crate::positions::{lives_on, some_tables, written};
use crate::session::ID;
use crate::tally::Tally;
use boodle_engine::{Card, Game, Moment, Position, Seat, Secret};
use serde_json::{Value, json};

/// Every place in a JSON value, as pointers.
fn places(value: &Value, at: &str, found: &mut Vec<String>) {
    found.push(at.to_owned());
    match value {
        Value::Array(list) => {
            for (place, value) in list.iter().enumerate() {
                places(value, &format!("{at}/{place}"), found);
            }
        }
        Value::Object(members) => {
            for (name, value) in members {
                places(value, &format!("{at}/{name}"), found);
            }
        }
        _ => {}
    }
}

/// Something else for what is there.
fn other(value: &Value, dice: &mut Dice) -> Value {
    let strange = [
        json!(null),
        json!([]),
        json!({}),
        json!(""),
        json!(true),
        json!(false),
        json!(-1),
        json!(1.5),
        json!(u32::MAX),
        json!(u64::MAX),
        json!(i64::MIN),
        json!("QD"),
        json!("pot"),
        json!([[]]),
    ];
    if dice.once_in(6) {
        return dice.pick(&strange).clone();
    }
    match value {
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or_default();
            let near = [
                number.wrapping_add(1),
                number.wrapping_sub(1),
                0,
                1,
                2,
                number.wrapping_mul(2),
                1_000_000,
                number.wrapping_neg(),
            ];
            json!(*dice.pick(&near))
        }
        Value::String(text) if text.len() == 2 => {
            let cards: Vec<Card> = Card::all().collect();
            json!(dice.pick(&cards).to_string())
        }
        Value::Bool(is) => json!(!is),
        Value::Array(list) => {
            let mut list = list.clone();
            match dice.below(3) {
                0 if !list.is_empty() => {
                    list.remove(dice.below(list.len()));
                }
                1 if !list.is_empty() => list.push(dice.pick(&list).clone()),
                _ => dice.shuffle(&mut list),
            }
            Value::Array(list)
        }
        _ => dice.pick(&strange).clone(),
    }
}

fn remove(position: &mut Value, pointer: &str) {
    let Some((parent, name)) = pointer.rsplit_once('/') else {
        return;
    };
    match position.pointer_mut(parent) {
        Some(Value::Object(members)) => {
            members.remove(name);
        }
        Some(Value::Array(list)) => {
            list.remove(name.parse().unwrap());
        }
        _ => {}
    }
}

fn spoil(position: &mut Value, dice: &mut Dice) {
    let mut found = Vec::new();
    places(position, "", &mut found);
    // Most of a position is its ruleset, and rules have tests of their own.
    let rules = dice.once_in(5);
    found.retain(|pointer| pointer.starts_with("/ruleset") == rules);
    if found.is_empty() {
        return;
    }
    let (one, two) = (dice.pick(&found).clone(), dice.pick(&found).clone());
    let values = [&one, &two].map(|pointer| position.pointer(pointer).cloned().unwrap());
    let [first, second] = values;
    match dice.below(8) {
        0 | 1 => remove(position, &one),
        // Two cards change places, or chips, or whatever it is.
        2 | 3 if !one.starts_with(&two) && !two.starts_with(&one) => {
            *position.pointer_mut(&one).unwrap() = second;
            *position.pointer_mut(&two).unwrap() = first;
        }
        4 => *position.pointer_mut(&one).unwrap() = second,
        _ => *position.pointer_mut(&one).unwrap() = other(&first, dice),
    }
}

fn try_to_read(text: &str, dice: &mut Dice, tally: &mut Tally) {
    let at = Moment {
        now: 0,
        secret: Secret::new([5; 32]),
    };
    let game = Position::read(text).and_then(|position| position.game(&at, &mut |_| ()));
    match game {
        Ok(game) => {
            let _playing = Playing(format!("the position {text}"));
            tally.one("accepted");
            lives_on(game, dice);
        }
        Err(refused) => {
            assert!(!refused.detail.is_empty());
            let start = refused.pointer.split('/').nth(1).unwrap_or_default();
            tally.one(format!("refused at /{start}"));
            tally.one("refused");
        }
    }
}

/// Spoils positions of one session, a few at each step that is taken.
fn session(table: &Table, dice: &mut Dice, tally: &mut Tally) {
    let mut at = Moment {
        now: 0,
        secret: dice.secret(),
    };
    let rules = table.rules.clone();
    let mut game = Game::start(ID, rules, table.players, &at, &mut |_| ()).unwrap();
    while !game.is_finished() {
        if dice.once_in(6) {
            let whole: Value = serde_json::from_str(&written(&game)).unwrap();
            for _ in 0..3 {
                let mut position = whole.clone();
                // The secret refuses other cards: without it more is looked at.
                for checked in ["/secret", "/all_chips"] {
                    if !dice.once_in(4) {
                        remove(&mut position, checked);
                    }
                }
                for _ in 0..=dice.below(3) {
                    spoil(&mut position, dice);
                }
                try_to_read(&position.to_string(), dice, tally);
            }
        }
        at.secret = dice.secret();
        let asked: Vec<Seat> = game.to_act().iter().collect();
        let seat = *dice.pick(&asked);
        let action = actions::choose(&game, seat, dice);
        game.apply(seat, &action, &at, &mut |_| ()).unwrap();
    }
}

#[test]
fn what_is_spoilt_is_refused_or_can_be_played() {
    let mut dice = Dice::new(fresh());
    let of = |preset| some_tables(preset, scale(), &mut dice);
    let tables: Vec<Table> = all_presets().iter().flat_map(of).collect();
    let numbered: Vec<(u64, &Table)> = (0..).zip(&tables).collect();
    let tallies = in_parallel(&numbered, |(number, table)| {
        let mut tally = Tally::default();
        let mut dice = Dice::new(fresh().wrapping_sub(*number));
        let _playing = Playing(format!("{} spoilt", table.name));
        session(table, &mut dice, &mut tally);
        tally
    });
    let mut all = Tally::default();
    for tally in tallies {
        all.merge(&tally);
    }
    eprintln!("spoilt positions: {all}");
    all.at_least(30, "accepted", "spoilt positions");
    all.at_least(500, "refused", "spoilt positions");
    for place in [
        "/chips", "/hands", "/played", "/phase", "/ruleset", "/board", "/secret",
    ] {
        all.at_least(1, &format!("refused at {place}"), "spoilt positions");
    }
}

/// Bytes that somebody has spoilt: hardly ever a position, and never a panic.
#[test]
fn spoilt_text_is_refused() {
    let mut dice = Dice::new(3);
    let rules = crate::scene::rules("tripoli-auction", json!({}));
    let at = Moment {
        now: 0,
        secret: dice.secret(),
    };
    let game = Game::start(ID, rules, 4, &at, &mut |_| ()).unwrap();
    let text = written(&game);
    let mut tally = Tally::default();
    for _ in 0..2_000 * scale() {
        let mut bytes = text.clone().into_bytes();
        for _ in 0..=dice.below(3) {
            let place = dice.below(bytes.len());
            match dice.below(3) {
                0 => bytes[place] = b' ' + u8::try_from(dice.below(94)).unwrap(),
                1 => {
                    bytes.remove(place);
                }
                _ => bytes.truncate(place.max(1)),
            }
        }
        let text = String::from_utf8(bytes).unwrap();
        try_to_read(&text, &mut dice, &mut tally);
    }
    tally.at_least(1_000, "refused", "spoilt texts");
}
