//! Games stored by earlier versions are read for ever. A file of `tests/saves` holds the rules, the
//! stored form, the stored events and the views of one game, as the version of its folder wrote
//! them, and is never edited.

use boodle_engine::{Event, Game, Rules, Ruleset, Seat, Viewer};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::sync::Arc;

struct Save {
    name: String,
    rules: Arc<Rules>,
    id: String,
    players: usize,
    game: Vec<u8>,
    events: Vec<u8>,
    views: Value,
}

impl Save {
    fn read(path: &Path) -> Save {
        let text = std::fs::read_to_string(path).unwrap();
        let file: Value = serde_json::from_str(&text).unwrap();
        let bytes = |member: &str| hex::decode(file[member].as_str().unwrap()).unwrap();
        let ruleset = Ruleset::read(file["rules"].clone()).unwrap();
        Save {
            name: path.display().to_string(),
            rules: Arc::new(ruleset.check().unwrap()),
            id: file["id"].as_str().unwrap().to_owned(),
            players: usize::try_from(file["players"].as_u64().unwrap()).unwrap(),
            game: bytes("game"),
            events: bytes("events"),
            views: file["views"].clone(),
        }
    }

    fn load(&self) -> Game {
        Game::load(&self.game, self.rules.clone()).unwrap()
    }
}

fn saves() -> Vec<Save> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves");
    let inside = |folder: &Path| -> Vec<PathBuf> {
        let entries = std::fs::read_dir(folder).unwrap();
        entries.map(|entry| entry.unwrap().path()).collect()
    };
    let files = inside(&folder)
        .into_iter()
        .flat_map(|version| inside(&version));
    let all: Vec<Save> = files.map(|path| Save::read(&path)).collect();
    assert!(all.len() >= 6);
    all
}

/// Whatever the old version said is still said; a newer one may say more.
fn still_said(old: &Value, new: &Value, at: &str) {
    match (old, new) {
        (Value::Object(old), Value::Object(new)) => {
            for (name, value) in old {
                let found = new.get(name).unwrap_or_else(|| panic!("{at}: no {name}"));
                still_said(value, found, &format!("{at}/{name}"));
            }
        }
        (Value::Array(old), Value::Array(new)) => {
            assert_eq!(old.len(), new.len(), "{at}");
            let pairs = old.iter().zip(new).enumerate();
            pairs.for_each(|(place, (old, new))| still_said(old, new, &format!("{at}/{place}")));
        }
        _ => assert_eq!(old, new, "{at}"),
    }
}

#[test]
fn old_games_are_read() {
    for save in saves() {
        let game = save.load();
        let view = |viewer| serde_json::to_value(game.view(viewer)).unwrap();
        still_said(&save.views["public"], &view(Viewer::Public), &save.name);
        for number in 0..save.players {
            let seat = view(Viewer::Seat(Seat::new(number).unwrap()));
            still_said(&save.views["seats"][number], &seat, &save.name);
        }
        let again = Game::load(&game.save(), save.rules.clone()).unwrap();
        assert!(again == game, "{} is stored as another game", save.name);
    }
}

#[test]
fn old_events_make_the_same_game() {
    for save in saves() {
        let events: Vec<Event> = postcard::from_bytes(&save.events).unwrap();
        let mut folded = Game::blank(&save.id, save.rules.clone(), save.players);
        events.iter().for_each(|event| folded.replay(event));
        assert!(folded == save.load(), "{}", save.name);
    }
}

#[test]
fn half_a_game_is_none() {
    for save in saves() {
        for end in 0..save.game.len() {
            let read = Game::load(&save.game[..end], save.rules.clone());
            assert!(read.is_err(), "{} cut to {end} bytes", save.name);
        }
    }
}
