//! A bot of your own: it takes an open seat and plays until the game is over.
//!
//! `cargo run -p boodle-client --example bot -- GAME NAME`; `BOODLE_URL` names the server.
#![allow(clippy::print_stdout, reason = "this is a program")]

use std::pin::pin;
use std::{env, error::Error};

use boodle_client::types::{Action, Ended, View};
use boodle_client::{Followed, Refusal};
use futures_util::{FutureExt, StreamExt};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let url = env::var("BOODLE_URL").unwrap_or_else(|_| "http://127.0.0.1:8080".to_owned());
    let mut arguments = env::args().skip(1);
    let game = arguments.next().ok_or("usage: bot GAME NAME")?.parse()?;
    let name = arguments.next().ok_or("usage: bot GAME NAME")?;

    // The answer holds the token of the seat: whoever has it plays there.
    let anybody = boodle_client::connect(&url);
    let part = anybody.join(game, name).await?;
    let me = anybody.with_token(&part.token);
    if let Some(seat) = part.seat {
        println!("seat {}", *seat);
    }

    let mut told = pin!(me.follow(game, None));
    while let Some(next) = told.next().await {
        if let Followed::End(why) = next? {
            return over(&why);
        }
        // What has been told in the meantime is in the view as well.
        while let Some(Some(next)) = told.next().now_or_never() {
            if let Followed::End(why) = next? {
                return over(&why);
            }
        }
        let mut view = me.get_game().id(game).send().await?.into_inner();
        while let Some(action) = choose(&view) {
            let sent = me.post_action().id(game).body(action.clone());
            view = match sent.send().await {
                Ok(done) => done.into_inner().view,
                // The clock, or another program with this token, was quicker: look again.
                Err(error) if error.problem().is_some() => break,
                Err(error) => return Err(error.into()),
            };
        }
    }
    Ok(())
}

/// One of the legal actions, or nothing while others are to act: this bot plays the first one, but
/// leads and follows with a card that wins chips where it can.
fn choose(view: &View) -> Option<&Action> {
    let legal = &view.you.as_ref()?.legal_actions;
    let wins = |action: &&Action| match action {
        Action::Play { card } => view.board.iter().any(|space| *space.id == **card),
        _ => false,
    };
    legal.iter().find(wins).or(legal.first())
}

fn over(why: &Ended) -> Result<(), Box<dyn Error>> {
    println!("over: {why}");
    Ok(())
}
