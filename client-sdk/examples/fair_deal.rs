//! A round of which every player can check the cards, and another one after it.
//!
//! `cargo run -p boodle-client --example fair_deal`; `BOODLE_URL` names the server.
#![allow(clippy::print_stdout, reason = "this is a program")]

use std::{env, error::Error};

use boodle_client::fair::check_replay;
use boodle_client::types::CreateGame;
use futures_util::TryStreamExt;
use serde_json::json;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let url = env::var("BOODLE_URL").unwrap_or_else(|_| "http://127.0.0.1:8080".to_owned());
    let anybody = boodle_client::connect(&url);
    let game: CreateGame = serde_json::from_value(json!({
        "ruleset": "newmarket",
        "overrides": {"session": {"ends": [{"type": "rounds", "count": 1}]}},
        "seats": [{"name": "Ann"}, {"bot": "random"}, {"bot": "random"}],
    }))?;
    let made = anybody.create_game().body(game).send().await?;
    let id = made.game.id;
    let host = anybody.with_token(&made.host_token);
    let ann = anybody.with_token(&made.seats[0].token);
    host.start_game().id(id).send().await?;

    // The server has committed itself to a secret; what Ann adds makes the shuffle hers as well.
    let added = ann.add_entropy().id(id);
    let added = added.body_map(|it| it.entropy("the cat walked over the keys".to_owned()));
    added.send().await?;

    let mut view = ann.get_game().id(id).send().await?.into_inner();
    while view.result.is_none() {
        let action = view.you.as_ref().and_then(|you| you.legal_actions.first());
        view = match action.cloned() {
            Some(action) => {
                ann.post_action()
                    .id(id)
                    .body(action)
                    .send()
                    .await?
                    .into_inner()
                    .view
            }
            // The bots play: the log is asked for what comes next, and answers when it comes.
            None => {
                let next = ann.list_events().id(id).after(view.last_seq).wait(10);
                next.send().await?;
                ann.get_game().id(id).send().await?.into_inner()
            }
        };
    }

    // When it is over everything is open, and the deal is done again here.
    let pages: Vec<_> = anybody.get_replay().id(id).stream().try_collect().await?;
    let verdict = check_replay(&pages);
    println!(
        "{} deal checked, fair: {}",
        verdict.checked,
        verdict.is_fair()
    );

    // The same seats once more.
    let part = host.play_again(id).await?;
    let again = ann.play_again(id).await?;
    println!(
        "again: seat {:?} in the same game: {}",
        again.seat.map(|seat| *seat),
        again.game == part.game
    );
    Ok(())
}
