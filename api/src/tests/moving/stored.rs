//! What becomes of keys, and of what is stored while games move.

use super::*;
use crate::store::tests::change;
use crate::store::{Arrival, Due, LogEntry, MovedGame, MovedKey, SigningSeed, Status, Whole};

const DAY: u64 = 24 * 60 * 60;

async fn kids(store: &Store) -> Vec<String> {
    let keys = store.signing_keys().await.unwrap();
    keys.into_iter().map(|key| key.kid).collect()
}

fn open(dir: &TempDir) -> Store {
    Store::open(&database(dir.path())).unwrap()
}

fn game(id: Uuid, entries: u64) -> Whole {
    let log = (1..=entries).map(|seq| LogEntry {
        last_seq: seq,
        body: seq.to_le_bytes().to_vec(),
    });
    Whole {
        game: MovedGame {
            id,
            version: entries,
            last_seq: entries,
            status: Status::Playing,
            listed: true,
            ruleset: None,
            hash: [1; 32],
            rules: "{}".to_owned(),
            snapshot: vec![1],
            due: None,
            idle_since: 0,
            expires_at: None,
            attended: true,
        },
        log: log.collect(),
        past: Vec::new(),
    }
}

/// Where no server has run yet the keys are those of where the games come from, and nobody else's.
#[actix_web::test]
async fn a_new_database_has_the_keys_that_come() {
    let dir = TempDir::new().unwrap();
    let store = open(&dir);
    let (signs, waits) = (
        SigningSeed::new(10, 20),
        SigningSeed::new(30, u64::from(u32::MAX)),
    );
    let come = vec![waits.unwrap(), signs.unwrap()];
    let now = now() / 1000;
    assert_eq!(store.take_in_seeds(come.clone(), now).await, Ok(2));
    assert!(store.signing_keys().await.unwrap() == come);
    assert_eq!(store.take_in_seeds(come.clone(), now).await, Ok(0));
    assert!(store.signing_keys().await.unwrap() == come);
    assert_eq!(store.take_in_seeds(vec![], now).await, Ok(0));
    assert_eq!(kids(&store).await.len(), 2);
}

/// Where one has run, old and new ones that come stay as long as the one that signs here, and that stays.
#[actix_web::test]
async fn keys_that_come_to_others_stay_as_long_as_those() {
    let dir = TempDir::new().unwrap();
    let store = open(&dir);
    let now = now();
    store.come(now, u64::MAX).await.unwrap();
    let now = now / 1000;
    let mut all = kids(&store).await;
    let come = [(10, 20), (now - 5, now + 5), (now, now + DAY)];
    let come: Vec<_> = come
        .map(|(made, from)| SigningSeed::new(made, from).unwrap())
        .into();
    all.extend(come.iter().map(|seed| seed.kid.clone()));
    all.sort();
    assert_eq!(store.take_in_seeds(come, now).await, Ok(3));
    // Two hundred days later, and nobody has made another key.
    assert_eq!(store.sweep_signing_keys(now + 200 * DAY).await, Ok(0));
    let mut there = kids(&store).await;
    there.sort();
    assert_eq!(there, all);
    // It can be rotated at once, and then all of them go together.
    let next = SigningSeed::new(now + 1, now + 60).unwrap();
    let kid = next.kid.clone();
    store.add_signing_key(next).await.unwrap();
    assert_eq!(store.sweep_signing_keys(now + 60).await, Ok(0));
    assert_eq!(store.sweep_signing_keys(now + 61).await, Ok(4));
    assert_eq!(kids(&store).await, [kid]);
}

#[actix_web::test]
async fn a_key_with_the_name_of_another_is_refused() {
    let (one, other) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let (one, other) = (open(&one), open(&other));
    let mut forged = one.signing_keys().await.unwrap();
    forged[0].seed = vec![1; 32];
    other.come(1, u64::MAX).await.unwrap();
    other.take_in_seeds(forged, now() / 1000).await.unwrap();
    let file = exported(&other, &[], false).await;
    let refused = imported(&one, &file).await.unwrap_err();
    assert!(refused.contains("is another one"), "{refused}");
}

/// Both may run; who comes too late is told why, and nothing is missing.
#[actix_web::test]
async fn two_imports_at_once_bring_every_game_once() {
    let server = server!();
    for _ in 0..5 {
        server.game("newmarket", 3).await;
    }
    let bytes = exported(&server.store, &[], true).await;
    let dir = TempDir::new().unwrap();
    let (one, other) = (open(&dir), open(&dir));
    let (one, other) =
        futures_util::future::join(imported(&one, &bytes), imported(&other, &bytes)).await;
    for done in [&one, &other] {
        if let Err(error) = done {
            assert!(
                error.starts_with("somebody else imports the same games: 5 have come meanwhile"),
                "{error}"
            );
        }
    }
    assert!(one.is_ok() || other.is_ok());
    let there = open(&dir);
    assert_eq!(imported(&there, &bytes).await.unwrap().there, 5);
    assert_eq!(records(&exported(&there, &[], true).await), records(&bytes));
}

/// A log of many rows is one chain, beside others that grow at the same time, and goes with its game.
#[actix_web::test]
async fn long_logs_come_whole() {
    let dir = TempDir::new().unwrap();
    let store = open(&dir);
    let ids: Vec<_> = (0..6).map(|_| Uuid::now_v7()).collect();
    let come = |of: &[Uuid]| store.take_in(of.iter().map(|id| game(*id, 2500)).collect());
    let (one, other) = futures_util::future::join(come(&ids[..3]), come(&ids[3..])).await;
    assert_eq!((one, other), (Ok(()), Ok(())));
    for id in &ids {
        let log = store.log_entries(*id, 0, 9999).await.unwrap();
        assert_eq!(log, game(*id, 2500).log);
    }
    // All or nothing.
    let new = Uuid::now_v7();
    assert!(come(&[new, ids[0]]).await.is_err());
    assert_eq!(store.load(new).await, Ok(None));
    for id in &ids[1..] {
        store.delete(*id, 2500).await.unwrap();
    }
    while store.sweep_logs().await.unwrap() > 0 {}
    assert_eq!(
        store.log_entries(ids[0], 0, 9999).await.unwrap().len(),
        2500
    );
    assert_eq!(
        exported(&store, &[], false)
            .await
            .iter()
            .filter(|b| **b == b'\n')
            .count(),
        2504
    );
}

