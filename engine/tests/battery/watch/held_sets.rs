//! Sets in the hand that never pay, or pay only in the order in which somebody thought of them.

use super::dealt;
use crate::corpus::all_presets;
use crate::dice::Dice;
use crate::scene::{Cards, Scene, Stage, card, rules, seat};
use boodle_engine::{Action, Card, Claim, Event, Hand, PhaseName, RoundPhase, Rules, Slot, Viewer};
use serde_json::{Value, json};
use std::sync::Arc;

/// Preset, space, ranks, suits. Tripoli, Spielablauf 1: king and queen of any suit; 8, 9 and 10 of
/// any suit. On the board of Tripoley king and queen are those of hearts.
pub(super) const SETS: [(&str, &str, &str, &str); 12] = [
    ("tripoley-board", "kq", "KQ", "H"),
    ("tripoley-board", "seq", "89T", "CDHS"),
    ("tripoli", "kq", "KQ", "CDHS"),
    ("tripoli", "skat", "89T", "CDHS"),
    ("tripoli-auction", "kq", "KQ", "CDHS"),
    ("tripoli-auction", "skat", "89T", "CDHS"),
    ("tripoli-equal-ante", "kq", "KQ", "CDHS"),
    ("tripoli-equal-ante", "skat", "89T", "CDHS"),
    ("tripoli-extra-boodles", "kq", "KQ", "CDHS"),
    ("tripoli-extra-boodles", "skat", "89T", "CDHS"),
    ("tripoli-no-poker", "kq", "KQ", "CDHS"),
    ("tripoli-no-poker", "skat", "89T", "CDHS"),
];

#[test]
fn all_sets_of_all_presets_are_watched() {
    let of_preset = all_presets().iter().flat_map(|preset| {
        let spaces = preset.ruleset().board.iter();
        let held = |claim: &Claim| matches!(claim, Claim::HoldSet { .. });
        let with_sets = spaces.filter(move |space| space.claims.iter().any(held));
        with_sets.map(|space| (preset.id(), space.id.as_str()))
    });
    let watched = SETS.map(|(preset, space, ..)| (preset, space));
    assert_eq!(of_preset.collect::<Vec<_>>(), watched);
}

/// Where the cards of a set of one suit are.
#[derive(Clone, Copy)]
enum Place {
    /// All of them in a hand.
    Whole(usize),
    /// All of them in the dead hand.
    Dead,
    /// The first in one hand, the others in another; the dead hand is number 3.
    Broken(usize, usize),
}

const PLACES: [Place; 8] = [
    Place::Whole(0),
    Place::Whole(1),
    Place::Whole(2),
    Place::Dead,
    Place::Broken(0, 1),
    Place::Broken(2, 0),
    Place::Broken(1, 3),
    Place::Broken(3, 2),
];

fn set(ranks: &str, suit: char) -> Vec<Card> {
    let cards = ranks.chars().map(|rank| card(&format!("{rank}{suit}")));
    cards.collect()
}

/// Three hands and the dead hand, with a card each that belongs to no set.
fn hands(ranks: &str, places: &[(char, Place)]) -> Cards {
    let mut hands = ["2C", "3D", "4H", "5S"].map(|one| Hand::EMPTY.with(card(one)));
    for &(suit, place) in places {
        let (first, others) = match place {
            Place::Whole(hand) => (hand, hand),
            Place::Dead => (3, 3),
            Place::Broken(first, others) => (first, others),
        };
        for (number, card) in set(ranks, suit).into_iter().enumerate() {
            let hand = if number == 0 { first } else { others };
            hands[hand] = hands[hand].with(card);
        }
    }
    Cards::Hands {
        hands: hands[..3].to_vec(),
        dead: hands[3],
        turn_up: None,
    }
}

/// Each of three seats has so many shares: the chips that each gets, and what stays. A single holder
/// takes all there is.
fn split(chips: u32, shares: [u32; 3]) -> ([u32; 3], u32) {
    let holders = shares.iter().filter(|shares| **shares > 0).count();
    let shares = if holders == 1 {
        shares.map(|shares| shares.min(1))
    } else {
        shares
    };
    let all: u32 = shares.iter().sum();
    let each = chips.checked_div(all).unwrap_or(0);
    (shares.map(|shares| shares * each), chips - all * each)
}

/// All ways in which the sets of four suits can lie; says in how many of them 0, 1, 2, 3 seats won.
fn all_ways(rules: &Arc<Rules>, space: &str, ranks: &str, suits: &str, per_set: bool) -> [u32; 4] {
    let mut with_winners = [0; 4];
    for number in 0..PLACES.len().pow(4) {
        let place = |nth: u32| PLACES[number / PLACES.len().pow(nth) % PLACES.len()];
        let places = [
            ('C', place(0)),
            ('D', place(1)),
            ('H', place(2)),
            ('S', place(3)),
        ];
        let mut shares = [0; 3];
        for &(suit, place) in &places {
            if let (true, Place::Whole(hand)) = (suits.contains(suit), place) {
                shares[hand] += 1;
            }
        }
        if !per_set {
            shares = shares.map(|sets: u32| sets.min(1));
        }
        let chips = 1 + number as u32 % 11;
        let (won, left) = split(chips, shares);
        let cards = hands(ranks, &places);
        let done = [RoundPhase::Exchange, RoundPhase::Poker];
        let board = format!("{space} {chips}");
        let scene = dealt(rules, number % 3, &[20; 3], &board, cards, &done);
        assert_eq!(
            scene.chips(),
            won.map(|won| 20 + won),
            "{space} {chips}: {:?}",
            scene.told
        );
        assert_eq!(on(&scene, space), left, "{space} {chips}: {:?}", scene.told);
        with_winners[shares.iter().filter(|shares| **shares > 0).count()] += 1;
    }
    with_winners
}

