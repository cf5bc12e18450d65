//! Objections against a ruleset: all of them at once.

mod board;
mod cards;
mod phases;
mod play;
mod session;
#[cfg(test)]
mod tests;

pub(crate) use session::bank_a_round;

use super::*;
use crate::board::{Claim, SpaceId};
use crate::hand::Hand;
use std::fmt::Display;

/// One objection against a ruleset.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Fault {
    /// Where, as a JSON pointer (RFC 6901) into the ruleset.
    #[cfg_attr(feature = "schema", schema(example = "/seats/min"))]
    pub pointer: String,
    /// What kind of objection it is; new ones may be added.
    pub code: FaultCode,
    /// The reason, a sentence for people.
    pub detail: String,
}

/// A kind of objection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum FaultCode {
    /// A number is too small or too large.
    OutOfRange,
    /// Something is named twice.
    Duplicate,
    /// A name leads nowhere.
    UnknownSpace,
    /// Two parameters contradict each other.
    Contradiction,
    /// With these values a hand without cards would be dealt.
    ImpossibleDeal,
    /// A text is not of the right form.
    Malformed,
}

struct Faults(Vec<Fault>);

impl Faults {
    fn add(&mut self, pointer: impl Display, code: FaultCode, detail: impl Display) {
        self.0.push(Fault {
            pointer: pointer.to_string(),
            code,
            detail: detail.to_string(),
        });
    }

    fn range(&mut self, pointer: impl Display, value: u32, least: u32, most: u32) {
        if value < least || value > most {
            let detail = format!("{value} is not between {least} and {most}");
            self.add(pointer, FaultCode::OutOfRange, detail);
        }
    }

    /// Refuses a list that is longer than its form allows.
    fn length(&mut self, pointer: impl Display, list: usize, most: usize) {
        if list > most {
            let detail = format!("{list} are more than {most}");
            self.add(pointer, FaultCode::OutOfRange, detail);
        }
    }

    fn amount(&mut self, pointer: impl Display, value: u32) {
        self.range(pointer, value, 0, MAX_AMOUNT);
    }
}

/// Whether chips that are put on the space are ever won again.
fn gives_back(space: &SpaceRules) -> bool {
    space.pays == Pays::Pot {}
}

impl Ruleset {
    /// Checks the ruleset and makes the rules of it that the engine plays by.
    ///
    /// # Errors
    /// Every objection at once: numbers out of range, names that lead nowhere, contradictions, and
    /// hands that cannot be dealt.
    pub fn check(self) -> Result<Rules, Vec<Fault>> {
        let mut faults = Faults(Vec::new());
        session::check_table(&self, &mut faults);
        board::check(&self, &mut faults);
        cards::check(&self, &mut faults);
        phases::check(&self, &mut faults);
        play::check(&self, &mut faults);
        session::check_session(&self, &mut faults);
        if faults.0.is_empty() {
            Ok(Rules::of(self))
        } else {
            Err(faults.0)
        }
    }

    /// The rules that a ruleset was when it was checked. A later version may object to more; a game
    /// that has begun is played to its end.
    pub fn as_checked(self) -> Rules {
        Rules::of(self)
    }

    fn pack(&self) -> Hand {
        Hand::PACK.minus(self.deck.remove.iter().copied().collect())
    }

    fn has_space(&self, id: &SpaceId) -> bool {
        self.board.iter().any(|space| space.id == *id)
    }

    fn has_claim(&self, wanted: impl Fn(&Claim) -> bool) -> bool {
        self.board
            .iter()
            .flat_map(|space| &space.claims)
            .any(wanted)
    }

    /// The first space that going out wins: fees and chips that nobody won go there.
    fn pot(&self) -> Option<&SpaceRules> {
        let wins = |claim: &Claim| matches!(claim, Claim::GoOut { .. });
        let mut spaces = self.board.iter();
        spaces.find(|space| space.claims.iter().any(wins))
    }
}
