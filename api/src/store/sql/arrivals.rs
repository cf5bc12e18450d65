//! Games that come from another database.

use diesel::prelude::*;
use uuid::Uuid;

use super::super::{Db, RunQueryDsl};
use super::change::keep_rules;
use super::past;
use crate::origin;
use crate::store::rows::{game_id, signed, unsigned};
use crate::store::schema::{arrivals, games, log};
use crate::store::{Arrival, MovedGame, Past, StoreError, Whole};

/// So many rows are sent at once.
const ROWS: usize = 1000;

/// Writes games as they were. Their logs take these places.
pub(in crate::store) async fn take_in(
    db: &mut Db,
    games: &[Whole],
    places: &[i64],
) -> QueryResult<()> {
    let mut places = places.iter().copied();
    for Whole { game, log, past } in games {
        let (mut head, mut rows) = (0, Vec::with_capacity(log.len()));
        for (entry, no) in log.iter().zip(places.by_ref()) {
            rows.push((
                log::no.eq(no),
                log::prev.eq(head),
                log::last_seq.eq(signed(entry.last_seq)),
                log::body.eq(&entry.body),
            ));
            head = no;
        }
        for rows in rows.chunks(ROWS) {
            diesel::insert_into(log::table)
                .values(rows)
                .execute(db)
                .await?;
        }
        found(db, game, head).await?;
        for was in past {
            let as_it_was = Past {
                version: was.version,
                last_seq: was.last_seq,
                snapshot: was.snapshot.clone(),
            };
            past::keep(db, game.id, &as_it_was, was.status).await?;
        }
    }
    Ok(())
}

/// The game itself, in which nothing is due until a server has set its clocks right.
async fn found(db: &mut Db, game: &MovedGame, head: i64) -> QueryResult<()> {
    let id = game.id.as_bytes().as_slice();
    keep_rules(db, &game.hash, &game.rules).await?;
    diesel::insert_into(games::table)
        .values((
            games::id.eq(id),
            games::version.eq(signed(game.version)),
            games::last_seq.eq(signed(game.last_seq)),
            games::head.eq(head),
            games::status.eq(game.status.number()),
            games::listed.eq(game.listed),
            games::ruleset.eq(origin::written(game.ruleset.as_deref())),
            games::rules.eq(game.hash.as_slice()),
            games::snapshot.eq(&game.snapshot),
            games::idle_since.eq(signed(game.idle_since)),
            games::expires_at.eq(game.expires_at.map(signed)),
            games::attended.eq(game.attended),
        ))
        .execute(db)
        .await?;
    if let Some(due) = game.due {
        diesel::insert_into(arrivals::table)
            .values((
                arrivals::game.eq(id),
                arrivals::version.eq(signed(game.version)),
                arrivals::due_at.eq(signed(due.at)),
                arrivals::ran_until.eq(signed(due.ran_until)),
            ))
            .execute(db)
            .await?;
    }
    Ok(())
}

/// Games whose clocks still stand, by id.
pub(in crate::store) async fn all(
    db: &mut Db,
    after: Uuid,
    limit: u32,
) -> Result<Vec<Arrival>, StoreError> {
    let rows: Vec<(Vec<u8>, i64)> = arrivals::table
        .filter(arrivals::game.gt(after.as_bytes().as_slice()))
        .order(arrivals::game)
        .limit(i64::from(limit))
        .select((arrivals::game, arrivals::ran_until))
        .load(db)
        .await?;
    let arrival = |(game, since): (Vec<u8>, i64)| {
        Ok(Arrival {
            game: game_id(&game)?,
            since: unsigned(since)?,
        })
    };
    rows.into_iter().map(arrival).collect()
}

/// What was due is due again, unless the game has changed since it came: then what is due is known.
pub(in crate::store) async fn wake(db: &mut Db, game: Uuid) -> QueryResult<()> {
    let id = game.as_bytes().as_slice();
    let came: Option<(i64, i64)> = arrivals::table
        .find(id)
        .select((arrivals::version, arrivals::due_at))
        .first(db)
        .await
        .optional()?;
    let Some((version, due)) = came else {
        return Ok(());
    };
    diesel::update(games::table.find(id))
        .filter(games::version.eq(version))
        .set(games::due_at.eq(due))
        .execute(db)
        .await?;
    let_go(db, game).await
}

/// It is at home here, or gone.
pub(in crate::store) async fn let_go(db: &mut Db, game: Uuid) -> QueryResult<()> {
    let arrival = arrivals::table.find(game.as_bytes().as_slice());
    diesel::delete(arrival).execute(db).await?;
    Ok(())
}
