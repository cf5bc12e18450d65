//! Each level of bots plays better than the one below.
//!
//! Sessions are played with the same deals as often as there are seats: each time another seat is held
//! by the better bot, and all others by the lesser ones. What counts is by how many chips a round the
//! better bot is ahead of the mean of the others; in a game without chips, by how many rounds won. The
//! mean over all seats of a deal is one observation. Numbers of deals and seeds are fixed in
//! [`TABLES`], before anything is played.
//!
//! `BOODLE_STRENGTH=20` plays twenty times as many deals; `scripts/strength` does so, and shows the
//! table.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

#[path = "battery/dice.rs"]
#[allow(dead_code, reason = "not all of it is needed here")]
mod dice;

use boodle_engine::{Budget, Game, Level, Moment, Rules, Seat, Secret, Viewer, decide, preset};
use dice::Dice;
use std::fmt;
use std::sync::Arc;

/// Rounds of a session.
const ROUNDS: u32 = 3;
/// What a sharp bot may think here: little, so that the test is short.
const BUDGET: Budget = Budget { steps: 3_000 };
/// 99 of 100 values of a normal distribution are at most so many standard deviations off its mean.
const NORMAL_99: f64 = 2.576;

/// Where the deals come from: a seed that was not used while the bots were made.
const SEED: u64 = 20_261_130;

/// The tables: preset, seats, deals of the test.
const TABLES: [(&str, usize, usize); 8] = [
    ("newmarket", 4, 60),
    ("newmarket-withhold", 4, 30),
    ("michigan", 5, 60),
    ("michigan-rummy", 4, 50),
    ("tripoli", 4, 50),
    ("tripoli-auction", 4, 30),
    ("bicycle-michigan", 4, 30),
    ("pope-joan", 4, 60),
];

/// Observations of one comparison.
#[derive(Default)]
struct Lead(Vec<f64>);

impl Lead {
    fn mean(&self) -> f64 {
        self.0.iter().sum::<f64>() / self.0.len() as f64
    }

    /// Half the width of the 99 % interval.
    fn off(&self) -> f64 {
        let mean = self.mean();
        let squares: f64 = self.0.iter().map(|one| (one - mean).powi(2)).sum();
        let number = self.0.len() as f64;
        NORMAL_99 * (squares / (number - 1.0) / number).sqrt()
    }

    fn least(&self) -> f64 {
        self.mean() - self.off()
    }
}

impl fmt::Display for Lead {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mean, off) = (self.mean(), self.off());
        write!(
            f,
            "{mean:+.2} chips/round, 99% [{:.2}, {:.2}], n = {}",
            mean - off,
            mean + off,
            self.0.len()
        )
    }
}

fn rules(id: &str) -> Arc<Rules> {
    Arc::new(preset(id).unwrap().ruleset().clone().check().unwrap())
}

/// The better bot's lead in one session, in chips a round.
fn session(
    rules: &Arc<Rules>,
    players: usize,
    better: (Level, Seat),
    worse: Level,
    seed: u64,
) -> f64 {
    let mut dice = Dice::new(seed);
    let secrets: Vec<Secret> = (0..=ROUNDS).map(|_| dice.secret()).collect();
    let at = |round: u32| Moment {
        now: 0,
        secret: secrets[round.min(ROUNDS) as usize],
    };
    let mut game = Game::start("strength", rules.clone(), players, &at(0), &mut |_| ()).unwrap();
    while let Some(seat) = game.to_act().iter().next() {
        if game.round() == ROUNDS {
            game.end(&mut |_| ()).unwrap();
        }
        let level = if seat == better.1 { better.0 } else { worse };
        let view = game.view(Viewer::Seat(seat));
        let action = decide(level, &view, rules, dice.word(), BUDGET).unwrap();
        game.apply(seat, &action, &at(game.round()), &mut |_| ())
            .unwrap();
    }
    let view = game.view(Viewer::Public);
    let score = |seat: &boodle_engine::SeatView| {
        if rules.with_chips() {
            f64::from(seat.chips) - f64::from(seat.debt)
        } else {
            f64::from(seat.rounds_won)
        }
    };
    let own: f64 = view
        .seats
        .iter()
        .filter(|row| row.seat == better.1)
        .map(score)
        .sum();
    let all: f64 = view.seats.iter().map(score).sum();
    (own - (all - own) / (players - 1) as f64) / f64::from(game.round())
}

/// One comparison at one table: every deal from every seat.
fn compare(table: &(&str, usize, usize), better: Level, worse: Level) -> Lead {
    let &(id, players, deals) = table;
    let rules = rules(id);
    let mut seeds = Dice::new(SEED);
    let deals = deals * scale();
    Lead(
        (0..deals)
            .map(|_| {
                let seed = seeds.word();
                let seats = (0..players).map(|number| Seat::new(number).unwrap());
                let leads = seats.map(|seat| session(&rules, players, (better, seat), worse, seed));
                leads.sum::<f64>() / players as f64
            })
            .collect(),
    )
}

fn scale() -> usize {
    let asked = std::env::var("BOODLE_STRENGTH").ok();
    asked.map_or(1, |text| text.parse().expect("BOODLE_STRENGTH is a number"))
}

fn name(level: Level) -> &'static str {
    level.into()
}

fn beats(better: Level, worse: Level, times: usize) {
    let tables = TABLES.map(|(id, players, deals)| (id, players, deals * times));
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let leads: Vec<Lead> = std::thread::scope(|scope| {
        let shares: Vec<_> = (0..threads)
            .map(|share| {
                let tables = tables.iter().skip(share).step_by(threads);
                scope.spawn(move || {
                    tables
                        .map(|table| compare(table, better, worse))
                        .collect::<Vec<_>>()
                })
            })
            .collect();
        let mut shares: Vec<_> = shares
            .into_iter()
            .map(|one| one.join().unwrap().into_iter())
            .collect();
        (0..tables.len())
            .filter_map(|place| shares[place % threads].next())
            .collect()
    });
    let mut pooled = Lead::default();
    for ((id, players, _), lead) in tables.iter().zip(&leads) {
        eprintln!(
            "bots: {} beats {} at {id}, {players} seats: {lead}",
            name(better),
            name(worse)
        );
        pooled.0.extend(&lead.0);
    }
    eprintln!("bots: {} beats {}: {pooled}", name(better), name(worse));
    assert!(pooled.least() > 0.0);
}

#[test]
fn careful_beats_random() {
    beats(Level::Careful, Level::Random, 10);
}

#[test]
fn sharp_beats_careful() {
    beats(Level::Sharp, Level::Careful, 1);
}
