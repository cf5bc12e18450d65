//! What is asked at a table besides the actions that it waits for.

use actix_web::http::Method;
use boodle_engine::{Card, Hand};
use serde_json::{Value, json};

use super::play::Done;
use super::probes::probe;
use super::reader::{Eye, Kind};
use super::table::{FIRST, HOST, SPECTATOR, Table};
use super::wire::Ask;

/// Some of the many things that somebody might ask for now.
pub(super) async fn aside(table: &mut Table<'_>, view: &Value, done: &[Done]) {
    let reader = table.anybody();
    if table.dice.once_in(2) {
        table.look(reader).await;
    }
    if table.dice.once_in(2) {
        let back = table.dice.below(12) as u64;
        let after = table.known.truth.last().saturating_sub(back);
        let ask = Ask::get(table.path(&format!("/events?after={after}")));
        table.ask(reader, Kind::Events, ask).await;
    }
    if table.dice.once_in(2) {
        probe(table, view).await;
    }
    // A bot might act between two questions.
    if table.plan.bots == 0 && table.dice.once_in(12) {
        all_alike(table).await;
    }
    if table.dice.once_in(6) && !done.is_empty() {
        repeat(table, done).await;
    }
    if table.dice.once_in(4) {
        seldom(table, reader).await;
    }
    if table.dice.once_in(50) {
        let seat = table.dice.below(table.people());
        table.give_away(seat).await;
    }
    if table.dice.once_in(12) {
        table.tried_by_formers().await;
    }
    if table.dice.once_in(120) {
        table.rotate().await;
    }
    misdeal(table, view).await;
}

/// What was done already is asked for again.
async fn repeat(table: &mut Table<'_>, done: &[Done]) {
    let Done { reader, ask } = table.dice.pick(done);
    let again = table.ask(*reader, Kind::Repeated, ask.clone()).await;
    // Another action under the same key has been refused before, so this may be the first one.
    assert!(again.status != 200 || again.header("idempotency-replayed") == "true");
}

async fn seldom(table: &mut Table<'_>, reader: usize) {
    let seat = table.dice.below(table.people());
    match table.dice.below(9) {
        0 => table.read_log(reader).await,
        1 => {
            let status = *table.dice.pick(&["", "&status=playing", "&status=open"]);
            let ask = Ask::get(format!("/v1/games?limit=5{status}"));
            table.ask(reader, Kind::Lobby, ask).await;
        }
        2 => {
            let ask = Ask::get(table.path("/replay"));
            let refused = table.ask(reader, Kind::Replay, ask).await;
            // A bot may have ended it in the meantime.
            let is_over = table.known.truth.is_over(table.known.truth.last());
            assert!(is_over || refused.json()["code"] == "not_finished");
        }
        3 => {
            let version = format!("\"{}\"", table.known.truth.version);
            let ask = Ask::get(table.path("")).with("if-none-match", version);
            table.ask(reader, Kind::View, ask).await;
        }
        4 | 5 => {
            let word = format!(
                "a-word-of-seat-{seat}-{:016x}",
                table.dice.below(usize::MAX)
            );
            let ask = Ask::post(table.path("/entropy"), &json!({"entropy": word}));
            table.ask(FIRST + seat, Kind::Changed, ask).await;
        }
        6 => {
            let language = table.dice.below(3);
            table.overhear(reader, language).await;
        }
        7 => table.renew(seat).await,
        _ => {
            let name = json!({"name": format!("Nick{}", table.dice.below(1000))});
            let ask = Ask::get(table.path(&format!("/seats/{seat}")));
            let ask = ask.by(Method::PATCH).saying(name.to_string());
            table.ask(FIRST + seat, Kind::Changed, ask).await;
        }
    }
}

/// The host finds that the cards were not properly dealt, where the rules know that.
async fn misdeal(table: &mut Table<'_>, view: &Value) {
    let is_dealt = view["phase"] == "exchange" || view["phase"] == "stops";
    let is_untouched = view["played"].as_array().is_some_and(Vec::is_empty);
    if is_dealt && is_untouched && table.dice.once_in(4) {
        let ask = Ask::post(table.path("/redeal"), &json!({"cause": "wrong_deal"}));
        table.ask(HOST, Kind::Changed, ask).await;
    }
    if table.dice.once_in(60) {
        let ask = Ask::get("/v1/games/018f6b1e-7d3c-7000-8000-000000000000");
        table.ask(SPECTATOR, Kind::View, ask).await;
    }
}

/// Wherever a hidden card lies, a seat that asks for it is told the same.
async fn all_alike(table: &mut Table<'_>) {
    let seat = table.dice.below(table.people());
    let reader = FIRST + seat;
    let truth = &table.known.truth;
    let eye = table.readers[reader].eye;
    debug_assert!(matches!(eye, Eye::Seat(_)));
    let known = truth.may_know(truth.last(), eye);
    let places: Vec<Hand> = truth.places().map(|place| place.minus(known)).collect();
    let mut told: Option<(Card, String)> = None;
    for place in places.into_iter().filter(|place| !place.is_empty()) {
        let cards: Vec<Card> = place.iter().collect();
        let card = *table.dice.pick(&cards);
        let action = json!({"type": "play", "card": card});
        let ask = Ask::post(table.path("/actions"), &action).with("accept-language", "nl");
        let refused = table.ask(reader, Kind::Changed, ask).await;
        assert!(refused.status.is_client_error(), "{card} is not his");
        let text = String::from_utf8(refused.body).unwrap();
        let text = text.replace(&card.to_string(), "??");
        let (first, like) = told.get_or_insert_with(|| (card, text.clone()));
        assert_eq!(
            text, *like,
            "{card} and {first} lie in other places: {:?}",
            table.plan
        );
    }
}
