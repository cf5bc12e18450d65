//! Who is counted.

use actix_web::HttpRequest;
use uuid::Uuid;

use super::Address;
use crate::auth::{Auth, Pass, Role, Standing, token_of};

/// Whose calls are counted together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Caller {
    /// Whoever holds the token of a seat or of the host, wherever he is. Its issues are counted together, so
    /// that a new one brings no new budget; one that has been replaced is none.
    Token(Uuid, Role),
    /// Whoever holds this issue of a token, of which only its table knows whether it is good: until that has been
    /// seen it takes nothing from the others.
    Issue(Uuid, Role, u32),
    /// Whoever has no token that is good.
    Address(Address),
    /// Whoever cannot be told from others.
    Unknown,
}

impl Caller {
    /// Of a request, with its token. One that is known to be replaced does not count: it would take from whoever
    /// holds the next.
    pub fn of(request: &HttpRequest, auth: &Auth, proxies: u8) -> (Caller, Option<Pass>) {
        let pass = token_of(request, auth);
        let caller = pass
            .as_ref()
            .and_then(|pass| match auth.standing(pass) {
                Standing::Honoured => Some(Caller::holding(pass)),
                Standing::Unknown => Some(Caller::Issue(pass.game, pass.role, pass.epoch)),
                Standing::Replaced => None,
            })
            .unwrap_or_else(|| Caller::without_token(request, proxies));
        (caller, pass)
    }

    /// Of whoever holds this token.
    pub fn holding(pass: &Pass) -> Caller {
        Caller::Token(pass.game, pass.role)
    }

    /// Of a request without a token.
    pub fn without_token(request: &HttpRequest, proxies: u8) -> Caller {
        Address::of(request, proxies).map_or(Caller::Unknown, Caller::Address)
    }
}
