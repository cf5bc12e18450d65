//! Cards, suits and ranks, and the one way they are written: `QD`.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A suit, in the order of an unshuffled pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[repr(u8)]
pub enum Suit {
    /// Clubs, `C`.
    #[serde(rename = "C")]
    Clubs,
    /// Diamonds, `D`.
    #[serde(rename = "D")]
    Diamonds,
    /// Hearts, `H`.
    #[serde(rename = "H")]
    Hearts,
    /// Spades, `S`.
    #[serde(rename = "S")]
    Spades,
}

impl Suit {
    /// All four suits, in the order of an unshuffled pack.
    pub const ALL: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];

    /// The letter of the suit.
    pub const fn letter(self) -> char {
        match self {
            Suit::Clubs => 'C',
            Suit::Diamonds => 'D',
            Suit::Hearts => 'H',
            Suit::Spades => 'S',
        }
    }

    /// The suit of a letter, upper case.
    pub const fn from_letter(letter: char) -> Option<Suit> {
        Some(match letter {
            'C' => Suit::Clubs,
            'D' => Suit::Diamonds,
            'H' => Suit::Hearts,
            'S' => Suit::Spades,
            _ => return None,
        })
    }

    /// Whether both suits are of one colour; clubs and spades are black.
    pub const fn same_colour(self, other: Suit) -> bool {
        matches!(self, Suit::Clubs | Suit::Spades) == matches!(other, Suit::Clubs | Suit::Spades)
    }
}

/// A rank, from the ace to the king; which of ace and two is lowest is the ruleset's affair ([`Low`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(u8);

/// The letters of the ranks, from the ace to the king.
const RANKS: [char; 13] = [
    'A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K',
];

impl Rank {
    /// The ace.
    pub const ACE: Rank = Rank(0);
    /// The king.
    pub const KING: Rank = Rank(12);

    /// The letter of the rank.
    pub const fn letter(self) -> char {
        RANKS[self.0 as usize]
    }

    /// The rank of a letter, upper case.
    pub fn from_letter(letter: char) -> Option<Rank> {
        let index = RANKS.iter().position(|&known| known == letter)?;
        u8::try_from(index).ok().map(Rank)
    }

    /// Place from the ace (0) to the king (12).
    pub const fn index(self) -> u8 {
        self.0
    }
}

/// The bottom rank of a suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Low {
    /// The ace is low: A, 2, 3 … K.
    A,
    /// The two is low and the ace high: 2, 3 … K, A.
    #[serde(rename = "2")]
    Two,
}

impl Low {
    /// Height of a rank: 0 for the bottom, 12 for the top.
    pub const fn height(self, rank: Rank) -> u8 {
        match self {
            Low::A => rank.0,
            Low::Two => (rank.0 + 12) % 13,
        }
    }

    /// The next higher card of the suit, none above the top rank.
    pub const fn next(self, card: Card) -> Option<Card> {
        let rank = card.rank();
        let top = match self {
            Low::A => Rank::KING.0,
            Low::Two => Rank::ACE.0,
        };
        if rank.0 == top {
            return None;
        }
        Some(Card::new(card.suit(), Rank((rank.0 + 1) % 13)))
    }
}

/// One of the 52 cards.
///
/// ```
/// use boodle_engine::Card;
/// let queen: Card = "QD".parse().unwrap();
/// assert_eq!(queen.to_string(), "QD");
/// assert!("1D".parse::<Card>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The card of a suit and a rank.
    pub const fn new(suit: Suit, rank: Rank) -> Card {
        Card(suit as u8 * 13 + rank.0)
    }

    /// The card at a place of the unshuffled pack: suits C D H S, ranks A to K.
    pub const fn from_index(index: u8) -> Option<Card> {
        if index < 52 { Some(Card(index)) } else { None }
    }

    /// Place in the unshuffled pack, 0 to 51.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The suit.
    pub const fn suit(self) -> Suit {
        Suit::ALL[(self.0 / 13) as usize]
    }

    /// The rank.
    pub const fn rank(self) -> Rank {
        Rank(self.0 % 13)
    }

    /// All 52 cards in the order of the unshuffled pack.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..52).map(Card)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use fmt::Write;
        f.write_char(self.rank().letter())?;
        f.write_char(self.suit().letter())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchCard(String);

impl fmt::Display for NoSuchCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "there is no card {:?}: a card is a rank A23456789TJQK and a suit CDHS, as in \"QD\"",
            self.0
        )
    }
}

impl std::error::Error for NoSuchCard {}

impl FromStr for Card {
    type Err = NoSuchCard;

    fn from_str(text: &str) -> Result<Card, NoSuchCard> {
        let mut letters = text.chars();
        let card = match (letters.next(), letters.next(), letters.next()) {
            (Some(rank), Some(suit), None) => Rank::from_letter(rank)
                .zip(Suit::from_letter(suit))
                .map(|(rank, suit)| Card::new(suit, rank)),
            _ => None,
        };
        card.ok_or_else(|| NoSuchCard(text.chars().take(12).collect()))
    }
}

/// Text for people and their programs, one byte for the stored form.
impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(self)
        } else {
            serializer.serialize_u8(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        use serde::de::Error;
        if deserializer.is_human_readable() {
            let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
            text.parse().map_err(D::Error::custom)
        } else {
            let index = u8::deserialize(deserializer)?;
            Card::from_index(index).ok_or_else(|| D::Error::custom("no such card"))
        }
    }
}

#[cfg(feature = "schema")]
mod schema {
    use super::Card;
    use utoipa::openapi::RefOr;
    use utoipa::openapi::schema::{ObjectBuilder, Schema, SchemaType, Type};

    impl utoipa::PartialSchema for Card {
        fn schema() -> RefOr<Schema> {
            ObjectBuilder::new()
                .schema_type(SchemaType::Type(Type::String))
                .pattern(Some("^[A23456789TJQK][CDHS]$"))
                .min_length(Some(2))
                .max_length(Some(2))
                .description(Some(
                    "A card: rank `A23456789TJQK` and suit `CDHS`, as in `QD`.",
                ))
                .examples(["QD"])
                .into()
        }
    }

    impl utoipa::ToSchema for Card {
        fn name() -> std::borrow::Cow<'static, str> {
            "Card".into()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_written_and_read_back() {
        assert_eq!(Card::all().count(), 52);
        for card in Card::all() {
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(Card::new(card.suit(), card.rank()), card);
        }
    }

    #[test]
    fn what_is_no_card_is_refused() {
        for text in ["", "Q", "QDX", "1D", "10D", "qd", "DQ", "Q♦", " QD"] {
            assert!(text.parse::<Card>().is_err(), "{text}");
        }
    }

    #[test]
    fn the_order_of_the_ranks_depends_on_the_low_card() {
        let next = |low: Low, card: &str| low.next(card.parse().unwrap()).map(|c| c.to_string());
        assert_eq!(next(Low::A, "AS").as_deref(), Some("2S"));
        assert_eq!(next(Low::A, "KS"), None);
        assert_eq!(next(Low::Two, "KS").as_deref(), Some("AS"));
        assert_eq!(next(Low::Two, "AS"), None);
        assert_eq!(Low::A.height(Rank::ACE), 0);
        assert_eq!(Low::Two.height(Rank::ACE), 12);
    }
}
