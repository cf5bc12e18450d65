//! What nobody should ask for: to see what the refusals tell.

use actix_web::http::Method;
use boodle_engine::Card;
use serde_json::{Value, json};

use super::dice::Dice;
use super::reader::Kind;
use super::table::{FIRST, SPECTATOR, STRANGER, Table};
use super::wire::Ask;

fn card(dice: &mut Dice) -> Card {
    Card::from_index(dice.below(52) as u8).unwrap()
}

/// Any action at all, mostly a wrong one.
fn action(dice: &mut Dice) -> Value {
    match dice.below(8) {
        0..=2 => json!({"type": "play", "card": card(dice)}),
        3 => {
            let cards: Vec<Card> = (0..1 + dice.below(4)).map(|_| card(dice)).collect();
            json!({"type": "exchange", "cards": cards})
        }
        4 => json!({"type": "bid", "chips": dice.below(60)}),
        5 => json!({"type": "cut", "at": dice.below(60)}),
        6 => {
            let spaces = ["AS", "KH", "QC", "JD", "pot", "kitty", "JS", "nowhere"];
            let mut chips = json!({});
            chips[*dice.pick(&spaces)] = json!(dice.below(6));
            chips[*dice.pick(&spaces)] = json!(dice.below(6));
            json!({"type": "stake", "chips": chips})
        }
        _ => {
            let words = [
                "deal", "offer", "decline", "buy", "keep", "exchange", "pass",
            ];
            json!({"type": dice.pick(&words)})
        }
    }
}

