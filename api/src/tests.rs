//! The service as its callers meet it: requests in, answers out, over a real database file.

mod bad_form;
mod bad_input;
mod canary;
mod clocks;
mod contract;
mod database;
mod everywhere;
mod examples;
mod fair;
mod forced;
mod framework;
mod holds;
mod idle;
mod keys;
mod languages;
mod limits;
mod lobby;
mod metrics;
mod misdeal;
mod moving;
mod once;
mod options;
mod own_rules;
mod pages;
mod people;
mod play;
mod private;
mod races;
mod rematch;
mod spectators;
mod streams;
mod tokens;
mod validate;
mod variety;

use std::sync::Arc;

use actix_web::body::{BoxBody, to_bytes};
use actix_web::dev::{Service, ServiceResponse};
use actix_web::http::header::HeaderMap;
use actix_web::http::{Method, StatusCode};
use actix_web::test::{TestRequest, init_service};
use actix_web::web::Data;
use serde_json::{Value, json};
use tempfile::TempDir;
use uuid::Uuid;

use crate::app::{Shared, app};
use crate::auth::Auth;
use crate::limits::Limits;
use crate::store::{Store, Stored};
use crate::tables::Tables;

/// A server with a database of its own.
struct Server<S> {
    service: S,
    store: Store,
    auth: Arc<Auth>,
    dir: TempDir,
}

/// What came back.
#[derive(Debug)]
struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    body: Vec<u8>,
}

impl Answer {
    fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap()
    }

    fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |v| v.to_str().unwrap())
    }

    /// Asserts that this is a problem in every respect and answers with it.
    fn problem(&self, status: u16, code: &str) -> Value {
        let problem = self.json();
        assert_eq!(self.status.as_u16(), status, "{problem}");
        assert_eq!(self.header("content-type"), "application/problem+json");
        assert_eq!(problem["code"], code, "{problem}");
        assert_eq!(problem["status"], status);
        assert_eq!(problem["type"], format!("/problems/{code}"));
        assert!(
            problem["title"].is_string() && problem["instance"].is_string(),
            "{problem}"
        );
        assert!(
            problem["detail"].as_str().unwrap().ends_with('.'),
            "{problem}"
        );
        problem
    }
}

macro_rules! server {
    () => {{
        let dir = tempfile::TempDir::new().unwrap();
        crate::tests::server_in!(dir)
    }};
}

macro_rules! server_in {
    ($dir:expr) => {{
        let dir = $dir;
        let (shared, store, auth) = crate::tests::shared(dir.path());
        crate::tests::serving!(dir, store, auth, shared)
    }};
}

/// A server that is put together by hand.
macro_rules! serving {
    ($dir:expr, $store:expr, $auth:expr, $shared:expr) => {
        crate::tests::Server {
            service: crate::tests::init_service(crate::app::app($shared)).await,
            store: $store,
            auth: $auth,
            dir: $dir,
        }
    };
}

/// A server whose driver is at work.
macro_rules! driven {
    ($server:ident, $driving:ident) => {
        let dir = tempfile::TempDir::new().unwrap();
        let (store, auth, tables) = crate::tests::parts(dir.path());
        let $driving = actix_web::rt::spawn(crate::driver::run(tables.clone()));
        let shared = crate::tests::unlimited(tables);
        let $server = crate::tests::serving!(dir, store, auth, shared);
    };
}
use {driven, server, server_in, serving};

pub(crate) use database::{database, holds, lines, statement};

/// For callers that may ask as much as they like.
fn unlimited(tables: Data<Tables>) -> Shared {
    Shared::new(tables, Data::new(Limits::off())).unwrap()
}

fn shared(dir: &std::path::Path) -> (Shared, Store, Arc<Auth>) {
    let (store, auth, tables) = parts(dir);
    (unlimited(tables), store, auth)
}

fn parts(dir: &std::path::Path) -> (Store, Arc<Auth>, Data<Tables>) {
    let store = Store::open(&database(dir)).unwrap();
    let auth = Arc::new(Auth::new(store.signing_seeds()).unwrap());
    let tables = Tables::new(store.clone(), Arc::clone(&auth));
    (store, auth, Data::new(tables))
}

