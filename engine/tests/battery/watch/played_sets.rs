//! Sets of played cards that never pay, or pay only when they are played in one order.

use super::{dealt, every_way};
use crate::corpus::all_presets;
use crate::scene::{Cards, card, hand, rules};
use boodle_engine::{Card, Claim, Event, Hand, Rules, Seat};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Pope Joan: king and queen of trumps are matrimony, queen and jack intrigue; one player has to play
/// both.
const SETS: [(&str, &str, &str); 4] = [
    ("pope-joan", "matrimony", "KQ"),
    ("pope-joan", "intrigue", "QJ"),
    ("pope-joan-8d", "matrimony", "KQ"),
    ("pope-joan-8d", "intrigue", "QJ"),
];

#[test]
fn all_sets_of_all_presets_are_watched() {
    let of_preset = all_presets().iter().flat_map(|preset| {
        let spaces = preset.ruleset().board.iter();
        let played = |claim: &Claim| matches!(claim, Claim::PlaySet { .. });
        let with_sets = spaces.filter(move |space| space.claims.iter().any(played));
        with_sets.map(|space| (preset.id(), space.id.as_str()))
    });
    let watched = SETS.map(|(preset, space, _)| (preset, space));
    assert_eq!(of_preset.collect::<Vec<_>>(), watched);
}

/// A space that is won by playing these cards.
struct Set {
    space: String,
    cards: Hand,
    chips: u32,
    same_player: bool,
}

/// A way in which the cards of a set were played: in which order, whether by one, and whether it was
/// paid.
type Way = (String, String, bool, bool);

/// What has to be paid for the sets on this way; notes how they were played.
fn check(told: &[Event], sets: &[Set], ways: &mut BTreeSet<Way>) {
    let mut played: Vec<(Seat, Card)> = Vec::new();
    let mut due: Vec<(Seat, String, u32)> = Vec::new();
    let mut paid: Vec<(Seat, String, u32)> = Vec::new();
    for event in told {
        match event {
            Event::Led { seat, card } | Event::Played { seat, card } => {
                assert_eq!(due, paid, "before {seat:?} plays {card}");
                played.push((*seat, *card));
                for set in sets.iter().filter(|set| set.cards.contains(*card)) {
                    due.extend(
                        won(set, &played, ways).map(|seat| (seat, set.space.clone(), set.chips)),
                    );
                }
            }
            Event::Collected {
                seat, space, chips, ..
            } if sets.iter().any(|set| set.space == space.as_str()) => {
                paid.push((*seat, space.as_str().to_owned(), *chips));
            }
            _ => {}
        }
    }
    due.sort_unstable();
    paid.sort_unstable();
    assert_eq!(due, paid, "{told:?}");
}

/// Who has won the set with the card just played.
fn won(set: &Set, played: &[(Seat, Card)], ways: &mut BTreeSet<Way>) -> Option<Seat> {
    let of_set = || played.iter().filter(|(_, card)| set.cards.contains(*card));
    if of_set().count() < set.cards.len() {
        return None;
    }
    let (last, _) = *played.last().unwrap();
    let by_one = of_set().all(|(seat, _)| *seat == last);
    let order = of_set().map(|(_, card)| card.rank().letter()).collect();
    let wins = by_one || !set.same_player;
    ways.insert((set.space.clone(), order, by_one, wins));
    wins.then_some(last)
}

/// Every way to play hands in which the kings, queens and jacks of trumps lie with any of two players
/// or in the dead hand.
fn all_deals(rules: &Arc<Rules>, trumps: char, same_player: bool, ways: &mut BTreeSet<Way>) {
    let other = if trumps == 'C' { 'S' } else { 'C' };
    for number in 0..27 {
        let mut hands = [
            format!("2{other} 7{other}"),
            format!("3{other} 5{other}"),
            format!("4{other} 9{other}"),
            format!("T{trumps}"),
        ];
        for (nth, rank) in ['J', 'Q', 'K'].into_iter().enumerate() {
            let place = [0, 1, 3][number / 3_usize.pow(nth as u32) % 3];
            hands[place] += &format!(" {rank}{trumps}");
        }
        let cards = Cards::Hands {
            hands: hands[..3].iter().map(|cards| hand(cards)).collect(),
            dead: hand(&hands[3]),
            turn_up: Some(card(&format!("T{trumps}"))),
        };
        let mut scene = dealt(
            rules,
            number % 3,
            &[9; 3],
            "matrimony 4, intrigue 5",
            cards,
            &[],
        );
        let set = |space: &str, ranks: &str, chips: u32| Set {
            space: space.to_owned(),
            cards: ranks
                .chars()
                .map(|rank| card(&format!("{rank}{trumps}")))
                .collect(),
            chips,
            same_player,
        };
        let sets = [set("matrimony", "KQ", 4), set("intrigue", "QJ", 5)];
        let mut told = std::mem::take(&mut scene.told);
        every_way(&scene.game, &mut told, &mut |told| check(told, &sets, ways));
    }
}

