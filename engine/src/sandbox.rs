//! Tables to try things out: the cards follow from a seed, or are given.

use crate::card::Card;
use crate::fair::{Pack, Secret};
use crate::hand::Hand;
use crate::rules::Rules;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;

/// The id that goes into every shuffle of a table with a seed, so that the same seed gives the same
/// cards at each.
pub const SANDBOX_ID: &str = "sandbox";

/// How the cards of a table are chosen that is there to try things out.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Sandbox {
    /// By secrets that follow from a seed, of which this is the SHA-256.
    Seed([u8; 32]),
    /// Every deal deals this pack, the first card first.
    Deck(Pack),
}

/// Never shows what decides the cards, so that no log can tell it.
impl fmt::Debug for Sandbox {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Sandbox(…)")
    }
}

/// A deck that is not the pack of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoDeck {
    /// The card at this place stands at an earlier one too.
    Twice(usize, Card),
    /// The card at this place is not in the pack.
    NotInPack(usize, Card),
    /// These cards are missing.
    Missing(Vec<Card>),
}

impl Sandbox {
    /// Cards that follow from a text: with the same rules, seats and actions they are the same in
    /// every session.
    pub fn seed(text: &str) -> Sandbox {
        Sandbox::Seed(Sha256::digest(text).into())
    }

    /// These cards in every deal.
    ///
    /// # Errors
    /// If it is not each card of the pack once.
    pub fn deck(cards: &[Card], rules: &Rules) -> Result<Sandbox, NoDeck> {
        let mut all = Hand::EMPTY;
        for (place, &card) in cards.iter().enumerate() {
            if all.contains(card) {
                return Err(NoDeck::Twice(place, card));
            }
            if !rules.pack().contains(card) {
                return Err(NoDeck::NotInPack(place, card));
            }
            all = all.with(card);
        }
        let missing = rules.pack().minus(all);
        if missing.is_empty() {
            Ok(Sandbox::Deck(cards.iter().copied().collect()))
        } else {
            Err(NoDeck::Missing(missing.iter().collect()))
        }
    }

    /// The secret that is drawn in a round that has been dealt again so often; in round 0 the first.
    /// What is drawn besides the cards follows from the seed too, with a deck from none.
    pub(crate) fn secret(&self, round: u32, redeals: u8) -> Secret {
        let seed = match self {
            Sandbox::Seed(seed) => *seed,
            Sandbox::Deck(_) => [0; 32],
        };
        let secret = Sha256::new()
            .chain_update(b"boodle-v1|sandbox|")
            .chain_update(seed)
            .chain_update(format!("|{round}|{redeals}"));
        Secret::new(secret.finalize().into())
    }
}
