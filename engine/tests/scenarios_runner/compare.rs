//! What a scenario states against what the engine did.

use super::file::Scenario;
use super::table::Table;
use boodle_engine::View;
use std::collections::BTreeMap;

/// Lines shown around and of a difference.
const AROUND: usize = 2;
const MOST: usize = 8;

/// Every difference between the outcome of the file and that of the engine.
pub(crate) fn outcome(scenario: &Scenario, table: &Table) -> Vec<String> {
    let mut faults = Vec::new();
    let view = table.view();
    if let Some(events) = &scenario.events {
        faults.extend(events_differ(events, table.told()));
    }
    if let Some(expected) = &scenario.chips_after {
        let chips: Vec<u32> = view.seats.iter().map(|seat| seat.chips).collect();
        if *expected != chips {
            faults.push(format!("chips_after {expected:?}, but it is {chips:?}"));
        }
    }
    if let Some(expected) = &scenario.board_after {
        faults.extend(board_differs(expected, &view));
    }
    if let Some(expected) = scenario.bank_after
        && expected != view.bank
    {
        faults.push(format!("bank_after {expected}, but it is {}", view.bank));
    }
    let before = total(
        &scenario.chips_before,
        scenario.board_before.iter().flatten(),
    );
    let chips: Vec<u32> = view.seats.iter().map(|seat| seat.chips).collect();
    let on_board = view.board.iter().map(|space| (&(), &space.chips));
    let after = total(&chips, on_board) + view.bank;
    if before != after {
        faults.push(format!("{before} chips have become {after}"));
    }
    faults
}

fn total<'a, K>(chips: &[u32], board: impl Iterator<Item = (K, &'a u32)>) -> i64 {
    let chips = chips.iter().copied().map(i64::from).sum::<i64>();
    chips + board.map(|(_, chips)| i64::from(*chips)).sum::<i64>()
}

/// A space that is not named holds nothing, afterwards as before.
fn board_differs(expected: &BTreeMap<String, u32>, view: &View) -> Vec<String> {
    let known = |id: &String| view.board.iter().any(|space| space.id.as_str() == id);
    let unknown = expected.keys().filter(|id| !known(id));
    let mut faults: Vec<String> = unknown
        .map(|id| format!("board_after names {id}, which is not on the board"))
        .collect();
    for space in &view.board {
        let expected = expected.get(space.id.as_str()).copied().unwrap_or(0);
        if expected != space.chips {
            let (id, chips) = (space.id, space.chips);
            faults.push(format!("board_after {id} {expected}, but it is {chips}"));
        }
    }
    faults
}

/// The lines that differ, with those around: `-` only the file says so, `+` only the engine.
fn events_differ(expected: &[String], told: &[String]) -> Option<String> {
    if expected == told {
        return None;
    }
    let same = |pair: &(&String, &String)| pair.0 == pair.1;
    let head = expected.iter().zip(told).take_while(same).count();
    let rest = expected.len().min(told.len()) - head;
    let backwards = expected.iter().rev().zip(told.iter().rev());
    let tail = backwards.take(rest).take_while(same).count();
    let mut text = format!("events differ from line {} on", head + 1);
    let mut show = |mark: char, lines: &[String]| {
        for line in lines.iter().take(MOST) {
            text.push_str(&format!("\n          {mark} {line}"));
        }
        if lines.len() > MOST {
            text.push_str(&format!("\n          {mark} … {} more", lines.len() - MOST));
        }
    };
    show(' ', &told[head.saturating_sub(AROUND)..head]);
    show('-', &expected[head..expected.len() - tail]);
    show('+', &told[head..told.len() - tail]);
    let after = told.len() - tail;
    show(' ', &told[after..(after + AROUND).min(told.len())]);
    Some(text)
}
