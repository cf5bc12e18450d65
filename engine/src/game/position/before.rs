//! Reading a position before the cards have been dealt.

use super::form::Position;
use super::table::set_of;
use super::{NoPosition, cards, refuse, won};
use crate::event::Event;
use crate::game::state::{CardSource, Phase};
use crate::game::{Game, Moment};
use crate::rules::{Cut, RoundPhase};
use crate::seat::Seat;

impl Position {
    /// Draws the boodle cards that the rules draw and the position does not name.
    pub(super) fn draw(&self, game: &mut Game, at: &Moment, seen: &mut impl FnMut(&Event)) {
        if self.drawn.is_empty() {
            game.draw_boodles(at, seen);
        }
    }

    /// The phases that are over.
    pub(super) fn set_done(&self, game: &mut Game) -> Result<(), NoPosition> {
        for (place, phase) in self.done.iter().enumerate() {
            let known = game.rules().ruleset().phases.contains(phase);
            if !known || self.done[..place].contains(phase) {
                let detail = "a phase of these rules, named once";
                return refuse(format!("/done/{place}"), detail);
            }
        }
        game.state.done.clone_from(&self.done);
        Ok(())
    }

    /// Where the pack was cut.
    pub(super) fn set_cut(&self, game: &mut Game) -> Result<(), NoPosition> {
        let most = match game.rules().ruleset().deal.cut {
            Cut::Auto => 0,
            Cut::Ask => game.rules().pack().len() - 1,
        };
        if usize::from(self.cut_at) > most {
            return refuse(
                "/cut_at",
                format!("{most} cards are lifted at most in these rules"),
            );
        }
        game.state.cut_at = self.cut_at;
        Ok(())
    }

    /// The round opens.
    pub(super) fn open(
        &self,
        game: &mut Game,
        at: &Moment,
        seen: &mut impl FnMut(&Event),
    ) -> Result<(), NoPosition> {
        won::nothing(self)?;
        let told = [
            (self.done.is_empty(), "/done"),
            (self.stakes.is_empty(), "/stakes"),
            (self.redeals == 0, "/redeals"),
            (self.cut_at == 0, "/cut_at"),
        ];
        if let Some((_, pointer)) = told.into_iter().find(|(unset, _)| !unset) {
            return refuse(pointer, "the round only opens now");
        }
        let source = self.cards_to_come(game)?;
        self.draw(game, at, seen);
        game.state.round -= 1;
        let dealer = self.dealer;
        game.emit(Event::RoundStarted { dealer }, seen);
        if source == CardSource::Shuffle {
            let secret = self.secret.unwrap_or(at.secret);
            game.emit(Event::Committed { secret }, seen);
        }
        game.state.cards = source;
        game.drop_antes(seen);
        Ok(())
    }

    /// Chips are staked, and the dealer is about to deal.
    pub(super) fn ante(
        &self,
        unstaked: &[Seat],
        game: &mut Game,
        at: &Moment,
        seen: &mut impl FnMut(&Event),
    ) -> Result<(), NoPosition> {
        won::nothing(self)?;
        if !self.done.is_empty() {
            return refuse("/done", "no card has been dealt yet");
        }
        let rules = game.rules().clone();
        won::staked(self, &rules, &mut game.state)?;
        game.state.phase = Phase::Ante;
        game.state.unstaked = set_of(unstaked, game.state.active, "/phase/unstaked")?;
        game.state.cards = self.cards_to_come(game)?;
        if let Some(seat) = game
            .state
            .unstaked
            .iter()
            .find(|&seat| has_anted(game, seat))
        {
            let detail = format!("the antes of seat {seat} have fallen");
            return refuse("/phase/unstaked", detail);
        }
        if self.cut_at > 0 && !game.staking().is_empty() {
            return refuse("/cut_at", "the pack is cut when all have staked");
        }
        match self.secret {
            Some(secret) => game.state.secret = secret,
            None if game.state.cards == CardSource::Shuffle => {
                game.emit(Event::Committed { secret: at.secret }, seen);
            }
            None => {}
        }
        self.draw(game, at, seen);
        Ok(())
    }

    /// The cards fall, with what follows from them.
    pub(super) fn deal(
        &self,
        game: &mut Game,
        at: &Moment,
        seen: &mut impl FnMut(&Event),
    ) -> Result<(), NoPosition> {
        won::nothing(self)?;
        let rules = game.rules().clone();
        won::staked(self, &rules, &mut game.state)?;
        let source = self.cards_to_come(game)?;
        match (&source, self.secret) {
            (CardSource::Shuffle, None) => return refuse("/hands", "there are no cards to deal"),
            (CardSource::Shuffle, Some(secret)) => game.state.secret = secret,
            _ => {}
        }
        if self.done.contains(&RoundPhase::TurnUp) {
            game.state.turned_up = self.turn_up;
        }
        self.draw(game, at, seen);
        game.state.cards = source;
        game.deal_cards(seen);
        Ok(())
    }

    /// Where the cards will come from: from a secret, unless they are given.
    fn cards_to_come(&self, game: &Game) -> Result<CardSource, NoPosition> {
        let source = cards::source(self, game.rules(), game.state())?;
        if self.secret.is_some() && source != CardSource::Shuffle {
            return refuse("/secret", "no secret decides cards that are given");
        }
        Ok(source)
    }
}

/// Whether the antes of a seat must have fallen when the round was opened.
fn has_anted(game: &Game, seat: Seat) -> bool {
    let state = game.state();
    let waits = game.free_stake(seat) > 0 || (seat == state.dealer && game.dealer_may_double());
    let had = state.chips[seat] > 0 && game.fixed_antes(seat) > 0;
    state.redeals > 0 || (!waits && had)
}
