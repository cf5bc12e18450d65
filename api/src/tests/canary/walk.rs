//! Every text, number and list in a piece of JSON, held against what its reader may know.

use boodle_engine::Hand;
use serde_json::{Map, Value};

use super::cards;
use super::known::Known;
use super::reader::{Eye, Reader};
use super::truth::Moment;

/// What may stand in a part of an answer.
#[derive(Clone, Copy)]
struct Scope {
    /// The cards that its reader may know.
    allowed: Hand,
    /// The cards after which the spaces are called of which it tells, or the game.
    named: Hand,
    moment: Moment,
}

/// A walk through one answer.
pub(super) struct Walk<'a> {
    known: &'a Known,
    reader: &'a Reader,
    /// The last event that the reader may know of.
    newest: u64,
    /// Whether everything is told: in a replay.
    is_replay: bool,
    here: Scope,
    /// Cards that stood there.
    pub(super) cards: u64,
}

/// Why an answer tells too much.
pub(super) type Leak = String;

/// No count is higher, and hardly a set of cards as a number is lower.
const HIGHEST: i64 = 1 << 31;

/// A sentence that explains how cards are written.
const EXPLAINED: &str = "as in \"QD\"";

impl<'a> Walk<'a> {
    /// Through an answer in which, outside views and events, only these cards may stand.
    pub(super) fn new(known: &'a Known, reader: &'a Reader, newest: u64, allowed: Hand) -> Self {
        Walk {
            known,
            reader,
            newest,
            is_replay: false,
            here: Scope {
                allowed,
                named: Hand::EMPTY,
                moment: known.truth.moment(newest),
            },
            cards: 0,
        }
    }

    /// Through a game that is over, with everything that was secret.
    pub(super) fn replay(known: &'a Known, reader: &'a Reader, newest: u64) -> Self {
        let mut walk = Walk::new(known, reader, newest, Hand::PACK);
        walk.is_replay = true;
        walk
    }

    pub(super) fn through(&mut self, json: &Value) -> Result<(), Leak> {
        self.value("", "", json)
    }

    /// The value of a member of an object that is the value of another member, or stands in its list.
    fn value(&mut self, parent: &str, member: &str, value: &Value) -> Result<(), Leak> {
        match value {
            Value::Null | Value::Bool(_) => Ok(()),
            Value::Number(number) => match number.as_i64() {
                Some(number) if number.abs() < HIGHEST => Ok(()),
                _ => Err(format!(": {number} is no count of anything")),
            },
            Value::String(text) => self.text(parent, member, text),
            Value::Array(items) => {
                // The only lists of numbers are lists of seats.
                let is_seat = |item: &Value| item.as_u64().is_none_or(|number| number < 9);
                if let Some(item) = items.iter().find(|item| item.is_number() && !is_seat(item)) {
                    return Err(format!(": {item} in a list is no seat"));
                }
                for (place, item) in items.iter().enumerate() {
                    let found = self.value(parent, member, item);
                    found.map_err(|leak| format!("/{place}{leak}"))?;
                }
                Ok(())
            }
            Value::Object(members) => self.object(member, members),
        }
    }

    fn object(&mut self, name: &str, members: &Map<String, Value>) -> Result<(), Leak> {
        let outside = self.here;
        let has = |names: &[&str]| names.iter().all(|name| members.contains_key(*name));
        if has(&["seq", "version", "type"]) {
            self.here = self.of_event(members)?;
        } else if has(&["last_seq", "seats", "board"]) {
            self.here = self.of_view(members)?;
        }
        for (member, value) in members {
            // Stakes are told by the names of spaces.
            let is_space = name == "chips" && self.known.truth.rules.has_space(member);
            if !in_text(member).is_empty() && !is_space {
                return Err(format!("/{member}: a member is called after a card"));
            }
            if member == "rules" && !value.is_null() {
                return Err("/rules: they are others than before the deal".to_owned());
            }
            let found = self.value(name, member, value);
            found.map_err(|leak| format!("/{member}{leak}"))?;
        }
        self.here = outside;
        Ok(())
    }

