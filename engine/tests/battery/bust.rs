//! Few chips: whoever is broke in whatever phase locks nobody, antes no more than he has, and once
//! he is out he is neither asked nor paid nor dealt to. The ledger of the chips watches that.

use crate::corpus::{each_preset, table};
use crate::dice::{Dice, fresh, seeds};
use crate::session;
use crate::tally::Tally;
use boodle_engine::{EndReason, Outcome};
use serde_json::json;

/// One seat at most has chips, unless the session ended for want of rounds.
fn ended_well(outcome: &Outcome) {
    let with_chips = outcome.ranking.iter().filter(|rank| rank.chips > 0).count();
    match outcome.why {
        EndReason::LastStanding => assert!(with_chips <= 1, "{outcome:?}"),
        EndReason::MaxRounds | EndReason::Host => {}
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_broke_lock_nobody() {
    let tallies = each_preset(|preset| {
        let mut tally = Tally::default();
        if !preset.ruleset().chips.enabled {
            return tally;
        }
        for seed in seeds(1) {
            let mut dice = Dice::new(seed);
            let all = [1, 2, 3, 4, 5, 6, 9, 14];
            let some = [1 + seed as u32 % 6, 7 + seed as u32 % 13];
            for &chips in if seed == fresh() { &some[..] } else { &all } {
                let bust = *dice.pick(&["eliminate", "eliminate", "keep"]);
                let change = json!({"chips": {"enabled": true, "start": chips},
                    "session": {"bust": bust, "tie": "shared", "ends": [{"type": "last_standing"}]}});
                let few = ("few chips, last standing", change);
                let mut table = table(preset, &[&few], 12).unwrap();
                let most = usize::from(table.rules.ruleset().seats.max);
                table.players += dice.below(most - table.players + 1);
                ended_well(&session::play(&table, dice.word(), &mut tally));
            }
        }
        eprintln!("{}, few chips: {tally}", preset.id());
        tally
    });
    for what in [
        "eliminated",
        "dealer eliminated",
        "dealer skipped",
        "leader skipped",
        "short ante",
    ] {
        let times: u64 = tallies.iter().map(|tally| tally.of(what)).sum();
        assert!(times > 0, "{what} never");
    }
}
