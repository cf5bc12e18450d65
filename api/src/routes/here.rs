//! Where the caller has found this server, so that pages can tell him addresses that work for him.

use std::fmt;
use std::future::{Ready, ready};

use actix_web::dev::Payload;
use actix_web::http::header::HOST;
use actix_web::web::Data;
use actix_web::{FromRequest, HttpRequest};

use crate::forwarded;
use crate::limits::Limits;
use crate::problem::Problem;

const FORWARDED_HOST: &str = "x-forwarded-host";
const FORWARDED_PROTO: &str = "x-forwarded-proto";

/// What a page depends on that tells it.
pub const VARY: &str = "Host, X-Forwarded-Host, X-Forwarded-Proto";

/// Scheme and host as the caller wrote them, `https://games.example`. Only behind proxies of which the
/// server knows what they say of it counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Here(String);

impl Here {
    fn of(request: &HttpRequest, proxies: u8) -> Here {
        let said = |name| said(request, name, proxies);
        let host = said(FORWARDED_HOST).filter(|host| is_host(host));
        let asked = || {
            let header = request
                .headers()
                .get(HOST)
                .and_then(|host| host.to_str().ok());
            header.or_else(|| request.uri().authority().map(|host| host.as_str()))
        };
        let host = host.or_else(|| asked().filter(|host| is_host(host)));
        let host = match host {
            Some(host) => host.to_owned(),
            None => request.app_config().local_addr().to_string(),
        };
        let is_secure = match said(FORWARDED_PROTO) {
            Some(scheme) => scheme.eq_ignore_ascii_case("https"),
            None => request.app_config().secure(),
        };
        let scheme = if is_secure { "https" } else { "http" };
        Here(format!("{scheme}://{host}"))
    }
}

impl fmt::Display for Here {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromRequest for Here {
    type Error = Problem;
    type Future = Ready<Result<Here, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let limits = request.app_data::<Data<Limits>>();
        let proxies = limits.map_or(0, |limits| limits.proxies());
        ready(Ok(Here::of(request, proxies)))
    }
}

/// What the outermost of the proxies has said, or the only one that says anything.
fn said<'a>(request: &'a HttpRequest, name: &str, proxies: u8) -> Option<&'a str> {
    if proxies == 0 {
        return None;
    }
    let hops = forwarded::parts(request.headers(), name);
    let outermost = hops.len().saturating_sub(usize::from(proxies));
    hops.get(outermost).copied().filter(|hop| !hop.is_empty())
}

/// A header is the caller's own: only what a host may look like is shown again.
fn is_host(host: &str) -> bool {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || ".:-[]".contains(c);
    !host.is_empty() && host.chars().all(is_plain)
}

#[cfg(test)]
mod tests {
    use actix_web::http::header::HeaderValue;
    use actix_web::test::TestRequest;

    use super::*;

    fn here(headers: &[(&'static str, &str)], proxies: u8) -> String {
        let request = headers.iter().fold(TestRequest::get(), |request, header| {
            request.append_header(*header)
        });
        Here::of(&request.to_http_request(), proxies).to_string()
    }

    #[test]
    fn as_the_caller_wrote_it() {
        assert_eq!(
            here(&[("host", "games.example:8080")], 0),
            "http://games.example:8080"
        );
        assert_eq!(here(&[("host", "[::1]:8080")], 0), "http://[::1]:8080");
        for odd in ["<script>", "", "a b", "a/b", "a\"b", "$(reboot)"] {
            let told = here(&[("host", odd)], 0);
            // Where the server listens in a test.
            assert_eq!(told, "http://127.0.0.1:8080", "{odd}");
        }
    }

    #[test]
    fn a_proxy_is_believed_if_there_is_one() {
        let headers = [
            ("host", "10.0.0.7:8080"),
            ("x-forwarded-proto", "https"),
            ("x-forwarded-host", "games.example"),
        ];
        assert_eq!(here(&headers, 0), "http://10.0.0.7:8080");
        assert_eq!(here(&headers, 1), "https://games.example");
        assert_eq!(here(&headers[..2], 1), "https://10.0.0.7:8080");
        assert_eq!(here(&headers[..1], 1), "http://10.0.0.7:8080");
        let odd = [
            ("host", "games.example"),
            ("x-forwarded-proto", "javascript"),
        ];
        assert_eq!(here(&odd, 1), "http://games.example");
    }

    #[test]
    fn rubbish_hides_no_proxy() {
        let value = HeaderValue::from_bytes(b"\xff, games.example").unwrap();
        let request = TestRequest::get().insert_header(("host", "10.0.0.7"));
        let request = request.insert_header((FORWARDED_HOST, value));
        let told = Here::of(&request.to_http_request(), 1).to_string();
        assert_eq!(told, "http://games.example");
    }

    #[test]
    fn what_the_caller_says_of_himself_does_not_count() {
        let one = [
            ("host", "games.example"),
            ("x-forwarded-proto", "http"),
            ("x-forwarded-proto", "https"),
        ];
        assert_eq!(here(&one, 1), "https://games.example");
        let two = [
            ("host", "games.example"),
            ("x-forwarded-proto", "http, https, http"),
        ];
        assert_eq!(here(&two, 2), "https://games.example");
    }
}
