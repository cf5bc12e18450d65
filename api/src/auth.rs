//! Who is asking. Auth is an argument of a handler: no token is a spectator, a bad token is
//! refused and never a spectator, a token of another game, seat or role is forbidden.

mod claims;
mod keys;
mod who;

#[cfg(test)]
mod tests;

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use boodle_engine::Seat;
use jsonwebtoken::{Algorithm, Header, Validation};
use quick_cache::sync::Cache;
use uuid::Uuid;

use crate::problem::Problem;
use crate::store::SigningSeed;
use claims::{AUDIENCE, Claims, ISSUER};
use keys::Keys;

pub use keys::{Jwk, JwkSet};
pub use who::{Host, Member, Player, Viewer};
pub(crate) use who::{forbidden, invalid_token, token_of};

/// Clocks of two machines may differ by so many seconds.
const LEEWAY: u64 = 5;
/// Checked tokens that are remembered, so that a signature is checked once and not at each call.
const REMEMBERED: usize = 16 * 1024;
/// Ours have about 420 characters.
const LONGEST_TOKEN: usize = 2048;

/// What a token opens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Role {
    /// One seat.
    Seat(Seat),
    /// The host's calls.
    Host,
}

/// A token that has been checked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pass {
    /// The only game it is good for.
    pub game: Uuid,
    /// The only role it is good for.
    pub role: Role,
    /// Which issue of the token it is; only the newest is good.
    pub epoch: u32,
    expires: u64,
}

/// Signs tokens and checks them.
pub struct Auth {
    keys: Keys,
    validation: Validation,
    checked: Cache<Arc<str>, Pass>,
}

/// A token that is none of ours. Why is never told: it would only help a forger.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BadToken;

impl Auth {
    /// With the keys of the database, newest first.
    pub fn new(seeds: &[SigningSeed]) -> Result<Auth, String> {
        let mut validation = Validation::new(Algorithm::EdDSA);
        validation.set_required_spec_claims(&["exp", "aud", "iss", "sub"]);
        validation.set_audience(&[AUDIENCE]);
        validation.set_issuer(&[ISSUER]);
        validation.validate_nbf = true;
        validation.leeway = LEEWAY;
        Ok(Auth {
            keys: Keys::new(seeds)?,
            validation,
            checked: Cache::new(REMEMBERED),
        })
    }

    /// A new token.
    pub fn issue(&self, game: Uuid, role: Role, epoch: u32) -> Result<String, Problem> {
        let mut header = Header::new(Algorithm::EdDSA);
        header.kid = Some(self.keys.kid().to_owned());
        let claims = Claims::new(game, role, epoch, now());
        jsonwebtoken::encode(&header, &claims, self.keys.signer()).map_err(Problem::internal)
    }

    /// Checks everything about a token that can be told without its game.
    pub fn check(&self, token: &str) -> Result<Pass, BadToken> {
        if let Some(pass) = self.checked.get(token) {
            // The one thing that can change for a token that was good.
            return if pass.expires + LEEWAY > now() {
                Ok(pass)
            } else {
                Err(BadToken)
            };
        }
        if token.len() > LONGEST_TOKEN {
            return Err(BadToken);
        }
        let pass = self.decode(token).ok_or(BadToken)?;
        self.checked.insert(token.into(), pass);
        Ok(pass)
    }

    fn decode(&self, token: &str) -> Option<Pass> {
        let header = jsonwebtoken::decode_header(token).ok()?;
        if header.typ.as_deref() != Some("JWT") || header.crit.is_some() {
            return None;
        }
        let key = self.keys.verifier(header.kid.as_deref()?)?;
        let token = jsonwebtoken::decode::<Claims>(token, key, &self.validation).ok()?;
        token.claims.pass(now())
    }

    /// The public keys.
    pub fn jwks(&self) -> &JwkSet {
        self.keys.public()
    }
}

/// Seconds since 1970.
fn now() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_secs())
}
