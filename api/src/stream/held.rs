//! How many streams a token holds open at once.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use uuid::Uuid;

use crate::auth::{Pass, Role};
use crate::problem::{Code, Problem};

/// The streams that one token may hold open at once.
const MOST: u8 = 4;

type Holder = (Uuid, Role);

/// The streams that are open.
#[derive(Clone, Default)]
pub struct Streams(Arc<Mutex<HashMap<Holder, u8>>>);

/// A place among the streams of a token, given back when it is dropped.
pub struct Held {
    holder: Holder,
    streams: Streams,
}

impl Streams {
    /// A place for one more stream of a token.
    pub fn hold(&self, pass: &Pass) -> Result<Held, Problem> {
        let holder = (pass.game, pass.role);
        let mut open = self.open();
        let count = open.entry(holder).or_default();
        if *count == MOST {
            let detail = format!("This token has {MOST} streams open.");
            return Err(Problem::new(Code::TooManyStreams, detail));
        }
        *count += 1;
        Ok(Held {
            holder,
            streams: self.clone(),
        })
    }

    fn open(&self) -> MutexGuard<'_, HashMap<Holder, u8>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        if let Entry::Occupied(mut count) = self.streams.open().entry(self.holder) {
            *count.get_mut() -= 1;
            if *count.get() == 0 {
                count.remove();
            }
        }
    }
}
