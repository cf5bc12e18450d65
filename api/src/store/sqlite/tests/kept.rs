//! What is asked again and again is prepared once.

use std::collections::BTreeSet;
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

/// What was asked, and what of it was prepared to be kept, each time.
#[derive(Default)]
struct Seen {
    asked: Vec<String>,
    kept: Vec<String>,
}

fn watched(db: &mut SqliteConnection) -> Arc<Mutex<Seen>> {
    let seen = Arc::<Mutex<Seen>>::default();
    let told = Arc::clone(&seen);
    db.set_instrumentation(move |event: InstrumentationEvent<'_>| {
        let mut seen = told.lock().unwrap();
        match event {
            InstrumentationEvent::StartQuery { query, .. } => {
                let query = query.to_string();
                let (text, _) = query.split_once(" -- binds").unwrap();
                seen.asked.push(text.to_owned());
            }
            InstrumentationEvent::CacheQuery { sql, .. } => seen.kept.push(sql.to_owned()),
            _ => {}
        }
    });
    seen
}

#[test]
fn a_statement_of_text_is_prepared_once() {
    let dir = TempDir::new().unwrap();
    let mut db = file(&dir);
    let seen = watched(&mut db);
    for after in 0..5 {
        let entries = at_once(log::entries(&mut db, Uuid::nil(), after, 9));
        assert_eq!(entries, Ok(vec![]));
    }
    let seen = seen.lock().unwrap();
    assert_eq!((seen.asked.len(), seen.kept.len()), (5, 1));
}

/// The hot path, with all that a change may come with but what lists and sweeps are told of rarely.
#[test]
fn a_change_is_prepared_once() {
    let late = Show::Late {
        delay: 2,
        status: Status::Playing,
    };
    for show in [Show::AtOnce, late] {
        let dir = TempDir::new().unwrap();
        let mut db = file(&dir);
        let id = Uuid::now_v7();
        let seen = watched(&mut db);
        assert_eq!(at_once(create(&mut db, &game(id), 1)), Ok(true));
        seen.lock().unwrap().asked.clear();
        for step in 0..5 {
            let now = at_once(reader::load(&mut db, id)).unwrap().unwrap();
            let once = Once {
                key: [step; 32],
                request: [0; 32],
                granted: None,
                at: now.version,
            };
            let change = Change {
                show,
                once: Some(once),
                ..change(id, &now, step)
            };
            let place = i64::from(step) + 2;
            assert_eq!(at_once(commit(&mut db, &change, place)), Ok(true));
        }
        let seen = seen.lock().unwrap();
        let asked: BTreeSet<&String> = seen.asked.iter().collect();
        assert_eq!(
            seen.asked.len(),
            5 * asked.len(),
            "{show:?}: the same for each"
        );
        for text in asked {
            let kept = seen.kept.iter().filter(|kept| *kept == text).count();
            assert_eq!(kept, 1, "{show:?}: {text}");
        }
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
