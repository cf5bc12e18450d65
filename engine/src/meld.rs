//! Melds: sets of three or four equal ranks and runs of three or more in a suit (Michigan Rummy,
//! Tripoley: the rummy round).

use crate::card::{Card, Low, Suit};
use crate::hand::Hand;

/// The cards of the best cover of a hand with melds that do not overlap: as many as possible.
pub fn best_melds(hand: Hand, low: Low) -> Hand {
    cover(hand, &melds(hand, low))
}

/// Every set and run of the hand, longer ones as well as the shorter ones within them.
fn melds(hand: Hand, low: Low) -> Vec<Hand> {
    let mut melds = Vec::new();
    for index in 0..13 {
        let of_rank: Hand = hand
            .iter()
            .filter(|card| card.rank().index() == index)
            .collect();
        if of_rank.len() >= 3 {
            melds.push(of_rank);
        }
        if of_rank.len() == 4 {
            melds.extend(of_rank.iter().map(|card| of_rank.without(card)));
        }
    }
    for first in Suit::ALL.into_iter().flat_map(|suit| hand.in_suit(suit)) {
        let mut run = Hand::EMPTY.with(first);
        let mut last = first;
        while let Some(next) = low.next(last).filter(|&next| hand.contains(next)) {
            run = run.with(next);
            last = next;
            if run.len() >= 3 {
                melds.push(run);
            }
        }
    }
    melds
}

/// The best cover of what is left, card by card: the first one is melded in one of its melds or not.
fn cover(left: Hand, melds: &[Hand]) -> Hand {
    let useful = |card: &Card| {
        let fits = |meld: &&Hand| meld.contains(*card) && meld.minus(left).is_empty();
        melds.iter().any(|meld| fits(&meld))
    };
    let Some(card) = left.iter().find(useful) else {
        return Hand::EMPTY;
    };
    let without = cover(left.without(card), melds);
    let fitting = melds
        .iter()
        .filter(|meld| meld.contains(card) && meld.minus(left).is_empty());
    fitting
        .map(|meld| meld.union(cover(left.minus(*meld), melds)))
        .fold(without, |best, other| {
            if other.len() > best.len() {
                other
            } else {
                best
            }
        })
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
    fn the_most_cards_are_melded() {
        let table = [
            ("2C 2D 2H 9S", "2C 2D 2H"),
            ("2C 2D 2H 2S", "2C 2D 2H 2S"),
            ("2C 3C 4C 9S", "2C 3C 4C"),
            ("2C 3C 5C 9S", ""),
            // The set of sevens would break a longer run.
            ("5C 6C 7C 8C 9C 7D 7H", "5C 6C 7C 8C 9C"),
            // The run gives its end to the set.
            ("4C 5C 6C 7C 7D 7H", "4C 5C 6C 7C 7D 7H"),
            ("QS KS AS", "QS KS AS"),
            ("AS 2S 3S", ""),
        ];
        for (cards, melded) in table {
            assert_eq!(best_melds(hand(cards), Low::Two), hand(melded), "{cards}");
        }
        assert_eq!(best_melds(hand("AS 2S 3S"), Low::A), hand("AS 2S 3S"));
    }
}
