//! Reading a position: the cards played so far are played again, which tells what is due and whether
//! they can have been played like that.

use super::form::Position;
use super::parts::PlayedCard;
use super::{NoPosition, refuse};
use crate::action::Action;
use crate::card::Card;
use crate::fair::Secret;
use crate::game::state::{Phase, State};
use crate::game::{Game, Moment};
use crate::hand::Hand;
use crate::seat::{BySeat, Seat, Seats};

/// Nothing that depends on time or secrets happens while cards are played.
const MOMENT: Moment = Moment {
    now: 0,
    secret: Secret::new([0; 32]),
};

/// The game at its first lead: everybody has the cards back that he has played, and no chips.
pub(super) fn first_lead(form: &Position, game: &Game) -> Game {
    let mut first = game.clone();
    let state = &mut first.state;
    for &PlayedCard { seat, card } in &form.played {
        state.hands[seat] = state.hands[seat].with(card);
    }
    let playing = state
        .seats()
        .iter()
        .filter(|&seat| !state.hands[seat].is_empty());
    state.active = playing.collect::<Seats>();
    state.chips = BySeat::default();
    state.board.iter_mut().for_each(|chips| *chips = 0);
    state.exposed = BySeat::default();
    state.phase = state.first_lead(&first.rules);
    first
}

/// The game after these cards. Of a session that is over the last one only could be played.
pub(super) fn replay(form: &Position, first: &Game, over: bool) -> Result<Game, NoPosition> {
    let mut game = first.clone();
    let kept = usize::from(form.sequence.unwrap_or_default());
    // Where a card may be kept back its holder can also have led it, after everybody had passed.
    let led = form.played.len().checked_sub(kept).filter(|_| kept > 0);
    for (place, &PlayedCard { seat, card }) in form.played.iter().enumerate() {
        let follows = led != Some(place);
        pass_until(&mut game, |asked, due| {
            follows && (asked, due) == (seat, card)
        });
        let action = Action::Play { card };
        let last = over && place + 1 == form.played.len();
        let done = if last {
            let asked = game.asked(seat);
            asked.and_then(|asked| asked.allows(game.rules(), &action))
        } else {
            game.apply(seat, &action, &MOMENT, &mut |_| {})
        };
        if let Err(why) = done {
            let pointer = format!("/played/{place}");
            return refuse(
                pointer,
                format!("{card} was not played by seat {seat}: {why}"),
            );
        }
        if last && game.state.hands[seat] != Hand::EMPTY.with(card) {
            return refuse("/phase", "nobody has gone out");
        }
    }
    Ok(game)
}

/// Seats that are asked for a card pass until this is true of who is asked, or the sequence stops.
pub(super) fn pass_until(game: &mut Game, stop: impl Fn(Seat, Card) -> bool) {
    while let Phase::Ask { seat, card } = game.state.phase {
        if stop(seat, card)
            || game
                .apply(seat, &Action::Pass {}, &MOMENT, &mut |_| {})
                .is_err()
        {
            return;
        }
    }
}

/// Puts the cards as they lie after these have been played.
pub(super) fn lay(state: &mut State, played: &Game) {
    state.hands = played.state.hands;
    state.played.clone_from(&played.state.played);
    state.sequence = played.state.sequence;
    state.phase = played.state.phase.clone();
}
