//! Faults that other implementations of these games have: a file for each kind, which shows that no
//! preset has it. What is right is stated here once more, from the rules.

mod antes;
mod auctions;
mod broke;
pub(crate) mod fees;
mod held_sets;
mod listed;
mod odd_cards;
mod passes;
mod played_sets;
mod prices;
mod splits;

use crate::scene::{Cards, Scene, Stage, at};
use boodle_engine::{Event, Game, RoundPhase, Rules};
use std::sync::Arc;

/// Plays a game in every way there is until its round has ended; shows what was told on each way.
fn every_way(game: &Game, told: &mut Vec<Event>, ends: &mut impl FnMut(&[Event])) {
    let start = told.len();
    for seat in game.to_act().iter() {
        for action in game.legal_actions(seat) {
            let mut next = game.clone();
            let mut seen = |event: &Event| told.push(event.clone());
            next.apply(seat, &action, &at(0), &mut seen).unwrap();
            let ended = |event: &Event| matches!(event, Event::RoundEnded { .. });
            match told[start..].iter().position(ended) {
                Some(place) => ends(&told[..start + place]),
                None => every_way(&next, told, ends),
            }
            told.truncate(start);
        }
    }
}

/// A round that has been dealt, with chips on one space and some phases behind it.
fn dealt(
    rules: &Arc<Rules>,
    dealer: usize,
    chips: &[u32],
    board: &str,
    cards: Cards,
    done: &[RoundPhase],
) -> Scene {
    let done = done.to_vec();
    Scene::at(rules, dealer, chips, board, Stage::Dealt { cards, done })
}
