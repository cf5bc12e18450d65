//! What decides a deal that is still to come, and what decided the one before.
//!
//! The secret of a deal is committed to while the cards before it are being played, so that seats
//! have that long to add to it, and nobody can choose it when he has seen what they added.

use super::state::{CardSource, Phase, State};
use super::{Game, Moment};
use crate::event::Event;
use crate::fair::Secret;
use crate::illegal::Illegal;
use crate::sandbox::Sandbox;
use crate::seat::{BySeat, Seat};
use crate::view::NextDealView;
use serde::{Deserialize, Serialize};

/// What the state knows of deals besides the secret of the one in play.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(crate) struct Sealed {
    /// Whether the next deal is committed to, so that seats may add to it.
    pub open: bool,
    /// Its secret, as long as that is not the round's.
    pub next: Option<Secret>,
    /// What the seats have added to the next deal.
    pub added: BySeat<Option<String>>,
    /// What they had added to the last one.
    pub used: BySeat<Option<String>>,
    /// How the cards are chosen, at a table that is there to try things out.
    pub sandbox: Option<Sandbox>,
}

impl Sealed {
    /// Where the cards of a round come from when nobody has said otherwise.
    pub(crate) fn source(&self) -> CardSource {
        match &self.sandbox {
            Some(Sandbox::Deck(pack)) => CardSource::Pack(pack.clone()),
            Some(Sandbox::Seed(_)) | None => CardSource::Shuffle,
        }
    }

    pub(crate) fn committed(&mut self) {
        self.open = true;
        self.next = None;
    }

    pub(crate) fn next_committed(&mut self, secret: Secret) {
        self.open = true;
        self.next = Some(secret);
    }

    /// What was added until now has gone into the cards.
    pub(crate) fn dealt(&mut self) {
        self.open = false;
        self.used = std::mem::take(&mut self.added);
    }
}

impl State {
    /// The digest of what seats have added to a deal.
    pub(crate) fn entropy(&self, added: &BySeat<Option<String>>) -> [u8; 32] {
        let added = self.seats().iter().map(|seat| &added[seat]);
        crate::fair::entropy_digest(added.map(|text| text.as_deref().map(str::as_bytes)))
    }
}

impl Game {
    /// A seat adds to the next shuffle, whenever that is. What it adds is shown when the cards are.
    ///
    /// # Errors
    /// If the session has ended, the next deal is not committed to, or the seat has added already.
    pub fn add_entropy(
        &mut self,
        seat: Seat,
        entropy: &str,
        seen: &mut impl FnMut(&Event),
    ) -> Result<(), Illegal> {
        let sealed = &self.state().sealed;
        if self.is_finished() {
            Err(Illegal::Finished)
        } else if !sealed.open {
            Err(Illegal::EntropyClosed)
        } else if sealed.added[seat].is_some() {
            Err(Illegal::EntropyAdded)
        } else {
            let entropy = entropy.to_owned();
            self.emit(Event::EntropyAdded { seat, entropy }, seen);
            Ok(())
        }
    }

    /// Commits to the shuffle of the deal that comes now; where the cards are given there is none.
    pub(crate) fn commit(&mut self, at: &Moment, seen: &mut impl FnMut(&Event)) {
        if !self.is_given() {
            let secret = self.state().sealed.next.unwrap_or(at.secret);
            self.emit(Event::Committed { secret }, seen);
        }
    }

    /// Commits to the shuffle of the deal after this one.
    pub(crate) fn commit_ahead(&mut self, at: &Moment, seen: &mut impl FnMut(&Event)) {
        if !self.is_given() {
            let secret = at.secret;
            self.emit(Event::NextCommitted { secret }, seen);
        }
    }

    /// What has decided the cards, unless they were given; before the deal, what would have.
    pub(crate) fn revelation(&self) -> Option<Event> {
        let state = self.state();
        let secret = state.secret;
        let used = match state.phase {
            Phase::Ante => &state.sealed.added,
            _ => &state.sealed.used,
        };
        let revealed = if *used == BySeat::default() {
            Event::Revealed { secret }
        } else {
            let entropy = Box::new(used.clone());
            Event::RevealedWithEntropy { secret, entropy }
        };
        (state.cards == CardSource::Shuffle).then_some(revealed)
    }

    /// The moment, with a secret that follows from the seed where there is one.
    pub(crate) fn lent(&self, at: &Moment) -> Moment {
        let state = self.state();
        let secret = match &state.sealed.sandbox {
            None => at.secret,
            Some(sandbox) => sandbox.secret(state.round, state.redeals),
        };
        Moment { secret, ..*at }
    }

    /// What everybody may know of the next deal.
    pub(super) fn next_deal(&self) -> Option<NextDealView> {
        let state = self.state();
        let sealed = &state.sealed;
        if !sealed.open || self.is_finished() {
            return None;
        }
        let secret = sealed.next.unwrap_or(state.secret);
        let added = state.seats().iter();
        Some(NextDealView {
            hash: hex::encode(secret.commitment()),
            entropy: added.filter(|&seat| sealed.added[seat].is_some()).collect(),
        })
    }

    fn is_given(&self) -> bool {
        let sandbox = &self.state().sealed.sandbox;
        matches!(sandbox, Some(Sandbox::Deck(_)))
    }
}
