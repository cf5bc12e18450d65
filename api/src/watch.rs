//! Around everything that answers: what is counted of each call, and one line about it in the log for whoever
//! asks for that. A line tells a call by its route and its game, which are ids; what else a caller sends (the rest
//! of an address, headers, a body) may hold a token where nobody expects one.

use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Instant;

use actix_web::body::{BodySize, BoxBody, EitherBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::StatusCode;
use actix_web::middleware::Next;
use actix_web::web::{Bytes, Data};
use actix_web::{Error, http::header::HeaderMap};
use tracing::{Instrument, Span};
use uuid::Uuid;

use crate::metrics::{Place, Routes};

/// What the lines are logged under, at level `info`.
pub const ACCESS: &str = "access";

/// In which a proxy, or the caller, may name a call; only ids are taken, as in every line of the log that the
/// call causes.
const REQUEST_ID: &str = "x-request-id";

/// Before the id of a game in a path.
const GAMES: &str = "/v1/games/";

/// The middleware that counts, and logs.
pub async fn watched<B: MessageBody + 'static>(
    routes: Data<Routes>,
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B, Logged>>, Error> {
    let began = Instant::now();
    let place = routes.place(request.method(), request.match_info().as_str());
    let is_logged = tracing::enabled!(target: ACCESS, tracing::Level::INFO);
    let line = is_logged.then(|| Line::begin(&routes, place, &request, began));
    let span = line
        .as_ref()
        .map_or_else(Span::none, |line| line.span.clone());
    let answered = next.call(request).instrument(span).await;
    let status = match &answered {
        Ok(response) => response.status(),
        Err(error) => error.as_response_error().status_code(),
    };
    routes.count(place, status, began.elapsed());
    let Some(mut line) = line else {
        return Ok(answered?.map_into_left_body());
    };
    line.status = Some(status);
    Ok(answered?.map_body(|_, body| {
        EitherBody::right(Logged {
            body: body.boxed(),
            line,
        })
    }))
}

/// A line that is written when it is dropped, when the last of an answer has been sent, or nobody takes it.
struct Line {
    routes: Data<Routes>,
    place: Place,
    game: Option<Uuid>,
    began: Instant,
    span: Span,
    /// None while nothing has been answered.
    status: Option<StatusCode>,
    bytes: u64,
}

impl Line {
    fn begin(
        routes: &Data<Routes>,
        place: Place,
        request: &ServiceRequest,
        began: Instant,
    ) -> Line {
        let id = named(request.headers()).unwrap_or_else(Uuid::now_v7);
        Line {
            routes: Data::clone(routes),
            place,
            game: game(request.match_info().as_str()),
            began,
            span: tracing::info_span!(target: ACCESS, "request", %id),
            status: None,
            bytes: 0,
        }
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        let _in_request = self.span.enter();
        tracing::info!(
            target: ACCESS,
            method = self.routes.method(self.place),
            route = self.routes.pattern(self.place),
            game = self.game.map(display),
            status = self.status.map(|status| status.as_u16()),
            bytes = self.bytes,
            milliseconds = self.began.elapsed().as_secs_f64() * 1000.0,
        );
    }
}

/// An answer that is logged when it is over.
pub struct Logged {
    body: BoxBody,
    line: Line,
}

impl MessageBody for Logged {
    type Error = <BoxBody as MessageBody>::Error;

    fn size(&self) -> BodySize {
        self.body.size()
    }

    fn poll_next(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Bytes, Self::Error>>> {
        let next = Pin::new(&mut self.body).poll_next(context);
        if let Poll::Ready(Some(Ok(bytes))) = &next {
            self.line.bytes += bytes.len() as u64;
        }
        next
    }
}

/// The name that a call comes with, if it is an id and nothing else.
fn named(headers: &HeaderMap) -> Option<Uuid> {
    let name = headers.get(REQUEST_ID)?.to_str().ok()?;
    Uuid::parse_str(name).ok()
}

/// The game that a path is about.
fn game(path: &str) -> Option<Uuid> {
    let rest = path.strip_prefix(GAMES)?;
    let id = rest.split('/').next()?;
    Uuid::parse_str(id).ok()
}
