//! No name of a game occurs in engine code, and every variant that the rules name is a preset.

use crate::corpus::all_presets;
use std::fs;
use std::path::{Path, PathBuf};

/// The variants of the tables "Presets" of the rules.
const PRESETS: [&str; 30] = [
    "bicycle-michigan",
    "boodle",
    "chicago",
    "epsom",
    "michigan",
    "michigan-american",
    "michigan-full-hand",
    "michigan-rummy",
    "michigan-rummy-cadaco",
    "michigan-rummy-dealer-double",
    "michigan-rummy-pay-the-widow",
    "michigan-rummy-stop-bonus",
    "michigan-rummy-variable",
    "newmarket",
    "newmarket-buy-dead-hand",
    "newmarket-chicago",
    "newmarket-pope-board",
    "newmarket-withhold",
    "pope-joan",
    "pope-joan-8d",
    "rummoli",
    "saratoga",
    "stops-no-chips",
    "tripoley",
    "tripoley-board",
    "tripoli",
    "tripoli-auction",
    "tripoli-equal-ante",
    "tripoli-extra-boodles",
    "tripoli-no-poker",
];

/// Words that name games and their makers wherever they occur.
const NAMES: [&str; 22] = [
    "bicycle",
    "cadaco",
    "chicago",
    "comet",
    "epsom",
    "fundex",
    "intrigue",
    "joan",
    "matrimony",
    "michigan",
    "nain",
    "nazarene",
    "newmarket",
    "papst",
    "pochen",
    "pope",
    "rummoli",
    "saratoga",
    "skat",
    "spinado",
    "tripoley",
    "tripoli",
];

/// Names of presets that are words of the trade as well: boodle cards, the stops of sequences.
const WORDS_OF_THE_TRADE: [&str; 2] = ["boodle", "stops"];

#[test]
fn every_variant_is_a_preset() {
    let there: Vec<&str> = all_presets().iter().map(|preset| preset.id()).collect();
    for id in PRESETS {
        assert!(there.contains(&id), "there is no preset {id}");
    }
}

#[test]
fn no_name_of_a_game_in_engine_code() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let files = rust_files(&source);
    assert!(files.len() >= 30, "{files:?}");
    let mut lines = 0;
    for file in files {
        let code = code_of(&fs::read_to_string(&file).unwrap());
        for (number, line) in code {
            lines += 1;
            let named = named_in(&line);
            assert!(
                named.is_none(),
                "{named:?} in {}:{number}: {line}",
                file.display()
            );
        }
    }
    assert!(lines > 3_000, "only {lines} lines of code");
}

/// The search finds what it looks for, and only in code.
#[test]
fn names_are_found() {
    let text = "//! Newmarket\nfn lead() {\n    if id == \"newmarket\" {} // Michigan\n}\n\
        struct TripoleyBoard;\n#[cfg_attr(feature = \"schema\", schema(example = \"epsom\"))]\n\
        #[cfg(test)]\nmod tests {\n    fn saratoga() {}\n}\n";
    let found = code_of(text)
        .into_iter()
        .filter_map(|(number, line)| Some((number, named_in(&line)?)));
    let expected = [(3, "newmarket".to_owned()), (5, "tripoley".to_owned())];
    assert_eq!(found.collect::<Vec<_>>(), expected);
    for preset in all_presets() {
        let found = named_in(&format!("let x = \"{}\";", preset.id()));
        assert_eq!(found.is_none(), preset.id() == "boodle", "{}", preset.id());
    }
}

fn words(text: &str) -> Vec<String> {
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    words
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect()
}

/// The name of a game that a line of code contains: one of the words, or the id or a name of a preset.
fn named_in(line: &str) -> Option<String> {
    let lower = line.to_lowercase();
    if let Some(name) = NAMES.iter().find(|name| lower.contains(**name)) {
        return Some((*name).to_owned());
    }
    let joined = |text: &str| words(text).join("-");
    let line = format!("-{}-", joined(line));
    let of_trade = |name: &String| WORDS_OF_THE_TRADE.contains(&&name[..]);
    let names = all_presets().iter().flat_map(|preset| {
        let told = ["en", "de", "nl"].map(|language| joined(preset.name(language)));
        told.into_iter().chain([preset.id().to_owned()])
    });
    names
        .filter(|name| !of_trade(name))
        .find(|name| line.contains(&format!("-{name}-")))
}

/// The source files but those of tests.
fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.ends_with("tests") || path.ends_with("tests.rs") {
            continue;
        }
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
    files
}

/// The lines of code with their numbers: no comments, nothing that only describes a type for the
/// published document, no tests, which close a file.
fn code_of(text: &str) -> Vec<(usize, String)> {
    let mut lines = Vec::new();
    let mut describes = false;
    for (number, line) in (1..).zip(text.lines()) {
        if line.starts_with("#[cfg(test)]")
            && text
                .lines()
                .nth(number)
                .is_some_and(|next| next.starts_with("mod tests {"))
        {
            break;
        }
        let code = line.split("//").next().unwrap_or_default().trim();
        describes |= code.starts_with("#[cfg_attr(") || code.starts_with("schema(");
        if !code.is_empty() && !describes {
            lines.push((number, code.to_owned()));
        }
        describes &= !code.ends_with(")]");
    }
    lines
}
