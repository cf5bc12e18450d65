//! The environment as whoever starts a server leaves it.

use std::ffi::{OsStr, OsString};

use clap::Command;
use clap::builder::Resettable;

/// What begins like this is meant for a program of ours.
const OURS: &str = "BOODLE_";
/// What the scripts beside the server are told.
const OF_SCRIPTS: &str = "BOODLE_URL";

/// A variable that is empty is as if it were not there, as what starts a server often leaves it; and a number
/// below zero is told its range instead of being taken for an option.
pub(super) fn forgiving(
    command: Command,
    variable: impl Fn(&OsStr) -> Option<OsString>,
) -> Command {
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

/// The variables among these that are meant for this program and are none of its options.
pub(super) fn misspelt(
    command: &Command,
    variables: impl Iterator<Item = OsString>,
) -> Vec<String> {
    let is_known = |name: &str| {
        let mut known = command.get_arguments().filter_map(|arg| arg.get_env());
        name == OF_SCRIPTS || known.any(|known| known == name)
    };
    let names = variables.filter_map(|name| name.into_string().ok());
    names
        .filter(|name| name.starts_with(OURS) && !is_known(name))
        .collect()
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::super::Config;
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
    fn a_misspelt_variable_is_noticed() {
        let names = [
            "BOODLE_LIMIT",
            "PATH",
            "BOODLE_LIMITS",
            "BOODLE_URL",
            "BOODLE_",
        ];
        let noticed = misspelt(&Config::command(), names.into_iter().map(OsString::from));
        assert_eq!(noticed, ["BOODLE_LIMIT", "BOODLE_"]);
    }
}
