//! The service put together.

use actix_cors::Cors;
use actix_web::body::MessageBody;
use actix_web::dev::{ServiceFactory, ServiceRequest, ServiceResponse};
use actix_web::http::header;
use actix_web::middleware::{Compress, from_fn};
use actix_web::web::Data;
use actix_web::{App, Error, web};
use utoipa_actix_web::AppExt;

use crate::coding::never_refused;
use crate::document::{self, Document};
use crate::leaving::leaving;
use crate::limits::{Limits, RATE_LIMIT, RATE_LIMIT_POLICY, limited};
use crate::metrics::Routes;
use crate::once::REPLAYED;
use crate::problem::{Allowed, catch_all, unmatched};
use crate::routes;
use crate::stream::Streams;
use crate::tables::Tables;
use crate::watch::watched;

/// What all workers share.
#[derive(Clone)]
pub struct Shared {
    tables: Data<Tables>,
    document: Data<Document>,
    allowed: Data<Allowed>,
    streams: Data<Streams>,
    limits: Data<Limits>,
    routes: Data<Routes>,
}

impl Shared {
    /// For these tables.
    pub fn new(tables: Data<Tables>, limits: Data<Limits>) -> Result<Shared, String> {
        let (collected, pages) = (document::collected(), &routes::docs::PAGES);
        let allowed = Allowed::new(&collected, pages);
        let routes = Routes::new(&collected, pages, &tables.metrics);
        Ok(Shared {
            tables,
            document: Data::new(Document::new()?),
            allowed: Data::new(allowed),
            streams: Data::default(),
            limits,
            routes: Data::new(routes),
        })
    }
}

/// The application of one worker.
pub fn app(
    shared: Shared,
) -> App<
    impl ServiceFactory<
        ServiceRequest,
        Config = (),
        Response = ServiceResponse<impl MessageBody + use<>>,
        Error = Error,
        InitError = (),
    >,
> {
    let (app, _) = App::new()
        .app_data(Data::from(shared.tables.auth.clone()))
        .app_data(shared.tables)
        .app_data(shared.document)
        .app_data(shared.allowed)
        .app_data(shared.streams)
        .app_data(shared.limits)
        .app_data(shared.routes)
        .into_utoipa_app()
        .openapi(document::base())
        .configure(routes::register)
        .split_for_parts();
    app.configure(routes::docs::pages)
        .configure(routes::guides::pages)
        .default_service(web::to(unmatched))
        .wrap(from_fn(limited))
        .wrap(cors())
        .wrap(from_fn(catch_all))
        .wrap(from_fn(leaving))
        .wrap(Compress::default())
        .wrap(from_fn(never_refused))
        .wrap(from_fn(watched))
}

/// Any page of any origin may call: there are no cookies, so nothing is sent along unasked. A page may also try a
/// method that nothing here has: only what is called says, with 405 and `Allow`, which ones a path has.
fn cors() -> Cors {
    Cors::default()
        .allow_any_origin()
        .allowed_methods(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"])
        .allow_any_header()
        .send_wildcard()
        .expose_headers([
            header::ALLOW,
            header::ETAG,
            header::LOCATION,
            header::LINK,
            header::RETRY_AFTER,
            header::CONTENT_LANGUAGE,
            header::WWW_AUTHENTICATE,
            header::HeaderName::from_static(REPLAYED),
            header::HeaderName::from_static(RATE_LIMIT),
            header::HeaderName::from_static(RATE_LIMIT_POLICY),
        ])
        .max_age(3600)
}