fn on(scene: &Scene, space: &str) -> u32 {
    let view = scene.game.view(Viewer::Public);
    let found = view.board.iter().find(|found| found.id.as_str() == space);
    found.unwrap().chips
}

#[test]
fn whoever_holds_a_set_is_paid() {
    for (preset, space, ranks, suits) in SETS {
        let found = all_ways(&rules(preset, json!({})), space, ranks, suits, false);
        let some = if suits.len() > 1 { 4 } else { 2 };
        assert!(
            found[..some].iter().all(|ways| *ways > 0),
            "{preset} {space}: {found:?}"
        );
    }
}

/// The same with other ranks and suits, with a share a set, and with two claims on one space.
#[test]
fn whoever_holds_a_set_of_the_house_is_paid() {
    for (ranks, suits) in [("QK", "any"), ("T98", "any"), ("67", "D"), ("JTA", "S")] {
        for share in ["per_player", "per_set"] {
            let held = json!({"type": "hold_set", "ranks": ranks, "suit": suits});
            let board = |claims: Value| {
                json!({"board": [{"id": "set", "claims": claims, "share": share}],
                       "free_ante": null, "phases": ["collect", "stops"]})
            };
            let also = json!([{"type": "go_out"}, held]);
            for claims in [json!([held]), also] {
                let rules = rules("newmarket", board(claims));
                let suits = if suits == "any" { "CDHS" } else { suits };
                let found = all_ways(&rules, "set", ranks, suits, share == "per_set");
                assert!(found[0] > 0 && found[1] > 0, "{ranks} {suits}: {found:?}");
            }
        }
    }
}

fn orders(cards: &[Card]) -> Vec<Vec<Card>> {
    if cards.len() < 2 {
        return vec![cards.to_vec()];
    }
    let mut all = Vec::new();
    for first in cards {
        let others: Vec<Card> = cards
            .iter()
            .filter(|other| *other != first)
            .copied()
            .collect();
        for mut rest in orders(&others) {
            rest.insert(0, *first);
            all.push(rest);
        }
    }
    all
}

/// A pack from which the seat at this place from the left of the dealer is dealt these cards first,
/// in this order.
fn pack(rules: &Rules, players: usize, place: usize, cards: &[Card], dice: &mut Dice) -> Vec<Card> {
    let mut pack: Vec<Card> = rules.pack().iter().collect();
    dice.shuffle(&mut pack);
    let before = usize::from(rules.ruleset().deal.slot == Slot::First);
    for (round, card) in cards.iter().enumerate() {
        let there = pack.iter().position(|other| other == card).unwrap();
        pack.swap(there, before + place + round * (players + 1));
    }
    pack
}

/// Deals; everybody refuses the dead hand.
fn deal(scene: &mut Scene, dealer: usize) {
    scene.does(dealer, &Action::Deal { double: None });
    while scene.game.view(Viewer::Public).phase == Some(PhaseName::Exchange) {
        let asked = scene.asked()[0];
        let no = scene.game.legal_actions(seat(asked)).swap_remove(0);
        assert!(matches!(
            no,
            Action::Pass {} | Action::Decline {} | Action::Keep {}
        ));
        scene.does(asked, &no);
    }
}

/// In whatever order the cards of a set are dealt, and to whom.
#[test]
fn a_set_counts_in_any_order() {
    let mut dice = Dice::new(1);
    for (preset, space, ranks, suits) in SETS {
        let rules = rules(preset, json!({}));
        for players in [3, 4] {
            for (suit, place) in suits
                .chars()
                .flat_map(|suit| (0..players).map(move |place| (suit, place)))
            {
                for cards in orders(&set(ranks, suit)) {
                    let dealer = dice.below(players);
                    let pack = pack(&rules, players, place, &cards, &mut dice);
                    let stage = Stage::Ante(Some(Cards::Pack(pack)));
                    let mut scene = Scene::at(&rules, dealer, &vec![50; players], "", stage);
                    let chips = on(&scene, space);
                    deal(&mut scene, dealer);
                    let holder = (dealer + 1 + place) % players;
                    paid_to_holders(&scene, space, ranks, suits, chips, holder);
                }
            }
        }
    }
}

/// What the holders got from the space, of whom this seat is one.
fn paid_to_holders(
    scene: &Scene,
    space: &str,
    ranks: &str,
    suits: &str,
    chips: u32,
    holder: usize,
) {
    let hands = scene.told.iter().find_map(|event| match event {
        Event::Dealt { hands, .. } => Some(*hands),
        _ => None,
    });
    let hands = hands.unwrap();
    let holds = |hand: Hand| {
        let whole = |suit: char| set(ranks, suit).into_iter().all(|card| hand.contains(card));
        suits.chars().any(whole)
    };
    let holders: Vec<usize> = (0..scene.game.players())
        .filter(|&number| holds(hands[seat(number)]))
        .collect();
    assert!(holders.contains(&holder));
    let share = chips / u32::try_from(holders.len()).unwrap();
    let mut paid: Vec<(usize, u32)> = scene
        .told
        .iter()
        .filter_map(|event| match event {
            Event::Collected {
                seat,
                space: from,
                chips,
                ..
            } if from.as_str() == space => Some((seat.index(), *chips)),
            _ => None,
        })
        .collect();
    paid.sort_unstable();
    let expected: Vec<(usize, u32)> = holders.into_iter().map(|holder| (holder, share)).collect();
    assert_eq!(paid, expected, "{space} {chips}");
}
