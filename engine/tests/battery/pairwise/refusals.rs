//! Which options do not go together, each with its reason and the place where the check says so.

use super::options::{CLAIMS, LEFT_OUT};
use serde_json::{Value, json};

/// Values of some options that are refused together, whatever else is chosen.
pub(super) struct Refusal {
    pub(super) why: String,
    /// Where the ruleset is at fault: the start of a pointer.
    pub(super) at: String,
    /// Options and their values; after an exclamation mark all other values.
    pub(super) when: Vec<(String, Vec<Value>)>,
}

pub(super) fn refusals() -> Vec<Refusal> {
    let mut lines = Vec::new();
    for table in [
        without_chips(),
        cards(),
        board(),
        members(),
        exchange(),
        play(),
    ] {
        lines.extend(table.as_array().unwrap().clone());
    }
    for claim in CLAIMS {
        lines.extend(of_claim(claim).as_array().unwrap().clone());
    }
    lines.push(nowhere());
    lines.iter().map(refusal).collect()
}

/// Reason, place, and the values that are refused together.
fn refusal(line: &Value) -> Refusal {
    let text = |place: usize| line[place].as_str().unwrap().to_owned();
    let when = line[2].as_object().unwrap().iter();
    let when = when.map(|(of, values)| (of.clone(), values.as_array().unwrap().clone()));
    Refusal {
        why: text(0),
        at: text(1),
        when: when.collect(),
    }
}

/// What is played for chips cannot be played without any.
fn without_chips() -> Value {
    let bust = json!([
        [{"type": "first_bust"}], [{"type": "last_standing"}],
        [{"type": "minutes", "count": 1}, {"type": "rounds", "count": 3}, {"type": "first_bust"}]
    ]);
    let why = "there are no chips";
    let none = json!([false]);
    json!([
        ["chips to start with", "/chips/start", {"/chips/enabled": [true], "/chips/start": [0]}],
        [why, "/short_ante", {"/chips/enabled": none, "/short_ante": ["rebuy"]}],
        [why, "/free_ante", {"/chips/enabled": none, "!free stake": [null]}],
        [why, "/exchange/price", {"/chips/enabled": none, "/exchange/mode": ["fixed_price", "dealer_swap"], "!/exchange/price": [0]}],
        [why, "/exchange/min_bid", {"/chips/enabled": none, "/exchange/mode": ["auction"]}],
        [why, "/exchange/forced_stake", {"/chips/enabled": none, "/exchange/forced_stake": [3]}],
        [why, "/stops/no_lead_fee", {"/chips/enabled": none, "!/stops/no_lead_fee": [0]}],
        [why, "/stops/pass_fee", {"/chips/enabled": none, "!/stops/pass_fee": [0]}],
        [why, "/stops/stop_bonus", {"/chips/enabled": none, "!stop bonus": [null]}],
        [why, "/settle/per_card", {"/chips/enabled": none, "!/settle/per_card": [0]}],
        [why, "/settle/round_bonus", {"/chips/enabled": none, "!/settle/round_bonus": [0]}],
        [why, "/settle/short_pay", {"/chips/enabled": none, "/settle/short_pay": ["debt"]}],
        [why, "/settle/unplayed_boodle", {"/chips/enabled": none, "!/settle/unplayed_boodle": ["none"]}],
        [why, "/session/ends", {"/chips/enabled": none, "/session/ends": bust}],
    ])
}

