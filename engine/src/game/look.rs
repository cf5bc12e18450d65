//! The view of a game for one viewer.

use super::Game;
use super::asked::Asked;
use super::state::Phase;
use crate::event::{SeatCard, Viewer};
use crate::seat::Seat;
use crate::view::*;

pub(super) fn look(game: &Game, viewer: Viewer) -> View {
    let state = game.state();
    View {
        round: state.round,
        last_round: state.last_round,
        phase: phase(game),
        dealer: state.dealer,
        to_act: game.to_act().iter().collect(),
        bank: state.bank,
        seats: state
            .seats()
            .iter()
            .map(|seat| self::seat(game, seat))
            .collect(),
        board: board(game),
        sequence: sequence(game),
        dead_hand: dead_hand(game, viewer),
        played: state
            .played
            .iter()
            .map(|&(seat, card)| SeatCard { seat, card })
            .collect(),
        exposed: Vec::new(),
        you: match viewer {
            Viewer::Public => None,
            Viewer::Seat(seat) => state.seats().contains(seat).then(|| you(game, seat)),
        },
        result: game.outcome().map(|outcome| GameResult {
            why: outcome.why,
            winners: outcome.winners.iter().collect(),
            ranking: outcome.ranking.to_vec(),
        }),
    }
}

fn phase(game: &Game) -> Option<PhaseName> {
    match game.state().phase {
        Phase::Ante if game.staking().is_empty() => Some(PhaseName::Deal),
        Phase::Ante => Some(PhaseName::Stake),
        Phase::Exchange(_) => Some(PhaseName::Exchange),
        Phase::Lead { .. } | Phase::Follow { .. } => Some(PhaseName::Stops),
        Phase::Settling | Phase::Finished(_) => None,
    }
}

fn seat(game: &Game, seat: Seat) -> SeatView {
    let state = game.state();
    SeatView {
        seat,
        chips: state.chips[seat],
        cards_left: state.hands[seat].len() as u8,
        rounds_won: state.rounds_won[seat],
        eliminated: !state.active.contains(seat),
    }
}

fn board(game: &Game) -> Vec<SpaceView> {
    let spaces = game.rules.board().iter().zip(&game.state().board);
    spaces
        .map(|(space, &chips)| SpaceView {
            id: space.id,
            chips,
            claims: space.claims.clone(),
        })
        .collect()
}

fn sequence(game: &Game) -> Option<SequenceView> {
    let state = game.state();
    let cards = &state.played[usize::from(state.sequence?)..];
    let (_, lead) = cards.first()?;
    Some(SequenceView {
        suit: lead.suit(),
        cards: cards
            .iter()
            .map(|&(seat, card)| SeatCard { seat, card })
            .collect(),
        next: match state.phase {
            Phase::Follow { card, .. } => Some(card),
            _ => None,
        },
    })
}

fn dead_hand(game: &Game, viewer: Viewer) -> Option<DeadHandView> {
    let state = game.state();
    if state.dead.is_empty() {
        return None;
    }
    let seen = state.dead_seen_by.is_some_and(|seat| viewer.is(seat));
    Some(DeadHandView {
        count: state.dead.len() as u8,
        cards: seen.then(|| state.dead.iter().collect()),
    })
}

fn you(game: &Game, seat: Seat) -> You {
    let asked = game.asked(seat).ok();
    let free = game.rules.ruleset().free_ante.as_ref();
    let stake = match asked {
        Some(Asked::Stake { total }) => free.map(|free| StakeLimits {
            total,
            on: free.on.clone(),
        }),
        _ => None,
    };
    You {
        seat,
        hand: game.state().hands[seat].iter().collect(),
        legal_actions: asked
            .map(|asked| asked.list(&game.rules))
            .unwrap_or_default(),
        limits: Limits { stake },
    }
}
