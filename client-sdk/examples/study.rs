//! A study: does it pay to buy the dead hand? Many games between equal bots, in half of which one of
//! them buys whenever it may, with the same cards in both halves.
//!
//! `cargo run -p boodle-client --example study -- [PAIRS]`; `BOODLE_URL` names the server.
#![allow(clippy::print_stdout, reason = "this is a program")]

use std::{env, error::Error};

use boodle_client::Client;
use boodle_client::types::{Action, CreateGame, View};
use futures_util::{StreamExt, TryStreamExt, stream};
use serde_json::json;

/// Games that are played at the same time.
const AT_ONCE: usize = 8;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let url = env::var("BOODLE_URL").unwrap_or_else(|_| "http://127.0.0.1:8080".to_owned());
    let pairs: u32 = env::args().nth(1).map_or(Ok(20), |pairs| pairs.parse())?;
    let anybody = boodle_client::connect(&url);

    let differences = stream::iter(0..pairs).map(async |pair| {
        let buys = play(&anybody, pair, true).await?;
        let declines = play(&anybody, pair, false).await?;
        Ok::<_, Box<dyn Error>>(f64::from(buys) - f64::from(declines))
    });
    let differences: Vec<f64> = differences.buffered(AT_ONCE).try_collect().await?;

    let n = f64::from(pairs);
    let mean = differences.iter().sum::<f64>() / n;
    let squares = differences.iter().map(|d| (d - mean).powi(2)).sum::<f64>();
    let error = (squares / (n - 1.0) / n).sqrt();
    let (low, high) = (mean - 2.58 * error, mean + 2.58 * error);
    println!("buying wins {mean:+.2} chips a game, 99% [{low:.2}, {high:.2}], n = {pairs}");
    Ok(())
}

/// Plays a game of one round and tells the chips of seat 0 at its end. The seed makes the cards, and
/// what the bots do with them, the same each time.
async fn play(anybody: &Client, seed: u32, buys: bool) -> Result<u32, Box<dyn Error>> {
    let game: CreateGame = serde_json::from_value(json!({
        "ruleset": "newmarket-buy-dead-hand",
        "overrides": {
            "session": {"ends": [{"type": "rounds", "count": 1}]},
            "dealer": {"first": {"type": "seat", "seat": 0}},
        },
        "seats": [{"name": "me"}, {"bot": "careful"}, {"bot": "careful"}],
        "sandbox": {"seed": format!("study {seed}")},
    }))?;
    let made = anybody.create_game().body(game).send().await?;
    let id = made.game.id;
    let host = anybody.with_token(&made.host_token);
    let me = anybody.with_token(&made.seats[0].token);
    host.start_game().id(id).send().await?;
    let mut view = me.get_game().id(id).send().await?.into_inner();
    while view.result.is_none() {
        view = match choose(&view, buys) {
            Some(action) => {
                let sent = me.post_action().id(id).body(action.clone()).send().await?;
                sent.into_inner().view
            }
            // Until the bots have played.
            None => {
                me.list_events()
                    .id(id)
                    .after(view.last_seq)
                    .wait(10)
                    .send()
                    .await?;
                me.get_game().id(id).send().await?.into_inner()
            }
        };
    }
    Ok(view.seats[0].chips)
}

fn choose(view: &View, buys: bool) -> Option<&Action> {
    let legal = &view.you.as_ref()?.legal_actions;
    let buy = |action: &&Action| matches!(action, Action::Buy {} | Action::Exchange { .. });
    let bought = legal.iter().find(buy).filter(|_| buys);
    let declined = legal.iter().find(|action| !buy(action));
    bought.or(declined).or(legal.first())
}
