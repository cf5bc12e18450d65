//! What is not a whole file, as it was written, is no file.

use std::fs;
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use sha2::{Digest, Sha256};
use tempfile::TempDir;
use uuid::Uuid;

use super::files::{Destination, source};
use super::reader::Reader;
use super::record::Record;
use super::writer::Writer;
use crate::store::{Due, Granted, LogEntry, MovedGame, MovedKey, MovedPast, SigningSeed, Status};

fn game(id: u128, last_seq: u64) -> MovedGame {
    MovedGame {
        id: Uuid::from_u128(id),
        version: 2,
        last_seq,
        status: Status::Playing,
        listed: true,
        ruleset: Some("newmarket".to_owned()),
        hash: [7; 32],
        rules: r#"{"text":"of one's own"}"#.to_owned(),
        snapshot: vec![3, 0, 255],
        due: Some(Due {
            at: 1_800_000_060_000,
            ran_until: 1_800_000_000_000,
        }),
        idle_since: 7_200_000,
        expires_at: None,
        attended: true,
    }
}

fn log(last_seq: u64) -> Record {
    let body = vec![last_seq as u8; 3];
    Record::Log(LogEntry { last_seq, body })
}

fn past(version: u64) -> Record {
    Record::Past(MovedPast {
        version,
        last_seq: version + 1,
        status: Status::Open,
        snapshot: vec![version as u8],
    })
}

fn signing_key() -> Record {
    Record::SigningKey(SigningSeed {
        kid: "0123456789abcdef".to_owned(),
        seed: vec![9; 32],
        created_at: 1_800_000_000,
        signs_from: 1_800_000_060,
    })
}

fn idempotency_key(key: u8) -> Record {
    Record::IdempotencyKey(MovedKey {
        key: [key; 32],
        request: [5; 32],
        game: Uuid::from_u128(1),
        after: 2,
        granted: Some(Granted {
            seat: Some(1),
            epoch: 3,
        }),
        at: 1_800_000_000,
    })
}

fn written(records: Vec<Record>) -> Vec<u8> {
    let mut file = Vec::new();
    let mut writer = Writer::new(&mut file, 1_800_000_000_123).unwrap();
    for record in records {
        writer.put(&record).unwrap();
    }
    writer.end().unwrap();
    file
}

fn game_line(id: u128, last_seq: u64) -> Record {
    Record::Game(Box::new(game(id, last_seq)))
}

fn small() -> Vec<u8> {
    written(vec![
        signing_key(),
        idempotency_key(1),
        idempotency_key(2),
        game_line(1, 3),
        log(2),
        log(3),
        past(1),
        past(2),
        game_line(2, 2),
        log(2),
    ])
}

fn refused(file: &[u8]) -> Option<String> {
    let mut reader = match Reader::new(file) {
        Ok(reader) => reader,
        Err(why) => return Some(why),
    };
    loop {
        match reader.next() {
            Ok(Some(_)) => {}
            Ok(None) => return None,
            Err(why) => return Some(why),
        }
    }
}

