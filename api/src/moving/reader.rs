//! Reads the file, and believes nothing that it cannot prove: whatever is not as it was written is refused with
//! the line where that is seen.

use std::io::{BufRead, Read};

use serde::Deserialize;
use sha2::{Digest, Sha256};
use uuid::Uuid;

use super::record::{Counts, End, FORMAT, Record, VERSION};
use crate::store::{LogEntry, MovedGame, MovedKey, MovedPast, SigningSeed, Whole};

/// No line is longer: a snapshot has some thousand bytes, rules of one's own not many more.
const LONGEST_LINE: u64 = 64 * 1024 * 1024;

/// What there is in a file.
pub(super) enum Item {
    SigningKey(SigningSeed),
    IdempotencyKey(MovedKey),
    Game(Whole),
}

/// A file that is being read. What it has given is proved only when there is nothing more.
pub(super) struct Reader<R> {
    lines: R,
    line: Vec<u8>,
    number: u64,
    hash: Sha256,
    counts: Counts,
    /// Has been read, and comes next.
    next: Option<Record>,
    place: Place,
}

/// What has been read last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    SigningKeys,
    IdempotencyKeys([u8; 32]),
    Games(Uuid),
    End,
}

/// The first line of any version.
#[derive(Deserialize)]
struct Beginning {
    header: AnyHeader,
}

#[derive(Deserialize)]
struct AnyHeader {
    format: String,
    version: u64,
}

impl<R: BufRead> Reader<R> {
    /// Reads the first line.
    pub(super) fn new(lines: R) -> Result<Reader<R>, String> {
        let mut reader = Reader {
            lines,
            line: Vec::new(),
            number: 0,
            hash: Sha256::new(),
            counts: Counts::default(),
            next: None,
            place: Place::SigningKeys,
        };
        if !reader.read_line()? {
            return Err("the file is empty".to_owned());
        }
        let Ok(Beginning { header }) = serde_json::from_slice(&reader.line) else {
            return Err(reader.wrong("this is no file of boodle export"));
        };
        if header.format != FORMAT {
            return Err(reader.wrong("this is no file of boodle export"));
        }
        if header.version != u64::from(VERSION) {
            return Err(reader.wrong(&format!(
                "the file has version {} of its format, and this boodle knows {VERSION}: take one that is as new as \
                 the one that has made the file",
                header.version
            )));
        }
        match reader.parse()? {
            Record::Header(_) => Ok(reader),
            _ => Err(reader.wrong("this is no file of boodle export")),
        }
    }

    /// What comes next; nothing once everything has been read and proved.
    pub(super) fn next(&mut self) -> Result<Option<Item>, String> {
        if self.place == Place::End {
            return Ok(None);
        }
        match self.record()? {
            Record::SigningKey(seed) => {
                self.come_to(Place::SigningKeys)?;
                Ok(Some(Item::SigningKey(seed)))
            }
            Record::IdempotencyKey(key) => {
                self.come_to(Place::IdempotencyKeys(key.key))?;
                Ok(Some(Item::IdempotencyKey(key)))
            }
            Record::Game(game) => {
                self.come_to(Place::Games(game.id))?;
                self.whole(*game).map(Item::Game).map(Some)
            }
            Record::End(end) => {
                self.place = Place::End;
                self.prove(&end).map(|()| None)
            }
            Record::Header(_) | Record::Log(_) | Record::Past(_) => {
                Err(self.wrong("this line has no place here"))
            }
        }
    }

    /// Things stand in one order, and those that have one stand there once.
    fn come_to(&mut self, place: Place) -> Result<(), String> {
        if place < self.place || (place == self.place && place != Place::SigningKeys) {
            let what = match place {
                Place::Games(id) => &format!("the game {id} stands there twice, or out of order"),
                _ => "this line stands there twice, or out of order",
            };
            return Err(self.wrong(what));
        }
        self.place = place;
        Ok(())
    }

    /// The game with the lines that follow it.
    fn whole(&mut self, game: MovedGame) -> Result<Whole, String> {
        let (mut log, mut past): (Vec<LogEntry>, Vec<MovedPast>) = (Vec::new(), Vec::new());
        loop {
            match self.record()? {
                Record::Log(entry) if past.is_empty() => {
                    if log
                        .last()
                        .is_some_and(|last| last.last_seq >= entry.last_seq)
                    {
                        return Err(self.wrong("an entry of the log is out of order"));
                    }
                    log.push(entry);
                }
                Record::Past(was) => {
                    if past.last().is_some_and(|last| last.version >= was.version) {
                        return Err(self.wrong("a version of the game is out of order"));
                    }
                    past.push(was);
                }
                other => {
                    self.next = Some(other);
                    break;
                }
            }
        }
        if log.last().map(|last| last.last_seq) != Some(game.last_seq) {
            let why = format!(
                "before this line the log of the game {} ends too early",
                game.id
            );
            return Err(self.wrong(&why));
        }
        Ok(Whole { game, log, past })
    }

    fn prove(&mut self, end: &End) -> Result<(), String> {
        if end.counts != self.counts {
            return Err(self.wrong("lines are missing, or are there that should not be"));
        }
        if end.sha256 != hex::encode(self.hash.finalize_reset()) {
            return Err(self.wrong("the lines before are not as they were written"));
        }
        if self.read_line()? {
            return Err(self.wrong("something follows the end"));
        }
        Ok(())
    }

    fn record(&mut self) -> Result<Record, String> {
        if let Some(next) = self.next.take() {
            return Ok(next);
        }
        if !self.read_line()? {
            return Err(self.wrong("the file is cut off: its last line is missing"));
        }
        self.parse()
    }

    fn parse(&mut self) -> Result<Record, String> {
        let text = std::str::from_utf8(&self.line).map_err(|_| self.wrong("this is not UTF-8"))?;
        let record: Record = serde_json::from_str(text).map_err(|error| {
            let why = error.to_string();
            // It counts the lines of what it was given.
            let (why, _) = why.rsplit_once(" at line ").unwrap_or((&why, ""));
            self.wrong(&format!(
                "{} (column {})",
                without_values(why),
                error.column()
            ))
        })?;
        if !matches!(record, Record::End(_)) {
            self.hash.update(&self.line);
        }
        self.counts.count(&record);
        Ok(record)
    }

    /// Whether there was another line.
    fn read_line(&mut self) -> Result<bool, String> {
        self.number += 1;
        self.line.clear();
        let mut limited = (&mut self.lines).take(LONGEST_LINE);
        let read = limited.read_until(b'\n', &mut self.line);
        match read.map_err(|error| self.wrong(&format!("it cannot be read: {error}")))? {
            0 => Ok(false),
            _ if self.line.ends_with(b"\n") => Ok(true),
            _ => Err(self.wrong("the line is cut off")),
        }
    }

    fn wrong(&self, why: &str) -> String {
        format!("line {}: {why}", self.number)
    }
}

/// What is said of a mistake without what stands there, which may be secret.
fn without_values(why: &str) -> String {
    let is_quoted = ["invalid type", "invalid value", "unknown variant"];
    match why.split_once(", expected ") {
        Some((_, expected)) if is_quoted.iter().any(|words| why.starts_with(words)) => {
            format!("what stands there is not {expected}")
        }
        _ => why.to_owned(),
    }
}
