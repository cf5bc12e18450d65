//! Reading a position after the deal.

use super::form::Position;
use super::parts::PositionPhase;
use super::{NoPosition, cards, exchange, pile, proof, refuse, won};
use crate::game::Game;
use crate::game::state::{CardSource, Phase};
use crate::rules::{Rules, SessionEnd};
use crate::view::EndReason;

/// Puts the cards, what they have won, and who is asked for what.
pub(super) fn set(
    form: &Position,
    phase: &PositionPhase,
    game: &mut Game,
) -> Result<(), NoPosition> {
    if form.deck.is_some() {
        return refuse("/deck", "the cards have been dealt");
    }
    let rules = game.rules().clone();
    let places = cards::places(form, &rules, &game.state)?;
    game.state.hands = places.hands;
    game.state.dead = places.dead;
    game.state.dead_seen_by = form.dead_seen_by;
    game.state.turned_up = form.turn_up;
    game.state.poker_winner = form.poker_winner;
    game.state.cards = match form.secret {
        Some(secret) => {
            game.state.secret = secret;
            CardSource::Shuffle
        }
        None => CardSource::Given,
    };
    let over = matches!(phase, PositionPhase::Finished { .. });
    if !over {
        cards::everybody_holds(&game.state.hands, &game.state)?;
    }
    if let PositionPhase::Exchange { step } = phase {
        won::not_played(form)?;
        game.state.phase = exchange::phase(step, game)?;
        if form.secret.is_some() {
            proof::check(game)?;
        }
    } else {
        let first = pile::first_lead(form, game);
        if form.secret.is_some() {
            proof::check(&first)?;
        }
        play(form, phase, &first, game)?;
    }
    won::shown(form, &rules, &mut game.state)
}

/// Plays the cards again and finds out what is due.
fn play(
    form: &Position,
    phase: &PositionPhase,
    first: &Game,
    game: &mut Game,
) -> Result<(), NoPosition> {
    let over = matches!(phase, PositionPhase::Finished { .. });
    let mut played = pile::replay(form, first, over)?;
    match *phase {
        PositionPhase::Lead { .. } => pile::pass_until(&mut played, |_, _| false),
        PositionPhase::Ask { seat, .. } => pile::pass_until(&mut played, |asked, _| asked == seat),
        _ => {}
    }
    if let PositionPhase::Finished { why } = *phase {
        return finish(form, why, first, game);
    }
    let due = &played.state.phase;
    let at = "/phase";
    match (phase, due) {
        (
            PositionPhase::Lead { leader, barred },
            Phase::Lead {
                leader: leads,
                barred: bars,
                ..
            },
        ) => {
            agree(*leader, Some(*leads), "/phase/leader")?;
            agree(*barred, *bars, "/phase/barred")?;
        }
        (
            PositionPhase::Follow { seat, card },
            Phase::Follow {
                seat: holder,
                card: next,
            },
        ) => {
            agree(*seat, Some(*holder), "/phase/seat")?;
            agree(*card, Some(*next), "/phase/card")?;
        }
        (PositionPhase::Ask { card, .. }, Phase::Ask { card: next, .. }) => {
            agree(*card, Some(*next), "/phase/card")?;
        }
        (_, Phase::Lead { leader, .. }) => return refuse(at, format!("seat {leader} leads")),
        (_, Phase::Follow { seat, card }) => {
            return refuse(at, format!("seat {seat} follows with {card}"));
        }
        (_, Phase::Ask { card, .. }) => return refuse(at, format!("seats are asked for {card}")),
        _ => return refuse(at, "nobody has to act"),
    }
    let count = played
        .state
        .sequence
        .map(|from| form.played.len() as u8 - from);
    if form.sequence.is_some() || count.is_none() {
        agree(form.sequence, count, "/sequence")?;
    }
    pile::lay(&mut game.state, &played);
    Ok(())
}

/// What is said must be what follows; it may be left unsaid.
fn agree<T: PartialEq + Copy + std::fmt::Debug>(
    said: Option<T>,
    follows: Option<T>,
    pointer: &str,
) -> Result<(), NoPosition> {
    match said {
        Some(_) if said != follows => match follows {
            Some(follows) => refuse(pointer, format!("it is {follows:?} by the cards played")),
            None => refuse(pointer, "there is none by the cards played"),
        },
        _ => Ok(()),
    }
}

/// The session is over: somebody went out with the last card.
fn finish(
    form: &Position,
    why: EndReason,
    first: &Game,
    game: &mut Game,
) -> Result<(), NoPosition> {
    if form.played.is_empty() {
        return refuse("/played", "somebody went out with the last card");
    }
    if form.sequence.is_some() {
        return refuse("/sequence", "there is none any more");
    }
    let mut active = game.state.active.iter();
    if !first.state.active.contains(game.state.dealer)
        || active.any(|seat| !first.state.active.contains(seat))
    {
        return refuse("/hands", "whoever is not out has played the last round");
    }
    if !may_end(why, game.rules(), game) {
        return refuse("/phase/why", "these rules have not ended it so");
    }
    let played = form.played.iter().map(|played| (played.seat, played.card));
    game.state.played = played.collect();
    let outcome = game.outcome_of(why);
    game.state.phase = Phase::Finished(outcome);
    Ok(())
}

/// Whether the session can have ended for this reason.
fn may_end(why: EndReason, rules: &Rules, game: &Game) -> bool {
    let state = game.state();
    let session = &rules.ruleset().session;
    let few = state.active.len() < usize::from(rules.ruleset().seats.min_active);
    let ends = |wanted: fn(&SessionEnd, u32) -> bool| {
        session.ends.iter().any(|end| wanted(end, state.round))
    };
    match why {
        // It leaves the cards of a round that was broken off, which is no position to go on from.
        EndReason::Idle => false,
        EndReason::Host => state.last_round,
        EndReason::MaxRounds => state.round == session.max_rounds,
        EndReason::Rounds => {
            ends(|end, round| matches!(end, SessionEnd::Rounds { count } if round >= *count))
        }
        EndReason::Minutes => ends(|end, _| matches!(end, SessionEnd::Minutes { .. })),
        EndReason::FirstBust => ends(|end, _| matches!(end, SessionEnd::FirstBust {})),
        EndReason::LastStanding => few || ends(|end, _| matches!(end, SessionEnd::LastStanding {})),
    }
}
