//! Prices, stakes, fees and fines that are paid to the wrong space or the wrong player.

use super::dealt;
use crate::corpus::all_presets;
use crate::coverage;
use crate::scene::{Scene, hand, rules, seat};
use crate::session::Session;
use boodle_engine::{
    Action, Cards, Claim, Event, Exchange, PaidFor, Payee, PhaseName, Preset, RoundPhase, Rules,
    Seat, SpaceId, Viewer,
};
use serde_json::{Value, json};
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
    };
    assert_eq!(*to, expected, "{event:?}");
    assert_ne!(*to, Payee::Seat(*from), "{event:?}");
}

/// How the dead hand is sold, for how much, and who or what is paid.
const SALES: [(&str, &str, u32, &str); 16] = [
    ("bicycle-michigan", "auction", 5, "dealer"),
    ("chicago", "dealer_swap", 0, "nobody"),
    ("michigan", "dealer_swap", 0, "nobody"),
    ("michigan-american", "dealer_swap", 4, "pot"),
    ("michigan-full-hand", "dealer_swap", 0, "nobody"),
    ("michigan-rummy", "fixed_price", 4, "kitty"),
    ("michigan-rummy-cadaco", "fixed_price", 4, "kitty"),
    ("michigan-rummy-dealer-double", "fixed_price", 4, "kitty"),
    ("michigan-rummy-pay-the-widow", "fixed_price", 4, "kitty"),
    ("michigan-rummy-stop-bonus", "fixed_price", 4, "kitty"),
    ("michigan-rummy-variable", "fixed_price", 4, "kitty"),
    ("newmarket-buy-dead-hand", "dealer_swap", 4, "pot"),
    ("rummoli", "fixed_price", 4, "kitty"),
    ("tripoley", "fixed_price", 4, "kitty"),
    ("tripoley-board", "auction", 5, "dealer"),
    ("tripoli-auction", "auction", 5, "skat"),
];

/// What each space and each seat has.
type Purses = BTreeMap<String, i64>;

fn purses(scene: &Scene) -> Purses {
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

/// The dead hand goes to this buyer, after all others have refused it; the chips that moved.
fn sold(rules: &Arc<Rules>, dealer: usize, buyer: usize) -> Purses {
    let hands = ["7C 9H", "7D TS", "7H JC"].map(hand).to_vec();
    let cards = Cards::Hands {
        hands,
        dead: hand("7S QD"),
        turn_up: None,
    };
    let mut scene = dealt(
        rules,
        dealer,
        &[20; 3],
        "",
        cards,
        &[RoundPhase::Collect, RoundPhase::Poker],
    );
    let mut bid = false;
    while scene.game.view(Viewer::Public).phase == Some(PhaseName::Exchange) {
        let asked = scene.asked()[0];
        let listed = scene.game.legal_actions(seat(asked));
        let wants = |action: &&Action| match action {
            Action::Offer {} => true,
            Action::Buy {} | Action::Exchange { .. } | Action::Bid { .. } => asked == buyer,
            _ => false,
        };
        let action = match listed.iter().find(wants) {
            Some(Action::Bid { .. }) if !bid => {
                bid = true;
                Action::Bid { chips: 5 }
            }
            Some(action) => action.clone(),
            None => listed[0].clone(),
        };
        scene.does(asked, &action);
    }
    let taken = scene.told.iter().any(
        |event| matches!(event, Event::DeadHandExchanged { seat, .. } if seat.index() == buyer),
    );
    assert!(taken, "{:?}", scene.told);
    let before = |name: &str| {
        if name.starts_with('P') && name.len() == 2 {
            20
        } else {
            0
        }
    };
    let moved = purses(&scene)
        .into_iter()
        .map(|(name, chips)| (name.clone(), chips - before(&name)));
    moved.filter(|(_, chips)| *chips != 0).collect()
}

/// What a sale at this price moves. Pay-the-Widow: the dealer has staked 4 on the widow, who takes the
/// dead hand gets them, and the dealer takes it free of charge. A dealer who takes it before an auction
/// pays the lowest bid.
fn price(id: &str, paid: u32, to: &str, dealer: usize, buyer: usize) -> Purses {
    let mut moved = Purses::new();
    let mut pay = |from: usize, to: String, chips: i64| {
        *moved.entry(format!("P{from}")).or_default() -= chips;
        *moved.entry(to).or_default() += chips;
    };
    let widow = id == "michigan-rummy-pay-the-widow";
    if widow {
        pay(dealer, format!("P{buyer}"), 4);
    }
    let before = ["bicycle-michigan", "tripoley-board"].contains(&id) && buyer == dealer;
    let paid = if before { 1 } else { paid };
    if !(widow && buyer == dealer) && to != "nobody" {
        let to = if to == "dealer" {
            format!("P{dealer}")
        } else {
            to.to_owned()
        };
        pay(buyer, to, paid.into());
    }
    moved.retain(|_, chips| *chips != 0);
    moved
}

#[test]
fn the_price_of_the_dead_hand_goes_where_the_rules_say() {
    let mode =
        |preset: &Preset| serde_json::to_value(&preset.ruleset().exchange).unwrap()["mode"].clone();
    let with = all_presets().iter().filter(|preset| mode(preset) != "none");
    let with: Vec<(&str, Value)> = with.map(|preset| (preset.id(), mode(preset))).collect();
    assert_eq!(with, SALES.map(|(id, mode, ..)| (id, json!(mode))));
    for (id, mode, paid, to) in SALES {
        let of_preset = rules(id, json!({}));
        for (dealer, buyer) in (0..3).flat_map(|dealer| (0..3).map(move |buyer| (dealer, buyer))) {
            if mode == "dealer_swap" && buyer != dealer {
                continue;
            }
            let expected = price(id, paid, to, dealer, buyer);
            assert_eq!(
                sold(&of_preset, dealer, buyer),
                expected,
                "{id} P{dealer} P{buyer}"
            );
            // The same with every other space of the board, and with the dealer.
            for other in
                sinks(id).filter(|other| paid > 0 && !(mode == "dealer_swap" && other == "dealer"))
            {
                let rules = rules(id, json!({"exchange": {"to": other}}));
                let expected = price(id, paid, &other, dealer, buyer);
                // The widow's chips are taken with the dead hand, just after the price was paid.
                if other != "widow" {
                    assert_eq!(sold(&rules, dealer, buyer), expected, "{id} to {other}");
                }
            }
        }
    }
}

fn sinks(id: &str) -> impl Iterator<Item = String> {
    let board = &boodle_engine::preset(id).unwrap().ruleset().board;
    let spaces = board.iter().map(|space| space.id.to_string());
    spaces.chain(["dealer".to_owned()])
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

/// P0 leads clubs and has no other suit for the next lead; he has two chips.
fn lead_passed(rules: &Arc<Rules>) -> Scene {
    let hands = ["7C TC", "9H TS", "JH JS"].map(hand).to_vec();
    let cards = Cards::Hands {
        hands,
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
    dealt(rules, 2, &[2, 9, 9], "", cards, &done)
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
