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

/// A call, by what it is for.
#[derive(Debug, Clone, Copy)]
pub struct Call<'a> {
    /// How.
    pub method: &'a Method,
    /// Where, as the document writes it.
    pub route: &'a str,
    /// Whether there is such a route, and it takes the method.
    pub is_taken: bool,
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

    /// The budget of a call. Those who watch over the server are not limited, and what reaches no handler has
    /// done no more than to look.
    pub fn of(call: &Call<'_>) -> Option<Budget> {
        if matches!(call.route, "/healthz" | "/readyz") {
            return None;
        }
        if !call.is_taken {
            return Some(Budget::Read);
        }
        let reads = matches!(*call.method, Method::GET | Method::HEAD);
        Some(match (reads, call.route) {
            (true, "/v1/games/{id}/stream") => Budget::Stream,
            (true, _) => Budget::Read,
            (false, "/v1/games" | "/v1/rulesets/validate" | "/v1/games/{id}/rematch") => {
                Budget::Create
            }
            (false, _) => Budget::Act,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::collected;
    use crate::metrics::{Metrics, Routes};
    use crate::routes::docs::PAGES;

    #[test]
    fn calls_have_their_budgets() {
        let document = collected();
        let routes = Routes::new(&document, &PAGES, &Metrics::default());
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
            (Method::GET, "/", Some(Budget::Read)),
            (Method::GET, "/healthz", None),
            (Method::GET, "/readyz", None),
            (Method::DELETE, "/readyz", None),
            // Nothing takes these.
            (Method::GET, "/no/such/page", Some(Budget::Read)),
            (Method::GET, "/no/such/stream", Some(Budget::Read)),
            (Method::POST, "/no/such/rematch", Some(Budget::Read)),
            (Method::PUT, "/v1/games", Some(Budget::Read)),
            (Method::DELETE, "/v1/games", Some(Budget::Read)),
            (Method::POST, "/v1/games/1/stream", Some(Budget::Read)),
            (Method::DELETE, "/v1/games/1/actions", Some(Budget::Read)),
            (Method::OPTIONS, "/v1/games", Some(Budget::Read)),
        ] {
            let place = routes.place(&method, path);
            let call = routes.call(place, &method);
            assert_eq!(Budget::of(&call), budget, "{method} {path}");
        }
    }
}
