//! The three kinds of callers, as arguments of handlers.

use actix_web::dev::Payload;
use actix_web::http::header::AUTHORIZATION;
use actix_web::web::Data;
use actix_web::{FromRequest, HttpRequest};
use boodle_engine::Seat;
use futures_util::future::{Ready, ready};
use uuid::Uuid;

use super::{Auth, Pass, Role};
use crate::incoming::GameId;
use crate::problem::{Code, Problem};

/// Whoever holds the token of a seat.
#[derive(Debug, Clone, Copy)]
pub struct Player {
    /// The game in the path.
    pub game: Uuid,
    /// The seat of the token.
    pub seat: Seat,
    /// The token.
    pub pass: Pass,
}

/// Whoever holds the token of the host.
#[derive(Debug, Clone, Copy)]
pub struct Host {
    /// The game in the path.
    pub game: Uuid,
    /// The token.
    pub pass: Pass,
}

/// Anybody: a seat, the host, or a spectator without a token.
#[derive(Debug, Clone, Copy)]
pub struct Viewer {
    /// The game in the path.
    pub game: Uuid,
    /// The token, if there is one.
    pub pass: Option<Pass>,
}

/// Whoever holds a token of the game, of a seat or of the host.
#[derive(Debug, Clone, Copy)]
pub struct Member {
    /// The game in the path.
    pub game: Uuid,
    /// The token.
    pub pass: Pass,
}

impl FromRequest for Member {
    type Error = Problem;
    type Future = Ready<Result<Member, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(required(request).map(|(game, pass)| Member { game, pass }))
    }
}

impl FromRequest for Player {
    type Error = Problem;
    type Future = Ready<Result<Player, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(required(request).and_then(|(game, pass)| match pass.role {
            Role::Seat(seat) => Ok(Player { game, seat, pass }),
            Role::Host => Err(forbidden("This call needs the token of a seat.")),
        }))
    }
}

impl FromRequest for Host {
    type Error = Problem;
    type Future = Ready<Result<Host, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(required(request).and_then(|(game, pass)| match pass.role {
            Role::Host => Ok(Host { game, pass }),
            Role::Seat(_) => Err(forbidden("This call needs the token of the host.")),
        }))
    }
}

impl FromRequest for Viewer {
    type Error = Problem;
    type Future = Ready<Result<Viewer, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(optional(request).map(|(game, pass)| Viewer { game, pass }))
    }
}

fn required(request: &HttpRequest) -> Result<(Uuid, Pass), Problem> {
    let missing = || Problem::new(Code::TokenMissing, "This call needs a token.");
    match optional(request)? {
        (game, Some(pass)) => Ok((game, pass)),
        (_, None) => Err(missing()),
    }
}

fn optional(request: &HttpRequest) -> Result<(Uuid, Option<Pass>), Problem> {
    let pass = token(request)?
        .map(|token| check(request, token))
        .transpose()?;
    let GameId(game) = GameId::of(request)?;
    if pass.is_some_and(|pass| pass.game != game) {
        return Err(forbidden("This token is for another game."));
    }
    Ok((game, pass))
}

/// Exactly one header with the scheme Bearer; anything else is not taken for "no token".
fn token(request: &HttpRequest) -> Result<Option<&str>, Problem> {
    let mut headers = request.headers().get_all(AUTHORIZATION);
    let Some(header) = headers.next() else {
        return Ok(None);
    };
    if headers.next().is_some() {
        return Err(invalid_token());
    }
    let (scheme, token) = header
        .to_str()
        .ok()
        .and_then(|value| value.trim().split_once(' '))
        .ok_or_else(invalid_token)?;
    if !scheme.eq_ignore_ascii_case("bearer") {
        return Err(invalid_token());
    }
    Ok(Some(token.trim()))
}

/// What the token of a request opens, if it has a good one.
pub(crate) fn token_of(request: &HttpRequest, auth: &Auth) -> Option<Pass> {
    let token = token(request).ok().flatten()?;
    auth.check(token).ok()
}

fn check(request: &HttpRequest, token: &str) -> Result<Pass, Problem> {
    let auth = request
        .app_data::<Data<Auth>>()
        .ok_or_else(|| Problem::internal("no keys are configured"))?;
    auth.check(token).map_err(|_| invalid_token())
}

/// The token is not, or no longer, good.
pub(crate) fn invalid_token() -> Problem {
    Problem::new(
        Code::InvalidToken,
        "The token is not valid: it is malformed, expired, replaced or not ours.",
    )
}

pub(crate) fn forbidden(detail: &str) -> Problem {
    Problem::new(Code::Forbidden, detail)
}
