//! Exactly once: a request with an `Idempotency-Key` is done the first time that it comes, and
//! answered as it was then each time that it comes again.
//!
//! A key is kept in the commit of what was done under it, so a repeated request is noticed where it
//! would be done again. It is looked for only where a commit or a refusal says that something is
//! not as it was.

use actix_web::http::header::HeaderMap;
use boodle_engine::Seat;
use bytes::Bytes;
use sha2::{Digest, Sha256};
use uuid::Uuid;

use crate::auth::{Pass, Role};
use crate::change::Done;
use crate::onlooker::Onlooker;
use crate::problem::{Code, Problem};
use crate::store::{Granted, Once};
use crate::tables::{Loaded, Tables};

/// The name of the header.
pub const KEY: &str = "idempotency-key";
/// Says that an answer is the first one again.
pub const REPLAYED: &str = "idempotency-replayed";

/// How long a key is kept, in seconds: a day.
pub const KEPT_FOR: u64 = 24 * 60 * 60;
const LONGEST_KEY: usize = 255;

/// A key, as its sender chose it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Key(String);

impl Key {
    /// The key of a request, if it has one. Quoted and bare are the same.
    pub fn of(headers: &HeaderMap) -> Result<Option<Key>, Problem> {
        let mut values = headers.get_all(KEY);
        let Some(value) = values.next() else {
            return Ok(None);
        };
        let text = value.to_str().map(str::trim).unwrap_or_default();
        let bare = text
            .strip_prefix('"')
            .and_then(|text| text.strip_suffix('"'))
            .unwrap_or(text);
        let is_key = (1..=LONGEST_KEY).contains(&bare.len())
            && bare
                .bytes()
                .all(|byte| byte.is_ascii_graphic() && byte != b'"');
        if is_key && values.next().is_none() {
            return Ok(Some(Key(bare.to_owned())));
        }
        let detail =
            format!("Idempotency-Key is one text of 1 to {LONGEST_KEY} visible ASCII characters.");
        Err(Problem::new(Code::BadRequest, detail))
    }

    /// What is kept of it. Callers do not share their keys; of those without a token nobody knows
    /// who they are, so their keys have to be unique by themselves.
    fn hash(&self, caller: Option<&Pass>) -> Result<[u8; 32], Problem> {
        let scoped = match caller {
            Some(pass) => {
                let role = match pass.role {
                    Role::Host => "host".to_owned(),
                    Role::Seat(seat) => seat.to_string(),
                };
                format!("{}/{role}/{}|{}", pass.game, pass.epoch, self.0)
            }
            None => {
                let id = Uuid::try_parse(&self.0).map_err(|_| {
                    let detail =
                        "Without a token, Idempotency-Key is a UUID of the caller's making.";
                    Problem::new(Code::BadRequest, detail)
                })?;
                format!("anybody|{id}")
            }
        };
        Ok(Sha256::digest(scoped).into())
    }
}

/// A request as far as it matters whether another one is the same.
#[derive(Debug, Clone)]
pub struct Fingerprint([u8; 32]);

impl Fingerprint {
    /// Of what is called and what is sent there; no body is the empty object.
    pub fn new(method: &str, path: &str, body: &Bytes) -> Fingerprint {
        let body: &[u8] = if body.is_empty() { b"{}" } else { body };
        let mut hash = Sha256::new();
        hash.update(format!("{method} {path}\n"));
        hash.update(body);
        Fingerprint(hash.finalize().into())
    }
}

/// What a commit keeps of a request with a key.
pub fn once(
    key: &Key,
    caller: Option<&Pass>,
    request: &Fingerprint,
    now: u64,
) -> Result<Once, Problem> {
    Ok(Once {
        key: key.hash(caller)?,
        request: request.0,
        granted: None,
        at: now / 1000,
    })
}

/// What the server itself does once in a game, whichever server does it.
pub fn of_server(what: &str, game: Uuid, now: u64) -> Once {
    let hash = |text: String| Sha256::digest(text).into();
    Once {
        key: hash(format!("server|{game}|{what}")),
        request: hash(what.to_owned()),
        granted: None,
        at: now / 1000,
    }
}

impl Granted {
    /// The token of a seat or of the host.
    pub fn new(role: Role, epoch: u32) -> Granted {
        let seat = match role {
            Role::Host => None,
            Role::Seat(seat) => u8::try_from(seat.index()).ok(),
        };
        Granted { seat, epoch }
    }

    /// What it opens.
    pub fn role(self) -> Option<Role> {
        match self.seat {
            None => Some(Role::Host),
            Some(seat) => Seat::new(usize::from(seat)).map(Role::Seat),
        }
    }
}

