//! The lobby is walked page by page while games come, go on and go.

use std::collections::BTreeSet;

use sha2::{Digest, Sha256};

use super::*;

/// Ids of the same millisecond, in no order.
fn same_moment(n: u128) -> Uuid {
    let digest: [u8; 32] = Sha256::digest(n.to_be_bytes()).into();
    let chance = digest[..10]
        .iter()
        .fold(0, |id, byte| (id << 8) | u128::from(*byte));
    let id = (0x0190_a6f0_7d3c_u128 << 80) | chance;
    // Version 7, and the usual variant.
    Uuid::from_u128(id & !(0xf << 76) & !(0b11 << 62) | (0x7 << 76) | (0b10 << 62))
}

async fn made(store: &Store, n: u128) -> Uuid {
    let id = same_moment(n);
    let ruleset = if n.is_multiple_of(2) {
        "newmarket"
    } else {
        "michigan"
    };
    let game = NewGame {
        listed: !n.is_multiple_of(5),
        ruleset: Some(ruleset.into()),
        ..game(id)
    };
    store.create(game).await.unwrap();
    id
}

async fn becomes(store: &Store, id: Uuid, status: Status) {
    let stored = load(store, id).await;
    let change = Change {
        status: Some(status),
        ..change(id, &stored, 9)
    };
    store.commit(change).await.unwrap();
}

/// Walks through all pages, so many games at once.
async fn walked(store: &Store, filter: &Filter) -> Vec<Uuid> {
    let (mut seen, mut before) = (Vec::new(), None);
    loop {
        let filter = Filter {
            before,
            ..filter.clone()
        };
        let page = store.listed_games(filter).await.unwrap();
        let Some(last) = page.last() else {
            return seen;
        };
        before = Some(last.id);
        seen.extend(page.iter().map(|game| game.id));
    }
}

#[actix_web::test]
async fn what_is_there_all_the_time_is_listed_once() {
    const GAMES: u128 = 330;
    let dir = TempDir::new().unwrap();
    let store = open(dir.path());
    for n in 0..GAMES {
        let id = made(&store, n).await;
        if n % 3 == 1 {
            becomes(&store, id, Status::Playing).await;
        }
    }
    // Every sixth game goes or goes on while the others stay as they are, and more come.
    let stays = |n: &u128| !n.is_multiple_of(6);
    let changes = async {
        for n in 0..GAMES {
            if !stays(&n) {
                let id = same_moment(n);
                match n % 4 {
                    0 => {
                        let version = load(&store, id).await.version;
                        store.delete(id, version).await.unwrap();
                    }
                    _ => becomes(&store, id, Status::Finished).await,
                }
                made(&store, GAMES + n).await;
            }
        }
    };
    let walks = async {
        let mut walks = Vec::new();
        for limit in [1, 3, 50] {
            for status in [None, Some(Status::Open), Some(Status::Playing)] {
                for ruleset in [None, Some("newmarket".to_owned())] {
                    let filter = Filter {
                        status,
                        ruleset,
                        before: None,
                        limit,
                    };
                    walks.push((walked(&store, &filter).await, filter));
                }
            }
        }
        walks
    };
    let ((), walks) = futures_util::future::join(changes, walks).await;

    let hidden: BTreeSet<Uuid> = (0..2 * GAMES)
        .filter(|n| n % 5 == 0)
        .map(same_moment)
        .collect();
    for (seen, filter) in walks {
        assert!(
            seen.is_sorted_by(|a, b| a > b),
            "none comes twice: {filter:?}"
        );
        assert!(seen.iter().all(|id| !hidden.contains(id)), "{filter:?}");
        let matches = |n: &u128| {
            let status = if n % 3 == 1 {
                Status::Playing
            } else {
                Status::Open
            };
            let is_newmarket = n.is_multiple_of(2);
            filter.status.is_none_or(|wanted| wanted == status)
                && (filter.ruleset.is_none() || is_newmarket)
        };
        let there = (0..GAMES).filter(|n| n % 5 != 0 && stays(n) && matches(n));
        let there: BTreeSet<Uuid> = there.map(same_moment).collect();
        assert!(!there.is_empty());
        let seen: BTreeSet<Uuid> = seen.into_iter().collect();
        assert_eq!(
            there.difference(&seen).count(),
            0,
            "none is skipped: {filter:?}"
        );
    }
}
