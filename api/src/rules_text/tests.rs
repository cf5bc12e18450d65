//! The text of every preset in every language, and whole texts written by hand for three rulesets.

mod options;
mod reasons;
mod sensitivity;

use boodle_engine::{Card, CardPattern, Claim, Exchange, Pays, SessionEnd, presets};
use include_dir::{Dir, include_dir};
use serde_json::json;

use super::*;
use crate::language::args;

/// Three rulesets with their texts, as `name.json` and `name.en.md`.
static OWN: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/src/rules_text/tests/own");

/// What a text with a fault in it shows: variables, ids, sentences that do not fit together.
const FAULTS: [&str; 13] = [
    "{", "}", "$", "rules-", "rank-", "suit-", "space-", "  ", "..", ". .", " ,", " .", "()",
];

/// Words that only one of the languages has.
fn own_words(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &[
            "the", "and", "card", "cards", "dealer", "player", "players", "suit", "ace", "king",
            "queen", "jack", "with", "each", "round", "rounds", "plays", "takes", "if", "whoever",
        ],
        Language::German => &[
            "und", "oder", "der", "das", "karte", "karten", "spieler", "geber", "farbe", "wer",
        ],
        Language::Dutch => &[
            "het", "een", "kaart", "kaarten", "spelers", "fiches", "deler", "kleur", "niet",
        ],
    }
}

#[test]
fn no_text_shows_how_it_was_made() {
    for preset in presets() {
        for language in Language::ALL {
            let text = of(preset.ruleset(), language);
            let which = format!("{} in {}", preset.id(), language.tag());
            for fault in FAULTS {
                assert!(!text.contains(fault), "{which} has {fault:?}: {text}");
            }
            for paragraph in text.split("\n\n") {
                assert!(paragraph.ends_with('.'), "{which}: {paragraph}");
                let first = paragraph.chars().next().unwrap();
                assert!(!first.is_lowercase(), "{which}: {paragraph}");
            }
        }
    }
}

#[test]
fn no_word_of_another_language_is_left() {
    for preset in presets() {
        for language in Language::ALL {
            let text = of(preset.ruleset(), language).to_lowercase();
            let words: Vec<&str> = text.split(|c: char| !c.is_alphabetic()).collect();
            for other in Language::ALL.into_iter().filter(|other| *other != language) {
                let foreign = own_words(other).iter().find(|word| words.contains(word));
                let tag = language.tag();
                assert_eq!(foreign, None, "{} in {tag}: {text}", preset.id());
            }
            let own = own_words(language);
            assert!(own.iter().any(|word| words.contains(word)), "{own:?}");
        }
    }
}

/// The amounts of chips that players need to know.
fn amounts(rules: &Ruleset) -> Vec<u32> {
    let mut amounts = vec![rules.settle.per_card, rules.stops.no_lead_fee];
    amounts.extend(rules.chips.enabled.then_some(rules.chips.start));
    amounts.extend(rules.free_ante.iter().map(|free| free.budget));
    amounts.extend(rules.stops.stop_bonus.iter().map(|bonus| bonus.amount));
    for space in &rules.board {
        amounts.extend([space.ante.each, space.ante.dealer]);
        if let Pays::Fixed { amount, .. } = space.pays {
            amounts.push(amount);
        }
    }
    match &rules.exchange {
        Exchange::None {} => {}
        Exchange::FixedPrice {
            price,
            forced_stake,
            ..
        } => amounts.extend([*price, *forced_stake]),
        Exchange::DealerSwap { price, .. } => amounts.push(*price),
        Exchange::Auction { min_bid, .. } => amounts.push(*min_bid),
    }
    amounts.retain(|amount| *amount > 0);
    amounts
}

#[test]
fn every_amount_and_number_is_told() {
    for preset in presets() {
        let rules = preset.ruleset();
        let mut numbers = vec![u32::from(rules.seats.min), u32::from(rules.seats.max)];
        numbers.push(52 - rules.deck.remove.len() as u32);
        numbers.extend(rules.deal.hand_size.map(u32::from));
        for end in &rules.session.ends {
            if let SessionEnd::Rounds { count } | SessionEnd::Minutes { count } = end {
                numbers.push(*count);
            }
        }
        for language in Language::ALL {
            let text = of(rules, language);
            let which = format!("{} in {}", preset.id(), language.tag());
            for amount in amounts(rules) {
                let chips = language.say("chips", &args([("chips", amount.into())]));
                let told =
                    text.contains(&format!(" {chips} ")) || text.contains(&format!(" {chips}."));
                assert!(told, "{which}: {chips} in {text}");
            }
            let words: Vec<&str> = text.split(|c: char| !c.is_alphanumeric()).collect();
            for number in &numbers {
                let number = number.to_string();
                assert!(
                    words.contains(&number.as_str()),
                    "{which}: {number} in {text}"
                );
            }
        }
    }
}

