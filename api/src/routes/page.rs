//! Lists in pages: how many, and where to go on.

use serde::{Deserialize, Deserializer};
use sha2::{Digest, Sha256};
use uuid::Uuid;

use crate::incoming::number;
use crate::problem::{Code, Problem};

/// Items of a page when nothing is said.
const USUAL: u32 = 50;
/// The most items of a page.
const MOST: u32 = 100;

/// Which page of a plain list.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PageQuery {
    #[serde(default)]
    limit: Limit,
    cursor: Option<String>,
}

impl PageQuery {
    /// Items of the page.
    pub fn limit(&self) -> usize {
        self.limit.0 as usize
    }

    /// Where to go on.
    pub fn cursor(&self) -> Option<&str> {
        self.cursor.as_deref()
    }
}

/// Items of a page, 1 to 100.
#[derive(Debug, Clone, Copy)]
pub struct Limit(pub u32);

impl Default for Limit {
    fn default() -> Limit {
        Limit(USUAL)
    }
}

impl<'de> Deserialize<'de> for Limit {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Limit, D::Error> {
        number(deserializer, "limit", 1..=MOST).map(Limit)
    }
}

/// A cursor that is none of ours, or of another list.
pub fn bad_cursor() -> Problem {
    Problem::new(
        Code::BadRequest,
        "The cursor is not one of this list. Start again without a cursor.",
    )
}

/// A cursor after a game, good only with the same filters.
pub fn cursor(last: Uuid, filters: &str) -> String {
    format!("{}{}", last.simple(), mark(last, filters))
}

/// The game in a cursor.
pub fn after(cursor: &str, filters: &str) -> Result<Uuid, Problem> {
    let last = cursor.get(..32).and_then(|id| Uuid::try_parse(id).ok());
    let last = last.ok_or_else(bad_cursor)?;
    // Built again and compared whole, so that there is one spelling only.
    if cursor == self::cursor(last, filters) {
        Ok(last)
    } else {
        Err(bad_cursor())
    }
}

/// A cursor after an event of a game.
pub fn event_cursor(seq: u64, game: Uuid) -> String {
    format!("{seq:016x}{}", mark(game, &seq.to_string()))
}

/// The event in a cursor.
pub fn after_event(cursor: &str, game: Uuid) -> Result<u64, Problem> {
    let seq = cursor.get(..16);
    let seq = seq.and_then(|seq| u64::from_str_radix(seq, 16).ok());
    seq.filter(|seq| cursor == event_cursor(*seq, game))
        .ok_or_else(bad_cursor)
}

fn mark(last: Uuid, filters: &str) -> String {
    let digest = Sha256::new()
        .chain_update(last)
        .chain_update(filters)
        .finalize();
    hex::encode(&digest[..4])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cursors_are_bound_to_their_list() {
        let game = Uuid::now_v7();
        let there = cursor(game, "open");
        assert_eq!(after(&there, "open").ok(), Some(game));
        let upper = there.to_uppercase();
        for (bad, filters) in [
            (there.as_str(), ""),
            (&there[1..], "open"),
            ("", ""),
            ("é", ""),
            (&upper, "open"),
        ] {
            assert!(after(bad, filters).is_err(), "{bad} {filters}");
        }
        let there = event_cursor(77, game);
        assert_eq!(after_event(&there, game).ok(), Some(77));
        assert!(after_event(&there, Uuid::now_v7()).is_err());
        for bad in [
            "",
            "é",
            &there[1..],
            &there.to_uppercase(),
            &there.replace("4d", "4e"),
        ] {
            assert!(after_event(bad, game).is_err(), "{bad}");
        }
    }
}
