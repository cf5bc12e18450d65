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
    // A round has the secret with the number of the action that ended the one before. That number is
    // found by playing: each time one more round is as it will be.
    let mut ends = Vec::new();
    loop {
        let found = session(file, &rules, &ends, &mut |_| ());
        if found == ends {
            break;
        }
        ends = found;
    }
    let mut teller = Teller::new(&rules, file.players);
    session(file, &rules, &ends, &mut |event| teller.hear(event));
    teller.told()
}

/// Plays the session, each deal committing to the next with the secret of the number in `ends`; the
/// numbers of the actions that end the rounds.
fn session(
    file: &File,
    rules: &Arc<Rules>,
    ends: &[u16],
    hear: &mut impl FnMut(&Event),
) -> Vec<u16> {
    let mut at = Moment {
        now: 0,
        secret: secret(file.seed, 0),
    };
    let mut game = Game::start("transcript", rules.clone(), file.players, &at, hear).unwrap();
    let (mut actions, mut found) = (0, Vec::new());
    while let Some(seat) = game.to_act().iter().next() {
        actions += 1;
        let next = ends.get(found.len()).copied().unwrap_or_default();
        at.secret = secret(file.seed, next);
        let action = choose(&game, seat);
        let mut over = false;
        let mut hear = |event: &Event| {
            over |= matches!(event, Event::RoundEnded { .. });
            hear(event);
        };
        game.apply(seat, &action, &at, &mut hear).unwrap();
        if over {
            found.push(actions);
        }
    }
    assert!(game.is_finished());
    found
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
