//! Deals as a log tells them.

use std::collections::BTreeSet;

use super::Why;
use super::deal::{Cards, Deal};
use crate::types::{Card, Event, Seat, SeatHand};

/// What a log has told so far.
#[derive(Default)]
pub(super) struct Log {
    /// Whose log it is.
    viewer: Option<u32>,
    pub(super) deals: Vec<Deal>,
    /// The cards that were cut for the first deal.
    pub(super) cut: Vec<String>,
    /// What a log cannot tell in this order, and in which round.
    pub(super) disorder: Vec<(u32, Why)>,
    dealer: u32,
    /// The commitment to the next deal.
    next: Option<String>,
    /// The seats that have added to it.
    added: BTreeSet<u32>,
    /// Seats whose hand is no longer what they were dealt.
    changed: BTreeSet<u32>,
    misdeal: bool,
    /// The round whose secret was told before its cards were dealt: it has to be broken off.
    early: Option<u32>,
}

impl Log {
    pub(super) fn of(viewer: Option<Seat>) -> Log {
        Log {
            viewer: viewer.map(|seat| *seat),
            ..Log::default()
        }
    }

    pub(super) fn read(&mut self, event: &Event) {
        match event {
            Event::DealerCut { cards, .. } => {
                self.cut.extend(cards.iter().map(|cut| cut.card.0.clone()));
            }
            Event::RoundStarted { dealer, .. } => self.dealer = **dealer,
            Event::NextCommitted { hash, round, .. } => self.commit(hash, *round),
            Event::Committed { hash, round, .. } => {
                self.commit(hash, *round);
                self.begin(*round);
            }
            Event::EntropyAdded { seat, round, .. } => {
                let is_first = self.added.insert(**seat);
                if self.next.is_none() || !is_first {
                    self.disorder.push((*round, Why::Entropy));
                }
            }
            Event::PackCut { lifted, round, .. } => self.deal(*round).lifted = *lifted as usize,
            Event::Dealt {
                cards_left,
                dead_hand,
                hand,
                round,
                ..
            } => {
                let counts = cards_left
                    .iter()
                    .map(|left| (*left.seat, left.count as usize));
                let counts = (counts.collect(), *dead_hand as usize);
                let own = self.viewer.zip(hand.as_ref());
                let (hash, added) = (self.next.take(), std::mem::take(&mut self.added));
                self.changed.clear();
                if self.early == Some(*round) {
                    self.disorder.push((*round, Why::Commitment));
                }
                let deal = self.deal(*round);
                deal.is_dealt = true;
                deal.counts = counts;
                deal.added = added;
                deal.hash = hash;
                deal.hands
                    .extend(own.map(|(seat, cards)| (seat, set(cards))));
            }
            Event::MisdealDeclared { .. } => self.misdeal = true,
            Event::Revealed {
                secret,
                entropy,
                round,
                ..
            } => self.reveal(secret, entropy, *round),
            Event::DeadHandExchanged { seat, .. } => {
                self.changed.insert(**seat);
            }
            Event::Led {
                seat, card, round, ..
            }
            | Event::Played {
                seat, card, round, ..
            } => {
                self.holds(**seat, std::slice::from_ref(card), *round);
            }
            Event::RoundEnded { hands, round, .. } => self.left(hands, *round),
            Event::RoundAbandoned { hands, round, .. } => {
                self.early = self.early.filter(|early| early != round);
                self.left(hands, *round);
            }
            _ => {}
        }
    }

    /// Nothing more is told.
    pub(super) fn end(&mut self) {
        if let Some(round) = self.early {
            self.disorder.push((round, Why::Commitment));
        }
    }

    fn left(&mut self, hands: &[SeatHand], round: u32) {
        for left in hands {
            self.holds(*left.seat, &left.cards, round);
        }
    }

    /// A commitment stands until its deal: nothing may take its place.
    fn commit(&mut self, hash: &str, round: u32) {
        if self.next.as_deref().is_some_and(|next| next != hash) {
            self.disorder.push((round, Why::Commitment));
        }
        self.next = Some(hash.to_owned());
    }

    fn begin(&mut self, round: u32) {
        self.misdeal = false;
        self.deals.push(Deal {
            round,
            dealer: self.dealer,
            ..Deal::default()
        });
    }

    /// The deal that is going on; without a commitment to it a new one.
    fn deal(&mut self, round: u32) -> &mut Deal {
        let goes_on = self.deals.last().is_some_and(|deal| deal.round == round);
        if !goes_on || self.misdeal {
            self.begin(round);
        }
        let last = self.deals.len() - 1;
        &mut self.deals[last]
    }

    fn reveal(&mut self, secret: &str, entropy: &[Option<String>], round: u32) {
        let last = self.deals.last_mut().filter(|deal| deal.round == round);
        let Some(deal) = last else {
            return self.disorder.push((round, Why::Commitment));
        };
        deal.secret = Some(secret.to_owned());
        deal.entropy = entropy.to_vec();
        if !deal.is_dealt {
            deal.hash = self.next.take();
            deal.added = std::mem::take(&mut self.added);
            self.early = Some(round);
        }
    }

    fn holds(&mut self, seat: u32, cards: &[Card], round: u32) {
        let last = self.deals.last_mut().filter(|deal| deal.round == round);
        if let Some(deal) = last.filter(|_| !self.changed.contains(&seat)) {
            deal.some.entry(seat).or_default().extend(set(cards));
        }
    }
}

pub(super) fn set(cards: &[Card]) -> Cards {
    cards.iter().map(|card| card.0.clone()).collect()
}
