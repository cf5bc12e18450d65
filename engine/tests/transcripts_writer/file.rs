//! The file of a transcript: what is played, what was checked in it, and what was told.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const CHECKED: &str = "Checked by hand: ";
const UNREAD: &str = "Checked by hand: nothing since it was written.";

pub(crate) struct File {
    pub(crate) preset: String,
    pub(crate) players: usize,
    pub(crate) seed: u16,
    /// What somebody found right, in his own words.
    checked: Vec<String>,
    pub(crate) told: Vec<String>,
}

pub(crate) fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts")
}

/// The presets that have a transcript.
pub(crate) fn names() -> BTreeSet<String> {
    let files = fs::read_dir(folder()).unwrap();
    let name = |path: PathBuf| path.file_stem().unwrap().to_str().unwrap().to_owned();
    files.map(|file| name(file.unwrap().path())).collect()
}

impl File {
    /// Reads `newmarket, 4 players, seed 7`, then what was checked, an empty line and what was told.
    pub(crate) fn read(preset: &str) -> File {
        let text = fs::read_to_string(path(preset)).unwrap();
        let mut lines = text.lines().map(str::to_owned);
        let head = lines.next().unwrap_or_default();
        let words: Vec<&str> = head.split([',', ' ']).collect();
        let [name, "", players, "players", "", "seed", seed] = words[..] else {
            panic!("{preset}.txt begins with {head:?}");
        };
        assert_eq!(name, preset);
        File {
            preset: preset.to_owned(),
            players: players.parse().unwrap(),
            seed: seed.parse().unwrap(),
            checked: lines.by_ref().take_while(|line| !line.is_empty()).collect(),
            told: lines.collect(),
        }
    }

    pub(crate) fn was_read(&self) -> bool {
        let first = self.checked.first().map(String::as_str);
        first.is_some_and(|line| line.starts_with(CHECKED) && line != UNREAD)
    }

    /// Writes what is told now; if that is something else, nobody has checked it yet.
    pub(crate) fn write(&mut self, told: Vec<String>) {
        if self.told != told || self.checked.is_empty() {
            self.checked = vec![UNREAD.to_owned()];
            self.told = told;
        }
        let head = format!(
            "{}, {} players, seed {}",
            self.preset, self.players, self.seed
        );
        let text = [
            &[head],
            &self.checked[..],
            &[String::new()],
            &self.told[..],
            &[String::new()],
        ];
        fs::write(path(&self.preset), text.concat().join("\n")).unwrap();
    }
}

fn path(preset: &str) -> PathBuf {
    folder().join(format!("{preset}.txt"))
}
