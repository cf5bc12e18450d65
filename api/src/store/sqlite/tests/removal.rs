//! Long logs go in steps, and nothing else goes with them.

use diesel::prelude::*;
use diesel::sqlite::SqliteConnection;
use uuid::Uuid;

use super::super::at_once;
use super::super::migrate::{connect, prepare};
use super::super::sql::removal::{self, AT_ONCE};
use crate::store::schema::{games, log, removed_logs, rules};

const LONG: i64 = 2 * AT_ONCE as i64 + 500;

fn file(dir: &tempfile::TempDir) -> SqliteConnection {
    let mut db = connect(&dir.path().join("test.db").display().to_string()).unwrap();
    prepare(&mut db).unwrap();
    db
}

/// A game whose log has these rows.
fn game(db: &mut SqliteConnection, numbers: &[i64]) -> Uuid {
    let id = Uuid::now_v7();
    diesel::insert_or_ignore_into(rules::table)
        .values((rules::hash.eq(vec![7; 32]), rules::body.eq("{}")))
        .execute(db)
        .unwrap();
    diesel::insert_into(games::table)
        .values((
            games::id.eq(id.as_bytes().as_slice()),
            games::version.eq(numbers.len() as i64),
            games::last_seq.eq(numbers.len() as i64),
            games::head.eq(numbers.last().unwrap()),
            games::status.eq(0),
            games::listed.eq(true),
            games::ruleset.eq("newmarket"),
            games::rules.eq(vec![7; 32]),
            games::snapshot.eq(vec![1]),
            games::idle_since.eq(0),
        ))
        .execute(db)
        .unwrap();
    let before = [0].iter().chain(numbers);
    for (no, prev) in numbers.iter().zip(before) {
        diesel::insert_into(log::table)
            .values((
                log::no.eq(no),
                log::prev.eq(prev),
                log::last_seq.eq(no),
                log::body.eq(vec![1]),
            ))
            .execute(db)
            .unwrap();
    }
    id
}

fn delete(db: &mut SqliteConnection, id: Uuid, version: u64) -> QueryResult<bool> {
    at_once(removal::delete(db, id, version))
}

fn sweep_logs(db: &mut SqliteConnection) -> QueryResult<i64> {
    at_once(removal::sweep_logs(db))
}

fn rows(db: &mut SqliteConnection) -> i64 {
    log::table.count().get_result(db).unwrap()
}

#[test]
fn a_long_log_goes_in_steps() {
    let dir = tempfile::TempDir::new().unwrap();
    let mut db = file(&dir);
    let db = &mut db;
    // Two logs that grew at the same time.
    let (id, other) = db
        .transaction::<_, diesel::result::Error, _>(|db| {
            let odd: Vec<i64> = (0..LONG).map(|n| 2 * n + 1).collect();
            let even: Vec<i64> = (1..=LONG).map(|n| 2 * n).collect();
            Ok((game(db, &odd), game(db, &even)))
        })
        .unwrap();
    let step = i64::from(AT_ONCE);
    assert_eq!(delete(db, id, 1), Ok(false), "another version");
    assert_eq!(
        (rows(db), delete(db, id, LONG as u64)),
        (2 * LONG, Ok(true))
    );
    assert_eq!(rows(db), 2 * LONG - step);
    assert_eq!(delete(db, id, LONG as u64), Ok(false));
    // The other game goes while the first log is being removed.
    assert_eq!(delete(db, other, LONG as u64), Ok(true));
    assert_eq!(rows(db), 2 * (LONG - step));
    let kept: i64 = rules::table.count().get_result(db).unwrap();
    assert_eq!(kept, 0);
    // Of each 1500 are left: 1000 of one, then its last 500 and 500 of the other, and its last 1000.
    let left = 2 * (LONG - step);
    let steps = [
        (1, left - step),
        (2, left - 2 * step),
        (1, left - 3 * step),
        (0, 0),
    ];
    for step in steps {
        assert_eq!((sweep_logs(db).unwrap(), rows(db)), step);
    }
}

#[test]
fn many_short_logs_go_together() {
    let dir = tempfile::TempDir::new().unwrap();
    let mut db = file(&dir);
    let db = &mut db;
    for game_no in 0..40 {
        let first = 100 * game_no + 1;
        game(db, &[first, first + 1, first + 2]);
        diesel::insert_into(removed_logs::table)
            .values(removed_logs::head.eq(first + 2))
            .execute(db)
            .unwrap();
    }
    assert_eq!((sweep_logs(db), rows(db)), (Ok(40), 0));
    assert_eq!(sweep_logs(db), Ok(0));
}

#[test]
fn a_short_log_goes_at_once() {
    let dir = tempfile::TempDir::new().unwrap();
    let mut db = file(&dir);
    let db = &mut db;
    let (short, other) = (game(db, &[1, 3]), game(db, &[2, 4]));
    assert_eq!(delete(db, short, 2), Ok(true));
    assert_eq!((rows(db), sweep_logs(db)), (2, Ok(0)));
    let kept: i64 = rules::table.count().get_result(db).unwrap();
    assert_eq!(kept, 1, "the other game has them");
    assert_eq!(delete(db, other, 2), Ok(true));
    assert_eq!(rows(db), 0);
}
