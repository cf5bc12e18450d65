//! A set of cards in 52 bits.

use crate::card::{Card, Low, Suit};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// A set of cards: a hand, the dead hand, what has been played.
///
/// ```
/// use boodle_engine::{Hand, Low, Suit};
/// let hand: Hand = ["6C", "3C", "AC", "QD"].iter().map(|c| c.parse().unwrap()).collect();
/// assert_eq!(hand.lowest(Suit::Clubs, Low::Two).unwrap().to_string(), "3C");
/// assert_eq!(hand.lowest(Suit::Clubs, Low::A).unwrap().to_string(), "AC");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Hand(u64);

const SUIT: u64 = (1 << 13) - 1;

impl Hand {
    /// No card.
    pub const EMPTY: Hand = Hand(0);
    /// All 52 cards.
    pub const PACK: Hand = Hand((1 << 52) - 1);

    /// The same set and this card.
    #[must_use]
    pub const fn with(self, card: Card) -> Hand {
        Hand(self.0 | 1 << card.index())
    }

    /// The same set without this card.
    #[must_use]
    pub const fn without(self, card: Card) -> Hand {
        Hand(self.0 & !(1 << card.index()))
    }

    /// Whether the card is in the set.
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// Cards of both sets together.
    #[must_use]
    pub const fn union(self, other: Hand) -> Hand {
        Hand(self.0 | other.0)
    }

    /// Cards that are in this set and not in the other.
    #[must_use]
    pub const fn minus(self, other: Hand) -> Hand {
        Hand(self.0 & !other.0)
    }

    /// Cards that are in both sets.
    #[must_use]
    pub const fn meet(self, other: Hand) -> Hand {
        Hand(self.0 & other.0)
    }

    /// Number of cards.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no card.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards of one suit.
    #[must_use]
    pub const fn in_suit(self, suit: Suit) -> Hand {
        Hand(self.0 & SUIT << (suit as u32 * 13))
    }

    /// The lowest card of a suit.
    pub fn lowest(self, suit: Suit, low: Low) -> Option<Card> {
        let shift = suit as u32 * 13;
        let ranks = self.0 >> shift & SUIT;
        // With the ace high its bit counts only when no other is there.
        let below_ace = ranks & !1;
        let ranks = match low {
            Low::Two if below_ace != 0 => below_ace,
            _ => ranks,
        };
        if ranks == 0 {
            return None;
        }
        u8::try_from(ranks.trailing_zeros() + shift)
            .ok()
            .and_then(Card::from_index)
    }

    /// The cards in the order of the unshuffled pack.
    pub fn iter(self) -> Cards {
        Cards(self.0)
    }
}

/// The cards of a [`Hand`], one after the other.
#[derive(Clone, Debug)]
pub struct Cards(u64);

impl Iterator for Cards {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        let index = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        u8::try_from(index).ok().and_then(Card::from_index)
    }
}

impl IntoIterator for Hand {
    type Item = Card;
    type IntoIter = Cards;

    fn into_iter(self) -> Cards {
        self.iter()
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Hand {
        cards.into_iter().fold(Hand::EMPTY, Hand::with)
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// A list of cards for people and their programs, a number for the stored form.
impl Serialize for Hand {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            serializer.serialize_u64(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for Hand {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Hand, D::Error> {
        use serde::de::Error;
        if deserializer.is_human_readable() {
            let cards = Vec::<Card>::deserialize(deserializer)?;
            let hand: Hand = cards.iter().copied().collect();
            if hand.len() != cards.len() {
                return Err(D::Error::custom("a card is named twice"));
            }
            Ok(hand)
        } else {
            let bits = u64::deserialize(deserializer)?;
            let hand = Hand(bits);
            if hand.minus(Hand::PACK).is_empty() {
                Ok(hand)
            } else {
                Err(D::Error::custom("more than 52 cards"))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(cards: &str) -> Hand {
        cards
            .split_whitespace()
            .map(|card| card.parse::<Card>().unwrap())
            .collect()
    }

    #[test]
    fn a_hand_is_a_set() {
        let cards = hand("3C 6C JC 9D");
        assert_eq!(cards.len(), 4);
        assert!(cards.contains("9D".parse().unwrap()));
        assert_eq!(cards.without("9D".parse().unwrap()), hand("3C 6C JC"));
        assert_eq!(cards.in_suit(Suit::Diamonds), hand("9D"));
        assert_eq!(cards.union(hand("9D AS")), hand("3C 6C JC 9D AS"));
        assert_eq!(cards.minus(hand("9D AS")), hand("3C 6C JC"));
        assert_eq!(Hand::PACK.len(), 52);
    }

    #[test]
    fn the_lowest_card_of_a_suit() {
        let table = [
            ("3C 6C JC", Low::Two, Some("3C")),
            ("AC 6C JC", Low::Two, Some("6C")),
            ("AC 6C JC", Low::A, Some("AC")),
            ("AC", Low::Two, Some("AC")),
            ("AD", Low::A, None),
        ];
        for (cards, low, lowest) in table {
            let found = hand(cards)
                .lowest(Suit::Clubs, low)
                .map(|card| card.to_string());
            assert_eq!(found.as_deref(), lowest, "{cards}");
        }
    }
}
