//! Every pair of house rules: for any two options and any of their values there is a ruleset that has
//! both and is played under all laws, or a reason that refuses them whatever else is chosen.

mod complete;
mod cover;
mod options;
mod refusals;

use crate::corpus::{Table, in_parallel};
use crate::dice::{Dice, Playing, fresh};
use crate::tally::Tally;
use crate::{hidden, session};
use boodle_engine::{Rules, Ruleset};
use cover::{Cover, Options};
use options::{Choice, choices};
use refusals::{Refusal, refusals};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

struct Pairs {
    choices: Vec<Choice>,
    refusals: Vec<Refusal>,
    options: Options,
    cover: Cover,
}

static PAIRS: LazyLock<Pairs> = LazyLock::new(|| {
    let (choices, refusals) = (choices(), refusals());
    let options = Options {
        sizes: choices.iter().map(|choice| choice.values.len()).collect(),
        refused: refusals
            .iter()
            .map(|refusal| bits(&choices, refusal))
            .collect(),
    };
    let cover = options.cover(&mut Dice::new(1));
    Pairs {
        choices,
        refusals,
        options,
        cover,
    }
});

/// A refusal by the places of its options and values.
fn bits(choices: &[Choice], refusal: &Refusal) -> Vec<(usize, u32)> {
    let bits = refusal.when.iter().map(|(of, values)| {
        let (of, others) = match of.strip_prefix('!') {
            Some(of) => (of, true),
            None => (&of[..], false),
        };
        let option = choices.iter().position(|choice| choice.of == of);
        let option = option.unwrap_or_else(|| panic!("there is no option {of}"));
        let known = &choices[option].values;
        assert!(
            values.iter().all(|value| known.contains(value)),
            "{of}: {values:?}"
        );
        let bits = known
            .iter()
            .enumerate()
            .map(|(place, value)| u32::from(values.contains(value) != others) << place);
        (option, bits.sum())
    });
    bits.collect()
}

impl Pairs {
    fn ruleset(&self, row: &[usize]) -> Value {
        options::ruleset(&|of: &str| {
            let option = self
                .choices
                .iter()
                .position(|choice| choice.of == of)
                .unwrap();
            self.choices[option].values[row[option]].clone()
        })
    }

    /// The rules of a row, or where they are at fault.
    fn rules(&self, row: &[usize]) -> Result<Rules, Vec<String>> {
        let read = Ruleset::read(self.ruleset(row)).map_err(|malformed| vec![malformed.pointer])?;
        read.check()
            .map_err(|faults| faults.into_iter().map(|fault| fault.pointer).collect())
    }

    fn told(&self, (option, value): (usize, usize)) -> String {
        format!(
            "{} = {}",
            self.choices[option].of, self.choices[option].values[value]
        )
    }

    /// A row with this is refused, for the reasons of the table and in the places that it names.
    fn is_refused(&self, row: &[usize], what: &str) {
        let Err(faults) = self.rules(row) else {
            panic!("{what} is not refused: {}", self.ruleset(row));
        };
        let reasons = self.options.refusing(row);
        assert!(
            !reasons.is_empty(),
            "{what} is refused at {faults:?}: {}",
            self.ruleset(row)
        );
        // What is not read is not checked: then one place is told.
        let told = |reason: &usize| {
            let at = &self.refusals[*reason].at[..];
            faults.iter().any(|fault| fault.starts_with(at))
        };
        assert!(reasons.iter().any(told), "{what}: {faults:?}");
    }
}

#[test]
fn every_pair_is_in_a_ruleset_or_refused_by_name() {
    let pairs = &*PAIRS;
    for row in &pairs.cover.rows {
        if let Err(faults) = pairs.rules(row) {
            panic!("{faults:?}: {}", pairs.ruleset(row));
        }
    }
    let mut by_reason = BTreeMap::new();
    for &(one, two, reason) in &pairs.cover.refused {
        let has = |row: &&Vec<usize>| row[one.0] == one.1 || row[two.0] == two.1;
        let mut row = pairs
            .cover
            .rows
            .iter()
            .find(has)
            .unwrap_or(&pairs.cover.rows[0])
            .clone();
        row[one.0] = one.1;
        row[two.0] = two.1;
        pairs.is_refused(
            &row,
            &format!("{} with {}", pairs.told(one), pairs.told(two)),
        );
        *by_reason
            .entry(&pairs.refusals[reason].why[..])
            .or_insert(0) += 1;
    }
    let all: usize = pairs.options.sizes.iter().sum::<usize>().pow(2);
    let own: usize = pairs.options.sizes.iter().map(|size| size * size).sum();
    assert_eq!(
        pairs.cover.covered + pairs.cover.refused.len(),
        (all - own) / 2
    );
    eprintln!(
        "pairs: {} covered by {} rulesets, {} refused by rule {by_reason:?}",
        pairs.cover.covered,
        pairs.cover.rows.len(),
        pairs.cover.refused.len()
    );
}

