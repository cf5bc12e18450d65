//! What the writer does when the database does not do what it is asked.

use super::*;
use crate::store::migrate::prepare;

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
        ruleset: "newmarket".into(),
        hash: [7; 32],
        rules: "{}".into(),
        last_seq: 1,
        snapshot: vec![1; snapshot],
        log: vec![1],
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
