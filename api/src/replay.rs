//! A game that is over, with everything that was secret, round by round.

use boodle_engine::{BySeat, Card, Event as Play, Hand, Seat, SeatHand, Secret};
use serde::Serialize;
use utoipa::ToSchema;

use crate::auth::Viewer as Caller;
use crate::event::{self, Event};
use crate::language::Language;
use crate::log::{Entry, Fact};
use crate::problem::{Code, Problem};
use crate::store::Status;
use crate::tables::{Loaded, Tables};
use std::sync::Arc;

/// Log entries that are read at once.
const CHUNK: u32 = 100;

/// A round with everything that was secret.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReplayRound {
    /// Its number, from 1; 0 is what came before the first round.
    pub round: u32,
    /// Who dealt; nobody in round 0.
    pub dealer: Option<Seat>,
    /// The deals: one, and one more for each misdeal before it.
    #[schema(max_items = 11)]
    pub deals: Vec<ReplayDeal>,
    /// Everything that happened, and so every action, with what was hidden from some or all: cards
    /// taken in exchange or looked at, the cause of every stop, the dead hand at the end.
    pub events: Vec<Event>,
}

/// A deal, and what proves it.
#[derive(Debug, Default, Serialize, ToSchema)]
pub struct ReplayDeal {
    /// What the server had committed itself to, in hex; null where a deck was given.
    #[schema(pattern = "^[0-9a-f]{64}$")]
    pub hash: Option<String>,
    /// The secret, in hex; null where a deck was given.
    #[schema(pattern = "^[0-9a-f]{64}$")]
    pub secret: Option<String>,
    /// What each seat had added to the shuffle, null for nothing.
    #[schema(max_items = 9)]
    pub entropy: Vec<Option<String>>,
    /// How many cards were lifted off the top where the pack was cut, else 0.
    #[schema(maximum = 51)]
    pub lifted: u8,
    /// The hands that were dealt.
    #[schema(max_items = 9)]
    pub hands: Vec<SeatHand>,
    /// The dead hand that was dealt.
    #[schema(max_items = 52)]
    pub dead_hand: Vec<Card>,
    /// Whether a misdeal was declared, so that these cards do not count.
    pub misdeal: bool,
}

/// Some rounds of a game.
pub struct Rounds {
    /// The game.
    pub loaded: Arc<Loaded>,
    /// The rounds.
    pub rounds: Vec<ReplayRound>,
    /// After which event the next one begins, if there is one.
    pub next: Option<u64>,
}

impl Tables {
    /// At most so many rounds of a game that is over, of the events after a number.
    pub async fn revealed(
        &self,
        caller: &Caller,
        mut after: u64,
        limit: usize,
        language: Language,
    ) -> Result<Rounds, Problem> {
        let loaded = self.current(caller.game).await?;
        loaded.admit(caller.pass.as_ref())?;
        if loaded.table.status() != Status::Finished {
            let detail = "The game is not over: until then its cards are secret.";
            return Err(Problem::new(Code::NotFinished, detail));
        }
        let mut rounds: Vec<ReplayRound> = Vec::new();
        loop {
            let entries = self.entries(&loaded, after, None, CHUNK).await?;
            let Some(last) = entries.last().map(|entry| entry.last_seq()) else {
                let next = None;
                return Ok(Rounds {
                    loaded,
                    rounds,
                    next,
                });
            };
            for entry in &entries {
                if let Some(seq) = add(&mut rounds, entry, &loaded, language, after, limit) {
                    let next = Some(seq - 1);
                    return Ok(Rounds {
                        loaded,
                        rounds,
                        next,
                    });
                }
            }
            after = last;
        }
    }
}

/// Adds the facts of an entry to the rounds. Says which fact begins the round that is one too many.
fn add(
    rounds: &mut Vec<ReplayRound>,
    entry: &Entry,
    loaded: &Loaded,
    language: Language,
    after: u64,
    limit: usize,
) -> Option<u64> {
    let events = event::revealed(entry, loaded, language, after);
    let facts = entry.numbered().filter(|(seq, _, _)| *seq > after);
    for ((seq, number, fact), event) in facts.zip(events) {
        if rounds.last().is_none_or(|last| last.round != number) {
            if rounds.len() == limit {
                return Some(seq);
            }
            rounds.push(ReplayRound {
                round: number,
                dealer: None,
                deals: Vec::new(),
                events: Vec::new(),
            });
        }
        if let Some(round) = rounds.last_mut() {
            if let Fact::Play(fact) = fact {
                round.reveal(fact, loaded.players());
            }
            round.events.push(event);
        }
    }
    None
}

impl ReplayRound {
    fn reveal(&mut self, fact: &Play, players: usize) {
        match fact {
            Play::RoundStarted { dealer } => self.dealer = Some(*dealer),
            Play::Committed { secret } => self.deals.push(ReplayDeal {
                hash: Some(hex::encode(secret.commitment())),
                entropy: vec![None; players],
                ..ReplayDeal::default()
            }),
            Play::PackCut { at, .. } => self.deal(players).lifted = *at,
            Play::Dealt { hands, dead, .. } => {
                let deal = self.deal(players);
                deal.hands = hands_of(hands);
                deal.dead_hand = dead.iter().collect();
            }
            Play::MisdealDeclared { .. } => self.deal(players).misdeal = true,
            Play::Revealed { secret } => self.prove(secret, None),
            Play::RevealedWithEntropy { secret, entropy } => self.prove(secret, Some(entropy)),
            _ => {}
        }
    }

    /// The deal that is going on: the last one, or a new one where nothing committed to it.
    fn deal(&mut self, players: usize) -> &mut ReplayDeal {
        if self.deals.last().is_none_or(|deal| deal.misdeal) {
            self.deals.push(ReplayDeal {
                entropy: vec![None; players],
                ..ReplayDeal::default()
            });
        }
        let last = self.deals.len() - 1;
        &mut self.deals[last]
    }

    fn prove(&mut self, secret: &Secret, entropy: Option<&BySeat<Option<String>>>) {
        let Some(deal) = self.deals.last_mut() else {
            return;
        };
        deal.secret = Some(secret.reveal());
        let added = entropy.into_iter().flat_map(BySeat::iter);
        for (place, (_, text)) in deal.entropy.iter_mut().zip(added) {
            place.clone_from(text);
        }
    }
}

fn hands_of(hands: &BySeat<Hand>) -> Vec<SeatHand> {
    let held = hands.iter().filter(|(_, hand)| !hand.is_empty());
    let hand = |(seat, hand): (Seat, &Hand)| SeatHand {
        seat,
        cards: hand.iter().collect(),
    };
    held.map(hand).collect()
}
