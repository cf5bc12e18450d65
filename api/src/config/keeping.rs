//! How long games stay.

use std::time::Duration;

use clap::Args;

use crate::idle::Patience;

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
