//! A session: seats, chips and rounds.
//!
//! An action is first checked, which changes nothing, and then carried out as events. Every event
//! changes the state in one place ([`evolve`](crate::game::evolve)) and is shown to the caller, so
//! that folding a game's events gives its state.

mod asked;
mod evolve;
mod look;
mod position;
mod saved;
mod sealed;
pub(crate) mod state;
mod undo;

pub use position::{
    ChipPlace, HighBid, Moved, NoPosition, PlayedCard, Position, PositionDeals, PositionPhase,
    PositionRules, PositionSandbox, PositionStep, Staked, Unlisted,
};
pub use saved::LoadError;

pub use crate::round::MAX_REDEALS;

use crate::action::Action;
use crate::event::{Event, Viewer};
use crate::fair::Secret;
use crate::illegal::Illegal;
use crate::rules::Rules;
use crate::sandbox::{SANDBOX_ID, Sandbox};
use crate::seat::{Seat, Seats};
use crate::view::Outcome;
use asked::Asked;
use state::{Phase, State};
use std::sync::Arc;

/// What the world lends to one step: the time, and a secret for a deal that may come.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    /// Milliseconds since 1970.
    pub now: u64,
    /// 32 fresh random bytes; used only if the step starts a session or deals.
    pub secret: Secret,
}

/// A session in play.
///
/// ```
/// use boodle_engine::{Action, Game, Moment, Secret, Viewer, preset};
/// use std::sync::Arc;
///
/// let rules = Arc::new(preset("michigan").unwrap().ruleset().clone().check().unwrap());
/// let mut events = Vec::new();
/// let mut at = Moment { now: 0, secret: Secret::new([7; 32]) };
/// let mut game = Game::start("example", rules, 3, &at, &mut |event| events.push(event.clone())).unwrap();
/// // Taking the first legal action each time ends every session.
/// let mut steps = 0;
/// while let Some(seat) = game.to_act().iter().next() {
///     let action = game.legal_actions(seat).remove(0);
///     at.secret = Secret::new([steps as u8; 32]);
///     game.apply(seat, &action, &at, &mut |event| events.push(event.clone())).unwrap();
///     steps += 1;
/// }
/// assert!(game.is_finished());
/// assert!(game.view(Viewer::Public).result.is_some());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    rules: Arc<Rules>,
    state: State,
}

/// A number of seats that the ruleset does not allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongSeatCount {
    /// Fewest seats.
    pub min: u8,
    /// Most seats.
    pub max: u8,
}

impl std::fmt::Display for WrongSeatCount {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} to {} play", self.min, self.max)
    }
}

impl std::error::Error for WrongSeatCount {}

impl Game {
    /// Starts a session and opens its first round. `id` is the game's id as the API writes it, at
    /// most 36 bytes; it goes into every shuffle.
    ///
    /// # Errors
    /// If the ruleset is not for this number of players.
    pub fn start(
        id: &str,
        rules: Arc<Rules>,
        players: usize,
        at: &Moment,
        seen: &mut impl FnMut(&Event),
    ) -> Result<Game, WrongSeatCount> {
        Game::begin(id, None, None, rules, players, at, seen)
    }

    /// Starts another session of seats that have just played one: whoever sits left of the `last`
    /// dealer deals first, whatever the ruleset says about the first deal, and nobody cuts for it.
    ///
    /// # Errors
    /// If the ruleset is not for this number of players.
    pub fn start_after(
        last: Seat,
        id: &str,
        rules: Arc<Rules>,
        players: usize,
        at: &Moment,
        seen: &mut impl FnMut(&Event),
    ) -> Result<Game, WrongSeatCount> {
        Game::begin(id, None, Some(last), rules, players, at, seen)
    }

    /// Starts a session whose cards are chosen: it proves nothing, and is the same each time.
    ///
    /// # Errors
    /// If the ruleset is not for this number of players.
    pub fn start_sandbox(
        sandbox: Sandbox,
        rules: Arc<Rules>,
        players: usize,
        at: &Moment,
        seen: &mut impl FnMut(&Event),
    ) -> Result<Game, WrongSeatCount> {
        Game::begin(SANDBOX_ID, Some(sandbox), None, rules, players, at, seen)
    }

    fn begin(
        id: &str,
        sandbox: Option<Sandbox>,
        last: Option<Seat>,
        rules: Arc<Rules>,
        players: usize,
        at: &Moment,
        seen: &mut impl FnMut(&Event),
    ) -> Result<Game, WrongSeatCount> {
        let seats = &rules.ruleset().seats;
        if players < usize::from(seats.min) || players > usize::from(seats.max) {
            return Err(WrongSeatCount {
                min: seats.min,
                max: seats.max,
            });
        }
        let mut game = Game {
            state: State::new(id, players, &rules),
            rules,
        };
        game.state.sealed.sandbox = sandbox;
        let at = &game.lent(at);
        game.emit(Event::GameStarted { at: at.now }, seen);
        let dealer = match last {
            Some(last) => game.state.seats().left_of(last).unwrap_or_default(),
            None => game.choose_dealer(at, seen),
        };
        game.draw_boodles(at, seen);
        game.open_round(dealer, at, seen);
        Ok(game)
    }

