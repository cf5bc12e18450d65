//! Passes without end that drain everybody's chips.
//!
//! Tiny hands are dealt in all ways there are and played in all ways there are.

use super::{dealt, every_way};
use crate::corpus::{all_presets, each_preset};
use crate::dice::Playing;
use crate::scene::{Cards, hand, rules};
use boodle_engine::{Card, Event, Hand, NoLead, PaidFor, Restart, RoundPhase, Rules, Suit};
use serde_json::json;
use std::sync::Arc;

const SEATS: usize = 3;

/// All ways to deal the cards to three seats, each of which has one, and the dead hand.
fn deals(cards: Hand) -> impl Iterator<Item = (Vec<Hand>, Hand)> {
    let cards: Vec<Card> = cards.iter().collect();
    let ways = (SEATS + 1).pow(u32::try_from(cards.len()).unwrap());
    (0..ways).filter_map(move |way| {
        let mut places = vec![Hand::EMPTY; SEATS + 1];
        let mut rest = way;
        for &card in &cards {
            let place = rest % (SEATS + 1);
            places[place] = places[place].with(card);
            rest /= SEATS + 1;
        }
        let dead = places.pop().unwrap();
        places
            .iter()
            .all(|hand| !hand.is_empty())
            .then_some((places, dead))
    })
}

/// What happened to the lead since a stop.
struct Stop {
    stopper: usize,
    suit: Suit,
    passed: Vec<usize>,
    fees: Vec<u32>,
}

fn barred(rules: &Rules, suit: Suit, of: Suit) -> bool {
    match rules.ruleset().stops.restart {
        Restart::Any => false,
        Restart::Change => suit == of,
        Restart::ChangeColour => suit.same_colour(of),
    }
}

/// Follows a round; says how often the lead was passed on, and the longest such row.
fn follow(rules: &Rules, hands: &[Hand], chips: &[u32], told: &[Event]) -> usize {
    let stops = &rules.ruleset().stops;
    let mut hands = hands.to_vec();
    let mut chips = chips.to_vec();
    let mut stop: Option<Stop> = None;
    let mut longest = 0;
    for event in told {
        match event {
            Event::Stopped { seat, .. } => {
                let suit = last_played(told, event).suit();
                stop = Some(Stop {
                    stopper: seat.index(),
                    suit,
                    passed: vec![],
                    fees: vec![],
                });
            }
            Event::Paid {
                from,
                chips: paid,
                why: PaidFor::Fee,
                ..
            } => {
                assert_eq!(*paid, stops.no_lead_fee.min(chips[from.index()]));
                chips[from.index()] -= paid;
                stop.as_mut().unwrap().fees.push(*paid);
            }
            Event::LeadPassed { seat } => {
                let stop = stop.as_mut().unwrap();
                let number = seat.index();
                assert_eq!(
                    number,
                    (stop.stopper + stop.passed.len()) % SEATS,
                    "clockwise"
                );
                assert!(
                    !stop.passed.contains(&number),
                    "P{number} passes twice after a stop"
                );
                assert!(
                    hands[number]
                        .iter()
                        .all(|card| barred(rules, card.suit(), stop.suit))
                );
                stop.passed.push(number);
                longest = longest.max(stop.passed.len());
            }
            Event::Led { seat, card } => {
                if let Some(stop) = stop.take() {
                    led(rules, &stop, seat.index(), *card, &hands);
                }
                hands[seat.index()] = hands[seat.index()].without(*card);
            }
            Event::Played { seat, card } => {
                hands[seat.index()] = hands[seat.index()].without(*card);
            }
            _ => {}
        }
    }
    longest
}

fn last_played(told: &[Event], stop: &Event) -> Card {
    let before = told.iter().take_while(|event| !std::ptr::eq(*event, stop));
    let cards = before.filter_map(|event| match event {
        Event::Led { card, .. } | Event::Played { card, .. } => Some(*card),
        _ => None,
    });
    cards.last().unwrap()
}

/// Who leads after a stop and what. A8, A9: the lead passes to the left; after a full circle the bar
/// is lifted and the stopper leads.
fn led(rules: &Rules, stop: &Stop, seat: usize, card: Card, hands: &[Hand]) {
    let stops = &rules.ruleset().stops;
    assert!(stop.passed.len() <= SEATS && stop.fees.len() <= stop.passed.len());
    assert!(stop.fees.iter().sum::<u32>() <= stops.no_lead_fee * SEATS as u32);
    assert_eq!(seat, (stop.stopper + stop.passed.len()) % SEATS);
    let only_barred = hands[seat]
        .iter()
        .all(|card| barred(rules, card.suit(), stop.suit));
    let circle = stop.passed.len() == SEATS;
    let same = stops.no_lead == NoLead::SameSuit && only_barred;
    assert!(
        circle || same || !barred(rules, card.suit(), stop.suit),
        "{card} after {:?}",
        stop.suit
    );
    if stops.no_lead == NoLead::SameSuit {
        assert!(stop.passed.is_empty());
    }
}

/// Deals and plays these cards in all ways; says the longest row of passes.
fn all_ways(rules: &Arc<Rules>, cards: &str) -> usize {
    let stops = |phase: &RoundPhase| *phase != RoundPhase::Stops;
    let done: Vec<RoundPhase> = rules
        .ruleset()
        .phases
        .iter()
        .copied()
        .take_while(stops)
        .collect();
    let chips = if rules.with_chips() {
        [2, 1, 0]
    } else {
        [0; 3]
    };
    let mut longest = 0;
    for (number, (hands, dead)) in deals(hand(cards)).enumerate() {
        let cards = Cards::Hands {
            hands: hands.clone(),
            dead,
            turn_up: None,
        };
        let mut scene = dealt(rules, number % SEATS, &chips, "", cards, &done);
        let mut told = std::mem::take(&mut scene.told);
        every_way(&scene.game, &mut told, &mut |told| {
            longest = longest.max(follow(rules, &hands, &chips, told));
        });
    }
    longest
}

