//! Odd chips of a split that vanish, or that somebody gets whom nobody meant.

use super::dealt;
use super::held_sets::SETS;
use crate::corpus::all_presets;
use crate::scene::{Cards, Scene, card, hand, rules, seat};
use boodle_engine::{Claim, Event, Hand, RoundPhase, Rules, Viewer};
use serde_json::json;
use std::sync::Arc;

const SEATS: usize = 4;

fn on(scene: &Scene, space: &str) -> u32 {
    let view = scene.game.view(Viewer::Public);
    let found = view.board.iter().find(|found| found.id.as_str() == space);
    found.unwrap().chips
}

/// Deals hands with which these seats win the space; each gets the same, and the rest stays and is
/// told.
fn split(rules: &Arc<Rules>, space: &str, done: &[RoundPhase], winners: &[usize], hands: &[Hand]) {
    for chips in 0..=3 * SEATS as u32 {
        let cards = Cards::Hands {
            hands: hands.to_vec(),
            dead: hand("2C"),
            turn_up: None,
        };
        let board = format!("{space} {chips}");
        let scene = dealt(
            rules,
            chips as usize % SEATS,
            &[5; SEATS],
            &board,
            cards,
            done,
        );
        let count = winners.len() as u32;
        let (share, rest) = (chips / count, chips % count);
        let expected =
            (0..SEATS).map(|number| 5 + if winners.contains(&number) { share } else { 0 });
        assert!(
            scene.chips().into_iter().eq(expected),
            "{space} {chips} by {winners:?}: {:?}",
            scene.told
        );
        assert_eq!(on(&scene, space), rest);
        let left: Vec<u32> = scene
            .told
            .iter()
            .filter_map(|event| match event {
                Event::LeftOver { space: of, chips } if of.as_str() == space => Some(*chips),
                _ => None,
            })
            .collect();
        let told = if rest > 0 { vec![rest] } else { vec![] };
        assert_eq!(left, told, "{space} {chips} by {winners:?}");
    }
}

/// All sets of seats but the empty one.
fn some_seats() -> impl Iterator<Item = Vec<usize>> {
    (1..1 << SEATS).map(|mask: usize| {
        (0..SEATS)
            .filter(|number| mask >> number & 1 == 1)
            .collect()
    })
}

#[test]
fn a_space_for_sets_is_split_without_loss() {
    for (preset, space, ranks, suits) in SETS {
        let rules = rules(preset, json!({}));
        for winners in some_seats().filter(|winners| winners.len() <= suits.len()) {
            let mut hands = ["3C", "4D", "5H", "6S"].map(hand);
            for (&winner, suit) in winners.iter().zip(suits.chars()) {
                let set = ranks.chars().map(|rank| card(&format!("{rank}{suit}")));
                hands[winner] = hands[winner].union(set.collect());
            }
            split(
                &rules,
                space,
                &[RoundPhase::Exchange, RoundPhase::Poker],
                &winners,
                &hands,
            );
        }
    }
}

/// As many equal hands as there are suits: ace, king, queen, jack and nine, never all of one suit.
fn poker_hands(winners: &[usize]) -> Vec<Hand> {
    let suit = |number: usize| ["C", "D", "H", "S"][number % 4];
    let of = |ranks: &str, number: usize| -> Hand {
        let ranks = ranks.chars().enumerate();
        ranks
            .map(|(nth, rank)| card(&format!("{rank}{}", suit(number + nth))))
            .collect()
    };
    let high = |number: usize| {
        if winners.contains(&number) {
            "AKQJ9"
        } else {
            "35678"
        }
    };
    (0..SEATS).map(|number| of(high(number), number)).collect()
}

#[test]
fn the_space_for_poker_is_split_without_loss() {
    let mut spaces = Vec::new();
    for preset in all_presets() {
        for space in &preset.ruleset().board {
            if !space.claims.contains(&Claim::Poker {}) {
                continue;
            }
            spaces.push(preset.id());
            let rules = rules(preset.id(), json!({}));
            for winners in some_seats() {
                let done = [RoundPhase::Exchange, RoundPhase::Collect];
                split(
                    &rules,
                    space.id.as_str(),
                    &done,
                    &winners,
                    &poker_hands(&winners),
                );
            }
        }
    }
    let poker = [
        "rummoli",
        "tripoley",
        "tripoley-board",
        "tripoli",
        "tripoli-auction",
        "tripoli-equal-ante",
        "tripoli-extra-boodles",
    ];
    assert_eq!(spaces, poker);
}

