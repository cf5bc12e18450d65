//! Every action there is, and what a player might choose.

use crate::dice::Dice;
use boodle_engine::{
    Action, Card, CutLimits, Game, Hand, Limits, Rules, Seat, SpaceId, Viewer, You,
};

/// All plays, all words, and stakes, bids, cuts and cards thrown in, right and wrong.
pub(crate) fn every(rules: &Rules, you: Option<&You>) -> Vec<Action> {
    let mut all: Vec<Action> = Card::all().map(|card| Action::Play { card }).collect();
    all.extend([None, Some(false), Some(true)].map(|double| Action::Deal { double }));
    all.extend([
        Action::Offer {},
        Action::Decline {},
        Action::Buy {},
        Action::Keep {},
        Action::Pass {},
    ]);
    let none = Limits::default();
    let limits = you.map_or(&none, |you| &you.limits);
    let hand: Hand = you
        .map(|you| you.hand.iter().copied().collect())
        .unwrap_or_default();
    all.extend(stakes(rules, limits));
    all.extend(thrown_in(hand, limits.exchange.unwrap_or(2).into()));
    let bid = limits.bid.as_ref().map_or((1, 9), |bid| (bid.min, bid.max));
    let bids = [
        0,
        bid.0.saturating_sub(1),
        bid.0,
        bid.1,
        bid.1.saturating_add(1),
        u32::MAX,
    ];
    all.extend(bids.map(|chips| Action::Bid { chips }));
    let pack = u8::try_from(rules.pack().len()).unwrap();
    let cuts = [0, 1, pack / 2, pack - 1, pack, u8::MAX];
    all.extend(cuts.map(|at| Action::Cut { at }));
    all.iter().for_each(is_among_them);
    all
}

/// Does not compile before a new kind of action is one of those above.
fn is_among_them(action: &Action) {
    match action {
        Action::Play { .. }
        | Action::Deal { .. }
        | Action::Offer {}
        | Action::Decline {}
        | Action::Buy {}
        | Action::Keep {}
        | Action::Exchange { .. }
        | Action::Cut { .. }
        | Action::Bid { .. }
        | Action::Pass {}
        | Action::Stake { .. } => {}
    }
}

fn stakes(rules: &Rules, limits: &Limits) -> Vec<Action> {
    let free = rules.ruleset().free_ante.as_ref();
    let on = free.map(|free| free.on.clone()).unwrap_or_default();
    let limits = limits.stake.as_ref();
    let total = limits.map_or_else(|| free.map_or(4, |free| free.budget), |limits| limits.total);
    let stake = |chips: &[(SpaceId, u32)]| Action::Stake {
        chips: chips.iter().copied().collect(),
    };
    let mut all = vec![stake(&[])];
    let nowhere: SpaceId = "nowhere".parse().unwrap();
    let spaces = rules.board().iter().map(|space| space.id).chain([nowhere]);
    for space in spaces {
        for chips in [0, 1, total.saturating_sub(1), total, total + 1, u32::MAX] {
            all.push(stake(&[(space, chips)]));
        }
        if let Some(&first) = on.first().filter(|first| **first != space) {
            all.push(stake(&[(first, total), (space, 0)]));
            all.push(stake(&[(first, total - 1), (space, 1)]));
            all.push(stake(&[(first, total), (space, 1)]));
            all.push(stake(&[(first, u32::MAX), (space, total + 1)]));
        }
    }
    all.push(stake(
        &on.iter().map(|&space| (space, 0)).collect::<Vec<_>>(),
    ));
    all.push(stake(
        &on.iter()
            .map(|&space| (space, u32::MAX))
            .collect::<Vec<_>>(),
    ));
    all
}

/// Taking the dead hand for the whole hand, or for so many cards of it, or for others.
fn thrown_in(hand: Hand, count: usize) -> Vec<Action> {
    let held: Vec<Card> = hand.iter().collect();
    let other = Card::all().find(|card| !hand.contains(*card));
    let few = |from: usize, count: usize| held.iter().skip(from).take(count).copied();
    let twice = few(0, count.saturating_sub(1)).chain(few(0, 1)).collect();
    let foreign = few(0, count.saturating_sub(1)).chain(other).collect();
    let lists: [Vec<Card>; 8] = [
        vec![],
        few(0, count).collect(),
        few(held.len().saturating_sub(count), count).collect(),
        few(0, count + 1).collect(),
        few(0, count.saturating_sub(1)).collect(),
        held.clone(),
        twice,
        foreign,
    ];
    let some = lists.into_iter().map(Some);
    some.chain([None])
        .map(|cards| Action::Exchange { cards })
        .collect()
}

/// Whether an action is within limits that stand apart from the list.
pub(crate) fn within(you: Option<&You>, action: &Action) -> bool {
    let Some(you) = you else {
        return false;
    };
    let limits = &you.limits;
    match action {
        Action::Stake { chips } => limits.stake.as_ref().is_some_and(|stake| {
            let sum: u64 = chips.values().map(|&chips| u64::from(chips)).sum();
            sum == u64::from(stake.total) && chips.keys().all(|space| stake.on.contains(space))
        }),
        Action::Bid { chips } => limits
            .bid
            .as_ref()
            .is_some_and(|bid| (bid.min..=bid.max).contains(chips)),
        Action::Cut { at } => limits
            .cut
            .as_ref()
            .is_some_and(|CutLimits { min, max }| (min..=max).contains(&at)),
        Action::Exchange { cards: Some(cards) } => limits.exchange.is_some_and(|count| {
            let thrown: Hand = cards.iter().copied().collect();
            let right = cards.len() == usize::from(count) && thrown.len() == cards.len();
            right && cards.iter().all(|card| you.hand.contains(card))
        }),
        _ => false,
    }
}

/// Whether the seat may do this, as it has been told.
pub(crate) fn may(you: Option<&You>, action: &Action) -> bool {
    within(you, action) || you.is_some_and(|you| you.legal_actions.contains(action))
}

/// What concerns a seat.
pub(crate) fn you(game: &Game, seat: Seat) -> Option<You> {
    game.view(Viewer::Seat(seat)).you
}

/// A random legal action, within the limits.
pub(crate) fn choose(game: &Game, seat: Seat, dice: &mut Dice) -> Action {
    let Some(you) = you(game, seat) else {
        panic!("{seat:?} has no view");
    };
    let action = dice.pick(&you.legal_actions).clone();
    if dice.once_in(8) {
        return action;
    }
    match action {
        Action::Stake { .. } => {
            let limits = you.limits.stake.unwrap();
            let mut chips = std::collections::BTreeMap::new();
            for _ in 0..limits.total {
                *chips.entry(*dice.pick(&limits.on)).or_insert(0) += 1;
            }
            Action::Stake { chips }
        }
        Action::Bid { .. } => {
            let limits = you.limits.bid.unwrap();
            let more = dice.below((limits.max - limits.min).min(3) as usize + 1);
            Action::Bid {
                chips: limits.min + u32::try_from(more).unwrap(),
            }
        }
        Action::Cut { .. } => {
            let limits = you.limits.cut.unwrap();
            Action::Cut {
                at: limits.min + dice.below(usize::from(limits.max - limits.min) + 1) as u8,
            }
        }
        Action::Exchange { cards: Some(cards) } => {
            let mut hand = you.hand;
            dice.shuffle(&mut hand);
            hand.truncate(cards.len());
            Action::Exchange { cards: Some(hand) }
        }
        action => action,
    }
}
