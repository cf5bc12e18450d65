//! The examples of the client do what they say. Those of the guides are run with the guides.

use std::process::Command;

use boodle_tests::{Server, example};

/// What an example prints.
fn run(name: &str, server: &Server, environment: &[(&str, &str)]) -> String {
    let mut command = Command::new(example(name));
    command.env("BOODLE_URL", server.url());
    command.envs(environment.iter().copied());
    let ran = command.output().expect("the example runs");
    let wrong = String::from_utf8_lossy(&ran.stderr);
    assert!(ran.status.success(), "{name}: {wrong}");
    String::from_utf8(ran.stdout).expect("text")
}

#[test]
fn rulesets() {
    let server = Server::start();
    let told = run("rulesets", &server, &[]);
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(
        lines
            .iter()
            .filter(|line| line.ends_with(" players"))
            .count(),
        30,
        "{told}"
    );
    assert!(lines.contains(&"60 chips instead"), "{told}");
    assert!(
        told.contains("invalid_ruleset: ") && told.contains("/chips/start: "),
        "{told}"
    );
}

#[test]
fn lobby() {
    let server = Server::start();
    let told = run("lobby", &server, &[]);
    let expected = "found among the open ones, 3 seats\n\
                    Eve has seat 0, and the game is open\n\
                    afterwards: not_found\n";
    assert_eq!(told, expected);
}

#[test]
fn seats() {
    let server = Server::start();
    let told = run("seats", &server, &[]);
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines.first(), Some(&"Eve: wrong_join_code"), "{told}");
    assert!(
        lines
            .iter()
            .any(|line| line.contains("Ann") && line.contains("Anna")),
        "{told}"
    );
    assert_eq!(
        lines[lines.len() - 2..],
        ["the old token: invalid_token", "seat 0 is open"],
        "{told}"
    );
}

#[test]
fn four_players() {
    let server = Server::start();
    let told = run("four_players", &server, &[]);
    for name in ["Ann", "Ben", "Cid", "Dot"] {
        assert!(told.contains(&format!("{name}: ")), "{told}");
    }
}

#[test]
fn fair_deal() {
    let server = Server::start();
    let told = run("fair_deal", &server, &[]);
    let expected = "1 deal checked, fair: true\nagain: seat Some(0) in the same game: true\n";
    assert_eq!(told, expected);
}

#[test]
fn scripted() {
    let server = Server::start();
    let told = run("scripted", &server, &[]);
    let lines: Vec<&str> = told.lines().collect();
    assert!(lines.len() > 20, "{told}");
    assert_eq!(lines.last(), Some(&"over: finished"), "{told}");
}

/// Where the system has no certificates HTTPS cannot work, and HTTP does.
#[test]
fn no_certificates_are_needed_without_https() {
    let server = Server::start();
    let none = [
        ("SSL_CERT_FILE", "/dev/null"),
        ("SSL_CERT_DIR", "/dev/null"),
    ];
    assert!(run("lobby", &server, &none).contains("afterwards: not_found"));
}
