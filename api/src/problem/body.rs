//! A problem as it is sent, RFC 9457.

use actix_web::http::{StatusCode, header};
use actix_web::{HttpResponse, ResponseError, body::BoxBody};
use boodle_engine::{Action, Fault};
use serde::Serialize;
use utoipa::ToSchema;

use super::{Code, Problem};
use crate::incoming::VARY;
use crate::language::Language;

/// Seconds after which a caller should try again when the database is out of reach, or the server ends.
const RETRY_AFTER: u32 = 1;

/// What went wrong, as `application/problem+json`. Tell problems apart by `code`.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Problem)]
pub struct Body {
    /// URI of the page that explains the problem, relative to this server.
    #[schema(example = "/problems/not_your_turn")]
    r#type: String,
    /// Stable name of the problem, the last segment of `type`. New ones may be added.
    #[schema(example = "not_your_turn")]
    code: &'static str,
    /// The problem in a few words, always the same for a code, in the language that
    /// `Accept-Language` likes best; `Content-Language` tells which.
    #[schema(example = "Not your turn", extensions(("x-localized" = json!(true))))]
    title: String,
    /// The HTTP status, repeated.
    #[schema(minimum = 400, maximum = 599, example = 409)]
    status: u16,
    /// What is wrong this time, in English whatever the language.
    #[schema(example = "It is not the turn of seat 2.")]
    detail: String,
    /// Path of the request that failed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    instance: Option<String>,
    /// With an illegal action: what the seat may do now, as in a view; of a stake, a bid or a cut the
    /// smallest legal choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    legal_actions: Option<Vec<Action>>,
    /// With a stale `If-Match`: the current version of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    version: Option<u64>,
    /// JSON Pointer to the place in the request that is wrong, where it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pointer: Option<String>,
    /// With rules that do not work, or whose form is wrong (the first sixteen then): every objection,
    /// with its place in the ruleset, whether it was sent whole or as overrides.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    faults: Option<Vec<Fault>>,
}

/// Seconds after which a stream is closed whose client has gone.
const STREAMS_FREED: u32 = 30;

impl Problem {
    /// The answer.
    pub(super) fn response(&self) -> HttpResponse {
        let asked = self.members.asked.as_ref();
        let language = asked.map_or_else(Language::default, |asked| asked.language);
        let mut response = HttpResponse::build(self.status());
        response
            .insert_header((header::CACHE_CONTROL, "no-store"))
            .insert_header((header::CONTENT_LANGUAGE, language.tag()));
        // What is answered before the request is known is answered anew when it is.
        if asked.is_some() {
            response.insert_header((header::VARY, VARY));
        }
        match self.code {
            Code::TokenMissing => response.insert_header((header::WWW_AUTHENTICATE, "Bearer")),
            Code::InvalidToken => {
                response.insert_header((header::WWW_AUTHENTICATE, "Bearer error=\"invalid_token\""))
            }
            _ => &mut response,
        };
        if let Some(seconds) = self.retry_after() {
            response.insert_header((header::RETRY_AFTER, seconds));
        }
        if !self.members.allow.is_empty() {
            let methods: Vec<_> = self.members.allow.iter().map(|m| m.as_str()).collect();
            response.insert_header((header::ALLOW, methods.join(", ")));
        }
        let body = serde_json::to_vec(&self.body(language)).unwrap_or_default();
        response.content_type("application/problem+json").body(body)
    }

    fn retry_after(&self) -> Option<u32> {
        match self.code {
            Code::TooManyStreams => Some(STREAMS_FREED),
            Code::DatabaseUnavailable | Code::ShuttingDown => Some(RETRY_AFTER),
            _ => self.members.retry_after,
        }
    }

    fn body(&self, language: Language) -> Body {
        let members = &self.members;
        Body {
            r#type: format!("/problems/{}", self.code.as_str()),
            code: self.code.as_str(),
            title: self.code.title(language),
            status: self.status().as_u16(),
            detail: self.detail.clone(),
            instance: members.asked.as_ref().map(|asked| asked.path.clone()),
            legal_actions: members.legal_actions.clone(),
            version: members.version,
            pointer: members.pointer.clone(),
            faults: members.faults.clone(),
        }
    }
}

impl ResponseError for Problem {
    fn status_code(&self) -> StatusCode {
        self.status()
    }

    fn error_response(&self) -> HttpResponse<BoxBody> {
        self.response()
    }
}
