//! The algorithm of fair deals, as README has it.

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

/// What the server commits itself to when it has drawn a secret, in hex.
pub(super) fn commitment(secret: &[u8; 32]) -> String {
    let prefixed = Sha256::new()
        .chain_update("boodle-v1|commit|")
        .chain_update(secret);
    hex::encode(prefixed.finalize())
}

/// The pack by suit and rank, without the cards that the rules remove.
pub(super) fn sorted(removed: &[impl AsRef<str>]) -> Vec<String> {
    let suits = "CDHS".chars();
    let cards = suits.flat_map(|suit| "A23456789TJQK".chars().map(move |r| format!("{r}{suit}")));
    cards
        .filter(|card| removed.iter().all(|removed| removed.as_ref() != card))
        .collect()
}

/// The same cards as the secret and the seats have shuffled them, the first one dealt first.
pub(super) fn shuffle(
    mut pack: Vec<String>,
    secret: &[u8; 32],
    game: &str,
    round: u32,
    entropy: &[Option<&str>],
) -> Vec<String> {
    let mut all = Sha256::new();
    for text in entropy {
        let part = text.map_or([0; 32], |text| Sha256::digest(text).into());
        all.update(part);
    }
    let message = format!("boodle-v1|{game}|{round}|{}|", hex::encode(all.finalize()));
    let mut words = words(secret, message);
    for last in (1..pack.len()).rev() {
        let sides = last as u128 + 1;
        // Words beyond the largest multiple of the sides would prefer some of them.
        let fair = (1 << 64) / sides * sides;
        let word = words.find(|&word| u128::from(word) < fair);
        let place = u128::from(word.unwrap_or_default()) % sides;
        pack.swap(last, place as usize);
    }
    pack
}

/// Four big-endian words of each block, without end.
fn words(secret: &[u8; 32], message: String) -> impl Iterator<Item = u64> {
    // A short key is filled with zeros up to the block of the hash.
    let mut key = [0; 64];
    key[..32].copy_from_slice(secret);
    let key = Hmac::<Sha256>::new(&key.into());
    (0_u64..).flat_map(move |block| {
        let mut mac = key.clone();
        mac.update(format!("{message}{block}").as_bytes());
        let bytes: [u8; 32] = mac.finalize().into_bytes().into();
        let word = move |n: usize| {
            let part = &bytes[8 * n..8 * n + 8];
            part.iter()
                .fold(0, |word, &byte| word << 8 | u64::from(byte))
        };
        (0..4).map(word)
    })
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    /// Made independently of every implementation.
    #[test]
    fn the_published_vectors() {
        let vectors = include_str!("../../../engine/tests/fair-deals.json");
        let vectors: Vec<Value> = serde_json::from_str(vectors).expect("JSON");
        assert_eq!(vectors.len(), 8);
        let texts = |value: &Value| -> Vec<Option<String>> {
            let list = value.as_array().expect("a list").iter();
            list.map(|text| text.as_str().map(str::to_owned)).collect()
        };
        for vector in vectors {
            let mut secret = [0; 32];
            let hexed = vector["secret"].as_str().expect("a secret");
            hex::decode_to_slice(hexed, &mut secret).expect("32 bytes");
            assert_eq!(commitment(&secret), vector["commitment"]);
            let entropy = texts(&vector["entropies"]);
            let entropy: Vec<_> = entropy.iter().map(Option::as_deref).collect();
            let removed: Vec<String> = texts(&vector["removed"]).into_iter().flatten().collect();
            let game = vector["game"].as_str().expect("an id");
            let round = vector["round"].as_u64().expect("a number") as u32;
            let pack = shuffle(sorted(&removed), &secret, game, round, &entropy);
            let deck: Vec<String> = texts(&vector["deck"]).into_iter().flatten().collect();
            assert_eq!(pack, deck);
        }
    }
}
