//! Reading a position: what seats owe the bank, and what a misdeal would bring back.

use super::form::Position;
use super::{NoPosition, refuse};
use crate::event::{Purse, Transfer};
use crate::game::state::State;
use crate::rules::{MAX_BANK, Rules, ShortPay};
use crate::seat::{BySeat, Seat};

/// What seats owe is part of what the bank has paid.
pub(super) fn debts(form: &Position, rules: &Rules, state: &mut State) -> Result<(), NoPosition> {
    state.debts = by_seat(&form.debts, "/debts", rules, state)?;
    let all: i64 = form.debts.iter().copied().map(i64::from).sum();
    if all > -state.bank {
        let detail = format!(
            "{all} chips are owed, but the bank has paid {}",
            -state.bank
        );
        return refuse("/debts", detail);
    }
    Ok(())
}

fn by_seat(
    debts: &[u32],
    pointer: &str,
    rules: &Rules,
    state: &State,
) -> Result<BySeat<u32>, NoPosition> {
    let mut by_seat = BySeat::default();
    if !debts.is_empty() && debts.len() != state.seats().len() {
        return refuse(pointer, "every seat is named, or none");
    }
    for (seat, &debt) in state.seats().iter().zip(debts) {
        if debt > 0 && rules.ruleset().settle.short_pay != ShortPay::Debt {
            let detail = "the bank lends nothing in these rules";
            return refuse(format!("{pointer}/{seat}"), detail);
        }
        by_seat[seat] = debt;
    }
    Ok(by_seat)
}

/// What a misdeal would return can be returned, the last first, and then the debts of the deal are
/// owed.
pub(super) fn since_deal(
    form: &Position,
    rules: &Rules,
    state: &mut State,
) -> Result<(), NoPosition> {
    if !rules.may_misdeal() || !state.played.is_empty() {
        let told = [
            (form.since_deal.is_empty(), "/since_deal"),
            (form.debts_at_deal.is_empty(), "/debts_at_deal"),
        ];
        return match told.into_iter().find(|(unset, _)| !unset) {
            None => Ok(()),
            Some((_, pointer)) => refuse(pointer, "there is no misdeal now"),
        };
    }
    let moved = form.since_deal.iter().copied().map(Transfer::from);
    state.since_deal = moved.collect();
    let mut before = state.clone();
    while let Some(&transfer) = before.since_deal.last() {
        let place = before.since_deal.len() - 1;
        let back = transfer.back();
        let may = transfer.from != transfer.to
            && transfer.chips > 0
            && is_there(transfer.from, rules, state)
            && has(back.from, back.chips, rules, &before);
        if may {
            before.returned(rules, back);
        }
        if !may || before.bank > 0 {
            let detail = "these chips cannot have moved";
            return refuse(format!("/since_deal/{place}"), detail);
        }
    }
    state.debts_at_deal = if form.debts_at_deal.is_empty() {
        state.debts
    } else {
        by_seat(&form.debts_at_deal, "/debts_at_deal", rules, state)?
    };
    state
        .seats()
        .iter()
        .try_for_each(|seat| lent_since_deal(seat, state))
}

/// The bank has lent a seat since the deal what it owes more now, and what it has paid back.
fn lent_since_deal(seat: Seat, state: &State) -> Result<(), NoPosition> {
    let moved = |from: Purse, to: Purse| -> i64 {
        let moved = state.since_deal.iter();
        let chips = moved.filter(|moved| (moved.from, moved.to) == (from, to));
        chips.map(|moved| i64::from(moved.chips)).sum()
    };
    let repaid = moved(Purse::Seat(seat), Purse::Bank);
    let more = i64::from(state.debts[seat]) - i64::from(state.debts_at_deal[seat]);
    // The bank may also have paid for a card that was held.
    let most = moved(Purse::Bank, Purse::Seat(seat));
    if (0..=most).contains(&(more + repaid)) {
        return Ok(());
    }
    let detail = format!("seat {seat} has not been lent as much since the deal as it owes more");
    refuse("/debts_at_deal", detail)
}

fn is_there(purse: Purse, rules: &Rules, state: &State) -> bool {
    match purse {
        Purse::Seat(seat) => state.active.contains(seat),
        Purse::Space(space) => rules.board().iter().any(|known| known.id == space),
        Purse::Bank => true,
    }
}

/// Whether so many chips are there; what the bank was paid is what it had lent.
fn has(purse: Purse, chips: u32, rules: &Rules, state: &State) -> bool {
    match purse {
        Purse::Seat(seat) => state.active.contains(seat) && state.chips[seat] >= chips,
        Purse::Space(space) => {
            let place = rules.board().iter().position(|known| known.id == space);
            place.is_some_and(|place| state.board[place] >= chips)
        }
        Purse::Bank => state.bank >= i64::from(chips) - i64::from(MAX_BANK),
    }
}
