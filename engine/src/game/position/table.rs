//! Reading a position: the seats, the chips and how the session stands.

use super::form::Position;
use super::parts::PositionPhase;
use super::{NoPosition, deals, owed, refuse};
use crate::game::Moment;
use crate::game::state::State;
use crate::round::{MAX_EXTRA_ROUNDS, may_draw};
use crate::rules::{BoodleSource, MAX_AMOUNT, Rules, ShortAnte, Tie, bank_a_round};
use crate::seat::{MAX_SEATS, Seat, Seats};

/// The state of the session, before anything of the round.
pub(super) fn state(form: &Position, rules: &Rules, at: &Moment) -> Result<State, NoPosition> {
    let (players, most) = (form.chips.len(), usize::from(rules.ruleset().seats.max));
    if players < 2 || players > most {
        return refuse(
            "/chips",
            format!("there are 2 to {most} seats, and each has chips"),
        );
    }
    if form.game.len() > 36 {
        return refuse("/game", "an id is 36 bytes long at most");
    }
    let mut state = State::new(&form.game, players, rules);
    state.started_at = form.started_at.unwrap_or(at.now);
    state.last_round = form.last_round;
    seats(form, rules, &mut state)?;
    chips(form, rules, &mut state)?;
    rounds(form, rules, &mut state)?;
    drawn(form, rules)?;
    state.drawn = form.drawn.iter().copied().collect();
    state.sealed = deals::read(form, rules)?;
    Ok(state)
}

fn seats(form: &Position, rules: &Rules, state: &mut State) -> Result<(), NoPosition> {
    let over = matches!(form.phase, Some(PositionPhase::Finished { .. }));
    let out = set_of(&form.eliminated, state.seats(), "/eliminated")?;
    state.active = state.seats().without_all(out);
    let least = usize::from(rules.ruleset().seats.min_active);
    if state.active.len() < least && !over {
        return refuse("/eliminated", format!("{least} seats are needed to go on"));
    }
    let may_deal = if over { state.seats() } else { state.active };
    if !may_deal.contains(form.dealer) {
        return refuse("/dealer", "the dealer has a seat and is not out");
    }
    state.dealer = form.dealer;
    Ok(())
}

/// A list of seats, each of them there and named once.
pub(super) fn set_of(list: &[Seat], of: Seats, pointer: &str) -> Result<Seats, NoPosition> {
    let mut set = Seats::NONE;
    for (place, &seat) in list.iter().enumerate() {
        if !of.contains(seat) {
            return refuse(
                format!("{pointer}/{place}"),
                format!("seat {seat} is not there"),
            );
        }
        if set.contains(seat) {
            return refuse(
                format!("{pointer}/{place}"),
                format!("seat {seat} is named twice"),
            );
        }
        set = set.with(seat);
    }
    Ok(set)
}

fn chips(form: &Position, rules: &Rules, state: &mut State) -> Result<(), NoPosition> {
    let keeps = rules.ruleset().short_ante == ShortAnte::Eliminate;
    for (seat, &chips) in state.seats().iter().zip(&form.chips) {
        let pointer = || format!("/chips/{seat}");
        if chips > 0 && !rules.with_chips() {
            return refuse(pointer(), "there are no chips in these rules");
        }
        if chips > 0 && !keeps && !state.active.contains(seat) {
            return refuse(pointer(), "whoever has chips is not out");
        }
        state.chips[seat] = chips;
    }
    for (space, &chips) in &form.board {
        let pointer = || format!("/board/{space}");
        let place = rules.board().iter().position(|known| known.id == *space);
        let Some(place) = place else {
            return refuse(pointer(), "there is no such space on the board");
        };
        if chips > 0 && !rules.with_chips() {
            return refuse(pointer(), "there are no chips in these rules");
        }
        state.board[place] = chips;
    }
    let most = bank_a_round(rules.ruleset()).saturating_mul(u64::from(form.round));
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    if form.bank > 0 || form.bank < -most {
        let detail = format!("the bank wins nothing, and has paid {most} chips at most by now");
        return refuse("/bank", detail);
    }
    state.bank = form.bank;
    owed::debts(form, rules, state)?;
    let places = form.chips.iter().chain(form.board.values());
    let all = places.map(|&chips| i64::from(chips)).sum::<i64>() + form.bank;
    let most = MAX_SEATS as i64 * i64::from(MAX_AMOUNT);
    if !(0..=most).contains(&all) {
        let detail = format!("all chips together are {all}, not 0 to {most}");
        return refuse("/chips", detail);
    }
    match form.all_chips {
        Some(said) if said != all => refuse(
            "/all_chips",
            format!("seats, board and bank hold {all} chips together"),
        ),
        _ => Ok(()),
    }
}

fn rounds(form: &Position, rules: &Rules, state: &mut State) -> Result<(), NoPosition> {
    let session = &rules.ruleset().session;
    if form.round == 0 || form.round > session.max_rounds {
        let detail = format!("rounds are numbered 1 to {}", session.max_rounds);
        return refuse("/round", detail);
    }
    state.round = form.round;
    if !form.rounds_won.is_empty() && form.rounds_won.len() != form.chips.len() {
        return refuse("/rounds_won", "every seat is named, or none");
    }
    let over = matches!(form.phase, Some(PositionPhase::Finished { .. }));
    let settled = u64::from(form.round) - u64::from(!over);
    let won: u64 = form.rounds_won.iter().map(|&won| u64::from(won)).sum();
    if won != settled {
        let detail = format!("{won} rounds are won, but {settled} are settled");
        return refuse("/rounds_won", detail);
    }
    for (seat, &won) in state.seats().iter().zip(&form.rounds_won) {
        state.rounds_won[seat] = won;
    }
    let most = match session.tie {
        Tie::Shared => 0,
        Tie::ExtraRound => u32::from(MAX_EXTRA_ROUNDS).min(form.round - 1),
    };
    if u32::from(form.extra_rounds) > most {
        let detail = format!("{most} extra rounds can have been called by now");
        return refuse("/extra_rounds", detail);
    }
    state.extra_rounds = form.extra_rounds;
    Ok(())
}

fn drawn(form: &Position, rules: &Rules) -> Result<(), NoPosition> {
    if form.drawn.is_empty() {
        return Ok(());
    }
    let BoodleSource::DrawSession { count, .. } = rules.ruleset().boodle_source else {
        return refuse("/drawn", "no boodle cards are drawn in these rules");
    };
    if form.drawn.len() != usize::from(count) {
        return refuse("/drawn", format!("{count} boodle cards are drawn"));
    }
    for (place, &card) in form.drawn.iter().enumerate() {
        if !may_draw(rules, &form.drawn[..place], card) {
            let detail = format!("{card} cannot be drawn as a boodle card here");
            return refuse(format!("/drawn/{place}"), detail);
        }
    }
    Ok(())
}
