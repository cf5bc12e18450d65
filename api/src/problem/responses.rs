//! The problems of an operation as its documentation lists them; the body is always a `Problem`.

use utoipa::IntoResponses;

use super::Body;

macro_rules! documented {
    ($($name:ident $status:literal $description:literal)*) => {
        $(
            #[doc = $description]
            #[derive(IntoResponses)]
            #[response(status = $status, description = $description, content_type = "application/problem+json")]
            pub struct $name(#[allow(dead_code)] Body);
        )*
    };
}

documented! {
    BadRequest 400 "The request cannot be parsed or has the wrong form."
    Unauthorized 401 "The token is missing, invalid, expired or replaced."
    Forbidden 403 "The token is for another game, seat or role."
    NotFound 404 "There is no such thing."
    TooSlow 408 "The body did not arrive in time."
    Conflict 409 "The right caller at the wrong moment; `code` tells which."
    Stale 412 "`If-Match` names an older version; `version` is the current one."
    TooLarge 413 "The body is too large."
    NotJson 415 "The body is not JSON."
    Unprocessable 422 "Understood, but against the rules; `code` tells which."
    TooMany 429 "Too much at once; try again after `Retry-After` seconds."
    ServerError 500 "Something broke on the server."
    Unavailable 503 "The database is out of reach. Nothing was changed, unless `detail` says that this is not known."
    NotReady 503 "The database is out of reach, or the server is about to end; `code` tells which."
    DiskFull 507 "The server has no room left; nothing was changed."
}
