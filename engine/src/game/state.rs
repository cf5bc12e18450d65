//! The state of a session.

use super::sealed::Sealed;
use crate::board::{CardPattern, MAX_SPACES};
use crate::card::{Card, Suit};
use crate::event::Transfer;
use crate::fair::{Pack, Secret};
use crate::hand::Hand;
use crate::rules::{Boodle, RoundPhase, Rules};
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
    /// How many cards the player right of the dealer lifted off the pack; 0 before.
    pub cut_at: u8,
    pub hands: BySeat<Hand>,
    pub dead: Hand,
    /// The seat that has seen the whole dead hand.
    pub dead_seen_by: Option<Seat>,
    /// The last card dealt to the dead hand, until it is turned up where the rules turn one up.
    pub last_dead: Option<Card>,
    /// The card turned up for trumps.
    pub turned_up: Option<Card>,
    /// The boodle cards drawn for the session.
    pub drawn: ArrayVec<Card, MAX_SPACES>,
    /// Cards of hands that everybody has been shown.
    pub exposed: BySeat<Hand>,
    /// Spaces that have been claimed in this round, a bit each.
    pub claimed: u16,
    pub poker_winner: Option<Seat>,
    /// Who staked what on the spaces that return what nobody wins.
    pub returns: Vec<(u8, Seat, u32)>,
    pub played: ArrayVec<(Seat, Card), 52>,
    /// Where in `played` the sequence begins.
    pub sequence: Option<u8>,
    /// Phases of this round that a position has behind it.
    pub done: Vec<RoundPhase>,
    pub phase: Phase,
    /// How often this round has been dealt again after a misdeal.
    pub redeals: u8,
    /// What was paid and collected since the deal, in order, as long as a misdeal would return it.
    pub since_deal: Vec<Transfer>,
    /// What each seat owes the bank.
    pub debts: BySeat<u32>,
    /// The same when the cards were dealt, as long as a misdeal would bring it back.
    pub debts_at_deal: BySeat<u32>,
    /// What decides the next deal and decided the last.
    pub sealed: Sealed,
}

/// Where the cards of the next deal come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum CardSource {
    /// The shuffle that follows from the round's secret.
    Shuffle,
    /// A given pack, the first card dealt first.
    Pack(Pack),
    /// Given hands.
    Hands {
        hands: BySeat<Hand>,
        dead: Hand,
        turn_up: Option<Card>,
    },
    /// They were given, and have been dealt.
    Given,
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
    /// A seat is asked for the next card, which it may keep back.
    Ask { seat: Seat, card: Card },
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
    /// The dealer, whether he takes it before anybody else is asked.
    First,
    /// The dealer, whether he swaps.
    Swap,
    /// A seat, whether it bids more.
    Bid(Bidding),
}

/// An auction of the dead hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Bidding {
    /// Who is asked.
    pub seat: Seat,
    /// Who has not passed.
    pub left: Seats,
    /// The highest bid.
    pub high: Option<(Seat, u32)>,
}

impl ExchangeStep {
    pub(crate) fn seat(self, dealer: Seat) -> Seat {
        match self {
            ExchangeStep::Buyer(seat) | ExchangeStep::Bid(Bidding { seat, .. }) => seat,
            ExchangeStep::Offer
            | ExchangeStep::Unsold
            | ExchangeStep::First
            | ExchangeStep::Swap => dealer,
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
            cut_at: 0,
            hands: BySeat::default(),
            dead: Hand::EMPTY,
            dead_seen_by: None,
            last_dead: None,
            turned_up: None,
            drawn: ArrayVec::new(),
            exposed: BySeat::default(),
            claimed: 0,
            poker_winner: None,
            returns: Vec::new(),
            played: ArrayVec::new(),
            sequence: None,
            done: Vec::new(),
            phase: Phase::Settling,
            redeals: 0,
            since_deal: Vec::new(),
            debts: BySeat::default(),
            debts_at_deal: BySeat::default(),
            sealed: Sealed::default(),
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

    /// The card that a pattern of the rules means in this round.
    pub(crate) fn meant(&self, pattern: CardPattern) -> Option<Card> {
        match pattern {
            CardPattern::Card(card) => Some(card),
            CardPattern::Trump(rank) => {
                let trump = self.turned_up?.suit();
                Some(Card::new(trump, rank))
            }
        }
    }

    /// The card that takes a space when it is played in this round.
    pub(crate) fn boodle_card(&self, boodle: &Boodle) -> Option<Card> {
        let drawn = boodle.drawn.and_then(|place| self.drawn.get(place));
        drawn.copied().or_else(|| self.meant(boodle.card))
    }

    /// Who holds a card.
    pub(crate) fn holder(&self, card: Card) -> Option<Seat> {
        self.active
            .iter()
            .find(|&seat| self.hands[seat].contains(card))
    }
}
