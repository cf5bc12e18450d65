//! What a newer server may send, and what stays an error.

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, json};

use crate::types::{Action, Event, EventPage, Problem, StopCause};

/// Reads a value of the client and finds that it is written as it came.
fn round_trip<T: DeserializeOwned + Serialize>(value: &Value) -> T {
    let read: T = serde_json::from_value(value.clone()).expect("readable");
    let written = serde_json::to_value(&read).expect("writable");
    assert_eq!(written, *value);
    read
}

/// An event with the members that every event has.
fn event(tag: &str, more: Value) -> Value {
    let mut event = json!({
        "type": tag,
        "seq": u64::MAX,
        "version": 2,
        "round": 1,
        "at": "2026-11-30T12:00:00Z",
        "text": "Ann does something.",
    });
    for (member, value) in more.as_object().into_iter().flatten() {
        event[member] = value.clone();
    }
    event
}

#[test]
fn a_known_event() {
    let read = round_trip(&event("played", json!({ "seat": 3, "card": "QD" })));
    let Event::Played { seat, card, .. } = &read else {
        panic!("{read:?}");
    };
    assert_eq!((**seat, &card[..]), (3, "QD"));
    assert_eq!((read.seq(), read.version()), (Some(u64::MAX), Some(2)));
    assert_eq!(read.text().as_deref(), Some("Ann does something."));
}

#[test]
fn an_unknown_event_is_kept_as_it_came() {
    let sent = event(
        "dealer_yawned",
        json!({ "seat": 3, "at_length": [1, { "s": 2.5 }] }),
    );
    let read: Event = round_trip(&sent);
    assert_eq!(read, Event::Unknown(sent));
    assert_eq!((read.seq(), read.version()), (Some(u64::MAX), Some(2)));
}

#[test]
fn an_unknown_event_does_not_spoil_the_others() {
    let known = event("played", json!({ "seat": 3, "card": "QD" }));
    let unknown = event("dealer_yawned", json!({}));
    let page: EventPage = round_trip(&json!({ "items": [known, unknown, known], "last_seq": 9 }));
    let kinds: Vec<_> = page
        .items
        .iter()
        .map(|it| matches!(it, Event::Unknown(_)))
        .collect();
    assert_eq!(kinds, [false, true, false]);
}

#[test]
fn an_unknown_value_is_kept() {
    let read = round_trip(&event("stopped", json!({ "seat": 3, "why": "thunder" })));
    let Event::Stopped { why, .. } = read else {
        panic!("{read:?}");
    };
    assert_eq!(why, StopCause::Unknown("thunder".to_owned()));
    assert_eq!(why.to_string(), "thunder");
    assert_eq!("thunder".parse::<StopCause>().ok(), Some(why));
}

#[test]
fn unknown_members_are_skipped() {
    let play = json!({ "type": "play", "card": "QD", "with": "flourish" });
    let play: Action = serde_json::from_value(play).expect("an action");
    assert_eq!(
        serde_json::to_value(&play).expect("JSON"),
        json!({ "type": "play", "card": "QD" })
    );

    let more = json!({ "seat": 3, "card": "QD", "tempo": { "ms": 20 } });
    let played: Event = serde_json::from_value(event("played", more)).expect("an event");
    assert!(matches!(played, Event::Played { .. }));

    let problem: Problem = serde_json::from_value(json!({
        "type": "/problems/tired",
        "code": "tired",
        "title": "Tired",
        "status": 409,
        "detail": "The dealer is asleep.",
        "until": "noon",
    }))
    .expect("a problem");
    assert_eq!(problem.code, "tired");
}

#[test]
fn a_listed_action_is_sent_as_it_stands() {
    round_trip::<Action>(&json!({ "type": "play", "card": "3C" }));
    round_trip::<Action>(&json!({ "type": "stake", "chips": { "AS": 4, "KH": 0 } }));
    round_trip::<Action>(&json!({ "type": "deal", "double": false }));
    round_trip::<Action>(&json!({ "type": "deal" }));
    round_trip::<Action>(&json!({ "type": "nap", "minutes": 20 }));
}

#[test]
fn a_malformed_event_is_an_error() {
    let error = |value: Value| {
        let error = serde_json::from_value::<Event>(value).expect_err("malformed");
        error.to_string()
    };
    let wrong = error(event("played", json!({ "seat": "x", "card": "QD" })));
    assert_eq!(wrong, r#"invalid type: string "x", expected u32"#);
    assert_eq!(
        error(event("played", json!({ "seat": 3 }))),
        "missing field `card`"
    );
    assert_eq!(error(json!({ "seq": 3 })), "missing field `type`");
    assert_eq!(
        error(json!("played")),
        r#"invalid type: string "played", expected internally tagged enum Event"#
    );
}
