//! The rules and the cards that a scenario begins with.

use super::file::{Phase, Scenario, Unlisted};
use boodle_engine::{Card, Cards, Hand, Leftovers, RoundPhase, Rules, SessionEnd, Tie, preset};

/// Why there is no table, or why it was left.
pub(crate) enum Trouble {
    /// The engine does not play this yet.
    NotPlayed(String),
    Fault(String),
}

impl<T: ToString> From<T> for Trouble {
    fn from(fault: T) -> Trouble {
        Trouble::Fault(fault.to_string())
    }
}

/// The phases of the rules that a scenario from a position has behind it.
pub(crate) fn done(scenario: &Scenario, rules: &Rules) -> Vec<RoundPhase> {
    let phases = rules.ruleset().phases.iter().copied();
    phases
        .filter(|&phase| !scenario.phases.contains(&Phase::Round(phase)))
        .collect()
}

/// The rules of the scenario, with only one round, so that chips can be compared
/// right after its settlement.
pub(crate) fn rules(scenario: &Scenario) -> Result<Rules, Trouble> {
    let Some(preset) = preset(&scenario.preset) else {
        let why = format!("there is no preset {}", scenario.preset);
        return Err(Trouble::NotPlayed(why));
    };
    let mut ruleset = match &scenario.overrides {
        Some(overrides) => preset.ruleset().patched(overrides)?,
        None => preset.ruleset().clone(),
    };
    ruleset.session.ends = vec![SessionEnd::Rounds { count: 1 }];
    ruleset.session.tie = Tie::Shared;
    ruleset.session.leftovers = Leftovers::Leave;
    ruleset.check().map_err(|faults| {
        let told: Vec<String> = faults
            .iter()
            .map(|fault| format!("{}: {}", fault.pointer, fault.detail))
            .collect();
        Trouble::Fault(told.join("; "))
    })
}

pub(crate) fn cards(scenario: &Scenario, rules: &Rules) -> Result<Option<Cards>, Trouble> {
    let hand = |cards: &Vec<Card>| cards.iter().copied().collect::<Hand>();
    let (hands, deck) = (&scenario.hands, &scenario.deck);
    let hands = match (hands, deck) {
        (None, None) => return Ok(None),
        (Some(_), Some(_)) => return Err("it has hands and a deck".into()),
        (None, Some(deck)) => return Ok(Some(Cards::Pack(deck.clone()))),
        (Some(hands), None) => hands,
    };
    let named = hands.iter().chain(&scenario.dead_hand).flatten();
    let all: Hand = named.clone().copied().collect();
    if all.len() != named.count() {
        return Err("a card is named twice".into());
    }
    let dead = scenario.dead_hand.as_ref().map(hand).unwrap_or_default();
    let dead = match scenario.unlisted_cards {
        Some(Unlisted::Extra) => dead.union(rules.pack().minus(all)),
        Some(Unlisted::Played) => dead,
        None => return Err("it does not say where the unlisted cards are".into()),
    };
    Ok(Some(Cards::Hands {
        hands: hands.iter().map(hand).collect(),
        dead,
        turn_up: scenario.turn_up,
    }))
}
