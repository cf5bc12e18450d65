//! Parameters of the exchange of the dead hand, of play and of the settlement.

use crate::board::SpaceId;
use crate::card::{Card, Suit};
use serde::{Deserialize, Serialize};

/// How the dead hand changes its owner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "mode", rename_all = "snake_case", deny_unknown_fields)]
pub enum Exchange {
    /// It does not.
    None {},
    /// It is sold unseen at an agreed price (Michigan Rummy, Vorbereitung 6).
    FixedPrice {
        /// The price, in chips.
        #[serde(default = "four")]
        #[cfg_attr(feature = "schema", schema(maximum = 1_000_000))]
        price: u32,
        /// Where the price goes: a space, or `dealer`.
        to: SpaceId,
        /// Who is asked, in which order.
        #[serde(default)]
        order: ExchangeOrder,
        /// Whether the dealer must offer it.
        #[serde(default)]
        offer: Offer,
        /// Chips that the dealer must put on the dead hand's space.
        #[serde(default)]
        #[cfg_attr(feature = "schema", schema(maximum = 1_000_000))]
        forced_stake: u32,
        /// Whether the dealer takes an unsold dead hand free of charge.
        #[serde(default)]
        dealer_free: bool,
        /// Whether the dealer looks at an unsold dead hand before deciding.
        #[serde(default)]
        dealer_peek: bool,
        /// Whether a player who holds a boodle card is barred from buying.
        #[serde(default)]
        barred_if_paycard: bool,
    },
    /// The dealer alone may swap his hand for it (Michigan; Newmarket, Tote Hand kaufen).
    DealerSwap {
        /// The price, in chips.
        #[serde(default = "four")]
        #[cfg_attr(feature = "schema", schema(maximum = 1_000_000))]
        price: u32,
        /// Where the price goes: a space, or nowhere when it is 0.
        #[serde(default)]
        to: Option<SpaceId>,
        /// Whether the dealer looks at it first.
        #[serde(default)]
        peek: bool,
        /// How many cards he swaps.
        #[serde(default)]
        swap_size: SwapSize,
        /// Whether a dealer who holds a boodle card is barred from swapping.
        #[serde(default)]
        barred_if_paycard: bool,
    },
    /// It goes to the highest bidder (Tripoli, Auktions-Skat).
    Auction {
        /// Lowest first bid, in chips.
        #[serde(default = "one")]
        #[cfg_attr(feature = "schema", schema(minimum = 1, maximum = 1_000_000))]
        min_bid: u32,
        /// Where the bid goes: a space, or `dealer`.
        to: SpaceId,
        /// Who is asked, in which order.
        #[serde(default)]
        order: ExchangeOrder,
        /// Whether the dealer bids.
        #[serde(default = "yes")]
        dealer_bids: bool,
        /// Whether a player who holds a boodle card is barred from bidding.
        #[serde(default)]
        barred_if_paycard: bool,
    },
}

impl Default for Exchange {
    fn default() -> Exchange {
        Exchange::None {}
    }
}

fn one() -> u32 {
    1
}

fn four() -> u32 {
    4
}

fn yes() -> bool {
    true
}

/// Who is asked for the dead hand, in which order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ExchangeOrder {
    /// Clockwise from the left of the dealer, the dealer last.
    #[default]
    LeftThenDealer,
    /// The dealer, then the others clockwise.
    DealerFirst,
    /// The dealer alone.
    DealerOnly,
}

/// Whether the dealer must offer the dead hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Offer {
    /// He may keep it back, which ends the exchange.
    #[default]
    DealerChoice,
    /// He must.
    Always,
}

/// How many cards the dealer swaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum SwapSize {
    /// His whole hand.
    #[default]
    Whole,
    /// As many as the dead hand has.
    SameCount,
}

/// How the cards are played.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields, default)]
pub struct StopsRules {
    /// Who leads the first sequence.
    pub leader: Leader,
    /// Which cards the first lead of a round may be.
    pub first_lead: LeadRule,
    /// Which cards a later lead may be.
    pub lead: LeadRule,
    /// Which suits may be led after a stop.
    pub restart: Restart,
    /// What a leader does who has no card of a permitted suit.
    pub no_lead: NoLead,
    /// Chips that a leader pays for passing the lead on, to the first space that going out wins, as
    /// far as his chips reach.
    #[cfg_attr(feature = "schema", schema(maximum = 1_000_000))]
    pub no_lead_fee: u32,
    /// Chips that a seat pays, to the first space that going out wins and as far as its chips reach,
    /// when the turn passes it by because it does not have the card that is due. Clockwise from the
    /// player of the last card all before the holder of the next one pay as soon as it is due, all
    /// others if he holds it himself. If it lies in the dead hand all others pay, then the sequence
    /// stops. Nobody pays where everybody sees that no card can follow: after the top rank or a forced
    /// stop, or when the next card has been played or removed. Where cards may be kept back every
    /// `pass` costs this, that of the last player too.
    #[cfg_attr(feature = "schema", schema(maximum = 1_000_000))]
    pub pass_fee: u32,
    /// Whether the next card may be kept back (Newmarket, Stops 1: "kann oder will").
    pub withhold: bool,
    /// Cards that always end the sequence.
    #[cfg_attr(feature = "schema", schema(max_items = 52))]
    pub forced_stops: Vec<Card>,
    /// Chips for playing the card at which a sequence stops (Michigan Rummy, Stops für Chips). The last
    /// card of a round stops nothing.
    pub stop_bonus: Option<StopBonus>,
}

