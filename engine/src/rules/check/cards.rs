//! Objections against the pack and the deal.

use super::*;

/// The most cards that can be taken out of the pack.
const MOST_REMOVED: usize = 51;

pub(super) fn check(rules: &Ruleset, faults: &mut Faults) {
    faults.length("/deck/remove", rules.deck.remove.len(), MOST_REMOVED);
    let removed: Hand = rules.deck.remove.iter().copied().collect();
    if removed.len() != rules.deck.remove.len() {
        let detail = "a card is removed twice";
        faults.add("/deck/remove", FaultCode::Duplicate, detail);
    }
    check_deal(rules, faults);
    check_hands(rules, faults);
}

fn check_deal(rules: &Ruleset, faults: &mut Faults) {
    let deal = &rules.deal;
    let none = deal.extra == Extra::None;
    if none && deal.uneven == Uneven::ToExtra {
        let detail = "there is no dead hand to take the odd cards";
        faults.add("/deal/uneven", FaultCode::Contradiction, detail);
    }
    if let Some(size) = deal.hand_size {
        faults.range("/deal/hand_size", size.into(), 1, 26);
        let dealt = usize::from(size) * usize::from(rules.seats.max);
        let left = rules.pack().len().checked_sub(dealt);
        match left {
            None => {
                let detail = format!(
                    "{} hands of {size} cards are more than the {} cards of the pack",
                    rules.seats.max,
                    rules.pack().len()
                );
                faults.add("/deal/hand_size", FaultCode::ImpossibleDeal, detail);
            }
            Some(_) if none => {
                let detail = "the cards that are not dealt are the dead hand";
                faults.add("/deal/extra", FaultCode::Contradiction, detail);
            }
            Some(_) => {}
        }
    }
    if rules.turn_up != TurnUp::Off && dead_cards(rules) == 0 {
        let detail = "there may be no dead hand to turn up a card from";
        faults.add("/turn_up", FaultCode::Contradiction, detail);
    }
}

/// The fewest cards that the dead hand may have.
fn dead_cards(rules: &Ruleset) -> usize {
    let pack = rules.pack().len();
    let seats = usize::from(rules.seats.min_active.max(1))..=usize::from(rules.seats.max);
    let dead = |seats: usize| match (rules.deal.hand_size, rules.deal.extra) {
        (Some(size), _) => pack.saturating_sub(usize::from(size) * seats),
        (None, Extra::None) => 0,
        (None, Extra::Leftover) => pack % seats,
        (None, Extra::FullHand) => pack / (seats + 1),
    };
    seats.map(dead).min().unwrap_or(0)
}

/// The fewest cards that a player may be dealt.
fn hand_cards(rules: &Ruleset) -> usize {
    let extra = usize::from(rules.deal.extra == Extra::FullHand);
    let share = rules.pack().len() / (usize::from(rules.seats.max) + extra).max(1);
    rules.deal.hand_size.map_or(share, usize::from)
}

fn check_hands(rules: &Ruleset, faults: &mut Faults) {
    let cards = hand_cards(rules);
    if cards == 0 {
        let detail = format!("{} cards are too few", rules.pack().len());
        faults.add("/deck/remove", FaultCode::ImpossibleDeal, detail);
    }
    if rules.phases.contains(&RoundPhase::Poker) && cards < 5 {
        let detail = format!("a hand of {cards} cards is too small for poker");
        faults.add("/seats/max", FaultCode::ImpossibleDeal, detail);
    }
}
