//! From the configuration to a server that answers.

use std::any::Any;
use std::io::Write;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use actix_web::HttpServer;
use actix_web::dev::Server;
use actix_web::rt::net::TcpStream;
use actix_web::web::Data;
use socket2::SockRef;
use tokio::signal::unix::{Signal, SignalKind, signal};

use crate::app::{Shared, app};
use crate::auth::Auth;
use crate::broker::{Broker, Inbox, Line};
use crate::config::Config;
use crate::driver;
use crate::feed::Feed;
use crate::leaving::NOTICE;
use crate::limits::Limits;
use crate::lookout;
use crate::metrics;
use crate::store::{Store, without_password};
use crate::tables::Tables;
use crate::upkeep;

/// Requests that are still answered get so many seconds when the server ends.
const LAST_ANSWERS: u64 = 2;

/// Bytes that a client does not take for so long are not sent to it any more.
const GONE: Duration = Duration::from_secs(20);

/// A server that listens, and where.
pub struct Listening {
    /// Runs until it is told to stop.
    pub server: Server,
    /// With the port that was taken.
    pub address: SocketAddr,
    feed: Feed,
    tables: Data<Tables>,
    limits: Data<Limits>,
    broker: Option<Broker>,
    admin: Option<Server>,
    signals: Signals,
    drain: Duration,
}

/// What asks it to end.
struct Signals {
    terminate: Signal,
    interrupt: Signal,
}

/// Opens the database and the socket. An error is one sentence for whoever starts the server.
pub fn listen(config: &Config) -> Result<Listening, String> {
    let store = Store::open(&config.database).map_err(|error| error.to_string())?;
    let auth = Auth::new(store.signing_seeds())?;
    let mut tables = Tables::new(store, Arc::new(auth)).with_patience(config.keeping.patience());
    let mut broker = None;
    if let Some(url) = &config.broker {
        let (others, there) = Broker::new(url, config.broker_ca.as_deref())?;
        tables = tables.telling(others);
        broker = Some(there);
    }
    let feed = tables.feed.clone();
    let tables = Data::new(tables);
    let limits = Data::new(config.limits());
    let shared = Shared::new(tables.clone(), limits.clone())?;
    let admin = config
        .admin
        .map(|address| metrics::listen(address, tables.clone()));
    let admin = admin.transpose()?;
    let server = HttpServer::new(move || app(shared.clone()))
        .on_connect(|connection, _| give_up_on_the_silent(connection))
        .shutdown_timeout(LAST_ANSWERS)
        .disable_signals()
        .bind(config.listen)
        .map_err(|error| format!("cannot listen on {}: {error}", config.listen))?;
    let address = server.addrs().first().copied();
    let address = address.ok_or("no address was taken")?;
    note(config, address);
    Ok(Listening {
        address,
        server: server.run(),
        feed,
        tables,
        limits,
        broker,
        admin,
        signals: Signals::heard().map_err(|error| error.to_string())?,
        drain: config.drain(),
    })
}

/// What decides how it serves, in the log, and no secret.
fn note(config: &Config, address: SocketAddr) {
    let keeping = &config.keeping;
    tracing::info!(
        version = env!("CARGO_PKG_VERSION"),
        %address,
        database = without_password(&config.database),
        has_broker = config.broker.is_some(),
        admin = config.admin.map(tracing::field::display),
        is_limited = config.limits().count_at_all(),
        proxies = config.limits.proxies,
        drain_seconds = config.drain_seconds,
        open_hours = keeping.open_hours,
        playing_days = keeping.playing_days,
        finished_days = keeping.finished_days,
        "the server begins"
    );
}

impl Signals {
    /// They are heard from now on, before anybody knows the address.
    fn heard() -> std::io::Result<Signals> {
        Ok(Signals {
            terminate: signal(SignalKind::terminate())?,
            interrupt: signal(SignalKind::interrupt())?,
        })
    }

    /// Waits for one of them; its name.
    async fn told(&mut self) -> &'static str {
        tokio::select! {
            _ = self.terminate.recv() => "SIGTERM",
            _ = self.interrupt.recv() => "SIGINT",
        }
    }
}

impl Listening {
    /// Serves until SIGTERM or SIGINT, and for as long after it as was asked for; what is asked until then, and in
    /// the moment after, is still answered, with a word that the connection ends. Then the database's file alone
    /// holds everything.
    pub async fn until_stopped(self) -> std::io::Result<()> {
        let store = self.tables.store.clone();
        let served = self.serve().await;
        let closed = actix_web::web::block(move || store.close()).await;
        closed.map_err(std::io::Error::other)?;
        tracing::info!("the server has ended");
        served
    }

    async fn serve(self) -> std::io::Result<()> {
        let mut signals = self.signals;
        let handle = self.server.handle();
        let mut serving = actix_web::rt::spawn(self.server);
        let admin = self
            .admin
            .map(|admin| (admin.handle(), actix_web::rt::spawn(admin)));
        let upkeep = actix_web::rt::spawn(upkeep::run(self.tables.clone(), self.limits));
        let (line, inbox) = connected(self.broker, &self.tables).await?;
        let lookout = actix_web::rt::spawn(lookout::run(self.tables.clone(), inbox));
        let driver = actix_web::rt::spawn(driver::run(self.tables));
        tokio::select! {
            ended = &mut serving => return ended.map_err(std::io::Error::other)?,
            signal = signals.told() => tracing::info!(signal, "the server was told to end"),
        }
        self.feed.leave();
        tokio::select! {
            ended = serving => return ended.map_err(std::io::Error::other)?,
            signal = signals.told() => tracing::info!(signal, "and told again"),
            () = tokio::time::sleep(self.drain) => {}
        }
        upkeep.abort();
        driver.abort();
        lookout.abort();
        // Streams would be answered for ever.
        self.feed.close();
        tokio::time::sleep(NOTICE).await;
        handle.stop(true).await;
        if let Some((admin, _)) = admin {
            admin.stop(false).await;
        }
        if let Some(line) = line {
            line.close().await;
        }
        Ok(())
    }
}

/// The line to the broker, and what is heard on it, if there is one.
async fn connected(
    broker: Option<Broker>,
    tables: &Tables,
) -> std::io::Result<(Option<Line>, Option<Inbox>)> {
    let Some(broker) = broker else {
        return Ok((None, None));
    };
    let connected = broker.connect(Arc::clone(&tables.metrics)).await;
    let (line, inbox) = connected.map_err(std::io::Error::other)?;
    Ok((Some(line), Some(inbox)))
}

/// A client that has gone without a word takes no bytes; its connection is closed then.
fn give_up_on_the_silent(connection: &dyn Any) {
    let Some(connection) = connection.downcast_ref::<TcpStream>() else {
        return;
    };
    let socket = SockRef::from(connection);
    if let Err(error) = socket.set_tcp_user_timeout(Some(GONE)) {
        tracing::debug!(%error, "a connection cannot be given a limit");
    }
}

/// Says what to try, and on one line of its own that and where the server listens.
pub fn announce(address: SocketAddr) -> std::io::Result<()> {
    let url = format!("http://{address}");
    eprintln!("Try  curl {url}/v1/rulesets");
    eprintln!("     BOODLE_URL={url} scripts/play newmarket");
    eprintln!("     {url}/docs");
    let mut out = std::io::stdout().lock();
    writeln!(out, "boodle listens on {url}")?;
    out.flush()
}
