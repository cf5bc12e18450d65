//! What comes with a request. Bodies and preconditions are read first and judged later, because
//! who asks is judged before what is asked.

use std::future::Future;
use std::pin::Pin;
use std::time::Duration;

use actix_web::dev::Payload;
use actix_web::error::QueryPayloadError;
use actix_web::http::Method;
use actix_web::http::header::{self, HeaderMap};
use actix_web::{FromRequest, HttpRequest, web};
use boodle_engine::Seat;
use bytes::{Bytes, BytesMut};
use futures_util::{StreamExt, future};
use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::auth::Pass;
use crate::form;
use crate::once::{Fingerprint, Key, once};
use crate::problem::{Code, Problem};
use crate::store::Once;

/// What of a request an answer depends on besides its address.
pub const VARY: &str = "Authorization, Accept-Language, Accept-Encoding";

/// The largest body of a request.
pub const LARGEST_BODY: usize = 64 * 1024;

/// How long a body may take to arrive.
const PATIENCE: Duration = Duration::from_secs(30);

/// A JSON body that has been read, but not looked at yet, and the key that it came with.
#[derive(Debug)]
pub struct JsonBody {
    bytes: Result<Bytes, Problem>,
    keyed: Result<Option<Keyed>, Problem>,
}

/// A request that shall be done once.
#[derive(Debug)]
struct Keyed {
    key: Key,
    method: Method,
    path: String,
}

impl JsonBody {
    /// The body as a value; no body is the empty object.
    pub fn parse<T: DeserializeOwned + Serialize + ToSchema>(&self) -> Result<T, Problem> {
        // A key that is none is refused, also where none is looked for.
        self.keyed.as_ref().map_err(Problem::clone)?;
        form::read(self.bytes.as_ref().map_err(Problem::clone)?)
    }

    /// What is kept of the request when it has been done, if it has a key. `now` is in milliseconds.
    pub fn once(&self, caller: Option<&Pass>, now: u64) -> Result<Option<Once>, Problem> {
        let Some(keyed) = self.keyed.as_ref().map_err(Problem::clone)? else {
            return Ok(None);
        };
        let bytes = self.bytes.as_ref().map_err(Problem::clone)?;
        let print = Fingerprint::new(keyed.method.as_str(), &keyed.path, bytes);
        once(&keyed.key, caller, &print, now).map(Some)
    }
}

impl FromRequest for JsonBody {
    type Error = Problem;
    type Future = Pin<Box<dyn Future<Output = Result<JsonBody, Problem>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let headers = checked_headers(request.headers());
        let keyed = Key::of(request.headers()).map(|key| {
            key.map(|key| Keyed {
                key,
                method: request.method().clone(),
                path: request.path().to_owned(),
            })
        });
        let fits = announced(request.headers()).is_none_or(|bytes| bytes <= LARGEST_BODY);
        let payload = payload.take();
        Box::pin(async move {
            if !fits {
                return Ok(JsonBody {
                    bytes: Err(too_large()),
                    keyed,
                });
            }
            let read = tokio::time::timeout(PATIENCE, read(payload, headers)).await;
            let bytes = read.unwrap_or_else(|_| Err(too_slow()));
            Ok(JsonBody { bytes, keyed })
        })
    }
}

/// The largest number that every client can write exactly, 2^53 - 1.
pub(crate) const LARGEST: u64 = (1 << 53) - 1;

/// The body took too long.
pub(crate) fn too_slow() -> Problem {
    let detail = format!("The body did not arrive within {} s.", PATIENCE.as_secs());
    Problem::new(Code::TooSlow, detail)
}

/// How long a body is said to be.
fn announced(headers: &HeaderMap) -> Option<usize> {
    headers
        .get(header::CONTENT_LENGTH)?
        .to_str()
        .ok()?
        .parse()
        .ok()
}

fn too_large() -> Problem {
    let detail = format!("The body has more than {LARGEST_BODY} bytes.");
    Problem::new(Code::TooLarge, detail)
}

