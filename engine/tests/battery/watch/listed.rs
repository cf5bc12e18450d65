//! A list of legal actions that disagrees with what is accepted.
//!
//! Every action there is, by every seat and at every kind of step, of every preset; who is not asked
//! is refused whatever he says, and what is refused changes nothing.

use crate::actions;
use crate::corpus::{Table, each_preset, table};
use crate::dice::{Dice, Playing, fresh};
use crate::house_rules::{House, house_rules};
use boodle_engine::{Action, Game, Illegal, MAX_SEATS, Moment, PhaseName, Seat, Viewer};
use serde_json::json;
use std::collections::BTreeMap;

/// Says how many actions were accepted and refused.
fn compare(game: &Game, at: &Moment) -> (usize, usize) {
    let before = game.save();
    let mut tried = game.clone();
    let (mut accepted, mut refused) = (0, 0);
    for seat in (0..MAX_SEATS).filter_map(Seat::new) {
        let you = actions::you(game, seat);
        let listed = game.legal_actions(seat);
        let asked = game.to_act().contains(seat);
        assert_eq!(asked, !listed.is_empty());
        let mut every = actions::every(game.rules(), you.as_ref());
        every.extend(listed.iter().cloned());
        for action in &every {
            let told = format!(
                "{seat:?} {action:?} in {:?}",
                game.view(Viewer::Public).phase
            );
            if actions::may(you.as_ref(), action) {
                let done = game.clone().apply(seat, action, at, &mut |_| ());
                assert_eq!(done, Ok(()), "{told} is listed");
                accepted += 1;
                continue;
            }
            assert!(!listed.contains(action));
            let why = tried.apply(seat, action, at, &mut |_| panic!("{told} makes an event"));
            let why = why.expect_err(&told);
            assert_eq!(
                why == Illegal::NotYourTurn,
                !asked && !game.is_finished(),
                "{told}: {why}"
            );
            assert_eq!(
                why == Illegal::Finished,
                game.is_finished(),
                "{told}: {why}"
            );
            refused += 1;
        }
    }
    assert_eq!(
        tried.save(),
        before,
        "what is refused has changed something"
    );
    (accepted, refused)
}

/// What kind of step it is: the phase, and what the first action listed is.
fn kind(game: &Game) -> (Option<PhaseName>, std::mem::Discriminant<Action>) {
    let seat = game.to_act().iter().next().unwrap();
    let first = game.legal_actions(seat).swap_remove(0);
    (
        game.view(Viewer::Public).phase,
        std::mem::discriminant(&first),
    )
}

/// Plays a session, comparing at each kind of step a few times and at some others; says the phases
/// in which it was compared, and how much.
fn play(table: &Table, seed: u64) -> (Vec<PhaseName>, usize) {
    let _playing = Playing(format!("{}, listed, seed {seed}", table.name));
    let mut dice = Dice::new(seed);
    let mut at = Moment {
        now: 0,
        secret: dice.secret(),
    };
    let mut game = Game::start(
        "listed",
        table.rules.clone(),
        table.players,
        &at,
        &mut |_| (),
    )
    .unwrap();
    let mut seen = BTreeMap::new();
    let mut phases = Vec::new();
    let mut all = 0;
    while let Some(seat) = game.to_act().iter().next() {
        at.secret = dice.secret();
        let times = seen.entry(format!("{:?}", kind(&game))).or_insert(0);
        *times += 1;
        if *times <= 3 || dice.once_in(40) {
            let (accepted, refused) = compare(&game, &at);
            assert!(accepted > 0 && refused > 100);
            all += accepted + refused;
            phases.extend(game.view(Viewer::Public).phase);
        }
        let action = actions::choose(&game, seat, &mut dice);
        game.apply(seat, &action, &at, &mut |_| ()).unwrap();
    }
    let (accepted, refused) = compare(&game, &at);
    assert!(accepted == 0 && refused > 100, "the session is over");
    (phases, all)
}

/// The phases in which somebody is asked.
fn phases(table: &Table) -> Vec<PhaseName> {
    let ruleset = table.rules.ruleset();
    let value = serde_json::to_value(ruleset).unwrap();
    let mut phases = vec![PhaseName::Deal, PhaseName::Stops];
    phases.extend(ruleset.free_ante.as_ref().map(|_| PhaseName::Stake));
    phases.extend((value["deal"]["cut"] == "ask").then_some(PhaseName::Cut));
    phases.extend((value["exchange"]["mode"] != "none").then_some(PhaseName::Exchange));
    phases
}

#[test]
fn what_is_listed_is_what_is_accepted() {
    let compared = each_preset(|preset| {
        let house = house_rules(preset.ruleset());
        let cut = (
            "the pack is cut",
            json!({"deal": {"cut": "ask"}, "dealer": {"double_pot": "optional"}}),
        );
        let mut dice = Dice::new(fresh());
        let other = std::iter::repeat_with(|| dice.pick(&house))
            .find_map(|house| table(preset, &[house], 1));
        let plain: [&[&House]; 2] = [&[&house[0]], &[&cut]];
        let tables = plain
            .into_iter()
            .filter_map(|changes| table(preset, changes, 1));
        let mut all = 0;
        for (mut table, seed) in tables.chain(other).zip([1, 2, fresh()]) {
            let most = usize::from(table.rules.ruleset().seats.max);
            table.players = most.min(table.players + usize::try_from(seed % 3).unwrap());
            let (seen, count) = play(&table, seed);
            // With four players all cards of the pack may be dealt, and no dead hand be left.
            for phase in phases(&table)
                .into_iter()
                .filter(|phase| *phase != PhaseName::Exchange || table.players != 4)
            {
                assert!(
                    seen.contains(&phase),
                    "{}: never compared in {phase:?}",
                    table.name
                );
            }
            all += count;
        }
        all
    });
    let all: usize = compared.iter().sum();
    assert!(all > 500_000, "only {all} actions were tried");
}
