//! The canary: whole games of every preset in which everything that anybody is sent is read to the
//! last byte, and nothing in it tells a card before its reader may know it.
//!
//! What he may know is told here once more, from the rules and the contract ([`truth`]), and folded
//! from what is stored, not from what views and events are made of. Every text in every answer that
//! is a card, or names one in any of the three languages, must be among the cards that its reader may
//! know at that event ([`walk`]); whatever decides a shuffle or opens a door is looked for in headers
//! and bodies alike ([`secrets`]). Pages that depend on no card must be as they were before the deal.
//! [`planted`] proves that the canary sings.

mod again;
mod aside;
mod cards;
mod changes;
mod dice;
mod judge;
mod known;
mod logs;
mod planted;
mod play;
mod probes;
mod reader;
mod rules;
mod secrets;
mod streams;
mod table;
mod tally;
mod told;
mod truth;
mod twins;
mod walk;
mod wire;

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use boodle_engine::presets;
use serde_json::{Value, json};

use super::*;
use crate::driver;
use dice::Dice;
use reader::Kind;
use table::{Plan, Table};
use tally::Tally;
use wire::Wire;

/// Games are played on so many threads.
const THREADS: usize = 2;

/// At least so many answers of each kind are read, and so many cards in them.
const LEAST: [(Kind, u64, u64); 14] = [
    (Kind::Made, 30, 100),
    (Kind::Taken, 90, 300),
    (Kind::Token, 10, 0),
    (Kind::View, 1000, 20_000),
    (Kind::Events, 500, 5_000),
    (Kind::Waited, 100, 300),
    (Kind::Changed, 1000, 20_000),
    (Kind::Repeated, 100, 2_000),
    (Kind::Stream, 5_000, 20_000),
    (Kind::Problem, 1000, 300),
    (Kind::Lobby, 50, 0),
    (Kind::Page, 200, 0),
    (Kind::Replay, 200, 20_000),
    (Kind::Empty, 20, 0),
];

/// Whatever tells a card, or could, happens in these games.
const EVENTS: [&str; 18] = [
    "boodles_drawn",
    "collected",
    "dead_hand_exchanged",
    "dead_hand_peeked",
    "dealer_cut",
    "dealt",
    "entropy_added",
    "exempt",
    "game_ended",
    "led",
    "melded",
    "misdeal_declared",
    "played",
    "poker_won",
    "revealed",
    "round_ended",
    "stopped",
    "turned_up",
];

/// This happens around the tables.
const AROUND: [&str; 6] = [
    "join codes renewed",
    "keys rotated",
    "rematches",
    "seats given away",
    "tokens renewed",
    "tries of those who had a seat",
];

/// So many sorts of refusals are read.
const CODES: [&str; 12] = [
    "bad_request",
    "card_not_held",
    "cut_range",
    "forbidden",
    "lead_not_lowest",
    "must_follow",
    "not_finished",
    "not_your_turn",
    "stake_total",
    "stale_version",
    "token_missing",
    "wrong_action",
];

/// A game of a preset with house rules that let more happen.
fn plan(place: usize, preset: &str, ruleset: &Value) -> Plan {
    let seed = 1000 + place as u64;
    let mut dice = Dice(seed);
    let number = |name: &str| ruleset["seats"][name].as_u64().unwrap() as usize;
    // Melds are rare, and more so the fewer cards are left in the hands.
    let has_melds = ruleset["rummy"] != "off";
    // So is it that a held card exempts from paying.
    let has_exempt = preset.starts_with("pope-joan");
    let rounds = if has_melds || has_exempt { 4 } else { 2 };
    let more = dice.below(if has_melds { 1 } else { 3 });
    let players = (number("min") + more).min(number("max"));
    let mut overrides = json!({
        "session": {"ends": [{"type": "rounds", "count": rounds}], "tie": "shared"},
        "visibility": {"show_dead_at_end": !place.is_multiple_of(3)},
        "deal": {"cut": if place % 4 == 1 { "ask" } else { "auto" }},
    });
    if place.is_multiple_of(2) {
        overrides["misdeal"] = json!("before_first_card");
    }
    let seed_of_cards = format!("the-cards-of-canary-{place:02}");
    Plan {
        preset: preset.to_owned(),
        overrides,
        players,
        bots: 0,
        forced: (0..players).filter(|_| dice.once_in(4)).collect(),
        // Every eighth game is fair, so that not even its seed decides it; none of those with rare events.
        sandbox: (place % 8 != 5).then(|| json!({"seed": seed_of_cards})),
        late: if place % 4 == 2 { 25 } else { 0 },
        is_private: place % 5 == 1,
        again: place % 6 == 2,
        seed,
    }
}