async fn read(mut payload: Payload, headers: Result<(), Problem>) -> Result<Bytes, Problem> {
    let mut body = BytesMut::new();
    while let Some(chunk) = payload.next().await {
        let chunk = chunk.map_err(|error| {
            Problem::new(
                Code::BadRequest,
                format!("The body cannot be read: {error}."),
            )
        })?;
        if body.len() + chunk.len() > LARGEST_BODY {
            return Err(too_large());
        }
        body.extend_from_slice(&chunk);
    }
    if !body.is_empty() {
        headers?;
    }
    Ok(body.freeze())
}

fn checked_headers(headers: &HeaderMap) -> Result<(), Problem> {
    let is_plain = headers
        .get(header::CONTENT_ENCODING)
        .is_none_or(|coding| coding.as_bytes().eq_ignore_ascii_case(b"identity"));
    let media = headers
        .get(header::CONTENT_TYPE)
        .and_then(|media| media.to_str().ok())
        .and_then(|media| media.split(';').next())
        .map(|media| media.trim().to_ascii_lowercase());
    let is_json =
        media.is_some_and(|media| media == "application/json" || media.ends_with("+json"));
    if is_plain && is_json {
        return Ok(());
    }
    Err(Problem::new(
        Code::UnsupportedMediaType,
        "A body is plain JSON, sent with Content-Type: application/json.",
    ))
}

/// The game in the path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameId(pub Uuid);

impl GameId {
    /// Reads the id out of the path; what is not an id is nothing that exists.
    pub fn of(request: &HttpRequest) -> Result<GameId, Problem> {
        let text = request.match_info().get("id").unwrap_or_default();
        // The library also reads other spellings, and one thing has one address.
        let id = Uuid::try_parse(text)
            .ok()
            .filter(|id| id.to_string() == text);
        id.map(GameId).ok_or_else(no_such_game)
    }
}

/// The seat in the path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatNumber(pub Seat);

impl FromRequest for SeatNumber {
    type Error = Problem;
    type Future = future::Ready<Result<SeatNumber, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let text = request.match_info().get("seat").unwrap_or_default();
        let seat = text.parse().ok().and_then(Seat::new);
        // One thing has one address: 01 is none.
        let seat = seat.filter(|seat| seat.index().to_string() == text);
        future::ready(seat.map(SeatNumber).ok_or_else(no_such_seat))
    }
}

/// The game has no such seat.
pub fn no_such_seat() -> Problem {
    Problem::new(Code::NotFound, "The game has no such seat.")
}

/// There is no such game, or its id is not an id.
pub fn no_such_game() -> Problem {
    Problem::new(Code::NotFound, "There is no such game.")
}

/// Parameters behind the question mark.
#[derive(Debug)]
pub struct Params<T>(pub T);

impl<T: DeserializeOwned + 'static> FromRequest for Params<T> {
    type Error = Problem;
    type Future = future::Ready<Result<Params<T>, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        future::ready(query(request.query_string()).map(Params))
    }
}

fn query<T: DeserializeOwned>(text: &str) -> Result<T, Problem> {
    let read = |text: &str| match web::Query::<T>::from_query(text) {
        Ok(query) => Ok(query.into_inner()),
        Err(QueryPayloadError::Deserialize(error)) => Err(error.to_string()),
        Err(error) => Err(error.to_string()),
    };
    read(text).map_err(|why| {
        // No parameter needs another one, so one that cannot be read is so alone.
        let alone = text.split('&').find_map(|pair| {
            let name = pair.split('=').next().unwrap_or_default();
            read(pair).err().map(|why| (name, why))
        });
        let detail = match alone {
            None => format!("The query cannot be read: {}.", form::plainly(&why)),
            Some((name, why)) if why.starts_with("unknown field") => {
                format!("There is no parameter `{name}` here.")
            }
            Some((name, why)) if why.starts_with(name) => format!("{why}."),
            Some((name, why)) => format!("{name}: {}.", form::plainly(&why)),
        };
        Problem::new(Code::BadRequest, detail)
    })
}

