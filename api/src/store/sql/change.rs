//! Games begin and change: a change is one transaction, and all or nothing of it happens.

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Binary, Bool, Nullable};
use uuid::Uuid;

use super::super::{Db, RunQueryDsl};
use super::kept::{Bind, Kept};
use super::{keys, past};
use crate::origin;
use crate::store::rows::signed;
use crate::store::schema::{games, log, rules};
use crate::store::{Change, NewGame, Once, Past, RulesHash, Show, Status};

/// The compare-and-set that makes every change safe: nothing happens to another version.
const SET: &str = "
    UPDATE games SET
        version = $1 + 1, last_seq = $2, head = $3, snapshot = $4, due_at = $5, attended = $6
    WHERE id = $7 AND version = $1 AND head = $8";

/// A new game, unless this has been done before.
pub(in crate::store) async fn create(db: &mut Db, game: &NewGame, no: i64) -> QueryResult<bool> {
    if !is_first(db, game.once.as_ref()).await? {
        return Ok(false);
    }
    found(db, game, no).await?;
    done(db, game.once.as_ref(), game.id, 0).await
}

/// A game begins to exist, with its first log entry.
async fn found(db: &mut Db, game: &NewGame, no: i64) -> QueryResult<()> {
    keep_rules(db, &game.hash, &game.rules).await?;
    diesel::insert_into(games::table)
        .values((
            games::id.eq(game.id.as_bytes().as_slice()),
            games::version.eq(1),
            games::last_seq.eq(signed(game.last_seq)),
            games::head.eq(no),
            games::status.eq(Status::Open.number()),
            games::listed.eq(game.listed),
            games::ruleset.eq(origin::written(game.ruleset.as_deref())),
            games::rules.eq(game.hash.as_slice()),
            games::snapshot.eq(&game.snapshot),
            games::idle_since.eq(signed(game.idle.since)),
            games::expires_at.eq(game.idle.until.map(signed)),
        ))
        .execute(db)
        .await?;
    if let Show::Late { status, .. } = game.show {
        let now = Past {
            version: 1,
            last_seq: game.last_seq,
            snapshot: game.snapshot.clone(),
        };
        past::keep(db, game.id, &now, status).await?;
    }
    append(db, no, 0, game.last_seq, &game.log).await
}

/// Equal rules are kept once for many games.
pub(super) async fn keep_rules(db: &mut Db, hash: &RulesHash, body: &str) -> QueryResult<()> {
    diesel::insert_into(rules::table)
        .values((rules::hash.eq(hash.as_slice()), rules::body.eq(body)))
        .on_conflict_do_nothing()
        .execute(db)
        .await?;
    Ok(())
}

/// Whether this has not been done before under its key.
async fn is_first(db: &mut Db, once: Option<&Once>) -> QueryResult<bool> {
    match once {
        None => Ok(true),
        Some(once) => Ok(!keys::is_used(db, once).await?),
    }
}

/// Keeps the key, if there is one.
async fn done(db: &mut Db, once: Option<&Once>, game: Uuid, after: u64) -> QueryResult<bool> {
    if let Some(once) = once {
        keys::keep(db, once, game, after).await?;
    }
    Ok(true)
}

/// A change of a game; not of another version, and not if this has been done before.
pub(in crate::store) async fn commit(db: &mut Db, change: &Change, no: i64) -> QueryResult<bool> {
    if !is_first(db, change.once.as_ref()).await? {
        return Ok(false);
    }
    if !set(db, change, no).await? {
        return Ok(false);
    }
    list(db, change).await?;
    show(db, change).await?;
    append(db, no, change.head, change.last_seq, &change.log).await?;
    if let Some(game) = &change.founds {
        found(db, game, no + 1).await?;
    }
    done(db, change.once.as_ref(), change.id, change.after).await
}

/// The game is what it has become, if it was at the version that is changed.
async fn set(db: &mut Db, change: &Change, no: i64) -> QueryResult<bool> {
    let binds: [Bind<'_>; 8] = [
        &signed(change.version).into_sql::<BigInt>(),
        &signed(change.last_seq).into_sql::<BigInt>(),
        &no.into_sql::<BigInt>(),
        &change.snapshot.as_slice().into_sql::<Binary>(),
        &change.due.map(signed).into_sql::<Nullable<BigInt>>(),
        &change.attended.into_sql::<Bool>(),
        &change.id.as_bytes().as_slice().into_sql::<Binary>(),
        &change.head.into_sql::<BigInt>(),
    ];
    Ok(Kept::new(SET, &binds).execute(db).await? == 1)
}

/// Where lists and sweeps find it, when that is another place now: most commits leave their indexes alone.
async fn list(db: &mut Db, change: &Change) -> QueryResult<()> {
    let game = games::table.find(change.id.as_bytes().as_slice());
    if let Some(status) = listed_status(change) {
        let status = games::status.eq(status.number());
        diesel::update(game).set(status).execute(db).await?;
    }
    if let Some(idle) = change.idle {
        let idle = (
            games::idle_since.eq(signed(idle.since)),
            games::expires_at.eq(idle.until.map(signed)),
        );
        diesel::update(game).set(idle).execute(db).await?;
    }
    Ok(())
}

/// How far the lobby says that the game is, if that changes now; it does not know what is shown late.
pub(in crate::store) fn listed_status(change: &Change) -> Option<Status> {
    match change.show {
        Show::AtOnce | Show::Everything => change.status,
        Show::Late { .. } => None,
    }
}

/// Spectators are shown what has become old enough.
async fn show(db: &mut Db, change: &Change) -> QueryResult<()> {
    match change.show {
        Show::AtOnce => Ok(()),
        Show::Everything => past::let_go(db, change.id).await,
        Show::Late { delay, status } => {
            let now = Past {
                version: change.version + 1,
                last_seq: change.last_seq,
                snapshot: change.snapshot.clone(),
            };
            past::keep(db, change.id, &now, status).await?;
            past::move_on(db, change.id, change.last_seq.saturating_sub(delay)).await
        }
    }
}

async fn append(db: &mut Db, no: i64, prev: i64, last_seq: u64, body: &[u8]) -> QueryResult<()> {
    diesel::insert_into(log::table)
        .values((
            log::no.eq(no),
            log::prev.eq(prev),
            log::last_seq.eq(signed(last_seq)),
            log::body.eq(body),
        ))
        .execute(db)
        .await?;
    Ok(())
}
