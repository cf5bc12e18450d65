//! The rules and the cards that a scenario begins with.

use super::file::{Phase, Scenario};
use boodle_engine::{Card, Hand, Leftovers, RoundPhase, Rules, SessionEnd, Tie, preset};

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

/// The hands by seat and the dead hand; no hands when cards do not matter or a deck is dealt.
pub(crate) fn hands(scenario: &Scenario) -> Result<(Vec<Hand>, Hand), Trouble> {
    let hand = |cards: &Vec<Card>| {
        let set: Hand = cards.iter().copied().collect();
        let twice = set.len() != cards.len();
        (!twice).then_some(set).ok_or("a card is named twice")
    };
    let hands = scenario.hands.iter().flatten().map(hand);
    let dead = scenario.dead_hand.as_ref().map(hand).transpose()?;
    Ok((hands.collect::<Result<_, _>>()?, dead.unwrap_or_default()))
}
