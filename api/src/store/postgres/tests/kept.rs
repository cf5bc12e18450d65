//! A change is one way there and back: its statement has been prepared before.

use std::sync::Arc;

use diesel::sql_types::{BigInt, Text};
use diesel::{IntoSql, QueryableByName};
use diesel_async::RunQueryDsl;
use tempfile::TempDir;
use tokio::runtime::Handle;

use super::super::commit::commit;
use super::super::connect::connect;
use super::super::place::Place;
use super::super::sql::kept::Kept;
use super::one_game;
use crate::store::tests::{change, load};
use crate::tests::database;

/// How often a statement that the connection has prepared was used.
const USES: &str = "
    SELECT generic_plans + custom_plans AS uses FROM pg_prepared_statements WHERE statement LIKE $1";

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = BigInt)]
    uses: i64,
}

#[actix_web::test]
#[ignore = "needs a PostgreSQL server"]
async fn a_change_is_prepared_once() {
    let dir = TempDir::new().unwrap();
    let (store, id, _) = one_game(&dir).await;
    let place = Arc::new(Place::read(&database(dir.path())).unwrap());
    let mut db = connect(place, Handle::current()).await.unwrap();
    for step in 1..=5 {
        let now = load(&store, id).await;
        let done = commit(&mut db, &change(id, &now, step)).await;
        assert!(done.unwrap().is_some());
    }
    let which = "%WITH changed AS%".into_sql::<Text>();
    let kept: Vec<Row> = Kept::new(USES, &[&which]).load(&mut db).await.unwrap();
    let uses: Vec<i64> = kept.iter().map(|row| row.uses).collect();
    assert_eq!(uses, [5]);
}
