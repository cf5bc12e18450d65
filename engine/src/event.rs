//! What happened: small facts in order, and what of them each viewer may see.

mod misdeal;
mod revealed;
mod seen;
mod view;

pub use misdeal::{MisdealCause, Purse, Transfer};
pub use view::{EventView, SeatCard, SeatCards, SeatHand};

use crate::board::SpaceId;
use crate::card::Card;
use crate::fair::Secret;
use crate::hand::Hand;
use crate::rules::StopCause;
use crate::seat::{BySeat, Seat, Seats};
use crate::view::Outcome;
use serde::{Deserialize, Serialize};

/// A fact as the engine knows it, with everything that is secret; never sent to anybody.
///
/// Folding all events of a game gives its state. The stored form is by place: variants and members
/// are only ever added at the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// The session began.
    GameStarted {
        /// Milliseconds since 1970.
        at: u64,
    },
    /// Everybody cut for the deal, or those that were tied cut again.
    DealerCut {
        /// The card of each seat, in seat order.
        cards: Vec<(Seat, Card)>,
    },
    /// A round began.
    RoundStarted {
        /// Who deals.
        dealer: Seat,
    },
    /// The server committed itself to the shuffle.
    Committed {
        /// What decides the shuffle.
        secret: Secret,
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
        /// The hands.
        hands: BySeat<Hand>,
        /// The dead hand.
        dead: Hand,
        /// The last card of the dead hand.
        last_dead: Option<Card>,
    },
    /// A card was turned up for trumps.
    TurnedUp {
        /// The card.
        card: Card,
    },
    /// The boodle cards of the session were drawn.
    BoodlesDrawn {
        /// The cards, in the order of their spaces.
        cards: Vec<Card>,
    },
    /// The player right of the dealer cut the pack.
    PackCut {
        /// Who.
        seat: Seat,
        /// How many cards were lifted off the top.
        at: u8,
    },
    /// A seat bid for the dead hand.
    Bid {
        /// Who.
        seat: Seat,
        /// Chips.
        chips: u32,
    },
    /// A seat passed.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// The best poker hands won.
    PokerWon {
        /// Who, with the five cards of each.
        hands: BySeat<Hand>,
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
        cards: Hand,
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
    /// A seat did not want the dead hand, or the dealer did not offer it.
    DeadHandDeclined {
        /// Who.
        seat: Seat,
    },
    /// The dealer looked at the dead hand.
    DeadHandPeeked {
        /// The dealer.
        seat: Seat,
        /// What lies there.
        cards: Hand,
    },
    /// A seat threw in its hand and took the dead hand.
    DeadHandExchanged {
        /// Who.
        seat: Seat,
        /// The new hand.
        hand: Hand,
        /// The hand thrown in, now the dead hand.
        dead: Hand,
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
        /// The cards that won it.
        cards: Hand,
        /// Where the chips came from.
        from: Source,
    },
    /// The sequence stopped.
    Stopped {
        /// Who played its last card.
        seat: Seat,
        /// Why.
        why: StopCause,
        /// What the table is told.
        told: StopCause,
    },
    /// A leader had no card to lead and passed the lead on.
    LeadPassed {
        /// Who passed it on.
        seat: Seat,
    },
    /// A seat played its last card.
    WentOut {
        /// Who.
        seat: Seat,
    },
    /// A seat paid a seat or a space.
    Paid {
        /// Who paid.
        from: Seat,
        /// Who or what was paid.
        to: Payee,
        /// How many chips.
        chips: u32,
        /// For how many cards.
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
    /// The round's secret was revealed.
    Revealed {
        /// The secret.
        secret: Secret,
    },
    /// The round was over and settled.
    RoundEnded {
        /// Who went out.
        winner: Seat,
        /// The cards left in the hands.
        hands: BySeat<Hand>,
        /// The dead hand.
        dead: Hand,
        /// Whether the dead hand is shown.
        shown: bool,
    },
    /// A seat had no chips left and is out of the session.
    Eliminated {
        /// Who.
        seat: Seat,
    },
    /// The host called the last round.
    LastRoundCalled {},
    /// One more round is played because several seats have most chips.
    ExtraRoundCalled {},
    /// The session ended.
    GameEnded {
        /// Why, and who won.
        outcome: Outcome,
    },
    /// The bank rewarded a seat for going out.
    Rewarded {
        /// Who.
        seat: Seat,
        /// How many chips.
        chips: u32,
    },
    /// The host declared a misdeal: the cards of this deal are dead, and the same dealer deals again.
    MisdealDeclared {
        /// Why.
        cause: MisdealCause,
    },
    /// Chips that were paid or collected since the deal went back after a misdeal.
    Returned {
        /// Which, and where to.
        transfer: Transfer,
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
    /// The server committed itself to the shuffle of the deal after this one.
    NextCommitted {
        /// What decides that shuffle.
        secret: Secret,
    },
    /// A seat added to the next shuffle.
    EntropyAdded {
        /// Who.
        seat: Seat,
        /// What; secret until the cards are shown.
        entropy: String,
    },
    /// The round's secret was revealed, with what the seats had added.
    RevealedWithEntropy {
        /// The secret.
        secret: Secret,
        /// What each seat had added.
        entropy: Box<BySeat<Option<String>>>,
    },
    /// The round was broken off: nobody played on. Nobody has won it, and no chip moves for it.
    RoundAbandoned {
        /// The cards left in the hands; none before the deal.
        hands: BySeat<Hand>,
        /// The dead hand.
        dead: Hand,
        /// Whether the dead hand is shown.
        shown: bool,
    },
}

/// Where collected chips came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The space itself.
    Board,
    /// The bank.
    Bank,
}

/// Who or what is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Payee {
    /// A seat.
    Seat(Seat),
    /// A space of the board.
    Space(SpaceId),
}

/// What a payment is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum PaidFor {
    /// Cards left in the hand when somebody went out.
    Cards,
    /// A stop that somebody caused.
    Stop,
    /// The dead hand.
    Price,
    /// The dealer's stake on the dead hand.
    Stake,
    /// A lead or a card that was passed.
    Fee,
    /// A card that every other seat pays for.
    Boodle,
    /// A card that wins a space when it is played, and was still held at the end of the round.
    Unplayed,
}

/// Who looks at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// Anybody: sees what lies open on the table.
    Public,
    /// A player: sees his own hand too.
    Seat(Seat),
}

impl Viewer {
    /// Whether this is the player of the seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

/// The seats that hold cards, with their number.
pub(crate) fn counts(hands: &BySeat<Hand>, seats: Seats) -> Vec<SeatCards> {
    let count = |seat: Seat| SeatCards {
        seat,
        count: hands[seat].len() as u8,
    };
    seats.iter().map(count).collect()
}
