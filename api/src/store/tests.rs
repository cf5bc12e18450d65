//! The store, against a real database.

mod lobby;
mod packing;
mod schema;
mod upkeep;

use std::path::Path;

use tempfile::TempDir;
use uuid::Uuid;

use super::*;
use crate::tests::database;

fn open(dir: &Path) -> Store {
    Store::open(&database(dir)).unwrap()
}

const IDLE: Idle = Idle {
    since: 7_200_000,
    until: None,
};

pub(crate) fn game(id: Uuid) -> NewGame {
    NewGame {
        id,
        listed: true,
        ruleset: Some("newmarket".into()),
        hash: [7; 32],
        rules: "{}".into(),
        last_seq: 2,
        show: Show::AtOnce,
        snapshot: vec![1],
        log: vec![0, 0],
        idle: IDLE,
        once: None,
    }
}

pub(crate) fn change(id: Uuid, stored: &Stored, snapshot: u8) -> Change {
    Change {
        id,
        version: stored.version,
        head: stored.head,
        after: stored.last_seq,
        last_seq: stored.last_seq + 1,
        status: None,
        show: Show::AtOnce,
        due: None,
        attended: true,
        idle: None,
        snapshot: vec![snapshot],
        log: vec![snapshot],
        once: None,
        founds: None,
    }
}

pub(super) async fn load(store: &Store, id: Uuid) -> Stored {
    store.load(id).await.unwrap().unwrap()
}

#[test]
fn other_databases_are_refused_with_a_sentence() {
    for url in [
        "mysql://x",
        "postgres://",
        "boodle.db",
        "sqlite://",
        "sqlite://:memory:",
    ] {
        let refused = Store::open(url)
            .map(|_| ())
            .map_err(|error| error.to_string());
        assert!(
            matches!(&refused, Err(why) if why.contains("sqlite://PATH")),
            "{url}: {refused:?}"
        );
    }
    let unreachable = Store::open("sqlite:///nowhere/at/all.db").map(|_| ());
    assert!(matches!(unreachable, Err(OpenError::Failed { .. })));
}

#[actix_web::test]
async fn reopening_keeps_everything() {
    let dir = TempDir::new().unwrap();
    let id = Uuid::now_v7();
    let (before, seeds) = {
        let store = open(dir.path());
        store.create(game(id)).await.unwrap();
        let first = load(&store, id).await;
        store
            .commit(Change {
                status: Some(Status::Playing),
                ..change(id, &first, 9)
            })
            .await
            .unwrap();
        (
            load(&store, id).await,
            store
                .signing_seeds()
                .iter()
                .map(|seed| seed.kid.clone())
                .collect::<Vec<_>>(),
        )
    };
    let store = open(dir.path());
    assert_eq!(load(&store, id).await, before);
    assert_eq!(
        (before.version, before.last_seq, before.snapshot),
        (2, 3, vec![9])
    );
    assert_eq!(store.rules([7; 32]).await.unwrap().as_deref(), Some("{}"));
    assert_eq!(store.log(id, 0, 10).await.unwrap(), [vec![0, 0], vec![9]]);
    assert_eq!(
        store
            .signing_seeds()
            .iter()
            .map(|seed| seed.kid.clone())
            .collect::<Vec<_>>(),
        seeds
    );
}

#[test]
fn nobody_is_told_a_password() {
    for (url, told) in [
        (
            "postgres://ann:se@cret@db.example/boodle",
            "postgres://db.example/boodle",
        ),
        (
            "postgres://db.example/boodle?password=x",
            "postgres://db.example/boodle",
        ),
        (
            "postgres://ann:se?cret@db.example/boodle",
            "postgres://db.example/boodle",
        ),
        ("host=db.example password=secret", "the database"),
        ("sqlite://odd@name?.db", "sqlite://odd@name?.db"),
        ("sqlite://boodle.db", "sqlite://boodle.db"),
    ] {
        assert_eq!(without_password(url), told);
    }
}

