//! The rulesets that come with the engine: one data file each under `rulesets/`.

use crate::rules::{Malformed, Ruleset};
use include_dir::{Dir, include_dir};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::LazyLock;

static FILES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/rulesets");

static PRESETS: LazyLock<Vec<Preset>> = LazyLock::new(|| {
    // A file that is no ruleset is found by the tests of this module.
    let mut presets: Vec<Preset> = FILES.files().filter_map(|file| read(file).ok()).collect();
    presets.sort_by(|a, b| a.ruleset.id.cmp(&b.ruleset.id));
    presets
});

/// A ruleset with its names and its rules in words.
#[derive(Clone, Debug)]
pub struct Preset {
    ruleset: Ruleset,
    source: String,
    names: BTreeMap<String, String>,
    text: BTreeMap<String, String>,
}

/// A data file: a whole ruleset, or the changes of another.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    source: String,
    names: BTreeMap<String, String>,
    text: BTreeMap<String, String>,
    #[serde(default)]
    base: Option<String>,
    /// Whether the text only tells what differs from the base, whose text then follows.
    #[serde(default)]
    text_of_base: bool,
    ruleset: Value,
}

fn read(file: &include_dir::File<'_>) -> Result<Preset, Malformed> {
    let malformed = |detail: String| Malformed {
        pointer: format!("{}", file.path().display()),
        detail,
    };
    let data: File =
        serde_json::from_slice(file.contents()).map_err(|error| malformed(error.to_string()))?;
    let mut text = data.text;
    let mut ruleset = match &data.base {
        None => Ruleset::read(data.ruleset)?,
        Some(base) => {
            let base = FILES
                .get_file(format!("{base}.json"))
                .ok_or_else(|| malformed(format!("there is no ruleset {base}")))?;
            let base = read(base)?;
            if data.text_of_base {
                for (language, text) in &mut text {
                    *text += &format!("\n\n{}: {}", base.name(language), base.text(language));
                }
            }
            base.ruleset.patched(&data.ruleset)?
        }
    };
    if let Some(id) = file.path().file_stem().and_then(|stem| stem.to_str()) {
        id.clone_into(&mut ruleset.id);
    }
    Ok(Preset {
        ruleset,
        source: data.source,
        names: data.names,
        text,
    })
}

impl Preset {
    /// Its id, as in `newmarket`.
    pub fn id(&self) -> &str {
        &self.ruleset.id
    }

    /// Its name in a language (`en`, `de`, `nl`), in English where there is no other.
    pub fn name(&self, language: &str) -> &str {
        told_in(&self.names, language)
    }

    /// Its rules in words, in English where there is no other language.
    pub fn text(&self, language: &str) -> &str {
        told_in(&self.text, language)
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

fn told_in<'a>(texts: &'a BTreeMap<String, String>, language: &str) -> &'a str {
    let text = texts.get(language).or_else(|| texts.get("en"));
    text.map_or("", String::as_str)
}

/// All presets, by id.
pub fn presets() -> &'static [Preset] {
    &PRESETS
}

/// The preset of an id.
pub fn preset(id: &str) -> Option<&'static Preset> {
    PRESETS.iter().find(|preset| preset.id() == id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_a_ruleset_without_faults() {
        for file in FILES.files() {
            let preset = read(file).unwrap_or_else(|error| panic!("{error}"));
            if let Err(faults) = preset.ruleset().clone().check() {
                panic!("{}: {faults:?}", preset.id());
            }
            for language in ["en", "de", "nl"] {
                assert!(preset.names.contains_key(language), "{}", preset.id());
            }
            assert!(!preset.text("en").is_empty(), "{}", preset.id());
            assert!(!preset.source().is_empty(), "{}", preset.id());
        }
        assert_eq!(presets().len(), FILES.files().count());
        assert!(presets().len() >= 3);
    }

    #[test]
    fn a_completed_ruleset_is_read_back_the_same() {
        for preset in presets() {
            let value = serde_json::to_value(preset.ruleset()).unwrap();
            assert_eq!(&Ruleset::read(value).unwrap(), preset.ruleset());
        }
    }
}
