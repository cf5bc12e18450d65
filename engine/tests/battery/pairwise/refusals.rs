//! Which options do not go together, each with its reason and the place where the check says so.

use super::options::{CLAIMS, LEFT_OUT};
use serde_json::{Value, json};

/// Values of some options that are refused together, whatever else is chosen.
pub(super) struct Refusal {
    pub(super) why: &'static str,
    /// Where the ruleset is at fault: the start of a pointer.
    pub(super) at: &'static str,
    /// Options and their values; after an exclamation mark all other values.
    pub(super) when: Vec<(String, Value)>,
}

fn refuse(why: &'static str, at: &'static str, when: &[(&str, Value)]) -> Refusal {
    let when = when
        .iter()
        .map(|(of, values)| ((*of).to_owned(), values.clone()));
    Refusal {
        why,
        at,
        when: when.collect(),
    }
}

pub(super) fn refusals() -> Vec<Refusal> {
    let mut all = unsupported();
    all.extend(without_chips());
    all.extend(cards());
    all.extend(board());
    all.extend(members());
    all.extend(exchange());
    all.extend(stops());
    all
}

/// What the engine cannot play yet.
fn unsupported() -> Vec<Refusal> {
    vec![
        refuse(
            "not yet: unplayed boodles",
            "/settle/unplayed_boodle",
            &[("/settle/unplayed_boodle", json!(["double_space"]))],
        ),
        refuse(
            "not yet: a bonus for going out",
            "/settle/round_bonus",
            &[("/settle/round_bonus", json!([5]))],
        ),
        refuse(
            "not yet: debt",
            "/settle/short_pay",
            &[("/settle/short_pay", json!(["debt"]))],
        ),
        refuse(
            "not yet: a misdeal",
            "/misdeal",
            &[("/misdeal", json!(["before_first_card"]))],
        ),
    ]
}

/// What is played for chips cannot be played without any.
fn without_chips() -> Vec<Refusal> {
    let why = "there are no chips";
    let none = || ("/chips/enabled", json!([false]));
    let with = || ("/chips/enabled", json!([true]));
    let mut all = vec![
        refuse(
            "chips to start with",
            "/chips/start",
            &[with(), ("/chips/start", json!([0]))],
        ),
        refuse(
            why,
            "/short_ante",
            &[none(), ("/short_ante", json!(["rebuy"]))],
        ),
        refuse(why, "/free_ante", &[none(), ("!free stake", json!([null]))]),
        refuse(
            why,
            "/exchange/price",
            &[
                none(),
                ("/exchange/mode", json!(["fixed_price", "dealer_swap"])),
                ("!/exchange/price", json!([0])),
            ],
        ),
        refuse(
            why,
            "/exchange/min_bid",
            &[none(), ("/exchange/mode", json!(["auction"]))],
        ),
        refuse(
            why,
            "/stops/no_lead_fee",
            &[none(), ("/stops/no_lead_fee", json!([2]))],
        ),
        refuse(
            why,
            "/stops/pass_fee",
            &[none(), ("/stops/pass_fee", json!([1]))],
        ),
        refuse(
            why,
            "/stops/stop_bonus",
            &[none(), ("!stop bonus", json!([null]))],
        ),
        refuse(
            why,
            "/settle/per_card",
            &[none(), ("!/settle/per_card", json!([0]))],
        ),
        refuse(
            why,
            "/session/ends",
            &[
                none(),
                (
                    "/session/ends",
                    json!([
            [{"type": "first_bust"}], [{"type": "last_standing"}],
            [{"type": "minutes", "count": 1}, {"type": "rounds", "count": 3}, {"type": "first_bust"}]]),
                ),
            ],
        ),
    ];
    for claim in CLAIMS {
        all.push(refuse(
            why,
            "/board",
            &[none(), (claim, json!(["bank", "each"]))],
        ));
        for ante in ["!ante of each", "!ante of the dealer"] {
            all.push(refuse(
                why,
                "/board",
                &[none(), (claim, json!(["pot"])), (ante, json!([0]))],
            ));
        }
    }
    all
}

