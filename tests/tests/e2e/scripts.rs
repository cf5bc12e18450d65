//! The scripts of the project, run as a reader of the README would.

use boodle_tests::{Server, project};
use std::process::{Command, Output};

fn run(script: &str, arguments: &[&str], url: &str) -> Output {
    let script = project().join("scripts").join(script);
    let mut command = Command::new(script);
    command.args(arguments).env("BOODLE_URL", url);
    command.output().expect("the script runs")
}

#[test]
fn a_session_with_curl_and_jq() {
    let server = Server::start();
    let played = run("play", &["michigan", "3"], server.url());
    let told = String::from_utf8_lossy(&played.stdout);
    assert!(
        played.status.success(),
        "{told}{}",
        String::from_utf8_lossy(&played.stderr)
    );
    assert!(told.contains("finished after"), "{told}");
    assert!(told.contains("1. "), "{told}");
    let chips: i64 = told
        .lines()
        .filter_map(|line| {
            line.split_once("  ")?
                .1
                .split(' ')
                .next()?
                .parse::<i64>()
                .ok()
        })
        .sum();
    assert!(
        chips <= 120 && chips > 0,
        "3 seats have 40 chips each: {told}"
    );
}

#[test]
fn a_problem_ends_the_script_with_its_sentence() {
    let server = Server::start();
    for (arguments, code) in [
        (["no-such-game", "4"], "unknown_ruleset"),
        (["newmarket", "9"], "players_out_of_range"),
    ] {
        let refused = run("play", &arguments, server.url());
        assert!(!refused.status.success());
        let told = String::from_utf8_lossy(&refused.stderr);
        assert!(told.contains(code), "{told}");
    }
}

#[test]
fn the_document_and_the_client_are_up_to_date() {
    for script in ["openapi", "sdk"] {
        let checked = run(script, &["--check"], "");
        let told = String::from_utf8_lossy(&checked.stderr).into_owned();
        assert!(checked.status.success(), "scripts/{script} --check: {told}");
    }
}

/// What a shell says to a command, with curl as anybody has it.
fn shell(command: &str) -> String {
    let ran = Command::new("bash").args(["-c", command]).output();
    let ran = ran.expect("bash runs");
    assert!(ran.status.success(), "{command}");
    String::from_utf8(ran.stdout).expect("text")
}

#[test]
fn the_command_of_the_start_page_makes_a_game() {
    let server = Server::start();
    // However the server was called, the page calls it so too.
    let port = server.url().rsplit_once(':').expect("a port").1;
    for host in ["127.0.0.1", "localhost"] {
        let page = shell(&format!(
            "curl -s -H 'Accept-Language: de' http://{host}:{port}/"
        ));
        let command = page
            .split_once("<pre>")
            .and_then(|(_, from)| from.split_once("</pre>"));
        let (command, _) = command.expect("a command");
        assert!(
            command.contains(&format!("http://{host}:{port}/v1/games")),
            "{command}"
        );
        let made = shell(&format!(
            "{command} | jq -r '.game.status, (.seats | length)'"
        ));
        assert_eq!(made, "open\n3\n", "{command}");
    }
}
