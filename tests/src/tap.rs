//! Everything that is said between a server and its clients is held against `openapi.yaml`: each
//! connection leads through here and is listened to.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use boodle_contract::{Answer, Asked, Contract};

use crate::http::{Conversation, Exchange};
use crate::project;

/// Paths for browsers, which the document does not tell of.
const PAGES: [&str; 7] = [
    "/",
    "/docs",
    "/docs/",
    "/docs/{file}",
    "/problems",
    "/llms.txt",
    "/guides/{file}",
];

static CONTRACT: LazyLock<Contract> = LazyLock::new(|| {
    let text = std::fs::read_to_string(project().join("openapi.yaml")).expect("a document");
    Contract::new(yaml_serde::from_str(&text).expect("YAML"), &PAGES)
});

/// An address that leads to a server.
pub(crate) struct Tap {
    url: String,
    is_closed: Arc<AtomicBool>,
    accepts: Option<JoinHandle<()>>,
    heard: Arc<Heard>,
}

/// What has been heard so far.
#[derive(Default)]
struct Heard {
    objections: Mutex<Vec<String>>,
    connections: Mutex<Vec<JoinHandle<()>>>,
}

impl Tap {
    /// Leads to the server at a URL.
    pub(crate) fn to(url: &str) -> Tap {
        let server = url.trim_start_matches("http://").to_owned();
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = listener.local_addr().expect("an address");
        let (is_closed, heard) = (Arc::new(AtomicBool::new(false)), Arc::new(Heard::default()));
        let (closed, hears) = (Arc::clone(&is_closed), Arc::clone(&heard));
        let accepts = thread::spawn(move || {
            for client in listener.incoming().map_while(Result::ok) {
                if closed.load(Ordering::Acquire) {
                    return;
                }
                if let Ok(server) = TcpStream::connect(&server) {
                    lead(client, server, &hears);
                }
            }
        });
        Tap {
            url: format!("http://{address}"),
            is_closed,
            accepts: Some(accepts),
            heard,
        }
    }

    /// Its own address.
    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// Accepts nobody any more.
    pub(crate) fn close(&mut self) {
        self.is_closed.store(true, Ordering::Release);
        if let Some(accepts) = self.accepts.take() {
            let address = self.url.trim_start_matches("http://");
            // Whoever waits for a connection has to get one to look up.
            let _ = TcpStream::connect(address);
            accepts.join().expect("it only listens");
        }
    }

    /// Once the server has ended: what it answered against the document.
    pub(crate) fn objections(&mut self) -> Vec<String> {
        self.close();
        for connection in std::mem::take(&mut *lock(&self.heard.connections)) {
            connection.join().expect("it only listens");
        }
        std::mem::take(&mut lock(&self.heard.objections))
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Leads one connection in both directions.
fn lead(client: TcpStream, server: TcpStream, heard: &Arc<Heard>) {
    let _ = (client.set_nodelay(true), server.set_nodelay(true));
    // A client that does not read any more must not keep the test from its end.
    let _ = client.set_write_timeout(Some(Duration::from_secs(30)));
    let (Ok(to_client), Ok(to_server)) = (client.try_clone(), server.try_clone()) else {
        return;
    };
    let conversation = Arc::new(Mutex::new(Conversation::default()));
    let asks = Arc::clone(&conversation);
    thread::spawn(move || {
        pass(client, to_server, |bytes| lock(&asks).asked(bytes));
    });
    let hears = Arc::clone(heard);
    let answers = thread::spawn(move || {
        pass(server, to_client, |bytes| {
            hears.hold(lock(&conversation).answered(bytes));
        });
        hears.hold(lock(&conversation).ended());
    });
    lock(&heard.connections).push(answers);
}

/// Passes bytes on until one side has enough.
fn pass(mut from: TcpStream, mut to: TcpStream, mut hear: impl FnMut(&[u8])) {
    let mut bytes = [0; 16 * 1024];
    while let Ok(count @ 1..) = from.read(&mut bytes) {
        // Who answers has to be asked before.
        hear(&bytes[..count]);
        if to.write_all(&bytes[..count]).is_err() {
            break;
        }
    }
    let _ = to.shutdown(Shutdown::Write);
}

impl Heard {
    fn hold(&self, exchanges: Vec<Exchange>) {
        for exchange in exchanges {
            let asked = Asked {
                method: &exchange.method,
                target: &exchange.target,
                headers: &exchange.asked.headers,
                body: &exchange.asked.body,
            };
            let answer = Answer {
                status: exchange.status,
                headers: &exchange.answered.headers,
                body: &exchange.answered.body,
            };
            let found = CONTRACT.objections(&asked, &answer);
            lock(&self.objections).extend(found);
        }
    }
}
