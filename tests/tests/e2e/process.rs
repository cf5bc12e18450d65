//! The server as a process: how it starts, ends and refuses to start.

use boodle_client::Refusal;
use boodle_tests::{Server, at_table, program};
use serde_json::Value;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::Command;
use std::sync::{Arc, Barrier};
use std::thread;
use std::time::{Duration, Instant};

#[tokio::test(flavor = "multi_thread")]
async fn it_ends_when_asked_and_keeps_its_keys() {
    let mut server = Server::start();
    let table = at_table(server.client(), "newmarket", 3, Value::Null).await;
    table.start().await;
    let keys = server
        .client()
        .get_jwks()
        .send()
        .await
        .unwrap()
        .into_inner();
    let asked = Instant::now();
    assert!(server.terminate().success());
    // It ends by itself and does not wait for clients that keep their connection.
    assert!(asked.elapsed() < Duration::from_secs(30));
    let server = server.restart();
    let again = server
        .client()
        .get_jwks()
        .send()
        .await
        .unwrap()
        .into_inner();
    assert_eq!(keys, again);
    let host = server.client().with_token(&table.host_token);
    assert!(host.get_game().id(table.id).send().await.is_ok());
}

/// Calls again and again on one connection, until an answer says that it is the last; says when it has been answered.
fn call_until_it_closes(address: &str, answered: &Barrier) {
    let line = TcpStream::connect(address).unwrap();
    let mut answers = BufReader::new(line.try_clone().unwrap());
    let request = format!("GET /v1/rulesets HTTP/1.1\r\nHost: {address}\r\n\r\n");
    for calls in 1.. {
        (&line).write_all(request.as_bytes()).unwrap();
        let (mut length, mut is_last) = (0, false);
        loop {
            let mut header = String::new();
            assert!(answers.read_line(&mut header).unwrap() > 0, "call {calls}");
            let header = header.trim_end().to_ascii_lowercase();
            if let Some(told) = header.strip_prefix("content-length: ") {
                length = told.parse().unwrap();
            }
            is_last |= header == "connection: close";
            if header.is_empty() {
                break;
            }
        }
        let mut body = vec![0; length];
        answers.read_exact(&mut body).unwrap();
        assert!(serde_json::from_slice::<Value>(&body).is_ok(), "{calls}");
        assert!(calls > 1 || !is_last, "nobody has asked it to end");
        if is_last {
            return;
        }
        if calls == 1 {
            answered.wait();
        }
    }
}

#[test]
fn whatever_is_asked_while_it_ends_is_answered() {
    let mut server = Server::start();
    let address = server.url().trim_start_matches("http://").to_owned();
    let answered = Arc::new(Barrier::new(9));
    let callers = [(); 8].map(|()| {
        let (address, answered) = (address.clone(), Arc::clone(&answered));
        thread::spawn(move || call_until_it_closes(&address, &answered))
    });
    answered.wait();
    assert!(server.terminate().success());
    for caller in callers {
        caller.join().unwrap();
    }
}

/// Until its proxy knows that it is about to end; whoever watches a game goes on watching meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn it_goes_on_for_a_while_when_it_is_asked_to() {
    let mut server = Server::start_loud_with(&["--drain-seconds", "600"]);
    let table = at_table(server.client(), "newmarket", 3, Value::Null).await;
    let view = table.start().await;
    let address = server.url().trim_start_matches("http://").to_owned();
    let mut line = TcpStream::connect(&address).unwrap();
    let path = format!("/v1/games/{}/stream", table.id);
    write!(line, "GET {path} HTTP/1.1\r\nHost: {address}\r\n\r\n").unwrap();
    let mut told = BufReader::new(line).lines();
    let view_comes = told.any(|line| line.unwrap() == "event: view");
    assert!(view_comes);
    let watching = thread::spawn(move || told.map_while(Result::ok).collect::<Vec<String>>());
    assert!(server.client().get_readiness().send().await.is_ok());
    server.ask_to_end();
    let patience = Instant::now();
    let refused = loop {
        match server.client().get_readiness().send().await {
            Ok(_) => assert!(patience.elapsed() < Duration::from_secs(30)),
            Err(refused) => break refused,
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    assert_eq!(refused.code(), Some("shutting_down"));
    // Longer than it takes to end where nothing was said.
    tokio::time::sleep(Duration::from_secs(2)).await;
    let (_, events) = table.step(&view).await.expect("somebody acts");
    // Whoever cannot wait asks again.
    let asked = Instant::now();
    assert!(server.terminate().success());
    assert!(asked.elapsed() < Duration::from_secs(30));
    let watched = watching.join().unwrap();
    let place = |what: &str| watched.iter().position(|line| line == what);
    let event = place(&format!("id: {}", events[0].seq().unwrap()));
    assert!(
        event.is_some() && event < place("event: shutdown"),
        "{watched:#?}"
    );
    let log = server.log();
    for said in [
        "the server begins",
        "drain_seconds=600",
        "the server was told to end",
        "told again",
        "the server has ended",
    ] {
        assert!(log.contains(said), "{said}");
    }
}

#[test]
fn it_may_be_asked_to_end_at_once() {
    for _ in 0..5 {
        assert!(Server::start().terminate().success());
    }
}

#[test]
fn a_database_that_is_not_supported_ends_the_start_with_a_sentence() {
    for url in [
        "mysql://localhost/boodle",
        "nonsense",
        "sqlite:///no/such/folder/x.db",
    ] {
        let ended = Command::new(program())
            .args(["--listen", "127.0.0.1:0", "--database", url])
            .output()
            .unwrap();
        assert!(!ended.status.success(), "{url}");
        let told = String::from_utf8(ended.stderr).unwrap();
        assert!(told.contains("boodle: "), "{url}: {told}");
        assert!(!told.contains("panicked"), "{url}: {told}");
    }
}

#[test]
fn an_address_in_use_ends_the_start_with_a_sentence() {
    let server = Server::start();
    let address = server.url().trim_start_matches("http://");
    let database = format!("sqlite://{}/other.db", server.folder().display());
    let ended = Command::new(program())
        .args(["--listen", address, "--database", &database])
        .output()
        .unwrap();
    assert!(!ended.status.success());
    let told = String::from_utf8(ended.stderr).unwrap();
    assert!(told.contains(address), "{told}");
}
