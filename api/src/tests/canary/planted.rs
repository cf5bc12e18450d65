//! That the canary sings: whatever a clean answer of any kind is made to tell is found, wherever in it
//! it stands.

mod changes;

use actix_web::http::header::{HeaderName, HeaderValue};
use boodle_engine::{Card, Hand};
use serde_json::{Value, json};
use tempfile::TempDir;

use super::judge::{Asked, judge};
use super::reader::{Kind, Reader};
use super::table::{FIRST, HOST, Plan, SPECTATOR, Sample, Table};
use super::wire::Ask;
use super::{cards, parts, wire};
use crate::tests::Answer;

/// A game in its first round, in which something of everything has been asked for.
async fn asked_for_everything(table: &mut Table<'_>) {
    table.remember_pages(true).await;
    table.follow_all().await;
    table.begin().await;
    let few = |view: &Value| {
        view["played"]
            .as_array()
            .is_some_and(|played| played.len() > 5)
    };
    table.play_until(few).await;
    for seat in 0..2 {
        let word = format!("a-word-of-seat-{seat}-for-this-test");
        let ask = Ask::post(table.path("/entropy"), &json!({"entropy": word}));
        table.ask(FIRST + seat, Kind::Changed, ask).await;
    }
    let to_act = table.look(SPECTATOR).await["to_act"][0].as_u64().unwrap();
    let actor = FIRST + to_act as usize;
    let own = table.look(actor).await;
    table
        .known
        .secrets
        .add_text("a key of somebody else", "a-key-for-this-test", "seat 9");
    let ask = Ask::post(table.path("/actions"), &own["you"]["legal_actions"][0]);
    let ask = ask.with("idempotency-key", "another-key-of-him");
    table.wait_for(FIRST, actor, ask.clone()).await;
    table.ask(actor, Kind::Repeated, ask).await;
    let version = format!("\"{}\"", table.known.truth.version);
    let known = Ask::get(table.path("")).with("if-none-match", version);
    for (reader, kind, ask) in [
        (FIRST + 1, Kind::View, Ask::get(table.path(""))),
        (SPECTATOR, Kind::Lobby, Ask::get("/v1/games?limit=3")),
        (
            FIRST + 1,
            Kind::Token,
            Ask::post(table.path("/seats/1/token"), &json!({})),
        ),
        (
            FIRST + 1,
            Kind::Events,
            Ask::get(table.path("/events?limit=100")),
        ),
        (HOST, Kind::View, known),
        (
            FIRST + 1,
            Kind::Changed,
            Ask::post(table.path("/actions"), &json!({"type": "cut", "at": 3})),
        ),
    ] {
        table.ask(reader, kind, ask).await;
    }
    table.drain().await;
    table.overhear(SPECTATOR, 1).await;
    table.look_at_pages().await;
}

/// A card that a reader has never been told of, and that no rule names.
fn hidden(table: &Table<'_>, reader: &Reader, asked: &Asked) -> Card {
    let truth = &table.known.truth;
    let told = (0..=truth.last()).map(|seq| truth.told(seq, reader.eye));
    let told = told.fold(Hand::EMPTY, Hand::union);
    let known = [
        told,
        truth.may_know(truth.last(), reader.eye),
        truth.moment(truth.last()).due,
    ];
    let named = [truth.rules.on_the_board(), cards::words(&asked.sent)];
    let all = known
        .into_iter()
        .chain(named)
        .fold(Hand::EMPTY, Hand::union);
    Hand::PACK.minus(all).iter().next().unwrap()
}

/// The places in a piece of JSON, but those inside the rules.
fn places(json: &Value, at: &str, found: &mut Vec<String>) {
    found.push(at.to_owned());
    match json {
        Value::Array(items) => {
            for (place, item) in items.iter().enumerate() {
                places(item, &format!("{at}/{place}"), found);
            }
        }
        Value::Object(members) => {
            for (name, value) in members.iter().filter(|(name, _)| *name != "rules") {
                places(value, &format!("{at}/{name}"), found);
            }
        }
        _ => {}
    }
}

