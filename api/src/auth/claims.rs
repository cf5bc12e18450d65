//! What a token says.

use boodle_engine::Seat;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::keys::Mark;
use super::{LEEWAY, Pass, Role};

pub(super) const ISSUER: &str = "boodle";
pub(super) const AUDIENCE: &str = "boodle";
/// For how long a token is good, in seconds: 90 days.
pub const LIFETIME: u64 = 90 * 24 * 60 * 60;

/// Every claim but `nbf` and, for the host, `seat` is required.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(super) struct Claims {
    pub(super) iss: String,
    pub(super) aud: String,
    pub(super) sub: String,
    pub(super) game: Uuid,
    pub(super) role: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) seat: Option<u8>,
    pub(super) epoch: u32,
    pub(super) iat: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) nbf: Option<u64>,
    pub(super) exp: u64,
}

impl Claims {
    pub(super) fn new(game: Uuid, role: Role, epoch: u32, now: u64) -> Claims {
        let (name, seat) = match role {
            Role::Seat(seat) => ("seat", Some(seat.index() as u8)),
            Role::Host => ("host", None),
        };
        Claims {
            iss: ISSUER.into(),
            aud: AUDIENCE.into(),
            sub: subject(game, seat),
            game,
            role: name.into(),
            seat,
            epoch,
            iat: now,
            nbf: None,
            exp: now + LIFETIME,
        }
    }

    /// What the token opens, if its claims agree with each other.
    pub(super) fn pass(&self, key: Mark, now: u64) -> Option<Pass> {
        let role = match (self.role.as_str(), self.seat) {
            ("seat", Some(number)) => Role::Seat(Seat::new(usize::from(number))?),
            ("host", None) => Role::Host,
            _ => return None,
        };
        let agrees = self.sub == subject(self.game, self.seat) && self.iat <= now + LEEWAY;
        agrees.then_some(Pass {
            game: self.game,
            role,
            epoch: self.epoch,
            key,
            expires: self.exp,
        })
    }
}

fn subject(game: Uuid, seat: Option<u8>) -> String {
    match seat {
        Some(seat) => format!("{game}/{seat}"),
        None => format!("{game}/host"),
    }
}