/// What is no action.
fn no_action(dice: &mut Dice) -> String {
    let card = card(dice);
    let lower = card.to_string().to_lowercase();
    let bodies = [
        format!(r#"{{"type": "play", "card": "{lower}"}}"#),
        format!(r#"{{"type": "play", "card": "{card}", "seat": 1}}"#),
        format!(r#"{{"type": "play", "card": "1{card}"}}"#),
        format!(r#"{{"type": "play", "cards": ["{card}"]}}"#),
        format!(r#"{{"type": "show", "card": "{card}"}}"#),
        format!(r#"{{"type": "play", "card": "{card}", "card": "{card}"}}"#),
        format!(r#"{{"type": "exchange", "cards": ["{card}", 7]}}"#),
        format!("[\"{card}\"]"),
        r#"{"type": "play"}"#.to_owned(),
        r#"{"type": "bid", "chips": -1}"#.to_owned(),
        r#"{"type": "stake", "chips": {"AS": 1.5}}"#.to_owned(),
        "{\"type\": \"play\", ".to_owned(),
        "null".to_owned(),
    ];
    dice.pick(&bodies).clone()
}

/// What a seat may do, spoilt in one of the ways that the rules know.
fn spoilt(you: &Value, dice: &mut Dice) -> Value {
    let mut action = dice.pick(you["legal_actions"].as_array().unwrap()).clone();
    let hand = you["hand"].as_array().unwrap();
    match action["type"].as_str().unwrap() {
        // A card of the hand, whether it may be played or not.
        "play" | "pass" if !hand.is_empty() => json!({"type": "play", "card": dice.pick(hand)}),
        "stake" => {
            let chips = &mut action["chips"];
            let first = chips.as_object().and_then(|chips| chips.keys().next());
            let first = first.map_or("kitty", String::as_str).to_owned();
            let space = *dice.pick(&[&first, "AS", "AH", "pot", "nowhere"]);
            chips[space] = json!(1 + chips[space].as_u64().unwrap_or_default());
            action
        }
        "bid" => json!({"type": "bid", "chips": dice.pick(&[0, 1_000_000])}),
        "cut" => json!({"type": "cut", "at": dice.pick(&[0, 52])}),
        "deal" => match action["double"].is_boolean() {
            true => json!({"type": "deal"}),
            false => json!({"type": "deal", "double": true}),
        },
        _ => {
            let cards: Vec<Card> = (0..1 + dice.below(3)).map(|_| card(dice)).collect();
            json!({"type": "exchange", "cards": cards})
        }
    }
}

/// Whoever is asked for an action does something like it.
async fn wrong_move(table: &mut Table<'_>, view: &Value) {
    let to_act = view["to_act"].as_array().unwrap().iter();
    let seats = to_act.map(|seat| seat.as_u64().unwrap() as usize);
    let seats: Vec<usize> = seats.filter(|seat| *seat < table.people()).collect();
    if seats.is_empty() {
        return;
    }
    let reader = FIRST + *table.dice.pick(&seats);
    let own = table.look(reader).await;
    if own["you"]["legal_actions"]
        .as_array()
        .is_some_and(|legal| !legal.is_empty())
    {
        let action = spoilt(&own["you"], &mut table.dice);
        let ask = Ask::post(table.path("/actions"), &action);
        table.ask(reader, Kind::Changed, ask).await;
    }
}

/// Somebody asks for something that he may not have, or does what he may not do.
pub(super) async fn probe(table: &mut Table<'_>, view: &Value) {
    let seat = table.dice.below(table.people());
    let reader = FIRST + seat;
    let actions = table.path("/actions");
    let dice = &mut table.dice;
    match dice.below(10) {
        0..=3 => wrong_move(table, view).await,
        4 => {
            let ask = Ask::post(actions, &action(dice));
            table.ask(reader, Kind::Changed, ask).await;
        }
        5 => {
            let ask = Ask::get(actions).by(Method::POST).saying(no_action(dice));
            table.ask(reader, Kind::Changed, ask).await;
        }
        6 => {
            let version = format!("\"{}\"", dice.below(4));
            let ask = Ask::post(actions, &action(dice)).with("if-match", version);
            table.ask(reader, Kind::Changed, ask).await;
        }
        7 => {
            // Whoever holds no seat here: nobody, the host, a stranger.
            let other = dice.below(FIRST);
            let ask = Ask::post(actions, &action(dice));
            table.ask(other, Kind::Changed, ask).await;
        }
        8 => from_afar(table).await,
        _ if table.dice.once_in(2) => of_another(table, seat).await,
        _ => odd(table, reader).await,
    }
}

/// What a stranger asks for.
async fn from_afar(table: &mut Table<'_>) {
    let paths = [
        "",
        "/events",
        "/stream",
        "/replay",
        "/rules",
        "/events?wait=60",
    ];
    let path = *table.dice.pick(&paths);
    let ask = Ask::get(table.path(path));
    let refused = table.ask(STRANGER, Kind::View, ask).await;
    assert_eq!(refused.json()["code"], "forbidden");
}

/// What a seat asks for in the place of another.
async fn of_another(table: &mut Table<'_>, seat: usize) {
    let other = (seat + 1) % table.plan.players;
    let path = table.path(&format!("/seats/{other}"));
    let ask = match table.dice.below(4) {
        0 => Ask::get(path)
            .by(Method::PATCH)
            .saying(r#"{"auto_play": "off"}"#.to_owned()),
        1 => Ask::get(path).by(Method::DELETE),
        2 => Ask::post(path + "/token", &json!({})),
        _ => Ask::get(table.path("/host")),
    };
    let refused = table.ask(FIRST + seat, Kind::Changed, ask).await;
    assert_eq!(refused.json()["code"], "forbidden");
}

/// What does not exist, or is asked for in a wrong way.
async fn odd(table: &mut Table<'_>, reader: usize) {
    let card = card(&mut table.dice);
    let paths = [
        format!("/cards/{card}"),
        "/hands".to_owned(),
        "/snapshot".to_owned(),
        "/events?after=-1".to_owned(),
        "/events?seat=1".to_owned(),
        "/stream?token=x".to_owned(),
        "/replay?limit=99".to_owned(),
        "?view=full".to_owned(),
    ];
    let path = table.dice.pick(&paths).clone();
    let methods = [
        Method::GET,
        Method::GET,
        Method::GET,
        Method::PUT,
        Method::HEAD,
    ];
    let method = table.dice.pick(&methods).clone();
    let ask = Ask::get(table.path(&path)).by(method);
    table.ask(reader, Kind::View, ask.clone()).await;
    if table.dice.once_in(4) {
        // With a token that is none.
        let mut forged = table.readers[reader].clone();
        forged.token = forged.token.replace(".ey", ".eY");
        let held = std::mem::replace(&mut table.readers[reader], forged);
        let refused = table
            .ask(reader, Kind::View, Ask::get(table.path("")))
            .await;
        assert_eq!(refused.json()["code"], "invalid_token");
        table.readers[reader] = held;
        table.ask(SPECTATOR, Kind::View, ask).await;
    }
}