/// The pack, the deal and the phases.
fn cards() -> Vec<Refusal> {
    let size = || ("/deal/hand_size", json!([null]));
    let turned = || ("!/turn_up", json!(["off"]));
    let left = || ("/deal/extra", json!(["leftover"]));
    // Forty-nine cards and a dead hand: four for each of nine.
    let few = || {
        [
            ("/seats/max", json!([9])),
            ("/deck/remove", json!([["5C", "7H", "6S"]])),
            ("/deal/extra", json!(["full_hand"])),
            size(),
        ]
    };
    let poker = |which: (&'static str, Value)| {
        let mut when = few().to_vec();
        when.push(which);
        refuse("too few cards for poker", "/seats/max", &when)
    };
    vec![
        refuse(
            "more to go on than to start",
            "/seats/min_active",
            &[
                ("/seats/min", json!([2])),
                ("/seats/min_active", json!([3])),
            ],
        ),
        refuse(
            "no such seat",
            "/dealer/first/seat",
            &[
                ("/seats/min", json!([2])),
                ("/dealer/first", json!([{"type": "seat", "seat": 2}])),
            ],
        ),
        refuse(
            "no dead hand",
            "/deal/uneven",
            &[
                ("/deal/extra", json!(["none"])),
                ("/deal/uneven", json!(["to_extra"])),
            ],
        ),
        refuse(
            "no dead hand",
            "/deal/extra",
            &[
                ("/deal/extra", json!(["none"])),
                ("/deal/hand_size", json!([5])),
            ],
        ),
        refuse(
            "no dead hand",
            "/exchange",
            &[
                ("/deal/extra", json!(["none"])),
                ("!/exchange/mode", json!(["none"])),
            ],
        ),
        refuse(
            "no dead hand",
            "/turn_up",
            &[("/deal/extra", json!(["none"])), turned()],
        ),
        // Fifty-two cards leave none for two players or four, fifty-one none for three, forty-nine
        // none for seven.
        refuse(
            "no leftovers",
            "/turn_up",
            &[
                left(),
                size(),
                turned(),
                ("/deck/remove", json!([[], ["8D"]])),
            ],
        ),
        refuse(
            "no leftovers",
            "/turn_up",
            &[left(), size(), turned(), ("/seats/max", json!([9]))],
        ),
        poker(("!poker", json!(["off"]))),
        poker(("/stops/leader", json!([{"type": "poker_winner"}]))),
        refuse(
            "a card that is removed",
            "/settle/exempt_holder",
            &[
                ("/deck/remove", json!([["8D"]])),
                ("/settle/exempt_holder", json!(["8D"])),
            ],
        ),
        refuse(
            "a card that is removed",
            "/board",
            &[
                ("/deck/remove", json!([["8D"]])),
                ("first boodle card", json!(["8D"])),
                ("!play", json!(["off"])),
                ("cards", json!(["certain"])),
            ],
        ),
    ]
}

fn board() -> Vec<Refusal> {
    let late = |other: (&'static str, Value)| {
        let late = ("order of phases", json!(["turn-up last"]));
        refuse(
            "the turn-up comes first",
            "/phases",
            &[late, ("!/turn_up", json!(["off"])), other],
        )
    };
    let mut all = vec![
        late(("!/exchange/mode", json!(["none"]))),
        late(("!hold", json!(["off"]))),
        late(("!hold_set", json!(["off"]))),
        late(("!poker", json!(["off"]))),
        late(("/stops/leader", json!([{"type": "poker_winner"}]))),
        refuse(
            "no turn-up",
            "/board",
            &[("!turn_up", json!(["off"])), ("/turn_up", json!(["off"]))],
        ),
        refuse(
            "no exchange",
            "/board",
            &[
                ("!take_dead_hand", json!(["off"])),
                ("/exchange/mode", json!(["none"])),
            ],
        ),
        refuse(
            "nothing to stake on",
            "/free_ante/on",
            &[
                ("!free stake", json!([null])),
                ("!play", json!(["pot"])),
                ("!hold", json!(["pot"])),
                ("!hold_set", json!(["pot"])),
                ("!play_set", json!(["pot"])),
                ("!poker", json!(["pot"])),
                ("!go_out", json!(["pot"])),
                ("!turn_up", json!(["pot"])),
                ("!take_dead_hand", json!(["pot"])),
            ],
        ),
        refuse(
            "no card to draw",
            "/boodle_source",
            &[
                ("/boodle_source/type", json!(["draw_session"])),
                ("play", json!(["off"])),
            ],
        ),
    ];
    for claim in CLAIMS {
        if claim != "go_out" {
            let on = (&format!("!{claim}")[..], json!(["off"]));
            all.push(refuse(
                "no pot",
                "/board",
                &[on, ("carry", json!(["to_pot"])), ("go_out", json!(["off"]))],
            ));
        }
        if ["play", "hold", "play_set", "turn_up"].contains(&claim) {
            let on = (&format!("!{claim}")[..], json!(["off"]));
            all.push(refuse(
                "no trumps",
                "/board",
                &[
                    on,
                    ("cards", json!(["trumps"])),
                    ("/turn_up", json!(["off"])),
                ],
            ));
        }
    }
    all
}

