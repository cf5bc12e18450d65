//! Time to think, and what becomes of those who do not use it.

use boodle_engine::{Game, Seat};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::forced;
use crate::table::{Chair, Holder, Table};

/// What the table does for a seat that does not act: its time is over, or whoever held it has left. For
/// a seat that is held this happens when its time is over, for one that was left as soon as it is asked,
/// as bots act too. A session that is played so ends, at the latest after `session.max_rounds` rounds.
/// `act`: the server takes the first legal action for it, each time anew. `bot`: a careful bot plays for
/// it until it is back: until it acts, adds entropy, or says so with `PATCH …/seats/{seat}` and `{}`. `pause`: the game waits for it. `leave`: the seat is given up, its token opens
/// nothing any more, and the server takes the first legal action for it from then on.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = AbsentPolicy)]
pub enum Absent {
    /// The server takes the first legal action for it, each time anew.
    #[default]
    Act,
    /// A bot plays for it until it is back.
    Bot,
    /// The game waits for it.
    Pause,
    /// The seat is given up: its token opens nothing any more, and the server takes the first legal
    /// action for it from then on.
    Leave,
}

/// Seconds that a seat may think about an action: 1 to a week.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub struct MoveSeconds(u32);

impl MoveSeconds {
    const MOST: u32 = 7 * 24 * 60 * 60;

    /// The number.
    pub fn get(self) -> u32 {
        self.0
    }
}

impl TryFrom<u32> for MoveSeconds {
    type Error = String;

    fn try_from(seconds: u32) -> Result<MoveSeconds, String> {
        if (1..=Self::MOST).contains(&seconds) {
            Ok(MoveSeconds(seconds))
        } else {
            Err(format!(
                "a whole number from 1 to {} is expected",
                Self::MOST
            ))
        }
    }
}

impl From<MoveSeconds> for u32 {
    fn from(seconds: MoveSeconds) -> u32 {
        seconds.0
    }
}

/// How long seats may think, and until when they may now. The stored form is by place: members are
/// only ever added at the end.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    /// Seconds for each action; for ever if not said.
    pub move_seconds: Option<u32>,
    /// What is done for those who do not act.
    pub absent: Absent,
    /// Until when those who are asked may act, in milliseconds since 1970.
    pub deadline: Option<u64>,
    /// Whether the game waits for somebody whose time is over, or who has left.
    pub is_paused: bool,
}

/// What the server itself has to do at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Duty {
    /// To act for a seat, at once.
    Act(Seat),
    /// To do what the table does for those who do not act, at this time.
    Expire(u64),
}

impl Table {
    /// What the server has to do next, if nobody else does anything.
    pub fn duty(&self) -> Option<Duty> {
        let game = self.in_play()?;
        let mut asked = game.to_act().iter();
        let played = asked.find(|seat| self.is_played_by_server(*seat));
        // A run of forced actions that was too long for one change goes on.
        match played.or_else(|| forced::next(self)) {
            Some(seat) => Some(Duty::Act(seat)),
            None => self.clock.deadline.map(Duty::Expire),
        }
    }

    /// When the server has to do something, in milliseconds since 1970. What is to be done at once is
    /// due now: so tables come one after the other, and none has to wait for those that always are.
    pub fn due(&self, now: u64) -> Option<u64> {
        self.duty().map(|duty| match duty {
            Duty::Act(_) => now,
            Duty::Expire(at) => at,
        })
    }

    /// Starts the time of those who are asked now and were not before, or have just acted.
    pub fn wind(&mut self, before: &Table, acted: &[Seat], now: u64) {
        let asked = self.asked();
        let waited_for = self.waited_for();
        if !acted.is_empty() {
            self.clock.is_paused = false;
        }
        // Nobody who is asked is there.
        let waits = !asked.is_empty() && waited_for.is_empty();
        let waited = !before.asked().is_empty() && before.waited_for().is_empty();
        if waits || waited {
            self.clock.is_paused = waits;
        }
        let asked = waited_for;
        let Some(seconds) = self.clock.move_seconds.filter(|_| !asked.is_empty()) else {
            self.clock.deadline = None;
            return;
        };
        if self.clock.is_paused {
            self.clock.deadline = None;
            return;
        }
        let were_asked = before.waited_for();
        let is_running = before.clock.deadline.is_some();
        let still = |seat: &Seat| were_asked.contains(seat) && !acted.contains(seat);
        if !is_running || !asked.iter().all(still) {
            self.clock.deadline = Some(now + u64::from(seconds) * 1000);
        }
    }

    /// The seats that are asked and played by those who hold them.
    pub fn asked(&self) -> Vec<Seat> {
        let Some(game) = self.in_play() else {
            return Vec::new();
        };
        let asked = game.to_act().iter();
        asked
            .filter(|seat| !self.is_played_by_server(*seat))
            .collect()
    }

    /// Those of them who are there and may use their time: where the table waits for whoever has left, it
    /// is of no use to him.
    pub fn waited_for(&self) -> Vec<Seat> {
        let mut asked = self.asked();
        asked.retain(|seat| self.chairs.get(seat.index()).is_some_and(Chair::is_held));
        asked
    }

    fn in_play(&self) -> Option<&Game> {
        self.game.as_ref().filter(|game| !game.is_finished())
    }

    fn is_played_by_server(&self, seat: Seat) -> bool {
        let chair = self.chairs.get(seat.index());
        chair.is_some_and(|chair| match chair.holder {
            Holder::Person => chair.has_stand_in,
            Holder::Nobody => self.clock.absent != Absent::Pause,
            Holder::Bot(_) => true,
        })
    }
}

impl Chair {
    /// Whoever holds it acts for himself again.
    pub fn is_back(&mut self) {
        self.has_stand_in = false;
    }
}
