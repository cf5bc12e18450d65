//! How much callers may ask for.

use clap::{Args, ValueEnum};

use crate::limits::{BadQuota, Limits, Quota, Quotas};

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

impl Limiting {
    /// The counters that this asks for, of a server that is called by others or by this machine alone.
    pub(super) fn counters(&self, is_alone: bool) -> Limits {
        let on = match self.limits {
            Limit::Auto => !is_alone,
            Limit::On => true,
            Limit::Off => false,
        };
        if !on {
            return Limits::off().behind(self.proxies);
        }
        let quotas = Quotas {
            act: self.limit_act,
            read: self.limit_read,
            stream: self.limit_stream,
            create: self.limit_create,
            open_streams: self.limit_open_streams,
        };
        Limits::new(quotas, self.proxies)
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
