//! Where the server is, and how lines to it are kept from others: either nobody can listen in between, or they
//! are encrypted and the server proves who it is.

use std::error::Error;
use std::path::PathBuf;

use diesel::{ConnectionError, ConnectionResult};
use percent_encoding::percent_decode_str;
use tokio_postgres::config::{Host, SslMode, SslNegotiation};
use tokio_postgres::{Config, NoTls};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::Db;
use crate::tls;

/// A server, as its URL names it.
pub(super) struct Place {
    config: Config,
    tls: Option<MakeRustlsConnect>,
}

/// What a URL says about encryption, and the rest of it.
#[derive(Debug, Default, PartialEq, Eq)]
struct Secrecy {
    mode: Option<SslMode>,
    authorities: Option<PathBuf>,
    rest: String,
}

impl Place {
    /// From a URL of PostgreSQL, which may have `sslmode` and `sslrootcert`. Whoever says nothing about it gets
    /// encryption, unless the server is on this machine.
    pub(super) fn read(url: &str) -> Result<Place, String> {
        let (config, authorities) = settled(url)?;
        let mut tls = None;
        if config.get_ssl_mode() != SslMode::Disable {
            let mut encrypted = tls::client_config(authorities.as_deref())?;
            if config.get_ssl_negotiation() == SslNegotiation::Direct {
                encrypted.alpn_protocols = vec![b"postgresql".to_vec()];
            }
            tls = Some(MakeRustlsConnect::new(encrypted));
        }
        Ok(Place { config, tls })
    }

    /// A new connection, kept alive by the runtime that this is called on.
    pub(super) async fn connect(&self) -> ConnectionResult<Db> {
        let bad = |error| ConnectionError::BadConnection(told(&error));
        match &self.tls {
            None => {
                let (client, line) = self.config.connect(NoTls).await.map_err(bad)?;
                Db::try_from_client_and_connection(client, line).await
            }
            Some(tls) => {
                let (client, line) = self.config.connect(tls.clone()).await.map_err(bad)?;
                Db::try_from_client_and_connection(client, line).await
            }
        }
    }
}

impl Secrecy {
    fn read(url: &str) -> Result<Secrecy, String> {
        // A password may hold a question mark.
        let after_login = url.find('@').unwrap_or(0);
        let query = url[after_login..]
            .find('?')
            .map(|place| after_login + place);
        let Some(query) = query else {
            return Ok(Secrecy {
                rest: url.to_owned(),
                ..Secrecy::default()
            });
        };
        let mut secrecy = Secrecy::default();
        let mut kept = Vec::new();
        for parameter in url[query + 1..].split('&') {
            match parameter.split_once('=') {
                Some(("sslmode", mode)) => secrecy.mode = Some(mode_of(mode)?),
                Some(("sslrootcert", file)) => {
                    let file = percent_decode_str(file).decode_utf8();
                    let file = file.map_err(|_| "sslrootcert names no file")?;
                    secrecy.authorities = Some(PathBuf::from(&*file));
                }
                _ => kept.push(parameter),
            }
        }
        secrecy.rest = format!("{}?{}", &url[..query], kept.join("&"));
        Ok(secrecy)
    }
}

/// What a URL says, and what follows where it says nothing.
fn settled(url: &str) -> Result<(Config, Option<PathBuf>), String> {
    let secrecy = Secrecy::read(url)?;
    let config = secrecy.rest.parse::<Config>();
    let mut config = config.map_err(|error| told(&error))?;
    let default = match secrecy.authorities.is_none() && is_here(&config) {
        true => SslMode::Disable,
        false => SslMode::Require,
    };
    config.ssl_mode(secrecy.mode.unwrap_or(default));
    Ok((config, secrecy.authorities))
}

fn mode_of(name: &str) -> Result<SslMode, String> {
    Ok(match name {
        "disable" => SslMode::Disable,
        "prefer" => SslMode::Prefer,
        "require" | "verify-full" => SslMode::Require,
        _ => {
            let which = "sslmode is disable, prefer, require or verify-full";
            return Err(format!("{which}; a certificate is always verified"));
        }
    })
}

