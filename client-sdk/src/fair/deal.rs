//! One deal, and whether it is what was committed to.

use std::collections::{BTreeMap, BTreeSet};

use super::Why;
use super::shuffle::{commitment, shuffle, sorted};
use crate::types::{Extra, Ruleset, Slot, Uneven};

/// Cards in no order.
pub(super) type Cards = BTreeSet<String>;

/// A deal, as far as somebody has been told of it.
#[derive(Debug, Clone, Default)]
pub(super) struct Deal {
    pub(super) round: u32,
    pub(super) dealer: u32,
    /// The commitment.
    pub(super) hash: Option<String>,
    pub(super) secret: Option<String>,
    pub(super) entropy: Vec<Option<String>>,
    /// The seats that added to it between the commitment and the deal.
    pub(super) added: BTreeSet<u32>,
    pub(super) lifted: usize,
    pub(super) is_dealt: bool,
    /// The number of cards of each seat and of the dead hand.
    pub(super) counts: (BTreeMap<u32, usize>, usize),
    /// Hands that are known whole.
    pub(super) hands: BTreeMap<u32, Cards>,
    /// Cards that seats had, of hands that are not known whole.
    pub(super) some: BTreeMap<u32, Cards>,
    /// The dead hand, if it is known.
    pub(super) dead: Option<Cards>,
}

/// What a game deals by.
pub(super) struct Table<'a> {
    /// The id that goes into the shuffle.
    pub(super) id: String,
    pub(super) rules: &'a Ruleset,
    /// The pack of every deal, where it was given.
    pub(super) deck: Option<Vec<String>>,
}

impl Deal {
    /// Redoes the deal; nothing is said of one whose secret is still a secret.
    pub(super) fn check(&self, table: &Table<'_>) -> Result<(), Why> {
        let pack = match (&table.deck, &self.secret) {
            (Some(deck), _) => deck.clone(),
            (None, None) => return Ok(()),
            (None, Some(secret)) => self.pack(&bytes(secret)?, table)?,
        };
        // A round that was broken off before the deal.
        let nothing_seen = self
            .hands
            .values()
            .chain(self.some.values())
            .all(Cards::is_empty);
        if !self.is_dealt && nothing_seen {
            return Ok(());
        }
        let (hands, dead) = self.dealt(pack, table.rules)?;
        let counted = hands
            .iter()
            .map(|(seat, hand)| (*seat, hand.len()))
            .collect();
        if (counted, dead.len()) != self.counts {
            return Err(Why::Counts);
        }
        let nothing = Cards::new();
        for (seat, known) in &self.hands {
            if hands.get(seat).unwrap_or(&nothing) != known {
                return Err(Why::Hand(*seat));
            }
        }
        for (seat, some) in &self.some {
            if !some.is_subset(hands.get(seat).unwrap_or(&nothing)) {
                return Err(Why::Hand(*seat));
            }
        }
        match &self.dead {
            Some(known) if *known != dead => Err(Why::DeadHand),
            _ => Ok(()),
        }
    }

    /// The pack, if the secret is the one that was committed to and nothing was added in secret.
    fn pack(&self, secret: &[u8; 32], table: &Table<'_>) -> Result<Vec<String>, Why> {
        if self.hash.as_ref() != Some(&commitment(secret)) {
            return Err(Why::Secret);
        }
        let seats = (0..).zip(&self.entropy);
        let shown = seats.filter(|(_, text)| text.is_some());
        if !shown.map(|(seat, _)| seat).eq(self.added.iter().copied()) {
            return Err(Why::Entropy);
        }
        let entropy: Vec<_> = self.entropy.iter().map(Option::as_deref).collect();
        let pack = sorted(&removed(table.rules));
        Ok(shuffle(pack, secret, &table.id, self.round, &entropy))
    }

    /// Whether the cards that were cut for the first deal are those of round 0.
    pub(super) fn check_cut(&self, cut: &[String], table: &Table<'_>) -> Result<(), Why> {
        let (Some(secret), None) = (&self.secret, &table.deck) else {
            return Ok(());
        };
        let nothing = vec![None; self.entropy.len()];
        let whole = sorted(&[""; 0]);
        let pack = shuffle(whole, &bytes(secret)?, &table.id, 0, &nothing);
        if pack.starts_with(cut) {
            Ok(())
        } else {
            Err(Why::Cut)
        }
    }

    /// The hands and the dead hand: one card at a time, clockwise from the left of the dealer.
    fn dealt(
        &self,
        mut pack: Vec<String>,
        rules: &Ruleset,
    ) -> Result<(BTreeMap<u32, Cards>, Cards), Why> {
        if self.lifted >= pack.len() {
            return Err(Why::Counts);
        }
        pack.rotate_left(self.lifted);
        let deal = rules.deal.clone().unwrap_or_default();
        let seats = self.counts.0.keys().copied();
        let (before, after): (Vec<u32>, Vec<u32>) = seats.partition(|seat| *seat <= self.dealer);
        let mut order: Vec<Option<u32>> = after.into_iter().chain(before).map(Some).collect();
        let extra = deal.extra.unwrap_or(Extra::FullHand);
        if extra == Extra::FullHand && deal.hand_size.is_none() {
            match deal.slot.unwrap_or(Slot::Last) {
                Slot::First => order.insert(0, None),
                Slot::Last => order.push(None),
                Slot::Unknown(_) => return Err(Why::Rules),
            }
        }
        let even = match (&extra, deal.uneven.unwrap_or(Uneven::Accept)) {
            (Extra::Unknown(_), _) | (_, Uneven::Unknown(_)) => return Err(Why::Rules),
            (Extra::Leftover, _) | (_, Uneven::ToExtra) => true,
            _ => false,
        };
        let places = order.len().max(1);
        let in_turn = match deal.hand_size {
            Some(size) => size as usize * places,
            None if even => pack.len() / places * places,
            None => pack.len(),
        };
        let (mut hands, mut dead) = (BTreeMap::<u32, Cards>::new(), Cards::new());
        for (number, card) in pack.into_iter().enumerate() {
            let place = order.get(number % places).copied().flatten();
            match place.filter(|_| number < in_turn) {
                Some(seat) => hands.entry(seat).or_default().insert(card),
                None => dead.insert(card),
            };
        }
        Ok((hands, dead))
    }
}

fn removed(rules: &Ruleset) -> Vec<String> {
    rules
        .deck
        .remove
        .iter()
        .map(|card| card.0.clone())
        .collect()
}

fn bytes(secret: &str) -> Result<[u8; 32], Why> {
    let mut bytes = [0; 32];
    hex::decode_to_slice(secret, &mut bytes).map_err(|_| Why::Secret)?;
    Ok(bytes)
}
