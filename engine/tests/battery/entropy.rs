//! What seats add to the shuffle in random sessions: taken exactly when a deal is committed to and the
//! seat has not added yet, in the cards that come next, and shown with the secret.

use crate::dice::Dice;
use crate::session::{ID, Said, Session};
use boodle_engine::{
    BySeat, Event, Extra, Hand, Illegal, Pack, Seat, Secret, Viewer, entropy_digest, shuffle,
};

/// The next deal and the last one, told from the events alone.
pub(crate) struct Entropy {
    /// Dice of their own, so that sessions are the same without.
    dice: Dice,
    /// The secret of the next deal, once committed to.
    pub(crate) next: Option<Secret>,
    pub(crate) added: Vec<Option<String>>,
    /// What went into the cards in play.
    used: Vec<Option<String>>,
    lifted: usize,
    said: usize,
}

impl Entropy {
    pub(crate) fn new(seed: u64, players: usize) -> Entropy {
        Entropy {
            dice: Dice::new(seed.rotate_left(32)),
            next: None,
            added: vec![None; players],
            used: vec![None; players],
            lifted: 0,
            said: 0,
        }
    }

    /// How many bytes the words of the seats take in the stored form: each with its length.
    pub(crate) fn stored(&self) -> usize {
        let words = self.added.iter().chain(&self.used).flatten();
        words.map(|word| 1 + word.len()).sum()
    }

    /// The pack that the next deal deals before it is cut.
    fn pack(&self, secret: &Secret, round: u32, session: &Session<'_>) -> Pack {
        let texts = self.added.iter();
        let entropy = entropy_digest(texts.map(|text| text.as_deref().map(str::as_bytes)));
        shuffle(secret, ID, round, &entropy, session.table.rules.pack())
    }
}

impl Session<'_> {
    /// A seat adds to the next deal now and then, also when it may not.
    pub(crate) fn adds_entropy(&mut self) {
        if !self.entropy.dice.once_in(12) {
            return;
        }
        let number = self.entropy.dice.below(self.table.players);
        let seat = Seat::new(number).unwrap();
        // No text is said twice, so that one that is told is known.
        self.entropy.said += 1;
        let text = format!("e{}", self.entropy.said);
        let expected = if self.entropy.next.is_none() {
            Err(Illegal::EntropyClosed)
        } else if self.entropy.added[number].is_some() {
            Err(Illegal::EntropyAdded)
        } else {
            Ok(())
        };
        let before = self.game.save();
        let mut told = Vec::new();
        let mut seen = |event: &Event| told.push(event.clone());
        assert_eq!(self.game.add_entropy(seat, &text, &mut seen), expected);
        if expected.is_err() {
            assert!(told.is_empty() && self.game.save() == before);
            return;
        }
        let entropy = text.clone();
        assert_eq!(told, [Event::EntropyAdded { seat, entropy }]);
        self.said.push(Said::Entropy(seat, text));
        self.tally.one("entropy");
        self.absorb(told);
    }

    /// Follows the commitments, before the event is folded.
    pub(crate) fn commitments(&mut self, event: &Event) {
        match event {
            Event::Committed { secret } => {
                if let Some(sealed) = self.entropy.next {
                    assert!(sealed == *secret, "another secret than was committed to");
                }
                self.secret = *secret;
                self.entropy.next = Some(*secret);
            }
            Event::NextCommitted { secret } => {
                assert!(self.entropy.next.is_none());
                self.entropy.next = Some(*secret);
            }
            Event::EntropyAdded { seat, entropy } => {
                self.entropy.added[seat.index()] = Some(entropy.clone());
            }
            Event::PackCut { at, .. } => self.entropy.lifted = usize::from(*at),
            Event::MisdealDeclared { .. } | Event::RoundStarted { .. } => self.entropy.lifted = 0,
            Event::Dealt { hands, .. } => self.dealt_from_what_was_sealed(hands),
            Event::Revealed { .. } => assert!(self.entropy.used.iter().all(Option::is_none)),
            Event::RevealedWithEntropy { secret, entropy } => {
                assert!(*secret == self.secret);
                let told = entropy.iter().take(self.table.players);
                assert!(told.map(|(_, text)| text).eq(&self.entropy.used));
                self.tally.one("entropy revealed");
            }
            _ => {}
        }
    }

    /// Of the pack that the secret and the seats have shuffled, each seat gets every n-th card.
    fn dealt_from_what_was_sealed(&mut self, hands: &BySeat<Hand>) {
        let secret = self.entropy.next.take();
        assert!(secret == Some(self.secret), "a deal without a commitment");
        let mut pack = self.entropy.pack(&self.secret, self.mirror.round(), self);
        pack.rotate_left(self.entropy.lifted);
        let deal = &self.table.rules.ruleset().deal;
        let dead_hand = deal.extra == Extra::FullHand && deal.hand_size.is_none();
        let held: Vec<Hand> = hands.iter().map(|(_, hand)| *hand).collect();
        let held = held.into_iter().filter(|hand| !hand.is_empty());
        let places = held.clone().count() + usize::from(dead_hand);
        for hand in held {
            let found = pack
                .iter()
                .enumerate()
                .filter(|(_, card)| hand.contains(**card));
            let mut found = found.map(|(place, _)| place % places);
            let first = found.next();
            assert!(
                found.all(|place| Some(place) == first),
                "{hand:?} of {pack:?}"
            );
        }
        let none = vec![None; self.table.players];
        self.entropy.used = std::mem::replace(&mut self.entropy.added, none);
    }

    /// Everybody sees the commitment and who has added, and nothing else of the next deal.
    pub(crate) fn next_deal_is_shown(&self) {
        let shown = self.game.view(Viewer::Public).next_deal;
        if self.game.is_finished() {
            return assert!(shown.is_none());
        }
        let (hash, seats) = match shown {
            Some(shown) => (Some(shown.hash), shown.entropy),
            None => (None, Vec::new()),
        };
        let next = self.entropy.next.as_ref();
        assert_eq!(hash, next.map(|secret| hex::encode(secret.commitment())));
        let added = self.entropy.added.iter().enumerate();
        let added = added.filter(|(_, text)| text.is_some());
        assert!(
            added
                .map(|(number, _)| number)
                .eq(seats.iter().map(|seat| seat.index()))
        );
    }
}
