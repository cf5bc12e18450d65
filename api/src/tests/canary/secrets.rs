//! What is no card and must not be told either: what decides a shuffle, and what opens a door.

use base64::Engine;
use base64::engine::general_purpose::{STANDARD, URL_SAFE};
use boodle_engine::Event;

use crate::log::{Entry, Fact};

/// Something that nobody but its owners may be told.
#[derive(Clone)]
struct Secret {
    what: String,
    /// Any of these gives it away.
    needles: Vec<String>,
    /// The names of the readers who know it.
    owners: Vec<String>,
    /// The event that tells it to everybody.
    told: Option<u64>,
}

/// Everything that is kept secret at a table.
#[derive(Clone, Default)]
pub(super) struct Secrets(Vec<Secret>);

/// Secrets are hardly shorter; those that are, are looked for by themselves.
const SHORTEST: usize = 16;

/// The name of the reader who holds a seat.
pub(super) fn of_seat(seat: usize) -> String {
    format!("seat {seat}")
}

/// The part of a token that cannot be guessed.
fn signature(token: &str) -> &str {
    token.rsplit('.').next().unwrap_or(token)
}

/// Bytes as they might be written: in hex, of which a half is enough, or in base64.
fn written(bytes: &[u8]) -> Vec<String> {
    let hex = hex::encode(bytes);
    let (one, two) = hex.split_at(hex.len() / 2);
    let mut needles = vec![one.to_owned(), two.to_owned()];
    needles.extend([one.to_uppercase(), two.to_uppercase()]);
    // In base64 three bytes are four letters, and the bytes may stand among others.
    for shift in 0..3 {
        let shifted = [&vec![0; shift], bytes].concat();
        for text in [STANDARD.encode(&shifted), URL_SAFE.encode(&shifted)] {
            needles.push(text[4..text.len() - 4].to_owned());
        }
    }
    needles
}

impl Secrets {
    fn add(&mut self, what: &str, needles: Vec<String>, owners: Vec<String>) {
        assert!(needles.iter().all(|needle| needle.len() >= 9));
        if self.0.iter().any(|known| known.needles == needles) {
            return;
        }
        self.0.push(Secret {
            what: what.to_owned(),
            needles,
            owners,
            told: None,
        });
    }

    /// Bytes that nobody is ever told.
    pub(super) fn add_bytes(&mut self, what: &str, bytes: &[u8]) {
        self.add(what, written(bytes), Vec::new());
    }

    /// A text that only one reader knows.
    pub(super) fn add_text(&mut self, what: &str, text: &str, owner: &str) {
        self.add(what, vec![text.to_owned()], vec![owner.to_owned()]);
    }

    /// The token of a reader.
    pub(super) fn add_token(&mut self, token: &str, owner: &str) {
        self.add_token_of(token, vec![owner.to_owned()]);
    }

    /// A token that several readers are told.
    pub(super) fn add_token_of(&mut self, token: &str, owners: Vec<String>) {
        self.add("a token", vec![signature(token).to_owned()], owners);
    }

    /// Whatever one reader knows by now another knows too.
    pub(super) fn share(&mut self, of: &str, with: &str) {
        let known = |secret: &&mut Secret| secret.owners.iter().any(|owner| owner == of);
        let known = self.0.iter_mut().filter(known);
        known.for_each(|secret| secret.owners.push(with.to_owned()));
    }

    /// What is still secret in the next game, and what is not from its beginning on.
    pub(super) fn past(&self) -> Secrets {
        let mut past = self.clone();
        let told = past.0.iter_mut().filter(|secret| secret.told.is_some());
        told.for_each(|secret| secret.told = Some(0));
        past
    }

    /// What is secret elsewhere is secret here.
    pub(super) fn join(&mut self, other: &Secrets) {
        let secret = other.0.iter().filter(|secret| secret.told.is_none());
        for secret in secret {
            self.add(&secret.what, secret.needles.clone(), secret.owners.clone());
        }
    }

    /// The code that those need who want to join, which the host and so many seats are told.
    pub(super) fn add_join_code(&mut self, code: &str, seats: usize) {
        let members = (0..seats).map(of_seat).chain(["host".to_owned()]);
        let mut needles = vec![code.to_owned(), code.replace('-', "")];
        needles.extend([needles[0].to_lowercase(), needles[1].to_lowercase()]);
        self.add("a join code", needles, members.collect());
    }

    /// What decides shuffles, and when it is told.
    pub(super) fn learn(&mut self, entry: &Entry) {
        for (seq, _, fact) in entry.numbered() {
            let Fact::Play(event) = fact else {
                continue;
            };
            match event {
                Event::Committed { secret } | Event::NextCommitted { secret } => {
                    let bytes = hex::decode(secret.reveal()).unwrap();
                    self.add_bytes("the secret of a shuffle", &bytes);
                }
                Event::EntropyAdded { seat, entropy } => {
                    let owner = of_seat(seat.index());
                    self.add_text("what a seat has added to a shuffle", entropy, &owner);
                }
                Event::Revealed { secret } => self.tell(&secret.reveal(), seq),
                Event::RevealedWithEntropy { secret, entropy } => {
                    self.tell(&secret.reveal(), seq);
                    let added = entropy.iter().filter_map(|(_, text)| text.as_ref());
                    added.for_each(|text| self.tell(text, seq));
                }
                _ => {}
            }
        }
    }

    /// From an event on everybody may know a text.
    pub(super) fn tell(&mut self, text: &str, seq: u64) {
        let of_text = |secret: &&mut Secret| {
            secret.told.is_none() && secret.needles.iter().any(|needle| text.contains(needle))
        };
        self.0
            .iter_mut()
            .filter(of_text)
            .for_each(|secret| secret.told = Some(seq));
    }

    /// The secret that a text gives away to a reader who may know what happened up to an event.
    pub(super) fn given_away(&self, text: &str, reader: &str, newest: u64) -> Option<&str> {
        let kept = self.0.iter().filter(|secret| {
            let is_told = secret.told.is_some_and(|told| told <= newest);
            !is_told && !secret.owners.iter().any(|owner| owner == reader)
        });
        let is_short = |secret: &&Secret| secret.needles[0].len() < SHORTEST;
        let (short, kept): (Vec<&Secret>, Vec<&Secret>) = kept.partition(is_short);
        let is_in = |secret: &&&Secret| secret.needles.iter().any(|code| text.contains(code));
        if let Some(secret) = short.iter().find(is_in) {
            return Some(&secret.what);
        }
        let part = |c: char| !(c.is_ascii_alphanumeric() || "+/_=-".contains(c));
        let words = text.split(part).filter(|word| word.len() >= SHORTEST);
        let gives = |word: &str, secret: &Secret| {
            secret
                .needles
                .iter()
                .any(|needle| word.contains(needle.as_str()))
        };
        let mut given = words.filter_map(|word| kept.iter().find(|secret| gives(word, secret)));
        given.next().map(|secret| secret.what.as_str())
    }

    /// One secret of each sort that a reader may not know now.
    pub(super) fn examples(&self, reader: &str, newest: u64) -> Vec<(&str, &str)> {
        let mut examples: Vec<(&str, &str)> = Vec::new();
        for secret in &self.0 {
            let is_told = secret.told.is_some_and(|told| told <= newest);
            let is_his = secret.owners.iter().any(|owner| owner == reader);
            let is_known = examples.iter().any(|(what, _)| *what == secret.what);
            if !is_told && !is_his && !is_known {
                examples.push((&secret.what, &secret.needles[0]));
            }
        }
        examples
    }
}
