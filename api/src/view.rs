//! A game as it is sent: what the engine shows to a viewer, and the names of people.

use std::sync::Arc;

use boodle_engine::{
    self as engine, DeadHandView, GameResult, Level, Limits, NextDealView, PhaseName, Ruleset,
    Seat, SeatCard, SequenceView, SpaceView, Viewer, You,
};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::clock::Absent;
use crate::event::time;
use crate::join_code::JoinCode;
use crate::rulebook::Known;
use crate::spectators::{Shown, Spectators};
use crate::store;
use crate::table::{AutoPlay, Chair, Holder, Table};

/// A game as one viewer may see it. It changes only with its `version`.
#[derive(Debug, Serialize, ToSchema)]
pub struct View {
    /// Id of the game.
    pub id: Uuid,
    /// Number of committed changes, also the ETag.
    #[schema(minimum = 1)]
    pub version: u64,
    /// Number of the last event.
    #[schema(minimum = 1)]
    pub last_seq: u64,
    /// How far the game is.
    pub status: Status,
    /// The preset it was made from; null for rules of one's own.
    #[schema(example = "newmarket")]
    pub ruleset: Option<String>,
    /// The rules of this game, every option filled in.
    #[schema(value_type = Ruleset)]
    pub rules: Arc<Known>,
    /// Whether the cards are chosen, so that nothing here proves anything: the table was made to try
    /// things out.
    pub sandbox: bool,
    /// The round, from 1; 0 before the start.
    pub round: u32,
    /// Whether the host has called the last round: then the game ends when this round is settled.
    pub last_round: bool,
    /// What is going on in the round.
    pub phase: Option<PhaseName>,
    /// Who deals.
    pub dealer: Option<Seat>,
    /// Who has to act.
    #[schema(max_items = 9)]
    pub to_act: Vec<Seat>,
    /// When the server acts for whoever has to; null without a clock.
    pub deadline: Option<DateTime<Utc>>,
    /// How many seconds a seat may think about an action; null for ever.
    pub move_seconds: Option<u32>,
    /// What the table does for a seat that does not act in time, or that somebody has left.
    pub absent: Absent,
    /// Whether the game waits for somebody whose time is over, or who has left.
    pub paused: bool,
    /// What those may see who have no token of the game.
    pub spectators: Spectators,
    /// What whoever takes a seat must know, as `code`; only in a private game, and only to its host and
    /// to whoever holds a seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(
        nullable = false,
        pattern = "^[2-9A-Z]{3}-[2-9A-Z]{3}-[2-9A-Z]{3}$",
        example = "K7Q-M2X-WDF"
    )]
    pub join_code: Option<String>,
    /// The game that those who have played this one play next; null as long as there is none. It may have been removed
    /// since.
    pub rematch: Option<Uuid>,
    /// When a game that is played ends (`idle`), or one that is `open` or `finished` is removed, unless
    /// somebody does something in it before; null if it stays, and for those who see the game late. What
    /// the server does for bots and for those who are absent does not count. It never happens earlier than
    /// told here, and later if whoever runs the server gives more time meanwhile.
    pub expires_at: Option<DateTime<Utc>>,
    /// The seat that the part of the host was handed to; null while whoever made the game has it.
    pub host: Option<Seat>,
    /// What the bank has won, negative for what it has paid.
    pub bank: i64,
    /// The seats, by number.
    #[schema(max_items = 9)]
    pub seats: Vec<SeatView>,
    /// The spaces of the board, in order.
    #[schema(max_items = 16)]
    pub board: Vec<SpaceView>,
    /// The sequence being played; null while somebody is about to lead.
    pub sequence: Option<SequenceView>,
    /// The dead hand, if there is one.
    pub dead_hand: Option<DeadHandView>,
    /// The card turned up for trumps; it lies in the dead hand.
    pub turned_up: Option<boodle_engine::Card>,
    /// The next deal, as far as it is decided: what the server has committed itself to, and who has
    /// added to it. Null while nothing is committed to.
    pub next_deal: Option<NextDealView>,
    /// The cards played in this round, in order.
    #[schema(max_items = 52)]
    pub played: Vec<SeatCard>,
    /// Cards of hands that everybody has been shown.
    #[schema(max_items = 52)]
    pub exposed: Vec<SeatCard>,
    /// What concerns the viewer alone; only for a seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub you: Option<You>,
    /// How the game ended; only when it is finished.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub result: Option<GameResult>,
}

/// How far a game is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = GameStatus)]
pub enum Status {
    /// Seats can be taken.
    Open,
    /// Rounds are played.
    Playing,
    /// Over.
    Finished,
}

