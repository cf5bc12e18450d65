//! Every file is read and complete; what it tells agrees with its parameters in every language.

mod words;

use super::told::Part;
use super::*;
use crate::card::Card;
use std::collections::BTreeSet;

pub(super) const LANGUAGES: [&str; 3] = ["en", "de", "nl"];

/// The parts that every ruleset tells, whatever its phases are.
const ALWAYS: [Part; 4] = [Part::Stakes, Part::Deal, Part::Settle, Part::Session];

fn data(file: &File<'_>) -> Data {
    serde_json::from_slice(file.contents()).unwrap()
}

#[test]
fn every_file_is_a_ruleset_without_faults() {
    for file in FILES.files() {
        let preset = read(file).unwrap_or_else(|error| panic!("{error}"));
        if let Err(faults) = preset.ruleset().clone().check() {
            panic!("{}: {faults:?}", preset.id());
        }
        assert!(!preset.source().is_empty(), "{}", preset.id());
    }
    assert_eq!(presets().len(), FILES.files().count());
    assert_eq!(presets().len(), 30);
}

#[test]
fn a_completed_ruleset_is_read_back_the_same() {
    for preset in presets() {
        let value = serde_json::to_value(preset.ruleset()).unwrap();
        assert_eq!(&Ruleset::read(value).unwrap(), preset.ruleset());
    }
}

#[test]
fn names_are_told_apart_in_every_language() {
    for language in LANGUAGES {
        let names: BTreeSet<&str> = presets()
            .iter()
            .map(|preset| preset.name(language))
            .collect();
        assert_eq!(names.len(), presets().len(), "{language}");
        assert!(!names.contains(""), "{language}");
    }
}

#[test]
fn every_part_of_the_rules_is_told_in_every_language() {
    for file in FILES.files() {
        let own = data(file);
        let preset = read(file).unwrap();
        let phases = preset.ruleset().phases.iter();
        let mut parts: BTreeSet<Part> = phases.map(|&phase| Part::from(phase)).collect();
        parts.extend(ALWAYS);
        parts.extend(own.base.is_some().then_some(Part::About));
        for language in LANGUAGES {
            for part in &parts {
                let told = preset.paragraphs.told(language).tells(*part);
                assert!(told, "{} {language}: {part:?}", preset.id());
            }
            let told = own.text.told(language).parts();
            assert!(
                told.is_subset(&parts),
                "{} {language}: {told:?}",
                preset.id()
            );
        }
        let texts: BTreeSet<&str> = LANGUAGES.map(|language| preset.text(language)).into();
        assert_eq!(texts.len(), 3, "{}", preset.id());
    }
}

/// A text is those of its parts that concern it, in the order of play.
#[test]
fn a_variant_tells_its_own_parts_and_those_of_its_base() {
    let text = |id: &str| preset(id).unwrap().text("en");
    let paragraphs = |id: &str| -> Vec<&str> { text(id).split("\n\n").collect() };
    let (base, auction) = (paragraphs("tripoli"), paragraphs("tripoli-auction"));
    assert_eq!(base.len(), 7);
    assert!(auction[0].starts_with("Tripoli in which"));
    assert_eq!(auction[1..5], base[..4], "stakes, deal, collect, poker");
    assert!(auction[5].starts_with("Auction"));
    assert_eq!(auction[6..], base[4..], "stops, settlement, session");
    // Without the poker phase there is no word of it; what a base says of itself is not passed on.
    assert_eq!(paragraphs("tripoli-no-poker").len(), 7);
    assert!(!text("rummoli").contains("Michigan Rummy in three parts"));
}

