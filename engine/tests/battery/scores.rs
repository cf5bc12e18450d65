//! Who is first in the end: by chips, or by rounds won where there are none.

use crate::corpus::{Table, all_presets, table};
use crate::dice::seeds;
use crate::session::{self, Session};
use crate::tally::Tally;
use boodle_engine::{EndReason, Event, Outcome, Seat};
use serde_json::{Value, json};

/// The best first, equal scores share a place, and the first place wins.
pub(crate) fn ranked_by_score(session: &Session<'_>) {
    let won = |seat: Seat| {
        let won =
            |event: &&Event| matches!(event, Event::WentOut { seat: winner } if *winner == seat);
        u32::try_from(session.log.iter().filter(won).count()).unwrap()
    };
    let chips = |seat: Seat| session.chips.seats[seat.index()];
    let enabled = session.table.rules.ruleset().chips.enabled;
    let debt = |seat: Seat| session.chips.debts[seat.index()];
    let score = |seat: Seat| match enabled {
        true => i64::from(chips(seat)) - i64::from(debt(seat)),
        false => i64::from(won(seat)),
    };
    let seats: Vec<Seat> = (0..session.table.players).filter_map(Seat::new).collect();
    let outcome = session.game.outcome().unwrap();
    assert_eq!(outcome.ranking.len(), seats.len());
    for rank in &outcome.ranking {
        let better = seats
            .iter()
            .filter(|other| score(**other) > score(rank.seat))
            .count();
        assert_eq!(usize::from(rank.place), better + 1);
        assert_eq!(
            (rank.chips, rank.rounds_won),
            (chips(rank.seat), won(rank.seat))
        );
        assert_eq!(outcome.winners.contains(rank.seat), better == 0);
    }
    assert!(outcome.ranking.is_sorted_by_key(|rank| rank.place));
}

fn outcomes(change: Value, rounds: u32) -> Vec<(Table, Outcome)> {
    let mut all = Vec::new();
    for preset in all_presets() {
        let changes = ("ends", change.clone());
        let Some(mut table) = table(preset, &[&changes], rounds) else {
            continue;
        };
        table.name = format!("{} {change}", table.name);
        for seed in seeds(1) {
            let outcome = session::play(&table, seed, &mut Tally::default());
            all.push((table_like(&table), outcome));
        }
    }
    assert!(all.len() >= 9);
    all
}

fn table_like(table: &Table) -> Table {
    Table {
        name: table.name.clone(),
        rules: table.rules.clone(),
        players: table.players,
    }
}

#[test]
fn a_session_has_a_highest_number_of_rounds() {
    let manual = json!({"session": {"ends": [{"type": "manual"}]}, "chips": {"start": 1000}});
    for (table, outcome) in outcomes(manual, 3) {
        let rounds: u32 = outcome.ranking.iter().map(|rank| rank.rounds_won).sum();
        if outcome.why != EndReason::Host {
            assert_eq!(
                (outcome.why, rounds),
                (EndReason::MaxRounds, 3),
                "{}",
                table.name
            );
        }
    }
}

/// Without chips most rounds won win.
#[test]
fn rounds_won_are_the_score_without_chips() {
    let change = json!({"chips": {"enabled": false}, "board": [], "free_ante": null,
        "settle": {"per_card": 0}, "stops": {"stop_bonus": null}, "exchange": {"mode": "none"},
        "phases": ["stops"], "session": {"ends": [{"type": "rounds", "count": 5}], "tie": "shared"}});
    for (table, outcome) in outcomes(change, 9) {
        let best = outcome
            .ranking
            .iter()
            .map(|rank| rank.rounds_won)
            .max()
            .unwrap();
        for rank in &outcome.ranking {
            assert_eq!(rank.chips, 0);
            let wins = outcome.winners.contains(rank.seat);
            assert_eq!(wins, rank.rounds_won == best, "{}", table.name);
        }
    }
}
