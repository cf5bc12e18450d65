//! What can be configured, from the command line or the environment.

use std::net::SocketAddr;

use clap::{Parser, Subcommand};

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

    /// What to do instead of serving.
    #[command(subcommand)]
    pub command: Option<Command>,
}

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

    #[test]
    fn a_bad_address_is_refused() {
        assert!(Config::try_parse_from(["boodle", "--listen", "nowhere"]).is_err());
    }
}
