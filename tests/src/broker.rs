//! A broker of its own for a test: `nats-server`, which can be killed and come back.

use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// A machine that is slow to start a program.
const PATIENCE: Duration = Duration::from_secs(30);

/// A broker, or the place of one that is not there.
pub struct Broker {
    port: u16,
    arguments: Vec<String>,
    process: Option<Child>,
}

impl Broker {
    /// One that has not been started.
    pub fn absent(arguments: &[&str]) -> Broker {
        let free = TcpListener::bind("127.0.0.1:0").expect("a free port");
        Broker {
            port: free.local_addr().expect("an address").port(),
            arguments: arguments.iter().map(|&text| text.to_owned()).collect(),
            process: None,
        }
    }

    /// One that is there.
    pub fn start(arguments: &[&str]) -> Broker {
        let mut broker = Broker::absent(arguments);
        broker.come();
        broker
    }

    /// Where it is, as in `127.0.0.1:4222`.
    pub fn place(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    /// The argument of a server that uses it.
    pub fn url(&self) -> String {
        format!("nats://{}", self.place())
    }

    /// Starts it, at the same place each time.
    pub fn come(&mut self) {
        // Named by `scripts/with-broker`.
        let program = std::env::var("BOODLE_TEST_BROKER");
        let program = program.unwrap_or_else(|_| "nats-server".to_owned());
        let process = Command::new(program)
            .args(["-a", "127.0.0.1", "-p", &self.port.to_string()])
            .args(&self.arguments)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        self.process = Some(process.expect("nats-server is there"));
        let since = Instant::now();
        while TcpStream::connect(self.place()).is_err() {
            assert!(since.elapsed() < PATIENCE, "the broker starts");
            sleep(Duration::from_millis(20));
        }
    }

    /// Kills it without warning.
    pub fn go(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.kill().expect("it was running");
            process.wait().expect("it ends");
        }
    }
}

impl Drop for Broker {
    fn drop(&mut self) {
        self.go();
    }
}

/// A certificate for this machine, its key, and the authority that vouches for it, made into a folder.
pub fn certified(folder: &Path) -> [PathBuf; 3] {
    let file = |name: &str| folder.join(name);
    let make = |arguments: &str| {
        let made = Command::new("openssl")
            .args(
                "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2"
                    .split(' '),
            )
            .args(arguments.split(' '))
            .current_dir(folder)
            .output()
            .expect("openssl is there");
        let told = String::from_utf8_lossy(&made.stderr);
        assert!(made.status.success(), "{told}");
    };
    make("-subj /CN=authority -keyout authority.key -out authority.pem");
    make(
        "-subj /CN=machine -CA authority.pem -CAkey authority.key -keyout machine.key -out machine.pem \
         -addext basicConstraints=critical,CA:FALSE -addext subjectAltName=IP:127.0.0.1,DNS:localhost",
    );
    [
        file("machine.pem"),
        file("machine.key"),
        file("authority.pem"),
    ]
}
