//! Rulesets out of the blue: a preset with a few members replaced by whatever their form allows, wise
//! or not.

use crate::corpus::all_presets;
use crate::dice::Dice;
use boodle_engine::Card;
use serde_json::{Value, json};

type Change = fn(&mut Dice, &mut Value);

const CHANGES: [Change; 17] = [
    seats, deck, chips, dealer, source, board, board, board, stakes, deal, phases, exchange, stops,
    bonus, settle, session, ends,
];

/// A ruleset of the right form.
pub(super) fn ruleset(dice: &mut Dice) -> Value {
    let preset = dice.pick(all_presets());
    let mut rules = serde_json::to_value(preset.ruleset()).unwrap();
    for _ in 0..=dice.below(5) {
        let change = *dice.pick(&CHANGES);
        change(dice, &mut rules);
    }
    rules
}

fn word(dice: &mut Dice, words: &str) -> Value {
    let words: Vec<&str> = words.split(' ').collect();
    json!(dice.pick(&words))
}

fn flag(dice: &mut Dice) -> Value {
    json!(dice.once_in(2))
}

/// Mostly a few chips, at times what nobody has.
fn amount(dice: &mut Dice) -> Value {
    if !dice.once_in(5) {
        return json!(dice.below(6));
    }
    json!(dice.pick(&[0, 60, 99_999, 500_000, 1_000_000, 1_000_001, u32::MAX]))
}

fn some<T>(dice: &mut Dice, most: usize, mut make: impl FnMut(&mut Dice) -> T) -> Vec<T> {
    (0..dice.below(most + 1)).map(|_| make(dice)).collect()
}

fn card(dice: &mut Dice) -> Value {
    let cards: Vec<Card> = Card::all().collect();
    json!(dice.pick(&cards))
}

/// Mostly a card, at times a rank of the trump suit.
fn pattern(dice: &mut Dice) -> Value {
    if dice.once_in(4) {
        word(dice, "A+ K+ Q+ 9+ 2+")
    } else {
        card(dice)
    }
}

fn ranks(dice: &mut Dice) -> Value {
    let mut ranks: Vec<char> = "A23456789TJQK".chars().collect();
    dice.shuffle(&mut ranks);
    ranks.truncate(dice.below(4));
    if dice.once_in(6) {
        ranks.push(*dice.pick(&['K', 'x', '1', 'ä']));
    }
    json!(ranks.into_iter().collect::<String>())
}

fn claim(dice: &mut Dice) -> Value {
    match dice.below(9) {
        0 => json!({"type": "hold", "card": pattern(dice)}),
        1 => {
            json!({"type": "hold_set", "ranks": ranks(dice), "suit": word(dice, "any any C D H S")})
        }
        2 => {
            let cards = some(dice, 4, pattern);
            json!({"type": "play_set", "cards": cards, "same_player": flag(dice)})
        }
        3 => json!({"type": "poker"}),
        4 => json!({"type": "go_out", "only_unclaimed": flag(dice)}),
        5 => json!({"type": "turn_up", "card": pattern(dice)}),
        6 => json!({"type": "take_dead_hand"}),
        _ => json!({"type": "play", "card": pattern(dice)}),
    }
}

fn pays(dice: &mut Dice) -> Value {
    if dice.once_in(2) {
        return json!({"type": "pot"});
    }
    json!({"type": "fixed", "amount": amount(dice), "from": word(dice, "bank each")})
}

fn space(dice: &mut Dice) -> Value {
    json!({
        "id": word(dice, "AS KH pot kitty skat x dealer"),
        "claims": some(dice, 9, claim),
        "ante": {"each": amount(dice), "dealer": amount(dice)},
        "pays": pays(dice),
        "share": word(dice, "per_player per_set"),
        "carry": word(dice, "keep return to_pot"),
    })
}

/// A space of the board, or one that may not be there.
fn place(dice: &mut Dice, rules: &Value) -> Value {
    let board = rules["board"].as_array().unwrap();
    if board.is_empty() || dice.once_in(6) {
        return word(dice, "dealer dealer nowhere");
    }
    dice.pick(board)["id"].clone()
}

