//! The tables that the code speaks of are those that the migrations make.

use std::collections::BTreeMap;

use regex_lite::Regex;

use super::*;
use crate::tests::lines;

/// What the library writes down of migrations is its own.
const OURS: &str = "<> '__diesel_schema_migrations'";

/// Tables by name: their columns in order, each with its type and whether it may be empty, then their key.
type Tables = BTreeMap<String, Vec<String>>;

/// As the code says it.
fn in_the_code() -> Tables {
    let text = include_str!("../schema.rs");
    let table = Regex::new(r"table! \{\s*(\w+) \(([\w, ]+)\) \{([^}]*)\}").unwrap();
    let column = Regex::new(r"(\w+) -> (\w+)(?:<(\w+)>)?,").unwrap();
    let lines = |rows: &str| -> Vec<String> {
        let columns = column.captures_iter(rows).map(|column| {
            let of = |place| column.get(place).map_or("", |part| part.as_str());
            match of(3) {
                "" => format!("{} {}", of(1), of(2)),
                within => format!("{} {within} or nothing", of(1)),
            }
        });
        columns.collect()
    };
    let tables = table.captures_iter(text).map(|table| {
        let mut lines = lines(&table[3]);
        lines.push(format!("({})", &table[2]));
        (table[1].to_owned(), lines)
    });
    tables.collect()
}

fn on_sqlite() -> String {
    format!(
        "SELECT t.name || '|' || c.name || ' ' || c.type || CASE c.\"notnull\" WHEN 1 THEN '' ELSE ' or nothing' END
             AS line, 0 AS kind, c.cid AS place
             FROM sqlite_master t JOIN pragma_table_info(t.name) c
             WHERE t.type = 'table' AND t.name {OURS}
         UNION ALL
         SELECT name || '|(' || (SELECT group_concat(c.name, ', ') FROM
                 (SELECT name FROM pragma_table_info(t.name) WHERE pk > 0 ORDER BY pk) c) || ')', 1, 0
             FROM sqlite_master t WHERE type = 'table' AND name {OURS}
         ORDER BY kind, place"
    )
}

fn on_postgres() -> String {
    format!(
        "SELECT table_name || '|' || column_name || ' ' || data_type ||
                 CASE is_nullable WHEN 'NO' THEN '' ELSE ' or nothing' END
             AS line, 0 AS kind, ordinal_position::int AS place
             FROM information_schema.columns WHERE table_schema = 'public' AND table_name {OURS}
         UNION ALL
         SELECT table_name || '|(' || string_agg(column_name, ', ' ORDER BY ordinal_position) || ')', 1, 0
             FROM information_schema.table_constraints JOIN information_schema.key_column_usage
                 USING (constraint_name, table_schema, table_name)
             WHERE table_schema = 'public' AND constraint_type = 'PRIMARY KEY' AND table_name {OURS}
             GROUP BY table_name
         ORDER BY kind, place"
    )
}

/// The types of both databases by their names in the code.
fn in_words_of_the_code(line: &str) -> String {
    let words = [
        ("bigint", "BigInt"),
        ("smallint", "SmallInt"),
        ("integer", "Integer"),
        ("text", "Text"),
        ("boolean", "Bool"),
        ("bytea", "Binary"),
        ("blob", "Binary"),
    ];
    let Some((name, rest)) = line.split_once(' ').filter(|_| !line.starts_with('(')) else {
        return line.to_owned();
    };
    let (kind, nothing) = rest.split_once(" or ").unwrap_or((rest, ""));
    let word = words
        .iter()
        .find(|(word, _)| kind.eq_ignore_ascii_case(word));
    let kind = word.map_or(kind, |(_, ours)| ours);
    match nothing {
        "" => format!("{name} {kind}"),
        _ => format!("{name} {kind} or {nothing}"),
    }
}

#[test]
fn the_code_knows_the_tables_as_they_are() {
    let dir = TempDir::new().unwrap();
    open(dir.path()).close();
    let mut made = Tables::new();
    for line in lines(dir.path(), &on_sqlite(), &on_postgres()) {
        let (table, line) = line.split_once('|').unwrap();
        let rows = made.entry(table.to_owned()).or_default();
        rows.push(in_words_of_the_code(line));
    }
    let mut told = in_the_code();
    assert_eq!(told.len(), 11);
    if database(dir.path()).starts_with("sqlite") {
        // There the number of a row is an integer, and integers are of one length.
        for line in told.values_mut().chain(made.values_mut()).flatten() {
            *line = line.replace(" Integer", " BigInt");
        }
    }
    let sorted = |tables: Tables| -> Tables {
        // A column that was added later stands at the end.
        let sort = |(name, mut rows): (String, Vec<String>)| {
            rows.sort();
            (name, rows)
        };
        tables.into_iter().map(sort).collect()
    };
    assert_eq!(sorted(made), sorted(told));
}