/// A number of a query, or the sentence that says which it is.
pub fn number<'de, D: Deserializer<'de>, N: std::str::FromStr + PartialOrd + std::fmt::Display>(
    deserializer: D,
    name: &str,
    range: std::ops::RangeInclusive<N>,
) -> Result<N, D::Error> {
    let text = String::deserialize(deserializer)?;
    let number = text.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| {
        let (least, most) = range.into_inner();
        D::Error::custom(format!("{name} is a number from {least} to {most}"))
    })
}

/// Which version an action was decided on, if its sender cares.
#[derive(Debug, Default)]
pub struct IfMatch(Vec<Vec<u8>>);

impl IfMatch {
    /// Refuses when a version is asked for and it is not this one.
    pub fn check(&self, version: u64) -> Result<(), Problem> {
        let tags = self.tags()?;
        let current = format!("\"{version}\"");
        if tags.is_empty() || tags.iter().any(|tag| *tag == "*" || *tag == current) {
            return Ok(());
        }
        Err(Problem::new(
            Code::StaleVersion,
            format!("The game is at version {version} by now."),
        )
        .with_version(version))
    }

    /// Whether a version is asked for at all.
    pub fn is_given(&self) -> bool {
        !self.0.is_empty()
    }

    /// Refuses a header that is not a list of entity tags.
    pub fn tags(&self) -> Result<Vec<&str>, Problem> {
        tags("If-Match", self.0.iter().map(Vec::as_slice))
    }
}

fn tags<'a>(name: &str, values: impl Iterator<Item = &'a [u8]>) -> Result<Vec<&'a str>, Problem> {
    let malformed = || {
        Problem::new(
            Code::BadRequest,
            format!("{name} is a version in quotes, as ETag gives it: {name}: \"7\"."),
        )
    };
    let mut tags = Vec::new();
    for value in values {
        let value = std::str::from_utf8(value).map_err(|_| malformed())?;
        for tag in value.split(',').map(str::trim) {
            if !is_tag(tag) {
                return Err(malformed());
            }
            tags.push(tag);
        }
    }
    Ok(tags)
}

fn is_tag(tag: &str) -> bool {
    let inner = tag
        .strip_prefix("W/")
        .unwrap_or(tag)
        .strip_prefix('"')
        .and_then(|tag| tag.strip_suffix('"'));
    tag == "*" || inner.is_some_and(|inner| !inner.contains(['"', ' ']))
}

impl FromRequest for IfMatch {
    type Error = Problem;
    type Future = future::Ready<Result<IfMatch, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let values = request.headers().get_all(header::IF_MATCH);
        future::ok(IfMatch(values.map(|v| v.as_bytes().to_vec()).collect()))
    }
}

/// Whether the caller already has this version.
pub fn has_version(request: &HttpRequest, version: u64) -> Result<bool, Problem> {
    let current = format!("\"{version}\"");
    let values = request.headers().get_all(header::IF_NONE_MATCH);
    let tags = tags("If-None-Match", values.map(|value| value.as_bytes()))?;
    Ok(tags
        .iter()
        .any(|tag| *tag == "*" || tag.strip_prefix("W/").unwrap_or(tag) == current))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(header: &str, version: u64) -> Option<Code> {
        let header = IfMatch(vec![header.as_bytes().to_vec()]);
        header.check(version).err().map(|problem| problem.code())
    }

    #[test]
    fn preconditions() {
        for (header, refusal) in [
            ("\"7\"", None),
            ("*", None),
            ("\"6\", \"7\"", None),
            ("\"6\"", Some(Code::StaleVersion)),
            ("W/\"7\"", Some(Code::StaleVersion)),
            ("\"07\"", Some(Code::StaleVersion)),
            ("7", Some(Code::BadRequest)),
            ("\"7", Some(Code::BadRequest)),
            ("", Some(Code::BadRequest)),
            ("\"6\",", Some(Code::BadRequest)),
        ] {
            assert_eq!(check(header, 7), refusal, "{header}");
        }
        assert!(IfMatch::default().check(7).is_ok());
    }
}
