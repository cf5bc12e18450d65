//! Every option of a ruleset with the values that are tried, as data, and the ruleset that a choice
//! of them makes.

use serde_json::{Value, json};

/// What stands for leaving a member out, which means its default.
pub(super) const LEFT_OUT: &str = "-";

/// An option: the pointer of a member of the ruleset, or words for what the board is made of.
pub(super) struct Choice {
    pub(super) of: &'static str,
    pub(super) values: Vec<Value>,
}

/// The kinds of claims; each has a space of its own or none.
pub(super) const CLAIMS: [&str; 8] = [
    "play",
    "hold",
    "hold_set",
    "play_set",
    "poker",
    "go_out",
    "turn_up",
    "take_dead_hand",
];

pub(super) fn choices() -> Vec<Choice> {
    let mut all = Vec::new();
    all.extend(table());
    all.extend(board());
    all.extend(dead_hand());
    all.extend(play());
    all.extend(session());
    let choices = all.into_iter().map(|(of, values)| match values {
        Value::Array(values) => Choice { of, values },
        other => panic!("{of}: {other} is no list"),
    });
    choices.collect()
}

fn table() -> Vec<(&'static str, Value)> {
    vec![
        ("/seats/min", json!([2, 3])),
        ("/seats/max", json!([4, 9])),
        ("/seats/min_active", json!([2, 3])),
        ("/deck/low", json!(["A", "2"])),
        ("/deck/remove", json!([[], ["8D"], ["5C", "7H", "6S"]])),
        ("/chips/enabled", json!([true, false])),
        ("/chips/start", json!([0, 12, 50])),
        (
            "/dealer/first",
            json!([{"type": "cut_high"}, {"type": "seat", "seat": 1}, {"type": "seat", "seat": 2}, {"type": "random"}]),
        ),
        ("/dealer/double_pot", json!(["off", "optional", "always"])),
        ("/short_ante", json!(["partial", "eliminate", "rebuy"])),
        ("/deal/cut", json!(["auto", "ask"])),
        ("/deal/extra", json!(["full_hand", "leftover", "none"])),
        ("/deal/slot", json!(["first", "last"])),
        ("/deal/uneven", json!(["accept", "to_extra"])),
        ("/deal/hand_size", json!([null, 5])),
        ("/turn_up", json!(["off", "last_extra_card"])),
        ("/rummy", json!(["off", "meld_relief"])),
        (
            "order of phases",
            json!([
                "exchange first",
                "exchange last",
                "poker first",
                "turn-up last"
            ]),
        ),
    ]
}

fn board() -> Vec<(&'static str, Value)> {
    let mut all: Vec<(&str, Value)> = CLAIMS
        .map(|claim| (claim, json!(["off", "pot", "bank", "each"])))
        .into();
    all.extend([
        ("claims on a space", json!(["one", "two"])),
        ("first boodle card", json!(["KH", "8D"])),
        ("cards", json!(["certain", "trumps"])),
        (
            "set that is held",
            json!([{"ranks": "KQ", "suit": "any"}, {"ranks": "89T", "suit": "H"}, {"ranks": "67", "suit": "D"},
                   {"ranks": "AK", "suit": "C"}, {"ranks": "34", "suit": "S"}]),
        ),
        ("same_player", json!([true, false])),
        ("only_unclaimed", json!([true, false])),
        ("ante of each", json!([0, 1, 2])),
        ("ante of the dealer", json!([0, 1, 3])),
        ("share", json!(["per_player", "per_set"])),
        ("carry", json!(["keep", "return", "to_pot"])),
        ("free stake", json!([null, 1, 4])),
        ("free spaces", json!(["first", "all"])),
        ("/boodle_source/type", json!(["fixed", "draw_session"])),
        ("/boodle_source/count", json!([LEFT_OUT, 1, 2])),
        ("/boodle_source/ranks", json!([LEFT_OUT, "AKQJ", "789"])),
        ("/boodle_source/distinct", json!([LEFT_OUT, "none", "suits", "ranks"])),
    ]);
    all
}