/// Whether nobody can be between this process and the server.
fn is_here(config: &Config) -> bool {
    let hosts = config.get_hosts().iter().all(|host| match host {
        Host::Unix(_) => true,
        Host::Tcp(name) => {
            let address = name.parse::<std::net::IpAddr>();
            name == "localhost" || address.is_ok_and(|address| address.is_loopback())
        }
    });
    let addresses = config.get_hostaddrs();
    hosts && addresses.iter().all(std::net::IpAddr::is_loopback)
}

/// What went wrong, with its causes, in one sentence. There is no password in it, for the library tells none.
fn told(error: &tokio_postgres::Error) -> String {
    let mut told = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        told = format!("{told}: {error}");
        cause = error.source();
    }
    if told.contains("server does not support TLS") {
        return "it offers no encryption, which sslmode=disable would do without where nobody can listen in between"
            .to_owned();
    }
    if let Some((_, why)) = told.split_once("invalid peer certificate: ") {
        return format!(
            "its certificate is not trusted ({why}); sslrootcert=FILE names the authority of one that the system \
             does not know"
        );
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mode(url: &str) -> SslMode {
        settled(url).unwrap().0.get_ssl_mode()
    }

    #[test]
    fn lines_that_leave_the_machine_are_encrypted_unless_it_is_said() {
        for (url, expected) in [
            ("postgres://me@127.0.0.1/games", SslMode::Disable),
            ("postgres://me@[::1]:5433/games", SslMode::Disable),
            (
                "postgresql://localhost/games?application_name=x",
                SslMode::Disable,
            ),
            ("postgres://me@%2Frun%2Fpostgresql/games", SslMode::Disable),
            ("postgres://me:pw@db.example/games", SslMode::Require),
            ("postgres://me@10.0.0.1,127.0.0.1/games", SslMode::Require),
            (
                "postgres://me@localhost/games?hostaddr=10.0.0.1",
                SslMode::Require,
            ),
            (
                "postgres://me@db.example/games?sslmode=disable",
                SslMode::Disable,
            ),
            (
                "postgres://me@db.example/games?sslmode=prefer",
                SslMode::Prefer,
            ),
            (
                "postgres://me@localhost/games?sslmode=require",
                SslMode::Require,
            ),
            (
                "postgres://me@localhost/games?sslmode=verify-full",
                SslMode::Require,
            ),
        ] {
            assert_eq!(mode(url), expected, "{url}");
        }
    }

    #[test]
    fn a_url_is_read_around_what_is_said_of_encryption() {
        let secrecy = Secrecy::read(
            "postgres://me:wh?t@db/games?connect_timeout=3&sslrootcert=%2Fetc%2Fca.pem&sslmode=prefer&user=you",
        );
        assert_eq!(
            secrecy,
            Ok(Secrecy {
                mode: Some(SslMode::Prefer),
                authorities: Some(PathBuf::from("/etc/ca.pem")),
                rest: "postgres://me:wh?t@db/games?connect_timeout=3&user=you".to_owned(),
            })
        );
        let place = Place::read("postgres://me:wh?t@localhost:7/games?sslmode=disable").unwrap();
        assert_eq!(place.config.get_dbname(), Some("games"));
        assert_eq!(place.config.get_password(), Some(&b"wh?t"[..]));
        assert_eq!(place.config.get_ports(), [7]);
    }

    #[test]
    fn what_cannot_be_is_told_without_the_password() {
        for (parameters, told) in [
            ("sslmode=verify-ca", "always verified"),
            ("sslmode=allow", "always verified"),
            ("sslrootcert=/no/such/file.pem", "/no/such/file.pem"),
            ("colour=red", "colour"),
            ("connect_timeout=soon", "connect_timeout"),
        ] {
            let read = Place::read(&format!(
                "postgres://me:s3cr3t@localhost/games?{parameters}"
            ));
            let why = read.map(|_| ()).unwrap_err();
            assert!(why.contains(told) && !why.contains("s3cr3t"), "{why}");
        }
    }
}
