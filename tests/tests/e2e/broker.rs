//! Servers on one database tell each other through a broker what happens, and lose nothing without it.

use std::pin::pin;
use std::time::Duration;

use boodle_client::Followed;
use boodle_client::types::{Ended, Event};
use boodle_tests::{Broker, Server, Table, at_table, certified};
use futures_util::StreamExt;
use serde_json::json;
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::task::JoinHandle;
use uuid::Uuid;

const GOOD: &str = "the broker answers";
const AWAY: &str = "the broker is out of reach";
const CUT: &str = "the line to the broker is cut";
/// What a server logs when it looks because another told it to.
const TOLD: &str = "others tell of games that are followed here";

/// Two servers on one database that use a broker.
fn two(broker: &str, more: &[&str]) -> (Server, Server) {
    let arguments = [&["--broker", broker], more].concat();
    let one = Server::start_loud_with(&arguments);
    let other = one.loud_beside_with(&arguments);
    (one, other)
}

/// Waits until a server has logged something so many times.
async fn logged(server: &Server, text: &str, times: usize) {
    let waited = async {
        while server.log().matches(text).count() < times {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let waited = tokio::time::timeout(Duration::from_secs(60), waited).await;
    assert!(waited.is_ok(), "{text:?} is not logged {times} times");
}

/// A table that is played at one server and followed at another, from its first event to its end.
async fn followed(at: &Server, from: &Server) -> (Table, JoinHandle<Vec<Event>>) {
    let short = json!({"session": {"ends": [{"type": "rounds", "count": 2}]}});
    let table = at_table(at.client(), "newmarket", 3, short).await;
    let far_away = from.client().with_token(&table.tokens[1]);
    let id = table.id;
    let following = tokio::spawn(async move {
        let mut events = Vec::new();
        let mut told = pin!(far_away.follow(id, Some(0)));
        while let Some(told) = told.next().await {
            match told.expect("nothing breaks") {
                Followed::View(_) => panic!("whoever goes on after an event needs no view"),
                Followed::Event(event) => events.push(*event),
                Followed::End(why) => {
                    assert_eq!(why, Ended::Finished);
                    return events;
                }
            }
        }
        panic!("a stream never ends without saying why");
    });
    (table, following)
}

/// Plays it out, and does something before some of the actions; the follower has heard all of it, in order.
async fn play(
    table: &Table,
    following: JoinHandle<Vec<Event>>,
    mut before: impl AsyncFnMut(usize),
) {
    let mut view = table.start().await;
    for number in 0.. {
        before(number).await;
        match table.step(&view).await {
            Some((next, _)) => view = next,
            None => break,
        }
    }
    let heard = tokio::time::timeout(Duration::from_secs(60), following).await;
    let heard = heard.expect("the end is told").expect("it followed");
    assert_eq!(heard, table.log_seen_by(&table.players[1]).await);
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs nats-server"]
async fn what_happens_at_one_server_is_told_to_another_by_the_broker() {
    let broker = Broker::start(&[]);
    let (one, other) = two(&broker.url(), &[]);
    logged(&one, GOOD, 1).await;
    logged(&other, GOOD, 1).await;
    let (table, following) = followed(&one, &other).await;
    play(&table, following, async |_| {}).await;
    // By a look of its own it would have heard of it too, but so it did hear of it.
    logged(&other, TOLD, 10).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs nats-server"]
async fn nothing_is_missed_while_the_broker_dies_and_comes_back() {
    let mut broker = Broker::start(&[]);
    let (one, other) = two(&broker.url(), &[]);
    logged(&one, GOOD, 1).await;
    logged(&other, GOOD, 1).await;
    let (table, following) = followed(&one, &other).await;
    play(&table, following, async |number| match number {
        10 | 30 => broker.go(),
        20 => broker.come(),
        40 => {
            broker.come();
            logged(&one, GOOD, 2).await;
            logged(&other, GOOD, 2).await;
        }
        _ => {}
    })
    .await;
    assert!(other.log().contains(CUT));
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs nats-server"]
async fn servers_start_without_their_broker_and_find_it_later() {
    let mut broker = Broker::absent(&["--user", "boodle", "--pass", "s3cr3t/pw"]);
    let url = format!("nats://boodle:s3cr3t%2Fpw@{}", broker.place());
    let (one, other) = two(&url, &[]);
    logged(&one, AWAY, 1).await;
    logged(&other, AWAY, 1).await;
    let (table, following) = followed(&one, &other).await;
    play(&table, following, async |_| {}).await;
    assert!(!other.log().contains(TOLD));
    broker.come();
    logged(&one, GOOD, 1).await;
    logged(&other, GOOD, 1).await;
    let (table, following) = followed(&one, &other).await;
    play(&table, following, async |_| {}).await;
    logged(&other, TOLD, 10).await;
    for server in [&one, &other] {
        let log = server.log();
        assert!(!log.contains("s3cr3t"), "the password is logged");
        assert!(
            log.contains(&broker.place()),
            "where the broker is is not logged"
        );
    }
}

/// Whoever can speak to the broker can make servers look, and nothing else.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs nats-server"]
async fn a_forger_deafens_nobody() {
    let broker = Broker::start(&[]);
    let (one, other) = two(&broker.url(), &[]);
    logged(&other, GOOD, 1).await;
    let (table, following) = followed(&one, &other).await;
    let mut forger = BufReader::new(TcpStream::connect(broker.place()).await.unwrap());
    let game = table.id;
    play(&table, following, async |number| {
        if number % 5 == 2 {
            for word in [
                word(*game, 1_000_000_000_000_000_000),
                word(*game, u64::MAX),
                word(*game, 0),
                word(Uuid::now_v7(), 7),
                word(Uuid::nil(), 7),
                b"what is this".to_vec(),
                Vec::new(),
            ] {
                say(&mut forger, &word).await;
            }
        }
    })
    .await;
    logged(&other, "what nobody understands", 2).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs nats-server"]
async fn the_line_to_the_broker_can_be_encrypted() {
    let folder = TempDir::new().unwrap();
    let [certificate, key, authority] =
        certified(folder.path()).map(|file| file.display().to_string());
    let broker = Broker::start(&[
        "--tlscert",
        &certificate,
        "--tlskey",
        &key,
        "--auth",
        "t0k3n",
    ]);
    let url = format!("tls://t0k3n@{}", broker.place());
    let (one, other) = two(&url, &["--broker-ca", &authority]);
    logged(&one, GOOD, 1).await;
    logged(&other, GOOD, 1).await;
    let (table, following) = followed(&one, &other).await;
    play(&table, following, async |_| {}).await;
    logged(&other, TOLD, 10).await;
    assert!(!other.log().contains("t0k3n"), "the token is logged");
    // Nobody whom the system trusts vouches for it.
    let distrustful = one.loud_beside_with(&["--broker", &url]);
    logged(&distrustful, AWAY, 1).await;
    assert!(!distrustful.log().contains(GOOD));
}

#[test]
fn a_broker_that_is_none_ends_the_start_with_a_sentence() {
    let server = Server::start();
    for broker in ["http://s3cr3t@broker", "nats://"] {
        let told = server.run(&["--listen", "127.0.0.1:0", "--broker", broker]);
        let told = told.expect_err("it does not start");
        assert!(
            told.contains("nats://HOST:PORT") && !told.contains("s3cr3t"),
            "{told}"
        );
    }
    let told = server.run(&[
        "--listen",
        "127.0.0.1:0",
        "--broker",
        "tls://b",
        "--broker-ca",
        "none.pem",
    ]);
    assert!(told.expect_err("it does not start").contains("none.pem"));
}

fn word(game: Uuid, version: u64) -> Vec<u8> {
    [&game.as_bytes()[..], &version.to_be_bytes()].concat()
}

/// Says something to those who listen to words, as no server would.
async fn say(forger: &mut BufReader<TcpStream>, payload: &[u8]) {
    let head = format!(
        "CONNECT {{\"verbose\":false}}\r\nPUB boodle.games {}\r\n",
        payload.len()
    );
    let said = [head.as_bytes(), payload, b"\r\nPING\r\n"].concat();
    forger.get_mut().write_all(&said).await.unwrap();
    let mut line = String::new();
    while !line.starts_with("PONG") {
        line.clear();
        assert!(
            forger.read_line(&mut line).await.unwrap() > 0,
            "the broker is there"
        );
        assert!(!line.starts_with("-ERR"), "{line}");
    }
}
