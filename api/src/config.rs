//! What can be configured, from the command line or the environment.

mod command;
mod environment;
mod keeping;
mod limiting;
#[cfg(test)]
mod tests;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::{CommandFactory, FromArgMatches, Parser};

use crate::limits::Limits;

pub use command::{Command, Form, KeysCommand};
pub use keeping::Keeping;
pub use limiting::{Limit, Limiting};

/// The one variable that is none of the options: it is of a library.
const LOGGING: &str = "Environment of the server besides:\n  \
    RUST_LOG  what is logged, to standard error [default: warn,boodle_api=info]; access=info adds every call";

/// A headless server for stops card games: Newmarket, Michigan and their relatives.
#[derive(Debug, Clone, Parser)]
#[command(name = "boodle", version, after_help = LOGGING)]
pub struct Config {
    /// Address to listen on; port 0 takes a free one.
    #[arg(long, env = "BOODLE_LISTEN", default_value = "127.0.0.1:8080")]
    pub listen: SocketAddr,

    /// Where games are kept: sqlite://PATH, a file that a server creates when it is missing, or
    /// postgres://USER@HOST/DATABASE.
    #[arg(
        long,
        global = true,
        env = "BOODLE_DATABASE_URL",
        hide_env_values = true,
        default_value = "sqlite://boodle.db"
    )]
    pub database: String,

    /// Through which servers on one database tell each other what happens: nats://HOST:PORT or tls://HOST:PORT,
    /// with USER:PASSWORD@ or TOKEN@ before HOST if it asks for them, several with commas between. Without one
    /// they look for themselves, four times a second.
    #[arg(long, env = "BOODLE_BROKER", hide_env_values = true)]
    pub broker: Option<String>,

    /// A file with certificates, as PEM, of the authorities that may vouch for the broker, in the place of those
    /// that the system trusts.
    #[arg(long, env = "BOODLE_BROKER_CA", requires = "broker")]
    pub broker_ca: Option<PathBuf>,

    /// Address of /metrics for Prometheus, and of /healthz and /readyz; nowhere if it is not said. For whoever
    /// runs the server alone: numbers of a quiet server tell more than players may know.
    #[arg(long, env = "BOODLE_ADMIN")]
    pub admin: Option<SocketAddr>,

    /// Seconds for which a server that was told to end goes on as before, while /readyz says that it is not
    /// ready: as long as a proxy needs to hear of it and to send calls elsewhere. Told again, it ends at once.
    #[arg(long, env = "BOODLE_DRAIN_SECONDS", default_value_t = 0, value_parser = clap::value_parser!(u16).range(..=3600))]
    pub drain_seconds: u16,

    /// How much callers may ask for.
    #[command(flatten)]
    pub limits: Limiting,

    /// How long games stay.
    #[command(flatten)]
    pub keeping: Keeping,

    /// What to do instead of serving.
    #[command(subcommand)]
    pub command: Option<Command>,
}

impl Config {
    /// Of this process. If something in it is wrong, that is said, and the process ends.
    pub fn read() -> Config {
        let matches =
            environment::forgiving(Config::command(), |name| std::env::var_os(name)).get_matches();
        Config::from_arg_matches(&matches).unwrap_or_else(|error| error.exit())
    }

    /// Variables of the environment that look as if they were for this program and mean nothing to it.
    pub fn misspelt() -> Vec<String> {
        environment::misspelt(
            &Config::command(),
            std::env::vars_os().map(|(name, _)| name),
        )
    }

    /// The counters that this asks for.
    pub fn limits(&self) -> Limits {
        let is_alone = self.listen.ip().to_canonical().is_loopback();
        self.limits.counters(is_alone)
    }

    /// How long it goes on after it was told to end.
    pub fn drain(&self) -> Duration {
        Duration::from_secs(self.drain_seconds.into())
    }
}
