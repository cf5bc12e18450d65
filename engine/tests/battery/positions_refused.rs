//! What a position may not say: each mistake is refused with its place and the reason.

use crate::positions::ELSEWHERE;
use boodle_engine::{NoPosition, Position};
use serde_json::{Value, json};

/// Three players of Newmarket in the middle of a sequence: the jack of hearts was led, and the queen is
/// due from seat 2.
fn whole() -> Value {
    json!({
        "ruleset": "newmarket",
        "dealer": 2,
        "chips": [36, 35, 34],
        "board": {"KH": 7, "pot": 3},
        "hands": [["3S", "9D"], ["2H"], ["QH", "4S"]],
        "dead_hand": ["5S"],
        "unlisted_cards": "played",
        "played": [{"seat": 0, "card": "TH"}, {"seat": 1, "card": "JH"}],
        "phase": {"type": "follow"}
    })
}

fn refused(position: &Value) -> Option<NoPosition> {
    let read = Position::read(&position.to_string());
    read.and_then(|position| position.game(&ELSEWHERE, &mut |_| ()))
        .err()
}

/// The mistakes, each as a JSON Merge Patch, with the place that is named and a part of the reason.
fn mistakes() -> Vec<(Value, &'static str, &'static str)> {
    let misdeals = json!({"misdeal": "before_first_card"});
    let debts = json!({"settle": {"short_pay": "debt"}, "session": {"bust": "keep"}});
    let seat = |seat: u8| json!({"type": "seat", "seat": seat});
    let mut both = debts.clone();
    json_patch::merge(&mut both, &misdeals);
    vec![
        // Cards.
        (
            json!({"hands": [["3S", "9D"], ["QH"], ["QH", "4S"]]}),
            "/hands/2",
            "QH is in another place too",
        ),
        (
            json!({"dead_hand": ["TH"]}),
            "/played/0/card",
            "TH is in another place too",
        ),
        (
            json!({"hands": [["3S", "3S"], ["2H"], ["QH"]]}),
            "/hands/0",
            "twice",
        ),
        (
            json!({"hands": [["3S", "1D"], ["2H"], ["QH"]]}),
            "/hands/0/1",
            "",
        ),
        (
            json!({"unlisted_cards": null}),
            "/unlisted_cards",
            "where these cards are",
        ),
        (
            json!({"overrides": {"deck": {"remove": ["5S"]}}}),
            "/dead_hand",
            "5S is not in the pack",
        ),
        (
            json!({"hands": [["3S"], [], ["QH"]]}),
            "/hands/1",
            "no card left",
        ),
        (json!({"hands": [["3S"], ["QH"]]}), "/hands", "every seat"),
        (
            json!({"eliminated": [0], "chips": [0, 35, 34]}),
            "/hands/0",
            "the seat is out",
        ),
        (
            json!({"turn_up": "5S"}),
            "/turn_up",
            "no card is turned up in these rules",
        ),
        (
            json!({"secret": "00".repeat(32)}),
            "/secret",
            "it deals other cards",
        ),
        (json!({"secret": "00"}), "/secret", "32 bytes in hex"),
        // Chips.
        (
            json!({"all_chips": 116}),
            "/all_chips",
            "seats, board and bank hold 115 chips together",
        ),
        (json!({"chips": [36, 35, -1]}), "/chips/2", ""),
        (
            json!({"chips": [9_000_000, 35, 34]}),
            "/chips",
            "all chips together",
        ),
        (json!({"bank": 1}), "/bank", "the bank wins nothing"),
        (json!({"board": {"KX": 7}}), "/board/KX", "no such space"),
        (
            json!({"ruleset": "stops-no-chips"}),
            "/chips/0",
            "there are no chips",
        ),
        // Debts and what a misdeal returns.
        (
            json!({"overrides": {"settle": {"round_bonus": 5}}, "debts": [1, 0, 0], "bank": -1}),
            "/debts/0",
            "the bank lends nothing in these rules",
        ),
        (
            json!({"overrides": debts, "debts": [1, 0, 0]}),
            "/debts",
            "1 chips are owed, but the bank has paid 0",
        ),
        (
            json!({"overrides": debts, "debts": [1, 0]}),
            "/debts",
            "every seat",
        ),
        (
            json!({"overrides": debts, "debts_at_deal": [1, 0, 0]}),
            "/debts_at_deal",
            "there is no misdeal now",
        ),
        (
            json!({"overrides": both, "played": [], "phase": {"type": "lead"}, "debts_at_deal": [1, 0, 0]}),
            "/debts_at_deal",
            "seat 0",
        ),
        (
            json!({"overrides": misdeals, "played": [], "phase": {"type": "lead"},
                   "since_deal": [{"from": seat(0), "to": seat(1), "chips": 36}]}),
            "/since_deal/0",
            "cannot have moved",
        ),
        (
            json!({"since_deal": [{"from": seat(0), "to": seat(1), "chips": 1}]}),
            "/since_deal",
            "there is no misdeal now",
        ),
        (json!({"redeals": 1}), "/redeals", "dealt again 0 times"),
        // Seats.
        (json!({"dealer": 3}), "/dealer", "the dealer has a seat"),
        (json!({"dealer": 9}), "/dealer", ""),
        (
            json!({"played": [{"seat": 3, "card": "TH"}]}),
            "/played/0",
            "",
        ),
        (json!({"eliminated": [3]}), "/eliminated/0", "not there"),
        (json!({"eliminated": [0, 0]}), "/eliminated/1", "twice"),
        (json!({"chips": [36]}), "/chips", "seats"),
        // What is going on.
        (
            json!({"phase": {"type": "follow", "seat": 0}}),
            "/phase/seat",
            "",
        ),
        (
            json!({"phase": {"type": "follow", "card": "4S"}}),
            "/phase/card",
            "it is QH by the cards played",
        ),
        (
            json!({"phase": {"type": "lead"}}),
            "/phase",
            "seat 2 follows with QH",
        ),
        (
            json!({"phase": {"type": "ante", "unstaked": []}}),
            "/played",
            "no card has been dealt yet",
        ),
        (
            json!({"phase": {"type": "exchange", "step": {"type": "offer"}}}),
            "/played",
            "nothing is played before",
        ),
        (
            json!({"phase": {"type": "settling"}}),
            "/phase/type",
            "settling",
        ),
        (
            json!({"phase": {"type": "finished", "why": "rounds"}}),
            "/rounds_won",
            "0 rounds are won, but 1 are settled",
        ),
        (
            json!({"rounds_won": [1, 0, 0], "phase": {"type": "finished", "why": "rounds"}}),
            "/phase",
            "nobody has gone out",
        ),
        (
            json!({"played": [{"seat": 0, "card": "TH"}, {"seat": 1, "card": "KH"}]}),
            "/played/1",
            "KH was not played by seat 1",
        ),
        // The session and the form.
        (json!({"round": 0}), "/round", "rounds are numbered"),
        (json!({"rounds_won": [1, 0, 0]}), "/rounds_won", "1 rounds"),
        (json!({"drawn": ["QD"]}), "/drawn", "no boodle cards"),
        (
            json!({"done": ["poker"]}),
            "/done/0",
            "a phase of these rules",
        ),
        (json!({"ruleset": "no such"}), "/ruleset", "no preset"),
        (
            json!({"overrides": {"seats": {"max": 12}}}),
            "/ruleset/seats/max",
            "",
        ),
        (json!({"overrides": {"seats": 12}}), "/overrides/seats", ""),
        (json!({"colour": "red"}), "/colour", "unknown field"),
    ]
}

#[test]
fn every_mistake_is_refused_at_its_place() {
    assert_eq!(refused(&whole()), None);
    let wrong: Vec<String> = mistakes()
        .into_iter()
        .filter_map(|(patch, pointer, detail)| {
            let mut position = whole();
            json_patch::merge(&mut position, &patch);
            let refused = refused(&position);
            let right = refused.as_ref().is_some_and(|refused| {
                refused.pointer == pointer
                    && !refused.detail.is_empty()
                    && refused.detail.contains(detail)
            });
            (!right).then(|| format!("{patch}: {refused:?}, not at {pointer}: {detail}"))
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
