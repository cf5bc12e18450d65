//! The version of a game that an answer shows.

use reqwest::header::ETAG;

use crate::ResponseValue;

/// What an answer says about the version of its game.
pub trait Versioned {
    /// The version in `ETag`.
    ///
    /// Sent back in quotes as `if_match` it refuses an action when the game has moved on
    /// (`stale_version`). As `if_none_match` it spares an answer that says nothing new: the call
    /// is then an error whose [`status`](crate::Error::status) is 304.
    fn version(&self) -> Option<u64>;
}

impl<T> Versioned for ResponseValue<T> {
    fn version(&self) -> Option<u64> {
        let tag = self.headers().get(ETAG)?.to_str().ok()?;
        // An intermediary that compresses makes the tag a weak one.
        tag.trim_start_matches("W/").trim_matches('"').parse().ok()
    }
}

#[cfg(test)]
mod tests {
    use reqwest::{StatusCode, header::HeaderMap};

    use super::*;

    #[test]
    fn the_version_is_the_tag() {
        let version = |tag: &'static str| {
            let headers = HeaderMap::from_iter([(ETAG, tag.parse().expect("a header"))]);
            ResponseValue::new((), StatusCode::OK, headers).version()
        };
        assert_eq!(version("\"7\""), Some(7));
        assert_eq!(version("W/\"7\""), Some(7));
        assert_eq!(version("\"abc\""), None);
        assert_eq!(
            ResponseValue::new((), StatusCode::OK, HeaderMap::new()).version(),
            None
        );
    }
}
