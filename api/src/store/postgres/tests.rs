//! What is so of a server only. `scripts/with-postgres` has one.

use std::time::Duration;

use tempfile::TempDir;
use uuid::Uuid;

use crate::store::tests::{change, game, load};
use crate::store::{CommitError, Store, StoreError};
use crate::tests::{database, statement};

/// Ends all other connections to the database, as a restart would.
const CUT: &str = "
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()";

fn open(dir: &TempDir) -> Store {
    Store::open(&database(dir.path())).unwrap()
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
