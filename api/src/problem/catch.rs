//! No error leaves with another shape: what the framework refuses, what no route matches, and
//! panics become problems here.

use std::panic::AssertUnwindSafe;

use actix_cors::CorsError;
use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::{ResourceDef, ServiceRequest, ServiceResponse};
use actix_web::http::{Method, StatusCode, header};
use actix_web::middleware::Next;
use actix_web::{Error, HttpRequest, HttpResponse, web::Data};
use futures_util::FutureExt;
use utoipa::openapi::OpenApi;

use super::{Code, Problem};
use crate::language::Language;

/// Longer addresses are refused; ours stay far below.
const LONGEST_URI: usize = 8 * 1024;

/// The middleware around everything that answers. A HEAD is answered like a GET; the server
/// leaves the body out.
pub async fn catch_all(
    mut request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    if uri_length(&request) > LONGEST_URI {
        let problem = Problem::new(
            Code::UriTooLong,
            format!("The address has more than {LONGEST_URI} bytes."),
        );
        let problem = problem.about(request.path(), Language::wanted(&request));
        return Ok(request.into_response(problem.response()));
    }
    if request.method() == Method::HEAD {
        request.head_mut().method = Method::GET;
    }
    // Whoever fails does not give the request back.
    let (address, language) = (request.uri().clone(), Language::wanted(&request));
    let problem = match AssertUnwindSafe(next.call(request)).catch_unwind().await {
        Ok(Ok(response)) => return Ok(shaped(response, language)),
        Ok(Err(error)) => as_problem(&error),
        Err(_) => Problem::internal("a handler panicked"),
    };
    Err(problem.about(address.path(), language).into())
}

fn uri_length(request: &ServiceRequest) -> usize {
    request
        .uri()
        .path_and_query()
        .map_or(0, |path| path.as_str().len())
}

/// An error of ours learns the request it is about, one of the framework becomes ours.
fn shaped(
    response: ServiceResponse<impl MessageBody + 'static>,
    language: Language,
) -> ServiceResponse<BoxBody> {
    let status = response.status();
    if !status.is_client_error() && !status.is_server_error() {
        return response.map_into_boxed_body();
    }
    let problem = response.response().error().and_then(known);
    let problem = problem.unwrap_or_else(|| of_status(status));
    let problem = problem.about(response.request().path(), language);
    let kept = response.headers().clone();
    let mut response = response.into_response(problem.response());
    for (name, value) in kept {
        let is_new = name == header::VARY || !response.headers().contains_key(&name);
        if is_new && name != header::CONTENT_LENGTH {
            response.headers_mut().append(name, value);
        }
    }
    response
}

/// An error that says what is wrong.
fn known(error: &Error) -> Option<Problem> {
    let of_origins = || {
        let error = error.as_error::<CorsError>()?;
        let detail = format!("A page of another origin cannot call so: {error}.");
        Some(Problem::new(Code::BadRequest, detail))
    };
    error.as_error::<Problem>().cloned().or_else(of_origins)
}

fn as_problem(error: &Error) -> Problem {
    if let Some(problem) = known(error) {
        return problem;
    }
    let status = error.as_response_error().status_code();
    if status.is_server_error() {
        return Problem::internal(error);
    }
    of_status(status)
}

fn of_status(status: StatusCode) -> Problem {
    let code = Code::for_status(status);
    Problem::new(code, code.meaning(Language::English))
}

/// The methods of every path: of those that are documented, and of pages that are only for browsers.
pub fn methods<'a>(
    document: &'a OpenApi,
    pages: &'a [&str],
) -> impl Iterator<Item = (&'a str, Vec<Method>)> {
    let documented = document.paths.paths.iter().map(|(path, item)| {
        let methods = [
            (Method::GET, item.get.is_some()),
            (Method::HEAD, item.get.is_some()),
            (Method::POST, item.post.is_some()),
            (Method::PUT, item.put.is_some()),
            (Method::PATCH, item.patch.is_some()),
            (Method::DELETE, item.delete.is_some()),
        ];
        let there = methods.into_iter().filter(|(_, there)| *there);
        (path.as_str(), there.map(|(method, _)| method).collect())
    });
    let pages = pages.iter();
    documented.chain(pages.map(|page| (*page, vec![Method::GET, Method::HEAD])))
}

/// Which methods each path knows: the framework registers every method on its own and would call
/// a wrong one "not found".
#[derive(Clone)]
pub struct Allowed(Vec<(ResourceDef, Vec<Method>)>);

impl Allowed {
    /// From the documented paths, and pages that are only for browsers.
    pub fn new(document: &OpenApi, pages: &[&str]) -> Allowed {
        let paths = methods(document, pages);
        let paths = paths.map(|(path, methods)| (ResourceDef::new(path), methods));
        Allowed(paths.collect())
    }

    fn methods(&self, path: &str) -> Option<&[Method]> {
        self.0
            .iter()
            .find(|(pattern, _)| pattern.is_match(path))
            .map(|(_, methods)| methods.as_slice())
    }
}

/// Answers what no route takes.
pub async fn unmatched(
    request: HttpRequest,
    allowed: Data<Allowed>,
) -> Result<HttpResponse, Problem> {
    match allowed.methods(request.path()) {
        Some(methods) => Err(Problem::new(
            Code::MethodNotAllowed,
            format!("{} is not a method of this path.", request.method()),
        )
        .with_allow(methods.to_vec())),
        None => Err(Problem::new(
            Code::NotFound,
            "There is nothing at this path.",
        )),
    }
}
