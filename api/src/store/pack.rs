//! Log entries of a game that is over, many in one row: what replays need, in a third of the room.

use std::io::{self, Read, Write};

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use serde::{Deserialize, Serialize};

use super::StoreError;

/// Entries in a pack: enough to find what repeats, few enough that a page of a log reads little else.
pub(super) const ENTRIES: usize = 256;

/// A log entry in its stored form, and the number of its last event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LogEntry {
    /// Number of the last event.
    pub last_seq: u64,
    /// The entry, in its stored form.
    #[serde(with = "crate::binary")]
    pub body: Vec<u8>,
}

/// Some entries that follow each other, as they are stored together.
pub(super) struct Pack {
    pub(super) last_seq: u64,
    pub(super) body: Vec<u8>,
}

/// The stored form. The first byte tells the version; old ones are read for ever.
#[derive(Serialize, Deserialize)]
enum Saved<'a> {
    /// Pairs of last number and entry, deflated.
    V1(&'a [u8]),
}

impl Pack {
    /// Of some entries; nothing of none.
    pub(super) fn of(entries: &[LogEntry]) -> Result<Option<Pack>, StoreError> {
        let Some(last) = entries.last() else {
            return Ok(None);
        };
        let pairs: Vec<_> = entries
            .iter()
            .map(|entry| (entry.last_seq, entry.body.as_slice()))
            .collect();
        let plain = postcard::to_stdvec(&pairs).map_err(unreadable)?;
        let deflated = deflate(&plain).map_err(unreadable)?;
        Ok(Some(Pack {
            last_seq: last.last_seq,
            body: postcard::to_stdvec(&Saved::V1(&deflated)).map_err(unreadable)?,
        }))
    }
}

/// The entries of a pack, in order.
pub(super) fn unpack(body: &[u8]) -> Result<Vec<LogEntry>, StoreError> {
    let Saved::V1(deflated) = postcard::from_bytes(body).map_err(unreadable)?;
    let mut plain = Vec::new();
    DeflateDecoder::new(deflated)
        .read_to_end(&mut plain)
        .map_err(unreadable)?;
    let pairs: Vec<(u64, &[u8])> = postcard::from_bytes(&plain).map_err(unreadable)?;
    let entry = |(last_seq, body): (u64, &[u8])| LogEntry {
        last_seq,
        body: body.to_vec(),
    };
    Ok(pairs.into_iter().map(entry).collect())
}

fn deflate(plain: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(plain)?;
    encoder.finish()
}

fn unreadable(error: impl std::fmt::Display) -> StoreError {
    StoreError::Damaged(format!("a packed log cannot be read or written: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(last_seq: u64, body: &[u8]) -> LogEntry {
        LogEntry {
            last_seq,
            body: body.to_vec(),
        }
    }

    /// Packed once by Python's `zlib`.
    #[test]
    fn a_pack_of_the_first_version_is_read() {
        let body = hex::decode("001263666261484c4a5ec3c4b0968903c4026100").unwrap();
        let entries = unpack(&body).unwrap();
        let told = [
            entry(2, b"\0abc"),
            entry(300, b""),
            entry(301, b"\0abc\0abc"),
        ];
        assert_eq!(entries, told);
    }

    #[test]
    fn entries_are_read_as_they_were_packed() {
        let entries: Vec<_> = (1..=ENTRIES)
            .map(|n| entry(n as u64 * 1000, &vec![n as u8; n % 50]))
            .collect();
        let pack = Pack::of(&entries).unwrap().unwrap();
        assert_eq!(pack.last_seq, 256_000);
        assert_eq!(unpack(&pack.body).unwrap(), entries);
        assert!(Pack::of(&[]).unwrap().is_none());
    }

    #[test]
    fn what_is_spoiled_is_an_error() {
        let pack = Pack::of(&[entry(1, b"some entry"), entry(2, b"and another")]);
        let body = pack.unwrap().unwrap().body;
        for length in 0..body.len() {
            let cut = unpack(&body[..length]);
            assert!(matches!(cut, Err(StoreError::Damaged(_))), "{length} bytes");
        }
        let newer = [&[1], &body[1..]].concat();
        assert!(unpack(&newer).is_err());
    }
}
