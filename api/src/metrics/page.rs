//! Where what is counted is shown: an address that only whoever runs the server reaches.

use std::net::SocketAddr;

use actix_web::body::MessageBody;
use actix_web::dev::{Server, ServiceFactory, ServiceRequest, ServiceResponse};
use actix_web::http::header::CACHE_CONTROL;
use actix_web::middleware::from_fn;
use actix_web::web::Data;
use actix_web::{App, Error, HttpResponse, HttpServer, get, web};
use prometheus_client::encoding::prometheus_text::CONTENT_TYPE;

use crate::change::moment;
use crate::document;
use crate::problem::{Allowed, Problem, catch_all, unmatched};
use crate::routes::meta::{get_health, get_readiness};
use crate::tables::Tables;

const PATHS: [&str; 3] = ["/metrics", "/healthz", "/readyz"];

/// Serves it at an address.
pub fn listen(address: SocketAddr, tables: Data<Tables>) -> Result<Server, String> {
    let server = HttpServer::new(move || app(tables.clone()))
        .workers(1)
        .disable_signals()
        .bind(address)
        .map_err(|error| format!("cannot listen on {address}: {error}"))?;
    Ok(server.run())
}

/// The application.
pub fn app(
    tables: Data<Tables>,
) -> App<
    impl ServiceFactory<
        ServiceRequest,
        Config = (),
        Response = ServiceResponse<impl MessageBody + use<>>,
        Error = Error,
        InitError = (),
    >,
> {
    App::new()
        .app_data(tables)
        .app_data(Data::new(Allowed::new(&document::base(), &PATHS)))
        .service(show_metrics)
        .service(get_health)
        .service(get_readiness)
        .default_service(web::to(unmatched))
        .wrap(from_fn(catch_all))
}

#[get("/metrics")]
async fn show_metrics(tables: Data<Tables>) -> Result<HttpResponse, Problem> {
    let text = tables.metrics.shown(&tables, moment()?.now).await;
    Ok(HttpResponse::Ok()
        .content_type(CONTENT_TYPE)
        .insert_header((CACHE_CONTROL, "no-store"))
        .body(text))
}
