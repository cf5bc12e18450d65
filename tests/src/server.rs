//! The server as a process of its own.

use boodle_client::Client;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use tempfile::TempDir;

use crate::database::database;
use crate::tap::Tap;

/// Where a server logs to.
const LOG: &str = "log";

/// The folder of the project.
pub fn project() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

/// The server's program, built from what is here now.
pub fn program() -> &'static Path {
    static PROGRAM: OnceLock<PathBuf> = OnceLock::new();
    PROGRAM.get_or_init(|| {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut build = Command::new(cargo);
        build.args([
            "build",
            "--quiet",
            "--workspace",
            "--bin",
            "boodle",
            "--examples",
        ]);
        if !cfg!(debug_assertions) {
            build.arg("--release");
        }
        let built = build.current_dir(project()).status().expect("cargo runs");
        assert!(built.success(), "the server builds");
        // Tests lie in target/PROFILE/deps, programs in target/PROFILE.
        let test = std::env::current_exe().expect("a test has a file");
        let profile = test.parent().and_then(Path::parent).expect("a folder");
        profile.join("boodle")
    })
}

/// An example of the client, built with the server.
pub fn example(name: &str) -> PathBuf {
    program().with_file_name("examples").join(name)
}

/// A running server with a database in a folder of its own.
pub struct Server {
    process: Child,
    tap: Tap,
    folder: Option<TempDir>,
    log: Option<PathBuf>,
}

impl Server {
    /// Starts a server on an empty database.
    pub fn start() -> Server {
        let folder = TempDir::new().expect("a folder");
        Server::start_in(folder, false, &[])
    }

    /// Starts a server that logs whatever it can, for [`Server::log`].
    pub fn start_loud() -> Server {
        Server::start_loud_with(&[])
    }

    /// The same with arguments.
    pub fn start_loud_with(arguments: &[&str]) -> Server {
        let folder = TempDir::new().expect("a folder");
        Server::start_in(folder, true, arguments)
    }

    /// What it has logged, if it was started loud.
    pub fn log(&self) -> String {
        let log = self.log.as_ref().expect("it is loud");
        std::fs::read_to_string(log).expect("a log")
    }

    /// Starts another on the same database, while this one runs.
    pub fn beside(&self) -> Server {
        Server::start_on(&database(self.folder()), None, None, &[])
    }

    /// The same, with arguments and loud.
    pub fn loud_beside_with(&self, arguments: &[&str]) -> Server {
        static OTHERS: AtomicUsize = AtomicUsize::new(0);
        let number = OTHERS.fetch_add(1, Ordering::Relaxed);
        let log = self.folder().join(format!("{LOG}-{number}"));
        Server::start_on(&database(self.folder()), None, Some(log), arguments)
    }

    /// Starts a server on the database that a URL names.
    pub fn on(database: &str) -> Server {
        Server::start_on(database, None, None, &[])
    }

    /// Runs the program on the same database, to do something else than to serve; what it prints.
    pub fn run(&self, arguments: &[&str]) -> Result<String, String> {
        let mut command = Command::new(program());
        let database = database(self.folder());
        command.args(arguments).args(["--database", &database]);
        let ran = command.output().expect("the program runs");
        let told = |bytes| String::from_utf8(bytes).expect("text");
        if ran.status.success() {
            Ok(told(ran.stdout))
        } else {
            Err(told(ran.stderr))
        }
    }

    fn start_in(folder: TempDir, is_loud: bool, arguments: &[&str]) -> Server {
        let log = is_loud.then(|| folder.path().join(LOG));
        Server::start_on(&database(folder.path()), Some(folder), log, arguments)
    }

    fn start_on(
        database: &str,
        folder: Option<TempDir>,
        log: Option<PathBuf>,
        arguments: &[&str],
    ) -> Server {
        let mut command = Command::new(program());
        let mut errors = Stdio::null();
        if let Some(log) = &log {
            command.env("RUST_LOG", "trace");
            errors = File::create(log).expect("a file").into();
        }
        let mut process = command
            .args(["--listen", "127.0.0.1:0", "--database", database])
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(errors)
            .spawn()
            .expect("the server starts");
        let output = process.stdout.take().expect("a pipe");
        let told = BufReader::new(output).lines().map_while(Result::ok);
        let url = told
            .filter_map(|line| line.find("http://").map(|at| line[at..].trim().to_owned()))
            .next()
            .expect("the server says where it listens");
        Server {
            process,
            tap: Tap::to(&url),
            folder,
            log,
        }
    }

    /// Its address, as in `http://127.0.0.1:8080`. Whatever it answers there is held against
    /// `openapi.yaml`.
    pub fn url(&self) -> &str {
        self.tap.url()
    }

    /// A client without a token.
    pub fn client(&self) -> Client {
        boodle_client::connect(self.url())
    }

    /// The folder of its database, unless that is the one of another.
    pub fn folder(&self) -> &Path {
        self.folder.as_ref().expect("it has a folder").path()
    }

    /// Kills it without warning, as a power cut would.
    pub fn kill(&mut self) {
        self.tap.close();
        self.process.kill().expect("it was running");
        self.process.wait().expect("it ends");
    }

    /// Asks it to end, and does not wait for it.
    pub fn ask_to_end(&self) {
        let id = self.process.id().to_string();
        let asked = Command::new("kill").args(["-TERM", &id]).status();
        assert!(asked.expect("kill runs").success());
    }

    /// Asks it to end, and waits for it.
    pub fn terminate(&mut self) -> ExitStatus {
        self.ask_to_end();
        let status = self.process.wait().expect("it ends");
        self.tap.close();
        status
    }

    /// Starts another on the same database, once this one has ended.
    pub fn restart(mut self) -> Server {
        let folder = self.folder.take().expect("it has a folder");
        Server::start_in(folder, false, &[])
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
        let objections = self.tap.objections();
        if !std::thread::panicking() {
            assert!(
                objections.is_empty(),
                "not as openapi.yaml says: {objections:#?}"
            );
        }
    }
}