/// The reasons are all there are: a ruleset with one option changed is refused only if one says so.
#[test]
fn an_option_changed_is_refused_by_name_or_accepted() {
    let pairs = &*PAIRS;
    let refused = in_parallel(&pairs.cover.rows, |row| {
        let mut refused = 0;
        for (option, choice) in pairs.choices.iter().enumerate() {
            for value in (0..choice.values.len()).filter(|value| *value != row[option]) {
                let mut row = row.clone();
                row[option] = value;
                let what = pairs.told((option, value));
                if pairs.options.refusing(&row).is_empty() {
                    let faults = pairs.rules(&row).err();
                    assert_eq!(faults, None, "{what}: {}", pairs.ruleset(&row));
                } else {
                    pairs.is_refused(&row, &what);
                    refused += 1;
                }
            }
        }
        refused
    });
    assert!(refused.iter().all(|refused| *refused > 10), "{refused:?}");
}

/// And each of them holds: for each there is a ruleset that is accepted, and refused when one option is
/// changed so that the reason holds.
#[test]
fn each_reason_refuses() {
    let pairs = &*PAIRS;
    let mut dice = Dice::new(2);
    for (number, refusal) in pairs.refusals.iter().enumerate() {
        let edge = pairs.options.edge(number, &mut dice);
        let what = format!("{} {:?}", refusal.why, refusal.when);
        let (row, other) = edge.unwrap_or_else(|| panic!("{what} goes with nothing"));
        assert_eq!(
            pairs.rules(&row).err(),
            None,
            "{what}: {}",
            pairs.ruleset(&row)
        );
        assert!(pairs.options.refusing(&other).contains(&number));
        pairs.is_refused(&other, &what);
    }
}

/// A new option, or a new value of an old one, that is not in the table fails here.
#[test]
fn every_option_is_in_the_table() {
    let rulesets: Vec<Value> = PAIRS
        .cover
        .rows
        .iter()
        .map(|row| {
            let rules = PAIRS.rules(row).unwrap();
            serde_json::to_value(rules.ruleset()).unwrap()
        })
        .collect();
    assert_eq!(complete::missing(&rulesets), [""; 0]);

    let without = |pointer: &str, value: Value| {
        let mut fewer = rulesets.clone();
        for ruleset in &mut fewer {
            *ruleset.pointer_mut(pointer).unwrap() = value.clone();
        }
        complete::missing(&fewer)
    };
    assert_eq!(
        without("/stops/withhold", Value::from(false)),
        ["/stops/withhold: true"]
    );
    assert_eq!(
        without("/stops/restart", Value::from("any")),
        ["/stops/restart: change", "/stops/restart: change_colour"]
    );
    assert_eq!(
        without("/settle/per_card", Value::from(2)),
        ["/settle/per_card: only {\"2\"}"]
    );
}

/// A table for every ruleset that the pairs need, with the fewest players.
pub(crate) fn pair_tables() -> Vec<Table> {
    let rows = PAIRS.cover.rows.iter().enumerate();
    let tables = rows.map(|(number, row)| {
        let rules = Arc::new(PAIRS.rules(row).unwrap());
        Table {
            name: format!("pairs {number}: {}", PAIRS.ruleset(row)),
            players: usize::from(rules.ruleset().seats.min),
            rules,
        }
    });
    tables.collect()
}

#[test]
fn every_pair_keeps_the_laws() {
    let numbered: Vec<(usize, &Vec<usize>)> = PAIRS.cover.rows.iter().enumerate().collect();
    let tallies = in_parallel(&numbered, |&(number, row)| {
        let rules = Arc::new(PAIRS.rules(row).unwrap());
        let mut tally = Tally::default();
        let seats = &rules.ruleset().seats;
        let (least, most) = (usize::from(seats.min), usize::from(seats.max));
        let mut dice = Dice::new(fresh().wrapping_add(u64::try_from(number).unwrap()));
        let some = least + dice.below(most - least + 1);
        let name = format!("pairs {number}: {}", PAIRS.ruleset(row));
        for (players, seed) in [(least, 1), (some, dice.word())] {
            let table = Table {
                name: name.clone(),
                rules: rules.clone(),
                players,
            };
            session::play(&table, seed, &mut tally);
        }
        let _playing = Playing(name);
        assert_eq!(hidden::a_round(&rules, &mut dice, &mut tally), None);
        tally
    });
    for what in [
        "sessions",
        "went out",
        "paid Fee",
        "stop Unplayed",
        "with other hands",
    ] {
        let times: u64 = tallies.iter().map(|tally| tally.of(what)).sum();
        assert!(times > 0, "{what} never");
    }
}
