//! Calls that are repeated where that is safe: what only reads, and what carries an
//! `Idempotency-Key` and so happens once however often it is sent.

use std::time::Duration;

use chrono::{DateTime, Utc};
use reqwest::header::{DATE, HeaderMap, RETRY_AFTER};
use reqwest::{Client as Http, Method, Request, Response, StatusCode};
use tokio::time::sleep;

/// The name of the header.
pub(crate) const IDEMPOTENCY_KEY: &str = "idempotency-key";

/// How often a call is repeated before its failure is told, unless the client says otherwise.
pub(crate) const REPEATS: u32 = 4;

/// Waits between attempts where the server names none: the first, doubled each time.
const FIRST_WAIT: Duration = Duration::from_millis(100);

/// A server that wants more patience than this gets none.
pub(crate) const LONGEST_WAIT: Duration = Duration::from_secs(60);

/// Sends a request and reads the whole answer, again and again while that may help.
pub(crate) async fn send(
    http: &Http,
    mut request: Request,
    repeats: u32,
) -> reqwest::Result<Response> {
    let mut wait = FIRST_WAIT;
    for _ in 0..repeats {
        let Some(again) = repeatable(&request) else {
            break;
        };
        let sent = whole(http, request).await;
        let Some(asked) = another_time(&sent, wait) else {
            return sent;
        };
        sleep(asked).await;
        wait *= 2;
        request = again;
    }
    whole(http, request).await
}

fn repeatable(request: &Request) -> Option<Request> {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let once = request.headers().contains_key(IDEMPOTENCY_KEY);
    (reads || once).then(|| request.try_clone()).flatten()
}

/// An answer that breaks off in the middle is none.
async fn whole(http: &Http, request: Request) -> reqwest::Result<Response> {
    let mut answer = http.execute(request).await?;
    let mut whole = http::Response::new(());
    *whole.status_mut() = answer.status();
    *whole.version_mut() = answer.version();
    *whole.headers_mut() = std::mem::take(answer.headers_mut());
    let body = answer.bytes().await?;
    Ok(whole.map(|()| body).into())
}

/// How long to wait before the next attempt, if there shall be one.
fn another_time(sent: &reqwest::Result<Response>, wait: Duration) -> Option<Duration> {
    match sent {
        Err(error) if error.is_builder() || error.is_redirect() => None,
        Err(_) => Some(wait),
        Ok(answer) => {
            let passes = matches!(
                answer.status(),
                StatusCode::TOO_MANY_REQUESTS
                    | StatusCode::BAD_GATEWAY
                    | StatusCode::SERVICE_UNAVAILABLE
                    | StatusCode::GATEWAY_TIMEOUT
            );
            let asked = retry_after(answer.headers()).unwrap_or(wait);
            (passes && asked <= LONGEST_WAIT).then_some(asked)
        }
    }
}

