//! The rules of the stops family of card games, and nothing else: no input or output, no clock, no
//! source of randomness.
//!
//! One hand, played from a position:
//!
//! ```
//! use boodle_engine::*;
//!
//! let hand = |cards: &str| cards.split(' ').map(|card| card.parse::<Card>().unwrap()).collect::<Hand>();
//! let rules = preset("newmarket").unwrap().ruleset().clone();
//! let position = Position {
//!     board: [("KH".parse().unwrap(), 5), ("pot".parse().unwrap(), 2)].into(),
//!     hands: vec![hand("QH 2C"), hand("KH 3S 4S")],
//!     dead_hand: hand("5S"),
//!     unlisted_cards: Some(Unlisted::Played),
//!     ..Position::new(rules, Seat::new(1).unwrap(), vec![35, 35])
//! };
//! let at = Moment { now: 0, secret: Secret::new([0; 32]) };
//! let mut game = position.game(&at, &mut |_| {}).unwrap();
//!
//! let mut told = Vec::new();
//! for (seat, card) in [(0, "QH"), (1, "KH"), (1, "3S"), (1, "4S")] {
//!     let action = Action::Play { card: card.parse().unwrap() };
//!     game.apply(Seat::new(seat).unwrap(), &action, &at, &mut |event| told.push(event.clone())).unwrap();
//! }
//! // The king took the five chips on its space, and going out takes the pot and a chip a card.
//! assert!(matches!(told[2], Event::Collected { chips: 5, .. }));
//! assert!(told.iter().any(|event| matches!(event, Event::WentOut { seat } if seat.index() == 1)));
//! ```
//!
//! Reading order: [`Card`], [`Hand`], [`Seat`] and [`SpaceId`] are the nouns of the table; a
//! [`Ruleset`] is checked into [`Rules`]; a [`Game`] is played with an [`Action`] and tells
//! [`Event`]s; [`View`] and [`EventView`] are what one [`Viewer`] may know; [`decide`]
//! plays a seat from its view.

mod action;
mod board;
mod bot;
mod card;
mod event;
mod fair;
mod game;
mod hand;
mod illegal;
mod meld;
mod poker;
mod presets;
mod round;
mod rules;
mod sandbox;
mod seat;
mod view;

pub use action::Action;
pub use board::{CardPattern, Claim, MAX_SPACES, NoSpaceId, SetSuit, SpaceId};
pub use bot::{Budget, Level, decide};
pub use card::{Card, Low, NoSuchCard, Rank, Suit};
pub use event::{
    Event, EventView, MisdealCause, PaidFor, Payee, Purse, SeatCard, SeatCards, SeatHand, Source,
    Transfer, Viewer,
};
pub use fair::{Pack, Secret, entropy_digest, shuffle};
pub use game::{
    ChipPlace, Game, HighBid, LoadError, MAX_REDEALS, Moment, Moved, NoPosition, PlayedCard,
    Position, PositionDeals, PositionPhase, PositionRules, PositionSandbox, PositionStep, Staked,
    Unlisted, WrongSeatCount,
};
pub use hand::Hand;
pub use illegal::Illegal;
pub use meld::best_melds;
pub use poker::{PokerHand, PokerRank, best_poker_hand};
pub use presets::{DEAD_HAND, Preset, preset, presets};
pub use rules::*;
pub use sandbox::{NoDeck, SANDBOX_ID, Sandbox};
pub use seat::{BySeat, MAX_SEATS, Seat, Seats};
pub use view::{
    BidLimits, CutLimits, DeadHandView, EndReason, GameResult, Limits, NextDealView, Outcome,
    PhaseName, SeatRank, SeatView, SequenceView, SpaceView, StakeLimits, View, You,
};
