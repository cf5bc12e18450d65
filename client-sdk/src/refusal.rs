//! Why the server said no.

use crate::{Error, types::Problem};

/// What the server says in an error.
pub trait Refusal {
    /// The problem, if the error is an answer of the server.
    fn problem(&self) -> Option<&Problem>;

    /// The stable code of the problem, to tell problems apart: `not_your_turn`, `name_taken`.
    fn code(&self) -> Option<&str> {
        self.problem().map(|problem| &problem.code[..])
    }
}

impl Refusal for Error<Problem> {
    fn problem(&self) -> Option<&Problem> {
        match self {
            Error::ErrorResponse(answer) => Some(answer),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use reqwest::{StatusCode, header::HeaderMap};
    use serde_json::json;

    use super::*;
    use crate::ResponseValue;

    #[test]
    fn the_code_is_that_of_the_problem() {
        let problem: Problem = serde_json::from_value(json!({
            "type": "/problems/not_your_turn",
            "code": "not_your_turn",
            "title": "Not your turn",
            "status": 409,
            "detail": "It is not the turn of seat 2.",
        }))
        .expect("a problem");
        let answer = ResponseValue::new(problem, StatusCode::CONFLICT, HeaderMap::new());
        let error = Error::ErrorResponse(answer);
        assert_eq!(error.code(), Some("not_your_turn"));
        assert_eq!(error.status(), Some(StatusCode::CONFLICT));
        assert_eq!(Error::InvalidRequest("no".to_owned()).code(), None);
    }
}
