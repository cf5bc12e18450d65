//! What a server does by itself: it claims what is due, and removes what is over.

use super::*;

#[actix_web::test]
async fn a_deleted_game_leaves_nothing() {
    let dir = TempDir::new().unwrap();
    let store = open(dir.path());
    let (id, other) = (Uuid::now_v7(), Uuid::now_v7());
    store.create(game(id)).await.unwrap();
    store.create(game(other)).await.unwrap();
    let now = load(&store, id).await;
    store.commit(change(id, &now, 1)).await.unwrap();
    assert_eq!(store.delete(id, 1).await, Err(CommitError::Conflict));
    store.delete(id, 2).await.unwrap();
    assert_eq!(store.load(id).await.unwrap(), None);
    assert_eq!(store.delete(id, 2).await, Err(CommitError::Conflict));
    assert_eq!(store.log(other, 0, 9).await.unwrap().len(), 1);
}

/// What is left of a long log goes by and by.
#[actix_web::test]
async fn a_long_log_goes_in_steps() {
    let dir = TempDir::new().unwrap();
    let store = open(dir.path());
    let (id, other) = (Uuid::now_v7(), Uuid::now_v7());
    for id in [id, other] {
        store.create(game(id)).await.unwrap();
        let mut now = load(&store, id).await;
        for step in 1..=1200 {
            now.head = store.commit(change(id, &now, step as u8)).await.unwrap();
            (now.version, now.last_seq) = (now.version + 1, now.last_seq + 1);
        }
    }
    store.delete(id, 1201).await.unwrap();
    assert_eq!(store.sweep_logs().await, Ok(1));
    assert_eq!(store.sweep_logs().await, Ok(0));
    assert_eq!(store.log(other, 0, 2000).await.unwrap().len(), 1201);
    store.delete(other, 1201).await.unwrap();
    assert_eq!(store.rules([7; 32]).await, Ok(None), "nobody plays by them");
}

/// Of servers that share a database each game is claimed by one, until that is done with it or ends.
#[actix_web::test]
async fn what_is_due_is_claimed_once() {
    let dir = TempDir::new().unwrap();
    let (one, other) = (open(dir.path()), open(dir.path()));
    let shares = matches!(one, Store::Postgres(_));
    let ids: Vec<_> = (0..5).map(|_| Uuid::now_v7()).collect();
    for (at, id) in (1..).zip(&ids) {
        one.create(game(*id)).await.unwrap();
        let due = Change {
            due: Some(at),
            ..change(*id, &load(&one, *id).await, 1)
        };
        one.commit(due).await.unwrap();
    }
    let none = HashMap::new();
    assert_eq!(one.claim_due(4, true, 2, &none).await.unwrap(), ids[..2]);
    assert!(one.claim_due(4, false, 2, &none).await.unwrap().is_empty());
    let at_work = ids[..2].iter().map(|id| (*id, true)).collect();
    assert_eq!(
        one.claim_due(4, true, 1, &at_work).await.unwrap(),
        ids[2..3]
    );
    if shares {
        assert_eq!(other.claim_due(9, true, 9, &none).await.unwrap(), ids[3..]);
        one.release(ids[1]).await;
        let at_work = ids[3..].iter().map(|id| (*id, true)).collect();
        let left = other.claim_due(9, true, 9, &at_work).await.unwrap();
        assert_eq!(left, ids[1..2]);
        drop(one);
        let at_work = [1, 3, 4].map(|n| (ids[n], true)).into();
        let mut freed = Vec::new();
        // The database learns that a connection is gone a little later.
        while freed.len() < 2 {
            freed.extend(other.claim_due(9, true, 9, &at_work).await.unwrap());
        }
        assert_eq!(freed, [ids[0], ids[2]]);
    }
}
