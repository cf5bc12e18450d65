//! Reading a position: a secret must have shuffled the cards that lie here.

use super::{NoPosition, refuse};
use crate::game::Game;
use crate::game::state::Phase;
use crate::rules::{Cut, ExchangeMode, RoundPhase, TurnUp};

/// Whether the secret of the position deals its cards. `first` is the game at its first lead or in
/// the exchange.
pub(super) fn check(first: &Game) -> Result<(), NoPosition> {
    let (state, rules) = (first.state(), first.rules());
    if rules.ruleset().deal.cut == Cut::Ask && state.cut_at == 0 {
        return refuse("/cut_at", "the pack has been cut");
    }
    let (hands, dead, last_dead) = first.distribute(first.shuffled_with(&state.sealed.used));
    let mut moved = state
        .seats()
        .iter()
        .filter(|&seat| hands[seat] != state.hands[seat]);
    let right = match (moved.next(), moved.next()) {
        (None, _) => dead == state.dead,
        (Some(seat), None) => {
            let swapped = state.dead_seen_by == Some(seat)
                && rules.exchange().mode != ExchangeMode::None
                && !matches!(state.phase, Phase::Exchange(_));
            let thrown = if rules.exchange().same_count {
                let count = dead.len().min(hands[seat].len());
                state.dead.len() == count && state.dead.minus(hands[seat]).is_empty()
            } else {
                state.dead == hands[seat]
            };
            let all = state.hands[seat].union(state.dead);
            swapped && thrown && all == hands[seat].union(dead)
        }
        (Some(_), Some(_)) => false,
    };
    if !right {
        return refuse(
            "/secret",
            "it deals other cards; without it these are just given",
        );
    }
    let turned =
        rules.ruleset().turn_up != TurnUp::Off && !state.done.contains(&RoundPhase::TurnUp);
    if turned && state.turned_up != last_dead {
        return refuse("/turn_up", "the secret turns up another card");
    }
    Ok(())
}
