//! Runs the scenario files as `scenarios/README.md` says, and further ones from the folder that
//! `BOODLE_SCENARIOS` names.

// What is printed is the report of the test.
#![allow(clippy::print_stdout)]

mod scenarios_runner;

use scenarios_runner::alter::Alterations;
use scenarios_runner::folder::{ScenarioFile, own_folder, scenario_files};
use scenarios_runner::{Verdict, run};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(Default)]
struct Count {
    passed: usize,
    failed: usize,
    not_run: usize,
}

impl Count {
    fn add(&mut self, name: &str, verdict: &Verdict) {
        match verdict {
            Verdict::Passed => self.passed += 1,
            Verdict::NotRun(why) => {
                self.not_run += 1;
                println!("not run {name}: {why}");
            }
            Verdict::Failed(faults) => {
                self.failed += 1;
                println!("FAILED  {name}: {}", faults.join("\n        "));
            }
        }
    }

    fn add_folder(&mut self, folder: &Path) -> Vec<ScenarioFile> {
        let files = scenario_files(folder).unwrap_or_else(|error| {
            self.add(&folder.display().to_string(), &Verdict::failed(error));
            Vec::new()
        });
        for file in &files {
            let verdict = match &file.text {
                Ok(text) => run(text),
                Err(error) => Verdict::failed(error),
            };
            self.add(&file.name, &verdict);
        }
        files
    }
}

fn main() -> ExitCode {
    let mut count = Count::default();
    let own = count.add_folder(&own_folder());
    if let Some(folder) = further_folder() {
        count.add_folder(&folder);
    }

    let altered = Alterations::of(&own);
    for missed in &altered.missed {
        println!("NOT CAUGHT {missed}");
    }
    let (caught, missed) = (altered.caught, altered.missed.len());
    println!("alterations: {caught} caught, {missed} missed");
    let Count {
        passed,
        failed,
        not_run,
    } = count;
    println!("scenarios: {passed} passed, {failed} failed, {not_run} not run");
    if failed == 0 && missed == 0 && caught > 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// Cargo runs tests in the folder of the crate; a relative path means the folder that the caller
/// stands in.
fn further_folder() -> Option<PathBuf> {
    let folder = std::env::var_os("BOODLE_SCENARIOS")?;
    let here = std::env::var_os("PWD").map(PathBuf::from);
    Some(here.unwrap_or_default().join(folder))
}
