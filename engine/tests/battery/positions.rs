//! The written form of positions: at every step of random sessions a game is written, read back and
//! played on.

use crate::actions;
use crate::corpus::{Table, all_presets, in_parallel, table};
use crate::dice::{Dice, Playing, fresh, scale};
use crate::house_rules::{House, house_rules};
use crate::laws::somebody_can_act;
use crate::pairwise::pair_tables;
use crate::session::ID;
use crate::tally::Tally;
use crate::told::viewers;
use boodle_engine::{
    Action, Event, Game, MisdealCause, Moment, NoPosition, Position, Preset, Seat, Secret, Viewer,
};
use serde_json::Value;

/// A reader lends another time and secret than the game had: everything has to be in the text.
pub(crate) const ELSEWHERE: Moment = Moment {
    now: 77,
    secret: Secret::new([99; 32]),
};

/// The game as text.
pub(crate) fn written(game: &Game) -> String {
    let position = game.position().expect("somebody is asked, or it is over");
    serde_json::to_string(&position).unwrap()
}

/// The game that a text makes, of which nothing follows at once.
pub(crate) fn read(text: &str) -> Result<Game, NoPosition> {
    let mut told = 0;
    let game = Position::read(text)?.game(&ELSEWHERE, &mut |_| told += 1)?;
    assert_eq!(told, 0, "{text}");
    Ok(game)
}

/// Reads what was written of a game, compares everything, and answers with the game that was read.
fn there_and_back(game: &Game, dice: &mut Dice) -> Game {
    let text = written(game);
    let again = read(&text).unwrap_or_else(|refused| panic!("{refused}\n{text}"));
    assert!(
        again == *game,
        "another game is read\n{text}\n{}",
        written(&again)
    );
    // Equal games look equal: that is shown of some.
    if dice.once_in(9) {
        assert_eq!(written(&again), text);
        for viewer in viewers(game.players()) {
            assert_eq!(game.view(viewer), again.view(viewer));
        }
    }
    for seat in game.to_act().iter() {
        assert_eq!(game.legal_actions(seat), again.legal_actions(seat));
    }
    again
}

/// A change that is made to a game and to the same game read back; both tell the same.
fn both(game: &mut Game, again: &mut Game, change: impl Fn(&mut Game, &mut dyn FnMut(&Event))) {
    let (mut one, mut two) = (Vec::new(), Vec::new());
    change(game, &mut |event| one.push(event.clone()));
    change(again, &mut |event| two.push(event.clone()));
    assert_eq!(one, two);
}

/// Now and then a seat adds to the next shuffle.
fn adds(game: &Game, dice: &mut Dice) -> Option<(Seat, String)> {
    let seat = Seat::new(dice.below(game.players()))?;
    let text = format!("{:x}", dice.word());
    let may = || game.clone().add_entropy(seat, &text, &mut |_| ()).is_ok();
    (dice.once_in(12) && may()).then_some((seat, text))
}

fn play(table: &Table, dice: &mut Dice, tally: &mut Tally) {
    let mut at = Moment {
        now: dice.word() >> 24,
        secret: dice.secret(),
    };
    let rules = table.rules.clone();
    let game = Game::start(ID, rules, table.players, &at, &mut |_| ());
    let mut game = game.unwrap();
    loop {
        let mut again = there_and_back(&game, dice);
        note(&game, tally);
        if game.is_finished() {
            return;
        }
        at.now += 1_000;
        at.secret = dice.secret();
        let redeals = dice.once_in(3) && {
            let mut copy = game.clone();
            copy.redeal(MisdealCause::Other, &at, &mut |_| ()).is_ok()
        };
        if redeals {
            tally.one("redealt");
            both(&mut game, &mut again, |game, seen| {
                let done = game.redeal(MisdealCause::Other, &at, &mut |event| seen(event));
                done.unwrap();
            });
        } else if dice.once_in(500) {
            both(&mut game, &mut again, |game, seen| {
                game.end(&mut |event| seen(event)).unwrap();
            });
        } else if let Some((seat, text)) = adds(&game, dice) {
            tally.one("entropy added");
            both(&mut game, &mut again, |game, seen| {
                game.add_entropy(seat, &text, &mut |event| seen(event))
                    .unwrap();
            });
        } else {
            let asked: Vec<Seat> = game.to_act().iter().collect();
            let seat = *dice.pick(&asked);
            let action = actions::choose(&game, seat, dice);
            both(&mut game, &mut again, |game, seen| {
                let done = game.apply(seat, &action, &at, &mut |event| seen(event));
                done.unwrap();
            });
        }
        // The session goes on with what was read.
        game = again;
    }
}

/// A preset as it is, and under some random pairs of house rules.
pub(crate) fn some_tables(preset: &Preset, pairs: usize, dice: &mut Dice) -> Vec<Table> {
    let house = house_rules(preset.ruleset());
    let mut all: Vec<Table> = table(preset, &[&house[0]], 2).into_iter().collect();
    let pair = || [dice.pick(&house), dice.pick(&house)];
    let pairs: Vec<[&House; 2]> = std::iter::repeat_with(pair).take(pairs).collect();
    all.extend(pairs.iter().filter_map(|pair| table(preset, pair, 2)));
    for table in &mut all {
        let seats = &table.rules.ruleset().seats;
        table.players = usize::from(seats.min) + dice.below(usize::from(seats.max - seats.min) + 1);
    }
    all
}

