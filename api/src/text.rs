//! Short texts whose every byte counts: nothing is trimmed or rewritten.

use serde::{Deserialize, Serialize};

/// The most characters of one.
const LONGEST: usize = 64;

/// A text of 1 to 64 characters, taken as it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct ShortText(String);

impl ShortText {
    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for ShortText {
    type Error = String;

    fn try_from(text: String) -> Result<ShortText, String> {
        if (1..=LONGEST).contains(&text.chars().count()) {
            Ok(ShortText(text))
        } else {
            Err(format!("a text of 1 to {LONGEST} characters is expected"))
        }
    }
}

impl From<ShortText> for String {
    fn from(text: ShortText) -> String {
        text.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_are_counted_and_nothing_is_changed() {
        for text in [" ", "äöü", "a\u{301}", &"ü".repeat(64)] {
            assert_eq!(ShortText::try_from(text.to_owned()).unwrap().as_str(), text);
        }
        for text in [String::new(), "x".repeat(65)] {
            assert!(ShortText::try_from(text).is_err());
        }
    }
}
