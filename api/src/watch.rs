//! Around everything that answers: what is counted of each call.

use std::time::Instant;

use actix_web::Error;
use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::middleware::Next;
use actix_web::web::Data;

use crate::metrics::Routes;

/// The middleware that counts.
pub async fn watched<B: MessageBody + 'static>(
    routes: Data<Routes>,
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, Error> {
    let began = Instant::now();
    let place = routes.place(request.method(), request.match_info().as_str());
    let answered = next.call(request).await;
    let status = match &answered {
        Ok(response) => response.status(),
        Err(error) => error.as_response_error().status_code(),
    };
    routes.count(place, status, began.elapsed());
    answered
}