/// What happens while the file is written is not in it.
#[actix_web::test]
async fn an_export_is_of_one_moment() {
    let dir = TempDir::new().unwrap();
    let store = open(&dir);
    let id = Uuid::now_v7();
    store.take_in(vec![game(id, 3)]).await.unwrap();
    let mut frozen = store.frozen().await.unwrap();
    assert_eq!(frozen.versions(&[id]).await.unwrap()[&id], 3);
    store.take_in(vec![game(Uuid::now_v7(), 1)]).await.unwrap();
    store.delete(id, 3).await.unwrap();
    let games = frozen.games(0, None, None, 9).await.unwrap();
    assert_eq!(games, [game(id, 3).game]);
    assert_eq!(frozen.log(id, 0, 9).await.unwrap(), game(id, 3).log);
}

/// The clock of a game that came, went on and moves again is right.
#[actix_web::test]
async fn what_is_not_given_back_yet_moves_too() {
    let dir = TempDir::new().unwrap();
    let store = open(&dir);
    store.come(10_000, u64::MAX).await.unwrap();
    store.come(60_000, 3000).await.unwrap();
    store.come(61_000, 3000).await.unwrap();
    let ran = store.frozen().await.unwrap().ran_until().await;
    assert_eq!(ran, Ok(Some(11_000)), "less the fifty seconds");
}

/// Nothing is due in a game that has come until its clocks are right, and then what was due, or what is due since
/// somebody has played.
#[actix_web::test]
async fn what_was_due_is_due_again_unless_it_has_changed() {
    let dir = TempDir::new().unwrap();
    let store = open(&dir);
    let (quiet, played) = (Uuid::now_v7(), Uuid::now_v7());
    let due = Due {
        at: 5000,
        ran_until: 2000,
    };
    let come = [quiet, played].map(|id| {
        let mut whole = game(id, 3);
        whole.game.due = Some(due);
        whole
    });
    store.take_in(come.to_vec()).await.unwrap();
    let moved = async || {
        let mut frozen = store.frozen().await.unwrap();
        let games = frozen.games(9000, None, None, 9).await.unwrap();
        games.into_iter().map(|game| game.due).collect::<Vec<_>>()
    };
    let with_duty = || store.with_duty(Uuid::nil(), 9);
    assert_eq!(
        moved().await,
        [Some(due), Some(due)],
        "it moves on as it came"
    );
    assert_eq!(with_duty().await, Ok(vec![]));
    let arrivals = [quiet, played].map(|game| Arrival { game, since: 2000 });
    assert_eq!(store.arrivals(Uuid::nil(), 9).await.unwrap(), arrivals);
    assert_eq!(store.arrivals(quiet, 9).await.unwrap(), arrivals[1..]);
    let now = store.load(played).await.unwrap().unwrap();
    store.commit(change(played, &now, 1)).await.unwrap();
    assert_eq!(moved().await, [Some(due), None]);
    for id in [quiet, played] {
        store.wake(id).await.unwrap();
    }
    assert_eq!(with_duty().await, Ok(vec![quiet]));
    assert_eq!(store.arrivals(Uuid::nil(), 9).await, Ok(vec![]));
    let home = Due {
        ran_until: 9000,
        ..due
    };
    assert_eq!(moved().await, [Some(home), None]);
    // One that goes before it is woken leaves nothing, and may come again.
    let gone = Uuid::now_v7();
    for _ in 0..2 {
        let mut whole = game(gone, 3);
        whole.game.due = Some(due);
        store.take_in(vec![whole]).await.unwrap();
        store.delete(gone, 3).await.unwrap();
    }
    assert_eq!(store.arrivals(Uuid::nil(), 9).await, Ok(vec![]));
}

/// A key that has been used here stays what it is.
#[actix_web::test]
async fn what_was_done_here_under_a_key_stays() {
    let dir = TempDir::new().unwrap();
    let store = open(&dir);
    let key = |key: u8, after: u64| MovedKey {
        key: [key; 32],
        request: [0; 32],
        game: Uuid::nil(),
        after,
        granted: None,
        at: now() / 1000,
    };
    let first = vec![key(1, 1), key(2, 1)];
    assert_eq!(store.take_in_keys(first).await, Ok(2));
    assert_eq!(store.take_in_keys(vec![key(2, 7), key(3, 7)]).await, Ok(1));
    for (name, after) in [(1, 1), (2, 1), (3, 7)] {
        let kept = store.kept([name; 32]).await.unwrap().unwrap();
        assert_eq!(kept.after, after);
    }
    let mut frozen = store.frozen().await.unwrap();
    let page = frozen.keys(0, None, Some([1; 32]), 1).await.unwrap();
    assert_eq!(
        page,
        [key(2, 1)].map(|it| MovedKey {
            at: page[0].at,
            ..it
        })
    );
    let old = frozen.keys(now() / 1000 + 1, None, None, 9).await.unwrap();
    assert_eq!(old, []);
    let other = frozen.keys(0, Some(&[Uuid::max()]), None, 9).await.unwrap();
    assert_eq!(other, []);
}