/// The form is documented, and is kept.
#[test]
fn a_file_is_as_it_is_documented() {
    let file = String::from_utf8(small()).unwrap();
    let lines: Vec<&str> = file.lines().collect();
    assert_eq!(
        lines[0],
        r#"{"header":{"format":"boodle-games","version":1,"made_at":1800000000123}}"#
    );
    assert_eq!(
        lines[1],
        r#"{"signing_key":{"kid":"0123456789abcdef","seed":"CQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQk=","created_at":1800000000,"signs_from":1800000060}}"#
    );
    assert_eq!(
        lines[2],
        r#"{"idempotency_key":{"key":"AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE=","request":"BQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU=","game":"00000000-0000-0000-0000-000000000001","after":2,"granted":{"seat":1,"epoch":3},"at":1800000000}}"#
    );
    assert_eq!(
        lines[4],
        r#"{"game":{"id":"00000000-0000-0000-0000-000000000001","version":2,"last_seq":3,"status":"playing","listed":true,"ruleset":"newmarket","hash":"BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc=","rules":"{\"text\":\"of one's own\"}","snapshot":"AwD/","due":{"at":1800000060000,"ran_until":1800000000000},"idle_since":7200000,"expires_at":null,"attended":true}}"#
    );
    assert_eq!(lines[5], r#"{"log":{"last_seq":2,"body":"AgIC"}}"#);
    assert_eq!(
        lines[7],
        r#"{"past":{"version":1,"last_seq":2,"status":"open","snapshot":"AQ=="}}"#
    );
    let (before, last) = file.trim_end().rsplit_once('\n').unwrap();
    let hash = hex::encode(Sha256::digest(format!("{before}\n")));
    assert_eq!(
        last,
        format!(
            r#"{{"end":{{"counts":{{"signing_keys":1,"idempotency_keys":2,"games":2,"log":3,"past":2}},"sha256":"{hash}"}}}}"#
        )
    );
    assert_eq!(refused(file.as_bytes()), None);
}

#[test]
fn a_file_that_is_cut_off_anywhere_is_refused_with_the_line() {
    let file = small();
    let mut lines = 0;
    for length in 0..file.len() {
        let why = refused(&file[..length]).unwrap_or_else(|| panic!("{length} bytes are taken"));
        let told = match length {
            0 => "the file is empty".to_owned(),
            _ => format!("line {}: ", lines + 1),
        };
        assert!(why.starts_with(&told), "{length} bytes: {why}");
        assert!(
            length == 0 || why.contains("cut off"),
            "{length} bytes: {why}"
        );
        lines += usize::from(file[length] == b'\n');
    }
    assert_eq!(lines, 12);
}

#[test]
fn a_file_with_one_other_byte_is_refused() {
    let file = small();
    for at in 0..file.len() {
        // The neighbour, the other case, and what is no text.
        for bits in [1, 0x20, 0x80] {
            let mut spoiled = file.clone();
            spoiled[at] ^= bits;
            let why = refused(&spoiled);
            assert!(
                why.as_ref().is_some_and(|why| why.starts_with("line ")),
                "byte {at}, bits {bits}: {why:?}"
            );
        }
    }
}

#[test]
fn a_line_too_many_or_too_few_or_elsewhere_is_refused() {
    let file = small();
    let lines: Vec<&[u8]> = file.split_inclusive(|byte| *byte == b'\n').collect();
    for at in 0..lines.len() {
        let mut fewer = lines.clone();
        let line = fewer.remove(at);
        assert!(
            refused(&fewer.concat()).is_some(),
            "without line {}",
            at + 1
        );
        for to in 0..lines.len() {
            let mut other = fewer.clone();
            other.insert(to, line);
            assert_eq!(refused(&other.concat()).is_some(), to != at, "{at} to {to}");
            let mut more = lines.clone();
            more.insert(to, line);
            assert!(refused(&more.concat()).is_some(), "{at} once more at {to}");
        }
    }
}

/// What somebody has put together by himself, with a proof that is right.
#[test]
fn what_cannot_have_been_exported_is_refused() {
    let why = |records| refused(&written(records)).unwrap_or_default();
    let twice = vec![game_line(1, 2), log(2), game_line(1, 2), log(2)];
    assert_eq!(
        why(twice),
        "line 4: the game 00000000-0000-0000-0000-000000000001 stands there twice, or out of order"
    );
    let unordered = vec![game_line(2, 2), log(2), game_line(1, 2), log(2)];
    assert!(why(unordered).starts_with("line 4: the game 00000000-0000-0000-0000-000000000001"));
    let short = vec![game_line(1, 3), log(2)];
    assert_eq!(
        why(short),
        "line 4: before this line the log of the game 00000000-0000-0000-0000-000000000001 ends too early"
    );
    assert!(why(vec![game_line(1, 2)]).starts_with("line 3: before this line the log"));
    let mixed = vec![game_line(1, 2), past(1), log(2)];
    assert!(why(mixed).starts_with("line 4: "));
    let back = vec![game_line(1, 2), log(3), log(2)];
    assert_eq!(why(back), "line 4: an entry of the log is out of order");
    let back = vec![game_line(1, 2), log(2), past(2), past(2)];
    assert_eq!(why(back), "line 5: a version of the game is out of order");
    assert!(why(vec![log(1)]).starts_with("line 2: this line has no place here"));
    assert!(why(vec![past(1)]).starts_with("line 2: this line has no place here"));
    let late = vec![game_line(1, 2), log(2), signing_key()];
    assert!(why(late).starts_with("line 4: "));
    let late = vec![idempotency_key(1), idempotency_key(1)];
    assert!(why(late).starts_with("line 3: "));
    assert_eq!(refused(&written(vec![])), None, "a database without games");
}

#[test]
fn other_files_and_versions_are_told_apart() {
    let file = String::from_utf8(small()).unwrap();
    let with = |from: &str, to: &str| refused(file.replacen(from, to, 1).as_bytes()).unwrap();
    let newer = with("\"version\":1,", "\"version\":2,\"more\":[1],");
    assert!(
        newer.starts_with("line 1: the file has version 2 of its format"),
        "{newer}"
    );
    assert!(with("boodle-games", "other-games").contains("no file of boodle export"));
    assert!(with("\"attended\"", "\"absent\"").contains("unknown field `absent`"));
    for other in [
        "\n",
        "{}\n",
        "[1]\n",
        "SQLite format 3\0\n",
        "PK\u{3}\u{4}\n",
    ] {
        let why = refused(other.as_bytes()).unwrap();
        assert_eq!(why, "line 1: this is no file of boodle export", "{other:?}");
    }
    // Of what is wrong nothing is told that may be secret.
    let secret = with("AwD/", "Aw!/");
    assert!(
        !secret.contains("Aw!/") && secret.contains("line 5: base64"),
        "{secret}"
    );
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect()
}

#[test]
fn a_file_is_there_when_it_is_whole_and_for_its_owner_alone() {
    let folder = TempDir::new().unwrap();
    let name = folder.path().join("games.jsonl");
    let mut file = Destination::open(Some(&name)).unwrap();
    file.write_all(b"some").unwrap();
    file.flush().unwrap();
    assert!(!name.exists());
    let beside = names(folder.path());
    assert_eq!(beside.len(), 1);
    let mode = |name: &Path| fs::metadata(name).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&folder.path().join(&beside[0])), 0o600);
    file.write_all(b" games").unwrap();
    file.keep().unwrap();
    assert_eq!(
        (fs::read(&name).unwrap(), mode(&name)),
        (b"some games".to_vec(), 0o600)
    );
    assert_eq!(names(folder.path()), ["games.jsonl"]);
    let again = Destination::open(Some(&name)).map(|_| ()).unwrap_err();
    assert!(again.contains("is there already"), "{again}");
}