/// No two of these cards follow each other: every lead is a stop. Four are of a suit, so that after a
/// stop all of three seats may have that suit alone.
const APART: &str = "7C 9C JC KC QH";

/// Four of a colour.
const COLOUR: &str = "7C 9C JS KS QH";

#[test]
fn the_lead_is_passed_once_round_at_most() {
    let rows = each_preset(|preset| {
        let _playing = Playing(format!("{}, passes", preset.id()));
        let passes = preset.ruleset().stops.no_lead == NoLead::PassLeft;
        let colour = preset.ruleset().stops.restart == Restart::ChangeColour;
        let cards = match (passes, colour) {
            // Where the lead is never passed on fewer cards will do.
            (false, _) => "7C 9C 9S QH",
            (true, false) => APART,
            (true, true) => COLOUR,
        };
        let longest = all_ways(&rules(preset.id(), json!({})), cards);
        assert_eq!(longest, if passes { SEATS } else { 0 }, "{}", preset.id());
        passes
    });
    assert_eq!(rows.iter().filter(|passes| **passes).count(), 10);
}

#[test]
fn a_fee_for_passing_is_bounded() {
    for (restart, no_lead) in [
        ("change", "pass_left"),
        ("change_colour", "pass_left"),
        ("any", "pass_left"),
        ("change_colour", "same_suit"),
    ] {
        for fee in if no_lead == "pass_left" { 0..3 } else { 0..1 } {
            let stops = json!({"restart": restart, "no_lead": no_lead, "no_lead_fee": fee});
            let cards = if restart == "change_colour" {
                COLOUR
            } else {
                APART
            };
            let longest = all_ways(&rules("newmarket", json!({"stops": stops})), cards);
            let expected = if restart == "any" || no_lead == "same_suit" {
                0
            } else {
                SEATS
            };
            assert_eq!(longest, expected, "{restart} {no_lead}");
        }
    }
}

/// Where cards may be kept back every seat is asked once for each card, the last player at the end.
#[test]
fn everybody_is_asked_once_for_a_card() {
    let withhold = all_presets()
        .iter()
        .filter(|preset| preset.ruleset().stops.withhold);
    let mut tables: Vec<Arc<Rules>> = withhold
        .map(|preset| rules(preset.id(), json!({})))
        .collect();
    assert_eq!(tables.len(), 1);
    let stops =
        json!({"withhold": true, "restart": "change", "no_lead": "pass_left", "no_lead_fee": 1});
    tables.push(rules("newmarket", json!({"stops": stops})));
    for rules in tables {
        let mut most = 0;
        for (number, (hands, dead)) in deals(hand("7C 8C 9C 8D")).enumerate() {
            let cards = Cards::Hands {
                hands,
                dead,
                turn_up: None,
            };
            let mut scene = dealt(&rules, number % SEATS, &[1, 0, 2], "", cards, &[]);
            let mut told = std::mem::take(&mut scene.told);
            every_way(&scene.game, &mut told, &mut |told| {
                most = most.max(asked_once(told))
            });
        }
        assert_eq!(most, SEATS);
    }
}

/// The longest row of seats that passed for one card; each is another seat, clockwise.
fn asked_once(told: &[Event]) -> usize {
    let mut row: Vec<usize> = Vec::new();
    let mut longest = 0;
    let mut last = 0;
    for event in told {
        match event {
            Event::Led { seat, .. } | Event::Played { seat, .. } => {
                row.clear();
                last = seat.index();
            }
            Event::Passed { seat } => {
                row.push(seat.index());
                assert_eq!(seat.index(), (last + row.len()) % SEATS);
                longest = longest.max(row.len());
            }
            _ => {}
        }
    }
    longest
}

/// Each seat pays at most once for a card that is due, and nobody pays twice for the same card.
#[test]
fn a_fee_for_a_turn_is_bounded() {
    for (withhold, cards) in [(false, "7C 8C 9C JC QH"), (true, "7C 8C 9C QH")] {
        let stops = json!({"restart": "any", "pass_fee": 1, "withhold": withhold});
        let rules = rules("newmarket", json!({"stops": stops}));
        let mut most = 0;
        for (number, (hands, dead)) in deals(hand(cards)).enumerate() {
            let cards = Cards::Hands {
                hands,
                dead,
                turn_up: None,
            };
            let mut scene = dealt(&rules, number % SEATS, &[9; SEATS], "", cards, &[]);
            let mut told = std::mem::take(&mut scene.told);
            every_way(&scene.game, &mut told, &mut |told| {
                most = most.max(paid_once(told))
            });
        }
        // Where nobody may keep a card back the player of the last card does not pay.
        assert_eq!(most, if withhold { SEATS } else { SEATS - 1 });
    }
}

/// The longest row of seats that paid for one card; each is another seat.
fn paid_once(told: &[Event]) -> usize {
    let mut row: Vec<usize> = Vec::new();
    let mut longest = 0;
    for event in told {
        match event {
            Event::Led { .. } | Event::Played { .. } => row.clear(),
            Event::Paid {
                from,
                chips,
                why: PaidFor::Fee,
                ..
            } => {
                assert!(*chips == 1 && !row.contains(&from.index()));
                row.push(from.index());
                longest = longest.max(row.len());
            }
            _ => {}
        }
    }
    longest
}
