//! What can be configured, from the command line or the environment.

use std::net::SocketAddr;

use clap::{Args, Parser, Subcommand, ValueEnum};

use crate::limits::{BadQuota, Limits, Quota, Quotas};

/// A headless server for stops card games: Newmarket, Michigan and their relatives.
#[derive(Debug, Clone, Parser)]
#[command(name = "boodle", version)]
pub struct Config {
    /// Address to listen on; port 0 takes a free one.
    #[arg(long, env = "BOODLE_LISTEN", default_value = "127.0.0.1:8080")]
    pub listen: SocketAddr,

    /// Where games are kept: sqlite://PATH. The file is created when it is missing.
    #[arg(
        long,
        env = "BOODLE_DATABASE_URL",
        default_value = "sqlite://boodle.db"
    )]
    pub database: String,

    /// How much callers may ask for.
    #[command(flatten)]
    pub limits: Limiting,

    /// What to do instead of serving.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// How much callers may ask for, each token for itself, and each address of those without one. Every
/// server counts for itself.
#[derive(Debug, Clone, Args)]
pub struct Limiting {
    /// Whether callers are limited; auto: unless the server listens on loopback only.
    #[arg(long, env = "BOODLE_LIMITS", value_enum, default_value_t = Limit::Auto)]
    pub limits: Limit,

    /// Calls that change a game, and in how many seconds; at least 20 a second.
    #[arg(long, env = "BOODLE_LIMIT_ACT", default_value = "200/5", value_parser = quick_enough)]
    pub limit_act: Quota,

    /// Calls that look, and in how many seconds.
    #[arg(long, env = "BOODLE_LIMIT_READ", default_value = "600/10")]
    pub limit_read: Quota,

    /// Streams that are opened, and in how many seconds.
    #[arg(long, env = "BOODLE_LIMIT_STREAM", default_value = "60/60")]
    pub limit_stream: Quota,

    /// Games that are made and rulesets that are judged, and in how many seconds.
    #[arg(long, env = "BOODLE_LIMIT_CREATE", default_value = "60/60")]
    pub limit_create: Quota,

    /// Streams that one address may hold open at once without a token.
    #[arg(long, env = "BOODLE_LIMIT_OPEN_STREAMS", default_value_t = 100)]
    pub limit_open_streams: u16,

    /// Trusted proxies before the server: the address of a caller is what the outermost of them has
    /// added to X-Forwarded-For.
    #[arg(long, env = "BOODLE_PROXIES", default_value_t = 0)]
    pub proxies: u8,
}

/// When callers are limited.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Limit {
    /// Unless the server listens on loopback only.
    Auto,
    /// Always.
    On,
    /// Never.
    Off,
}

impl Config {
    /// The counters that this asks for.
    pub fn limits(&self) -> Limits {
        let asked = &self.limits;
        let on = match asked.limits {
            Limit::Auto => !self.listen.ip().to_canonical().is_loopback(),
            Limit::On => true,
            Limit::Off => false,
        };
        if !on {
            return Limits::off();
        }
        let quotas = Quotas {
            act: asked.limit_act,
            read: asked.limit_read,
            stream: asked.limit_stream,
            create: asked.limit_create,
            open_streams: asked.limit_open_streams,
        };
        Limits::new(quotas, asked.proxies)
    }
}

/// A seat that plays on its own turn is never held up, however quickly it does.
fn quick_enough(text: &str) -> Result<Quota, String> {
    let quota: Quota = text.parse().map_err(|bad: BadQuota| bad.to_string())?;
    if quota.allows_each_second(LEAST_ACTIONS) {
        return Ok(quota);
    }
    Err(format!(
        "a seat may act {LEAST_ACTIONS} times a second at least"
    ))
}

/// Actions a second that every seat may send.
const LEAST_ACTIONS: u32 = 20;

/// What `boodle` can do besides serving.
#[derive(Debug, Clone, Copy, Subcommand)]
pub enum Command {
    /// Print the OpenAPI document as YAML.
    Openapi,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_argument_is_needed() {
        let config = Config::try_parse_from(["boodle"]).map(|config| config.listen.port());
        assert!(config.is_ok());
    }

    fn counts(arguments: &[&str]) -> bool {
        let arguments = ["boodle"].iter().chain(arguments);
        Config::try_parse_from(arguments)
            .unwrap()
            .limits()
            .count_at_all()
    }

    #[test]
    fn callers_are_limited_unless_all_are_on_this_machine() {
        assert!(!counts(&[]));
        assert!(!counts(&["--listen", "[::1]:80"]));
        assert!(counts(&["--listen", "0.0.0.0:80"]));
        assert!(counts(&["--listen", "192.0.2.1:80"]));
        assert!(counts(&["--limits", "on"]));
        assert!(!counts(&["--listen", "[::]:80", "--limits", "off"]));
    }

    #[test]
    fn a_seat_may_always_act_quickly() {
        let act = |quota| Config::try_parse_from(["boodle", "--limit-act", quota]);
        assert!(act("20/1").is_ok());
        assert!(act("200/10").is_ok());
        assert!(act("199/10").is_err());
        assert!(act("much").is_err());
    }

    #[test]
    fn a_bad_address_is_refused() {
        assert!(Config::try_parse_from(["boodle", "--listen", "nowhere"]).is_err());
    }
}
