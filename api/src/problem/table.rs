//! The table of problems.

use actix_web::http::StatusCode;

macro_rules! codes {
    ($($name:ident $code:literal $status:ident $title:literal $explanation:literal)*) => {
        /// Which problem it is.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum Code {
            $(#[doc = $explanation] $name,)*
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

            /// A few words.
            pub fn title(self) -> &'static str {
                match self { $(Code::$name => $title),* }
            }

            /// What it means and what to do about it.
            pub fn explanation(self) -> &'static str {
                match self { $(Code::$name => $explanation),* }
            }
        }
    };
}

codes! {
    BadRequest "bad_request" BAD_REQUEST "Bad request"
        "The request cannot be parsed or has the wrong form: broken JSON, an unknown or missing member, a card that does not exist, a number that is negative, fractional or too large, a bad cursor. `pointer` names the place where it is known. Correct the request; the same request will never work."
    TokenMissing "token_missing" UNAUTHORIZED "Token missing"
        "This call needs the token of a seat or of the host. Send it as `Authorization: Bearer TOKEN`."
    InvalidToken "invalid_token" UNAUTHORIZED "Invalid token"
        "The token is not one of ours, was changed, has expired, or was replaced by a newer one. Use the token that the newest answer of `POST /v1/games` or `POST /v1/games/{id}/seats` gave; it is valid for 90 days. Without a token a game can still be watched."
    Forbidden "forbidden" FORBIDDEN "Not allowed with this token"
        "The token is good, but for another game, another seat or another role. A token opens one seat of one game and nothing else."
    NotFound "not_found" NOT_FOUND "Not found"
        "There is nothing here: the path or the id is wrong, or the game has been removed."
    MethodNotAllowed "method_not_allowed" METHOD_NOT_ALLOWED "Method not allowed"
        "The path exists, but not with this method. The header `Allow` lists the methods it knows."
    TooSlow "too_slow" REQUEST_TIMEOUT "Body too slow"
        "The body of the request did not arrive in time. Nothing was changed; send the request again."
    TooLarge "too_large" PAYLOAD_TOO_LARGE "Body too large"
        "The body is larger than any sensible request. Send less."
    UriTooLong "uri_too_long" URI_TOO_LONG "Address too long"
        "The address is longer than any address of this server."
    UnsupportedMediaType "unsupported_media_type" UNSUPPORTED_MEDIA_TYPE "Not JSON"
        "Bodies are JSON. Send `Content-Type: application/json`."
    NotYourTurn "not_your_turn" CONFLICT "Not your turn"
        "The seat is not among those that may act now. Wait until the view's `to_act` names it."
    GameFull "game_full" CONFLICT "Game full"
        "Every seat of the game is taken. Look for another game in the lobby."
    SeatsOpen "seats_open" CONFLICT "Seats still open"
        "The game cannot start while a seat is open. Wait until every seat is taken."
    NameTaken "name_taken" CONFLICT "Name taken"
        "Somebody in this game has this name, or one that differs only in case. Choose another."
    AlreadyStarted "already_started" CONFLICT "Already started"
        "The game has begun: seats are closed and it cannot be started again."
    NotStarted "not_started" CONFLICT "Not started"
        "The game has not begun. The host starts it."
    Finished "finished" CONFLICT "Game over"
        "The game is over; nothing more can happen in it."
    StaleVersion "stale_version" PRECONDITION_FAILED "The game has moved on"
        "`If-Match` names an older version than `version`. Read the view again and decide anew."
    UnknownRuleset "unknown_ruleset" UNPROCESSABLE_ENTITY "Unknown ruleset"
        "There is no ruleset with this id. `GET /v1/rulesets` lists those there are."
    InvalidRuleset "invalid_ruleset" UNPROCESSABLE_ENTITY "Rules that do not work"
        "The ruleset contradicts itself, or asks for something that is not built. `faults` lists every objection, each with the place it is about."
    PlayersOutOfRange "players_out_of_range" UNPROCESSABLE_ENTITY "Wrong number of seats"
        "The ruleset cannot be played by so many. `GET /v1/rulesets/{id}` tells the least and the most."
    InvalidName "invalid_name" UNPROCESSABLE_ENTITY "Not a name"
        "A name has 1 to 40 characters after trimming, at least one of them visible, and no control or bidirectional characters."
    IllegalAction "illegal_action" UNPROCESSABLE_ENTITY "Against the rules"
        "The action is against the rules of the game. `legal_actions` lists what the seat may do."
    WrongAction "wrong_action" UNPROCESSABLE_ENTITY "Another action is asked"
        "It is the seat's turn, but something else is asked of it now. `legal_actions` lists what."
    CardNotHeld "card_not_held" UNPROCESSABLE_ENTITY "Card not in the hand"
        "A seat can only play cards of its own hand."
    MustFollow "must_follow" UNPROCESSABLE_ENTITY "The next card is due"
        "A sequence goes on with the next higher card of its suit; whoever holds it plays it."
    SuitBarred "suit_barred" UNPROCESSABLE_ENTITY "Suit barred"
        "The suit has just stopped, and the rules ask for another one while the hand has it."
    LeadNotLowest "lead_not_lowest" UNPROCESSABLE_ENTITY "Not the lowest card"
        "The rules ask for the lowest card of a suit, or of the hand, as a lead."
    LeadNotLongest "lead_not_longest" UNPROCESSABLE_ENTITY "Not the longest suit"
        "The rules ask for a lead from the longest suit of the hand."
    StakeTotal "stake_total" UNPROCESSABLE_ENTITY "Stake of the wrong size"
        "A stake distributes exactly `limits.stake.total` chips."
    StakeSpace "stake_space" UNPROCESSABLE_ENTITY "Space takes no stakes"
        "Chips can only be staked on the spaces of `limits.stake.on`."
    SayDouble "say_double" UNPROCESSABLE_ENTITY "Double or not?"
        "The rules let the dealer choose to ante double, so the deal must say `double`."
    NoDouble "no_double" UNPROCESSABLE_ENTITY "No choice to double"
        "The rules do not let the dealer choose to ante double; leave `double` out."
    BidRange "bid_range" UNPROCESSABLE_ENTITY "Bid out of range"
        "A bid has to lie within `limits.bid`: more than the last one, and no more than the seat has."
    CutRange "cut_range" UNPROCESSABLE_ENTITY "Cut out of range"
        "The pack is cut within `limits.cut`."
    ThrowIn "throw_in" UNPROCESSABLE_ENTITY "Wrong cards thrown in"
        "For the dead hand `limits.exchange` different cards of the hand are thrown in; where there is no such limit the whole hand is, and no cards are named."
    HoldsBoodle "holds_boodle" UNPROCESSABLE_ENTITY "Holds a boodle card"
        "These rules bar a player who holds a boodle card from the dead hand."
    TooExpensive "too_expensive" UNPROCESSABLE_ENTITY "Not enough chips"
        "The price is more than the seat has."
    Internal "internal" INTERNAL_SERVER_ERROR "Server error"
        "Something broke on the server. It has been logged. Read the view to see whether the change was made."
    DatabaseUnavailable "database_unavailable" SERVICE_UNAVAILABLE "Database out of reach"
        "The database does not answer. Nothing was changed; try again after `Retry-After` seconds."
    DiskFull "disk_full" INSUFFICIENT_STORAGE "Disk full"
        "The server has no room to store the change. Nothing was changed; its operator must make room."
}

impl Code {
    /// The code with this name.
    pub fn named(name: &str) -> Option<Code> {
        Code::ALL.iter().copied().find(|code| code.as_str() == name)
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
    use super::*;

    #[test]
    fn codes_are_told_apart() {
        for (n, code) in Code::ALL.iter().enumerate() {
            assert_eq!(Code::named(code.as_str()), Some(*code), "{n}");
            assert!(!code.status().is_success());
        }
    }
}