#[test]
fn a_file_that_is_given_up_leaves_nothing_and_one_that_came_meanwhile_stays() {
    let folder = TempDir::new().unwrap();
    let name = folder.path().join("games.jsonl");
    let mut file = Destination::open(Some(&name)).unwrap();
    file.write_all(b"some").unwrap();
    drop(file);
    assert!(names(folder.path()).is_empty());
    let mut file = Destination::open(Some(&name)).unwrap();
    file.write_all(b"other").unwrap();
    fs::write(&name, "mine").unwrap();
    let refused = file.keep().unwrap_err();
    assert!(refused.contains("is there already"), "{refused}");
    assert_eq!(fs::read_to_string(&name).unwrap(), "mine");
    assert_eq!(names(folder.path()), ["games.jsonl"]);
    let nowhere = folder.path().join("no/such/games.jsonl");
    assert!(Destination::open(Some(&nowhere)).is_err());
    assert!(source(Some(&nowhere)).is_err());
}

#[test]
fn a_full_disk_is_told() {
    let Ok(mut full) = fs::OpenOptions::new().write(true).open("/dev/full") else {
        panic!("this system has no full disk to try");
    };
    let told = Writer::new(&mut full, 0).map(|_| ()).unwrap_err();
    assert!(told.to_string().contains("No space left"), "{told}");
}
