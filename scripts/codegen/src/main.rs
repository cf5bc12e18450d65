//! Generates `client-sdk/src/generated.rs` from `openapi.yaml`.
//!
//! progenitor does the work. It reads OpenAPI 3.0 and knows neither named variants nor sets
//! that may grow, so there is one step in front of it and one behind: the document is read
//! into a form it understands ([`unions`], [`ids`], then [`lower`]; nothing of this is published), and
//! what it wrote gets room for values that this version does not know ([`polish`], then
//! [`tolerate`] with [`shared`]).
//!
//! Run from the root of the project; `--check` writes nothing and fails when the checked-in
//! file is not what would be written.

mod generate;
mod ids;
mod lower;
mod polish;
mod schemas;
mod shared;
mod source;
mod tolerate;
mod unions;

use std::{env, error::Error, fs, process::ExitCode};

/// A sentence for whoever runs the generator.
type Result<T> = std::result::Result<T, Box<dyn Error>>;

const DOCUMENT: &str = "openapi.yaml";
const GENERATED: &str = "client-sdk/src/generated.rs";

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let done = match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => write(),
        ["--check"] => check(),
        _ => Err("usage: codegen [--check]".into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("codegen: {error}");
            ExitCode::FAILURE
        }
    }
}

fn write() -> Result<()> {
    let code = generate::client(&read(DOCUMENT)?)?;
    fs::write(GENERATED, code).map_err(|error| format!("{GENERATED}: {error}").into())
}

fn check() -> Result<()> {
    let fresh = generate::client(&read(DOCUMENT)?)?;
    if read(GENERATED)? == fresh {
        return Ok(());
    }
    Err(format!("{GENERATED} is not what {DOCUMENT} gives; run scripts/sdk").into())
}

fn read(path: &str) -> Result<String> {
    fs::read_to_string(path).map_err(|error| format!("{path}: {error}").into())
}
