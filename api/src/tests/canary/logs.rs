//! What servers write into their log while games are played: whoever may read it may know no card, and
//! nothing that is kept secret.

use std::io;
use std::sync::{LazyLock, Mutex, MutexGuard, Once, PoisonError};

use regex_lite::{Captures, Regex};

use super::cards;
use super::known::Known;
use super::walk::Leak;

/// Nobody of that name owns a secret.
const NOBODY: &str = "the log";

/// Everything that was written.
static WRITTEN: Mutex<String> = Mutex::new(String::new());

/// Bytes as `{:?}` writes them.
static BYTES: LazyLock<Regex> = LazyLock::new(|| Regex::new(r"\d{1,3}(?:, \d{1,3}){7,}").unwrap());

fn written() -> MutexGuard<'static, String> {
    WRITTEN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Writes into [`WRITTEN`].
struct Pen;

impl io::Write for Pen {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        *written() += &String::from_utf8_lossy(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Somebody who reads the log from a moment on.
pub(super) struct Log {
    read: usize,
}

impl Log {
    /// From now on, with everything that is written where most is.
    pub(super) fn open() -> Log {
        static ONCE: Once = Once::new();
        ONCE.call_once(|| {
            let log = tracing_subscriber::fmt().with_env_filter(crate::logging::filter("debug"));
            let log = log.with_ansi(false).without_time().with_writer(|| Pen);
            log.init();
        });
        Log {
            read: written().len(),
        }
    }

    /// The lines that have been written since.
    pub(super) fn lines(&mut self) -> Vec<String> {
        let written = written();
        let Some((whole, _)) = written[self.read..].rsplit_once('\n') else {
            return Vec::new();
        };
        self.read += whole.len() + 1;
        whole.lines().map(str::to_owned).collect()
    }
}

/// Whether a line tells a card or a secret of this table, which nobody may know by now.
pub(super) fn judge_line(known: &Known, line: &str) -> Result<(), Leak> {
    let found = cards::words(line).union(cards::named(line));
    if !found.is_empty() {
        return Err(format!("{found:?} in the log: {line}"));
    }
    let as_hex = BYTES.replace_all(line, |list: &Captures<'_>| {
        let bytes = list[0].split(", ").filter_map(|byte| byte.parse().ok());
        hex::encode(bytes.collect::<Vec<u8>>())
    });
    let newest = known.truth.last();
    let given = [line, &as_hex].into_iter();
    let mut given = given.filter_map(|text| known.secrets.given_away(text, NOBODY, newest));
    match given.next() {
        Some(what) => Err(format!("{what} in the log: {line}")),
        None => Ok(()),
    }
}