impl Tables {
    /// The first answer, if this has been done before.
    pub(crate) async fn replay(
        &self,
        pass: Option<&Pass>,
        once: &Once,
    ) -> Result<Option<Done>, Problem> {
        let Some(kept) = self.store.kept(once.key).await? else {
            return Ok(None);
        };
        if kept.request != once.request {
            let detail = "Something else has been done under this Idempotency-Key.";
            return Err(Problem::new(Code::IdempotencyKeyReused, detail));
        }
        let loaded = self.current(kept.game).await.map_err(gone)?;
        let entries = self.entries(&loaded, kept.after, None, 1).await?;
        let entry = entries.into_iter().next();
        let entry = entry.ok_or_else(|| Problem::internal("what was done is not in the log"))?;
        let caller = match loaded.admit(pass) {
            // What it did may have ended the host's own token, as handing over does.
            Err(_) if is_host(pass) && kept.granted.is_none() => {
                former_host(entry.version == loaded.version)
            }
            admitted => admitted?,
        };
        let granted = kept
            .granted
            .and_then(|granted| as_granted(&loaded, granted));
        Ok(Some(Done {
            loaded,
            entry,
            maker: granted.unwrap_or(caller),
            granted: kept.granted,
            is_replay: true,
        }))
    }
}

/// The game of a key that is still kept: there is nothing to answer with any more.
fn gone(problem: Problem) -> Problem {
    if problem.code() != Code::NotFound {
        return problem;
    }
    let detail = "The game that was made under this Idempotency-Key has been removed. \
                  Another key makes another game.";
    Problem::new(Code::NotFound, detail)
}

fn is_host(pass: Option<&Pass>) -> bool {
    pass.is_some_and(|pass| pass.role == Role::Host)
}

/// Whoever was the host sees what he was shown then; of what has happened since, what anybody sees.
fn former_host(is_as_it_was: bool) -> Onlooker {
    if is_as_it_was {
        Onlooker::Host
    } else {
        Onlooker::Anybody
    }
}

/// As the holder of a token that was given sees the game, as long as the token is good.
fn as_granted(loaded: &Loaded, granted: Granted) -> Option<Onlooker> {
    let role = granted.role()?;
    let is_good = loaded.table.honours(role, granted.epoch);
    is_good.then(|| role.into())
}

#[cfg(test)]
mod tests {
    use actix_web::http::header::{HeaderName, HeaderValue};

    use super::*;

    fn key(values: &[&str]) -> Result<Option<Key>, Code> {
        let mut headers = HeaderMap::new();
        for value in values {
            headers.append(
                HeaderName::from_static(KEY),
                HeaderValue::from_str(value).unwrap(),
            );
        }
        Key::of(&headers).map_err(|problem| problem.code())
    }

    #[test]
    fn keys() {
        let abc = || Ok(Some(Key("abc-1".to_owned())));
        let bad = || Err(Code::BadRequest);
        let long = "x".repeat(LONGEST_KEY);
        assert_eq!(key(&[]), Ok(None));
        assert_eq!(key(&["abc-1"]), abc());
        assert_eq!(key(&["\"abc-1\""]), abc());
        assert_eq!(key(&["  abc-1 "]), abc());
        assert_eq!(key(&[&long]), Ok(Some(Key(long.clone()))));
        assert_eq!(key(&[&format!("{long}x")]), bad());
        for other in ["", "\"\"", "\"abc", "a b", "a\"b", "é"] {
            assert_eq!(key(&[other]), bad(), "{other}");
        }
        assert_eq!(key(&["a", "a"]), bad());
    }

    #[test]
    fn a_key_without_a_token_is_a_uuid_in_any_spelling() {
        let hash = |key: &str| Key(key.to_owned()).hash(None).map_err(|p| p.code());
        let id = "0190a6f0-7d3c-7000-8000-00000000abcd";
        let known = hash(id);
        assert!(known.is_ok());
        assert_eq!(hash(&id.to_uppercase()), known);
        assert_eq!(hash("abc-1"), Err(Code::BadRequest));
    }

    #[test]
    fn what_is_called_and_sent_is_what_counts() {
        let print = |method: &str, path: &str, body: &'static str| {
            Fingerprint::new(method, path, &Bytes::from_static(body.as_bytes())).0
        };
        let known = print("POST", "/a", "{}");
        assert_eq!(known, print("POST", "/a", ""));
        assert_ne!(known, print("POST", "/b", "{}"));
        assert_ne!(known, print("POST", "/a", "{\"x\":1}"));
    }
}
