//! Which cards may be led: one line a rule.

use crate::scene::{Scene, hand, rules, seat};
use boodle_engine::{Card, Event, Hand, Illegal, Suit, Viewer};
use serde_json::{Value, json};

const ACE_LOW: &str = "newmarket";
const ACE_HIGH: &str = "michigan-rummy";

/// No dead hand is bought and nothing but the leads matters.
fn plain(first: &str, later: &str, restart: &str, no_lead: &str) -> Value {
    json!({"exchange": {"mode": "none"}, "phases": ["stops"],
           "stops": {"first_lead": first, "lead": later, "restart": restart, "no_lead": no_lead}})
}

/// Some cards for the others, none of them in these hands.
fn others(taken: Hand, count: usize) -> String {
    let free = Card::all().filter(|card| !taken.contains(*card) && card.suit() != Suit::Clubs);
    let cards: Vec<String> = free.take(count).map(|card| card.to_string()).collect();
    cards.join(" ")
}

/// The cards that may be led first in a round.
fn first_leads(preset: &str, first: &str, cards: &str, expected: &str) {
    let rules = rules(preset, plain(first, "any", "any", "same_suit"));
    let rest = others(hand(cards), 2);
    let (one, two) = rest.split_once(' ').unwrap();
    let mut scene = Scene::dealt(&rules, 2, &[9, 9, 9], "", &[cards, one, two], "");
    assert_eq!(scene.asked(), [0], "left of the dealer leads");
    assert_eq!(scene.may_play(0), hand(expected), "{first} of {cards}");
    refuses_others(&mut scene, cards, expected);
}

/// The cards that P0 may lead after he played the top card of a suit, which then is barred.
fn leads(preset: &str, how: [&str; 3], bar: Suit, cards: &str, expected: &str) {
    let [later, restart, no_lead] = how;
    let mut scene = stopped(preset, how, bar, cards, "");
    assert_eq!(scene.asked(), [0]);
    let what = format!("{later}, {restart}, {no_lead}: {cards} after {bar:?}");
    assert_eq!(scene.may_play(0), hand(expected), "{what}");
    refuses_others(&mut scene, cards, expected);
}

/// P2 leads the second card from the top of the suit, P0 plays the top card.
fn stopped(preset: &str, how: [&str; 3], bar: Suit, cards: &str, left: &str) -> Scene {
    let [later, restart, no_lead] = how;
    let rules = rules(preset, plain("any", later, restart, no_lead));
    let (second, top) = if preset == ACE_LOW {
        ('Q', 'K')
    } else {
        ('K', 'A')
    };
    let letter = bar.letter();
    let (second, top) = (format!("{second}{letter}"), format!("{top}{letter}"));
    let all = hand(cards)
        .union(hand(left))
        .union(hand(&format!("{second} {top}")));
    let rest = others(all, 2);
    let (one, two) = rest.split_once(' ').unwrap();
    let left = if left.is_empty() { one } else { left };
    let hands = [&format!("{top} {cards}"), left, &format!("{second} {two}")];
    let mut scene = Scene::dealt(&rules, 1, &[9, 9, 9], "", &hands.map(|h| h as &str), "");
    scene.plays(2, &second);
    scene.plays(0, &top);
    scene
}

fn refuses_others(scene: &mut Scene, cards: &str, expected: &str) {
    for card in hand(cards).minus(hand(expected)) {
        let why = scene.refuses_play(0, &card.to_string());
        let named = matches!(
            why,
            Illegal::SuitBarred(_) | Illegal::LeadNotLowest(_) | Illegal::LeadNotLongest
        );
        assert!(named, "{card}: {why}");
    }
}

#[test]
fn the_first_lead() {
    for (rule, cards, expected) in [
        ("any", "3C 6C JC 9D", "3C 6C JC 9D"),
        ("lowest_of_suit", "3C 6C JC 9D", "3C 9D"),
        ("lowest_of_suit", "6C 9D JD TH 2S KS", "6C 9D TH 2S"),
        ("lowest_of_longest", "3C 6C JC 9D", "3C"),
        ("lowest_of_longest", "3C 6C 9D JD KS", "3C 9D"),
        ("lowest_of_longest", "4C 9D KS", "4C 9D KS"),
        ("lowest_in_hand", "4C 6C 3D 9S", "3D"),
        ("lowest_in_hand", "3C 6C 3D 9S", "3C 3D"),
    ] {
        first_leads(ACE_LOW, rule, cards, expected);
        first_leads(ACE_HIGH, rule, cards, expected);
    }
}

#[test]
fn the_ace_is_the_lowest_card_or_the_highest() {
    first_leads(ACE_LOW, "lowest_of_suit", "AC 2C KC", "AC");
    first_leads(ACE_HIGH, "lowest_of_suit", "AC 2C KC", "2C");
    first_leads(ACE_LOW, "lowest_in_hand", "AC 2D", "AC");
    first_leads(ACE_HIGH, "lowest_in_hand", "AC 2D", "2D");
}

