//! Whether an answer tells its reader more than he may know.

use boodle_engine::Hand;
use serde_json::Value;

use super::cards;
use super::known::Known;
use super::reader::{Kind, Reader};
use super::walk::{Leak, Walk};
use crate::tests::Answer;

/// A question that was answered.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    /// The kind of answer to it if it is not refused.
    pub(super) kind: Kind,
    /// Language, method, address and body.
    pub(super) sent: String,
}

/// The kind of an answer.
pub(super) fn kind(asked: &Asked, answer: &Answer) -> Kind {
    match answer.status.as_u16() {
        _ if answer.body.is_empty() => Kind::Empty,
        400.. => Kind::Problem,
        _ => asked.kind,
    }
}

/// The number of cards that stand in an answer, or why it should not have been given.
pub(super) fn judge(
    known: &Known,
    reader: &Reader,
    asked: &Asked,
    answer: &Answer,
) -> Result<u64, Leak> {
    let newest = known.truth.newest(reader);
    for (name, value) in &answer.headers {
        let value = String::from_utf8_lossy(value.as_bytes());
        let found = cards::words(&value).union(cards::named(&value));
        if !found.is_empty() {
            return Err(format!("{name}: {found:?} in {value:?}"));
        }
        no_secret(known, reader, newest, &value)?;
    }
    let body = std::str::from_utf8(&answer.body).map_err(|why| why.to_string())?;
    let body = known.without_rules(body);
    no_secret(known, reader, newest, &body)?;
    match kind(asked, answer) {
        Kind::Empty => Ok(0),
        Kind::Page if known.is_page(&asked.sent, &answer.body) => Ok(0),
        Kind::Page => Err("the page is another than before the deal".to_owned()),
        Kind::Stream => frames(known, reader, newest, &body),
        Kind::Replay => {
            if !known.truth.is_over(newest) {
                return Err("the replay of a game that goes on".to_owned());
            }
            walk(Walk::replay(known, reader, newest), &body)
        }
        Kind::Problem => {
            // A refusal may repeat what was asked, and name the card that everybody waits for.
            let said = cards::words(&asked.sent).union(known.truth.moment(newest).due);
            let allowed = said.union(known.truth.may_know(newest, reader.eye));
            walk(Walk::new(known, reader, newest, allowed), &body)
        }
        _ => walk(Walk::new(known, reader, newest, Hand::EMPTY), &body),
    }
}

fn no_secret(known: &Known, reader: &Reader, newest: u64, text: &str) -> Result<(), Leak> {
    match known.secrets.given_away(text, &reader.name, newest) {
        Some(what) => Err(format!("{what} is given away")),
        None => Ok(()),
    }
}

fn walk(mut walk: Walk<'_>, json: &str) -> Result<u64, Leak> {
    let json: Value = serde_json::from_str(json).map_err(|why| format!("{why}: {json}"))?;
    walk.through(&json)?;
    Ok(walk.cards)
}

/// The frames of a stream, whole lines of them.
fn frames(known: &Known, reader: &Reader, newest: u64, text: &str) -> Result<u64, Leak> {
    let mut cards = 0;
    for line in text.lines() {
        if let Some(data) = line.strip_prefix("data: ") {
            cards += walk(Walk::new(known, reader, newest, Hand::EMPTY), data)?;
        } else if !cards::words(line).union(cards::named(line)).is_empty() {
            return Err(format!("a card in {line:?}"));
        }
    }
    Ok(cards)
}
