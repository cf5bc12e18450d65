//! What the texts say against the parameters: numbers, cards, and the words for what is on the table.

use super::*;
use crate::board::{CardPattern, Claim};
use crate::card::{Rank, Suit};
use crate::rules::{BoodleSource, DoublePot, Exchange, Extra, Pays, SessionEnd, SpaceRules, Tie};
use std::str::FromStr;

/// The numbers that stand in a text as digits.
fn numbers(text: &str) -> BTreeSet<u32> {
    let words = text.split(|c: char| !c.is_ascii_digit());
    words.filter_map(|word| word.parse().ok()).collect()
}

/// Chips and counts that players have to know.
fn parameters(ruleset: &Ruleset) -> BTreeSet<u32> {
    let mut all = vec![ruleset.seats.min.into(), ruleset.seats.max.into()];
    all.push(ruleset.chips.start);
    for space in &ruleset.board {
        all.extend([space.ante.each, space.ante.dealer]);
        if let Pays::Fixed { amount, .. } = space.pays {
            all.push(amount);
        }
        if ruleset.dealer.double_pot != DoublePot::Off && goes_out(space) {
            all.push(space.ante.dealer * 2);
        }
    }
    all.extend(ruleset.free_ante.iter().map(|free| free.budget));
    all.extend(ruleset.deal.hand_size.map(u32::from));
    match &ruleset.exchange {
        Exchange::None {} => {}
        Exchange::FixedPrice {
            price,
            forced_stake,
            ..
        } => all.extend([*price, *forced_stake]),
        Exchange::DealerSwap { price, .. } => all.push(*price),
        Exchange::Auction { min_bid, .. } => all.push(*min_bid),
    }
    all.push(ruleset.stops.no_lead_fee);
    all.extend(ruleset.stops.stop_bonus.iter().map(|bonus| bonus.amount));
    all.push(ruleset.settle.per_card);
    for end in &ruleset.session.ends {
        match end {
            SessionEnd::Rounds { count } | SessionEnd::Minutes { count } => all.push(*count),
            _ => {}
        }
    }
    all.into_iter().filter(|&number| number > 0).collect()
}

fn goes_out(space: &SpaceRules) -> bool {
    let mut claims = space.claims.iter();
    claims.any(|claim| matches!(claim, Claim::GoOut { .. }))
}

/// Numbers that may stand in the text as well: of players and cards, and of the ten extra rounds
/// after which a tie is shared.
fn counts(ruleset: &Ruleset) -> BTreeSet<u32> {
    let pack = 52 - ruleset.deck.remove.len() as u32;
    let players = u32::from(ruleset.seats.min)..=u32::from(ruleset.seats.max);
    let mut all: BTreeSet<u32> = players.clone().collect();
    all.insert(pack);
    if ruleset.deal.extra == Extra::Leftover {
        let size = ruleset.deal.hand_size.map(u32::from);
        all.extend(players.map(|players| pack - players * size.unwrap_or(pack / players)));
    }
    let sets = ruleset.board.iter().flat_map(|space| &space.claims);
    if sets
        .into_iter()
        .any(|claim| matches!(claim, Claim::HoldSet { ranks, .. } if ranks == "89T"))
    {
        all.extend([8, 9, 10]);
    }
    if ruleset.session.tie == Tie::ExtraRound {
        all.insert(10);
    }
    all
}

#[test]
fn every_number_of_the_rules_is_told_and_no_other() {
    for preset in presets() {
        let (needed, counts) = (parameters(preset.ruleset()), counts(preset.ruleset()));
        for language in LANGUAGES {
            let told = numbers(preset.text(language));
            let missing: Vec<_> = needed.difference(&told).collect();
            assert!(
                missing.is_empty(),
                "{} {language}: {missing:?}",
                preset.id()
            );
            let other = told
                .iter()
                .filter(|&number| !needed.contains(number) && !counts.contains(number));
            let other: Vec<_> = other.collect();
            assert!(other.is_empty(), "{} {language}: {other:?}", preset.id());
            assert_eq!(
                told,
                numbers(preset.text("en")),
                "{} {language}",
                preset.id()
            );
        }
    }
}

