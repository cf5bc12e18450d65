//! Games that begin in the middle, for tests, bug reports and studies.

use super::Game;
use super::state::{CardSource, Phase, State};
use crate::board::SpaceId;
use crate::card::Card;
use crate::event::Event;
use crate::fair::Pack;
use crate::hand::Hand;
use crate::rules::{RoundPhase, Rules};
use crate::seat::{BySeat, Seat, Seats};
use std::fmt;
use std::sync::Arc;

/// A position of round 1: who has what, and what comes next.
#[derive(Clone, Debug)]
pub struct Position {
    /// Number of seats.
    pub players: usize,
    /// Who deals.
    pub dealer: Seat,
    /// Chips by seat.
    pub chips: Vec<u32>,
    /// Chips on the spaces; a space not named holds none.
    pub board: Vec<(SpaceId, u32)>,
    /// What comes next.
    pub stage: Stage,
}

/// What comes next in a position.
#[derive(Clone, Debug)]
pub enum Stage {
    /// Antes, stakes and the deal. The cards are given, or dealt from a shuffle.
    Ante(Option<Cards>),
    /// The phases after the deal; the antes have fallen.
    Dealt {
        /// The cards.
        cards: Cards,
        /// Phases of the rules that are over.
        done: Vec<RoundPhase>,
    },
}

/// The cards of a position.
#[derive(Clone, Debug)]
pub enum Cards {
    /// A shuffled pack to deal, the first card dealt first.
    Pack(Vec<Card>),
    /// The hands by seat and the dead hand. What lies in neither has been played or is removed.
    Hands {
        /// By seat.
        hands: Vec<Hand>,
        /// The dead hand.
        dead: Hand,
        /// The card of the dead hand that is turned up, where the rules turn one up.
        turn_up: Option<Card>,
    },
}

/// A position that cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoPosition(&'static str);

impl fmt::Display for NoPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl std::error::Error for NoPosition {}

impl Position {
    /// The game at this position; events that follow from it at once are shown.
    ///
    /// # Errors
    /// If seats, chips or spaces do not fit the rules, or a card is in two places or not in the pack.
    pub fn game(
        &self,
        id: &str,
        rules: Arc<Rules>,
        seen: &mut impl FnMut(&Event),
    ) -> Result<Game, NoPosition> {
        let seats = Seats::first(self.players.min(crate::seat::MAX_SEATS));
        if self.players < 2 || seats.len() != self.players || !seats.contains(self.dealer) {
            return Err(NoPosition("there are 2 to 9 seats, and the dealer has one"));
        }
        if self.chips.len() != self.players {
            return Err(NoPosition("every seat has chips"));
        }
        let mut state = State::new(id, self.players, &rules);
        for (seat, &chips) in seats.iter().zip(&self.chips) {
            state.chips[seat] = chips;
        }
        for (space, chips) in &self.board {
            let place = rules.board().iter().position(|known| known.id == *space);
            let place = place.ok_or(NoPosition("a space is not on the board"))?;
            state.board[place] = *chips;
        }
        let mut game = Game { rules, state };
        game.emit(
            Event::RoundStarted {
                dealer: self.dealer,
            },
            seen,
        );
        match &self.stage {
            Stage::Ante(cards) => {
                if let Some(cards) = cards {
                    game.state.cards = source(&game.rules, self.players, cards)?;
                }
                game.drop_antes(seen);
            }
            Stage::Dealt { cards, done } => {
                game.state.done.clone_from(done);
                game.state.cards = source(&game.rules, self.players, cards)?;
                game.deal_cards(seen);
            }
        }
        debug_assert!(!matches!(game.state.phase, Phase::Settling));
        Ok(game)
    }
}

fn source(rules: &Rules, players: usize, cards: &Cards) -> Result<CardSource, NoPosition> {
    let twice = NoPosition("a card is in two places");
    match cards {
        Cards::Pack(cards) => {
            let set: Hand = cards.iter().copied().collect();
            if set.len() != cards.len() {
                return Err(twice);
            }
            if set != rules.pack() {
                return Err(NoPosition("the pack is not that of the rules"));
            }
            Ok(CardSource::Pack(cards.iter().copied().collect::<Pack>()))
        }
        Cards::Hands {
            hands,
            dead,
            turn_up,
        } => {
            if hands.len() != players || hands.iter().any(|hand| hand.is_empty()) {
                return Err(NoPosition("every seat has a hand"));
            }
            let mut by_seat = BySeat::default();
            let mut all = *dead;
            for (seat, &hand) in Seats::first(players).iter().zip(hands) {
                if !all.meet(hand).is_empty() {
                    return Err(twice);
                }
                all = all.union(hand);
                by_seat[seat] = hand;
            }
            if !all.minus(rules.pack()).is_empty() {
                return Err(NoPosition("a card is not in the pack of the rules"));
            }
            if turn_up.is_some_and(|card| !dead.contains(card)) {
                return Err(NoPosition("the card turned up lies in the dead hand"));
            }
            Ok(CardSource::Hands {
                hands: by_seat,
                dead: *dead,
                turn_up: *turn_up,
            })
        }
    }
}
