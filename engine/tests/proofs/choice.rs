//! A random legal action, chosen from the list and, where amounts have a range, within it.

use crate::dice::Dice;
use boodle_engine::{Action, Game, Limits, Seat, Viewer};
use std::collections::BTreeMap;

pub(crate) fn choose(game: &Game, seat: Seat, dice: &mut Dice) -> Action {
    let mut legal = game.legal_actions(seat);
    let action = legal.swap_remove(dice.below(legal.len()));
    match action {
        Action::Stake { .. } | Action::Bid { .. } | Action::Cut { .. } => {
            within(&limits(game, seat), action, dice)
        }
        Action::Exchange { cards: Some(cards) } => {
            let mut hand = game.view(Viewer::Seat(seat)).you.unwrap().hand;
            dice.shuffle(&mut hand);
            hand.truncate(cards.len());
            Action::Exchange { cards: Some(hand) }
        }
        action => action,
    }
}

fn limits(game: &Game, seat: Seat) -> Limits {
    game.view(Viewer::Seat(seat)).you.unwrap().limits
}

fn within(limits: &Limits, action: Action, dice: &mut Dice) -> Action {
    match (action, limits) {
        (
            Action::Stake { .. },
            Limits {
                stake: Some(stake), ..
            },
        ) => {
            let mut chips = BTreeMap::new();
            for _ in 0..stake.total {
                *chips.entry(*dice.pick(&stake.on)).or_insert(0) += 1;
            }
            Action::Stake { chips }
        }
        (Action::Bid { .. }, Limits { bid: Some(bid), .. }) => {
            // Mostly a little more, so that auctions are long.
            let range = (bid.max - bid.min) as usize;
            let most = if dice.once_in(8) { range } else { range.min(2) };
            let more = dice.below(most + 1);
            Action::Bid {
                chips: bid.min + more as u32,
            }
        }
        (Action::Cut { .. }, Limits { cut: Some(cut), .. }) => Action::Cut {
            at: cut.min + dice.below(usize::from(cut.max - cut.min) + 1) as u8,
        },
        (action, _) => panic!("{action:?} has limits"),
    }
}
