//! A number of calls in a time.

use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;
use std::time::Duration;

/// So many calls in so many seconds, all at once or one by one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Quota {
    calls: NonZeroU32,
    seconds: NonZeroU32,
}

/// A quota that is none.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is no quota: write CALLS/SECONDS, as in 200/5, both from 1 to 1000000")]
pub struct BadQuota(String);

impl Quota {
    /// Calls and seconds are at most so many.
    const MOST: u32 = 1_000_000;

    /// The calls.
    pub fn calls(self) -> NonZeroU32 {
        self.calls
    }

    /// The time.
    pub fn window(self) -> Duration {
        Duration::from_secs(self.seconds.get().into())
    }

    /// Whether it allows so many calls every second.
    pub fn allows_each_second(self, calls: u32) -> bool {
        u64::from(self.calls.get()) >= u64::from(calls) * u64::from(self.seconds.get())
    }
}

impl FromStr for Quota {
    type Err = BadQuota;

    fn from_str(text: &str) -> Result<Quota, BadQuota> {
        let bad = || BadQuota(text.to_owned());
        let number = |part: &str| {
            let number: NonZeroU32 = part.parse().ok()?;
            Some(number).filter(|number| number.get() <= Quota::MOST)
        };
        let (calls, seconds) = text.split_once('/').ok_or_else(bad)?;
        Ok(Quota {
            calls: number(calls).ok_or_else(bad)?,
            seconds: number(seconds).ok_or_else(bad)?,
        })
    }
}

impl fmt::Display for Quota {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.calls, self.seconds)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quota_is_read() {
        let quota: Quota = "200/5".parse().unwrap();
        assert_eq!(quota.calls().get(), 200);
        assert_eq!(quota.window(), Duration::from_secs(5));
        assert_eq!(quota.to_string(), "200/5");
        assert!(quota.allows_each_second(40));
        assert!(!quota.allows_each_second(41));
    }

    #[test]
    fn anything_else_is_refused() {
        for text in [
            "",
            "5",
            "0/5",
            "5/0",
            "-1/5",
            "5/",
            "/5",
            "5/5/5",
            "1000001/1",
            "5 / 5",
            "x/5",
        ] {
            assert!(text.parse::<Quota>().is_err(), "{text}");
        }
    }
}
