//! The phases after the deal, in the order of the rules. Some ask nobody: they happen on the way.

use crate::event::Event;
use crate::game::Game;
use crate::game::state::{ExchangeStep, Phase};
use crate::rules::RoundPhase;

impl Game {
    /// What happens by itself after the deal, up to the first question.
    pub(crate) fn after_deal(&mut self, seen: &mut impl FnMut(&Event)) {
        self.run_phases(0, seen);
    }

    /// What happens by itself after the exchange.
    pub(crate) fn after_exchange(&mut self, seen: &mut impl FnMut(&Event)) {
        let phases = &self.rules().ruleset().phases;
        let exchange = phases
            .iter()
            .position(|phase| *phase == RoundPhase::Exchange);
        self.run_phases(exchange.map_or(0, |place| place + 1), seen);
    }

    fn run_phases(&mut self, from: usize, seen: &mut impl FnMut(&Event)) {
        let rules = self.rules().clone();
        let done = self.state().done.clone();
        let phases = rules.ruleset().phases.iter().skip(from);
        for phase in phases.filter(|phase| !done.contains(phase)) {
            match phase {
                RoundPhase::TurnUp => self.turn_up(seen),
                RoundPhase::Collect => self.collect_held(seen),
                RoundPhase::Poker => self.compare_poker_hands(seen),
                RoundPhase::Exchange if matches!(self.state().phase, Phase::Exchange(_)) => {
                    self.stake_on_dead_hand(seen);
                    return self.peek(seen);
                }
                RoundPhase::Exchange => {}
                // Melds count when the round is settled.
                RoundPhase::Stops | RoundPhase::Rummy => return,
            }
        }
    }

    /// The dealer looks at the dead hand where the rules let him, before he decides.
    pub(crate) fn peek(&mut self, seen: &mut impl FnMut(&Event)) {
        let decides = matches!(
            self.state().phase,
            Phase::Exchange(ExchangeStep::Swap | ExchangeStep::Unsold | ExchangeStep::First)
        );
        if decides && self.rules().exchange().peek && self.state().dead_seen_by.is_none() {
            let (seat, cards) = (self.state().dealer, self.state().dead);
            self.emit(Event::DeadHandPeeked { seat, cards }, seen);
        }
    }
}