fn board(dice: &mut Dice, rules: &mut Value) {
    let board = rules["board"].as_array_mut().unwrap();
    if board.is_empty() || dice.once_in(4) {
        let more = if dice.once_in(8) { 17 } else { 1 };
        for _ in 0..more {
            board.push(space(dice));
        }
        return;
    }
    let index = dice.below(board.len());
    let changed = &mut board[index];
    match dice.below(9) {
        0 => drop(board.remove(index)),
        1 => {
            let twice = changed.clone();
            board.push(twice);
        }
        2 => changed["pays"] = pays(dice),
        3 => changed["carry"] = word(dice, "return to_pot"),
        4 => changed["share"] = word(dice, "per_player per_set"),
        5 => changed["ante"] = json!({"each": amount(dice), "dealer": amount(dice)}),
        6 => changed["claims"] = json!(some(dice, 9, claim)),
        _ => changed["claims"].as_array_mut().unwrap().push(claim(dice)),
    }
}

fn seats(dice: &mut Dice, rules: &mut Value) {
    let (min, max) = (1 + dice.below(4), 2 + dice.below(9));
    rules["seats"] = json!({"min": min, "max": max, "min_active": 1 + dice.below(3)});
}

fn deck(dice: &mut Dice, rules: &mut Value) {
    let removed = match dice.below(4) {
        0 => some(dice, 3, card),
        1 => {
            let mut cards: Vec<Card> = Card::all().collect();
            dice.shuffle(&mut cards);
            cards.truncate(dice.below(53));
            cards.into_iter().map(|card| json!(card)).collect()
        }
        2 => {
            let rank = *dice.pick(&['A', '2', '8', 'K']);
            "CDHS"
                .chars()
                .map(|suit| json!(format!("{rank}{suit}")))
                .collect()
        }
        _ => {
            let suit = *dice.pick(&['C', 'D', 'H', 'S']);
            let ranks = "A23456789TJQK".chars();
            ranks.map(|rank| json!(format!("{rank}{suit}"))).collect()
        }
    };
    rules["deck"] = json!({"low": word(dice, "A 2"), "remove": removed});
}

fn chips(dice: &mut Dice, rules: &mut Value) {
    let start = if dice.once_in(2) {
        json!(dice.below(30))
    } else {
        amount(dice)
    };
    rules["chips"] = json!({"enabled": !dice.once_in(5), "start": start});
    rules["short_ante"] = word(dice, "partial partial eliminate rebuy");
}

fn dealer(dice: &mut Dice, rules: &mut Value) {
    let first = match dice.below(3) {
        0 => json!({"type": "cut_high"}),
        1 => json!({"type": "seat", "seat": dice.below(10)}),
        _ => json!({"type": "random"}),
    };
    rules["dealer"] = json!({"first": first, "double_pot": word(dice, "off optional always")});
}

fn source(dice: &mut Dice, rules: &mut Value) {
    rules["boodle_source"] = json!({
        "type": "draw_session", "count": dice.below(20),
        "distinct": word(dice, "none suits ranks"),
    });
    if dice.once_in(3) {
        rules["boodle_source"]["ranks"] = ranks(dice);
    }
}

fn stakes(dice: &mut Dice, rules: &mut Value) {
    let on = some(dice, 5, |dice| place(dice, rules));
    rules["free_ante"] = json!({"budget": amount(dice), "on": on});
}

fn deal(dice: &mut Dice, rules: &mut Value) {
    let size = if dice.once_in(2) {
        Value::Null
    } else {
        json!(dice.below(28))
    };
    rules["deal"] = json!({
        "cut": word(dice, "auto ask"),
        "extra": word(dice, "full_hand full_hand leftover none"),
        "slot": word(dice, "first last"),
        "uneven": word(dice, "accept to_extra"),
        "hand_size": size,
    });
}

/// Another order, one more, one less.
fn phases(dice: &mut Dice, rules: &mut Value) {
    let phases = rules["phases"].as_array_mut().unwrap();
    match dice.below(4) {
        0 => dice.shuffle(phases),
        1 if !phases.is_empty() => drop(phases.remove(dice.below(phases.len()))),
        _ => {
            let place = dice.below(phases.len() + 1);
            let phase = word(dice, "turn_up exchange collect poker stops rummy");
            let setting = match phase.as_str().unwrap() {
                "turn_up" => Some(("turn_up", json!("last_extra_card"))),
                "rummy" => Some(("rummy", json!("meld_relief"))),
                _ => None,
            };
            phases.insert(place, phase);
            if let Some((name, setting)) = setting {
                rules[name] = setting;
            }
        }
    }
}

