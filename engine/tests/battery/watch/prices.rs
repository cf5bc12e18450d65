//! Prices and stakes that go to the wrong space or the wrong player.

use super::dealt;
use super::fees::{Purses, purses};
use crate::corpus::all_presets;
use crate::scene::{Cards, hand, rules, seat};
use boodle_engine::{Action, Event, Pays, PhaseName, Preset, RoundPhase, Rules, Viewer};
use serde_json::{Value, json};
use std::sync::Arc;

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

/// Nobody would win a price on a space that pays a fixed sum: such a ruleset is refused.
fn sinks(id: &str) -> impl Iterator<Item = String> {
    let board = &boodle_engine::preset(id).unwrap().ruleset().board;
    let pots = board.iter().filter(|space| space.pays == Pays::Pot {});
    let spaces = pots.map(|space| space.id.to_string());
    spaces.chain(["dealer".to_owned()])
}
