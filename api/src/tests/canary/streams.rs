//! Those who follow a game: everything that their streams tell is read and judged.

use actix_web::body::BoxBody;
use actix_web::http::StatusCode;
use actix_web::http::header::HeaderMap;

use super::reader::Kind;
use super::table::{LANGUAGES, SPECTATOR, Table, spoken};
use super::wire::{Ask, next, parts};
use crate::tests::Answer;

/// A connection on which somebody is told what happens.
pub(super) struct Live {
    pub(super) reader: usize,
    language: &'static str,
    body: BoxBody,
    /// The last event that was told on it.
    seq: u64,
}

impl Table<'_> {
    /// The streams of one reader are those of another from now on.
    pub(super) fn moves(&mut self, from: usize, to: usize) {
        let live = self.live.iter_mut().filter(|live| live.reader == from);
        live.for_each(|live| live.reader = to);
    }

    /// Somebody begins to follow the game.
    pub(super) async fn follow(&mut self, reader: usize, language: usize, all: bool) {
        let mut ask = spoken(Ask::get(self.path("/stream")), language);
        if all {
            ask = ask.with("last-event-id", "0");
        }
        let response = self.wire.open(&self.readers[reader], &ask).await;
        let (answer, body) = parts(response);
        assert_eq!(answer.status, 200);
        self.hear(reader, Kind::Stream, &ask, &answer);
        let newest = self.known.truth.newest(&self.readers[reader]);
        let seq = if all { 0 } else { newest };
        self.live.push(Live {
            reader,
            language: LANGUAGES[language],
            body,
            seq,
        });
    }

    /// Somebody is told everything from the beginning on, and goes.
    pub(super) async fn overhear(&mut self, reader: usize, language: usize) {
        self.follow(reader, language, true).await;
        self.drain().await;
        self.live.pop();
    }

    /// Reads every stream up to what has happened.
    pub(super) async fn drain(&mut self) {
        let last = self.known.truth.last();
        let is_over = self.known.truth.is_over(last);
        for mut live in std::mem::take(&mut self.live) {
            let newest = self.known.truth.newest(&self.readers[live.reader]);
            // Whoever has lost his seat is told so to the end.
            let to_end = is_over || self.readers[live.reader].until.is_some();
            let mut ended = false;
            while !ended && (to_end || live.seq < newest) {
                match next(&mut live.body).await {
                    Some(text) => {
                        if self.plan.bots > 0 {
                            self.learn().await;
                        }
                        self.hear_frames(&mut live, text);
                    }
                    None => ended = true,
                }
            }
            if !ended {
                self.live.push(live);
            }
        }
    }

    fn hear_frames(&mut self, live: &mut Live, text: String) {
        let mut ids = text.lines().filter_map(|line| line.strip_prefix("id: "));
        if let Some(id) = ids.next_back() {
            live.seq = id.parse().unwrap();
        }
        if live.reader == SPECTATOR {
            for event in text.lines().filter_map(|line| line.strip_prefix("event: ")) {
                *self.tally.events.entry(event.to_owned()).or_default() += 1;
            }
        }
        let ask = Ask::get(self.path("/stream")).with("accept-language", live.language);
        let answer = Answer {
            status: StatusCode::OK,
            headers: HeaderMap::new(),
            body: text.into_bytes(),
        };
        self.hear(live.reader, Kind::Stream, &ask, &answer);
    }
}
