//! A test of the runner: every alteration of a scenario that passes must make it fail.

use super::copies::Copies;
use super::folder::{ScenarioFile, scenario_files};
use super::{Verdict, run};
use serde_json::{Value, json};
use std::path::Path;

/// How many alterations the runner noticed, and which it did not.
#[derive(Default)]
pub(crate) struct Alterations {
    pub(crate) caught: usize,
    pub(crate) missed: Vec<String>,
}

impl Alterations {
    /// Alters every file that passes, in every place.
    pub(crate) fn of(files: &[ScenarioFile]) -> Alterations {
        let mut done = Alterations::default();
        done.folders();
        std::thread::scope(|scope| {
            let threads: Vec<_> = files
                .iter()
                .map(|file| scope.spawn(|| Alterations::of_file(file)))
                .collect();
            for (thread, file) in threads.into_iter().zip(files) {
                match thread.join() {
                    Ok(one) => {
                        done.caught += one.caught;
                        done.missed.extend(one.missed);
                    }
                    Err(_) => done.missed.push(format!("{}: a panic", file.name)),
                }
            }
        });
        done
    }

    fn of_file(file: &ScenarioFile) -> Alterations {
        let mut done = Alterations::default();
        let Ok(text) = &file.text else { return done };
        if run(text) != Verdict::Passed {
            return done;
        }
        if let Ok(whole) = serde_json::from_str::<Value>(text) {
            done.alter(&file.name, &whole);
        }
        let half: String = text.chars().take(text.chars().count() / 2).collect();
        done.expect(&file.name, "half of the file", &half, fails);
        done
    }

    fn alter(&mut self, name: &str, whole: &Value) {
        for (what, altered) in Copies::of(whole) {
            self.expect(name, &what, &altered.to_string(), fails);
        }
        let with = |member: &str, value: Value| {
            let mut altered = whole.clone();
            altered[member] = value;
            altered.to_string()
        };
        let elsewhere = with("preset", json!("no-such-game"));
        self.expect(name, "an unknown preset", &elsewhere, is_not_run);
    }

    fn expect(&mut self, name: &str, what: &str, text: &str, holds: fn(&Verdict) -> bool) {
        let verdict = run(text);
        if holds(&verdict) {
            self.caught += 1;
        } else {
            self.missed.push(format!("{name}, {what}: {verdict:?}"));
        }
    }

    /// Folders with nothing to run, and files that are no text, are failures too.
    fn folders(&mut self) {
        let place = Path::new(env!("CARGO_TARGET_TMPDIR"))
            .join(format!("scenarios-{}", std::process::id()));
        let (empty, broken) = (place.join("empty/empty"), place.join("broken/inside"));
        let made = std::fs::create_dir_all(&empty)
            .and_then(|()| std::fs::create_dir_all(&broken))
            .and_then(|()| std::fs::write(broken.join("bytes.json"), [0xff, 0xfe]));
        let unread = |files: Vec<ScenarioFile>| files.iter().all(|file| file.text.is_err());
        for (what, caught) in [
            ("folders could not be made", made.is_ok()),
            (
                "an empty folder",
                scenario_files(&place.join("empty")).is_err(),
            ),
            ("no folder", scenario_files(&place.join("none")).is_err()),
            (
                "a file that is no text",
                scenario_files(&broken).is_ok_and(unread),
            ),
        ] {
            if caught {
                self.caught += 1;
            } else {
                self.missed.push(what.to_owned());
            }
        }
    }
}

fn fails(verdict: &Verdict) -> bool {
    matches!(verdict, Verdict::Failed(_))
}

fn is_not_run(verdict: &Verdict) -> bool {
    matches!(verdict, Verdict::NotRun(_))
}
