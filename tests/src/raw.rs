//! Requests as plain bytes, for tests that look at every byte of an answer.

use std::io::{Read, Write};
use std::net::TcpStream;

use crate::{Server, Table};

impl Table {
    /// The whole answer to a call about this game, with the token of a seat or with none.
    pub fn raw(
        &self,
        server: &Server,
        method: &str,
        path: &str,
        seat: Option<usize>,
        body: &str,
    ) -> Vec<u8> {
        let token = seat.map(|seat| &self.tokens[seat][..]);
        self.send(server, method, path, token, body)
    }

    /// The whole answer to something that the host wants.
    pub fn raw_as_host(&self, server: &Server, path: &str, body: &str) -> Vec<u8> {
        self.send(server, "POST", path, Some(&self.host_token), body)
    }

    fn send(
        &self,
        server: &Server,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: &str,
    ) -> Vec<u8> {
        let address = server.url().trim_start_matches("http://");
        let token = token.map_or(String::new(), |token| {
            format!("Authorization: Bearer {token}\r\n")
        });
        let request = format!(
            "{method} /v1/games/{}{path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\
             {token}Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.id,
            body.len()
        );
        let mut answer = Vec::new();
        let mut line = TcpStream::connect(address).expect("the server is there");
        line.write_all(request.as_bytes()).expect("it listens");
        line.read_to_end(&mut answer).expect("it answers");
        answer
    }
}