impl<S, B> Server<S>
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    async fn send(&self, request: TestRequest) -> Answer {
        let (sent, request) = contract::Sent::look(request.to_request()).await;
        let answer = self.answer(request).await;
        sent.hold(&answer);
        answer
    }

    /// What comes back, as it is, which the contract cannot read where it is compressed.
    async fn answer(&self, request: actix_http::Request) -> Answer {
        let response = match self.service.call(request).await {
            Ok(response) => response.into_parts().1.map_into_boxed_body(),
            // What the server itself does with an error that no middleware took.
            Err(error) => error.error_response().map_into_boxed_body(),
        };
        Answer {
            status: response.status(),
            headers: response.headers().clone(),
            body: body(response.into_body()).await,
        }
    }

    async fn get(&self, path: &str, token: &str) -> Answer {
        self.send(with_token(TestRequest::get().uri(path), token))
            .await
    }

    /// In the language of a tag.
    async fn get_in(&self, language: &'static str, path: &str, token: &str) -> Answer {
        let request = TestRequest::get().uri(path);
        let request = request.insert_header(("accept-language", language));
        self.send(with_token(request, token)).await
    }

    async fn post(&self, path: &str, token: &str, body: &Value) -> Answer {
        let request = TestRequest::post().uri(path).set_json(body);
        self.send(with_token(request, token)).await
    }

    async fn delete(&self, path: &str, token: &str) -> Answer {
        self.send(with_token(TestRequest::delete().uri(path), token))
            .await
    }

    /// A game of this preset with every seat taken.
    async fn table(&self, ruleset: &str, players: usize) -> TestTable {
        let seats: Vec<_> = (0..players)
            .map(|n| json!({"name": format!("Player {n}")}))
            .collect();
        let body = json!({"ruleset": ruleset, "seats": seats});
        let answer = self.post("/v1/games", "", &body).await;
        assert_eq!(answer.status, 201, "{}", answer.json());
        TestTable::of(&answer.json())
    }

    /// A game that has started.
    async fn game(&self, ruleset: &str, players: usize) -> TestTable {
        let table = self.table(ruleset, players).await;
        self.start(&table).await;
        table
    }

    /// Plays a game out: whoever has to act takes the first legal action. Answers with its view.
    async fn play_out(&self, table: &TestTable) -> Value {
        loop {
            let view = self.get(&table.path(""), &table.host).await.json();
            let Some(seat) = view["to_act"][0].as_u64() else {
                return view;
            };
            let token = &table.seats[seat as usize];
            let own = self.get(&table.path(""), token).await.json();
            let action = &own["you"]["legal_actions"][0];
            let done = self.post(&table.path("/actions"), token, action).await;
            assert_eq!(done.status, 200, "{}", done.json());
        }
    }

    /// The host starts the game; what everybody sees then.
    async fn start(&self, table: &TestTable) -> Value {
        let path = table.path("/start");
        let answer = self.post(&path, &table.host, &json!({})).await;
        assert_eq!(answer.status, 200, "{}", answer.json());
        answer.json()["view"].clone()
    }

    /// Everything that is stored of a game.
    async fn stored(&self, table: &TestTable) -> (Stored, Vec<Vec<u8>>) {
        let stored = self.store.load(table.id).await.unwrap().unwrap();
        (stored, self.store.log(table.id, 0, 10_000).await.unwrap())
    }
}

fn with_token(request: TestRequest, token: &str) -> TestRequest {
    if token.is_empty() {
        return request;
    }
    request.insert_header(("authorization", format!("Bearer {token}")))
}

async fn body(body: BoxBody) -> Vec<u8> {
    to_bytes(body).await.unwrap().to_vec()
}

/// A game and its tokens.
struct TestTable {
    id: Uuid,
    host: String,
    seats: Vec<String>,
}

impl TestTable {
    fn of(created: &Value) -> TestTable {
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let seats = created["seats"].as_array().unwrap();
        TestTable {
            id: text(&created["game"]["id"]).parse().unwrap(),
            host: text(&created["host_token"]),
            seats: seats.iter().map(|seat| text(&seat["token"])).collect(),
        }
    }

    fn path(&self, rest: &str) -> String {
        format!("/v1/games/{}{rest}", self.id)
    }
}

#[actix_web::test]
async fn the_document_lists_every_call_and_serves_itself() {
    let server = server!();
    let document = server.get("/openapi.json", "").await.json();
    assert_eq!(document["openapi"], "3.1.0");
    let yaml: Value = yaml_serde::from_slice(&server.get("/openapi.yaml", "").await.body).unwrap();
    assert_eq!(document, yaml);
    for path in document["paths"].as_object().unwrap().values() {
        for operation in path.as_object().unwrap().values() {
            assert!(operation["operationId"].is_string() && operation["description"].is_string());
            for (status, answer) in operation["responses"].as_object().unwrap() {
                let answer = match answer["$ref"].as_str() {
                    Some(target) => document.pointer(&target[1..]).unwrap(),
                    None => answer,
                };
                assert!(answer["description"].is_string(), "{operation}");
                if status.as_str() >= "400" {
                    let schema = &answer["content"]["application/problem+json"]["schema"];
                    assert_eq!(schema["$ref"], "#/components/schemas/Problem");
                }
            }
        }
    }
    let answer = server
        .send(TestRequest::with_uri("/v1/rulesets").method(Method::HEAD))
        .await;
    assert_eq!(answer.status, 200);
}
