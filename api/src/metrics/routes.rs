//! Calls by the route that they take, so that a counter is found without writing a word.

use std::sync::OnceLock;
use std::time::Duration;

use actix_web::http::{Method, StatusCode};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::histogram::Histogram;
use utoipa::openapi::OpenApi;

use super::{Answered, Metrics, Operation};
use crate::limits::Call;
use crate::problem;

/// What no route takes.
const OTHER: &str = "other";

static METHODS: [(Method, &str); KNOWN] = [
    (Method::GET, "GET"),
    (Method::POST, "POST"),
    (Method::HEAD, "HEAD"),
    (Method::PATCH, "PATCH"),
    (Method::DELETE, "DELETE"),
    (Method::OPTIONS, "OPTIONS"),
];
/// So many of them.
const KNOWN: usize = 6;
/// Methods that nothing is answered to but that they are wrong.
const ANY: &str = OTHER;

const STATUSES: [&str; 5] = ["1xx", "2xx", "3xx", "4xx", "5xx"];

/// The routes, and what is counted of each.
pub struct Routes {
    routes: Vec<Route>,
    requests: Family<Answered, Counter>,
    seconds: Family<Operation, Histogram, fn() -> Histogram>,
}

struct Route {
    /// As in `/v1/games/{id}`.
    pattern: String,
    /// The methods that it takes.
    taken: Vec<Method>,
    /// Its parts; a parameter is none.
    parts: Vec<Option<String>>,
    methods: [Counts; KNOWN + 1],
}

/// Of one method of one route, each once there is something to count.
#[derive(Default)]
struct Counts {
    answered: [OnceLock<Counter>; STATUSES.len()],
    seconds: OnceLock<Histogram>,
}

/// The place of a route, and of a method.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    route: usize,
    method: usize,
}

impl Routes {
    /// From the documented paths, and pages that are only for browsers.
    pub fn new(document: &OpenApi, pages: &[&str], metrics: &Metrics) -> Routes {
        let known = problem::methods(document, pages);
        let known = known.map(|(pattern, methods)| Route::new(pattern, methods));
        let mut routes: Vec<Route> = known.collect();
        // A word in the pattern comes before a parameter.
        routes.sort_by_key(|route| route.parts.iter().filter(|part| part.is_none()).count());
        routes.push(Route {
            pattern: OTHER.to_owned(),
            taken: Vec::new(),
            parts: Vec::new(),
            methods: Default::default(),
        });
        Routes {
            routes,
            requests: metrics.requests.clone(),
            seconds: metrics.request_seconds.clone(),
        }
    }

    /// Where a call belongs.
    pub fn place(&self, method: &Method, path: &str) -> Place {
        let last = self.routes.len() - 1;
        let mut known = self.routes[..last].iter();
        Place {
            route: known.position(|route| route.takes(path)).unwrap_or(last),
            method: METHODS
                .iter()
                .position(|(known, _)| known == method)
                .unwrap_or(KNOWN),
        }
    }

    /// The route as it is documented.
    pub fn pattern(&self, place: Place) -> &str {
        &self.routes[place.route].pattern
    }

    /// What a call there is for.
    pub fn call<'a>(&'a self, place: Place, method: &'a Method) -> Call<'a> {
        let route = &self.routes[place.route];
        Call {
            method,
            route: &route.pattern,
            is_taken: route.taken.contains(method),
        }
    }

    /// The method, where it is one that some route knows.
    pub fn method(&self, place: Place) -> &'static str {
        METHODS.get(place.method).map_or(ANY, |(_, name)| name)
    }

    /// A call was answered.
    pub fn count(&self, place: Place, status: StatusCode, took: Duration) {
        let route = &self.routes[place.route];
        let method = self.method(place);
        let counts = &route.methods[place.method];
        let class = usize::from(status.as_u16() / 100).clamp(1, STATUSES.len()) - 1;
        let answered = counts.answered[class].get_or_init(|| {
            self.requests.get_or_create_owned(&Answered {
                route: route.pattern.clone(),
                method,
                status: STATUSES[class],
            })
        });
        answered.inc();
        let seconds = counts.seconds.get_or_init(|| {
            self.seconds.get_or_create_owned(&Operation {
                route: route.pattern.clone(),
                method,
            })
        });
        seconds.observe(took.as_secs_f64());
    }
}

impl Route {
    fn new(pattern: &str, taken: Vec<Method>) -> Route {
        let part = |part: &str| (!part.starts_with('{')).then(|| part.to_owned());
        Route {
            pattern: pattern.to_owned(),
            taken,
            parts: pattern.split('/').map(part).collect(),
            methods: Default::default(),
        }
    }

    fn takes(&self, path: &str) -> bool {
        let mut parts = path.split('/');
        let fits = self.parts.iter().all(|known| {
            let part = parts.next();
            match known {
                Some(word) => part == Some(word),
                None => part.is_some_and(|part| !part.is_empty()),
            }
        });
        fits && parts.next().is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::collected;
    use crate::routes::docs::PAGES;

    #[test]
    fn every_documented_path_is_found_by_its_pattern() {
        let document = collected();
        let routes = Routes::new(&document, &PAGES, &Metrics::default());
        assert!(document.paths.paths.len() > 25);
        for pattern in document.paths.paths.keys() {
            let fill = |part: &str| if part.starts_with('{') { "7" } else { part }.to_owned();
            let path: Vec<String> = pattern.split('/').map(fill).collect();
            let place = routes.place(&Method::GET, &path.join("/"));
            assert_eq!(routes.pattern(place), pattern);
        }
        for (path, pattern) in [
            ("/", "/"),
            ("/docs/index.css", "/docs/{file}"),
            ("/v1/rulesets/validate", "/v1/rulesets/validate"),
            ("/v1/games/", OTHER),
            ("/v1/games//actions", OTHER),
            ("/v1/games/1/actions/2", OTHER),
            ("", OTHER),
        ] {
            let place = routes.place(&Method::POST, path);
            assert_eq!(routes.pattern(place), pattern, "{path}");
        }
    }

    #[test]
    fn what_is_counted_is_told_apart() {
        let metrics = Metrics::default();
        let routes = Routes::new(&collected(), &PAGES, &metrics);
        let game = |method| routes.place(&method, "/v1/games/7");
        let took = Duration::from_millis(3);
        routes.count(game(Method::GET), StatusCode::OK, took);
        routes.count(game(Method::GET), StatusCode::NOT_MODIFIED, took);
        routes.count(game(Method::GET), StatusCode::NO_CONTENT, took);
        routes.count(game(Method::DELETE), StatusCode::FORBIDDEN, took);
        routes.count(game(Method::TRACE), StatusCode::METHOD_NOT_ALLOWED, took);
        let count = |method, status| {
            let route = "/v1/games/{id}".to_owned();
            let answered = Answered {
                route,
                method,
                status,
            };
            metrics.requests.get(&answered).map(|count| count.get())
        };
        assert_eq!(count("GET", "2xx"), Some(2));
        assert_eq!(count("GET", "3xx"), Some(1));
        assert_eq!(count("DELETE", "4xx"), Some(1));
        assert_eq!(count(OTHER, "4xx"), Some(1));
        assert_eq!(count("GET", "4xx"), None);
    }
}
