//! While a database is away, much fails again and again: the log says so from time to time, and where all is
//! logged every time.

use std::fmt::Display;
use std::sync::LazyLock;
use std::time::Duration;

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

/// Between two lines that say the same.
const APART: Duration = Duration::from_secs(10);

static SAID: LazyLock<Option<DefaultKeyedRateLimiter<&'static str>>> =
    LazyLock::new(|| Quota::with_period(APART).map(RateLimiter::keyed));

/// What calls end with that the database did not answer.
pub fn error(what: &'static str, why: &impl Display) {
    match is_news(what) {
        true => tracing::error!(%why, "{what}"),
        false => tracing::debug!(%why, "{what}"),
    }
}

/// What the server meant to do by itself, and tries again.
pub fn warn(what: &'static str, why: &impl Display) {
    match is_news(what) {
        true => tracing::warn!(%why, "{what}"),
        false => tracing::debug!(%why, "{what}"),
    }
}

fn is_news(what: &'static str) -> bool {
    SAID.as_ref()
        .is_none_or(|said| said.check_key(&what).is_ok())
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use tracing::subscriber::with_default;
    use tracing::{Event, Level, Subscriber};
    use tracing_subscriber::layer::Context;
    use tracing_subscriber::prelude::*;
    use tracing_subscriber::{Layer, registry};

    use super::*;

    /// Counts lines of the log: those that are shown, and all others.
    #[derive(Clone, Default)]
    struct Lines(Arc<[AtomicUsize; 2]>);

    impl<S: Subscriber> Layer<S> for Lines {
        fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
            let place = usize::from(*event.metadata().level() > Level::WARN);
            self.0[place].fetch_add(1, Ordering::Relaxed);
        }
    }

    #[test]
    fn the_same_is_said_rarely_and_something_else_at_once() {
        let lines = Lines::default();
        with_default(registry().with(lines.clone()), || {
            for _ in 0..1000 {
                error("a test asks", &"nobody answers");
                warn("a test waits", &"nobody comes");
            }
        });
        let [shown, others] = &*lines.0;
        let (shown, others) = (
            shown.load(Ordering::Relaxed),
            others.load(Ordering::Relaxed),
        );
        assert_eq!(
            shown + others,
            2000,
            "nothing is hidden where all is logged"
        );
        // More only on a machine that takes ten seconds for this.
        assert!((2..100).contains(&shown), "{shown}");
    }
}
