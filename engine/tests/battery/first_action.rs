//! Whoever only ever does the first thing that is listed, or the last, comes to the end.

use crate::corpus::each_preset;
use crate::dice::{Dice, Playing};
use boodle_engine::{Event, Game, Moment, Preset};
use std::sync::Arc;

/// Three minutes a round: sessions that end by the clock end too.
const ROUND: u64 = 3 * 60_000;

/// Plays a session to its end; says how many rounds it took.
fn play(preset: &Preset, players: usize, last: bool) -> u32 {
    let _playing = Playing(format!(
        "{}, {players} players, last listed: {last}",
        preset.id()
    ));
    let rules = Arc::new(preset.ruleset().clone().check().unwrap());
    let mut dice = Dice::new(u64::try_from(players).unwrap());
    let at = Moment {
        now: 0,
        secret: dice.secret(),
    };
    let mut game = Game::start("first", rules.clone(), players, &at, &mut |_| ()).unwrap();
    let mut ended = 0;
    let cards = rules.pack().len();
    // A seat stakes once and is asked for each card that might be kept back; nobody bids higher
    // than his chips reach.
    let bids = players * usize::try_from(rules.ruleset().chips.start).unwrap();
    let most = players + 2 + bids + cards * (1 + players);
    let mut actions = 0;
    while let Some(seat) = game.to_act().iter().next() {
        let mut listed = game.legal_actions(seat);
        let action = if last {
            listed.pop().unwrap()
        } else {
            listed.swap_remove(0)
        };
        let at = Moment {
            now: u64::from(game.round()) * ROUND,
            secret: dice.secret(),
        };
        let before = ended;
        let mut count =
            |event: &Event| ended += u32::from(matches!(event, Event::RoundEnded { .. }));
        game.apply(seat, &action, &at, &mut count).unwrap();
        actions = if ended > before { 0 } else { actions + 1 };
        assert!(actions <= most, "more than {most} actions in a round");
    }
    assert!(game.is_finished());
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.ranking.len(), players);
    assert!(!outcome.winners.is_empty());
    assert_eq!(
        outcome
            .ranking
            .iter()
            .map(|rank| rank.rounds_won)
            .sum::<u32>(),
        ended
    );
    ended
}

#[test]
fn every_preset_comes_to_the_end_with_any_number_of_players() {
    let rounds = each_preset(|preset| {
        let seats = &preset.ruleset().seats;
        let tables =
            (seats.min..=seats.max).flat_map(|players| [(players, false), (players, true)]);
        let rounds: Vec<u32> = tables
            .map(|(players, last)| play(preset, usize::from(players), last))
            .collect();
        eprintln!("{}: rounds {rounds:?}", preset.id());
        assert_eq!(rounds.len(), 2 * usize::from(seats.max - seats.min + 1));
        rounds
    });
    assert!(rounds.iter().flatten().all(|rounds| *rounds >= 1));
}
