//! Hand sizes and the order of dealing: the table of the rules, by place from the left of the dealer.

use crate::scene::{Cards, Scene, Stage, rules, seat};
use boodle_engine::{Action, Card, Event, Hand, Rules};
use serde_json::{Value, json};
use std::sync::Arc;

/// The dead hand's four forms, with the sizes for 2, 3 … players: the hands, then the dead hand.
fn forms() -> [(Value, &'static [(&'static str, usize)]); 4] {
    [
        (
            json!({"extra": "full_hand", "slot": "last", "uneven": "accept"}),
            &[
                ("18 17", 17),
                ("13 13 13", 13),
                ("11 11 10 10", 10),
                ("9 9 9 9 8", 8),
                ("8 8 8 7 7 7", 7),
                ("7 7 7 7 6 6 6", 6),
                ("6 6 6 6 6 6 6 5", 5),
                ("6 6 5 5 5 5 5 5 5", 5),
            ],
        ),
        (
            json!({"extra": "full_hand", "slot": "first", "uneven": "accept"}),
            &[
                ("17 17", 18),
                ("13 13 13", 13),
                ("11 10 10 10", 11),
                ("9 9 9 8 8", 9),
                ("8 8 7 7 7 7", 8),
                ("7 7 7 6 6 6 6", 7),
                ("6 6 6 6 6 6 5 5", 6),
                ("6 5 5 5 5 5 5 5 5", 6),
            ],
        ),
        (
            json!({"extra": "full_hand", "slot": "last", "uneven": "to_extra"}),
            &[
                ("17 17", 18),
                ("13 13 13", 13),
                ("10 10 10 10", 12),
                ("8 8 8 8 8", 12),
                ("7 7 7 7 7 7", 10),
                ("6 6 6 6 6 6 6", 10),
                ("5 5 5 5 5 5 5 5", 12),
                ("5 5 5 5 5 5 5 5 5", 7),
            ],
        ),
        (
            json!({"extra": "leftover", "slot": "last", "uneven": "accept"}),
            &[
                ("26 26", 0),
                ("17 17 17", 1),
                ("13 13 13 13", 0),
                ("10 10 10 10 10", 2),
                ("8 8 8 8 8 8", 4),
                ("7 7 7 7 7 7 7", 3),
                ("6 6 6 6 6 6 6 6", 4),
            ],
        ),
    ]
}

fn dealt(rules: &Arc<Rules>, players: usize, dealer: usize) -> (Vec<Hand>, Hand) {
    let pack: Vec<Card> = Card::all().collect();
    let stage = Stage::Ante(Some(Cards::Pack(pack)));
    let mut scene = Scene::at(rules, dealer, &vec![0; players], "", stage);
    let told = scene.does(dealer, &Action::Deal { double: None });
    let Event::Dealt { hands, dead, .. } = &told[0] else {
        panic!("{told:?}");
    };
    let places = (1..=players).map(|place| hands[seat((dealer + place) % players)]);
    (places.collect(), *dead)
}

#[test]
fn odd_cards_go_where_the_rules_say_for_every_dealer() {
    for (deal, table) in forms() {
        let rules = rules("newmarket", json!({"deal": deal}));
        for (&(sizes, dead_size), players) in table.iter().zip(2..) {
            for dealer in 0..players {
                let (hands, dead) = dealt(&rules, players, dealer);
                let found: Vec<String> = hands.iter().map(|hand| hand.len().to_string()).collect();
                assert_eq!(found.join(" "), sizes, "{players} players, {deal}");
                assert_eq!(dead.len(), dead_size, "{players} players, {deal}");
            }
        }
    }
}

/// One card at a time, clockwise, from the left of the dealer; the dead hand before that or after
/// the dealer.
#[test]
fn one_card_at_a_time() {
    let nth = |first: usize, step: usize, end: usize| -> Hand {
        (first..end)
            .step_by(step)
            .filter_map(|place| Card::all().nth(place))
            .collect()
    };
    let [last, first, to_extra, leftover] =
        forms().map(|(deal, _)| rules("newmarket", json!({"deal": deal})));
    for players in 2..=8 {
        for dealer in 0..players {
            let (hands, dead) = dealt(&last, players, dealer);
            let expected = (0..players).map(|place| nth(place, players + 1, 52));
            assert!(hands.iter().copied().eq(expected));
            assert_eq!(dead, nth(players, players + 1, 52));

            let (hands, dead) = dealt(&first, players, dealer);
            let expected = (0..players).map(|place| nth(place + 1, players + 1, 52));
            assert!(hands.iter().copied().eq(expected));
            assert_eq!(dead, nth(0, players + 1, 52));

            let even = 52 - 52 % (players + 1);
            let (hands, dead) = dealt(&to_extra, players, dealer);
            let expected = (0..players).map(|place| nth(place, players + 1, even));
            assert!(hands.iter().copied().eq(expected));
            assert_eq!(
                dead,
                nth(players, players + 1, even).union(nth(even, 1, 52))
            );

            let even = 52 - 52 % players;
            let (hands, dead) = dealt(&leftover, players, dealer);
            let expected = (0..players).map(|place| nth(place, players, even));
            assert!(hands.iter().copied().eq(expected));
            assert_eq!(dead, nth(even, 1, 52));
        }
    }
}

/// With no dead hand everything is dealt to the players; removed cards are not dealt.
#[test]
fn no_dead_hand() {
    let changes = json!({"deal": {"extra": "none", "uneven": "accept"}});
    let (hands, dead) = dealt(&rules("newmarket", changes), 5, 2);
    let sizes: Vec<usize> = hands.iter().map(|hand| hand.len()).collect();
    assert_eq!(sizes, [11, 11, 10, 10, 10]);
    assert!(dead.is_empty());

    let fewer = json!({"deck": {"remove": ["8D", "7S"]}, "deal": {"extra": "full_hand", "uneven": "accept"}});
    let rules = rules("newmarket", fewer);
    let pack: Vec<Card> = Card::all()
        .filter(|card| rules.pack().contains(*card))
        .collect();
    assert_eq!(pack.len(), 50);
    let stage = Stage::Ante(Some(Cards::Pack(pack)));
    let mut scene = Scene::at(&rules, 0, &[0, 0, 0], "", stage);
    let told = scene.does(0, &Action::Deal { double: None });
    let Event::Dealt { hands, dead, .. } = &told[0] else {
        panic!("{told:?}");
    };
    let sizes = [1, 2, 0].map(|number| hands[seat(number)].len());
    assert_eq!((sizes, dead.len()), ([13, 13, 12], 12));
}
