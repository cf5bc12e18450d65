//! Fair deals of a game that was really played, redone from outside: in the client and in Python.

use std::process::{Command, Output};

use boodle_client::fair::{Verdict, Why, check_events, check_replay};
use boodle_client::types::{Action, MisdealCause, NewEntropy, Redeal, Replay, Seat};
use boodle_tests::{Server, Table, at_table, project};
use serde_json::{Value, json};
use tempfile::TempDir;

async fn add(table: &Table, seat: usize, text: &str) {
    let entropy = NewEntropy {
        entropy: text.to_owned(),
    };
    let call = table.players[seat].add_entropy().id(table.id).body(entropy);
    call.send().await.expect("it is added");
}

pub(super) async fn replay(table: &Table, limit: u32) -> Vec<Replay> {
    let mut pages: Vec<Replay> = Vec::new();
    loop {
        let mut call = table.anybody.get_replay().id(table.id).limit(limit);
        if let Some(cursor) = pages.last().and_then(|page| page.next_cursor.clone()) {
            call = call.cursor(cursor);
        }
        let page = call.send().await.expect("a page").into_inner();
        let is_last = page.next_cursor.is_none();
        pages.push(page);
        if is_last {
            return pages;
        }
    }
}

/// Four rounds with a misdeal in the first, to which seats have added before the deal, between the
/// deal and the misdeal, after it, and while the round was played.
async fn played(server: &Server, ruleset: &str) -> Table {
    let rules = json!({"misdeal": "before_first_card", "deal": {"cut": "ask"},
                       "session": {"ends": [{"type": "rounds", "count": 4}]}});
    let table = at_table(server.client(), ruleset, 4, rules).await;
    let mut view = table.start().await;
    add(&table, 0, "äöü").await;
    while view.seats.iter().all(|seat| seat.cards_left == 0) {
        view = table.step(&view).await.expect("the deal").0;
    }
    add(&table, 1, "between").await;
    let cause = MisdealCause::Other;
    let redeal = table.host.redeal_game().id(table.id).body(Redeal { cause });
    view = redeal.send().await.expect("a misdeal").into_inner().view;
    add(&table, 2, "after").await;
    while view.seats.iter().all(|seat| seat.cards_left == 0) {
        view = table.step(&view).await.expect("the deal").0;
    }
    add(&table, 3, "while they play").await;
    table.play_out(view).await;
    table
}

/// The script, on pages in files.
pub(super) fn python(pages: &[Replay]) -> (bool, String) {
    let folder = TempDir::new().expect("a folder");
    let files = pages.iter().enumerate().map(|(number, page)| {
        let file = folder.path().join(format!("{number}.json"));
        let page = serde_json::to_vec(page).expect("JSON");
        std::fs::write(&file, page).expect("a file");
        file
    });
    let script = project().join("scripts/verify-deal");
    let ran = Command::new(script).args(files).output();
    told(ran.expect("Python 3 is there"))
}

fn told(ran: Output) -> (bool, String) {
    let told = [ran.stdout, ran.stderr].concat();
    (
        ran.status.success(),
        String::from_utf8_lossy(&told).into_owned(),
    )
}

#[tokio::test(flavor = "multi_thread")]
async fn every_deal_of_a_game_can_be_redone() {
    let server = Server::start();
    for ruleset in ["saratoga", "tripoli", "pope-joan"] {
        let table = played(&server, ruleset).await;
        let pages = replay(&table, 1).await;
        assert_eq!(pages.len(), 5, "what came before, and four rounds");
        // The deal that was dead counts as one: it has to be right as well.
        let all = Verdict {
            checked: 5,
            ..Verdict::default()
        };
        assert_eq!(check_replay(&pages), all, "{ruleset}");
        let entropy = &pages[2].items[0].deals[0].entropy;
        assert_eq!(entropy[3].as_deref(), Some("while they play"));

        let rules = &pages[0].rules;
        let log = table.log().await;
        assert_eq!(check_events(table.id, rules, None, &log), all);
        let own = table.log_seen_by(&table.players[2]).await;
        assert_eq!(check_events(table.id, rules, Some(Seat(2)), &own), all);
        // It is not the log of another seat.
        let others = check_events(table.id, rules, Some(Seat(1)), &own);
        assert!(
            others
                .misfits
                .iter()
                .all(|misfit| misfit.why == Why::Hand(1))
        );
        assert_eq!(others.misfits.len(), 5);

        let (is_fair, told) = python(&pages);
        assert!(is_fair, "{told}");
        assert!(told.contains("deals: 5, faults: 0"), "{told}");
    }
}

