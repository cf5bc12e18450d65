//! Games that are over are packed, and read as they were.

use futures_util::future::{join, join3};

use super::*;
use crate::store::pack::Pack;

/// Games that are played on this day are quiet on the next.
const TOMORROW: u64 = 86_400_000;

/// So many changes, the last of which ends the game.
async fn over(store: &Store, changes: u64) -> Uuid {
    let id = Uuid::now_v7();
    store.create(game(id)).await.unwrap();
    for step in 1..=changes {
        let now = load(store, id).await;
        let change = Change {
            // Some changes cause more than one event.
            last_seq: now.last_seq + 1 + step % 3,
            log: vec![step as u8; (step % 7) as usize],
            status: (step == changes).then_some(Status::Finished),
            ..change(id, &now, step as u8)
        };
        store.commit(change).await.unwrap();
    }
    id
}

/// Pages of many sizes, from everywhere.
async fn pages(store: &Store, id: Uuid) -> Vec<Vec<LogEntry>> {
    let last = load(store, id).await.last_seq;
    let mut pages = Vec::new();
    for after in (0..=last + 1).step_by(37) {
        for limit in [1, 2, 100, 1000] {
            pages.push(store.log_entries(id, after, limit).await.unwrap());
        }
    }
    pages
}

async fn to_pack(store: &Store) -> Vec<Uuid> {
    let first = Unpacked::default();
    let found = store.unpacked(TOMORROW, first, 9).await.unwrap();
    found.into_iter().map(|game| game.id).collect()
}

#[actix_web::test]
async fn a_packed_log_is_read_as_it_was() {
    let dir = TempDir::new().unwrap();
    let store = open(dir.path());
    // Two whole packs and one that is not full.
    let id = over(&store, 600).await;
    let (before, stored) = (pages(&store, id).await, load(&store, id).await);
    assert_eq!(store.pack(id).await, Ok(true));
    assert_eq!(pages(&store, id).await, before);
    // The rows that were packed go, and nothing with them.
    assert_eq!(store.sweep_logs().await, Ok(1));
    assert_eq!(store.sweep_logs().await, Ok(0));
    assert_eq!(pages(&store, id).await, before);
    let now = load(&store, id).await;
    assert_eq!(now, Stored { head: 0, ..stored });
}

#[actix_web::test]
async fn only_what_is_over_and_quiet_is_packed_and_only_once() {
    let dir = TempDir::new().unwrap();
    let store = open(dir.path());
    let (running, late) = (Uuid::now_v7(), Uuid::now_v7());
    for id in [running, late] {
        store.create(game(id)).await.unwrap();
    }
    let now = load(&store, late).await;
    let yesterday = Change {
        status: Some(Status::Finished),
        idle: Some(Idle {
            since: TOMORROW + 1,
            until: None,
        }),
        ..change(late, &now, 1)
    };
    store.commit(yesterday).await.unwrap();
    let (one, other) = (over(&store, 3).await, over(&store, 3).await);
    assert_eq!(to_pack(&store).await, [one, other]);
    let after = Unpacked {
        since: IDLE.since,
        id: one,
    };
    let found = store.unpacked(TOMORROW, after, 9).await.unwrap();
    assert_eq!(found, [Unpacked { id: other, ..after }]);
    assert_eq!(store.unpacked(0, Unpacked::default(), 9).await, Ok(vec![]));
    assert_eq!(store.pack(one).await, Ok(true));
    assert_eq!(to_pack(&store).await, [other]);
    assert_eq!(store.pack(one).await, Ok(false));
    assert_eq!(store.pack(Uuid::now_v7()).await, Ok(false));
}

/// As a rematch does, which is written into the log of the game that is over.
#[actix_web::test]
async fn what_happens_to_a_packed_game_follows_in_its_log() {
    let dir = TempDir::new().unwrap();
    let store = open(dir.path());
    let id = over(&store, 300).await;
    let old = load(&store, id).await;
    let before = store.log(id, 0, 1000).await.unwrap();
    assert_eq!(store.pack(id).await, Ok(true));
    // Whoever knows it as it was before has to look again.
    let stale = store.commit(change(id, &old, 77)).await;
    assert_eq!(stale, Err(CommitError::Conflict));
    let now = load(&store, id).await;
    store.commit(change(id, &now, 77)).await.unwrap();
    while store.sweep_logs().await.unwrap() > 0 {}
    let log = store.log(id, 0, 1000).await.unwrap();
    assert_eq!(log, [before.clone(), vec![vec![77]]].concat());
    assert_eq!(
        store.log(id, old.last_seq, 9).await.unwrap(),
        [vec![77]],
        "what was packed is not read again"
    );
    assert!(to_pack(&store).await.is_empty());
    store.delete(id, now.version + 1).await.unwrap();
    assert_eq!(store.log(id, 0, 1000).await.unwrap(), Vec::<Vec<u8>>::new());
}

/// Of several servers one packs a game; nobody packs what has changed while he looked.
#[actix_web::test]
async fn servers_that_pack_at_once_pack_once() {
    let dir = TempDir::new().unwrap();
    let store = open(dir.path());
    let other = open(dir.path());
    let id = over(&store, 520).await;
    let before = pages(&store, id).await;
    let done = join3(store.pack(id), other.pack(id), store.pack(id)).await;
    let done = [done.0.unwrap(), done.1.unwrap(), done.2.unwrap()];
    assert_eq!(done.iter().filter(|done| **done).count(), 1);
    assert_eq!(pages(&store, id).await, before);
}

/// What is left of a log is removed by one of several servers.
#[actix_web::test]
async fn servers_that_sweep_at_once_share_the_logs() {
    let dir = TempDir::new().unwrap();
    let store = open(dir.path());
    let other = open(dir.path());
    let mut before = Vec::new();
    for _ in 0..100 {
        let id = over(&store, 3).await;
        before.push((id, store.log(id, 0, 9).await.unwrap()));
        assert_eq!(store.pack(id).await, Ok(true));
    }
    let mut swept = 0;
    loop {
        let (one, two) = join(store.sweep_logs(), other.sweep_logs()).await;
        match one.unwrap() + two.unwrap() {
            0 => break,
            some => swept += some,
        }
    }
    assert_eq!(swept, 100);
    for (id, log) in before {
        assert_eq!(store.log(id, 0, 9).await.unwrap(), log);
    }
}

#[actix_web::test]
async fn nothing_is_packed_that_has_changed_since_it_was_read() {
    let dir = TempDir::new().unwrap();
    let store = open(dir.path());
    let id = over(&store, 5).await;
    let read = store.log_entries(id, 0, 9).await.unwrap();
    let old = load(&store, id).await;
    store.commit(change(id, &old, 77)).await.unwrap();
    let packs = vec![Pack::of(&read).unwrap().unwrap()];
    let head = old.head;
    let packed = store.write(Write::Pack { id, head, packs }).await;
    assert_eq!(packed, Err(CommitError::Conflict));
    let log = store.log_entries(id, 0, 9).await.unwrap();
    assert_eq!((log.len(), &log[..6]), (7, read.as_slice()));
}
