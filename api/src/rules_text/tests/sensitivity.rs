//! No option is untold: a change of any of them changes the text, in every language.

use std::collections::{BTreeMap, BTreeSet};

use boodle_engine::{Ruleset, preset, presets};
use serde_json::{Value, json};

use super::super::of;
use super::options::Schemas;
use super::reasons::reason;
use crate::language::Language;

/// How often the change of an option is looked at, in different rulesets.
const ENOUGH: usize = 4;

fn patched(id: &str, patch: &Value) -> Ruleset {
    preset(id).unwrap().ruleset().patched(patch).unwrap()
}

/// Rulesets of which an option is changed in turn: the presets, and some with what none of them has.
fn bases() -> Vec<(String, Ruleset)> {
    let own = [
        (
            "newmarket",
            json!({"dealer": {"first": {"type": "seat", "seat": 1}}}),
        ),
        (
            "newmarket",
            json!({"stops": {"leader": {"type": "holder_of_lowest", "suit": "D"}}}),
        ),
        ("stops-no-chips", json!({"chips": {"start": 40}})),
        (
            "michigan-rummy-stop-bonus",
            json!({"stops": {"stop_bonus": {"causes": ["top"]}}}),
        ),
        (
            "michigan-rummy-variable",
            json!({"boodle_source": {"ranks": "AKQJT", "distinct": "suits"}}),
        ),
        (
            "saratoga",
            json!({"board": [
                {"id": "court", "ante": {"each": 1, "dealer": 1}, "claims": [
                    {"type": "play_set", "cards": ["KH", "QH", "JH"]}]},
                {"id": "pot", "ante": {"each": 1, "dealer": 1}, "claims": [{"type": "go_out"}]}]}),
        ),
    ];
    let mut bases: Vec<(String, Ruleset)> = own
        .into_iter()
        .map(|(id, patch)| (format!("{id} with {patch}"), patched(id, &patch)))
        .collect();
    bases.extend(
        presets()
            .iter()
            .map(|p| (p.id().to_owned(), p.ruleset().clone())),
    );
    bases
}

/// Options that can only be changed with others: a preset, what is changed, and the options.
fn together() -> Vec<(&'static str, Value, Vec<&'static str>)> {
    vec![
        (
            "newmarket",
            json!({"turn_up": "last_extra_card", "phases": ["turn_up", "stops"]}),
            vec![
                "/turn_up=off",
                "/turn_up=last_extra_card",
                "/phases[]=turn_up",
                "/phases (one more)",
            ],
        ),
        (
            "newmarket-buy-dead-hand",
            json!({"exchange": {"mode": "none"}, "phases": ["stops"]}),
            vec!["/exchange=none", "/phases[]=exchange", "/phases (one less)"],
        ),
        (
            "tripoli",
            json!({"phases": ["poker", "stops"], "board": [
                {"id": "pott", "claims": [{"type": "poker"}]}]}),
            vec!["/phases[]=collect"],
        ),
        (
            "tripoli-no-poker",
            json!({"phases": ["collect", "poker", "stops"], "stops": {"leader": {"type": "poker_winner"}}}),
            vec!["/phases[]=poker"],
        ),
        (
            "michigan-rummy",
            json!({"rummy": "meld_relief", "phases": ["exchange", "stops", "rummy"]}),
            vec!["/rummy=off", "/rummy=meld_relief", "/phases[]=rummy"],
        ),
    ]
}

/// Values that no ruleset can have, or that all have.
const NEVER_CHANGED: [(&str, &str); 3] = [
    (
        "/exchange[auction]/order=dealer_only",
        "an auction needs more than one bidder",
    ),
    (
        "/exchange[dealer_swap]/to=null",
        "this is only so where nothing is paid",
    ),
    ("/phases[]=stops", "without it no round ends"),
];

/// Whether the engine plays by it.
fn is_valid(rules: &Ruleset) -> bool {
    rules.clone().check().is_ok()
}

fn texts(rules: &Ruleset) -> [String; 3] {
    Language::ALL.map(|language| of(rules, language))
}

#[test]
fn every_option_is_told() {
    let schemas = Schemas::published();
    let mut told: BTreeMap<String, usize> = BTreeMap::new();
    let mut untold = Vec::new();
    for (id, patch, options) in together() {
        let (before, after) = (preset(id).unwrap().ruleset().clone(), patched(id, &patch));
        assert!(is_valid(&after), "{id} with {patch}: {:?}", after.check());
        for (old, new) in texts(&before).iter().zip(&texts(&after)) {
            assert_ne!(old, new, "{id} with {patch}");
        }
        told.extend(options.into_iter().map(|option| (option.to_owned(), 1)));
    }
    for (name, base) in bases() {
        let before = texts(&base);
        for change in schemas.changes(&base) {
            let enough = |option| told.get(option).is_some_and(|times| *times >= ENOUGH);
            if change.options.iter().all(enough) {
                continue;
            }
            let changed = Ruleset::read(change.value);
            let Some(changed) = changed.ok().filter(is_valid) else {
                continue;
            };
            let after = texts(&changed);
            let same = (0..3).find(|language| before[*language] == after[*language]);
            match same {
                None => {
                    for option in change.options {
                        *told.entry(option).or_default() += 1;
                    }
                }
                Some(language) => {
                    let language = Language::ALL[language].tag();
                    let option = &change.options[0];
                    if reason(option, &base, &changed).is_none() {
                        untold.push(format!("{option} in {language}, {name}"));
                    }
                }
            }
        }
    }
    assert!(untold.is_empty(), "not told: {untold:#?}");
    let never: BTreeSet<&str> = NEVER_CHANGED.iter().map(|(option, _)| *option).collect();
    let all = schemas.options();
    assert!(all.len() > 200, "only {} options", all.len());
    let missing: Vec<_> = all
        .iter()
        .filter(|option| !told.contains_key(*option) && !never.contains(option.as_str()))
        .collect();
    assert!(missing.is_empty(), "never changed in a test: {missing:?}");
}
