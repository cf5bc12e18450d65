//! The log of a game: one entry a commit, with everything that the commit caused.

use boodle_engine::{Event as Play, Level, Seat};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::auth::Role;
use crate::clock::Absent;
use crate::origin;
use crate::table::AutoPlay;

/// What happened, in full; never sent to anybody as it stands.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Fact {
    /// Around the table.
    People(People),
    /// In the game.
    Play(Play),
}

/// What happened around the table. The engine does not know people. The stored form is by place:
/// variants and members are only ever added at the end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum People {
    /// The game was made.
    GameCreated {
        /// The preset it was made from; none for rules of one's own.
        #[serde(with = "origin")]
        ruleset: Option<String>,
        /// Number of seats.
        seats: u8,
    },
    /// Somebody took a seat.
    SeatTaken {
        /// Which.
        seat: Seat,
        /// Who.
        name: String,
    },
    /// A bot took a seat.
    BotSeated {
        /// Which.
        seat: Seat,
        /// Its name.
        name: String,
        /// How it plays.
        level: Level,
    },
    /// Somebody holds a seat no more. Written before it was kept who had done it.
    SeatLeft {
        /// Which.
        seat: Seat,
        /// Who held it.
        name: String,
    },
    /// Whoever holds a seat has another name.
    SeatRenamed {
        /// Which.
        seat: Seat,
        /// The new name.
        name: String,
        /// The name before.
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
        /// What happens to it.
        then: Absent,
    },
    /// Whoever holds a seat plays again in place of the bot that stood in.
    SeatResumed {
        /// Which.
        seat: Seat,
    },
    /// Time that nobody could use was given back.
    ClockExtended {
        /// Until when those who are asked may act now, in milliseconds since 1970.
        deadline: u64,
    },
    /// Somebody holds a seat no more.
    SeatGivenUp {
        /// Which.
        seat: Seat,
        /// Who held it.
        name: String,
        /// Who has done it.
        by: LeftBy,
    },
    /// Those who have played this game have another one.
    RematchCreated {
        /// Its id.
        game: Uuid,
    },
    /// There is another join code.
    JoinCodeRenewed {},
    /// The host has a new token; the one before opens nothing any more.
    HostTokenReplaced {},
}

/// Who has ended it that somebody holds a seat: whoever held it (`seat`), the host, who has sent him
/// away (`host`), or the table, since the seat did not act in time (`clock`).
// The stored form is by place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum LeftBy {
    /// Whoever held it has left.
    Seat,
    /// The host has sent him away.
    Host,
    /// It did not act in time, and the table gives such seats up.
    Clock,
}

/// What one commit caused.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// The version that the commit made.
    pub version: u64,
    /// Number of the first fact.
    pub first_seq: u64,
    /// The round before the commit.
    pub round: u32,
    /// Milliseconds since 1970.
    pub at: u64,
    /// In order.
    pub facts: Vec<Fact>,
}

impl Fact {
    /// Whether whoever held a seat, or was the host, does so no more: his token opens nothing after it.
    pub fn ends_hold(&self, role: Role) -> bool {
        match (self, role) {
            (
                Fact::People(
                    People::SeatLeft { seat, .. }
                    | People::SeatGivenUp { seat, .. }
                    | People::SeatHandedOver { seat },
                ),
                Role::Seat(held),
            ) => *seat == held,
            (
                Fact::People(People::HostChanged { .. } | People::HostTokenReplaced {}),
                Role::Host,
            ) => true,
            _ => false,
        }
    }
}

/// The stored form. The first byte tells the version; old ones are read for ever.
#[derive(Serialize, Deserialize)]
enum Saved<T> {
    V1(T),
}

impl Entry {
    /// The number of the last fact.
    pub fn last_seq(&self) -> u64 {
        self.first_seq + self.facts.len() as u64 - 1
    }

    /// Each fact with its number and round.
    pub fn numbered(&self) -> impl Iterator<Item = (u64, u32, &Fact)> {
        let mut round = self.round;
        (self.first_seq..).zip(&self.facts).map(move |(seq, fact)| {
            if matches!(fact, Fact::Play(Play::RoundStarted { .. })) {
                round += 1;
            }
            (seq, round, fact)
        })
    }

    /// The seats that people took, in order.
    pub fn people_seated(&self) -> impl Iterator<Item = Seat> {
        self.facts.iter().filter_map(|fact| match fact {
            Fact::People(People::SeatTaken { seat, .. }) => Some(*seat),
            _ => None,
        })
    }

    /// The seats that were taken, by people or bots, in order.
    pub fn seats_taken(&self) -> impl Iterator<Item = Seat> {
        self.facts.iter().filter_map(|fact| match fact {
            Fact::People(People::SeatTaken { seat, .. } | People::BotSeated { seat, .. }) => {
                Some(*seat)
            }
            _ => None,
        })
    }

    /// The stored form.
    pub fn save(&self) -> Result<Vec<u8>, postcard::Error> {
        postcard::to_stdvec(&Saved::V1(self))
    }

    /// Reads the stored form.
    pub fn load(bytes: &[u8]) -> Result<Entry, postcard::Error> {
        postcard::from_bytes(bytes).map(|Saved::V1(entry)| entry)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_is_read_as_it_was_written() {
        let entry = Entry {
            version: 3,
            first_seq: 9,
            round: 0,
            at: 1_700_000_000_000,
            facts: vec![
                Fact::People(People::GameCreated {
                    ruleset: Some("newmarket".into()),
                    seats: 4,
                }),
                Fact::Play(Play::RoundStarted {
                    dealer: Seat::default(),
                }),
                Fact::Play(Play::LastRoundCalled {}),
            ],
        };
        let bytes = entry.save().unwrap_or_default();
        assert_eq!(Entry::load(&bytes).ok().as_ref(), Some(&entry));
        assert_eq!(entry.last_seq(), 11);
        let rounds: Vec<_> = entry
            .numbered()
            .map(|(seq, round, _)| (seq, round))
            .collect();
        assert_eq!(rounds, [(9, 0), (10, 1), (11, 1)]);
    }
}
