//! Everything that is known of a table, to judge by it what is sent.

use std::collections::HashMap;

use serde::Deserialize;
use serde_json::value::RawValue;

use super::rules::Rules;
use super::secrets::Secrets;
use super::truth::Truth;
use crate::log::Entry;

/// What is known of one table.
pub(super) struct Known {
    pub(super) truth: Truth,
    pub(super) secrets: Secrets,
    /// The member `rules` of every view, as it was before any card was dealt.
    rules: String,
    /// Pages that depend on no card, as they were before any card was dealt.
    pages: HashMap<String, Vec<u8>>,
}

#[derive(Deserialize)]
struct Made<'a> {
    #[serde(borrow)]
    game: View<'a>,
}

#[derive(Deserialize)]
struct View<'a> {
    #[serde(borrow)]
    rules: &'a RawValue,
}

impl Known {
    /// Of a table that has just been made.
    pub(super) fn new(made: &[u8]) -> Known {
        let made: Made<'_> = serde_json::from_slice(made).unwrap();
        let rules = made.game.rules.get();
        Known {
            truth: Truth::new(Rules::read(&serde_json::from_str(rules).unwrap())),
            secrets: Secrets::default(),
            rules: format!("\"rules\":{rules}"),
            pages: HashMap::new(),
        }
    }

    /// Goes on with what a commit has caused.
    pub(super) fn learn(&mut self, entry: &Entry) {
        self.truth.learn(entry);
        self.secrets.learn(entry);
    }

    /// An answer without the rules, which were known before the cards.
    pub(super) fn without_rules(&self, body: &str) -> String {
        body.replace(&self.rules, "\"rules\":null")
    }

    /// Whether a page is as it was.
    pub(super) fn is_page(&self, asked: &str, body: &[u8]) -> bool {
        self.pages.get(asked).is_some_and(|page| page == body)
    }

    /// Remembers a page.
    pub(super) fn add_page(&mut self, asked: String, body: Vec<u8>) {
        self.pages.insert(asked, body);
    }
}
