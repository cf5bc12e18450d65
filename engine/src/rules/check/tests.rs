//! One line an objection: a house rule, and where and how it is refused.

mod hostile;

use super::FaultCode::{self, *};
use crate::presets::preset;
use serde_json::{Value, json};

fn faults(id: &str, overrides: &Value) -> Vec<(String, FaultCode)> {
    let ruleset = preset(id).unwrap().ruleset().patched(overrides).unwrap();
    let faults = ruleset.check().err().unwrap_or_default();
    let told = faults.into_iter();
    told.map(|fault| (fault.pointer, fault.code)).collect()
}

#[test]
fn each_objection_names_its_place() {
    let pot = json!({"id": "pot", "claims": [{"type": "go_out"}]});
    let table = [
        (json!({"seats": {"min": 1}}), "/seats/min", OutOfRange),
        (json!({"seats": {"max": 10}}), "/seats/max", OutOfRange),
        (
            json!({"seats": {"min": 6, "max": 5}}),
            "/seats",
            Contradiction,
        ),
        (
            json!({"seats": {"min_active": 4}}),
            "/seats/min_active",
            Contradiction,
        ),
        (json!({"chips": {"start": 0}}), "/chips/start", OutOfRange),
        (
            json!({"chips": {"start": 1_000_001}}),
            "/chips/start",
            OutOfRange,
        ),
        (
            json!({"dealer": {"first": {"type": "seat", "seat": 3}}}),
            "/dealer/first/seat",
            OutOfRange,
        ),
        (
            json!({"deck": {"remove": ["2C", "2C"]}}),
            "/deck/remove",
            Duplicate,
        ),
        (
            json!({"free_ante": {"on": ["XX"]}}),
            "/free_ante/on/0",
            UnknownSpace,
        ),
        (
            json!({"free_ante": {"on": ["AS", "AS"]}}),
            "/free_ante/on/1",
            Duplicate,
        ),
        (
            json!({"free_ante": {"budget": 0}}),
            "/free_ante/budget",
            OutOfRange,
        ),
        (
            json!({"free_ante": null, "board": [pot, pot]}),
            "/board/1/id",
            Duplicate,
        ),
        (
            json!({"free_ante": null, "board": [{"id": "x", "claims": []}]}),
            "/board/0/claims",
            Contradiction,
        ),
        (
            json!({"free_ante": null, "board": [{"id": "x", "claims": [{"type": "hold", "card": "AS"}]}]}),
            "/board/0/claims/0",
            Contradiction,
        ),
        (
            json!({"free_ante": null, "board": [{"id": "x", "claims": [{"type": "play", "card": "K+"}]}]}),
            "/board/0/claims/0/card",
            Contradiction,
        ),
        (
            json!({"deal": {"extra": "none"}}),
            "/deal/uneven",
            Contradiction,
        ),
        (
            json!({"deal": {"hand_size": 7}}),
            "/deal/hand_size",
            ImpossibleDeal,
        ),
        (json!({"phases": []}), "/phases", Contradiction),
        (
            json!({"phases": ["stops", "stops"]}),
            "/phases/1",
            Duplicate,
        ),
        (
            json!({"phases": ["poker", "stops"]}),
            "/phases/0",
            Contradiction,
        ),
        (
            json!({"free_ante": null, "board": [{"id": "x", "claims": [{"type": "go_out", "only_unclaimed": true}],
                   "pays": {"type": "fixed", "amount": 1, "from": "each"}}]}),
            "/board/0/claims",
            Contradiction,
        ),
        (
            json!({"phases": ["collect", "stops"]}),
            "/phases/0",
            Contradiction,
        ),
        (
            json!({"phases": ["exchange", "stops"]}),
            "/phases/0",
            Contradiction,
        ),
        (
            json!({"exchange": {"mode": "auction", "to": "pot"}}),
            "/exchange",
            Contradiction,
        ),
        (
            json!({"phases": ["exchange", "stops"], "exchange": {"mode": "fixed_price", "to": "kitty"}}),
            "/exchange/to",
            UnknownSpace,
        ),
        (
            json!({"phases": ["exchange", "stops"], "exchange": {"mode": "dealer_swap"}}),
            "/exchange/to",
            Contradiction,
        ),
        (
            json!({"stops": {"leader": {"type": "poker_winner"}}}),
            "/stops/leader",
            Contradiction,
        ),
        (
            json!({"stops": {"no_lead_fee": 1}}),
            "/stops/no_lead_fee",
            Contradiction,
        ),
        (
            json!({"stops": {"pass_fee": 1}, "free_ante": null, "board": []}),
            "/stops/pass_fee",
            Contradiction,
        ),
        (
            json!({"stops": {"pass_fee": 1}, "free_ante": null, "board": [
                {"id": "pot", "claims": [{"type": "go_out"}], "pays": {"type": "fixed", "amount": 9, "from": "each"}}]}),
            "/stops/pass_fee",
            Contradiction,
        ),
        (
            json!({"stops": {"pass_fee": 1}, "chips": {"enabled": false}}),
            "/stops/pass_fee",
            Contradiction,
        ),
        (
            json!({"stops": {"pass_fee": 1_000_001}}),
            "/stops/pass_fee",
            OutOfRange,
        ),
        (
            json!({"stops": {"withhold": true, "stop_bonus": {"amount": 1, "from": "each", "causes": ["dead"]}}}),
            "/stops/stop_bonus/causes",
            Contradiction,
        ),
        (
            json!({"settle": {"short_pay": "debt"}, "chips": {"enabled": false}}),
            "/settle/short_pay",
            Contradiction,
        ),
        (
            json!({"settle": {"round_bonus": 1}, "chips": {"enabled": false}}),
            "/settle/round_bonus",
            Contradiction,
        ),
        (
            json!({"settle": {"round_bonus": 1_000_001}}),
            "/settle/round_bonus",
            OutOfRange,
        ),
        (
            json!({"settle": {"unplayed_boodle": "double_space"}, "chips": {"enabled": false}}),
            "/settle/unplayed_boodle",
            Contradiction,
        ),
        (
            json!({"settle": {"unplayed_boodle": "double_space"}, "free_ante": null, "board": [pot]}),
            "/settle/unplayed_boodle",
            Contradiction,
        ),
        (
            json!({"session": {"ends": [{"type": "rounds", "count": 0}]}}),
            "/session/ends/0/count",
            OutOfRange,
        ),
        (
            json!({"session": {"ends": [{"type": "minutes", "count": 1441}]}}),
            "/session/ends/0/count",
            OutOfRange,
        ),
        (
            json!({"session": {"max_rounds": 0}}),
            "/session/max_rounds",
            OutOfRange,
        ),
    ];
    for (overrides, pointer, code) in table {
        let faults = faults("newmarket", &overrides);
        let expected = (pointer.to_owned(), code);
        assert!(faults.contains(&expected), "{overrides}: {faults:?}");
    }
}

