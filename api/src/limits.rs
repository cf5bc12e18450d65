//! How much a caller may ask of one server, counted by that server alone: for each token, and for each
//! address of those who have none. Budgets are apart, so that whoever reads too much can still act.

mod address;
mod budget;
mod caller;
mod quota;

use std::num::NonZeroU32;
use std::time::Duration;

use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::StatusCode;
use actix_web::http::header::{HeaderMap, HeaderName, HeaderValue};
use actix_web::middleware::Next;
use actix_web::web::Data;
use actix_web::{Error, HttpRequest};
use governor::clock::{Clock, DefaultClock};
use governor::middleware::StateInformationMiddleware;
use governor::state::keyed::DefaultKeyedStateStore;
use governor::{Quota as Rate, RateLimiter};

use crate::auth::{Auth, Pass};
use crate::metrics::Routes;
use crate::problem::{Code, Problem};
use crate::tables::Tables;

pub use address::Address;
pub use budget::{Budget, Call};
pub use caller::Caller;
pub use quota::{BadQuota, Quota};

/// Says which budget a call counts for, how large it is, and over how many seconds.
pub const RATE_LIMIT_POLICY: &str = "ratelimit-policy";
/// Says how much of the budget is left, and in how many seconds it is whole again.
pub const RATE_LIMIT: &str = "ratelimit";

type Counter =
    RateLimiter<Caller, DefaultKeyedStateStore<Caller>, DefaultClock, StateInformationMiddleware>;

/// How much may be asked for from each budget.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Quotas {
    /// Of [`Budget::Act`].
    pub act: Quota,
    /// Of [`Budget::Read`].
    pub read: Quota,
    /// Of [`Budget::Stream`].
    pub stream: Quota,
    /// Of [`Budget::Create`].
    pub create: Quota,
    /// Streams that an address may hold open at once without a token.
    pub open_streams: u16,
}

/// The counters of a server, or none where nobody is limited.
pub struct Limits {
    counters: Option<[Counted; 4]>,
    /// Streams that an address may hold open at once.
    open_streams: u16,
    /// Trusted proxies between the callers and the server.
    proxies: u8,
    clock: DefaultClock,
}

struct Counted {
    budget: Budget,
    quota: Quota,
    counter: Counter,
}

/// What is left of a budget.
struct Left {
    budget: Budget,
    quota: Quota,
    caller: Caller,
    /// The token that was sent, whoever is counted.
    pass: Option<Pass>,
    calls: u32,
    /// Until the next call is possible, where none is now.
    wait: Option<Duration>,
}

impl Limits {
    /// No limits.
    pub fn off() -> Limits {
        Limits {
            counters: None,
            open_streams: 0,
            proxies: 0,
            clock: DefaultClock::default(),
        }
    }

    /// With these quotas, behind so many proxies.
    pub fn new(quotas: Quotas, proxies: u8) -> Limits {
        let counted = |budget, quota: Quota| Counted {
            budget,
            quota,
            counter: RateLimiter::keyed(rate(quota)).with_middleware(),
        };
        Limits {
            counters: Some([
                counted(Budget::Act, quotas.act),
                counted(Budget::Read, quotas.read),
                counted(Budget::Stream, quotas.stream),
                counted(Budget::Create, quotas.create),
            ]),
            open_streams: quotas.open_streams,
            proxies,
            clock: DefaultClock::default(),
        }
    }

    /// The same behind so many proxies.
    pub fn behind(self, proxies: u8) -> Limits {
        Limits { proxies, ..self }
    }

    /// Trusted proxies between the callers and the server.
    pub fn proxies(&self) -> u8 {
        self.proxies
    }

    /// Whether anybody is limited.
    pub(crate) fn count_at_all(&self) -> bool {
        self.counters.is_some()
    }

    /// Forgets callers whose budgets are whole.
    pub fn forget(&self) {
        for counted in self.counters.iter().flatten() {
            counted.counter.retain_recent();
            counted.counter.shrink_to_fit();
        }
    }

