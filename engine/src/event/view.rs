//! What a viewer is told of an event.

use super::{MisdealCause, PaidFor, Source};
use crate::board::SpaceId;
use crate::card::Card;
use crate::rules::StopCause;
use crate::seat::Seat;
use crate::view::{EndReason, SeatRank};
use serde::Serialize;

/// A seat and a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatCard {
    /// The seat.
    pub seat: Seat,
    /// The card.
    pub card: Card,
}

/// A seat and the number of its cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatCards {
    /// The seat.
    pub seat: Seat,
    /// Number of cards.
    #[cfg_attr(feature = "schema", schema(maximum = 52))]
    pub count: u8,
}

/// A seat and the cards that it held.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatHand {
    /// The seat.
    pub seat: Seat,
    /// Its cards.
    #[cfg_attr(feature = "schema", schema(max_items = 52))]
    pub cards: Vec<Card>,
}

/// A fact as one viewer may know it. What is `null` is not for this viewer's eyes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, strum::IntoStaticStr)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum EventView {
    /// The session began; the seats are closed.
    GameStarted {},
    /// Everybody cut for the deal, or those that were tied cut again: the highest card deals. The
    /// cards are the next of the pack that the first secret of the game shuffles for round 0.
    DealerCut {
        /// The card of each seat.
        #[cfg_attr(feature = "schema", schema(max_items = 9))]
        cards: Vec<SeatCard>,
    },
    /// A round began.
    RoundStarted {
        /// Who deals.
        dealer: Seat,
    },
    /// The server committed itself to the shuffle of this round.
    Committed {
        /// SHA-256 of the text `boodle-v1|commit|` followed by the 32 bytes of the secret, in hex.
        #[cfg_attr(feature = "schema", schema(pattern = "^[0-9a-f]{64}$"))]
        hash: String,
    },
    /// Chips fell on a space, as an ante or a stake.
    Staked {
        /// Whose chips.
        seat: Seat,
        /// The space.
        space: SpaceId,
        /// How many.
        chips: u32,
    },
    /// The cards were dealt.
    Dealt {
        /// The number of cards of each seat.
        #[cfg_attr(feature = "schema", schema(max_items = 9))]
        cards_left: Vec<SeatCards>,
        /// The number of cards of the dead hand.
        #[cfg_attr(feature = "schema", schema(maximum = 52))]
        dead_hand: u8,
        /// The viewer's own hand.
        #[cfg_attr(feature = "schema", schema(max_items = 52))]
        hand: Option<Vec<Card>>,
    },
    /// A card of the dead hand was turned up for trumps.
    TurnedUp {
        /// The card.
        card: Card,
    },
    /// The boodle cards of the session were drawn, from the bottom of the pack that the first round's
    /// secret shuffles for round 0.
    BoodlesDrawn {
        /// The cards, in the order of their spaces.
        #[cfg_attr(feature = "schema", schema(max_items = 16))]
        cards: Vec<Card>,
    },
    /// The player right of the dealer cut the pack.
    PackCut {
        /// Who.
        seat: Seat,
        /// How many cards were lifted off the top.
        #[cfg_attr(feature = "schema", schema(minimum = 1, maximum = 51))]
        lifted: u8,
    },
    /// A seat bid for the dead hand; the chips stay with it until it wins.
    Bid {
        /// Who.
        seat: Seat,
        /// Chips.
        chips: u32,
    },
    /// A seat bid no more, or did not play the card that was due.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// The best poker hands won.
    PokerWon {
        /// Who.
        #[cfg_attr(feature = "schema", schema(min_items = 1, max_items = 9))]
        seats: Vec<Seat>,
        /// The best five cards of each.
        #[cfg_attr(feature = "schema", schema(min_items = 1, max_items = 9))]
        cards: Vec<SeatHand>,
    },
    /// Chips of a space that was shared stayed on it.
    LeftOver {
        /// The space.
        space: SpaceId,
        /// How many.
        chips: u32,
    },
    /// Melds relieved a seat before it paid.
    Melded {
        /// Who.
        seat: Seat,
        /// The cards melded.
        #[cfg_attr(feature = "schema", schema(max_items = 52))]
        cards: Vec<Card>,
    },
    /// Chips moved from one space to another.
    Moved {
        /// From this space.
        from: SpaceId,
        /// To this space.
        to: SpaceId,
        /// How many.
        chips: u32,
    },
    /// A seat bought chips from the bank.
    Rebought {
        /// Who.
        seat: Seat,
        /// How many.
        chips: u32,
    },
    /// The dealer offered the dead hand.
    DeadHandOffered {
        /// The dealer.
        seat: Seat,
    },
    /// A seat did not want the dead hand, or the dealer did not offer or take it.
    DeadHandDeclined {
        /// Who.
        seat: Seat,
    },
    /// The dealer looked at the dead hand.
    DeadHandPeeked {
        /// The dealer.
        seat: Seat,
        /// What lies there, for the dealer alone.
        #[cfg_attr(feature = "schema", schema(max_items = 52))]
        cards: Option<Vec<Card>>,
    },
    /// A seat threw in its hand and took the dead hand.
    DeadHandExchanged {
        /// Who.
        seat: Seat,
        /// The number of cards it holds now.
        #[cfg_attr(feature = "schema", schema(maximum = 52))]
        cards_left: u8,
        /// The number of cards of the dead hand now.
        #[cfg_attr(feature = "schema", schema(maximum = 52))]
        dead_hand: u8,
        /// The new hand, for that seat alone.
        #[cfg_attr(feature = "schema", schema(max_items = 52))]
        hand: Option<Vec<Card>>,
    },
    /// A card was led.
    Led {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A card was played in sequence.
    Played {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A seat took chips from a space or the bank.
    Collected {
        /// Who.
        seat: Seat,
        /// The space that paid.
        space: SpaceId,
        /// How many.
        chips: u32,
        /// The cards that won it, none for going out.
        #[cfg_attr(feature = "schema", schema(max_items = 52))]
        cards: Vec<Card>,
        /// Where the chips came from.
        from: Source,
    },
    /// The sequence stopped.
    Stopped {
        /// Who played its last card.
        seat: Seat,
        /// Why.
        why: StopCause,
    },
    /// A leader had no card to lead and passed the lead on.
    LeadPassed {
        /// Who passed it on.
        seat: Seat,
    },
    /// A seat played its last card: the round is over.
    WentOut {
        /// Who.
        seat: Seat,
    },
    /// A seat paid a seat or a space.
    Paid {
        /// Who paid.
        from: Seat,
        /// The seat that was paid, if it was a seat.
        to: Option<Seat>,
        /// The space that was paid, if it was a space.
        space: Option<SpaceId>,
        /// How many chips.
        chips: u32,
        /// For how many cards, if for cards.
        #[cfg_attr(feature = "schema", schema(maximum = 52))]
        cards: Option<u8>,
        /// For what.
        why: PaidFor,
    },
    /// A seat did not have to pay.
    Exempt {
        /// Who.
        seat: Seat,
    },
    /// Chips stayed on a space for the next round.
    CarriedOver {
        /// The space.
        space: SpaceId,
        /// How many.
        chips: u32,
    },
    /// The secret of a deal and what the seats added: with both, the game's id and the number of the
    /// round anybody can redo the shuffle. It comes when the round has ended or is broken off, or when a
    /// misdeal was declared.
    Revealed {
        /// 32 bytes in hex.
        #[cfg_attr(feature = "schema", schema(pattern = "^[0-9a-f]{64}$"))]
        secret: String,
        /// What each seat added to the shuffle, null for nothing.
        #[cfg_attr(feature = "schema", schema(max_items = 9))]
        entropy: Vec<Option<String>>,
    },
    /// The round was over and settled.
    RoundEnded {
        /// Who went out.
        winner: Seat,
        /// The cards left in the hands.
        #[cfg_attr(feature = "schema", schema(max_items = 9))]
        hands: Vec<SeatHand>,
        /// The dead hand, where the ruleset shows it.
        #[cfg_attr(feature = "schema", schema(max_items = 52))]
        dead_hand: Option<Vec<Card>>,
    },
    /// A seat had no chips left and is out of the session.
    Eliminated {
        /// Who.
        seat: Seat,
    },
    /// The host called the last round: the session ends when it is settled.
    LastRoundCalled {},
    /// One more round is played because several seats have most chips.
    ExtraRoundCalled {},
    /// The session ended.
    GameEnded {
        /// Why.
        why: EndReason,
        /// Who won, several when they share the win.
        #[cfg_attr(feature = "schema", schema(max_items = 9))]
        winners: Vec<Seat>,
        /// All seats, the best first.
        #[cfg_attr(feature = "schema", schema(max_items = 9))]
        ranking: Vec<SeatRank>,
    },
    /// The bank rewarded a seat for going out.
    Rewarded {
        /// Who.
        seat: Seat,
        /// How many chips.
        chips: u32,
    },
    /// The host declared a misdeal: the cards of this deal are dead, antes and stakes stay, and the
    /// same dealer deals again from a new secret.
    MisdealDeclared {
        /// Why.
        cause: MisdealCause,
    },
    /// Chips that were paid or collected since the deal went back after a misdeal.
    Returned {
        /// The seat that gave them back, if a seat did.
        from: Option<Seat>,
        /// The seat that got them back, if a seat did. Where no space is named, the bank stands for
        /// the one that is no seat.
        to: Option<Seat>,
        /// The space that gave them back or got them back, if one did.
        space: Option<SpaceId>,
        /// How many.
        chips: u32,
    },
    /// The bank lent a seat what it had too little for the payment that follows.
    Lent {
        /// Who.
        seat: Seat,
        /// How many chips.
        chips: u32,
    },
    /// A seat paid back what the bank had lent it, out of chips that had just come to it.
    Repaid {
        /// Who.
        seat: Seat,
        /// How many chips.
        chips: u32,
    },
    /// The server committed itself to the shuffle of the next deal, whichever that is: of the next
    /// round, or of this one after a misdeal. When it comes, `committed` says the same hash again.
    /// Until then every seat may add to it.
    NextCommitted {
        /// SHA-256 of the text `boodle-v1|commit|` followed by the 32 bytes of the secret, in hex.
        #[cfg_attr(feature = "schema", schema(pattern = "^[0-9a-f]{64}$"))]
        hash: String,
    },
    /// A seat added to the shuffle of the next deal. What it added comes with `revealed`.
    EntropyAdded {
        /// Who.
        seat: Seat,
    },
    /// The round was broken off, since nobody played on. Nobody has won it, and the chips stay where
    /// they are.
    RoundAbandoned {
        /// The cards left in the hands; none before the deal.
        #[cfg_attr(feature = "schema", schema(max_items = 9))]
        hands: Vec<SeatHand>,
        /// The dead hand, where the ruleset shows it; empty before the deal.
        #[cfg_attr(feature = "schema", schema(max_items = 52))]
        dead_hand: Option<Vec<Card>>,
    },
}
