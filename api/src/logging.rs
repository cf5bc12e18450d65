//! What is logged.

use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::Directive;

/// Libraries that write down what is stored, and so cards and secrets, where most is logged.
const TELLTALES: [&str; 2] = ["tokio_postgres=warn", "tokio_postgres::query=warn"];

/// A filter like that of `RUST_LOG`, through which no card and no secret gets.
pub fn filter(asked: &str) -> EnvFilter {
    let quiet = TELLTALES.iter().filter_map(|quiet| quiet.parse().ok());
    quiet.fold(EnvFilter::new(asked), |filter, quiet: Directive| {
        filter.add_directive(quiet)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn telltales_are_quiet_whatever_is_asked_for() {
        for asked in [
            "trace",
            "debug,tokio_postgres=trace",
            "tokio_postgres::query=debug",
        ] {
            let filter = filter(asked).to_string();
            for quiet in TELLTALES {
                assert!(filter.split(',').any(|one| one == quiet), "{filter}");
            }
        }
    }
}
