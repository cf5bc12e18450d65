//! A session of two rounds.

use super::file::File;
use super::player::choose;
use super::tell::Teller;
use boodle_engine::{Event, Game, Moment, Rules, Secret, preset};
use serde_json::json;
use std::sync::Arc;

/// What is told of the session.
pub(crate) fn play(file: &File) -> Vec<String> {
    let rules = rules(&file.preset);
    // Round 2 has the secret with the number of the action that ends round 1.
    let ends = session(file, &rules, 0, &mut |_| ());
    let mut teller = Teller::new(&rules, file.players);
    session(file, &rules, ends, &mut |event| teller.hear(event));
    teller.told()
}

/// Plays the session, every deal committing to the secret of a number for the next; the number of
/// actions in round 1.
fn session(file: &File, rules: &Arc<Rules>, next: u16, hear: &mut impl FnMut(&Event)) -> u16 {
    let mut at = Moment {
        now: 0,
        secret: secret(file.seed, 0),
    };
    let mut game = Game::start("transcript", rules.clone(), file.players, &at, hear).unwrap();
    at.secret = secret(file.seed, next);
    let mut first = 0;
    while let Some(seat) = game.to_act().iter().next() {
        first += u16::from(game.round() == 1);
        let action = choose(&game, seat);
        game.apply(seat, &action, &at, hear).unwrap();
    }
    assert!(game.is_finished());
    first
}

/// The preset with two rounds a session.
fn rules(id: &str) -> Arc<Rules> {
    let ends = json!({"session": {"ends": [{"type": "rounds", "count": 2}]}});
    let ruleset = preset(id).unwrap().ruleset().patched(&ends).unwrap();
    Arc::new(ruleset.check().unwrap())
}

fn secret(seed: u16, number: u16) -> Secret {
    let mut bytes = [0; 32];
    bytes[..2].copy_from_slice(&seed.to_be_bytes());
    bytes[30..].copy_from_slice(&number.to_be_bytes());
    Secret::new(bytes)
}
