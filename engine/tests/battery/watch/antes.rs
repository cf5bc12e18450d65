//! Antes of a short stack that put more on the board than the player paid.

use super::dealt;
use crate::corpus::all_presets;
use crate::scene::{Cards, Scene, Stage, card, rules, seat};
use boodle_engine::{
    Action, Claim, DoublePot, Event, Hand, Preset, RoundPhase, Rules, Ruleset, Viewer,
};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;

/// What a seat has paid onto each space.
type Paid = BTreeMap<String, u32>;

/// What the rules ask of a seat, in board order; the dealer may ante double on what going out wins.
fn asked(ruleset: &Ruleset, deals: bool, double: bool) -> Vec<(String, u32)> {
    let ante = |space: &boodle_engine::SpaceRules| {
        let pot = space
            .claims
            .iter()
            .any(|claim| matches!(claim, Claim::GoOut { .. }));
        let chips = match (deals, double && pot) {
            (false, _) => space.ante.each,
            (true, false) => space.ante.dealer,
            (true, true) => 2 * space.ante.dealer,
        };
        (space.id.to_string(), chips)
    };
    ruleset.board.iter().map(ante).collect()
}

/// What the dealer does about doubling, and when he says so.
#[derive(Clone, Copy, PartialEq)]
enum Double {
    No,
    Always,
    WhenDealing,
}

/// C23: fixed antes in board order as far as the chips reach, then a budget of what is left, which
/// is put on the last free space here. A dealer who doubles when he deals does so from what is left
/// then.
fn expected(ruleset: &Ruleset, deals: bool, double: Double, chips: u32) -> Paid {
    let mut left = chips;
    let mut paid = Paid::new();
    let mut put = |space: String, chips: u32| {
        let chips = chips.min(left);
        left -= chips;
        if chips > 0 {
            *paid.entry(space).or_default() += chips;
        }
    };
    let later = double == Double::WhenDealing && ruleset.free_ante.is_some();
    for (space, chips) in asked(ruleset, deals, double != Double::No && !later) {
        put(space, chips);
    }
    if let Some(free) = &ruleset.free_ante {
        put(free.on.last().unwrap().to_string(), free.budget);
    }
    if later {
        let simple = asked(ruleset, deals, false).into_iter();
        for ((space, all), (_, simple)) in asked(ruleset, deals, true).into_iter().zip(simple) {
            put(space, all - simple);
        }
    }
    paid
}

/// Everybody antes; the dealer is P0. Says what each seat has paid.
fn antes(rules: &Arc<Rules>, chips: &[u32], double: bool) -> Vec<Paid> {
    let mut scene = Scene::at(rules, 0, chips, "", Stage::Ante(None));
    let optional = rules.ruleset().dealer.double_pot == DoublePot::Optional;
    loop {
        let view = scene.game.view(Viewer::Public);
        let number = scene.asked()[0];
        let you = scene.game.view(Viewer::Seat(seat(number))).you.unwrap();
        let action = match you.limits.stake {
            Some(stake) => Action::Stake {
                chips: [(*stake.on.last().unwrap(), stake.total)].into(),
            },
            None => Action::Deal {
                double: optional.then_some(double),
            },
        };
        let staked: u32 = view.board.iter().map(|space| space.chips).sum();
        let held: u32 = view.seats.iter().map(|seat| seat.chips).sum();
        let before = i64::from(chips.iter().sum::<u32>());
        assert_eq!(i64::from(staked + held) + view.bank, before);
        scene.does(number, &action);
        if let Action::Deal { .. } = action {
            return paid(&scene, chips.len());
        }
    }
}

fn paid(scene: &Scene, players: usize) -> Vec<Paid> {
    let mut paid = vec![Paid::new(); players];
    let told = scene.told.iter();
    for event in told.take_while(|event| !matches!(event, Event::Dealt { .. })) {
        if let Event::Staked { seat, space, chips } = event {
            *paid[seat.index()].entry(space.to_string()).or_default() += chips;
        }
    }
    paid
}

