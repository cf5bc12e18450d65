//! How much was read.

use std::collections::BTreeMap;
use std::fmt;

use super::reader::Kind;

/// Answers of one kind.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Read {
    pub(super) answers: u64,
    pub(super) bytes: u64,
    /// Cards that stood in them, each as often as it stood there.
    pub(super) cards: u64,
}

/// What was read in some games.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    pub(super) games: u64,
    pub(super) rounds: u64,
    pub(super) actions: u64,
    pub(super) of: BTreeMap<Kind, Read>,
    /// What else happened around the tables.
    pub(super) around: BTreeMap<&'static str, u64>,
    /// Problems by their codes.
    pub(super) codes: BTreeMap<String, u64>,
    /// Events that the streams of spectators told, by their types.
    pub(super) events: BTreeMap<String, u64>,
}

impl Tally {
    pub(super) fn add(&mut self, kind: Kind, bytes: usize, cards: u64) {
        let read = self.of.entry(kind).or_default();
        read.answers += 1;
        read.bytes += bytes as u64;
        read.cards += cards;
    }

    /// Counts something that happened around a table.
    pub(super) fn count(&mut self, what: &'static str) {
        *self.around.entry(what).or_default() += 1;
    }

    pub(super) fn join(&mut self, other: &Tally) {
        for (what, count) in &other.around {
            *self.around.entry(what).or_default() += count;
        }
        self.games += other.games;
        self.rounds += other.rounds;
        self.actions += other.actions;
        for (kind, read) in &other.of {
            let sum = self.of.entry(*kind).or_default();
            sum.answers += read.answers;
            sum.bytes += read.bytes;
            sum.cards += read.cards;
        }
        for (code, count) in &other.codes {
            *self.codes.entry(code.clone()).or_default() += count;
        }
        for (event, count) in &other.events {
            *self.events.entry(event.clone()).or_default() += count;
        }
    }

    pub(super) fn read(&self, kind: Kind) -> Read {
        self.of.get(&kind).copied().unwrap_or_default()
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally {
            games,
            rounds,
            actions,
            ..
        } = self;
        let of = |count: &dyn Fn(&Read) -> u64| self.of.values().map(count).sum::<u64>();
        let (answers, cards) = (of(&|read| read.answers), of(&|read| read.cards));
        writeln!(f, "{games} games, {rounds} rounds, {actions} actions")?;
        writeln!(f, "{answers} answers with {cards} cards judged")?;
        for (what, count) in &self.around {
            writeln!(f, "{count} {what}")?;
        }
        for (
            kind,
            Read {
                answers,
                bytes,
                cards,
            },
        ) in &self.of
        {
            let kind = format!("{kind:?}");
            writeln!(
                f,
                "{kind:9}{answers:8} answers{bytes:11} bytes{cards:9} cards"
            )?;
        }
        let list = |counts: &BTreeMap<String, u64>| {
            let counts = counts.iter().map(|(name, count)| format!("{name} {count}"));
            counts.collect::<Vec<_>>().join(", ")
        };
        writeln!(f, "events: {}", list(&self.events))?;
        write!(f, "problems: {}", list(&self.codes))
    }
}
