//! Four players play a whole session of Newmarket, each taking the first legal action each time.
//!
//! Start a server with `cargo run --release`, then run
//! `cargo run -p boodle-client --example four_players`. `BOODLE_URL` names another server.
#![allow(clippy::print_stdout, reason = "this is a program")]

use std::{env, error::Error};

use boodle_client::types::NewSeat;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let url = env::var("BOODLE_URL").unwrap_or_else(|_| "http://127.0.0.1:8080".to_owned());
    let anybody = boodle_client::connect(&url);

    // Whoever makes a game is its host.
    let open = vec![NewSeat::default(); 4];
    let made = anybody
        .create_game()
        .body_map(|game| game.ruleset("newmarket").seats(open))
        .send()
        .await?;
    let host = anybody.with_token(&made.host_token);
    let id = made.game.id;

    // Whoever takes a seat gets its token, and with it a client that plays there.
    let mut players = Vec::new();
    for name in ["Ann", "Ben", "Cid", "Dot"] {
        let part = anybody.join(id, name).await?;
        players.push(anybody.with_token(&part.token));
    }
    host.start_game().id(id).send().await?;

    // Everybody sees whose turn it is; what that seat may do is for its own eyes.
    let end = loop {
        let view = anybody.get_game().id(id).send().await?.into_inner();
        let Some(seat) = view.to_act.first() else {
            break view;
        };
        let player = &players[**seat as usize];
        let view = player.get_game().id(id).send().await?.into_inner();
        let you = view.you.ok_or("a seat is told what it may do")?;
        let action = you.legal_actions.first().ok_or("somebody can always act")?;
        player
            .post_action()
            .id(id)
            .body(action.clone())
            .send()
            .await?;
    };

    for seat in end.seats {
        println!("{}: {} chips", seat.name.unwrap_or_default(), seat.chips);
    }
    Ok(())
}
