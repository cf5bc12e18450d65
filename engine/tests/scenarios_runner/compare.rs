//! What a scenario states against what the engine did.

use super::file::Scenario;
use super::table::Table;
use boodle_engine::View;
use std::collections::BTreeMap;

/// Lines shown around and of a difference.
const AROUND: usize = 2;
const MOST: usize = 24;

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
    let lines = merged(expected, told);
    let differs = |place: usize| lines.get(place).is_some_and(|line| line.0 != ' ');
    let near = |place: usize| (place.saturating_sub(AROUND)..=place + AROUND).any(differs);
    let shown: Vec<String> = (0..lines.len())
        .filter(|&place| near(place))
        .map(|place| format!("\n          {} {}", lines[place].0, lines[place].1))
        .collect();
    let more = match shown.len().saturating_sub(MOST) {
        0 => String::new(),
        more => format!("\n          … {more} more"),
    };
    let shown = shown.into_iter().take(MOST).collect::<String>();
    Some(format!("events differ{shown}{more}"))
}

/// Both lists in one, by their longest common subsequence.
fn merged<'a>(expected: &'a [String], told: &'a [String]) -> Vec<(char, &'a str)> {
    let (rows, columns) = (expected.len(), told.len());
    let mut common = vec![vec![0_usize; columns + 1]; rows + 1];
    for row in (0..rows).rev() {
        for column in (0..columns).rev() {
            common[row][column] = if expected[row] == told[column] {
                common[row + 1][column + 1] + 1
            } else {
                common[row + 1][column].max(common[row][column + 1])
            };
        }
    }
    let (mut row, mut column) = (0, 0);
    let mut lines = Vec::new();
    while row < rows || column < columns {
        if row < rows && column < columns && expected[row] == told[column] {
            lines.push((' ', told[column].as_str()));
            (row, column) = (row + 1, column + 1);
        } else if column == columns
            || row < rows && common[row + 1][column] >= common[row][column + 1]
        {
            lines.push(('-', expected[row].as_str()));
            row += 1;
        } else {
            lines.push(('+', told[column].as_str()));
            column += 1;
        }
    }
    lines
}
