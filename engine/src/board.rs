//! Spaces of the board: what wins the chips on them and what falls on them.

use crate::card::{Card, Suit};
use arrayvec::ArrayString;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// The most spaces a board has.
pub const MAX_SPACES: usize = 16;

/// The name of a space in rules, events and views: `AS`, `kitty`, `pot`; 1 to 16 ASCII letters, digits, `_` or `-`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SpaceId(ArrayString<16>);

impl SpaceId {
    /// The name as text.
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }
}

impl std::str::FromStr for SpaceId {
    type Err = NoSpaceId;

    fn from_str(text: &str) -> Result<SpaceId, NoSpaceId> {
        let letters = |c: u8| c.is_ascii_alphanumeric() || matches!(c, b'_' | b'-');
        match ArrayString::from(text) {
            Ok(id) if !id.is_empty() && id.bytes().all(letters) => Ok(SpaceId(id)),
            _ => Err(NoSpaceId),
        }
    }
}

/// A text that cannot be the name of a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSpaceId;

impl fmt::Display for NoSpaceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a space is 1 to 16 ASCII letters, digits, _ or -")
    }
}

impl std::error::Error for NoSpaceId {}

impl fmt::Display for SpaceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for SpaceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Serialize for SpaceId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for SpaceId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SpaceId, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// What wins the chips of a space.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Claim {
    /// Playing this very card, led or followed: a boodle card (Newmarket, Eine Sequenz spielen 5).
    Play {
        /// The boodle card.
        card: CardPattern,
    },
    /// Holding this card when the spaces are collected (Tripoli, Spielablauf 1).
    Hold {
        /// The card that must be held.
        card: CardPattern,
    },
    /// Holding all these ranks of one suit when the spaces are collected.
    HoldSet {
        /// The ranks, each once, as in `KQ` or `89T`.
        #[cfg_attr(
            feature = "schema",
            schema(pattern = "^[A23456789TJQK]{2,13}$", min_length = 2, max_length = 13)
        )]
        ranks: String,
        /// The suit, or any.
        suit: SetSuit,
    },
    /// Playing all these cards in one round (Pope Joan: matrimony, intrigue).
    PlaySet {
        /// The cards.
        #[cfg_attr(feature = "schema", schema(min_items = 2, max_items = 13))]
        cards: Vec<CardPattern>,
        /// Whether one player must play them all.
        #[serde(default)]
        same_player: bool,
    },
    /// The best poker hand (Tripoli, Spielablauf 2).
    Poker {},
    /// Playing the last card of a hand.
    GoOut {
        /// Only if nobody has taken the space earlier in the round.
        #[serde(default)]
        only_unclaimed: bool,
    },
    /// Dealing this card as the turn-up: the dealer takes the space (Pope Joan).
    TurnUp {
        /// The card turned up.
        card: CardPattern,
    },
    /// Taking the dead hand (Michigan Rummy, Pay-the-Widow).
    TakeDeadHand {},
}

/// A card, or a rank of the trump suit written `K+` where a card is turned up for trumps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardPattern {
    /// A certain card.
    Card(Card),
    /// This rank of the trump suit.
    Trump(crate::card::Rank),
}

impl CardPattern {
    /// The certain card, if it does not depend on trumps.
    pub fn card(self) -> Option<Card> {
        match self {
            CardPattern::Card(card) => Some(card),
            CardPattern::Trump(_) => None,
        }
    }
}

impl fmt::Display for CardPattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CardPattern::Card(card) => card.fmt(f),
            CardPattern::Trump(rank) => write!(f, "{}+", rank.letter()),
        }
    }
}

impl Serialize for CardPattern {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for CardPattern {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardPattern, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        let trump = text.strip_suffix('+').and_then(|rank| {
            let mut letters = rank.chars();
            letters.next().filter(|_| letters.next().is_none())
        });
        if let Some(rank) = trump.and_then(crate::card::Rank::from_letter) {
            return Ok(CardPattern::Trump(rank));
        }
        text.parse()
            .map(CardPattern::Card)
            .map_err(serde::de::Error::custom)
    }
}

/// The suit of a set of ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum SetSuit {
    /// Any suit, but the same for all ranks.
    #[serde(rename = "any")]
    Any,
    /// Clubs.
    C,
    /// Diamonds.
    D,
    /// Hearts.
    H,
    /// Spades.
    S,
}

impl SetSuit {
    /// Whether a set may be of this suit.
    pub(crate) fn is(self, suit: Suit) -> bool {
        match self {
            SetSuit::Any => true,
            SetSuit::C => suit == Suit::Clubs,
            SetSuit::D => suit == Suit::Diamonds,
            SetSuit::H => suit == Suit::Hearts,
            SetSuit::S => suit == Suit::Spades,
        }
    }
}

#[cfg(feature = "schema")]
mod schema {
    use super::{CardPattern, SpaceId};
    use utoipa::openapi::RefOr;
    use utoipa::openapi::schema::{ObjectBuilder, Schema, SchemaType, Type};

    impl utoipa::PartialSchema for SpaceId {
        fn schema() -> RefOr<Schema> {
            ObjectBuilder::new()
                .schema_type(SchemaType::Type(Type::String))
                .pattern(Some("^[A-Za-z0-9_-]{1,16}$"))
                .min_length(Some(1))
                .max_length(Some(16))
                .description(Some(
                    "The name of a space of the board, as in `AS`, `kitty` or `pot`.",
                ))
                .examples(["pot"])
                .into()
        }
    }

    impl utoipa::ToSchema for SpaceId {
        fn name() -> std::borrow::Cow<'static, str> {
            "SpaceId".into()
        }
    }

    impl utoipa::PartialSchema for CardPattern {
        fn schema() -> RefOr<Schema> {
            ObjectBuilder::new()
                .schema_type(SchemaType::Type(Type::String))
                .pattern(Some("^[A23456789TJQK][CDHS+]$"))
                .min_length(Some(2))
                .max_length(Some(2))
                .description(Some(
                    "A card, or a rank of the trump suit: `KH`, or `K+` for the king of trumps.",
                ))
                .examples(["KH"])
                .into()
        }
    }

    impl utoipa::ToSchema for CardPattern {
        fn name() -> std::borrow::Cow<'static, str> {
            "CardPattern".into()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_spaces() {
        for good in ["AS", "kitty", "matrimony", "a-b_c", "0123456789abcdef"] {
            assert_eq!(good.parse::<SpaceId>().unwrap().as_str(), good);
        }
        for bad in ["", "pot ", "Pött", "0123456789abcdefg", "a/b"] {
            assert!(bad.parse::<SpaceId>().is_err(), "{bad}");
        }
    }

    #[test]
    fn claims_are_written_as_in_the_rules() {
        for text in [
            r#"{"type":"play","card":"AS"}"#,
            r#"{"type":"turn_up","card":"A+"}"#,
            r#"{"type":"hold_set","ranks":"KQ","suit":"any"}"#,
            r#"{"type":"play_set","cards":["K+","Q+"],"same_player":true}"#,
            r#"{"type":"go_out","only_unclaimed":true}"#,
            r#"{"type":"poker"}"#,
            r#"{"type":"take_dead_hand"}"#,
        ] {
            let claim: Claim = serde_json::from_str(text).unwrap();
            assert_eq!(serde_json::to_string(&claim).unwrap(), text);
        }
        assert!(serde_json::from_str::<Claim>(r#"{"type":"play","card":"1S"}"#).is_err());
        assert!(serde_json::from_str::<Claim>(r#"{"type":"poker","card":"AS"}"#).is_err());
    }
}
