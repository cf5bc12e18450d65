//! That the truth itself is true: who may know what, in a deal that is told by hand.

use boodle_engine::{BySeat, Card, Event, Hand, Seat, Secret, Source, preset};

use super::reader::{Eye, Reader};
use super::rules::Rules;
use super::truth::Truth;
use crate::log::{Entry, Fact};

fn hand(cards: &str) -> Hand {
    cards.split_whitespace().map(card).collect()
}

fn card(card: &str) -> Card {
    card.parse().unwrap()
}

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

/// The truth after these events, one in each version.
fn after(rules: &str, overrides: &str, events: Vec<Event>) -> Truth {
    let mut rules = serde_json::to_value(preset(rules).unwrap().ruleset()).unwrap();
    let (block, member) = overrides.split_once('/').unwrap();
    rules[block][member] = false.into();
    let mut truth = Truth::new(Rules::read(&rules));
    for (place, event) in (1..).zip(events) {
        truth.learn(&Entry {
            version: place,
            first_seq: place,
            round: 0,
            at: 0,
            facts: vec![Fact::Play(event)],
        });
    }
    truth
}

fn dealt(hands: [&str; 3], dead: &str) -> Event {
    let mut dealt = BySeat::default();
    for (number, cards) in hands.into_iter().enumerate() {
        dealt[seat(number)] = hand(cards);
    }
    Event::Dealt {
        hands: dealt,
        dead: hand(dead),
        last_dead: None,
    }
}

/// Seat 2 has looked at the dead hand and left it; seat 1 buys it and leads the queen of diamonds,
/// which takes its space.
fn story() -> Vec<Event> {
    vec![
        Event::RoundStarted { dealer: seat(2) },
        dealt(["2C 3C", "4C 5C", "6C 7C"], "QD 9D"),
        Event::DeadHandPeeked {
            seat: seat(2),
            cards: hand("QD 9D"),
        },
        Event::DeadHandExchanged {
            seat: seat(1),
            hand: hand("QD 9D"),
            dead: hand("4C 5C"),
        },
        Event::Led {
            seat: seat(1),
            card: card("QD"),
        },
        Event::Collected {
            seat: seat(1),
            space: "QD".parse().unwrap(),
            chips: 3,
            // A fault: of these only the queen wins the space.
            cards: hand("QD 9D 2C"),
            from: Source::Board,
        },
        Event::RoundEnded {
            winner: seat(0),
            hands: BySeat::default(),
            dead: hand("4C 5C"),
            shown: true,
        },
        Event::Revealed {
            secret: Secret::new([7; 32]),
        },
        Event::RoundStarted { dealer: seat(0) },
    ]
}

#[test]
fn everybody_knows_what_he_has_been_shown_and_no_more() {
    let truth = after("michigan-rummy", "visibility/show_dead_at_end", story());
    let seats = [0, 1, 2].map(|number| Eye::Seat(seat(number)));
    let [ann, ben, cid] = seats;
    for (seq, eye, known, told) in [
        (1, ann, "", ""),
        (2, Eye::Public, "", ""),
        (2, Eye::Stranger, "", ""),
        (2, ann, "2C 3C", "2C 3C"),
        (2, cid, "6C 7C", "6C 7C"),
        (3, ben, "4C 5C", ""),
        (3, cid, "6C 7C QD 9D", "QD 9D"),
        (4, ann, "2C 3C", ""),
        (4, ben, "4C 5C QD 9D", "QD 9D"),
        (4, cid, "6C 7C QD 9D", ""),
        (5, Eye::Public, "QD", "QD"),
        (5, ann, "2C 3C QD", "QD"),
        (6, Eye::Public, "QD", "QD"),
        // These rules do not show the dead hand at the end, whatever is stored.
        (7, Eye::Public, "QD 9D 2C 3C 6C 7C", "9D 2C 3C 6C 7C"),
        (7, ben, "QD 9D 2C 3C 4C 5C 6C 7C", "9D 2C 3C 6C 7C"),
        (9, ben, "", ""),
    ] {
        assert_eq!(
            truth.may_know(seq, eye),
            hand(known),
            "{eye:?} knows after {seq}"
        );
        assert_eq!(truth.told(seq, eye), hand(told), "{eye:?} is told by {seq}");
    }
    assert_eq!(truth.may_know(8, Eye::Public), Hand::PACK);
    assert_eq!(truth.may_know(8, Eye::Stranger), Hand::EMPTY);
    assert_eq!(truth.moment(5).due, hand("KD"));
    assert_eq!(truth.moment(7).due, hand(""));
}

#[test]
fn a_misdeal_makes_the_cards_unknown() {
    let events = vec![
        Event::RoundStarted { dealer: seat(2) },
        dealt(["2C", "4C", "6C"], "QD"),
        Event::MisdealDeclared {
            cause: boodle_engine::MisdealCause::WrongDeal,
        },
        Event::Revealed {
            secret: Secret::new([7; 32]),
        },
        dealt(["QD", "2C", "4C"], "6C"),
    ];
    let truth = after("michigan", "visibility/show_dead_at_end", events);
    let ann = Eye::Seat(seat(0));
    let known = (1..=5).map(|seq| truth.may_know(seq, ann));
    assert!(known.eq(["", "2C", "", "", "QD"].map(hand)));
    assert_eq!(truth.may_know(5, Eye::Public), Hand::EMPTY);
}

#[test]
fn whoever_is_told_late_knows_nothing_newer() {
    let truth = after("michigan", "visibility/show_dead_at_end", story());
    let mut reader = Reader::new("spectator", Eye::Public, "");
    assert_eq!(truth.newest(&reader), 9);
    reader.delay = 2;
    assert_eq!(truth.newest(&reader), 7);
    // As it was made, as long as nothing else is old enough.
    reader.delay = 100;
    assert_eq!(truth.newest(&reader), 1);
}

#[test]
fn the_order_of_ranks_and_what_wins_a_space_come_from_the_rules() {
    let read =
        |id: &str| Rules::read(&serde_json::to_value(preset(id).unwrap().ruleset()).unwrap());
    let (low, high, pope) = (read("newmarket"), read("tripoli"), read("pope-joan-8d"));
    for (rules, is, next) in [
        (&low, "AS", Some("2S")),
        (&low, "KS", None),
        (&high, "KS", Some("AS")),
        (&high, "AS", None),
        (&pope, "7D", Some("8D")),
        // A forced stop.
        (&pope, "8D", None),
    ] {
        assert_eq!(rules.after(card(is)), next.map(card), "{is}");
    }
    let wins =
        |rules: &Rules, space: &str| rules.winning(space, hand("3C"), hand("AH KH QH JH TH"));
    assert_eq!(wins(&low, "KH"), hand("KH"));
    assert_eq!(wins(&low, "pot"), Hand::EMPTY);
    assert_eq!(wins(&high, "kq"), hand("KC QC KD QD KH QH KS QS"));
    assert_eq!(wins(&high, "pott"), hand("AH KH QH JH TH"));
    assert_eq!(
        wins(&read("michigan-rummy-variable"), "boodle-1").meet(hand("3C")),
        hand("3C")
    );
    assert!(low.has_space("KH") && !low.has_space("KC"));
    assert!(read("newmarket-withhold").withhold && !low.withhold);
}