/// Whatever can be made of a value so that it tells a text.
fn telling(value: &Value, text: &str) -> Vec<Value> {
    match value {
        Value::Null => vec![json!(text)],
        Value::Bool(_) => Vec::new(),
        Value::Number(_) => vec![json!(text), json!(1_u64 << 40), json!(2.5)],
        Value::String(was) => vec![json!(text), json!(format!("{was} {text}."))],
        Value::Array(items) => {
            let with = |item: Value| Value::Array(items.iter().cloned().chain([item]).collect());
            vec![with(json!(text)), with(json!([text])), with(json!(37))]
        }
        Value::Object(members) => {
            let with = |name: &str, value: Value| {
                let mut members = members.clone();
                members.insert(name.to_owned(), value);
                Value::Object(members)
            };
            vec![
                with("x", json!(text)),
                with("x", json!({"y": [text]})),
                with(text, json!(1)),
            ]
        }
    }
}

/// The JSON of an answer and what stands around it.
fn json_of(kind: Kind, body: &str) -> Option<(String, Value, String)> {
    let (before, rest) = match kind {
        Kind::Page | Kind::Empty => return None,
        Kind::Stream => body
            .split_once("data: ")
            .map(|(before, rest)| (format!("{before}data: "), rest))?,
        _ => (String::new(), body),
    };
    let (json, after) = rest.split_once('\n').unwrap_or((rest, ""));
    Some((
        before,
        serde_json::from_str(json).unwrap(),
        format!("\n{after}"),
    ))
}

/// Plants in every place of a sample, and counts what is found.
fn plant(table: &Table<'_>, kind: Kind, sample: &Sample) -> usize {
    let reader = &table.readers[sample.reader];
    let found = |answer: &Answer, what: &str| {
        let judged = judge(&table.known, reader, &sample.asked, answer);
        assert!(
            judged.is_err(),
            "{kind:?} for {}: {what} is not found",
            reader.name
        );
    };
    let Answer {
        status,
        headers,
        body,
    } = &sample.answer;
    let body = std::str::from_utf8(body).unwrap();
    let answer = |body: String| Answer {
        status: *status,
        headers: headers.clone(),
        body: body.into(),
    };
    assert_eq!(
        judge(
            &table.known,
            reader,
            &sample.asked,
            &answer(body.to_owned())
        )
        .err(),
        None
    );

    let card = hidden(table, reader, &sample.asked);
    let names = (0..3).map(|language| cards::name(language, card).to_owned());
    let newest = table.known.truth.last();
    let secrets = table.known.secrets.examples(&reader.name, newest);
    let secrets = secrets.iter().map(|(_, text)| (*text).to_owned());
    let texts: Vec<String> = std::iter::once(card.to_string())
        .chain(names)
        .chain(secrets)
        .collect();
    let mut planted = 0;
    for text in &texts {
        let mut other = answer(body.to_owned());
        let name = HeaderName::from_static("x-note");
        other
            .headers
            .insert(name, HeaderValue::from_bytes(text.as_bytes()).unwrap());
        found(&other, &format!("{text} in a header"));
        found(
            &answer(format!("{text}\n{body}")),
            &format!("{text} before the body"),
        );
        planted += 2;
    }
    let Some((before, json, after)) = json_of(kind, body) else {
        return planted;
    };
    let mut all = Vec::new();
    places(&json, "", &mut all);
    // The card in every place, and one of the other texts.
    let mut others = texts[1..].iter().cycle();
    for place in &all {
        for text in [&texts[0], others.next().unwrap()] {
            for value in telling(json.pointer(place).unwrap(), text) {
                let mut json = json.clone();
                *json.pointer_mut(place).unwrap() = value;
                let other = answer(format!("{before}{json}{after}"));
                found(&other, &format!("{text} at {place}"));
                planted += 1;
            }
        }
    }
    planted
}