#[test]
fn starts_at_the_same_time_agree_on_one_key() {
    let dir = TempDir::new().unwrap();
    let path = dir.path().to_owned();
    let starts: Vec<_> = (0..4)
        .map(|_| {
            let path = path.clone();
            std::thread::spawn(move || open(&path).signing_seeds()[0].kid.clone())
        })
        .collect();
    let mut kids: Vec<_> = starts
        .into_iter()
        .map(|start| start.join().unwrap())
        .collect();
    kids.dedup();
    assert_eq!(kids.len(), 1);
}

#[actix_web::test]
async fn sixty_four_writers_at_once_all_succeed() {
    const EACH: usize = 20;
    let dir = TempDir::new().unwrap();
    let store = open(dir.path());
    let writers: Vec<_> = (0..64)
        .map(|_| {
            let store = store.clone();
            actix_web::rt::spawn(async move {
                let id = Uuid::now_v7();
                store.create(game(id)).await.unwrap();
                for round in 0..EACH {
                    let now = load(&store, id).await;
                    store.commit(change(id, &now, round as u8)).await.unwrap();
                }
                (
                    load(&store, id).await.version,
                    store.log(id, 0, 100).await.unwrap().len(),
                )
            })
        })
        .collect();
    for writer in writers {
        assert_eq!(writer.await.unwrap(), (1 + EACH as u64, 1 + EACH));
    }
}

#[actix_web::test]
async fn of_changes_for_one_version_exactly_one_happens() {
    let dir = TempDir::new().unwrap();
    let store = open(dir.path());
    let (one, other) = (Uuid::now_v7(), Uuid::now_v7());
    store.create(game(one)).await.unwrap();
    store.create(game(other)).await.unwrap();
    let (first, bystander) = (load(&store, one).await, load(&store, other).await);
    let (a, b, c) = futures_util::future::join3(
        store.commit(change(one, &first, 1)),
        store.commit(change(one, &first, 2)),
        store.commit(change(other, &bystander, 3)),
    )
    .await;
    // Several connections are in no order.
    let (happened, done, refused) = if a.is_ok() { (1, a, b) } else { (2, b, a) };
    assert!(done.is_ok() && c.is_ok(), "{done:?} {c:?}");
    assert_eq!(refused, Err(CommitError::Conflict));
    let now = load(&store, one).await;
    assert_eq!((now.version, now.snapshot), (2, vec![happened]));
    let log = store.log(one, 0, 10).await.unwrap();
    assert_eq!(log, [vec![0, 0], vec![happened]]);
}

#[actix_web::test]
async fn an_error_of_one_job_leaves_its_batch_alone() {
    let dir = TempDir::new().unwrap();
    let store = open(dir.path());
    let (one, other) = (Uuid::now_v7(), Uuid::now_v7());
    store.create(game(one)).await.unwrap();
    let twice = store.create(game(one));
    let (refused, made) = futures_util::future::join(twice, store.create(game(other))).await;
    assert!(
        matches!(refused, Err(CommitError::Store(StoreError::Unavailable(_)))),
        "{refused:?}"
    );
    assert!(made.is_ok());
    assert_eq!(load(&store, other).await.version, 1);
}

#[actix_web::test]
async fn a_log_is_read_in_pages() {
    let dir = TempDir::new().unwrap();
    let store = open(dir.path());
    let (id, other) = (Uuid::now_v7(), Uuid::now_v7());
    store.create(game(id)).await.unwrap();
    store.create(game(other)).await.unwrap();
    for step in 1..=5 {
        let now = load(&store, id).await;
        store.commit(change(id, &now, step)).await.unwrap();
    }
    assert_eq!(store.log(id, 2, 2).await.unwrap(), [[1], [2]]);
    assert_eq!(store.log(id, 4, 9).await.unwrap(), [[3], [4], [5]]);
    assert!(store.log(id, 7, 9).await.unwrap().is_empty());
    assert!(store.log(Uuid::now_v7(), 0, 9).await.unwrap().is_empty());
}

