//! Imagines where the unseen cards may lie, and does what then brings most chips.

use super::deals::Deals;
use super::imagined::Frame;
use super::sight::Sight;
use super::{Budget, careful};
use crate::action::Action;
use crate::rules::Rules;
use crate::view::BidLimits;
use fastrand::Rng;
use std::sync::Arc;

/// A choice is given up when it is behind the best by so many standard errors.
const BEHIND: f64 = 3.0;
/// After so many deals, and again after each as many, choices are given up.
const LOOK: u32 = 8;
/// The careful choice is left for one that is better by so many standard errors.
const BETTER: f64 = 0.5;

/// What a sharp bot does: of what it can do the best on average over many deals, the same for all.
pub(super) fn choose(
    sight: &Sight<'_>,
    rules: &Arc<Rules>,
    dice: &mut Rng,
    budget: Budget,
) -> Option<Action> {
    let first = careful::choose(sight)?;
    let choices = choices(sight, &first);
    if choices.len() < 2 {
        return Some(first);
    }
    let Some(tallies) = compare(sight, rules, &choices, dice, budget) else {
        return Some(first);
    };
    if let Some(bid) = &sight.you.limits.bid {
        return Some(bid_for(sight, bid, &tallies));
    }
    let judged = tallies.iter().zip(choices);
    let judged = judged.map(|(tally, action)| (tally.mean() - BETTER * tally.error(), action));
    // Of equals the first, which is the careful choice.
    let best = judged.reduce(|best, other| if other.0 > best.0 { other } else { best });
    best.map(|(_, action)| action)
}

/// The careful choice, then all others; of a bid the lowest, and none.
fn choices(sight: &Sight<'_>, first: &Action) -> Vec<Action> {
    let listed = &sight.you.legal_actions;
    if sight.you.limits.bid.is_some() {
        let lowest = Action::Bid {
            chips: sight.rules.exchange().price,
        };
        return vec![Action::Pass {}, lowest];
    }
    let mut choices = vec![first.clone()];
    choices.extend(listed.iter().filter(|action| *action != first).cloned());
    if let Some(count) = sight.you.limits.exchange {
        let cards = Some(careful::thrown(sight, usize::from(count)));
        let other = Action::Exchange { cards };
        if !choices.contains(&other) {
            choices.push(other);
        }
    }
    choices
}

/// How much more than the first choice another brought.
#[derive(Clone, Copy, Default)]
struct Tally {
    deals: f64,
    sum: f64,
    squares: f64,
    given_up: bool,
}

impl Tally {
    fn add(&mut self, more: f64) {
        self.deals += 1.0;
        self.sum += more;
        self.squares += more * more;
    }

    fn mean(&self) -> f64 {
        if self.given_up {
            f64::NEG_INFINITY
        } else {
            self.sum / self.deals.max(1.0)
        }
    }

    /// The standard error of the mean.
    fn error(&self) -> f64 {
        let deals = self.deals.max(1.0);
        let mean = self.sum / deals;
        let spread = (self.squares / deals - mean * mean).max(0.0);
        (spread / deals).sqrt()
    }
}

/// Plays every choice on over the same deals. The first is what the others are compared with.
fn compare(
    sight: &Sight<'_>,
    rules: &Arc<Rules>,
    choices: &[Action],
    dice: &mut Rng,
    budget: Budget,
) -> Option<Vec<Tally>> {
    let frame = Frame::of(sight, rules)?;
    let mut deals = Deals::new(sight, dice)?;
    let mut tallies = vec![Tally::default(); choices.len()];
    let (mut steps, mut number) = (0, 0);
    while steps < budget.steps && tallies[1..].iter().any(|tally| !tally.given_up) {
        let deal = deals.next(dice);
        let base = frame.outcome(deal, &choices[0], &mut steps)?;
        for (tally, action) in tallies.iter_mut().zip(choices).skip(1) {
            if !tally.given_up {
                tally.add(frame.outcome(deal, action, &mut steps)? - base);
            }
        }
        number += 1;
        if number % LOOK == 0 {
            give_up(&mut tallies);
        }
    }
    Some(tallies)
}

fn give_up(tallies: &mut [Tally]) {
    let best = tallies
        .iter()
        .map(|tally| tally.mean() - BEHIND * tally.error());
    let best = best.fold(f64::NEG_INFINITY, f64::max);
    for tally in tallies.iter_mut().skip(1) {
        tally.given_up |= tally.mean() + BEHIND * tally.error() < best;
    }
}

/// Bids up to what the dead hand is worth: what it brought more than no bid, with the price.
fn bid_for(sight: &Sight<'_>, limits: &BidLimits, tallies: &[Tally]) -> Action {
    let price = f64::from(sight.rules.exchange().price);
    let taken = tallies.last().copied().unwrap_or_default();
    let gain = taken.sum / taken.deals.max(1.0);
    careful::raise(limits, gain + price)
}