/// The pack, the deal and the phases.
fn cards() -> Value {
    let three = json!([["5C", "7H", "6S"]]);
    let (turned, late) = ("!/turn_up", "turn-up last");
    let leads = json!([{"type": "poker_winner"}]);
    json!([
        ["more to go on than to start", "/seats/min_active", {"/seats/min": [2], "/seats/min_active": [3]}],
        ["no such seat", "/dealer/first/seat", {"/seats/min": [2], "/dealer/first": [{"type": "seat", "seat": 2}]}],
        ["no dead hand", "/deal/uneven", {"/deal/extra": ["none"], "/deal/uneven": ["to_extra"]}],
        ["no dead hand", "/deal/extra", {"/deal/extra": ["none"], "/deal/hand_size": [5]}],
        ["no dead hand", "/exchange", {"/deal/extra": ["none"], "!/exchange/mode": ["none"]}],
        ["no dead hand", "/turn_up", {"/deal/extra": ["none"], turned: ["off"]}],
        // Fifty-two cards leave none for two players or four, fifty-one none for three, forty-nine none
        // for seven.
        ["no leftovers", "/turn_up", {"/deal/extra": ["leftover"], "/deal/hand_size": [null], turned: ["off"], "/deck/remove": [[], ["8D"]]}],
        ["no leftovers", "/turn_up", {"/deal/extra": ["leftover"], "/deal/hand_size": [null], turned: ["off"], "/seats/max": [9]}],
        // Forty-nine cards are four for each of nine players and the dead hand.
        ["too few cards for poker", "/seats/max", {"/seats/max": [9], "/deck/remove": three, "/deal/extra": ["full_hand"], "/deal/hand_size": [null], "!poker": ["off"]}],
        ["too few cards for poker", "/seats/max", {"/seats/max": [9], "/deck/remove": three, "/deal/extra": ["full_hand"], "/deal/hand_size": [null], "/stops/leader": leads}],
        ["the turn-up comes first", "/phases", {"order of phases": [late], turned: ["off"], "!/exchange/mode": ["none"]}],
        ["the turn-up comes first", "/phases", {"order of phases": [late], turned: ["off"], "!hold": ["off"], "cards": ["trumps"]}],
        ["a card that is removed", "/stops/forced_stops", {"/deck/remove": [["8D"]], "/stops/forced_stops": [["8D"]]}],
        ["a card that is removed", "/settle/exempt_holder", {"/deck/remove": [["8D"]], "/settle/exempt_holder": ["8D"]}],
        ["a card that is removed", "/board", {"/deck/remove": [["8D"]], "first boodle card": ["8D"], "!play": ["off"], "cards": ["certain"]}],
    ])
}

fn board() -> Value {
    json!([
        ["no turn-up", "/board", {"!turn_up": ["off"], "/turn_up": ["off"]}],
        ["no exchange", "/board", {"!take_dead_hand": ["off"], "/exchange/mode": ["none"]}],
        ["no card to draw", "/boodle_source", {"/boodle_source/type": ["draw_session"], "play": ["off"]}],
        ["nobody wins these chips", "/board", {"carry": ["to_pot"], "go_out": ["bank", "each"]}],
        ["a sum that is not taken", "/board", {"only_unclaimed": [true], "go_out": ["each"]}],
        ["nothing to stake on", "/free_ante/on", {"!free stake": [null], "!play": ["pot"], "!hold": ["pot"], "!hold_set": ["pot"],
            "!play_set": ["pot"], "!poker": ["pot"], "!go_out": ["pot"], "!turn_up": ["pot"], "!take_dead_hand": ["pot"]}],
    ])
}

fn of_claim(claim: &str) -> Value {
    let on = &format!("!{claim}")[..];
    let why = "there are no chips";
    let mut all = json!([
        [why, "/board", {"/chips/enabled": [false], claim: ["bank", "each"]}],
        [why, "/board", {"/chips/enabled": [false], claim: ["pot"], "!ante of each": [0]}],
        [why, "/board", {"/chips/enabled": [false], claim: ["pot"], "!ante of the dealer": [0]}],
    ]);
    let mut add = |line: Value| all.as_array_mut().unwrap().push(line);
    if claim != "go_out" {
        add(json!(["no pot", "/board", {on: ["off"], "carry": ["to_pot"], "go_out": ["off"]}]));
    }
    if ["play", "hold", "play_set", "turn_up"].contains(&claim) {
        add(
            json!(["no trumps", "/board", {on: ["off"], "cards": ["trumps"], "/turn_up": ["off"]}]),
        );
    }
    all
}

