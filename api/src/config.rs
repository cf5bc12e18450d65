//! What can be configured, from the command line or the environment.

use std::ffi::{OsStr, OsString};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::builder::Resettable;
use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum};
use uuid::Uuid;

use crate::idle::Patience;
use crate::limits::{BadQuota, Limits, Quota, Quotas};

/// A headless server for stops card games: Newmarket, Michigan and their relatives.
#[derive(Debug, Clone, Parser)]
#[command(name = "boodle", version)]
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
    /// added to X-Forwarded-For; X-Forwarded-Proto and X-Forwarded-Host say how pages call the server.
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
            return Limits::off().behind(asked.proxies);
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

/// How long games stay in which nobody does anything; 0 is for ever.
#[derive(Debug, Clone, Args)]
pub struct Keeping {
    /// Hours for which an open game stays in which nobody does anything; then it is removed.
    #[arg(long, env = "BOODLE_OPEN_HOURS", default_value_t = 24)]
    pub open_hours: u16,

    /// Days for which a game is played in which nobody does anything; then it is ended.
    #[arg(long, env = "BOODLE_PLAYING_DAYS", default_value_t = 30)]
    pub playing_days: u16,

    /// Days for which a game is kept that is over; then it is removed.
    #[arg(long, env = "BOODLE_FINISHED_DAYS", default_value_t = 90)]
    pub finished_days: u16,
}

impl Keeping {
    /// The same as times.
    pub fn patience(&self) -> Patience {
        let hours = |count: u64| (count > 0).then(|| Duration::from_secs(count * 60 * 60));
        Patience {
            open: hours(self.open_hours.into()),
            playing: hours(u64::from(self.playing_days) * 24),
            finished: hours(u64::from(self.finished_days) * 24),
        }
    }
}

/// What `boodle` can do besides serving.
#[derive(Debug, Clone, Subcommand)]
pub enum Command {
    /// Print the OpenAPI document.
    Openapi {
        /// 3.1 as YAML, or 3.0 as JSON for older generators.
        #[arg(long, value_enum, default_value = "3.1")]
        form: Form,
    },
    /// See or change the keys that sign tokens; servers may run on the same database.
    #[command(subcommand)]
    Keys(KeysCommand),
    /// Print a new token for the host of a game, who can give the seats theirs; those before it open
    /// nothing any more.
    Token {
        /// Id of the game.
        game: Uuid,
        /// A seat, if the token is for a seat and not for the host.
        seat: Option<u8>,
    },
    /// Write games to a file, from which `boodle import` takes them into another database, of either kind. What
    /// is done while the file is written, or later, is not in it.
    ///
    /// The file holds secrets: cards that nobody may see yet, and the keys that sign tokens. Keep it as you keep
    /// the database, and remove it when the games have moved.
    Export {
        /// The file, which must not be there yet; standard output if it is not said, or `-`.
        file: Option<PathBuf>,
        /// Only this game; may be said more than once.
        #[arg(long = "game", value_name = "ID")]
        games: Vec<Uuid>,
        /// With the keys that sign tokens, so that those of these games stay good. Whoever has the file can then
        /// make tokens of every game of this database: without this only an export of all games has the keys.
        /// Without the keys, `boodle token` gives the host of a game a new token where the game has moved to.
        #[arg(long, requires = "games")]
        with_keys: bool,
    },
    /// Take games in from a file of `boodle export`: everything in it, or nothing if it is not whole. Those that
    /// are there already stay as they are, so that an import that was cut off is simply made again. Servers may
    /// run on the database.
    Import {
        /// The file; standard input if it is not said, or `-`.
        file: Option<PathBuf>,
    },
}

/// What can be done with the keys that sign tokens.
#[derive(Debug, Clone, Subcommand)]
pub enum KeysCommand {
    /// Show all keys, and what each is for.
    List,
    /// Make a new key. It is published at once and signs after a while; tokens signed before stay good
    /// until they expire.
    Rotate {
        /// Seconds until the new key signs, so that every server knows it by then.
        #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u64).range(5..=86_400))]
        overlap: u64,
    },
    /// Remove a key that somebody else knows: within seconds no token of it is good any more. If it is
    /// the key that signs, a new one does from now on.
    Revoke {
        /// Name of the key.
        kid: String,
    },
}

