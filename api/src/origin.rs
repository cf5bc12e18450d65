//! The preset that a game was made from, as it is stored: an empty text for rules of one's own.

use serde::{Deserialize, Deserializer, Serializer};

/// Out of the stored form.
pub fn read(stored: String) -> Option<String> {
    Some(stored).filter(|preset| !preset.is_empty())
}

/// The stored form.
pub fn written(preset: Option<&str>) -> &str {
    preset.unwrap_or_default()
}

/// As a member of a larger stored form.
pub fn serialize<S: Serializer>(preset: &Option<String>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(written(preset.as_deref()))
}

/// The other way round.
pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    String::deserialize(deserializer).map(read)
}

#[cfg(test)]
mod tests {
    use serde::Serialize;

    use super::*;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Now(#[serde(with = "super")] Option<String>);

    /// Before there were rules of one's own the name was a plain text.
    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Before(String);

    #[test]
    fn what_was_stored_before_is_read() {
        let before = Before("newmarket".to_owned());
        let bytes = postcard::to_stdvec(&before).unwrap();
        let now = Now(Some("newmarket".to_owned()));
        assert_eq!(postcard::from_bytes(&bytes), Ok(now));
        assert_eq!(bytes, b"\x09newmarket");
    }

    #[test]
    fn no_preset_is_an_empty_text() {
        let bytes = postcard::to_stdvec(&Now(None)).unwrap();
        assert_eq!(bytes, [0]);
        assert_eq!(postcard::from_bytes(&bytes), Ok(Now(None)));
    }
}
