//! What has occurred in a run of the tests, for `scripts/contract` to compare with what is documented.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::PathBuf;
use std::sync::{LazyLock, Mutex, PoisonError};
use std::{env, fs, process};

/// The folder that all tests of a run write to; where it is not set, nothing is written.
const FOLDER: &str = "BOODLE_CONTRACT";

/// The tests of this crate speak of documents of their own.
static FOLDER_OF_RUN: LazyLock<Option<PathBuf>> = LazyLock::new(|| {
    let folder = env::var_os(FOLDER).filter(|_| !cfg!(test));
    folder.map(PathBuf::from)
});

/// What this process has written.
static WRITTEN: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());

/// Writes down what is new among `seen`.
pub(crate) fn write(seen: &BTreeSet<String>) {
    let Some(folder) = &*FOLDER_OF_RUN else {
        return;
    };
    let mut written = WRITTEN.lock().unwrap_or_else(PoisonError::into_inner);
    let new: Vec<&String> = seen.difference(&written).collect();
    let text: String = new.iter().map(|line| format!("{line}\n")).collect();
    if text.is_empty() {
        return;
    }
    let file = folder.join(format!("seen.{}", process::id()));
    let file = fs::OpenOptions::new().create(true).append(true).open(file);
    if file
        .and_then(|mut file| file.write_all(text.as_bytes()))
        .is_ok()
    {
        written.extend(seen.iter().cloned());
    }
}

/// Writes down all that is documented.
pub(crate) fn write_documented(all: &BTreeSet<String>) {
    let Some(folder) = &*FOLDER_OF_RUN else {
        return;
    };
    let text: String = all.iter().map(|line| format!("{line}\n")).collect();
    // What cannot be written is missed by the script.
    let _ = fs::write(folder.join("documented"), text);
}
