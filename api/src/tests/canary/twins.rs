//! Twins: two games that differ only in cards that a reader may not know, played by the same actions.
//! As long as nothing has told him which of the two he is in, everything that he is sent must be the
//! same to the byte, refusals of every action among it.

use std::sync::LazyLock;

use boodle_engine::{Card, Event, Hand};
use regex_lite::Regex;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::dice::Dice;
use super::play::choose;
use super::reader::{Eye, Kind};
use super::table::{FIRST, LANGUAGES, Plan, SPECTATOR, STRANGER, Table};
use super::wire::{Ask, Wire};
use super::{parts, wire};
use crate::log::{Entry, Fact};
use crate::store::Store;

/// After so many actions since the deal everybody looks.
const STOPS: [usize; 4] = [0, 3, 8, 20];

/// What one reader is sent at a moment: what he asks, and the answer without what differs anyway.
type Sent = Vec<(String, String)>;

static TIMES: LazyLock<Regex> = LazyLock::new(|| Regex::new(r#""at":"[^"]*""#).unwrap());

/// Which twins are made.
struct Pair {
    preset: &'static str,
    forced: Vec<usize>,
    /// Whether a card only changes place with another one of its suit.
    in_suit: bool,
    swaps: usize,
    overrides: Value,
}

/// An action of a seat, and the number of the last event after it.
#[derive(Clone)]
struct Action {
    seat: usize,
    said: Value,
    last: u64,
}

/// A game that was played up to a moment, and what everybody was sent then.
struct Stop {
    actions: Vec<Action>,
    told: Vec<Fact>,
    /// The hands and the dead hand.
    places: Vec<Hand>,
    to_act: Value,
    /// For each reader, which cards he knew and what he was sent.
    readers: Vec<(usize, Hand, Sent)>,
}

async fn table<'a>(wire: &'a Wire, store: &Store, pair: &Pair, deck: &[Card]) -> Table<'a> {
    let plan = Plan {
        preset: pair.preset.to_owned(),
        overrides: pair.overrides.clone(),
        players: 3,
        bots: 0,
        forced: pair.forced.clone(),
        sandbox: Some(json!({"deck": deck})),
        late: 0,
        is_private: false,
        again: false,
        seed: 1,
    };
    let mut table = Table::made(wire, store, plan).await;
    table.begin().await;
    table
}

async fn facts(table: &Table<'_>, store: &Store) -> Vec<Fact> {
    let rows = store.log(table.id, 0, 10_000).await.unwrap();
    let entries = rows.iter().map(|row| Entry::load(row).unwrap());
    entries.flat_map(|entry| entry.facts).collect()
}

/// What a reader may know of a fact, told by hand: what is stored, without what is hidden from him.
fn known_of(fact: &Fact, eye: Eye, withhold: bool) -> Value {
    let mut known = serde_json::to_value(fact).unwrap();
    let Fact::Play(event) = fact else {
        return known;
    };
    let is_his = |seat: boodle_engine::Seat| eye == Eye::Seat(seat);
    match event {
        Event::GameStarted { .. } => known = json!("game_started"),
        Event::Dealt { hands, dead, .. } => {
            let own = hands
                .iter()
                .find(|(seat, _)| is_his(*seat))
                .map(|(_, hand)| hand);
            let counts: Vec<usize> = hands.iter().map(|(_, hand)| hand.len()).collect();
            known = json!({"own": own, "counts": counts, "dead": dead.len()});
        }
        Event::DeadHandPeeked { seat, .. } if !is_his(*seat) => known = json!({"peeked": seat}),
        Event::DeadHandExchanged { seat, hand, dead } if !is_his(*seat) => {
            known = json!({"exchanged": seat, "counts": [hand.len(), dead.len()]});
        }
        // Where cards may be kept back a stop is only a stop.
        Event::Stopped { seat, .. } if withhold => known = json!({"stopped": seat}),
        Event::Stopped { seat, told, .. } => known = json!({"stopped": seat, "why": told}),
        Event::RoundEnded {
            winner,
            hands,
            dead,
            shown,
        } => {
            let dead = shown.then_some(dead);
            known = json!({"ended": winner, "hands": hands, "dead": dead});
        }
        _ => {}
    }
    known
}

