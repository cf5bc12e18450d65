//! The view of a game for one viewer.

use super::Game;
use super::asked::Asked;
use super::state::Phase;
use crate::board::{CardPattern, Claim};
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
        turned_up: state.turned_up,
        next_deal: game.next_deal(),
        exposed: exposed(game),
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
        Phase::Ante if !game.staking().is_empty() => Some(PhaseName::Stake),
        Phase::Ante if game.cutter().is_some() => Some(PhaseName::Cut),
        Phase::Ante => Some(PhaseName::Deal),
        Phase::Exchange(_) => Some(PhaseName::Exchange),
        Phase::Lead { .. } | Phase::Follow { .. } | Phase::Ask { .. } => Some(PhaseName::Stops),
        Phase::Settling | Phase::Finished(_) => None,
    }
}

fn seat(game: &Game, seat: Seat) -> SeatView {
    let state = game.state();
    SeatView {
        seat,
        chips: state.chips[seat],
        debt: state.debts[seat],
        cards_left: state.hands[seat].len() as u8,
        rounds_won: state.rounds_won[seat],
        eliminated: !state.active.contains(seat),
    }
}

fn exposed(game: &Game) -> Vec<SeatCard> {
    let shown = game.state().exposed.iter();
    shown
        .flat_map(|(seat, cards)| cards.iter().map(move |card| SeatCard { seat, card }))
        .collect()
}

/// The claims on a space, with the cards that were drawn for it.
fn claims(game: &Game, place: usize, claims: &[Claim]) -> Vec<Claim> {
    let mut claims = claims.to_vec();
    let mut drawn = game
        .rules
        .boodles()
        .iter()
        .filter(|boodle| boodle.space == place);
    for claim in &mut claims {
        if let Claim::Play { card } = claim
            && let Some(boodle) = drawn.next()
            && let Some(meant) = game.state().boodle_card(boodle)
            && boodle.drawn.is_some()
        {
            *card = CardPattern::Card(meant);
        }
    }
    claims
}

fn board(game: &Game) -> Vec<SpaceView> {
    let spaces = game.rules.board().iter().zip(&game.state().board);
    spaces
        .enumerate()
        .map(|(place, (space, &chips))| SpaceView {
            id: space.id,
            chips,
            claims: claims(game, place, &space.claims),
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
            Phase::Follow { card, .. } | Phase::Ask { card, .. } => Some(card),
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
    let limits = asked.map(|asked| limits(game, asked));
    You {
        seat,
        hand: game.state().hands[seat].iter().collect(),
        legal_actions: asked
            .map(|asked| asked.list(&game.rules))
            .unwrap_or_default(),
        limits: limits.unwrap_or_default(),
    }
}

fn limits(game: &Game, asked: Asked) -> Limits {
    let none = Limits::default();
    match asked {
        Asked::Stake { total } => {
            let free = game.rules.ruleset().free_ante.as_ref();
            let stake = free.map(|free| StakeLimits {
                total,
                on: free.on.clone(),
            });
            Limits { stake, ..none }
        }
        Asked::Bid {
            min,
            max,
            bar: None,
        } => Limits {
            bid: Some(BidLimits { min, max }),
            ..none
        },
        Asked::Cut { max } => Limits {
            cut: Some(CutLimits { min: 1, max }),
            ..none
        },
        Asked::Take {
            bar: None, count, ..
        } if count > 0 => Limits {
            exchange: Some(count),
            ..none
        },
        _ => none,
    }
}
