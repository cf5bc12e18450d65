//! What is so of a file only.

mod kept;
mod packing;
mod removal;

use std::fs::{DirEntry, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use tempfile::TempDir;
use uuid::Uuid;

use crate::store::tests::game;
use crate::store::{CommitError, Store, StoreError};

fn open(dir: &Path) -> Store {
    Store::open(&format!("sqlite://{}", dir.join("test.db").display())).unwrap()
}

/// What the file alone holds, without its write-ahead log.
async fn in_the_file_alone(dir: &Path, id: Uuid) -> bool {
    let alone = TempDir::new().unwrap();
    std::fs::copy(dir.join("test.db"), alone.path().join("test.db")).unwrap();
    let store = open(alone.path());
    store.load(id).await.unwrap().is_some()
}

fn log_size(dir: &Path) -> u64 {
    std::fs::metadata(dir.join("test.db-wal")).map_or(0, |file| file.len())
}

fn modes(dir: &Path) -> Vec<u32> {
    let files = std::fs::read_dir(dir).unwrap();
    let mode = |file: DirEntry| file.metadata().unwrap().permissions().mode() & 0o777;
    files.map(|file| mode(file.unwrap())).collect()
}

/// Keys and hidden cards are in them.
#[actix_web::test]
async fn files_are_made_for_their_owner_alone() {
    let dir = TempDir::new().unwrap();
    let store = open(dir.path());
    store.create(game(Uuid::now_v7())).await.unwrap();
    assert_eq!(modes(dir.path()), [0o600; 3]);
    store.close();
    // Whoever has decided otherwise knows why.
    let file = dir.path().join("test.db");
    std::fs::set_permissions(&file, Permissions::from_mode(0o640)).unwrap();
    let store = open(dir.path());
    store.create(game(Uuid::now_v7())).await.unwrap();
    assert_eq!(modes(dir.path()), [0o640; 3]);
}

#[actix_web::test]
async fn a_closed_database_is_one_file() {
    let dir = TempDir::new().unwrap();
    let store = open(dir.path());
    let id = Uuid::now_v7();
    store.create(game(id)).await.unwrap();
    assert!(log_size(dir.path()) > 0);
    assert!(!in_the_file_alone(dir.path(), id).await);
    let other = store.clone();
    store.close();
    assert_eq!(log_size(dir.path()), 0);
    assert!(in_the_file_alone(dir.path(), id).await);
    assert!(matches!(
        other.load(id).await,
        Err(StoreError::Unavailable(_))
    ));
    let late = other.create(game(Uuid::now_v7())).await;
    assert!(matches!(late, Err(CommitError::Store(_))));
    other.close();
}

#[actix_web::test]
async fn a_start_takes_in_what_a_crash_left() {
    let dir = TempDir::new().unwrap();
    let store = open(dir.path());
    let id = Uuid::now_v7();
    store.create(game(id)).await.unwrap();
    // Copied in the middle, as if the machine had stopped.
    let crashed = TempDir::new().unwrap();
    for file in ["test.db", "test.db-wal"] {
        std::fs::copy(dir.path().join(file), crashed.path().join(file)).unwrap();
    }
    let again = open(crashed.path());
    assert_eq!(log_size(crashed.path()), 0);
    assert!(in_the_file_alone(crashed.path(), id).await);
    assert_eq!(again.load(id).await.unwrap().unwrap().version, 1);
}
