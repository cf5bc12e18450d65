//! The options of a ruleset, described so that a form can be built from the description alone: type,
//! range, default and meaning of each, in the caller's language.
//!
//! Nobody writes them down. What there is comes from the schema of [`Ruleset`](boodle_engine::Ruleset)
//! (`reader`), the defaults come from reading rulesets that lack a member (`sample`), and
//! `options.ftl` of each language has the words; a test fails where one is missing or too many.

mod reader;
mod sample;
#[cfg(test)]
pub(crate) mod tests;

use std::sync::LazyLock;

use serde::Serialize;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use utoipa::ToSchema;

use crate::language::Language;
use reader::Reader;

/// An option of a ruleset: what may stand at one place of it. Options are nested as the ruleset is.
/// New types may be added: leave alone what you do not know.
#[derive(Debug, Serialize, ToSchema)]
pub struct RulesetOption {
    /// Where it stands, as a JSON pointer (RFC 6901) into the ruleset; `-` is each item of a list.
    #[schema(example = "/chips/start")]
    pointer: String,
    /// The member that it is; `-` for each item of a list.
    #[schema(example = "start")]
    name: String,
    /// A few words for it.
    #[schema(example = "Starting chips", extensions(("x-localized" = json!(true))))]
    title: String,
    /// What it means.
    #[schema(
        example = "So many chips every player has at the start of the session.",
        extensions(("x-localized" = json!(true)))
    )]
    meaning: String,
    /// Whether it must be there wherever the object around it is.
    required: bool,
    /// What counts where it is left out; absent where it is required.
    #[serde(skip_serializing_if = "Option::is_none")]
    default: Option<Value>,
    /// Whether it may be null.
    nullable: bool,
    /// What may stand there.
    #[serde(flatten)]
    kind: OptionKind,
}

/// What may stand at a place of a ruleset.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum OptionKind {
    /// True or false.
    Boolean {},
    /// A whole number.
    Integer {
        /// The smallest and the largest number.
        range: OptionRange,
    },
    /// A text.
    Text {
        /// The fewest and the most characters.
        length: OptionRange,
        /// The regular expression that it matches.
        pattern: String,
    },
    /// A card.
    Card {
        /// Whether it may also be a rank of the trump suit, as in `K+`.
        trumps: bool,
    },
    /// The id of a space of the board.
    Space {
        /// Whether it may also be `dealer`, who is no space.
        dealer: bool,
    },
    /// One of several values.
    Choice {
        /// The values.
        #[schema(max_items = 100)]
        values: Vec<OptionValue>,
    },
    /// One of several objects, which one of their members tells apart.
    Union {
        /// That member.
        #[schema(example = "type")]
        tag: String,
        /// The objects.
        #[schema(max_items = 100)]
        variants: Vec<OptionVariant>,
    },
    /// A list.
    List {
        /// The fewest and the most items.
        length: OptionRange,
        /// What each item is.
        #[schema(no_recursion)]
        items: Box<RulesetOption>,
    },
    /// An object.
    Object {
        /// Its members, in order; it has no others.
        #[schema(no_recursion, max_items = 100)]
        options: Vec<RulesetOption>,
    },
}

/// The least and the most of something.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
pub struct OptionRange {
    /// At least so much.
    min: u32,
    /// At most so much.
    max: u32,
}

/// A value that can be chosen.
#[derive(Debug, Serialize, ToSchema)]
pub struct OptionValue {
    /// As it stands in the ruleset.
    #[schema(example = "change_colour")]
    value: String,
    /// What it means.
    #[schema(example = "A suit of the other colour.", extensions(("x-localized" = json!(true))))]
    meaning: String,
}

/// An object that can be chosen.
#[derive(Debug, Serialize, ToSchema)]
pub struct OptionVariant {
    /// The value of the member that tells it from the others.
    #[schema(example = "auction")]
    value: String,
    /// What it means.
    #[schema(example = "It goes to the highest bidder.", extensions(("x-localized" = json!(true))))]
    meaning: String,
    /// Its other members, in order; it has no others.
    #[schema(no_recursion, max_items = 100)]
    options: Vec<RulesetOption>,
}

type Written = LazyLock<Result<Box<RawValue>, String>>;

static ENGLISH: Written = LazyLock::new(|| written(Language::English));
static GERMAN: Written = LazyLock::new(|| written(Language::German));
static DUTCH: Written = LazyLock::new(|| written(Language::Dutch));

fn written(language: Language) -> Result<Box<RawValue>, String> {
    let options = Reader::new(&|id| language.word(id))?.ruleset()?;
    to_raw_value(&options).map_err(|error| error.to_string())
}

/// All options of a ruleset, written once for each language.
///
/// # Errors
/// If the schema of a ruleset has something that cannot be described, which a test would tell.
pub fn told(language: Language) -> Result<&'static RawValue, &'static str> {
    let written = match language {
        Language::English => &ENGLISH,
        Language::German => &GERMAN,
        Language::Dutch => &DUTCH,
    };
    match &**written {
        Ok(options) => Ok(options),
        Err(error) => Err(error),
    }
}