#[test]
fn all_objections_come_at_once() {
    let overrides = json!({"seats": {"min": 1}, "settle": {"per_card": 1_000_001}, "session": {"max_rounds": 0}});
    let found: Vec<String> = faults("newmarket", &overrides)
        .into_iter()
        .map(|(at, _)| at)
        .collect();
    assert_eq!(
        found,
        [
            "/seats/min",
            "/seats/min_active",
            "/settle/per_card",
            "/session/max_rounds"
        ]
    );
}

/// 2,000,000,000 chips at most; the payouts of Cadaco are 35 a round (Michigan Rummy, Kartendeck).
#[test]
fn the_bank_cannot_pay_without_end() {
    let rich = |id: &str| {
        json!({"id": id, "claims": [{"type": "go_out"}],
        "pays": {"type": "fixed", "amount": 1_000_000, "from": "bank"}})
    };
    let board: Vec<Value> = ["a", "b", "c", "d", "e"]
        .iter()
        .map(|id| rich(id))
        .collect();
    let rounds =
        |count: u32| json!({"free_ante": null, "board": board, "session": {"max_rounds": count}});
    assert_eq!(faults("newmarket", &rounds(400)), []);
    let most = [("/session/max_rounds".to_owned(), OutOfRange)];
    assert_eq!(faults("newmarket", &rounds(401)), most);
    let reward = |count: u32| json!({"settle": {"round_bonus": 1_000_000}, "session": {"max_rounds": count}});
    assert_eq!(faults("newmarket", &reward(2_000)), []);
    assert_eq!(faults("newmarket", &reward(2_001)), most);
    assert_eq!(faults("michigan-rummy-cadaco", &json!({})), []);
}
