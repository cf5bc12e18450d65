//! A game is made, found in the lobby by somebody else, and removed.
//!
//! `cargo run -p boodle-client --example lobby`; `BOODLE_URL` names the server.
#![allow(clippy::print_stdout, reason = "this is a program")]

use std::pin::pin;
use std::{env, error::Error};

use boodle_client::Refusal;
use boodle_client::types::{BotLevel, GameStatus, NewSeat};
use futures_util::TryStreamExt;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let url = env::var("BOODLE_URL").unwrap_or_else(|_| "http://127.0.0.1:8080".to_owned());
    let anybody = boodle_client::connect(&url);

    let bot = NewSeat {
        bot: Some(BotLevel::Careful),
        ..NewSeat::default()
    };
    let seats = vec![NewSeat::default(), NewSeat::default(), bot];
    let made = anybody
        .create_game()
        .body_map(|game| game.ruleset("michigan").seats(seats).move_seconds(60_u32))
        .send()
        .await?;
    let host = anybody.with_token(&made.host_token);

    // Whoever looks for a table walks through the open ones until he likes one.
    let open = anybody
        .list_games()
        .status(GameStatus::Open)
        .ruleset("michigan");
    let mut open = pin!(open.stream());
    while let Some(game) = open.try_next().await? {
        if game.id == made.game.id {
            println!("found among the open ones, {} seats", game.seats.len());
            break;
        }
    }
    let part = anybody.join(made.game.id, "Eve").await?;
    if let Some(seat) = part.seat {
        println!("Eve has seat {seat}, and the game is {}", part.view.status);
    }

    // Only the host removes it, and then it is gone for everybody.
    host.delete_game().id(made.game.id).send().await?;
    if let Err(error) = anybody.get_game().id(made.game.id).send().await {
        println!("afterwards: {}", error.code().unwrap_or("no answer"));
    }
    Ok(())
}
