//! Reading a position: where the cards are.

use super::form::Position;
use super::parts::Unlisted;
use super::{NoPosition, refuse};
use crate::card::Card;
use crate::fair::Pack;
use crate::game::state::{CardSource, State};
use crate::hand::Hand;
use crate::rules::{Extra, Rules, TurnUp};
use crate::seat::BySeat;

/// The hands and the dead hand, every card of the pack in one place at most.
pub(super) struct Places {
    pub hands: BySeat<Hand>,
    pub dead: Hand,
}

/// Looks at every card that is named.
pub(super) fn places(form: &Position, rules: &Rules, state: &State) -> Result<Places, NoPosition> {
    let mut hands = BySeat::default();
    let mut all = Hand::EMPTY;
    if form.hands.len() != form.chips.len() {
        return refuse("/hands", "every seat has a hand");
    }
    for (seat, &hand) in state.seats().iter().zip(&form.hands) {
        all = with(all, hand, rules, &format!("/hands/{seat}"))?;
        hands[seat] = hand;
    }
    all = with(all, form.dead_hand, rules, "/dead_hand")?;
    for (place, played) in form.played.iter().enumerate() {
        let card = Hand::EMPTY.with(played.card);
        all = with(all, card, rules, &format!("/played/{place}/card"))?;
    }
    let missing = rules.pack().minus(all);
    let dead = match form.unlisted_cards {
        Some(Unlisted::Extra) => form.dead_hand.union(missing),
        Some(Unlisted::Played) => form.dead_hand,
        None if missing.is_empty() => form.dead_hand,
        None => {
            let detail = format!("it does not say where these cards are: {missing:?}");
            return refuse("/unlisted_cards", detail);
        }
    };
    if !dead.is_empty() && rules.ruleset().deal.extra == Extra::None {
        return refuse("/dead_hand", "there is no dead hand in these rules");
    }
    turn_up(form, rules)?;
    Ok(Places { hands, dead })
}

fn with(all: Hand, cards: Hand, rules: &Rules, pointer: &str) -> Result<Hand, NoPosition> {
    if let Some(card) = cards.meet(all).iter().next() {
        return refuse(pointer, format!("{card} is in another place too"));
    }
    if let Some(card) = cards.minus(rules.pack()).iter().next() {
        return refuse(pointer, format!("{card} is not in the pack"));
    }
    Ok(all.union(cards))
}

fn turn_up(form: &Position, rules: &Rules) -> Result<(), NoPosition> {
    match form.turn_up {
        Some(_) if rules.ruleset().turn_up == TurnUp::Off => {
            refuse("/turn_up", "no card is turned up in these rules")
        }
        Some(card) if !rules.pack().contains(card) => {
            refuse("/turn_up", format!("{card} is not in the pack"))
        }
        _ => Ok(()),
    }
}

/// Where the cards of the deal come from that is still to come.
pub(super) fn source(
    form: &Position,
    rules: &Rules,
    state: &State,
) -> Result<CardSource, NoPosition> {
    let hands = !form.hands.is_empty() || !form.dead_hand.is_empty();
    match &form.deck {
        Some(_) if hands => refuse("/deck", "there are hands already"),
        Some(_) if form.turn_up.is_some() => {
            refuse("/turn_up", "the card turned up follows from the deck")
        }
        Some(cards) => pack(cards, rules),
        None if hands => {
            let Places { hands, dead } = places(form, rules, state)?;
            everybody_holds(&hands, state)?;
            let turn_up = form.turn_up;
            if turn_up.is_some_and(|card| !dead.contains(card)) {
                return refuse("/turn_up", "the card turned up lies in the dead hand");
            }
            Ok(CardSource::Hands {
                hands,
                dead,
                turn_up,
            })
        }
        None if form.turn_up.is_some() => refuse("/turn_up", "no card has been dealt"),
        None => Ok(CardSource::Shuffle),
    }
}

fn pack(cards: &[Card], rules: &Rules) -> Result<CardSource, NoPosition> {
    let mut all = Hand::EMPTY;
    for (place, &card) in cards.iter().enumerate() {
        let card = Hand::EMPTY.with(card);
        all = with(all, card, rules, &format!("/deck/{place}"))?;
    }
    if all != rules.pack() {
        let detail = format!("these cards are missing: {:?}", rules.pack().minus(all));
        return refuse("/deck", detail);
    }
    Ok(CardSource::Pack(cards.iter().copied().collect::<Pack>()))
}

/// Whoever plays has cards, and nobody else.
pub(super) fn everybody_holds(hands: &BySeat<Hand>, state: &State) -> Result<(), NoPosition> {
    for seat in state.seats().iter() {
        match (state.active.contains(seat), hands[seat].is_empty()) {
            (true, true) => return refuse(format!("/hands/{seat}"), "it has no card left"),
            (false, false) => return refuse(format!("/hands/{seat}"), "the seat is out"),
            _ => {}
        }
    }
    Ok(())
}