#[test]
fn the_lead_after_a_stop() {
    use Suit::{Clubs, Hearts};
    for (how, bar, cards, expected) in [
        (
            ["lowest_of_suit", "change", "same_suit"],
            Clubs,
            "3C 6C JC 9D",
            "9D",
        ),
        (
            ["lowest_of_suit", "change", "same_suit"],
            Clubs,
            "3C 6C 9D TD 2S",
            "9D 2S",
        ),
        (
            ["any", "change", "same_suit"],
            Clubs,
            "3C 6C 9D TD",
            "9D TD",
        ),
        (
            ["lowest_of_suit", "any", "same_suit"],
            Clubs,
            "3C 6C JC 9D",
            "3C 9D",
        ),
        (["any", "any", "same_suit"], Clubs, "3C 6C 9D", "3C 6C 9D"),
        // Newmarket, Stops 3: the lowest of the same suit if he has no other.
        (
            ["lowest_of_suit", "change", "same_suit"],
            Clubs,
            "3C 6C",
            "3C",
        ),
        (
            ["lowest_of_suit", "change", "pass_left"],
            Clubs,
            "3C 6C 9D",
            "9D",
        ),
        (
            ["lowest_of_suit", "change_colour", "pass_left"],
            Clubs,
            "3C 4S 9D TH",
            "9D TH",
        ),
        (
            ["lowest_of_suit", "change_colour", "same_suit"],
            Hearts,
            "3C 4S 9D TH",
            "3C 4S",
        ),
        (
            ["lowest_of_suit", "change_colour", "same_suit"],
            Clubs,
            "3C 6C",
            "3C",
        ),
        // The longest suit and the lowest card are those of what may be led.
        (
            ["lowest_of_longest", "change", "same_suit"],
            Clubs,
            "3C 4C 5C 9D TD 2S",
            "9D",
        ),
        (
            ["lowest_in_hand", "change", "same_suit"],
            Clubs,
            "3C 4C 9D TD 7S",
            "7S",
        ),
    ] {
        leads(ACE_LOW, how, bar, cards, expected);
        leads(ACE_HIGH, how, bar, cards, expected);
    }
}

const PASS: [&str; 3] = ["lowest_of_suit", "change", "pass_left"];

fn passes(events: &[Event]) -> Vec<usize> {
    let passed = events.iter().filter_map(|event| match event {
        Event::LeadPassed { seat } => Some(seat.index()),
        _ => None,
    });
    passed.collect()
}

/// A8: with only the suit that stopped the lead passes to the left. A10: who gets it is bound too.
#[test]
fn the_lead_passes_to_the_left() {
    let mut scene = stopped(ACE_HIGH, PASS, Suit::Clubs, "3C 6C", "4C 9D");
    assert_eq!(passes(&scene.told), [0]);
    assert_eq!(scene.asked(), [1]);
    assert_eq!(scene.may_play(1), hand("9D"));
    assert_eq!(
        scene.refuses_play(1, "4C"),
        Illegal::SuitBarred(Suit::Clubs)
    );
    // The bar is that of the suit that stopped last.
    scene.plays(1, "9D");
    assert_eq!(scene.may_play(1), hand("4C"));
}

/// A9: after a full circle the bar is lifted and the stopper leads the same suit.
#[test]
fn nobody_has_another_suit() {
    let rules = rules(
        ACE_HIGH,
        plain("any", "lowest_of_suit", "change", "pass_left"),
    );
    let hands = ["AC 3C 6C", "5C 8C", "KC TC"];
    let mut scene = Scene::dealt(&rules, 1, &[9, 9, 9], "", &hands, "4C");
    scene.plays(2, "KC");
    let told = scene.plays(0, "AC");
    assert_eq!(passes(&told), [0, 1, 2]);
    assert_eq!(scene.asked(), [0]);
    assert_eq!(scene.may_play(0), hand("3C"));
    // Once more, from the next stop on.
    let told = scene.plays(0, "3C");
    assert_eq!(passes(&told), [0, 1, 2]);
    assert_eq!(scene.may_play(0), hand("6C"));
}

#[test]
fn the_first_lead_of_a_round_has_no_bar() {
    let rules = rules(
        ACE_LOW,
        json!({"deal": {"extra": "none", "uneven": "accept"}}),
    );
    let mut scene = Scene::dealt(&rules, 2, &[9, 9, 9], "", &["KC 3C", "QC 4D", "2C"], "");
    assert_eq!(scene.may_play(0), hand("3C"));
    scene.plays(0, "3C");
    assert_eq!(
        scene.may_play(0),
        hand("KC"),
        "the same suit for want of another"
    );
}

#[test]
fn who_leads_first() {
    let leader = |leader: Value, hands: [&str; 3], dead: &str| {
        let changes = json!({"stops": {"leader": leader}});
        let rules = rules(ACE_HIGH, plain("any", "any", "any", "same_suit"));
        let ruleset = rules.ruleset().patched(&changes).unwrap();
        let rules = std::sync::Arc::new(ruleset.check().unwrap());
        let scene = Scene::dealt(&rules, 1, &[9, 9, 9], "", &hands, dead);
        assert_eq!(scene.game.view(Viewer::Public).dealer, seat(1));
        scene.asked()
    };
    let left = json!({"type": "left_of_dealer"});
    let dealer = json!({"type": "dealer"});
    let diamond = json!({"type": "holder_of_lowest", "suit": "D"});
    let hands = ["3D 4C", "KD", "2C AD"];
    assert_eq!(leader(left, hands, "2D"), [2]);
    assert_eq!(leader(dealer, hands, "2D"), [1]);
    assert_eq!(
        leader(diamond.clone(), hands, "2D"),
        [0],
        "the lowest that anybody holds"
    );
    assert_eq!(
        leader(diamond.clone(), ["AD", "4C", "5D"], ""),
        [2],
        "the ace is high"
    );
    assert_eq!(
        leader(diamond, ["3C", "4C", "5C"], "2D"),
        [2],
        "left of the dealer"
    );
}
