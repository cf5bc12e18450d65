//! Who is asking. Auth is an argument of a handler: no token is a spectator, a bad token is
//! refused and never a spectator, a token of another game, seat or role is forbidden.

mod claims;
mod issues;
mod keys;
mod who;

#[cfg(test)]
mod tests;

use std::sync::{Arc, PoisonError, RwLock};
use std::time::{SystemTime, UNIX_EPOCH};

use boodle_engine::Seat;
use jsonwebtoken::{Algorithm, Header, Validation};
use quick_cache::sync::Cache;
use uuid::Uuid;

use crate::problem::Problem;
use crate::store::SigningSeed;
use claims::{AUDIENCE, Claims, ISSUER};
use issues::Issues;
use keys::{Keys, Mark};

pub use claims::LIFETIME;
pub use issues::Standing;
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
    key: Mark,
    expires: u64,
}

/// Signs tokens and checks them.
pub struct Auth {
    keys: RwLock<Arc<Keys>>,
    validation: Validation,
    checked: Cache<Arc<str>, Pass>,
    issues: Issues,
}

/// Why a token is not taken. More is never told: it would only help a forger.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BadToken {
    /// It is none of ours.
    Forged,
    /// It names a key that is not known here; another server may have begun to sign with it.
    UnknownKey,
}

impl Auth {
    /// With the keys of the database, those that sign from later on first.
    pub fn new(seeds: &[SigningSeed]) -> Result<Auth, String> {
        let mut validation = Validation::new(Algorithm::EdDSA);
        validation.set_required_spec_claims(&["exp", "aud", "iss", "sub"]);
        validation.set_audience(&[AUDIENCE]);
        validation.set_issuer(&[ISSUER]);
        validation.validate_nbf = true;
        validation.leeway = LEEWAY;
        Ok(Auth {
            keys: RwLock::new(Arc::new(Keys::new(seeds)?)),
            validation,
            checked: Cache::new(REMEMBERED),
            issues: Issues::new(),
        })
    }

    /// Takes the keys of the database as they are now; whether they have changed. Tokens of a key that
    /// is gone are good no more from here on, also those that have been checked.
    pub fn learn(&self, seeds: &[SigningSeed]) -> Result<bool, String> {
        if self.keys().are_of(seeds) {
            return Ok(false);
        }
        let keys = Arc::new(Keys::new(seeds)?);
        *self.keys.write().unwrap_or_else(PoisonError::into_inner) = keys;
        Ok(true)
    }

    /// A new token.
    pub fn issue(&self, game: Uuid, role: Role, epoch: u32) -> Result<String, Problem> {
        let (keys, now) = (self.keys(), now());
        let key = keys.signer(now);
        let key = key.ok_or_else(|| Problem::internal("there is no signing key"))?;
        let mut header = Header::new(Algorithm::EdDSA);
        header.kid = Some(key.kid.clone());
        let claims = Claims::new(game, role, epoch, now);
        self.issues.given(game, role, epoch);
        jsonwebtoken::encode(&header, &claims, &key.signer).map_err(Problem::internal)
    }

    /// How a token stands to its table, as far as this server knows.
    pub fn standing(&self, pass: &Pass) -> Standing {
        self.issues.standing(pass)
    }

    /// A token was honoured by its table.
    pub fn honoured(&self, pass: &Pass) {
        self.issues.honoured(pass.game, pass.role, pass.epoch);
    }

    /// A token was refused by its table.
    pub fn refused(&self, pass: &Pass) {
        self.issues.refused(pass);
    }

    /// Checks everything about a token that can be told without its game.
    pub fn check(&self, token: &str) -> Result<Pass, BadToken> {
        if let Some(pass) = self.checked.get(token) {
            let good = self.is_good(&pass).then_some(pass);
            return good.ok_or(BadToken::Forged);
        }
        if token.len() > LONGEST_TOKEN {
            return Err(BadToken::Forged);
        }
        let pass = self.decode(token)?;
        self.checked.insert(token.into(), pass);
        Ok(pass)
    }

    /// Whether a token that was good still is, as far as that can be told without its game: it has not
    /// expired, and its key is one.
    pub fn is_good(&self, pass: &Pass) -> bool {
        pass.expires + LEEWAY > now() && self.keys().knows(pass.key)
    }

    fn decode(&self, token: &str) -> Result<Pass, BadToken> {
        let header = jsonwebtoken::decode_header(token).map_err(|_| BadToken::Forged)?;
        let (Some("JWT"), None, Some(kid)) = (header.typ.as_deref(), &header.crit, &header.kid)
        else {
            return Err(BadToken::Forged);
        };
        let keys = self.keys();
        let key = keys.named(kid).ok_or(BadToken::UnknownKey)?;
        let token = jsonwebtoken::decode::<Claims>(token, &key.verifier, &self.validation);
        let pass = token
            .ok()
            .and_then(|token| token.claims.pass(key.mark, now()));
        pass.ok_or(BadToken::Forged)
    }

    /// The public keys.
    pub fn jwks(&self) -> JwkSet {
        self.keys().public().clone()
    }

    fn keys(&self) -> Arc<Keys> {
        Arc::clone(&self.keys.read().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Seconds since 1970.
fn now() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_secs())
}
