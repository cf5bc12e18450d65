//! Who cannot pay another in full owes the rest to the bank (C22).

use crate::corpus::{each_preset, table};
use crate::dice::{Dice, seeds};
use crate::house_rules::house_rules;
use crate::scene::{Cards, Scene, Stage, hand, rules, seat};
use crate::session;
use crate::tally::Tally;
use boodle_engine::{Action, BySeat, Event, Hand, PaidFor, Payee, RoundPhase, Rules, Viewer};
use serde_json::{Value, json};
use std::sync::Arc;

/// Rules by which the bank lends, the broke stay, and whatever else.
fn debt(preset: &str, changes: Value) -> Arc<Rules> {
    let lends = json!({"settle": {"short_pay": "debt"}, "session": {"bust": "keep"}});
    let rules = rules(preset, lends);
    let ruleset = rules.ruleset().patched(&changes).unwrap();
    Arc::new(ruleset.check().unwrap())
}

/// Every chip that was moved but antes, in order.
fn moved(events: &[Event]) -> Vec<String> {
    let lines = events.iter().filter_map(|event| match event {
        Event::Lent { seat, chips } => Some(format!("{seat:?} lent {chips}")),
        Event::Repaid { seat, chips } => Some(format!("{seat:?} repays {chips}")),
        Event::Rebought { seat, chips } => Some(format!("{seat:?} buys {chips}")),
        Event::Rewarded { seat, chips } => Some(format!("{seat:?} rewarded {chips}")),
        Event::Collected {
            seat, space, chips, ..
        } => Some(format!("{seat:?} takes {space} {chips}")),
        Event::Paid {
            from, to, chips, ..
        } => Some(match to {
            Payee::Seat(to) => format!("{from:?} pays {to:?} {chips}"),
            Payee::Space(to) => format!("{from:?} pays {to} {chips}"),
        }),
        _ => None,
    });
    lines.collect()
}

fn debts(scene: &Scene) -> Vec<u32> {
    let view = scene.game.view(Viewer::Public);
    view.seats.iter().map(|seat| seat.debt).collect()
}

fn bank(scene: &Scene) -> i64 {
    scene.game.view(Viewer::Public).bank
}

/// Four players, P3 deals; P0 goes out at once, P1 owes 2 and has 1, P2 owes 3 and has none.
fn after_a_round(rules: &Arc<Rules>) -> (Scene, Vec<Event>) {
    let hands = ["3C", "KH 2S", "JD 5H 6H", "9S"];
    let mut scene = Scene::dealt(rules, 3, &[9, 1, 0, 9], "", &hands, "");
    let told = scene.plays(0, "3C");
    (scene, told)
}

const PAID: [&str; 5] = [
    "P1 lent 1",
    "P1 pays P0 2",
    "P2 lent 3",
    "P2 pays P0 3",
    "P3 pays P0 1",
];

#[test]
fn the_bank_lends_what_is_missing() {
    let once = json!({"session": {"ends": [{"type": "rounds", "count": 1}]}});
    let (scene, told) = after_a_round(&debt("saratoga", once.clone()));
    assert_eq!(moved(&told), PAID);
    assert_eq!(scene.chips(), [15, 0, 0, 8]);
    assert_eq!((debts(&scene), bank(&scene)), (vec![0, 1, 3, 0], -4));
    let places = |scene: &Scene| -> Vec<(usize, u8, u32)> {
        let outcome = scene.game.outcome().unwrap();
        let ranking = outcome.ranking.iter();
        ranking
            .map(|rank| (rank.seat.index(), rank.place, rank.chips))
            .collect()
    };
    // Less is owed, more is left.
    assert_eq!(
        places(&scene),
        [(0, 1, 15), (3, 2, 8), (1, 3, 0), (2, 4, 0)]
    );

    // Where the rest is forgiven both have nothing.
    let (scene, told) = after_a_round(&rules("saratoga", once));
    assert_eq!(moved(&told), ["P1 pays P0 1", "P3 pays P0 1"]);
    assert_eq!(
        places(&scene),
        [(0, 1, 11), (3, 2, 8), (1, 3, 0), (2, 3, 0)]
    );
}

/// Michigan Rummy, Stops für Chips: whoever caused a stop is paid in full; out of what he is paid
/// for the next one the debtor pays back first.
#[test]
fn a_debt_is_paid_out_of_the_next_income() {
    let bonus = json!({"amount": 3, "from": "each", "causes": ["top"]});
    let rules = debt("newmarket", json!({"stops": {"stop_bonus": bonus}}));
    let hands = ["KC 2D 9S", "3D KH 8S", "5H 6H"];
    let mut scene = Scene::dealt(&rules, 2, &[9, 1, 9], "", &hands, "");
    let first = ["P1 lent 2", "P1 pays P0 3", "P2 pays P0 3"];
    assert_eq!(moved(&scene.plays(0, "KC")), first);
    assert_eq!(
        (scene.chips(), debts(&scene)),
        (vec![15, 0, 6], vec![0, 2, 0])
    );
    scene.plays(0, "2D");
    scene.plays(1, "3D");
    let second = ["P0 pays P1 3", "P1 repays 2", "P2 pays P1 3"];
    assert_eq!(moved(&scene.plays(1, "KH")), second);
    assert_eq!((scene.chips(), debts(&scene)), (vec![12, 4, 3], vec![0; 3]));
    assert_eq!(bank(&scene), 0);
}

