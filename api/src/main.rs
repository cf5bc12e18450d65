//! `boodle`: the server, or what it prints about itself.

use std::io::{IsTerminal, Write};
use std::process::ExitCode;

use boodle_api::admin;
use boodle_api::config::{Command, Config, Form};
use boodle_api::document::Document;
use boodle_api::logging;
use boodle_api::moving;
use boodle_api::serve::{announce, listen};
use tracing_subscriber::EnvFilter;

#[actix_web::main]
async fn main() -> ExitCode {
    let config = Config::read();
    let database = &config.database;
    let done = match &config.command {
        Some(Command::Openapi { form }) => print_openapi(*form),
        Some(Command::Keys(command)) => told(admin::keys(database, command).await),
        Some(Command::Export {
            file,
            games,
            with_keys,
        }) => noted(moving::export(database, file.as_deref(), games, *with_keys).await),
        Some(Command::Import { file }) => noted(moving::import(database, file.as_deref()).await),
        Some(Command::Token { game, seat }) => told(admin::token(database, *game, *seat).await),
        None => serve(&config).await,
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            say(&why);
            ExitCode::FAILURE
        }
    }
}

fn print_openapi(form: Form) -> Result<(), String> {
    let document = Document::new()?;
    print(match form {
        Form::Now => &document.yaml,
        Form::Lowered => &document.lowered,
    })
}

/// Prints what there is to tell.
fn told(done: Result<String, String>) -> Result<(), String> {
    print(done?.as_bytes())
}

/// Prints what was done where it is not taken for a result. What was done stays done if nobody can be told.
fn noted(done: Result<String, String>) -> Result<(), String> {
    say(&done?);
    Ok(())
}

fn say(what: &str) {
    let _ = writeln!(std::io::stderr(), "boodle: {what}");
}

fn print(bytes: &[u8]) -> Result<(), String> {
    let written = std::io::stdout().lock().write_all(bytes);
    written.map_err(|error| error.to_string())
}

async fn serve(config: &Config) -> Result<(), String> {
    log_to_stderr();
    for name in Config::misspelt() {
        tracing::warn!(name, "there is no such variable: see boodle --help");
    }
    let listening = listen(config)?;
    announce(listening.address).map_err(|error| error.to_string())?;
    let stopped = listening.until_stopped().await;
    stopped.map_err(|error| error.to_string())
}

/// `RUST_LOG` chooses what is logged.
fn log_to_stderr() {
    let asked = std::env::var(EnvFilter::DEFAULT_ENV);
    let filter = logging::filter(
        asked
            .as_deref()
            .unwrap_or("warn,boodle_api=info,async_nats=off"),
    );
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr)
        .init();
}
