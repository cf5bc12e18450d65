//! Objections against the phases of a round and their order.

use super::*;
use RoundPhase::{Collect, Exchange as Swap, Poker, Rummy as Melds, Stops, TurnUp as Trump};

/// The most phases of a round.
const MAX_PHASES: usize = 8;

pub(super) fn check(rules: &Ruleset, faults: &mut Faults) {
    faults.length("/phases", rules.phases.len(), MAX_PHASES);
    for (index, phase) in rules.phases.iter().take(MAX_PHASES).enumerate() {
        if rules.phases[..index].contains(phase) {
            let detail = "a phase is named twice";
            faults.add(format!("/phases/{index}"), FaultCode::Duplicate, detail);
        }
    }
    if place(rules, Stops).is_none() {
        let detail = "without the phase stops no round ends";
        return faults.add("/phases", FaultCode::Contradiction, detail);
    }
    check_order(rules, faults);
    check_use(rules, faults);
    check_settings(rules, faults);
}

fn place(rules: &Ruleset, phase: RoundPhase) -> Option<usize> {
    rules.phases.iter().position(|other| *other == phase)
}

fn check_order(rules: &Ruleset, faults: &mut Faults) {
    let mut comes_first = |earlier, later, detail: &str| {
        if let (Some(earlier), Some(later)) = (place(rules, earlier), place(rules, later))
            && later < earlier
        {
            faults.add(
                format!("/phases/{earlier}"),
                FaultCode::Contradiction,
                detail,
            );
        }
    };
    for phase in [Trump, Swap, Collect, Poker] {
        comes_first(phase, Stops, "this phase comes before the play");
    }
    comes_first(Stops, Melds, "melds are laid down after the play");
    // The card that is turned up is one of the dead hand as it was dealt.
    comes_first(
        Trump,
        Swap,
        "a card is turned up before the dead hand changes its owner",
    );
    let of_trumps = |claim: &Claim| matches!(claim, Claim::Hold { card } if card.card().is_none());
    if rules.has_claim(of_trumps) {
        comes_first(
            Trump,
            Collect,
            "trumps are known before spaces are collected for them",
        );
    }
}

fn check_use(rules: &Ruleset, faults: &mut Faults) {
    let holds = |claim: &Claim| matches!(claim, Claim::Hold { .. } | Claim::HoldSet { .. });
    let leads = rules.stops.leader == Leader::PokerWinner {};
    let wins = rules.has_claim(|claim| *claim == Claim::Poker {});
    for (phase, useless) in [(Collect, !rules.has_claim(holds)), (Poker, !leads && !wins)] {
        if let Some(place) = place(rules, phase).filter(|_| useless) {
            let detail = "nothing is won in this phase";
            faults.add(format!("/phases/{place}"), FaultCode::Contradiction, detail);
        }
    }
}

/// A phase and the setting of its name go together.
fn check_settings(rules: &Ruleset, faults: &mut Faults) {
    let pairs = [
        (Swap, rules.exchange != Exchange::None {}, "exchange"),
        (Trump, rules.turn_up != TurnUp::Off, "turn_up"),
        (Melds, rules.rummy != Rummy::Off, "rummy"),
    ];
    for (phase, wanted, name) in pairs {
        match (place(rules, phase), wanted) {
            (Some(place), false) => {
                let detail = format!("there is a phase {name}, but {name} is off");
                faults.add(format!("/phases/{place}"), FaultCode::Contradiction, detail);
            }
            (None, true) => {
                let detail = format!("there is no phase {name}");
                faults.add(format!("/{name}"), FaultCode::Contradiction, detail);
            }
            _ => {}
        }
    }
}
