//! Which database servers use: SQLite, or the PostgreSQL server that `BOODLE_TEST_POSTGRES` names, on which
//! each folder has a database of its own.

use std::path::Path;
use std::process::Command;

/// The PostgreSQL server, if there is one.
fn server() -> Option<String> {
    std::env::var("BOODLE_TEST_POSTGRES").ok()
}

/// The URL of the database that belongs to a folder.
pub fn database(folder: &Path) -> String {
    match server() {
        None => format!("sqlite://{}", folder.join("boodle.db").display()),
        Some(server) => {
            let (place, _) = server.rsplit_once('/').expect("a URL with a database");
            let name = folder.file_name().expect("a folder").to_string_lossy();
            let name = format!("e2e_{}", hex(&name));
            let exists = format!("SELECT 1 FROM pg_database WHERE datname = '{name}'");
            if sql(&server, &exists).is_empty() {
                sql(&server, &format!("CREATE DATABASE {name}"));
            }
            format!("{place}/{name}")
        }
    }
}

/// What a statement gives, line by line and with blanks between columns.
pub fn query(folder: &Path, statement: &str) -> String {
    let url = database(folder);
    match url.strip_prefix("sqlite://") {
        Some(file) => {
            let script = "import sqlite3, sys\n\
                          db = sqlite3.connect(sys.argv[1])\n\
                          for row in db.execute(sys.argv[2]): print(*row)\n\
                          db.commit()";
            told(Command::new("python3").args(["-c", script, file, statement]))
        }
        None => sql(&url, statement),
    }
}

fn sql(url: &str, statement: &str) -> String {
    let quiet = ["-X", "-q", "-t", "-A", "-F", " ", "-v", "ON_ERROR_STOP=1"];
    told(
        Command::new("psql")
            .args(quiet)
            .args(["-c", statement, url]),
    )
}

fn told(command: &mut Command) -> String {
    let ran = command.output().expect("the program is there");
    let errors = String::from_utf8_lossy(&ran.stderr);
    assert!(ran.status.success(), "{errors}");
    String::from_utf8(ran.stdout)
        .expect("text")
        .trim()
        .to_owned()
}

/// A name that SQL takes as it stands, different for different ones.
fn hex(name: &str) -> String {
    name.bytes().map(|byte| format!("{byte:02x}")).collect()
}
