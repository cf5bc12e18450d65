//! Why an action is refused.

use crate::board::SpaceId;
use crate::card::{Card, Suit};
use std::fmt;

/// Why an action is refused. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The session has ended.
    Finished,
    /// The seat is not asked.
    NotYourTurn,
    /// Something else is asked of the seat.
    WrongAction,
    /// The card is not in the hand.
    CardNotHeld(Card),
    /// Another card is due in the sequence.
    MustFollow(Card),
    /// The suit may not follow the one that just stopped, and another can be led.
    SuitBarred(Suit),
    /// A lower card of the suit is in the hand.
    LeadNotLowest(Card),
    /// Another suit of the hand is longer.
    LeadNotLongest,
    /// The stake is not of the right size.
    StakeTotal {
        /// Chips that must be staked.
        total: u32,
    },
    /// The space takes no free stakes.
    StakeSpace(SpaceId),
    /// The ruleset leaves open whether the dealer doubles, so he must say.
    SayDouble,
    /// The ruleset does not let the dealer choose to double.
    NoDouble,
    /// The bid is not within the limits.
    BidRange {
        /// The lowest bid.
        min: u32,
        /// The highest bid.
        max: u32,
    },
    /// The cut is not within the pack.
    CutRange {
        /// The most cards to lift.
        max: u8,
    },
    /// The cards thrown in are not of the hand, or not so many.
    ThrowIn {
        /// How many cards have to be thrown in; none when it is the whole hand.
        count: u8,
    },
    /// A player who holds a boodle card may not have the dead hand.
    HoldsBoodle,
    /// The seat has fewer chips than the price.
    TooExpensive {
        /// The price.
        price: u32,
    },
    /// The ruleset knows no misdeal.
    MisdealNever,
    /// A misdeal is declared after the deal and before the first card is led.
    MisdealMoment,
    /// The round has been dealt again so often that this deal counts.
    TooManyMisdeals {
        /// How often a round is dealt again at most.
        most: u8,
    },
    /// The next deal is not committed to.
    EntropyClosed,
    /// The seat has added to the next deal already.
    EntropyAdded,
}

impl Illegal {
    /// A name for programs.
    pub const fn code(self) -> &'static str {
        match self {
            Illegal::Finished => "finished",
            Illegal::NotYourTurn => "not_your_turn",
            Illegal::WrongAction => "wrong_action",
            Illegal::CardNotHeld(_) => "card_not_held",
            Illegal::MustFollow(_) => "must_follow",
            Illegal::SuitBarred(_) => "suit_barred",
            Illegal::LeadNotLowest(_) => "lead_not_lowest",
            Illegal::LeadNotLongest => "lead_not_longest",
            Illegal::StakeTotal { .. } => "stake_total",
            Illegal::StakeSpace(_) => "stake_space",
            Illegal::SayDouble => "say_double",
            Illegal::NoDouble => "no_double",
            Illegal::BidRange { .. } => "bid_range",
            Illegal::CutRange { .. } => "cut_range",
            Illegal::ThrowIn { .. } => "throw_in",
            Illegal::HoldsBoodle => "holds_boodle",
            Illegal::TooExpensive { .. } => "too_expensive",
            Illegal::MisdealNever => "misdeal_never",
            Illegal::MisdealMoment => "misdeal_moment",
            Illegal::TooManyMisdeals { .. } => "too_many_misdeals",
            Illegal::EntropyClosed => "entropy_closed",
            Illegal::EntropyAdded => "entropy_added",
        }
    }

    /// Whether the seat is not asked at all, so that the moment is wrong and not the action.
    pub const fn out_of_turn(self) -> bool {
        matches!(self, Illegal::Finished | Illegal::NotYourTurn)
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::Finished => f.write_str("the game has ended"),
            Illegal::NotYourTurn => f.write_str("it is not this seat's turn"),
            Illegal::WrongAction => f.write_str("another kind of action is asked of this seat now"),
            Illegal::CardNotHeld(card) => write!(f, "{card} is not in the hand"),
            Illegal::MustFollow(card) => write!(
                f,
                "{card} is due in the sequence: no other card may be played"
            ),
            Illegal::SuitBarred(suit) => write!(
                f,
                "{} may not be led after this stop: another suit must be",
                suit.letter()
            ),
            Illegal::LeadNotLowest(card) => {
                write!(f, "the lowest card must be led, here {card}")
            }
            Illegal::LeadNotLongest => f.write_str("the longest suit must be led"),
            Illegal::StakeTotal { total } => write!(f, "exactly {total} chips must be staked"),
            Illegal::StakeSpace(space) => write!(f, "{space} takes no free stakes"),
            Illegal::SayDouble => {
                f.write_str("the dealer must say whether he antes double on the pot")
            }
            Illegal::NoDouble => f.write_str("the dealer has no choice to ante double here"),
            Illegal::BidRange { min, max } if min > max => {
                write!(f, "a bid has to be {min} at least, more than this seat has")
            }
            Illegal::BidRange { min, max } => write!(f, "a bid is from {min} to {max} chips"),
            Illegal::CutRange { max } => write!(f, "the pack is cut from 1 to {max} cards deep"),
            Illegal::ThrowIn { count: 0 } => {
                f.write_str("the whole hand is thrown in, no cards are named")
            }
            Illegal::ThrowIn { count } => {
                write!(
                    f,
                    "exactly {count} different cards of the hand are thrown in"
                )
            }
            Illegal::HoldsBoodle => {
                f.write_str("a player who holds a boodle card may not take the dead hand")
            }
            Illegal::TooExpensive { price } => {
                write!(f, "the price of {price} chips is more than this seat has")
            }
            Illegal::MisdealNever => f.write_str("these rules know no misdeal"),
            Illegal::MisdealMoment => {
                f.write_str("a misdeal is declared after the deal and before the first card is led")
            }
            Illegal::TooManyMisdeals { most } => {
                write!(
                    f,
                    "a round is dealt again {most} times at most: this deal counts"
                )
            }
            Illegal::EntropyClosed => {
                f.write_str("the next deal is not committed to: nothing can be added to it yet")
            }
            Illegal::EntropyAdded => f.write_str("this seat has added to the next deal already"),
        }
    }
}

impl std::error::Error for Illegal {}
