use clap::Parser;

use super::*;
use crate::idle::Patience;

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

#[test]
fn a_server_that_is_told_to_end_goes_on_for_as_long_as_is_said() {
    let drain = |line: &[&str]| {
        let line = ["boodle"].iter().chain(line);
        Config::try_parse_from(line)
            .map(|config| config.drain())
            .ok()
    };
    assert_eq!(drain(&[]), Some(Duration::ZERO));
    assert_eq!(
        drain(&["--drain-seconds=15"]),
        Some(Duration::from_secs(15))
    );
    assert_eq!(drain(&["--drain-seconds=3601"]), None);
}
