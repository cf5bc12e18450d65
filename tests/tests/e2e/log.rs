//! What the server logs of calls.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use boodle_tests::{Server, at_table};
use serde_json::Value;

/// Sends bytes as no library would; the status that is answered.
fn sent(server: &Server, request: &str) -> u16 {
    let address = server.url().trim_start_matches("http://");
    let mut line = TcpStream::connect(address).unwrap();
    line.write_all(request.as_bytes()).unwrap();
    let mut answer = Vec::new();
    line.read_to_end(&mut answer).unwrap();
    let answer = String::from_utf8_lossy(&answer);
    answer[9..12].parse().unwrap()
}

/// Waits until a server has logged a line with all of these.
fn logged(server: &Server, parts: &[&str]) -> String {
    let since = Instant::now();
    loop {
        let log = server.log();
        let mut lines = log.lines().filter(|line| line.contains(" access: "));
        if let Some(line) = lines.find(|line| parts.iter().all(|part| line.contains(part))) {
            return line.to_owned();
        }
        assert!(
            since.elapsed() < Duration::from_secs(30),
            "no line has {parts:?}"
        );
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_call_is_a_line_and_no_token_is_in_any() {
    let server = Server::start_loud();
    let table = at_table(server.client(), "newmarket", 3, Value::Null).await;
    let view = table.start().await;
    table.step(&view).await.unwrap();
    let (id, token) = (table.id.to_string(), table.tokens[0].clone());
    assert!(token.starts_with("eyJ"));
    let end = "Host: x\r\nConnection: close\r\n";
    let statuses = [
        format!("GET /v1/games/{id}?access_token={token} HTTP/1.1\r\n{end}\r\n"),
        format!("GET /v1/games/{token} HTTP/1.1\r\n{end}\r\n"),
        format!("GET /v1/games/{id}/{token} HTTP/1.1\r\n{end}\r\n"),
        format!("GET /{token} HTTP/1.1\r\n{end}Authorization: Bearer {token}\r\n\r\n"),
        format!("GET /v1/games/{id} HTTP/1.1\r\n{end}Authorization: {token}\r\n\r\n"),
        format!("GET /v1/games/{id} HTTP/1.1\r\n{end}Authorization: Bearer x{token}\r\n\r\n"),
        format!(
            "GET /healthz HTTP/1.1\r\n{end}X-Request-Id: {token}\r\nUser-Agent: {token}\r\n\r\n"
        ),
        format!("GET /v1/games/{id}/stream HTTP/1.1\r\n{end}Last-Event-ID: {token}\r\n\r\n"),
        format!(
            "POST /v1/games/{id}/actions HTTP/1.1\r\n{end}Content-Type: application/json\r\n\
             Authorization: Bearer {token}\r\nContent-Length: {}\r\n\r\n\"{token}\"",
            token.len() + 2
        ),
    ]
    .map(|request| sent(&server, &request));
    assert_eq!(statuses, [200, 404, 404, 404, 401, 401, 200, 400, 400]);
    let named = "0192f0c1-2345-7abc-8def-0123456789ab";
    sent(
        &server,
        &format!("HEAD /v1/rulesets HTTP/1.1\r\n{end}X-Request-Id: {named}\r\n\r\n"),
    );

    let game = format!("game={id}");
    let action = "route=\"/v1/games/{id}/actions\"";
    let line = logged(&server, &["method=\"POST\"", action, &game, "status=200"]);
    assert!(
        line.contains("bytes=") && line.contains("milliseconds="),
        "{line}"
    );
    assert!(!line.contains("bytes=0 "), "{line}");
    logged(&server, &["method=\"POST\"", action, &game, "status=400"]);
    logged(
        &server,
        &["method=\"GET\"", "route=\"other\"", "status=404"],
    );
    logged(
        &server,
        &["method=\"GET\"", "route=\"/healthz\"", "status=200"],
    );
    // Its name stands in all lines that a call causes.
    logged(
        &server,
        &[
            "method=\"HEAD\"",
            "route=\"/v1/rulesets\"",
            named,
            "status=200",
        ],
    );
    // Ten of these; a game is made, started, looked at and acted in.
    let log = server.log();
    let lines = log.lines().filter(|line| line.contains(" access: "));
    assert_eq!(lines.count(), 14);
    let told = log.lines().find(|line| line.contains("eyJ"));
    assert_eq!(told, None);
}
