//! What everybody does in a transcript. It is not meant to be clever, but to be another thing in
//! another place: a stake on its own space, a sale or none, a card kept back, short suits first.

use boodle_engine::{Action, Card, Claim, Game, Hand, Seat, StakeLimits, View, Viewer};
use std::cmp::Reverse;

/// The highest bid that anybody makes.
const HIGHEST_BID: u32 = 3;

pub(crate) fn choose(game: &Game, seat: Seat) -> Action {
    let view = game.view(Viewer::Seat(seat));
    let you = view.you.as_ref().expect("it is a player");
    if let Some(stake) = &you.limits.stake {
        return split(stake, seat);
    }
    if let Some(cut) = &you.limits.cut {
        return Action::Cut { at: cut.max / 2 };
    }
    let legal = &you.legal_actions;
    let wanted = |action: &&Action| match action {
        // In the first round, and then not.
        Action::Deal { double: Some(yes) } => *yes == (view.round == 1),
        Action::Deal { double: None } | Action::Offer {} => true,
        Action::Buy {} | Action::Exchange { .. } => !holds_boodle(&view, &you.hand),
        Action::Bid { chips } => *chips <= HIGHEST_BID && !holds_boodle(&view, &you.hand),
        // An eight is kept back where it may be.
        Action::Play { card } => card.rank().letter() != '8' || !legal.contains(&Action::Pass {}),
        Action::Decline {} | Action::Keep {} | Action::Pass {} => false,
        Action::Stake { .. } | Action::Cut { .. } => false,
    };
    let wanted: Vec<&Action> = legal.iter().filter(wanted).collect();
    let best = wanted.iter().min_by_key(|action| match action {
        Action::Play { card } => preference(*card, &you.hand),
        _ => (0, ' ', Reverse(0)),
    });
    let refusal = || legal.iter().find(|action| refuses(action));
    (*best.copied().or_else(refusal).expect("he is asked")).clone()
}

fn refuses(action: &Action) -> bool {
    matches!(
        action,
        Action::Decline {} | Action::Keep {} | Action::Pass {}
    )
}

/// One chip on the space of his own number, the others on the next.
fn split(stake: &StakeLimits, seat: Seat) -> Action {
    let space = |number: usize| stake.on[number % stake.on.len()];
    let own = (space(seat.index()), 1.min(stake.total));
    let next = (space(seat.index() + 1), stake.total - own.1);
    Action::Stake {
        chips: [own, next].into(),
    }
}

fn holds_boodle(view: &View, hand: &[Card]) -> bool {
    let claims = view.board.iter().flat_map(|space| &space.claims);
    let mut cards = claims.filter_map(|claim| match claim {
        Claim::Play { card } | Claim::Hold { card } => card.card(),
        _ => None,
    });
    cards.any(|card| hand.contains(&card))
}

/// The shortest suit first, and of it the highest card that may be led.
fn preference(card: Card, hand: &[Card]) -> (usize, char, Reverse<u8>) {
    let hand: Hand = hand.iter().copied().collect();
    let length = hand.in_suit(card.suit()).len();
    let rank = card.rank().index();
    (length, card.suit().letter(), Reverse(rank))
}
