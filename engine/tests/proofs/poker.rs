//! The best five cards of a hand against the crate `poker`, an evaluator of other authors that looks
//! five cards up in tables.

use crate::closing_line;
use crate::dice::{Dice, fresh};
use boodle_engine::{Card, Hand, PokerHand, PokerRank, best_poker_hand};
use poker::evaluate::FiveCardHandClass;
use poker::{Eval, Evaluator, FiveCard};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// All five-card hands there are.
const ALL: usize = 2_598_960;

/// So many different ranks do they have, ties counted once.
const RANKS: usize = 7_462;

/// How many five-card hands are of each kind, from high card up, as every table of odds has them.
const OF_KIND: [(PokerRank, usize); 9] = [
    (PokerRank::HighCard, 1_302_540),
    (PokerRank::Pair, 1_098_240),
    (PokerRank::TwoPairs, 123_552),
    (PokerRank::ThreeOfAKind, 54_912),
    (PokerRank::Straight, 10_200),
    (PokerRank::Flush, 5_108),
    (PokerRank::FullHouse, 3_744),
    (PokerRank::FourOfAKind, 624),
    (PokerRank::StraightFlush, 40),
];

/// Random hands of each size.
const OF_SIZE: usize = 8_000;

/// A five-card hand: places of its cards in the unshuffled pack, lowest first.
type Five = [usize; 5];

/// What the other evaluator says of every five-card hand.
struct Verdicts {
    of_place: Vec<Eval<FiveCard>>,
    /// The same as numbers: the greater, the better.
    ranks: Vec<u16>,
}

static VERDICTS: LazyLock<Verdicts> = LazyLock::new(|| {
    let evaluator = Evaluator::new();
    let theirs: Vec<poker::Card> = Card::all().map(their_card).collect();
    let mut of_place = Vec::with_capacity(ALL);
    each_five(|five| {
        assert_eq!(place(five), of_place.len());
        let cards = five.map(|card| theirs[card]);
        of_place.push(evaluator.evaluate_five(cards).unwrap());
    });
    let mut different = of_place.clone();
    different.sort_unstable();
    different.dedup();
    assert_eq!((of_place.len(), different.len()), (ALL, RANKS));
    let rank = |verdict| u16::try_from(different.binary_search(verdict).unwrap()).unwrap();
    let ranks = of_place.iter().map(rank).collect();
    Verdicts { of_place, ranks }
});

impl Verdicts {
    fn of(&self, five: Five) -> Eval<FiveCard> {
        self.of_place[place(five)]
    }

    /// The rank of the best of all five-card hands in these cards, which come lowest first.
    fn best_of(&self, cards: &[usize]) -> u16 {
        let (counts, mut best) = (&*BELOW, 0);
        for (e, &fifth) in cards.iter().enumerate() {
            let below = counts[4][fifth];
            for (d, &fourth) in cards[..e].iter().enumerate() {
                let below = below + counts[3][fourth];
                for (c, &third) in cards[..d].iter().enumerate() {
                    let below = below + counts[2][third];
                    for (b, &second) in cards[..c].iter().enumerate() {
                        let below = below + counts[1][second];
                        for &first in &cards[..b] {
                            best = best.max(self.ranks[below + first]);
                        }
                    }
                }
            }
        }
        best
    }
}

/// How many choices of 1 to 5 different numbers there are below a number.
static BELOW: LazyLock<[[usize; 52]; 5]> = LazyLock::new(|| {
    let mut below = [[0; 52]; 5];
    for number in 1..52 {
        below[0][number] = number;
        for size in 1..5 {
            below[size][number] = below[size][number - 1] + below[size - 1][number - 1];
        }
    }
    below
});

/// How many choices of five cards come before this one.
fn place(five: Five) -> usize {
    five.iter()
        .zip(&*BELOW)
        .map(|(&card, below)| below[card])
        .sum()
}