/// Which form of OpenAPI.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Form {
    /// As it is.
    #[value(name = "3.1")]
    Now,
    /// With the words of 3.0.
    #[value(name = "3.0")]
    Lowered,
}

impl Config {
    /// Of this process. If something in it is wrong, that is said, and the process ends.
    pub fn read() -> Config {
        let matches = forgiving(Config::command(), |name| std::env::var_os(name)).get_matches();
        Config::from_arg_matches(&matches).unwrap_or_else(|error| error.exit())
    }
}

/// A variable that is empty is as if it were not there, as what starts a server often leaves it; and a number
/// below zero is told its range instead of being taken for an option.
fn forgiving(
    command: clap::Command,
    variable: impl Fn(&OsStr) -> Option<OsString>,
) -> clap::Command {
    command.mut_args(|arg| {
        let takes_values = arg.get_action().takes_values();
        let is_empty = |name| variable(name).is_some_and(|value| value.is_empty());
        let arg = match arg.get_env().is_some_and(is_empty) {
            true => arg.env(Resettable::Reset),
            false => arg,
        };
        match takes_values {
            true => arg.allow_negative_numbers(true),
            false => arg,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_variable_is_none() {
        let named = |value: Option<&str>| {
            let command = forgiving(Config::command(), |_| value.map(OsString::from));
            let named = command
                .get_arguments()
                .filter(|arg| arg.get_env().is_some());
            named.count()
        };
        assert_eq!(named(Some("")), 0);
        assert!(named(None) > 10);
        assert_eq!(named(Some("x")), named(None));
    }

    #[test]
    fn a_number_below_zero_is_told_its_range() {
        let command = forgiving(Config::command(), |_| None);
        let refused = command.try_get_matches_from(["boodle", "--proxies", "-1"]);
        let said = refused.unwrap_err().to_string();
        assert!(said.contains("-1 is not in 0..=255"), "{said}");
    }

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
    fn games_stay_as_long_as_is_said() {
        let patience = |line: &[&str]| {
            let line = ["boodle"].iter().chain(line);
            Config::try_parse_from(line)
                .map(|config| config.keeping.patience())
                .ok()
        };
        assert_eq!(patience(&[]), Some(Patience::default()));
        let none = Patience {
            open: None,
            playing: None,
            finished: None,
        };
        let never = ["--open-hours=0", "--playing-days=0", "--finished-days=0"];
        assert_eq!(patience(&never), Some(none));
        let hours = |hours: u64| Some(Duration::from_secs(hours * 3600));
        let some = Patience {
            open: hours(2),
            playing: hours(72),
            finished: hours(24),
        };
        let said = ["--open-hours=2", "--playing-days=3", "--finished-days=1"];
        assert_eq!(patience(&said), Some(some));
        for wrong in [
            "--open-hours=-1",
            "--playing-days=soon",
            "--finished-days=70000",
        ] {
            assert_eq!(patience(&[wrong]), None, "{wrong}");
        }
    }

    #[test]
    fn the_database_is_named_before_or_after_what_is_done() {
        for line in [
            ["boodle", "--database", "sqlite://x", "keys", "list"],
            ["boodle", "keys", "list", "--database", "sqlite://x"],
        ] {
            let config = Config::try_parse_from(line);
            assert_eq!(config.unwrap().database, "sqlite://x");
        }
    }

    #[test]
    fn a_key_is_never_used_before_servers_can_know_it() {
        for (overlap, is_taken) in [("4", false), ("5", true), ("86401", false), ("x", false)] {
            let line = ["boodle", "keys", "rotate", "--overlap", overlap];
            assert_eq!(Config::try_parse_from(line).is_ok(), is_taken, "{overlap}");
        }
    }

    #[test]
    fn a_bad_address_is_refused() {
        assert!(Config::try_parse_from(["boodle", "--listen", "nowhere"]).is_err());
    }
}
