//! What the writer does when the database does not do what it is asked.

use uuid::Uuid;

use super::*;
use crate::store::schema::{games, past as past_rows};
use crate::store::sqlite::migrate::prepare;
use crate::store::{Change, NewGame, Show, Status};

struct File {
    db: SqliteConnection,
    path: String,
    _dir: tempfile::TempDir,
}

fn file() -> File {
    let dir = tempfile::TempDir::new().unwrap();
    let path = dir.path().join("test.db").display().to_string();
    let mut db = connect(&path).unwrap();
    prepare(&mut db).unwrap();
    File {
        db,
        path,
        _dir: dir,
    }
}

fn job(id: Uuid, snapshot: usize) -> Job {
    let (reply, _) = oneshot::channel();
    let write = Write::Create(NewGame {
        id,
        listed: true,
        ruleset: Some("newmarket".into()),
        hash: [7; 32],
        rules: "{}".into(),
        last_seq: 1,
        show: Show::AtOnce,
        snapshot: vec![1; snapshot],
        log: vec![1],
        idle: crate::store::Idle {
            since: 0,
            until: None,
        },
        once: None,
    });
    Job { write, reply }
}

fn games(db: &mut SqliteConnection) -> i64 {
    games::table.count().get_result(db).unwrap()
}

#[test]
fn a_full_disk_is_told_and_changes_nothing() {
    let mut file = file();
    let db = &mut file.db;
    let pages = "PRAGMA max_page_count = 20;";
    db.batch_execute(pages).unwrap();
    let batch = [job(Uuid::now_v7(), 10), job(Uuid::now_v7(), 1_000_000)];
    for outcome in write_all(db, &file.path, &batch) {
        assert!(
            matches!(outcome, Err(CommitError::Store(StoreError::Full(_)))),
            "{outcome:?}"
        );
    }
    assert_eq!(games(db), 0);
    assert!(write_all(db, &file.path, &[job(Uuid::now_v7(), 10)])[0].is_ok());
    assert_eq!(games(db), 1);
}

#[test]
fn a_locked_database_is_out_of_reach_and_comes_back() {
    let mut file = file();
    let db = &mut file.db;
    db.batch_execute("PRAGMA busy_timeout = 20;").unwrap();
    let mut other = connect(&file.path).unwrap();
    other.batch_execute("BEGIN IMMEDIATE").unwrap();
    let batch = [job(Uuid::now_v7(), 10), job(Uuid::now_v7(), 10)];
    for outcome in write_all(db, &file.path, &batch) {
        assert!(
            matches!(outcome, Err(CommitError::Store(StoreError::Unavailable(_)))),
            "{outcome:?}"
        );
    }
    other.batch_execute("ROLLBACK").unwrap();
    for outcome in write_all(db, &file.path, &batch) {
        assert!(outcome.is_ok(), "{outcome:?}");
    }
    assert_eq!(games(db), 2);
}

#[test]
fn of_a_batch_only_the_bad_job_fails() {
    let mut file = file();
    let db = &mut file.db;
    let twice = Uuid::now_v7();
    let batch = [
        job(Uuid::now_v7(), 10),
        job(twice, 10),
        job(twice, 10),
        job(Uuid::now_v7(), 10),
    ];
    let outcomes = write_all(db, &file.path, &batch);
    let done: Vec<_> = outcomes.iter().map(Result::is_ok).collect();
    assert_eq!(done, [true, true, false, true]);
    assert_eq!(games(db), 3);
}

fn rows_of_the_past(db: &mut SqliteConnection) -> Vec<(i64, i64)> {
    let rows = past_rows::table.order(past_rows::version);
    rows.select((past_rows::version, past_rows::last_seq))
        .load(db)
        .unwrap()
}

/// A change of two events to a game that is shown so many events late, and is then so far.
fn late(id: Uuid, version: u64, show: Show) -> Job {
    let (reply, _) = oneshot::channel();
    let change = Change {
        id,
        version,
        // One row a version.
        head: version as i64,
        after: 2 * version - 1,
        last_seq: 2 * version + 1,
        status: None,
        show,
        due: None,
        attended: true,
        idle: None,
        snapshot: vec![version as u8 + 1],
        log: vec![1],
        once: None,
        founds: None,
    };
    let write = Write::Commit(change);
    Job { write, reply }
}

/// Of a game that is shown late as much is kept as will be shown, and nothing once all is.
#[test]
fn the_past_has_an_end() {
    let mut file = file();
    let db = &mut file.db;
    let id = Uuid::now_v7();
    let show = |status| Show::Late { delay: 5, status };
    let mut made = job(id, 1);
    if let Write::Create(game) = &mut made.write {
        game.show = show(Status::Open);
    }
    assert!(write_all(db, &file.path, &[made])[0].is_ok());
    for version in 1..=20 {
        let job = late(id, version, show(Status::Playing));
        assert!(write_all(db, &file.path, &[job])[0].is_ok());
        // Version v ends with event 2 v - 1. Now it is v + 1, and what ends before event 2 v - 3 is shown.
        let shown = version.saturating_sub(2).max(1);
        let kept: Vec<_> = (shown..=version + 1)
            .map(|v| (v as i64, 2 * v as i64 - 1))
            .collect();
        assert_eq!(rows_of_the_past(db), kept);
        let status: i16 = games::table.select(games::status).first(db).unwrap();
        let wanted = if shown == 1 {
            Status::Open
        } else {
            Status::Playing
        };
        assert_eq!(status, wanted.number());
    }
    let mut job = late(id, 21, Show::Everything);
    if let Write::Commit(change) = &mut job.write {
        change.status = Some(Status::Finished);
    }
    assert!(write_all(db, &file.path, &[job])[0].is_ok());
    assert_eq!(rows_of_the_past(db), []);
    let status: i16 = games::table.select(games::status).first(db).unwrap();
    assert_eq!(status, Status::Finished.number());
}
