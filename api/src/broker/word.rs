//! What servers say to each other: a game, and a version that it has reached. Nobody believes it; who hears
//! it looks into the database.

use bytes::Bytes;
use uuid::Uuid;

/// Bytes of an id.
const ID: usize = 16;
/// Bytes of a word: an id, and a version, most significant byte first.
const LENGTH: usize = ID + 8;

/// Something has happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Word {
    /// In a game, which is at this version or a later one; one that is removed is past every version.
    Game(Uuid, u64),
    /// In whichever game: the speaker does not know what it has not said.
    Anywhere,
}

impl Word {
    /// As it is sent.
    pub(super) fn written(self) -> Bytes {
        let (game, version) = match self {
            Word::Game(game, version) => (game, version),
            Word::Anywhere => (Uuid::nil(), 0),
        };
        [&game.as_bytes()[..], &version.to_be_bytes()[..]]
            .concat()
            .into()
    }

    /// From what was received, if it is a word at all.
    pub(super) fn read(bytes: &[u8]) -> Option<Word> {
        if bytes.len() != LENGTH {
            return None;
        }
        let (game, version) = bytes.split_at(ID);
        let game = Uuid::from_slice(game).ok()?;
        let version = u64::from_be_bytes(version.try_into().ok()?);
        Some(match game.is_nil() {
            true => Word::Anywhere,
            false => Word::Game(game, version),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_heard_as_it_was_said() {
        let game = Uuid::now_v7();
        for word in [
            Word::Game(game, 1),
            Word::Game(game, u64::MAX),
            Word::Anywhere,
        ] {
            assert_eq!(Word::read(&word.written()), Some(word));
        }
        let written = Word::Game(Uuid::max(), 258).written();
        assert_eq!(written[..16], [255; 16]);
        assert_eq!(written[16..], [0, 0, 0, 0, 0, 0, 1, 2]);
    }

    #[test]
    fn what_is_no_word_is_none() {
        for bytes in [&b""[..], b"hello", &[7; 23], &[7; 25], &[7; 4096]] {
            assert_eq!(Word::read(bytes), None);
        }
    }
}
