//! Antes: fixed, free, doubled by the dealer, and short.

use crate::scene::{Scene, Stage, hand, rules};
use boodle_engine::{Action, Event, Illegal};
use serde_json::{Value, json};

/// What the seats put on the spaces, as `P0 KC 1`.
fn antes(events: &[Event]) -> Vec<String> {
    let staked = events.iter().filter_map(|event| match event {
        Event::Staked { seat, space, chips } => Some(format!("{seat:?} {space} {chips}")),
        _ => None,
    });
    staked.collect()
}

fn double(how: &str) -> Value {
    json!({"dealer": {"double_pot": how}})
}

/// What the dealer puts in the kitty, and whether he has to say something when dealing.
fn kitty(how: &str, chips: u32, say: Option<bool>) -> Vec<String> {
    let rules = rules("michigan-rummy", double(how));
    let mut scene = Scene::at(&rules, 1, &[9, chips, 9], "", Stage::Ante(None));
    let legal = scene.game.legal_actions(crate::scene::seat(1));
    let deal = |double| Action::Deal { double };
    if how == "optional" {
        assert_eq!(legal, [deal(Some(false)), deal(Some(true))]);
        assert_eq!(scene.refuses(1, &deal(None)), Illegal::SayDouble);
    } else {
        assert_eq!(legal, [deal(None)]);
        assert_eq!(scene.refuses(1, &deal(Some(true))), Illegal::NoDouble);
    }
    scene.does(1, &deal(say));
    antes(&scene.told)
        .into_iter()
        .filter(|ante| ante.starts_with("P1 kitty"))
        .collect()
}

/// Michigan Rummy, Vorbereitung 2: the dealer may ante 4 instead of 2 on the kitty.
#[test]
fn the_dealer_doubles_the_pot() {
    assert_eq!(kitty("off", 9, None), ["P1 kitty 2"]);
    assert_eq!(kitty("always", 9, None), ["P1 kitty 4"]);
    assert_eq!(kitty("optional", 9, Some(false)), ["P1 kitty 2"]);
    assert_eq!(kitty("optional", 9, Some(true)), ["P1 kitty 4"]);
    // As far as his chips reach.
    assert_eq!(kitty("always", 7, None), ["P1 kitty 3"]);
    assert_eq!(kitty("optional", 5, Some(true)), ["P1 kitty 1"]);
    assert_eq!(kitty("optional", 4, Some(true)), [""; 0]);
}

#[test]
fn others_never_ante_double() {
    let rules = rules("michigan-rummy", double("always"));
    let scene = Scene::at(&rules, 1, &[9, 9, 9], "", Stage::Ante(None));
    let all = antes(&scene.told);
    let each = |seat: &str, kitty: u32| {
        ["AH 1", "KC 1", "QD 1", "JS 1"]
            .iter()
            .map(|space| format!("{seat} {space}"))
            .chain([format!("{seat} kitty {kitty}")])
            .collect::<Vec<_>>()
    };
    // Left of the dealer first, in board order.
    assert_eq!(all, [each("P2", 2), each("P0", 2), each("P1", 4)].concat());
}

/// C23: fixed antes in board order as far as the chips reach, then a budget of what is left.
#[test]
fn short_antes() {
    let rules = rules("newmarket", json!({}));
    let chips = [0, 1, 3, 5, 9];
    let mut scene = Scene::at(&rules, 4, &chips, "", Stage::Ante(None));
    // Who has nothing left to distribute is not asked; the others' antes fall with their stakes.
    assert_eq!(antes(&scene.told), ["P1 pot 1"]);
    assert_eq!(scene.asked(), [2, 3, 4]);
    let stake =
        |chips: Value| serde_json::from_value(json!({"type": "stake", "chips": chips})).unwrap();
    assert_eq!(
        scene.refuses(2, &stake(json!({"KH": 4}))),
        Illegal::StakeTotal { total: 2 }
    );
    assert_eq!(
        scene.refuses(2, &stake(json!({"KH": 1}))),
        Illegal::StakeTotal { total: 2 }
    );
    assert!(matches!(
        scene.refuses(2, &stake(json!({"pot": 2}))),
        Illegal::StakeSpace(_)
    ));
    assert_eq!(
        antes(&scene.does(2, &stake(json!({"KH": 2})))),
        ["P2 pot 1", "P2 KH 2"]
    );
    let spread = stake(json!({"JD": 1, "AS": 3, "QC": 0}));
    assert_eq!(
        antes(&scene.does(3, &spread)),
        ["P3 pot 1", "P3 AS 3", "P3 JD 1"]
    );
    assert_eq!(scene.refuses(3, &spread), Illegal::NotYourTurn);
    assert_eq!(
        antes(&scene.does(4, &stake(json!({"AS": 4})))),
        ["P4 pot 1", "P4 AS 4"]
    );
    assert_eq!(scene.chips(), [0, 0, 0, 0, 4]);
    assert_eq!(scene.asked(), [4], "then the dealer deals");
    assert_eq!(
        scene.refuses(0, &Action::Deal { double: None }),
        Illegal::NotYourTurn
    );
    scene.does(4, &Action::Deal { double: None });
}

/// The bank pays what is printed on the board and the chips there stay.
#[test]
fn the_bank_pays() {
    let board = json!([{"id": "QD", "claims": [{"type": "play", "card": "QD"}],
                        "pays": {"type": "fixed", "amount": 10, "from": "bank"}}]);
    let changes = json!({"board": board, "exchange": {"mode": "none"}, "phases": ["stops"]});
    let rules = rules("michigan-rummy", changes);
    let mut scene = Scene::dealt(&rules, 2, &[9, 9, 9], "", &["QD 2C", "5S", "6S"], "");
    scene.plays(0, "QD");
    assert_eq!(scene.chips(), [19, 9, 9]);
    assert_eq!(scene.game.view(boodle_engine::Viewer::Public).bank, -10);
    assert_eq!(scene.may_play(0), hand("2C"));
}

