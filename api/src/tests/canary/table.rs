//! A table at which everything that anybody is sent is read and judged.

use std::collections::BTreeMap;

use actix_web::body::BoxBody;
use serde_json::{Value, json};
use uuid::Uuid;

use super::dice::Dice;
use super::judge::{Asked, judge, kind};
use super::known::Known;
use super::reader::{Eye, Kind, Reader};
use super::secrets::of_seat;
use super::tally::Tally;
use super::wire::{Ask, Wire, next, parts};
use crate::change::moment;
use crate::log::Entry;
use crate::store::Store;
use crate::tests::Answer;

pub(super) const LANGUAGES: [&str; 3] = ["en", "de", "nl"];
const NAMES: [&str; 9] = [
    "Ada", "Ben", "Cleo", "Dirk", "Elsa", "Finn", "Gus", "Ida", "Jan",
];

/// The number of the host among the readers; he is followed by a spectator and a stranger, and they
/// by those who hold the seats.
pub(super) const HOST: usize = 0;
pub(super) const SPECTATOR: usize = 1;
pub(super) const STRANGER: usize = 2;
pub(super) const FIRST: usize = 3;

/// Which table is made.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) preset: String,
    pub(super) overrides: Value,
    pub(super) players: usize,
    /// The seats that bots take, the last ones.
    pub(super) bots: usize,
    /// The seats for which the server plays what has no alternative.
    pub(super) forced: Vec<usize>,
    pub(super) sandbox: Option<Value>,
    pub(super) seed: u64,
}

/// An answer with all that it takes to judge it.
pub(super) struct Sample {
    pub(super) reader: usize,
    pub(super) asked: Asked,
    pub(super) answer: Answer,
}

/// A connection on which somebody is told what happens.
struct Live {
    reader: usize,
    language: &'static str,
    body: BoxBody,
    /// The last event that was told on it.
    seq: u64,
}

/// A table, those who sit around it, and what they have been sent.
pub(super) struct Table<'a> {
    wire: &'a Wire,
    store: Store,
    pub(super) id: Uuid,
    pub(super) plan: Plan,
    pub(super) readers: Vec<Reader>,
    pub(super) known: Known,
    pub(super) dice: Dice,
    pub(super) tally: Tally,
    live: Vec<Live>,
    pages: Vec<Ask>,
    /// The last answer of each kind.
    pub(super) samples: BTreeMap<Kind, Sample>,
}

fn now() -> u64 {
    moment().unwrap().now
}

fn spoken(ask: Ask, language: usize) -> Ask {
    ask.with("accept-language", LANGUAGES[language])
}