#[test]
fn every_boodle_card_is_told() {
    for preset in presets() {
        let drawn = !matches!(
            preset.ruleset().boodle_source,
            boodle_engine::BoodleSource::Fixed {}
        );
        let claims = preset
            .ruleset()
            .board
            .iter()
            .flat_map(|space| &space.claims);
        let cards: Vec<CardPattern> = claims
            .filter_map(|claim| match claim {
                Claim::Play { card } | Claim::Hold { card } => Some(*card),
                _ => None,
            })
            .filter(|_| !drawn)
            .collect();
        for language in Language::ALL {
            let text = of(preset.ruleset(), language);
            for card in &cards {
                let name = match card {
                    CardPattern::Card(card) => language.card(*card).to_owned(),
                    CardPattern::Trump(rank) => language.word(&format!("rank-{}", rank.letter())),
                };
                assert!(text.contains(&name), "{}: {name} in {text}", preset.id());
            }
        }
    }
    let queen: Card = "QD".parse().unwrap();
    assert_eq!(Language::German.card(queen), "Karo-Dame");
}

/// A text as it is written by hand: lines may be broken anywhere.
fn unbroken(text: &str) -> String {
    let paragraphs = text.trim().split("\n\n");
    let paragraphs = paragraphs.map(|told| told.split_whitespace().collect::<Vec<_>>().join(" "));
    paragraphs.collect::<Vec<_>>().join("\n\n")
}

#[test]
fn whole_texts_are_as_a_person_wrote_them() {
    for name in ["shop", "quiet", "fair"] {
        let file = |ending: &str| {
            let file = OWN.get_file(format!("{name}.{ending}")).unwrap();
            file.contents_utf8().unwrap()
        };
        let rules = Ruleset::read(serde_json::from_str(file("json")).unwrap()).unwrap();
        for language in Language::ALL {
            let expected = unbroken(file(&format!("{}.md", language.tag())));
            let text = of(&rules, language);
            for (told, expected) in text.split("\n\n").zip(expected.split("\n\n")) {
                assert_eq!(told, expected, "{name} in {}", language.tag());
            }
            assert_eq!(text, expected);
        }
    }
}

#[test]
fn labels_of_a_table_are_used() {
    let rules = presets()
        .iter()
        .find(|p| p.id() == "newmarket")
        .unwrap()
        .ruleset();
    let label = |id: &str| match id {
        "pot" => Some("Topf".to_owned()),
        "dead_hand" => Some("Blindblatt".to_owned()),
        _ => None,
    };
    let text = with_labels(rules, Language::German, &label);
    assert!(
        text.contains("kassiert die Chips auf dem Feld „Topf“"),
        "{text}"
    );
    assert!(text.contains("weil sie im Blindblatt liegt"), "{text}");
}

/// A space that two cards win has two boodle cards.
#[test]
fn several_boodle_cards_of_one_space_are_several() {
    let space = json!({"id": "queens", "ante": {"each": 1, "dealer": 1}, "claims": [
        {"type": "play", "card": "QH"}, {"type": "play", "card": "QS"}]});
    let home =
        json!({"id": "home", "ante": {"each": 1, "dealer": 1}, "claims": [{"type": "go_out"}]});
    let newmarket = preset("newmarket").unwrap().ruleset();
    let rules = newmarket.patched(&json!({"free_ante": null, "board": [space, home]}));
    let rules = rules.unwrap();
    for (language, told) in [
        (
            Language::English,
            "The boodle cards are the queen of hearts and the queen of spades for “queens”.",
        ),
        (
            Language::German,
            "Die Boodle-Karten sind die Herz-Dame und die Pik-Dame für „queens“.",
        ),
        (
            Language::Dutch,
            "De boodle-kaarten zijn de hartenvrouw en de schoppenvrouw voor ‘queens’.",
        ),
    ] {
        let text = of(&rules, language);
        assert!(text.contains(told), "{text}");
    }
}
