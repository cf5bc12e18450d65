//! Queries that are answered at once, in the form in which the statements await them.

use std::future::{Ready, ready};

use diesel::dsl::Limit;
use diesel::query_dsl::methods::{ExecuteDsl, LimitDsl, LoadQuery};
use diesel::sqlite::SqliteConnection;
use diesel::{QueryResult, RunQueryDsl as Blocking};
use futures_util::FutureExt;

/// The same names as for PostgreSQL, where the answers take their time.
pub(in crate::store) trait RunQueryDsl: Sized {
    /// How many rows were changed.
    fn execute(self, db: &mut SqliteConnection) -> Ready<QueryResult<usize>>
    where
        Self: Blocking<SqliteConnection> + ExecuteDsl<SqliteConnection>,
    {
        ready(Blocking::execute(self, db))
    }

    /// All rows.
    fn load<'query, U>(self, db: &mut SqliteConnection) -> Ready<QueryResult<Vec<U>>>
    where
        Self: Blocking<SqliteConnection> + LoadQuery<'query, SqliteConnection, U>,
    {
        ready(Blocking::load(self, db))
    }

    /// The one row.
    fn get_result<'query, U>(self, db: &mut SqliteConnection) -> Ready<QueryResult<U>>
    where
        Self: Blocking<SqliteConnection> + LoadQuery<'query, SqliteConnection, U>,
    {
        ready(Blocking::get_result(self, db))
    }

    /// The first row.
    fn first<'query, U>(self, db: &mut SqliteConnection) -> Ready<QueryResult<U>>
    where
        Self: Blocking<SqliteConnection> + LimitDsl,
        Limit<Self>: LoadQuery<'query, SqliteConnection, U>,
    {
        ready(Blocking::first(self, db))
    }
}

impl<T> RunQueryDsl for T {}

/// What statements say that have only such answers to wait for.
pub(in crate::store) fn at_once<T, E>(done: impl Future<Output = Result<T, E>>) -> Result<T, E>
where
    E: From<diesel::result::Error>,
{
    done.now_or_never().unwrap_or_else(|| {
        let why = "a statement waits for what is not there";
        Err(diesel::result::Error::QueryBuilderError(why.into()).into())
    })
}
