//! Events as they are sent: small facts in order, each viewer's own form of them.

mod told;

use boodle_engine::{EventView, Seat, Viewer};
use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use crate::language::Language;
use crate::log::{Entry, Fact, People};
use crate::tables::Loaded;
use crate::words::Words;
use told::Teller;

/// One thing that happened. `seq` has no gaps and is the same for every viewer; what a viewer may
/// not know is null or left out. New types may be added: skip those you do not know.
#[derive(Debug, Serialize, ToSchema)]
pub struct Event {
    /// Its number in the log, from 1.
    #[schema(minimum = 1)]
    pub seq: u64,
    /// The version of the game that it belongs to.
    #[schema(minimum = 1)]
    pub version: u64,
    /// The round, from 1; 0 before the start.
    pub round: u32,
    /// When it happened.
    pub at: DateTime<Utc>,
    /// The same in a sentence, or two, for people: nothing that the other members do not tell.
    #[schema(example = "Ann plays the queen of diamonds.", extensions(("x-localized" = json!(true))))]
    pub text: String,
    /// What happened.
    #[serde(flatten)]
    pub what: What,
}

/// What happened, around the table or in the game.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub enum What {
    /// Around the table.
    People(PeopleEvent),
    /// In the game.
    Play(EventView),
}

impl What {
    /// Its `type`.
    pub fn name(&self) -> &'static str {
        match self {
            What::People(event) => event.into(),
            What::Play(event) => event.into(),
        }
    }
}

/// What happened around the table.
#[derive(Debug, Serialize, ToSchema, strum::IntoStaticStr)]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum PeopleEvent {
    /// The game was made.
    GameCreated {
        /// The preset it was made from; null for rules of one's own.
        #[schema(example = "newmarket")]
        ruleset: Option<String>,
        /// Number of seats.
        #[schema(minimum = 2, maximum = 9)]
        seats: u8,
    },
    /// Somebody took a seat.
    SeatTaken {
        /// Which.
        seat: Seat,
        /// Who.
        #[schema(example = "Ann")]
        name: String,
    },
}

/// The facts of one commit with a number after `after`, as this viewer may know them, told in a
/// language with the names of the table as it is now.
pub fn seen_by(
    entry: &Entry,
    loaded: &Loaded,
    viewer: Viewer,
    language: Language,
    after: u64,
) -> Vec<Event> {
    let table = &loaded.table;
    let words = Words::of(&loaded.rules.ruleset().id, language);
    let teller = Teller::new(&table.chairs, words);
    let at = i64::try_from(entry.at)
        .ok()
        .and_then(DateTime::from_timestamp_millis);
    entry
        .numbered()
        .filter(|(seq, _, _)| *seq > after)
        .map(|(seq, round, fact)| {
            let what = what(fact, viewer, loaded.players());
            Event {
                seq,
                version: entry.version,
                round,
                at: at.unwrap_or_default(),
                text: teller.tell(&what, round),
                what,
            }
        })
        .collect()
}

fn what(fact: &Fact, viewer: Viewer, players: usize) -> What {
    match fact {
        Fact::Play(event) => What::Play(event.seen_by(viewer, players)),
        Fact::People(People::GameCreated { ruleset, seats }) => {
            What::People(PeopleEvent::GameCreated {
                ruleset: ruleset.clone(),
                seats: *seats,
            })
        }
        Fact::People(People::SeatTaken { seat, name }) => What::People(PeopleEvent::SeatTaken {
            seat: *seat,
            name: name.clone(),
        }),
    }
}
