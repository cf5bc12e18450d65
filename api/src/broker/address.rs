//! Where the broker is, and who this server is to it.

use std::fmt;
use std::str::FromStr;

use async_nats::{ConnectOptions, ServerAddr};
use percent_encoding::percent_decode_str;

const BAD: &str = "the broker is named as nats://HOST:PORT or tls://HOST:PORT, \
    with USER:PASSWORD@ or TOKEN@ before HOST if it asks for them";

/// The machines of one broker, and how a server proves to them who it is. What is shown of it are the
/// machines alone.
#[derive(Clone)]
pub struct Address {
    machines: Vec<ServerAddr>,
    login: Login,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Login {
    None,
    Token(String),
    Password { user: String, password: String },
}

impl Address {
    /// How to connect to the machines.
    pub(super) fn machines(&self) -> Vec<ServerAddr> {
        self.machines.clone()
    }

    /// Whether lines to the machines have to be encrypted.
    pub(super) fn is_encrypted(&self) -> bool {
        self.machines.iter().any(ServerAddr::tls_required)
    }

    /// The same options, with the proof of who this server is.
    pub(super) fn log_in(&self, options: ConnectOptions) -> ConnectOptions {
        match self.login.clone() {
            Login::None => options,
            Login::Token(token) => options.token(token),
            Login::Password { user, password } => options.user_and_password(user, password),
        }
    }
}

impl Login {
    fn of(machine: &ServerAddr) -> Option<Login> {
        let plain = |text: &str| {
            let decoded = percent_decode_str(text).decode_utf8();
            decoded.ok().map(String::from)
        };
        Some(match (machine.username(), machine.password()) {
            (None, _) => Login::None,
            (Some(token), None) => Login::Token(plain(token)?),
            (Some(user), Some(password)) => Login::Password {
                user: plain(user)?,
                password: plain(password)?,
            },
        })
    }
}

impl FromStr for Address {
    type Err = &'static str;

    /// From URLs with commas between them; the first that says who asks says it for all. An error does not
    /// repeat what was given, for a password may be in it.
    fn from_str(text: &str) -> Result<Address, &'static str> {
        let (mut machines, mut login) = (Vec::new(), Login::None);
        for url in text.split(',') {
            let machine: ServerAddr = url.trim().parse().map_err(|_| BAD)?;
            if !matches!(machine.scheme(), "nats" | "tls") || machine.host().is_empty() {
                return Err(BAD);
            }
            if login == Login::None {
                login = Login::of(&machine).ok_or(BAD)?;
            }
            machines.push(bare(machine).ok_or(BAD)?);
        }
        Ok(Address { machines, login })
    }
}

/// Without user and password, so that nobody logs them.
fn bare(machine: ServerAddr) -> Option<ServerAddr> {
    let mut url = machine.into_inner();
    url.set_username("").ok()?;
    url.set_password(None).ok()?;
    ServerAddr::from_url(url).ok()
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, machine) in self.machines.iter().enumerate() {
            let comma = if place == 0 { "" } else { "," };
            write!(f, "{comma}{}:{}", machine.host(), machine.port())?;
        }
        Ok(())
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Address({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Address {
        text.parse().unwrap()
    }

    #[test]
    fn a_url_says_where_and_who() {
        for (url, shown, login) in [
            (
                "nats://broker.example:4000",
                "broker.example:4000",
                Login::None,
            ),
            ("tls://10.0.0.1", "10.0.0.1:4222", Login::None),
            ("broker.example", "broker.example:4222", Login::None),
            (
                "nats://s3cr3t@[::1]:1",
                "::1:1",
                Login::Token("s3cr3t".to_owned()),
            ),
            (
                "nats://a,nats://boodle:s%2Fx@b:2",
                "a:4222,b:2",
                Login::Password {
                    user: "boodle".to_owned(),
                    password: "s/x".to_owned(),
                },
            ),
        ] {
            let address = read(url);
            assert_eq!(address.to_string(), shown);
            assert_eq!(address.login, login, "{url}");
        }
        assert!(read("nats://a,tls://b").is_encrypted());
        assert!(!read("nats://a,b").is_encrypted());
    }

    #[test]
    fn nobody_is_shown_a_password() {
        let address = read("nats://boodle:s3cr3t@a,nats://t0k3n@b");
        let shown = format!("{address} {address:?} {:?}", address.machines);
        assert!(
            !shown.contains("s3cr3t") && !shown.contains("t0k3n"),
            "{shown}"
        );
    }

    #[test]
    fn what_is_no_broker_is_refused_and_not_repeated() {
        for url in [
            "",
            "http://s3cr3t@a",
            "nats://",
            "ws://a",
            "nats://a:port",
            "nats://a,,nats://b",
        ] {
            let why = url.parse::<Address>().unwrap_err();
            assert!(!why.contains("s3cr3t"), "{url}: {why}");
        }
    }
}
