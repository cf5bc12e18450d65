//! What one viewer may know of a game: a type of its own, filled from nothing.

use crate::action::Action;
use crate::board::{Claim, SpaceId};
use crate::card::{Card, Suit};
use crate::event::SeatCard;
use crate::seat::{MAX_SEATS, Seat, Seats};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// A game as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// The round being played, from 1.
    pub round: u32,
    /// Whether the host has called the last round: then the session ends when this one is settled.
    pub last_round: bool,
    /// What is going on.
    pub phase: Option<PhaseName>,
    /// Who deals.
    pub dealer: Seat,
    /// Who has to act.
    pub to_act: Vec<Seat>,
    /// What the bank has won, negative for what it has paid.
    pub bank: i64,
    /// The seats, by number.
    pub seats: Vec<SeatView>,
    /// The spaces of the board, in order.
    pub board: Vec<SpaceView>,
    /// The sequence being played; none while somebody is about to lead.
    pub sequence: Option<SequenceView>,
    /// The dead hand, if there is one.
    pub dead_hand: Option<DeadHandView>,
    /// The card turned up for trumps; it lies in the dead hand.
    pub turned_up: Option<Card>,
    /// The next deal, as far as it is decided.
    pub next_deal: Option<NextDealView>,
    /// The cards played in this round, in order.
    pub played: Vec<SeatCard>,
    /// Cards of hands that everybody has been shown.
    pub exposed: Vec<SeatCard>,
    /// What concerns the viewer alone, if he holds a seat.
    pub you: Option<You>,
    /// How the session ended.
    pub result: Option<GameResult>,
}

/// A part of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum PhaseName {
    /// Chips are staked.
    Stake,
    /// The pack is about to be cut.
    Cut,
    /// The dealer is about to deal.
    Deal,
    /// The dead hand may change its owner.
    Exchange,
    /// Cards are played.
    Stops,
}

/// A seat as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatView {
    /// Its number.
    pub seat: Seat,
    /// Its chips.
    pub chips: u32,
    /// Chips that it owes the bank.
    pub debt: u32,
    /// Number of cards in hand.
    pub cards_left: u8,
    /// Rounds won so far.
    pub rounds_won: u32,
    /// Whether it is out of the session.
    pub eliminated: bool,
}

/// A space of the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SpaceView {
    /// Its name.
    pub id: SpaceId,
    /// Chips on it.
    pub chips: u32,
    /// What wins them.
    #[cfg_attr(feature = "schema", schema(max_items = 8))]
    pub claims: Vec<Claim>,
}

/// The sequence being played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SequenceView {
    /// Its suit.
    pub suit: Suit,
    /// Its cards so far, the lead first.
    #[cfg_attr(feature = "schema", schema(min_items = 1, max_items = 13))]
    pub cards: Vec<SeatCard>,
    /// The card that is due.
    pub next: Option<Card>,
}

/// The next deal, to which seats may add now. It may be the first of a round or a repeated one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NextDealView {
    /// What the server has committed itself to: SHA-256 of the text `boodle-v1|commit|` followed by
    /// the 32 bytes of the secret, in hex.
    #[cfg_attr(feature = "schema", schema(pattern = "^[0-9a-f]{64}$"))]
    pub hash: String,
    /// The seats that have added to it.
    #[cfg_attr(feature = "schema", schema(max_items = 9))]
    pub entropy: Vec<Seat>,
}

/// The dead hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DeadHandView {
    /// Number of cards.
    #[cfg_attr(feature = "schema", schema(maximum = 52))]
    pub count: u8,
    /// Its cards, absent for whoever may not see them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(max_items = 52, nullable = false))]
    pub cards: Option<Vec<Card>>,
}

/// What concerns the viewer alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct You {
    /// The viewer's seat.
    pub seat: Seat,
    /// His hand, by suit and rank.
    #[cfg_attr(feature = "schema", schema(max_items = 52))]
    pub hand: Vec<Card>,
    /// What he may do now: any of these is accepted as it stands.
    #[cfg_attr(feature = "schema", schema(max_items = 52))]
    pub legal_actions: Vec<Action>,
    /// The ranges of actions that are not listed one by one.
    pub limits: Limits,
}

/// The ranges of actions that are not listed one by one.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Limits {
    /// What a stake may be.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub stake: Option<StakeLimits>,
    /// What a bid may be.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub bid: Option<BidLimits>,
    /// How many cards are thrown in for the dead hand, where not the whole hand is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(
        feature = "schema",
        schema(nullable = false, minimum = 1, maximum = 26)
    )]
    pub exchange: Option<u8>,
    /// Where the pack may be cut.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub cut: Option<CutLimits>,
}

/// What a bid may be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BidLimits {
    /// The lowest bid.
    pub min: u32,
    /// The highest bid: all chips of the seat.
    pub max: u32,
}

/// Where the pack may be cut.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CutLimits {
    /// The fewest cards to lift.
    pub min: u8,
    /// The most cards to lift.
    pub max: u8,
}

/// What a stake may be: any distribution of the total over the spaces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct StakeLimits {
    /// Chips to distribute, all of them.
    pub total: u32,
    /// The spaces they may go on.
    #[cfg_attr(feature = "schema", schema(min_items = 1, max_items = 16))]
    pub on: Vec<SpaceId>,
}

/// How the session ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GameResult {
    /// Why it ended.
    pub why: EndReason,
    /// Who won, several when they share the win.
    #[cfg_attr(feature = "schema", schema(max_items = 9))]
    pub winners: Vec<Seat>,
    /// All seats, the best first.
    #[cfg_attr(feature = "schema", schema(max_items = 9))]
    pub ranking: Vec<SeatRank>,
}

/// Why a session ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// The agreed rounds were played.
    Rounds,
    /// The agreed time was over.
    Minutes,
    /// A seat had no chips left.
    FirstBust,
    /// No two seats had chips left.
    LastStanding,
    /// The host called the last round.
    Host,
    /// The highest number of rounds was played.
    MaxRounds,
    /// Nobody played on. Nobody has won then: the ranking tells how the chips lay.
    Idle,
}

/// A seat's place in the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatRank {
    /// The seat.
    pub seat: Seat,
    /// Its place, from 1, by chips less what it owes the bank, or by rounds won where a game has no
    /// chips; equal scores share a place.
    #[cfg_attr(feature = "schema", schema(minimum = 1, maximum = 9))]
    pub place: u8,
    /// Its chips.
    pub chips: u32,
    /// Rounds it won, the score where a game has no chips.
    pub rounds_won: u32,
}

/// The end of a session as the engine keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Why it ended.
    pub why: EndReason,
    /// Who won.
    pub winners: Seats,
    /// All seats, the best first.
    pub ranking: ArrayVec<SeatRank, MAX_SEATS>,
}
