//! Cards in what is sent: as two letters, and by their names in sentences of the three languages.

use std::sync::LazyLock;

use boodle_engine::{Card, Hand};

/// The names of the cards of one suit in one language, and what all of them have in common.
struct Names {
    mark: String,
    names: Vec<(String, Card)>,
}

static NAMES: LazyLock<Vec<Names>> = LazyLock::new(|| {
    let files = [
        include_str!("../../../languages/en/cards.ftl"),
        include_str!("../../../languages/de/cards.ftl"),
        include_str!("../../../languages/nl/cards.ftl"),
    ];
    let mut names: Vec<Names> = files.into_iter().flat_map(of_language).collect();
    names.extend("♣C ♦D ♥H ♠S".split(' ').map(of_sign));
    names
});

/// Read from the terms that the sentences are made of.
fn of_language(file: &str) -> Vec<Names> {
    let term = |id: String| {
        let lines = file.lines().filter_map(|line| line.split_once(" = "));
        let mut found = lines.filter(|(name, _)| *name == id);
        found.next().unwrap().1.to_owned()
    };
    let form = term("card".to_owned());
    let suit = |suit: char| {
        let of_suit = form.replace("{ $suit }", &term(format!("suit-{suit}")));
        let named = |rank: &str| of_suit.replace("{ $rank }", rank).to_lowercase();
        Names {
            mark: named(""),
            names: each_rank(suit, |rank| named(&term(format!("rank-{rank}")))),
        }
    };
    "CDHS".chars().map(suit).collect()
}

/// `Q♦`
fn of_sign(pair: &str) -> Names {
    let (sign, suit) = (pair.chars().next().unwrap(), pair.chars().last().unwrap());
    let name = |rank: char| format!("{rank}{sign}").to_lowercase();
    Names {
        mark: sign.to_string(),
        names: each_rank(suit, name),
    }
}

fn each_rank(suit: char, name: impl Fn(char) -> String) -> Vec<(String, Card)> {
    let card = |rank: char| format!("{rank}{suit}").parse().unwrap();
    let ranks = "A23456789TJQK".chars();
    ranks.map(|rank| (name(rank), card(rank))).collect()
}

/// The card that a text is, in either case.
pub(super) fn exactly(text: &str) -> Option<Card> {
    if text.len() != 2 {
        return None;
    }
    text.to_ascii_uppercase().parse().ok()
}

/// The cards that stand in a text as words.
pub(super) fn words(text: &str) -> Hand {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
    let cards = words.filter(|word| word.len() == 2);
    cards.filter_map(|word| word.parse().ok()).collect()
}

/// The cards that a text names in any language.
pub(super) fn named(text: &str) -> Hand {
    // No name is shorter.
    if text.is_ascii() && text.len() < "Herz-Ass".len() {
        return Hand::EMPTY;
    }
    let text = text.to_lowercase();
    let suits = NAMES.iter().filter(|suit| text.contains(&suit.mark));
    let names = suits.flat_map(|suit| &suit.names);
    let named = names.filter(|(name, _)| text.contains(name.as_str()));
    named.map(|(_, card)| *card).collect()
}

/// The name of a card in the language of a number: English, German, Dutch.
pub(super) fn name(language: usize, card: Card) -> &'static str {
    let names = NAMES[4 * language..4 * language + 4].iter();
    let mut names = names.flat_map(|suit| &suit.names);
    &names.find(|(_, named)| *named == card).unwrap().0
}

#[test]
fn cards_are_found_in_every_language() {
    let hand = |cards: &str| -> Hand {
        cards
            .split_whitespace()
            .map(|c| c.parse().unwrap())
            .collect()
    };
    for (text, cards) in [
        ("Ann leads the queen of diamonds.", "QD"),
        ("Your hand: two of clubs and ten of hearts.", "2C TH"),
        ("Ann spielt die Karo-Dame.", "QD"),
        ("Auf der Hand: Kreuz-Zwei und Herz-Zehn.", "2C TH"),
        ("Ann speelt ruitenvrouw.", "QD"),
        ("Hartenacht, hartenaas en schoppenheer.", "8H AH KS"),
        ("Q♦ and 10♥, a♠", "QD AS"),
        ("The cards are dealt; 12 cards lie in the dead hand.", ""),
        ("Herz und Karo, hearts and spades, ruiten", ""),
    ] {
        assert_eq!(named(text), hand(cards), "{text}");
    }
    assert_eq!(
        words("the lowest card must be led, here 3C (not TH)."),
        hand("3C TH")
    );
    assert_eq!(words("AS-KH/QC:JD 3CC xAS"), hand("AS KH QC JD"));
    assert_eq!((exactly("qd"), exactly("QD ")), ("QD".parse().ok(), None));
    assert_eq!(name(1, "QD".parse().unwrap()), "karo-dame");
}
