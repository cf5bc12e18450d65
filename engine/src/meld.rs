//! Melds: sets of three or four equal ranks and runs of three or more in a suit (Michigan Rummy,
//! Tripoley: the rummy round).

use crate::card::{Card, Low, Suit};
use crate::hand::Hand;
use arrayvec::ArrayVec;

/// For each suit, how many cards the run has that reaches the rank before; three for longer ones.
type Runs = [usize; 4];

/// The most cards melded so far, by the runs that may go on.
type Covers = [Option<Hand>; 256];

/// The cards of the best cover of a hand with melds that do not overlap: as many as possible.
pub fn best_melds(hand: Hand, low: Low) -> Hand {
    let mut ranks = [Hand::EMPTY; 13];
    for card in hand {
        let rank = &mut ranks[usize::from(low.height(card.rank()))];
        *rank = rank.with(card);
    }
    let mut covers: Covers = [None; 256];
    covers[0] = Some(Hand::EMPTY);
    for rank in ranks {
        covers = with_rank(&covers, rank);
    }
    // What ends here is no run yet if it is shorter than three.
    with_rank(&covers, Hand::EMPTY)[0].unwrap_or(Hand::EMPTY)
}

/// The covers of one more rank: its cards make a set, go on with runs, begin some or are left.
fn with_rank(covers: &Covers, rank: Hand) -> Covers {
    let mut next: Covers = [None; 256];
    let sets = parts(rank).filter(|set| set.is_empty() || set.len() >= 3);
    let melded = sets.flat_map(|set| parts(rank.minus(set)).map(move |run| (set, run)));
    let melded: Vec<(Hand, Hand)> = melded.collect();
    for (index, cover) in covers.iter().enumerate() {
        let Some(cover) = cover else { continue };
        for &(set, run) in &melded {
            let Some(runs) = go_on(runs(index), run) else {
                continue;
            };
            let cover = cover.union(set).union(run);
            let best = &mut next[place(runs)];
            if best.is_none_or(|best| best.len() < cover.len()) {
                *best = Some(cover);
            }
        }
    }
    next
}

/// The runs after the next rank, of which these cards belong to runs; none if one would stay short.
fn go_on(mut runs: Runs, run: Hand) -> Option<Runs> {
    for (suit, length) in Suit::ALL.into_iter().zip(&mut runs) {
        *length = match (run.in_suit(suit).is_empty(), *length) {
            (false, length) => 3.min(length + 1),
            (true, 0 | 3) => 0,
            (true, _) => return None,
        };
    }
    Some(runs)
}

/// Every part of the cards of a rank, the empty one too.
fn parts(rank: Hand) -> impl Iterator<Item = Hand> {
    let cards: ArrayVec<Card, 4> = rank.iter().collect();
    (0..1_usize << cards.len()).map(move |part| {
        let chosen = cards.iter().enumerate();
        chosen
            .filter(|(place, _)| part >> place & 1 == 1)
            .map(|(_, card)| *card)
            .collect()
    })
}

fn runs(place: usize) -> Runs {
    [place & 3, place >> 2 & 3, place >> 4 & 3, place >> 6 & 3]
}

fn place(runs: Runs) -> usize {
    runs[0] | runs[1] << 2 | runs[2] << 4 | runs[3] << 6
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

    /// Every way to lay melds, one after the other: slow, but plain.
    fn most(left: Hand, low: Low) -> usize {
        let Some(card) = left.iter().next() else {
            return 0;
        };
        let rest = left.without(card);
        let equal: Hand = rest
            .iter()
            .filter(|other| other.rank() == card.rank())
            .collect();
        let sets = parts(equal).filter(|others| others.len() >= 2);
        let mut melds: Vec<Hand> = sets.map(|others| others.with(card)).collect();
        // The first card of the pack's order is an ace, which may also end a run.
        for first in left {
            let mut run = Hand::EMPTY;
            let mut next = Some(first);
            while let Some(higher) = next.filter(|higher| left.contains(*higher)) {
                run = run.with(higher);
                if run.len() >= 3 && run.contains(card) {
                    melds.push(run);
                }
                next = low.next(higher);
            }
        }
        let melded = melds
            .iter()
            .map(|meld| meld.len() + most(left.minus(*meld), low));
        melded.max().unwrap_or(0).max(most(rest, low))
    }

    #[test]
    fn no_other_way_melds_more() {
        let mut word = 7_u64;
        for size in (3..15).cycle().take(600) {
            let mut cards = Hand::EMPTY;
            while cards.len() < size {
                word = word.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                // Few ranks, so that there is much to meld.
                let (suit, rank) = (word >> 33 & 3, (word >> 40) % 6);
                let index = u8::try_from(suit * 13 + (rank + 11) % 13).unwrap();
                cards = cards.with(Card::from_index(index).unwrap());
            }
            for low in [Low::A, Low::Two] {
                let melds = best_melds(cards, low);
                assert!(melds.minus(cards).is_empty());
                assert_eq!(melds.len(), most(cards, low), "{cards:?}");
            }
        }
    }

    /// A hand may be large: where one card each is dealt the dead hand has all others.
    #[test]
    fn a_large_hand_is_melded_at_once() {
        assert_eq!(best_melds(Hand::PACK, Low::A), Hand::PACK);
        let seven = "7H".parse().unwrap();
        let most = Hand::PACK.without(seven);
        assert_eq!(best_melds(most, Low::Two), most);
    }
}
