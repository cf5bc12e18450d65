//! Finds scenario files in a folder and the folders in it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// A scenario file; one of this crate by its path below [`own_folder`].
pub(crate) struct ScenarioFile {
    pub(crate) name: String,
    pub(crate) text: Result<String, String>,
}

/// The scenarios that come with the engine.
pub(crate) fn own_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios")
}

/// All scenario files of a folder, by name.
///
/// # Errors
/// If a folder cannot be read or there is no scenario file at all: nothing to run is no success.
pub(crate) fn scenario_files(folder: &Path) -> Result<Vec<ScenarioFile>, String> {
    let mut paths = BTreeSet::new();
    collect(folder, &mut BTreeSet::new(), &mut paths)?;
    if paths.is_empty() {
        return Err("there is no scenario file (*.json) in it".to_owned());
    }
    let file = |path: PathBuf| ScenarioFile {
        name: path
            .strip_prefix(own_folder())
            .unwrap_or(&path)
            .display()
            .to_string(),
        text: fs::read_to_string(&path).map_err(|error| format!("it cannot be read: {error}")),
    };
    Ok(paths.into_iter().map(file).collect())
}

fn collect(
    folder: &Path,
    visited: &mut BTreeSet<PathBuf>,
    paths: &mut BTreeSet<PathBuf>,
) -> Result<(), String> {
    let unreadable = |error| format!("{} cannot be read: {error}", folder.display());
    // A link back to a folder above would never end.
    if !visited.insert(folder.canonicalize().map_err(unreadable)?) {
        return Ok(());
    }
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        let json = path
            .extension()
            .is_some_and(|name| name.eq_ignore_ascii_case("json"));
        if path.is_dir() {
            collect(&path, visited, paths)?;
        } else if json {
            paths.insert(path);
        }
    }
    Ok(())
}
