//! The languages that people read: which one a caller wants, and texts in it. Codes, ids and the
//! names of members never change with the language.

mod texts;

use std::convert::Infallible;
use std::future::{Ready, ready};

use actix_web::dev::Payload;
use actix_web::http::header::{AcceptLanguage, Header, Preference, Quality};
use actix_web::{FromRequest, HttpRequest};

pub use texts::Args;

/// A language that every text is written in.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English, where a caller wants none of ours.
    #[default]
    English,
    /// German.
    German,
    /// Dutch.
    Dutch,
}

impl Language {
    /// All of them, the usual one first.
    pub const ALL: [Language; 3] = [Language::English, Language::German, Language::Dutch];

    /// Its tag (BCP 47), as in `Content-Language`.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::Dutch => "nl",
        }
    }

    /// The language that the caller of a request likes best among ours. `de-AT` is content with `de`.
    pub fn wanted(request: &HttpRequest) -> Language {
        let Ok(AcceptLanguage(ranges)) = AcceptLanguage::parse(request) else {
            return Language::default();
        };
        // Of equal weights the first.
        let mut best = (Language::default(), Quality::ZERO);
        for range in &ranges {
            let weight = range.quality;
            let known = match &range.item {
                Preference::Any => Some(Language::default()),
                Preference::Specific(tag) => Language::ALL
                    .into_iter()
                    .find(|known| tag.primary_language().eq_ignore_ascii_case(known.tag())),
            };
            if let Some(known) = known.filter(|_| weight > best.1) {
                best = (known, weight);
            }
        }
        best.0
    }

    /// A text of `api/languages` in this language. One that is missing shows its id; the tests
    /// see to it that none is.
    pub fn say(self, id: &str, args: &Args<'_>) -> String {
        texts::say(self, id, Some(args))
    }

    /// A text without variables.
    pub fn word(self, id: &str) -> String {
        texts::say(self, id, None)
    }
}

impl FromRequest for Language {
    type Error = Infallible;
    type Future = Ready<Result<Language, Infallible>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(Ok(Language::wanted(request)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use actix_web::test::TestRequest;

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
            let request = TestRequest::default().insert_header(("accept-language", header));
            let wanted = Language::wanted(&request.to_http_request());
            assert_eq!(wanted.tag(), language, "{header}");
        }
        let silent = TestRequest::default().to_http_request();
        assert_eq!(Language::wanted(&silent), Language::English);
    }
}
