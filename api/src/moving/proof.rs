//! Whether a game in a file is one that can be played on: a file that is whole may still have been written by
//! somebody else, and what it brings must not spoil what is there.

use std::sync::Arc;

use quick_cache::sync::Cache;
use sha2::{Digest, Sha256};

use crate::log::Entry;
use crate::rulebook::Known;
use crate::store::{LogEntry, MovedGame, RulesHash, SigningSeed, Whole};
use crate::table::Table;

/// Different rules that are kept at hand.
const AT_HAND: usize = 256;

/// Reads what games are made of.
pub(super) struct Prover {
    rules: Cache<RulesHash, Arc<Known>>,
}

impl Prover {
    pub(super) fn new() -> Prover {
        Prover {
            rules: Cache::new(AT_HAND),
        }
    }

    /// An error is one sentence, and tells nothing that is secret.
    pub(super) fn prove(&self, whole: &Whole) -> Result<(), String> {
        let game = &whole.game;
        let proved = self.rules(game).and_then(|rules| {
            is_table(&game.snapshot, &rules)?;
            for past in &whole.past {
                is_table(&past.snapshot, &rules)?;
            }
            is_log(&whole.log, game.version)
        });
        proved.map_err(|why| format!("the game {} cannot be played on: {why}", game.id))
    }

    /// Rules are kept once for all games that have them, so a game must not bring others under their name.
    fn rules(&self, game: &MovedGame) -> Result<Arc<Known>, &'static str> {
        if <RulesHash>::from(Sha256::digest(&game.rules)) != game.hash {
            return Err("its rules are not those of their hash");
        }
        if let Some(known) = self.rules.get(&game.hash) {
            return Ok(known);
        }
        let known = Known::stored(game.hash, game.rules.clone());
        let known = Arc::new(known.map_err(|_| "its rules are no rules")?);
        self.rules.insert(game.hash, Arc::clone(&known));
        Ok(known)
    }
}

/// With a damaged key no server starts.
pub(super) fn is_key(seed: &SigningSeed) -> Result<(), String> {
    if seed.seed.len() == 32 && seed.kid.chars().all(|c| c.is_ascii_hexdigit()) {
        return Ok(());
    }
    Err("a signing key is none".to_owned())
}

fn is_table(snapshot: &[u8], rules: &Known) -> Result<(), &'static str> {
    match Table::load(snapshot, rules) {
        Ok(_) => Ok(()),
        Err(_) => Err("its table cannot be read"),
    }
}

/// Every change has one entry, and every event one number.
fn is_log(log: &[LogEntry], version: u64) -> Result<(), &'static str> {
    let (mut entries, mut events) = (0, 0);
    for stored in log {
        let entry = Entry::load(&stored.body).map_err(|_| "its log cannot be read")?;
        let follows = entry.version == entries + 1 && entry.first_seq == events + 1;
        if !follows || entry.facts.is_empty() || entry.last_seq() != stored.last_seq {
            return Err("its log has gaps");
        }
        (entries, events) = (entry.version, stored.last_seq);
    }
    if entries != version {
        return Err("its log does not fit its version");
    }
    Ok(())
}
