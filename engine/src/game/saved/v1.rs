//! The state as version 1 stored it, before misdeals. Never edited.

use crate::board::MAX_SPACES;
use crate::card::Card;
use crate::fair::Secret;
use crate::game::sealed::Sealed;
use crate::game::state::{CardSource, Phase, State};
use crate::hand::Hand;
use crate::rules::RoundPhase;
use crate::seat::{BySeat, Seat, Seats};
use arrayvec::{ArrayString, ArrayVec};
use serde::Deserialize;

/// What a member means [`State`] says.
#[derive(Deserialize)]
pub(super) struct StateV1 {
    game: ArrayString<36>,
    players: u8,
    started_at: u64,
    chips: BySeat<u32>,
    rounds_won: BySeat<u32>,
    active: Seats,
    board: ArrayVec<u32, MAX_SPACES>,
    bank: i64,
    last_round: bool,
    extra_rounds: u8,
    round: u32,
    dealer: Seat,
    secret: Secret,
    cards: CardSource,
    unstaked: Seats,
    cut_at: u8,
    hands: BySeat<Hand>,
    dead: Hand,
    dead_seen_by: Option<Seat>,
    #[serde(rename = "last_dead")]
    _last_dead: Option<Card>,
    turned_up: Option<Card>,
    drawn: ArrayVec<Card, MAX_SPACES>,
    exposed: BySeat<Hand>,
    claimed: u16,
    poker_winner: Option<Seat>,
    returns: Vec<(u8, Seat, u32)>,
    played: ArrayVec<(Seat, Card), 52>,
    sequence: Option<u8>,
    done: Vec<RoundPhase>,
    phase: Phase,
}

impl From<StateV1> for State {
    fn from(old: StateV1) -> State {
        let sealed = Sealed {
            open: old.phase == Phase::Ante && old.cards == CardSource::Shuffle,
            ..Sealed::default()
        };
        State {
            game: old.game,
            players: old.players,
            started_at: old.started_at,
            chips: old.chips,
            rounds_won: old.rounds_won,
            active: old.active,
            board: old.board,
            bank: old.bank,
            last_round: old.last_round,
            extra_rounds: old.extra_rounds,
            round: old.round,
            dealer: old.dealer,
            secret: old.secret,
            cards: match old.cards {
                CardSource::Shuffle => CardSource::Shuffle,
                given if old.phase == Phase::Ante => given,
                _ => CardSource::Given,
            },
            unstaked: old.unstaked,
            cut_at: old.cut_at,
            hands: old.hands,
            dead: old.dead,
            dead_seen_by: old.dead_seen_by,
            // It has been turned up, or never is.
            last_dead: None,
            turned_up: old.turned_up,
            drawn: old.drawn,
            exposed: old.exposed,
            claimed: old.claimed,
            poker_winner: old.poker_winner,
            returns: old.returns,
            played: old.played,
            sequence: old.sequence,
            done: old.done,
            phase: old.phase,
            redeals: 0,
            since_deal: Vec::new(),
            debts: BySeat::default(),
            debts_at_deal: BySeat::default(),
            sealed,
        }
    }
}
