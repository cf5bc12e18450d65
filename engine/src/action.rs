//! What players say.

use crate::board::SpaceId;
use crate::card::Card;
use serde::de::{Deserializer, Error, MapAccess, Visitor};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// What a seat does when it is asked. Actions are complete and accepted as they stand in a view's
/// `legal_actions`; the ranges of a stake stand apart in its `limits`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Distribute the free stake.
    Stake {
        /// Chips on each space; a space that is not named gets none.
        #[serde(deserialize_with = "each_once")]
        chips: BTreeMap<SpaceId, u32>,
    },
    /// Deal the cards.
    Deal {
        /// Whether to ante double on the pot; only and always where the ruleset leaves it open.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        double: Option<bool>,
    },
    /// Offer the dead hand for sale.
    Offer {},
    /// Not offer it, or not buy it.
    Decline {},
    /// Buy the dead hand: pay the price, throw in the hand, take the dead hand.
    Buy {},
    /// As the dealer, keep the hand and leave the dead hand where it is.
    Keep {},
    /// As the dealer, take the dead hand and throw in the hand.
    Exchange {
        /// The cards thrown in, where as many are swapped as the dead hand has; else absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(
            feature = "schema",
            schema(min_items = 1, max_items = 26, nullable = false)
        )]
        cards: Option<Vec<Card>>,
    },
    /// Cut the pack for the dealer.
    Cut {
        /// How many cards to lift off the top.
        #[cfg_attr(feature = "schema", schema(minimum = 1, maximum = 51))]
        at: u8,
    },
    /// Bid for the dead hand.
    Bid {
        /// Chips.
        chips: u32,
    },
    /// Bid no more, or not play the card that is due where it may be kept back.
    Pass {},
    /// Play a card: lead a sequence or follow in it.
    Play {
        /// The card.
        card: Card,
    },
}

/// A map in which no space is named twice: which of the two was meant nobody can know.
pub(crate) fn each_once<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<BTreeMap<SpaceId, u32>, D::Error> {
    struct EachOnce;

    impl<'de> Visitor<'de> for EachOnce {
        type Value = BTreeMap<SpaceId, u32>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("an object of chips by space")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Self::Value, A::Error> {
            let mut chips = BTreeMap::new();
            while let Some((space, staked)) = entries.next_entry::<SpaceId, u32>()? {
                if chips.insert(space, staked).is_some() {
                    return Err(A::Error::custom(format_args!("{space} is named twice")));
                }
            }
            Ok(chips)
        }
    }

    deserializer.deserialize_map(EachOnce)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_are_written_as_the_contract_says() {
        for text in [
            r#"{"type":"stake","chips":{"AS":4}}"#,
            r#"{"type":"deal"}"#,
            r#"{"type":"deal","double":false}"#,
            r#"{"type":"offer"}"#,
            r#"{"type":"decline"}"#,
            r#"{"type":"buy"}"#,
            r#"{"type":"keep"}"#,
            r#"{"type":"exchange"}"#,
            r#"{"type":"play","card":"3C"}"#,
        ] {
            let action: Action = serde_json::from_str(text).unwrap();
            assert_eq!(serde_json::to_string(&action).unwrap(), text);
        }
    }

    #[test]
    fn other_forms_are_refused() {
        for text in [
            r#"{"type":"play"}"#,
            r#"{"type":"play","card":"1C"}"#,
            r#"{"type":"play","card":"3C","to":1}"#,
            r#"{"type":"offer","price":1}"#,
            r#"{"type":"stake","chips":{"AS":-1}}"#,
            r#"{"type":"stake","chips":{"AS":1.5}}"#,
            r#"{"type":"stake","chips":{"AS":4294967296}}"#,
            r#"{"type":"stake","chips":{"AS":2,"AS":4}}"#,
            r#"{"type":"fly"}"#,
            r#"{}"#,
        ] {
            assert!(serde_json::from_str::<Action>(text).is_err(), "{text}");
        }
    }
}
