//! Join codes: what whoever takes a seat of a private game has been told by its host.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::auth::Host;
use crate::change::{Asked, Done, Draft, moment};
use crate::incoming::JsonBody;
use crate::log::{Fact, People};
use crate::onlooker::Onlooker;
use crate::problem::{Code, Problem};
use crate::store::Status;
use crate::tables::{Loaded, Tables};
use crate::turn::{Nothing, already_started, finished};

/// Letters and digits that nobody takes for one another, and without vowels: no code is a word.
const LETTERS: &[u8; 28] = b"23456789BCDFGHJKMNPQRSTVWXYZ";
/// Letters of a code: 28 to the power of 9 is more than 2 to the power of 43.
const LENGTH: usize = 9;
/// It is written in groups of so many.
const GROUP: usize = 3;

/// A join code, as it is compared.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct JoinCode(String);

impl JoinCode {
    /// One that nobody can guess.
    pub fn new() -> Result<JoinCode, Problem> {
        let mut code = String::with_capacity(LENGTH);
        while code.len() < LENGTH {
            let mut bytes = [0; LENGTH];
            getrandom::fill(&mut bytes).map_err(Problem::internal)?;
            code.extend(
                bytes
                    .into_iter()
                    .filter_map(letter)
                    .take(LENGTH - code.len()),
            );
        }
        Ok(JoinCode(code))
    }

    /// Whether this was typed, in upper or lower case, with any blanks and hyphens.
    pub fn is(&self, typed: &str) -> bool {
        let typed = typed.chars().filter(|c| !(c.is_whitespace() || *c == '-'));
        typed.map(|c| c.to_ascii_uppercase()).eq(self.0.chars())
    }
}

/// Each letter is as likely as any other: bytes that do not divide among them evenly are left out.
fn letter(byte: u8) -> Option<char> {
    let count = LETTERS.len();
    let byte = usize::from(byte);
    (byte < 256 / count * count).then(|| char::from(LETTERS[byte % count]))
}

/// As it is told: `K7Q-M2X-WDF`.
impl fmt::Display for JoinCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, letter) in self.0.chars().enumerate() {
            if place > 0 && place % GROUP == 0 {
                f.write_str("-")?;
            }
            write!(f, "{letter}")?;
        }
        Ok(())
    }
}

/// Never shows the code, so that no log can tell it.
impl fmt::Debug for JoinCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JoinCode(…)")
    }
}

impl Tables {
    /// Another join code: the one before opens nothing any more.
    pub async fn renew_join_code(&self, host: &Host, body: &JsonBody) -> Result<Done, Problem> {
        let code = JoinCode::new()?;
        let decide = |loaded: &Loaded| {
            loaded.admit(Some(&host.pass))?;
            let Nothing {} = body.parse()?;
            match loaded.table.status() {
                Status::Finished => return Err(finished()),
                Status::Playing => return Err(already_started()),
                Status::Open if loaded.table.listed => return Err(not_private()),
                Status::Open => {}
            }
            let mut table = loaded.table.clone();
            table.join_code = Some(code.clone());
            let fact = Fact::People(People::JoinCodeRenewed {});
            Ok(Draft::new(table, vec![fact], Onlooker::Host))
        };
        let asked = Asked {
            game: host.game,
            pass: Some(host.pass),
            body,
        };
        self.change(asked, &moment()?, decide).await
    }
}

/// Says no more to whoever tries codes.
pub(crate) fn wrong_join_code() -> Problem {
    let detail = "This game is private: its join code, `code`, is missing or wrong.";
    Problem::new(Code::WrongJoinCode, detail).at("/code")
}

fn not_private() -> Problem {
    let detail = "This game is public: whoever finds it may take a seat, without a join code.";
    Problem::new(Code::NotPrivate, detail)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn codes_are_told_in_groups_and_read_in_any_spelling() {
        let code = JoinCode("K7QM2XWDF".to_owned());
        assert_eq!(code.to_string(), "K7Q-M2X-WDF");
        for typed in [
            "K7Q-M2X-WDF",
            "k7qm2xwdf",
            " k7q m2x\u{a0}wdf ",
            "--K7Q--M2X-WD-F",
        ] {
            assert!(code.is(typed), "{typed}");
        }
        for typed in ["", "K7QM2XWD", "K7QM2XWDFF", "K7QM2XWDG", "K7QM2XWD\u{17f}"] {
            assert!(!code.is(typed), "{typed}");
        }
        assert!(!format!("{code:?}").contains("K7Q"));
    }

    #[test]
    fn a_code_has_forty_bits_and_no_letter_that_looks_like_another() {
        assert!((LETTERS.len() as u64).pow(LENGTH as u32) > 1 << 40);
        let letters: BTreeSet<_> = LETTERS.iter().collect();
        assert_eq!(letters.len(), LETTERS.len());
        assert!(!LETTERS.iter().any(|letter| b"0O1IL".contains(letter)));
        let mut seen = BTreeSet::new();
        for _ in 0..200 {
            let code = JoinCode::new().unwrap();
            assert_eq!(code.0.len(), LENGTH);
            assert!(code.0.bytes().all(|letter| LETTERS.contains(&letter)));
            assert!(seen.insert(code.0), "the same code twice");
        }
    }

    #[test]
    fn every_letter_is_as_likely() {
        for wanted in LETTERS {
            let bytes = (0..=u8::MAX).filter_map(letter);
            let count = bytes
                .filter(|letter| *letter == char::from(*wanted))
                .count();
            assert_eq!(count, 9);
        }
    }
}
