//! Files that are whole, and were written by somebody else.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

use super::*;

/// The lines with another end that fits them.
fn ended(lines: &[Value]) -> Vec<u8> {
    let (end, before) = lines.split_last().unwrap();
    let mut bytes = Vec::new();
    for line in before {
        serde_json::to_writer(&mut bytes, line).unwrap();
        bytes.push(b'\n');
    }
    let mut end = end.clone();
    end["end"]["sha256"] = json!(hex::encode(Sha256::digest(&bytes)));
    serde_json::to_writer(&mut bytes, &end).unwrap();
    bytes.push(b'\n');
    bytes
}

fn refused(lines: &[Value]) -> Option<String> {
    verify(&mut file(&ended(lines))).err()
}

/// The bytes of a member, with one of them more.
fn longer(member: &Value) -> Value {
    let mut bytes = STANDARD.decode(member.as_str().unwrap()).unwrap();
    bytes.insert(0, 255);
    json!(STANDARD.encode(bytes))
}

#[actix_web::test]
async fn what_nobody_could_play_on_is_refused() {
    let server = server!();
    let body = json!({"ruleset": "newmarket", "seats": [{"name": "Ann"}, {"name": "Ben"}, {"name": "Cid"}],
        "spectators": {"delay": 9}});
    let table = server.made(body).await;
    server.start(&table).await;
    server.plays(&table, 4).await;
    let lines = records(&exported(&server.store, &[table.id], false).await);
    let mut lines = lines;
    lines[0]["header"]["made_at"] = json!(1);
    assert_eq!(refused(&lines), None);
    let of = |kind: &str| lines.iter().position(|line| !line[kind].is_null()).unwrap();
    let (game, first, past) = (of("game"), of("log"), of("past"));

    let mut wrong: Vec<(&str, Vec<Value>)> = Vec::new();
    let mut with = |why, change: &dyn Fn(&mut Vec<Value>)| {
        let mut changed = lines.clone();
        change(&mut changed);
        wrong.push((why, changed));
    };
    with("its rules are not those of their hash", &|lines| {
        let rules = lines[game]["game"]["rules"].as_str().unwrap();
        lines[game]["game"]["rules"] = json!(rules.replacen("100", "101", 1) + " ");
    });
    with("its rules are no rules", &|lines| {
        lines[game]["game"]["rules"] = json!("{}");
        lines[game]["game"]["hash"] = json!(STANDARD.encode(Sha256::digest("{}")));
    });
    with("its table cannot be read", &|lines| {
        lines[game]["game"]["snapshot"] = longer(&lines[game]["game"]["snapshot"]);
    });
    with("its table cannot be read", &|lines| {
        lines[past]["past"]["snapshot"] = longer(&lines[past]["past"]["snapshot"]);
    });
    with("its log cannot be read", &|lines| {
        lines[first]["log"]["body"] = longer(&lines[first]["log"]["body"]);
    });
    with("its log has gaps", &|lines| {
        lines[first + 1]["log"]["body"] = lines[first]["log"]["body"].clone();
    });
    with("its log has gaps", &|lines| {
        let second = lines.remove(first + 1);
        assert!(second["log"].is_object());
        let count = lines.last().unwrap()["end"]["counts"]["log"]
            .as_u64()
            .unwrap();
        lines.last_mut().unwrap()["end"]["counts"]["log"] = json!(count - 1);
    });
    with("its log does not fit its version", &|lines| {
        lines[game]["game"]["version"] = json!(99);
    });
    for (why, lines) in wrong {
        let told = refused(&lines).unwrap_or_default();
        assert!(told.ends_with(why), "{told:?} is not {why:?}");
        assert!(told.contains(&table.id.to_string()), "{told}");
    }
}

#[actix_web::test]
async fn a_key_with_which_no_server_starts_is_refused_and_never_shown() {
    let server = server!();
    let mut lines = records(&exported(&server.store, &[], true).await);
    lines[0]["header"]["made_at"] = json!(1);
    assert_eq!(refused(&lines), None);
    let mut short = lines.clone();
    short[1]["signing_key"]["seed"] = json!("AAAA");
    assert_eq!(refused(&short).unwrap(), "a signing key is none");
    let seed = lines[1]["signing_key"]["seed"].as_str().unwrap().to_owned();
    for member in ["created_at", "signs_from"] {
        let mut elsewhere = lines.clone();
        elsewhere[1]["signing_key"][member] = json!(seed);
        let told = refused(&elsewhere).unwrap();
        assert!(
            told.starts_with("line 2: what stands there is not u64"),
            "{told}"
        );
        assert!(!told.contains(&seed), "{told}");
    }
}
