//! Which games can be played, what a house rule may be, and what is wrong with one that cannot.
//!
//! `cargo run -p boodle-client --example rulesets`; `BOODLE_URL` names the server.
#![allow(clippy::print_stdout, reason = "this is a program")]

use std::{env, error::Error};

use boodle_client::{Client, Refusal};
use futures_util::TryStreamExt;
use serde_json::{Map, Value, json};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let url = env::var("BOODLE_URL").unwrap_or_else(|_| "http://127.0.0.1:8080".to_owned());
    let anybody = Client::builder(url).language("de").build()?;

    // All of them, page after page.
    let rulesets: Vec<_> = anybody.list_rulesets().stream().try_collect().await?;
    for ruleset in &rulesets {
        let players = &ruleset.players;
        println!(
            "{}: {}, {} to {} players",
            ruleset.id, ruleset.name, players.min, players.max
        );
    }

    // One of them whole: its parameters, its options for a form, and its rules to read.
    let detail = anybody.get_ruleset().id("newmarket").send().await?;
    println!(
        "{} chips to begin with, {} options",
        detail.ruleset.chips.start,
        detail.options.len()
    );
    println!("{}", detail.text.lines().next().unwrap_or_default());

    // House rules are judged before a game is made with them.
    let judge = |overrides: Value| {
        let overrides: Map<_, _> = overrides.as_object().cloned().unwrap_or_default();
        let call = anybody.validate_ruleset();
        call.body_map(|rules| rules.ruleset("newmarket").overrides(overrides))
            .send()
    };
    let valid = judge(json!({"chips": {"start": 60}})).await?;
    println!("{} chips instead", valid.ruleset.chips.start);
    if let Err(error) = judge(json!({"chips": {"start": 2_000_000}})).await {
        let problem = error.problem().ok_or("the server says what is wrong")?;
        println!("{}: {}", problem.code, problem.detail);
        for fault in &problem.faults {
            println!("{}: {}", fault.pointer, fault.detail);
        }
    }
    Ok(())
}
