//! What a preset tells people, in each language.

use crate::rules::RoundPhase;
use serde::Deserialize;
use std::collections::BTreeMap;

/// The same in every language that presets are told in; none may be left out.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Told<T> {
    en: T,
    de: T,
    nl: T,
}

impl<T> Told<T> {
    /// In this language, in English where it is another.
    pub(super) fn told(&self, language: &str) -> &T {
        match language {
            "de" => &self.de,
            "nl" => &self.nl,
            _ => &self.en,
        }
    }

    /// Language by language.
    pub(super) fn map<U>(&self, each: impl Fn(&T) -> U) -> Told<U> {
        Told {
            en: each(&self.en),
            de: each(&self.de),
            nl: each(&self.nl),
        }
    }

    /// With another, language by language.
    pub(super) fn with(self, other: Told<T>, each: impl Fn(T, T) -> T) -> Told<T> {
        Told {
            en: each(self.en, other.en),
            de: each(self.de, other.de),
            nl: each(self.nl, other.nl),
        }
    }
}

/// The rules in words, a paragraph for each part of them.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(transparent)]
pub(super) struct Paragraphs(BTreeMap<Part, String>);

/// What a paragraph tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Part {
    /// What makes this ruleset another than its base, which tells nothing of it.
    About,
    /// Players, chips, pack, board and antes.
    Stakes,
    /// The dealer, the deal and the dead hand.
    Deal,
    /// The turn-up.
    TurnUp,
    /// The exchange of the dead hand.
    Exchange,
    /// Spaces that are won by cards held.
    Collect,
    /// The poker hands.
    Poker,
    /// Leads, following and stops.
    Stops,
    /// The melds.
    Rummy,
    /// What is won by playing and by going out.
    Settle,
    /// The end of the session.
    Session,
}

impl From<RoundPhase> for Part {
    fn from(phase: RoundPhase) -> Part {
        match phase {
            RoundPhase::TurnUp => Part::TurnUp,
            RoundPhase::Exchange => Part::Exchange,
            RoundPhase::Collect => Part::Collect,
            RoundPhase::Poker => Part::Poker,
            RoundPhase::Stops => Part::Stops,
            RoundPhase::Rummy => Part::Rummy,
        }
    }
}

impl Paragraphs {
    /// With what these do not tell from the base.
    pub(super) fn completed(self, mut base: Paragraphs) -> Paragraphs {
        base.0.remove(&Part::About);
        base.0.extend(self.0);
        base
    }

    /// All that concerns a round of these phases, in the order in which it is played.
    pub(super) fn in_order(&self, phases: &[RoundPhase]) -> String {
        let played = phases.iter().map(|&phase| Part::from(phase));
        let parts = [Part::About, Part::Stakes, Part::Deal]
            .into_iter()
            .chain(played)
            .chain([Part::Settle, Part::Session]);
        let told: Vec<&str> = parts
            .filter_map(|part| self.0.get(&part))
            .map(String::as_str)
            .collect();
        told.join("\n\n")
    }

    /// Whether it tells of this part.
    #[cfg(test)]
    pub(super) fn tells(&self, part: Part) -> bool {
        self.0.get(&part).is_some_and(|text| !text.is_empty())
    }

    /// The parts that it tells of.
    #[cfg(test)]
    pub(super) fn parts(&self) -> std::collections::BTreeSet<Part> {
        self.0.keys().copied().collect()
    }
}
