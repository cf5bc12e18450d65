//! What README and guides tell people to type, typed; the programs they speak of, run.

use std::io::Write;
use std::os::unix::fs::symlink;
use std::process::{Command, Output, Stdio};

use boodle_tests::{Server, example, project};
use serde_json::{Value, json};

/// What is between two fences of a language, in order.
pub(super) fn fenced(text: &str, language: &str) -> Vec<String> {
    let opening = format!("```{language}\n");
    let blocks = text.split(&opening).skip(1);
    let blocks = blocks.map(|block| block.split("```").next().unwrap_or_default());
    blocks.map(str::to_owned).collect()
}

pub(super) fn read(path: &str) -> String {
    std::fs::read_to_string(project().join(path)).expect("a page")
}

/// Types all shell blocks of a page into one shell, which has the scripts of the project.
fn typed(page: &str, server: &Server, before_last: &str) -> String {
    let folder = tempfile::TempDir::new().expect("a folder");
    let scripts = project().canonicalize().expect("a path").join("scripts");
    symlink(scripts, folder.path().join("scripts")).expect("a link");
    let mut blocks = fenced(page, "sh");
    let last = blocks.pop().expect("a page has commands");
    blocks.extend([before_last.to_owned(), last]);
    let address = server.url().trim_start_matches("http://");
    let script = blocks.join("\n").replace("localhost:8080", address);
    let mut shell = Command::new("bash");
    shell.args(["-u", "-c", &script]).current_dir(folder.path());
    let output = shell.output().expect("bash runs");
    let (told, wrong) = texts(&output);
    assert_eq!(wrong, "", "{told}");
    told
}

fn texts(output: &Output) -> (String, String) {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (text(&output.stdout), text(&output.stderr))
}

/// Everything that these commands are to show, in this order.
fn shows(told: &str, expected: &[&str]) {
    let mut rest = told;
    for part in expected {
        let at = rest.find(part);
        let at = at.unwrap_or_else(|| panic!("{part:?} is not in {rest}"));
        rest = &rest[at + part.len()..];
    }
}

#[test]
fn script_a_game() {
    let server = Server::start();
    let told = typed(&read("client-sdk/guides/script-a-game.md"), &server, "");
    let events = [
        "1 game_created: Ein Tisch für 3: Newmarket.",
        "5 game_started: ",
    ];
    shows(
        &told,
        &[
            "\"status\": \"playing\"",
            "\"why\": \"rounds\"",
            "\"ranking\"",
        ],
    );
    shows(&told, &events);
    // Two may share a place.
    shows(
        &told,
        &[
            "1. seat ",
            ". seat ",
            ". seat ",
            "20 games, chips on average: [",
        ],
    );
    shows(&told, &["players_out_of_range", "      2 "]);
}

#[test]
fn connect_a_chat() {
    let server = Server::start();
    let told = typed(&read("client-sdk/guides/connect-a-chat.md"), &server, "");
    shows(
        &told,
        &["\"playing\"", "Ann gaat zitten.", "Ben gaat zitten."],
    );
}

#[test]
fn write_a_client() {
    let server = Server::start();
    let told = typed(&read("client-sdk/guides/write-a-client.md"), &server, "");
    shows(&told, &["\"legal_actions\"", "Blindblatt", "Kreuz", "304"]);
}

