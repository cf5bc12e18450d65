//! The names of cards and suits.

use std::array;
use std::sync::LazyLock;

use boodle_engine::{Card, Suit};

use super::Language;
use super::texts::args;

/// The names of one language.
struct Names {
    suits: [String; 4],
    cards: [String; 52],
}

static ENGLISH: LazyLock<Names> = LazyLock::new(|| Names::of(Language::English));
static GERMAN: LazyLock<Names> = LazyLock::new(|| Names::of(Language::German));
static DUTCH: LazyLock<Names> = LazyLock::new(|| Names::of(Language::Dutch));

impl Names {
    fn of(language: Language) -> Names {
        let suits = Suit::ALL.map(|suit| language.word(&format!("suit-{}", suit.letter())));
        let name = |index: usize| {
            let card = u8::try_from(index).ok().and_then(Card::from_index);
            card.map(|card| {
                let rank = language.word(&format!("rank-{}", card.rank().letter()));
                let suit = suits[card.suit() as usize].as_str().into();
                language.say("card", &args([("rank", rank.into()), ("suit", suit)]))
            })
        };
        // There are 52 cards, so none is without a name.
        let cards = array::from_fn(|index| name(index).unwrap_or_default());
        Names { suits, cards }
    }
}

impl Language {
    fn names(self) -> &'static Names {
        match self {
            Language::English => &ENGLISH,
            Language::German => &GERMAN,
            Language::Dutch => &DUTCH,
        }
    }

    /// The name of a card: "queen of diamonds".
    pub fn card(self, card: Card) -> &'static str {
        &self.names().cards[usize::from(card.index())]
    }

    /// The name of a suit: "diamonds".
    pub fn suit(self, suit: Suit) -> &'static str {
        &self.names().suits[suit as usize]
    }

    /// The names of cards as a list in a sentence.
    pub fn cards(self, cards: &[Card]) -> String {
        self.list(cards.iter().map(|&card| self.card(card)))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn cards_have_the_names_that_players_use() {
        for (card, english, german, dutch) in [
            ("QD", "queen of diamonds", "Karo-Dame", "ruitenvrouw"),
            ("KC", "king of clubs", "Kreuz-König", "klaverenheer"),
            ("AH", "ace of hearts", "Herz-Ass", "hartenaas"),
            ("JS", "jack of spades", "Pik-Bube", "schoppenboer"),
            ("TH", "ten of hearts", "Herz-Zehn", "hartentien"),
            ("2C", "two of clubs", "Kreuz-Zwei", "klaverentwee"),
            ("8D", "eight of diamonds", "Karo-Acht", "ruitenacht"),
        ] {
            let card = card.parse().unwrap();
            assert_eq!(
                Language::ALL.map(|l| l.card(card)),
                [english, german, dutch]
            );
        }
    }

    #[test]
    fn no_two_cards_have_one_name() {
        for language in Language::ALL {
            let names: BTreeSet<_> = Card::all().map(|card| language.card(card)).collect();
            assert_eq!(names.len(), 52);
            assert!(names.iter().all(|name| name.len() > 5), "{names:?}");
        }
    }
}
