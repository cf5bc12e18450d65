//! Whatever ruleset is handed in: it is refused with places that are there, or it can be played to
//! the end under the laws.

mod draw;

use crate::corpus::Table;
use crate::dice::{Dice, Playing, seeds};
use crate::session;
use crate::tally::Tally;
use boodle_engine::{Fault, Ruleset};
use serde_json::{Value, json};
use std::sync::Arc;

/// What the names of these tables begin with.
pub(crate) const WILD: &str = "a wild ruleset";

#[test]
fn any_ruleset_is_refused_or_played_to_the_end() {
    let mut tally = Tally::default();
    for seed in seeds(3) {
        let mut dice = Dice::new(!seed);
        for _ in 0..600 {
            let drawn = draw::ruleset(&mut dice);
            let _playing = Playing(format!("seed {seed}: {drawn}"));
            let ruleset = Ruleset::read(drawn).expect("it is of the right form");
            let written = serde_json::to_value(&ruleset).unwrap();
            match ruleset.clone().check() {
                Err(faults) => objections_have_places(&written, &faults, &mut tally),
                Ok(_) => plays(&ruleset, &mut dice, &mut tally),
            }
        }
    }
    eprintln!("{tally}");
    for what in ["refused", "played", "sessions", "rounds"] {
        tally.at_least(200, what, "wild rulesets");
    }
}

fn objections_have_places(ruleset: &Value, faults: &[Fault], tally: &mut Tally) {
    tally.one("refused");
    assert!(!faults.is_empty(), "refused without a reason");
    for fault in faults {
        tally.one(format!("{:?}", fault.code));
        assert!(is_there(ruleset, &fault.pointer), "{fault:?}");
        assert!(!fault.detail.is_empty(), "{fault:?}");
    }
}

/// Whether a JSON pointer (RFC 6901) leads to a value, or to a member that an object might have.
fn is_there(document: &Value, pointer: &str) -> bool {
    let escaped = |step: &str| step.replace("~0", "").replace("~1", "").contains('~');
    if pointer.split('/').any(escaped) {
        return false;
    }
    let Some((parent, _)) = pointer.rsplit_once('/') else {
        return pointer.is_empty();
    };
    let member = document.pointer(parent).is_some_and(Value::is_object);
    document.pointer(pointer).is_some() || member
}

/// A session each with the fewest and the most players, cut short.
fn plays(ruleset: &Ruleset, dice: &mut Dice, tally: &mut Tally) {
    tally.one("played");
    let most = 1 + u32::from(dice.once_in(3));
    let most = most.min(ruleset.session.max_rounds);
    let short = json!({"session": {"max_rounds": most}});
    let short = ruleset.patched(&short).unwrap();
    let rules = Arc::new(short.check().expect("fewer rounds do no harm"));
    for players in [ruleset.seats.min, ruleset.seats.max] {
        let table = Table {
            name: format!("{WILD} {}", serde_json::to_string(ruleset).unwrap()),
            rules: Arc::clone(&rules),
            players: players.into(),
        };
        session::play(&table, dice.word(), tally);
    }
}
