//! Rules that passed the check, prepared for play.

use super::*;
use crate::board::{CardPattern, MAX_SPACES};
use crate::hand::Hand;
use arrayvec::ArrayVec;

/// The rules of a game: a [`Ruleset`] without faults, and what the engine reads from it in play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    ruleset: Ruleset,
    pack: Hand,
    forced_stops: Hand,
    boodles: ArrayVec<Boodle, { MAX_SPACES * 8 }>,
    boodle_cards: Hand,
    pots: ArrayVec<usize, MAX_SPACES>,
    exchange: ExchangeRules,
}

/// A card that takes a space when it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Boodle {
    /// The card.
    pub card: Card,
    /// The index of its space on the board.
    pub space: usize,
}

/// The exchange as it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ExchangeRules {
    None,
    /// Sold unseen at a price, in seat order, then to the dealer.
    Sale {
        price: u32,
        to: PriceTo,
        must_offer: bool,
    },
    /// The dealer alone may swap.
    DealerSwap {
        price: u32,
        to: PriceTo,
        peek: bool,
    },
}

/// Where a price goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PriceTo {
    Space(usize),
    Dealer,
}

impl Rules {
    /// Prepares a ruleset that has been checked.
    pub(super) fn of(ruleset: Ruleset) -> Rules {
        let mut boodles = ArrayVec::new();
        let mut pots = ArrayVec::new();
        for (space, rules) in ruleset.board.iter().enumerate() {
            for claim in &rules.claims {
                match claim {
                    Claim::Play {
                        card: CardPattern::Card(card),
                    } => boodles.push(Boodle { card: *card, space }),
                    Claim::GoOut { .. } => pots.push(space),
                    _ => {}
                }
            }
        }
        let place = |id: &SpaceId| {
            ruleset
                .board
                .iter()
                .position(|space| space.id == *id)
                .map_or(PriceTo::Dealer, PriceTo::Space)
        };
        let exchange = match &ruleset.exchange {
            Exchange::None {} | Exchange::Auction { .. } => ExchangeRules::None,
            Exchange::FixedPrice {
                price, to, offer, ..
            } => ExchangeRules::Sale {
                price: *price,
                to: place(to),
                must_offer: *offer == Offer::Always,
            },
            Exchange::DealerSwap {
                price, to, peek, ..
            } => ExchangeRules::DealerSwap {
                price: *price,
                to: to.as_ref().map_or(PriceTo::Dealer, place),
                peek: *peek,
            },
        };
        Rules {
            pack: Hand::PACK.minus(ruleset.deck.remove.iter().copied().collect()),
            forced_stops: ruleset.stops.forced_stops.iter().copied().collect(),
            boodle_cards: boodles.iter().map(|boodle: &Boodle| boodle.card).collect(),
            boodles,
            pots,
            exchange,
            ruleset,
        }
    }

    /// The ruleset as it was written, completed with defaults.
    pub fn ruleset(&self) -> &Ruleset {
        &self.ruleset
    }

    /// The cards that are dealt.
    pub fn pack(&self) -> Hand {
        self.pack
    }

    /// The bottom rank.
    pub fn low(&self) -> Low {
        self.ruleset.deck.low
    }

    /// The board's spaces.
    pub fn board(&self) -> &[SpaceRules] {
        &self.ruleset.board
    }

    /// The spaces that playing this card takes, in board order.
    pub fn boodles(&self, card: Card) -> impl Iterator<Item = usize> {
        // Most cards are no boodle: one bit tells.
        let boodles = if self.boodle_cards.contains(card) {
            &self.boodles[..]
        } else {
            &[]
        };
        boodles
            .iter()
            .filter(move |boodle| boodle.card == card)
            .map(|boodle| boodle.space)
    }

    /// The spaces that going out wins, in board order.
    pub fn pots(&self) -> &[usize] {
        &self.pots
    }

    /// Whether a sequence ends with this card in any case.
    pub fn is_forced_stop(&self, card: Card) -> bool {
        self.forced_stops.contains(card)
    }

    pub(crate) fn exchange(&self) -> ExchangeRules {
        self.exchange
    }

    /// Whether chips are played for.
    pub fn with_chips(&self) -> bool {
        self.ruleset.chips.enabled
    }
}