/// Who leads the first sequence of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Leader {
    /// The player left of the dealer.
    LeftOfDealer {},
    /// The dealer.
    Dealer {},
    /// Who holds the lowest card of a suit that anybody holds.
    HolderOfLowest {
        /// The suit.
        suit: Suit,
    },
    /// Who won the poker space.
    PokerWinner {},
}

impl Default for Leader {
    fn default() -> Leader {
        Leader::LeftOfDealer {}
    }
}

/// Which cards may be led.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum LeadRule {
    /// Any card.
    Any,
    /// The lowest card of any suit.
    #[default]
    LowestOfSuit,
    /// The lowest card of the longest suit; of tied suits the leader chooses.
    LowestOfLongest,
    /// The lowest card of the hand; of equal ranks the leader chooses.
    LowestInHand,
}

/// Which suits may be led after a stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Restart {
    /// Any suit.
    Any,
    /// Another suit than the one that stopped.
    #[default]
    Change,
    /// A suit of the other colour.
    ChangeColour,
}

/// What a leader does who has no card of a permitted suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum NoLead {
    /// He leads the suit that stopped (Newmarket, Stops 3).
    #[default]
    SameSuit,
    /// The lead passes to the left; after a full circle the bar is lifted.
    PassLeft,
}

/// Chips for playing the card at which a sequence stops.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct StopBonus {
    /// Chips, from each payer.
    #[cfg_attr(feature = "schema", schema(minimum = 1, maximum = 1_000_000))]
    pub amount: u32,
    /// Who pays.
    pub from: BonusPayer,
    /// Which stops count.
    #[cfg_attr(feature = "schema", schema(min_items = 1, max_items = 6))]
    pub causes: Vec<StopCause>,
}

/// Who pays a stop bonus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum BonusPayer {
    /// Every other seat that is in play, left of the dealer first.
    Each,
    /// The first space that going out wins, as far as its chips reach.
    Pot,
    /// The bank.
    Bank,
}

/// Why a sequence stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum StopCause {
    /// The top rank was played.
    Top,
    /// The next card lies in the dead hand.
    Dead,
    /// The next card has been played already.
    Played,
    /// The next card is not in the pack.
    Removed,
    /// The card played always ends the sequence.
    Forced,
    /// Nobody played the next card, where it may be kept back.
    Unplayed,
}

/// What is paid at the end of a round.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields, default)]
pub struct SettleRules {
    /// Chips that each opponent pays the player who goes out for each card left, left of the dealer
    /// first.
    #[cfg_attr(feature = "schema", schema(maximum = 1_000_000))]
    pub per_card: u32,
    /// Who holds this card pays nothing for his cards (Pope Joan).
    pub exempt_holder: Option<Card>,
    /// Penalty for still holding a card that wins a space when it is played.
    pub unplayed_boodle: UnplayedBoodle,
    /// Chips that the bank gives to whoever goes out, after what he takes from the board and before
    /// the others pay him.
    #[cfg_attr(feature = "schema", schema(maximum = 1_000_000))]
    pub round_bonus: u32,
    /// What happens when somebody cannot pay another seat in full.
    pub short_pay: ShortPay,
}

/// Penalty for still holding a card that wins a space when it is played, at the end of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum UnplayedBoodle {
    /// None.
    #[default]
    None,
    /// Its holder pays onto the space as many chips as lie there, as far as his chips reach (Nain
    /// Jaune). This comes after the payments for cards, left of the dealer first, and for several cards
    /// in board order, each doubling what lies there by then. It is due from who is spared the payment
    /// for cards too. Spaces that pay a fixed sum are not doubled.
    DoubleSpace,
}

/// What happens when somebody cannot pay another seat in full, for cards, for a stop or for a card
/// that every other seat pays for. Antes, prices, fees and doubled spaces are always paid as far as
/// the chips reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ShortPay {
    /// He pays what he has, the rest is forgiven.
    #[default]
    Available,
    /// The bank lends him the rest, and the other is paid in full. Whatever comes to the debtor later
    /// goes to the bank first until nothing is owed, but for chips that he buys. A debt changes
    /// nothing else: whoever has no chips is broke, with or without one, and who is out takes it with
    /// him. In the ranking it counts against the chips.
    Debt,
}
