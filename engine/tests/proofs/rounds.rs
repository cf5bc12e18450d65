//! A million random rounds: each ends within a proven number of events, and loses no chip and no card.

use crate::bound::most_events;
use crate::choice::choose;
use crate::closing_line;
use crate::corpus::{Table, all_presets, table, tables};
use crate::dice::{Dice, Playing, fresh, scale};
use crate::house_rules::house_rules;
use crate::ledger::Ledger;
use boodle_engine::{Event, Game, Moment, Seat};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

/// Rounds of the presets as they are, at every number of players; the rest are of house rules.
const PLAIN: usize = 700_000;
/// Rounds under house rules.
const HOUSE: usize = 310_000;

/// So many rounds at a table, all choices following from the seed.
struct Job {
    table: Table,
    seed: u64,
    rounds: usize,
}

/// What was played.
#[derive(Clone, Copy, Default)]
struct Played {
    rounds: usize,
    events: usize,
    actions: usize,
    /// Events of the longest round, and the most it could have had.
    longest: (usize, usize),
    /// The same of the round that came closest to its bound.
    closest: (usize, usize),
}

impl Played {
    fn add(&mut self, other: Played) {
        self.rounds += other.rounds;
        self.events += other.events;
        self.actions += other.actions;
        self.note(other.longest);
        self.note(other.closest);
    }

    fn note(&mut self, round: (usize, usize)) {
        let share = |(events, most): (usize, usize)| events * 1_000_000 / most.max(1);
        self.longest = self.longest.max(round);
        if share(round) > share(self.closest) {
            self.closest = round;
        }
    }
}

#[test]
fn a_million_rounds() {
    let started = Instant::now();
    let jobs = jobs();
    let next = AtomicUsize::new(0);
    let all = Mutex::new(Played::default());
    let work = || {
        while let Some(job) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
            let played = play(job);
            all.lock().unwrap().add(played);
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(work);
        }
    });
    let all = all.into_inner().unwrap();
    assert!(all.rounds >= 1_000_000, "only {} rounds", all.rounds);
    closing_line(&format!(
        "rounds: {} rounds at {} tables, {} events, {} actions, {} rounds a second",
        all.rounds,
        jobs.len(),
        all.events,
        all.actions,
        all.rounds as u64 * 1_000 / (started.elapsed().as_millis() as u64).max(1),
    ));
    let (longest, closest) = (all.longest, all.closest);
    closing_line(&format!(
        "rounds: the longest has {} events of at most {}, the closest to its bound {} of {}; BOODLE_SEED={}",
        longest.0,
        longest.1,
        closest.0,
        closest.1,
        fresh(),
    ));
}

/// Every preset at every number of players, and every preset under house rules.
fn jobs() -> Vec<Job> {
    let (mut plain, mut house) = (Vec::new(), Vec::new());
    for (seed, preset) in [1, 2, fresh()]
        .into_iter()
        .flat_map(|seed| all_presets().iter().map(move |preset| (seed, preset)))
    {
        let seats = &preset.ruleset().seats;
        for players in seats.min..=seats.max {
            let unchanged = &house_rules(preset.ruleset())[0];
            let mut table = table(preset, &[unchanged], 30).expect("a preset has no faults");
            table.players = players.into();
            plain.push((seed, table));
        }
        let mut dice = Dice::new(seed);
        house.extend(
            tables(preset, seed, &mut dice)
                .into_iter()
                .map(|table| (seed, table)),
        );
    }
    let share = |of: usize, rounds: usize| rounds.div_ceil(of) * scale();
    let rounds = [share(plain.len(), PLAIN), share(house.len(), HOUSE)];
    let mut jobs = Vec::new();
    for (tables, rounds) in [plain, house].into_iter().zip(rounds) {
        for (number, (seed, table)) in tables.into_iter().enumerate() {
            let seed = Dice::new(seed ^ number as u64).word();
            jobs.push(Job {
                table,
                seed,
                rounds,
            });
        }
    }
    jobs
}

fn play(job: &Job) -> Played {
    let Job {
        table,
        seed,
        rounds,
    } = job;
    let _playing = Playing(format!(
        "{}, {} players, seed {seed}",
        table.name, table.players
    ));
    let mut dice = Dice::new(*seed);
    let mut played = Played::default();
    while played.rounds < *rounds {
        session(table, &mut dice, *rounds, &mut played);
    }
    played
}

/// Plays a session, or as much of it as rounds are still to play.
fn session(table: &Table, dice: &mut Dice, rounds: usize, played: &mut Played) {
    let mut watch = Watch {
        ledger: Ledger::new(&table.rules, table.players),
        active: table.players,
        round: None,
        played,
    };
    let mut at = Moment {
        now: 0,
        secret: dice.secret(),
    };
    let rules = table.rules.clone();
    let mut seen = |event: &Event| watch.see(event);
    let mut game = Game::start("a million rounds", rules, table.players, &at, &mut seen).unwrap();
    while !game.is_finished() && watch.played.rounds < rounds {
        let (before, events) = (watch.played.rounds, watch.played.events);
        let asked = game.to_act();
        let seat = match asked.len() {
            1 => asked.iter().next(),
            number => asked.iter().nth(dice.below(number)),
        };
        let seat: Seat = seat.expect("somebody is asked");
        let action = choose(&game, seat, dice);
        at.secret = dice.secret();
        let done = game.apply(seat, &action, &at, &mut |event| watch.see(event));
        done.unwrap_or_else(|refused| panic!("{seat:?} {action:?}: {refused}"));
        assert!(watch.played.events > events, "an action without an event");
        watch.played.actions += 1;
        if watch.played.rounds > before {
            watch.ledger.compare(&game);
        }
    }
    watch.round_is_over();
}

/// Follows a session.
struct Watch<'a> {
    ledger: Ledger<'a>,
    /// Seats still in play.
    active: usize,
    /// Events of the round in play, and the most that it can have.
    round: Option<(usize, usize)>,
    played: &'a mut Played,
}

impl Watch<'_> {
    fn see(&mut self, event: &Event) {
        match event {
            Event::RoundStarted { .. } => {
                self.round_is_over();
                let chips = self.ledger.in_play();
                self.round = Some((0, most_events(self.ledger.rules(), self.active, chips)));
            }
            Event::Eliminated { .. } => self.active -= 1,
            Event::RoundEnded { .. } => self.played.rounds += 1,
            _ => {}
        }
        self.ledger.follow(event);
        self.played.events += 1;
        if let Some((events, most)) = &mut self.round {
            *events += 1;
            assert!(events <= most, "more than {most} events in a round");
        }
    }

    fn round_is_over(&mut self) {
        if let Some(round) = self.round {
            self.played.note(round);
        }
    }
}
