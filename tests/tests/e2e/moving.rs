//! A running table moves from a file to a server of databases, and is played on there.

use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use boodle_client::types::{Event, View};
use boodle_tests::{Server, Table, at_table, database, program};
use serde_json::{Value, json};
use tempfile::TempDir;

use super::keys::moved;

fn boodle(arguments: &[&str], database: &str) -> Command {
    let mut command = Command::new(program());
    command.args(arguments).args(["--database", database]);
    command
}

/// What is told, of what succeeds or does not.
fn told(ran: &Output, succeeds: bool) -> String {
    let told = String::from_utf8(ran.stderr.clone()).unwrap();
    assert_eq!(ran.status.code(), Some(i32::from(!succeeds)), "{told}");
    assert_eq!(told.lines().count(), 1, "{told}");
    told
}

/// What each of them sees: spectator, host and seats.
async fn seen(table: &Table) -> Vec<(View, Vec<Event>)> {
    let mut seen = Vec::new();
    for client in table.players.iter().chain([&table.host, &table.anybody]) {
        let view = client.get_game().id(table.id).send().await.unwrap();
        seen.push((view.into_inner(), table.log_seen_by(client).await));
    }
    seen
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_table_moves_to_another_database() {
    let (old_folder, new_folder) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let from = format!("sqlite://{}", old_folder.path().join("old.db").display());
    let to = database(new_folder.path());
    let mut old = Server::on(&from);
    let table = at_table(
        old.client(),
        "newmarket",
        3,
        json!({"session": {"ends": [{"type": "rounds", "count": 2}]}}),
    )
    .await;
    let mut view = table.start().await;
    for _ in 0..9 {
        view = table.step(&view).await.unwrap().0;
    }
    let before = seen(&table).await;
    assert!(old.terminate().success());

    let file = old_folder.path().join("games.jsonl");
    let name = file.to_str().unwrap();
    let ran = boodle(&["export", name], &from).output().unwrap();
    let counts = told(&ran, true);
    assert!(
        counts.contains("games: 1, log entries: 11,") && ran.stdout.is_empty(),
        "{counts}"
    );
    let mode = std::fs::metadata(&file).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    let again = boodle(&["export", name], &from).output().unwrap();
    assert!(told(&again, false).contains("is there already"));

    let cut = std::fs::read(&file).unwrap();
    let shorter = old_folder.path().join("shorter.jsonl");
    std::fs::write(&shorter, &cut[..cut.len() / 2]).unwrap();
    let nowhere = old_folder.path().join("new.db");
    let refused = boodle(
        &["import", shorter.to_str().unwrap()],
        &format!("sqlite://{}", nowhere.display()),
    );
    let refused = { refused }.output().unwrap();
    assert!(told(&refused, false).contains("cut off") && !nowhere.exists());

    let ran = boodle(&["import", name], &to).output().unwrap();
    assert!(told(&ran, true).contains("games: 1, log entries: 11,"));
    let new = Server::on(&to);
    let here = moved(&table, &new);
    assert_eq!(seen(&here).await, before);
    let view = here.view().await;
    here.play_out(view).await;
    let over = here.view().await;
    assert_eq!(over.status.to_string(), "finished");
    // Made again beside a server it changes nothing.
    let ran = boodle(&["import", name], &to).output().unwrap();
    assert!(told(&ran, true).contains("there already: 1, of which 1 have gone on"));
    assert_eq!(here.view().await, over);
}

/// Through a pipe, into a database whose server runs and has games and keys of its own.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_moves_to_a_server_that_runs() {
    let (old, new) = (Server::start(), Server::start());
    let host = at_table(new.client(), "newmarket", 3, Value::Null).await;
    host.start().await;
    let table = at_table(old.client(), "newmarket", 3, Value::Null).await;
    table.start().await;
    let before = seen(&table).await;
    let (from, to) = (database(old.folder()), database(new.folder()));
    let id = table.id.to_string();
    let mut export = boodle(&["export", "--game", &id, "--with-keys"], &from)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut import = boodle(&["import", "-"], &to);
    let import = import
        .stdin(export.stdout.take().unwrap())
        .output()
        .unwrap();
    assert!(export.wait().unwrap().success());
    assert!(told(&import, true).contains("games: 1, log entries: 2,"));
    let here = moved(&table, &new);
    // Servers look for keys again and again.
    let asked = Instant::now();
    while here.host.get_game().id(here.id).send().await.is_err() {
        assert!(
            asked.elapsed() < Duration::from_secs(60),
            "the key never comes"
        );
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(seen(&here).await, before);
    for table in [&here, &host] {
        let mut view = table.view().await;
        for _ in 0..9 {
            view = table.step(&view).await.unwrap().0;
        }
    }
    let unknown = [
        "export",
        "--game",
        "018f6b1e-7d3c-7000-8000-000000000000",
        "games.jsonl",
    ];
    let refused = boodle(&unknown, &from)
        .current_dir(new.folder())
        .output()
        .unwrap();
    assert!(told(&refused, false).contains("there is no game 018f6b1e"));
    assert!(!Path::new(&new.folder().join("games.jsonl")).exists());
}
