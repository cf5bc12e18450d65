//! Bytes as a member of JSON: base64.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serializer};

/// As a text.
pub fn serialize<T: AsRef<[u8]>, S: Serializer>(
    bytes: &T,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&BASE64_STANDARD.encode(bytes))
}

/// The other way round. What is refused is not told: it may be secret.
pub fn deserialize<'de, T: TryFrom<Vec<u8>>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<T, D::Error> {
    let text = String::deserialize(deserializer)?;
    let bytes = BASE64_STANDARD
        .decode(text)
        .map_err(|_| D::Error::custom("base64 is expected"))?;
    T::try_from(bytes).map_err(|_| D::Error::custom("another number of bytes is expected"))
}
