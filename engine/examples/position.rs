//! Reads a position, plays the actions that are given, and prints what was told, what everybody sees,
//! what may be done, and the position that it is now:
//!
//! ```sh
//! cargo run -p boodle-engine --example position < position.json
//! cargo run -p boodle-engine --example position -- '2 {"type": "play", "card": "QH"}' < position.json
//! ```

use boodle_engine::{Action, Event, Game, Moment, Position, Seat, Secret, Viewer};
use serde_json::{Map, Value, json, to_value};
use std::error::Error;
use std::io::{Read, Write};

/// The same cards each time, where the position has no secret.
const AT: Moment = Moment {
    now: 0,
    secret: Secret::new([0; 32]),
};

fn main() -> Result<(), Box<dyn Error>> {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text)?;
    let mut events = Vec::new();
    let mut seen = |event: &Event| events.push(event.clone());
    let mut game = Position::read(&text)?.game(&AT, &mut seen)?;
    for said in std::env::args().skip(1) {
        let (seat, action) = action(&said)?;
        game.apply(seat, &action, &AT, &mut seen)?;
    }
    let told = serde_json::to_string_pretty(&told(&game, &events)?)?;
    writeln!(std::io::stdout(), "{told}")?;
    Ok(())
}

/// A seat and what it does.
fn action(said: &str) -> Result<(Seat, Action), Box<dyn Error>> {
    let (seat, action) = said
        .split_once(' ')
        .ok_or("an action is a seat, a space and what it does")?;
    let seat = Seat::new(seat.parse()?).ok_or("seats are numbered 0 to 8")?;
    Ok((seat, serde_json::from_str(action)?))
}

fn told(game: &Game, events: &[Event]) -> serde_json::Result<Value> {
    let players = game.players();
    let seen = events
        .iter()
        .map(|event| event.seen_by(Viewer::Public, players));
    let actions = game.to_act().iter().map(|seat| {
        let actions = to_value(game.legal_actions(seat))?;
        Ok((seat.to_string(), actions))
    });
    Ok(json!({
        "events": seen.collect::<Vec<_>>(),
        "view": game.view(Viewer::Public),
        "legal_actions": actions.collect::<serde_json::Result<Map<_, _>>>()?,
        "position": game.position(),
    }))
}
