//! The way to a server: where it is, who asks, and over which connections.

use std::error::Error as StdError;
use std::fmt;
use std::time::Duration;

use reqwest::Url;
use reqwest::header::{ACCEPT_LANGUAGE, AUTHORIZATION, HeaderName, HeaderValue, USER_AGENT};

use crate::{Access, Client};

/// How long a server may take to accept a connection.
const CONNECT: Duration = Duration::from_secs(10);

/// How long a server may be silent. A stream sends something every 15 seconds.
const SILENCE: Duration = Duration::from_secs(90);

/// Who calls, where nothing else is said.
const NAME: &str = concat!("boodle-client/", env!("CARGO_PKG_VERSION"));

/// A client of the server at `base_url`, such as `http://127.0.0.1:8080` or `https://boodle.example`, without
/// a token. [`Client::builder`] takes everything else that may be said, and finds what is wrong with it.
#[must_use]
pub fn connect(base_url: &str) -> Client {
    let http = connections(None).unwrap_or_else(|_| without_certificates());
    Client::new_with_client(bare(base_url), http, Access::default())
}

/// Everything that may be said before the first call. Made by [`Client::builder`].
///
/// What is said here of token, language, repeats and timeout is also said later by [`Client::with_token`] and
/// the others, for a client that shares the connections.
#[derive(Debug, Clone)]
#[must_use = "it makes a client with `build`"]
pub struct ClientBuilder {
    base_url: String,
    access: Access,
    user_agent: Option<String>,
    http: Option<reqwest::Client>,
}

/// Why no client can be made.
#[derive(Debug)]
#[non_exhaustive]
pub enum BuildError {
    /// Not the address of a server: `http://` or `https://`, a host, maybe a port and a path.
    Address(String),
    /// Something that no header can carry, such as a line break; this is the header.
    Header(HeaderName),
    /// The connections: for HTTPS the certificates of the system are missing, for instance.
    Connections(reqwest::Error),
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BuildError::Address(address) => {
                write!(
                    f,
                    "{address:?} is no address of a server, such as http://127.0.0.1:8080"
                )
            }
            // What it is may be secret.
            BuildError::Header(name) => write!(f, "the header {name} cannot carry what it shall"),
            BuildError::Connections(error) => write!(f, "no connections can be made: {error}"),
        }
    }
}

impl StdError for BuildError {
    fn source(&self) -> Option<&(dyn StdError + 'static)> {
        match self {
            BuildError::Connections(error) => Some(error),
            _ => None,
        }
    }
}

impl Client {
    /// Begins a client of the server at `base_url`, which may have a path where a proxy leads to the server
    /// from there.
    ///
    /// ```
    /// use std::time::Duration;
    ///
    /// let client = boodle_client::Client::builder("https://games.example/boodle/")
    ///     .language("nl, en;q=0.5")
    ///     .repeats(6)
    ///     .timeout(Duration::from_secs(20))
    ///     .user_agent("club-site/1.0")
    ///     .build()?;
    /// # Ok::<(), boodle_client::BuildError>(())
    /// ```
    pub fn builder(base_url: impl Into<String>) -> ClientBuilder {
        ClientBuilder {
            base_url: base_url.into(),
            access: Access::default(),
            user_agent: None,
            http: None,
        }
    }
}

impl ClientBuilder {
    /// With the token of a seat or a host.
    pub fn token(mut self, token: impl Into<String>) -> ClientBuilder {
        self.access.token = Some(token.into());
        self
    }

    /// Answered in the language that is liked best; see [`Client::with_language`].
    pub fn language(mut self, languages: impl Into<String>) -> ClientBuilder {
        self.access.language = Some(languages.into());
        self
    }

    /// How often a call is repeated before it fails; see [`Client::with_repeats`].
    pub fn repeats(mut self, repeats: u32) -> ClientBuilder {
        self.access.repeats = repeats;
        self
    }

    /// How long each attempt of a call may take; see [`Client::with_timeout`].
    pub fn timeout(mut self, timeout: Duration) -> ClientBuilder {
        self.access.timeout = Some(timeout);
        self
    }

    /// Who calls, for the operator of the server to read. Of a client of one's own ([`ClientBuilder::http`])
    /// this is to be said there.
    pub fn user_agent(mut self, user_agent: impl Into<String>) -> ClientBuilder {
        self.user_agent = Some(user_agent.into());
        self
    }

    /// Over the connections of a [`reqwest::Client`] of one's own: with a proxy, other certificates, HTTP/2.
    /// A limit to the time between two pieces of an answer must be more than 15 seconds, or streams break.
    pub fn http(mut self, http: reqwest::Client) -> ClientBuilder {
        self.http = Some(http);
        self
    }