/// Every choice of five cards, in the order of [`place`].
fn each_five(mut what: impl FnMut(Five)) {
    for e in 0..52 {
        for d in 0..e {
            for c in 0..d {
                for b in 0..c {
                    for a in 0..b {
                        what([a, b, c, d, e]);
                    }
                }
            }
        }
    }
}

fn their_card(card: Card) -> poker::Card {
    let suit = card.suit().letter().to_ascii_lowercase();
    poker::Card::try_from_chars(card.rank().letter(), suit).unwrap()
}

fn kind(verdict: Eval<FiveCard>) -> PokerRank {
    match verdict.classify() {
        FiveCardHandClass::HighCard { .. } => PokerRank::HighCard,
        FiveCardHandClass::Pair { .. } => PokerRank::Pair,
        FiveCardHandClass::TwoPair { .. } => PokerRank::TwoPairs,
        FiveCardHandClass::ThreeOfAKind { .. } => PokerRank::ThreeOfAKind,
        FiveCardHandClass::Straight { .. } => PokerRank::Straight,
        FiveCardHandClass::Flush { .. } => PokerRank::Flush,
        FiveCardHandClass::FullHouse { .. } => PokerRank::FullHouse,
        FiveCardHandClass::FourOfAKind { .. } => PokerRank::FourOfAKind,
        FiveCardHandClass::StraightFlush { .. } => PokerRank::StraightFlush,
    }
}

fn hand(cards: impl IntoIterator<Item = usize>) -> Hand {
    let cards = cards.into_iter();
    cards
        .map(|card| Card::from_index(u8::try_from(card).unwrap()).unwrap())
        .collect()
}

/// The same kind, and the same order: what ties there ties here, what is better there is better here.
#[test]
fn every_five_card_hand() {
    let mut ranks: BTreeMap<PokerHand, Eval<FiveCard>> = BTreeMap::new();
    let mut of_kind: BTreeMap<PokerRank, usize> = BTreeMap::new();
    let mut hands = 0;
    each_five(|five| {
        let ours = best_poker_hand(hand(five)).unwrap();
        let theirs = VERDICTS.of(five);
        assert_eq!(ours.cards(), hand(five));
        assert_eq!(ours.rank(), kind(theirs), "{:?}", hand(five));
        assert_eq!(*ranks.entry(ours).or_insert(theirs), theirs, "{ours:?}");
        *of_kind.entry(ours.rank()).or_default() += 1;
        hands += 1;
    });
    assert_eq!(hands, ALL);
    assert_eq!(ranks.len(), RANKS);
    assert!(ranks.values().is_sorted_by(|worse, better| worse < better));
    assert!(of_kind.into_iter().eq(OF_KIND));
    closing_line(&format!("poker: {hands} five-card hands agree"));
}

/// The best five of more cards are as good as the best of all choices of five, are in the hand, and
/// are of the rank that is claimed.
#[test]
fn random_hands_of_5_to_18_cards() {
    let mut hands = 0;
    for seed in [1, fresh()] {
        let mut dice = Dice::new(seed);
        let mut pack: Vec<usize> = (0..52).collect();
        for size in 5..=18 {
            for _ in 0..OF_SIZE / 2 {
                dice.shuffle(&mut pack);
                best_five_agree(&pack[..size]);
                hands += 1;
            }
        }
    }
    closing_line(&format!(
        "poker: {hands} random hands of 5 to 18 cards agree"
    ));
}

fn best_five_agree(cards: &[usize]) {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    let held = hand(cards.iter().copied());
    let ours = best_poker_hand(held).unwrap();
    let named = ours.cards();
    assert!(
        named.minus(held).is_empty(),
        "{named:?} are not of {held:?}"
    );
    let five: Vec<usize> = named.iter().map(|card| card.index().into()).collect();
    let five: Five = five.try_into().expect("five cards are named");
    let rank = VERDICTS.ranks[place(five)];
    assert_eq!(rank, VERDICTS.best_of(&cards), "{named:?} of {held:?}");
    assert_eq!(ours.rank(), kind(VERDICTS.of(five)), "{named:?}");
    assert_eq!(ours, best_poker_hand(named).unwrap(), "{named:?}");
}
