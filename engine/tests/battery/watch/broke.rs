//! A dealer or a leader who has gone broke and locks the game.
//!
//! For every preset, every dealer, every set of seats without chips, whether they go or stay: who
//! deals next and leads, and that the next round comes to its end.

use super::dealt;
use crate::corpus::each_preset;
use crate::dice::Playing;
use crate::scene::{Cards, Scene, hand, rules, seat};
use boodle_engine::{Action, EndReason, Event, Preset, RoundPhase, Rules, Viewer};
use serde_json::{Value, json};
use std::sync::Arc;

const SEATS: usize = 4;

/// The seats of a set, clockwise from the left of a seat.
fn clockwise(seats: [bool; SEATS], from: usize) -> impl Iterator<Item = usize> {
    (1..=SEATS)
        .map(move |step| (from + step) % SEATS)
        .filter(move |number| seats[*number])
}

/// The first leader plays his only card and goes out, the others pay for one each. Seats of
/// `poor` have just so many chips before.
fn round(
    rules: &Arc<Rules>,
    dealer: usize,
    poor: [bool; SEATS],
    left: u32,
) -> (Scene, [u32; SEATS]) {
    let hands = ["7C", "9H", "TS", "JC"].map(hand).to_vec();
    let cards = Cards::Hands {
        hands,
        dead: hand("KH"),
        turn_up: None,
    };
    let stops = |phase: &RoundPhase| *phase != RoundPhase::Stops;
    let done: Vec<RoundPhase> = rules
        .ruleset()
        .phases
        .iter()
        .copied()
        .take_while(stops)
        .collect();
    let before = poor.map(|poor| if poor { left } else { 60 });
    let mut scene = dealt(rules, dealer, &before, "", cards, &done);
    let winner = scene.asked()[0];
    let lead = scene.game.legal_actions(seat(winner)).swap_remove(0);
    scene.told.clear();
    scene.does(winner, &lead);
    let mut after = before;
    let per_card = rules.ruleset().settle.per_card;
    for number in (0..SEATS).filter(|number| *number != winner) {
        let paid = per_card.min(after[number]);
        after[number] -= paid;
        after[winner] += paid;
    }
    (scene, after)
}

/// Who is asked to lead when all is said before that; nobody wants the dead hand.
fn until_the_lead(scene: &mut Scene, active: [bool; SEATS]) -> usize {
    loop {
        let asked = scene.asked();
        assert!(
            !asked.is_empty() && asked.iter().all(|number| active[*number]),
            "{asked:?}"
        );
        let action = scene.game.legal_actions(seat(asked[0])).swap_remove(0);
        if let Action::Play { .. } = action {
            return asked[0];
        }
        scene.does(asked[0], &action);
    }
}

/// Plays the round in play to its end.
fn to_the_end(scene: &mut Scene, active: [bool; SEATS]) {
    let round = scene.game.round();
    for step in 0.. {
        if scene.game.is_finished() || scene.game.round() > round {
            return;
        }
        assert!(step < 52 * (1 + SEATS), "the round does not end");
        let asked = scene.asked();
        assert!(
            !asked.is_empty() && asked.iter().all(|number| active[*number]),
            "{asked:?}"
        );
        let action = scene.game.legal_actions(seat(asked[0])).swap_remove(0);
        scene.does(asked[0], &action);
    }
}

fn of_seats(told: &[Event], of: fn(&Event) -> Option<boodle_engine::Seat>) -> Vec<usize> {
    told.iter()
        .filter_map(of)
        .map(|seat| seat.index())
        .collect()
}

