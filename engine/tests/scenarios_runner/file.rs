//! The format of a scenario file (`scenarios/README.md`).

use boodle_engine::{Card, RoundPhase, Unlisted};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// A scenario as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Scenario {
    #[serde(rename = "id")]
    _id: Option<String>,
    #[serde(rename = "title")]
    _title: Option<String>,
    #[serde(rename = "note")]
    _note: Option<String>,
    pub(crate) preset: String,
    pub(crate) overrides: Option<Value>,
    pub(crate) players: usize,
    pub(crate) dealer: usize,
    pub(crate) chips_before: Vec<u32>,
    pub(crate) board_before: Option<BTreeMap<String, u32>>,
    pub(crate) hands: Option<Vec<Vec<Card>>>,
    pub(crate) dead_hand: Option<Vec<Card>>,
    pub(crate) unlisted_cards: Option<Unlisted>,
    pub(crate) deck: Option<Vec<Card>>,
    pub(crate) turn_up: Option<Card>,
    pub(crate) phases: Vec<Phase>,
    pub(crate) free_antes: Option<Vec<Stakes>>,
    pub(crate) dealer_doubles_pot: Option<bool>,
    pub(crate) exchange_actions: Option<Vec<ExchangeMove>>,
    pub(crate) actions: Option<Vec<CardMove>>,
    pub(crate) illegal_plays: Option<Vec<Illegal<CardMove>>>,
    pub(crate) illegal_exchange: Option<Vec<Illegal<ExchangeMove>>>,
    pub(crate) illegal_free_antes: Option<Vec<(Vec<Stakes>, String)>>,
    pub(crate) chips_after: Option<Vec<u32>>,
    pub(crate) board_after: Option<BTreeMap<String, u32>>,
    pub(crate) bank_after: Option<i64>,
    pub(crate) events: Option<Vec<String>>,
}

/// A phase that a scenario runs.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(from = "PhaseWord")]
pub(crate) enum Phase {
    Ante,
    Deal,
    /// One that the ruleset lists.
    Round(RoundPhase),
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum PhaseWord {
    Ante,
    Deal,
    #[serde(untagged)]
    Round(RoundPhase),
}

impl From<PhaseWord> for Phase {
    fn from(word: PhaseWord) -> Phase {
        match word {
            PhaseWord::Ante => Phase::Ante,
            PhaseWord::Deal => Phase::Deal,
            PhaseWord::Round(phase) => Phase::Round(phase),
        }
    }
}

/// Chips that a seat puts on spaces; as written, since a try may hold what no action can say.
pub(crate) type Stakes = BTreeMap<String, Value>;

/// A seat and the card it plays, or `withhold`.
pub(crate) type CardMove = (usize, String);

/// A seat, what it does about the dead hand, and how many chips it bids.
pub(crate) type ExchangeMove = (usize, ExchangeWord, i64);

/// What a seat does about the dead hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ExchangeWord {
    Offer,
    NoOffer,
    Buy,
    Decline,
    Take,
    Swap,
    Bid,
    Pass,
}

/// What must be refused, and why.
#[derive(Deserialize)]
#[serde(untagged)]
pub(crate) enum Illegal<T> {
    /// After what came before.
    After(Vec<T>, T, String),
    /// At once, each of them.
    Each(Vec<T>, String),
}

impl Scenario {
    /// Reads a file.
    ///
    /// # Errors
    /// If it is not JSON, has an unknown member or lacks one, or one is of the wrong form.
    pub(crate) fn read(text: &str) -> Result<Scenario, String> {
        let mut json = serde_json::Deserializer::from_str(text);
        let scenario: Scenario = serde_path_to_error::deserialize(&mut json)
            .map_err(|error| format!("{error} (at {})", error.path()))?;
        json.end().map_err(|error| error.to_string())?;
        scenario.states_something()?;
        Ok(scenario)
    }

    /// A scenario that runs nothing or expects nothing would pass whatever the engine does.
    fn states_something(&self) -> Result<(), String> {
        if self.phases.is_empty() {
            return Err("it runs no phase".to_owned());
        }
        let outcome = self.events.is_some() || self.chips_after.is_some();
        let tries = self.illegal_plays.iter().map(Vec::len).sum::<usize>()
            + self.illegal_exchange.iter().map(Vec::len).sum::<usize>()
            + self.illegal_free_antes.iter().map(Vec::len).sum::<usize>();
        if !outcome && tries == 0 {
            return Err("it has neither an outcome (events, chips_after) nor a try".to_owned());
        }
        Ok(())
    }

    /// Whether it goes beyond the antes.
    pub(crate) fn has_cards_dealt(&self) -> bool {
        self.phases.iter().any(|phase| *phase != Phase::Ante)
    }
}