/// Members that an object of this kind does not have, or has to have.
fn members() -> Value {
    let no = "no such member";
    let missing = "a member is missing";
    let (drawn, at) = ("/boodle_source/type", "/boodle_source");
    let (mode, sale) = ("/exchange/mode", "/exchange");
    json!([
        [no, at, {drawn: ["fixed"], "!/boodle_source/count": [LEFT_OUT]}],
        [no, at, {drawn: ["fixed"], "!/boodle_source/ranks": [LEFT_OUT]}],
        [no, at, {drawn: ["fixed"], "!/boodle_source/distinct": [LEFT_OUT]}],
        [missing, at, {drawn: ["draw_session"], "/boodle_source/count": [LEFT_OUT]}],
        [no, sale, {mode: ["none", "auction"], "!/exchange/price": [LEFT_OUT]}],
        [no, sale, {mode: ["none", "fixed_price", "dealer_swap"], "!/exchange/min_bid": [LEFT_OUT]}],
        [no, sale, {mode: ["none"], "!/exchange/to": [LEFT_OUT]}],
        [no, sale, {mode: ["none", "dealer_swap"], "!/exchange/order": [LEFT_OUT]}],
        [no, sale, {mode: ["none", "dealer_swap", "auction"], "!/exchange/offer": [LEFT_OUT]}],
        [no, sale, {mode: ["none", "dealer_swap", "auction"], "!/exchange/forced_stake": [LEFT_OUT]}],
        [no, sale, {mode: ["none", "dealer_swap", "auction"], "!/exchange/dealer_free": [LEFT_OUT]}],
        [no, sale, {mode: ["none", "dealer_swap", "auction"], "!/exchange/dealer_peek": [LEFT_OUT]}],
        [no, sale, {mode: ["none", "fixed_price", "auction"], "!/exchange/peek": [LEFT_OUT]}],
        [no, sale, {mode: ["none", "fixed_price", "auction"], "!/exchange/swap_size": [LEFT_OUT]}],
        [no, sale, {mode: ["none"], "!/exchange/barred_if_paycard": [LEFT_OUT]}],
        [no, sale, {mode: ["none", "fixed_price", "dealer_swap"], "!/exchange/dealer_bids": [LEFT_OUT]}],
        [missing, sale, {mode: ["fixed_price", "auction"], "/exchange/to": [LEFT_OUT]}],
    ])
}

fn exchange() -> Value {
    let (mode, to) = ("/exchange/mode", "/exchange/to");
    json!([
        ["the dealer cannot pay himself", to, {mode: ["dealer_swap"], to: ["dealer"]}],
        ["a price has to go somewhere", to, {mode: ["dealer_swap"], to: [LEFT_OUT], "!/exchange/price": [0]}],
        ["an auction needs bidders", "/exchange/order", {mode: ["auction"], "/exchange/order": ["dealer_only"]}],
        ["no space for the stake", "/exchange/forced_stake", {"/exchange/forced_stake": [3], "take_dead_hand": ["off"]}],
        ["nobody wins these chips", "/exchange/forced_stake", {"/exchange/forced_stake": [3], "take_dead_hand": ["bank", "each"]}],
    ])
}

/// A price to a space where there is none, or none from which chips are won.
fn nowhere() -> Value {
    let mut when = json!({"!/exchange/mode": ["none"], "/exchange/to": ["a space"]});
    for claim in CLAIMS {
        when[format!("!{claim}")] = json!(["pot"]);
    }
    json!(["nobody wins these chips", "/exchange/to", when])
}

fn play() -> Value {
    let fixed = json!(["bank", "each"]);
    let lost = "nobody wins these chips";
    json!([
        ["the lead is never passed", "/stops/no_lead_fee", {"/stops/no_lead_fee": [2], "/stops/no_lead": ["same_suit"]}],
        ["no pot", "/stops/no_lead_fee", {"/stops/no_lead_fee": [2], "go_out": ["off"]}],
        [lost, "/stops/no_lead_fee", {"/stops/no_lead_fee": [2], "go_out": fixed}],
        ["no pot", "/stops/pass_fee", {"/stops/pass_fee": [1], "go_out": ["off"]}],
        [lost, "/stops/pass_fee", {"/stops/pass_fee": [1], "go_out": fixed}],
        ["no pot", "/stops/stop_bonus/from", {"!stop bonus": [null], "stop bonus from": ["pot", "bank"], "go_out": ["off"]}],
        [lost, "/stops/stop_bonus/from", {"!stop bonus": [null], "stop bonus from": ["pot"], "go_out": fixed}],
        ["it would tell what is dead", "/stops/stop_bonus/causes",
            {"!stop bonus": [null], "/stops/withhold": [true], "stop bonus for": [["dead"], ["unplayed"]]}],
        ["no boodle card with chips", "/settle/unplayed_boodle", {"/settle/unplayed_boodle": ["double_space"], "!play": ["pot"]}],
    ])
}
