//! Which card a careful bot leads.

use super::sight::Sight;
use crate::card::Card;

/// How a lead is judged, each in cards got rid of; found by letting careful bots of different habits
/// play against each other. To lead the next sequence too,
const REGAIN: f64 = 1.2;
/// a card that another gets rid of,
const SHED_BY_OTHERS: f64 = 0.15;
/// and to lead a card that could wait for the one below it.
const WAITS_FOR_ANOTHER: f64 = 1.0;

/// What the sequence may bring that begins with this card, in chips.
///
/// It goes on through the cards of the own hand and through unseen cards as long as they are not dead.
pub(super) fn promise(sight: &Sight<'_>, lead: Card) -> f64 {
    let tempo = sight.tempo();
    let mine = sight.others as f64 / (sight.others + 1) as f64;
    let mut hand = sight.hand.without(lead);
    let (mut card, mut own, mut sure) = (lead, true, 1.0);
    let mut value = tempo + sight.prize_of(lead) * mine;
    loop {
        if hand.is_empty() {
            return value + sure * sight.win();
        }
        let due = sight.next(card);
        let due = due.filter(|due| hand.contains(*due) || sight.unseen.contains(*due));
        let Some(due) = due else {
            // The sequence stops here.
            value += sure * regained(own, tempo);
            break;
        };
        own = hand.contains(due);
        if own {
            hand = hand.without(due);
            value += sure * (tempo + sight.prize_of(due) * mine);
        } else {
            let dead = sure * sight.dead_share;
            value += dead * regained(sight.hand.contains(card), tempo);
            sure -= dead;
            let shared = sight.prize_of(due) / (sight.others + 1) as f64;
            value -= sure * (SHED_BY_OTHERS * tempo + shared);
        }
        card = due;
    }
    if may_be_played_later(sight, lead) {
        value -= WAITS_FOR_ANOTHER * tempo;
    }
    value
}

/// Whoever plays the last card of a sequence leads the next.
fn regained(own: bool, tempo: f64) -> f64 {
    if own { REGAIN * tempo } else { 0.0 }
}

/// Whether the card may still follow another: then it need not be led.
fn may_be_played_later(sight: &Sight<'_>, card: Card) -> bool {
    let before = sight.unseen.iter();
    before
        .filter(|before| before.suit() == card.suit())
        .any(|before| sight.next(before) == Some(card))
}
