//! Whether the cards were dealt as the server had committed itself to, found out from what it has
//! told, without asking it again.
//!
//! ```
//! # fn doc(pages: Vec<boodle_client::types::Replay>) {
//! use boodle_client::fair::check_replay;
//!
//! // All pages of a replay, in order.
//! let verdict = check_replay(&pages);
//! println!("{} deals are right", verdict.checked);
//! for misfit in &verdict.misfits {
//!     println!("{misfit}");
//! }
//! # }
//! ```
//!
//! What is checked: each secret is the one that was committed to; commitments came before what the
//! seats added and stood until their deal; the pack that the secret and the seats have shuffled gives
//! the hands that were dealt; the cards of the cut for the first deal.

mod deal;
mod log;
mod shuffle;

use std::fmt;

use crate::types::{Event, GameId, Replay, ReplayDeal, ReplayRound, Ruleset, Seat};
use deal::{Deal, Table};
use log::{Log, set};

/// What goes for the id of the game into the shuffles of a table with a seed.
const SANDBOX_ID: &str = "sandbox";

/// What has come of it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Verdict {
    /// How many deals are as they were committed to, or of the deck that was given.
    pub checked: usize,
    /// How many deals nothing can be said of, because their secret has not been told yet.
    pub sealed: usize,
    /// What does not fit.
    pub misfits: Vec<Misfit>,
}

impl Verdict {
    /// Whether everything fits, and there was something to check.
    pub fn is_fair(&self) -> bool {
        self.misfits.is_empty() && self.checked > 0
    }
}

/// What does not fit, and in which round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Misfit {
    /// The round.
    pub round: u32,
    /// What.
    pub why: Why,
}

/// What does not fit.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Why {
    /// A deal came without a commitment, or with another one than was made.
    Commitment,
    /// The secret is not the one that was committed to.
    Secret,
    /// What the seats are said to have added is not what they have added, or they could not.
    Entropy,
    /// Hands have other numbers of cards.
    Counts,
    /// The seat of this number was dealt other cards.
    Hand(u32),
    /// The dead hand has other cards.
    DeadHand,
    /// Other cards were cut for the first deal.
    Cut,
    /// There is no deal, or a round is missing.
    Missing,
    /// The deals of the replay are not those of its events.
    Events,
    /// The rules deal in a way that this version of the client does not know.
    Rules,
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "round {}: {}", self.round, self.why)
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Why::Commitment => f.write_str("the deal is not the one that was committed to"),
            Why::Secret => f.write_str("the secret is not the one that was committed to"),
            Why::Entropy => f.write_str("what the seats added is not what is told of it"),
            Why::Counts => f.write_str("hands have other numbers of cards"),
            Why::Hand(seat) => write!(f, "seat {seat} was dealt other cards"),
            Why::DeadHand => f.write_str("the dead hand has other cards"),
            Why::Cut => f.write_str("other cards were cut for the first deal"),
            Why::Missing => f.write_str("a deal is missing"),
            Why::Events => f.write_str("the events tell of other deals"),
            Why::Rules => f.write_str("this client does not know how these rules deal"),
        }
    }
}

/// Redoes every deal of a log, from its first event on. `viewer` is the seat whose log it is, if it is
/// a seat's: then its own hands are checked whole, else only the cards that everybody has seen.
pub fn check_events(
    game: GameId,
    rules: &Ruleset,
    viewer: Option<Seat>,
    events: &[Event],
) -> Verdict {
    let table = Table {
        id: game.to_string(),
        rules,
        deck: None,
    };
    let mut log = Log::of(viewer);
    events.iter().for_each(|event| log.read(event));
    log.end();
    let mut verdict = Verdict::default();
    verdict.log(&log, &table);
    for deal in &log.deals {
        verdict.deal(deal, &table);
    }
    verdict
}

/// Redoes every deal of a replay: all of its pages, in order.
pub fn check_replay(pages: &[Replay]) -> Verdict {
    let mut verdict = Verdict::default();
    let Some(first) = pages.first() else {
        return verdict;
    };
    let deck = first
        .sandbox
        .as_ref()
        .and_then(|sandbox| sandbox.deck.as_ref());
    let table = Table {
        id: match first.sandbox {
            Some(_) => SANDBOX_ID.to_owned(),
            None => first.id.to_string(),
        },
        rules: &first.rules,
        deck: deck.map(|deck| deck.iter().map(|card| card.0.clone()).collect()),
    };
    let mut log = Log::default();
    let rounds = || pages.iter().flat_map(|page| &page.items);
    let events = rounds().flat_map(|round| &round.events);
    events.for_each(|event| log.read(event));
    log.end();
    verdict.log(&log, &table);
    for (number, round) in (0..).zip(rounds()) {
        if round.round != number {
            verdict.misfit(number, Why::Missing);
            break;
        }
        let told = log.deals.iter().filter(|deal| deal.round == number);
        verdict.round(round, &told.collect::<Vec<_>>(), &table);
    }
    verdict
}

impl Verdict {
    fn misfit(&mut self, round: u32, why: Why) {
        self.misfits.push(Misfit { round, why });
    }

    fn log(&mut self, log: &Log, table: &Table<'_>) {
        for (round, why) in &log.disorder {
            self.misfit(*round, why.clone());
        }
        let first = log.deals.first();
        if let Some(Err(why)) = first.map(|deal| deal.check_cut(&log.cut, table)) {
            self.misfit(0, why);
        }
    }

    fn round(&mut self, round: &ReplayRound, told: &[&Deal], table: &Table<'_>) {
        let counts = round.deals.iter().filter(|deal| !deal.misdeal).count();
        let broken_off = |event: &Event| matches!(event, Event::RoundAbandoned { .. });
        let may_lack = counts == 0 && round.events.iter().any(broken_off);
        if round.round > 0 && counts != 1 && !may_lack {
            self.misfit(round.round, Why::Missing);
        }
        if told.len() != round.deals.len() {
            return self.misfit(round.round, Why::Events);
        }
        for (deal, told) in round.deals.iter().zip(told) {
            let same = deal.hash == told.hash
                && deal.secret == told.secret
                && (told.secret.is_none() || deal.entropy == told.entropy)
                && deal.lifted as usize == told.lifted;
            if !same {
                self.misfit(round.round, Why::Events);
            }
            if deal.secret.is_none() && table.deck.is_none() {
                self.misfit(round.round, Why::Secret);
            }
            self.deal(&shown(deal, told, round), table);
        }
    }

    fn deal(&mut self, deal: &Deal, table: &Table<'_>) {
        match deal.check(table) {
            Ok(()) if deal.secret.is_none() && table.deck.is_none() => self.sealed += 1,
            Ok(()) => self.checked += 1,
            Err(why) => self.misfit(deal.round, why),
        }
    }
}

/// A deal of a replay, with what its events tell of it.
fn shown(deal: &ReplayDeal, told: &Deal, round: &ReplayRound) -> Deal {
    let hands = deal.hands.iter().map(|hand| (*hand.seat, set(&hand.cards)));
    Deal {
        dealer: round.dealer.map_or(told.dealer, |dealer| *dealer),
        hash: deal.hash.clone(),
        secret: deal.secret.clone(),
        entropy: deal.entropy.clone(),
        lifted: deal.lifted as usize,
        hands: hands.collect(),
        dead: Some(set(&deal.dead_hand)),
        ..told.clone()
    }
}
