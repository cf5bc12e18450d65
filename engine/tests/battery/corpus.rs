//! The tables that the battery plays at: every preset, alone and under house rules.

use crate::dice::{Dice, fresh};
use crate::house_rules::{House, house_rules};
use boodle_engine::{Preset, Rules, presets};
use serde_json::json;
use std::sync::Arc;

/// A table with its rules and its number of players.
pub(crate) struct Table {
    pub(crate) name: String,
    pub(crate) rules: Arc<Rules>,
    pub(crate) players: usize,
}

/// A preset under several house rules, if they go together, with the fewest players and at most so
/// many rounds.
pub(crate) fn table(preset: &Preset, changes: &[&House], rounds: u32) -> Option<Table> {
    let cap = json!({"session": {"max_rounds": rounds}});
    let mut ruleset = preset.ruleset().patched(&cap).ok()?;
    let mut name = preset.id().to_owned();
    for (what, change) in changes {
        ruleset = ruleset.patched(change).ok()?;
        name = format!("{name} + {what}");
    }
    let rules = Arc::new(ruleset.check().ok()?);
    let players = usize::from(rules.ruleset().seats.min);
    Some(Table {
        name,
        rules,
        players,
    })
}

/// Tables of a preset: alone, poor, under half of the house rules (the other half with the next
/// seed), and under random combinations of them; with the fresh seed only combinations.
pub(crate) fn tables(preset: &Preset, seed: u64, dice: &mut Dice) -> Vec<Table> {
    let house = house_rules(preset.ruleset());
    let mut all: Vec<Table> = table(preset, &[&house[0]], 8).into_iter().collect();
    if seed != fresh() {
        all.extend(table(preset, &[&house[1]], 6));
        let place = all_presets()
            .iter()
            .position(|other| other.id() == preset.id());
        let half = place.unwrap() + usize::try_from(seed % 2).unwrap();
        let some = house[2..].iter().skip(half % 2).step_by(2);
        all.extend(some.filter_map(|change| table(preset, &[change], 2)));
    }
    let mut left = 6;
    let misdeals = house.iter().find(|(what, _)| *what == "misdeals");
    while left > 0 {
        let count = 2 + dice.below(2);
        let mut changes: Vec<&House> = (0..count).map(|_| dice.pick(&house)).collect();
        // A misdeal interrupts whatever the other house rules do.
        changes.extend(misdeals.filter(|_| dice.once_in(2)));
        if let Some(table) = table(preset, &changes, 2) {
            all.push(table);
            left -= 1;
        }
    }
    for table in &mut all {
        let seats = &table.rules.ruleset().seats;
        table.players = usize::from(seats.min) + dice.below(usize::from(seats.max - seats.min) + 1);
    }
    all
}

/// Every preset there is.
pub(crate) fn all_presets() -> &'static [Preset] {
    assert!(presets().len() >= 3);
    presets()
}

/// Does something for every preset.
pub(crate) fn each_preset<T: Send>(what: impl Fn(&Preset) -> T + Sync) -> Vec<T> {
    in_parallel(all_presets(), what)
}

/// Does something for each of them, as many at a time as there are processors.
pub(crate) fn in_parallel<I: Sync, T: Send>(of: &[I], what: impl Fn(&I) -> T + Sync) -> Vec<T> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let share = of.len().div_ceil(threads);
    std::thread::scope(|scope| {
        let running: Vec<_> = of
            .chunks(share)
            .map(|some| scope.spawn(|| some.iter().map(&what).collect::<Vec<T>>()))
            .collect();
        let done = running.into_iter().flat_map(|thread| match thread.join() {
            Ok(done) => done,
            Err(panic) => std::panic::resume_unwind(panic),
        });
        done.collect()
    })
}