fn rules_with_another_card(table: &Table<'_>) {
    let sample = &table.samples[&Kind::View];
    let body = std::str::from_utf8(&sample.answer.body).unwrap();
    let (before, rules) = body.split_once("\"rules\":{").unwrap();
    let Answer {
        status, headers, ..
    } = &sample.answer;
    let answer = Answer {
        status: *status,
        headers: headers.clone(),
        body: format!("{before}\"rules\":{{\"dead\":\"2C\",{rules}").into(),
    };
    let reader = &table.readers[sample.reader];
    assert!(judge(&table.known, reader, &sample.asked, &answer).is_err());
}

/// Whoever is told everything late may not have what everybody else has by now, nor may whoever held a
/// seat and does so no more.
fn nothing_is_told_too_early(table: &Table<'_>, kinds: &[Kind]) {
    for kind in kinds {
        let sample = &table.samples[kind];
        let reader = &table.readers[sample.reader];
        let late = Reader {
            delay: 1000,
            ..reader.clone()
        };
        let former = Reader {
            until: Some(1),
            ..reader.clone()
        };
        for other in [late, former] {
            let judged = judge(&table.known, &other, &sample.asked, &sample.answer);
            assert!(judged.is_err(), "{kind:?} for {other:?}");
        }
    }
}

fn small(seed: u64) -> Plan {
    Plan {
        preset: "michigan-rummy".to_owned(),
        overrides: json!({"session": {"ends": [{"type": "rounds", "count": 1}], "tie": "shared"}}),
        players: 3,
        bots: 0,
        forced: Vec::new(),
        sandbox: Some(json!({"seed": "the-cards-of-the-planted-game"})),
        late: 0,
        is_private: true,
        again: false,
        seed,
    }
}

/// An answer that tells a text beside what it told.
fn with(answer: &Answer, text: &str) -> Answer {
    let body = String::from_utf8(answer.body.clone()).unwrap();
    Answer {
        status: answer.status,
        headers: answer.headers.clone(),
        body: body
            .replacen('{', &format!("{{\"x\":\"{text}\","), 1)
            .into(),
    }
}

/// Whether an answer may tell a text too.
fn may_tell(table: &Table<'_>, sample: &Sample, text: &str) -> bool {
    let reader = &table.readers[sample.reader];
    let clean = judge(&table.known, reader, &sample.asked, &sample.answer);
    assert_eq!(clean.err(), None);
    let other = with(&sample.answer, text);
    judge(&table.known, reader, &sample.asked, &other).is_ok()
}

#[actix_web::test]
async fn whatever_is_planted_is_found() {
    let dir = TempDir::new().unwrap();
    let (store, _, tables) = parts(dir.path());
    let wire = wire(tables).await;
    let mut table = Table::made(&wire, &store, small(7)).await;
    asked_for_everything(&mut table).await;
    let sorts = table
        .known
        .secrets
        .examples("host", table.known.truth.last());
    let sorts: Vec<&str> = sorts.iter().map(|(what, _)| *what).collect();
    assert_eq!(sorts.len(), 5, "{sorts:?}");
    let samples = &table.samples;
    let kinds: Vec<Kind> = samples.keys().copied().collect();
    assert_eq!(kinds.len(), 13, "{kinds:?}");
    for (kind, sample) in samples {
        let planted = plant(&table, *kind, sample);
        eprintln!("{kind:?}: {planted} planted, all found");
        assert!(planted >= 16);
    }
    rules_with_another_card(&table);
    let late = [
        Kind::View,
        Kind::Events,
        Kind::Waited,
        Kind::Changed,
        Kind::Stream,
    ];
    nothing_is_told_too_early(&table, &late);
    changes::a_seat_changes_hands(&mut table).await;
    changes::the_log_is_read(&mut table);

    // What a replay may tell is everything but what opens doors, and only when the game is over.
    table.play_until(|_| false).await;
    table.look_back().await;
    let sample = &table.samples[&Kind::Replay];
    let reader = &table.readers[sample.reader];
    for (what, text) in table
        .known
        .secrets
        .examples(&reader.name, table.known.truth.last())
    {
        assert!(!may_tell(&table, sample, text), "{what}");
    }
    changes::a_rematch_is_read(&mut table).await;
}
