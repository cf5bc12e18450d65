//! A session that nobody plays on.

use crate::event::Event;
use crate::game::Game;
use crate::illegal::Illegal;
use crate::view::EndReason;

impl Game {
    /// Ends the session at once, in the middle of a round too, since nobody plays on. Nobody wins: the
    /// round is broken off, and every chip stays where it is, with the seats, on the board and in the
    /// bank. What has decided the cards, or would have, is revealed, so that the deal can be checked.
    ///
    /// # Errors
    /// If the session has ended.
    pub fn abandon(&mut self, seen: &mut impl FnMut(&Event)) -> Result<(), Illegal> {
        if self.is_finished() {
            return Err(Illegal::Finished);
        }
        if let Some(revealed) = self.revelation() {
            self.emit(revealed, seen);
        }
        let state = self.state();
        let broken_off = Event::RoundAbandoned {
            hands: state.hands,
            dead: state.dead,
            shown: self.rules().ruleset().visibility.show_dead_at_end,
        };
        self.emit(broken_off, seen);
        let outcome = self.outcome_of(EndReason::Idle);
        self.emit(Event::GameEnded { outcome }, seen);
        Ok(())
    }
}
