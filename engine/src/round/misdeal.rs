//! A misdeal: the same dealer deals again (Michigan Rummy, Gewinnen: Fehlgabe; Tripoli, Vorbereitung 4).

use crate::event::{Event, MisdealCause};
use crate::game::state::Phase;
use crate::game::{Game, Moment};
use crate::illegal::Illegal;

/// How often a round is dealt again at most. A pack is not misdealt so often, and a round has to end.
pub const MAX_REDEALS: u8 = 10;

impl Game {
    /// The host declares a misdeal before the first card is led. Chips and board are again as they
    /// were when the cards fell: antes and stakes stay, whatever was paid or collected since goes
    /// back. The old secret is revealed, and the dealer is asked to deal from the one that was committed
    /// to when he dealt, after the cut where the rules ask for it.
    ///
    /// # Errors
    /// If the rules know no misdeal, this is not the moment, or the round was dealt again too often.
    pub fn redeal(
        &mut self,
        cause: MisdealCause,
        at: &Moment,
        seen: &mut impl FnMut(&Event),
    ) -> Result<(), Illegal> {
        self.may_redeal()?;
        let back: Vec<_> = self.state().since_deal.iter().rev().copied().collect();
        let revealed = self.revelation();
        self.emit(Event::MisdealDeclared { cause }, seen);
        for moved in back {
            let transfer = moved.back();
            self.emit(Event::Returned { transfer }, seen);
        }
        if let Some(revealed) = revealed {
            self.emit(revealed, seen);
        }
        self.commit(at, seen);
        Ok(())
    }

    fn may_redeal(&self) -> Result<(), Illegal> {
        let state = self.state();
        if self.is_finished() {
            Err(Illegal::Finished)
        } else if !self.rules().may_misdeal() {
            Err(Illegal::MisdealNever)
        } else if state.phase == Phase::Ante || !state.played.is_empty() {
            Err(Illegal::MisdealMoment)
        } else if state.redeals >= MAX_REDEALS {
            Err(Illegal::TooManyMisdeals { most: MAX_REDEALS })
        } else {
            Ok(())
        }
    }
}