/// Somebody who changes one thing in the second round of a replay.
type Forger = (fn(&mut Value), Why);

const FORGERS: [Forger; 6] = [
    // Two cards change their hands.
    (
        |round| {
            let hands = &mut round["deals"][0]["hands"];
            let card = hands[0]["cards"][0].take();
            hands[0]["cards"][0] = hands[1]["cards"][0].take();
            hands[1]["cards"][0] = card;
        },
        Why::Hand(0),
    ),
    (
        |round| {
            let deal = &mut round["deals"][0];
            let card = deal["dead_hand"][0].take();
            deal["dead_hand"][0] = deal["hands"][0]["cards"][0].take();
            deal["hands"][0]["cards"][0] = card;
        },
        Why::Hand(0),
    ),
    // One byte of the secret, wherever it stands.
    (
        |round| {
            let secret = round["deals"][0]["secret"]
                .as_str()
                .expect("hex")
                .to_owned();
            let first = if secret.starts_with("00") { "01" } else { "00" };
            replace(round, &secret, &format!("{first}{}", &secret[2..]));
        },
        Why::Secret,
    ),
    // What a seat has added, wherever it stands.
    (
        |round| replace(round, "while they play", "while they sleep"),
        Why::Counts,
    ),
    (
        |round| round["deals"][0]["entropy"][3] = Value::Null,
        Why::Events,
    ),
    // The round never happened.
    (|round| round["deals"] = json!([]), Why::Missing),
];

