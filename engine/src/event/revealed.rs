//! The form of an event for whoever looks back at a session that is over: nothing is secret any more.

use super::seen::list;
use super::{Event, EventView, Viewer};

impl Event {
    /// Everything that the event tells, at a table of `players` seats. The hands of a deal are too many
    /// for one event; they are in [`Event::Dealt`].
    pub fn revealed(&self, players: usize) -> EventView {
        match *self {
            Event::DeadHandPeeked { seat, cards } => EventView::DeadHandPeeked {
                seat,
                cards: Some(list(cards)),
            },
            Event::DeadHandExchanged { seat, hand, dead } => EventView::DeadHandExchanged {
                seat,
                cards_left: hand.len() as u8,
                dead_hand: dead.len() as u8,
                hand: Some(list(hand)),
            },
            Event::Stopped { seat, why, .. } => EventView::Stopped { seat, why },
            Event::RoundEnded {
                winner,
                hands,
                dead,
                ..
            } => Event::RoundEnded {
                winner,
                hands,
                dead,
                shown: true,
            }
            .seen_by(Viewer::Public, players),
            Event::RoundAbandoned { hands, dead, .. } => Event::RoundAbandoned {
                hands,
                dead,
                shown: true,
            }
            .seen_by(Viewer::Public, players),
            ref other => other.seen_by(Viewer::Public, players),
        }
    }
}