/// The cards of the next round, dealt.
fn deal(scene: &mut Scene, held: [&str; 4], dead: &str) {
    let mut hands = BySeat::<Hand>::default();
    for (number, cards) in held.iter().enumerate() {
        hands[seat(number)] = hand(cards);
    }
    let dead = hand(dead);
    scene.game.replay(&Event::Dealt {
        hands,
        dead,
        last_dead: None,
    });
}

#[test]
fn debts_go_from_round_to_round() {
    let (mut scene, told) = after_a_round(&debt("saratoga", json!({})));
    // The debtors have nothing to ante; the others put 1 on each of the five spaces.
    let anted = told.iter().filter_map(|event| match event {
        Event::Staked { seat, .. } => Some(seat.index()),
        _ => None,
    });
    assert_eq!(anted.collect::<Vec<_>>(), [3, 3, 3, 3, 3, 0, 0, 0, 0, 0]);
    assert_eq!(scene.chips(), [10, 0, 0, 3]);
    assert_eq!(debts(&scene), [0, 1, 3, 0]);

    deal(&mut scene, ["7H", "JD 2C", "3C QC", "4S 5S"], "4C");
    assert_eq!(moved(&scene.plays(1, "2C")), [""; 0]);
    assert_eq!(moved(&scene.plays(2, "3C")), [""; 0]);
    let told = scene.plays(2, "QC");
    // The space and the pot pay back what P2 owes, the rest is his; P1 owes once more.
    let all = [
        "P2 takes QC 2",
        "P2 repays 2",
        "P2 takes pot 2",
        "P2 repays 1",
        "P1 lent 1",
        "P1 pays P2 1",
        "P3 pays P2 2",
        "P0 pays P2 1",
    ];
    assert_eq!(moved(&told), all);
    assert_eq!((debts(&scene), bank(&scene)), (vec![0, 2, 0, 0], -2));
    // Then the antes: P2 5 of 5, P3 his last, P0 5 of 9.
    assert_eq!(scene.chips(), [4, 0, 0, 0]);
}

/// Who is out takes his debt with him; it is shown to everybody.
#[test]
fn the_broke_are_out_with_their_debts() {
    let (scene, told) = after_a_round(&debt("saratoga", json!({"session": {"bust": "eliminate"}})));
    let out = told.iter().filter_map(|event| match event {
        Event::Eliminated { seat } => Some(seat.index()),
        _ => None,
    });
    assert_eq!(out.collect::<Vec<_>>(), [1, 2]);
    assert_eq!(debts(&scene), [0, 1, 3, 0]);
    for viewer in (0..4).map(|number| Viewer::Seat(seat(number))) {
        let seats = scene.game.view(viewer).seats;
        assert_eq!(seats, scene.game.view(Viewer::Public).seats);
    }
}

/// Chips that are bought pay no debt: with them the seat antes.
#[test]
fn bought_chips_pay_no_debt() {
    let rules = debt(
        "saratoga",
        json!({"short_ante": "rebuy", "chips": {"start": 9}}),
    );
    let (scene, told) = after_a_round(&rules);
    let bought = ["P1 buys 9", "P2 buys 9"].map(str::to_owned);
    assert_eq!(moved(&told)[PAID.len()..], bought);
    assert_eq!(scene.chips(), [10, 4, 4, 3]);
    assert_eq!((debts(&scene), bank(&scene)), (vec![0, 1, 3, 0], -4 - 18));
}

/// Only what one seat owes another is lent: no fee, no doubled space, no ante.
#[test]
fn what_goes_to_the_board_is_not_lent() {
    let changes = json!({"stops": {"pass_fee": 2}, "settle": {"per_card": 0, "unplayed_boodle": "double_space"},
        "session": {"ends": [{"type": "rounds", "count": 2}]}});
    let rules = debt("newmarket", changes);
    let hands = ["3C 9D", "KH", "4C"];
    let mut scene = Scene::dealt(&rules, 2, &[0, 1, 0], "KH 3", &hands, "");
    assert_eq!(moved(&scene.plays(0, "3C")), ["P1 pays pot 1"]);
    assert_eq!(moved(&scene.plays(2, "4C")), ["P2 takes pot 1"]);
    // The chip that P2 has is his ante on the pot; nobody has one left to distribute.
    assert_eq!((scene.chips(), debts(&scene)), (vec![0; 3], vec![0; 3]));
    assert_eq!(scene.asked(), [0]);
}

