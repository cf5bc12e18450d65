//! The state of a session.

use crate::board::MAX_SPACES;
use crate::card::{Card, Suit};
use crate::fair::{Pack, Secret};
use crate::hand::Hand;
use crate::rules::Rules;
use crate::seat::{BySeat, Seat, Seats};
use crate::view::Outcome;
use arrayvec::{ArrayString, ArrayVec};
use serde::{Deserialize, Serialize};

/// Everything there is to know about a session but its rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    pub game: ArrayString<36>,
    pub players: u8,
    pub started_at: u64,
    pub chips: BySeat<u32>,
    pub rounds_won: BySeat<u32>,
    pub active: Seats,
    pub board: ArrayVec<u32, MAX_SPACES>,
    pub bank: i64,
    pub last_round: bool,
    pub extra_rounds: u8,
    pub round: u32,
    pub dealer: Seat,
    pub secret: Secret,
    pub cards: CardSource,
    /// Seats whose antes and stakes of this round have not fallen.
    pub unstaked: Seats,
    pub hands: BySeat<Hand>,
    pub dead: Hand,
    /// The seat that has seen the whole dead hand.
    pub dead_seen_by: Option<Seat>,
    pub played: ArrayVec<(Seat, Card), 52>,
    /// Where in `played` the sequence begins.
    pub sequence: Option<u8>,
    pub phase: Phase,
}

/// Where the cards of the next deal come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum CardSource {
    /// The shuffle that follows from the round's secret.
    Shuffle,
    /// A given pack, the first card dealt first.
    Pack(Pack),
    /// Given hands.
    Hands { hands: BySeat<Hand>, dead: Hand },
}

/// What is going on; each phase owns the data that exists only then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Phase {
    /// Chips are staked, then the dealer deals.
    Ante,
    /// The dead hand may change its owner.
    Exchange(ExchangeStep),
    /// Somebody leads a sequence.
    Lead {
        leader: Seat,
        /// The suit that just stopped, if another must be led.
        barred: Option<Suit>,
        /// Whether it is the first lead of the round.
        first: bool,
    },
    /// The holder of the next card follows.
    Follow { seat: Seat, card: Card },
    /// The round is over and being paid.
    Settling,
    /// The session is over.
    Finished(Outcome),
}

/// Who is asked about the dead hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum ExchangeStep {
    /// The dealer, whether he offers it.
    Offer,
    /// A seat, whether it buys.
    Buyer(Seat),
    /// The dealer, whether he takes what nobody bought.
    Unsold,
    /// The dealer, whether he swaps.
    Swap,
}

impl ExchangeStep {
    pub(crate) fn seat(self, dealer: Seat) -> Seat {
        match self {
            ExchangeStep::Buyer(seat) => seat,
            ExchangeStep::Offer | ExchangeStep::Unsold | ExchangeStep::Swap => dealer,
        }
    }
}

impl State {
    pub(crate) fn new(id: &str, players: usize, rules: &Rules) -> State {
        // An id is at most 36 bytes of text; a longer one is cut, the same each time.
        let cut = (0..=id.len().min(36))
            .rev()
            .find(|&end| id.is_char_boundary(end));
        let game = ArrayString::from(&id[..cut.unwrap_or(0)]).unwrap_or_default();
        let active = Seats::first(players);
        let mut chips = BySeat::default();
        if rules.with_chips() {
            active
                .iter()
                .for_each(|seat| chips[seat] = rules.ruleset().chips.start);
        }
        State {
            game,
            players: players as u8,
            started_at: 0,
            chips,
            rounds_won: BySeat::default(),
            active,
            board: rules.board().iter().map(|_| 0).collect(),
            bank: 0,
            last_round: false,
            extra_rounds: 0,
            round: 0,
            dealer: Seat::default(),
            secret: Secret::new([0; 32]),
            cards: CardSource::Shuffle,
            unstaked: Seats::NONE,
            hands: BySeat::default(),
            dead: Hand::EMPTY,
            dead_seen_by: None,
            played: ArrayVec::new(),
            sequence: None,
            phase: Phase::Settling,
        }
    }

    /// All seats, eliminated ones too.
    pub(crate) fn seats(&self) -> Seats {
        Seats::first(usize::from(self.players))
    }

    /// Active seats clockwise, left of the dealer first, the dealer last.
    pub(crate) fn around(&self) -> impl Iterator<Item = Seat> + use<> {
        self.active.clockwise_after(self.dealer)
    }

    /// Who holds a card.
    pub(crate) fn holder(&self, card: Card) -> Option<Seat> {
        self.active
            .iter()
            .find(|&seat| self.hands[seat].contains(card))
    }
}