fn dead_hand() -> Vec<(&'static str, Value)> {
    let orders = json!([LEFT_OUT, "left_then_dealer", "dealer_first", "dealer_only"]);
    vec![
        (
            "/exchange/mode",
            json!(["none", "fixed_price", "dealer_swap", "auction"]),
        ),
        ("/exchange/price", json!([LEFT_OUT, 0, 3])),
        ("/exchange/min_bid", json!([LEFT_OUT, 1, 3])),
        ("/exchange/to", json!([LEFT_OUT, "dealer", "a space"])),
        ("/exchange/order", orders),
        (
            "/exchange/offer",
            json!([LEFT_OUT, "dealer_choice", "always"]),
        ),
        ("/exchange/forced_stake", json!([LEFT_OUT, 3])),
        ("/exchange/dealer_free", json!([LEFT_OUT, true])),
        ("/exchange/dealer_peek", json!([LEFT_OUT, true])),
        ("/exchange/peek", json!([LEFT_OUT, true])),
        (
            "/exchange/swap_size",
            json!([LEFT_OUT, "whole", "same_count"]),
        ),
        ("/exchange/barred_if_paycard", json!([LEFT_OUT, true])),
        ("/exchange/dealer_bids", json!([LEFT_OUT, false])),
    ]
}

fn play() -> Vec<(&'static str, Value)> {
    let leads = || {
        json!([
            "any",
            "lowest_of_suit",
            "lowest_of_longest",
            "lowest_in_hand"
        ])
    };
    vec![
        (
            "/stops/leader",
            json!([{"type": "left_of_dealer"}, {"type": "dealer"}, {"type": "poker_winner"},
                   {"type": "holder_of_lowest", "suit": "D"}, {"type": "holder_of_lowest", "suit": "C"},
                   {"type": "holder_of_lowest", "suit": "H"}, {"type": "holder_of_lowest", "suit": "S"}]),
        ),
        ("/stops/first_lead", leads()),
        ("/stops/lead", leads()),
        ("/stops/restart", json!(["any", "change", "change_colour"])),
        ("/stops/no_lead", json!(["same_suit", "pass_left"])),
        ("/stops/no_lead_fee", json!([0, 2])),
        ("/stops/pass_fee", json!([0, 1])),
        ("/stops/withhold", json!([false, true])),
        ("/stops/forced_stops", json!([[], ["8D"], ["TH", "7S"]])),
        ("stop bonus", json!([null, 1, 2])),
        ("stop bonus from", json!(["each", "pot", "bank"])),
        (
            "stop bonus for",
            json!([
                ["top", "dead", "played", "unplayed"],
                ["removed", "forced"],
                ["dead"],
                ["unplayed"]
            ]),
        ),
        ("/settle/per_card", json!([0, 1, 3])),
        ("/settle/exempt_holder", json!([null, "9D", "8D"])),
        ("/settle/unplayed_boodle", json!(["none", "double_space"])),
        ("/settle/round_bonus", json!([0, 5])),
        ("/settle/short_pay", json!(["available", "debt"])),
    ]
}

fn session() -> Vec<(&'static str, Value)> {
    let rounds = |count: u32| json!({"type": "rounds", "count": count});
    let minutes = |count: u32| json!({"type": "minutes", "count": count});
    let all = json!([minutes(1), rounds(3), {"type": "first_bust"}]);
    vec![
        (
            "/session/ends",
            json!([[rounds(2)], [minutes(2)], [{"type": "first_bust"}], [{"type": "last_standing"}],
                   [{"type": "manual"}], [], all]),
        ),
        ("/session/bust", json!(["eliminate", "keep"])),
        ("/session/tie", json!(["shared", "extra_round"])),
        ("/session/leftovers", json!(["leave", "split", "winner"])),
        ("/session/max_rounds", json!([2, 3])),
        ("/misdeal", json!(["never", "before_first_card"])),
        ("/visibility/show_dead_at_end", json!([true, false])),
    ]
}

/// The JSON of the ruleset that has these values.
pub(super) fn ruleset(chosen: &dyn Fn(&str) -> Value) -> Value {
    let mut ruleset = json!({"id": "pairs"});
    for choice in choices() {
        let value = chosen(choice.of);
        if choice.of.starts_with('/') && value != LEFT_OUT {
            put(&mut ruleset, choice.of, value);
        }
    }
    let board = spaces(chosen);
    let pots: Vec<&Value> = board
        .iter()
        .filter(|space| space["pays"]["type"] == "pot")
        .map(|space| &space["id"])
        .collect();
    if ruleset["exchange"]["to"] == "a space" {
        // The first from which chips are won, if there is one.
        let first = pots.first().copied();
        let first = first.or_else(|| board.first().map(|space| &space["id"]));
        ruleset["exchange"]["to"] = first.cloned().unwrap_or(json!("nowhere"));
    }
    let budget = chosen("free stake");
    if !budget.is_null() {
        let some = if chosen("free spaces") == "first" {
            1
        } else {
            pots.len()
        };
        let on: Vec<&Value> = pots.into_iter().take(some).collect();
        ruleset["free_ante"] = json!({"budget": budget, "on": on});
    }
    let bonus = chosen("stop bonus");
    if !bonus.is_null() {
        let (from, causes) = (chosen("stop bonus from"), chosen("stop bonus for"));
        ruleset["stops"]["stop_bonus"] = json!({"amount": bonus, "from": from, "causes": causes});
    }
    ruleset["phases"] = phases(chosen);
    ruleset["board"] = json!(board);
    ruleset
}