fn exchange(dice: &mut Dice, rules: &mut Value) {
    let order = word(dice, "left_then_dealer dealer_first dealer_only");
    let (to, barred) = (place(dice, rules), flag(dice));
    rules["exchange"] = match dice.below(4) {
        0 => json!({"mode": "dealer_swap", "price": amount(dice), "to": to, "peek": flag(dice),
            "swap_size": word(dice, "whole same_count"), "barred_if_paycard": barred}),
        1 => json!({"mode": "auction", "min_bid": amount(dice), "to": to, "order": order,
            "dealer_bids": flag(dice), "barred_if_paycard": barred}),
        2 => json!({"mode": "fixed_price", "price": amount(dice), "to": to, "order": order,
            "offer": word(dice, "dealer_choice always"), "forced_stake": amount(dice),
            "dealer_free": flag(dice), "dealer_peek": flag(dice), "barred_if_paycard": barred}),
        _ => json!({"mode": "none"}),
    };
    let phases = rules["phases"].as_array_mut().unwrap();
    if !phases.contains(&json!("exchange")) {
        phases.insert(dice.below(phases.len() + 1), json!("exchange"));
    }
}

fn stops(dice: &mut Dice, rules: &mut Value) {
    let leader = match dice.below(5) {
        0 => json!({"type": "dealer"}),
        1 => json!({"type": "holder_of_lowest", "suit": word(dice, "C D H S")}),
        2 => json!({"type": "poker_winner"}),
        _ => json!({"type": "left_of_dealer"}),
    };
    let leads = "any lowest_of_suit lowest_of_longest lowest_in_hand";
    let forced = if dice.once_in(6) {
        Card::all().map(|card| json!(card)).collect()
    } else {
        some(dice, 5, card)
    };
    let bonus = rules["stops"]["stop_bonus"].take();
    rules["stops"] = json!({
        "leader": leader,
        "first_lead": word(dice, leads), "lead": word(dice, leads),
        "restart": word(dice, "any change change_colour"),
        "no_lead": word(dice, "same_suit pass_left"),
        "no_lead_fee": if dice.once_in(3) { amount(dice) } else { json!(0) },
        "pass_fee": if dice.once_in(3) { amount(dice) } else { json!(0) },
        "withhold": flag(dice), "forced_stops": forced, "stop_bonus": bonus,
    });
}

fn bonus(dice: &mut Dice, rules: &mut Value) {
    let causes = some(dice, 6, |dice| {
        word(dice, "top dead played removed forced unplayed")
    });
    rules["stops"]["stop_bonus"] =
        json!({"amount": amount(dice), "from": word(dice, "each pot bank"), "causes": causes});
}

fn settle(dice: &mut Dice, rules: &mut Value) {
    let rarely = |dice: &mut Dice, words: &str, usual: &str| {
        let unusual = dice.once_in(8);
        word(dice, if unusual { words } else { usual })
    };
    rules["settle"] = json!({
        "per_card": amount(dice),
        "exempt_holder": if dice.once_in(2) { card(dice) } else { Value::Null },
        "unplayed_boodle": word(dice, "none none double_space"),
        "round_bonus": if dice.once_in(3) { amount(dice) } else { json!(0) },
        "short_pay": word(dice, "available available debt"),
    });
    rules["misdeal"] = rarely(dice, "before_first_card", "never");
    rules["visibility"] = json!({"show_dead_at_end": flag(dice)});
}

fn session(dice: &mut Dice, rules: &mut Value) {
    let session = &mut rules["session"];
    session["bust"] = word(dice, "eliminate keep");
    session["tie"] = word(dice, "shared extra_round");
    session["leftovers"] = word(dice, "leave split winner");
    session["max_rounds"] = json!(dice.pick(&[0, 1, 2, 500, 10_000, 10_001, u32::MAX]));
}

fn ends(dice: &mut Dice, rules: &mut Value) {
    let ends = some(dice, 9, |dice| match dice.below(5) {
        0 => json!({"type": "minutes", "count": dice.pick(&[0, 1, 60, 1_440, 1_441])}),
        1 => json!({"type": "first_bust"}),
        2 => json!({"type": "last_standing"}),
        3 => json!({"type": "manual"}),
        _ => json!({"type": "rounds", "count": dice.pick(&[0, 1, 2, 3, 10_000, 10_001])}),
    });
    rules["session"]["ends"] = json!(ends);
}