/// Every action that there might be.
fn every_action() -> Vec<Value> {
    let plays = Card::all().map(|card| json!({"type": "play", "card": card}));
    let words = [
        "deal", "offer", "decline", "buy", "keep", "exchange", "pass",
    ];
    let words = words.map(|word| json!({"type": word}));
    let others = [
        json!({"type": "exchange", "cards": ["2C", "KD"]}),
        json!({"type": "bid", "chips": 1000}),
        json!({"type": "cut", "at": 60}),
        json!({"type": "stake", "chips": {"AS": 4}}),
    ];
    plays.chain(words).chain(others).collect()
}

/// Everything that a reader can ask for without changing anything.
async fn sent(table: &mut Table<'_>, reader: usize) -> Sent {
    let view = table.look(reader).await;
    let mut asks = vec![Ask::get(table.path("")), Ask::get(table.path("/replay"))];
    for after in (0..table.known.truth.last()).step_by(100) {
        for language in LANGUAGES {
            let page = Ask::get(table.path(&format!("/events?after={after}&limit=100")));
            asks.push(page.with("accept-language", language));
        }
    }
    let legal = view["you"]["legal_actions"]
        .as_array()
        .cloned()
        .unwrap_or_default();
    let is_range = |action: &Value| {
        legal
            .iter()
            .any(|known| known["type"] == action["type"] && action["type"] != "play")
    };
    for action in every_action() {
        if !legal.contains(&action) && !is_range(&action) {
            asks.push(Ask::post(table.path("/actions"), &action));
        }
    }
    let mut sent = Sent::new();
    for ask in asks {
        let ask = if ask.has("accept-language") {
            ask
        } else {
            ask.with("accept-language", "de")
        };
        let text = ask.text();
        let answer = table.ask(reader, Kind::View, ask).await;
        let headers = answer.headers.iter();
        let mut headers: Vec<_> = headers
            .map(|(name, value)| format!("{name}: {value:?}"))
            .collect();
        headers.sort();
        let body = String::from_utf8(answer.body).unwrap();
        let whole = format!("{} {headers:?} {body}", answer.status);
        let whole = whole.replace(&table.id.to_string(), "ID");
        let whole = TIMES.replace_all(&whole, "").into_owned();
        sent.push((text.replace(&table.id.to_string(), "ID"), whole));
    }
    sent
}

/// Plays one of the twins, with a look at what everybody is sent at each stop.
async fn first(table: &mut Table<'_>, store: &Store, dice: &mut Dice) -> Vec<Stop> {
    let mut actions: Vec<Action> = Vec::new();
    let mut dealt = None;
    let mut stops = Vec::new();
    while stops.len() < STOPS.len() {
        let view = table.look(SPECTATOR).await;
        if dealt.is_none() && view["seats"][0]["cards_left"] != 0 {
            dealt = Some(actions.len());
        }
        if dealt.is_some_and(|dealt| actions.len() >= dealt + STOPS[stops.len()]) {
            let mut readers = Vec::new();
            let all = (SPECTATOR..table.readers.len()).filter(|reader| *reader != STRANGER);
            // Half of them, in turn.
            for reader in all.skip(stops.len() % 2).step_by(2) {
                let truth = &table.known.truth;
                let known = truth.may_know(truth.last(), table.readers[reader].eye);
                readers.push((reader, known, sent(table, reader).await));
            }
            stops.push(Stop {
                actions: actions.clone(),
                told: facts(table, store).await,
                places: table.known.truth.places().collect(),
                to_act: view["to_act"].clone(),
                readers,
            });
        }
        let Some(seat) = view["to_act"][0].as_u64() else {
            break;
        };
        let seat = seat as usize;
        let own = table.look(FIRST + seat).await;
        let action = choose(&own["you"], dice);
        let ask = Ask::post(table.path("/actions"), &action);
        table.ask(FIRST + seat, Kind::Changed, ask).await;
        actions.push(Action {
            seat,
            said: action,
            last: table.known.truth.last(),
        });
        if table.known.truth.rounds > 1 {
            break;
        }
    }
    stops
}

/// Another deck, in which so many pairs of cards that a reader does not know have changed places.
fn changed(deck: &[Card], stop: &Stop, known: Hand, pair: &Pair, dice: &mut Dice) -> Vec<Card> {
    let mut deck = deck.to_vec();
    let place = |card: Card| stop.places.iter().position(|place| place.contains(card));
    let mut left = pair.swaps;
    for _ in 0..200 {
        let (one, two) = (dice.below(deck.len()), dice.below(deck.len()));
        let (a, b) = (deck[one], deck[two]);
        let is_hidden = !known.contains(a) && !known.contains(b);
        let may = is_hidden && (!pair.in_suit || a.suit() == b.suit());
        if left > 0 && may && place(a) != place(b) {
            deck.swap(one, two);
            left -= 1;
        }
    }
    deck
}

