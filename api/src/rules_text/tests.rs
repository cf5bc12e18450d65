//! The text of every preset in every language, and a few rulesets whose texts are written by hand.

use boodle_engine::presets;

use super::*;

/// What a text with a fault in it shows: variables, ids, sentences that do not fit together.
const FAULTS: [&str; 12] = [
    "{", "}", "$", "rules-", "rank-", "suit-", "  ", "..", ". .", " ,", " .", "()",
];

#[test]
fn no_text_shows_how_it_was_made() {
    for preset in presets() {
        for language in Language::ALL {
            let text = of(preset.ruleset(), language);
            let which = format!("{} in {}", preset.id(), language.tag());
            for fault in FAULTS {
                assert!(!text.contains(fault), "{which} has {fault:?}: {text}");
            }
            for paragraph in text.split("\n\n") {
                assert!(paragraph.ends_with('.'), "{which}: {paragraph}");
                let first = paragraph.chars().next().unwrap();
                assert!(!first.is_lowercase(), "{which}: {paragraph}");
            }
        }
    }
}
