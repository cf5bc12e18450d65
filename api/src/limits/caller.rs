//! Who is counted.

use actix_web::HttpRequest;
use uuid::Uuid;

use super::Address;
use crate::auth::{Auth, Pass, Role, token_of};

/// Whose calls are counted together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Caller {
    /// Whoever holds an issue of the token of a seat or of the host, wherever he is: one that has been
    /// replaced takes nothing from the next.
    Token(Uuid, Role, u32),
    /// Whoever has no token that is good.
    Address(Address),
    /// Whoever cannot be told from others.
    Unknown,
}

impl Caller {
    /// Of a request.
    pub fn of(request: &HttpRequest, auth: &Auth, proxies: u8) -> Caller {
        if let Some(pass) = token_of(request, auth) {
            return Caller::holding(&pass);
        }
        Caller::without_token(request, proxies)
    }

    /// Of whoever holds this token.
    pub fn holding(pass: &Pass) -> Caller {
        Caller::Token(pass.game, pass.role, pass.epoch)
    }

    /// Of a request without a token.
    pub fn without_token(request: &HttpRequest, proxies: u8) -> Caller {
        Address::of(request, proxies).map_or(Caller::Unknown, Caller::Address)
    }
}
