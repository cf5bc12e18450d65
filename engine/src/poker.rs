//! Poker hands: the best five of any number of cards (Tripoli, Spielablauf 2).

use crate::card::{Card, Rank, Suit};
use crate::hand::Hand;
use arrayvec::ArrayVec;

/// What kind of poker hand five cards make, from the lowest to the highest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PokerRank {
    /// Nothing else.
    HighCard,
    /// Two cards of one rank.
    Pair,
    /// Two pairs.
    TwoPairs,
    /// Three cards of one rank.
    ThreeOfAKind,
    /// Five ranks in a row; an ace may be below the two.
    Straight,
    /// Five cards of one suit.
    Flush,
    /// Three cards of one rank and two of another.
    FullHouse,
    /// Four cards of one rank.
    FourOfAKind,
    /// A straight of one suit; with an ace on top a royal flush.
    StraightFlush,
}

/// The best five cards of a hand. Greater is better; equal hands split.
#[derive(Clone, Copy, Debug)]
pub struct PokerHand {
    rank: PokerRank,
    /// Heights of the five cards, those that decide first.
    heights: [u8; 5],
    cards: Hand,
}

impl PokerHand {
    /// What kind of hand it is.
    pub fn rank(&self) -> PokerRank {
        self.rank
    }

    /// The five cards.
    pub fn cards(&self) -> Hand {
        self.cards
    }

    /// Heights of the five cards, 2 to 14 for the ace (1 below a two), those that decide first.
    pub fn heights(&self) -> [u8; 5] {
        self.heights
    }
}

impl PartialEq for PokerHand {
    fn eq(&self, other: &PokerHand) -> bool {
        (self.rank, self.heights) == (other.rank, other.heights)
    }
}

impl Eq for PokerHand {}

