//! Connections to a PostgreSQL server.

use diesel::{ConnectionError, ConnectionResult};
use diesel_async::pooled_connection::deadpool::{BuildError, Pool};
use diesel_async::pooled_connection::{AsyncDieselConnectionManager, ManagerConfig};
use diesel_async::{AsyncConnection, AsyncPgConnection};
use futures_util::FutureExt;
use tokio::runtime::Handle;

use super::Db;

/// A server has few processors and one disk: more connections than these only wait inside it.
const CONNECTIONS: usize = 16;

/// A pool whose connections live on a runtime of their own.
pub(super) fn pool(url: &str, runtime: Handle) -> Result<Pool<Db>, BuildError> {
    let mut config = ManagerConfig::default();
    config.custom_setup = Box::new(move |url| connect(url.to_owned(), runtime.clone()).boxed());
    let manager = AsyncDieselConnectionManager::<Db>::new_with_config(url, config);
    Pool::builder(manager).max_size(CONNECTIONS).build()
}

/// A connection that is kept alive by the runtime, wherever it is used.
pub(super) async fn connect(url: String, runtime: Handle) -> ConnectionResult<Db> {
    let connecting = runtime.spawn(async move { AsyncPgConnection::establish(&url).await });
    let connected = connecting.await;
    connected.unwrap_or_else(|error| Err(ConnectionError::BadConnection(error.to_string())))
}
