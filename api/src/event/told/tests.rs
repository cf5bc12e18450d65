//! What is said, in each language.

mod cards;
mod chips;
mod law;
mod people;
mod session;

use std::collections::BTreeSet;

use boodle_engine::{Card, EventView, Seat, SpaceId};
use serde_json::Value;

use super::*;
use crate::document::Document;
use crate::language::Language;

/// An event and its sentence in English, German and Dutch.
type Case = (EventView, [&'static str; 3]);

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

fn card(card: &str) -> Card {
    card.parse().unwrap()
}

fn cards(cards: &str) -> Vec<Card> {
    cards.split(' ').map(card).collect()
}

fn space(id: &str) -> SpaceId {
    id.parse().unwrap()
}

/// Ann, Ben, Cid, and a seat that nobody holds.
fn chairs() -> Vec<Chair> {
    let names = ["Ann", "Ben", "Cid"].map(|name| Some(name.to_owned()));
    let chair = |name| Chair {
        name,
        epoch: 1,
        ..Chair::default()
    };
    names.into_iter().chain([None]).map(chair).collect()
}

/// Asserts the sentences of a table that plays by this ruleset, in its second round.
fn told(ruleset: &str, cases: &[Case]) {
    let chairs = chairs();
    for (event, sentences) in cases {
        for (language, sentence) in Language::ALL.into_iter().zip(sentences) {
            let teller = Teller::new(&chairs, Words::of(ruleset, language));
            let what = What::Play(event.clone());
            assert_eq!(teller.tell(&what, 2), *sentence, "{event:?}");
        }
    }
}

/// The values that one member has in these cases, `type` in all of them.
fn values(cases: &[Case], kind: &str, member: &str) -> BTreeSet<String> {
    let events = cases
        .iter()
        .map(|(event, _)| serde_json::to_value(event).unwrap());
    let events = events.filter(|event| kind.is_empty() || event["type"] == kind);
    let text = |event: Value| event[member].as_str().unwrap().to_owned();
    events.map(text).collect()
}

/// The values that the published document knows.
fn published(pointer: &str) -> BTreeSet<String> {
    let document = Document::new().unwrap();
    let document: Value = serde_json::from_slice(&document.json).unwrap();
    let schema = document.pointer(pointer).unwrap();
    match schema {
        Value::Array(values) => values
            .iter()
            .map(|v| v.as_str().unwrap().to_owned())
            .collect(),
        Value::Object(members) => members.keys().cloned().collect(),
        _ => panic!("{schema}"),
    }
}

/// Whoever adds an event, or a reason of one, adds what is said of it, and a case here.
#[test]
fn every_event_and_every_reason_has_a_case() {
    let all = [
        session::cases(),
        cards::cases(),
        chips::cases(),
        cards::of_the_dead_hand(),
    ]
    .concat();
    let mut types = values(&all, "", "type");
    types.insert("game_created".to_owned());
    let people = people::people();
    types.extend(
        people
            .iter()
            .map(|(event, _)| <&str>::from(event).to_owned()),
    );
    let schemas = "/components/schemas";
    let events = format!("{schemas}/Event/discriminator/mapping");
    assert_eq!(types, published(&events));
    for (kind, member, schema) in [
        ("stopped", "why", "StopCause"),
        ("paid", "why", "PaidFor"),
        ("collected", "from", "Source"),
        ("game_ended", "why", "EndReason"),
        ("misdeal_declared", "cause", "MisdealCause"),
    ] {
        let values = values(&all, kind, member);
        assert_eq!(values, published(&format!("{schemas}/{schema}/enum")));
    }
    for (kind, member, schema) in [
        ("auto_play_set", "auto_play", "AutoPlay"),
        ("time_expired", "then", "AbsentPolicy"),
        ("seat_left", "by", "LeftBy"),
    ] {
        let people = people
            .iter()
            .map(|(event, _)| serde_json::to_value(event).unwrap());
        let of_kind = people.filter(|event| event["type"] == kind);
        let values: BTreeSet<_> = of_kind
            .filter_map(|event| Some(event[member].as_str()?.to_owned()))
            .collect();
        assert_eq!(values, published(&format!("{schemas}/{schema}/enum")));
    }
}
