//! The server as a process: how it starts, ends and refuses to start.

use boodle_tests::{Server, at_table, program};
use serde_json::Value;
use std::process::Command;
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
