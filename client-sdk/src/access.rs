//! Who is asking, and how patient he is.

use std::{fmt, time::Duration};

use progenitor_client::{ClientHooks, OperationInfo};
use reqwest::header::{ACCEPT_LANGUAGE, AUTHORIZATION, HeaderValue};
use reqwest::{Method, Url};
use uuid::Uuid;

use crate::patience::{self, IDEMPOTENCY_KEY, REPEATS};
use crate::{Client, Error};

/// The call whose answer never ends by itself. It is also resumed by whoever reads it.
const STREAM: &str = "stream_game";

/// What a client shows to be let in, nothing or the token of a seat or a host; the language it
/// wants to be answered in; and how patient it is.
#[derive(Clone)]
pub struct Access {
    pub(crate) token: Option<String>,
    pub(crate) language: Option<String>,
    pub(crate) repeats: u32,
    pub(crate) timeout: Option<Duration>,
}

impl Default for Access {
    fn default() -> Access {
        Access {
            token: None,
            language: None,
            repeats: REPEATS,
            timeout: None,
        }
    }
}

/// Says whether there is a token and not which.
impl fmt::Debug for Access {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.token.is_some() {
            "Access(token)"
        } else {
            "Access(none)"
        })
    }
}

impl Client {
    /// The same client with the token of a seat or a host.
    #[must_use]
    pub fn with_token(&self, token: impl Into<String>) -> Client {
        let token = Some(token.into());
        self.with_access(Access {
            token,
            ..self.inner.clone()
        })
    }

    /// The same client, answered in the language that it likes best among those of the server, in
    /// the form of `Accept-Language`: `de`, or `nl, en;q=0.5`. A call that names a language itself
    /// is not changed.
    #[must_use]
    pub fn with_language(&self, languages: impl Into<String>) -> Client {
        let language = Some(languages.into());
        self.with_access(Access {
            language,
            ..self.inner.clone()
        })
    }

    /// The same client, which repeats a call so often before it tells that it has failed; 4 times
    /// where nothing is said, after waits of 0.1, 0.2, 0.4 and 0.8 s or as long as the server asks.
    ///
    /// Only what is safe to repeat is repeated: calls that read, and those that carry an
    /// `Idempotency-Key`, as every other call but a removal does by itself. A key that is named with
    /// a call is used instead; with it a program may go on after a restart.
    #[must_use]
    pub fn with_repeats(&self, repeats: u32) -> Client {
        self.with_access(Access {
            repeats,
            ..self.inner.clone()
        })
    }

    /// The same client, each attempt of whose calls may take so long from the request to the end of the answer;
    /// where nothing is said a server may take its time as long as it is not silent for 90 seconds.
    ///
    /// Where a call itself asks the server to wait, as `wait` of `list_events` does, that time comes on top. A
    /// stream goes on as long as it likes.
    #[must_use]
    pub fn with_timeout(&self, timeout: Duration) -> Client {
        let timeout = Some(timeout);
        self.with_access(Access {
            timeout,
            ..self.inner.clone()
        })
    }

    fn with_access(&self, access: Access) -> Client {
        Client {
            inner: access,
            ..self.clone()
        }
    }
}

impl ClientHooks<Access> for Client {
    async fn pre<E>(
        &self,
        request: &mut reqwest::Request,
        info: &OperationInfo,
    ) -> Result<(), Error<E>> {
        if let Some(token) = &self.inner.token {
            let mut bearer = HeaderValue::from_str(&format!("Bearer {token}"))?;
            bearer.set_sensitive(true);
            request.headers_mut().insert(AUTHORIZATION, bearer);
        }
        if let Some(language) = &self.inner.language
            && !request.headers().contains_key(ACCEPT_LANGUAGE)
        {
            let language = HeaderValue::from_str(language)?;
            request.headers_mut().insert(ACCEPT_LANGUAGE, language);
        }
        if request.method() == Method::POST && !request.headers().contains_key(IDEMPOTENCY_KEY) {
            let key = HeaderValue::from_str(&Uuid::new_v4().to_string())?;
            request.headers_mut().insert(IDEMPOTENCY_KEY, key);
        }
        if let Some(timeout) = self.inner.timeout
            && info.operation_id != STREAM
        {
            let asked = asked_to_wait(request.url());
            *request.timeout_mut() = Some(timeout.saturating_add(asked));
        }
        Ok(())
    }

    async fn exec(
        &self,
        request: reqwest::Request,
        info: &OperationInfo,
    ) -> reqwest::Result<reqwest::Response> {
        if info.operation_id == STREAM {
            return self.client.execute(request).await;
        }
        patience::send(&self.client, request, self.inner.repeats).await
    }
}

