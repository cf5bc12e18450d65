//! Which database the tests use: SQLite, or the PostgreSQL server that `BOODLE_TEST_POSTGRES` names.

use std::path::Path;

use diesel::result::{DatabaseErrorKind, Error};
use diesel_async::{AsyncConnection, AsyncPgConnection, RunQueryDsl};
use sha2::{Digest, Sha256};

/// The URL of the database that belongs to a folder; the same folder has the same one.
pub(crate) fn database(folder: &Path) -> String {
    match std::env::var("BOODLE_TEST_POSTGRES") {
        Ok(server) => on_server(&server, folder),
        Err(_) => format!("sqlite://{}", folder.join("boodle.db").display()),
    }
}

/// Whether these bytes stand anywhere in the database of a folder, whose store has been closed.
pub(crate) fn holds(folder: &Path, bytes: &[u8]) -> bool {
    let everything = match std::env::var("BOODLE_TEST_POSTGRES") {
        Ok(server) => {
            let url = on_server(&server, folder);
            return waited(async move {
                let mut db = AsyncPgConnection::establish(&url).await.unwrap();
                let mut everything = String::new();
                for table in [
                    "games",
                    "log",
                    "packed_logs",
                    "idempotency_keys",
                    "rules",
                    "past",
                ] {
                    let rows = format!("SELECT {table}::text AS line FROM {table}");
                    let rows: Vec<Row> = diesel::sql_query(rows).load(&mut db).await.unwrap();
                    everything.extend(rows.into_iter().map(|row| row.line));
                }
                let text = std::str::from_utf8(bytes);
                everything.contains(&hex::encode(bytes))
                    || text.is_ok_and(|text| everything.contains(text))
            });
        }
        Err(_) => std::fs::read(folder.join("boodle.db")).unwrap(),
    };
    everything.windows(bytes.len()).any(|part| part == bytes)
}

/// Executes a statement in a database of the server.
pub(crate) fn statement(url: &str, statement: &str) {
    waited(async move {
        let mut db = AsyncPgConnection::establish(url).await.unwrap();
        diesel::sql_query(statement).execute(&mut db).await.unwrap();
    });
}

/// The lines that a query calls `line`, from the database of a folder.
pub(crate) fn lines(folder: &Path, on_sqlite: &str, on_postgres: &str) -> Vec<String> {
    let rows: Vec<Row> = match std::env::var("BOODLE_TEST_POSTGRES") {
        Ok(server) => {
            let url = on_server(&server, folder);
            waited(async move {
                let mut db = AsyncPgConnection::establish(&url).await.unwrap();
                let query = diesel::sql_query(on_postgres);
                query.load(&mut db).await.unwrap()
            })
        }
        Err(_) => {
            let file = folder.join("boodle.db").display().to_string();
            let mut db =
                <diesel::SqliteConnection as diesel::Connection>::establish(&file).unwrap();
            diesel::RunQueryDsl::load(diesel::sql_query(on_sqlite), &mut db).unwrap()
        }
    };
    rows.into_iter().map(|row| row.line).collect()
}

#[derive(diesel::QueryableByName)]
struct Row {
    #[diesel(sql_type = diesel::sql_types::Text)]
    line: String,
}

/// Tests run on runtimes of their own, on which none may be waited for.
fn waited<T: Send>(work: impl Future<Output = T> + Send) -> T {
    let wait = || {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build();
        runtime.unwrap().block_on(work)
    };
    std::thread::scope(|scope| scope.spawn(wait).join().unwrap())
}

fn on_server(server: &str, folder: &Path) -> String {
    let name = Sha256::digest(folder.as_os_str().as_encoded_bytes());
    let name = format!("test_{}", hex::encode(&name[..8]));
    let (place, _) = server.rsplit_once('/').unwrap();
    let url = format!("{place}/{name}");
    let create = format!("CREATE DATABASE {name}");
    waited(async move {
        let mut db = AsyncPgConnection::establish(server).await.unwrap();
        match diesel::sql_query(create).execute(&mut db).await {
            Ok(_) | Err(Error::DatabaseError(DatabaseErrorKind::UniqueViolation, _)) => {}
            Err(error) => assert!(error.to_string().contains("already exists"), "{error}"),
        }
    });
    url
}
