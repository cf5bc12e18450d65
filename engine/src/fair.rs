//! Fair deals: a commitment to a secret, the shuffle that follows from it, and what proves both.
//!
//! All entropy is an argument; anybody can redo the shuffle from what a finished round reveals. After
//! a misdeal the old secret is revealed at once and a new one is committed to: the round keeps its
//! number, so the same game and round are hashed again, under another key.

use crate::card::Card;
use crate::hand::Hand;
use arrayvec::ArrayVec;
use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;

/// A pack in the order of dealing, the first card dealt first.
pub type Pack = ArrayVec<Card, 52>;

/// The secret of a round: 32 random bytes, revealed when the round has ended.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Secret([u8; 32]);

/// Never shows the bytes, so that no log can tell them.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl Secret {
    /// A secret of 32 bytes that nobody can guess.
    pub const fn new(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// The bytes as hex, for the time when they are revealed.
    pub fn reveal(&self) -> String {
        hex::encode(self.0)
    }

    /// The commitment that is published before the deal: SHA-256 of a prefix and the secret.
    pub fn commitment(&self) -> [u8; 32] {
        Sha256::new()
            .chain_update(b"boodle-v1|commit|")
            .chain_update(self.0)
            .finalize()
            .into()
    }
}

/// SHA-256 over the SHA-256 of every seat's entropy, 32 zero bytes for a seat that gave none.
pub fn entropy_digest<'a>(seats: impl IntoIterator<Item = Option<&'a [u8]>>) -> [u8; 32] {
    let mut all = Sha256::new();
    for entropy in seats {
        let part: [u8; 32] = entropy.map_or([0; 32], |bytes| Sha256::digest(bytes).into());
        all.update(part);
    }
    all.finalize().into()
}

/// The shuffled pack of a round.
///
/// `game` is the game's id as it is written in the API, `entropy` the digest of what the seats gave.
pub fn shuffle(secret: &Secret, game: &str, round: u32, entropy: &[u8; 32], cards: Hand) -> Pack {
    let mut words = Words::new(secret, game, round, entropy);
    let mut pack: Pack = cards.iter().collect();
    for last in (1..pack.len()).rev() {
        let place = words.below(last as u64 + 1);
        pack.swap(last, place as usize);
    }
    pack
}

/// Numbers from HMAC-SHA256 blocks, four big-endian words each.
struct Words {
    key: Hmac<Sha256>,
    message: String,
    block: u64,
    left: ArrayVec<u64, 4>,
}

impl Words {
    fn new(secret: &Secret, game: &str, round: u32, entropy: &[u8; 32]) -> Words {
        // HMAC fills a short key with zeros up to the block of the hash.
        let mut key = [0; 64];
        key[..32].copy_from_slice(&secret.0);
        Words {
            key: Hmac::new(&key.into()),
            message: format!("boodle-v1|{game}|{round}|{}|", hex::encode(entropy)),
            block: 0,
            left: ArrayVec::new(),
        }
    }

    fn next(&mut self) -> u64 {
        if self.left.is_empty() {
            let mut mac = self.key.clone();
            mac.update(self.message.as_bytes());
            mac.update(self.block.to_string().as_bytes());
            self.block += 1;
            let bytes: [u8; 32] = mac.finalize().into_bytes().into();
            let words = bytes.chunks_exact(8).rev();
            self.left.extend(words.map(|word| {
                word.iter()
                    .fold(0, |number, &byte| number << 8 | u64::from(byte))
            }));
        }
        self.left.pop().unwrap_or_default()
    }

    /// A number below `n`, each equally likely: words above the largest multiple of n are skipped.
    fn below(&mut self, n: u64) -> u64 {
        // 2^64 mod n, without 2^64.
        let surplus = (u64::MAX % n + 1) % n;
        loop {
            let word = self.next();
            if word <= u64::MAX - surplus {
                return word % n;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The vectors were made independently of this code.
    #[test]
    fn the_published_vectors() {
        let text = include_str!("../tests/fair-deals.json");
        let vectors: Vec<serde_json::Value> = serde_json::from_str(text).unwrap();
        assert_eq!(vectors.len(), 8);
        for vector in vectors {
            let mut bytes = [0; 32];
            hex::decode_to_slice(vector["secret"].as_str().unwrap(), &mut bytes).unwrap();
            let secret = Secret::new(bytes);
            assert_eq!(
                hex::encode(secret.commitment()),
                vector["commitment"].as_str().unwrap()
            );
            let given = vector["entropies"].as_array().unwrap();
            let entropy = entropy_digest(given.iter().map(|e| e.as_str().map(str::as_bytes)));
            let removed: Vec<Card> = serde_json::from_value(vector["removed"].clone()).unwrap();
            let cards = Hand::PACK.minus(removed.into_iter().collect());
            let round = u32::try_from(vector["round"].as_u64().unwrap()).unwrap();
            let game = vector["game"].as_str().unwrap();
            let deck: Vec<Card> = serde_json::from_value(vector["deck"].clone()).unwrap();
            assert_eq!(shuffle(&secret, game, round, &entropy, cards)[..], deck);
        }
    }

    #[test]
    fn a_secret_does_not_show() {
        assert_eq!(format!("{:?}", Secret::new([7; 32])), "Secret(…)");
    }
}
