//! Auctions without end, and bids that are paid twice or by the wrong player.

use super::{dealt, every_way};
use crate::corpus::all_presets;
use crate::scene::{Cards, hand, rules};
use boodle_engine::{Event, Exchange, PaidFor, RoundPhase};
use serde_json::json;

const SEATS: usize = 3;

/// In an auction every seat passes once, and only the winner pays, once, what he bid.
#[test]
fn an_auction_ends() {
    let auctions = all_presets()
        .iter()
        .filter(|preset| matches!(preset.ruleset().exchange, Exchange::Auction { .. }));
    let mut sold = Vec::new();
    for preset in auctions {
        for (order, dealer_bids) in [
            ("left_then_dealer", true),
            ("left_then_dealer", false),
            ("dealer_first", true),
        ] {
            let rules = rules(
                preset.id(),
                json!({"exchange": {"order": order, "dealer_bids": dealer_bids}}),
            );
            for dealer in 0..SEATS {
                let hands = ["7C", "9H", "JS"].map(hand).to_vec();
                let cards = Cards::Hands {
                    hands,
                    dead: hand("QD"),
                    turn_up: None,
                };
                let mut scene = dealt(
                    &rules,
                    dealer,
                    &[2, 3, 0],
                    "",
                    cards,
                    &[RoundPhase::Collect, RoundPhase::Poker],
                );
                let mut told = std::mem::take(&mut scene.told);
                every_way(&scene.game, &mut told, &mut |told| {
                    sold.push(auction(told, order))
                });
            }
        }
    }
    assert!(
        sold.contains(&0) && sold.contains(&1) && sold.contains(&3),
        "{sold:?}"
    );
}

/// The price of an auction.
fn auction(told: &[Event], order: &str) -> u32 {
    let mut passed = Vec::new();
    let mut bids = vec![0];
    let mut paid = Vec::new();
    for event in told
        .iter()
        .take_while(|event| !matches!(event, Event::Led { .. }))
    {
        match event {
            Event::Passed { seat } => passed.push(seat.index()),
            Event::Bid { chips, .. } => {
                assert!(chips > bids.last().unwrap());
                bids.push(*chips);
            }
            Event::Paid {
                chips,
                why: PaidFor::Price,
                ..
            } => paid.push(*chips),
            _ => {}
        }
    }
    let times = passed.len();
    passed.sort_unstable();
    passed.dedup();
    assert_eq!(times, passed.len(), "nobody passes twice");
    assert!(paid.len() <= 1);
    let high = *bids.last().unwrap();
    // A dealer who comes first pays the lowest bid without an auction.
    assert!(
        paid.iter()
            .all(|paid| *paid == high || order == "dealer_first"),
        "{told:?}"
    );
    paid.first().copied().unwrap_or(0)
}