#[test]
fn the_dead_hand_and_every_space_that_is_no_card_have_a_label() {
    for file in FILES.files() {
        let own = data(file);
        let preset = read(file).unwrap();
        let board = preset.ruleset().board.iter();
        let ids = board.map(|space| space.id.as_str());
        let (cards, mut words): (BTreeSet<_>, BTreeSet<_>) =
            ids.partition(|id| id.parse::<Card>().is_ok());
        words.insert(DEAD_HAND);
        for language in LANGUAGES {
            let label = |id: &&str| preset.label(id, language);
            for id in &words {
                let label = label(id).unwrap_or_default();
                assert!(!label.is_empty(), "{} {language}: {id}", preset.id());
            }
            assert!(
                cards.iter().all(|id| label(id).is_none()),
                "{}",
                preset.id()
            );
        }
        let labelled: BTreeSet<&str> = own.labels.keys().map(String::as_str).collect();
        assert!(labelled.is_subset(&words), "{}: {labelled:?}", preset.id());
    }
}

/// The words of the rules that players know them by.
#[test]
fn labels_are_the_words_of_the_game() {
    let table = [
        (
            "michigan-rummy",
            DEAD_HAND,
            ["widow", "Widow", "extra hand"],
        ),
        (
            "michigan-rummy-cadaco",
            "kitty",
            ["kitty", "Kitty", "kitty"],
        ),
        ("rummoli", "poker", ["poker", "Poker", "poker"]),
        ("michigan", DEAD_HAND, ["kitty", "Kitty", "kitty"]),
        ("stops-no-chips", DEAD_HAND, ["kitty", "Kitty", "kitty"]),
        (
            "tripoli",
            DEAD_HAND,
            ["blind hand", "Blindblatt", "blinde hand"],
        ),
        ("tripoli-auction", "pott", ["pot", "Pott", "pot"]),
        (
            "newmarket",
            DEAD_HAND,
            ["dead hand", "tote Hand", "dode hand"],
        ),
        ("newmarket", "pot", ["pot", "Pott", "pot"]),
        ("pope-joan-8d", "pope", ["pope", "Papst", "paus"]),
    ];
    for (id, space, words) in table {
        let preset = preset(id).unwrap();
        let labels = LANGUAGES.map(|language| preset.label(space, language));
        assert_eq!(labels, words.map(Some), "{id} {space}");
        assert_eq!(
            preset.label(space, "fr"),
            Some(words[0]),
            "English for the rest"
        );
    }
    // Neither a space of its base that it has not, nor one that there is nowhere.
    assert_eq!(
        preset("tripoli-no-poker").unwrap().label("pott", "de"),
        None
    );
    assert_eq!(
        preset("newmarket-pope-board").unwrap().label("pot", "de"),
        None
    );
    assert_eq!(preset("newmarket").unwrap().label("tip", "de"), None);
}

#[test]
fn a_file_says_nothing_that_is_not_understood() {
    let told = r#"{"en": "x", "de": "x", "nl": "x"}"#;
    let texts = r#"{"en": {}, "de": {}, "nl": {}}"#;
    let file = |names: &str, text: &str, labels: &str, more: &str| {
        let json = format!(
            r#"{{"source": "x", "names": {names}, "text": {text}, "labels": {labels},
            "base": "newmarket", "ruleset": {{}}{more}}}"#
        );
        read(&File::new("x.json", json.leak().as_bytes())).is_ok()
    };
    assert!(file(told, texts, "{}", ""));
    assert!(!file(told, texts, "{}", r#", "word": 1"#));
    assert!(!file(r#"{"en": "x", "de": "x"}"#, texts, "{}", ""));
    assert!(!file(told, r#"{"en": {}, "de": {}}"#, "{}", ""));
    assert!(!file(
        told,
        r#"{"en": {"end": "x"}, "de": {}, "nl": {}}"#,
        "{}",
        ""
    ));
    assert!(!file(told, texts, r#"{"pot": {"en": "x"}}"#, ""));
    let fourth = r#"{"pot": {"en": "x", "de": "x", "nl": "x", "fr": "x"}}"#;
    assert!(!file(told, texts, fourth, ""));
}
