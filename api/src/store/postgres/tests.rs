//! What is so of a server only. `scripts/with-postgres` has one.

mod encrypted;
mod kept;

use std::thread::JoinHandle;
use std::time::Duration;

use tempfile::TempDir;
use uuid::Uuid;

use crate::store::tests::{change, game, load};
use crate::store::{CommitError, Store, StoreError, Stored};
use crate::tests::{database, statement};

/// Ends all other connections to the database, as a restart would.
const CUT: &str = "
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()";

fn open(dir: &TempDir) -> Store {
    Store::open(&database(dir.path())).unwrap()
}

/// A database with one game, as it is stored.
async fn one_game(dir: &TempDir) -> (Store, Uuid, Stored) {
    let store = open(dir);
    let id = Uuid::now_v7();
    store.create(game(id)).await.unwrap();
    let stored = load(&store, id).await;
    (store, id, stored)
}

/// Holds something up with a block of statements, which has begun by now.
async fn held_up(dir: &TempDir, with: &str) -> JoinHandle<()> {
    let (url, block) = (database(dir.path()), format!("DO $$ BEGIN {with} END $$"));
    let holder = std::thread::spawn(move || statement(&url, &block));
    tokio::time::sleep(Duration::from_millis(500)).await;
    holder
}

/// Whatever was answered well is there, and whatever was not is there whole or not at all.
#[actix_web::test]
#[ignore = "needs a PostgreSQL server"]
async fn connections_that_are_lost_lose_nothing() {
    let dir = TempDir::new().unwrap();
    let store = open(&dir);
    let writers: Vec<_> = (0..8)
        .map(|_| {
            let store = store.clone();
            actix_web::rt::spawn(async move {
                let id = Uuid::now_v7();
                store.create(game(id)).await.unwrap();
                let mut done = Vec::new();
                for step in 0..150_u8 {
                    let Ok(Some(now)) = store.load(id).await else {
                        continue;
                    };
                    match store.commit(change(id, &now, step)).await {
                        Ok(_) => done.push(step),
                        Err(CommitError::Store(
                            StoreError::Unavailable(_) | StoreError::Unsettled(_),
                        )) => {}
                        Err(other) => panic!("{other:?}"),
                    }
                    tokio::time::sleep(Duration::from_millis(5)).await;
                }
                (id, done)
            })
        })
        .collect();
    let url = database(dir.path());
    for _ in 0..5 {
        tokio::time::sleep(Duration::from_millis(150)).await;
        statement(&url, CUT);
    }
    for writer in writers {
        let (id, done) = writer.await.unwrap();
        assert!(done.len() > 20, "it goes on by itself");
        let log = store.log(id, 0, 1000).await.unwrap();
        let version = load(&store, id).await.version;
        assert_eq!(log.len() as u64, version);
        let steps: Vec<u8> = log[1..].iter().map(|entry| entry[0]).collect();
        assert!(steps.is_sorted(), "{steps:?}");
        assert!(done.iter().all(|step| steps.contains(step)));
    }
}

#[test]
#[ignore = "needs a PostgreSQL server"]
fn a_server_that_cannot_be_reached_is_told_without_its_password() {
    let dir = TempDir::new().unwrap();
    let url = database(dir.path());
    let (place, _) = url.rsplit_once('/').unwrap();
    let nowhere = format!("{}/nowhere", place.replace("postgres@", "postgres:secret@"));
    let refused = Store::open(&nowhere).map(|_| ()).unwrap_err().to_string();
    assert!(
        refused.contains("nowhere") && !refused.contains("secret"),
        "{refused}"
    );
}

/// What is not committed is not done, even if every statement before was.
#[actix_web::test]
#[ignore = "needs a PostgreSQL server"]
async fn nothing_is_said_before_it_is_committed() {
    let dir = TempDir::new().unwrap();
    let (store, id, before) = one_game(&dir).await;
    let url = database(dir.path());
    for prepared in [
        "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS \
         $$ BEGIN RAISE EXCEPTION 'not now'; END $$",
        "CREATE CONSTRAINT TRIGGER refused AFTER INSERT ON log \
         DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse()",
    ] {
        statement(&url, prepared);
    }
    let refused = store.commit(change(id, &before, 1)).await;
    assert!(matches!(refused, Err(CommitError::Store(_))), "{refused:?}");
    assert_eq!(load(&store, id).await, before);
    let founding = store.create(game(Uuid::now_v7())).await;
    assert!(matches!(founding, Err(CommitError::Store(_))));
    statement(&url, "DROP TRIGGER refused ON log");
    store.commit(change(id, &before, 2)).await.unwrap();
    assert_eq!(store.log(id, 0, 10).await.unwrap(), [vec![0, 0], vec![2]]);
}

/// Changes that hang leave connections for those who look.
#[actix_web::test]
#[ignore = "needs a PostgreSQL server"]
async fn looks_are_answered_while_changes_hang() {
    let dir = TempDir::new().unwrap();
    let (store, id, before) = one_game(&dir).await;
    let hold = "LOCK TABLE games IN EXCLUSIVE MODE; PERFORM pg_sleep(4);";
    let holder = held_up(&dir, hold).await;
    let changes: Vec<_> = (0..40)
        .map(|step| {
            let (store, change) = (store.clone(), change(id, &before, step));
            actix_web::rt::spawn(async move { store.commit(change).await })
        })
        .collect();
    tokio::time::sleep(Duration::from_millis(500)).await;
    for _ in 0..20 {
        assert_eq!(load(&store, id).await, before);
    }
    assert!(!holder.is_finished(), "the changes hung all the time");
    holder.join().unwrap();
    let done = futures_util::future::join_all(changes).await;
    let made = done.iter().filter(|done| matches!(done, Ok(Ok(_))));
    assert_eq!(made.count(), 1, "one was first: {done:?}");
}

/// Who waits for a row longer than it is waited for has done nothing, and leaves no connection behind.
#[actix_web::test]
#[ignore = "needs a PostgreSQL server"]
async fn a_change_that_is_held_up_is_given_up_by_the_server() {
    let dir = TempDir::new().unwrap();
    let (store, id, before) = one_game(&dir).await;
    let hold = "PERFORM * FROM games FOR UPDATE; PERFORM pg_sleep(11);";
    let held = held_up(&dir, hold).await;
    let refused = store.commit(change(id, &before, 1)).await;
    assert!(
        matches!(refused, Err(CommitError::Store(StoreError::Unavailable(_)))),
        "{refused:?}"
    );
    held.join().unwrap();
    assert_eq!(load(&store, id).await, before);
}

/// Whoever only looks makes no tables.
#[test]
#[ignore = "needs a PostgreSQL server"]
fn an_empty_database_stays_empty_unless_a_server_begins() {
    let dir = TempDir::new().unwrap();
    let url = database(dir.path());
    let refused = Store::open_existing(&url).map(|_| ()).unwrap_err();
    assert!(
        refused.to_string().contains("no games are kept there"),
        "{refused}"
    );
    drop(Store::open(&url).unwrap());
    assert!(Store::open_existing(&url).is_ok());
}