/// The rules of the preset and those where the dealer doubles; none of those without chips.
fn doubles(preset: &Preset) -> Vec<(Arc<Rules>, Double)> {
    if !preset.ruleset().chips.enabled {
        return Vec::new();
    }
    let with = |how: &str| rules(preset.id(), json!({"dealer": {"double_pot": how}}));
    vec![
        (with("off"), Double::No),
        (with("always"), Double::Always),
        (with("optional"), Double::No),
        (with("optional"), Double::WhenDealing),
    ]
}

#[test]
fn nobody_antes_more_than_he_has() {
    let mut short = 0;
    for (preset, (rules, double)) in all_presets().iter().flat_map(|preset| {
        doubles(preset)
            .into_iter()
            .map(move |rules| (preset, rules))
    }) {
        let ruleset = rules.ruleset();
        let most: u32 = asked(ruleset, true, true)
            .iter()
            .map(|(_, chips)| chips)
            .sum();
        let most = most + ruleset.free_ante.as_ref().map_or(0, |free| free.budget);
        for chips in 0..=most + 1 {
            let tables = [
                [chips, 99, 99],
                [99, chips, 99],
                [99, 99, chips],
                [chips; 3],
            ];
            for table in tables {
                let found = antes(&rules, &table, double == Double::WhenDealing);
                for (number, found) in found.iter().enumerate() {
                    let expected = expected(ruleset, number == 0, double, table[number]);
                    assert_eq!(*found, expected, "{} P{number} of {table:?}", preset.id());
                    assert!(found.values().sum::<u32>() <= table[number]);
                    short += u32::from(found.values().sum::<u32>() == table[number]);
                }
            }
        }
    }
    assert!(short > 1_000, "{short} short antes");
}

/// Where the short buy chips they buy once, and ante from what they then have.
#[test]
fn who_buys_chips_antes_no_more() {
    for preset in all_presets()
        .iter()
        .filter(|preset| preset.ruleset().chips.enabled)
    {
        let rules = rules(
            preset.id(),
            json!({"short_ante": "rebuy", "chips": {"start": 3}}),
        );
        let ruleset = rules.ruleset();
        let free = ruleset.free_ante.as_ref().map_or(0, |free| free.budget);
        for chips in 0..20 {
            let found = antes(&rules, &[chips; 3], false);
            for (number, found) in found.iter().enumerate() {
                let all: u32 = asked(ruleset, number == 0, false)
                    .iter()
                    .map(|(_, chips)| chips)
                    .sum();
                let bought = if chips < all + free { 3 } else { 0 };
                let expected = expected(ruleset, number == 0, Double::No, chips + bought);
                assert_eq!(*found, expected, "{} P{number} of {chips}", preset.id());
            }
        }
    }
}

/// Michigan Rummy, Pay-the-Widow: the dealer stakes 4 on the dead hand, or what he has.
#[test]
fn the_stake_on_the_dead_hand_is_paid() {
    let forced = |preset: &&Preset| {
        let exchange = serde_json::to_value(&preset.ruleset().exchange).unwrap();
        exchange["forced_stake"].as_u64().unwrap_or(0) > 0
    };
    let with: Vec<&Preset> = all_presets().iter().filter(forced).collect();
    assert_eq!(with.len(), 1);
    let stake = |forced: u32| -> Value { json!({"exchange": {"forced_stake": forced}}) };
    for (forced, chips) in (0..6).flat_map(|forced| (0..8).map(move |chips| (forced, chips))) {
        let rules = rules(with[0].id(), stake(forced));
        let hands = ["2C", "3D", "4H"].map(|one| Hand::EMPTY.with(card(one)));
        let dead = Hand::EMPTY.with(card("5S"));
        let cards = Cards::Hands {
            hands: hands.to_vec(),
            dead,
            turn_up: None,
        };
        let scene = dealt(&rules, 1, &[9, chips, 9], "", cards, &[] as &[RoundPhase]);
        let staked = forced.min(chips);
        assert_eq!(scene.chips(), [9, chips - staked, 9]);
        let board = scene.game.view(Viewer::Public).board;
        let widow = board.iter().find(|space| space.id.as_str() == "widow");
        assert_eq!(widow.unwrap().chips, staked);
        assert_eq!(board.iter().map(|space| space.chips).sum::<u32>(), staked);
    }
}
