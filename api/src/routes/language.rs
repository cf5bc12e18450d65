//! In which language a caller wants to read.

use actix_web::HttpRequest;
use actix_web::http::header::ACCEPT_LANGUAGE;

/// The languages that rulesets have names in, the usual one first.
const KNOWN: [&str; 3] = ["en", "de", "nl"];

/// The language that a caller likes best among those there are.
pub fn wanted(request: &HttpRequest) -> &'static str {
    let header = request.headers().get(ACCEPT_LANGUAGE);
    header
        .and_then(|header| header.to_str().ok())
        .map_or(KNOWN[0], best)
}

/// Ranges with a weight, RFC 9110; of equal weights the first. `de-AT` is content with `de`.
fn best(header: &str) -> &'static str {
    let mut best = (KNOWN[0], 0.0);
    for range in header.split(',') {
        let mut parts = range.split(';').map(str::trim);
        let tag = parts.next().unwrap_or_default();
        let primary = tag.split('-').next().unwrap_or_default();
        let weight = parts.find_map(|part| part.strip_prefix("q="));
        let weight = weight.map_or(1.0, |weight| weight.parse().unwrap_or(0.0));
        let known = KNOWN
            .iter()
            .find(|known| primary == "*" || primary.eq_ignore_ascii_case(known));
        if let Some(known) = known.filter(|_| weight > best.1) {
            best = (known, weight);
        }
    }
    best.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_header_asks_for() {
        for (header, language) in [
            ("", "en"),
            ("de", "de"),
            ("DE-at", "de"),
            ("fr, nl;q=0.5, de;q=0.8", "de"),
            ("nl;q=0.5, de;q=0.5", "nl"),
            ("*", "en"),
            ("fr", "en"),
            ("de;q=0", "en"),
            ("de;q=much", "en"),
            (";;,,=", "en"),
        ] {
            assert_eq!(best(header), language, "{header}");
        }
    }
}
