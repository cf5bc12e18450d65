//! Another session of the same seats: the deal moves on, and everything else begins anew.

use crate::dice::Dice;
use boodle_engine::{Event, Game, Moment, Rules, Seat, WrongSeatCount, preset};
use serde_json::json;
use std::sync::Arc;

/// Newmarket, with another way to find the first dealer.
fn rules(first: &serde_json::Value) -> Arc<Rules> {
    let ruleset = preset("newmarket").unwrap().ruleset();
    let ruleset = ruleset.patched(&json!({"dealer": {"first": first}}));
    Arc::new(ruleset.unwrap().check().unwrap())
}

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

/// Whatever the rules say about the first deal of a session, the dealer is the one left of the last.
#[test]
fn the_deal_moves_on_and_nobody_cuts() {
    let fixed = json!({"type": "seat", "seat": 1});
    let mut dice = Dice::new(3);
    for first in [
        json!({"type": "cut_high"}),
        json!({"type": "random"}),
        fixed,
    ] {
        for (last, dealer) in [(0, 1), (1, 2), (2, 3), (3, 0)] {
            let at = Moment {
                now: 9,
                secret: dice.secret(),
            };
            let mut told = Vec::new();
            let mut seen = |event: &Event| told.push(event.clone());
            let game = Game::start_after(seat(last), "again", rules(&first), 4, &at, &mut seen);
            let game = game.unwrap();
            assert_eq!(
                told[..2],
                [
                    Event::GameStarted { at: 9 },
                    Event::RoundStarted {
                        dealer: seat(dealer)
                    }
                ]
            );
            assert_eq!((game.dealer(), game.round()), (seat(dealer), 1));
            let mut folded = Game::blank("again", rules(&first), 4);
            told.iter().for_each(|event| folded.replay(event));
            assert!(folded == game, "the events make another game");
        }
    }
}

#[test]
fn it_is_for_as_many_players_as_any_session() {
    let at = Moment {
        now: 0,
        secret: Dice::new(1).secret(),
    };
    let rules = rules(&json!({"type": "cut_high"}));
    let (min, max) = (rules.ruleset().seats.min, rules.ruleset().seats.max);
    let game = Game::start_after(seat(0), "again", rules, 1, &at, &mut |_| ());
    assert_eq!(game.err(), Some(WrongSeatCount { min, max }));
}