    /// What a view may show.
    fn of_view(&self, view: &Map<String, Value>) -> Result<Scope, Leak> {
        let seq = self.number_of(view, "last_seq")?;
        let you = view.get("you").map(|you| &you["seat"]);
        let is_his = match self.reader.eye {
            Eye::Seat(seat) => you.is_none_or(|you| *you == seat.index()),
            Eye::Public => you.is_none(),
            Eye::Stranger => false,
        };
        if !is_his {
            return Err("/you: the view is not made for him".to_owned());
        }
        Ok(Scope {
            allowed: self.known.truth.may_know(seq, self.reader.eye),
            named: Hand::EMPTY,
            moment: self.known.truth.moment(seq),
        })
    }

    /// What an event may state.
    fn of_event(&self, event: &Map<String, Value>) -> Result<Scope, Leak> {
        let seq = self.number_of(event, "seq")?;
        let truth = &self.known.truth;
        let names = ["space", "from", "to"].map(|name| event.get(name).and_then(Value::as_str));
        let named = names
            .iter()
            .flatten()
            .map(|space| truth.rules.named_by(space));
        let is = |name: &str| event.get("type").is_some_and(|known| known == name);
        let title = is("game_created").then_some(truth.rules.title);
        let scope = Scope {
            allowed: truth.told(seq, self.reader.eye),
            named: named.chain(title).fold(Hand::EMPTY, Hand::union),
            moment: truth.moment(seq),
        };
        if self.is_replay {
            return Ok(Scope {
                allowed: Hand::PACK,
                ..scope
            });
        }
        // A card that nobody plays may be dead or kept back, and nobody may know which.
        if truth.rules.withhold
            && is("stopped")
            && event.get("why").is_some_and(|why| why == "dead")
        {
            return Err("/why: it is told that a card is dead which might be kept back".to_owned());
        }
        Ok(scope)
    }

    /// The number of an event, of which the reader must be allowed to know.
    fn number_of(&self, members: &Map<String, Value>, member: &str) -> Result<u64, Leak> {
        let seq = members.get(member).and_then(Value::as_u64);
        match seq {
            Some(seq) if seq <= self.newest => Ok(seq),
            _ => Err(format!("/{member}: {seq:?} is after {}", self.newest)),
        }
    }

    fn text(&mut self, parent: &str, member: &str, text: &str) -> Result<(), Leak> {
        let found = in_text(text);
        if found.is_empty() {
            return Ok(());
        }
        self.cards += found.len() as u64;
        let rules = &self.known.truth.rules;
        let allowed = match (parent, member) {
            // Named by the rules, whoever holds them.
            ("claims", _) => rules.on_the_board().union(self.here.moment.drawn),
            ("sequence", "next") => self.here.moment.due,
            ("board", "id") | (_, "space" | "on" | "from" | "to") if rules.has_space(text) => found,
            (_, "token" | "host_token") if is_token(text) => found,
            (_, "text") => self.here.allowed.union(self.here.named),
            _ => self.here.allowed,
        };
        match found.minus(allowed) {
            Hand::EMPTY => Ok(()),
            leak => Err(format!(": {leak:?} in {text:?}")),
        }
    }
}

/// The cards that a text is, or names.
fn in_text(text: &str) -> Hand {
    match cards::exactly(text) {
        Some(card) => std::iter::once(card).collect(),
        None => cards::words(&text.replace(EXPLAINED, "")).union(cards::named(text)),
    }
}

/// Whether a text has the form of a token, in which two letters mean nothing.
fn is_token(text: &str) -> bool {
    let is_part = |part: &str| {
        let is_letter = |c: char| c.is_ascii_alphanumeric() || "-_".contains(c);
        part.len() > 40 && part.chars().all(is_letter)
    };
    text.split('.').count() == 3 && text.split('.').all(is_part)
}