impl<'a> Table<'a> {
    /// A table with everybody seated, before the start.
    pub(super) async fn made(wire: &'a Wire, store: &Store, plan: Plan) -> Table<'a> {
        let anybody = Reader::new("spectator", Eye::Public, "");
        let people = plan.players - plan.bots;
        let seat = |seat: usize| {
            if seat < people {
                json!({})
            } else {
                json!({"bot": "random"})
            }
        };
        let seats: Vec<Value> = (0..plan.players).map(seat).collect();
        let mut body = json!({"ruleset": plan.preset, "overrides": plan.overrides, "seats": seats});
        if let Some(sandbox) = &plan.sandbox {
            body["sandbox"] = sandbox.clone();
        }
        let ask = Ask::post("/v1/games", &body);
        let made = wire.send(&anybody, &ask).await;
        assert_eq!(made.status, 201, "{plan:?}: {}", made.json());
        let view = made.json();
        let mut table = Table {
            wire,
            store: store.clone(),
            id: view["game"]["id"].as_str().unwrap().parse().unwrap(),
            known: Known::new(&made.body),
            dice: Dice(plan.seed),
            plan,
            readers: Vec::new(),
            tally: Tally::default(),
            live: Vec::new(),
            pages: Vec::new(),
            samples: BTreeMap::new(),
        };
        let host = view["host_token"].as_str().unwrap();
        table.readers.push(Reader::new("host", Eye::Public, host));
        table.readers.push(anybody);
        table.keep_secrets();
        table.learn().await;
        table.hear(HOST, Kind::Made, &ask, &made);
        table.stranger().await;
        for seat in 0..people {
            table.sit(seat).await;
        }
        table
    }

    /// Looks at what depends on no card, before there are any.
    pub(super) async fn remember_pages(&mut self, with_document: bool) {
        let ruleset = format!("/v1/rulesets/{}", self.plan.preset);
        let rules = self.path("/rules");
        let mut paths = vec![
            ruleset.as_str(),
            "/v1/rulesets?limit=3",
            "/healthz",
            &rules,
            "/",
        ];
        paths.extend(["/problems/card_not_held", "/problems/must_follow"]);
        paths.push("/.well-known/jwks.json");
        if with_document {
            paths.extend(["/openapi.json", "/openapi.yaml", "/docs/"]);
        }
        for path in paths {
            for language in 0..3 {
                let ask = spoken(Ask::get(path), language);
                let page = self.wire.send(&self.readers[SPECTATOR], &ask).await;
                self.known.add_page(ask.text(), page.body);
                self.pages.push(ask);
            }
        }
    }

    /// Looks at it again.
    pub(super) async fn look_at_pages(&mut self) {
        for ask in self.pages.clone() {
            self.ask(SPECTATOR, Kind::Page, ask).await;
        }
    }

    fn keep_secrets(&mut self) {
        let secrets = &mut self.known.secrets;
        for key in self.store.signing_seeds() {
            secrets.add_bytes("a key that signs tokens", &key.seed);
        }
        secrets.add_token(&self.readers[HOST].token, "host");
        if let Some(seed) = self
            .plan
            .sandbox
            .as_ref()
            .and_then(|of| of["seed"].as_str())
        {
            secrets.add_text("the seed of the cards", seed, "host");
        }
    }

    /// Somebody who holds a seat of another table.
    async fn stranger(&mut self) {
        let anybody = &self.readers[SPECTATOR];
        let body = json!({"ruleset": "newmarket", "seats": [{"name": "Zoe"}, {}, {}]});
        let made = self
            .wire
            .send(anybody, &Ask::post("/v1/games", &body))
            .await
            .json();
        let token = made["seats"][0]["token"].as_str().unwrap();
        self.known.secrets.add_token(token, "stranger");
        self.readers
            .push(Reader::new("stranger", Eye::Stranger, token));
    }

    /// Somebody takes a seat.
    async fn sit(&mut self, seat: usize) {
        let ask = Ask::post(self.path("/seats"), &json!({"name": NAMES[seat]}));
        let taken = self.wire.send(&self.readers[SPECTATOR], &ask).await;
        assert_eq!(taken.status, 201, "{}", taken.json());
        let token = taken.json()["token"].as_str().unwrap().to_owned();
        self.known.secrets.add_token(&token, &of_seat(seat));
        let eye = Eye::Seat(boodle_engine::Seat::new(seat).unwrap());
        self.readers.push(Reader::new(&of_seat(seat), eye, &token));
        self.learn().await;
        self.hear(FIRST + seat, Kind::Taken, &ask, &taken);
    }

    pub(super) fn path(&self, rest: &str) -> String {
        format!("/v1/games/{}{rest}", self.id)
    }

    /// Reads what has been stored since.
    pub(super) async fn learn(&mut self) {
        loop {
            let last = self.known.truth.last();
            let rows = self.store.log(self.id, last, 100).await.unwrap();
            if rows.is_empty() {
                break;
            }
            rows.iter()
                .for_each(|row| self.known.learn(&Entry::load(row).unwrap()));
        }
        let last = self.known.truth.last();
        if self.known.truth.is_over(last) {
            let seed = self
                .plan
                .sandbox
                .as_ref()
                .and_then(|of| of["seed"].as_str());
            seed.into_iter()
                .for_each(|seed| self.known.secrets.tell(seed, last));
        }
    }

    /// Somebody asks in some language. What he is sent is judged.
    pub(super) async fn ask(&mut self, reader: usize, kind: Kind, ask: Ask) -> Answer {
        let language = self.dice.below(3);
        let ask = if ask.has("accept-language") {
            ask
        } else {
            spoken(ask, language)
        };
        let answer = self.wire.send(&self.readers[reader], &ask).await;
        // Nothing is judged by what has happened later, so more may be known than was told.
        self.learn().await;
        self.hear(reader, kind, &ask, &answer);
        answer
    }

    /// One asks for what comes next, and then another one does something.
    pub(super) async fn wait_for(&mut self, waits: usize, reader: usize, ask: Ask) -> Answer {
        let after = self.known.truth.last();
        let waiting = Ask::get(self.path(&format!("/events?after={after}&wait=60")));
        let (waiting, ask) = (spoken(waiting, self.dice.below(3)), spoken(ask, 0));
        let (wire, readers) = (self.wire, &self.readers);
        let (waited, answer) = tokio::join!(
            wire.send(&readers[waits], &waiting),
            wire.send(&readers[reader], &ask)
        );
        self.learn().await;
        self.hear(waits, Kind::Waited, &waiting, &waited);
        self.hear(reader, Kind::Changed, &ask, &answer);
        answer
    }

    /// Judges an answer, and stops with all that is needed to find the fault.
    fn hear(&mut self, reader: usize, of: Kind, ask: &Ask, answer: &Answer) {
        let asked = Asked {
            kind: of,
            sent: ask.text(),
            at: now(),
        };
        let who = &self.readers[reader];
        let cards = match judge(&self.known, who, &asked, answer) {
            Ok(cards) => cards,
            Err(leak) => {
                let last = self.known.truth.last();
                let body = String::from_utf8_lossy(&answer.body);
                panic!(
                    "{:?}, after event {last}\n{} asked {}\n{leak}\n{body}",
                    self.plan, who.name, asked.sent
                );
            }
        };
        let of = kind(&asked, answer);
        self.tally.add(of, answer.body.len(), cards);
        if of == Kind::Problem {
            let code = answer.json()["code"].as_str().unwrap().to_owned();
            *self.tally.codes.entry(code).or_default() += 1;
        }
        let answer = Answer {
            status: answer.status,
            headers: answer.headers.clone(),
            body: answer.body.clone(),
        };
        self.samples.insert(
            of,
            Sample {
                reader,
                asked,
                answer,
            },
        );
    }

    /// Somebody begins to follow the game.
    pub(super) async fn follow(&mut self, reader: usize, language: usize, all: bool) {
        let mut ask = spoken(Ask::get(self.path("/stream")), language);
        if all {
            ask = ask.with("last-event-id", "0");
        }
        let response = self.wire.open(&self.readers[reader], &ask).await;
        let (answer, body) = parts(response);
        assert_eq!(answer.status, 200);
        self.hear(reader, Kind::Stream, &ask, &answer);
        let seq = if all { 0 } else { self.known.truth.last() };
        self.live.push(Live {
            reader,
            language: LANGUAGES[language],
            body,
            seq,
        });
    }

    /// Somebody is told everything from the beginning on, and goes.
    pub(super) async fn overhear(&mut self, reader: usize, language: usize) {
        self.follow(reader, language, true).await;
        self.drain().await;
        self.live.pop();
    }

    /// Reads every stream up to what has happened.
    pub(super) async fn drain(&mut self) {
        let last = self.known.truth.last();
        let is_over = self.known.truth.is_over(last);
        for mut live in std::mem::take(&mut self.live) {
            let mut ended = false;
            while !ended && (is_over || live.seq < last) {
                match next(&mut live.body).await {
                    Some(text) => {
                        self.learn().await;
                        self.hear_frames(&mut live, text);
                    }
                    None => ended = true,
                }
            }
            if !ended {
                self.live.push(live);
            }
        }
    }

    fn hear_frames(&mut self, live: &mut Live, text: String) {
        let mut ids = text.lines().filter_map(|line| line.strip_prefix("id: "));
        if let Some(id) = ids.next_back() {
            live.seq = id.parse().unwrap();
        }
        if live.reader == SPECTATOR {
            for event in text.lines().filter_map(|line| line.strip_prefix("event: ")) {
                *self.tally.events.entry(event.to_owned()).or_default() += 1;
            }
        }
        let ask = Ask::get(self.path("/stream")).with("accept-language", live.language);
        let answer = Answer {
            status: actix_web::http::StatusCode::OK,
            headers: actix_web::http::header::HeaderMap::new(),
            body: text.into_bytes(),
        };
        self.hear(live.reader, Kind::Stream, &ask, &answer);
    }
}
