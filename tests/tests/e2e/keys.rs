//! Signing keys come and go beside the servers that run.

use std::time::{Duration, Instant};

use boodle_client::{Client, Refusal};
use boodle_tests::{Server, Table, at_table};
use serde_json::Value;

/// The names of the public keys.
async fn published(server: &Server) -> Vec<String> {
    let keys = server
        .client()
        .get_jwks()
        .send()
        .await
        .unwrap()
        .into_inner();
    keys.keys.into_iter().map(|key| key.kid).collect()
}

/// The same for all tokens of one key.
fn head(token: &str) -> &str {
    token.split('.').next().unwrap()
}

async fn plays(table: &Table, times: usize) {
    let mut view = table.view().await;
    for _ in 0..times {
        view = table.step(&view).await.expect("the game goes on").0;
    }
}

/// The same seats, at another server.
pub(super) fn moved(table: &Table, to: &Server) -> Table {
    let client = |token: &str| to.client().with_token(token);
    Table {
        id: table.id,
        anybody: to.client(),
        host: client(&table.host_token),
        host_token: table.host_token.clone(),
        players: table.tokens.iter().map(|token| client(token)).collect(),
        tokens: table.tokens.clone(),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_on_while_the_key_changes() {
    let one = Server::start();
    let two = one.beside();
    let table = at_table(one.client(), "newmarket", 3, Value::Null).await;
    table.start().await;
    plays(&table, 3).await;
    let old = published(&one).await.remove(0);
    assert_eq!(one.run(&["keys", "list"]).unwrap().lines().count(), 1);

    let told = one.run(&["keys", "rotate", "--overlap", "8"]).unwrap();
    let new = told.split(' ').next().unwrap().to_owned();
    // It is published at once, as soon as the servers have looked, and does not sign yet.
    let asked = Instant::now();
    for server in [&one, &two] {
        while published(server).await != [new.clone(), old.clone()] {
            assert!(
                asked.elapsed() < Duration::from_secs(60),
                "a server never learns"
            );
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    let refused = one.run(&["keys", "rotate"]).unwrap_err();
    assert!(refused.contains("waits"), "{refused}");
    let list = one.run(&["keys", "list"]).unwrap();
    assert_eq!(list.lines().count(), 2, "{list}");
    plays(&moved(&table, &two), 3).await;

    // In its time both sign with it, and take what the other one has signed.
    let asked = Instant::now();
    let young = loop {
        let made = at_table(two.client(), "newmarket", 3, Value::Null).await;
        if head(&made.host_token) != head(&table.host_token) {
            break made;
        }
        assert!(asked.elapsed() < Duration::from_secs(60), "it never signs");
        tokio::time::sleep(Duration::from_millis(200)).await;
    };
    let young = moved(&young, &one);
    young.start().await;
    plays(&young, 6).await;
    plays(&table, 6).await;
    let renewed = table.players[0].renew_seat_token().id(table.id).seat(0);
    let renewed = renewed.send().await.unwrap().into_inner().token;
    assert_eq!(head(&renewed), head(&young.host_token));
    let ann = one.client().with_token(&renewed);
    let own = ann.get_game().id(table.id).send().await.unwrap();
    assert!(own.you.is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_that_somebody_else_knows_is_revoked() {
    let server = Server::start();
    let table = at_table(server.client(), "newmarket", 3, Value::Null).await;
    table.start().await;
    let leaked = published(&server).await.remove(0);
    let unknown = server
        .run(&["keys", "revoke", "0123456789abcdef"])
        .unwrap_err();
    assert!(unknown.contains("there is no key"), "{unknown}");
    server.run(&["keys", "revoke", &leaked]).unwrap();
    let asked = Instant::now();
    let refused = |client: Client| async move {
        let answer = client.get_game().id(table.id).send().await;
        answer
            .err()
            .and_then(|error| error.code().map(str::to_owned))
    };
    for client in table.players.iter().chain([&table.host]) {
        while refused(client.clone()).await.as_deref() != Some("invalid_token") {
            assert!(
                asked.elapsed() < Duration::from_secs(60),
                "a token of it is still good"
            );
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    assert!(!published(&server).await.contains(&leaked));
    // The host is given a new token, and gives the seats theirs.
    let game = table.id.to_string();
    let host = server.run(&["token", &game]).unwrap();
    let host = server.client().with_token(host.trim());
    let mut back = moved(&table, &server);
    for seat in 0..3 {
        let given = host
            .renew_seat_token()
            .id(table.id)
            .seat(seat as u64)
            .send();
        let token = given.await.unwrap().into_inner().token;
        back.players[seat] = server.client().with_token(&token);
    }
    plays(&back, 12).await;
    let seat = server.run(&["token", &game, "1"]).unwrap();
    let ben = server.client().with_token(seat.trim());
    let own = ben.get_game().id(table.id).send().await.unwrap();
    assert_eq!(own.you.as_ref().map(|you| *you.seat), Some(1));
    let nowhere = server.run(&["token", "018f6b1e-7d3c-7000-8000-000000000000"]);
    assert!(nowhere.unwrap_err().contains("not_found"));
}

#[test]
fn keys_are_never_made_where_there_is_no_database() {
    let server = Server::start();
    let folder = server.folder().join("nowhere.db");
    let other = format!("sqlite://{}", folder.display());
    let ran = std::process::Command::new(boodle_tests::program())
        .args(["keys", "rotate", "--database", &other])
        .output()
        .unwrap();
    assert!(!ran.status.success() && !folder.exists());
    let told = String::from_utf8(ran.stderr).unwrap();
    assert!(told.contains("there is no such file"), "{told}");
}
