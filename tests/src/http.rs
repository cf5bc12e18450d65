//! Requests and answers in the bytes of a connection (HTTP/1.1), as far as they have arrived.

use std::collections::VecDeque;

/// A request with its answer.
pub(crate) struct Exchange {
    pub(crate) method: String,
    pub(crate) target: String,
    pub(crate) status: u16,
    pub(crate) asked: Message,
    pub(crate) answered: Message,
}

/// What follows the first line.
#[derive(Default)]
pub(crate) struct Message {
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Message {
    fn header(&self, name: &str) -> &str {
        let mut found = self.headers.iter();
        let found = found.find(|(known, _)| known.eq_ignore_ascii_case(name));
        found.map_or("", |(_, value)| value)
    }
}

/// Both sides of a connection.
#[derive(Default)]
pub(crate) struct Conversation {
    asked: Vec<u8>,
    answered: Vec<u8>,
    waiting: VecDeque<(String, String, Message)>,
    /// A client may also send what is no request; its connection is not understood from there on.
    is_lost: bool,
}

impl Conversation {
    /// The client has sent something.
    pub(crate) fn asked(&mut self, bytes: &[u8]) {
        self.asked.extend_from_slice(bytes);
        while !self.is_lost
            && let Some((line, mut message, rest)) = head(&self.asked)
        {
            let mut words = line.split(' ').map(str::to_owned);
            let (Some(method), Some(target)) = (words.next(), words.next()) else {
                self.is_lost = true;
                return;
            };
            let Some((body, rest)) = body(&message, rest, 0) else {
                return;
            };
            message.body = body;
            self.waiting.push_back((method, target, message));
            self.asked = rest;
        }
    }

    /// The server has sent something: what is complete now.
    pub(crate) fn answered(&mut self, bytes: &[u8]) -> Vec<Exchange> {
        self.answered.extend_from_slice(bytes);
        let mut complete = Vec::new();
        while let Some((status, message, rest)) = self.next()
            && let Some((body, rest)) = self.body(status, &message, &rest)
        {
            self.answered = rest;
            complete.extend(self.exchange(status, message, body));
        }
        complete
    }

    /// The server has ended the connection: a stream is complete as far as it came.
    pub(crate) fn ended(&mut self) -> Vec<Exchange> {
        let Some((status, message, rest)) = self.next() else {
            return Vec::new();
        };
        if message.header("content-type") != "text/event-stream" {
            return Vec::new();
        }
        let (body, _) = chunks(&rest);
        self.exchange(status, message, body).into_iter().collect()
    }

    fn next(&self) -> Option<(u16, Message, Vec<u8>)> {
        let (line, message, rest) = head(&self.answered).filter(|_| !self.is_lost)?;
        let status = line.split(' ').nth(1)?.parse().ok()?;
        Some((status, message, rest.to_vec()))
    }

    fn body(&self, status: u16, message: &Message, rest: &[u8]) -> Option<(Vec<u8>, Vec<u8>)> {
        let (method, ..) = self.waiting.front()?;
        let is_bare = method == "HEAD" || status < 200 || status == 204 || status == 304;
        if is_bare {
            return Some((Vec::new(), rest.to_vec()));
        }
        body(message, rest, usize::MAX)
    }

    fn exchange(&mut self, status: u16, mut answered: Message, body: Vec<u8>) -> Option<Exchange> {
        answered.body = body;
        let (method, target, asked) = self.waiting.pop_front()?;
        Some(Exchange {
            method,
            target,
            status,
            asked,
            answered,
        })
    }
}

/// The first line, the headers, and what follows them.
fn head(bytes: &[u8]) -> Option<(String, Message, &[u8])> {
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n")?;
    let text = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let mut lines = text.split("\r\n");
    let first = lines.next()?.to_owned();
    let headers = lines.filter_map(|line| {
        let (name, value) = line.split_once(':')?;
        Some((name.to_owned(), value.trim().to_owned()))
    });
    let message = Message {
        headers: headers.collect(),
        body: Vec::new(),
    };
    Some((first, message, &bytes[end + 4..]))
}

/// The body and what follows it, once it is whole. `untold` is how long it is where nothing tells.
fn body(message: &Message, rest: &[u8], untold: usize) -> Option<(Vec<u8>, Vec<u8>)> {
    if message.header("transfer-encoding") == "chunked" {
        let (body, after) = chunks(rest);
        return Some((body, after?));
    }
    let length = message.header("content-length").parse().unwrap_or(untold);
    let body = rest.get(..length)?;
    Some((body.to_vec(), rest[length..].to_vec()))
}

/// What is in the chunks that have arrived whole; and what follows the last one, if it is there.
fn chunks(mut rest: &[u8]) -> (Vec<u8>, Option<Vec<u8>>) {
    let mut body = Vec::new();
    loop {
        let Some(end) = rest.windows(2).position(|two| two == b"\r\n") else {
            return (body, None);
        };
        let size = String::from_utf8_lossy(&rest[..end]);
        let size = size.split(';').next().unwrap_or_default();
        let Ok(size) = usize::from_str_radix(size.trim(), 16) else {
            return (body, None);
        };
        let Some(chunk) = rest.get(end + 2..end + 2 + size + 2) else {
            return (body, None);
        };
        body.extend_from_slice(&chunk[..size]);
        rest = &rest[end + 2 + size + 2..];
        if size == 0 {
            return (body, Some(rest.to_vec()));
        }
    }
}