fn way(space: &str, order: &str, by_one: bool, paid: bool) -> Way {
    (space.to_owned(), order.to_owned(), by_one, paid)
}

#[test]
fn a_set_is_paid_in_any_order() {
    for preset in ["pope-joan", "pope-joan-8d"] {
        let rules = rules(preset, json!({}));
        let mut ways = BTreeSet::new();
        "CDHS"
            .chars()
            .for_each(|trumps| all_deals(&rules, trumps, true, &mut ways));
        // One player cannot lead his king before the queen: the lowest card has to be led.
        let expected =
            [("matrimony", "QK", "KQ"), ("intrigue", "JQ", "QJ")].map(|(space, up, down)| {
                [
                    way(space, up, true, true),
                    way(space, up, false, false),
                    way(space, down, false, false),
                ]
            });
        assert_eq!(ways, expected.into_iter().flatten().collect());
    }
}

/// Where any card may be led one player can play the higher card first; where two may share the
/// playing whoever plays the last card is paid.
#[test]
fn a_set_of_the_house_is_paid_in_any_order() {
    let any = json!({"first_lead": "any", "lead": "any", "restart": "any"});
    let ruleset = boodle_engine::preset("pope-joan").unwrap().ruleset();
    for same_player in [true, false] {
        let mut board = serde_json::to_value(&ruleset.board).unwrap();
        for place in [1, 2] {
            board[place]["claims"][0]["same_player"] = json!(same_player);
        }
        let rules = rules("pope-joan", json!({"board": board, "stops": any}));
        let mut ways = BTreeSet::new();
        all_deals(&rules, 'H', same_player, &mut ways);
        let mut expected = BTreeSet::new();
        for (space, orders) in [("matrimony", ["QK", "KQ"]), ("intrigue", ["JQ", "QJ"])] {
            for order in orders {
                expected.insert(way(space, order, true, true));
                expected.insert(way(space, order, false, !same_player));
            }
        }
        assert_eq!(ways, expected);
    }
}

/// Three cards in all six orders, by one player and by two.
#[test]
fn three_cards_are_paid_in_any_order() {
    for same_player in [true, false] {
        let rules = run(same_player);
        let mut ways = BTreeSet::new();
        for number in 0..8 {
            let mut hands = ["2C 6C".to_owned(), "3C 7C".to_owned()];
            for (nth, card) in ["8D", "9D", "TD"].into_iter().enumerate() {
                hands[number >> nth & 1] += &format!(" {card}");
            }
            let cards = Cards::Hands {
                hands: hands.iter().map(|cards| hand(cards)).collect(),
                dead: hand("KS"),
                turn_up: None,
            };
            let mut scene = dealt(&rules, 1, &[9; 2], "run 6", cards, &[]);
            let sets = [Set {
                space: "run".to_owned(),
                cards: hand("8D 9D TD"),
                chips: 6,
                same_player,
            }];
            let mut told = std::mem::take(&mut scene.told);
            every_way(&scene.game, &mut told, &mut |told| {
                check(told, &sets, &mut ways)
            });
        }
        let orders = |by_one: bool| {
            let of = ways
                .iter()
                .filter(|(_, _, one, paid)| *one == by_one && *paid == (by_one || !same_player));
            of.count()
        };
        // The 8 is followed by the 9 and that by the 10: 8-10-9 and 9-8-10 cannot be.
        assert_eq!((orders(true), orders(false)), (4, 4));
        assert_eq!(ways.len(), 8);
    }
}

fn run(same_player: bool) -> Arc<Rules> {
    let claim =
        json!({"type": "play_set", "cards": ["9D", "TD", "8D"], "same_player": same_player});
    let board: Value = json!([{"id": "run", "claims": [claim]}]);
    let any = json!({"first_lead": "any", "lead": "any", "restart": "any"});
    rules(
        "newmarket",
        json!({"board": board, "free_ante": null, "stops": any}),
    )
}
