//! HTTPS, spoken with a server whose certificate nobody has signed but itself. It holds until 2126.

use std::error::Error as StdError;
use std::io::{Read, Write};
use std::net::TcpListener;
use std::sync::Arc;
use std::thread::{self, JoinHandle};

use reqwest::Certificate;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::{ServerConfig, ServerConnection, Stream};

use crate::{Client, connect};

const CERTIFICATE: &[u8] = include_bytes!("localhost.pem");
const KEY: &[u8] = include_bytes!("localhost.key");

/// Answers one call, and tells what was asked, or why nothing could be.
fn server() -> (String, JoinHandle<Result<String, String>>) {
    let certificate = CertificateDer::from_pem_slice(CERTIFICATE).expect("a certificate");
    let key = PrivateKeyDer::from_pem_slice(KEY).expect("a key");
    let provider = Arc::new(rustls::crypto::aws_lc_rs::default_provider());
    let config = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .expect("versions")
        .with_no_client_auth()
        .with_single_cert(vec![certificate], key)
        .expect("they belong together");
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = listener.local_addr().expect("an address").port();
    let serving = thread::spawn(move || {
        let (mut line, _) = listener.accept().expect("a caller");
        let mut session = ServerConnection::new(Arc::new(config)).expect("a session");
        let mut secured = Stream::new(&mut session, &mut line);
        let (mut head, mut byte) = (Vec::new(), [0]);
        while !head.ends_with(b"\r\n\r\n") {
            let read = secured.read_exact(&mut byte);
            read.map_err(|error| error.to_string())?;
            head.push(byte[0]);
        }
        let body = r#"{"status": "ok"}"#;
        let answer = format!(
            "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        );
        let written = secured.write_all(answer.as_bytes());
        written.map_err(|error| error.to_string())?;
        Ok(String::from_utf8_lossy(&head).into_owned())
    });
    (format!("https://localhost:{port}"), serving)
}

/// An error with everything that has led to it.
fn causes(error: &dyn StdError) -> String {
    let (mut told, mut cause) = (error.to_string(), error.source());
    while let Some(error) = cause {
        told += &format!(": {error}");
        cause = error.source();
    }
    told
}

#[tokio::test]
async fn a_certificate_that_nobody_vouches_for_is_refused() {
    let (url, serving) = server();
    let client = connect(&url).with_repeats(0);
    let error = client.get_health().send().await.expect_err("not trusted");
    let told = causes(&error);
    assert!(told.contains("invalid peer certificate"), "{told}");
    let told = serving
        .join()
        .expect("served")
        .expect_err("no request came");
    assert!(told.to_lowercase().contains("alert"), "{told}");
}

#[tokio::test]
async fn a_certificate_of_ones_own_is_trusted() {
    let (url, serving) = server();
    let own = Certificate::from_pem(CERTIFICATE).expect("a certificate");
    let http = reqwest::Client::builder().tls_certs_only([own]).build();
    let client = Client::builder(&url)
        .http(http.expect("connections"))
        .token("abc");
    let client = client.build().expect("a client");
    let health = client.get_health().send().await.expect("trusted");
    assert_eq!(health.status, "ok");
    let head = serving.join().expect("served").expect("a request came");
    assert!(head.starts_with("GET /healthz HTTP/1.1\r\n"), "{head}");
    assert!(head.contains("authorization: Bearer abc\r\n"), "{head}");
}
