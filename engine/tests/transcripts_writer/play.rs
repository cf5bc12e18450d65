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
    let mut at = Moment {
        now: 0,
        secret: secret(file.seed, 0),
    };
    let mut teller = Teller::new(&rules, file.players);
    let mut hear = |event: &Event| teller.hear(event);
    let mut game = Game::start("transcript", rules, file.players, &at, &mut hear).unwrap();
    let mut actions = 0;
    while let Some(seat) = game.to_act().iter().next() {
        actions += 1;
        at.secret = secret(file.seed, actions);
        let action = choose(&game, seat);
        game.apply(seat, &action, &at, &mut hear).unwrap();
    }
    assert!(game.is_finished());
    teller.told()
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
