//! Answers and their headers.

use actix_web::body::BoxBody;
use actix_web::http::{StatusCode, header};
use actix_web::{HttpRequest, HttpResponse, Responder};
use serde::Serialize;

use crate::incoming::VARY;
use crate::language::Language;
use crate::once::REPLAYED;
use crate::problem::Problem;

/// A JSON answer.
pub struct Reply<T> {
    status: StatusCode,
    headers: Vec<(header::HeaderName, String)>,
    body: T,
}

impl<T> Reply<T> {
    /// 200.
    pub fn ok(body: T) -> Reply<T> {
        Reply {
            status: StatusCode::OK,
            headers: Vec::new(),
            body,
        }
    }

    /// 201, with the address of what was made.
    pub fn created(location: String, body: T) -> Reply<T> {
        let mut reply = Reply::ok(body).with(header::LOCATION, location);
        reply.status = StatusCode::CREATED;
        reply
    }

    /// With the version of the game.
    pub fn version(self, version: u64) -> Reply<T> {
        self.with(header::ETAG, format!("\"{version}\""))
    }

    /// With the language of its texts.
    pub fn language(self, language: Language) -> Reply<T> {
        self.with(header::CONTENT_LANGUAGE, language.tag().to_owned())
    }

    /// Says so if this is the answer to a request that has been answered before.
    pub fn replayed(self, is_replay: bool) -> Reply<T> {
        if is_replay {
            self.with(header::HeaderName::from_static(REPLAYED), "true".to_owned())
        } else {
            self
        }
    }

    /// With the address of the next page, if there is one.
    pub fn next_page(self, address: Option<String>) -> Reply<T> {
        match address {
            Some(address) => self.with(header::LINK, format!("<{address}>; rel=\"next\"")),
            None => self,
        }
    }

    fn with(mut self, name: header::HeaderName, value: String) -> Reply<T> {
        self.headers.push((name, value));
        self
    }
}

impl<T: Serialize> Responder for Reply<T> {
    type Body = BoxBody;

    fn respond_to(self, _: &HttpRequest) -> HttpResponse {
        let body = match serde_json::to_vec(&self.body) {
            Ok(body) => body,
            Err(error) => return HttpResponse::from_error(Problem::internal(error)),
        };
        let mut response = HttpResponse::build(self.status);
        response
            .content_type("application/json")
            .insert_header((header::CACHE_CONTROL, "private, no-cache"))
            .insert_header((header::VARY, VARY));
        for (name, value) in self.headers {
            response.insert_header((name, value));
        }
        response.body(body)
    }
}

/// 304: the caller has this version.
pub fn not_modified(version: u64) -> HttpResponse {
    HttpResponse::NotModified()
        .insert_header((header::ETAG, format!("\"{version}\"")))
        .insert_header((header::CACHE_CONTROL, "private, no-cache"))
        .insert_header((header::VARY, VARY))
        .finish()
}
