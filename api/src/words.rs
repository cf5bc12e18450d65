//! What players call the things on a table, in their language: the words of the game they play,
//! and general ones where it has none.

use std::borrow::Cow;

use boodle_engine::{Card, DEAD_HAND, Preset, Ruleset, SpaceId, preset};
use serde::Serialize;
use utoipa::ToSchema;

use crate::language::{Language, args};

/// The words of one game in one language.
#[derive(Debug, Clone, Copy)]
pub struct Words {
    language: Language,
    preset: Option<&'static Preset>,
}

impl Words {
    /// The words for rules of this id: those of the preset that they were made from, general ones
    /// where there is no such preset.
    pub fn of(id: &str, language: Language) -> Words {
        Words {
            language,
            preset: preset(id),
        }
    }

    /// Their language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The name of a space: of a card, or a word, or at least its id.
    pub fn space(&self, space: SpaceId) -> Cow<'static, str> {
        let id = space.as_str();
        self.known(id).unwrap_or_else(|| id.to_owned().into())
    }

    /// The name of a space as it stands in a sentence about it: an id for want of a word is quoted.
    pub fn space_told(&self, space: SpaceId) -> Cow<'static, str> {
        let id = space.as_str();
        self.known(id).unwrap_or_else(|| {
            let quoted = args([("id", id.into())]);
            self.language.say("own-space", &quoted).into()
        })
    }

    fn known(&self, id: &str) -> Option<Cow<'static, str>> {
        if let Ok(card) = id.parse::<Card>() {
            return Some(self.language.card(card).into());
        }
        let label = self.label(id).map(Cow::from);
        let general = || self.language.word_if_any(&format!("space-{id}"));
        label.or_else(|| general().map(Cow::from))
    }

    /// Whether a space is called after this card.
    pub fn is_card(&self, space: SpaceId, card: Card) -> bool {
        space.as_str().parse() == Ok(card)
    }

    /// The name of the dead hand.
    pub fn dead_hand(&self) -> Cow<'static, str> {
        match self.label(DEAD_HAND) {
            Some(label) => label.into(),
            None => self.language.word("dead-hand").into(),
        }
    }

    /// The dead hand in a sentence: "the dead hand".
    pub fn the_dead_hand(&self) -> String {
        self.with_dead_hand("rules-dead-acc")
    }

    /// Where the cards of the dead hand lie: "in the dead hand".
    pub fn in_the_dead_hand(&self) -> String {
        self.with_dead_hand("rules-dead-in")
    }

    fn with_dead_hand(&self, id: &str) -> String {
        let name = self.dead_hand();
        let word = name.to_lowercase().replace(' ', "-");
        let args = args([("dead", name.into()), ("word", word.into())]);
        self.language.say(id, &args)
    }

    /// The game's own word for a space, or for the dead hand.
    pub fn label(&self, id: &str) -> Option<&'static str> {
        self.preset?.label(id, self.language.tag())
    }
}

/// What players call the things on the table.
#[derive(Debug, Serialize, ToSchema)]
pub struct Glossary {
    /// The cards that nobody plays.
    #[schema(example = "dead hand", extensions(("x-localized" = json!(true))))]
    dead_hand: String,
    /// The spaces of the board, in order.
    #[schema(max_items = 16)]
    spaces: Vec<SpaceName>,
    /// All cards, by suit and rank.
    #[schema(min_items = 52, max_items = 52)]
    cards: Vec<CardName>,
}

/// What players call a space.
#[derive(Debug, Serialize, ToSchema)]
pub struct SpaceName {
    /// The space.
    #[schema(value_type = SpaceId)]
    id: SpaceId,
    /// Its name.
    #[schema(example = "queen of diamonds", extensions(("x-localized" = json!(true))))]
    name: Cow<'static, str>,
}

/// What players call a card.
#[derive(Debug, Serialize, ToSchema)]
pub struct CardName {
    /// The card.
    card: Card,
    /// Its name.
    #[schema(example = "queen of diamonds", extensions(("x-localized" = json!(true))))]
    name: &'static str,
}

impl Glossary {
    /// Of the things that these rules put on the table.
    pub fn of(ruleset: &Ruleset, words: &Words) -> Glossary {
        let spaces = ruleset.board.iter().map(|space| SpaceName {
            id: space.id,
            name: words.space(space.id),
        });
        let cards = Card::all().map(|card| CardName {
            card,
            name: words.language.card(card),
        });
        Glossary {
            dead_hand: words.dead_hand().into_owned(),
            spaces: spaces.collect(),
            cards: cards.collect(),
        }
    }
}
