//! Rules of games: each game keeps its own, equal rules are stored once and read once.

use std::sync::Arc;

use boodle_engine::{Rules, Ruleset};
use quick_cache::sync::Cache;
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};

use crate::problem::Problem;
use crate::store::{RulesHash, Store};

/// Different rules that are kept at hand.
const AT_HAND: usize = 1024;

/// Checked rules with their written form. Serialises as that written form.
#[derive(Debug)]
pub struct Known {
    hash: RulesHash,
    rules: Arc<Rules>,
    json: Box<RawValue>,
}

impl Known {
    /// Rules that have been checked.
    pub fn new(rules: Rules) -> Result<Known, serde_json::Error> {
        let json = serde_json::value::to_raw_value(rules.ruleset())?;
        Ok(Known {
            hash: Sha256::digest(json.get()).into(),
            rules: Arc::new(rules),
            json,
        })
    }

    /// Rules as they were stored under their hash; they are not judged again.
    pub fn stored(hash: RulesHash, json: String) -> Result<Known, serde_json::Error> {
        let ruleset: Ruleset = serde_json::from_str(&json)?;
        Ok(Known {
            hash,
            rules: Arc::new(ruleset.as_checked()),
            json: RawValue::from_string(json)?,
        })
    }

    /// What the engine plays by.
    pub fn rules(&self) -> Arc<Rules> {
        Arc::clone(&self.rules)
    }

    /// The rules, every option filled in.
    pub fn ruleset(&self) -> &Ruleset {
        self.rules.ruleset()
    }

    /// SHA-256 of the written form.
    pub fn hash(&self) -> RulesHash {
        self.hash
    }

    /// The written form.
    pub fn json(&self) -> &str {
        self.json.get()
    }
}

impl Serialize for Known {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.json.serialize(serializer)
    }
}

/// Finds rules by their hash.
pub struct Rulebook {
    at_hand: Cache<RulesHash, Arc<Known>>,
}

impl Default for Rulebook {
    fn default() -> Rulebook {
        Rulebook {
            at_hand: Cache::new(AT_HAND),
        }
    }
}

impl Rulebook {
    /// Keeps rules at hand.
    pub fn remember(&self, known: Known) -> Arc<Known> {
        let known = Arc::new(known);
        self.at_hand.insert(known.hash, Arc::clone(&known));
        known
    }

    /// Rules of a stored game.
    pub async fn find(&self, store: &Store, hash: RulesHash) -> Result<Arc<Known>, Problem> {
        if let Some(known) = self.at_hand.get(&hash) {
            return Ok(known);
        }
        let lost = || Problem::internal("the rules of a stored game are missing");
        let json = store.rules(hash).await?.ok_or_else(lost)?;
        let known = Arc::new(Known::stored(hash, json).map_err(Problem::internal)?);
        self.at_hand.insert(hash, Arc::clone(&known));
        Ok(known)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{NewGame, Show};
    use boodle_engine::preset;
    use serde_json::json;
    use uuid::Uuid;

    /// A game goes on by the rules it was made with, whatever a later version objects to.
    #[actix_web::test]
    async fn stored_rules_are_not_judged_again() {
        let dir = tempfile::TempDir::new().unwrap();
        let store = Store::open(&crate::tests::database(dir.path())).unwrap();
        let too_rich = json!({"chips": {"start": 2_000_000}});
        let ruleset = preset("newmarket").unwrap().ruleset();
        let ruleset = ruleset.patched(&too_rich).unwrap();
        assert!(ruleset.clone().check().is_err());
        let rules = serde_json::to_string(&ruleset).unwrap();
        let hash = Sha256::digest(&rules).into();
        let game = NewGame {
            id: Uuid::now_v7(),
            listed: false,
            ruleset: None,
            hash,
            rules,
            last_seq: 1,
            show: Show::AtOnce,
            snapshot: Vec::new(),
            log: Vec::new(),
            idle: crate::store::Idle {
                since: 0,
                until: None,
            },
            once: None,
        };
        store.create(game).await.unwrap();
        let known = Rulebook::default().find(&store, hash).await.unwrap();
        assert_eq!(known.ruleset(), &ruleset);
    }
}
