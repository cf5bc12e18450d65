//! How many streams a caller holds open at once.
//!
//! A connection whose client has gone is found out only when something is written to it, so those of a
//! seat that connects again and again may still be there: the oldest gives way to the newest. Behind an
//! address there may be many people, none of whom can displace another: who is one too many is refused.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use crate::limits::Caller;
use crate::problem::{Code, Problem};

/// The streams that one token may hold open at once.
const PER_TOKEN: usize = 4;

/// The streams that are open, of each caller the oldest first.
#[derive(Clone, Default)]
pub struct Streams(Arc<Mutex<HashMap<Caller, Vec<Arc<Notify>>>>>);

/// A place among the streams of a caller, given back when it is dropped.
pub struct Held {
    holder: Caller,
    /// Told when the place has been given to another stream. It is also what tells this one from others.
    displaced: Arc<Notify>,
    streams: Streams,
}

impl Streams {
    /// A place for one more stream of a token; where there is none left, that of the oldest.
    pub fn take(&self, holder: Caller) -> Held {
        let mut open = self.open();
        let places = open.entry(holder).or_default();
        let left = (PER_TOKEN - 1).min(places.len());
        for oldest in places.drain(..places.len() - left) {
            oldest.notify_one();
        }
        self.held(holder, places)
    }

    /// A place for one more stream of those behind an address, who may have so many.
    pub fn ask(&self, holder: Caller, most: u16) -> Result<Held, Problem> {
        let mut open = self.open();
        if open.get(&holder).map_or(0, Vec::len) >= usize::from(most) {
            let detail = format!("Your address has {most} streams open.");
            return Err(Problem::new(Code::TooManyStreams, detail));
        }
        Ok(self.held(holder, open.entry(holder).or_default()))
    }

    fn held(&self, holder: Caller, places: &mut Vec<Arc<Notify>>) -> Held {
        let displaced = Arc::new(Notify::new());
        places.push(Arc::clone(&displaced));
        Held {
            holder,
            displaced,
            streams: self.clone(),
        }
    }

    fn open(&self) -> MutexGuard<'_, HashMap<Caller, Vec<Arc<Notify>>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Held {
    /// Waits until another stream has got this place.
    pub async fn displaced(&self) {
        self.displaced.notified().await;
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        if let Entry::Occupied(mut places) = self.streams.open().entry(self.holder) {
            let places_left = places.get_mut();
            places_left.retain(|place| !Arc::ptr_eq(place, &self.displaced));
            if places_left.is_empty() {
                places.remove();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use boodle_engine::Seat;
    use futures_util::FutureExt;
    use uuid::Uuid;

    use super::*;
    use crate::auth::Role;

    fn is_displaced(held: &Held) -> bool {
        held.displaced().now_or_never().is_some()
    }

    #[test]
    fn the_fifth_stream_of_a_token_displaces_the_oldest() {
        let (streams, game) = (Streams::default(), Uuid::now_v7());
        let ann = Caller::Token(game, Role::Seat(Seat::new(0).unwrap()));
        let ben = Caller::Token(game, Role::Seat(Seat::new(1).unwrap()));
        let of_ben = streams.take(ben);
        let mut held: Vec<Held> = (0..4).map(|_| streams.take(ann)).collect();
        assert!(!held.iter().any(is_displaced));
        held.push(streams.take(ann));
        let displaced: Vec<bool> = held.iter().map(is_displaced).collect();
        assert_eq!(displaced, [true, false, false, false, false]);
        // One that has lost its place gives none back, one that has it does.
        drop(held.remove(0));
        drop(held.remove(1));
        held.push(streams.take(ann));
        assert!(!held.iter().any(is_displaced));
        held.push(streams.take(ann));
        let displaced: Vec<bool> = held.iter().map(is_displaced).collect();
        assert_eq!(displaced, [true, false, false, false, false]);
        assert!(!is_displaced(&of_ben));
    }

    #[test]
    fn nobody_behind_an_address_is_displaced() {
        let streams = Streams::default();
        let held: Vec<Held> = (0..2)
            .map(|_| streams.ask(Caller::Unknown, 2).unwrap())
            .collect();
        let refused = streams.ask(Caller::Unknown, 2).err().unwrap();
        assert_eq!(refused.code(), Code::TooManyStreams);
        assert!(!held.iter().any(is_displaced));
        drop(held);
        assert!(streams.ask(Caller::Unknown, 2).is_ok());
        assert!(streams.open().is_empty());
    }
}
