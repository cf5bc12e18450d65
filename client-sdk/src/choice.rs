//! Which rules a game is made with: a preset by its id, or a whole ruleset of one's own.

use crate::types::{Ruleset, RulesetChoice};

/// The preset of an id, as in `game.ruleset("newmarket")`.
impl From<&str> for RulesetChoice {
    fn from(id: &str) -> RulesetChoice {
        RulesetChoice::String(id.to_owned())
    }
}

/// The preset of an id.
impl From<String> for RulesetChoice {
    fn from(id: String) -> RulesetChoice {
        RulesetChoice::String(id)
    }
}

/// A whole ruleset.
impl From<&Ruleset> for RulesetChoice {
    fn from(ruleset: &Ruleset) -> RulesetChoice {
        RulesetChoice::Ruleset(ruleset.clone())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn an_id_and_a_whole_ruleset_are_sent_as_they_are() {
        let ruleset = json!({
            "id": "plain", "seats": {"min": 3, "max": 4, "min_active": 2}, "deck": {"low": "A"},
            "chips": {"start": 20}, "phases": ["stops"],
        });
        let own: Ruleset = serde_json::from_value(ruleset.clone()).expect("a ruleset");
        for (choice, sent) in [
            (RulesetChoice::from("newmarket"), json!("newmarket")),
            (
                RulesetChoice::from("newmarket".to_owned()),
                json!("newmarket"),
            ),
            (RulesetChoice::from(&own), ruleset.clone()),
            (RulesetChoice::from(own), ruleset),
        ] {
            assert_eq!(serde_json::to_value(&choice).expect("JSON"), sent);
            let read: RulesetChoice = serde_json::from_value(sent).expect("a choice");
            assert_eq!(read, choice);
        }
    }
}
