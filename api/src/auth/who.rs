//! The three kinds of callers, as arguments of handlers.

use actix_web::dev::Payload;
use actix_web::http::header::AUTHORIZATION;
use actix_web::web::Data;
use actix_web::{FromRequest, HttpRequest};
use boodle_engine::Seat;
use futures_util::future::{Either, FutureExt, LocalBoxFuture, Ready, ready};
use uuid::Uuid;

use super::{Auth, BadToken, Pass, Role};
use crate::incoming::GameId;
use crate::problem::{Code, Problem};
use crate::tables::Tables;

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

/// Told at once, unless the token is of a key that has to be looked for.
type Asking<T> = Either<Ready<Result<T, Problem>>, LocalBoxFuture<'static, Result<T, Problem>>>;

impl FromRequest for Member {
    type Error = Problem;
    type Future = Asking<Member>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        asking(request, |game, pass| {
            let pass = pass.ok_or_else(missing)?;
            Ok(Member { game, pass })
        })
    }
}

impl FromRequest for Player {
    type Error = Problem;
    type Future = Asking<Player>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        asking(request, |game, pass| {
            let pass = pass.ok_or_else(missing)?;
            match pass.role {
                Role::Seat(seat) => Ok(Player { game, seat, pass }),
                Role::Host => Err(forbidden("This call needs the token of a seat.")),
            }
        })
    }
}

impl FromRequest for Host {
    type Error = Problem;
    type Future = Asking<Host>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        asking(request, |game, pass| {
            let pass = pass.ok_or_else(missing)?;
            match pass.role {
                Role::Host => Ok(Host { game, pass }),
                Role::Seat(_) => Err(forbidden("This call needs the token of the host.")),
            }
        })
    }
}

impl FromRequest for Viewer {
    type Error = Problem;
    type Future = Asking<Viewer>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        asking(request, |game, pass| Ok(Viewer { game, pass }))
    }
}

/// Who asks. Only where a token is of a key that is not known, this has to wait for the database.
fn asking<T: 'static>(
    request: &HttpRequest,
    admit: fn(Uuid, Option<Pass>) -> Result<T, Problem>,
) -> Asking<T> {
    let told = match caller(request) {
        Err(Refused::UnknownKey(tables)) => {
            let request = request.clone();
            let look = async move {
                tables.look_for_key().await;
                let (game, pass) = caller(&request).map_err(Problem::from)?;
                admit(game, pass)
            };
            return Either::Right(look.boxed_local());
        }
        told => told.map_err(Problem::from),
    };
    Either::Left(ready(told.and_then(|(game, pass)| admit(game, pass))))
}

/// Why it cannot be told who asks.
enum Refused {
    Problem(Problem),
    UnknownKey(Data<Tables>),
}

impl From<Problem> for Refused {
    fn from(problem: Problem) -> Refused {
        Refused::Problem(problem)
    }
}

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Problem {
        match refused {
            Refused::Problem(problem) => problem,
            Refused::UnknownKey(_) => invalid_token(),
        }
    }
}

fn caller(request: &HttpRequest) -> Result<(Uuid, Option<Pass>), Refused> {
    let pass = token(request)?
        .map(|token| check(request, token))
        .transpose()?;
    let GameId(game) = GameId::of(request)?;
    if pass.is_some_and(|pass| pass.game != game) {
        return Err(forbidden("This token is for another game.").into());
    }
    Ok((game, pass))
}

fn missing() -> Problem {
    Problem::new(Code::TokenMissing, "This call needs a token.")
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

fn check(request: &HttpRequest, token: &str) -> Result<Pass, Refused> {
    let tables = request
        .app_data::<Data<Tables>>()
        .ok_or_else(|| Problem::internal("there are no tables"))?;
    tables.auth.check(token).map_err(|bad| match bad {
        BadToken::Forged => invalid_token().into(),
        BadToken::UnknownKey => Refused::UnknownKey(tables.clone()),
    })
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
