//! Chance for the tests: every choice follows from a seed, and every seed is told when it matters.

use boodle_engine::Secret;
use std::hash::{BuildHasher, RandomState};
use std::sync::LazyLock;

/// SplitMix64.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    pub(crate) fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ word >> 31
    }

    pub(crate) fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.word() % u64::try_from(end).unwrap()).unwrap()
    }

    pub(crate) fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    pub(crate) fn pick<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len())]
    }

    pub(crate) fn shuffle<T>(&mut self, of: &mut [T]) {
        for last in (1..of.len()).rev() {
            of.swap(last, self.below(last + 1));
        }
    }

    pub(crate) fn secret(&mut self) -> Secret {
        let mut bytes = [0; 32];
        for part in bytes.chunks_exact_mut(8) {
            part.copy_from_slice(&self.word().to_le_bytes());
        }
        Secret::new(bytes)
    }
}

/// How many times as much as usual is played.
pub(crate) fn scale() -> usize {
    static SCALE: LazyLock<usize> = LazyLock::new(|| {
        let asked = std::env::var("BOODLE_BATTERY").ok();
        asked.map_or(1, |text| text.parse().expect("BOODLE_BATTERY is a number"))
    });
    *SCALE
}

/// A seed that no run had before.
pub(crate) fn fresh() -> u64 {
    static FRESH: LazyLock<u64> = LazyLock::new(|| {
        let seed = match std::env::var("BOODLE_SEED") {
            Ok(text) => text.parse().expect("BOODLE_SEED is a number"),
            Err(_) => RandomState::new().hash_one(0),
        };
        eprintln!("fresh seed: BOODLE_SEED={seed}");
        seed
    });
    *FRESH
}

/// Fixed seeds, and the fresh one last.
pub(crate) fn seeds(count: usize) -> impl Iterator<Item = u64> {
    let fixed = 1..=u64::try_from(count * scale()).unwrap();
    fixed.chain([fresh()])
}

/// Tells what was being played when a test fails.
pub(crate) struct Playing(pub(crate) String);

impl Drop for Playing {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("while playing {} (fresh seed {})", self.0, fresh());
        }
    }
}
