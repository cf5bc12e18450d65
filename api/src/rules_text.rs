//! The rules of any ruleset in words for people, made from its options: what a table that changes a
//! game, or writes its own, has agreed on.
//!
//! Each part of a round has a file and becomes a paragraph, each sentence is a message of
//! `api/languages`. An option that makes a difference is told; what does not apply is not.

mod board;
mod deal;
mod exchange;
mod out;
mod play;
mod session;
mod show;
mod spaces;
mod stakes;
mod stops;
mod table;
mod teller;
#[cfg(test)]
mod tests;

use boodle_engine::{RoundPhase, Ruleset, preset};

use crate::language::Language;
use teller::Teller;

/// The rules in words, Markdown: as a preset tells them where these are its own, else made from the
/// options.
pub fn told(rules: &Ruleset, language: Language) -> String {
    match preset(&rules.id).filter(|preset| preset.ruleset() == rules) {
        Some(preset) => preset.text(language.tag()).to_owned(),
        None => of(rules, language),
    }
}

/// The rules in words, Markdown, with the words of the preset that they were made from, if any.
pub fn of(rules: &Ruleset, language: Language) -> String {
    let preset = preset(&rules.id);
    let label = |id: &str| preset?.label(id, language.tag()).map(str::to_owned);
    with_labels(rules, language, &label)
}

/// The rules in words, Markdown, with the players' own words for spaces of the board, by their ids,
/// and for the dead hand, by [`DEAD_HAND`](boodle_engine::DEAD_HAND).
fn with_labels(
    rules: &Ruleset,
    language: Language,
    label: &dyn Fn(&str) -> Option<String>,
) -> String {
    let teller = Teller::new(rules, language, label);
    let stakes = [table::told(&teller), stakes::told(&teller)].concat();
    let mut paragraphs = vec![stakes, deal::told(&teller)];
    for phase in &rules.phases {
        match phase {
            RoundPhase::TurnUp => paragraphs.push(show::turn_up(&teller)),
            RoundPhase::Exchange => paragraphs.push(exchange::told(&teller)),
            RoundPhase::Collect => paragraphs.push(show::collect(&teller)),
            RoundPhase::Poker => paragraphs.push(show::poker(&teller)),
            RoundPhase::Stops => paragraphs.push(stops::told(&teller)),
            // What is melded is told where it is paid for.
            RoundPhase::Rummy => {}
        }
    }
    paragraphs.push([play::told(&teller), out::told(&teller)].concat());
    paragraphs.push(session::told(&teller));
    let paragraphs = paragraphs.into_iter().filter(|told| !told.is_empty());
    let paragraphs: Vec<String> = paragraphs.map(paragraph).collect();
    paragraphs.join("\n\n")
}

fn paragraph(sentences: Vec<String>) -> String {
    let sentences: Vec<String> = sentences.iter().map(|told| capital(told)).collect();
    sentences.join(" ")
}

/// A sentence begins with a capital.
fn capital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}
