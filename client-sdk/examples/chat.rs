//! A seat in a chat: what happens is told in sentences, what the player may do is a list of numbers.
//! Lines of the terminal stand for messages here.
//!
//! `cargo run -p boodle-client --example chat -- GAME TOKEN [LANGUAGE]`; `BOODLE_URL` names the server.
#![allow(clippy::print_stdout, reason = "this is a program")]

use std::pin::pin;
use std::{env, error::Error};

use boodle_client::types::{GameId, View};
use boodle_client::{Client, Followed, Refusal};
use futures_util::StreamExt;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let url = env::var("BOODLE_URL").unwrap_or_else(|_| "http://127.0.0.1:8080".to_owned());
    let mut arguments = env::args().skip(1);
    let usage = "usage: chat GAME TOKEN [LANGUAGE]";
    let game = arguments.next().ok_or(usage)?.parse()?;
    let token = arguments.next().ok_or(usage)?;
    let language = arguments.next().unwrap_or_else(|| "en".to_owned());

    let seat = boodle_client::connect(&url)
        .with_token(token)
        .with_language(language);
    let mut messages = messages();
    let mut told = pin!(seat.follow(game, Some(0)));
    loop {
        tokio::select! {
            happened = told.next() => match happened {
                Some(happened) => match happened? {
                    Followed::Event(event) => println!("{}", event.text().unwrap_or_default()),
                    Followed::View(_) => {}
                    Followed::End(_) => return Ok(()),
                },
                None => return Ok(()),
            },
            message = messages.recv() => match message {
                Some(message) => answer(&seat, game, &message).await?,
                None => return Ok(()),
            },
        }
    }
}

/// What the player writes, line by line.
fn messages() -> UnboundedReceiver<String> {
    let (written, messages) = unbounded_channel();
    std::thread::spawn(move || {
        for line in std::io::stdin().lines().map_while(Result::ok) {
            if written.send(line).is_err() {
                return;
            }
        }
    });
    messages
}

/// `?` lists what may be done now, a number does it.
async fn answer(seat: &Client, game: GameId, message: &str) -> Result<(), Box<dyn Error>> {
    let view = seat.get_game().id(game).send().await?.into_inner();
    let Ok(number) = message.trim().parse::<usize>() else {
        println!("{}", menu(&view)?);
        return Ok(());
    };
    let you = view.you.as_ref().ok_or("this token has no seat")?;
    let Some(action) = number
        .checked_sub(1)
        .and_then(|place| you.legal_actions.get(place))
    else {
        println!("{}", menu(&view)?);
        return Ok(());
    };
    let sent = seat.post_action().id(game).body(action.clone()).send();
    if let Err(error) = sent.await {
        let problem = error.problem().map(|problem| problem.detail.clone());
        println!("{}", problem.unwrap_or_else(|| error.to_string()));
    }
    Ok(())
}

fn menu(view: &View) -> Result<String, Box<dyn Error>> {
    let you = view.you.as_ref().ok_or("this token has no seat")?;
    let hand: Vec<&str> = you.hand.iter().map(|card| &***card).collect();
    let mut menu = format!("hand: {}", hand.join(" "));
    for (place, action) in you.legal_actions.iter().enumerate() {
        menu += &format!("\n{}: {}", place + 1, serde_json::to_string(action)?);
    }
    Ok(menu)
}
