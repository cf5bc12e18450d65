//! Why a sequence stops, who is paid for it, and who is spared in the end.

use crate::scene::{Scene, card, hand, rules};
use boodle_engine::{Action, Event, Illegal, PaidFor, Payee, StopCause, Viewer};
use serde_json::{Value, json};

/// The cause of the stop after P0 led a card, and who leads next.
fn cause(changes: Value, hands: [&str; 3], dead: &str, plays: &[(usize, &str)]) -> StopCause {
    let rules = rules("newmarket", changes);
    let mut scene = Scene::dealt(&rules, 2, &[9, 9, 9], "", &hands, dead);
    let mut told = Vec::new();
    let mut last = 0;
    for &(seat, card) in plays {
        told = scene.plays(seat, card);
        last = seat;
    }
    assert_eq!(scene.asked(), [last], "who played the last card leads");
    let causes = told.iter().filter_map(|event| match event {
        Event::Stopped { seat, why, told } => {
            assert_eq!((seat.index(), why), (last, told));
            Some(*why)
        }
        _ => None,
    });
    let causes: Vec<StopCause> = causes.collect();
    assert_eq!(causes.len(), 1);
    causes[0]
}

#[test]
fn causes_of_stops() {
    let none = || json!({});
    let hands = ["QC 2D 9S", "KC 3D 4H", "8D 5H"];
    assert_eq!(
        cause(none(), hands, "", &[(0, "QC"), (1, "KC")]),
        StopCause::Top
    );
    assert_eq!(cause(none(), hands, "TS", &[(0, "9S")]), StopCause::Dead);
    // The king of clubs is nowhere: it has been played.
    assert_eq!(
        cause(none(), ["QC 2D", "3D", "4D"], "", &[(0, "QC")]),
        StopCause::Played
    );
    let again = [(0, "2D"), (1, "3D"), (1, "AD")];
    let any = json!({"stops": {"restart": "any"}});
    assert_eq!(
        cause(any, ["2D 3C", "3D AD 5C", "9C"], "4D", &again),
        StopCause::Played
    );
    let eights = || json!({"deck": {"remove": ["8D"]}});
    assert_eq!(
        cause(eights(), ["7D 2C", "9D", "3C"], "", &[(0, "7D")]),
        StopCause::Removed
    );
    let forced = || json!({"stops": {"forced_stops": ["8D"]}});
    assert_eq!(
        cause(forced(), ["8D 2C", "9D", "3C"], "", &[(0, "8D")]),
        StopCause::Forced
    );
    assert_eq!(
        cause(
            forced(),
            ["7D 2C", "8D 5C", "9D"],
            "",
            &[(0, "7D"), (1, "8D")]
        ),
        StopCause::Forced
    );
    let king = || json!({"stops": {"forced_stops": ["KC"]}});
    assert_eq!(
        cause(king(), hands, "", &[(0, "QC"), (1, "KC")]),
        StopCause::Forced
    );
}

/// A3: who played may play the next card too. Who holds the next card must play it.
#[test]
fn the_holder_follows() {
    let rules = rules("newmarket", json!({}));
    let hands = ["3C 4C 7D", "5C 8D", "9D"];
    let mut scene = Scene::dealt(&rules, 2, &[9, 9, 9], "", &hands, "");
    scene.plays(0, "3C");
    assert_eq!((scene.asked(), scene.may_play(0)), (vec![0], hand("4C")));
    assert_eq!(scene.refuses_play(0, "7D"), Illegal::MustFollow(card("4C")));
    scene.plays(0, "4C");
    assert_eq!((scene.asked(), scene.may_play(1)), (vec![1], hand("5C")));
    assert_eq!(scene.refuses_play(0, "7D"), Illegal::NotYourTurn);
}

/// Where a card may be kept back the table cannot tell a dead card from one kept back: all are asked,
/// the last player himself last, and the public cause is the same.
#[test]
fn a_card_is_kept_back() {
    let rules = rules("newmarket", json!({"stops": {"withhold": true}}));
    let told = |hands: [&str; 3], dead: &str, why: StopCause| {
        let mut scene = Scene::dealt(&rules, 2, &[9, 9, 9], "", &hands, dead);
        scene.plays(0, "3C");
        for number in [1, 2, 0] {
            assert_eq!(scene.asked(), [number]);
            let other = if number == 1 { "9D" } else { "2H" };
            let refused = scene.refuses_play(number, other);
            let due = Illegal::MustFollow(card("4C"));
            let holds = scene.holds(number, other);
            assert_eq!(
                refused,
                if holds {
                    due
                } else {
                    Illegal::CardNotHeld(card(other))
                }
            );
            let told = scene.does(number, &Action::Pass {});
            assert_eq!(told.len(), if number == 0 { 2 } else { 1 });
        }
        let Some(stop @ Event::Stopped { why: cause, .. }) = scene.told.last() else {
            panic!("{:?}", scene.told);
        };
        assert_eq!(*cause, why);
        serde_json::to_string(&stop.seen_by(Viewer::Public, 3)).unwrap()
    };
    let kept = told(["3C 5D", "9D 4C", "2H 7S"], "8S", StopCause::Unplayed);
    let dead = told(["3C 5D", "9D 8S", "2H 7S"], "4C", StopCause::Dead);
    assert_eq!(kept, dead);
    assert!(kept.contains("unplayed"));
}

