//! What `boodle` does instead of serving.

use std::path::PathBuf;

use clap::{Subcommand, ValueEnum};
use uuid::Uuid;

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