fn replace(round: &mut Value, old: &str, new: &str) {
    let text = round.to_string().replace(old, new);
    *round = serde_json::from_str(&text).expect("JSON");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forged_replay_is_refused_by_its_round() {
    let server = Server::start();
    let table = played(&server, "saratoga").await;
    let pages = replay(&table, 20).await;
    for (number, (forge, why)) in FORGERS.iter().enumerate() {
        let mut page = serde_json::to_value(&pages[0]).expect("JSON");
        forge(&mut page["items"][2]);
        let forged: Replay = serde_json::from_value(page).expect("a replay");
        assert_ne!(forged, pages[0]);
        let forged = [forged];
        let verdict = check_replay(&forged);
        assert!(!verdict.is_fair());
        let misfits = &verdict.misfits;
        assert!(
            misfits.iter().all(|misfit| misfit.round == 2),
            "{misfits:?}"
        );
        // Other entropy shuffles the whole pack anew: some hand is wrong, whichever is looked at first.
        let found = misfits.iter().any(|misfit| match (why, &misfit.why) {
            (Why::Counts, Why::Hand(_)) => true,
            (expected, found) => expected == found,
        });
        assert!(found, "forger {number}: {misfits:?}");
        let (is_fair, told) = python(&forged);
        assert!(
            !is_fair && told.contains("round 2: "),
            "forger {number}: {told}"
        );
        assert!(
            !told.contains("round 1: ") && !told.contains("round 3: "),
            "{told}"
        );
    }
    // A round that is left out.
    let mut short = pages.clone();
    short[0].items.remove(2);
    assert!(
        check_replay(&short)
            .misfits
            .iter()
            .any(|misfit| misfit.why == Why::Missing)
    );
    assert!(!python(&short).0);
    assert!(!check_replay(&[]).is_fair());
}

#[test]
fn python_agrees_with_the_published_vectors() {
    let script = project().join("scripts/verify-deal");
    let vectors = project().join("engine/tests/fair-deals.json");
    let ran = Command::new(script).arg("--vectors").arg(vectors).output();
    let (is_right, told) = told(ran.expect("Python 3 is there"));
    assert!(is_right && told.contains("8 of 8"), "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_secret_is_told_before_its_time() {
    let server = Server::start_loud();
    let rules = json!({"misdeal": "before_first_card",
                       "session": {"ends": [{"type": "rounds", "count": 3}]}});
    let table = at_table(server.client(), "tripoli", 4, rules).await;
    let mut view = table.start().await;
    let mut told: Vec<(u64, Vec<u8>)> = Vec::new();
    let mut redealt = false;
    let mut words = Vec::new();
    loop {
        let seat = view.to_act.first().map(|seat| seat.0 as usize);
        // Everybody adds to every deal, as soon as it is committed to.
        let next = view.next_deal.as_ref();
        for adds in next.map_or(4, |next| next.entropy.len())..4 {
            let word = format!("salt{:04}", words.len());
            let body = json!({ "entropy": word }).to_string();
            let answer = table.raw(&server, "POST", "/entropy", Some(adds), &body);
            assert!(answer.starts_with(b"HTTP/1.1 200"));
            words.push(word);
            told.push((table.view().await.last_seq, answer));
        }
        view = table.view().await;
        let Some(seat) = seat else { break };
        for viewer in [None, Some(0), Some(1), Some(2), Some(3)] {
            for path in ["", "/events?limit=100", "/replay"] {
                let answer = table.raw(&server, "GET", path, viewer, "");
                told.push((view.last_seq, answer));
            }
        }
        for body in [
            r#"{"type":"play","card":"AS"}"#,
            r#"{"type":"bid","chips":9}"#,
            "{",
        ] {
            // Whoever is not on turn is refused.
            let other = Some((seat + 1) % 4);
            told.push((
                view.last_seq,
                table.raw(&server, "POST", "/actions", other, body),
            ));
        }
        let seen = table
            .first_legal(&table.players[seat])
            .await
            .expect("a view");
        if matches!(seen, Action::Play { .. }) && !redealt {
            redealt = true;
            let body = r#"{"cause":"other"}"#;
            let answer = table.raw_as_host(&server, "/redeal", body);
            assert!(answer.starts_with(b"HTTP/1.1 200"));
        } else {
            let body = serde_json::to_string(&seen).expect("JSON");
            let answer = table.raw(&server, "POST", "/actions", Some(seat), &body);
            assert!(answer.starts_with(b"HTTP/1.1 200"));
            told.push((table.view().await.last_seq, answer));
        }
        view = table.view().await;
    }

    let pages = replay(&table, 20).await;
    let rounds = || pages.iter().flat_map(|page| &page.items);
    let mut secrets: Vec<(u64, String)> = Vec::new();
    for event in rounds().flat_map(|round| &round.events) {
        if let boodle_client::types::Event::Revealed {
            secret,
            entropy,
            seq,
            ..
        } = event
        {
            secrets.push((*seq, secret.clone()));
            let words = entropy.iter().flatten();
            secrets.extend(words.map(|word| (*seq, word.clone())));
        }
    }
    // Four deals, one of them dead, and four words for each.
    assert_eq!(secrets.len(), 4 * 5);
    let revealed: Vec<&String> = secrets.iter().map(|(_, secret)| secret).collect();
    let never = words.iter().filter(|word| !revealed.contains(word));
    let never: Vec<(u64, String)> = never.map(|word| (u64::MAX, word.clone())).collect();
    assert_eq!(never.len(), 4, "what was added to the deal that never came");
    assert!(told.len() > 500, "{}", told.len());
    for (seq, answer) in &told {
        let answer = String::from_utf8_lossy(answer);
        for (revealed, secret) in secrets.iter().chain(&never) {
            let is_told = answer.contains(&secret[..]);
            assert!(
                !is_told || seq >= revealed,
                "{secret} is told early in {answer}"
            );
        }
    }
    // The log of the server tells none of them, at any time.
    let log = server.log();
    assert!(log.len() > 100, "nothing is logged: {log}");
    for (_, secret) in secrets.iter().chain(&never) {
        assert!(!log.contains(&secret[..]), "{secret} is in the log");
    }
}