/// Payments as (from, to, chips), in order.
fn payments(events: &[Event], what: PaidFor) -> Vec<(usize, usize, u32)> {
    let paid = events.iter().filter_map(|event| match event {
        Event::Paid {
            from,
            to: Payee::Seat(to),
            chips,
            why,
            ..
        } if *why == what => Some((from.index(), to.index(), *chips)),
        _ => None,
    });
    paid.collect()
}

fn bonus(causes: &[&str]) -> Value {
    json!({"stops": {"stop_bonus": {"amount": 2, "from": "each", "causes": causes}}})
}

/// Michigan Rummy, Stops für Chips: every other seat pays, left of the dealer first.
#[test]
fn the_stop_bonus() {
    let hands = ["KC 2D", "5H", "6H", "9S"];
    let all = bonus(&["top", "dead", "played"]);
    let mut scene = Scene::dealt(&rules("newmarket", all), 3, &[9, 0, 9, 1], "", &hands, "");
    let told = scene.plays(0, "KC");
    // P1 has nothing to pay with, P3 pays what it has.
    assert_eq!(payments(&told, PaidFor::Stop), [(2, 0, 2), (3, 0, 1)]);

    let other = rules("newmarket", bonus(&["dead"]));
    let mut scene = Scene::dealt(&other, 3, &[9, 9, 9, 9], "", &hands, "3D");
    assert_eq!(payments(&scene.plays(0, "KC"), PaidFor::Stop), []);
    // Going out is no stop.
    assert_eq!(payments(&scene.plays(0, "2D"), PaidFor::Stop), []);

    let mut scene = Scene::dealt(
        &other,
        1,
        &[9, 9, 9, 9],
        "",
        &["7H", "5H", "2D 8C", "9S"],
        "3D",
    );
    let told = scene.plays(2, "2D");
    let order = [(3, 2, 2), (0, 2, 2), (1, 2, 2)];
    assert_eq!(
        payments(&told, PaidFor::Stop),
        order,
        "from the left of the dealer round to him"
    );
    let place = |wanted: fn(&Event) -> bool| told.iter().position(wanted).unwrap();
    assert!(
        place(|e| matches!(e, Event::Stopped { .. })) < place(|e| matches!(e, Event::Paid { .. }))
    );
}

/// Each opponent pays a chip a card, left of the dealer first, as far as he can; who holds the card
/// that spares its holder pays nothing.
#[test]
fn payment_for_cards() {
    let settle = |changes: Value| {
        let hands = ["3C", "9D TH", "5H 6H JS", "8S"];
        let rules = rules("newmarket", changes);
        let mut scene = Scene::dealt(&rules, 3, &[9, 9, 2, 9], "pot 4", &hands, "");
        let told = scene.plays(0, "3C");
        let exempt = told
            .iter()
            .any(|event| matches!(event, Event::Exempt { seat } if seat.index() == 1));
        (payments(&told, PaidFor::Cards), exempt)
    };
    let ends = json!({"ends": [{"type": "rounds", "count": 1}]});
    let plain = settle(json!({"session": ends.clone()}));
    assert_eq!(plain, (vec![(1, 0, 2), (2, 0, 2), (3, 0, 1)], false));
    let spared =
        settle(json!({"settle": {"exempt_holder": "9D", "per_card": 2}, "session": ends.clone()}));
    assert_eq!(spared, (vec![(2, 0, 2), (3, 0, 2)], true));
    let nothing =
        settle(json!({"settle": {"exempt_holder": "9D", "per_card": 0}, "session": ends}));
    assert_eq!(nothing, (vec![], false));
}

/// The order of what happens with the last card: the boodle, going out, the pot, the cards, what is
/// carried over; no stop.
#[test]
fn the_last_card() {
    let ends = json!({"session": {"ends": [{"type": "rounds", "count": 1}]}});
    let rules = rules("newmarket", ends);
    let hands = ["KH", "2C", "5D"];
    let mut scene = Scene::dealt(&rules, 2, &[9, 9, 9], "KH 5, QC 3, pot 4", &hands, "");
    let told = scene.plays(0, "KH");
    let names: Vec<&str> = told
        .iter()
        .map(|event| match event {
            Event::Led { .. } => "led",
            Event::Collected { space, .. } => match space.as_str() {
                "KH" => "KH",
                _ => "pot",
            },
            Event::WentOut { .. } => "out",
            Event::Paid { .. } => "paid",
            Event::CarriedOver { .. } => "carried",
            Event::RoundEnded { .. } => "ended",
            Event::GameEnded { .. } => "over",
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(
        names,
        [
            "led", "KH", "out", "pot", "paid", "paid", "carried", "ended", "over"
        ]
    );
    assert_eq!(scene.chips(), [9 + 5 + 4 + 2, 8, 8]);
}