/// A seat that has been lent chips and has paid them to another.
fn owes(scene: &mut Scene, number: usize, chips: u32, to: usize) {
    let (from, to) = (seat(number), seat(to));
    let all = chips + scene.chips()[number];
    scene.game.replay(&Event::Lent { seat: from, chips });
    scene.game.replay(&Event::Paid {
        from,
        to: Payee::Seat(to),
        chips: all,
        cards: None,
        why: PaidFor::Stop,
    });
    assert_eq!(scene.chips()[number], 0);
}

/// On a board of many spaces each that is won pays back a part.
#[test]
fn every_space_pays_back() {
    let rules = debt("tripoli-no-poker", json!({}));
    let cards = Cards::Hands {
        hands: ["3D 9S", "KH TH 2D", "QC 4D"].map(hand).to_vec(),
        dead: hand(""),
        turn_up: None,
    };
    let mut scene = Scene::at(&rules, 0, &[30, 30, 30], "", Stage::Ante(Some(cards)));
    // The dealer's antes are double: 2 on each of seven spaces.
    assert_eq!(scene.chips(), [16, 23, 23]);
    owes(&mut scene, 1, 5, 2);
    let told = scene.does(0, &Action::Deal { double: None });
    let all = [
        "P1 takes KH 4",
        "P1 repays 4",
        "P1 takes TH 4",
        "P1 repays 1",
    ];
    assert_eq!(moved(&told), all);
    assert_eq!(
        (scene.chips(), debts(&scene)),
        (vec![16, 3, 51], vec![0; 3])
    );
}

/// The price that the dealer is paid for the dead hand, and a reward from the bank.
#[test]
fn every_income_pays_back() {
    let rules = debt("michigan-rummy", json!({"exchange": {"to": "dealer"}}));
    let hands = ["2C", "3C", "4C"];
    let mut scene = Scene::dealt(&rules, 2, &[9, 9, 0], "", &hands, "9S TS");
    owes(&mut scene, 2, 6, 0);
    scene.does(2, &Action::Offer {});
    let told = scene.does(0, &Action::Buy {});
    assert_eq!(moved(&told), ["P0 pays P2 4", "P2 repays 4"]);
    assert_eq!(
        (scene.chips(), debts(&scene)),
        (vec![11, 9, 0], vec![0, 0, 2])
    );

    let once = json!({"settle": {"round_bonus": 4}, "session": {"ends": [{"type": "rounds", "count": 1}]}});
    let rules = debt("newmarket", once);
    let mut scene = Scene::dealt(&rules, 2, &[0, 9, 9], "", &["3C", "9D", "9S"], "");
    owes(&mut scene, 0, 5, 1);
    let all = [
        "P0 rewarded 4",
        "P0 repays 4",
        "P1 pays P0 1",
        "P0 repays 1",
        "P2 pays P0 1",
    ];
    assert_eq!(moved(&scene.plays(0, "3C")), all);
    assert_eq!((scene.chips(), bank(&scene)), (vec![1, 13, 8], -4));
}

/// A card that every other seat pays for is paid in full.
#[test]
fn every_seat_pays_for_a_boodle_in_full() {
    let board = json!([{"id": "QD", "claims": [{"type": "play", "card": "QD"}],
                        "pays": {"type": "fixed", "amount": 4, "from": "each"}}]);
    let changes = json!({"board": board, "free_ante": null});
    let rules = debt("newmarket", changes);
    let hands = ["QD 2C", "5S 7S", "6H 8H"];
    let mut scene = Scene::dealt(&rules, 2, &[9, 3, 0], "", &hands, "");
    let all = ["P1 lent 1", "P1 pays P0 4", "P2 lent 4", "P2 pays P0 4"];
    assert_eq!(moved(&scene.plays(0, "QD")), all);
    assert_eq!(
        (scene.chips(), debts(&scene)),
        (vec![17, 0, 0], vec![0, 1, 4])
    );
}

/// The stored form keeps what is owed.
#[test]
fn debts_are_stored() {
    let rules = debt("saratoga", json!({}));
    let (scene, _) = after_a_round(&rules);
    let read = boodle_engine::Game::load(&scene.game.save(), rules).unwrap();
    assert!(read == scene.game);
    assert_eq!(read.view(Viewer::Public).seats[2].debt, 3);
}

/// Long sessions of the poor: the ledger of the chips watches what is lent and paid back.
#[test]
fn debts_over_many_rounds() {
    let tallies = each_preset(|preset| {
        let mut tally = Tally::default();
        let house = house_rules(preset.ruleset());
        let few = |house: &&crate::house_rules::House| house.0.contains("debts");
        for change in house.iter().filter(few) {
            for seed in seeds(3) {
                let mut dice = Dice::new(seed);
                if let Some(table) = table(preset, &[change], 7) {
                    session::play(&table, dice.word(), &mut tally);
                }
            }
        }
        let melds = preset.ruleset().phases.contains(&RoundPhase::Rummy);
        if preset.ruleset().settle.per_card > 0 && !melds {
            tally.at_least(10, "lent", preset.id());
            tally.at_least(5, "repaid", preset.id());
        }
        tally
    });
    let repaid: u64 = tallies.iter().map(|tally| tally.of("repaid")).sum();
    assert!(repaid >= 200, "only {repaid} times");
}
