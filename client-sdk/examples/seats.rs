//! A private table: who comes knows its code; seats are renamed, helped, given to somebody else and left.
//!
//! `cargo run -p boodle-client --example seats`; `BOODLE_URL` names the server.
#![allow(clippy::print_stdout, reason = "this is a program")]

use std::{env, error::Error};

use boodle_client::Refusal;
use boodle_client::types::{AutoPlay, GameVisibility, NewSeat};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let url = env::var("BOODLE_URL").unwrap_or_else(|_| "http://127.0.0.1:8080".to_owned());
    let anybody = boodle_client::connect(&url);
    let made = anybody
        .create_game()
        .body_map(|game| {
            game.ruleset("newmarket")
                .seats(vec![NewSeat::default(); 3])
                .visibility(GameVisibility::Private)
        })
        .send()
        .await?;
    let (id, host) = (made.game.id, anybody.with_token(&made.host_token));

    // The host tells his friends the code.
    let code = made
        .game
        .join_code
        .clone()
        .ok_or("a private game has a code")?;
    let ann = anybody.join_with_code(id, "Ann", &code).await?;
    let seat = ann.seat.ok_or("who joins has a seat")?;
    let mut me = anybody.with_token(&ann.token);
    if let Err(error) = anybody.join_with_code(id, "Eve", "who knows").await {
        println!("Eve: {}", error.code().unwrap_or("no answer"));
    }

    // Ann corrects her name and lets the server play what cannot be played otherwise.
    let changed = me
        .change_seat()
        .id(id)
        .seat(seat)
        .body_map(|seat| seat.name("Anna".to_owned()).auto_play(AutoPlay::Forced))
        .send()
        .await?;
    for event in &changed.events {
        println!("{}", event.text().unwrap_or_default());
    }

    // Whoever has read a token over her shoulder has nothing more of it.
    let renewed = host.renew_seat_token().id(id).seat(seat).send().await?;
    let old = me.get_game().id(id).send().await;
    if let Err(error) = old {
        println!("the old token: {}", error.code().unwrap_or("no answer"));
    }
    me = me.with_token(&renewed.token);

    // The host goes, and Anna is the host from now on; then she goes too.
    host.hand_over_host()
        .id(id)
        .body_map(|to| to.seat(seat))
        .send()
        .await?;
    let part = me.get_host_token().id(id).send().await?;
    let host = me.with_token(&part.host_token);
    me.leave_seat().id(id).seat(seat).send().await?;
    let view = host.get_game().id(id).send().await?;
    println!("seat {seat} is {}", view.seats[*seat as usize].kind);
    Ok(())
}
