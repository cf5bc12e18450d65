//! Connections to a PostgreSQL server.

use std::sync::Arc;
use std::time::Duration;

use diesel::{ConnectionError, ConnectionResult};
use diesel_async::RunQueryDsl;
use diesel_async::pooled_connection::deadpool::{BuildError, Pool};
use diesel_async::pooled_connection::{AsyncDieselConnectionManager, ManagerConfig};
use futures_util::FutureExt;
use tokio::runtime::Handle;

use super::Db;
use super::place::Place;

/// A server has few processors and one disk: more connections than these only wait inside it.
const CONNECTIONS: usize = 16;
/// So many of them change something at a time; the others are for looks.
pub(super) const FOR_CHANGES: usize = 12;

/// A server that does not answer for so long is not waited for.
const PATIENCE: Duration = Duration::from_secs(5);
/// The server gives up before this one does, so that it is known that nothing has happened, and a
/// connection that was given up holds no other one up.
const SETTINGS: &str = "SET statement_timeout = '8s'";

/// A pool whose connections live on a runtime of their own.
pub(super) fn pool(place: Arc<Place>, runtime: Handle) -> Result<Pool<Db>, BuildError> {
    let mut config = ManagerConfig::default();
    config.custom_setup = Box::new(move |_| connect(Arc::clone(&place), runtime.clone()).boxed());
    // The place says it all.
    let manager = AsyncDieselConnectionManager::<Db>::new_with_config("", config);
    Pool::builder(manager).max_size(CONNECTIONS).build()
}

/// A connection that is kept alive by the runtime, wherever it is used.
pub(super) async fn connect(place: Arc<Place>, runtime: Handle) -> ConnectionResult<Db> {
    let connecting = runtime.spawn(async move {
        let open = async {
            let mut db = place.connect().await?;
            let set = diesel::sql_query(SETTINGS).execute(&mut db).await;
            set.map_err(ConnectionError::CouldntSetupConfiguration)?;
            Ok(db)
        };
        let opened = tokio::time::timeout(PATIENCE, open).await;
        opened.unwrap_or_else(|_| Err(bad("the server does not answer".to_owned())))
    });
    let connected = connecting.await;
    connected.unwrap_or_else(|error| Err(bad(error.to_string())))
}

fn bad(why: String) -> ConnectionError {
    ConnectionError::BadConnection(why)
}
