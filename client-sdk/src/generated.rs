// Generated from openapi.yaml by scripts/sdk. Do not edit.

#[allow(unused_imports)]
pub use progenitor_client::{ByteStream, ClientInfo, Error, ResponseValue};
#[allow(unused_imports)]
use progenitor_client::{encode_path, ClientHooks, OperationInfo, RequestBuilderExt};
/// Types used as operation parameters and responses.
#[allow(clippy::all)]
pub mod types {
    /**What the table does for a seat that does not act: its time is over, or whoever held it has left. For
a seat that is held this happens when its time is over, for one that was left as soon as it is asked,
as bots act too. A session that is played so ends, at the latest after `session.max_rounds` rounds.
`act`: the server takes the first legal action for it, each time anew. `bot`: a careful bot plays for
it until it is back: until it acts, adds entropy, or says so with `PATCH …/seats/{seat}` and `{}`. `pause`: the game waits for it. `leave`: the seat is given up, its token opens
nothing any more, and the server takes the first legal action for it from then on.*/
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum AbsentPolicy {
        #[serde(rename = "act")]
        Act,
        #[serde(rename = "bot")]
        Bot,
        #[serde(rename = "pause")]
        Pause,
        #[serde(rename = "leave")]
        Leave,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for AbsentPolicy {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::Act => f.write_str("act"),
                Self::Bot => f.write_str("bot"),
                Self::Pause => f.write_str("pause"),
                Self::Leave => f.write_str("leave"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for AbsentPolicy {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "act" => Ok(Self::Act),
                "bot" => Ok(Self::Bot),
                "pause" => Ok(Self::Pause),
                "leave" => Ok(Self::Leave),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for AbsentPolicy {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for AbsentPolicy {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    /**What a seat does when it is asked. Actions are complete and accepted as they stand in a view's
`legal_actions`; the ranges of a stake stand apart in its `limits`.*/
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(tag = "type")]
    #[non_exhaustive]
    #[serde(remote = "Self")]
    pub enum Action {
        ///Distribute the free stake.
        #[serde(rename = "stake")]
        Stake {
            ///Chips on each space; a space that is not named gets none.
            chips: ::std::collections::BTreeMap<::std::string::String, u32>,
        },
        ///Deal the cards.
        #[serde(rename = "deal")]
        Deal {
            ///Whether to ante double on the pot; only and always where the ruleset leaves it open.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            double: ::std::option::Option<bool>,
        },
        ///Offer the dead hand for sale.
        #[serde(rename = "offer")]
        Offer {},
        ///Not offer it, or not buy it.
        #[serde(rename = "decline")]
        Decline {},
        ///Buy the dead hand: pay the price, throw in the hand, take the dead hand.
        #[serde(rename = "buy")]
        Buy {},
        ///As the dealer, keep the hand and leave the dead hand where it is.
        #[serde(rename = "keep")]
        Keep {},
        ///As the dealer, take the dead hand and throw in the hand.
        #[serde(rename = "exchange")]
        Exchange {
            ///The cards thrown in, where as many are swapped as the dead hand has; else absent.
            #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
            cards: ::std::vec::Vec<Card>,
        },
        ///Cut the pack for the dealer.
        #[serde(rename = "cut")]
        Cut {
            ///How many cards to lift off the top.
            at: u32,
        },
        ///Bid for the dead hand.
        #[serde(rename = "bid")]
        Bid {
            ///Chips.
            chips: u32,
        },
        ///Bid no more, or not play the card that is due where it may be kept back.
        #[serde(rename = "pass")]
        Pass {},
        ///Play a card: lead a sequence or follow in it.
        #[serde(rename = "play")]
        Play {
            ///The card.
            card: Card,
        },
        /// A type that this version of the client does not know, as it came.
        #[serde(skip)]
        Unknown(::serde_json::Value),
    }
    ///Chips of a fixed ante.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default, PartialEq)]
    pub struct Ante {
        ///From the dealer.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub dealer: ::std::option::Option<u32>,
        ///From every seat but the dealer.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub each: ::std::option::Option<u32>,
    }
    impl Ante {
        pub fn builder() -> builder::Ante {
            Default::default()
        }
    }
    /**What the server does by itself for somebody who holds a seat: nothing (`off`), or what cannot be done
otherwise, in the same change that made it so (`forced`): it plays the one card that may be played, and
deals where there is nothing to say about it. Whoever can only refuse the dead hand, pass or cut is
asked all the same, since that may depend on his cards and haste would tell of them; where cards may be
withheld nothing is played for anybody. A lead that is played at once shows the table that its seat had
no other; whoever would keep that to himself leaves this `off`. A card that goes on with a sequence shows
nothing, since whoever holds it must play it.*/
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum AutoPlay {
        #[serde(rename = "off")]
        Off,
        #[serde(rename = "forced")]
        Forced,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for AutoPlay {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::Off => f.write_str("off"),
                Self::Forced => f.write_str("forced"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for AutoPlay {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "off" => Ok(Self::Off),
                "forced" => Ok(Self::Forced),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for AutoPlay {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for AutoPlay {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///What a bid may be.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct BidLimits {
        ///The highest bid: all chips of the seat.
        pub max: u32,
        ///The lowest bid.
        pub min: u32,
    }
    ///Who pays a stop bonus.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum BonusPayer {
        #[serde(rename = "each")]
        Each,
        #[serde(rename = "pot")]
        Pot,
        #[serde(rename = "bank")]
        Bank,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for BonusPayer {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::Each => f.write_str("each"),
                Self::Pot => f.write_str("pot"),
                Self::Bank => f.write_str("bank"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for BonusPayer {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "each" => Ok(Self::Each),
                "pot" => Ok(Self::Pot),
                "bank" => Ok(Self::Bank),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for BonusPayer {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for BonusPayer {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///Where the boodle cards come from.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(tag = "type")]
    #[non_exhaustive]
    #[serde(remote = "Self")]
    pub enum BoodleSource {
        ///As the board says.
        #[serde(rename = "fixed")]
        Fixed {},
        ///Drawn from a second pack once a session (Michigan Rummy, Variable Boodle-Karten).
        #[serde(rename = "draw_session")]
        DrawSession {
            ///How many are drawn: the first so many cards that win a space when they are played.
            count: u32,
            ///What no two of them share.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            distinct: ::std::option::Option<Distinct>,
            ///Different ranks to draw from, as in `AKQJ`; all when absent.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            ranks: ::std::option::Option<::std::string::String>,
        },
        /// A type that this version of the client does not know, as it came.
        #[serde(skip)]
        Unknown(::serde_json::Value),
    }
    ///How well a bot plays.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum BotLevel {
        #[serde(rename = "random")]
        Random,
        #[serde(rename = "careful")]
        Careful,
        #[serde(rename = "sharp")]
        Sharp,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for BotLevel {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::Random => f.write_str("random"),
                Self::Careful => f.write_str("careful"),
                Self::Sharp => f.write_str("sharp"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for BotLevel {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "random" => Ok(Self::Random),
                "careful" => Ok(Self::Careful),
                "sharp" => Ok(Self::Sharp),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for BotLevel {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for BotLevel {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///What happens to a seat without chips after a round.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum Bust {
        #[serde(rename = "eliminate")]
        Eliminate,
        #[serde(rename = "keep")]
        Keep,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for Bust {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::Eliminate => f.write_str("eliminate"),
                Self::Keep => f.write_str("keep"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for Bust {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "eliminate" => Ok(Self::Eliminate),
                "keep" => Ok(Self::Keep),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for Bust {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for Bust {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///A card: rank `A23456789TJQK` and suit `CDHS`, as in `QD`.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[serde(transparent)]
    pub struct Card(pub ::std::string::String);
    impl ::std::ops::Deref for Card {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<Card> for ::std::string::String {
        fn from(value: Card) -> Self {
            value.0
        }
    }
    impl ::std::convert::From<::std::string::String> for Card {
        fn from(value: ::std::string::String) -> Self {
            Self(value)
        }
    }
    impl ::std::fmt::Display for Card {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            self.0.fmt(f)
        }
    }
    impl ::std::str::FromStr for Card {
        type Err = ::std::convert::Infallible;
        fn from_str(value: &str) -> ::std::result::Result<Self, Self::Err> {
            Ok(Self(value.to_string()))
        }
    }
    ///What players call a card.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct CardName {
        ///The card.
        pub card: Card,
        ///Its name.
        pub name: ::std::string::String,
    }
    ///A card, or a rank of the trump suit: `KH`, or `K+` for the king of trumps.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[serde(transparent)]
    pub struct CardPattern(pub ::std::string::String);
    impl ::std::ops::Deref for CardPattern {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<CardPattern> for ::std::string::String {
        fn from(value: CardPattern) -> Self {
            value.0
        }
    }
    impl ::std::convert::From<::std::string::String> for CardPattern {
        fn from(value: ::std::string::String) -> Self {
            Self(value)
        }
    }
    impl ::std::fmt::Display for CardPattern {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            self.0.fmt(f)
        }
    }
    impl ::std::str::FromStr for CardPattern {
        type Err = ::std::convert::Infallible;
        fn from_str(value: &str) -> ::std::result::Result<Self, Self::Err> {
            Ok(Self(value.to_string()))
        }
    }
    ///What becomes of chips that nobody won in a round.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum Carry {
        #[serde(rename = "keep")]
        Keep,
        #[serde(rename = "return")]
        Return,
        #[serde(rename = "to_pot")]
        ToPot,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for Carry {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::Keep => f.write_str("keep"),
                Self::Return => f.write_str("return"),
                Self::ToPot => f.write_str("to_pot"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for Carry {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "keep" => Ok(Self::Keep),
                "return" => Ok(Self::Return),
                "to_pot" => Ok(Self::ToPot),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for Carry {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for Carry {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///What changes at a seat; what is left out stays.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct ChangeSeat {
        ///What the server does by itself for the seat.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub auto_play: ::std::option::Option<AutoPlay>,
        ///A new name. 1 to 40 characters, unique in the game ignoring case.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub name: ::std::option::Option<::std::string::String>,
    }
    impl ChangeSeat {
        pub fn builder() -> builder::ChangeSeat {
            Default::default()
        }
    }
    ///A game after a change, and what the change caused.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct Changed {
        ///What the change caused, as the caller may know it.
        pub events: ::std::vec::Vec<Event>,
        ///The game as the caller may see it now.
        pub view: View,
    }
    ///Whether chips are played for.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct ChipRules {
        ///Without chips the score is the rounds won (Michigan, "Stops").
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub enabled: ::std::option::Option<bool>,
        ///Chips of every seat at the start.
        pub start: u32,
    }
    impl ChipRules {
        pub fn builder() -> builder::ChipRules {
            Default::default()
        }
    }
    ///What wins the chips of a space.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(tag = "type")]
    #[non_exhaustive]
    #[serde(remote = "Self")]
    pub enum Claim {
        ///Playing this very card, led or followed: a boodle card (Newmarket, Eine Sequenz spielen 5).
        #[serde(rename = "play")]
        Play {
            ///The boodle card.
            card: CardPattern,
        },
        ///Holding this card when the spaces are collected (Tripoli, Spielablauf 1).
        #[serde(rename = "hold")]
        Hold {
            ///The card that must be held.
            card: CardPattern,
        },
        ///Holding all these ranks of one suit when the spaces are collected.
        #[serde(rename = "hold_set")]
        HoldSet {
            ///The ranks, each once, as in `KQ` or `89T`.
            ranks: ::std::string::String,
            ///The suit, or any.
            suit: SetSuit,
        },
        ///Playing all these cards in one round (Pope Joan: matrimony, intrigue).
        #[serde(rename = "play_set")]
        PlaySet {
            ///The cards.
            cards: ::std::vec::Vec<CardPattern>,
            ///Whether one player must play them all.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            same_player: ::std::option::Option<bool>,
        },
        ///The best poker hand (Tripoli, Spielablauf 2).
        #[serde(rename = "poker")]
        Poker {},
        ///Playing the last card of a hand.
        #[serde(rename = "go_out")]
        GoOut {
            ///Only if nobody has taken the space earlier in the round.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            only_unclaimed: ::std::option::Option<bool>,
        },
        ///Dealing this card as the turn-up: the dealer takes the space (Pope Joan).
        #[serde(rename = "turn_up")]
        TurnUp {
            ///The card turned up.
            card: CardPattern,
        },
        ///Taking the dead hand (Michigan Rummy, Pay-the-Widow).
        #[serde(rename = "take_dead_hand")]
        TakeDeadHand {},
        /// A type that this version of the client does not know, as it came.
        #[serde(skip)]
        Unknown(::serde_json::Value),
    }
    ///A game that is asked for.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct CreateGame {
        /**What the table does for a seat that does not act in time, or that somebody has left; `act` by
default.*/
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub absent: ::std::option::Option<AbsentPolicy>,
        ///How many seconds a seat may think about an action; for ever by default.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub move_seconds: ::std::option::Option<u32>,
        /**What is different from the ruleset, as a JSON Merge Patch (RFC 7396): objects merge, arrays
are replaced whole, null switches off.*/
        #[serde(default, skip_serializing_if = "::serde_json::Map::is_empty")]
        pub overrides: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        ///The rules to play by.
        pub ruleset: RulesetChoice,
        ///For a table to try things out: how its cards are chosen. They are fair by default.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub sandbox: ::std::option::Option<NewSandbox>,
        ///The seats, clockwise.
        pub seats: ::std::vec::Vec<NewSeat>,
        ///What those may see who have no token of the game: everything at once by default.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub spectators: ::std::option::Option<NewSpectators>,
        ///Whether the lobby lists the game; public by default.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub visibility: ::std::option::Option<GameVisibility>,
    }
    impl CreateGame {
        pub fn builder() -> builder::CreateGame {
            Default::default()
        }
    }
    ///A new game and the tokens that open it. Tokens are shown this once: keep them.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct CreatedGame {
        ///The game as its host sees it.
        pub game: View,
        ///The token of the host.
        pub host_token: ::std::string::String,
        ///The tokens of the seats that have a name.
        pub seats: ::std::vec::Vec<SeatToken>,
    }
    ///Whether the player right of the dealer is asked to cut.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum Cut {
        #[serde(rename = "auto")]
        Auto,
        #[serde(rename = "ask")]
        Ask,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for Cut {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::Auto => f.write_str("auto"),
                Self::Ask => f.write_str("ask"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for Cut {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "auto" => Ok(Self::Auto),
                "ask" => Ok(Self::Ask),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for Cut {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for Cut {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///Where the pack may be cut.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct CutLimits {
        ///The most cards to lift.
        pub max: u32,
        ///The fewest cards to lift.
        pub min: u32,
    }
    ///The dead hand.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct DeadHandView {
        ///Its cards, absent for whoever may not see them.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub cards: ::std::vec::Vec<Card>,
        ///Number of cards.
        pub count: u32,
    }
    ///How the cards are dealt.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default, PartialEq)]
    pub struct DealRules {
        ///Whether the player right of the dealer is asked to cut.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub cut: ::std::option::Option<Cut>,
        ///What the dead hand is.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub extra: ::std::option::Option<Extra>,
        ///Cards of a hand where not the whole pack is dealt.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub hand_size: ::std::option::Option<u32>,
        ///The dead hand's place in the order of dealing.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub slot: ::std::option::Option<Slot>,
        ///Who gets the odd cards.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub uneven: ::std::option::Option<Uneven>,
    }
    impl DealRules {
        pub fn builder() -> builder::DealRules {
            Default::default()
        }
    }
    ///Who deals first and what the dealer may do.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default, PartialEq)]
    pub struct DealerRules {
        ///Whether the dealer antes double on the spaces that going out wins (Michigan Rummy, Vorbereitung 2).
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub double_pot: ::std::option::Option<DoublePot>,
        ///Who deals the first round. `{"type":"cut_high"}` where it is left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub first: ::std::option::Option<FirstDealer>,
    }
    impl DealerRules {
        pub fn builder() -> builder::DealerRules {
            Default::default()
        }
    }
    ///The pack.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct DeckRules {
        ///The bottom rank: `A` for ace low, `2` for ace high.
        pub low: Low,
        ///Cards taken out of the pack.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub remove: ::std::vec::Vec<Card>,
    }
    impl DeckRules {
        pub fn builder() -> builder::DeckRules {
            Default::default()
        }
    }
    ///What no two drawn boodle cards share.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum Distinct {
        #[serde(rename = "none")]
        None,
        #[serde(rename = "suits")]
        Suits,
        #[serde(rename = "ranks")]
        Ranks,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for Distinct {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::None => f.write_str("none"),
                Self::Suits => f.write_str("suits"),
                Self::Ranks => f.write_str("ranks"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for Distinct {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "none" => Ok(Self::None),
                "suits" => Ok(Self::Suits),
                "ranks" => Ok(Self::Ranks),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for Distinct {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for Distinct {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///Whether the dealer antes double on the pot.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum DoublePot {
        #[serde(rename = "off")]
        Off,
        #[serde(rename = "optional")]
        Optional,
        #[serde(rename = "always")]
        Always,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for DoublePot {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::Off => f.write_str("off"),
                Self::Optional => f.write_str("optional"),
                Self::Always => f.write_str("always"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for DoublePot {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "off" => Ok(Self::Off),
                "optional" => Ok(Self::Optional),
                "always" => Ok(Self::Always),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for DoublePot {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for DoublePot {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///Why a session ended.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum EndReason {
        #[serde(rename = "rounds")]
        Rounds,
        #[serde(rename = "minutes")]
        Minutes,
        #[serde(rename = "first_bust")]
        FirstBust,
        #[serde(rename = "last_standing")]
        LastStanding,
        #[serde(rename = "host")]
        Host,
        #[serde(rename = "max_rounds")]
        MaxRounds,
        #[serde(rename = "idle")]
        Idle,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for EndReason {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::Rounds => f.write_str("rounds"),
                Self::Minutes => f.write_str("minutes"),
                Self::FirstBust => f.write_str("first_bust"),
                Self::LastStanding => f.write_str("last_standing"),
                Self::Host => f.write_str("host"),
                Self::MaxRounds => f.write_str("max_rounds"),
                Self::Idle => f.write_str("idle"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for EndReason {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "rounds" => Ok(Self::Rounds),
                "minutes" => Ok(Self::Minutes),
                "first_bust" => Ok(Self::FirstBust),
                "last_standing" => Ok(Self::LastStanding),
                "host" => Ok(Self::Host),
                "max_rounds" => Ok(Self::MaxRounds),
                "idle" => Ok(Self::Idle),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for EndReason {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for EndReason {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///Why a stream ended for good, or that the server ends and the client should come back.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum Ended {
        #[serde(rename = "finished")]
        Finished,
        #[serde(rename = "removed")]
        Removed,
        #[serde(rename = "invalid_token")]
        InvalidToken,
        #[serde(rename = "shutdown")]
        Shutdown,
        #[serde(rename = "displaced")]
        Displaced,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for Ended {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::Finished => f.write_str("finished"),
                Self::Removed => f.write_str("removed"),
                Self::InvalidToken => f.write_str("invalid_token"),
                Self::Shutdown => f.write_str("shutdown"),
                Self::Displaced => f.write_str("displaced"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for Ended {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "finished" => Ok(Self::Finished),
                "removed" => Ok(Self::Removed),
                "invalid_token" => Ok(Self::InvalidToken),
                "shutdown" => Ok(Self::Shutdown),
                "displaced" => Ok(Self::Displaced),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for Ended {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for Ended {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    /**One thing that happened. `seq` has no gaps and is the same for every viewer; what a viewer may
not know is null or left out. New types may be added: skip those you do not know.*/
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(tag = "type")]
    #[non_exhaustive]
    #[serde(remote = "Self")]
    pub enum Event {
        ///The game was made.
        #[serde(rename = "game_created")]
        GameCreated {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///The preset it was made from; null for rules of one's own.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            ruleset: ::std::option::Option<::std::string::String>,
            ///Number of seats.
            seats: u32,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        ///Somebody took a seat.
        #[serde(rename = "seat_taken")]
        SeatTaken {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///How it plays, if it is a bot.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            bot: ::std::option::Option<BotLevel>,
            ///Who.
            name: ::std::string::String,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Which.
            seat: Seat,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        /**Whoever held a seat has left it, was sent away or has lost it. Before the start the seat is open
again; later the table plays for it as `absent` says.*/
        #[serde(rename = "seat_left")]
        SeatLeft {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///Who has done it; null in old games, which do not know.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            by: ::std::option::Option<LeftBy>,
            ///Who held it.
            name: ::std::string::String,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Which.
            seat: Seat,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        ///Whoever holds a seat has another name.
        #[serde(rename = "seat_renamed")]
        SeatRenamed {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///The name before.
            before: ::std::string::String,
            ///The new name.
            name: ::std::string::String,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Which.
            seat: Seat,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        ///A seat has a new token; the one before opens nothing any more.
        #[serde(rename = "seat_handed_over")]
        SeatHandedOver {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Which.
            seat: Seat,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        ///The part of the host was handed to whoever holds a seat.
        #[serde(rename = "host_changed")]
        HostChanged {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Which.
            seat: Seat,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        ///What the server does by itself for a seat has changed.
        #[serde(rename = "auto_play_set")]
        AutoPlaySet {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///What it does now.
            auto_play: AutoPlay,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Which.
            seat: Seat,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        ///A seat has not acted in time.
        #[serde(rename = "time_expired")]
        TimeExpired {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Which.
            seat: Seat,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///What the table does for it.
            then: AbsentPolicy,
            ///The version of the game that it belongs to.
            version: u64,
        },
        ///Whoever holds a seat plays again in place of the bot that stood in.
        #[serde(rename = "seat_resumed")]
        SeatResumed {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Which.
            seat: Seat,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        ///Time during which nobody could act, since the server did not run, was given back.
        #[serde(rename = "clock_extended")]
        ClockExtended {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///Until when those who are asked may act now.
            deadline: ::chrono::DateTime<::chrono::offset::Utc>,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        /**Those who have played this game have another one, with the same rules, seats and options. The
only event that can come after the end of a game.*/
        #[serde(rename = "rematch_created")]
        RematchCreated {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///Its id.
            game: GameId,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        /**There is another join code, which only the host and the seats are told; the one before opens
nothing any more.*/
        #[serde(rename = "join_code_renewed")]
        JoinCodeRenewed {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        ///Whoever runs the service gave the host a new token; the one before opens nothing any more.
        #[serde(rename = "host_token_replaced")]
        HostTokenReplaced {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        ///The session began; the seats are closed.
        #[serde(rename = "game_started")]
        GameStarted {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        /**Everybody cut for the deal, or those that were tied cut again: the highest card deals. The
cards are the next of the pack that the first secret of the game shuffles for round 0.*/
        #[serde(rename = "dealer_cut")]
        DealerCut {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///The card of each seat.
            cards: ::std::vec::Vec<SeatCard>,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        ///A round began.
        #[serde(rename = "round_started")]
        RoundStarted {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///Who deals.
            dealer: Seat,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        ///The server committed itself to the shuffle of this round.
        #[serde(rename = "committed")]
        Committed {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///SHA-256 of the text `boodle-v1|commit|` followed by the 32 bytes of the secret, in hex.
            hash: ::std::string::String,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        ///Chips fell on a space, as an ante or a stake.
        #[serde(rename = "staked")]
        Staked {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///How many.
            chips: u32,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Whose chips.
            seat: Seat,
            ///Its number in the log, from 1.
            seq: u64,
            ///The space.
            space: SpaceId,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        ///The cards were dealt.
        #[serde(rename = "dealt")]
        Dealt {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///The number of cards of each seat.
            cards_left: ::std::vec::Vec<SeatCards>,
            ///The number of cards of the dead hand.
            dead_hand: u32,
            ///The viewer's own hand.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            hand: ::std::option::Option<::std::vec::Vec<Card>>,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        ///A card of the dead hand was turned up for trumps.
        #[serde(rename = "turned_up")]
        TurnedUp {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///The card.
            card: Card,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        /**The boodle cards of the session were drawn, from the bottom of the pack that the first round's
secret shuffles for round 0.*/
        #[serde(rename = "boodles_drawn")]
        BoodlesDrawn {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///The cards, in the order of their spaces.
            cards: ::std::vec::Vec<Card>,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        ///The player right of the dealer cut the pack.
        #[serde(rename = "pack_cut")]
        PackCut {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///How many cards were lifted off the top.
            lifted: u32,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Who.
            seat: Seat,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        ///A seat bid for the dead hand; the chips stay with it until it wins.
        #[serde(rename = "bid")]
        Bid {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///Chips.
            chips: u32,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Who.
            seat: Seat,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        ///A seat bid no more, or did not play the card that was due.
        #[serde(rename = "passed")]
        Passed {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Who.
            seat: Seat,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        ///The best poker hands won.
        #[serde(rename = "poker_won")]
        PokerWon {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///The best five cards of each.
            cards: ::std::vec::Vec<SeatHand>,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Who.
            seats: ::std::vec::Vec<Seat>,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        ///Chips of a space that was shared stayed on it.
        #[serde(rename = "left_over")]
        LeftOver {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///How many.
            chips: u32,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Its number in the log, from 1.
            seq: u64,
            ///The space.
            space: SpaceId,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        ///Melds relieved a seat before it paid.
        #[serde(rename = "melded")]
        Melded {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///The cards melded.
            cards: ::std::vec::Vec<Card>,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Who.
            seat: Seat,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        ///Chips moved from one space to another.
        #[serde(rename = "moved")]
        Moved {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///How many.
            chips: u32,
            ///From this space.
            from: SpaceId,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///To this space.
            to: SpaceId,
            ///The version of the game that it belongs to.
            version: u64,
        },
        ///A seat bought chips from the bank.
        #[serde(rename = "rebought")]
        Rebought {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///How many.
            chips: u32,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Who.
            seat: Seat,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        ///The dealer offered the dead hand.
        #[serde(rename = "dead_hand_offered")]
        DeadHandOffered {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///The dealer.
            seat: Seat,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        ///A seat did not want the dead hand, or the dealer did not offer or take it.
        #[serde(rename = "dead_hand_declined")]
        DeadHandDeclined {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Who.
            seat: Seat,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        ///The dealer looked at the dead hand.
        #[serde(rename = "dead_hand_peeked")]
        DeadHandPeeked {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///What lies there, for the dealer alone.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            cards: ::std::option::Option<::std::vec::Vec<Card>>,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///The dealer.
            seat: Seat,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        ///A seat threw in its hand and took the dead hand.
        #[serde(rename = "dead_hand_exchanged")]
        DeadHandExchanged {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///The number of cards it holds now.
            cards_left: u32,
            ///The number of cards of the dead hand now.
            dead_hand: u32,
            ///The new hand, for that seat alone.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            hand: ::std::option::Option<::std::vec::Vec<Card>>,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Who.
            seat: Seat,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        ///A card was led.
        #[serde(rename = "led")]
        Led {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///The card.
            card: Card,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///By whom.
            seat: Seat,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        ///A card was played in sequence.
        #[serde(rename = "played")]
        Played {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///The card.
            card: Card,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///By whom.
            seat: Seat,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        ///A seat took chips from a space or the bank.
        #[serde(rename = "collected")]
        Collected {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///The cards that won it, none for going out.
            cards: ::std::vec::Vec<Card>,
            ///How many.
            chips: u32,
            ///Where the chips came from.
            from: Source,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Who.
            seat: Seat,
            ///Its number in the log, from 1.
            seq: u64,
            ///The space that paid.
            space: SpaceId,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        ///The sequence stopped.
        #[serde(rename = "stopped")]
        Stopped {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Who played its last card.
            seat: Seat,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
            ///Why.
            why: StopCause,
        },
        ///A leader had no card to lead and passed the lead on.
        #[serde(rename = "lead_passed")]
        LeadPassed {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Who passed it on.
            seat: Seat,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        ///A seat played its last card: the round is over.
        #[serde(rename = "went_out")]
        WentOut {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Who.
            seat: Seat,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        ///A seat paid a seat or a space.
        #[serde(rename = "paid")]
        Paid {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///For how many cards, if for cards.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            cards: ::std::option::Option<u32>,
            ///How many chips.
            chips: u32,
            ///Who paid.
            from: Seat,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Its number in the log, from 1.
            seq: u64,
            ///The space that was paid, if it was a space.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            space: ::std::option::Option<SpaceId>,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The seat that was paid, if it was a seat.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            to: ::std::option::Option<Seat>,
            ///The version of the game that it belongs to.
            version: u64,
            ///For what.
            why: PaidFor,
        },
        ///A seat did not have to pay.
        #[serde(rename = "exempt")]
        Exempt {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Who.
            seat: Seat,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        ///Chips stayed on a space for the next round.
        #[serde(rename = "carried_over")]
        CarriedOver {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///How many.
            chips: u32,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Its number in the log, from 1.
            seq: u64,
            ///The space.
            space: SpaceId,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        /**The secret of a deal and what the seats added: with both, the game's id and the number of the
round anybody can redo the shuffle. It comes when the round has ended or is broken off, or when a
misdeal was declared.*/
        #[serde(rename = "revealed")]
        Revealed {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///What each seat added to the shuffle, null for nothing.
            entropy: ::std::vec::Vec<::std::option::Option<::std::string::String>>,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///32 bytes in hex.
            secret: ::std::string::String,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        ///The round was over and settled.
        #[serde(rename = "round_ended")]
        RoundEnded {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///The dead hand, where the ruleset shows it.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            dead_hand: ::std::option::Option<::std::vec::Vec<Card>>,
            ///The cards left in the hands.
            hands: ::std::vec::Vec<SeatHand>,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
            ///Who went out.
            winner: Seat,
        },
        ///A seat had no chips left and is out of the session.
        #[serde(rename = "eliminated")]
        Eliminated {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Who.
            seat: Seat,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        ///The host called the last round: the session ends when it is settled.
        #[serde(rename = "last_round_called")]
        LastRoundCalled {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        ///One more round is played because several seats have most chips.
        #[serde(rename = "extra_round_called")]
        ExtraRoundCalled {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        ///The session ended.
        #[serde(rename = "game_ended")]
        GameEnded {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///All seats, the best first.
            ranking: ::std::vec::Vec<SeatRank>,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
            ///Why.
            why: EndReason,
            ///Who won, several when they share the win.
            winners: ::std::vec::Vec<Seat>,
        },
        ///The bank rewarded a seat for going out.
        #[serde(rename = "rewarded")]
        Rewarded {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///How many chips.
            chips: u32,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Who.
            seat: Seat,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        /**The host declared a misdeal: the cards of this deal are dead, antes and stakes stay, and the
same dealer deals again from a new secret.*/
        #[serde(rename = "misdeal_declared")]
        MisdealDeclared {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///Why.
            cause: MisdealCause,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        ///Chips that were paid or collected since the deal went back after a misdeal.
        #[serde(rename = "returned")]
        Returned {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///How many.
            chips: u32,
            ///The seat that gave them back, if a seat did.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            from: ::std::option::Option<Seat>,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Its number in the log, from 1.
            seq: u64,
            ///The space that gave them back or got them back, if one did.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            space: ::std::option::Option<SpaceId>,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            /**The seat that got them back, if a seat did. Where no space is named, the bank stands for
the one that is no seat.*/
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            to: ::std::option::Option<Seat>,
            ///The version of the game that it belongs to.
            version: u64,
        },
        ///The bank lent a seat what it had too little for the payment that follows.
        #[serde(rename = "lent")]
        Lent {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///How many chips.
            chips: u32,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Who.
            seat: Seat,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        ///A seat paid back what the bank had lent it, out of chips that had just come to it.
        #[serde(rename = "repaid")]
        Repaid {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///How many chips.
            chips: u32,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Who.
            seat: Seat,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        /**The server committed itself to the shuffle of the next deal, whichever that is: of the next
round, or of this one after a misdeal. When it comes, `committed` says the same hash again.
Until then every seat may add to it.*/
        #[serde(rename = "next_committed")]
        NextCommitted {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///SHA-256 of the text `boodle-v1|commit|` followed by the 32 bytes of the secret, in hex.
            hash: ::std::string::String,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        ///A seat added to the shuffle of the next deal. What it added comes with `revealed`.
        #[serde(rename = "entropy_added")]
        EntropyAdded {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Who.
            seat: Seat,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        /**The round was broken off, since nobody played on. Nobody has won it, and the chips stay where
they are.*/
        #[serde(rename = "round_abandoned")]
        RoundAbandoned {
            ///When it happened.
            at: ::chrono::DateTime<::chrono::offset::Utc>,
            ///The dead hand, where the ruleset shows it; empty before the deal.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            dead_hand: ::std::option::Option<::std::vec::Vec<Card>>,
            ///The cards left in the hands; none before the deal.
            hands: ::std::vec::Vec<SeatHand>,
            ///The round, from 1; 0 before the start.
            round: u32,
            ///Its number in the log, from 1.
            seq: u64,
            ///The same in a sentence, or two, for people: nothing that the other members do not tell.
            text: ::std::string::String,
            ///The version of the game that it belongs to.
            version: u64,
        },
        /// A type that this version of the client does not know, as it came.
        #[serde(skip)]
        Unknown(::serde_json::Value),
    }
    ///A part of a game's log.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct EventPage {
        ///The events, in order.
        pub items: ::std::vec::Vec<Event>,
        ///Number of the log's last event, which may be beyond this page.
        pub last_seq: u64,
    }
    ///How the dead hand changes its owner.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(tag = "mode")]
    #[non_exhaustive]
    #[serde(remote = "Self")]
    pub enum Exchange {
        ///It does not.
        #[serde(rename = "none")]
        None {},
        ///It is sold unseen at an agreed price (Michigan Rummy, Vorbereitung 6).
        #[serde(rename = "fixed_price")]
        FixedPrice {
            ///Whether a player who holds a boodle card is barred from buying.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            barred_if_paycard: ::std::option::Option<bool>,
            ///Whether the dealer takes an unsold dead hand free of charge.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            dealer_free: ::std::option::Option<bool>,
            ///Whether the dealer looks at an unsold dead hand before deciding.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            dealer_peek: ::std::option::Option<bool>,
            ///Chips that the dealer must put on the dead hand's space.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            forced_stake: ::std::option::Option<u32>,
            ///Whether the dealer must offer it.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            offer: ::std::option::Option<Offer>,
            ///Who is asked, in which order.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            order: ::std::option::Option<ExchangeOrder>,
            ///The price, in chips.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            price: ::std::option::Option<u32>,
            ///Where the price goes: a space, or `dealer`.
            to: SpaceId,
        },
        ///The dealer alone may swap his hand for it (Michigan; Newmarket, Tote Hand kaufen).
        #[serde(rename = "dealer_swap")]
        DealerSwap {
            ///Whether a dealer who holds a boodle card is barred from swapping.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            barred_if_paycard: ::std::option::Option<bool>,
            ///Whether the dealer looks at it first.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            peek: ::std::option::Option<bool>,
            ///The price, in chips.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            price: ::std::option::Option<u32>,
            ///How many cards he swaps.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            swap_size: ::std::option::Option<SwapSize>,
            ///Where the price goes: a space, or nowhere when it is 0.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            to: ::std::option::Option<SpaceId>,
        },
        ///It goes to the highest bidder (Tripoli, Auktions-Skat).
        #[serde(rename = "auction")]
        Auction {
            ///Whether a player who holds a boodle card is barred from bidding.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            barred_if_paycard: ::std::option::Option<bool>,
            ///Whether the dealer bids.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            dealer_bids: ::std::option::Option<bool>,
            ///Lowest first bid, in chips.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            min_bid: ::std::option::Option<u32>,
            ///Who is asked, in which order.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            order: ::std::option::Option<ExchangeOrder>,
            ///Where the bid goes: a space, or `dealer`.
            to: SpaceId,
        },
        /// A type that this version of the client does not know, as it came.
        #[serde(skip)]
        Unknown(::serde_json::Value),
    }
    ///Who is asked for the dead hand, in which order.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum ExchangeOrder {
        #[serde(rename = "left_then_dealer")]
        LeftThenDealer,
        #[serde(rename = "dealer_first")]
        DealerFirst,
        #[serde(rename = "dealer_only")]
        DealerOnly,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for ExchangeOrder {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::LeftThenDealer => f.write_str("left_then_dealer"),
                Self::DealerFirst => f.write_str("dealer_first"),
                Self::DealerOnly => f.write_str("dealer_only"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for ExchangeOrder {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "left_then_dealer" => Ok(Self::LeftThenDealer),
                "dealer_first" => Ok(Self::DealerFirst),
                "dealer_only" => Ok(Self::DealerOnly),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for ExchangeOrder {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for ExchangeOrder {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///What the dead hand is.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum Extra {
        #[serde(rename = "full_hand")]
        FullHand,
        #[serde(rename = "leftover")]
        Leftover,
        #[serde(rename = "none")]
        None,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for Extra {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::FullHand => f.write_str("full_hand"),
                Self::Leftover => f.write_str("leftover"),
                Self::None => f.write_str("none"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for Extra {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "full_hand" => Ok(Self::FullHand),
                "leftover" => Ok(Self::Leftover),
                "none" => Ok(Self::None),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for Extra {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for Extra {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///One objection against a ruleset.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct Fault {
        ///What kind of objection it is; new ones may be added.
        pub code: FaultCode,
        ///The reason, a sentence for people.
        pub detail: ::std::string::String,
        ///Where, as a JSON pointer (RFC 6901) into the ruleset.
        pub pointer: ::std::string::String,
    }
    ///A kind of objection.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum FaultCode {
        #[serde(rename = "out_of_range")]
        OutOfRange,
        #[serde(rename = "duplicate")]
        Duplicate,
        #[serde(rename = "unknown_space")]
        UnknownSpace,
        #[serde(rename = "contradiction")]
        Contradiction,
        #[serde(rename = "impossible_deal")]
        ImpossibleDeal,
        #[serde(rename = "malformed")]
        Malformed,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for FaultCode {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::OutOfRange => f.write_str("out_of_range"),
                Self::Duplicate => f.write_str("duplicate"),
                Self::UnknownSpace => f.write_str("unknown_space"),
                Self::Contradiction => f.write_str("contradiction"),
                Self::ImpossibleDeal => f.write_str("impossible_deal"),
                Self::Malformed => f.write_str("malformed"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for FaultCode {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "out_of_range" => Ok(Self::OutOfRange),
                "duplicate" => Ok(Self::Duplicate),
                "unknown_space" => Ok(Self::UnknownSpace),
                "contradiction" => Ok(Self::Contradiction),
                "impossible_deal" => Ok(Self::ImpossibleDeal),
                "malformed" => Ok(Self::Malformed),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for FaultCode {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for FaultCode {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///Who deals the first round.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(tag = "type")]
    #[non_exhaustive]
    #[serde(remote = "Self")]
    pub enum FirstDealer {
        ///Everybody cuts, the highest card deals; only the tied cut again.
        #[serde(rename = "cut_high")]
        CutHigh {},
        ///A certain seat.
        #[serde(rename = "seat")]
        Seat {
            ///The dealer of the first round.
            seat: u32,
        },
        ///Any seat, by chance.
        #[serde(rename = "random")]
        Random {},
        /// A type that this version of the client does not know, as it came.
        #[serde(skip)]
        Unknown(::serde_json::Value),
    }
    ///Who pays a fixed sum.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum FixedPayer {
        #[serde(rename = "bank")]
        Bank,
        #[serde(rename = "each")]
        Each,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for FixedPayer {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::Bank => f.write_str("bank"),
                Self::Each => f.write_str("each"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for FixedPayer {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "bank" => Ok(Self::Bank),
                "each" => Ok(Self::Each),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for FixedPayer {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for FixedPayer {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    /**What a frame carries.

- `Event`: An event of the log.
- `View`: The game as the viewer may see it, of `event: view`.
- `StreamEnd`: Why the stream ends, of `event: end` and `event: shutdown`.*/
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(untagged)]
    pub enum FrameData {
        Event(Event),
        View(View),
        StreamEnd(StreamEnd),
    }
    impl ::std::convert::From<Event> for FrameData {
        fn from(value: Event) -> Self {
            Self::Event(value)
        }
    }
    impl ::std::convert::From<View> for FrameData {
        fn from(value: View) -> Self {
            Self::View(value)
        }
    }
    impl ::std::convert::From<StreamEnd> for FrameData {
        fn from(value: StreamEnd) -> Self {
            Self::StreamEnd(value)
        }
    }
    ///Chips that every seat distributes as it likes before a round (Newmarket, Vorbereitung 2).
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct FreeAnte {
        ///Chips to distribute, all of them.
        pub budget: u32,
        ///The spaces they may go on.
        pub on: ::std::vec::Vec<SpaceId>,
    }
    impl FreeAnte {
        pub fn builder() -> builder::FreeAnte {
            Default::default()
        }
    }
    ///The id of a game.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(transparent)]
    #[derive(Copy, Eq, Hash, Ord, PartialOrd)]
    pub struct GameId(pub ::uuid::Uuid);
    impl ::std::ops::Deref for GameId {
        type Target = ::uuid::Uuid;
        fn deref(&self) -> &::uuid::Uuid {
            &self.0
        }
    }
    impl ::std::convert::From<GameId> for ::uuid::Uuid {
        fn from(value: GameId) -> Self {
            value.0
        }
    }
    impl ::std::convert::From<::uuid::Uuid> for GameId {
        fn from(value: ::uuid::Uuid) -> Self {
            Self(value)
        }
    }
    impl ::std::fmt::Display for GameId {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            self.0.fmt(f)
        }
    }
    impl ::std::str::FromStr for GameId {
        type Err = <::uuid::Uuid as ::std::str::FromStr>::Err;
        fn from_str(value: &str) -> ::std::result::Result<Self, Self::Err> {
            Ok(Self(value.parse()?))
        }
    }
    impl ::std::convert::TryFrom<&str> for GameId {
        type Error = <::uuid::Uuid as ::std::str::FromStr>::Err;
        fn try_from(value: &str) -> ::std::result::Result<Self, Self::Error> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<String> for GameId {
        type Error = <::uuid::Uuid as ::std::str::FromStr>::Err;
        fn try_from(value: String) -> ::std::result::Result<Self, Self::Error> {
            value.parse()
        }
    }
    ///A page of games.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct GamePage {
        ///The games, newest first.
        pub items: ::std::vec::Vec<GameSummary>,
        ///Where the next page begins; null on the last.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub next_cursor: ::std::option::Option<::std::string::String>,
    }
    ///How the session ended.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct GameResult {
        ///All seats, the best first.
        pub ranking: ::std::vec::Vec<SeatRank>,
        ///Why it ended.
        pub why: EndReason,
        ///Who won, several when they share the win.
        pub winners: ::std::vec::Vec<Seat>,
    }
    ///The rules of a game. They never change while it is played.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct GameRules {
        ///What people call the game; null for rules of one's own.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub name: ::std::option::Option<::std::string::String>,
        ///The rules as parameters, every option filled in.
        pub ruleset: Ruleset,
        ///The rules for people to read, Markdown.
        pub text: ::std::string::String,
        ///What players call the things on the table.
        pub words: Glossary,
    }
    ///How far a game is.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum GameStatus {
        #[serde(rename = "open")]
        Open,
        #[serde(rename = "playing")]
        Playing,
        #[serde(rename = "finished")]
        Finished,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for GameStatus {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::Open => f.write_str("open"),
                Self::Playing => f.write_str("playing"),
                Self::Finished => f.write_str("finished"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for GameStatus {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "open" => Ok(Self::Open),
                "playing" => Ok(Self::Playing),
                "finished" => Ok(Self::Finished),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for GameStatus {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for GameStatus {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///A game in the lobby.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct GameSummary {
        ///Id of the game.
        pub id: GameId,
        ///The preset it was made from; null for rules of one's own.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub ruleset: ::std::option::Option<::std::string::String>,
        ///Whether the cards are chosen: the table was made to try things out.
        pub sandbox: bool,
        ///The seats, by number.
        pub seats: ::std::vec::Vec<SeatSummary>,
        ///What those may see who have no token of the game. What stands here is as late as the rest.
        pub spectators: Spectators,
        ///How far it is.
        pub status: GameStatus,
        ///Number of committed changes.
        pub version: u64,
    }
    /**Whether the lobby lists a game (`public`), or only those find it who know its id, and only those take a
seat who know its `join_code` (`private`).*/
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum GameVisibility {
        #[serde(rename = "public")]
        Public,
        #[serde(rename = "private")]
        Private,
    }
    impl ::std::fmt::Display for GameVisibility {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Public => f.write_str("public"),
                Self::Private => f.write_str("private"),
            }
        }
    }
    impl ::std::str::FromStr for GameVisibility {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "public" => Ok(Self::Public),
                "private" => Ok(Self::Private),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for GameVisibility {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for GameVisibility {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///What players call the things on the table.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct Glossary {
        ///All cards, by suit and rank.
        pub cards: ::std::vec::Vec<CardName>,
        ///The cards that nobody plays.
        pub dead_hand: ::std::string::String,
        ///The spaces of the board, in order.
        pub spaces: ::std::vec::Vec<SpaceName>,
    }
    ///Who becomes the host.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct HandOver {
        ///The seat whose holder does.
        pub seat: Seat,
    }
    impl HandOver {
        pub fn builder() -> builder::HandOver {
            Default::default()
        }
    }
    ///How the server is.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct Health {
        ///Always `ok`; what is not well is a problem.
        pub status: ::std::string::String,
    }
    ///The token of the host.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct HostToken {
        ///The token.
        pub host_token: ::std::string::String,
    }
    ///One public key, RFC 8037.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct Jwk {
        ///Algorithm, `EdDSA`.
        pub alg: ::std::string::String,
        ///Curve, `Ed25519`.
        pub crv: ::std::string::String,
        ///Name of the key, as in the header of a token.
        pub kid: ::std::string::String,
        ///Kind of key, `OKP`.
        pub kty: ::std::string::String,
        ///What it is for, `sig`.
        #[serde(rename = "use")]
        pub use_: ::std::string::String,
        ///The key, base64url.
        pub x: ::std::string::String,
    }
    ///The public keys that seat tokens can be checked with.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct JwkSet {
        /**The one that signs from latest on first: it may be published before it signs. A key stays here as
long as a token of it can be good.*/
        pub keys: ::std::vec::Vec<Jwk>,
    }
    ///Which cards may be led.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum LeadRule {
        #[serde(rename = "any")]
        Any,
        #[serde(rename = "lowest_of_suit")]
        LowestOfSuit,
        #[serde(rename = "lowest_of_longest")]
        LowestOfLongest,
        #[serde(rename = "lowest_in_hand")]
        LowestInHand,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for LeadRule {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::Any => f.write_str("any"),
                Self::LowestOfSuit => f.write_str("lowest_of_suit"),
                Self::LowestOfLongest => f.write_str("lowest_of_longest"),
                Self::LowestInHand => f.write_str("lowest_in_hand"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for LeadRule {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "any" => Ok(Self::Any),
                "lowest_of_suit" => Ok(Self::LowestOfSuit),
                "lowest_of_longest" => Ok(Self::LowestOfLongest),
                "lowest_in_hand" => Ok(Self::LowestInHand),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for LeadRule {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for LeadRule {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///Who leads the first sequence of a round.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(tag = "type")]
    #[non_exhaustive]
    #[serde(remote = "Self")]
    pub enum Leader {
        ///The player left of the dealer.
        #[serde(rename = "left_of_dealer")]
        LeftOfDealer {},
        ///The dealer.
        #[serde(rename = "dealer")]
        Dealer {},
        ///Who holds the lowest card of a suit that anybody holds.
        #[serde(rename = "holder_of_lowest")]
        HolderOfLowest {
            ///The suit.
            suit: Suit,
        },
        ///Who won the poker space.
        #[serde(rename = "poker_winner")]
        PokerWinner {},
        /// A type that this version of the client does not know, as it came.
        #[serde(skip)]
        Unknown(::serde_json::Value),
    }
    /**Who has ended it that somebody holds a seat: whoever held it (`seat`), the host, who has sent him
away (`host`), or the table, since the seat did not act in time (`clock`).*/
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum LeftBy {
        #[serde(rename = "seat")]
        Seat,
        #[serde(rename = "host")]
        Host,
        #[serde(rename = "clock")]
        Clock,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for LeftBy {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::Seat => f.write_str("seat"),
                Self::Host => f.write_str("host"),
                Self::Clock => f.write_str("clock"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for LeftBy {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "seat" => Ok(Self::Seat),
                "host" => Ok(Self::Host),
                "clock" => Ok(Self::Clock),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for LeftBy {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for LeftBy {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///What becomes of the chips on the board at the end of the session.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum Leftovers {
        #[serde(rename = "leave")]
        Leave,
        #[serde(rename = "split")]
        Split,
        #[serde(rename = "winner")]
        Winner,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for Leftovers {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::Leave => f.write_str("leave"),
                Self::Split => f.write_str("split"),
                Self::Winner => f.write_str("winner"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for Leftovers {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "leave" => Ok(Self::Leave),
                "split" => Ok(Self::Split),
                "winner" => Ok(Self::Winner),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for Leftovers {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for Leftovers {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///The ranges of actions that are not listed one by one.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default, PartialEq)]
    pub struct Limits {
        ///What a bid may be.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub bid: ::std::option::Option<BidLimits>,
        ///Where the pack may be cut.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub cut: ::std::option::Option<CutLimits>,
        ///How many cards are thrown in for the dead hand, where not the whole hand is.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub exchange: ::std::option::Option<u32>,
        ///What a stake may be.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub stake: ::std::option::Option<StakeLimits>,
    }
    ///The bottom rank of a suit.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum Low {
        A,
        #[serde(rename = "2")]
        X2,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for Low {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::A => f.write_str("A"),
                Self::X2 => f.write_str("2"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for Low {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "A" => Ok(Self::A),
                "2" => Ok(Self::X2),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for Low {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for Low {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///Until when the host may declare a misdeal.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum Misdeal {
        #[serde(rename = "never")]
        Never,
        #[serde(rename = "before_first_card")]
        BeforeFirstCard,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for Misdeal {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::Never => f.write_str("never"),
                Self::BeforeFirstCard => f.write_str("before_first_card"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for Misdeal {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "never" => Ok(Self::Never),
                "before_first_card" => Ok(Self::BeforeFirstCard),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for Misdeal {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for Misdeal {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///Why a deal does not count, in the words of whoever declares it.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum MisdealCause {
        #[serde(rename = "exposed_card")]
        ExposedCard,
        #[serde(rename = "wrong_deal")]
        WrongDeal,
        #[serde(rename = "other")]
        Other,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for MisdealCause {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::ExposedCard => f.write_str("exposed_card"),
                Self::WrongDeal => f.write_str("wrong_deal"),
                Self::Other => f.write_str("other"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for MisdealCause {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "exposed_card" => Ok(Self::ExposedCard),
                "wrong_deal" => Ok(Self::WrongDeal),
                "other" => Ok(Self::Other),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for MisdealCause {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for MisdealCause {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///What a seat adds to the next shuffle.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct NewEntropy {
        ///Any text. Its bytes in UTF-8 are hashed as they are; nobody is shown it before `revealed`.
        pub entropy: ::std::string::String,
    }
    impl NewEntropy {
        pub fn builder() -> builder::NewEntropy {
            Default::default()
        }
    }
    /**How the cards of a table are chosen that is there to try things out: by a seed or by a deck,
exactly one of them. Such a table says `sandbox: true` wherever it is shown, and its cards prove
nothing.*/
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct NewSandbox {
        /**The whole pack of the rules, the first card dealt first. It is dealt in every deal; there are no
commitments and nothing to add to.*/
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub deck: ::std::vec::Vec<Card>,
        /**All secrets follow from this text: with the same rules, number of seats, actions and entropy
every game with this seed is the same. Shuffles take `sandbox` for the id of the game.*/
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seed: ::std::option::Option<::std::string::String>,
    }
    impl NewSandbox {
        pub fn builder() -> builder::NewSandbox {
            Default::default()
        }
    }
    /**A seat of a new game: with a name it is taken and its token is in the answer, with a bot the
server plays it, with nothing it is open.*/
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct NewSeat {
        ///How the server plays, if a bot sits there. Without a name it gets one.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub bot: ::std::option::Option<BotLevel>,
        ///Who sits there. 1 to 40 characters, unique in the game ignoring case.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub name: ::std::option::Option<::std::string::String>,
    }
    impl NewSeat {
        pub fn builder() -> builder::NewSeat {
            Default::default()
        }
    }
    ///What those may see of a game who have no token of it, as it is asked for.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct NewSpectators {
        ///Whether they may see it at all; true by default. The replay of a game that is over is open to all.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub allowed: ::std::option::Option<bool>,
        /**How many events they are behind, so that they cannot tell a seat what they see; 0 by default. When
the game is over everything is shown.*/
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub delay: ::std::option::Option<u32>,
    }
    impl NewSpectators {
        pub fn builder() -> builder::NewSpectators {
            Default::default()
        }
    }
    ///A token that was signed anew. It is shown this once: keep it.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct NewToken {
        ///The seat that it opens.
        pub seat: Seat,
        ///The token.
        pub token: ::std::string::String,
    }
    ///The next deal, to which seats may add now. It may be the first of a round or a repeated one.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct NextDealView {
        ///The seats that have added to it.
        pub entropy: ::std::vec::Vec<Seat>,
        /**What the server has committed itself to: SHA-256 of the text `boodle-v1|commit|` followed by
the 32 bytes of the secret, in hex.*/
        pub hash: ::std::string::String,
    }
    ///What a leader does who has no card of a permitted suit.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum NoLead {
        #[serde(rename = "same_suit")]
        SameSuit,
        #[serde(rename = "pass_left")]
        PassLeft,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for NoLead {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::SameSuit => f.write_str("same_suit"),
                Self::PassLeft => f.write_str("pass_left"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for NoLead {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "same_suit" => Ok(Self::SameSuit),
                "pass_left" => Ok(Self::PassLeft),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for NoLead {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for NoLead {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///Whether the dealer must offer the dead hand.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum Offer {
        #[serde(rename = "dealer_choice")]
        DealerChoice,
        #[serde(rename = "always")]
        Always,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for Offer {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::DealerChoice => f.write_str("dealer_choice"),
                Self::Always => f.write_str("always"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for Offer {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "dealer_choice" => Ok(Self::DealerChoice),
                "always" => Ok(Self::Always),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for Offer {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for Offer {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///The least and the most of something.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct OptionRange {
        ///At most so much.
        pub max: u32,
        ///At least so much.
        pub min: u32,
    }
    ///A value that can be chosen.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct OptionValue {
        ///What it means.
        pub meaning: ::std::string::String,
        ///As it stands in the ruleset.
        pub value: ::std::string::String,
    }
    ///An object that can be chosen.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct OptionVariant {
        ///What it means.
        pub meaning: ::std::string::String,
        ///Its other members, in order; it has no others.
        pub options: ::std::vec::Vec<RulesetOption>,
        ///The value of the member that tells it from the others.
        pub value: ::std::string::String,
    }
    ///What a payment is for.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum PaidFor {
        #[serde(rename = "cards")]
        Cards,
        #[serde(rename = "stop")]
        Stop,
        #[serde(rename = "price")]
        Price,
        #[serde(rename = "stake")]
        Stake,
        #[serde(rename = "fee")]
        Fee,
        #[serde(rename = "boodle")]
        Boodle,
        #[serde(rename = "unplayed")]
        Unplayed,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for PaidFor {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::Cards => f.write_str("cards"),
                Self::Stop => f.write_str("stop"),
                Self::Price => f.write_str("price"),
                Self::Stake => f.write_str("stake"),
                Self::Fee => f.write_str("fee"),
                Self::Boodle => f.write_str("boodle"),
                Self::Unplayed => f.write_str("unplayed"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for PaidFor {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "cards" => Ok(Self::Cards),
                "stop" => Ok(Self::Stop),
                "price" => Ok(Self::Price),
                "stake" => Ok(Self::Stake),
                "fee" => Ok(Self::Fee),
                "boodle" => Ok(Self::Boodle),
                "unplayed" => Ok(Self::Unplayed),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for PaidFor {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for PaidFor {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///What a claim is paid.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(tag = "type")]
    #[non_exhaustive]
    #[serde(remote = "Self")]
    pub enum Pays {
        ///All chips on the space.
        #[serde(rename = "pot")]
        Pot {},
        ///A fixed sum (Michigan Rummy, Kartendeck: the printed payouts of Cadaco).
        #[serde(rename = "fixed")]
        Fixed {
            ///The sum, in chips.
            amount: u32,
            ///Who pays it.
            from: FixedPayer,
        },
        /// A type that this version of the client does not know, as it came.
        #[serde(skip)]
        Unknown(::serde_json::Value),
    }
    ///A part of a round.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum PhaseName {
        #[serde(rename = "stake")]
        Stake,
        #[serde(rename = "cut")]
        Cut,
        #[serde(rename = "deal")]
        Deal,
        #[serde(rename = "exchange")]
        Exchange,
        #[serde(rename = "stops")]
        Stops,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for PhaseName {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::Stake => f.write_str("stake"),
                Self::Cut => f.write_str("cut"),
                Self::Deal => f.write_str("deal"),
                Self::Exchange => f.write_str("exchange"),
                Self::Stops => f.write_str("stops"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for PhaseName {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "stake" => Ok(Self::Stake),
                "cut" => Ok(Self::Cut),
                "deal" => Ok(Self::Deal),
                "exchange" => Ok(Self::Exchange),
                "stops" => Ok(Self::Stops),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for PhaseName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for PhaseName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///How many can play.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct Players {
        ///At most so many.
        pub max: u32,
        ///At least so many.
        pub min: u32,
    }
    ///What went wrong, as `application/problem+json`. Tell problems apart by `code`.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct Problem {
        ///Stable name of the problem, the last segment of `type`. New ones may be added. Those of today, as `/problems` explains them: `bad_request`, `token_missing`, `invalid_token`, `forbidden`, `wrong_join_code`, `no_spectators`, `not_found`, `method_not_allowed`, `too_slow`, `too_large`, `uri_too_long`, `unsupported_media_type`, `not_your_turn`, `game_full`, `seats_open`, `name_taken`, `seat_empty`, `seat_lost`, `already_started`, `not_started`, `misdeal_moment`, `too_many_misdeals`, `entropy_closed`, `entropy_added`, `not_finished`, `no_rematch`, `not_private`, `finished`, `stale_version`, `idempotency_key_reused`, `unknown_ruleset`, `invalid_ruleset`, `players_out_of_range`, `invalid_deck`, `invalid_name`, `illegal_action`, `wrong_action`, `card_not_held`, `must_follow`, `suit_barred`, `lead_not_lowest`, `lead_not_longest`, `stake_total`, `stake_space`, `say_double`, `no_double`, `bid_range`, `cut_range`, `throw_in`, `holds_boodle`, `too_expensive`, `misdeal_never`, `too_many_requests`, `too_many_streams`, `internal`, `database_unavailable`, `shutting_down`, `disk_full`.
        pub code: ::std::string::String,
        ///What is wrong this time, in English whatever the language.
        pub detail: ::std::string::String,
        /**With rules that do not work, or whose form is wrong (the first sixteen then): every objection,
with its place in the ruleset, whether it was sent whole or as overrides.*/
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub faults: ::std::vec::Vec<Fault>,
        ///Path of the request that failed.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub instance: ::std::option::Option<::std::string::String>,
        /**With an illegal action: what the seat may do now, as in a view; of a stake, a bid or a cut the
smallest legal choice.*/
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub legal_actions: ::std::vec::Vec<Action>,
        ///JSON Pointer to the place in the request that is wrong, where it is known.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub pointer: ::std::option::Option<::std::string::String>,
        ///The HTTP status, repeated.
        pub status: u32,
        /**The problem in a few words, always the same for a code, in the language that
`Accept-Language` likes best; `Content-Language` tells which.*/
        pub title: ::std::string::String,
        ///URI of the page that explains the problem, relative to this server.
        #[serde(rename = "type")]
        pub type_: ::std::string::String,
        ///With a stale `If-Match`: the current version of the game.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub version: ::std::option::Option<u64>,
    }
    ///A misdeal.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct Redeal {
        ///Why the deal does not count.
        pub cause: MisdealCause,
    }
    impl Redeal {
        pub fn builder() -> builder::Redeal {
            Default::default()
        }
    }
    ///A rematch, and the token that opens it for the caller.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct Rematch {
        ///The new game: its id is another one.
        pub game: View,
        ///The token of its host; only for the host.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub host_token: ::std::option::Option<::std::string::String>,
        ///The caller's seat, the same as in the old game; only for a seat.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seat: ::std::option::Option<Seat>,
        ///The token of the seat; only for a seat.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub token: ::std::option::Option<::std::string::String>,
    }
    ///A game that is over, with everything that was secret.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct Replay {
        ///Id of the game, which goes into every shuffle; `sandbox` does in a game with a seed.
        pub id: GameId,
        ///The rounds, in order. The first item of the first page is round 0, what came before them.
        pub items: ::std::vec::Vec<ReplayRound>,
        ///Where the next page begins; null on the last.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub next_cursor: ::std::option::Option<::std::string::String>,
        ///The rules of the game, every option filled in.
        pub rules: Ruleset,
        ///The preset it was made from; null for rules of one's own.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub ruleset: ::std::option::Option<::std::string::String>,
        ///How the cards were chosen where the table was there to try things out; null for a fair game.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub sandbox: ::std::option::Option<ReplaySandbox>,
        ///The seats, by number.
        pub seats: ::std::vec::Vec<ReplaySeat>,
    }
    ///A deal, and what proves it.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct ReplayDeal {
        ///The dead hand that was dealt.
        pub dead_hand: ::std::vec::Vec<Card>,
        ///What each seat had added to the shuffle, null for nothing.
        pub entropy: ::std::vec::Vec<::std::option::Option<::std::string::String>>,
        ///The hands that were dealt.
        pub hands: ::std::vec::Vec<SeatHand>,
        ///What the server had committed itself to, in hex; null where a deck was given.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub hash: ::std::option::Option<::std::string::String>,
        ///How many cards were lifted off the top where the pack was cut, else 0.
        pub lifted: u32,
        ///Whether a misdeal was declared, so that these cards do not count.
        pub misdeal: bool,
        ///The secret, in hex; null where a deck was given.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub secret: ::std::option::Option<::std::string::String>,
    }
    ///A round with everything that was secret.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct ReplayRound {
        ///Who dealt; nobody in round 0.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub dealer: ::std::option::Option<Seat>,
        ///The deals: one, and one more for each misdeal before it.
        pub deals: ::std::vec::Vec<ReplayDeal>,
        /**Everything that happened, and so every action, with what was hidden from some or all: cards
taken in exchange or looked at, the cause of every stop, the dead hand at the end.*/
        pub events: ::std::vec::Vec<Event>,
        ///Its number, from 1; 0 is what came before the first round.
        pub round: u32,
    }
    ///How the cards of a table were chosen.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default, PartialEq)]
    pub struct ReplaySandbox {
        ///The deck, if there was one.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub deck: ::std::option::Option<::std::vec::Vec<Card>>,
        ///The seed, if there was one.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seed: ::std::option::Option<::std::string::String>,
    }
    ///Who played.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct ReplaySeat {
        ///The name of who held it at the end.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub name: ::std::option::Option<::std::string::String>,
        ///The number of the seat.
        pub seat: Seat,
    }
    ///Which suits may be led after a stop.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum Restart {
        #[serde(rename = "any")]
        Any,
        #[serde(rename = "change")]
        Change,
        #[serde(rename = "change_colour")]
        ChangeColour,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for Restart {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::Any => f.write_str("any"),
                Self::Change => f.write_str("change"),
                Self::ChangeColour => f.write_str("change_colour"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for Restart {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "any" => Ok(Self::Any),
                "change" => Ok(Self::Change),
                "change_colour" => Ok(Self::ChangeColour),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for Restart {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for Restart {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///A phase of a round, after antes and deal.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum RoundPhase {
        #[serde(rename = "turn_up")]
        TurnUp,
        #[serde(rename = "exchange")]
        Exchange,
        #[serde(rename = "collect")]
        Collect,
        #[serde(rename = "poker")]
        Poker,
        #[serde(rename = "stops")]
        Stops,
        #[serde(rename = "rummy")]
        Rummy,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for RoundPhase {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::TurnUp => f.write_str("turn_up"),
                Self::Exchange => f.write_str("exchange"),
                Self::Collect => f.write_str("collect"),
                Self::Poker => f.write_str("poker"),
                Self::Stops => f.write_str("stops"),
                Self::Rummy => f.write_str("rummy"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for RoundPhase {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "turn_up" => Ok(Self::TurnUp),
                "exchange" => Ok(Self::Exchange),
                "collect" => Ok(Self::Collect),
                "poker" => Ok(Self::Poker),
                "stops" => Ok(Self::Stops),
                "rummy" => Ok(Self::Rummy),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for RoundPhase {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for RoundPhase {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///A ruleset as it is written in JSON: a preset, or a preset with house rules, not yet checked.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct Ruleset {
        ///The spaces of the board, in order.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub board: ::std::vec::Vec<SpaceRules>,
        ///Where the boodle cards come from.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub boodle_source: ::std::option::Option<BoodleSource>,
        ///Whether chips are played for.
        pub chips: ChipRules,
        ///How the cards are dealt.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub deal: ::std::option::Option<DealRules>,
        ///Who deals first and what the dealer may do.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub dealer: ::std::option::Option<DealerRules>,
        ///The pack.
        pub deck: DeckRules,
        ///How the dead hand changes its owner.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub exchange: ::std::option::Option<Exchange>,
        ///Chips that every seat distributes as it likes, or none.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub free_ante: ::std::option::Option<FreeAnte>,
        ///Its id, or that of the preset it was made from: 1 to 40 lower-case letters, digits and hyphens.
        pub id: ::std::string::String,
        ///Until when the host may declare a misdeal.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub misdeal: ::std::option::Option<Misdeal>,
        ///The phases of a round after the deal, in order.
        pub phases: ::std::vec::Vec<RoundPhase>,
        ///Whether melds relieve the losers before they pay.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub rummy: ::std::option::Option<Rummy>,
        ///How many play.
        pub seats: SeatRules,
        ///When the session ends and who wins it.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub session: ::std::option::Option<SessionRules>,
        ///What is paid at the end of a round.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub settle: ::std::option::Option<SettleRules>,
        ///What happens to a seat that cannot ante in full.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub short_ante: ::std::option::Option<ShortAnte>,
        ///How the cards are played.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub stops: ::std::option::Option<StopsRules>,
        ///Whether a card is turned up for trumps.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub turn_up: ::std::option::Option<TurnUp>,
        ///What the table sees after a round.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub visibility: ::std::option::Option<Visibility>,
    }
    impl Ruleset {
        pub fn builder() -> builder::Ruleset {
            Default::default()
        }
    }
    /**The rules to play by: the id of a preset, as `GET /v1/rulesets` lists them, or a whole ruleset, in
the form of `ruleset` in `GET /v1/rulesets/{id}`. What a whole ruleset leaves out has its usual
value. One that equals a preset, its id included, is that preset; any other is a game of one's own.

- `Ruleset`: A whole ruleset.*/
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(untagged)]
    pub enum RulesetChoice {
        String(::std::string::String),
        Ruleset(Ruleset),
    }
    impl ::std::convert::From<Ruleset> for RulesetChoice {
        fn from(value: Ruleset) -> Self {
            Self::Ruleset(value)
        }
    }
    ///A ruleset, whole.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct RulesetDetail {
        ///Its id, for `POST /v1/games`.
        pub id: ::std::string::String,
        ///What people call it.
        pub name: ::std::string::String,
        /**Every option that a ruleset has, with its type, range, default and meaning: what a form of
`ruleset` is made of. They are the same for all rulesets.*/
        pub options: ::std::vec::Vec<RulesetOption>,
        ///How many can play.
        pub players: Players,
        ///The rules as parameters, every option filled in.
        pub ruleset: Ruleset,
        ///The rules for people to read, Markdown.
        pub text: ::std::string::String,
        ///What players call the things on the table.
        pub words: Glossary,
    }
    /**An option of a ruleset: what may stand at one place of it. Options are nested as the ruleset is.
New types may be added: leave alone what you do not know.*/
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(tag = "type")]
    #[non_exhaustive]
    #[serde(remote = "Self")]
    pub enum RulesetOption {
        ///True or false.
        #[serde(rename = "boolean")]
        Boolean {
            ///What counts where it is left out; absent where it is required.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            default: ::std::option::Option<::serde_json::Value>,
            ///What it means.
            meaning: ::std::string::String,
            ///The member that it is; `-` for each item of a list.
            name: ::std::string::String,
            ///Whether it may be null.
            nullable: bool,
            ///Where it stands, as a JSON pointer (RFC 6901) into the ruleset; `-` is each item of a list.
            pointer: ::std::string::String,
            ///Whether it must be there wherever the object around it is.
            required: bool,
            ///A few words for it.
            title: ::std::string::String,
        },
        ///A whole number.
        #[serde(rename = "integer")]
        Integer {
            ///What counts where it is left out; absent where it is required.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            default: ::std::option::Option<::serde_json::Value>,
            ///What it means.
            meaning: ::std::string::String,
            ///The member that it is; `-` for each item of a list.
            name: ::std::string::String,
            ///Whether it may be null.
            nullable: bool,
            ///Where it stands, as a JSON pointer (RFC 6901) into the ruleset; `-` is each item of a list.
            pointer: ::std::string::String,
            ///The smallest and the largest number.
            range: OptionRange,
            ///Whether it must be there wherever the object around it is.
            required: bool,
            ///A few words for it.
            title: ::std::string::String,
        },
        ///A text.
        #[serde(rename = "text")]
        Text {
            ///What counts where it is left out; absent where it is required.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            default: ::std::option::Option<::serde_json::Value>,
            ///The fewest and the most characters.
            length: OptionRange,
            ///What it means.
            meaning: ::std::string::String,
            ///The member that it is; `-` for each item of a list.
            name: ::std::string::String,
            ///Whether it may be null.
            nullable: bool,
            ///The regular expression that it matches.
            pattern: ::std::string::String,
            ///Where it stands, as a JSON pointer (RFC 6901) into the ruleset; `-` is each item of a list.
            pointer: ::std::string::String,
            ///Whether it must be there wherever the object around it is.
            required: bool,
            ///A few words for it.
            title: ::std::string::String,
        },
        ///A card.
        #[serde(rename = "card")]
        Card {
            ///What counts where it is left out; absent where it is required.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            default: ::std::option::Option<::serde_json::Value>,
            ///What it means.
            meaning: ::std::string::String,
            ///The member that it is; `-` for each item of a list.
            name: ::std::string::String,
            ///Whether it may be null.
            nullable: bool,
            ///Where it stands, as a JSON pointer (RFC 6901) into the ruleset; `-` is each item of a list.
            pointer: ::std::string::String,
            ///Whether it must be there wherever the object around it is.
            required: bool,
            ///A few words for it.
            title: ::std::string::String,
            ///Whether it may also be a rank of the trump suit, as in `K+`.
            trumps: bool,
        },
        ///The id of a space of the board.
        #[serde(rename = "space")]
        Space {
            ///Whether it may also be `dealer`, who is no space.
            dealer: bool,
            ///What counts where it is left out; absent where it is required.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            default: ::std::option::Option<::serde_json::Value>,
            ///What it means.
            meaning: ::std::string::String,
            ///The member that it is; `-` for each item of a list.
            name: ::std::string::String,
            ///Whether it may be null.
            nullable: bool,
            ///Where it stands, as a JSON pointer (RFC 6901) into the ruleset; `-` is each item of a list.
            pointer: ::std::string::String,
            ///Whether it must be there wherever the object around it is.
            required: bool,
            ///A few words for it.
            title: ::std::string::String,
        },
        ///One of several values.
        #[serde(rename = "choice")]
        Choice {
            ///What counts where it is left out; absent where it is required.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            default: ::std::option::Option<::serde_json::Value>,
            ///What it means.
            meaning: ::std::string::String,
            ///The member that it is; `-` for each item of a list.
            name: ::std::string::String,
            ///Whether it may be null.
            nullable: bool,
            ///Where it stands, as a JSON pointer (RFC 6901) into the ruleset; `-` is each item of a list.
            pointer: ::std::string::String,
            ///Whether it must be there wherever the object around it is.
            required: bool,
            ///A few words for it.
            title: ::std::string::String,
            ///The values.
            values: ::std::vec::Vec<OptionValue>,
        },
        ///One of several objects, which one of their members tells apart.
        #[serde(rename = "union")]
        Union {
            ///What counts where it is left out; absent where it is required.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            default: ::std::option::Option<::serde_json::Value>,
            ///What it means.
            meaning: ::std::string::String,
            ///The member that it is; `-` for each item of a list.
            name: ::std::string::String,
            ///Whether it may be null.
            nullable: bool,
            ///Where it stands, as a JSON pointer (RFC 6901) into the ruleset; `-` is each item of a list.
            pointer: ::std::string::String,
            ///Whether it must be there wherever the object around it is.
            required: bool,
            ///That member.
            tag: ::std::string::String,
            ///A few words for it.
            title: ::std::string::String,
            ///The objects.
            variants: ::std::vec::Vec<OptionVariant>,
        },
        ///A list.
        #[serde(rename = "list")]
        List {
            ///What counts where it is left out; absent where it is required.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            default: ::std::option::Option<::serde_json::Value>,
            ///What each item is.
            items: ::std::boxed::Box<RulesetOption>,
            ///The fewest and the most items.
            length: OptionRange,
            ///What it means.
            meaning: ::std::string::String,
            ///The member that it is; `-` for each item of a list.
            name: ::std::string::String,
            ///Whether it may be null.
            nullable: bool,
            ///Where it stands, as a JSON pointer (RFC 6901) into the ruleset; `-` is each item of a list.
            pointer: ::std::string::String,
            ///Whether it must be there wherever the object around it is.
            required: bool,
            ///A few words for it.
            title: ::std::string::String,
        },
        ///An object.
        #[serde(rename = "object")]
        Object {
            ///What counts where it is left out; absent where it is required.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            default: ::std::option::Option<::serde_json::Value>,
            ///What it means.
            meaning: ::std::string::String,
            ///The member that it is; `-` for each item of a list.
            name: ::std::string::String,
            ///Whether it may be null.
            nullable: bool,
            ///Its members, in order; it has no others.
            options: ::std::vec::Vec<RulesetOption>,
            ///Where it stands, as a JSON pointer (RFC 6901) into the ruleset; `-` is each item of a list.
            pointer: ::std::string::String,
            ///Whether it must be there wherever the object around it is.
            required: bool,
            ///A few words for it.
            title: ::std::string::String,
        },
        /// A type that this version of the client does not know, as it came.
        #[serde(skip)]
        Unknown(::serde_json::Value),
    }
    ///A page of rulesets.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct RulesetPage {
        ///The rulesets.
        pub items: ::std::vec::Vec<RulesetSummary>,
        ///Where the next page begins; null on the last.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub next_cursor: ::std::option::Option<::std::string::String>,
    }
    ///A ruleset in the list.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct RulesetSummary {
        ///Its id, for `POST /v1/games`.
        pub id: ::std::string::String,
        ///What people call it.
        pub name: ::std::string::String,
        ///How many can play.
        pub players: Players,
    }
    ///Whether melds relieve the losers before they pay.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum Rummy {
        #[serde(rename = "off")]
        Off,
        #[serde(rename = "meld_relief")]
        MeldRelief,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for Rummy {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::Off => f.write_str("off"),
                Self::MeldRelief => f.write_str("meld_relief"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for Rummy {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "off" => Ok(Self::Off),
                "meld_relief" => Ok(Self::MeldRelief),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for Rummy {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for Rummy {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///A seat, numbered from 0 clockwise: "left of" is the next higher seat.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(transparent)]
    #[derive(Copy, Eq, Hash, Ord, PartialOrd)]
    pub struct Seat(pub u32);
    impl ::std::ops::Deref for Seat {
        type Target = u32;
        fn deref(&self) -> &u32 {
            &self.0
        }
    }
    impl ::std::convert::From<Seat> for u32 {
        fn from(value: Seat) -> Self {
            value.0
        }
    }
    impl ::std::convert::From<u32> for Seat {
        fn from(value: u32) -> Self {
            Self(value)
        }
    }
    impl ::std::fmt::Display for Seat {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            self.0.fmt(f)
        }
    }
    impl ::std::str::FromStr for Seat {
        type Err = <u32 as ::std::str::FromStr>::Err;
        fn from_str(value: &str) -> ::std::result::Result<Self, Self::Err> {
            Ok(Self(value.parse()?))
        }
    }
    impl ::std::convert::TryFrom<&str> for Seat {
        type Error = <u32 as ::std::str::FromStr>::Err;
        fn try_from(value: &str) -> ::std::result::Result<Self, Self::Error> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<String> for Seat {
        type Error = <u32 as ::std::str::FromStr>::Err;
        fn try_from(value: String) -> ::std::result::Result<Self, Self::Error> {
            value.parse()
        }
    }
    ///A seat and a card.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct SeatCard {
        ///The card.
        pub card: Card,
        ///The seat.
        pub seat: Seat,
    }
    ///A seat and the number of its cards.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct SeatCards {
        ///Number of cards.
        pub count: u32,
        ///The seat.
        pub seat: Seat,
    }
    ///A seat and the cards that it held.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct SeatHand {
        ///Its cards.
        pub cards: ::std::vec::Vec<Card>,
        ///The seat.
        pub seat: Seat,
    }
    ///Who holds a seat.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum SeatKind {
        #[serde(rename = "player")]
        Player,
        #[serde(rename = "bot")]
        Bot,
        #[serde(rename = "open")]
        Open,
        #[serde(rename = "left")]
        Left,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for SeatKind {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::Player => f.write_str("player"),
                Self::Bot => f.write_str("bot"),
                Self::Open => f.write_str("open"),
                Self::Left => f.write_str("left"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for SeatKind {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "player" => Ok(Self::Player),
                "bot" => Ok(Self::Bot),
                "open" => Ok(Self::Open),
                "left" => Ok(Self::Left),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for SeatKind {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for SeatKind {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///A seat's place in the end.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct SeatRank {
        ///Its chips.
        pub chips: u32,
        /**Its place, from 1, by chips less what it owes the bank, or by rounds won where a game has no
chips; equal scores share a place.*/
        pub place: u32,
        ///Rounds it won, the score where a game has no chips.
        pub rounds_won: u32,
        ///The seat.
        pub seat: Seat,
    }
    ///How many play.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct SeatRules {
        ///Most seats to start with.
        pub max: u32,
        ///Fewest seats to start with.
        pub min: u32,
        ///Fewest seats to go on with after eliminations.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub min_active: ::std::option::Option<u32>,
    }
    impl SeatRules {
        pub fn builder() -> builder::SeatRules {
            Default::default()
        }
    }
    ///A seat of a game in the lobby.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct SeatSummary {
        ///Who holds it.
        pub kind: SeatKind,
        ///The name of who holds it.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub name: ::std::option::Option<::std::string::String>,
        ///Its number, clockwise from 0.
        pub seat: Seat,
    }
    ///A seat and the token that opens it.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct SeatToken {
        ///The seat.
        pub seat: Seat,
        ///Its token.
        pub token: ::std::string::String,
    }
    ///A seat as everybody sees it.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct SeatView {
        ///What the server does by itself for who holds it.
        pub auto_play: AutoPlay,
        ///How it plays, if it is a bot.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub bot: ::std::option::Option<BotLevel>,
        ///Number of cards in hand.
        pub cards_left: u32,
        ///Its chips, 0 where a game has none.
        pub chips: u32,
        ///Chips that it owes the bank: whatever comes to it goes there first.
        pub debt: u32,
        ///Whether it is out of the game.
        pub eliminated: bool,
        ///Who holds it.
        pub kind: SeatKind,
        ///The name of who holds it.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub name: ::std::option::Option<::std::string::String>,
        ///Rounds won so far.
        pub rounds_won: u32,
        ///Its number, clockwise from 0.
        pub seat: Seat,
        ///Whether a bot plays until who holds it acts again.
        pub stand_in: bool,
    }
    ///The sequence being played.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct SequenceView {
        ///Its cards so far, the lead first.
        pub cards: ::std::vec::Vec<SeatCard>,
        ///The card that is due.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub next: ::std::option::Option<Card>,
        ///Its suit.
        pub suit: Suit,
    }
    ///A reason for the session to end after a round.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(tag = "type")]
    #[non_exhaustive]
    #[serde(remote = "Self")]
    pub enum SessionEnd {
        ///So many rounds are played.
        #[serde(rename = "rounds")]
        Rounds {
            ///Rounds.
            count: u32,
        },
        ///So many minutes have passed since the start; the round in play is finished first.
        #[serde(rename = "minutes")]
        Minutes {
            ///Minutes.
            count: u32,
        },
        ///A seat has no chips left after a round.
        #[serde(rename = "first_bust")]
        FirstBust {},
        ///At most one seat has chips left after a round.
        #[serde(rename = "last_standing")]
        LastStanding {},
        ///Only the host ends it, or the highest number of rounds.
        #[serde(rename = "manual")]
        Manual {},
        /// A type that this version of the client does not know, as it came.
        #[serde(skip)]
        Unknown(::serde_json::Value),
    }
    ///When the session ends and who wins it.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default, PartialEq)]
    pub struct SessionRules {
        ///What happens to a seat without chips.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub bust: ::std::option::Option<Bust>,
        ///Checked after every round in this order; the first that is true ends the session.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub ends: ::std::vec::Vec<SessionEnd>,
        ///What becomes of the chips on the board at the end.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub leftovers: ::std::option::Option<Leftovers>,
        ///After this many rounds the session ends in any case.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub max_rounds: ::std::option::Option<u32>,
        ///What happens when several have most chips.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub tie: ::std::option::Option<Tie>,
    }
    impl SessionRules {
        pub fn builder() -> builder::SessionRules {
            Default::default()
        }
    }
    ///The suit of a set of ranks.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum SetSuit {
        #[serde(rename = "any")]
        Any,
        C,
        D,
        H,
        S,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for SetSuit {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::Any => f.write_str("any"),
                Self::C => f.write_str("C"),
                Self::D => f.write_str("D"),
                Self::H => f.write_str("H"),
                Self::S => f.write_str("S"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for SetSuit {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "any" => Ok(Self::Any),
                "C" => Ok(Self::C),
                "D" => Ok(Self::D),
                "H" => Ok(Self::H),
                "S" => Ok(Self::S),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for SetSuit {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for SetSuit {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///What is paid at the end of a round.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default, PartialEq)]
    pub struct SettleRules {
        ///Who holds this card pays nothing for his cards (Pope Joan).
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub exempt_holder: ::std::option::Option<Card>,
        /**Chips that each opponent pays the player who goes out for each card left, left of the dealer
first.*/
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub per_card: ::std::option::Option<u32>,
        /**Chips that the bank gives to whoever goes out, after what he takes from the board and before
the others pay him.*/
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub round_bonus: ::std::option::Option<u32>,
        ///What happens when somebody cannot pay another seat in full.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub short_pay: ::std::option::Option<ShortPay>,
        ///Penalty for still holding a card that wins a space when it is played.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub unplayed_boodle: ::std::option::Option<UnplayedBoodle>,
    }
    impl SettleRules {
        pub fn builder() -> builder::SettleRules {
            Default::default()
        }
    }
    ///How several holders share a space.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum Share {
        #[serde(rename = "per_player")]
        PerPlayer,
        #[serde(rename = "per_set")]
        PerSet,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for Share {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::PerPlayer => f.write_str("per_player"),
                Self::PerSet => f.write_str("per_set"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for Share {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "per_player" => Ok(Self::PerPlayer),
                "per_set" => Ok(Self::PerSet),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for Share {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for Share {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///What happens to a seat that cannot ante in full.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum ShortAnte {
        #[serde(rename = "partial")]
        Partial,
        #[serde(rename = "eliminate")]
        Eliminate,
        #[serde(rename = "rebuy")]
        Rebuy,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for ShortAnte {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::Partial => f.write_str("partial"),
                Self::Eliminate => f.write_str("eliminate"),
                Self::Rebuy => f.write_str("rebuy"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for ShortAnte {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "partial" => Ok(Self::Partial),
                "eliminate" => Ok(Self::Eliminate),
                "rebuy" => Ok(Self::Rebuy),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for ShortAnte {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for ShortAnte {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    /**What happens when somebody cannot pay another seat in full, for cards, for a stop or for a card
that every other seat pays for. Antes, prices, fees and doubled spaces are always paid as far as
the chips reach.*/
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum ShortPay {
        #[serde(rename = "available")]
        Available,
        #[serde(rename = "debt")]
        Debt,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for ShortPay {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::Available => f.write_str("available"),
                Self::Debt => f.write_str("debt"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for ShortPay {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "available" => Ok(Self::Available),
                "debt" => Ok(Self::Debt),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for ShortPay {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for ShortPay {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///The dead hand's place in the order of dealing.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum Slot {
        #[serde(rename = "first")]
        First,
        #[serde(rename = "last")]
        Last,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for Slot {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::First => f.write_str("first"),
                Self::Last => f.write_str("last"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for Slot {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "first" => Ok(Self::First),
                "last" => Ok(Self::Last),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for Slot {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for Slot {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///Where collected chips came from.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum Source {
        #[serde(rename = "board")]
        Board,
        #[serde(rename = "bank")]
        Bank,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for Source {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::Board => f.write_str("board"),
                Self::Bank => f.write_str("bank"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for Source {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "board" => Ok(Self::Board),
                "bank" => Ok(Self::Bank),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for Source {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for Source {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///The name of a space of the board, as in `AS`, `kitty` or `pot`.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[serde(transparent)]
    pub struct SpaceId(pub ::std::string::String);
    impl ::std::ops::Deref for SpaceId {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<SpaceId> for ::std::string::String {
        fn from(value: SpaceId) -> Self {
            value.0
        }
    }
    impl ::std::convert::From<::std::string::String> for SpaceId {
        fn from(value: ::std::string::String) -> Self {
            Self(value)
        }
    }
    impl ::std::fmt::Display for SpaceId {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            self.0.fmt(f)
        }
    }
    impl ::std::str::FromStr for SpaceId {
        type Err = ::std::convert::Infallible;
        fn from_str(value: &str) -> ::std::result::Result<Self, Self::Err> {
            Ok(Self(value.to_string()))
        }
    }
    ///What players call a space.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct SpaceName {
        ///The space.
        pub id: SpaceId,
        ///Its name.
        pub name: ::std::string::String,
    }
    ///A space of the board.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct SpaceRules {
        ///Chips that fall on it before every round.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub ante: ::std::option::Option<Ante>,
        ///What becomes of chips that nobody won.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub carry: ::std::option::Option<Carry>,
        ///What wins its chips; the first claim of a round takes what lies there.
        pub claims: ::std::vec::Vec<Claim>,
        ///Its name, which no other space has; `dealer` is none.
        pub id: SpaceId,
        ///What a claim is paid.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub pays: ::std::option::Option<Pays>,
        ///How several holders share it; a remainder stays.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub share: ::std::option::Option<Share>,
    }
    impl SpaceRules {
        pub fn builder() -> builder::SpaceRules {
            Default::default()
        }
    }
    ///A space of the board.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct SpaceView {
        ///Chips on it.
        pub chips: u32,
        ///What wins them.
        pub claims: ::std::vec::Vec<Claim>,
        ///Its name.
        pub id: SpaceId,
    }
    ///What those may see of a game who have no token of it.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct Spectators {
        ///Whether they may see it at all. The replay of a game that is over is open to all.
        pub allowed: bool,
        /**How many events they are behind. They see the game as it was at the newest version whose last event
is so many events ago, or as it was made, as long as there is none; when it is over, everything.*/
        pub delay: u32,
    }
    ///What a stake may be: any distribution of the total over the spaces.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct StakeLimits {
        ///The spaces they may go on.
        pub on: ::std::vec::Vec<SpaceId>,
        ///Chips to distribute, all of them.
        pub total: u32,
    }
    ///Chips for playing the card at which a sequence stops.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct StopBonus {
        ///Chips, from each payer.
        pub amount: u32,
        ///Which stops count.
        pub causes: ::std::vec::Vec<StopCause>,
        ///Who pays.
        pub from: BonusPayer,
    }
    impl StopBonus {
        pub fn builder() -> builder::StopBonus {
            Default::default()
        }
    }
    ///Why a sequence stopped.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum StopCause {
        #[serde(rename = "top")]
        Top,
        #[serde(rename = "dead")]
        Dead,
        #[serde(rename = "played")]
        Played,
        #[serde(rename = "removed")]
        Removed,
        #[serde(rename = "forced")]
        Forced,
        #[serde(rename = "unplayed")]
        Unplayed,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for StopCause {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::Top => f.write_str("top"),
                Self::Dead => f.write_str("dead"),
                Self::Played => f.write_str("played"),
                Self::Removed => f.write_str("removed"),
                Self::Forced => f.write_str("forced"),
                Self::Unplayed => f.write_str("unplayed"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for StopCause {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "top" => Ok(Self::Top),
                "dead" => Ok(Self::Dead),
                "played" => Ok(Self::Played),
                "removed" => Ok(Self::Removed),
                "forced" => Ok(Self::Forced),
                "unplayed" => Ok(Self::Unplayed),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for StopCause {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for StopCause {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///How the cards are played.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default, PartialEq)]
    pub struct StopsRules {
        ///Which cards the first lead of a round may be.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub first_lead: ::std::option::Option<LeadRule>,
        ///Cards that always end the sequence.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub forced_stops: ::std::vec::Vec<Card>,
        ///Which cards a later lead may be.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub lead: ::std::option::Option<LeadRule>,
        ///Who leads the first sequence. `{"type":"left_of_dealer"}` where it is left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub leader: ::std::option::Option<Leader>,
        ///What a leader does who has no card of a permitted suit.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub no_lead: ::std::option::Option<NoLead>,
        /**Chips that a leader pays for passing the lead on, to the first space that going out wins, as
far as his chips reach.*/
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub no_lead_fee: ::std::option::Option<u32>,
        /**Chips that a seat pays, to the first space that going out wins and as far as its chips reach,
when the turn passes it by because it does not have the card that is due. Clockwise from the
player of the last card all before the holder of the next one pay as soon as it is due, all
others if he holds it himself. If it lies in the dead hand all others pay, then the sequence
stops. Nobody pays where everybody sees that no card can follow: after the top rank or a forced
stop, or when the next card has been played or removed. Where cards may be kept back every
`pass` costs this, that of the last player too.*/
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub pass_fee: ::std::option::Option<u32>,
        ///Which suits may be led after a stop.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub restart: ::std::option::Option<Restart>,
        /**Chips for playing the card at which a sequence stops (Michigan Rummy, Stops für Chips). The last
card of a round stops nothing.*/
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub stop_bonus: ::std::option::Option<StopBonus>,
        ///Whether the next card may be kept back (Newmarket, Stops 1: "kann oder will").
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub withhold: ::std::option::Option<bool>,
    }
    impl StopsRules {
        pub fn builder() -> builder::StopsRules {
            Default::default()
        }
    }
    ///The last frame of a stream.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct StreamEnd {
        ///Why. New reasons may be added.
        pub why: Ended,
    }
    ///One frame of a stream, as its fields are after parsing.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct StreamFrame {
        ///JSON by `event`.
        pub data: FrameData,
        /**Type of the event; `view` for the view that a stream begins with, `end` when nothing more
will come on this stream, `shutdown` when the server ends and the client should connect again.*/
        pub event: ::std::string::String,
        /**Number of the event, to go on after it; `end` has that of the last one, other frames that are no
event of the log have none.*/
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub id: ::std::option::Option<::std::string::String>,
    }
    ///A suit, in the order of an unshuffled pack.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum Suit {
        C,
        D,
        H,
        S,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for Suit {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::C => f.write_str("C"),
                Self::D => f.write_str("D"),
                Self::H => f.write_str("H"),
                Self::S => f.write_str("S"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for Suit {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "C" => Ok(Self::C),
                "D" => Ok(Self::D),
                "H" => Ok(Self::H),
                "S" => Ok(Self::S),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for Suit {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for Suit {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///How many cards the dealer swaps.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum SwapSize {
        #[serde(rename = "whole")]
        Whole,
        #[serde(rename = "same_count")]
        SameCount,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for SwapSize {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::Whole => f.write_str("whole"),
                Self::SameCount => f.write_str("same_count"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for SwapSize {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "whole" => Ok(Self::Whole),
                "same_count" => Ok(Self::SameCount),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for SwapSize {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for SwapSize {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///Somebody who wants a seat.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct TakeSeat {
        ///How the server plays, if a bot takes the seat. Only for the host.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub bot: ::std::option::Option<BotLevel>,
        /**The join code of a private game, in upper or lower case, with or without hyphens and blanks. The
host and whoever holds a seat need none.*/
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub code: ::std::option::Option<::std::string::String>,
        ///Who. 1 to 40 characters, unique in the game ignoring case. Only a bot needs none.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub name: ::std::option::Option<::std::string::String>,
    }
    impl TakeSeat {
        pub fn builder() -> builder::TakeSeat {
            Default::default()
        }
    }
    ///A seat that was taken. The token is shown this once: keep it.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct TakenSeat {
        ///The game as the seat sees it; as everybody does for a bot.
        pub game: View,
        ///The seat.
        pub seat: Seat,
        ///The token that opens it; null for a bot.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub token: ::std::option::Option<::std::string::String>,
    }
    ///What happens when several seats have most chips at the end.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum Tie {
        #[serde(rename = "shared")]
        Shared,
        #[serde(rename = "extra_round")]
        ExtraRound,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for Tie {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::Shared => f.write_str("shared"),
                Self::ExtraRound => f.write_str("extra_round"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for Tie {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "shared" => Ok(Self::Shared),
                "extra_round" => Ok(Self::ExtraRound),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for Tie {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for Tie {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///Whether a card is turned up for trumps.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum TurnUp {
        #[serde(rename = "off")]
        Off,
        #[serde(rename = "last_extra_card")]
        LastExtraCard,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for TurnUp {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::Off => f.write_str("off"),
                Self::LastExtraCard => f.write_str("last_extra_card"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for TurnUp {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "off" => Ok(Self::Off),
                "last_extra_card" => Ok(Self::LastExtraCard),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for TurnUp {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for TurnUp {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///Who gets the odd cards.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum Uneven {
        #[serde(rename = "accept")]
        Accept,
        #[serde(rename = "to_extra")]
        ToExtra,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for Uneven {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::Accept => f.write_str("accept"),
                Self::ToExtra => f.write_str("to_extra"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for Uneven {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "accept" => Ok(Self::Accept),
                "to_extra" => Ok(Self::ToExtra),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for Uneven {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for Uneven {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///Penalty for still holding a card that wins a space when it is played, at the end of a round.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    #[non_exhaustive]
    pub enum UnplayedBoodle {
        #[serde(rename = "none")]
        None,
        #[serde(rename = "double_space")]
        DoubleSpace,
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String),
    }
    impl ::std::fmt::Display for UnplayedBoodle {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match self {
                Self::None => f.write_str("none"),
                Self::DoubleSpace => f.write_str("double_space"),
                Self::Unknown(value) => f.write_str(value),
            }
        }
    }
    impl ::std::str::FromStr for UnplayedBoodle {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "none" => Ok(Self::None),
                "double_space" => Ok(Self::DoubleSpace),
                _ => Ok(Self::Unknown(value.to_owned())),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for UnplayedBoodle {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for UnplayedBoodle {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///Rules that can be played.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct ValidRuleset {
        ///How many can play.
        pub players: Players,
        ///The rules as parameters, every option filled in.
        pub ruleset: Ruleset,
        ///The rules for people to read, Markdown, as `GET /v1/games/{id}/rules` would tell them.
        pub text: ::std::string::String,
    }
    ///Rules that are asked about: members as in `POST /v1/games`.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct ValidateRuleset {
        /**What is different from the ruleset, as a JSON Merge Patch (RFC 7396): objects merge, arrays
are replaced whole, null switches off.*/
        #[serde(default, skip_serializing_if = "::serde_json::Map::is_empty")]
        pub overrides: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        ///The rules to judge.
        pub ruleset: RulesetChoice,
    }
    impl ValidateRuleset {
        pub fn builder() -> builder::ValidateRuleset {
            Default::default()
        }
    }
    ///A game as one viewer may see it. It changes only with its `version`.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct View {
        ///What the table does for a seat that does not act in time, or that somebody has left.
        pub absent: AbsentPolicy,
        ///What the bank has won, negative for what it has paid.
        pub bank: i64,
        ///The spaces of the board, in order.
        pub board: ::std::vec::Vec<SpaceView>,
        ///The dead hand, if there is one.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub dead_hand: ::std::option::Option<DeadHandView>,
        ///When the server acts for whoever has to; null without a clock.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub deadline: ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
        ///Who deals.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub dealer: ::std::option::Option<Seat>,
        /**When a game that is played ends (`idle`), or one that is `open` or `finished` is removed, unless
somebody does something in it before; null if it stays, and for those who see the game late. What
the server does for bots and for those who are absent does not count. It never happens earlier than
told here, and later if whoever runs the server gives more time meanwhile.*/
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub expires_at: ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
        ///Cards of hands that everybody has been shown.
        pub exposed: ::std::vec::Vec<SeatCard>,
        ///The seat that the part of the host was handed to; null while whoever made the game has it.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub host: ::std::option::Option<Seat>,
        ///Id of the game.
        pub id: GameId,
        /**What whoever takes a seat must know, as `code`; only in a private game, and only to its host and
to whoever holds a seat.*/
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub join_code: ::std::option::Option<::std::string::String>,
        ///Whether the host has called the last round: then the game ends when this round is settled.
        pub last_round: bool,
        ///Number of the last event.
        pub last_seq: u64,
        ///How many seconds a seat may think about an action; null for ever.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub move_seconds: ::std::option::Option<u32>,
        /**The next deal, as far as it is decided: what the server has committed itself to, and who has
added to it. Null while nothing is committed to.*/
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub next_deal: ::std::option::Option<NextDealView>,
        ///Whether the game waits for somebody whose time is over, or who has left.
        pub paused: bool,
        ///What is going on in the round.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub phase: ::std::option::Option<PhaseName>,
        ///The cards played in this round, in order.
        pub played: ::std::vec::Vec<SeatCard>,
        /**The game that those who have played this one play next; null as long as there is none. It may have been removed
since.*/
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub rematch: ::std::option::Option<GameId>,
        ///How the game ended; only when it is finished.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub result: ::std::option::Option<GameResult>,
        ///The round, from 1; 0 before the start.
        pub round: u32,
        ///The rules of this game, every option filled in.
        pub rules: Ruleset,
        ///The preset it was made from; null for rules of one's own.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub ruleset: ::std::option::Option<::std::string::String>,
        /**Whether the cards are chosen, so that nothing here proves anything: the table was made to try
things out.*/
        pub sandbox: bool,
        ///The seats, by number.
        pub seats: ::std::vec::Vec<SeatView>,
        ///The sequence being played; null while somebody is about to lead.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub sequence: ::std::option::Option<SequenceView>,
        ///What those may see who have no token of the game.
        pub spectators: Spectators,
        ///How far the game is.
        pub status: GameStatus,
        ///Who has to act.
        pub to_act: ::std::vec::Vec<Seat>,
        ///The card turned up for trumps; it lies in the dead hand.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub turned_up: ::std::option::Option<Card>,
        ///Number of committed changes, also the ETag.
        pub version: u64,
        ///What concerns the viewer alone; only for a seat.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub you: ::std::option::Option<You>,
    }
    ///What the table sees after a round.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default, PartialEq)]
    pub struct Visibility {
        ///Whether the dead hand is shown when the round has ended.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub show_dead_at_end: ::std::option::Option<bool>,
    }
    impl Visibility {
        pub fn builder() -> builder::Visibility {
            Default::default()
        }
    }
    ///What concerns the viewer alone.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct You {
        ///His hand, by suit and rank.
        pub hand: ::std::vec::Vec<Card>,
        ///What he may do now: any of these is accepted as it stands.
        pub legal_actions: ::std::vec::Vec<Action>,
        ///The ranges of actions that are not listed one by one.
        pub limits: Limits,
        ///The viewer's seat.
        pub seat: Seat,
    }
    /// Types for composing complex structures.
    pub mod builder {
        #[derive(Clone, Debug)]
        pub struct Ante {
            dealer: ::std::result::Result<
                ::std::option::Option<u32>,
                ::std::string::String,
            >,
            each: ::std::result::Result<
                ::std::option::Option<u32>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for Ante {
            fn default() -> Self {
                Self {
                    dealer: Ok(Default::default()),
                    each: Ok(Default::default()),
                }
            }
        }
        impl Ante {
            pub fn dealer<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<u32>>,
                T::Error: ::std::fmt::Display,
            {
                self.dealer = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for dealer: {e}")
                    });
                self
            }
            pub fn each<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<u32>>,
                T::Error: ::std::fmt::Display,
            {
                self.each = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for each: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<Ante> for super::Ante {
            type Error = super::error::ConversionError;
            fn try_from(
                value: Ante,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    dealer: value.dealer?,
                    each: value.each?,
                })
            }
        }
        impl ::std::convert::From<super::Ante> for Ante {
            fn from(value: super::Ante) -> Self {
                Self {
                    dealer: Ok(value.dealer),
                    each: Ok(value.each),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct ChangeSeat {
            auto_play: ::std::result::Result<
                ::std::option::Option<super::AutoPlay>,
                ::std::string::String,
            >,
            name: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for ChangeSeat {
            fn default() -> Self {
                Self {
                    auto_play: Ok(Default::default()),
                    name: Ok(Default::default()),
                }
            }
        }
        impl ChangeSeat {
            pub fn auto_play<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::AutoPlay>>,
                T::Error: ::std::fmt::Display,
            {
                self.auto_play = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for auto_play: {e}")
                    });
                self
            }
            pub fn name<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.name = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for name: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<ChangeSeat> for super::ChangeSeat {
            type Error = super::error::ConversionError;
            fn try_from(
                value: ChangeSeat,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    auto_play: value.auto_play?,
                    name: value.name?,
                })
            }
        }
        impl ::std::convert::From<super::ChangeSeat> for ChangeSeat {
            fn from(value: super::ChangeSeat) -> Self {
                Self {
                    auto_play: Ok(value.auto_play),
                    name: Ok(value.name),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct ChipRules {
            enabled: ::std::result::Result<
                ::std::option::Option<bool>,
                ::std::string::String,
            >,
            start: ::std::result::Result<u32, ::std::string::String>,
        }
        impl ::std::default::Default for ChipRules {
            fn default() -> Self {
                Self {
                    enabled: Ok(Default::default()),
                    start: Err("no value supplied for start".to_string()),
                }
            }
        }
        impl ChipRules {
            pub fn enabled<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<bool>>,
                T::Error: ::std::fmt::Display,
            {
                self.enabled = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for enabled: {e}")
                    });
                self
            }
            pub fn start<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u32>,
                T::Error: ::std::fmt::Display,
            {
                self.start = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for start: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<ChipRules> for super::ChipRules {
            type Error = super::error::ConversionError;
            fn try_from(
                value: ChipRules,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    enabled: value.enabled?,
                    start: value.start?,
                })
            }
        }
        impl ::std::convert::From<super::ChipRules> for ChipRules {
            fn from(value: super::ChipRules) -> Self {
                Self {
                    enabled: Ok(value.enabled),
                    start: Ok(value.start),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct CreateGame {
            absent: ::std::result::Result<
                ::std::option::Option<super::AbsentPolicy>,
                ::std::string::String,
            >,
            move_seconds: ::std::result::Result<
                ::std::option::Option<u32>,
                ::std::string::String,
            >,
            overrides: ::std::result::Result<
                ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                ::std::string::String,
            >,
            ruleset: ::std::result::Result<super::RulesetChoice, ::std::string::String>,
            sandbox: ::std::result::Result<
                ::std::option::Option<super::NewSandbox>,
                ::std::string::String,
            >,
            seats: ::std::result::Result<
                ::std::vec::Vec<super::NewSeat>,
                ::std::string::String,
            >,
            spectators: ::std::result::Result<
                ::std::option::Option<super::NewSpectators>,
                ::std::string::String,
            >,
            visibility: ::std::result::Result<
                ::std::option::Option<super::GameVisibility>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for CreateGame {
            fn default() -> Self {
                Self {
                    absent: Ok(Default::default()),
                    move_seconds: Ok(Default::default()),
                    overrides: Ok(Default::default()),
                    ruleset: Err("no value supplied for ruleset".to_string()),
                    sandbox: Ok(Default::default()),
                    seats: Err("no value supplied for seats".to_string()),
                    spectators: Ok(Default::default()),
                    visibility: Ok(Default::default()),
                }
            }
        }
        impl CreateGame {
            pub fn absent<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::AbsentPolicy>>,
                T::Error: ::std::fmt::Display,
            {
                self.absent = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for absent: {e}")
                    });
                self
            }
            pub fn move_seconds<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<u32>>,
                T::Error: ::std::fmt::Display,
            {
                self.move_seconds = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for move_seconds: {e}")
                    });
                self
            }
            pub fn overrides<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.overrides = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for overrides: {e}")
                    });
                self
            }
            pub fn ruleset<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<super::RulesetChoice>,
                T::Error: ::std::fmt::Display,
            {
                self.ruleset = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for ruleset: {e}")
                    });
                self
            }
            pub fn sandbox<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::NewSandbox>>,
                T::Error: ::std::fmt::Display,
            {
                self.sandbox = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for sandbox: {e}")
                    });
                self
            }
            pub fn seats<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::NewSeat>>,
                T::Error: ::std::fmt::Display,
            {
                self.seats = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for seats: {e}")
                    });
                self
            }
            pub fn spectators<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::NewSpectators>>,
                T::Error: ::std::fmt::Display,
            {
                self.spectators = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for spectators: {e}")
                    });
                self
            }
            pub fn visibility<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::GameVisibility>>,
                T::Error: ::std::fmt::Display,
            {
                self.visibility = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for visibility: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<CreateGame> for super::CreateGame {
            type Error = super::error::ConversionError;
            fn try_from(
                value: CreateGame,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    absent: value.absent?,
                    move_seconds: value.move_seconds?,
                    overrides: value.overrides?,
                    ruleset: value.ruleset?,
                    sandbox: value.sandbox?,
                    seats: value.seats?,
                    spectators: value.spectators?,
                    visibility: value.visibility?,
                })
            }
        }
        impl ::std::convert::From<super::CreateGame> for CreateGame {
            fn from(value: super::CreateGame) -> Self {
                Self {
                    absent: Ok(value.absent),
                    move_seconds: Ok(value.move_seconds),
                    overrides: Ok(value.overrides),
                    ruleset: Ok(value.ruleset),
                    sandbox: Ok(value.sandbox),
                    seats: Ok(value.seats),
                    spectators: Ok(value.spectators),
                    visibility: Ok(value.visibility),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct DealRules {
            cut: ::std::result::Result<
                ::std::option::Option<super::Cut>,
                ::std::string::String,
            >,
            extra: ::std::result::Result<
                ::std::option::Option<super::Extra>,
                ::std::string::String,
            >,
            hand_size: ::std::result::Result<
                ::std::option::Option<u32>,
                ::std::string::String,
            >,
            slot: ::std::result::Result<
                ::std::option::Option<super::Slot>,
                ::std::string::String,
            >,
            uneven: ::std::result::Result<
                ::std::option::Option<super::Uneven>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for DealRules {
            fn default() -> Self {
                Self {
                    cut: Ok(Default::default()),
                    extra: Ok(Default::default()),
                    hand_size: Ok(Default::default()),
                    slot: Ok(Default::default()),
                    uneven: Ok(Default::default()),
                }
            }
        }
        impl DealRules {
            pub fn cut<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::Cut>>,
                T::Error: ::std::fmt::Display,
            {
                self.cut = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for cut: {e}")
                    });
                self
            }
            pub fn extra<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::Extra>>,
                T::Error: ::std::fmt::Display,
            {
                self.extra = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for extra: {e}")
                    });
                self
            }
            pub fn hand_size<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<u32>>,
                T::Error: ::std::fmt::Display,
            {
                self.hand_size = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for hand_size: {e}")
                    });
                self
            }
            pub fn slot<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::Slot>>,
                T::Error: ::std::fmt::Display,
            {
                self.slot = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for slot: {e}")
                    });
                self
            }
            pub fn uneven<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::Uneven>>,
                T::Error: ::std::fmt::Display,
            {
                self.uneven = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for uneven: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<DealRules> for super::DealRules {
            type Error = super::error::ConversionError;
            fn try_from(
                value: DealRules,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    cut: value.cut?,
                    extra: value.extra?,
                    hand_size: value.hand_size?,
                    slot: value.slot?,
                    uneven: value.uneven?,
                })
            }
        }
        impl ::std::convert::From<super::DealRules> for DealRules {
            fn from(value: super::DealRules) -> Self {
                Self {
                    cut: Ok(value.cut),
                    extra: Ok(value.extra),
                    hand_size: Ok(value.hand_size),
                    slot: Ok(value.slot),
                    uneven: Ok(value.uneven),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct DealerRules {
            double_pot: ::std::result::Result<
                ::std::option::Option<super::DoublePot>,
                ::std::string::String,
            >,
            first: ::std::result::Result<
                ::std::option::Option<super::FirstDealer>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for DealerRules {
            fn default() -> Self {
                Self {
                    double_pot: Ok(Default::default()),
                    first: Ok(Default::default()),
                }
            }
        }
        impl DealerRules {
            pub fn double_pot<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::DoublePot>>,
                T::Error: ::std::fmt::Display,
            {
                self.double_pot = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for double_pot: {e}")
                    });
                self
            }
            pub fn first<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::FirstDealer>>,
                T::Error: ::std::fmt::Display,
            {
                self.first = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for first: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<DealerRules> for super::DealerRules {
            type Error = super::error::ConversionError;
            fn try_from(
                value: DealerRules,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    double_pot: value.double_pot?,
                    first: value.first?,
                })
            }
        }
        impl ::std::convert::From<super::DealerRules> for DealerRules {
            fn from(value: super::DealerRules) -> Self {
                Self {
                    double_pot: Ok(value.double_pot),
                    first: Ok(value.first),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct DeckRules {
            low: ::std::result::Result<super::Low, ::std::string::String>,
            remove: ::std::result::Result<
                ::std::vec::Vec<super::Card>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for DeckRules {
            fn default() -> Self {
                Self {
                    low: Err("no value supplied for low".to_string()),
                    remove: Ok(Default::default()),
                }
            }
        }
        impl DeckRules {
            pub fn low<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<super::Low>,
                T::Error: ::std::fmt::Display,
            {
                self.low = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for low: {e}")
                    });
                self
            }
            pub fn remove<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::Card>>,
                T::Error: ::std::fmt::Display,
            {
                self.remove = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for remove: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<DeckRules> for super::DeckRules {
            type Error = super::error::ConversionError;
            fn try_from(
                value: DeckRules,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    low: value.low?,
                    remove: value.remove?,
                })
            }
        }
        impl ::std::convert::From<super::DeckRules> for DeckRules {
            fn from(value: super::DeckRules) -> Self {
                Self {
                    low: Ok(value.low),
                    remove: Ok(value.remove),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct FreeAnte {
            budget: ::std::result::Result<u32, ::std::string::String>,
            on: ::std::result::Result<
                ::std::vec::Vec<super::SpaceId>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for FreeAnte {
            fn default() -> Self {
                Self {
                    budget: Err("no value supplied for budget".to_string()),
                    on: Err("no value supplied for on".to_string()),
                }
            }
        }
        impl FreeAnte {
            pub fn budget<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u32>,
                T::Error: ::std::fmt::Display,
            {
                self.budget = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for budget: {e}")
                    });
                self
            }
            pub fn on<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::SpaceId>>,
                T::Error: ::std::fmt::Display,
            {
                self.on = value
                    .try_into()
                    .map_err(|e| format!("error converting supplied value for on: {e}"));
                self
            }
        }
        impl ::std::convert::TryFrom<FreeAnte> for super::FreeAnte {
            type Error = super::error::ConversionError;
            fn try_from(
                value: FreeAnte,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    budget: value.budget?,
                    on: value.on?,
                })
            }
        }
        impl ::std::convert::From<super::FreeAnte> for FreeAnte {
            fn from(value: super::FreeAnte) -> Self {
                Self {
                    budget: Ok(value.budget),
                    on: Ok(value.on),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct HandOver {
            seat: ::std::result::Result<super::Seat, ::std::string::String>,
        }
        impl ::std::default::Default for HandOver {
            fn default() -> Self {
                Self {
                    seat: Err("no value supplied for seat".to_string()),
                }
            }
        }
        impl HandOver {
            pub fn seat<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<super::Seat>,
                T::Error: ::std::fmt::Display,
            {
                self.seat = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for seat: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<HandOver> for super::HandOver {
            type Error = super::error::ConversionError;
            fn try_from(
                value: HandOver,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self { seat: value.seat? })
            }
        }
        impl ::std::convert::From<super::HandOver> for HandOver {
            fn from(value: super::HandOver) -> Self {
                Self { seat: Ok(value.seat) }
            }
        }
        #[derive(Clone, Debug)]
        pub struct NewEntropy {
            entropy: ::std::result::Result<::std::string::String, ::std::string::String>,
        }
        impl ::std::default::Default for NewEntropy {
            fn default() -> Self {
                Self {
                    entropy: Err("no value supplied for entropy".to_string()),
                }
            }
        }
        impl NewEntropy {
            pub fn entropy<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.entropy = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for entropy: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<NewEntropy> for super::NewEntropy {
            type Error = super::error::ConversionError;
            fn try_from(
                value: NewEntropy,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self { entropy: value.entropy? })
            }
        }
        impl ::std::convert::From<super::NewEntropy> for NewEntropy {
            fn from(value: super::NewEntropy) -> Self {
                Self { entropy: Ok(value.entropy) }
            }
        }
        #[derive(Clone, Debug)]
        pub struct NewSandbox {
            deck: ::std::result::Result<
                ::std::vec::Vec<super::Card>,
                ::std::string::String,
            >,
            seed: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for NewSandbox {
            fn default() -> Self {
                Self {
                    deck: Ok(Default::default()),
                    seed: Ok(Default::default()),
                }
            }
        }
        impl NewSandbox {
            pub fn deck<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::Card>>,
                T::Error: ::std::fmt::Display,
            {
                self.deck = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for deck: {e}")
                    });
                self
            }
            pub fn seed<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.seed = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for seed: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<NewSandbox> for super::NewSandbox {
            type Error = super::error::ConversionError;
            fn try_from(
                value: NewSandbox,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    deck: value.deck?,
                    seed: value.seed?,
                })
            }
        }
        impl ::std::convert::From<super::NewSandbox> for NewSandbox {
            fn from(value: super::NewSandbox) -> Self {
                Self {
                    deck: Ok(value.deck),
                    seed: Ok(value.seed),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct NewSeat {
            bot: ::std::result::Result<
                ::std::option::Option<super::BotLevel>,
                ::std::string::String,
            >,
            name: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for NewSeat {
            fn default() -> Self {
                Self {
                    bot: Ok(Default::default()),
                    name: Ok(Default::default()),
                }
            }
        }
        impl NewSeat {
            pub fn bot<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::BotLevel>>,
                T::Error: ::std::fmt::Display,
            {
                self.bot = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for bot: {e}")
                    });
                self
            }
            pub fn name<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.name = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for name: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<NewSeat> for super::NewSeat {
            type Error = super::error::ConversionError;
            fn try_from(
                value: NewSeat,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    bot: value.bot?,
                    name: value.name?,
                })
            }
        }
        impl ::std::convert::From<super::NewSeat> for NewSeat {
            fn from(value: super::NewSeat) -> Self {
                Self {
                    bot: Ok(value.bot),
                    name: Ok(value.name),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct NewSpectators {
            allowed: ::std::result::Result<
                ::std::option::Option<bool>,
                ::std::string::String,
            >,
            delay: ::std::result::Result<
                ::std::option::Option<u32>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for NewSpectators {
            fn default() -> Self {
                Self {
                    allowed: Ok(Default::default()),
                    delay: Ok(Default::default()),
                }
            }
        }
        impl NewSpectators {
            pub fn allowed<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<bool>>,
                T::Error: ::std::fmt::Display,
            {
                self.allowed = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for allowed: {e}")
                    });
                self
            }
            pub fn delay<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<u32>>,
                T::Error: ::std::fmt::Display,
            {
                self.delay = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for delay: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<NewSpectators> for super::NewSpectators {
            type Error = super::error::ConversionError;
            fn try_from(
                value: NewSpectators,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    allowed: value.allowed?,
                    delay: value.delay?,
                })
            }
        }
        impl ::std::convert::From<super::NewSpectators> for NewSpectators {
            fn from(value: super::NewSpectators) -> Self {
                Self {
                    allowed: Ok(value.allowed),
                    delay: Ok(value.delay),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct Redeal {
            cause: ::std::result::Result<super::MisdealCause, ::std::string::String>,
        }
        impl ::std::default::Default for Redeal {
            fn default() -> Self {
                Self {
                    cause: Err("no value supplied for cause".to_string()),
                }
            }
        }
        impl Redeal {
            pub fn cause<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<super::MisdealCause>,
                T::Error: ::std::fmt::Display,
            {
                self.cause = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for cause: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<Redeal> for super::Redeal {
            type Error = super::error::ConversionError;
            fn try_from(
                value: Redeal,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self { cause: value.cause? })
            }
        }
        impl ::std::convert::From<super::Redeal> for Redeal {
            fn from(value: super::Redeal) -> Self {
                Self { cause: Ok(value.cause) }
            }
        }
        #[derive(Clone, Debug)]
        pub struct Ruleset {
            board: ::std::result::Result<
                ::std::vec::Vec<super::SpaceRules>,
                ::std::string::String,
            >,
            boodle_source: ::std::result::Result<
                ::std::option::Option<super::BoodleSource>,
                ::std::string::String,
            >,
            chips: ::std::result::Result<super::ChipRules, ::std::string::String>,
            deal: ::std::result::Result<
                ::std::option::Option<super::DealRules>,
                ::std::string::String,
            >,
            dealer: ::std::result::Result<
                ::std::option::Option<super::DealerRules>,
                ::std::string::String,
            >,
            deck: ::std::result::Result<super::DeckRules, ::std::string::String>,
            exchange: ::std::result::Result<
                ::std::option::Option<super::Exchange>,
                ::std::string::String,
            >,
            free_ante: ::std::result::Result<
                ::std::option::Option<super::FreeAnte>,
                ::std::string::String,
            >,
            id: ::std::result::Result<::std::string::String, ::std::string::String>,
            misdeal: ::std::result::Result<
                ::std::option::Option<super::Misdeal>,
                ::std::string::String,
            >,
            phases: ::std::result::Result<
                ::std::vec::Vec<super::RoundPhase>,
                ::std::string::String,
            >,
            rummy: ::std::result::Result<
                ::std::option::Option<super::Rummy>,
                ::std::string::String,
            >,
            seats: ::std::result::Result<super::SeatRules, ::std::string::String>,
            session: ::std::result::Result<
                ::std::option::Option<super::SessionRules>,
                ::std::string::String,
            >,
            settle: ::std::result::Result<
                ::std::option::Option<super::SettleRules>,
                ::std::string::String,
            >,
            short_ante: ::std::result::Result<
                ::std::option::Option<super::ShortAnte>,
                ::std::string::String,
            >,
            stops: ::std::result::Result<
                ::std::option::Option<super::StopsRules>,
                ::std::string::String,
            >,
            turn_up: ::std::result::Result<
                ::std::option::Option<super::TurnUp>,
                ::std::string::String,
            >,
            visibility: ::std::result::Result<
                ::std::option::Option<super::Visibility>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for Ruleset {
            fn default() -> Self {
                Self {
                    board: Ok(Default::default()),
                    boodle_source: Ok(Default::default()),
                    chips: Err("no value supplied for chips".to_string()),
                    deal: Ok(Default::default()),
                    dealer: Ok(Default::default()),
                    deck: Err("no value supplied for deck".to_string()),
                    exchange: Ok(Default::default()),
                    free_ante: Ok(Default::default()),
                    id: Err("no value supplied for id".to_string()),
                    misdeal: Ok(Default::default()),
                    phases: Err("no value supplied for phases".to_string()),
                    rummy: Ok(Default::default()),
                    seats: Err("no value supplied for seats".to_string()),
                    session: Ok(Default::default()),
                    settle: Ok(Default::default()),
                    short_ante: Ok(Default::default()),
                    stops: Ok(Default::default()),
                    turn_up: Ok(Default::default()),
                    visibility: Ok(Default::default()),
                }
            }
        }
        impl Ruleset {
            pub fn board<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::SpaceRules>>,
                T::Error: ::std::fmt::Display,
            {
                self.board = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for board: {e}")
                    });
                self
            }
            pub fn boodle_source<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::BoodleSource>>,
                T::Error: ::std::fmt::Display,
            {
                self.boodle_source = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for boodle_source: {e}")
                    });
                self
            }
            pub fn chips<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<super::ChipRules>,
                T::Error: ::std::fmt::Display,
            {
                self.chips = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for chips: {e}")
                    });
                self
            }
            pub fn deal<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::DealRules>>,
                T::Error: ::std::fmt::Display,
            {
                self.deal = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for deal: {e}")
                    });
                self
            }
            pub fn dealer<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::DealerRules>>,
                T::Error: ::std::fmt::Display,
            {
                self.dealer = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for dealer: {e}")
                    });
                self
            }
            pub fn deck<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<super::DeckRules>,
                T::Error: ::std::fmt::Display,
            {
                self.deck = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for deck: {e}")
                    });
                self
            }
            pub fn exchange<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::Exchange>>,
                T::Error: ::std::fmt::Display,
            {
                self.exchange = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for exchange: {e}")
                    });
                self
            }
            pub fn free_ante<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::FreeAnte>>,
                T::Error: ::std::fmt::Display,
            {
                self.free_ante = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for free_ante: {e}")
                    });
                self
            }
            pub fn id<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.id = value
                    .try_into()
                    .map_err(|e| format!("error converting supplied value for id: {e}"));
                self
            }
            pub fn misdeal<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::Misdeal>>,
                T::Error: ::std::fmt::Display,
            {
                self.misdeal = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for misdeal: {e}")
                    });
                self
            }
            pub fn phases<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::RoundPhase>>,
                T::Error: ::std::fmt::Display,
            {
                self.phases = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for phases: {e}")
                    });
                self
            }
            pub fn rummy<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::Rummy>>,
                T::Error: ::std::fmt::Display,
            {
                self.rummy = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for rummy: {e}")
                    });
                self
            }
            pub fn seats<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<super::SeatRules>,
                T::Error: ::std::fmt::Display,
            {
                self.seats = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for seats: {e}")
                    });
                self
            }
            pub fn session<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::SessionRules>>,
                T::Error: ::std::fmt::Display,
            {
                self.session = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for session: {e}")
                    });
                self
            }
            pub fn settle<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::SettleRules>>,
                T::Error: ::std::fmt::Display,
            {
                self.settle = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for settle: {e}")
                    });
                self
            }
            pub fn short_ante<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::ShortAnte>>,
                T::Error: ::std::fmt::Display,
            {
                self.short_ante = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for short_ante: {e}")
                    });
                self
            }
            pub fn stops<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::StopsRules>>,
                T::Error: ::std::fmt::Display,
            {
                self.stops = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for stops: {e}")
                    });
                self
            }
            pub fn turn_up<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::TurnUp>>,
                T::Error: ::std::fmt::Display,
            {
                self.turn_up = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for turn_up: {e}")
                    });
                self
            }
            pub fn visibility<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::Visibility>>,
                T::Error: ::std::fmt::Display,
            {
                self.visibility = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for visibility: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<Ruleset> for super::Ruleset {
            type Error = super::error::ConversionError;
            fn try_from(
                value: Ruleset,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    board: value.board?,
                    boodle_source: value.boodle_source?,
                    chips: value.chips?,
                    deal: value.deal?,
                    dealer: value.dealer?,
                    deck: value.deck?,
                    exchange: value.exchange?,
                    free_ante: value.free_ante?,
                    id: value.id?,
                    misdeal: value.misdeal?,
                    phases: value.phases?,
                    rummy: value.rummy?,
                    seats: value.seats?,
                    session: value.session?,
                    settle: value.settle?,
                    short_ante: value.short_ante?,
                    stops: value.stops?,
                    turn_up: value.turn_up?,
                    visibility: value.visibility?,
                })
            }
        }
        impl ::std::convert::From<super::Ruleset> for Ruleset {
            fn from(value: super::Ruleset) -> Self {
                Self {
                    board: Ok(value.board),
                    boodle_source: Ok(value.boodle_source),
                    chips: Ok(value.chips),
                    deal: Ok(value.deal),
                    dealer: Ok(value.dealer),
                    deck: Ok(value.deck),
                    exchange: Ok(value.exchange),
                    free_ante: Ok(value.free_ante),
                    id: Ok(value.id),
                    misdeal: Ok(value.misdeal),
                    phases: Ok(value.phases),
                    rummy: Ok(value.rummy),
                    seats: Ok(value.seats),
                    session: Ok(value.session),
                    settle: Ok(value.settle),
                    short_ante: Ok(value.short_ante),
                    stops: Ok(value.stops),
                    turn_up: Ok(value.turn_up),
                    visibility: Ok(value.visibility),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct SeatRules {
            max: ::std::result::Result<u32, ::std::string::String>,
            min: ::std::result::Result<u32, ::std::string::String>,
            min_active: ::std::result::Result<
                ::std::option::Option<u32>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for SeatRules {
            fn default() -> Self {
                Self {
                    max: Err("no value supplied for max".to_string()),
                    min: Err("no value supplied for min".to_string()),
                    min_active: Ok(Default::default()),
                }
            }
        }
        impl SeatRules {
            pub fn max<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u32>,
                T::Error: ::std::fmt::Display,
            {
                self.max = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for max: {e}")
                    });
                self
            }
            pub fn min<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u32>,
                T::Error: ::std::fmt::Display,
            {
                self.min = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for min: {e}")
                    });
                self
            }
            pub fn min_active<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<u32>>,
                T::Error: ::std::fmt::Display,
            {
                self.min_active = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for min_active: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<SeatRules> for super::SeatRules {
            type Error = super::error::ConversionError;
            fn try_from(
                value: SeatRules,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    max: value.max?,
                    min: value.min?,
                    min_active: value.min_active?,
                })
            }
        }
        impl ::std::convert::From<super::SeatRules> for SeatRules {
            fn from(value: super::SeatRules) -> Self {
                Self {
                    max: Ok(value.max),
                    min: Ok(value.min),
                    min_active: Ok(value.min_active),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct SessionRules {
            bust: ::std::result::Result<
                ::std::option::Option<super::Bust>,
                ::std::string::String,
            >,
            ends: ::std::result::Result<
                ::std::vec::Vec<super::SessionEnd>,
                ::std::string::String,
            >,
            leftovers: ::std::result::Result<
                ::std::option::Option<super::Leftovers>,
                ::std::string::String,
            >,
            max_rounds: ::std::result::Result<
                ::std::option::Option<u32>,
                ::std::string::String,
            >,
            tie: ::std::result::Result<
                ::std::option::Option<super::Tie>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for SessionRules {
            fn default() -> Self {
                Self {
                    bust: Ok(Default::default()),
                    ends: Ok(Default::default()),
                    leftovers: Ok(Default::default()),
                    max_rounds: Ok(Default::default()),
                    tie: Ok(Default::default()),
                }
            }
        }
        impl SessionRules {
            pub fn bust<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::Bust>>,
                T::Error: ::std::fmt::Display,
            {
                self.bust = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for bust: {e}")
                    });
                self
            }
            pub fn ends<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::SessionEnd>>,
                T::Error: ::std::fmt::Display,
            {
                self.ends = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for ends: {e}")
                    });
                self
            }
            pub fn leftovers<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::Leftovers>>,
                T::Error: ::std::fmt::Display,
            {
                self.leftovers = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for leftovers: {e}")
                    });
                self
            }
            pub fn max_rounds<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<u32>>,
                T::Error: ::std::fmt::Display,
            {
                self.max_rounds = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for max_rounds: {e}")
                    });
                self
            }
            pub fn tie<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::Tie>>,
                T::Error: ::std::fmt::Display,
            {
                self.tie = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for tie: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<SessionRules> for super::SessionRules {
            type Error = super::error::ConversionError;
            fn try_from(
                value: SessionRules,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    bust: value.bust?,
                    ends: value.ends?,
                    leftovers: value.leftovers?,
                    max_rounds: value.max_rounds?,
                    tie: value.tie?,
                })
            }
        }
        impl ::std::convert::From<super::SessionRules> for SessionRules {
            fn from(value: super::SessionRules) -> Self {
                Self {
                    bust: Ok(value.bust),
                    ends: Ok(value.ends),
                    leftovers: Ok(value.leftovers),
                    max_rounds: Ok(value.max_rounds),
                    tie: Ok(value.tie),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct SettleRules {
            exempt_holder: ::std::result::Result<
                ::std::option::Option<super::Card>,
                ::std::string::String,
            >,
            per_card: ::std::result::Result<
                ::std::option::Option<u32>,
                ::std::string::String,
            >,
            round_bonus: ::std::result::Result<
                ::std::option::Option<u32>,
                ::std::string::String,
            >,
            short_pay: ::std::result::Result<
                ::std::option::Option<super::ShortPay>,
                ::std::string::String,
            >,
            unplayed_boodle: ::std::result::Result<
                ::std::option::Option<super::UnplayedBoodle>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for SettleRules {
            fn default() -> Self {
                Self {
                    exempt_holder: Ok(Default::default()),
                    per_card: Ok(Default::default()),
                    round_bonus: Ok(Default::default()),
                    short_pay: Ok(Default::default()),
                    unplayed_boodle: Ok(Default::default()),
                }
            }
        }
        impl SettleRules {
            pub fn exempt_holder<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::Card>>,
                T::Error: ::std::fmt::Display,
            {
                self.exempt_holder = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for exempt_holder: {e}")
                    });
                self
            }
            pub fn per_card<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<u32>>,
                T::Error: ::std::fmt::Display,
            {
                self.per_card = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for per_card: {e}")
                    });
                self
            }
            pub fn round_bonus<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<u32>>,
                T::Error: ::std::fmt::Display,
            {
                self.round_bonus = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for round_bonus: {e}")
                    });
                self
            }
            pub fn short_pay<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::ShortPay>>,
                T::Error: ::std::fmt::Display,
            {
                self.short_pay = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for short_pay: {e}")
                    });
                self
            }
            pub fn unplayed_boodle<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::UnplayedBoodle>>,
                T::Error: ::std::fmt::Display,
            {
                self.unplayed_boodle = value
                    .try_into()
                    .map_err(|e| {
                        format!(
                            "error converting supplied value for unplayed_boodle: {e}"
                        )
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<SettleRules> for super::SettleRules {
            type Error = super::error::ConversionError;
            fn try_from(
                value: SettleRules,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    exempt_holder: value.exempt_holder?,
                    per_card: value.per_card?,
                    round_bonus: value.round_bonus?,
                    short_pay: value.short_pay?,
                    unplayed_boodle: value.unplayed_boodle?,
                })
            }
        }
        impl ::std::convert::From<super::SettleRules> for SettleRules {
            fn from(value: super::SettleRules) -> Self {
                Self {
                    exempt_holder: Ok(value.exempt_holder),
                    per_card: Ok(value.per_card),
                    round_bonus: Ok(value.round_bonus),
                    short_pay: Ok(value.short_pay),
                    unplayed_boodle: Ok(value.unplayed_boodle),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct SpaceRules {
            ante: ::std::result::Result<
                ::std::option::Option<super::Ante>,
                ::std::string::String,
            >,
            carry: ::std::result::Result<
                ::std::option::Option<super::Carry>,
                ::std::string::String,
            >,
            claims: ::std::result::Result<
                ::std::vec::Vec<super::Claim>,
                ::std::string::String,
            >,
            id: ::std::result::Result<super::SpaceId, ::std::string::String>,
            pays: ::std::result::Result<
                ::std::option::Option<super::Pays>,
                ::std::string::String,
            >,
            share: ::std::result::Result<
                ::std::option::Option<super::Share>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for SpaceRules {
            fn default() -> Self {
                Self {
                    ante: Ok(Default::default()),
                    carry: Ok(Default::default()),
                    claims: Err("no value supplied for claims".to_string()),
                    id: Err("no value supplied for id".to_string()),
                    pays: Ok(Default::default()),
                    share: Ok(Default::default()),
                }
            }
        }
        impl SpaceRules {
            pub fn ante<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::Ante>>,
                T::Error: ::std::fmt::Display,
            {
                self.ante = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for ante: {e}")
                    });
                self
            }
            pub fn carry<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::Carry>>,
                T::Error: ::std::fmt::Display,
            {
                self.carry = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for carry: {e}")
                    });
                self
            }
            pub fn claims<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::Claim>>,
                T::Error: ::std::fmt::Display,
            {
                self.claims = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for claims: {e}")
                    });
                self
            }
            pub fn id<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<super::SpaceId>,
                T::Error: ::std::fmt::Display,
            {
                self.id = value
                    .try_into()
                    .map_err(|e| format!("error converting supplied value for id: {e}"));
                self
            }
            pub fn pays<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::Pays>>,
                T::Error: ::std::fmt::Display,
            {
                self.pays = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for pays: {e}")
                    });
                self
            }
            pub fn share<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::Share>>,
                T::Error: ::std::fmt::Display,
            {
                self.share = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for share: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<SpaceRules> for super::SpaceRules {
            type Error = super::error::ConversionError;
            fn try_from(
                value: SpaceRules,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    ante: value.ante?,
                    carry: value.carry?,
                    claims: value.claims?,
                    id: value.id?,
                    pays: value.pays?,
                    share: value.share?,
                })
            }
        }
        impl ::std::convert::From<super::SpaceRules> for SpaceRules {
            fn from(value: super::SpaceRules) -> Self {
                Self {
                    ante: Ok(value.ante),
                    carry: Ok(value.carry),
                    claims: Ok(value.claims),
                    id: Ok(value.id),
                    pays: Ok(value.pays),
                    share: Ok(value.share),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct StopBonus {
            amount: ::std::result::Result<u32, ::std::string::String>,
            causes: ::std::result::Result<
                ::std::vec::Vec<super::StopCause>,
                ::std::string::String,
            >,
            from: ::std::result::Result<super::BonusPayer, ::std::string::String>,
        }
        impl ::std::default::Default for StopBonus {
            fn default() -> Self {
                Self {
                    amount: Err("no value supplied for amount".to_string()),
                    causes: Err("no value supplied for causes".to_string()),
                    from: Err("no value supplied for from".to_string()),
                }
            }
        }
        impl StopBonus {
            pub fn amount<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u32>,
                T::Error: ::std::fmt::Display,
            {
                self.amount = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for amount: {e}")
                    });
                self
            }
            pub fn causes<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::StopCause>>,
                T::Error: ::std::fmt::Display,
            {
                self.causes = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for causes: {e}")
                    });
                self
            }
            pub fn from<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<super::BonusPayer>,
                T::Error: ::std::fmt::Display,
            {
                self.from = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for from: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<StopBonus> for super::StopBonus {
            type Error = super::error::ConversionError;
            fn try_from(
                value: StopBonus,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    amount: value.amount?,
                    causes: value.causes?,
                    from: value.from?,
                })
            }
        }
        impl ::std::convert::From<super::StopBonus> for StopBonus {
            fn from(value: super::StopBonus) -> Self {
                Self {
                    amount: Ok(value.amount),
                    causes: Ok(value.causes),
                    from: Ok(value.from),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct StopsRules {
            first_lead: ::std::result::Result<
                ::std::option::Option<super::LeadRule>,
                ::std::string::String,
            >,
            forced_stops: ::std::result::Result<
                ::std::vec::Vec<super::Card>,
                ::std::string::String,
            >,
            lead: ::std::result::Result<
                ::std::option::Option<super::LeadRule>,
                ::std::string::String,
            >,
            leader: ::std::result::Result<
                ::std::option::Option<super::Leader>,
                ::std::string::String,
            >,
            no_lead: ::std::result::Result<
                ::std::option::Option<super::NoLead>,
                ::std::string::String,
            >,
            no_lead_fee: ::std::result::Result<
                ::std::option::Option<u32>,
                ::std::string::String,
            >,
            pass_fee: ::std::result::Result<
                ::std::option::Option<u32>,
                ::std::string::String,
            >,
            restart: ::std::result::Result<
                ::std::option::Option<super::Restart>,
                ::std::string::String,
            >,
            stop_bonus: ::std::result::Result<
                ::std::option::Option<super::StopBonus>,
                ::std::string::String,
            >,
            withhold: ::std::result::Result<
                ::std::option::Option<bool>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for StopsRules {
            fn default() -> Self {
                Self {
                    first_lead: Ok(Default::default()),
                    forced_stops: Ok(Default::default()),
                    lead: Ok(Default::default()),
                    leader: Ok(Default::default()),
                    no_lead: Ok(Default::default()),
                    no_lead_fee: Ok(Default::default()),
                    pass_fee: Ok(Default::default()),
                    restart: Ok(Default::default()),
                    stop_bonus: Ok(Default::default()),
                    withhold: Ok(Default::default()),
                }
            }
        }
        impl StopsRules {
            pub fn first_lead<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::LeadRule>>,
                T::Error: ::std::fmt::Display,
            {
                self.first_lead = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for first_lead: {e}")
                    });
                self
            }
            pub fn forced_stops<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::Card>>,
                T::Error: ::std::fmt::Display,
            {
                self.forced_stops = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for forced_stops: {e}")
                    });
                self
            }
            pub fn lead<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::LeadRule>>,
                T::Error: ::std::fmt::Display,
            {
                self.lead = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for lead: {e}")
                    });
                self
            }
            pub fn leader<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::Leader>>,
                T::Error: ::std::fmt::Display,
            {
                self.leader = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for leader: {e}")
                    });
                self
            }
            pub fn no_lead<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::NoLead>>,
                T::Error: ::std::fmt::Display,
            {
                self.no_lead = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for no_lead: {e}")
                    });
                self
            }
            pub fn no_lead_fee<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<u32>>,
                T::Error: ::std::fmt::Display,
            {
                self.no_lead_fee = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for no_lead_fee: {e}")
                    });
                self
            }
            pub fn pass_fee<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<u32>>,
                T::Error: ::std::fmt::Display,
            {
                self.pass_fee = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for pass_fee: {e}")
                    });
                self
            }
            pub fn restart<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::Restart>>,
                T::Error: ::std::fmt::Display,
            {
                self.restart = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for restart: {e}")
                    });
                self
            }
            pub fn stop_bonus<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::StopBonus>>,
                T::Error: ::std::fmt::Display,
            {
                self.stop_bonus = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for stop_bonus: {e}")
                    });
                self
            }
            pub fn withhold<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<bool>>,
                T::Error: ::std::fmt::Display,
            {
                self.withhold = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for withhold: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<StopsRules> for super::StopsRules {
            type Error = super::error::ConversionError;
            fn try_from(
                value: StopsRules,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    first_lead: value.first_lead?,
                    forced_stops: value.forced_stops?,
                    lead: value.lead?,
                    leader: value.leader?,
                    no_lead: value.no_lead?,
                    no_lead_fee: value.no_lead_fee?,
                    pass_fee: value.pass_fee?,
                    restart: value.restart?,
                    stop_bonus: value.stop_bonus?,
                    withhold: value.withhold?,
                })
            }
        }
        impl ::std::convert::From<super::StopsRules> for StopsRules {
            fn from(value: super::StopsRules) -> Self {
                Self {
                    first_lead: Ok(value.first_lead),
                    forced_stops: Ok(value.forced_stops),
                    lead: Ok(value.lead),
                    leader: Ok(value.leader),
                    no_lead: Ok(value.no_lead),
                    no_lead_fee: Ok(value.no_lead_fee),
                    pass_fee: Ok(value.pass_fee),
                    restart: Ok(value.restart),
                    stop_bonus: Ok(value.stop_bonus),
                    withhold: Ok(value.withhold),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct TakeSeat {
            bot: ::std::result::Result<
                ::std::option::Option<super::BotLevel>,
                ::std::string::String,
            >,
            code: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            name: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for TakeSeat {
            fn default() -> Self {
                Self {
                    bot: Ok(Default::default()),
                    code: Ok(Default::default()),
                    name: Ok(Default::default()),
                }
            }
        }
        impl TakeSeat {
            pub fn bot<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::BotLevel>>,
                T::Error: ::std::fmt::Display,
            {
                self.bot = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for bot: {e}")
                    });
                self
            }
            pub fn code<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.code = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for code: {e}")
                    });
                self
            }
            pub fn name<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.name = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for name: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<TakeSeat> for super::TakeSeat {
            type Error = super::error::ConversionError;
            fn try_from(
                value: TakeSeat,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    bot: value.bot?,
                    code: value.code?,
                    name: value.name?,
                })
            }
        }
        impl ::std::convert::From<super::TakeSeat> for TakeSeat {
            fn from(value: super::TakeSeat) -> Self {
                Self {
                    bot: Ok(value.bot),
                    code: Ok(value.code),
                    name: Ok(value.name),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct ValidateRuleset {
            overrides: ::std::result::Result<
                ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                ::std::string::String,
            >,
            ruleset: ::std::result::Result<super::RulesetChoice, ::std::string::String>,
        }
        impl ::std::default::Default for ValidateRuleset {
            fn default() -> Self {
                Self {
                    overrides: Ok(Default::default()),
                    ruleset: Err("no value supplied for ruleset".to_string()),
                }
            }
        }
        impl ValidateRuleset {
            pub fn overrides<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.overrides = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for overrides: {e}")
                    });
                self
            }
            pub fn ruleset<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<super::RulesetChoice>,
                T::Error: ::std::fmt::Display,
            {
                self.ruleset = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for ruleset: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<ValidateRuleset> for super::ValidateRuleset {
            type Error = super::error::ConversionError;
            fn try_from(
                value: ValidateRuleset,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    overrides: value.overrides?,
                    ruleset: value.ruleset?,
                })
            }
        }
        impl ::std::convert::From<super::ValidateRuleset> for ValidateRuleset {
            fn from(value: super::ValidateRuleset) -> Self {
                Self {
                    overrides: Ok(value.overrides),
                    ruleset: Ok(value.ruleset),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct Visibility {
            show_dead_at_end: ::std::result::Result<
                ::std::option::Option<bool>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for Visibility {
            fn default() -> Self {
                Self {
                    show_dead_at_end: Ok(Default::default()),
                }
            }
        }
        impl Visibility {
            pub fn show_dead_at_end<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<bool>>,
                T::Error: ::std::fmt::Display,
            {
                self.show_dead_at_end = value
                    .try_into()
                    .map_err(|e| {
                        format!(
                            "error converting supplied value for show_dead_at_end: {e}"
                        )
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<Visibility> for super::Visibility {
            type Error = super::error::ConversionError;
            fn try_from(
                value: Visibility,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    show_dead_at_end: value.show_dead_at_end?,
                })
            }
        }
        impl ::std::convert::From<super::Visibility> for Visibility {
            fn from(value: super::Visibility) -> Self {
                Self {
                    show_dead_at_end: Ok(value.show_dead_at_end),
                }
            }
        }
    }
    /// Error types.
    pub mod error {
        /// Error from a `TryFrom` or `FromStr` implementation.
        pub struct ConversionError(::std::borrow::Cow<'static, str>);
        impl ::std::error::Error for ConversionError {}
        impl ::std::fmt::Display for ConversionError {
            fn fmt(
                &self,
                f: &mut ::std::fmt::Formatter<'_>,
            ) -> Result<(), ::std::fmt::Error> {
                ::std::fmt::Display::fmt(&self.0, f)
            }
        }
        impl ::std::fmt::Debug for ConversionError {
            fn fmt(
                &self,
                f: &mut ::std::fmt::Formatter<'_>,
            ) -> Result<(), ::std::fmt::Error> {
                ::std::fmt::Debug::fmt(&self.0, f)
            }
        }
        impl From<&'static str> for ConversionError {
            fn from(value: &'static str) -> Self {
                Self(value.into())
            }
        }
        impl From<String> for ConversionError {
            fn from(value: String) -> Self {
                Self(value.into())
            }
        }
    }
    impl<'de> ::serde::Deserialize<'de> for Action {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            let value: ::serde_json::Value = ::serde::Deserialize::deserialize(
                deserializer,
            )?;
            match value.get("type").and_then(::serde_json::Value::as_str) {
                Some(
                    "stake" | "deal" | "offer" | "decline" | "buy" | "keep" | "exchange"
                    | "cut" | "bid" | "pass" | "play",
                )
                | None => Self::deserialize(value).map_err(::serde::de::Error::custom),
                Some(_) => Ok(Self::Unknown(value)),
            }
        }
    }
    impl ::serde::Serialize for Action {
        fn serialize<S>(&self, serializer: S) -> ::std::result::Result<S::Ok, S::Error>
        where
            S: ::serde::Serializer,
        {
            match self {
                Self::Unknown(value) => ::serde::Serialize::serialize(value, serializer),
                known => Self::serialize(known, serializer),
            }
        }
    }
    impl<'de> ::serde::Deserialize<'de> for BoodleSource {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            let value: ::serde_json::Value = ::serde::Deserialize::deserialize(
                deserializer,
            )?;
            match value.get("type").and_then(::serde_json::Value::as_str) {
                Some("fixed" | "draw_session") | None => {
                    Self::deserialize(value).map_err(::serde::de::Error::custom)
                }
                Some(_) => Ok(Self::Unknown(value)),
            }
        }
    }
    impl ::serde::Serialize for BoodleSource {
        fn serialize<S>(&self, serializer: S) -> ::std::result::Result<S::Ok, S::Error>
        where
            S: ::serde::Serializer,
        {
            match self {
                Self::Unknown(value) => ::serde::Serialize::serialize(value, serializer),
                known => Self::serialize(known, serializer),
            }
        }
    }
    impl<'de> ::serde::Deserialize<'de> for Claim {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            let value: ::serde_json::Value = ::serde::Deserialize::deserialize(
                deserializer,
            )?;
            match value.get("type").and_then(::serde_json::Value::as_str) {
                Some(
                    "play" | "hold" | "hold_set" | "play_set" | "poker" | "go_out"
                    | "turn_up" | "take_dead_hand",
                )
                | None => Self::deserialize(value).map_err(::serde::de::Error::custom),
                Some(_) => Ok(Self::Unknown(value)),
            }
        }
    }
    impl ::serde::Serialize for Claim {
        fn serialize<S>(&self, serializer: S) -> ::std::result::Result<S::Ok, S::Error>
        where
            S: ::serde::Serializer,
        {
            match self {
                Self::Unknown(value) => ::serde::Serialize::serialize(value, serializer),
                known => Self::serialize(known, serializer),
            }
        }
    }
    impl<'de> ::serde::Deserialize<'de> for Event {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            let value: ::serde_json::Value = ::serde::Deserialize::deserialize(
                deserializer,
            )?;
            match value.get("type").and_then(::serde_json::Value::as_str) {
                Some(
                    "game_created" | "seat_taken" | "seat_left" | "seat_renamed"
                    | "seat_handed_over" | "host_changed" | "auto_play_set"
                    | "time_expired" | "seat_resumed" | "clock_extended"
                    | "rematch_created" | "join_code_renewed" | "host_token_replaced"
                    | "game_started" | "dealer_cut" | "round_started" | "committed"
                    | "staked" | "dealt" | "turned_up" | "boodles_drawn" | "pack_cut"
                    | "bid" | "passed" | "poker_won" | "left_over" | "melded" | "moved"
                    | "rebought" | "dead_hand_offered" | "dead_hand_declined"
                    | "dead_hand_peeked" | "dead_hand_exchanged" | "led" | "played"
                    | "collected" | "stopped" | "lead_passed" | "went_out" | "paid"
                    | "exempt" | "carried_over" | "revealed" | "round_ended"
                    | "eliminated" | "last_round_called" | "extra_round_called"
                    | "game_ended" | "rewarded" | "misdeal_declared" | "returned"
                    | "lent" | "repaid" | "next_committed" | "entropy_added"
                    | "round_abandoned",
                )
                | None => Self::deserialize(value).map_err(::serde::de::Error::custom),
                Some(_) => Ok(Self::Unknown(value)),
            }
        }
    }
    impl ::serde::Serialize for Event {
        fn serialize<S>(&self, serializer: S) -> ::std::result::Result<S::Ok, S::Error>
        where
            S: ::serde::Serializer,
        {
            match self {
                Self::Unknown(value) => ::serde::Serialize::serialize(value, serializer),
                known => Self::serialize(known, serializer),
            }
        }
    }
    impl Event {
        ///When it happened.
        ///
        /// `None` only for an unknown type that does not have it.
        pub fn at(
            &self,
        ) -> ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>> {
            match self {
                Self::GameCreated { at, .. }
                | Self::SeatTaken { at, .. }
                | Self::SeatLeft { at, .. }
                | Self::SeatRenamed { at, .. }
                | Self::SeatHandedOver { at, .. }
                | Self::HostChanged { at, .. }
                | Self::AutoPlaySet { at, .. }
                | Self::TimeExpired { at, .. }
                | Self::SeatResumed { at, .. }
                | Self::ClockExtended { at, .. }
                | Self::RematchCreated { at, .. }
                | Self::JoinCodeRenewed { at, .. }
                | Self::HostTokenReplaced { at, .. }
                | Self::GameStarted { at, .. }
                | Self::DealerCut { at, .. }
                | Self::RoundStarted { at, .. }
                | Self::Committed { at, .. }
                | Self::Staked { at, .. }
                | Self::Dealt { at, .. }
                | Self::TurnedUp { at, .. }
                | Self::BoodlesDrawn { at, .. }
                | Self::PackCut { at, .. }
                | Self::Bid { at, .. }
                | Self::Passed { at, .. }
                | Self::PokerWon { at, .. }
                | Self::LeftOver { at, .. }
                | Self::Melded { at, .. }
                | Self::Moved { at, .. }
                | Self::Rebought { at, .. }
                | Self::DeadHandOffered { at, .. }
                | Self::DeadHandDeclined { at, .. }
                | Self::DeadHandPeeked { at, .. }
                | Self::DeadHandExchanged { at, .. }
                | Self::Led { at, .. }
                | Self::Played { at, .. }
                | Self::Collected { at, .. }
                | Self::Stopped { at, .. }
                | Self::LeadPassed { at, .. }
                | Self::WentOut { at, .. }
                | Self::Paid { at, .. }
                | Self::Exempt { at, .. }
                | Self::CarriedOver { at, .. }
                | Self::Revealed { at, .. }
                | Self::RoundEnded { at, .. }
                | Self::Eliminated { at, .. }
                | Self::LastRoundCalled { at, .. }
                | Self::ExtraRoundCalled { at, .. }
                | Self::GameEnded { at, .. }
                | Self::Rewarded { at, .. }
                | Self::MisdealDeclared { at, .. }
                | Self::Returned { at, .. }
                | Self::Lent { at, .. }
                | Self::Repaid { at, .. }
                | Self::NextCommitted { at, .. }
                | Self::EntropyAdded { at, .. }
                | Self::RoundAbandoned { at, .. } => {
                    ::std::option::Option::Some(at.clone())
                }
                Self::Unknown(value) => {
                    ::serde_json::from_value(value.get("at")?.clone()).ok()
                }
            }
        }
        ///The round, from 1; 0 before the start.
        ///
        /// `None` only for an unknown type that does not have it.
        pub fn round(&self) -> ::std::option::Option<u32> {
            match self {
                Self::GameCreated { round, .. }
                | Self::SeatTaken { round, .. }
                | Self::SeatLeft { round, .. }
                | Self::SeatRenamed { round, .. }
                | Self::SeatHandedOver { round, .. }
                | Self::HostChanged { round, .. }
                | Self::AutoPlaySet { round, .. }
                | Self::TimeExpired { round, .. }
                | Self::SeatResumed { round, .. }
                | Self::ClockExtended { round, .. }
                | Self::RematchCreated { round, .. }
                | Self::JoinCodeRenewed { round, .. }
                | Self::HostTokenReplaced { round, .. }
                | Self::GameStarted { round, .. }
                | Self::DealerCut { round, .. }
                | Self::RoundStarted { round, .. }
                | Self::Committed { round, .. }
                | Self::Staked { round, .. }
                | Self::Dealt { round, .. }
                | Self::TurnedUp { round, .. }
                | Self::BoodlesDrawn { round, .. }
                | Self::PackCut { round, .. }
                | Self::Bid { round, .. }
                | Self::Passed { round, .. }
                | Self::PokerWon { round, .. }
                | Self::LeftOver { round, .. }
                | Self::Melded { round, .. }
                | Self::Moved { round, .. }
                | Self::Rebought { round, .. }
                | Self::DeadHandOffered { round, .. }
                | Self::DeadHandDeclined { round, .. }
                | Self::DeadHandPeeked { round, .. }
                | Self::DeadHandExchanged { round, .. }
                | Self::Led { round, .. }
                | Self::Played { round, .. }
                | Self::Collected { round, .. }
                | Self::Stopped { round, .. }
                | Self::LeadPassed { round, .. }
                | Self::WentOut { round, .. }
                | Self::Paid { round, .. }
                | Self::Exempt { round, .. }
                | Self::CarriedOver { round, .. }
                | Self::Revealed { round, .. }
                | Self::RoundEnded { round, .. }
                | Self::Eliminated { round, .. }
                | Self::LastRoundCalled { round, .. }
                | Self::ExtraRoundCalled { round, .. }
                | Self::GameEnded { round, .. }
                | Self::Rewarded { round, .. }
                | Self::MisdealDeclared { round, .. }
                | Self::Returned { round, .. }
                | Self::Lent { round, .. }
                | Self::Repaid { round, .. }
                | Self::NextCommitted { round, .. }
                | Self::EntropyAdded { round, .. }
                | Self::RoundAbandoned { round, .. } => {
                    ::std::option::Option::Some(round.clone())
                }
                Self::Unknown(value) => {
                    ::serde_json::from_value(value.get("round")?.clone()).ok()
                }
            }
        }
        ///Its number in the log, from 1.
        ///
        /// `None` only for an unknown type that does not have it.
        pub fn seq(&self) -> ::std::option::Option<u64> {
            match self {
                Self::GameCreated { seq, .. }
                | Self::SeatTaken { seq, .. }
                | Self::SeatLeft { seq, .. }
                | Self::SeatRenamed { seq, .. }
                | Self::SeatHandedOver { seq, .. }
                | Self::HostChanged { seq, .. }
                | Self::AutoPlaySet { seq, .. }
                | Self::TimeExpired { seq, .. }
                | Self::SeatResumed { seq, .. }
                | Self::ClockExtended { seq, .. }
                | Self::RematchCreated { seq, .. }
                | Self::JoinCodeRenewed { seq, .. }
                | Self::HostTokenReplaced { seq, .. }
                | Self::GameStarted { seq, .. }
                | Self::DealerCut { seq, .. }
                | Self::RoundStarted { seq, .. }
                | Self::Committed { seq, .. }
                | Self::Staked { seq, .. }
                | Self::Dealt { seq, .. }
                | Self::TurnedUp { seq, .. }
                | Self::BoodlesDrawn { seq, .. }
                | Self::PackCut { seq, .. }
                | Self::Bid { seq, .. }
                | Self::Passed { seq, .. }
                | Self::PokerWon { seq, .. }
                | Self::LeftOver { seq, .. }
                | Self::Melded { seq, .. }
                | Self::Moved { seq, .. }
                | Self::Rebought { seq, .. }
                | Self::DeadHandOffered { seq, .. }
                | Self::DeadHandDeclined { seq, .. }
                | Self::DeadHandPeeked { seq, .. }
                | Self::DeadHandExchanged { seq, .. }
                | Self::Led { seq, .. }
                | Self::Played { seq, .. }
                | Self::Collected { seq, .. }
                | Self::Stopped { seq, .. }
                | Self::LeadPassed { seq, .. }
                | Self::WentOut { seq, .. }
                | Self::Paid { seq, .. }
                | Self::Exempt { seq, .. }
                | Self::CarriedOver { seq, .. }
                | Self::Revealed { seq, .. }
                | Self::RoundEnded { seq, .. }
                | Self::Eliminated { seq, .. }
                | Self::LastRoundCalled { seq, .. }
                | Self::ExtraRoundCalled { seq, .. }
                | Self::GameEnded { seq, .. }
                | Self::Rewarded { seq, .. }
                | Self::MisdealDeclared { seq, .. }
                | Self::Returned { seq, .. }
                | Self::Lent { seq, .. }
                | Self::Repaid { seq, .. }
                | Self::NextCommitted { seq, .. }
                | Self::EntropyAdded { seq, .. }
                | Self::RoundAbandoned { seq, .. } => {
                    ::std::option::Option::Some(seq.clone())
                }
                Self::Unknown(value) => {
                    ::serde_json::from_value(value.get("seq")?.clone()).ok()
                }
            }
        }
        ///The same in a sentence, or two, for people: nothing that the other members do not tell.
        ///
        /// `None` only for an unknown type that does not have it.
        pub fn text(&self) -> ::std::option::Option<::std::string::String> {
            match self {
                Self::GameCreated { text, .. }
                | Self::SeatTaken { text, .. }
                | Self::SeatLeft { text, .. }
                | Self::SeatRenamed { text, .. }
                | Self::SeatHandedOver { text, .. }
                | Self::HostChanged { text, .. }
                | Self::AutoPlaySet { text, .. }
                | Self::TimeExpired { text, .. }
                | Self::SeatResumed { text, .. }
                | Self::ClockExtended { text, .. }
                | Self::RematchCreated { text, .. }
                | Self::JoinCodeRenewed { text, .. }
                | Self::HostTokenReplaced { text, .. }
                | Self::GameStarted { text, .. }
                | Self::DealerCut { text, .. }
                | Self::RoundStarted { text, .. }
                | Self::Committed { text, .. }
                | Self::Staked { text, .. }
                | Self::Dealt { text, .. }
                | Self::TurnedUp { text, .. }
                | Self::BoodlesDrawn { text, .. }
                | Self::PackCut { text, .. }
                | Self::Bid { text, .. }
                | Self::Passed { text, .. }
                | Self::PokerWon { text, .. }
                | Self::LeftOver { text, .. }
                | Self::Melded { text, .. }
                | Self::Moved { text, .. }
                | Self::Rebought { text, .. }
                | Self::DeadHandOffered { text, .. }
                | Self::DeadHandDeclined { text, .. }
                | Self::DeadHandPeeked { text, .. }
                | Self::DeadHandExchanged { text, .. }
                | Self::Led { text, .. }
                | Self::Played { text, .. }
                | Self::Collected { text, .. }
                | Self::Stopped { text, .. }
                | Self::LeadPassed { text, .. }
                | Self::WentOut { text, .. }
                | Self::Paid { text, .. }
                | Self::Exempt { text, .. }
                | Self::CarriedOver { text, .. }
                | Self::Revealed { text, .. }
                | Self::RoundEnded { text, .. }
                | Self::Eliminated { text, .. }
                | Self::LastRoundCalled { text, .. }
                | Self::ExtraRoundCalled { text, .. }
                | Self::GameEnded { text, .. }
                | Self::Rewarded { text, .. }
                | Self::MisdealDeclared { text, .. }
                | Self::Returned { text, .. }
                | Self::Lent { text, .. }
                | Self::Repaid { text, .. }
                | Self::NextCommitted { text, .. }
                | Self::EntropyAdded { text, .. }
                | Self::RoundAbandoned { text, .. } => {
                    ::std::option::Option::Some(text.clone())
                }
                Self::Unknown(value) => {
                    ::serde_json::from_value(value.get("text")?.clone()).ok()
                }
            }
        }
        ///The version of the game that it belongs to.
        ///
        /// `None` only for an unknown type that does not have it.
        pub fn version(&self) -> ::std::option::Option<u64> {
            match self {
                Self::GameCreated { version, .. }
                | Self::SeatTaken { version, .. }
                | Self::SeatLeft { version, .. }
                | Self::SeatRenamed { version, .. }
                | Self::SeatHandedOver { version, .. }
                | Self::HostChanged { version, .. }
                | Self::AutoPlaySet { version, .. }
                | Self::TimeExpired { version, .. }
                | Self::SeatResumed { version, .. }
                | Self::ClockExtended { version, .. }
                | Self::RematchCreated { version, .. }
                | Self::JoinCodeRenewed { version, .. }
                | Self::HostTokenReplaced { version, .. }
                | Self::GameStarted { version, .. }
                | Self::DealerCut { version, .. }
                | Self::RoundStarted { version, .. }
                | Self::Committed { version, .. }
                | Self::Staked { version, .. }
                | Self::Dealt { version, .. }
                | Self::TurnedUp { version, .. }
                | Self::BoodlesDrawn { version, .. }
                | Self::PackCut { version, .. }
                | Self::Bid { version, .. }
                | Self::Passed { version, .. }
                | Self::PokerWon { version, .. }
                | Self::LeftOver { version, .. }
                | Self::Melded { version, .. }
                | Self::Moved { version, .. }
                | Self::Rebought { version, .. }
                | Self::DeadHandOffered { version, .. }
                | Self::DeadHandDeclined { version, .. }
                | Self::DeadHandPeeked { version, .. }
                | Self::DeadHandExchanged { version, .. }
                | Self::Led { version, .. }
                | Self::Played { version, .. }
                | Self::Collected { version, .. }
                | Self::Stopped { version, .. }
                | Self::LeadPassed { version, .. }
                | Self::WentOut { version, .. }
                | Self::Paid { version, .. }
                | Self::Exempt { version, .. }
                | Self::CarriedOver { version, .. }
                | Self::Revealed { version, .. }
                | Self::RoundEnded { version, .. }
                | Self::Eliminated { version, .. }
                | Self::LastRoundCalled { version, .. }
                | Self::ExtraRoundCalled { version, .. }
                | Self::GameEnded { version, .. }
                | Self::Rewarded { version, .. }
                | Self::MisdealDeclared { version, .. }
                | Self::Returned { version, .. }
                | Self::Lent { version, .. }
                | Self::Repaid { version, .. }
                | Self::NextCommitted { version, .. }
                | Self::EntropyAdded { version, .. }
                | Self::RoundAbandoned { version, .. } => {
                    ::std::option::Option::Some(version.clone())
                }
                Self::Unknown(value) => {
                    ::serde_json::from_value(value.get("version")?.clone()).ok()
                }
            }
        }
    }
    impl<'de> ::serde::Deserialize<'de> for Exchange {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            let value: ::serde_json::Value = ::serde::Deserialize::deserialize(
                deserializer,
            )?;
            match value.get("mode").and_then(::serde_json::Value::as_str) {
                Some("none" | "fixed_price" | "dealer_swap" | "auction") | None => {
                    Self::deserialize(value).map_err(::serde::de::Error::custom)
                }
                Some(_) => Ok(Self::Unknown(value)),
            }
        }
    }
    impl ::serde::Serialize for Exchange {
        fn serialize<S>(&self, serializer: S) -> ::std::result::Result<S::Ok, S::Error>
        where
            S: ::serde::Serializer,
        {
            match self {
                Self::Unknown(value) => ::serde::Serialize::serialize(value, serializer),
                known => Self::serialize(known, serializer),
            }
        }
    }
    impl<'de> ::serde::Deserialize<'de> for FirstDealer {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            let value: ::serde_json::Value = ::serde::Deserialize::deserialize(
                deserializer,
            )?;
            match value.get("type").and_then(::serde_json::Value::as_str) {
                Some("cut_high" | "seat" | "random") | None => {
                    Self::deserialize(value).map_err(::serde::de::Error::custom)
                }
                Some(_) => Ok(Self::Unknown(value)),
            }
        }
    }
    impl ::serde::Serialize for FirstDealer {
        fn serialize<S>(&self, serializer: S) -> ::std::result::Result<S::Ok, S::Error>
        where
            S: ::serde::Serializer,
        {
            match self {
                Self::Unknown(value) => ::serde::Serialize::serialize(value, serializer),
                known => Self::serialize(known, serializer),
            }
        }
    }
    impl<'de> ::serde::Deserialize<'de> for Leader {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            let value: ::serde_json::Value = ::serde::Deserialize::deserialize(
                deserializer,
            )?;
            match value.get("type").and_then(::serde_json::Value::as_str) {
                Some("left_of_dealer" | "dealer" | "holder_of_lowest" | "poker_winner")
                | None => Self::deserialize(value).map_err(::serde::de::Error::custom),
                Some(_) => Ok(Self::Unknown(value)),
            }
        }
    }
    impl ::serde::Serialize for Leader {
        fn serialize<S>(&self, serializer: S) -> ::std::result::Result<S::Ok, S::Error>
        where
            S: ::serde::Serializer,
        {
            match self {
                Self::Unknown(value) => ::serde::Serialize::serialize(value, serializer),
                known => Self::serialize(known, serializer),
            }
        }
    }
    impl<'de> ::serde::Deserialize<'de> for Pays {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            let value: ::serde_json::Value = ::serde::Deserialize::deserialize(
                deserializer,
            )?;
            match value.get("type").and_then(::serde_json::Value::as_str) {
                Some("pot" | "fixed") | None => {
                    Self::deserialize(value).map_err(::serde::de::Error::custom)
                }
                Some(_) => Ok(Self::Unknown(value)),
            }
        }
    }
    impl ::serde::Serialize for Pays {
        fn serialize<S>(&self, serializer: S) -> ::std::result::Result<S::Ok, S::Error>
        where
            S: ::serde::Serializer,
        {
            match self {
                Self::Unknown(value) => ::serde::Serialize::serialize(value, serializer),
                known => Self::serialize(known, serializer),
            }
        }
    }
    impl<'de> ::serde::Deserialize<'de> for RulesetOption {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            let value: ::serde_json::Value = ::serde::Deserialize::deserialize(
                deserializer,
            )?;
            match value.get("type").and_then(::serde_json::Value::as_str) {
                Some(
                    "boolean" | "integer" | "text" | "card" | "space" | "choice"
                    | "union" | "list" | "object",
                )
                | None => Self::deserialize(value).map_err(::serde::de::Error::custom),
                Some(_) => Ok(Self::Unknown(value)),
            }
        }
    }
    impl ::serde::Serialize for RulesetOption {
        fn serialize<S>(&self, serializer: S) -> ::std::result::Result<S::Ok, S::Error>
        where
            S: ::serde::Serializer,
        {
            match self {
                Self::Unknown(value) => ::serde::Serialize::serialize(value, serializer),
                known => Self::serialize(known, serializer),
            }
        }
    }
    impl RulesetOption {
        ///What it means.
        ///
        /// `None` only for an unknown type that does not have it.
        pub fn meaning(&self) -> ::std::option::Option<::std::string::String> {
            match self {
                Self::Boolean { meaning, .. }
                | Self::Integer { meaning, .. }
                | Self::Text { meaning, .. }
                | Self::Card { meaning, .. }
                | Self::Space { meaning, .. }
                | Self::Choice { meaning, .. }
                | Self::Union { meaning, .. }
                | Self::List { meaning, .. }
                | Self::Object { meaning, .. } => {
                    ::std::option::Option::Some(meaning.clone())
                }
                Self::Unknown(value) => {
                    ::serde_json::from_value(value.get("meaning")?.clone()).ok()
                }
            }
        }
        ///The member that it is; `-` for each item of a list.
        ///
        /// `None` only for an unknown type that does not have it.
        pub fn name(&self) -> ::std::option::Option<::std::string::String> {
            match self {
                Self::Boolean { name, .. }
                | Self::Integer { name, .. }
                | Self::Text { name, .. }
                | Self::Card { name, .. }
                | Self::Space { name, .. }
                | Self::Choice { name, .. }
                | Self::Union { name, .. }
                | Self::List { name, .. }
                | Self::Object { name, .. } => ::std::option::Option::Some(name.clone()),
                Self::Unknown(value) => {
                    ::serde_json::from_value(value.get("name")?.clone()).ok()
                }
            }
        }
        ///Whether it may be null.
        ///
        /// `None` only for an unknown type that does not have it.
        pub fn nullable(&self) -> ::std::option::Option<bool> {
            match self {
                Self::Boolean { nullable, .. }
                | Self::Integer { nullable, .. }
                | Self::Text { nullable, .. }
                | Self::Card { nullable, .. }
                | Self::Space { nullable, .. }
                | Self::Choice { nullable, .. }
                | Self::Union { nullable, .. }
                | Self::List { nullable, .. }
                | Self::Object { nullable, .. } => {
                    ::std::option::Option::Some(nullable.clone())
                }
                Self::Unknown(value) => {
                    ::serde_json::from_value(value.get("nullable")?.clone()).ok()
                }
            }
        }
        ///Where it stands, as a JSON pointer (RFC 6901) into the ruleset; `-` is each item of a list.
        ///
        /// `None` only for an unknown type that does not have it.
        pub fn pointer(&self) -> ::std::option::Option<::std::string::String> {
            match self {
                Self::Boolean { pointer, .. }
                | Self::Integer { pointer, .. }
                | Self::Text { pointer, .. }
                | Self::Card { pointer, .. }
                | Self::Space { pointer, .. }
                | Self::Choice { pointer, .. }
                | Self::Union { pointer, .. }
                | Self::List { pointer, .. }
                | Self::Object { pointer, .. } => {
                    ::std::option::Option::Some(pointer.clone())
                }
                Self::Unknown(value) => {
                    ::serde_json::from_value(value.get("pointer")?.clone()).ok()
                }
            }
        }
        ///Whether it must be there wherever the object around it is.
        ///
        /// `None` only for an unknown type that does not have it.
        pub fn required(&self) -> ::std::option::Option<bool> {
            match self {
                Self::Boolean { required, .. }
                | Self::Integer { required, .. }
                | Self::Text { required, .. }
                | Self::Card { required, .. }
                | Self::Space { required, .. }
                | Self::Choice { required, .. }
                | Self::Union { required, .. }
                | Self::List { required, .. }
                | Self::Object { required, .. } => {
                    ::std::option::Option::Some(required.clone())
                }
                Self::Unknown(value) => {
                    ::serde_json::from_value(value.get("required")?.clone()).ok()
                }
            }
        }
        ///A few words for it.
        ///
        /// `None` only for an unknown type that does not have it.
        pub fn title(&self) -> ::std::option::Option<::std::string::String> {
            match self {
                Self::Boolean { title, .. }
                | Self::Integer { title, .. }
                | Self::Text { title, .. }
                | Self::Card { title, .. }
                | Self::Space { title, .. }
                | Self::Choice { title, .. }
                | Self::Union { title, .. }
                | Self::List { title, .. }
                | Self::Object { title, .. } => {
                    ::std::option::Option::Some(title.clone())
                }
                Self::Unknown(value) => {
                    ::serde_json::from_value(value.get("title")?.clone()).ok()
                }
            }
        }
    }
    impl<'de> ::serde::Deserialize<'de> for SessionEnd {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            let value: ::serde_json::Value = ::serde::Deserialize::deserialize(
                deserializer,
            )?;
            match value.get("type").and_then(::serde_json::Value::as_str) {
                Some("rounds" | "minutes" | "first_bust" | "last_standing" | "manual")
                | None => Self::deserialize(value).map_err(::serde::de::Error::custom),
                Some(_) => Ok(Self::Unknown(value)),
            }
        }
    }
    impl ::serde::Serialize for SessionEnd {
        fn serialize<S>(&self, serializer: S) -> ::std::result::Result<S::Ok, S::Error>
        where
            S: ::serde::Serializer,
        {
            match self {
                Self::Unknown(value) => ::serde::Serialize::serialize(value, serializer),
                known => Self::serialize(known, serializer),
            }
        }
    }
}
#[derive(Clone, Debug)]
/**Client for Boodle

A server for stops card games: Newmarket, Michigan, Michigan Rummy and their relatives.

A game is played with few calls: `POST /v1/games` creates it and gives tokens, `POST /v1/games/{id}/seats` takes a seat that is open, the host's `POST /v1/games/{id}/start` opens the first round; then read the view, send one entry of `you.legal_actions` back as it stands, and again. Every refusal is a `Problem`: tell them apart by `code`; `/problems` explains all of them. Members, event types and enum values may be added: skip what you do not know. What may grow so is marked `x-extensible`: a decoder that wants exactly one of a union's variants has to be told so, or one new event spoils a whole page.

Texts for people are in English, German or Dutch, whichever `Accept-Language` likes best, and `Content-Language` tells which. They are marked `x-localized` here; everything else, such as codes, ids and the names of cards and spaces in members, is the same in every language. The titles of problems are such texts too, whatever is called; `detail` is always in English.

A token is a JWT, signed with a key of `/.well-known/jwks.json` and valid for 90 days. Its claims: `game` and `role` (`seat` or `host`, with `seat` the number of the seat) say what it opens, `sub` says the same in one text, `epoch` counts the tokens of a seat, of which only the newest is good, `iat` and `exp` are when it was made and until when it is good, `iss` and `aud` are `boodle`. Clients need not look into it.

Version: 0.1.0*/
pub struct Client {
    pub(crate) baseurl: String,
    pub(crate) client: reqwest::Client,
    pub(crate) inner: crate::Access,
}
impl Client {
    /// Create a new client.
    ///
    /// `baseurl` is the base URL provided to the internal
    /// `reqwest::Client`, and should include a scheme and hostname,
    /// as well as port and a path stem if applicable.
    pub fn new(baseurl: &str, inner: crate::Access) -> Self {
        #[cfg(not(target_arch = "wasm32"))]
        let client = {
            let dur = ::std::time::Duration::from_secs(15u64);
            reqwest::ClientBuilder::new().connect_timeout(dur).timeout(dur)
        };
        #[cfg(target_arch = "wasm32")]
        let client = reqwest::ClientBuilder::new();
        Self::new_with_client(baseurl, client.build().unwrap(), inner)
    }
    /// Construct a new client with an existing `reqwest::Client`,
    /// allowing more control over its configuration.
    ///
    /// `baseurl` is the base URL provided to the internal
    /// `reqwest::Client`, and should include a scheme and hostname,
    /// as well as port and a path stem if applicable.
    pub fn new_with_client(
        baseurl: &str,
        client: reqwest::Client,
        inner: crate::Access,
    ) -> Self {
        Self {
            baseurl: baseurl.to_string(),
            client,
            inner,
        }
    }
}
impl ClientInfo<crate::Access> for Client {
    fn api_version() -> &'static str {
        "0.1.0"
    }
    fn baseurl(&self) -> &str {
        self.baseurl.as_str()
    }
    fn client(&self) -> &reqwest::Client {
        &self.client
    }
    fn inner(&self) -> &crate::Access {
        &self.inner
    }
}
impl ClientHooks<crate::Access> for &Client {}
impl Client {
    /**Show the public keys

The keys that tokens can be checked with, as a JSON Web Key Set. A new key stands here for a minute
before the first token is signed with it, and an old one until its last token has expired.

Sends a `GET` request to `/.well-known/jwks.json`

```text
let response = client.get_jwks()
    .send()
    .await;
```*/
    pub fn get_jwks(&self) -> builder::GetJwks<'_> {
        builder::GetJwks::new(self)
    }
    /**Is it alive?

Answers as long as the server runs.

Sends a `GET` request to `/healthz`

```text
let response = client.get_health()
    .send()
    .await;
```*/
    pub fn get_health(&self) -> builder::GetHealth<'_> {
        builder::GetHealth::new(self)
    }
    /**Show the specification in its 3.0 form

The same for generators that do not read OpenAPI 3.1: what it accepts is what this document accepts.

Sends a `GET` request to `/openapi-3.0.json`

```text
let response = client.get_openapi_lowered()
    .send()
    .await;
```*/
    pub fn get_openapi_lowered(&self) -> builder::GetOpenapiLowered<'_> {
        builder::GetOpenapiLowered::new(self)
    }
    /**Show the specification as JSON

This document.

Sends a `GET` request to `/openapi.json`

```text
let response = client.get_openapi_json()
    .send()
    .await;
```*/
    pub fn get_openapi_json(&self) -> builder::GetOpenapiJson<'_> {
        builder::GetOpenapiJson::new(self)
    }
    /**Show the specification as YAML

This document.

Sends a `GET` request to `/openapi.yaml`

```text
let response = client.get_openapi_yaml()
    .send()
    .await;
```*/
    pub fn get_openapi_yaml(&self) -> builder::GetOpenapiYaml<'_> {
        builder::GetOpenapiYaml::new(self)
    }
    /**Explain a problem

A page for people: what a problem means and what to do about it.

Sends a `GET` request to `/problems/{code}`

Arguments:
- `code`: Code of the problem.
- `accept_language`: Languages to answer in; English where there is no other.
```text
let response = client.get_problem_page()
    .code(code)
    .accept_language(accept_language)
    .send()
    .await;
```*/
    pub fn get_problem_page(&self) -> builder::GetProblemPage<'_> {
        builder::GetProblemPage::new(self)
    }
    /**Is it ready?

Answers when the database does, and no more once the server has been told to end: a proxy then sends calls to
another one, while those that still come are answered.

Sends a `GET` request to `/readyz`

```text
let response = client.get_readiness()
    .send()
    .await;
```*/
    pub fn get_readiness(&self) -> builder::GetReadiness<'_> {
        builder::GetReadiness::new(self)
    }
    /**List games

The lobby: public games, newest first. Of a game that is shown to spectators late, this too.

Sends a `GET` request to `/v1/games`

Arguments:
- `cursor`: Where to go on: `next_cursor` of the page before, with the same filters.
- `limit`: Items of a page, 50 by default.
- `ruleset`: Only games made from this ruleset.
- `status`: Only games that are so far.
```text
let response = client.list_games()
    .cursor(cursor)
    .limit(limit)
    .ruleset(ruleset)
    .status(status)
    .send()
    .await;
```*/
    pub fn list_games(&self) -> builder::ListGames<'_> {
        builder::ListGames::new(self)
    }
    /**Create a game

Seats with a name are taken and their tokens are in the answer; the others are open for
`POST /v1/games/{id}/seats`. A request that is repeated with its `Idempotency-Key` after the game
was removed is answered with 404.

Sends a `POST` request to `/v1/games`

Arguments:
- `idempotency_key`: A text of the caller's choice, quoted or bare: the same request with the same key is done once and gets the first answer again, with tokens signed anew and the caller's current view. Another request with the key is refused. Keys belong to the caller's token and are kept for 24 hours; without a token the key is a UUID. A refused request does not use its key up.
- `body`: The game that is asked for.
```text
let response = client.create_game()
    .idempotency_key(idempotency_key)
    .body(body)
    .send()
    .await;
```*/
    pub fn create_game(&self) -> builder::CreateGame<'_> {
        builder::CreateGame::new(self)
    }
    /**Show a game

The view of a seat with the token of the seat, else what everybody may see: without a token as it was
`spectators.delay` events ago, and not at all (403 `no_spectators`) where `spectators.allowed` is false.

Sends a `GET` request to `/v1/games/{id}`

Arguments:
- `id`: Id of the game.
- `if_none_match`: A version in quotes that the caller has.
```text
let response = client.get_game()
    .id(id)
    .if_none_match(if_none_match)
    .send()
    .await;
```*/
    pub fn get_game(&self) -> builder::GetGame<'_> {
        builder::GetGame::new(self)
    }
    /**Remove a game

The game and all that is kept of it. Only for the host.

Sends a `DELETE` request to `/v1/games/{id}`

Arguments:
- `id`: Id of the game.
```text
let response = client.delete_game()
    .id(id)
    .send()
    .await;
```*/
    pub fn delete_game(&self) -> builder::DeleteGame<'_> {
        builder::DeleteGame::new(self)
    }
    /**Act

One action of the seat whose token is sent. Each entry of the view's `you.legal_actions` is
accepted as it stands. The answer comes when the action is on disk.

Sends a `POST` request to `/v1/games/{id}/actions`

Arguments:
- `id`: Id of the game.
- `accept_language`: Languages to answer in; English where there is no other.
- `idempotency_key`: A text of the caller's choice, quoted or bare: the same request with the same key is done once and gets the first answer again, with tokens signed anew and the caller's current view. Another request with the key is refused. Keys belong to the caller's token and are kept for 24 hours; without a token the key is a UUID. A refused request does not use its key up.
- `if_match`: The version in quotes that the action was decided on: refused when the game has another.
- `body`: The action.
```text
let response = client.post_action()
    .id(id)
    .accept_language(accept_language)
    .idempotency_key(idempotency_key)
    .if_match(if_match)
    .body(body)
    .send()
    .await;
```*/
    pub fn post_action(&self) -> builder::PostAction<'_> {
        builder::PostAction::new(self)
    }
    /**End a game

Calls the last round: the game ends when the round is settled. Only for the host.
No body is needed; if there is one, it is `{}`.

Sends a `POST` request to `/v1/games/{id}/end`

Arguments:
- `id`: Id of the game.
- `accept_language`: Languages to answer in; English where there is no other.
- `idempotency_key`: A text of the caller's choice, quoted or bare: the same request with the same key is done once and gets the first answer again, with tokens signed anew and the caller's current view. Another request with the key is refused. Keys belong to the caller's token and are kept for 24 hours; without a token the key is a UUID. A refused request does not use its key up.
- `if_match`: A version in quotes: refused when the game has another.
```text
let response = client.end_game()
    .id(id)
    .accept_language(accept_language)
    .idempotency_key(idempotency_key)
    .if_match(if_match)
    .send()
    .await;
```*/
    pub fn end_game(&self) -> builder::EndGame<'_> {
        builder::EndGame::new(self)
    }
    /**Add to the next shuffle

Whatever a seat adds goes into the cards of the next deal, so that not even the server chooses
them. The next deal is always committed to beforehand: the first one at the start of the game, and
each other one when the cards before it are dealt (`next_deal` of the view, `next_committed`). From
then on until the dealer deals, each seat may add once. A misdeal makes the next deal come sooner.
`revealed` shows what was added, together with the secret.

Sends a `POST` request to `/v1/games/{id}/entropy`

Arguments:
- `id`: Id of the game.
- `accept_language`: Languages to answer in; English where there is no other.
- `idempotency_key`: A text of the caller's choice, quoted or bare: the same request with the same key is done once and gets the first answer again, with tokens signed anew and the caller's current view. Another request with the key is refused. Keys belong to the caller's token and are kept for 24 hours; without a token the key is a UUID. A refused request does not use its key up.
- `if_match`: A version in quotes: refused when the game has another.
- `body`: What is added.
```text
let response = client.add_entropy()
    .id(id)
    .accept_language(accept_language)
    .idempotency_key(idempotency_key)
    .if_match(if_match)
    .body(body)
    .send()
    .await;
```*/
    pub fn add_entropy(&self) -> builder::AddEntropy<'_> {
        builder::AddEntropy::new(self)
    }
    /**List events

The log of a game, as the caller may know it. Go on with `after` = `seq` of the last item, until
that is `last_seq`. With `wait` the answer waits while there is nothing after `after`: it comes as
soon as something happens, or empty when the time is over. Of a game that is over a rematch may still
come; then nothing does. Without a token the log ends
as many events earlier as `spectators.delay` of the view says.

Sends a `GET` request to `/v1/games/{id}/events`

Arguments:
- `id`: Id of the game.
- `after`: Only events with a higher number, all by default.
- `limit`: Items of a page, 50 by default.
- `wait`: Seconds to wait for an event, 0 by default.
- `accept_language`: Languages to answer in; English where there is no other.
```text
let response = client.list_events()
    .id(id)
    .after(after)
    .limit(limit)
    .wait(wait)
    .accept_language(accept_language)
    .send()
    .await;
```*/
    pub fn list_events(&self) -> builder::ListEvents<'_> {
        builder::ListEvents::new(self)
    }
    /**Get the host's token

Only for the seat that the part of the host was handed to.

Sends a `GET` request to `/v1/games/{id}/host`

Arguments:
- `id`: Id of the game.
```text
let response = client.get_host_token()
    .id(id)
    .send()
    .await;
```*/
    pub fn get_host_token(&self) -> builder::GetHostToken<'_> {
        builder::GetHostToken::new(self)
    }
    /**Hand over the host

Whoever holds the seat becomes the host: the host's token opens nothing any more, and the seat gets
the new one from `GET /v1/games/{id}/host`. Only for the host.

Sends a `POST` request to `/v1/games/{id}/host`

Arguments:
- `id`: Id of the game.
- `accept_language`: Languages to answer in; English where there is no other.
- `idempotency_key`: A text of the caller's choice, quoted or bare: the same request with the same key is done once and gets the first answer again, with tokens signed anew and the caller's current view. Another request with the key is refused. Keys belong to the caller's token and are kept for 24 hours; without a token the key is a UUID. A refused request does not use its key up.
- `body`: To whom.
```text
let response = client.hand_over_host()
    .id(id)
    .accept_language(accept_language)
    .idempotency_key(idempotency_key)
    .body(body)
    .send()
    .await;
```*/
    pub fn hand_over_host(&self) -> builder::HandOverHost<'_> {
        builder::HandOverHost::new(self)
    }
    /**Renew the join code

A private game that has not started gets another join code, `join_code` of the view; whoever knows only
the one before takes no seat any more. Those who hold a seat keep it. Only for the host. No body is
needed; if there is one, it is `{}`.

Sends a `POST` request to `/v1/games/{id}/join_code`

Arguments:
- `id`: Id of the game.
- `accept_language`: Languages to answer in; English where there is no other.
- `idempotency_key`: A text of the caller's choice, quoted or bare: the same request with the same key is done once and gets the first answer again, with tokens signed anew and the caller's current view. Another request with the key is refused. Keys belong to the caller's token and are kept for 24 hours; without a token the key is a UUID. A refused request does not use its key up.
```text
let response = client.renew_join_code()
    .id(id)
    .accept_language(accept_language)
    .idempotency_key(idempotency_key)
    .send()
    .await;
```*/
    pub fn renew_join_code(&self) -> builder::RenewJoinCode<'_> {
        builder::RenewJoinCode::new(self)
    }
    /**Declare a misdeal

The cards of this deal are dead and the same dealer deals again, where the rules of the game know
a misdeal (`misdeal`), after the deal and before the first card is led. Antes and stakes stay;
whatever was paid or collected since the deal goes back. The old secret is revealed, and the one
that was committed to with the deal decides the next; the round keeps its number. A round is dealt
again ten times at most. Only for the host.

Sends a `POST` request to `/v1/games/{id}/redeal`

Arguments:
- `id`: Id of the game.
- `accept_language`: Languages to answer in; English where there is no other.
- `idempotency_key`: A text of the caller's choice, quoted or bare: the same request with the same key is done once and gets the first answer again, with tokens signed anew and the caller's current view. Another request with the key is refused. Keys belong to the caller's token and are kept for 24 hours; without a token the key is a UUID. A refused request does not use its key up.
- `if_match`: A version in quotes: refused when the game has another.
- `body`: Why.
```text
let response = client.redeal_game()
    .id(id)
    .accept_language(accept_language)
    .idempotency_key(idempotency_key)
    .if_match(if_match)
    .body(body)
    .send()
    .await;
```*/
    pub fn redeal_game(&self) -> builder::RedealGame<'_> {
        builder::RedealGame::new(self)
    }
    /**Play again

Another game after one that is over, with the same rules, seats and options: the host makes it with
his token of the old game and gets its `host_token`. Each seat then calls the same with its old token
and gets its `seat` and `token` there; 409 `no_rematch` as long as there is none. `rematch` of the old
game's view, and its event `rematch_created`, tell the id of the new one. However often it is called,
there is one rematch and the answer is the same, unless it has been removed.

People keep their seats and `auto_play`, bots theirs and their level; a seat that nobody holds any more
is open. The deal moves on to the left of whoever dealt last, and nobody cuts for it. The cards are
fair, also after a game of a sandbox, whose cards everybody knows by then. The host starts the game
as any other. No body is needed; if there is one, it is `{}`.

Sends a `POST` request to `/v1/games/{id}/rematch`

Arguments:
- `id`: Id of the old game.
- `idempotency_key`: A text of the caller's choice, quoted or bare: the same request with the same key is done once and gets the first answer again, with tokens signed anew and the caller's current view. Another request with the key is refused. Keys belong to the caller's token and are kept for 24 hours; without a token the key is a UUID. A refused request does not use its key up.
```text
let response = client.rematch_game()
    .id(id)
    .idempotency_key(idempotency_key)
    .send()
    .await;
```*/
    pub fn rematch_game(&self) -> builder::RematchGame<'_> {
        builder::RematchGame::new(self)
    }
    /**Replay a game

Everything that was secret, once the game is over (409 `not_finished` before): secrets and entropy,
every hand that was dealt, every event in full, round by round. Whoever may see the game may see
this.

Sends a `GET` request to `/v1/games/{id}/replay`

Arguments:
- `id`: Id of the game.
- `cursor`: Where to go on: `next_cursor` of the page before.
- `limit`: Rounds of a page, 10 by default.
- `accept_language`: Languages to answer in; English where there is no other.
```text
let response = client.get_replay()
    .id(id)
    .cursor(cursor)
    .limit(limit)
    .accept_language(accept_language)
    .send()
    .await;
```*/
    pub fn get_replay(&self) -> builder::GetReplay<'_> {
        builder::GetReplay::new(self)
    }
    /**Show the rules of a game

In words, with whatever the table has changed, and as the parameters that they are made of.

Sends a `GET` request to `/v1/games/{id}/rules`

Arguments:
- `id`: Id of the game.
- `accept_language`: Languages to answer in; English where there is no other.
```text
let response = client.get_game_rules()
    .id(id)
    .accept_language(accept_language)
    .send()
    .await;
```*/
    pub fn get_game_rules(&self) -> builder::GetGameRules<'_> {
        builder::GetGameRules::new(self)
    }
    /**Take a seat

The first open seat of a game that has not started. In a private game `code` is its join code; the
host, and whoever holds a seat, need none. The host seats a bot with `bot`.

Of a game that spectators see late, whoever asks for a seat learns at once whether there is one for him, and
whether his name is taken; that the game has started he is told as late as everything, and `game_full`
until then.

Sends a `POST` request to `/v1/games/{id}/seats`

Arguments:
- `id`: Id of the game.
- `idempotency_key`: A text of the caller's choice, quoted or bare: the same request with the same key is done once and gets the first answer again, with tokens signed anew and the caller's current view. Another request with the key is refused. Keys belong to the caller's token and are kept for 24 hours; without a token the key is a UUID. A refused request does not use its key up.
- `body`: Who takes the seat.
```text
let response = client.take_seat()
    .id(id)
    .idempotency_key(idempotency_key)
    .body(body)
    .send()
    .await;
```*/
    pub fn take_seat(&self) -> builder::TakeSeat<'_> {
        builder::TakeSeat::new(self)
    }
    /**Leave a seat

The seat itself leaves, or the host sends away who holds it, a bot too. Before the start the seat
is open again, later the table plays for it as `absent` says. The seat's token opens nothing any
more.

Sends a `DELETE` request to `/v1/games/{id}/seats/{seat}`

Arguments:
- `id`: Id of the game.
- `seat`: Number of the seat.
```text
let response = client.leave_seat()
    .id(id)
    .seat(seat)
    .send()
    .await;
```*/
    pub fn leave_seat(&self) -> builder::LeaveSeat<'_> {
        builder::LeaveSeat::new(self)
    }
    /**Change a seat

Another name, or other things that the server does by itself. A bot that stands in for the seat stops
to do so, also if nothing else changes. Only for the seat itself.

Sends a `PATCH` request to `/v1/games/{id}/seats/{seat}`

Arguments:
- `id`: Id of the game.
- `seat`: Number of the seat.
- `accept_language`: Languages to answer in; English where there is no other.
- `body`: What changes.
```text
let response = client.change_seat()
    .id(id)
    .seat(seat)
    .accept_language(accept_language)
    .body(body)
    .send()
    .await;
```*/
    pub fn change_seat(&self) -> builder::ChangeSeat<'_> {
        builder::ChangeSeat::new(self)
    }
    /**Get a new token

The seat itself renews its token: the same, good for another 90 days. For the host it is the next
issue, and every token of the seat before it opens nothing any more: so a seat is given to
somebody else, also one that was left or is played by a bot. No body is needed; if there is one,
it is `{}`.

Sends a `POST` request to `/v1/games/{id}/seats/{seat}/token`

Arguments:
- `id`: Id of the game.
- `seat`: Number of the seat.
- `idempotency_key`: A text of the caller's choice, quoted or bare: the same request with the same key is done once and gets the first answer again, with tokens signed anew and the caller's current view. Another request with the key is refused. Keys belong to the caller's token and are kept for 24 hours; without a token the key is a UUID. A refused request does not use its key up.
```text
let response = client.renew_seat_token()
    .id(id)
    .seat(seat)
    .idempotency_key(idempotency_key)
    .send()
    .await;
```*/
    pub fn renew_seat_token(&self) -> builder::RenewSeatToken<'_> {
        builder::RenewSeatToken::new(self)
    }
    /**Start a game

Closes the seats and opens the first round. Every seat must be taken. Only for the host.
No body is needed; if there is one, it is `{}`.

Sends a `POST` request to `/v1/games/{id}/start`

Arguments:
- `id`: Id of the game.
- `accept_language`: Languages to answer in; English where there is no other.
- `idempotency_key`: A text of the caller's choice, quoted or bare: the same request with the same key is done once and gets the first answer again, with tokens signed anew and the caller's current view. Another request with the key is refused. Keys belong to the caller's token and are kept for 24 hours; without a token the key is a UUID. A refused request does not use its key up.
- `if_match`: A version in quotes: refused when the game has another.
```text
let response = client.start_game()
    .id(id)
    .accept_language(accept_language)
    .idempotency_key(idempotency_key)
    .if_match(if_match)
    .send()
    .await;
```*/
    pub fn start_game(&self) -> builder::StartGame<'_> {
        builder::StartGame::new(self)
    }
    /**Follow a game

The events of `GET /v1/games/{id}/events` as they happen, as Server-Sent Events: each once and
in order, with `id` = `seq`, `event` = `type`, `data` = the event. A stream without
`Last-Event-ID` begins with one frame `event: view` without an `id`, followed by the events after
its `last_seq`. A comment at least every 15 seconds tells that the connection lives. When the
game is over and everything has been told, `event: end` closes the stream, and whoever connects
again after it gets 204. Whoever loses his seat, or whose token is replaced, is told everything up
to the event that says so and nothing after it, then `event: end` with `invalid_token`.
`event: shutdown`, or a connection that breaks, means: connect again with the last `id` as
`Last-Event-ID`, or with `last_seq` of the view as long as no event has come; nothing is lost. A client that
a generator has made may read the body to its end first: read it line by line instead.

A token may hold four streams open. The fifth is opened at once and ends the oldest, which is told so by
`event: end` with `displaced`: a client that is displaced must not connect again by itself, or two
of them displace each other for ever. Who has no token is refused where his address has too many open.

Browsers follow a seat with `fetch` and the header `Authorization`; a token in the address is refused.
Without a token everything comes as many events later as `spectators.delay` of the view says, the end
at once.

Sends a `GET` request to `/v1/games/{id}/stream`

Arguments:
- `id`: Id of the game.
- `accept_language`: Languages to answer in; English where there is no other.
- `last_event_id`: Only the events with a higher number, and no view; 0 for all.
```text
let response = client.stream_game()
    .id(id)
    .accept_language(accept_language)
    .last_event_id(last_event_id)
    .send()
    .await;
```*/
    pub fn stream_game(&self) -> builder::StreamGame<'_> {
        builder::StreamGame::new(self)
    }
    /**List the rulesets

Every game that can be played, with the id that creates it.

Sends a `GET` request to `/v1/rulesets`

Arguments:
- `cursor`: Where to go on: `next_cursor` of the page before.
- `limit`: Items of a page, 50 by default.
- `accept_language`: Languages to answer in; English where there is no other.
```text
let response = client.list_rulesets()
    .cursor(cursor)
    .limit(limit)
    .accept_language(accept_language)
    .send()
    .await;
```*/
    pub fn list_rulesets(&self) -> builder::ListRulesets<'_> {
        builder::ListRulesets::new(self)
    }
    /**Validate house rules

Whether a game could be made with them, a preset's that are changed or whole ones of one's own, and
how they read. `faults` of a refusal lists every objection at once, each with its place in the
ruleset. Form comes first: what cannot be read is refused with 400 and all that is malformed, and whether the
rules contradict each other (422) is told once they can be read.

Sends a `POST` request to `/v1/rulesets/validate`

Arguments:
- `accept_language`: Languages to answer in; English where there is no other.
- `body`: The ruleset and what is different.
```text
let response = client.validate_ruleset()
    .accept_language(accept_language)
    .body(body)
    .send()
    .await;
```*/
    pub fn validate_ruleset(&self) -> builder::ValidateRuleset<'_> {
        builder::ValidateRuleset::new(self)
    }
    /**Show a ruleset

The rules for people to read, the same as parameters that `overrides` can change, and what each
parameter may be and means.

Sends a `GET` request to `/v1/rulesets/{id}`

Arguments:
- `id`: Id of the ruleset.
- `accept_language`: Languages to answer in; English where there is no other.
```text
let response = client.get_ruleset()
    .id(id)
    .accept_language(accept_language)
    .send()
    .await;
```*/
    pub fn get_ruleset(&self) -> builder::GetRuleset<'_> {
        builder::GetRuleset::new(self)
    }
}
/// Types for composing operation parameters.
#[allow(clippy::all)]
pub mod builder {
    use super::types;
    #[allow(unused_imports)]
    use super::{
        encode_path, ByteStream, ClientInfo, ClientHooks, Error, OperationInfo,
        RequestBuilderExt, ResponseValue,
    };
    /**Builder for [`Client::get_jwks`]

[`Client::get_jwks`]: super::Client::get_jwks*/
    #[derive(Debug, Clone)]
    pub struct GetJwks<'a> {
        client: &'a super::Client,
    }
    impl<'a> GetJwks<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self { client: client }
        }
        ///Sends a `GET` request to `/.well-known/jwks.json`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::JwkSet>, Error<types::Problem>> {
            let Self { client } = self;
            let url = format!("{}/.well-known/jwks.json", client.baseurl,);
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            #[allow(unused_mut)]
            let mut request = client
                .client
                .get(url)
                .header(
                    ::reqwest::header::ACCEPT,
                    ::reqwest::header::HeaderValue::from_static("application/json"),
                )
                .headers(header_map)
                .build()?;
            let info = OperationInfo {
                operation_id: "get_jwks",
            };
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                405u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                414u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                429u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::get_health`]

[`Client::get_health`]: super::Client::get_health*/
    #[derive(Debug, Clone)]
    pub struct GetHealth<'a> {
        client: &'a super::Client,
    }
    impl<'a> GetHealth<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self { client: client }
        }
        ///Sends a `GET` request to `/healthz`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::Health>, Error<types::Problem>> {
            let Self { client } = self;
            let url = format!("{}/healthz", client.baseurl,);
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            #[allow(unused_mut)]
            let mut request = client
                .client
                .get(url)
                .header(
                    ::reqwest::header::ACCEPT,
                    ::reqwest::header::HeaderValue::from_static("application/json"),
                )
                .headers(header_map)
                .build()?;
            let info = OperationInfo {
                operation_id: "get_health",
            };
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                405u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                414u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::get_openapi_lowered`]

[`Client::get_openapi_lowered`]: super::Client::get_openapi_lowered*/
    #[derive(Debug, Clone)]
    pub struct GetOpenapiLowered<'a> {
        client: &'a super::Client,
    }
    impl<'a> GetOpenapiLowered<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self { client: client }
        }
        ///Sends a `GET` request to `/openapi-3.0.json`
        pub async fn send(
            self,
        ) -> Result<
            ResponseValue<::serde_json::Map<::std::string::String, ::serde_json::Value>>,
            Error<types::Problem>,
        > {
            let Self { client } = self;
            let url = format!("{}/openapi-3.0.json", client.baseurl,);
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            #[allow(unused_mut)]
            let mut request = client
                .client
                .get(url)
                .header(
                    ::reqwest::header::ACCEPT,
                    ::reqwest::header::HeaderValue::from_static("application/json"),
                )
                .headers(header_map)
                .build()?;
            let info = OperationInfo {
                operation_id: "get_openapi_lowered",
            };
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                405u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                414u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                429u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::get_openapi_json`]

[`Client::get_openapi_json`]: super::Client::get_openapi_json*/
    #[derive(Debug, Clone)]
    pub struct GetOpenapiJson<'a> {
        client: &'a super::Client,
    }
    impl<'a> GetOpenapiJson<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self { client: client }
        }
        ///Sends a `GET` request to `/openapi.json`
        pub async fn send(
            self,
        ) -> Result<
            ResponseValue<::serde_json::Map<::std::string::String, ::serde_json::Value>>,
            Error<types::Problem>,
        > {
            let Self { client } = self;
            let url = format!("{}/openapi.json", client.baseurl,);
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            #[allow(unused_mut)]
            let mut request = client
                .client
                .get(url)
                .header(
                    ::reqwest::header::ACCEPT,
                    ::reqwest::header::HeaderValue::from_static("application/json"),
                )
                .headers(header_map)
                .build()?;
            let info = OperationInfo {
                operation_id: "get_openapi_json",
            };
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                405u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                414u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                429u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::get_openapi_yaml`]

[`Client::get_openapi_yaml`]: super::Client::get_openapi_yaml*/
    #[derive(Debug, Clone)]
    pub struct GetOpenapiYaml<'a> {
        client: &'a super::Client,
    }
    impl<'a> GetOpenapiYaml<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self { client: client }
        }
        ///Sends a `GET` request to `/openapi.yaml`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<ByteStream>, Error<types::Problem>> {
            let Self { client } = self;
            let url = format!("{}/openapi.yaml", client.baseurl,);
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            #[allow(unused_mut)]
            let mut request = client.client.get(url).headers(header_map).build()?;
            let info = OperationInfo {
                operation_id: "get_openapi_yaml",
            };
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => Ok(ResponseValue::stream(response)),
                405u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                414u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                429u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::get_problem_page`]

[`Client::get_problem_page`]: super::Client::get_problem_page*/
    #[derive(Debug, Clone)]
    pub struct GetProblemPage<'a> {
        client: &'a super::Client,
        code: Result<::std::string::String, String>,
        accept_language: Result<Option<::std::string::String>, String>,
    }
    impl<'a> GetProblemPage<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                code: Err("code was not initialized".to_string()),
                accept_language: Ok(None),
            }
        }
        pub fn code<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.code = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for code failed"
                        .to_string()
                });
            self
        }
        pub fn accept_language<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.accept_language = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for accept_language failed"
                        .to_string()
                });
            self
        }
        ///Sends a `GET` request to `/problems/{code}`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<ByteStream>, Error<types::Problem>> {
            let Self { client, code, accept_language } = self;
            let code = code.map_err(Error::InvalidRequest)?;
            let accept_language = accept_language.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/problems/{}", client.baseurl, encode_path(& code.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = accept_language {
                header_map.append("Accept-Language", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client.client.get(url).headers(header_map).build()?;
            let info = OperationInfo {
                operation_id: "get_problem_page",
            };
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => Ok(ResponseValue::stream(response)),
                404u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                405u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                414u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                429u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::get_readiness`]

[`Client::get_readiness`]: super::Client::get_readiness*/
    #[derive(Debug, Clone)]
    pub struct GetReadiness<'a> {
        client: &'a super::Client,
    }
    impl<'a> GetReadiness<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self { client: client }
        }
        ///Sends a `GET` request to `/readyz`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::Health>, Error<types::Problem>> {
            let Self { client } = self;
            let url = format!("{}/readyz", client.baseurl,);
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            #[allow(unused_mut)]
            let mut request = client
                .client
                .get(url)
                .header(
                    ::reqwest::header::ACCEPT,
                    ::reqwest::header::HeaderValue::from_static("application/json"),
                )
                .headers(header_map)
                .build()?;
            let info = OperationInfo {
                operation_id: "get_readiness",
            };
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                405u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                414u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                503u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::list_games`]

[`Client::list_games`]: super::Client::list_games*/
    #[derive(Debug, Clone)]
    pub struct ListGames<'a> {
        client: &'a super::Client,
        cursor: Result<Option<::std::string::String>, String>,
        limit: Result<Option<u32>, String>,
        ruleset: Result<Option<::std::string::String>, String>,
        status: Result<Option<types::GameStatus>, String>,
    }
    impl<'a> ListGames<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                cursor: Ok(None),
                limit: Ok(None),
                ruleset: Ok(None),
                status: Ok(None),
            }
        }
        pub fn cursor<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.cursor = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for cursor failed"
                        .to_string()
                });
            self
        }
        pub fn limit<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<u32>,
        {
            self.limit = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `u32` for limit failed".to_string());
            self
        }
        pub fn ruleset<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.ruleset = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for ruleset failed"
                        .to_string()
                });
            self
        }
        pub fn status<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::GameStatus>,
        {
            self.status = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `GameStatus` for status failed".to_string());
            self
        }
        ///Sends a `GET` request to `/v1/games`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::GamePage>, Error<types::Problem>> {
            let Self { client, cursor, limit, ruleset, status } = self;
            let cursor = cursor.map_err(Error::InvalidRequest)?;
            let limit = limit.map_err(Error::InvalidRequest)?;
            let ruleset = ruleset.map_err(Error::InvalidRequest)?;
            let status = status.map_err(Error::InvalidRequest)?;
            let url = format!("{}/v1/games", client.baseurl,);
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            #[allow(unused_mut)]
            let mut request = client
                .client
                .get(url)
                .header(
                    ::reqwest::header::ACCEPT,
                    ::reqwest::header::HeaderValue::from_static("application/json"),
                )
                .query(&progenitor_client::QueryParam::new("cursor", &cursor))
                .query(&progenitor_client::QueryParam::new("limit", &limit))
                .query(&progenitor_client::QueryParam::new("ruleset", &ruleset))
                .query(&progenitor_client::QueryParam::new("status", &status))
                .headers(header_map)
                .build()?;
            let info = OperationInfo {
                operation_id: "list_games",
            };
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                405u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                414u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                429u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                503u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::create_game`]

[`Client::create_game`]: super::Client::create_game*/
    #[derive(Debug, Clone)]
    pub struct CreateGame<'a> {
        client: &'a super::Client,
        idempotency_key: Result<Option<::std::string::String>, String>,
        body: Result<types::builder::CreateGame, String>,
    }
    impl<'a> CreateGame<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                idempotency_key: Ok(None),
                body: Ok(::std::default::Default::default()),
            }
        }
        pub fn idempotency_key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.idempotency_key = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for idempotency_key failed"
                        .to_string()
                });
            self
        }
        pub fn body<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::CreateGame>,
            <V as std::convert::TryInto<types::CreateGame>>::Error: std::fmt::Display,
        {
            self.body = value
                .try_into()
                .map(From::from)
                .map_err(|s| {
                    format!("conversion to `CreateGame` for body failed: {}", s)
                });
            self
        }
        pub fn body_map<F>(mut self, f: F) -> Self
        where
            F: std::ops::FnOnce(
                types::builder::CreateGame,
            ) -> types::builder::CreateGame,
        {
            self.body = self.body.map(f);
            self
        }
        ///Sends a `POST` request to `/v1/games`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::CreatedGame>, Error<types::Problem>> {
            let Self { client, idempotency_key, body } = self;
            let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
            let body = body
                .and_then(|v| types::CreateGame::try_from(v).map_err(|e| e.to_string()))
                .map_err(Error::InvalidRequest)?;
            let url = format!("{}/v1/games", client.baseurl,);
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = idempotency_key {
                header_map.append("Idempotency-Key", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
                .client
                .post(url)
                .header(
                    ::reqwest::header::ACCEPT,
                    ::reqwest::header::HeaderValue::from_static("application/json"),
                )
                .json(&body)
                .headers(header_map)
                .build()?;
            let info = OperationInfo {
                operation_id: "create_game",
            };
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                201u16 => ResponseValue::from_response(response).await,
                400u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                404u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                405u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                408u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                409u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                413u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                414u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                415u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                422u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                429u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                503u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                507u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::get_game`]

[`Client::get_game`]: super::Client::get_game*/
    #[derive(Debug, Clone)]
    pub struct GetGame<'a> {
        client: &'a super::Client,
        id: Result<types::GameId, String>,
        if_none_match: Result<Option<::std::string::String>, String>,
    }
    impl<'a> GetGame<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                id: Err("id was not initialized".to_string()),
                if_none_match: Ok(None),
            }
        }
        pub fn id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::GameId>,
        {
            self.id = value
                .try_into()
                .map_err(|_| "conversion to `GameId` for id failed".to_string());
            self
        }
        pub fn if_none_match<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.if_none_match = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for if_none_match failed"
                        .to_string()
                });
            self
        }
        ///Sends a `GET` request to `/v1/games/{id}`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::View>, Error<types::Problem>> {
            let Self { client, id, if_none_match } = self;
            let id = id.map_err(Error::InvalidRequest)?;
            let if_none_match = if_none_match.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v1/games/{}", client.baseurl, encode_path(& id.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = if_none_match {
                header_map.append("If-None-Match", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
                .client
                .get(url)
                .header(
                    ::reqwest::header::ACCEPT,
                    ::reqwest::header::HeaderValue::from_static("application/json"),
                )
                .headers(header_map)
                .build()?;
            let info = OperationInfo {
                operation_id: "get_game",
            };
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                401u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                403u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                404u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                405u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                414u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                429u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                503u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::delete_game`]

[`Client::delete_game`]: super::Client::delete_game*/
    #[derive(Debug, Clone)]
    pub struct DeleteGame<'a> {
        client: &'a super::Client,
        id: Result<types::GameId, String>,
    }
    impl<'a> DeleteGame<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                id: Err("id was not initialized".to_string()),
            }
        }
        pub fn id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::GameId>,
        {
            self.id = value
                .try_into()
                .map_err(|_| "conversion to `GameId` for id failed".to_string());
            self
        }
        ///Sends a `DELETE` request to `/v1/games/{id}`
        pub async fn send(self) -> Result<ResponseValue<()>, Error<types::Problem>> {
            let Self { client, id } = self;
            let id = id.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v1/games/{}", client.baseurl, encode_path(& id.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            #[allow(unused_mut)]
            let mut request = client
                .client
                .delete(url)
                .header(
                    ::reqwest::header::ACCEPT,
                    ::reqwest::header::HeaderValue::from_static("application/json"),
                )
                .headers(header_map)
                .build()?;
            let info = OperationInfo {
                operation_id: "delete_game",
            };
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                204u16 => Ok(ResponseValue::empty(response)),
                401u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                403u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                404u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                405u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                414u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                429u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                503u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                507u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::post_action`]

[`Client::post_action`]: super::Client::post_action*/
    #[derive(Debug, Clone)]
    pub struct PostAction<'a> {
        client: &'a super::Client,
        id: Result<types::GameId, String>,
        accept_language: Result<Option<::std::string::String>, String>,
        idempotency_key: Result<Option<::std::string::String>, String>,
        if_match: Result<Option<::std::string::String>, String>,
        body: Result<types::Action, String>,
    }
    impl<'a> PostAction<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                id: Err("id was not initialized".to_string()),
                accept_language: Ok(None),
                idempotency_key: Ok(None),
                if_match: Ok(None),
                body: Err("body was not initialized".to_string()),
            }
        }
        pub fn id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::GameId>,
        {
            self.id = value
                .try_into()
                .map_err(|_| "conversion to `GameId` for id failed".to_string());
            self
        }
        pub fn accept_language<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.accept_language = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for accept_language failed"
                        .to_string()
                });
            self
        }
        pub fn idempotency_key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.idempotency_key = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for idempotency_key failed"
                        .to_string()
                });
            self
        }
        pub fn if_match<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.if_match = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for if_match failed"
                        .to_string()
                });
            self
        }
        pub fn body<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::Action>,
        {
            self.body = value
                .try_into()
                .map_err(|_| "conversion to `Action` for body failed".to_string());
            self
        }
        ///Sends a `POST` request to `/v1/games/{id}/actions`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::Changed>, Error<types::Problem>> {
            let Self { client, id, accept_language, idempotency_key, if_match, body } = self;
            let id = id.map_err(Error::InvalidRequest)?;
            let accept_language = accept_language.map_err(Error::InvalidRequest)?;
            let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
            let if_match = if_match.map_err(Error::InvalidRequest)?;
            let body = body.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v1/games/{}/actions", client.baseurl, encode_path(& id.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(4usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = accept_language {
                header_map.append("Accept-Language", value.to_string().try_into()?);
            }
            if let Some(value) = idempotency_key {
                header_map.append("Idempotency-Key", value.to_string().try_into()?);
            }
            if let Some(value) = if_match {
                header_map.append("If-Match", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
                .client
                .post(url)
                .header(
                    ::reqwest::header::ACCEPT,
                    ::reqwest::header::HeaderValue::from_static("application/json"),
                )
                .json(&body)
                .headers(header_map)
                .build()?;
            let info = OperationInfo {
                operation_id: "post_action",
            };
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                401u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                403u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                404u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                405u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                408u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                409u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                412u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                413u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                414u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                415u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                422u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                429u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                503u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                507u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::end_game`]

[`Client::end_game`]: super::Client::end_game*/
    #[derive(Debug, Clone)]
    pub struct EndGame<'a> {
        client: &'a super::Client,
        id: Result<types::GameId, String>,
        accept_language: Result<Option<::std::string::String>, String>,
        idempotency_key: Result<Option<::std::string::String>, String>,
        if_match: Result<Option<::std::string::String>, String>,
    }
    impl<'a> EndGame<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                id: Err("id was not initialized".to_string()),
                accept_language: Ok(None),
                idempotency_key: Ok(None),
                if_match: Ok(None),
            }
        }
        pub fn id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::GameId>,
        {
            self.id = value
                .try_into()
                .map_err(|_| "conversion to `GameId` for id failed".to_string());
            self
        }
        pub fn accept_language<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.accept_language = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for accept_language failed"
                        .to_string()
                });
            self
        }
        pub fn idempotency_key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.idempotency_key = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for idempotency_key failed"
                        .to_string()
                });
            self
        }
        pub fn if_match<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.if_match = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for if_match failed"
                        .to_string()
                });
            self
        }
        ///Sends a `POST` request to `/v1/games/{id}/end`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::Changed>, Error<types::Problem>> {
            let Self { client, id, accept_language, idempotency_key, if_match } = self;
            let id = id.map_err(Error::InvalidRequest)?;
            let accept_language = accept_language.map_err(Error::InvalidRequest)?;
            let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
            let if_match = if_match.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v1/games/{}/end", client.baseurl, encode_path(& id.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(4usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = accept_language {
                header_map.append("Accept-Language", value.to_string().try_into()?);
            }
            if let Some(value) = idempotency_key {
                header_map.append("Idempotency-Key", value.to_string().try_into()?);
            }
            if let Some(value) = if_match {
                header_map.append("If-Match", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
                .client
                .post(url)
                .header(
                    ::reqwest::header::ACCEPT,
                    ::reqwest::header::HeaderValue::from_static("application/json"),
                )
                .headers(header_map)
                .build()?;
            let info = OperationInfo {
                operation_id: "end_game",
            };
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                401u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                403u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                404u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                405u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                408u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                409u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                412u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                413u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                414u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                415u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                422u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                429u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                503u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                507u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::add_entropy`]

[`Client::add_entropy`]: super::Client::add_entropy*/
    #[derive(Debug, Clone)]
    pub struct AddEntropy<'a> {
        client: &'a super::Client,
        id: Result<types::GameId, String>,
        accept_language: Result<Option<::std::string::String>, String>,
        idempotency_key: Result<Option<::std::string::String>, String>,
        if_match: Result<Option<::std::string::String>, String>,
        body: Result<types::builder::NewEntropy, String>,
    }
    impl<'a> AddEntropy<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                id: Err("id was not initialized".to_string()),
                accept_language: Ok(None),
                idempotency_key: Ok(None),
                if_match: Ok(None),
                body: Ok(::std::default::Default::default()),
            }
        }
        pub fn id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::GameId>,
        {
            self.id = value
                .try_into()
                .map_err(|_| "conversion to `GameId` for id failed".to_string());
            self
        }
        pub fn accept_language<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.accept_language = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for accept_language failed"
                        .to_string()
                });
            self
        }
        pub fn idempotency_key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.idempotency_key = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for idempotency_key failed"
                        .to_string()
                });
            self
        }
        pub fn if_match<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.if_match = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for if_match failed"
                        .to_string()
                });
            self
        }
        pub fn body<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::NewEntropy>,
            <V as std::convert::TryInto<types::NewEntropy>>::Error: std::fmt::Display,
        {
            self.body = value
                .try_into()
                .map(From::from)
                .map_err(|s| {
                    format!("conversion to `NewEntropy` for body failed: {}", s)
                });
            self
        }
        pub fn body_map<F>(mut self, f: F) -> Self
        where
            F: std::ops::FnOnce(
                types::builder::NewEntropy,
            ) -> types::builder::NewEntropy,
        {
            self.body = self.body.map(f);
            self
        }
        ///Sends a `POST` request to `/v1/games/{id}/entropy`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::Changed>, Error<types::Problem>> {
            let Self { client, id, accept_language, idempotency_key, if_match, body } = self;
            let id = id.map_err(Error::InvalidRequest)?;
            let accept_language = accept_language.map_err(Error::InvalidRequest)?;
            let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
            let if_match = if_match.map_err(Error::InvalidRequest)?;
            let body = body
                .and_then(|v| types::NewEntropy::try_from(v).map_err(|e| e.to_string()))
                .map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v1/games/{}/entropy", client.baseurl, encode_path(& id.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(4usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = accept_language {
                header_map.append("Accept-Language", value.to_string().try_into()?);
            }
            if let Some(value) = idempotency_key {
                header_map.append("Idempotency-Key", value.to_string().try_into()?);
            }
            if let Some(value) = if_match {
                header_map.append("If-Match", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
                .client
                .post(url)
                .header(
                    ::reqwest::header::ACCEPT,
                    ::reqwest::header::HeaderValue::from_static("application/json"),
                )
                .json(&body)
                .headers(header_map)
                .build()?;
            let info = OperationInfo {
                operation_id: "add_entropy",
            };
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                401u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                403u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                404u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                405u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                408u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                409u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                412u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                413u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                414u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                415u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                422u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                429u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                503u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                507u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::list_events`]

[`Client::list_events`]: super::Client::list_events*/
    #[derive(Debug, Clone)]
    pub struct ListEvents<'a> {
        client: &'a super::Client,
        id: Result<types::GameId, String>,
        after: Result<Option<u64>, String>,
        limit: Result<Option<u32>, String>,
        wait: Result<Option<u32>, String>,
        accept_language: Result<Option<::std::string::String>, String>,
    }
    impl<'a> ListEvents<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                id: Err("id was not initialized".to_string()),
                after: Ok(None),
                limit: Ok(None),
                wait: Ok(None),
                accept_language: Ok(None),
            }
        }
        pub fn id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::GameId>,
        {
            self.id = value
                .try_into()
                .map_err(|_| "conversion to `GameId` for id failed".to_string());
            self
        }
        pub fn after<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<u64>,
        {
            self.after = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `u64` for after failed".to_string());
            self
        }
        pub fn limit<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<u32>,
        {
            self.limit = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `u32` for limit failed".to_string());
            self
        }
        pub fn wait<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<u32>,
        {
            self.wait = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `u32` for wait failed".to_string());
            self
        }
        pub fn accept_language<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.accept_language = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for accept_language failed"
                        .to_string()
                });
            self
        }
        ///Sends a `GET` request to `/v1/games/{id}/events`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::EventPage>, Error<types::Problem>> {
            let Self { client, id, after, limit, wait, accept_language } = self;
            let id = id.map_err(Error::InvalidRequest)?;
            let after = after.map_err(Error::InvalidRequest)?;
            let limit = limit.map_err(Error::InvalidRequest)?;
            let wait = wait.map_err(Error::InvalidRequest)?;
            let accept_language = accept_language.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v1/games/{}/events", client.baseurl, encode_path(& id.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = accept_language {
                header_map.append("Accept-Language", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
                .client
                .get(url)
                .header(
                    ::reqwest::header::ACCEPT,
                    ::reqwest::header::HeaderValue::from_static("application/json"),
                )
                .query(&progenitor_client::QueryParam::new("after", &after))
                .query(&progenitor_client::QueryParam::new("limit", &limit))
                .query(&progenitor_client::QueryParam::new("wait", &wait))
                .headers(header_map)
                .build()?;
            let info = OperationInfo {
                operation_id: "list_events",
            };
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                401u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                403u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                404u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                405u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                414u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                429u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                503u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::get_host_token`]

[`Client::get_host_token`]: super::Client::get_host_token*/
    #[derive(Debug, Clone)]
    pub struct GetHostToken<'a> {
        client: &'a super::Client,
        id: Result<types::GameId, String>,
    }
    impl<'a> GetHostToken<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                id: Err("id was not initialized".to_string()),
            }
        }
        pub fn id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::GameId>,
        {
            self.id = value
                .try_into()
                .map_err(|_| "conversion to `GameId` for id failed".to_string());
            self
        }
        ///Sends a `GET` request to `/v1/games/{id}/host`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::HostToken>, Error<types::Problem>> {
            let Self { client, id } = self;
            let id = id.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v1/games/{}/host", client.baseurl, encode_path(& id.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            #[allow(unused_mut)]
            let mut request = client
                .client
                .get(url)
                .header(
                    ::reqwest::header::ACCEPT,
                    ::reqwest::header::HeaderValue::from_static("application/json"),
                )
                .headers(header_map)
                .build()?;
            let info = OperationInfo {
                operation_id: "get_host_token",
            };
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                401u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                403u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                404u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                405u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                414u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                429u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                503u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::hand_over_host`]

[`Client::hand_over_host`]: super::Client::hand_over_host*/
    #[derive(Debug, Clone)]
    pub struct HandOverHost<'a> {
        client: &'a super::Client,
        id: Result<types::GameId, String>,
        accept_language: Result<Option<::std::string::String>, String>,
        idempotency_key: Result<Option<::std::string::String>, String>,
        body: Result<types::builder::HandOver, String>,
    }
    impl<'a> HandOverHost<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                id: Err("id was not initialized".to_string()),
                accept_language: Ok(None),
                idempotency_key: Ok(None),
                body: Ok(::std::default::Default::default()),
            }
        }
        pub fn id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::GameId>,
        {
            self.id = value
                .try_into()
                .map_err(|_| "conversion to `GameId` for id failed".to_string());
            self
        }
        pub fn accept_language<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.accept_language = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for accept_language failed"
                        .to_string()
                });
            self
        }
        pub fn idempotency_key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.idempotency_key = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for idempotency_key failed"
                        .to_string()
                });
            self
        }
        pub fn body<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::HandOver>,
            <V as std::convert::TryInto<types::HandOver>>::Error: std::fmt::Display,
        {
            self.body = value
                .try_into()
                .map(From::from)
                .map_err(|s| format!("conversion to `HandOver` for body failed: {}", s));
            self
        }
        pub fn body_map<F>(mut self, f: F) -> Self
        where
            F: std::ops::FnOnce(types::builder::HandOver) -> types::builder::HandOver,
        {
            self.body = self.body.map(f);
            self
        }
        ///Sends a `POST` request to `/v1/games/{id}/host`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::Changed>, Error<types::Problem>> {
            let Self { client, id, accept_language, idempotency_key, body } = self;
            let id = id.map_err(Error::InvalidRequest)?;
            let accept_language = accept_language.map_err(Error::InvalidRequest)?;
            let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
            let body = body
                .and_then(|v| types::HandOver::try_from(v).map_err(|e| e.to_string()))
                .map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v1/games/{}/host", client.baseurl, encode_path(& id.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(3usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = accept_language {
                header_map.append("Accept-Language", value.to_string().try_into()?);
            }
            if let Some(value) = idempotency_key {
                header_map.append("Idempotency-Key", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
                .client
                .post(url)
                .header(
                    ::reqwest::header::ACCEPT,
                    ::reqwest::header::HeaderValue::from_static("application/json"),
                )
                .json(&body)
                .headers(header_map)
                .build()?;
            let info = OperationInfo {
                operation_id: "hand_over_host",
            };
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                401u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                403u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                404u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                405u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                408u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                409u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                413u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                414u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                415u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                422u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                429u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                503u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                507u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::renew_join_code`]

[`Client::renew_join_code`]: super::Client::renew_join_code*/
    #[derive(Debug, Clone)]
    pub struct RenewJoinCode<'a> {
        client: &'a super::Client,
        id: Result<types::GameId, String>,
        accept_language: Result<Option<::std::string::String>, String>,
        idempotency_key: Result<Option<::std::string::String>, String>,
    }
    impl<'a> RenewJoinCode<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                id: Err("id was not initialized".to_string()),
                accept_language: Ok(None),
                idempotency_key: Ok(None),
            }
        }
        pub fn id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::GameId>,
        {
            self.id = value
                .try_into()
                .map_err(|_| "conversion to `GameId` for id failed".to_string());
            self
        }
        pub fn accept_language<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.accept_language = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for accept_language failed"
                        .to_string()
                });
            self
        }
        pub fn idempotency_key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.idempotency_key = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for idempotency_key failed"
                        .to_string()
                });
            self
        }
        ///Sends a `POST` request to `/v1/games/{id}/join_code`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::Changed>, Error<types::Problem>> {
            let Self { client, id, accept_language, idempotency_key } = self;
            let id = id.map_err(Error::InvalidRequest)?;
            let accept_language = accept_language.map_err(Error::InvalidRequest)?;
            let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v1/games/{}/join_code", client.baseurl, encode_path(& id
                .to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(3usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = accept_language {
                header_map.append("Accept-Language", value.to_string().try_into()?);
            }
            if let Some(value) = idempotency_key {
                header_map.append("Idempotency-Key", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
                .client
                .post(url)
                .header(
                    ::reqwest::header::ACCEPT,
                    ::reqwest::header::HeaderValue::from_static("application/json"),
                )
                .headers(header_map)
                .build()?;
            let info = OperationInfo {
                operation_id: "renew_join_code",
            };
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                401u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                403u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                404u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                405u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                408u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                409u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                413u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                414u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                415u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                422u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                429u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                503u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                507u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::redeal_game`]

[`Client::redeal_game`]: super::Client::redeal_game*/
    #[derive(Debug, Clone)]
    pub struct RedealGame<'a> {
        client: &'a super::Client,
        id: Result<types::GameId, String>,
        accept_language: Result<Option<::std::string::String>, String>,
        idempotency_key: Result<Option<::std::string::String>, String>,
        if_match: Result<Option<::std::string::String>, String>,
        body: Result<types::builder::Redeal, String>,
    }
    impl<'a> RedealGame<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                id: Err("id was not initialized".to_string()),
                accept_language: Ok(None),
                idempotency_key: Ok(None),
                if_match: Ok(None),
                body: Ok(::std::default::Default::default()),
            }
        }
        pub fn id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::GameId>,
        {
            self.id = value
                .try_into()
                .map_err(|_| "conversion to `GameId` for id failed".to_string());
            self
        }
        pub fn accept_language<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.accept_language = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for accept_language failed"
                        .to_string()
                });
            self
        }
        pub fn idempotency_key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.idempotency_key = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for idempotency_key failed"
                        .to_string()
                });
            self
        }
        pub fn if_match<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.if_match = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for if_match failed"
                        .to_string()
                });
            self
        }
        pub fn body<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::Redeal>,
            <V as std::convert::TryInto<types::Redeal>>::Error: std::fmt::Display,
        {
            self.body = value
                .try_into()
                .map(From::from)
                .map_err(|s| format!("conversion to `Redeal` for body failed: {}", s));
            self
        }
        pub fn body_map<F>(mut self, f: F) -> Self
        where
            F: std::ops::FnOnce(types::builder::Redeal) -> types::builder::Redeal,
        {
            self.body = self.body.map(f);
            self
        }
        ///Sends a `POST` request to `/v1/games/{id}/redeal`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::Changed>, Error<types::Problem>> {
            let Self { client, id, accept_language, idempotency_key, if_match, body } = self;
            let id = id.map_err(Error::InvalidRequest)?;
            let accept_language = accept_language.map_err(Error::InvalidRequest)?;
            let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
            let if_match = if_match.map_err(Error::InvalidRequest)?;
            let body = body
                .and_then(|v| types::Redeal::try_from(v).map_err(|e| e.to_string()))
                .map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v1/games/{}/redeal", client.baseurl, encode_path(& id.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(4usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = accept_language {
                header_map.append("Accept-Language", value.to_string().try_into()?);
            }
            if let Some(value) = idempotency_key {
                header_map.append("Idempotency-Key", value.to_string().try_into()?);
            }
            if let Some(value) = if_match {
                header_map.append("If-Match", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
                .client
                .post(url)
                .header(
                    ::reqwest::header::ACCEPT,
                    ::reqwest::header::HeaderValue::from_static("application/json"),
                )
                .json(&body)
                .headers(header_map)
                .build()?;
            let info = OperationInfo {
                operation_id: "redeal_game",
            };
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                401u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                403u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                404u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                405u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                408u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                409u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                412u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                413u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                414u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                415u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                422u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                429u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                503u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                507u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::rematch_game`]

[`Client::rematch_game`]: super::Client::rematch_game*/
    #[derive(Debug, Clone)]
    pub struct RematchGame<'a> {
        client: &'a super::Client,
        id: Result<types::GameId, String>,
        idempotency_key: Result<Option<::std::string::String>, String>,
    }
    impl<'a> RematchGame<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                id: Err("id was not initialized".to_string()),
                idempotency_key: Ok(None),
            }
        }
        pub fn id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::GameId>,
        {
            self.id = value
                .try_into()
                .map_err(|_| "conversion to `GameId` for id failed".to_string());
            self
        }
        pub fn idempotency_key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.idempotency_key = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for idempotency_key failed"
                        .to_string()
                });
            self
        }
        ///Sends a `POST` request to `/v1/games/{id}/rematch`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::Rematch>, Error<types::Problem>> {
            let Self { client, id, idempotency_key } = self;
            let id = id.map_err(Error::InvalidRequest)?;
            let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v1/games/{}/rematch", client.baseurl, encode_path(& id.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = idempotency_key {
                header_map.append("Idempotency-Key", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
                .client
                .post(url)
                .header(
                    ::reqwest::header::ACCEPT,
                    ::reqwest::header::HeaderValue::from_static("application/json"),
                )
                .headers(header_map)
                .build()?;
            let info = OperationInfo {
                operation_id: "rematch_game",
            };
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                201u16 => ResponseValue::from_response(response).await,
                400u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                401u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                403u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                404u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                405u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                408u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                409u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                413u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                414u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                415u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                422u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                429u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                503u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                507u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::get_replay`]

[`Client::get_replay`]: super::Client::get_replay*/
    #[derive(Debug, Clone)]
    pub struct GetReplay<'a> {
        client: &'a super::Client,
        id: Result<types::GameId, String>,
        cursor: Result<Option<::std::string::String>, String>,
        limit: Result<Option<u32>, String>,
        accept_language: Result<Option<::std::string::String>, String>,
    }
    impl<'a> GetReplay<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                id: Err("id was not initialized".to_string()),
                cursor: Ok(None),
                limit: Ok(None),
                accept_language: Ok(None),
            }
        }
        pub fn id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::GameId>,
        {
            self.id = value
                .try_into()
                .map_err(|_| "conversion to `GameId` for id failed".to_string());
            self
        }
        pub fn cursor<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.cursor = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for cursor failed"
                        .to_string()
                });
            self
        }
        pub fn limit<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<u32>,
        {
            self.limit = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `u32` for limit failed".to_string());
            self
        }
        pub fn accept_language<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.accept_language = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for accept_language failed"
                        .to_string()
                });
            self
        }
        ///Sends a `GET` request to `/v1/games/{id}/replay`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::Replay>, Error<types::Problem>> {
            let Self { client, id, cursor, limit, accept_language } = self;
            let id = id.map_err(Error::InvalidRequest)?;
            let cursor = cursor.map_err(Error::InvalidRequest)?;
            let limit = limit.map_err(Error::InvalidRequest)?;
            let accept_language = accept_language.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v1/games/{}/replay", client.baseurl, encode_path(& id.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = accept_language {
                header_map.append("Accept-Language", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
                .client
                .get(url)
                .header(
                    ::reqwest::header::ACCEPT,
                    ::reqwest::header::HeaderValue::from_static("application/json"),
                )
                .query(&progenitor_client::QueryParam::new("cursor", &cursor))
                .query(&progenitor_client::QueryParam::new("limit", &limit))
                .headers(header_map)
                .build()?;
            let info = OperationInfo {
                operation_id: "get_replay",
            };
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                401u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                403u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                404u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                405u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                409u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                414u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                429u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                503u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::get_game_rules`]

[`Client::get_game_rules`]: super::Client::get_game_rules*/
    #[derive(Debug, Clone)]
    pub struct GetGameRules<'a> {
        client: &'a super::Client,
        id: Result<types::GameId, String>,
        accept_language: Result<Option<::std::string::String>, String>,
    }
    impl<'a> GetGameRules<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                id: Err("id was not initialized".to_string()),
                accept_language: Ok(None),
            }
        }
        pub fn id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::GameId>,
        {
            self.id = value
                .try_into()
                .map_err(|_| "conversion to `GameId` for id failed".to_string());
            self
        }
        pub fn accept_language<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.accept_language = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for accept_language failed"
                        .to_string()
                });
            self
        }
        ///Sends a `GET` request to `/v1/games/{id}/rules`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::GameRules>, Error<types::Problem>> {
            let Self { client, id, accept_language } = self;
            let id = id.map_err(Error::InvalidRequest)?;
            let accept_language = accept_language.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v1/games/{}/rules", client.baseurl, encode_path(& id.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = accept_language {
                header_map.append("Accept-Language", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
                .client
                .get(url)
                .header(
                    ::reqwest::header::ACCEPT,
                    ::reqwest::header::HeaderValue::from_static("application/json"),
                )
                .headers(header_map)
                .build()?;
            let info = OperationInfo {
                operation_id: "get_game_rules",
            };
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                401u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                403u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                404u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                405u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                414u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                429u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                503u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::take_seat`]

[`Client::take_seat`]: super::Client::take_seat*/
    #[derive(Debug, Clone)]
    pub struct TakeSeat<'a> {
        client: &'a super::Client,
        id: Result<types::GameId, String>,
        idempotency_key: Result<Option<::std::string::String>, String>,
        body: Result<types::builder::TakeSeat, String>,
    }
    impl<'a> TakeSeat<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                id: Err("id was not initialized".to_string()),
                idempotency_key: Ok(None),
                body: Ok(::std::default::Default::default()),
            }
        }
        pub fn id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::GameId>,
        {
            self.id = value
                .try_into()
                .map_err(|_| "conversion to `GameId` for id failed".to_string());
            self
        }
        pub fn idempotency_key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.idempotency_key = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for idempotency_key failed"
                        .to_string()
                });
            self
        }
        pub fn body<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::TakeSeat>,
            <V as std::convert::TryInto<types::TakeSeat>>::Error: std::fmt::Display,
        {
            self.body = value
                .try_into()
                .map(From::from)
                .map_err(|s| format!("conversion to `TakeSeat` for body failed: {}", s));
            self
        }
        pub fn body_map<F>(mut self, f: F) -> Self
        where
            F: std::ops::FnOnce(types::builder::TakeSeat) -> types::builder::TakeSeat,
        {
            self.body = self.body.map(f);
            self
        }
        ///Sends a `POST` request to `/v1/games/{id}/seats`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::TakenSeat>, Error<types::Problem>> {
            let Self { client, id, idempotency_key, body } = self;
            let id = id.map_err(Error::InvalidRequest)?;
            let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
            let body = body
                .and_then(|v| types::TakeSeat::try_from(v).map_err(|e| e.to_string()))
                .map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v1/games/{}/seats", client.baseurl, encode_path(& id.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = idempotency_key {
                header_map.append("Idempotency-Key", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
                .client
                .post(url)
                .header(
                    ::reqwest::header::ACCEPT,
                    ::reqwest::header::HeaderValue::from_static("application/json"),
                )
                .json(&body)
                .headers(header_map)
                .build()?;
            let info = OperationInfo {
                operation_id: "take_seat",
            };
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                201u16 => ResponseValue::from_response(response).await,
                400u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                401u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                403u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                404u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                405u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                408u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                409u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                413u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                414u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                415u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                422u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                429u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                503u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                507u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::leave_seat`]

[`Client::leave_seat`]: super::Client::leave_seat*/
    #[derive(Debug, Clone)]
    pub struct LeaveSeat<'a> {
        client: &'a super::Client,
        id: Result<types::GameId, String>,
        seat: Result<u32, String>,
    }
    impl<'a> LeaveSeat<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                id: Err("id was not initialized".to_string()),
                seat: Err("seat was not initialized".to_string()),
            }
        }
        pub fn id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::GameId>,
        {
            self.id = value
                .try_into()
                .map_err(|_| "conversion to `GameId` for id failed".to_string());
            self
        }
        pub fn seat<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<u32>,
        {
            self.seat = value
                .try_into()
                .map_err(|_| "conversion to `u32` for seat failed".to_string());
            self
        }
        ///Sends a `DELETE` request to `/v1/games/{id}/seats/{seat}`
        pub async fn send(self) -> Result<ResponseValue<()>, Error<types::Problem>> {
            let Self { client, id, seat } = self;
            let id = id.map_err(Error::InvalidRequest)?;
            let seat = seat.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v1/games/{}/seats/{}", client.baseurl, encode_path(& id.to_string()),
                encode_path(& seat.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            #[allow(unused_mut)]
            let mut request = client
                .client
                .delete(url)
                .header(
                    ::reqwest::header::ACCEPT,
                    ::reqwest::header::HeaderValue::from_static("application/json"),
                )
                .headers(header_map)
                .build()?;
            let info = OperationInfo {
                operation_id: "leave_seat",
            };
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                204u16 => Ok(ResponseValue::empty(response)),
                400u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                401u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                403u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                404u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                405u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                408u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                409u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                413u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                414u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                415u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                429u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                503u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                507u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::change_seat`]

[`Client::change_seat`]: super::Client::change_seat*/
    #[derive(Debug, Clone)]
    pub struct ChangeSeat<'a> {
        client: &'a super::Client,
        id: Result<types::GameId, String>,
        seat: Result<u32, String>,
        accept_language: Result<Option<::std::string::String>, String>,
        body: Result<types::builder::ChangeSeat, String>,
    }
    impl<'a> ChangeSeat<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                id: Err("id was not initialized".to_string()),
                seat: Err("seat was not initialized".to_string()),
                accept_language: Ok(None),
                body: Ok(::std::default::Default::default()),
            }
        }
        pub fn id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::GameId>,
        {
            self.id = value
                .try_into()
                .map_err(|_| "conversion to `GameId` for id failed".to_string());
            self
        }
        pub fn seat<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<u32>,
        {
            self.seat = value
                .try_into()
                .map_err(|_| "conversion to `u32` for seat failed".to_string());
            self
        }
        pub fn accept_language<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.accept_language = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for accept_language failed"
                        .to_string()
                });
            self
        }
        pub fn body<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::ChangeSeat>,
            <V as std::convert::TryInto<types::ChangeSeat>>::Error: std::fmt::Display,
        {
            self.body = value
                .try_into()
                .map(From::from)
                .map_err(|s| {
                    format!("conversion to `ChangeSeat` for body failed: {}", s)
                });
            self
        }
        pub fn body_map<F>(mut self, f: F) -> Self
        where
            F: std::ops::FnOnce(
                types::builder::ChangeSeat,
            ) -> types::builder::ChangeSeat,
        {
            self.body = self.body.map(f);
            self
        }
        ///Sends a `PATCH` request to `/v1/games/{id}/seats/{seat}`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::Changed>, Error<types::Problem>> {
            let Self { client, id, seat, accept_language, body } = self;
            let id = id.map_err(Error::InvalidRequest)?;
            let seat = seat.map_err(Error::InvalidRequest)?;
            let accept_language = accept_language.map_err(Error::InvalidRequest)?;
            let body = body
                .and_then(|v| types::ChangeSeat::try_from(v).map_err(|e| e.to_string()))
                .map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v1/games/{}/seats/{}", client.baseurl, encode_path(& id.to_string()),
                encode_path(& seat.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = accept_language {
                header_map.append("Accept-Language", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
                .client
                .patch(url)
                .header(
                    ::reqwest::header::ACCEPT,
                    ::reqwest::header::HeaderValue::from_static("application/json"),
                )
                .json(&body)
                .headers(header_map)
                .build()?;
            let info = OperationInfo {
                operation_id: "change_seat",
            };
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                401u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                403u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                404u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                405u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                408u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                409u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                413u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                414u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                415u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                422u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                429u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                503u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                507u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::renew_seat_token`]

[`Client::renew_seat_token`]: super::Client::renew_seat_token*/
    #[derive(Debug, Clone)]
    pub struct RenewSeatToken<'a> {
        client: &'a super::Client,
        id: Result<types::GameId, String>,
        seat: Result<u32, String>,
        idempotency_key: Result<Option<::std::string::String>, String>,
    }
    impl<'a> RenewSeatToken<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                id: Err("id was not initialized".to_string()),
                seat: Err("seat was not initialized".to_string()),
                idempotency_key: Ok(None),
            }
        }
        pub fn id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::GameId>,
        {
            self.id = value
                .try_into()
                .map_err(|_| "conversion to `GameId` for id failed".to_string());
            self
        }
        pub fn seat<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<u32>,
        {
            self.seat = value
                .try_into()
                .map_err(|_| "conversion to `u32` for seat failed".to_string());
            self
        }
        pub fn idempotency_key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.idempotency_key = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for idempotency_key failed"
                        .to_string()
                });
            self
        }
        ///Sends a `POST` request to `/v1/games/{id}/seats/{seat}/token`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::NewToken>, Error<types::Problem>> {
            let Self { client, id, seat, idempotency_key } = self;
            let id = id.map_err(Error::InvalidRequest)?;
            let seat = seat.map_err(Error::InvalidRequest)?;
            let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v1/games/{}/seats/{}/token", client.baseurl, encode_path(& id
                .to_string()), encode_path(& seat.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = idempotency_key {
                header_map.append("Idempotency-Key", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
                .client
                .post(url)
                .header(
                    ::reqwest::header::ACCEPT,
                    ::reqwest::header::HeaderValue::from_static("application/json"),
                )
                .headers(header_map)
                .build()?;
            let info = OperationInfo {
                operation_id: "renew_seat_token",
            };
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                401u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                403u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                404u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                405u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                408u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                409u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                413u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                414u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                415u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                422u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                429u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                503u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                507u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::start_game`]

[`Client::start_game`]: super::Client::start_game*/
    #[derive(Debug, Clone)]
    pub struct StartGame<'a> {
        client: &'a super::Client,
        id: Result<types::GameId, String>,
        accept_language: Result<Option<::std::string::String>, String>,
        idempotency_key: Result<Option<::std::string::String>, String>,
        if_match: Result<Option<::std::string::String>, String>,
    }
    impl<'a> StartGame<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                id: Err("id was not initialized".to_string()),
                accept_language: Ok(None),
                idempotency_key: Ok(None),
                if_match: Ok(None),
            }
        }
        pub fn id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::GameId>,
        {
            self.id = value
                .try_into()
                .map_err(|_| "conversion to `GameId` for id failed".to_string());
            self
        }
        pub fn accept_language<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.accept_language = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for accept_language failed"
                        .to_string()
                });
            self
        }
        pub fn idempotency_key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.idempotency_key = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for idempotency_key failed"
                        .to_string()
                });
            self
        }
        pub fn if_match<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.if_match = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for if_match failed"
                        .to_string()
                });
            self
        }
        ///Sends a `POST` request to `/v1/games/{id}/start`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::Changed>, Error<types::Problem>> {
            let Self { client, id, accept_language, idempotency_key, if_match } = self;
            let id = id.map_err(Error::InvalidRequest)?;
            let accept_language = accept_language.map_err(Error::InvalidRequest)?;
            let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
            let if_match = if_match.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v1/games/{}/start", client.baseurl, encode_path(& id.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(4usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = accept_language {
                header_map.append("Accept-Language", value.to_string().try_into()?);
            }
            if let Some(value) = idempotency_key {
                header_map.append("Idempotency-Key", value.to_string().try_into()?);
            }
            if let Some(value) = if_match {
                header_map.append("If-Match", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
                .client
                .post(url)
                .header(
                    ::reqwest::header::ACCEPT,
                    ::reqwest::header::HeaderValue::from_static("application/json"),
                )
                .headers(header_map)
                .build()?;
            let info = OperationInfo {
                operation_id: "start_game",
            };
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                401u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                403u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                404u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                405u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                408u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                409u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                412u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                413u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                414u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                415u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                422u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                429u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                503u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                507u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::stream_game`]

[`Client::stream_game`]: super::Client::stream_game*/
    #[derive(Debug, Clone)]
    pub struct StreamGame<'a> {
        client: &'a super::Client,
        id: Result<types::GameId, String>,
        accept_language: Result<Option<::std::string::String>, String>,
        last_event_id: Result<Option<u64>, String>,
    }
    impl<'a> StreamGame<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                id: Err("id was not initialized".to_string()),
                accept_language: Ok(None),
                last_event_id: Ok(None),
            }
        }
        pub fn id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::GameId>,
        {
            self.id = value
                .try_into()
                .map_err(|_| "conversion to `GameId` for id failed".to_string());
            self
        }
        pub fn accept_language<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.accept_language = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for accept_language failed"
                        .to_string()
                });
            self
        }
        pub fn last_event_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<u64>,
        {
            self.last_event_id = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `u64` for last_event_id failed".to_string());
            self
        }
        ///Sends a `GET` request to `/v1/games/{id}/stream`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<ByteStream>, Error<types::Problem>> {
            let Self { client, id, accept_language, last_event_id } = self;
            let id = id.map_err(Error::InvalidRequest)?;
            let accept_language = accept_language.map_err(Error::InvalidRequest)?;
            let last_event_id = last_event_id.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v1/games/{}/stream", client.baseurl, encode_path(& id.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(3usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = accept_language {
                header_map.append("Accept-Language", value.to_string().try_into()?);
            }
            if let Some(value) = last_event_id {
                header_map.append("Last-Event-ID", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client.client.get(url).headers(header_map).build()?;
            let info = OperationInfo {
                operation_id: "stream_game",
            };
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => Ok(ResponseValue::stream(response)),
                400u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                401u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                403u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                404u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                405u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                414u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                429u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                503u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::list_rulesets`]

[`Client::list_rulesets`]: super::Client::list_rulesets*/
    #[derive(Debug, Clone)]
    pub struct ListRulesets<'a> {
        client: &'a super::Client,
        cursor: Result<Option<::std::string::String>, String>,
        limit: Result<Option<u32>, String>,
        accept_language: Result<Option<::std::string::String>, String>,
    }
    impl<'a> ListRulesets<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                cursor: Ok(None),
                limit: Ok(None),
                accept_language: Ok(None),
            }
        }
        pub fn cursor<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.cursor = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for cursor failed"
                        .to_string()
                });
            self
        }
        pub fn limit<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<u32>,
        {
            self.limit = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `u32` for limit failed".to_string());
            self
        }
        pub fn accept_language<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.accept_language = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for accept_language failed"
                        .to_string()
                });
            self
        }
        ///Sends a `GET` request to `/v1/rulesets`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::RulesetPage>, Error<types::Problem>> {
            let Self { client, cursor, limit, accept_language } = self;
            let cursor = cursor.map_err(Error::InvalidRequest)?;
            let limit = limit.map_err(Error::InvalidRequest)?;
            let accept_language = accept_language.map_err(Error::InvalidRequest)?;
            let url = format!("{}/v1/rulesets", client.baseurl,);
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = accept_language {
                header_map.append("Accept-Language", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
                .client
                .get(url)
                .header(
                    ::reqwest::header::ACCEPT,
                    ::reqwest::header::HeaderValue::from_static("application/json"),
                )
                .query(&progenitor_client::QueryParam::new("cursor", &cursor))
                .query(&progenitor_client::QueryParam::new("limit", &limit))
                .headers(header_map)
                .build()?;
            let info = OperationInfo {
                operation_id: "list_rulesets",
            };
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                405u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                414u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                429u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::validate_ruleset`]

[`Client::validate_ruleset`]: super::Client::validate_ruleset*/
    #[derive(Debug, Clone)]
    pub struct ValidateRuleset<'a> {
        client: &'a super::Client,
        accept_language: Result<Option<::std::string::String>, String>,
        body: Result<types::builder::ValidateRuleset, String>,
    }
    impl<'a> ValidateRuleset<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                accept_language: Ok(None),
                body: Ok(::std::default::Default::default()),
            }
        }
        pub fn accept_language<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.accept_language = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for accept_language failed"
                        .to_string()
                });
            self
        }
        pub fn body<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::ValidateRuleset>,
            <V as std::convert::TryInto<
                types::ValidateRuleset,
            >>::Error: std::fmt::Display,
        {
            self.body = value
                .try_into()
                .map(From::from)
                .map_err(|s| {
                    format!("conversion to `ValidateRuleset` for body failed: {}", s)
                });
            self
        }
        pub fn body_map<F>(mut self, f: F) -> Self
        where
            F: std::ops::FnOnce(
                types::builder::ValidateRuleset,
            ) -> types::builder::ValidateRuleset,
        {
            self.body = self.body.map(f);
            self
        }
        ///Sends a `POST` request to `/v1/rulesets/validate`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::ValidRuleset>, Error<types::Problem>> {
            let Self { client, accept_language, body } = self;
            let accept_language = accept_language.map_err(Error::InvalidRequest)?;
            let body = body
                .and_then(|v| {
                    types::ValidateRuleset::try_from(v).map_err(|e| e.to_string())
                })
                .map_err(Error::InvalidRequest)?;
            let url = format!("{}/v1/rulesets/validate", client.baseurl,);
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = accept_language {
                header_map.append("Accept-Language", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
                .client
                .post(url)
                .header(
                    ::reqwest::header::ACCEPT,
                    ::reqwest::header::HeaderValue::from_static("application/json"),
                )
                .json(&body)
                .headers(header_map)
                .build()?;
            let info = OperationInfo {
                operation_id: "validate_ruleset",
            };
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                405u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                408u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                413u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                414u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                415u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                422u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                429u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::get_ruleset`]

[`Client::get_ruleset`]: super::Client::get_ruleset*/
    #[derive(Debug, Clone)]
    pub struct GetRuleset<'a> {
        client: &'a super::Client,
        id: Result<::std::string::String, String>,
        accept_language: Result<Option<::std::string::String>, String>,
    }
    impl<'a> GetRuleset<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                id: Err("id was not initialized".to_string()),
                accept_language: Ok(None),
            }
        }
        pub fn id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for id failed"
                        .to_string()
                });
            self
        }
        pub fn accept_language<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.accept_language = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for accept_language failed"
                        .to_string()
                });
            self
        }
        ///Sends a `GET` request to `/v1/rulesets/{id}`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::RulesetDetail>, Error<types::Problem>> {
            let Self { client, id, accept_language } = self;
            let id = id.map_err(Error::InvalidRequest)?;
            let accept_language = accept_language.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v1/rulesets/{}", client.baseurl, encode_path(& id.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = accept_language {
                header_map.append("Accept-Language", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
                .client
                .get(url)
                .header(
                    ::reqwest::header::ACCEPT,
                    ::reqwest::header::HeaderValue::from_static("application/json"),
                )
                .headers(header_map)
                .build()?;
            let info = OperationInfo {
                operation_id: "get_ruleset",
            };
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                404u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                405u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                414u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                429u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
}
/// Items consumers will typically use such as the Client.
pub mod prelude {
    pub use self::super::Client;
}
