//! What is to be packed is found without a look at what is packed already.

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Binary, Text};

use super::super::migrate::{connect, prepare};
use super::super::sql::packing::UNPACKED;

#[derive(QueryableByName)]
struct Step {
    #[diesel(sql_type = Text)]
    detail: String,
}

#[test]
fn games_to_pack_have_an_index_of_their_own() {
    let dir = tempfile::TempDir::new().unwrap();
    let mut db = connect(&dir.path().join("test.db").display().to_string()).unwrap();
    prepare(&mut db).unwrap();
    let steps: Vec<Step> = diesel::sql_query(format!("EXPLAIN QUERY PLAN {UNPACKED}"))
        .bind::<BigInt, _>(0)
        .bind::<BigInt, _>(0)
        .bind::<Binary, _>(vec![0; 16])
        .bind::<BigInt, _>(8)
        .load(&mut db)
        .unwrap();
    let steps: Vec<_> = steps.into_iter().map(|step| step.detail).collect();
    assert_eq!(steps.len(), 1, "{steps:?}");
    assert!(
        steps[0].contains("INDEX games_to_pack (status=? AND packed=? AND"),
        "{steps:?}"
    );
}
