//! The languages that people read: which one a caller wants, and texts in it. Codes, ids and the
//! names of members never change with the language.

mod cards;
mod texts;

use std::convert::Infallible;
use std::future::{Ready, ready};

use actix_web::dev::Payload;
use actix_web::http::header::{AcceptLanguage, Header, Preference, Quality};
use actix_web::{FromRequest, HttpMessage, HttpRequest};

pub use texts::{Args, args};

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
    pub fn wanted(request: &impl HttpMessage) -> Language {
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

    /// A text without variables, where there is one.
    pub fn word_if_any(self, id: &str) -> Option<String> {
        texts::has(self, id).then(|| self.word(id))
    }

    /// A list as it stands in a sentence: "a, b and c". All our languages write it alike.
    pub fn list<T: AsRef<str>>(self, items: impl IntoIterator<Item = T>) -> String {
        let mut items = items.into_iter().peekable();
        let mut list = String::new();
        while let Some(item) = items.next() {
            if items.peek().is_some() {
                if !list.is_empty() {
                    list.push_str(", ");
                }
            } else if !list.is_empty() {
                list.push(' ');
                list.push_str(&self.word("list-and"));
                list.push(' ');
            }
            list.push_str(item.as_ref());
        }
        list
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

    #[test]
    fn a_list_ends_with_and() {
        for (items, list) in [
            (&[][..], ""),
            (&["a"], "a"),
            (&["a", "b"], "a und b"),
            (&["a", "b", "c"], "a, b und c"),
        ] {
            assert_eq!(Language::German.list(items), list);
        }
    }
}