impl PartialOrd for PokerHand {
    fn partial_cmp(&self, other: &PokerHand) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for PokerHand {
    fn cmp(&self, other: &PokerHand) -> std::cmp::Ordering {
        (self.rank, self.heights).cmp(&(other.rank, other.heights))
    }
}

/// Ranks present, a bit each: bit 1 is the ace below the two, bit 14 the ace above the king.
type Heights = u16;

const fn height(rank: Rank) -> u8 {
    if rank.index() == 0 {
        14
    } else {
        rank.index() + 1
    }
}

fn heights(cards: Hand) -> Heights {
    cards
        .iter()
        .fold(0, |bits, card| match height(card.rank()) {
            14 => bits | 1 << 14 | 1 << 1,
            height => bits | 1 << height,
        })
}

/// The top of the highest straight.
fn straight(bits: Heights) -> Option<u8> {
    let runs = bits & bits << 1 & bits << 2 & bits << 3 & bits << 4;
    (runs != 0).then(|| 15 - runs.leading_zeros() as u8)
}

/// The best five cards, none of fewer than five. The time grows with the number of cards only.
pub fn best_poker_hand(hand: Hand) -> Option<PokerHand> {
    if hand.len() < 5 {
        return None;
    }
    let mut count = [0_u8; 15];
    for card in hand {
        count[usize::from(height(card.rank()))] += 1;
    }
    let most = |least: u8, but: u8| {
        (2..=14)
            .rev()
            .find(|&height| height != but && count[usize::from(height)] >= least)
    };
    let suits = Suit::ALL.map(|suit| hand.in_suit(suit));
    let straight_flush = suits
        .iter()
        .filter_map(|&suit| straight(heights(suit)).map(|top| (top, suit)))
        .max_by_key(|(top, _)| *top);
    if let Some((top, suit)) = straight_flush {
        return Some(run(PokerRank::StraightFlush, top, suit));
    }
    if let Some(four) = most(4, 0) {
        return Some(groups(PokerRank::FourOfAKind, hand, &[(four, 4)]));
    }
    let three = most(3, 0);
    if let Some(three) = three
        && let Some(two) = most(2, three)
    {
        return Some(groups(PokerRank::FullHouse, hand, &[(three, 3), (two, 2)]));
    }
    let flush = suits.into_iter().filter(|suit| suit.len() >= 5);
    if let Some(flush) = flush.map(|suit| groups(PokerRank::Flush, suit, &[])).max() {
        return Some(flush);
    }
    if let Some(top) = straight(heights(hand)) {
        return Some(run(PokerRank::Straight, top, hand));
    }
    Some(match (three, most(2, 0)) {
        (Some(three), _) => groups(PokerRank::ThreeOfAKind, hand, &[(three, 3)]),
        (None, Some(high)) => match most(2, high) {
            Some(low) => groups(PokerRank::TwoPairs, hand, &[(high, 2), (low, 2)]),
            None => groups(PokerRank::Pair, hand, &[(high, 2)]),
        },
        (None, None) => groups(PokerRank::HighCard, hand, &[]),
    })
}

/// The straight below `top`.
fn run(rank: PokerRank, top: u8, cards: Hand) -> PokerHand {
    let heights = [0, 1, 2, 3, 4].map(|step| top - step);
    let chosen = heights.iter().filter_map(|&wanted| {
        let wanted = if wanted == 1 { 14 } else { wanted };
        cards.iter().find(|card| height(card.rank()) == wanted)
    });
    PokerHand {
        rank,
        heights,
        cards: chosen.collect(),
    }
}

/// So many cards of these heights, then the highest others.
fn groups(rank: PokerRank, cards: Hand, groups: &[(u8, usize)]) -> PokerHand {
    let mut chosen: ArrayVec<Card, 5> = ArrayVec::new();
    for &(wanted, size) in groups {
        let of_height = cards.iter().filter(|card| height(card.rank()) == wanted);
        chosen.extend(of_height.take(size));
    }
    for wanted in (2..=14).rev() {
        let grouped = groups.iter().any(|(height, _)| *height == wanted);
        let of_height = cards.iter().filter(|card| height(card.rank()) == wanted);
        let free = 5 - chosen.len();
        if !grouped {
            chosen.extend(of_height.take(free));
        }
    }
    let mut heights = [0; 5];
    for (place, card) in heights.iter_mut().zip(&chosen) {
        *place = height(card.rank());
    }
    PokerHand {
        rank,
        heights,
        cards: chosen.into_iter().collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn best(cards: &str) -> PokerHand {
        let hand: Hand = cards
            .split(' ')
            .map(|card| card.parse::<Card>().unwrap())
            .collect();
        best_poker_hand(hand).unwrap()
    }

    #[test]
    fn each_kind_of_hand() {
        use PokerRank::*;
        let table = [
            ("2C 4D 6H 8S TC QD", HighCard, [12, 10, 8, 6, 4]),
            ("2C 2D 6H 8S TC QD", Pair, [2, 2, 12, 10, 8]),
            ("2C 2D 6H 6S TC TD QH", TwoPairs, [10, 10, 6, 6, 12]),
            ("2C 2D 2H 6S TC QD", ThreeOfAKind, [2, 2, 2, 12, 10]),
            ("AC 2D 3H 4S 5C QD", Straight, [5, 4, 3, 2, 1]),
            ("AC KD QH JS TC 2D", Straight, [14, 13, 12, 11, 10]),
            ("2C 4C 6C 8C TC QC", Flush, [12, 10, 8, 6, 4]),
            ("2C 2D 2H 6S 6C 7D 7H", FullHouse, [2, 2, 2, 7, 7]),
            ("2C 2D 2H 3S 3C 3D", FullHouse, [3, 3, 3, 2, 2]),
            ("2C 2D 2H 2S 6C AD", FourOfAKind, [2, 2, 2, 2, 14]),
            ("AC 2C 3C 4C 5C 6D", StraightFlush, [5, 4, 3, 2, 1]),
            ("AC KC QC JC TC 9C", StraightFlush, [14, 13, 12, 11, 10]),
        ];
        for (cards, rank, heights) in table {
            let hand = best(cards);
            assert_eq!((hand.rank(), hand.heights()), (rank, heights), "{cards}");
            assert_eq!(hand.cards().len(), 5, "{cards}");
        }
    }

    #[test]
    fn four_cards_are_no_poker_hand() {
        let four: Hand = Hand::PACK.iter().take(4).collect();
        assert!(best_poker_hand(four).is_none());
    }
}