/// The bank pays what the rules promise and no seat comes to more chips than can be told: rules that
/// could go beyond that are refused.
#[test]
fn the_bank_can_pay() {
    let claims: Vec<Value> = ["2C", "2D", "2H", "2S", "3C", "3D", "3H", "3S"]
        .iter()
        .map(|card| json!({"type": "play", "card": card}))
        .collect();
    let space = |number: usize| {
        json!({"id": format!("s{number}"), "claims": claims,
               "pays": {"type": "fixed", "amount": 1_000_000, "from": "bank"}})
    };
    let board: Vec<Value> = (0..16).map(space).collect();
    let changes = |rounds: u32| {
        json!({"board": board, "exchange": {"mode": "none"}, "phases": ["stops"],
               "session": {"ends": [{"type": "manual"}], "max_rounds": rounds}})
    };
    let rummy = boodle_engine::preset("michigan-rummy").unwrap().ruleset();
    let faults = rummy.patched(&changes(70)).unwrap().check().unwrap_err();
    assert_eq!(faults[0].pointer, "/session/max_rounds");

    let rules = rules("michigan-rummy", changes(15));
    let mut dice = crate::dice::Dice::new(1);
    let mut scene = Scene::at(&rules, 0, &[1_000_000; 3], "", Stage::Ante(None));
    while let Some(seat) = scene.game.to_act().iter().next() {
        let action = scene.game.legal_actions(seat).remove(0);
        scene.at.secret = dice.secret();
        let mut told = Vec::new();
        let mut seen = |event: &Event| told.push(event.clone());
        scene
            .game
            .apply(seat, &action, &scene.at, &mut seen)
            .unwrap();
        let short =
            |event: &Event| matches!(event, Event::Collected { chips, .. } if *chips < 1_000_000);
        assert!(!told.iter().any(short));
    }
    let view = scene.game.view(boodle_engine::Viewer::Public);
    let held: i64 = view.seats.iter().map(|seat| i64::from(seat.chips)).sum();
    assert_eq!(held + view.bank, 3_000_000);
    assert!(view.bank <= -500_000_000, "it was drawn upon");
}

#[test]
fn without_chips_nothing_is_paid() {
    let board = json!([{"id": "QD", "claims": [{"type": "play", "card": "QD"}],
                        "pays": {"type": "fixed", "amount": 1, "from": "bank"}}]);
    let changes = json!({"chips": {"enabled": false}, "board": board, "free_ante": null,
        "settle": {"per_card": 0}, "session": {"ends": [{"type": "rounds", "count": 1}]}});
    let ruleset = boodle_engine::preset("newmarket")
        .unwrap()
        .ruleset()
        .patched(&changes);
    let faults = ruleset.unwrap().check().unwrap_err();
    let pointers: Vec<&str> = faults.iter().map(|fault| &fault.pointer[..]).collect();
    assert_eq!(pointers, ["/board/0/pays"]);
}

/// B16: who has fewer chips than the price can only decline. B3: the price goes where the rules say.
#[test]
fn the_price_of_the_dead_hand() {
    let rules = rules("michigan-rummy", json!({}));
    let hands = ["2C", "3C", "4C"];
    let mut scene = Scene::dealt(&rules, 2, &[3, 9, 4], "", &hands, "9S TS");
    assert_eq!(scene.asked(), [2]);
    scene.does(2, &Action::Offer {});
    assert_eq!(
        scene.game.legal_actions(crate::scene::seat(0)),
        [Action::Decline {}]
    );
    assert_eq!(
        scene.refuses(0, &Action::Buy {}),
        Illegal::TooExpensive { price: 4 }
    );
    scene.does(0, &Action::Decline {});
    scene.does(1, &Action::Decline {});
    assert_eq!(
        scene.game.legal_actions(crate::scene::seat(2)),
        [Action::Keep {}, Action::Exchange { cards: None }]
    );
    scene.does(2, &Action::Exchange { cards: None });
    assert_eq!(scene.chips(), [3, 9, 0]);
    let view = scene
        .game
        .view(boodle_engine::Viewer::Seat(crate::scene::seat(2)));
    assert_eq!(view.board.last().unwrap().chips, 4);
    let own: boodle_engine::Hand = view.you.unwrap().hand.into_iter().collect();
    assert_eq!(own, hand("9S TS"));
    assert_eq!(scene.asked(), [0], "left of the dealer leads");
}

/// C11, C15: who hold the same share equally, and the remainder stays on the space.
#[test]
fn what_is_shared_leaves_a_remainder() {
    let rules = rules("tripoli-no-poker", json!({}));
    let hands = ["KC QC 2D 3D", "KD QD 4S", "KH QH KS QS"];
    let scene = Scene::dealt(&rules, 0, &[9, 9, 9], "kq 8, JH 2", &hands, "JH");
    let won = scene.told.iter().filter_map(|event| match event {
        Event::Collected {
            seat, space, chips, ..
        } => Some(format!("{seat:?} {space} {chips}")),
        Event::LeftOver { space, chips } => Some(format!("left {space} {chips}")),
        _ => None,
    });
    // Two pairs in one hand are one share; what lies dead is not collected.
    assert_eq!(
        won.collect::<Vec<_>>(),
        ["P1 kq 2", "P2 kq 2", "P0 kq 2", "left kq 2"]
    );
    assert_eq!(scene.chips(), [11, 11, 11]);
}
