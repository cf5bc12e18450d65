//! The way to the service: requests in, answers out, and streams that stay open.

use std::future::poll_fn;
use std::pin::Pin;
use std::rc::Rc;
use std::time::Duration;

use actix_web::HttpResponse;
use actix_web::body::{BoxBody, MessageBody, to_bytes};
use actix_web::dev::{Service, ServiceResponse};
use actix_web::http::Method;
use actix_web::test::TestRequest;
use actix_web::web::Data;
use serde_json::Value;

use super::reader::Reader;
use crate::tables::Tables;
use crate::tests::{Answer, with_token};

/// Longer than anything takes; a stream that has not told by then never will.
const PATIENCE: Duration = Duration::from_secs(60);

type Answering = Pin<Box<dyn Future<Output = HttpResponse<BoxBody>>>>;

/// A service, whatever its type, and what it serves.
pub(super) struct Wire {
    service: Box<dyn Fn(actix_http::Request) -> Answering>,
    pub(super) tables: Data<Tables>,
}

impl Wire {
    pub(super) fn new<S, B>(service: S, tables: Data<Tables>) -> Wire
    where
        S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
        S: 'static,
        B: MessageBody + 'static,
    {
        let service = Rc::new(service);
        let service = Box::new(move |request| -> Answering {
            let service = Rc::clone(&service);
            Box::pin(async move {
                match service.call(request).await {
                    Ok(response) => response.into_parts().1.map_into_boxed_body(),
                    Err(error) => error.error_response().map_into_boxed_body(),
                }
            })
        });
        Wire { service, tables }
    }

    /// The beginning of an answer.
    pub(super) async fn open(&self, reader: &Reader, ask: &Ask) -> HttpResponse<BoxBody> {
        let request = with_token(ask.request(), &reader.token);
        (self.service)(request.to_request()).await
    }

    /// The whole answer.
    pub(super) async fn send(&self, reader: &Reader, ask: &Ask) -> Answer {
        whole(self.open(reader, ask).await).await
    }
}

/// An answer without a body, and the body.
pub(super) fn parts(response: HttpResponse<BoxBody>) -> (Answer, BoxBody) {
    let answer = Answer {
        status: response.status(),
        headers: response.headers().clone(),
        body: Vec::new(),
    };
    (answer, response.into_body())
}

async fn whole(response: HttpResponse<BoxBody>) -> Answer {
    let (answer, body) = parts(response);
    Answer {
        body: to_bytes(body).await.unwrap().to_vec(),
        ..answer
    }
}

/// The next bytes of a stream; none at its end.
pub(super) async fn next(body: &mut BoxBody) -> Option<String> {
    let next = poll_fn(|context| Pin::new(&mut *body).poll_next(context));
    let next = tokio::time::timeout(PATIENCE, next).await;
    let bytes = next.expect("the stream tells something")?.unwrap();
    Some(String::from_utf8(bytes.to_vec()).unwrap())
}

/// A question.
#[derive(Clone, Debug)]
pub(super) struct Ask {
    method: Method,
    pub(super) path: String,
    headers: Vec<(&'static str, String)>,
    body: Option<String>,
}

impl Ask {
    fn new(method: Method, path: String) -> Ask {
        Ask {
            method,
            path,
            headers: Vec::new(),
            body: None,
        }
    }

    pub(super) fn get(path: impl Into<String>) -> Ask {
        Ask::new(Method::GET, path.into())
    }

    pub(super) fn post(path: impl Into<String>, body: &Value) -> Ask {
        Ask::new(Method::POST, path.into()).saying(body.to_string())
    }

    pub(super) fn by(mut self, method: Method) -> Ask {
        self.method = method;
        self
    }

    pub(super) fn with(mut self, name: &'static str, value: impl Into<String>) -> Ask {
        self.headers.push((name, value.into()));
        self
    }

    /// With a body that says it is JSON.
    pub(super) fn saying(mut self, body: String) -> Ask {
        self.body = Some(body);
        self.with("content-type", "application/json")
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.headers.iter().any(|(known, _)| *known == name)
    }

    /// Whether something might be another than before once it has been answered.
    pub(super) fn may_change(&self) -> bool {
        self.method != Method::GET
    }

    /// Everything of it that an answer may repeat.
    pub(super) fn text(&self) -> String {
        let mut text = format!("{} {}", self.method, self.path);
        for (name, value) in &self.headers {
            text += &format!("\n{name}: {value}");
        }
        text + "\n" + self.body.as_deref().unwrap_or_default()
    }

    fn request(&self) -> TestRequest {
        let request = TestRequest::with_uri(&self.path).method(self.method.clone());
        let headers = self.headers.iter();
        let request = headers.fold(request, |request, (name, value)| {
            request.append_header((*name, value.as_str()))
        });
        match &self.body {
            Some(body) => request.set_payload(body.clone()),
            None => request,
        }
    }
}