/// What the server asks to wait: seconds, or the time when to come again, as proxies say it.
pub(crate) fn retry_after(headers: &HeaderMap) -> Option<Duration> {
    let asked = headers.get(RETRY_AFTER)?.to_str().ok()?.trim();
    if !asked.is_empty() && asked.bytes().all(|byte| byte.is_ascii_digit()) {
        // More digits than a number has are still more than anybody waits.
        return Some(Duration::from_secs(asked.parse().unwrap_or(u64::MAX)));
    }
    let then = DateTime::parse_from_rfc2822(asked).ok()?.to_utc();
    // By the clock of whoever names a time, if he tells what it shows.
    let date = headers.get(DATE).and_then(|date| date.to_str().ok());
    let now = date.and_then(|date| DateTime::parse_from_rfc2822(date).ok());
    let now = now.map_or_else(Utc::now, |now| now.to_utc());
    // A time that has passed is now.
    Some((then - now).to_std().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::net::{TcpListener, TcpStream};
    use std::thread::{self, JoinHandle};

    use super::*;

    /// Answers one connection after the other as it is told, and tells how often it was asked for
    /// each key.
    fn server(answers: &'static [&'static str]) -> (String, JoinHandle<Vec<String>>) {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let url = format!("http://{}", listener.local_addr().expect("an address"));
        let serving = thread::spawn(move || {
            let mut heads = Vec::new();
            for answer in answers {
                let (mut line, _) = listener.accept().expect("a caller");
                heads.push(head(&mut line));
                line.write_all(answer.as_bytes()).expect("sent");
            }
            heads
        });
        (url, serving)
    }

    fn head(line: &mut TcpStream) -> String {
        let mut head = Vec::new();
        let mut byte = [0];
        while !head.ends_with(b"\r\n\r\n") {
            line.read_exact(&mut byte).expect("a head");
            head.push(byte[0]);
        }
        String::from_utf8(head).expect("text").to_ascii_lowercase()
    }

    const BUSY: &str =
        "HTTP/1.1 503 Busy\r\nretry-after: 0\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";
    const BROKEN: &str = "HTTP/1.1 200 OK\r\ncontent-length: 9\r\nconnection: close\r\n\r\nhal";
    const GOOD: &str = "HTTP/1.1 201 Created\r\netag: \"7\"\r\ncontent-length: 5\r\nconnection: close\r\n\r\nwhole";
    const LATER: &str =
        "HTTP/1.1 429 Slow\r\nretry-after: 3600\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";

    const SOON: &str = "HTTP/1.1 503 Busy\r\ndate: Mon, 30 Nov 2026 12:00:00 GMT\r\n\
        retry-after: Mon, 30 Nov 2026 12:00:00 GMT\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";
    const TOMORROW: &str = "HTTP/1.1 503 Busy\r\ndate: Mon, 30 Nov 2026 12:00:00 GMT\r\n\
        retry-after: Tue, 01 Dec 2026 12:00:00 GMT\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";

    fn post(url: &str, key: Option<&str>) -> Request {
        let mut request = Http::new().post(url);
        if let Some(key) = key {
            request = request.header(IDEMPOTENCY_KEY, key);
        }
        request.build().expect("a request")
    }

    #[tokio::test]
    async fn what_happens_once_is_sent_until_it_is_answered() {
        let (url, serving) = server(&[BUSY, BROKEN, "", GOOD]);
        let answer = send(&Http::new(), post(&url, Some("abc")), REPEATS).await;
        let answer = answer.expect("an answer");
        assert_eq!(answer.status(), StatusCode::CREATED);
        assert_eq!(answer.headers()["etag"], "\"7\"");
        assert_eq!(answer.text().await.expect("a text"), "whole");
        let heads = serving.join().expect("served");
        assert_eq!(heads.len(), 4);
        assert!(
            heads
                .iter()
                .all(|head| head.contains("idempotency-key: abc"))
        );
    }

    #[tokio::test]
    async fn what_might_happen_twice_is_sent_once() {
        let (url, serving) = server(&[BUSY]);
        let answer = send(&Http::new(), post(&url, None), REPEATS).await;
        assert_eq!(
            answer.expect("an answer").status(),
            StatusCode::SERVICE_UNAVAILABLE
        );
        assert_eq!(serving.join().expect("served").len(), 1);
    }

    #[tokio::test]
    async fn patience_ends() {
        let (url, serving) = server(&[BUSY, BUSY]);
        let answer = send(&Http::new(), post(&url, Some("abc")), 1).await;
        assert_eq!(
            answer.expect("an answer").status(),
            StatusCode::SERVICE_UNAVAILABLE
        );
        assert_eq!(serving.join().expect("served").len(), 2);

        let (url, serving) = server(&[LATER]);
        let answer = send(&Http::new(), post(&url, Some("abc")), REPEATS).await;
        assert_eq!(
            answer.expect("an answer").status(),
            StatusCode::TOO_MANY_REQUESTS
        );
        assert_eq!(serving.join().expect("served").len(), 1);
    }
    fn asked(retry_after: &str, date: Option<&str>) -> Option<Duration> {
        let mut headers = HeaderMap::new();
        headers.insert(RETRY_AFTER, retry_after.parse().expect("a header"));
        if let Some(date) = date {
            headers.insert(DATE, date.parse().expect("a header"));
        }
        super::retry_after(&headers)
    }

    #[test]
    fn what_the_server_asks_is_seconds_or_a_time() {
        let noon = Some("Mon, 30 Nov 2026 12:00:00 GMT");
        let seconds = |n| Some(Duration::from_secs(n));
        assert_eq!(super::retry_after(&HeaderMap::new()), None);
        assert_eq!(asked("7", None), seconds(7));
        assert_eq!(asked("0", noon), seconds(0));
        assert_eq!(asked("Mon, 30 Nov 2026 12:00:07 GMT", noon), seconds(7));
        assert_eq!(asked("Mon, 30 Nov 2026 11:59:00 GMT", noon), seconds(0));
        // Without a date of the server by the clock of this machine, which is later than this.
        assert_eq!(asked("Sun, 06 Nov 1994 08:49:37 GMT", None), seconds(0));
        let most = "9".repeat(40);
        assert!(asked(&most, None).is_some_and(|wait| wait > LONGEST_WAIT));
        for other in ["", "soon", "-1", "1.5", "+7", "30 Nov 2026"] {
            assert_eq!(asked(other, noon), None, "{other}");
        }
    }

    #[tokio::test]
    async fn a_time_is_waited_for_unless_it_is_too_late() {
        let (url, serving) = server(&[SOON, GOOD]);
        let answer = send(&Http::new(), post(&url, Some("abc")), REPEATS).await;
        assert_eq!(answer.expect("an answer").status(), StatusCode::CREATED);
        assert_eq!(serving.join().expect("served").len(), 2);

        let (url, serving) = server(&[TOMORROW]);
        let answer = send(&Http::new(), post(&url, Some("abc")), REPEATS).await;
        assert_eq!(
            answer.expect("an answer").status(),
            StatusCode::SERVICE_UNAVAILABLE
        );
        assert_eq!(serving.join().expect("served").len(), 1);
    }

    #[tokio::test]
    async fn a_wait_is_as_long_as_it_is_asked() {
        const ONE: &str =
            "HTTP/1.1 429 Slow\r\nretry-after: 1\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";
        let (url, serving) = server(&[ONE, GOOD]);
        let begun = std::time::Instant::now();
        let answer = send(&Http::new(), post(&url, Some("abc")), REPEATS).await;
        assert_eq!(answer.expect("an answer").status(), StatusCode::CREATED);
        // Never too early; how much later is the machine's affair.
        assert!(begun.elapsed() >= Duration::from_secs(1));
        assert_eq!(serving.join().expect("served").len(), 2);
    }
}
