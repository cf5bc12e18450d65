//! Fees and payments that go to the wrong space or the wrong player.

use super::dealt;
use crate::corpus::all_presets;
use crate::coverage;
use crate::scene::{Cards, Scene, hand, rules};
use crate::session::Session;
use boodle_engine::{
    Action, Claim, Event, Exchange, PaidFor, Payee, RoundPhase, Rules, Seat, SpaceId, Viewer,
};
use serde_json::json;
use std::collections::BTreeMap;
use std::sync::Arc;

/// In every session of the battery: where the ruleset sends what is paid.
pub(crate) fn where_the_rules_say(session: &Session<'_>, event: &Event) {
    let Event::Paid { from, to, why, .. } = event else {
        return;
    };
    let ruleset = session.table.rules.ruleset();
    let last = |wanted: fn(&Event) -> Option<Seat>| {
        let found = session.log.iter().rev().find_map(wanted);
        Payee::Seat(found.unwrap())
    };
    let won_by = |wanted: fn(&Claim) -> bool| {
        let mut spaces = ruleset.board.iter();
        let found = spaces.find(|space| space.claims.iter().any(wanted));
        Payee::Space(found.unwrap().id)
    };
    let expected = match why {
        PaidFor::Price => {
            let to = match &ruleset.exchange {
                Exchange::FixedPrice { to, .. } | Exchange::Auction { to, .. } => *to,
                Exchange::DealerSwap { to, .. } => to.unwrap(),
                Exchange::None {} => panic!("nothing is sold"),
            };
            if to.as_str() == "dealer" {
                Payee::Seat(coverage::dealer(&session.log))
            } else {
                Payee::Space(to)
            }
        }
        PaidFor::Stake => won_by(|claim| *claim == Claim::TakeDeadHand {}),
        PaidFor::Fee => won_by(|claim| matches!(claim, Claim::GoOut { .. })),
        PaidFor::Cards => last(|event| match event {
            Event::WentOut { seat } => Some(*seat),
            _ => None,
        }),
        PaidFor::Stop => last(|event| match event {
            Event::Stopped { seat, .. } => Some(*seat),
            _ => None,
        }),
        // Whoever plays the card, holds it, turns it up or takes the dead hand; who goes out has
        // played his last card.
        PaidFor::Boodle => return assert_ne!(*to, Payee::Seat(*from)),
        // A space of a card that wins it when it is played.
        PaidFor::Unplayed => {
            let mut spaces = ruleset.board.iter();
            let own = spaces.find(|space| *to == Payee::Space(space.id));
            let played = |claim: &Claim| matches!(claim, Claim::Play { .. });
            return assert!(own.is_some_and(|space| space.claims.iter().any(played)));
        }
    };
    assert_eq!(*to, expected, "{event:?}");
    assert_ne!(*to, Payee::Seat(*from), "{event:?}");
}

/// What each space and each seat has.
pub(super) type Purses = BTreeMap<String, i64>;

pub(super) fn purses(scene: &Scene) -> Purses {
    let view = scene.game.view(Viewer::Public);
    let seats = view
        .seats
        .iter()
        .map(|seat| (format!("P{}", seat.seat), seat.chips.into()));
    let board = view
        .board
        .iter()
        .map(|space| (space.id.to_string(), space.chips.into()));
    seats.chain(board).collect()
}

/// The space that going out wins, where fees go.
const POTS: [(&str, &str); 24] = [
    ("boodle", "pot"),
    ("michigan-american", "pot"),
    ("michigan-rummy", "kitty"),
    ("michigan-rummy-cadaco", "kitty"),
    ("michigan-rummy-dealer-double", "kitty"),
    ("michigan-rummy-pay-the-widow", "kitty"),
    ("michigan-rummy-stop-bonus", "kitty"),
    ("michigan-rummy-variable", "kitty"),
    ("newmarket", "pot"),
    ("newmarket-buy-dead-hand", "pot"),
    ("newmarket-chicago", "pot"),
    ("newmarket-pope-board", "game"),
    ("newmarket-withhold", "pot"),
    ("pope-joan", "game"),
    ("pope-joan-8d", "game"),
    ("rummoli", "kitty"),
    ("saratoga", "pot"),
    ("tripoley", "kitty"),
    ("tripoley-board", "kitty"),
    ("tripoli", "skat"),
    ("tripoli-auction", "skat"),
    ("tripoli-equal-ante", "skat"),
    ("tripoli-extra-boodles", "skat"),
    ("tripoli-no-poker", "skat"),
];

