//! How many streams a caller holds open at once.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::limits::Caller;
use crate::problem::{Code, Problem};

/// The streams that one token may hold open at once.
pub const PER_TOKEN: u16 = 4;

/// The streams that are open.
#[derive(Clone, Default)]
pub struct Streams(Arc<Mutex<HashMap<Caller, u16>>>);

/// A place among the streams of a caller, given back when it is dropped.
pub struct Held {
    holder: Caller,
    streams: Streams,
}

impl Streams {
    /// A place for one more stream of a caller who may have so many.
    pub fn hold(&self, holder: Caller, most: u16) -> Result<Held, Problem> {
        let mut open = self.open();
        let count = open.entry(holder).or_default();
        if *count >= most {
            let who = match holder {
                Caller::Token(..) => "This token",
                Caller::Address(_) | Caller::Unknown => "Your address",
            };
            let detail = format!("{who} has {most} streams open.");
            return Err(Problem::new(Code::TooManyStreams, detail));
        }
        *count += 1;
        Ok(Held {
            holder,
            streams: self.clone(),
        })
    }

    fn open(&self) -> MutexGuard<'_, HashMap<Caller, u16>> {
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
