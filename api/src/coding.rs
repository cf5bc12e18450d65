//! Which coding an answer has. The framework refuses whoever takes neither its codings nor none of them; here he is
//! answered without one, as RFC 9110 (12.5.3) lets a server do: what he asked for is of more use than a refusal.

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{
    ACCEPT_ENCODING, AcceptEncoding, HeaderMap, HeaderValue, Quality, TryIntoHeaderValue, VARY,
};
use actix_web::middleware::Next;
use actix_web::{Error, HttpMessage};

/// The middleware around the one that compresses.
pub async fn never_refused(
    mut request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let accepted = request.get_header::<AcceptEncoding>();
    if let Some(AcceptEncoding(mut codings)) = accepted
        && codings.iter().any(|coding| coding.quality == Quality::ZERO)
    {
        // What is not listed is not chosen, and without a word about "none" that is always there to be chosen.
        codings.retain(|coding| coding.quality != Quality::ZERO);
        let headers = request.headers_mut();
        match AcceptEncoding(codings).try_into_value() {
            Ok(left) if !left.is_empty() => headers.insert(ACCEPT_ENCODING, left),
            _ => headers.remove(ACCEPT_ENCODING),
        };
    }
    let mut response = next.call(request).await?;
    told(response.headers_mut());
    Ok(response)
}

/// Says that another caller may be answered in another coding, unless that is said.
fn told(headers: &mut HeaderMap) {
    let is_told = headers.get_all(VARY).any(|value| {
        let mut names = value.as_bytes().split(|byte| *byte == b',');
        names.any(|name| {
            name.trim_ascii()
                .eq_ignore_ascii_case(ACCEPT_ENCODING.as_str().as_bytes())
        })
    });
    if !is_told {
        headers.append(VARY, HeaderValue::from_static("Accept-Encoding"));
    }
}