/// Every preset, and every pair of house rules.
#[test]
fn every_step_is_written_and_read_back() {
    let preset_tables = |pairs, dice: &mut Dice| -> Vec<Table> {
        let of = |preset| some_tables(preset, pairs, dice);
        all_presets().iter().flat_map(of).collect()
    };
    let mut tables: Vec<(u64, Table)> = (0..).zip(pair_tables()).collect();
    tables.extend((1_000..).zip(preset_tables(scale(), &mut Dice::new(1))));
    let mut dice = Dice::new(fresh());
    let random = preset_tables(1, &mut dice);
    tables.extend(random.into_iter().map(|table| (dice.word(), table)));
    // The longest come together: each thread takes some of every kind.
    Dice::new(1).shuffle(&mut tables);
    let tallies = in_parallel(&tables, |(seed, table)| {
        let mut tally = Tally::default();
        let _playing = Playing(format!("{} written, seed {seed}", table.name));
        play(table, &mut Dice::new(*seed), &mut tally);
        tally
    });
    let mut all = Tally::default();
    tallies.iter().for_each(|tally| all.merge(tally));
    eprintln!("positions: {all}");
    for what in OCCURS {
        all.at_least(1, what, "positions");
    }
}

/// What has to have occurred in the positions: every phase and step, and every member that a game can
/// have.
const OCCURS: [&str; 47] = [
    "phase ante",
    "phase exchange",
    "phase lead",
    "phase follow",
    "phase ask",
    "phase finished",
    "step offer",
    "step buy",
    "step unsold",
    "step first",
    "step swap",
    "step bid",
    "asked to stake",
    "asked to cut",
    "asked to deal",
    "redealt",
    "entropy added",
    "ruleset",
    "game",
    "started_at",
    "round",
    "dealer",
    "chips",
    "all_chips",
    "rounds_won",
    "debts",
    "eliminated",
    "last_round",
    "extra_rounds",
    "bank",
    "board",
    "drawn",
    "secret",
    "cut_at",
    "hands",
    "dead_hand",
    "turn_up",
    "dead_seen_by",
    "exposed",
    "claimed",
    "poker_winner",
    "stakes",
    "redeals",
    "since_deal",
    "debts_at_deal",
    "played",
    "sequence",
];

/// Counts what a position has.
fn note(game: &Game, tally: &mut Tally) {
    let position = serde_json::to_value(game.position().unwrap()).unwrap();
    for name in position.as_object().unwrap().keys() {
        tally.one(name.as_str());
    }
    let kind = |pointer: &str| position.pointer(pointer).and_then(Value::as_str);
    tally.one(format!("phase {}", kind("/phase/type").unwrap()));
    if let Some(step) = kind("/phase/step/type") {
        tally.one(format!("step {step}"));
    }
    let seat = game.to_act().iter().next();
    let asked = seat.and_then(|seat| game.legal_actions(seat).into_iter().next());
    match asked {
        Some(Action::Stake { .. }) => tally.one("asked to stake"),
        Some(Action::Cut { .. }) => tally.one("asked to cut"),
        Some(Action::Deal { .. }) => tally.one("asked to deal"),
        _ => {}
    }
}

/// Into a game that was not begun events can be folded, and that is no moment between two actions.
#[test]
fn a_game_that_was_not_begun_has_no_position() {
    let rules = crate::scene::rules("newmarket", serde_json::json!({}));
    let game = Game::blank(ID, rules, 4);
    assert_eq!(game.position(), None);
    assert!(!game.is_finished() && game.to_act().is_empty());
}

/// Plays a game to the end of the round with the laws that hold of every game.
pub(crate) fn lives_on(mut game: Game, dice: &mut Dice) {
    let round = game.round();
    let whole = total(&game);
    let cards = cards(&game);
    for _ in 0..20_000 {
        somebody_can_act(&game);
        assert_eq!(total(&game), whole, "chips");
        if game.is_finished() || game.round() != round {
            return;
        }
        let now = self::cards(&game);
        // Before the deal there are none.
        assert!(
            now == cards || now == 0 || cards == 0,
            "{now} cards of {cards}"
        );
        if dice.once_in(10) {
            there_and_back(&game, dice);
        }
        let asked: Vec<Seat> = game.to_act().iter().collect();
        let seat = *dice.pick(&asked);
        let action = actions::choose(&game, seat, dice);
        let at = Moment {
            now: 0,
            secret: dice.secret(),
        };
        let done = game.apply(seat, &action, &at, &mut |_| ());
        done.unwrap_or_else(|refused| panic!("{seat:?} {action:?}: {refused}"));
    }
    panic!("the round does not end");
}

fn total(game: &Game) -> i64 {
    let view = game.view(Viewer::Public);
    let seats = view.seats.iter().map(|seat| i64::from(seat.chips));
    let board = view.board.iter().map(|space| i64::from(space.chips));
    seats.chain(board).sum::<i64>() + view.bank
}

/// How many cards there are, each of them in one place.
fn cards(game: &Game) -> usize {
    let view = game.view(Viewer::Public);
    let seats = (0..game.players()).filter_map(Seat::new);
    let mut all: Vec<_> = seats
        .flat_map(|seat| game.view(Viewer::Seat(seat)).you.unwrap().hand)
        .chain(view.played.iter().map(|played| played.card))
        .collect();
    let count = all.len();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), count, "a card in two places");
    assert!(all.iter().all(|card| game.rules().pack().contains(*card)));
    count + view.dead_hand.map_or(0, |dead| usize::from(dead.count))
}
