//! The table of problems.

use actix_web::http::StatusCode;

use crate::language::Language;

macro_rules! codes {
    ($($name:ident $code:literal $status:ident)*) => {
        /// Which problem it is; `problems.ftl` of each language says what it means.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum Code {
            $(#[doc = concat!("`", $code, "`")] $name,)*
        }

        impl Code {
            /// Every code there is.
            pub const ALL: &'static [Code] = &[$(Code::$name),*];

            /// The code as clients see it.
            pub fn as_str(self) -> &'static str {
                match self { $(Code::$name => $code),* }
            }

            /// The HTTP status that goes with it.
            pub fn status(self) -> StatusCode {
                match self { $(Code::$name => StatusCode::$status),* }
            }
        }
    };
}

codes! {
    BadRequest "bad_request" BAD_REQUEST
    TokenMissing "token_missing" UNAUTHORIZED
    InvalidToken "invalid_token" UNAUTHORIZED
    Forbidden "forbidden" FORBIDDEN
    WrongJoinCode "wrong_join_code" FORBIDDEN
    NoSpectators "no_spectators" FORBIDDEN
    NotFound "not_found" NOT_FOUND
    MethodNotAllowed "method_not_allowed" METHOD_NOT_ALLOWED
    TooSlow "too_slow" REQUEST_TIMEOUT
    TooLarge "too_large" PAYLOAD_TOO_LARGE
    UriTooLong "uri_too_long" URI_TOO_LONG
    UnsupportedMediaType "unsupported_media_type" UNSUPPORTED_MEDIA_TYPE
    NotYourTurn "not_your_turn" CONFLICT
    GameFull "game_full" CONFLICT
    SeatsOpen "seats_open" CONFLICT
    NameTaken "name_taken" CONFLICT
    SeatEmpty "seat_empty" CONFLICT
    SeatLost "seat_lost" CONFLICT
    AlreadyStarted "already_started" CONFLICT
    NotStarted "not_started" CONFLICT
    MisdealMoment "misdeal_moment" CONFLICT
    TooManyMisdeals "too_many_misdeals" CONFLICT
    EntropyClosed "entropy_closed" CONFLICT
    EntropyAdded "entropy_added" CONFLICT
    NotFinished "not_finished" CONFLICT
    NoRematch "no_rematch" CONFLICT
    NotPrivate "not_private" CONFLICT
    Finished "finished" CONFLICT
    StaleVersion "stale_version" PRECONDITION_FAILED
    IdempotencyKeyReused "idempotency_key_reused" UNPROCESSABLE_ENTITY
    UnknownRuleset "unknown_ruleset" UNPROCESSABLE_ENTITY
    InvalidRuleset "invalid_ruleset" UNPROCESSABLE_ENTITY
    PlayersOutOfRange "players_out_of_range" UNPROCESSABLE_ENTITY
    InvalidDeck "invalid_deck" UNPROCESSABLE_ENTITY
    InvalidName "invalid_name" UNPROCESSABLE_ENTITY
    IllegalAction "illegal_action" UNPROCESSABLE_ENTITY
    WrongAction "wrong_action" UNPROCESSABLE_ENTITY
    CardNotHeld "card_not_held" UNPROCESSABLE_ENTITY
    MustFollow "must_follow" UNPROCESSABLE_ENTITY
    SuitBarred "suit_barred" UNPROCESSABLE_ENTITY
    LeadNotLowest "lead_not_lowest" UNPROCESSABLE_ENTITY
    LeadNotLongest "lead_not_longest" UNPROCESSABLE_ENTITY
    StakeTotal "stake_total" UNPROCESSABLE_ENTITY
    StakeSpace "stake_space" UNPROCESSABLE_ENTITY
    SayDouble "say_double" UNPROCESSABLE_ENTITY
    NoDouble "no_double" UNPROCESSABLE_ENTITY
    BidRange "bid_range" UNPROCESSABLE_ENTITY
    CutRange "cut_range" UNPROCESSABLE_ENTITY
    ThrowIn "throw_in" UNPROCESSABLE_ENTITY
    HoldsBoodle "holds_boodle" UNPROCESSABLE_ENTITY
    TooExpensive "too_expensive" UNPROCESSABLE_ENTITY
    MisdealNever "misdeal_never" UNPROCESSABLE_ENTITY
    TooManyRequests "too_many_requests" TOO_MANY_REQUESTS
    TooManyStreams "too_many_streams" TOO_MANY_REQUESTS
    Internal "internal" INTERNAL_SERVER_ERROR
    DatabaseUnavailable "database_unavailable" SERVICE_UNAVAILABLE
    ShuttingDown "shutting_down" SERVICE_UNAVAILABLE
    DiskFull "disk_full" INSUFFICIENT_STORAGE
}

impl Code {
    /// The code with this name.
    pub fn named(name: &str) -> Option<Code> {
        Code::ALL.iter().copied().find(|code| code.as_str() == name)
    }

    /// A few words.
    pub fn title(self, language: Language) -> String {
        language.word(&self.title_id())
    }

    /// What it means and what to do about it.
    pub fn meaning(self, language: Language) -> String {
        language.word(&self.meaning_id())
    }

    fn title_id(self) -> String {
        format!("problem-{}", self.as_str())
    }

    fn meaning_id(self) -> String {
        format!("problem-{}-meaning", self.as_str())
    }

    /// The code for a refusal of the framework, of which only the status is known.
    pub fn for_status(status: StatusCode) -> Code {
        match status {
            StatusCode::UNAUTHORIZED => Code::InvalidToken,
            StatusCode::FORBIDDEN => Code::Forbidden,
            StatusCode::NOT_FOUND => Code::NotFound,
            StatusCode::METHOD_NOT_ALLOWED => Code::MethodNotAllowed,
            StatusCode::PAYLOAD_TOO_LARGE => Code::TooLarge,
            StatusCode::URI_TOO_LONG => Code::UriTooLong,
            StatusCode::UNSUPPORTED_MEDIA_TYPE => Code::UnsupportedMediaType,
            status if status.is_client_error() => Code::BadRequest,
            _ => Code::Internal,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_problem_is_told_in_every_language() {
        for language in Language::ALL {
            let mut titles = BTreeSet::new();
            for code in Code::ALL {
                for id in [code.title_id(), code.meaning_id()] {
                    let text = language.word_if_any(&id);
                    let text = text.unwrap_or_else(|| panic!("{} lacks {id}", language.tag()));
                    assert!(!text.contains(['<', '&']), "{text}");
                    assert_eq!(text.matches('`').count() % 2, 0, "{text}");
                }
                let title = code.title(language);
                assert!(titles.insert(title), "{} twice", code.title(language));
            }
        }
    }

    #[test]
    fn codes_are_told_apart() {
        for (n, code) in Code::ALL.iter().enumerate() {
            assert_eq!(Code::named(code.as_str()), Some(*code), "{n}");
            assert!(!code.status().is_success());
        }
    }
}
