//! The rulesets that come with the engine: one data file each under `rulesets/`.

mod told;

#[cfg(test)]
mod tests;

use crate::rules::{Malformed, Ruleset};
use include_dir::{Dir, File, include_dir};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::LazyLock;
use told::{Paragraphs, Told};

static FILES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/rulesets");

static PRESETS: LazyLock<Vec<Preset>> = LazyLock::new(|| {
    // A file that is no ruleset is found by the tests of this module.
    let mut presets: Vec<Preset> = FILES.files().filter_map(|file| read(file).ok()).collect();
    presets.sort_by(|a, b| a.ruleset.id.cmp(&b.ruleset.id));
    presets
});

/// The id under which the dead hand has its label, as a space has it under its own.
pub const DEAD_HAND: &str = "dead_hand";

/// A ruleset with its names, its rules in words, and the players' words for what lies on the table.
#[derive(Clone, Debug)]
pub struct Preset {
    ruleset: Ruleset,
    source: String,
    names: Told<String>,
    paragraphs: Told<Paragraphs>,
    text: Told<String>,
    labels: Labels,
}

/// Words for the dead hand and for spaces of the board, by id.
type Labels = BTreeMap<String, Told<String>>;

/// A data file: a whole ruleset, or what differs from another.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Data {
    source: String,
    names: Told<String>,
    /// The rules in words; paragraphs that are not here are those of the base.
    text: Told<Paragraphs>,
    /// Labels that are not here are those of the base.
    #[serde(default)]
    labels: Labels,
    #[serde(default)]
    base: Option<String>,
    ruleset: Value,
}

fn read(file: &File<'_>) -> Result<Preset, Malformed> {
    let malformed = |detail: String| Malformed {
        pointer: format!("{}", file.path().display()),
        detail,
    };
    let data: Data =
        serde_json::from_slice(file.contents()).map_err(|error| malformed(error.to_string()))?;
    let mut preset = match data.base {
        None => Preset {
            ruleset: Ruleset::read(data.ruleset)?,
            source: data.source,
            names: data.names,
            paragraphs: data.text,
            text: Told::default(),
            labels: data.labels,
        },
        Some(base) => {
            let base = FILES
                .get_file(format!("{base}.json"))
                .ok_or_else(|| malformed(format!("there is no ruleset {base}")))?;
            let base = read(base)?;
            Preset {
                ruleset: base.ruleset.patched(&data.ruleset)?,
                source: data.source,
                names: data.names,
                paragraphs: data.text.with(base.paragraphs, Paragraphs::completed),
                text: Told::default(),
                labels: base.labels.into_iter().chain(data.labels).collect(),
            }
        }
    };
    if let Some(id) = file.path().file_stem().and_then(|stem| stem.to_str()) {
        id.clone_into(&mut preset.ruleset.id);
    }
    let board = &preset.ruleset.board;
    preset
        .labels
        .retain(|id, _| id == DEAD_HAND || board.iter().any(|space| space.id.as_str() == id));
    preset.text = preset
        .paragraphs
        .map(|paragraphs| paragraphs.in_order(&preset.ruleset.phases));
    Ok(preset)
}

impl Preset {
    /// Its id, as in `newmarket`.
    pub fn id(&self) -> &str {
        &self.ruleset.id
    }

    /// Its name in a language (`en`, `de`, `nl`), in English where there is no other.
    pub fn name(&self, language: &str) -> &str {
        self.names.told(language)
    }

    /// Its rules in words, Markdown, in English where there is no other language.
    pub fn text(&self, language: &str) -> &str {
        self.text.told(language)
    }

    /// What players call a space of the board, or the dead hand ([`DEAD_HAND`]), in English where
    /// there is no other language. A space that is named by its card has no other name.
    pub fn label(&self, id: &str, language: &str) -> Option<&str> {
        let label = self.labels.get(id)?;
        Some(label.told(language))
    }

    /// The game and section that it comes from.
    pub fn source(&self) -> &str {
        &self.source
    }

    /// The ruleset, completed with defaults.
    pub fn ruleset(&self) -> &Ruleset {
        &self.ruleset
    }
}

/// All presets, by id.
pub fn presets() -> &'static [Preset] {
    &PRESETS
}

/// The preset of an id.
pub fn preset(id: &str) -> Option<&'static Preset> {
    PRESETS.iter().find(|preset| preset.id() == id)
}
