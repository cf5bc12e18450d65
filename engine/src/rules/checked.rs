//! Rules that passed the check, prepared for play.

use super::*;
use crate::board::{CardPattern, Claim, MAX_SPACES, SpaceId};
use crate::hand::Hand;
use arrayvec::ArrayVec;

/// The rules of a game: a [`Ruleset`] without faults, and what the engine reads from it in play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    ruleset: Ruleset,
    pack: Hand,
    forced_stops: Hand,
    boodles: Vec<Boodle>,
    /// The boodle cards, where neither trumps nor a draw decides which they are.
    fixed_boodles: Option<Hand>,
    pots: ArrayVec<Pot, MAX_SPACES>,
    widows: ArrayVec<usize, MAX_SPACES>,
    exchange: ExchangeRules,
    has_sets: bool,
}

/// A card that takes a space when it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Boodle {
    pub card: CardPattern,
    /// Which of the drawn boodle cards it is.
    pub drawn: Option<usize>,
    pub space: usize,
}

/// A space that going out wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pot {
    pub space: usize,
    pub only_unclaimed: bool,
}

/// The exchange as it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ExchangeRules {
    pub mode: ExchangeMode,
    /// The price, or the lowest bid.
    pub price: u32,
    pub to: PriceTo,
    pub order: ExchangeOrder,
    pub must_offer: bool,
    pub forced_stake: u32,
    pub dealer_free: bool,
    /// Whether the dealer looks before he decides.
    pub peek: bool,
    /// Whether as many cards are swapped as the dead hand has.
    pub same_count: bool,
    pub dealer_bids: bool,
    pub barred: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ExchangeMode {
    None,
    Sale,
    DealerSwap,
    Auction,
}

/// Where a price goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PriceTo {
    Space(usize),
    Dealer,
}

impl ExchangeRules {
    fn of(ruleset: &Ruleset) -> ExchangeRules {
        let place = |id: &SpaceId| {
            let place = ruleset.board.iter().position(|space| space.id == *id);
            place.map_or(PriceTo::Dealer, PriceTo::Space)
        };
        let none = ExchangeRules {
            mode: ExchangeMode::None,
            price: 0,
            to: PriceTo::Dealer,
            order: ExchangeOrder::LeftThenDealer,
            must_offer: false,
            forced_stake: 0,
            dealer_free: false,
            peek: false,
            same_count: false,
            dealer_bids: true,
            barred: false,
        };
        match &ruleset.exchange {
            Exchange::None {} => none,
            Exchange::FixedPrice {
                price,
                to,
                order,
                offer,
                forced_stake,
                dealer_free,
                dealer_peek,
                barred_if_paycard,
            } => ExchangeRules {
                mode: ExchangeMode::Sale,
                price: *price,
                to: place(to),
                order: *order,
                must_offer: *offer == Offer::Always,
                forced_stake: *forced_stake,
                dealer_free: *dealer_free,
                peek: *dealer_peek,
                barred: *barred_if_paycard,
                ..none
            },
            Exchange::DealerSwap {
                price,
                to,
                peek,
                swap_size,
                barred_if_paycard,
            } => ExchangeRules {
                mode: ExchangeMode::DealerSwap,
                price: *price,
                to: to.as_ref().map_or(PriceTo::Dealer, place),
                peek: *peek,
                same_count: *swap_size == SwapSize::SameCount,
                barred: *barred_if_paycard,
                ..none
            },
            Exchange::Auction {
                min_bid,
                to,
                order,
                dealer_bids,
                barred_if_paycard,
            } => ExchangeRules {
                mode: ExchangeMode::Auction,
                price: *min_bid,
                to: place(to),
                order: *order,
                dealer_bids: *dealer_bids,
                barred: *barred_if_paycard,
                ..none
            },
        }
    }
}

impl Rules {
    /// Prepares a ruleset that has been checked.
    pub(super) fn of(ruleset: Ruleset) -> Rules {
        let mut boodles: Vec<Boodle> = Vec::new();
        let mut pots = ArrayVec::new();
        let mut widows = ArrayVec::new();
        let mut has_sets = false;
        let draws = match ruleset.boodle_source {
            BoodleSource::Fixed {} => 0,
            BoodleSource::DrawSession { count, .. } => usize::from(count),
        };
        for (space, rules) in ruleset.board.iter().enumerate() {
            for claim in &rules.claims {
                match claim {
                    Claim::Play { card } => boodles.push(Boodle {
                        card: *card,
                        drawn: Some(boodles.len()).filter(|place| *place < draws),
                        space,
                    }),
                    Claim::GoOut { only_unclaimed } => pots.push(Pot {
                        space,
                        only_unclaimed: *only_unclaimed,
                    }),
                    Claim::TakeDeadHand {} => widows.push(space),
                    Claim::PlaySet { .. } => has_sets = true,
                    Claim::Hold { .. }
                    | Claim::HoldSet { .. }
                    | Claim::Poker {}
                    | Claim::TurnUp { .. } => {}
                }
            }
        }
        let fixed = boodles.iter().map(|boodle| match boodle.drawn {
            None => boodle.card.card(),
            Some(_) => None,
        });
        Rules {
            pack: Hand::PACK.minus(ruleset.deck.remove.iter().copied().collect()),
            forced_stops: ruleset.stops.forced_stops.iter().copied().collect(),
            fixed_boodles: fixed.collect(),
            boodles,
            pots,
            widows,
            exchange: ExchangeRules::of(&ruleset),
            has_sets,
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

    /// Whether a sequence ends with this card in any case.
    pub fn is_forced_stop(&self, card: Card) -> bool {
        self.forced_stops.contains(card)
    }

    /// Whether a misdeal can be declared at all.
    pub(crate) fn may_misdeal(&self) -> bool {
        self.ruleset.misdeal == Misdeal::BeforeFirstCard
    }

    /// Whether chips are played for.
    pub fn with_chips(&self) -> bool {
        self.ruleset.chips.enabled
    }

    /// What a seat antes on a space; the dealer may double on what going out wins.
    pub(crate) fn fixed_ante(&self, space: &SpaceRules, deals: bool, double: bool) -> u32 {
        if !deals {
            return space.ante.each;
        }
        let double = double || self.ruleset.dealer.double_pot == DoublePot::Always;
        let pot = |claim: &Claim| matches!(claim, Claim::GoOut { .. });
        if double && space.claims.iter().any(pot) {
            space.ante.dealer * 2
        } else {
            space.ante.dealer
        }
    }

    /// The cards that take a space when they are played, in board order; none if this card is known
    /// to be none of them.
    pub(crate) fn boodles_like(&self, card: Card) -> &[Boodle] {
        match self.fixed_boodles {
            Some(cards) if !cards.contains(card) => &[],
            _ => &self.boodles,
        }
    }

    /// All cards that take a space when they are played, in board order.
    pub(crate) fn boodles(&self) -> &[Boodle] {
        &self.boodles
    }

    /// The spaces that going out wins, in board order.
    pub(crate) fn pots(&self) -> &[Pot] {
        &self.pots
    }

    /// The spaces that taking the dead hand wins, in board order.
    pub(crate) fn widows(&self) -> &[usize] {
        &self.widows
    }

    pub(crate) fn exchange(&self) -> &ExchangeRules {
        &self.exchange
    }

    /// Whether a space is won by playing several cards.
    pub(crate) fn has_sets(&self) -> bool {
        self.has_sets
    }
}
