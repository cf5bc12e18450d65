//! What the proxies before the server have said of a call. Each of them writes behind what it was sent, so that
//! what stands further to the left than their own words is only what the caller says.

use actix_web::http::header::HeaderMap;

/// The parts of a header, in order. One that nobody can read is an empty text and a part all the same: it must not
/// shift the others, nor hide them.
pub fn parts<'a>(headers: &'a HeaderMap, name: &str) -> Vec<&'a str> {
    let values = headers.get_all(name);
    let parts = values.flat_map(|value| value.as_bytes().split(|byte| *byte == b','));
    parts
        .map(|part| std::str::from_utf8(part).unwrap_or_default().trim())
        .collect()
}

#[cfg(test)]
mod tests {
    use actix_web::http::header::{HeaderName, HeaderValue};

    use super::*;

    #[test]
    fn what_cannot_be_read_stands_for_itself_alone() {
        let mut headers = HeaderMap::new();
        let name = HeaderName::from_static("x-forwarded-for");
        for value in [
            &b"198.51.100.1, \xff\xfe ,,a"[..],
            b"",
            "é, 192.0.2.7\t".as_bytes(),
        ] {
            headers.append(name.clone(), HeaderValue::from_bytes(value).unwrap());
        }
        let parts = parts(&headers, "x-forwarded-for");
        assert_eq!(parts, ["198.51.100.1", "", "", "a", "", "é", "192.0.2.7"]);
    }
}