/// All games: one of each preset, and some with bots.
fn plans() -> Vec<Plan> {
    let each = presets().iter().enumerate();
    let mut plans: Vec<Plan> = each
        .map(|(place, preset)| {
            let ruleset = serde_json::to_value(preset.ruleset()).unwrap();
            plan(place, preset.id(), &ruleset)
        })
        .collect();
    let ruleset = json!({"rummy": "off", "seats": {"min": 3, "max": 3}});
    for preset in ["newmarket-withhold", "michigan-rummy"] {
        let mut plan = plan(plans.len(), preset, &ruleset);
        plan.overrides["session"]["ends"] = json!([{"type": "rounds", "count": 1}]);
        (plan.bots, plan.forced, plan.late) = (1, vec![1], 0);
        plans.push(plan);
    }
    plans
}

/// A service without limits.
async fn wire(tables: Data<Tables>) -> Wire {
    let shared = Shared::new(tables.clone(), Data::new(Limits::off())).unwrap();
    Wire::new(init_service(app(shared)).await, tables)
}

/// Plays these games one after another, on a server of their own.
async fn play(next: &AtomicUsize, plans: &[Plan], all: &Mutex<Tally>) {
    let dir = TempDir::new().unwrap();
    let (store, _, tables) = parts(dir.path());
    let driving = actix_web::rt::spawn(driver::run(tables.clone()));
    let wire = wire(tables).await;
    while let Some(plan) = plans.get(next.fetch_add(1, Ordering::Relaxed)) {
        let began = std::time::Instant::now();
        let mut table = Table::made(&wire, &store, plan.clone()).await;
        table.remember_pages(false).await;
        table.follow_all().await;
        table.begin().await;
        table.play_until(|_| false).await;
        table.look_back().await;
        if plan.again {
            play_again(&mut table, all).await;
        }
        eprintln!("{} seed {}: {:?}", plan.preset, plan.seed, began.elapsed());
        all.lock().unwrap().join(&table.tally);
    }
    driving.abort();
}

/// The rematch of a game that is over, a part of it.
async fn play_again(table: &mut Table<'_>, all: &Mutex<Tally>) {
    let mut again = table.again().await;
    again.follow_all().await;
    again.begin().await;
    table.look_back_from(&again).await;
    let far = |view: &Value| {
        view["played"]
            .as_array()
            .is_some_and(|cards| cards.len() > 8)
    };
    again.play_until(far).await;
    again.drain().await;
    again.tally.count("rematches");
    all.lock().unwrap().join(&again.tally);
}

#[test]
fn nobody_is_told_a_card_before_he_may_know_it() {
    let (next, plans, all) = (AtomicUsize::new(0), plans(), Mutex::new(Tally::default()));
    std::thread::scope(|scope| {
        for _ in 0..THREADS {
            scope.spawn(|| {
                actix_web::rt::System::new().block_on(play(&next, &plans, &all));
            });
        }
    });
    let tally = all.into_inner().unwrap();
    eprintln!("{tally}");
    let again = plans.iter().filter(|plan| plan.again).count();
    assert_eq!(tally.games, (plans.len() + again) as u64);
    for what in AROUND {
        assert!(tally.around.contains_key(what), "no {what}");
    }
    for (kind, answers, cards) in LEAST {
        let read = tally.read(kind);
        assert!(
            read.answers >= answers && read.cards >= cards,
            "{kind:?}: {read:?}"
        );
    }
    for event in EVENTS {
        assert!(tally.events.contains_key(event), "{event} did not happen");
    }
    for code in CODES {
        assert!(
            tally.codes.contains_key(code),
            "nothing was refused as {code}"
        );
    }
}