#[test]
fn run_a_bot() {
    let server = Server::start();
    let told = typed(&read("client-sdk/guides/run-a-bot.md"), &server, "");
    shows(&told, &[r#"{"name":"My bot","auto_play":"forced"}"#]);
}

#[test]
fn study_strategies() {
    let server = Server::start();
    let told = typed(&read("client-sdk/guides/study-strategies.md"), &server, "");
    shows(&told, &["      2 [{\"seat\":"]);
}

/// Where a link of a page leads to: a page of the project, or none of its own.
fn leads(page: &str, link: &str) -> bool {
    if link.starts_with("https://") {
        return true;
    }
    let folder = project().join(page);
    folder.parent().expect("a folder").join(link).exists()
}

#[test]
fn links_of_pages_lead_somewhere() {
    let mut pages = vec![
        "README.md".to_owned(),
        "ARCHITECTURE.md".to_owned(),
        "CONTRIBUTING.md".to_owned(),
        "client-sdk/README.md".to_owned(),
        "tests/clients/README.md".to_owned(),
    ];
    let guides = std::fs::read_dir(project().join("client-sdk/guides")).expect("guides");
    for guide in guides {
        let name = guide.expect("a guide").file_name();
        pages.push(format!("client-sdk/guides/{}", name.to_string_lossy()));
    }
    let mut found = 0;
    for page in pages {
        let text = read(&page);
        for (at, _) in text.match_indices("](") {
            let link = text[at + 2..].split_once(')');
            let (link, _) = link.expect("a link has an end");
            assert!(leads(&page, link), "{page}: {link}");
            found += 1;
        }
    }
    assert!(found > 20, "{found} links");
}

/// The blocks in Rust are parts of the examples, so that they compile and do what is said.
#[test]
fn code_of_guides_is_code_of_examples() {
    let mut found = 0;
    for (guide, example) in [
        ("script-a-game", "scripted"),
        ("connect-a-chat", "chat"),
        ("run-a-bot", "bot"),
        ("study-strategies", "study"),
    ] {
        let guide = read(&format!("client-sdk/guides/{guide}.md"));
        let example = read(&format!("client-sdk/examples/{example}.rs"));
        for block in fenced(&guide, "rust") {
            assert!(example.contains(block.trim_end()), "{block}");
            found += 1;
        }
    }
    assert_eq!(found, 4);
}

fn post(server: &Server, path: &str, token: &str, body: &Value) -> Value {
    let mut curl = Command::new("curl");
    curl.args([
        "-s",
        "--json",
        &body.to_string(),
        "-H",
        &format!("Authorization: Bearer {token}"),
    ]);
    if token.is_empty() {
        curl.args(["-H", "Authorization:"]);
    }
    let output = curl
        .arg(format!("{}{path}", server.url()))
        .output()
        .expect("curl runs");
    serde_json::from_slice(&output.stdout).expect("JSON")
}

fn short_game(seats: Value) -> Value {
    json!({"ruleset": "newmarket", "seats": seats, "overrides": {"session": {"ends": [{"type": "rounds", "count": 1}]}}})
}

#[test]
fn a_bot_of_ones_own_plays_to_the_end() {
    let server = Server::start();
    let made = post(
        &server,
        "/v1/games",
        "",
        &short_game(json!([{"bot": "random"}, {}, {"bot": "careful"}])),
    );
    let id = made["game"]["id"].as_str().expect("an id");
    let mut bot = Command::new(example("bot"));
    let bot = bot.args([id, "Deep"]).env("BOODLE_URL", server.url());
    let bot = bot
        .stdout(Stdio::piped())
        .spawn()
        .expect("the example runs");
    while post(
        &server,
        &format!("/v1/games/{id}/start"),
        made["host_token"].as_str().expect("a token"),
        &json!({}),
    )["view"]["status"]
        != "playing"
    {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let (told, _) = texts(&bot.wait_with_output().expect("it ends"));
    assert_eq!(told, "seat 1\nover: finished\n");
}

#[test]
fn a_seat_is_played_from_a_chat() {
    let server = Server::start();
    let made = post(
        &server,
        "/v1/games",
        "",
        &short_game(json!([{"name": "Ann"}, {"bot": "random"}, {"bot": "careful"}])),
    );
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let id = text(&made["game"]["id"]);
    post(
        &server,
        &format!("/v1/games/{id}/start"),
        &text(&made["host_token"]),
        &json!({}),
    );
    let mut chat = Command::new(example("chat"));
    chat.args([&id, &text(&made["seats"][0]["token"]), "de"])
        .env("BOODLE_URL", server.url());
    let mut chat = chat
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the example runs");
    let mut messages = chat.stdin.take().expect("a pipe");
    // Whoever writes faster than it is his turn is shown what he may do, which is nothing then.
    let writing = std::thread::spawn(move || {
        while messages.write_all(b"1\n").is_ok() {
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
    });
    let (told, _) = texts(&chat.wait_with_output().expect("it ends"));
    writing.join().expect("the player ends");
    shows(&told, &["Ann setzt sich.", "Ann setzt ", " gewinnt"]);
}

#[test]
fn a_study_comes_to_a_result() {
    let server = Server::start();
    let mut study = Command::new(example("study"));
    let output = study.arg("4").env("BOODLE_URL", server.url()).output();
    let (told, wrong) = texts(&output.expect("the example runs"));
    assert!(
        told.starts_with("buying wins ") && told.ends_with(" n = 4\n"),
        "{told}{wrong}"
    );
}

/// The README, up to the replay of its game, which is played to its end in between.
#[test]
fn the_readme() {
    let server = Server::start();
    let readme = read("README.md");
    let (before, after) = readme.split_once("## For programs").expect("a section");
    assert_eq!(
        fenced(after, "sh"),
        Vec::<String>::new(),
        "commands below are not run"
    );
    let finish = r#"curl -s -X POST $game/end -H "Authorization: Bearer $host" > done.json
    while seat=$(curl -s $game | jq -e '.to_act[0]'); do
        token=$(jq -r ".seats[$seat].token" game.first.json)
        action=$(curl -s $game -H "Authorization: Bearer $token" | jq -c '.you.legal_actions[0]')
        curl -s $game/actions -H "Authorization: Bearer $token" --json "$action" > done.json
    done"#;
    // The game that the README begins with is looked at again at its end.
    let page = before.replacen(
        "> game.json\n",
        "> game.json; cp game.json game.first.json\n",
        1,
    );
    let told = typed(&page, &server, finish);
    shows(
        &told,
        &[
            "\"status\": \"playing\"",
            "\"legal_actions\"",
            "game_created",
            "event: ",
        ],
    );
    shows(&told, &["entropy_added", ", faults: 0"]);
}
