//! Reading a position: what has been staked, shown and won in the round.

use super::form::Position;
use super::parts::Staked;
use super::table::set_of;
use super::{NoPosition, owed, refuse};
use crate::game::state::{Phase, State};
use crate::hand::Hand;
use crate::round::MAX_REDEALS;
use crate::rules::{Carry, Exchange, RoundPhase, Rules};

/// Before the deal nothing has been played, shown or won.
pub(super) fn nothing(form: &Position) -> Result<(), NoPosition> {
    let told = [
        (form.played.is_empty(), "/played"),
        (form.sequence.is_none(), "/sequence"),
        (form.exposed.is_empty(), "/exposed"),
        (form.claimed.is_empty(), "/claimed"),
        (form.poker_winner.is_none(), "/poker_winner"),
        (form.dead_seen_by.is_none(), "/dead_seen_by"),
        (form.since_deal.is_empty(), "/since_deal"),
        (form.debts_at_deal.is_empty(), "/debts_at_deal"),
    ];
    match told.into_iter().find(|(unset, _)| !unset) {
        None => Ok(()),
        Some((_, pointer)) => refuse(pointer, "no card has been dealt yet"),
    }
}

/// Before the first lead nothing has been played.
pub(super) fn not_played(form: &Position) -> Result<(), NoPosition> {
    if !form.played.is_empty() {
        return refuse(
            "/played",
            "nothing is played before the dead hand has its owner",
        );
    }
    if form.sequence.is_some() {
        return refuse("/sequence", "no sequence is being played");
    }
    Ok(())
}

/// Stakes that go back, and how often the round was dealt again.
pub(super) fn staked(form: &Position, rules: &Rules, state: &mut State) -> Result<(), NoPosition> {
    for (place, &stake) in form.stakes.iter().enumerate() {
        let pointer = format!("/stakes/{place}");
        let Staked { seat, space, chips } = stake;
        let known = rules.board().iter().position(|known| known.id == space);
        let Some(index) = known.filter(|&known| rules.board()[known].carry == Carry::Return) else {
            return refuse(pointer, format!("no chips go back from {space}"));
        };
        set_of(&[seat], state.seats(), &pointer)?;
        // An ante and a free stake.
        let before = form.stakes[..place].iter();
        let times = before.filter(|other| (other.seat, other.space) == (seat, space));
        if chips == 0 || times.count() > 1 {
            return refuse(
                pointer,
                "a seat stakes some chips on a space, twice at most",
            );
        }
        state.returns.push((index as u8, seat, chips));
    }
    let most = if rules.may_misdeal() { MAX_REDEALS } else { 0 };
    if form.redeals > most {
        return refuse(
            "/redeals",
            format!("a round is dealt again {most} times at most"),
        );
    }
    state.redeals = form.redeals;
    Ok(())
}

/// What cards have won since the deal, and who has seen which of them.
pub(super) fn shown(form: &Position, rules: &Rules, state: &mut State) -> Result<(), NoPosition> {
    if !form.exposed.is_empty() && form.exposed.len() != form.chips.len() {
        return refuse("/exposed", "every seat is named, or none");
    }
    for (seat, &cards) in state.seats().iter().zip(&form.exposed) {
        if let Some(card) = cards.minus(state.hands[seat]).iter().next() {
            return refuse(
                format!("/exposed/{seat}"),
                format!("{card} is not in the hand"),
            );
        }
        state.exposed[seat] = cards;
    }
    for (place, id) in form.claimed.iter().enumerate() {
        let pointer = format!("/claimed/{place}");
        let Some(index) = rules.board().iter().position(|known| known.id == *id) else {
            return refuse(pointer, format!("there is no space {id}"));
        };
        if state.claimed >> index & 1 == 1 {
            return refuse(pointer, format!("{id} is named twice"));
        }
        state.claimed |= 1 << index;
    }
    poker_winner(form, rules, state)?;
    dead_hand(form, rules, state)?;
    owed::since_deal(form, rules, state)
}

fn poker_winner(form: &Position, rules: &Rules, state: &State) -> Result<(), NoPosition> {
    let Some(seat) = form.poker_winner else {
        return Ok(());
    };
    let place = |phase| {
        rules
            .ruleset()
            .phases
            .iter()
            .position(|other| *other == phase)
    };
    let Some(poker) = place(RoundPhase::Poker) else {
        return refuse("/poker_winner", "there is no poker in these rules");
    };
    let exchange = matches!(state.phase, Phase::Exchange(_));
    if exchange && place(RoundPhase::Exchange).is_some_and(|exchange| exchange < poker) {
        return refuse(
            "/poker_winner",
            "the poker hands have not been compared yet",
        );
    }
    set_of(&[seat], state.seats(), "/poker_winner").map(|_| ())
}

fn dead_hand(form: &Position, rules: &Rules, state: &State) -> Result<(), NoPosition> {
    match form.dead_seen_by {
        Some(_) if rules.ruleset().exchange == (Exchange::None {}) => {
            return refuse("/dead_seen_by", "nobody sees the dead hand in these rules");
        }
        Some(seat) => set_of(&[seat], state.seats(), "/dead_seen_by").map(|_| ())?,
        None => {}
    }
    let moved = form.dead_seen_by.map_or(Hand::EMPTY, |seat| {
        let played = state.played.iter().filter(|(by, _)| *by == seat);
        played.fold(state.hands[seat], |cards, (_, card)| cards.with(*card))
    });
    match form.turn_up {
        Some(card) if !state.dead.union(moved).contains(card) => refuse(
            "/turn_up",
            format!("{card} lies neither in the dead hand nor where it went"),
        ),
        _ => Ok(()),
    }
}
