//! Everything that can go wrong for a caller: one enum, one table. A code exists only if a client
//! would act on it.

mod body;
mod catch;
pub mod responses;
mod table;

use std::fmt;

use actix_web::http::{Method, StatusCode};
use boodle_engine::{Action, Fault};

use crate::language::Language;
use crate::outage;

pub use body::Body;
pub use catch::{Allowed, catch_all, methods, unmatched};
pub use table::Code;

/// An answer that is not what was asked for. `detail` is written for the caller; what only the
/// operator may know goes to the log.
#[derive(Debug, Clone)]
pub struct Problem {
    code: Code,
    detail: String,
    members: Box<Members>,
}

/// What a problem carries besides its code and sentence.
#[derive(Debug, Clone, Default)]
struct Members {
    legal_actions: Option<Vec<Action>>,
    version: Option<u64>,
    pointer: Option<String>,
    faults: Option<Vec<Fault>>,
    allow: Vec<Method>,
    retry_after: Option<u32>,
    asked: Option<Asked>,
}

/// What a problem has to know of the request that it answers.
#[derive(Debug, Clone)]
struct Asked {
    path: String,
    language: Language,
}

impl Problem {
    /// A problem with a sentence that says what is wrong this time.
    pub fn new(code: Code, detail: impl Into<String>) -> Problem {
        Problem {
            code,
            detail: detail.into(),
            members: Box::default(),
        }
    }

    /// Something broke that is not the caller's doing; `why` is only logged.
    pub fn internal(why: impl fmt::Display) -> Problem {
        tracing::error!(%why, "internal error");
        Problem::new(Code::Internal, "Something went wrong on the server.")
    }

    /// With what the seat may do instead.
    pub fn with_legal_actions(mut self, actions: Vec<Action>) -> Problem {
        self.members.legal_actions = Some(actions);
        self
    }

    /// With the current version of the game.
    pub fn with_version(mut self, version: u64) -> Problem {
        self.members.version = Some(version);
        self
    }

    /// With the place in the request that is wrong, as a JSON Pointer.
    pub fn at(mut self, pointer: impl Into<String>) -> Problem {
        self.members.pointer = Some(pointer.into());
        self
    }

    /// With every objection at once.
    pub fn with_faults(mut self, faults: Vec<Fault>) -> Problem {
        self.members.faults = Some(faults);
        self
    }

    /// With the methods that the resource knows.
    pub fn with_allow(mut self, methods: Vec<Method>) -> Problem {
        self.members.allow = methods;
        self
    }

    /// With the seconds after which to try again.
    pub fn with_retry_after(mut self, seconds: u32) -> Problem {
        self.members.retry_after = Some(seconds);
        self
    }

    /// With the path of the request, and the language of its caller.
    pub(crate) fn about(mut self, path: &str, language: Language) -> Problem {
        let path = path.to_owned();
        self.members.asked = Some(Asked { path, language });
        self
    }

    /// What is wrong this time.
    #[cfg(test)]
    pub(crate) fn detail(&self) -> &str {
        &self.detail
    }

    /// The place that is wrong, where it is known.
    #[cfg(test)]
    pub(crate) fn pointer(&self) -> Option<&str> {
        self.members.pointer.as_deref()
    }

    /// Every objection.
    #[cfg(test)]
    pub(crate) fn faults(&self) -> &[Fault] {
        self.members.faults.as_deref().unwrap_or_default()
    }

    /// Which problem it is.
    pub fn code(&self) -> Code {
        self.code
    }

    fn status(&self) -> StatusCode {
        self.code.status()
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.code.as_str(), self.detail)
    }
}

impl std::error::Error for Problem {}

impl From<crate::store::StoreError> for Problem {
    fn from(error: crate::store::StoreError) -> Problem {
        use crate::store::StoreError as E;
        match &error {
            E::Damaged(_) => tracing::error!(%error, "the store failed"),
            E::Full(_) => outage::error("the store is full", &error),
            E::Unavailable(_) | E::Unsettled(_) => outage::error("the store failed", &error),
        }
        match error {
            E::Unavailable(_) => Problem::new(
                Code::DatabaseUnavailable,
                "The database cannot be reached; nothing was changed.",
            ),
            E::Unsettled(_) => Problem::new(
                Code::DatabaseUnavailable,
                "The database was lost in the middle of this, and whether it was done is not known: look, \
                 or send the same call again with the same Idempotency-Key.",
            ),
            E::Damaged(why) => Problem::internal(why),
            E::Full(_) => Problem::new(
                Code::DiskFull,
                "The server has no room left; nothing was changed.",
            ),
        }
    }
}
