//! Events as they are sent: small facts in order, each viewer's own form of them.

mod told;

use boodle_engine::{EventView, Level, Seat, Viewer};
use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::clock::Absent;
use crate::language::Language;
use crate::log::{Entry, Fact, LeftBy, People};
use crate::spectators::Shown;
use crate::table::AutoPlay;
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
        /// How it plays, if it is a bot.
        bot: Option<Level>,
    },
    /// Whoever held a seat has left it, was sent away or has lost it. Before the start the seat is open
    /// again; later the table plays for it as `absent` says.
    SeatLeft {
        /// Which.
        seat: Seat,
        /// Who held it.
        #[schema(example = "Ann")]
        name: String,
        /// Who has done it; null in old games, which do not know.
        by: Option<LeftBy>,
    },
    /// Whoever holds a seat has another name.
    SeatRenamed {
        /// Which.
        seat: Seat,
        /// The new name.
        #[schema(example = "Anna")]
        name: String,
        /// The name before.
        #[schema(example = "Ann")]
        before: String,
    },
    /// A seat has a new token; the one before opens nothing any more.
    SeatHandedOver {
        /// Which.
        seat: Seat,
    },
    /// The part of the host was handed to whoever holds a seat.
    HostChanged {
        /// Which.
        seat: Seat,
    },
    /// What the server does by itself for a seat has changed.
    AutoPlaySet {
        /// Which.
        seat: Seat,
        /// What it does now.
        auto_play: AutoPlay,
    },
    /// A seat has not acted in time.
    TimeExpired {
        /// Which.
        seat: Seat,
        /// What the table does for it.
        then: Absent,
    },
    /// Whoever holds a seat plays again in place of the bot that stood in.
    SeatResumed {
        /// Which.
        seat: Seat,
    },
    /// Time during which nobody could act, since the server did not run, was given back.
    ClockExtended {
        /// Until when those who are asked may act now.
        deadline: DateTime<Utc>,
    },
    /// Those who have played this game have another one, with the same rules, seats and options. The
    /// only event that can come after the end of a game.
    RematchCreated {
        /// Its id.
        game: Uuid,
    },
    /// There is another join code, which only the host and the seats are told; the one before opens
    /// nothing any more.
    JoinCodeRenewed {},
    /// Whoever runs the service gave the host a new token; the one before opens nothing any more.
    HostTokenReplaced {},
}

/// The facts of one commit with a number after `after`, as whoever is shown the table may know them,
/// told in a language with the names of the table as it is shown.
pub fn seen_by(entry: &Entry, shown: &Shown, language: Language, after: u64) -> Vec<Event> {
    let what = |fact: &Fact| what(fact, shown.to().viewer(), shown.players());
    told(entry, shown, language, after, &what)
}

/// The same, with everything that was secret in the game. Only for a game that is over.
pub fn revealed(entry: &Entry, loaded: &Loaded, language: Language, after: u64) -> Vec<Event> {
    let what = |fact: &Fact| match fact {
        Fact::Play(event) => What::Play(event.revealed(loaded.players())),
        Fact::People(_) => what(fact, Viewer::Public, loaded.players()),
    };
    told(entry, loaded, language, after, &what)
}

fn told(
    entry: &Entry,
    loaded: &Loaded,
    language: Language,
    after: u64,
    what: &impl Fn(&Fact) -> What,
) -> Vec<Event> {
    let table = &loaded.table;
    let words = Words::of(&loaded.rules.ruleset().id, language);
    let teller = Teller::new(&table.chairs, words);
    let at = time(entry.at);
    entry
        .numbered()
        .filter(|(seq, _, _)| *seq > after)
        .map(|(seq, round, fact)| {
            let what = what(fact);
            Event {
                seq,
                version: entry.version,
                round,
                at,
                text: teller.tell(&what, round),
                what,
            }
        })
        .collect()
}

fn what(fact: &Fact, viewer: Viewer, players: usize) -> What {
    match fact {
        Fact::Play(event) => What::Play(event.seen_by(viewer, players)),
        Fact::People(fact) => What::People(fact.into()),
    }
}

/// Everybody may know what happens around the table.
impl From<&People> for PeopleEvent {
    fn from(fact: &People) -> PeopleEvent {
        use PeopleEvent as E;
        match fact {
            People::GameCreated { ruleset, seats } => E::GameCreated {
                ruleset: ruleset.clone(),
                seats: *seats,
            },
            People::SeatTaken { seat, name } => E::SeatTaken {
                seat: *seat,
                name: name.clone(),
                bot: None,
            },
            People::BotSeated { seat, name, level } => E::SeatTaken {
                seat: *seat,
                name: name.clone(),
                bot: Some(*level),
            },
            People::SeatLeft { seat, name } => E::SeatLeft {
                seat: *seat,
                name: name.clone(),
                by: None,
            },
            People::SeatGivenUp { seat, name, by } => E::SeatLeft {
                seat: *seat,
                name: name.clone(),
                by: Some(*by),
            },
            People::SeatRenamed { seat, name, before } => E::SeatRenamed {
                seat: *seat,
                name: name.clone(),
                before: before.clone(),
            },
            People::SeatHandedOver { seat } => E::SeatHandedOver { seat: *seat },
            People::HostChanged { seat } => E::HostChanged { seat: *seat },
            People::AutoPlaySet { seat, auto_play } => E::AutoPlaySet {
                seat: *seat,
                auto_play: *auto_play,
            },
            People::TimeExpired { seat, then } => E::TimeExpired {
                seat: *seat,
                then: *then,
            },
            People::SeatResumed { seat } => E::SeatResumed { seat: *seat },
            People::ClockExtended { deadline } => E::ClockExtended {
                deadline: time(*deadline),
            },
            People::RematchCreated { game } => E::RematchCreated { game: *game },
            People::JoinCodeRenewed {} => E::JoinCodeRenewed {},
            People::HostTokenReplaced {} => E::HostTokenReplaced {},
        }
    }
}

/// From milliseconds since 1970.
pub fn time(millis: u64) -> DateTime<Utc> {
    let time = i64::try_from(millis)
        .ok()
        .and_then(DateTime::from_timestamp_millis);
    time.unwrap_or_default()
}
