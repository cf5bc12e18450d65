//! Tables to try things out: how their cards are chosen, as it is asked for, kept and told at the end.

use boodle_engine::{self as engine, Card, NoDeck, Rules};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::problem::{Code, Problem};
use crate::text::ShortText;

/// How the cards of a table are chosen that is there to try things out: by a seed or by a deck,
/// exactly one of them. Such a table says `sandbox: true` wherever it is shown, and its cards prove
/// nothing.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewSandbox {
    /// All secrets follow from this text: with the same rules, number of seats, actions and entropy
    /// every game with this seed is the same. Shuffles take `sandbox` for the id of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>, min_length = 1, max_length = 64, nullable = false, example = "monday")]
    pub seed: Option<ShortText>,
    /// The whole pack of the rules, the first card dealt first. It is dealt in every deal; there are no
    /// commitments and nothing to add to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(min_items = 1, max_items = 52, nullable = false)]
    pub deck: Option<Vec<Card>>,
}

/// How the cards of a table are chosen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Sandbox {
    /// They follow from a text.
    Seed(String),
    /// They are these in every deal.
    Deck(Vec<Card>),
}

impl NewSandbox {
    /// What is asked for, if it is possible under these rules.
    pub fn checked(&self, rules: &Rules) -> Result<Sandbox, Problem> {
        match (&self.seed, &self.deck) {
            (Some(seed), None) => Ok(Sandbox::Seed(seed.as_str().to_owned())),
            (None, Some(deck)) => match engine::Sandbox::deck(deck, rules) {
                Ok(_) => Ok(Sandbox::Deck(deck.clone())),
                Err(why) => Err(no_deck(&why)),
            },
            _ => {
                let detail = "A sandbox has a seed or a deck, and not both.";
                Err(Problem::new(Code::BadRequest, detail).at("/sandbox"))
            }
        }
    }
}

impl Sandbox {
    /// As the engine takes it.
    pub fn chosen(&self, rules: &Rules) -> Result<engine::Sandbox, NoDeck> {
        match self {
            Sandbox::Seed(seed) => Ok(engine::Sandbox::seed(seed)),
            Sandbox::Deck(deck) => engine::Sandbox::deck(deck, rules),
        }
    }
}

fn no_deck(why: &NoDeck) -> Problem {
    let (detail, place) = match why {
        NoDeck::Twice(place, card) => (format!("{card} stands twice in the deck."), Some(place)),
        NoDeck::NotInPack(place, card) => (
            format!("{card} is not in the pack of these rules."),
            Some(place),
        ),
        NoDeck::Missing(cards) => {
            let cards: Vec<String> = cards.iter().map(Card::to_string).collect();
            let detail = format!("The deck is not whole, it lacks {}.", cards.join(" "));
            (detail, None)
        }
    };
    let pointer = match place {
        Some(place) => format!("/sandbox/deck/{place}"),
        None => "/sandbox/deck".to_owned(),
    };
    Problem::new(Code::InvalidDeck, detail).at(pointer)
}