/// The words of a language for suits and ranks.
struct Words {
    suits: [&'static str; 4],
    ranks: [(&'static str, char); 9],
}

const ENGLISH: Words = Words {
    suits: ["clubs", "diamonds", "hearts", "spades"],
    ranks: [
        ("ace", 'A'),
        ("king", 'K'),
        ("queen", 'Q'),
        ("jack", 'J'),
        ("ten", 'T'),
        ("nine", '9'),
        ("eight", '8'),
        ("seven", '7'),
        ("two", '2'),
    ],
};

const GERMAN: Words = Words {
    suits: ["kreuz", "karo", "herz", "pik"],
    ranks: [
        ("ass", 'A'),
        ("könig", 'K'),
        ("dame", 'Q'),
        ("bube", 'J'),
        ("zehn", 'T'),
        ("neun", '9'),
        ("acht", '8'),
        ("sieben", '7'),
        ("zwei", '2'),
    ],
};

const DUTCH: Words = Words {
    suits: ["klaveren", "ruiten", "harten", "schoppen"],
    ranks: [
        ("aas", 'A'),
        ("heer", 'K'),
        ("vrouw", 'Q'),
        ("boer", 'J'),
        ("tien", 'T'),
        ("negen", '9'),
        ("acht", '8'),
        ("zeven", '7'),
        ("twee", '2'),
    ],
};

impl Words {
    fn rank(&self, word: &str) -> Option<Rank> {
        let rank = self.ranks.iter().find(|(name, _)| *name == word);
        rank.and_then(|(_, letter)| Rank::from_letter(*letter))
    }

    /// The suits of the English order.
    fn suits(&self) -> impl Iterator<Item = (&'static str, Suit)> {
        let suits = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];
        self.suits.into_iter().zip(suits)
    }

    /// "Herz-Ass", "hartenaas": a suit and a rank in one word.
    fn card(&self, word: &str) -> Option<Card> {
        self.suits().find_map(|(name, suit)| {
            let rank = word.strip_prefix(name)?.trim_start_matches('-');
            Some(Card::new(suit, self.rank(rank)?))
        })
    }

    /// "ace, king and queen of hearts": ranks up to their suit.
    fn listed(&self, words: &[&str]) -> BTreeSet<Card> {
        let mut cards = BTreeSet::new();
        let mut ranks: Vec<Rank> = Vec::new();
        for word in words {
            if let Some(rank) = self.rank(word) {
                ranks.push(rank);
            } else if let Some((_, suit)) = self.suits().find(|(name, _)| name == word) {
                cards.extend(ranks.drain(..).map(|rank| Card::new(suit, rank)));
            } else if !["of", "and", "the"].contains(word) {
                ranks.clear();
            }
        }
        cards
    }
}

/// The cards that a text names.
fn named(language: &str, text: &str) -> BTreeSet<Card> {
    let text = text.to_lowercase();
    let sentences = text.split('.').map(|sentence| {
        let words = sentence.split(|c: char| !c.is_alphanumeric() && c != '-');
        words.filter(|word| !word.is_empty()).collect::<Vec<_>>()
    });
    match language {
        "en" => sentences.flat_map(|words| ENGLISH.listed(&words)).collect(),
        "de" => sentences
            .flatten()
            .filter_map(|word| GERMAN.card(word))
            .collect(),
        _ => sentences
            .flatten()
            .filter_map(|word| DUTCH.card(word))
            .collect(),
    }
}

#[test]
fn cards_are_understood_in_every_language() {
    let table = [
        (
            "en",
            "Up to the king. The ace, king and queen of hearts, or a ten of clubs; jack",
            "AH KH QH TC",
        ),
        (
            "de",
            "das Herz-Ass, der Pik-Bube und die Karo-Dame, nicht die Dame",
            "AH JS QD",
        ),
        (
            "nl",
            "hartenaas, schoppenboer en klaverenheer, geen vrouw",
            "AH JS KC",
        ),
    ];
    for (language, text, cards) in table {
        let cards: BTreeSet<Card> = cards.split(' ').map(|card| card.parse().unwrap()).collect();
        assert_eq!(named(language, text), cards);
    }
}

/// Cards that win a space, free from paying or always stop, unless they are drawn.
fn cards(ruleset: &Ruleset) -> BTreeSet<Card> {
    let claims = ruleset.board.iter().flat_map(|space| &space.claims);
    let patterns = claims.filter_map(|claim| match claim {
        Claim::Play { card } | Claim::Hold { card } | Claim::TurnUp { card } => Some(*card),
        _ => None,
    });
    let fixed = ruleset.boodle_source == BoodleSource::Fixed {};
    let boodles = patterns.filter_map(CardPattern::card).filter(|_| fixed);
    let others = ruleset.stops.forced_stops.iter().copied();
    boodles
        .chain(others)
        .chain(ruleset.settle.exempt_holder)
        .collect()
}

#[test]
fn every_boodle_card_is_named() {
    for preset in presets() {
        let cards = cards(preset.ruleset());
        for language in LANGUAGES {
            let named = named(language, preset.text(language));
            let missing: Vec<_> = cards.difference(&named).collect();
            assert!(
                missing.is_empty(),
                "{} {language}: {missing:?}",
                preset.id()
            );
            let english = super::words::named("en", preset.text("en"));
            assert_eq!(named, english, "{} {language}", preset.id());
        }
    }
}

/// A player who reads of the widow finds the widow on the screen.
#[test]
fn texts_and_labels_use_the_same_words() {
    for preset in presets() {
        let drawn = preset.ruleset().boodle_source != BoodleSource::Fixed {};
        let board = preset.ruleset().board.iter().map(|space| space.id.as_str());
        for id in board.chain([DEAD_HAND]) {
            if Card::from_str(id).is_ok() || (drawn && id.starts_with("boodle")) {
                continue;
            }
            for language in LANGUAGES {
                let label = preset.label(id, language).unwrap().to_lowercase();
                let text = preset.text(language).to_lowercase();
                // In German the adjective of the tote Hand is declined.
                let word = label.strip_prefix("tote ").unwrap_or(&label);
                assert!(text.contains(word), "{} {language}: {label}", preset.id());
            }
        }
    }
}
