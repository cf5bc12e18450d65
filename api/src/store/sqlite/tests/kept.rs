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
use super::super::sql::kept::{Bind, Kept};
use super::super::sql::log;

fn file(dir: &TempDir) -> SqliteConnection {
    let mut db = connect(&dir.path().join("test.db").display().to_string()).unwrap();
    prepare(&mut db).unwrap();
    db
}

#[test]
fn a_statement_of_text_is_prepared_once() {
    let dir = TempDir::new().unwrap();
    let mut db = file(&dir);
    let seen = Arc::new(Mutex::new((0, 0)));
    let counts = Arc::clone(&seen);
    db.set_instrumentation(move |event: InstrumentationEvent<'_>| {
        let mut counts = counts.lock().unwrap();
        match event {
            InstrumentationEvent::StartQuery { .. } => counts.0 += 1,
            InstrumentationEvent::CacheQuery { .. } => counts.1 += 1,
            _ => {}
        }
    });
    for after in 0..5 {
        let entries = at_once(log::entries(&mut db, Uuid::nil(), after, 9));
        assert_eq!(entries, Ok(vec![]));
    }
    assert_eq!(*seen.lock().unwrap(), (5, 1), "asked, and kept");
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
