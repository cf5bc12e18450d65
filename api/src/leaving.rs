//! A server that ends says so to whoever still calls: this connection is closed after this answer. Without it a
//! call that is on its way when the server closes the connection would be lost, and its caller would not know.

use std::time::Duration;

use actix_web::Error;
use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::ConnectionType;
use actix_web::middleware::Next;
use actix_web::web::Data;

use crate::tables::Tables;

/// So long calls are taken that come after the server was told to end: enough for callers to hear of it, and
/// for a proxy that asks whether it is ready.
pub const NOTICE: Duration = Duration::from_millis(500);

/// Closes the connection behind every answer once the server has been told to end.
pub async fn leaving(
    tables: Data<Tables>,
    request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let mut answered = next.call(request).await?;
    if tables.feed.is_leaving() {
        let head = answered.response_mut().head_mut();
        head.set_connection_type(ConnectionType::Close);
    }
    Ok(answered)
}
