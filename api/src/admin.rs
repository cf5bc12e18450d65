//! What whoever runs the service does with its database, beside the servers that run on it.

use std::fmt::Write as _;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use boodle_engine::Seat;
use chrono::{DateTime, SecondsFormat, Utc};
use uuid::Uuid;

use crate::auth::{Auth, LIFETIME};
use crate::config::KeysCommand;
use crate::store::{CommitError, SigningSeed, Store};
use crate::tables::Tables;

/// Looks at or changes the keys that sign tokens. Answers with what to print; an error is one sentence.
pub async fn keys(database: &str, command: &KeysCommand) -> Result<String, String> {
    let store = open(database)?;
    let now = now()?;
    let told = match command {
        KeysCommand::List => list(&store, now).await,
        KeysCommand::Rotate { overlap } => rotate(&store, now, *overlap).await,
        KeysCommand::Revoke { kid } => revoke(&store, now, kid).await,
    };
    closed(store).await?;
    told
}

/// A new token of a game's host, or of one of its seats.
pub async fn token(database: &str, game: Uuid, seat: Option<u8>) -> Result<String, String> {
    let seat = seat.map(|seat| Seat::new(usize::from(seat)).ok_or("there is no such seat"));
    let seat = seat.transpose()?;
    let store = open(database)?;
    let keys = store.signing_keys().await;
    let auth = keys
        .map_err(|error| error.to_string())
        .and_then(|keys| Auth::new(&keys));
    let told = match auth {
        Ok(auth) => {
            let tables = Tables::new(store.clone(), Arc::new(auth));
            let token = tables.recover(game, seat).await;
            token
                .map(|token| token + "\n")
                .map_err(|problem| problem.to_string())
        }
        Err(why) => Err(why),
    };
    closed(store).await?;
    told
}

async fn list(store: &Store, now: u64) -> Result<String, String> {
    let keys = store.signing_keys().await;
    let keys = keys.map_err(|error| error.to_string())?;
    let signer = keys.iter().position(|key| key.signs_from <= now);
    let signer = signer.unwrap_or(keys.len().saturating_sub(1));
    let mut told = String::new();
    for (place, key) in keys.iter().enumerate() {
        let does = if place < signer {
            format!("signs from {}", time(key.signs_from))
        } else if place == signer {
            format!("signs since {}", time(key.signs_from))
        } else {
            // One that began together with the key that signs stays as long as that does.
            let newer = keys[..place].iter().rev();
            let mut newer = newer.filter(|other| other.signs_from > key.signs_from);
            match newer.next().filter(|next| next.signs_from <= now) {
                Some(next) => {
                    let last = next.signs_from + LIFETIME;
                    format!("checks what it signed until {}", time(last))
                }
                None => "checks what it signed".to_owned(),
            }
        };
        // Writing to a text cannot fail.
        let _ = writeln!(told, "{}  made {}  {does}", key.kid, time(key.created_at));
    }
    Ok(told)
}

async fn rotate(store: &Store, now: u64, overlap: u64) -> Result<String, String> {
    let key = SigningSeed::new(now, now + overlap).map_err(|error| error.to_string())?;
    let (kid, from) = (key.kid.clone(), time(key.signs_from));
    match store.add_signing_key(key).await {
        Ok(()) => Ok(format!(
            "{kid} is published and signs from {from}; tokens of the keys before it stay good.\n"
        )),
        Err(CommitError::Conflict) => {
            Err("a new key waits to sign already: see boodle keys list".to_owned())
        }
        Err(CommitError::Store(error)) => Err(error.to_string()),
    }
}

async fn revoke(store: &Store, now: u64, kid: &str) -> Result<String, String> {
    let instead = SigningSeed::new(now, now).map_err(|error| error.to_string())?;
    match store.revoke_signing_key(kid.to_owned(), instead).await {
        Ok(()) => Ok(format!(
            "{kid} is gone: within seconds no server takes a token of it. \
             boodle token GAME gives the host of a game a new one.\n"
        )),
        Err(CommitError::Conflict) => Err(format!("there is no key {kid}: see boodle keys list")),
        Err(CommitError::Store(error)) => Err(error.to_string()),
    }
}

/// Not an empty one where the path is wrong: its keys would be nobody's.
fn open(database: &str) -> Result<Store, String> {
    Store::open_existing(database).map_err(|error| error.to_string())
}

/// Closes it where that holds nobody up.
pub(crate) async fn closed(store: Store) -> Result<(), String> {
    let closed = actix_web::web::block(move || store.close()).await;
    closed.map_err(|error| error.to_string())
}

/// Seconds since 1970.
fn now() -> Result<u64, String> {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since
        .map(|since| since.as_secs())
        .map_err(|error| error.to_string())
}

fn time(seconds: u64) -> String {
    let seconds = i64::try_from(seconds).ok();
    let time: Option<DateTime<Utc>> = seconds.and_then(|s| DateTime::from_timestamp(s, 0));
    time.unwrap_or_default()
        .to_rfc3339_opts(SecondsFormat::Secs, true)
}
