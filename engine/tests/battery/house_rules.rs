//! House rules: changes of a preset, one kind each.

use boodle_engine::{Pays, Ruleset, SpaceRules};
use serde_json::{Value, json};

/// What it is called, and the change.
pub(crate) type House = (&'static str, Value);

/// All of them, the first of which changes nothing; a preset takes those that fit it.
pub(crate) fn house_rules(preset: &Ruleset) -> Vec<House> {
    let mut all = vec![("plain", json!({}))];
    all.extend(sessions(preset));
    all.extend(leads());
    all.extend(exchanges(preset));
    all.extend(deals(preset));
    all.extend(boards(preset));
    all
}

fn sessions(preset: &Ruleset) -> Vec<House> {
    let antes: u32 = preset.board.iter().map(|space| space.ante.each).sum();
    let free = preset.free_ante.as_ref().map_or(0, |free| free.budget);
    let session = |chips: u32, bust: &str, tie: &str, end: Value| json!({"chips": {"start": chips}, "session": {"bust": bust, "tie": tie, "ends": [end]}});
    vec![
        (
            "poor",
            session(
                antes + free + 4,
                "keep",
                "shared",
                json!({"type": "rounds", "count": 6}),
            ),
        ),
        (
            "last standing",
            session(12, "eliminate", "shared", json!({"type": "last_standing"})),
        ),
        (
            "first bust",
            session(
                15,
                "eliminate",
                "extra_round",
                json!({"type": "first_bust"}),
            ),
        ),
        (
            "minutes",
            session(
                50,
                "keep",
                "shared",
                json!({"type": "minutes", "count": 60}),
            ),
        ),
        (
            "manual",
            session(50, "keep", "shared", json!({"type": "manual"})),
        ),
        (
            "one round",
            session(
                50,
                "keep",
                "extra_round",
                json!({"type": "rounds", "count": 1}),
            ),
        ),
        (
            "the short are out",
            json!({"short_ante": "eliminate", "chips": {"start": 14}}),
        ),
        (
            "the short buy",
            json!({"short_ante": "rebuy", "chips": {"start": 9}, "session": {"bust": "keep"}}),
        ),
        (
            "leftovers split",
            json!({"session": {"leftovers": "split", "ends": [{"type": "rounds", "count": 2}]}}),
        ),
        (
            "leftovers to the winner",
            json!({"session": {"leftovers": "winner", "ends": [{"type": "rounds", "count": 2}]}}),
        ),
        (
            "no chips",
            json!({"chips": {"enabled": false}, "board": [], "free_ante": null, "settle": {"per_card": 0, "round_bonus": 0, "unplayed_boodle": "none"},
            "stops": {"stop_bonus": null, "no_lead_fee": 0, "pass_fee": 0}, "exchange": {"mode": "none"}, "phases": ["stops"],
            "turn_up": "off", "rummy": "off", "boodle_source": {"type": "fixed"},
            "session": {"ends": [{"type": "rounds", "count": 2}], "tie": "extra_round", "max_rounds": 5}}),
        ),
    ]
}

fn leads() -> Vec<House> {
    let lead = |first: &str, later: &str, restart: &str, no_lead: &str| {
        json!({"stops": {"first_lead": first, "lead": later, "restart": restart,
                         "no_lead": no_lead, "no_lead_fee": 0}})
    };
    let bonus = |from: &str, causes: &[&str]| json!({"stops": {"stop_bonus": {"amount": 2, "from": from, "causes": causes}}});
    vec![
        (
            "pass left",
            lead("lowest_of_longest", "lowest_of_suit", "change", "pass_left"),
        ),
        (
            "colour",
            lead(
                "lowest_in_hand",
                "lowest_of_longest",
                "change_colour",
                "pass_left",
            ),
        ),
        (
            "colour or same",
            lead("any", "lowest_in_hand", "change_colour", "same_suit"),
        ),
        ("any lead", lead("any", "any", "any", "same_suit")),
        (
            "a fee for passing",
            json!({"stops": {"restart": "change", "no_lead": "pass_left", "no_lead_fee": 2}}),
        ),
        (
            "dealer leads",
            json!({"stops": {"leader": {"type": "dealer"}}}),
        ),
        (
            "low diamond leads",
            json!({"stops": {"leader": {"type": "holder_of_lowest", "suit": "D"}}}),
        ),
        (
            "poker winner leads",
            json!({"stops": {"leader": {"type": "poker_winner"}}}),
        ),
        (
            "forced stops",
            json!({"stops": {"forced_stops": ["8H", "7S"]}}),
        ),
        ("withhold", json!({"stops": {"withhold": true}})),
        (
            "a fee for a turn that passes",
            json!({"stops": {"pass_fee": 2, "no_lead_fee": 0}}),
        ),
        (
            "a fee for keeping back",
            json!({"stops": {"pass_fee": 1, "no_lead_fee": 0, "withhold": true}}),
        ),
        (
            "stop bonus",
            bonus("each", &["top", "dead", "played", "unplayed"]),
        ),
        (
            "stop bonus from the pot",
            bonus("pot", &["top", "removed", "forced"]),
        ),
        ("stop bonus from the bank", bonus("bank", &["played"])),
        (
            "exempt",
            json!({"settle": {"exempt_holder": "9D", "per_card": 2}, "visibility": {"show_dead_at_end": false}}),
        ),
        ("a reward", json!({"settle": {"round_bonus": 7}})),
        (
            "spaces doubled",
            json!({"settle": {"unplayed_boodle": "double_space"}}),
        ),
        ("ace low", json!({"deck": {"low": "A"}})),
        ("ace high", json!({"deck": {"low": "2"}})),
    ]
}

fn exchanges(preset: &Ruleset) -> Vec<House> {
    let phases = phases(preset, true);
    let change = |exchange: Value| json!({"phases": phases, "exchange": exchange});
    let sale = |offer: &str, to: &str, order: &str| {
        change(
            json!({"mode": "fixed_price", "price": 3, "to": to, "offer": offer, "order": order,
                      "dealer_peek": order == "left_then_dealer", "forced_stake": 0, "dealer_free": false}),
        )
    };
    let swap = |peek: bool, size: &str| {
        change(json!({"mode": "dealer_swap", "price": 0, "peek": peek, "swap_size": size}))
    };
    let auction = |order: &str, dealer_bids: bool| {
        change(
            json!({"mode": "auction", "min_bid": 2, "to": "dealer", "order": order, "dealer_bids": dealer_bids}),
        )
    };
    let won = |space: &&SpaceRules| space.pays == Pays::Pot {};
    let first = preset.board.iter().find(won);
    let first = first.map_or("dealer", |space| space.id.as_str());
    vec![
        (
            "sale to the dealer",
            sale("always", "dealer", "left_then_dealer"),
        ),
        ("sale", sale("dealer_choice", first, "left_then_dealer")),
        (
            "sale, the dealer first",
            sale("dealer_choice", first, "dealer_first"),
        ),
        (
            "sale to the dealer only",
            sale("dealer_choice", first, "dealer_only"),
        ),
        (
            "not for who holds a boodle",
            json!({"exchange": {"barred_if_paycard": true}}),
        ),
        ("swap unseen", swap(false, "whole")),
        ("swap seen", swap(true, "whole")),
        ("swap as many", swap(true, "same_count")),
        ("auction", auction("left_then_dealer", true)),
        (
            "auction without the dealer",
            auction("left_then_dealer", false),
        ),
        ("auction, the dealer first", auction("dealer_first", false)),
    ]
}

fn deals(preset: &Ruleset) -> Vec<House> {
    let deal = |extra: &str, slot: &str, uneven: &str| json!({"deal": {"extra": extra, "slot": slot, "uneven": uneven, "hand_size": null}});
    let none = json!({"deal": {"extra": "none", "uneven": "accept", "hand_size": null},
                      "exchange": {"mode": "none"}, "phases": phases(preset, false)});
    vec![
        ("dead hand first", deal("full_hand", "first", "accept")),
        (
            "odd cards to the dead hand",
            deal("full_hand", "last", "to_extra"),
        ),
        ("leftovers", deal("leftover", "last", "accept")),
        ("no dead hand", none),
        (
            "five cards each",
            json!({"deal": {"hand_size": 5}, "seats": {"max": 4}}),
        ),
        (
            "cards removed",
            json!({"deck": {"remove": ["5C", "7H", "6S"]}}),
        ),
        ("the pack is cut", json!({"deal": {"cut": "ask"}})),
        (
            "double if he likes",
            json!({"dealer": {"double_pot": "optional", "first": {"type": "random"}}}),
        ),
        (
            "always double",
            json!({"dealer": {"double_pot": "always", "first": {"type": "seat", "seat": 1}}}),
        ),
    ]
}

fn boards(preset: &Ruleset) -> Vec<House> {
    let board = |change: &dyn Fn(&mut Value)| {
        let mut board = serde_json::to_value(&preset.board).unwrap();
        board.as_array_mut().unwrap().iter_mut().for_each(change);
        board
    };
    let fixed = |from: &str| {
        let board = board(&|space| {
            space["pays"] = json!({"type": "fixed", "amount": 8, "from": from});
            space["ante"] = json!({"each": 0, "dealer": 0});
        });
        json!({"board": board, "free_ante": null, "exchange": {"mode": "none"},
               "phases": phases(preset, false), "stops": {"no_lead_fee": 0, "pass_fee": 0}})
    };
    let carry = |carry: &str| json!({"board": board(&|space| space["carry"] = json!(carry))});
    let per_set = board(&|space| space["share"] = json!("per_set"));
    let mut melds = phases(
        preset,
        preset.phases.contains(&boodle_engine::RoundPhase::Exchange),
    );
    melds
        .as_array_mut()
        .unwrap()
        .retain(|phase| phase != "rummy");
    melds.as_array_mut().unwrap().push(json!("rummy"));
    vec![
        ("the bank pays", fixed("bank")),
        ("each pays", fixed("each")),
        ("stakes go back", carry("return")),
        ("stakes go to the pot", carry("to_pot")),
        ("a share a set", json!({"board": per_set})),
        (
            "boodles drawn",
            json!({"boodle_source": {"type": "draw_session", "count": 3, "distinct": "suits"}}),
        ),
        ("melds", json!({"rummy": "meld_relief", "phases": melds})),
    ]
}

/// The phases of the preset with or without the exchange, which comes right before the play.
fn phases(preset: &Ruleset, exchange: bool) -> Value {
    let mut phases = serde_json::to_value(&preset.phases).unwrap();
    let list = phases.as_array_mut().unwrap();
    list.retain(|phase| phase != "exchange");
    if exchange {
        let stops = list.iter().position(|phase| phase == "stops").unwrap();
        list.insert(stops, json!("exchange"));
    }
    phases
}