    /// Carries out a seat's action and all that follows from it.
    ///
    /// # Errors
    /// If the action is not legal; then nothing has changed.
    pub fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        at: &Moment,
        seen: &mut impl FnMut(&Event),
    ) -> Result<(), Illegal> {
        self.asked(seat)?.allows(&self.rules, action)?;
        let at = &self.lent(at);
        match action {
            Action::Stake { chips } => self.stake(seat, chips, seen),
            Action::Cut { at } => self.emit(Event::PackCut { seat, at: *at }, seen),
            Action::Deal { double } => self.deal(double.unwrap_or_default(), at, seen),
            Action::Offer {} => self.emit(Event::DeadHandOffered { seat }, seen),
            Action::Decline {} | Action::Keep {} => self.decline(seat, seen),
            Action::Buy {} => self.take_dead_hand(seat, None, seen),
            Action::Exchange { cards } => self.take_dead_hand(seat, cards.as_deref(), seen),
            Action::Bid { chips } => self.bid(seat, *chips, seen),
            Action::Pass {} => self.pass(seat, seen),
            Action::Play { card } => self.play(seat, *card, at, seen),
        }
        Ok(())
    }

    /// The host calls the last round: the session ends when the round in play is settled.
    ///
    /// # Errors
    /// If the session has ended.
    pub fn end(&mut self, seen: &mut impl FnMut(&Event)) -> Result<(), Illegal> {
        if self.is_finished() {
            return Err(Illegal::Finished);
        }
        if !self.state.last_round {
            self.emit(Event::LastRoundCalled {}, seen);
        }
        Ok(())
    }

    /// What the seat may do now; empty when it is not asked.
    pub fn legal_actions(&self, seat: Seat) -> Vec<Action> {
        self.asked(seat)
            .map(|asked| asked.list(&self.rules))
            .unwrap_or_default()
    }

    /// Who has to act: never empty before the session has ended.
    pub fn to_act(&self) -> Seats {
        match self.state.phase {
            Phase::Ante => {
                let staking = self.staking();
                if staking.is_empty() {
                    Seats::only(self.cutter().unwrap_or(self.state.dealer))
                } else {
                    staking
                }
            }
            Phase::Exchange(step) => Seats::only(step.seat(self.state.dealer)),
            Phase::Lead { leader, .. } => Seats::only(leader),
            Phase::Follow { seat, .. } | Phase::Ask { seat, .. } => Seats::only(seat),
            Phase::Settling | Phase::Finished(_) => Seats::NONE,
        }
    }

    /// Whether the session has ended.
    pub fn is_finished(&self) -> bool {
        matches!(self.state.phase, Phase::Finished(_))
    }

    /// How the session ended, once it has.
    pub fn outcome(&self) -> Option<&Outcome> {
        match &self.state.phase {
            Phase::Finished(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// The rules it is played by.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// Number of seats the session started with.
    pub fn players(&self) -> usize {
        usize::from(self.state.players)
    }

    /// Who deals the round being played, or dealt the last one.
    pub fn dealer(&self) -> Seat {
        self.state.dealer
    }

    /// The round being played, from 1.
    pub fn round(&self) -> u32 {
        self.state.round
    }

    /// What the viewer may know.
    pub fn view(&self, viewer: Viewer) -> crate::view::View {
        look::look(self, viewer)
    }

    /// A game whose session has not begun, to fold events into.
    pub fn blank(id: &str, rules: Arc<Rules>, players: usize) -> Game {
        Game {
            state: State::new(id, players, &rules),
            rules,
        }
    }

    /// Folds one event of the game's own log into it.
    pub fn replay(&mut self, event: &Event) {
        self.state.evolve(&self.rules, event);
    }

    /// A game in a state that somebody imagines.
    pub(crate) fn imagined(rules: Arc<Rules>, state: State) -> Game {
        Game { rules, state }
    }

    pub(crate) fn state(&self) -> &State {
        &self.state
    }

    /// Changes the state by an event and shows the event.
    pub(crate) fn emit(&mut self, event: Event, seen: &mut impl FnMut(&Event)) {
        self.state.evolve(&self.rules, &event);
        seen(&event);
    }

    pub(crate) fn asked(&self, seat: Seat) -> Result<Asked, Illegal> {
        asked::asked(self, seat)
    }
}