/// How long the call itself lets the server wait.
fn asked_to_wait(url: &Url) -> Duration {
    let mut pairs = url.query_pairs();
    let wait = pairs.find(|(name, _)| name == "wait");
    let seconds = wait.and_then(|(_, seconds)| seconds.parse().ok());
    Duration::from_secs(seconds.unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use reqwest::header::HeaderMap;

    use super::*;
    use crate::connect;

    const INFO: OperationInfo = OperationInfo {
        operation_id: "test",
    };

    async fn authorization(client: &Client) -> Result<Option<HeaderValue>, Error<()>> {
        let request = client.client.get("http://127.0.0.1/").build()?;
        Ok(sent(client, request).await?.get(AUTHORIZATION).cloned())
    }

    async fn sent(client: &Client, mut request: reqwest::Request) -> Result<HeaderMap, Error<()>> {
        client.pre(&mut request, &INFO).await?;
        Ok(request.headers().clone())
    }

    #[tokio::test]
    async fn a_token_is_sent_as_bearer() {
        let anybody = connect("http://127.0.0.1/");
        let ann = anybody.with_token("abc");
        assert_eq!(anybody.baseurl, "http://127.0.0.1");
        assert_eq!(authorization(&anybody).await.expect("no token"), None);
        let sent = authorization(&ann)
            .await
            .expect("a token")
            .expect("a header");
        assert_eq!(sent, "Bearer abc");
    }

    #[tokio::test]
    async fn a_language_goes_with_every_call_that_names_none() {
        let anybody = connect("http://127.0.0.1");
        let ann = anybody.with_language("nl, en;q=0.5").with_token("abc");
        let plain = || anybody.client.get("http://127.0.0.1/");
        for (client, request, language) in [
            (&anybody, plain(), None),
            (&ann, plain(), Some("nl, en;q=0.5")),
            (&ann, plain().header(ACCEPT_LANGUAGE, "de"), Some("de")),
        ] {
            let request = request.build().expect("a request");
            let headers = sent(client, request).await.expect("headers");
            let found = headers
                .get(ACCEPT_LANGUAGE)
                .map(|h| h.to_str().expect("text"));
            assert_eq!(found, language);
            assert_eq!(
                headers.contains_key(AUTHORIZATION),
                client.inner.token.is_some()
            );
        }
        let broken = anybody.with_language("a\nb");
        let error = authorization(&broken).await.expect_err("a line break");
        assert!(matches!(error, Error::InvalidRequest(_)), "{error}");
    }

    #[tokio::test]
    async fn a_token_that_no_header_can_carry_is_an_error() {
        let client = connect("http://127.0.0.1").with_token("a\nb");
        let error = authorization(&client).await.expect_err("a line break");
        assert!(matches!(error, Error::InvalidRequest(_)), "{error}");
    }

    #[tokio::test]
    async fn every_post_has_a_key_of_its_own() {
        let client = connect("http://127.0.0.1");
        let key = async |request: reqwest::RequestBuilder| {
            let request = request.build().expect("a request");
            let headers = sent(&client, request).await.expect("headers");
            let key = headers.get(IDEMPOTENCY_KEY)?;
            Some(key.to_str().expect("text").to_owned())
        };
        let post = || client.client.post("http://127.0.0.1/");
        let (first, second) = (key(post()).await, key(post()).await);
        assert!(first.is_some() && second.is_some() && first != second);
        let named = post().header(IDEMPOTENCY_KEY, "abc");
        assert_eq!(key(named).await.as_deref(), Some("abc"));
        assert_eq!(key(client.client.get("http://127.0.0.1/")).await, None);
    }

    #[tokio::test]
    async fn an_attempt_may_take_so_long() {
        let client = connect("http://127.0.0.1").with_timeout(Duration::from_secs(5));
        let timeout = async |client: &Client, path: &str, operation_id| {
            let request = client.client.get(format!("http://127.0.0.1/{path}"));
            let mut request = request.build().expect("a request");
            let sent: Result<(), Error<()>> = client
                .pre(&mut request, &OperationInfo { operation_id })
                .await;
            sent.expect("sent");
            request.timeout().map(Duration::as_secs)
        };
        assert_eq!(timeout(&client, "", "get_game").await, Some(5));
        let events = timeout(&client, "?after=3&wait=20", "list_events");
        assert_eq!(events.await, Some(25));
        assert_eq!(timeout(&client, "", "stream_game").await, None);
        let patient = connect("http://127.0.0.1");
        assert_eq!(timeout(&patient, "", "get_game").await, None);
    }

    #[test]
    fn a_token_is_not_printed() {
        let client = connect("http://127.0.0.1").with_token("abc");
        let printed = format!("{client:?}");
        assert!(
            printed.contains("Access(token)") && !printed.contains("abc"),
            "{printed}"
        );
    }
}