    /// Whose open streams are counted together with those of a caller without a token, and how many
    /// there may be.
    pub fn open_streams(&self, request: &HttpRequest) -> Option<(Caller, u16)> {
        self.counters.as_ref()?;
        let caller = Caller::without_token(request, self.proxies);
        Some((caller, self.open_streams))
    }

    fn count(&self, request: &ServiceRequest, auth: &Auth, routes: &Routes) -> Option<Left> {
        let counters = self.counters.as_ref()?;
        let place = routes.place(request.method(), request.match_info().as_str());
        let budget = Budget::of(&routes.call(place, request.method()))?;
        let counted = counters.iter().find(|counted| counted.budget == budget)?;
        let (caller, pass) = Caller::of(request.request(), auth, self.proxies);
        let (calls, wait) = match counted.counter.check_key(&caller) {
            Ok(state) => (state.remaining_burst_capacity(), None),
            Err(not_until) => (0, Some(not_until.wait_time_from(self.clock.now()))),
        };
        Some(Left {
            budget,
            quota: counted.quota,
            caller,
            pass,
            calls,
            wait,
        })
    }
}

fn rate(quota: Quota) -> Rate {
    let calls = quota.calls();
    let apart = quota.window() / calls.get();
    // A window is never so short that calls are no time apart.
    let rate = Rate::with_period(apart).unwrap_or(Rate::per_second(calls));
    rate.allow_burst(calls)
}

impl Left {
    /// Seconds until the budget is whole again.
    fn whole_in(&self) -> u64 {
        let spent = self.quota.calls().get().saturating_sub(self.calls);
        (self.quota.window() / self.quota.calls().get() * spent)
            .as_secs_f64()
            .ceil() as u64
    }

    fn tell(&self, headers: &mut HeaderMap) {
        let name = self.budget.as_str();
        let (calls, window) = (self.quota.calls(), self.quota.window().as_secs());
        let policy = format!("\"{name}\";q={calls};w={window}");
        let left = format!("\"{name}\";r={};t={}", self.calls, self.whole_in());
        for (header, value) in [(RATE_LIMIT_POLICY, policy), (RATE_LIMIT, left)] {
            if let Ok(value) = HeaderValue::try_from(value) {
                headers.insert(HeaderName::from_static(header), value);
            }
        }
    }

    /// The refusal, where nothing is left.
    fn refused(&self) -> Option<Problem> {
        let seconds = self.wait?.as_secs_f64().ceil().max(1.0) as u32;
        let calls = NonZeroU32::get(self.quota.calls());
        let window = self.quota.window().as_secs();
        let detail = format!(
            "No more than {calls} calls of this kind (\"{}\") every {window} s: try again in {seconds} s.",
            self.budget.as_str()
        );
        Some(Problem::new(Code::TooManyRequests, detail).with_retry_after(seconds))
    }

    /// What the answer tells of the token, which its table is not asked about before a call is counted.
    fn learn(&self, auth: &Auth, response: &ServiceResponse<BoxBody>) {
        let Some(pass) = &self.pass else { return };
        // A good signature and a refusal: the table has another issue by now.
        if response.status() == StatusCode::UNAUTHORIZED {
            return auth.refused(pass);
        }
        let is_known = matches!(self.caller, Caller::Token(..));
        let of_a_game = || response.request().match_pattern();
        if response.status().is_success()
            && !is_known
            && of_a_game().is_some_and(|route| route.starts_with("/v1/games/{"))
        {
            auth.honoured(pass);
        }
    }
}

/// The middleware that counts, refuses what is too much and says on every answer what is left.
pub async fn limited(
    limits: Data<Limits>,
    auth: Data<Auth>,
    routes: Data<Routes>,
    tables: Data<Tables>,
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let Some(left) = limits.count(&request, &auth, &routes) else {
        return Ok(next.call(request).await?.map_into_boxed_body());
    };
    let mut response = match left.refused() {
        Some(problem) => {
            tables.metrics.refused(left.budget);
            request.error_response(problem)
        }
        None => next.call(request).await?.map_into_boxed_body(),
    };
    left.learn(&auth, &response);
    left.tell(response.headers_mut());
    Ok(response)
}
