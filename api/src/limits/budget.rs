//! What kind of call a call is.

use actix_web::http::Method;

/// What callers spend their calls from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Budget {
    /// Changing a game, first of all acting in it.
    Act,
    /// Looking at anything.
    Read,
    /// Opening a stream.
    Stream,
    /// Making games, and judging rulesets, which costs as much.
    Create,
}

impl Budget {
    /// As the headers name it.
    pub fn as_str(self) -> &'static str {
        match self {
            Budget::Act => "act",
            Budget::Read => "read",
            Budget::Stream => "stream",
            Budget::Create => "create",
        }
    }

    /// The budget of a call. Those who watch over the server are not limited.
    pub fn of(method: &Method, path: &str) -> Option<Budget> {
        if matches!(path, "/healthz" | "/readyz") {
            return None;
        }
        let reads = matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS);
        Some(match (reads, path) {
            (true, path) if path.ends_with("/stream") => Budget::Stream,
            (true, _) => Budget::Read,
            (false, "/v1/games" | "/v1/rulesets/validate") => Budget::Create,
            (false, path) if path.ends_with("/rematch") => Budget::Create,
            (false, _) => Budget::Act,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_have_their_budgets() {
        for (method, path, budget) in [
            (Method::POST, "/v1/games", Some(Budget::Create)),
            (Method::POST, "/v1/games/1/rematch", Some(Budget::Create)),
            (Method::POST, "/v1/rulesets/validate", Some(Budget::Create)),
            (Method::GET, "/v1/games", Some(Budget::Read)),
            (Method::HEAD, "/v1/games/1", Some(Budget::Read)),
            (Method::GET, "/v1/games/1/events", Some(Budget::Read)),
            (Method::GET, "/v1/games/1/stream", Some(Budget::Stream)),
            (Method::POST, "/v1/games/1/actions", Some(Budget::Act)),
            (Method::DELETE, "/v1/games/1/seats/0", Some(Budget::Act)),
            (Method::PATCH, "/v1/games/1/seats/0", Some(Budget::Act)),
            (Method::GET, "/no/such/page", Some(Budget::Read)),
            (Method::GET, "/healthz", None),
            (Method::GET, "/readyz", None),
        ] {
            assert_eq!(Budget::of(&method, path), budget, "{method} {path}");
        }
    }
}