fn put(ruleset: &mut Value, pointer: &str, value: Value) {
    let mut place = ruleset;
    for name in pointer.split('/').skip(1) {
        place = &mut place[name];
    }
    *place = value;
}

fn phases(chosen: &dyn Fn(&str) -> Value) -> Value {
    let on = |claim: &str| chosen(claim) != "off";
    let all = match chosen("order of phases").as_str() {
        Some("exchange first") => ["turn_up", "exchange", "collect", "poker"],
        Some("exchange last") => ["turn_up", "collect", "poker", "exchange"],
        Some("poker first") => ["turn_up", "poker", "collect", "exchange"],
        _ => ["exchange", "poker", "collect", "turn_up"],
    };
    let wanted = |phase: &&str| match *phase {
        "turn_up" => chosen("/turn_up") != "off",
        "exchange" => chosen("/exchange/mode") != "none",
        "collect" => on("hold") || on("hold_set"),
        _ => on("poker") || chosen("/stops/leader")["type"] == "poker_winner",
    };
    let melds = (chosen("/rummy") != "off").then_some("rummy");
    let phases = all.into_iter().filter(wanted).chain(["stops"]).chain(melds);
    json!(phases.collect::<Vec<_>>())
}

/// The spaces of the board: one for each claim that is on, two for playing a card.
fn spaces(chosen: &dyn Fn(&str) -> Value) -> Vec<Value> {
    let trumps = chosen("cards") == "trumps";
    let card = |certain: &str, trump: &str| json!(if trumps { trump } else { certain });
    let first = chosen("first boodle card");
    let set = chosen("set that is held");
    let claims = [
        (
            "play",
            "boodle",
            json!({"type": "play", "card": card(first.as_str().unwrap(), "J+")}),
        ),
        ("play", "QC", json!({"type": "play", "card": "QC"})),
        (
            "hold",
            "hold",
            json!({"type": "hold", "card": card("AH", "T+")}),
        ),
        (
            "hold_set",
            "set",
            json!({"type": "hold_set", "ranks": set["ranks"], "suit": set["suit"]}),
        ),
        (
            "play_set",
            "pair",
            json!({"type": "play_set", "cards": [card("KS", "K+"), card("QS", "Q+")],
                   "same_player": chosen("same_player")}),
        ),
        ("poker", "poker", json!({"type": "poker"})),
        (
            "go_out",
            "pot",
            json!({"type": "go_out", "only_unclaimed": chosen("only_unclaimed")}),
        ),
        (
            "turn_up",
            "turned",
            json!({"type": "turn_up", "card": card("9S", "A+")}),
        ),
        ("take_dead_hand", "widow", json!({"type": "take_dead_hand"})),
    ];
    let mut board: Vec<Value> = Vec::new();
    for (option, id, claim) in claims {
        let pays = chosen(option);
        if pays == "off" {
            continue;
        }
        let joins = match option {
            "hold" => "boodle",
            "go_out" => "set",
            _ => "nothing",
        };
        let two = chosen("claims on a space") == "two";
        let other = board
            .iter_mut()
            .find(|space| two && space["id"] == joins && space["pays"] == payment(&pays));
        if let Some(other) = other {
            other["claims"].as_array_mut().unwrap().push(claim);
            continue;
        }
        let pot = pays == "pot";
        let chips = |what: &str| if pot { chosen(what) } else { json!(0) };
        let ante = json!({"each": chips("ante of each"), "dealer": chips("ante of the dealer")});
        board.push(
            json!({"id": id, "claims": [claim], "ante": ante, "pays": payment(&pays),
                          "share": chosen("share"), "carry": chosen("carry")}),
        );
    }
    board
}

fn payment(pays: &Value) -> Value {
    match pays.as_str() {
        Some("pot") => json!({"type": "pot"}),
        from => {
            json!({"type": "fixed", "amount": if from == Some("bank") { 3 } else { 2 }, "from": from})
        }
    }
}