/// How many twins there were, and how many answers were compared.
#[derive(Debug, Default)]
struct Compared {
    tried: u64,
    twins: u64,
    answers: u64,
}

/// Plays the other twin up to the same moment and compares, if it is one.
async fn second(
    table: &mut Table<'_>,
    store: &Store,
    stop: &Stop,
    (reader, was): (usize, &Sent),
    compared: &mut Compared,
) {
    let (eye, withhold) = (table.readers[reader].eye, table.known.truth.rules.withhold);
    let is_ended = |fact: &Fact| matches!(fact, Fact::Play(Event::RoundEnded { .. }));
    // Where cards may be kept back nothing that anybody does tells where a card is, until the end.
    let is_silent = withhold && !stop.told.iter().any(is_ended);
    for Action { seat, said, last } in &stop.actions {
        let ask = Ask::post(table.path("/actions"), said);
        let status = table.ask(FIRST + seat, Kind::Changed, ask).await.status;
        if is_silent {
            // Everybody may pass, and whoever passes does not tell more by it than that.
            assert!(status == 200 || said["type"] != "pass", "{said} of {seat}");
        }
        // What was legal may be impossible with the other cards.
        if status != 200 {
            return;
        }
        if is_silent {
            assert_eq!(table.known.truth.last(), *last, "after {said} of {seat}");
        }
    }
    let known = |facts: &[Fact]| -> Vec<Value> {
        facts
            .iter()
            .map(|fact| known_of(fact, eye, withhold))
            .collect()
    };
    let told = facts(table, store).await;
    if known(&told) != known(&stop.told) {
        assert!(!is_silent, "{}", table.readers[reader].name);
        return;
    }
    // Who is asked tells who holds the card that is due, but not where it may be kept back.
    let to_act = table.look(SPECTATOR).await["to_act"].clone();
    if !withhold && to_act != stop.to_act {
        return;
    }
    compared.twins += 1;
    let is = sent(table, reader).await;
    assert_eq!(is.len(), was.len());
    for ((asked, is), (_, was)) in is.iter().zip(was) {
        compared.answers += 1;
        assert_eq!(is, was, "{}: {asked}", table.readers[reader].name);
    }
}

async fn compare(pair: &Pair, seed: u64) -> Compared {
    let dir = TempDir::new().unwrap();
    let (store, _, tables) = parts(dir.path());
    let wire = wire(tables).await;
    let mut dice = Dice(seed);
    let removed = pair.overrides["deck"]["remove"]
        .as_array()
        .cloned()
        .unwrap_or_default();
    let mut deck: Vec<Card> = Card::all()
        .filter(|card| !removed.contains(&json!(card)))
        .collect();
    dice.shuffle(&mut deck);
    let mut one = table(&wire, &store, pair, &deck).await;
    let stops = first(&mut one, &store, &mut dice).await;
    let mut compared = Compared::default();
    for stop in &stops {
        for (reader, known, was) in &stop.readers {
            compared.tried += 1;
            let other = changed(&deck, stop, *known, pair, &mut dice);
            let mut two = table(&wire, &store, pair, &other).await;
            second(&mut two, &store, stop, (*reader, was), &mut compared).await;
        }
    }
    eprintln!("{} seed {seed}: {compared:?}", pair.preset);
    compared
}

#[actix_web::test]
async fn nothing_depends_on_what_is_hidden() {
    let session = json!({"ends": [{"type": "rounds", "count": 5}], "tie": "shared"});
    let pair = |preset: &'static str, forced: &[usize], in_suit: bool, swaps: usize| Pair {
        preset,
        forced: forced.to_vec(),
        in_suit,
        swaps,
        overrides: json!({"session": session, "deck": {"remove": []}}),
    };
    // With a lead that has no alternative a seat that plays by itself tells that it has none, so
    // there the number of suits in a hand must not change.
    for (seed, pair) in [
        pair("newmarket-withhold", &[0, 1, 2], false, 2),
        pair("newmarket", &[1, 2], true, 1),
        pair("michigan-rummy", &[], false, 1),
        pair("michigan", &[], false, 1),
        pair("tripoli-auction", &[], false, 1),
    ]
    .into_iter()
    .enumerate()
    {
        let compared = compare(&pair, seed as u64 + 1).await;
        assert!(
            compared.twins >= 4 && compared.answers > 200,
            "{compared:?}"
        );
    }
}