/// After a round in which these seats were poor.
fn next_round(
    rules: &Arc<Rules>,
    dealer: usize,
    poor: [bool; SEATS],
    left: u32,
    keep: bool,
    leads: Leads,
) -> bool {
    let (mut scene, after) = round(rules, dealer, poor, left);
    let broke = after.map(|chips| chips == 0);
    let gone = of_seats(&scene.told, |event| match event {
        Event::Eliminated { seat } => Some(*seat),
        _ => None,
    });
    let expected: Vec<usize> = (0..SEATS)
        .filter(|number| broke[*number] && !keep)
        .collect();
    assert_eq!(gone, expected);
    let active = broke.map(|broke| keep || !broke);
    if clockwise(active, dealer).count() < 2 {
        assert_eq!(scene.game.outcome().unwrap().why, EndReason::LastStanding);
        let most = after.iter().max().unwrap();
        let winners: Vec<usize> = (0..SEATS)
            .filter(|number| after[*number] == *most)
            .collect();
        assert_eq!(scene.winners(), winners);
        return false;
    }
    let next = clockwise(active, dealer).next().unwrap();
    let dealers = of_seats(&scene.told, |event| match event {
        Event::RoundStarted { dealer } => Some(*dealer),
        _ => None,
    });
    assert_eq!(dealers, [next], "the next active seat deals");
    let leader = until_the_lead(&mut scene, active);
    match leads {
        Leads::LeftOfDealer => assert_eq!(Some(leader), clockwise(active, next).next()),
        Leads::Dealer => assert_eq!(leader, next),
        Leads::Anybody => {}
    }
    let view = scene.game.view(Viewer::Public);
    for (number, seat) in view.seats.iter().enumerate() {
        assert_eq!(seat.cards_left > 0, active[number], "P{number} is dealt to");
    }
    to_the_end(&mut scene, active);
    true
}

#[derive(Clone, Copy)]
enum Leads {
    LeftOfDealer,
    Dealer,
    Anybody,
}

fn some_seats() -> impl Iterator<Item = [bool; SEATS]> {
    (0..1 << SEATS).map(|mask: usize| std::array::from_fn(|number| mask >> number & 1 == 1))
}

/// The house rule by which the session goes on.
fn session(bust: &str) -> Value {
    json!({"ends": [{"type": "manual"}], "bust": bust})
}

/// All dealers and sets of poor seats; says how many next rounds were played.
fn all_seats(preset: &Preset, stops: &Value, leads: Leads) -> usize {
    let mut rounds = 0;
    for (bust, keep) in [("eliminate", false), ("keep", true)] {
        let rules = rules(
            preset.id(),
            json!({"session": session(bust), "stops": stops}),
        );
        let left: &[u32] = if rules.ruleset().settle.per_card > 0 {
            &[0, 1]
        } else {
            &[0]
        };
        for dealer in 0..SEATS {
            for poor in some_seats() {
                for &left in left {
                    let _playing = Playing(format!(
                        "{}, {bust}, dealer P{dealer}, {left} left to {poor:?}",
                        preset.id()
                    ));
                    rounds += usize::from(next_round(&rules, dealer, poor, left, keep, leads));
                }
            }
        }
    }
    rounds
}

#[test]
fn a_broke_dealer_or_leader_locks_nothing() {
    let rounds = each_preset(|preset| {
        if !preset.ruleset().chips.enabled {
            return 0;
        }
        // Twelve cards each are not dealt to four.
        if preset.ruleset().seats.max < SEATS as u8 {
            return 0;
        }
        all_seats(preset, &json!({}), Leads::LeftOfDealer)
    });
    assert_eq!(
        rounds.iter().filter(|rounds| **rounds > 80).count(),
        28,
        "{rounds:?}"
    );
}

/// The same where the dealer leads, or the holder of the lowest diamond.
#[test]
fn a_broke_leader_of_the_house_locks_nothing() {
    for (leader, leads) in [
        (json!({"type": "dealer"}), Leads::Dealer),
        (
            json!({"type": "holder_of_lowest", "suit": "D"}),
            Leads::Anybody,
        ),
    ] {
        each_preset(|preset| {
            let few = [
                "michigan-rummy",
                "tripoley-board",
                "newmarket-withhold",
                "pope-joan",
            ];
            if few.contains(&preset.id()) {
                let rounds = all_seats(preset, &json!({"leader": leader}), leads);
                assert!(rounds > 80);
            }
        });
    }
}
