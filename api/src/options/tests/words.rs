//! No word is missing, superfluous or empty in any language.

use std::cell::RefCell;
use std::collections::BTreeSet;

use super::super::reader::Reader;
use crate::language::Language;

/// The ids of the words that are asked for.
fn asked() -> BTreeSet<String> {
    let ids = RefCell::new(BTreeSet::new());
    let say = |id: &str| {
        ids.borrow_mut().insert(id.to_owned());
        String::new()
    };
    Reader::new(&say).unwrap().ruleset().unwrap();
    ids.into_inner()
}

/// The ids of the words that there are.
fn written(language: Language) -> BTreeSet<String> {
    let source = match language {
        Language::English => include_str!("../../../languages/en/options.ftl"),
        Language::German => include_str!("../../../languages/de/options.ftl"),
        Language::Dutch => include_str!("../../../languages/nl/options.ftl"),
    };
    let lines = source.lines().filter_map(|line| line.split_once(" = "));
    lines.map(|(id, _)| id.to_owned()).collect()
}

#[test]
fn there_are_words_for_every_option_and_for_nothing_else() {
    let asked = asked();
    assert!(asked.len() > 300, "{}", asked.len());
    for language in Language::ALL {
        let written = written(language);
        let missing: Vec<_> = asked.difference(&written).collect();
        let superfluous: Vec<_> = written.difference(&asked).collect();
        assert!(missing.is_empty(), "{} lacks {missing:?}", language.tag());
        assert!(
            superfluous.is_empty(),
            "{}: {superfluous:?}",
            language.tag()
        );
    }
}

#[test]
fn titles_are_a_few_words_and_meanings_are_sentences() {
    for id in asked() {
        let texts = Language::ALL.map(|language| language.word(&id));
        for text in &texts {
            let capital = text.chars().next().is_some_and(char::is_uppercase);
            assert!(
                capital && !text.contains(['`', '<', '&', '{']),
                "{id}: {text}"
            );
            let length = text.chars().count();
            if id.ends_with("-meaning") {
                assert!(
                    text.ends_with('.') && length <= 200,
                    "{id}: {length}, {text}"
                );
            } else {
                assert!(
                    !text.ends_with('.') && length <= 32,
                    "{id}: {length}, {text}"
                );
            }
        }
        // Some words are those of two languages, no sentence is.
        let [english, german, dutch] = &texts;
        let differ = english != german && german != dutch && english != dutch;
        assert!(differ || !id.ends_with("-meaning"), "{id}: {texts:?}");
    }
}