/// A seat as everybody sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct SeatView {
    /// Its number, clockwise from 0.
    pub seat: Seat,
    /// Who holds it.
    pub kind: SeatKind,
    /// The name of who holds it.
    #[schema(example = "Ann")]
    pub name: Option<String>,
    /// How it plays, if it is a bot.
    pub bot: Option<Level>,
    /// What the server does by itself for who holds it.
    pub auto_play: AutoPlay,
    /// Whether a bot plays until who holds it acts again.
    pub stand_in: bool,
    /// Its chips, 0 where a game has none.
    pub chips: u32,
    /// Chips that it owes the bank: whatever comes to it goes there first.
    pub debt: u32,
    /// Number of cards in hand.
    #[schema(maximum = 52)]
    pub cards_left: u8,
    /// Rounds won so far.
    pub rounds_won: u32,
    /// Whether it is out of the game.
    pub eliminated: bool,
}

/// Who holds a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// Whoever has its token.
    Player,
    /// A bot of the server.
    Bot,
    /// Nobody yet.
    Open,
    /// Nobody any more; the table plays for it.
    Left,
}

impl SeatKind {
    /// The kind of a seat.
    pub fn of(chair: &Chair) -> SeatKind {
        match chair.holder {
            _ if chair.name.is_none() => SeatKind::Open,
            Holder::Person => SeatKind::Player,
            Holder::Bot(_) => SeatKind::Bot,
            Holder::Nobody => SeatKind::Left,
        }
    }
}

impl From<store::Status> for Status {
    fn from(status: store::Status) -> Status {
        match status {
            store::Status::Open => Status::Open,
            store::Status::Playing => Status::Playing,
            store::Status::Finished => Status::Finished,
        }
    }
}

impl From<Status> for store::Status {
    fn from(status: Status) -> store::Status {
        match status {
            Status::Open => store::Status::Open,
            Status::Playing => store::Status::Playing,
            Status::Finished => store::Status::Finished,
        }
    }
}

/// The view of a game, as somebody may see it.
pub fn seen_by(shown: &Shown) -> View {
    let (table, viewer) = (&shown.table, shown.to().viewer());
    let join_code = table.join_code.as_ref();
    let play = match &table.game {
        Some(game) => game.view(viewer),
        None => before_the_start(table, shown.rules.ruleset(), viewer),
    };
    View {
        id: shown.id,
        version: shown.version,
        last_seq: shown.last_seq,
        status: table.status().into(),
        ruleset: table.ruleset.clone(),
        rules: Arc::clone(&shown.rules),
        sandbox: table.sandbox.is_some(),
        round: play.round,
        last_round: play.last_round,
        phase: play.phase,
        dealer: table.game.as_ref().map(|_| play.dealer),
        to_act: play.to_act,
        deadline: table.clock.deadline.map(time),
        move_seconds: table.clock.move_seconds,
        absent: table.clock.absent,
        paused: table.clock.is_paused,
        spectators: table.spectators,
        join_code: join_code
            .filter(|_| shown.to().is_member())
            .map(JoinCode::to_string),
        rematch: table.rematch,
        expires_at: shown.idle.until.map(time),
        host: table.heir,
        bank: play.bank,
        seats: named(play.seats, &table.chairs),
        board: play.board,
        sequence: play.sequence,
        dead_hand: play.dead_hand,
        turned_up: play.turned_up,
        next_deal: play.next_deal,
        played: play.played,
        exposed: play.exposed,
        you: play.you,
        result: play.result,
    }
}

fn named(seats: Vec<engine::SeatView>, chairs: &[Chair]) -> Vec<SeatView> {
    let seats = seats.into_iter().zip(chairs);
    let named = seats.map(|(seat, chair)| SeatView {
        seat: seat.seat,
        kind: SeatKind::of(chair),
        bot: chair.bot(),
        name: chair.name.clone(),
        auto_play: chair.auto_play,
        stand_in: chair.has_stand_in,
        chips: seat.chips,
        debt: seat.debt,
        cards_left: seat.cards_left,
        rounds_won: seat.rounds_won,
        eliminated: seat.eliminated,
    });
    named.collect()
}

/// An empty table with everybody's first chips.
fn before_the_start(table: &Table, ruleset: &Ruleset, viewer: Viewer) -> engine::View {
    let chips = if ruleset.chips.enabled {
        ruleset.chips.start
    } else {
        0
    };
    let seat = |number| engine::SeatView {
        seat: number,
        chips,
        debt: 0,
        cards_left: 0,
        rounds_won: 0,
        eliminated: false,
    };
    let space = |space: &engine::SpaceRules| SpaceView {
        id: space.id,
        chips: 0,
        claims: space.claims.clone(),
    };
    engine::View {
        round: 0,
        last_round: false,
        phase: None,
        dealer: Seat::default(),
        to_act: Vec::new(),
        bank: 0,
        seats: engine::Seats::first(table.chairs.len())
            .iter()
            .map(seat)
            .collect(),
        board: ruleset.board.iter().map(space).collect(),
        sequence: None,
        dead_hand: None,
        turned_up: None,
        next_deal: None,
        played: Vec::new(),
        exposed: Vec::new(),
        you: match viewer {
            Viewer::Public => None,
            Viewer::Seat(seat) => Some(You {
                seat,
                hand: Vec::new(),
                legal_actions: Vec::new(),
                limits: Limits::default(),
            }),
        },
        result: None,
    }
}
