//! What is asked again and again is prepared once.

use std::sync::{Arc, Mutex};

use diesel::connection::{Connection, InstrumentationEvent};
use diesel::prelude::*;
use diesel::sql_types::{Bool, Integer};
use diesel::sqlite::SqliteConnection;
use diesel::{IntoSql, dsl};
use tempfile::TempDir;
use uuid::Uuid;

use super::super::at_once;
use super::super::migrate::{connect, prepare};
use super::super::sql::change::{commit, create};
use super::super::sql::kept::{Bind, Kept};
use super::super::sql::{log, reader};
use crate::store::tests::{change, game};
use crate::store::{Change, Once, Show, Status};

fn file(dir: &TempDir) -> SqliteConnection {
    let mut db = connect(&dir.path().join("test.db").display().to_string()).unwrap();
    prepare(&mut db).unwrap();
    db
}

/// How many statements were asked, and how many of them were prepared and kept.
type Seen = Arc<Mutex<(u32, u32)>>;

fn counted(db: &mut SqliteConnection) -> Seen {
    let seen = Seen::default();
    let counts = Arc::clone(&seen);
    db.set_instrumentation(move |event: InstrumentationEvent<'_>| {
        let mut counts = counts.lock().unwrap();
        match event {
            InstrumentationEvent::StartQuery { .. } => counts.0 += 1,
            InstrumentationEvent::CacheQuery { .. } => counts.1 += 1,
            _ => {}
        }
    });
    seen
}

#[test]
fn a_statement_of_text_is_prepared_once() {
    let dir = TempDir::new().unwrap();
    let mut db = file(&dir);
    let seen = counted(&mut db);
    for after in 0..5 {
        let entries = at_once(log::entries(&mut db, Uuid::nil(), after, 9));
        assert_eq!(entries, Ok(vec![]));
    }
    assert_eq!(*seen.lock().unwrap(), (5, 1), "asked, and kept");
}

/// The hot path, with all that a change may come with but what lists and sweeps are told of rarely.
#[test]
fn a_change_is_prepared_once() {
    let dir = TempDir::new().unwrap();
    let mut db = file(&dir);
    let id = Uuid::now_v7();
    assert_eq!(at_once(create(&mut db, &game(id), 1)), Ok(true));
    for show in [
        Show::AtOnce,
        Show::Late {
            delay: 2,
            status: Status::Playing,
        },
    ] {
        let seen = counted(&mut db);
        let mut asked = Vec::new();
        for step in 0..5 {
            let now = at_once(reader::load(&mut db, id)).unwrap().unwrap();
            let once = Once {
                key: [u8::try_from(now.version).unwrap(); 32],
                request: [0; 32],
                granted: None,
                at: now.version,
            };
            let change = Change {
                show,
                once: Some(once),
                ..change(id, &now, step)
            };
            let place = i64::try_from(now.version).unwrap() + 1;
            assert_eq!(at_once(commit(&mut db, &change, place)), Ok(true));
            asked.push(*seen.lock().unwrap());
        }
        let (all, kept) = asked[4];
        assert_eq!(kept, asked[0].1, "{show:?}: prepared by the first change");
        assert_eq!(all, 5 * asked[0].0, "{show:?}: the same for each");
    }
}

#[derive(QueryableByName, Debug, PartialEq)]
struct Row {
    #[diesel(sql_type = Integer)]
    first: i32,
    #[diesel(sql_type = Integer)]
    second: i32,
    #[diesel(sql_type = Integer)]
    again: i32,
}

fn asked(
    db: &mut SqliteConnection,
    text: &'static str,
    binds: &[Bind<'_>],
) -> QueryResult<Vec<Row>> {
    Kept::new(text, binds).load(db)
}

#[test]
fn each_value_is_where_its_number_is() {
    let dir = TempDir::new().unwrap();
    let mut db = file(&dir);
    let (one, two) = (1.into_sql::<Integer>(), 2.into_sql::<Integer>());
    let text = "SELECT $1 AS first, $2 AS second, $1 * 10 + $2 AS again";
    let row = Row {
        first: 1,
        second: 2,
        again: 12,
    };
    assert_eq!(asked(&mut db, text, &[&one, &two]), Ok(vec![row]));
    let both: [Bind<'_>; 2] = [&one, &two];
    // What is written wrongly is found out by the first test that asks it.
    for (wrong, binds) in [
        ("SELECT $2 AS first, $1 AS second", 2),
        ("SELECT $1 AS first, $3 AS second", 2),
        ("SELECT $1 AS first, $ AS second", 2),
        ("SELECT $1 AS first, $0 AS second", 1),
        ("SELECT $1 AS first", 2),
        (text, 1),
    ] {
        assert!(asked(&mut db, wrong, &both[..binds]).is_err(), "{wrong}");
    }
}

/// Otherwise SQLite plans a statement anew whenever another value is bound.
#[test]
fn plans_do_not_depend_on_values() {
    let dir = TempDir::new().unwrap();
    let is_so = dsl::sql::<Bool>("sqlite_compileoption_used('ENABLE_QPSG')");
    assert_eq!(diesel::select(is_so).get_result(&mut file(&dir)), Ok(true));
}