/// No other kind of claim can be won by several at once, so that all shared spaces are watched.
#[test]
fn all_shared_spaces_of_all_presets_are_watched() {
    for preset in all_presets() {
        for space in &preset.ruleset().board {
            for claim in &space.claims {
                match claim {
                    Claim::HoldSet { .. } => assert!(
                        SETS.iter()
                            .any(|(id, of, ..)| *id == preset.id() && *of == space.id.as_str())
                    ),
                    Claim::Poker {}
                    | Claim::Play { .. }
                    | Claim::Hold { .. }
                    | Claim::PlaySet { .. }
                    | Claim::GoOut { .. }
                    | Claim::TurnUp { .. }
                    | Claim::TakeDeadHand {} => {}
                }
            }
        }
    }
}

/// What lies on the board at the end of a session, where it is shared among all or the winners: equal
/// shares of each space, and the rest stays there.
#[test]
fn what_is_left_on_the_board_is_split_without_loss() {
    let mut spaces = 0;
    for preset in all_presets() {
        let per_card = preset.ruleset().settle.per_card;
        for (leftovers, space) in ["split", "winner", "leave"]
            .iter()
            .flat_map(|how| preset.ruleset().board.iter().map(move |space| (how, space)))
        {
            if space
                .claims
                .iter()
                .any(|claim| matches!(claim, Claim::GoOut { .. }))
            {
                continue;
            }
            let session = json!({"ends": [{"type": "rounds", "count": 1}], "tie": "shared", "leftovers": leftovers});
            let rules = rules(preset.id(), json!({"session": session}));
            for chips in 0..=9 {
                // P0 leads and goes out; the others pay him. P0 and P1 have most in the end.
                let before = [20 - 2 * per_card, 20 + per_card, 11 + per_card];
                let hands = ["7C", "9H", "TS"].map(hand).to_vec();
                let cards = Cards::Hands {
                    hands,
                    dead: hand("TC"),
                    turn_up: None,
                };
                let phases = preset.ruleset().phases.iter().copied();
                let done: Vec<RoundPhase> = phases
                    .take_while(|phase| *phase != RoundPhase::Stops)
                    .collect();
                let mut scene = dealt(
                    &rules,
                    2,
                    &before,
                    &format!("{} {chips}", space.id),
                    cards,
                    &done,
                );
                scene.plays(0, "7C");
                assert!(scene.game.is_finished());
                let (shares, staying) = match *leftovers {
                    "split" => ([chips / 3; 3], chips % 3),
                    "winner" => ([chips / 2, chips / 2, 0], chips % 2),
                    _ => ([0; 3], chips),
                };
                let after = [20 + shares[0], 20 + shares[1], 11 + shares[2]];
                assert_eq!(
                    scene.chips(),
                    after,
                    "{} {} {chips} {leftovers}",
                    preset.id(),
                    space.id
                );
                assert_eq!(on(&scene, space.id.as_str()), staying);
            }
            spaces += 1;
        }
    }
    assert!(spaces >= 3 * 100, "{spaces}");
}

/// Going out takes what a split has left on its space.
#[test]
fn what_is_left_over_waits_for_the_next_winner() {
    let rules = rules("tripoli-no-poker", json!({}));
    let hands = ["8C 9C TC", "8D 9D TD 3S", "5S"].map(hand).to_vec();
    let cards = Cards::Hands {
        hands,
        dead: hand("2C"),
        turn_up: None,
    };
    let mut scene = dealt(&rules, 2, &[9; 3], "skat 7", cards, &[]);
    assert_eq!((scene.chips(), on(&scene, "skat")), (vec![12, 12, 9], 1));
    scene.plays(0, "8C");
    scene.plays(0, "9C");
    let told = scene.plays(0, "TC");
    let skat = told.iter().any(|event| matches!(event, Event::Collected { seat: who, space, chips: 1, .. } if *who == seat(0) && space.as_str() == "skat"));
    assert!(skat, "{told:?}");
}