#[actix_web::test]
async fn the_lobby_lists_what_is_asked_for() {
    let dir = TempDir::new().unwrap();
    let store = open(dir.path());
    let ids: Vec<_> = (0..5).map(|_| Uuid::now_v7()).collect();
    for (n, id) in ids.iter().enumerate() {
        let ruleset = ["newmarket", "michigan", "newmarket", "newmarket", ""][n];
        let ruleset = Some(ruleset).filter(|preset| !preset.is_empty());
        store
            .create(NewGame {
                listed: n != 2,
                ruleset: ruleset.map(str::to_owned),
                ..game(*id)
            })
            .await
            .unwrap();
    }
    let now = load(&store, ids[0]).await;
    store
        .commit(Change {
            status: Some(Status::Playing),
            ..change(ids[0], &now, 1)
        })
        .await
        .unwrap();

    let list = async |filter: Filter| {
        let games = store
            .listed_games(Filter { limit: 9, ..filter })
            .await
            .unwrap();
        games.into_iter().map(|game| game.id).collect::<Vec<_>>()
    };
    assert_eq!(
        list(Filter::default()).await,
        [ids[4], ids[3], ids[1], ids[0]]
    );
    assert_eq!(
        list(Filter {
            status: Some(Status::Open),
            ..Filter::default()
        })
        .await,
        [ids[4], ids[3], ids[1]]
    );
    assert_eq!(
        list(Filter {
            ruleset: Some("newmarket".into()),
            ..Filter::default()
        })
        .await,
        [ids[3], ids[0]]
    );
    // Rules of one's own are no preset's.
    let nameless = Filter {
        ruleset: Some(String::new()),
        ..Filter::default()
    };
    assert!(list(nameless).await.is_empty());
    assert_eq!(
        list(Filter {
            before: Some(ids[3]),
            ..Filter::default()
        })
        .await,
        [ids[1], ids[0]]
    );
}

/// A game that a change founds is there exactly if the change was made.
#[actix_web::test]
async fn a_change_and_the_game_that_it_founds_are_one() {
    let dir = TempDir::new().unwrap();
    let store = open(dir.path());
    let (old, other) = (Uuid::now_v7(), Uuid::now_v7());
    store.create(game(old)).await.unwrap();
    store.create(game(other)).await.unwrap();
    let (first, bystander) = (load(&store, old).await, load(&store, other).await);
    let (one, another) = (Uuid::now_v7(), Uuid::now_v7());
    let founds = |id| Change {
        founds: Some(Box::new(game(id))),
        ..change(old, &first, 1)
    };
    let (a, b, c) = futures_util::future::join3(
        store.commit(founds(one)),
        store.commit(founds(another)),
        store.commit(change(other, &bystander, 3)),
    )
    .await;
    assert!(c.is_ok(), "{c:?}");
    // Several connections are in no order.
    let (made, done, refused, failed) = match a {
        Ok(_) => (one, a, another, b),
        Err(_) => (another, b, one, a),
    };
    assert!(done.is_ok(), "{done:?}");
    assert_eq!(failed, Err(CommitError::Conflict));
    assert_eq!(store.load(refused).await.unwrap(), None);
    // Its log is its own, and goes on.
    let now = load(&store, made).await;
    store.commit(change(made, &now, 9)).await.unwrap();
    for (id, log) in [
        (made, [vec![0, 0], vec![9]]),
        (old, [vec![0, 0], vec![1]]),
        (other, [vec![0, 0], vec![3]]),
    ] {
        assert_eq!(store.log(id, 0, 10).await.unwrap(), log);
    }
}

/// A change is made for one state of a game, and not for another that has the same number.
#[actix_web::test]
async fn a_change_fits_one_history() {
    let dir = TempDir::new().unwrap();
    let store = open(dir.path());
    let id = Uuid::now_v7();
    store.create(game(id)).await.unwrap();
    let mut stored = load(&store, id).await;
    stored.head += 1;
    let strange = store.commit(change(id, &stored, 1)).await;
    assert_eq!(strange, Err(CommitError::Conflict));
    assert_eq!(store.log(id, 0, 10).await.unwrap(), [vec![0, 0]]);
}
