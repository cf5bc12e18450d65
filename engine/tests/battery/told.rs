//! Nobody is sent a card that he may not know: every byte of every event and view is searched.

use crate::session::Session;
use boodle_engine::{Card, Event, Hand, Seat, Viewer};
use serde::Serialize;
use serde_json::Value;

/// The cards that a JSON text names. Names of spaces look like cards and are no secret.
pub(crate) fn cards_in(value: &Value) -> Hand {
    match value {
        Value::String(text) => text.parse::<Card>().into_iter().collect(),
        Value::Array(list) => list.iter().map(cards_in).fold(Hand::EMPTY, Hand::union),
        Value::Object(members) => members
            .iter()
            .filter(|(name, _)| {
                !matches!(name.as_str(), "space" | "from" | "to" | "board" | "limits")
            })
            .map(|(_, value)| cards_in(value))
            .fold(Hand::EMPTY, Hand::union),
        _ => Hand::EMPTY,
    }
}

pub(crate) fn viewers(players: usize) -> impl Iterator<Item = Viewer> {
    let seats = (0..players).filter_map(Seat::new).map(Viewer::Seat);
    seats.chain([Viewer::Public])
}

/// The form of the event that each viewer is sent.
pub(crate) fn only_what_is_known(session: &mut Session<'_>, event: &Event) {
    let players = session.table.players;
    // These are many, of one form for everybody, and hold at most the card that lies open.
    let plain = matches!(
        event,
        Event::Staked { .. }
            | Event::Led { .. }
            | Event::Played { .. }
            | Event::Stopped { .. }
            | Event::Passed { .. }
            | Event::Paid { .. }
            | Event::CarriedOver { .. }
    );
    if plain && !session.dice.once_in(8) {
        return;
    }
    let open = event.seen_by(Viewer::Public, players);
    for viewer in viewers(players) {
        let seen = event.seen_by(viewer, players);
        if viewer != Viewer::Public && seen == open {
            continue;
        }
        let seen = json(&seen);
        let secret = cards_in(&seen).minus(session.cards.known(viewer));
        assert!(secret.is_empty(), "{viewer:?} is told {secret:?} by {seen}");
        if matches!(
            event,
            Event::Revealed { .. } | Event::RevealedWithEntropy { .. }
        ) {
            no_later_secret(session, &seen);
        } else {
            no_secret(session, &seen);
        }
    }
}

/// The view of a viewer.
pub(crate) fn view_of_what_is_known(session: &Session<'_>, viewer: Viewer) {
    let seen = json(&session.game.view(viewer));
    let secret = cards_in(&seen).minus(session.cards.known(viewer));
    assert!(secret.is_empty(), "{viewer:?} sees {secret:?} in {seen}");
    no_secret(session, &seen);
    if let Viewer::Seat(seat) = viewer {
        let hand: Vec<Card> = session.cards.hands[seat.index()].iter().collect();
        assert_eq!(seen["you"]["hand"], json(&hand));
    }
}

/// The secret of the round decides the cards.
fn no_secret(session: &Session<'_>, seen: &Value) {
    let text = seen.to_string();
    assert!(
        !text.contains(&session.secret.reveal()),
        "the secret in {text}"
    );
    no_later_secret(session, seen);
}

/// The secret of the next deal, and what the seats have added to it.
fn no_later_secret(session: &Session<'_>, seen: &Value) {
    let text = seen.to_string();
    let next = session.entropy.next.map(|secret| secret.reveal());
    let added = session.entropy.added.iter().flatten();
    let words = added.map(|word| format!("\"{word}\""));
    for secret in next.into_iter().chain(words) {
        assert!(!text.contains(&secret), "{secret} in {text}");
    }
}

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap()
}
