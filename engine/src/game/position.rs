//! Games that begin in the middle, for tests, bug reports and studies: the written form of a
//! position, and how it is written and read.

mod before;
mod cards;
mod deals;
mod dealt;
mod exchange;
mod form;
mod owed;
mod parts;
mod pile;
mod proof;
mod table;
mod won;
mod write;

pub use deals::{PositionDeals, PositionSandbox};
pub use form::Position;
pub use parts::{
    ChipPlace, HighBid, Moved, PlayedCard, PositionPhase, PositionRules, PositionStep, Staked,
    Unlisted,
};

use super::{Game, Moment};
use crate::event::Event;
use crate::hand::Hand;
use crate::presets::preset;
use crate::rules::{Malformed, Rules, Ruleset};
use crate::seat::Seat;
use std::collections::BTreeMap;
use std::fmt::{self, Display};
use std::sync::Arc;

/// A position that cannot be, or a text that is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoPosition {
    /// Where, as a JSON pointer (RFC 6901) into the position.
    pub pointer: String,
    /// What is wrong there.
    pub detail: String,
}

impl Display for NoPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.pointer, self.detail)
    }
}

impl std::error::Error for NoPosition {}

impl From<Malformed> for NoPosition {
    fn from(Malformed { pointer, detail }: Malformed) -> NoPosition {
        NoPosition { pointer, detail }
    }
}

fn refuse<T>(pointer: impl Display, detail: impl Display) -> Result<T, NoPosition> {
    Err(NoPosition {
        pointer: pointer.to_string(),
        detail: detail.to_string(),
    })
}

impl Position {
    /// A position of round 1 in which everything is still to come: these rules, this dealer, chips by
    /// seat.
    pub fn new(ruleset: Ruleset, dealer: Seat, chips: Vec<u32>) -> Position {
        Position {
            ruleset: PositionRules::Whole(Box::new(ruleset)),
            overrides: None,
            game: "position".to_owned(),
            started_at: None,
            round: 1,
            dealer,
            chips,
            all_chips: None,
            rounds_won: Vec::new(),
            debts: Vec::new(),
            eliminated: Vec::new(),
            last_round: false,
            extra_rounds: 0,
            bank: 0,
            board: BTreeMap::new(),
            drawn: Vec::new(),
            secret: None,
            deals: None,
            deck: None,
            cut_at: 0,
            hands: Vec::new(),
            dead_hand: Hand::EMPTY,
            unlisted_cards: None,
            turn_up: None,
            dead_seen_by: None,
            exposed: Vec::new(),
            claimed: Vec::new(),
            poker_winner: None,
            stakes: Vec::new(),
            done: Vec::new(),
            redeals: 0,
            since_deal: Vec::new(),
            debts_at_deal: Vec::new(),
            played: Vec::new(),
            sequence: None,
            phase: None,
        }
    }

    /// Reads a position from JSON.
    ///
    /// # Errors
    /// If the text is not JSON, or a member is unknown, missing or of the wrong form. Whether the
    /// position can be is for [`Position::game`] to say.
    pub fn read(text: &str) -> Result<Position, NoPosition> {
        let mut json = serde_json::Deserializer::from_str(text);
        let position = serde_path_to_error::deserialize(&mut json).map_err(Malformed::of)?;
        match json.end() {
            Ok(()) => Ok(position),
            Err(error) => refuse("", error),
        }
    }

    /// The rules of the position.
    ///
    /// # Errors
    /// If there is no such preset, or the ruleset is not one to play by.
    pub fn rules(&self) -> Result<Rules, NoPosition> {
        let ruleset = match (&self.ruleset, &self.overrides) {
            (PositionRules::Preset(id), overrides) => {
                let Some(preset) = preset(id) else {
                    return refuse("/ruleset", format!("there is no preset {id:?}"));
                };
                match overrides {
                    None => preset.ruleset().clone(),
                    Some(patch) => preset
                        .ruleset()
                        .patched(patch)
                        .map_err(|fault| NoPosition {
                            pointer: format!("/overrides{}", fault.pointer),
                            detail: fault.detail,
                        })?,
                }
            }
            (PositionRules::Whole(_), Some(_)) => {
                return refuse("/overrides", "only a preset is overridden");
            }
            (PositionRules::Whole(ruleset), None) => Ruleset::clone(ruleset),
        };
        let faults = match ruleset.check() {
            Ok(rules) => return Ok(rules),
            Err(faults) => faults,
        };
        let first = faults.into_iter().next();
        let (pointer, detail) = first
            .map(|fault| (fault.pointer, fault.detail))
            .unwrap_or_default();
        refuse(format!("/ruleset{pointer}"), detail)
    }

    /// The game at this position; events that follow from it at once are shown. Time and secret are
    /// those of `at` where the position does not say.
    ///
    /// # Errors
    /// If the position cannot be: the first thing that is wrong with it.
    pub fn game(&self, at: &Moment, seen: &mut impl FnMut(&Event)) -> Result<Game, NoPosition> {
        let rules = Arc::new(self.rules()?);
        let state = table::state(self, &rules, at)?;
        let mut game = Game { rules, state };
        self.set_done(&mut game)?;
        self.set_cut(&mut game)?;
        let phase = self.phase.clone().unwrap_or(if self.hands.is_empty() {
            PositionPhase::Open {}
        } else {
            PositionPhase::Dealt {}
        });
        match &phase {
            PositionPhase::Open {} => self.open(&mut game, at, seen)?,
            PositionPhase::Ante { unstaked } => self.ante(unstaked, &mut game, at, seen)?,
            PositionPhase::Dealt {} => self.deal(&mut game, at, seen)?,
            phase => {
                won::staked(self, &game.rules.clone(), &mut game.state)?;
                dealt::set(self, phase, &mut game)?;
                self.draw(&mut game, at, seen);
            }
        }
        if !matches!(phase, PositionPhase::Open {} | PositionPhase::Dealt {}) {
            deals::settle(self, &mut game.state);
        }
        let asked = game.to_act();
        let can_act = asked
            .iter()
            .all(|seat| !game.legal_actions(seat).is_empty());
        if can_act && asked.is_empty() == game.is_finished() {
            Ok(game)
        } else {
            refuse("/phase", "nobody can act")
        }
    }
}
