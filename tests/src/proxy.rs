//! A bad line between client and server: it can be cut, and lead to another server.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// An address that leads to a server.
pub struct Proxy {
    url: String,
    target: Arc<Mutex<String>>,
    cuts: Arc<AtomicUsize>,
}

impl Proxy {
    /// Leads to the server at a URL. Each connection breaks after a number of bytes of answers that
    /// `lasts` tells, given how many have been cut before.
    pub async fn to(url: &str, lasts: fn(usize) -> usize) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address: SocketAddr = listener.local_addr().expect("an address");
        let proxy = Proxy {
            url: format!("http://{address}"),
            target: Arc::new(Mutex::new(host(url))),
            cuts: Arc::default(),
        };
        let (target, cuts) = (Arc::clone(&proxy.target), Arc::clone(&proxy.cuts));
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let target = target.lock().expect("not poisoned").clone();
                let cuts = Arc::clone(&cuts);
                tokio::spawn(async move {
                    let left = lasts(cuts.load(Ordering::Relaxed));
                    if let Ok(server) = TcpStream::connect(target).await {
                        lead(client, server, left).await;
                    }
                    cuts.fetch_add(1, Ordering::Relaxed);
                });
            }
        });
        proxy
    }

    /// Its own address.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Leads new connections to another server.
    pub fn lead_to(&self, url: &str) {
        *self.target.lock().expect("not poisoned") = host(url);
    }

    /// How many connections have ended.
    pub fn cuts(&self) -> usize {
        self.cuts.load(Ordering::Relaxed)
    }
}

fn host(url: &str) -> String {
    url.trim_start_matches("http://").to_owned()
}

async fn lead(mut client: TcpStream, mut server: TcpStream, mut left: usize) {
    let (mut asked, mut answered) = ([0; 4096], [0; 97]);
    loop {
        tokio::select! {
            read = client.read(&mut asked) => match read {
                Ok(count) if count > 0 => {
                    if server.write_all(&asked[..count]).await.is_err() {
                        return;
                    }
                }
                _ => return,
            },
            read = server.read(&mut answered) => match read {
                Ok(count) if count > 0 => {
                    let passed = count.min(left);
                    left -= passed;
                    if client.write_all(&answered[..passed]).await.is_err() || left == 0 {
                        return;
                    }
                }
                _ => return,
            },
        }
    }
}
