//! Names of people: what is a name, and when two names are the same.

use caseless::Caseless;
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

/// The longest name, in characters.
pub const LONGEST: usize = 40;

/// A checked name: trimmed, NFC, 1 to 40 characters, nothing that hides or reorders text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Name(String);

/// Why a text is not a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotAName {
    /// Nothing is left after trimming.
    #[error("a name needs at least one character")]
    Empty,
    /// More than [`LONGEST`] characters.
    #[error("a name has at most 40 characters")]
    TooLong,
    /// A control, bidirectional or unassigned character.
    #[error("a name has no control, bidirectional or unassigned characters")]
    Forbidden,
    /// Only characters that nobody can see.
    #[error("a name needs at least one visible character")]
    Invisible,
}

impl Name {
    /// Checks and normalises a name as it was typed.
    pub fn new(typed: &str) -> Result<Name, NotAName> {
        let name: String = typed.nfc().collect();
        let name = name.trim();
        if name.is_empty() {
            return Err(NotAName::Empty);
        }
        if name.chars().count() > LONGEST {
            return Err(NotAName::TooLong);
        }
        if name.chars().any(is_forbidden) {
            return Err(NotAName::Forbidden);
        }
        if !name.chars().any(is_visible) {
            return Err(NotAName::Invisible);
        }
        Ok(Name(name.to_owned()))
    }

    /// The name as it is shown.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether another name of the same game would be taken for this one.
    pub fn is_like(&self, other: &str) -> bool {
        likeness(&self.0) == likeness(other)
    }
}

/// Canonical caseless form without characters that leave no mark on the screen.
fn likeness(name: &str) -> String {
    name.nfd()
        .filter(|c| !(is_ignorable(*c) || is_blank(*c)))
        .default_case_fold()
        .nfd()
        .collect()
}

fn is_forbidden(c: char) -> bool {
    use GeneralCategory as G;
    let is_bidi = matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    is_bidi
        || matches!(
            c.general_category(),
            G::Control
                | G::LineSeparator
                | G::ParagraphSeparator
                | G::Surrogate
                | G::PrivateUse
                | G::Unassigned
        )
}

/// Joiners, variation selectors, fillers: part of some writing systems, but nothing by themselves.
fn is_ignorable(c: char) -> bool {
    matches!(c,
        '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{e0100}'..='\u{e01ef}')
        || c.general_category() == GeneralCategory::Format
}

/// Blanks of any width; names that differ only in them look alike.
fn is_blank(c: char) -> bool {
    c.is_whitespace() || c == '\u{2800}'
}

fn is_visible(c: char) -> bool {
    use GeneralCategory as G;
    let is_mark = matches!(
        c.general_category(),
        G::NonspacingMark | G::EnclosingMark | G::SpacingMark
    );
    !(is_blank(c) || is_ignorable(c) || is_mark)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_a_name() {
        let forty = "x".repeat(40);
        for (typed, shown) in [
            ("Ann", "Ann"),
            ("  Ann\t", "Ann"),
            ("Zoe\u{308}", "Zo\u{eb}"),
            ("Ann Lee", "Ann Lee"),
            ("\u{1f468}\u{200d}\u{1f469}", "\u{1f468}\u{200d}\u{1f469}"),
            (forty.as_str(), forty.as_str()),
        ] {
            assert_eq!(
                Name::new(typed).map(|name| name.0),
                Ok(shown.to_owned()),
                "{typed:?}"
            );
        }
    }

    #[test]
    fn what_is_not() {
        let long = "x".repeat(41);
        for (typed, why) in [
            ("", NotAName::Empty),
            (" \u{a0}\u{2003}", NotAName::Empty),
            (long.as_str(), NotAName::TooLong),
            ("A\u{0}nn", NotAName::Forbidden),
            ("Ann\nLee", NotAName::Forbidden),
            ("\u{202e}nnA", NotAName::Forbidden),
            ("A\u{2066}nn", NotAName::Forbidden),
            ("\u{e000}", NotAName::Forbidden),
            ("\u{200b}\u{200b}", NotAName::Invisible),
            ("\u{2800}", NotAName::Invisible),
            ("\u{3164}", NotAName::Invisible),
            ("\u{301}", NotAName::Invisible),
        ] {
            assert_eq!(Name::new(typed), Err(why), "{typed:?}");
        }
    }

    #[test]
    fn which_names_are_alike() {
        for (one, other, alike) in [
            ("Ann", "ANN", true),
            ("Stra\u{df}e", "STRASSE", true),
            ("Zo\u{eb}", "ZOE\u{308}", true),
            ("Ann", "A\u{200d}nn", true),
            ("Ann Lee", "Ann\u{a0}Lee", true),
            ("Ann Lee", "Ann  Lee", true),
            ("Ann", "Ann\u{2800}", true),
            ("Ann", "Anna", false),
        ] {
            assert_eq!(
                Name::new(one).map(|name| name.is_like(other)),
                Ok(alike),
                "{one} {other}"
            );
        }
    }
}