    /// The client. Nothing is sent yet.
    ///
    /// # Errors
    /// What is wrong with the address, the token, the language, the user agent, or with the system's
    /// certificates. Whether the server is there the first call will tell.
    pub fn build(self) -> Result<Client, BuildError> {
        let url = Url::parse(&self.base_url).ok();
        let is_address = url.is_some_and(|url| {
            matches!(url.scheme(), "http" | "https")
                && url.has_host()
                && url.query().is_none()
                && url.fragment().is_none()
        });
        if !is_address {
            return Err(BuildError::Address(self.base_url));
        }
        let Access {
            token, language, ..
        } = &self.access;
        for (name, text) in [
            (AUTHORIZATION, token),
            (ACCEPT_LANGUAGE, language),
            (USER_AGENT, &self.user_agent),
        ] {
            if text
                .as_deref()
                .is_some_and(|text| HeaderValue::from_str(text).is_err())
            {
                return Err(BuildError::Header(name));
            }
        }
        let http = match self.http {
            Some(http) => http,
            None => connections(self.user_agent.as_deref()).map_err(BuildError::Connections)?,
        };
        Ok(Client::new_with_client(
            bare(&self.base_url),
            http,
            self.access,
        ))
    }
}

fn bare(base_url: &str) -> &str {
    base_url.trim_end_matches('/')
}

fn connections(user_agent: Option<&str>) -> reqwest::Result<reqwest::Client> {
    usual().user_agent(user_agent.unwrap_or(NAME)).build()
}

fn usual() -> reqwest::ClientBuilder {
    reqwest::Client::builder()
        .connect_timeout(CONNECT)
        .read_timeout(SILENCE)
}

/// On a system without certificates HTTPS cannot be trusted, and everything else works.
fn without_certificates() -> reqwest::Client {
    let builder = usual().user_agent(NAME);
    #[cfg(feature = "rustls")]
    let builder = builder.tls_certs_only([]);
    builder.build().unwrap_or_default()
}

#[cfg(test)]
#[cfg(feature = "rustls")]
mod https;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_is_told_before_the_first_call() {
        for address in [
            "",
            "localhost:8080",
            "ftp://games.example",
            "/v1",
            "http://",
            "http://a/?b=1",
        ] {
            let error = Client::builder(address).build().expect_err(address);
            assert!(
                matches!(&error, BuildError::Address(told) if told == address),
                "{error}"
            );
        }
        let builder = || Client::builder("http://127.0.0.1:8080/");
        for (builder, header) in [
            (builder().token("a\nb"), "authorization"),
            (builder().language("a\nb"), "accept-language"),
            (builder().user_agent("a\nb"), "user-agent"),
        ] {
            let error = builder.build().expect_err(header);
            let told = error.to_string();
            assert!(told.contains(header) && !told.contains('\n'), "{told}");
        }
    }

    #[test]
    fn what_is_said_is_in_the_client() {
        let client = Client::builder("https://games.example/boodle/")
            .token("abc")
            .language("de")
            .repeats(7)
            .timeout(Duration::from_secs(3))
            .build()
            .expect("a client");
        assert_eq!(client.baseurl, "https://games.example/boodle");
        let Access {
            token,
            language,
            repeats,
            timeout,
        } = &client.inner;
        assert_eq!(
            (token.as_deref(), language.as_deref()),
            (Some("abc"), Some("de"))
        );
        assert_eq!((*repeats, *timeout), (7, Some(Duration::from_secs(3))));
    }

    #[tokio::test]
    async fn the_server_is_told_who_calls() {
        use std::io::{Read, Write};

        for (user_agent, told) in [(None, NAME), (Some("club-site/1.0"), "club-site/1.0")] {
            let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
            let mut builder = Client::builder(format!(
                "http://{}",
                listener.local_addr().expect("an address")
            ));
            if let Some(user_agent) = user_agent {
                builder = builder.user_agent(user_agent);
            }
            let asked = std::thread::spawn(move || {
                let (mut line, _) = listener.accept().expect("a caller");
                let (mut head, mut byte) = (Vec::new(), [0]);
                while !head.ends_with(b"\r\n\r\n") {
                    line.read_exact(&mut byte).expect("a head");
                    head.push(byte[0]);
                }
                let body = r#"{"status": "ok"}"#;
                let answer = format!(
                    "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
                    body.len()
                );
                line.write_all(answer.as_bytes()).expect("sent");
                String::from_utf8(head).expect("text").to_ascii_lowercase()
            });
            let client = builder.build().expect("a client");
            assert_eq!(
                client.get_health().send().await.expect("health").status,
                "ok"
            );
            let head = asked.join().expect("asked");
            assert!(head.contains(&format!("user-agent: {told}\r\n")), "{head}");
        }
    }
}
