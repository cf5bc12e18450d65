//! The written form of a ruleset and the changes that a table makes to it.

use super::*;
use serde_json::Value;
use std::fmt;

/// A ruleset as it is written in JSON: a preset, or a preset with house rules, not yet checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Ruleset {
    /// Its id, or that of the preset it was made from: 1 to 40 lower-case letters, digits and hyphens.
    #[cfg_attr(
        feature = "schema",
        schema(
            pattern = "^[a-z0-9][a-z0-9-]{0,39}$",
            min_length = 1,
            max_length = 40,
            example = "newmarket"
        )
    )]
    pub id: String,
    /// How many play.
    pub seats: SeatRules,
    /// The pack.
    pub deck: DeckRules,
    /// Whether chips are played for.
    pub chips: ChipRules,
    /// Who deals first and what the dealer may do.
    #[serde(default)]
    pub dealer: DealerRules,
    /// Where the boodle cards come from.
    #[serde(default)]
    pub boodle_source: BoodleSource,
    /// The spaces of the board, in order.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(max_items = 16))]
    pub board: Vec<SpaceRules>,
    /// Chips that every seat distributes as it likes, or none.
    #[serde(default)]
    pub free_ante: Option<FreeAnte>,
    /// What happens to a seat that cannot ante in full.
    #[serde(default)]
    pub short_ante: ShortAnte,
    /// How the cards are dealt.
    #[serde(default)]
    pub deal: DealRules,
    /// Whether a card is turned up for trumps.
    #[serde(default)]
    pub turn_up: TurnUp,
    /// Whether melds relieve the losers before they pay.
    #[serde(default)]
    pub rummy: Rummy,
    /// The phases of a round after the deal, in order.
    #[cfg_attr(feature = "schema", schema(min_items = 1, max_items = 8))]
    pub phases: Vec<RoundPhase>,
    /// How the dead hand changes its owner.
    #[serde(default)]
    pub exchange: Exchange,
    /// How the cards are played.
    #[serde(default)]
    pub stops: StopsRules,
    /// What is paid at the end of a round.
    #[serde(default)]
    pub settle: SettleRules,
    /// When the session ends and who wins it.
    #[serde(default)]
    pub session: SessionRules,
    /// Until when the host may declare a misdeal.
    #[serde(default)]
    pub misdeal: Misdeal,
    /// What the table sees after a round.
    #[serde(default)]
    pub visibility: Visibility,
}

/// A ruleset or a change of one that is not of the right form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Malformed {
    /// Where, as a JSON pointer (RFC 6901) into the ruleset.
    pub pointer: String,
    /// What is wrong there.
    pub detail: String,
}

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.pointer, self.detail)
    }
}

impl std::error::Error for Malformed {}

impl Malformed {
    /// A mistake with the place where it was met.
    pub(crate) fn of(error: serde_path_to_error::Error<serde_json::Error>) -> Malformed {
        use serde_path_to_error::Segment;
        let pointer = error
            .path()
            .iter()
            .fold(String::new(), |pointer, step| match step {
                Segment::Seq { index } => format!("{pointer}/{index}"),
                Segment::Map { key } => {
                    format!("{pointer}/{}", key.replace('~', "~0").replace('/', "~1"))
                }
                Segment::Enum { .. } | Segment::Unknown => pointer,
            });
        Malformed {
            pointer,
            detail: error.into_inner().to_string(),
        }
    }
}

impl Ruleset {
    /// Reads a whole ruleset.
    ///
    /// # Errors
    /// If a member is unknown, missing or of the wrong form.
    pub fn read(value: Value) -> Result<Ruleset, Malformed> {
        serde_path_to_error::deserialize(value).map_err(Malformed::of)
    }

    /// This ruleset with a JSON Merge Patch (RFC 7396) applied: objects merge, arrays are replaced
    /// whole, null switches off. An object that is given another `type` or `mode` is replaced whole,
    /// since the members of the old one have no meaning in the new.
    ///
    /// # Errors
    /// If the patch is no object, touches the `id`, or does not result in a ruleset.
    pub fn patched(&self, patch: &Value) -> Result<Ruleset, Malformed> {
        let malformed = |pointer: &str, detail: &str| Malformed {
            pointer: pointer.to_owned(),
            detail: detail.to_owned(),
        };
        let Some(members) = patch.as_object() else {
            return Err(malformed("", "overrides are an object"));
        };
        if members.contains_key("id") {
            return Err(malformed("/id", "the id cannot be overridden"));
        }
        let mut value =
            serde_json::to_value(self).map_err(|error| malformed("", &error.to_string()))?;
        clear_retagged(&mut value, patch);
        json_patch::merge(&mut value, patch);
        Ruleset::read(value)
    }
}

/// Empties the objects whose `type` or `mode` the patch changes.
fn clear_retagged(value: &mut Value, patch: &Value) {
    let (Some(members), Some(changes)) = (value.as_object_mut(), patch.as_object()) else {
        return;
    };
    let retagged = ["type", "mode"].iter().any(|tag| {
        let change = changes.get(*tag);
        change.is_some() && members.get(*tag).is_some_and(|old| Some(old) != change)
    });
    if retagged {
        members.clear();
        return;
    }
    for (name, change) in changes {
        if let Some(member) = members.get_mut(name) {
            clear_retagged(member, change);
        }
    }
}
