//! A script without `async`: a player among bots, and the log of what has happened.
//!
//! `cargo run -p boodle-client --features blocking --example scripted`; `BOODLE_URL` names the server.
#![allow(clippy::print_stdout, reason = "this is a program")]

use std::{env, error::Error};

use boodle_client::types::{CreateGame, View};
use boodle_client::{Blocking, Followed};
use serde_json::json;

fn main() -> Result<(), Box<dyn Error>> {
    let url = env::var("BOODLE_URL").unwrap_or_else(|_| "http://127.0.0.1:8080".to_owned());
    let anybody = boodle_client::connect(&url);
    let here = Blocking::new()?;

    let game: CreateGame = serde_json::from_value(json!({
        "ruleset": "newmarket",
        "overrides": {"session": {"ends": [{"type": "rounds", "count": 1}]}},
        "seats": [{"name": "Ann"}, {"bot": "careful"}, {"bot": "sharp"}],
    }))?;
    let made = here.wait(anybody.create_game().body(game).send())?;
    let id = made.game.id;
    let host = anybody.with_token(&made.host_token);
    let ann = anybody.with_token(&made.seats[0].token);
    here.wait(host.start_game().id(id).send())?;

    // First the view, then whatever happens; after each of them it may be Ann's turn.
    for told in here.each(ann.follow(id, None)) {
        match told? {
            Followed::View(_) => {}
            Followed::Event(event) => println!("{}", event.text().unwrap_or_default()),
            Followed::End(why) => {
                println!("over: {why}");
                break;
            }
        }
        let mut view: View = here.wait(ann.get_game().id(id).send())?.into_inner();
        while let Some(action) = view.you.as_ref().and_then(|you| you.legal_actions.first()) {
            let sent = ann.post_action().id(id).body(action.clone());
            view = here.wait(sent.send())?.into_inner().view;
        }
    }
    Ok(())
}
