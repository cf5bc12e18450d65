//! Two rounds of every preset to read, as `transcripts/` has them: a change of what the engine does
//! shows as a difference that a person can judge. `scripts/transcripts` writes them anew.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

mod transcripts_writer;

use boodle_engine::presets;
use std::collections::BTreeSet;
use transcripts_writer::difference::difference;
use transcripts_writer::file::{File, folder, names};
use transcripts_writer::play::play;

/// Set by `scripts/transcripts`.
fn writes() -> bool {
    std::env::var_os("BOODLE_TRANSCRIPTS").is_some_and(|word| word == "write")
}

#[test]
fn transcripts_are_what_is_played() {
    let mut wrong = Vec::new();
    for name in names() {
        let mut file = File::read(&name);
        let played = play(&file);
        if file.told != played {
            let lines = difference(&file.told, &played);
            wrong.push(format!("{name}.txt\n{lines}"));
        }
        if writes() {
            file.write(played);
        }
    }
    if writes() {
        return;
    }
    assert!(
        wrong.is_empty(),
        "{}\nIf this is right: scripts/transcripts, then read and say what was checked (CONTRIBUTING).",
        wrong.join("\n")
    );
}

/// A transcript that nobody has read proves nothing.
#[test]
fn every_preset_has_a_transcript_that_was_read() {
    let all: BTreeSet<String> = presets().iter().map(|preset| preset.id().into()).collect();
    assert_eq!(names(), all, "in {}", folder().display());
    if writes() {
        return;
    }
    for name in names() {
        let file = File::read(&name);
        assert!(file.was_read(), "{name}.txt does not say what was checked");
        let lines = file.told.len();
        assert!((20..=150).contains(&lines), "{name}.txt has {lines} lines");
    }
}