#[test]
fn fees_go_to_what_going_out_wins() {
    let pot = |space: &&boodle_engine::SpaceRules| {
        space
            .claims
            .iter()
            .any(|claim| matches!(claim, Claim::GoOut { .. }))
    };
    let pots = all_presets().iter().filter_map(|preset| {
        let space: SpaceId = preset.ruleset().board.iter().find(pot)?.id;
        Some((preset.id(), space.to_string()))
    });
    assert_eq!(
        pots.collect::<Vec<_>>(),
        POTS.map(|(id, pot)| (id, pot.to_owned()))
    );
    let fees = all_presets()
        .iter()
        .filter(|preset| preset.ruleset().stops.no_lead_fee > 0);
    let fees: Vec<(&str, u32)> = fees
        .map(|preset| (preset.id(), preset.ruleset().stops.no_lead_fee))
        .collect();
    assert_eq!(fees, [("tripoley-board", 1)]);

    for (id, pot) in POTS {
        for fee in 0..4 {
            let stops = json!({"restart": "change", "no_lead": "pass_left", "no_lead_fee": fee, "stop_bonus": null});
            let mut scene = lead_passed(&rules(id, json!({"stops": stops})));
            let fee = fee.min(2);
            let mut expected = purses(&scene);
            *expected.get_mut("P0").unwrap() -= i64::from(fee);
            *expected.get_mut(pot).unwrap() += i64::from(fee);
            scene.plays(0, "7C");
            assert_eq!(
                (purses(&scene), scene.asked()),
                (expected, vec![1]),
                "{id} {fee}"
            );
        }
    }
}

/// The fee for a turn that passes a seat by goes there too; where cards may be kept back it is the
/// fee for a pass.
#[test]
fn fees_for_turns_go_to_what_going_out_wins() {
    for (id, pot) in POTS {
        for fee in 0..4 {
            let stops = json!({"pass_fee": fee, "no_lead_fee": 0, "stop_bonus": null});
            let rules = rules(id, json!({"stops": stops}));
            let mut scene = positioned(&rules, ["7C TC", "9H TS", "8C JS"], [9, 2, 9]);
            let fee = fee.min(2);
            let mut expected = purses(&scene);
            *expected.get_mut("P1").unwrap() -= i64::from(fee);
            *expected.get_mut(pot).unwrap() += i64::from(fee);
            scene.plays(0, "7C");
            if rules.ruleset().stops.withhold {
                scene.does(1, &Action::Pass {});
            }
            assert_eq!(
                (purses(&scene), scene.asked()),
                (expected, vec![2]),
                "{id} {fee}"
            );
        }
    }
}

/// P0 leads clubs and has no other suit for the next lead; he has two chips.
fn lead_passed(rules: &Arc<Rules>) -> Scene {
    positioned(rules, ["7C TC", "9H TS", "JH JS"], [2, 9, 9])
}

/// P2 has dealt, and the play is about to begin.
fn positioned(rules: &Arc<Rules>, hands: [&str; 3], chips: [u32; 3]) -> Scene {
    let cards = Cards::Hands {
        hands: hands.map(hand).to_vec(),
        dead: hand("KD"),
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
    dealt(rules, 2, &chips, "", cards, &done)
}

/// Each opponent pays the winner for his cards, and nobody else is paid.
#[test]
fn cards_are_paid_to_the_winner() {
    for preset in all_presets()
        .iter()
        .filter(|preset| preset.ruleset().chips.enabled)
    {
        let per_card = i64::from(preset.ruleset().settle.per_card);
        let session =
            json!({"session": {"ends": [{"type": "rounds", "count": 1}], "tie": "shared"}});
        for winner in 0..3 {
            let mut hands = ["9H TS", "JH JS QC", "KH"].map(hand);
            let cards = [2, 3, 1];
            hands[winner] = hand("7C");
            let cards_left = cards.iter().enumerate().filter(|(seat, _)| *seat != winner);
            let owed: Vec<(usize, i64)> = cards_left
                .map(|(seat, cards)| (seat, cards * per_card))
                .collect();
            let rules = rules(preset.id(), session.clone());
            let stops = |phase: &RoundPhase| *phase != RoundPhase::Stops;
            let done: Vec<RoundPhase> = rules
                .ruleset()
                .phases
                .iter()
                .copied()
                .take_while(stops)
                .collect();
            let cards = Cards::Hands {
                hands: hands.to_vec(),
                dead: hand("KD"),
                turn_up: None,
            };
            let mut scene = dealt(&rules, (winner + 2) % 3, &[9; 3], "", cards, &done);
            let mut expected = purses(&scene);
            for (seat, owed) in owed {
                *expected.get_mut(&format!("P{seat}")).unwrap() -= owed;
                *expected.get_mut(&format!("P{winner}")).unwrap() += owed;
            }
            scene.plays(winner, "7C");
            assert_eq!(purses(&scene), expected, "{} P{winner}", preset.id());
        }
    }
}