/// Members that an object of this kind does not have, or has to have.
fn members() -> Vec<Refusal> {
    let mut all = Vec::new();
    for member in [
        "/boodle_source/count",
        "/boodle_source/ranks",
        "/boodle_source/distinct",
    ] {
        let off = ("/boodle_source/type", json!(["fixed"]));
        let there = (&format!("!{member}")[..], json!([LEFT_OUT]));
        all.push(refuse("no such member", "/boodle_source", &[off, there]));
    }
    let drawn = ("/boodle_source/type", json!(["draw_session"]));
    all.push(refuse(
        "a member is missing",
        "/boodle_source",
        &[drawn, ("/boodle_source/count", json!([LEFT_OUT]))],
    ));
    for (member, modes) in [
        ("!/exchange/price", json!(["none", "auction"])),
        (
            "!/exchange/min_bid",
            json!(["none", "fixed_price", "dealer_swap"]),
        ),
        ("!/exchange/to", json!(["none"])),
        ("!/exchange/order", json!(["none", "dealer_swap"])),
        (
            "!/exchange/offer",
            json!(["none", "dealer_swap", "auction"]),
        ),
        (
            "!/exchange/forced_stake",
            json!(["none", "dealer_swap", "auction"]),
        ),
        (
            "!/exchange/dealer_free",
            json!(["none", "dealer_swap", "auction"]),
        ),
        (
            "!/exchange/dealer_peek",
            json!(["none", "dealer_swap", "auction"]),
        ),
        ("!/exchange/peek", json!(["none", "fixed_price", "auction"])),
        (
            "!/exchange/swap_size",
            json!(["none", "fixed_price", "auction"]),
        ),
        ("!/exchange/barred_if_paycard", json!(["none"])),
        (
            "!/exchange/dealer_bids",
            json!(["none", "fixed_price", "dealer_swap"]),
        ),
    ] {
        all.push(refuse(
            "no such member",
            "/exchange",
            &[("/exchange/mode", modes), (member, json!([LEFT_OUT]))],
        ));
    }
    let sold = ("/exchange/mode", json!(["fixed_price", "auction"]));
    all.push(refuse(
        "a member is missing",
        "/exchange",
        &[sold, ("/exchange/to", json!([LEFT_OUT]))],
    ));
    all
}

fn exchange() -> Vec<Refusal> {
    let nowhere: Vec<(&str, Value)> = CLAIMS.map(|claim| (claim, json!(["off"]))).into();
    let mut to_nowhere = nowhere;
    to_nowhere.push(("/exchange/to", json!(["first space"])));
    to_nowhere.push(("!/exchange/mode", json!(["none"])));
    let swap = || ("/exchange/mode", json!(["dealer_swap"]));
    vec![
        refuse("no such space", "/exchange/to", &to_nowhere),
        refuse(
            "the dealer cannot pay himself",
            "/exchange/to",
            &[swap(), ("/exchange/to", json!(["dealer"]))],
        ),
        refuse(
            "a price has to go somewhere",
            "/exchange/to",
            &[
                swap(),
                ("/exchange/to", json!([LEFT_OUT])),
                ("!/exchange/price", json!([0])),
            ],
        ),
        refuse(
            "an auction needs bidders",
            "/exchange/order",
            &[
                ("/exchange/mode", json!(["auction"])),
                ("/exchange/order", json!(["dealer_only"])),
            ],
        ),
        refuse(
            "no space for the stake",
            "/exchange/forced_stake",
            &[
                ("/exchange/forced_stake", json!([3])),
                ("take_dead_hand", json!(["off"])),
            ],
        ),
    ]
}

fn stops() -> Vec<Refusal> {
    let fee = || ("/stops/no_lead_fee", json!([2]));
    let turn = || ("/stops/pass_fee", json!([1]));
    let bonus = || ("!stop bonus", json!([null]));
    let off = || ("go_out", json!(["off"]));
    let fixed = || ("go_out", json!(["bank", "each"]));
    vec![
        refuse(
            "the lead is never passed",
            "/stops/no_lead_fee",
            &[fee(), ("/stops/no_lead", json!(["same_suit"]))],
        ),
        refuse("no pot", "/stops/no_lead_fee", &[fee(), off()]),
        refuse(
            "nobody wins the fees",
            "/stops/no_lead_fee",
            &[fee(), fixed()],
        ),
        refuse("no pot", "/stops/pass_fee", &[turn(), off()]),
        refuse(
            "nobody wins the fees",
            "/stops/pass_fee",
            &[turn(), fixed()],
        ),
        refuse(
            "no pot",
            "/stops/stop_bonus/from",
            &[bonus(), off(), ("stop bonus from", json!(["pot", "bank"]))],
        ),
        refuse(
            "it would tell what is dead",
            "/stops/stop_bonus/causes",
            &[
                bonus(),
                ("/stops/withhold", json!([true])),
                ("stop bonus for", json!([["dead"], ["unplayed"]])),
            ],
        ),
    ]
}
