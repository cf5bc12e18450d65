//! A table at which everything that anybody is sent is read and judged.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use uuid::Uuid;

use super::dice::Dice;
use super::judge::{Asked, judge, kind};
use super::known::Known;
use super::logs::{Log, judge_line};
use super::reader::{Eye, Kind, Reader};
use super::secrets::of_seat;
use super::streams::Live;
use super::tally::Tally;
use super::wire::{Ask, Wire};
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
    /// How many events late spectators are told everything.
    pub(super) late: u64,
    /// Whether only those take a seat who know the code.
    pub(super) is_private: bool,
    /// Whether they play again.
    pub(super) again: bool,
    pub(super) seed: u64,
}

/// An answer with all that it takes to judge it.
pub(super) struct Sample {
    pub(super) reader: usize,
    pub(super) asked: Asked,
    pub(super) answer: Answer,
}

/// A table, those who sit around it, and what they have been sent.
pub(super) struct Table<'a> {
    pub(super) wire: &'a Wire,
    pub(super) store: Store,
    pub(super) id: Uuid,
    pub(super) plan: Plan,
    pub(super) readers: Vec<Reader>,
    pub(super) known: Known,
    pub(super) dice: Dice,
    pub(super) tally: Tally,
    pub(super) live: Vec<Live>,
    pub(super) pages: Vec<Ask>,
    /// What whoever takes a seat has been told, if he has to know it.
    pub(super) code: Option<String>,
    /// Those who hold seats that were given to them since they were last asked to act.
    pub(super) given_away: Vec<usize>,
    pub(super) log: Log,
    /// The last answer of each kind.
    pub(super) samples: BTreeMap<Kind, Sample>,
}

pub(super) fn spoken(ask: Ask, language: usize) -> Ask {
    ask.with("accept-language", LANGUAGES[language])
}

impl<'a> Table<'a> {
    /// A table with everybody seated, before the start.
    pub(super) async fn made(wire: &'a Wire, store: &Store, plan: Plan) -> Table<'a> {
        let anybody = Reader {
            delay: plan.late,
            ..Reader::new("spectator", Eye::Public, "")
        };
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
        body["spectators"] = json!({"delay": plan.late});
        if plan.is_private {
            body["visibility"] = json!("private");
        }
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
            code: None,
            given_away: Vec::new(),
            log: Log::open(),
            samples: BTreeMap::new(),
        };
        let host = view["host_token"].as_str().unwrap();
        table.readers.push(Reader::new("host", Eye::Public, host));
        table.readers.push(anybody);
        table.keep_secrets().await;
        table.keep_code(&view["game"]);
        table.learn().await;
        table.hear(HOST, Kind::Made, &ask, &made);
        table.stranger().await;
        if table.plan.is_private && table.dice.once_in(2) {
            table.renew_code().await;
        }
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
        for (place, path) in paths.into_iter().enumerate() {
            // The rules of the game in every language, and of other pages one each.
            for language in (0..3).filter(|language| path == rules || place % 3 == *language) {
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

    /// What whoever comes has to know.
    pub(super) fn keep_code(&mut self, view: &Value) {
        if let Some(code) = view["join_code"].as_str() {
            self.known.secrets.add_join_code(code, self.people());
            self.code = Some(code.to_owned());
        }
    }

    /// The host renews the join code.
    async fn renew_code(&mut self) {
        let ask = Ask::post(self.path("/join_code"), &json!({}));
        let renewed = self.ask(HOST, Kind::Changed, ask).await.json();
        let old = self.code.take();
        self.keep_code(&renewed["view"]);
        assert_ne!(old, self.code);
        self.tally.count("join codes renewed");
    }

    async fn keep_secrets(&mut self) {
        let secrets = &mut self.known.secrets;
        for key in self.store.signing_keys().await.unwrap() {
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
        let mut body = json!({"name": NAMES[seat]});
        if let Some(code) = &self.code {
            body["code"] = json!(code);
        }
        let ask = Ask::post(self.path("/seats"), &body);
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
        if ask.may_change() || self.plan.bots > 0 {
            self.learn().await;
        }
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
    pub(super) fn hear(&mut self, reader: usize, of: Kind, ask: &Ask, answer: &Answer) {
        self.read_log_lines();
        let asked = Asked {
            kind: of,
            sent: ask.text(),
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

    /// Reads what the server has written into its log.
    fn read_log_lines(&mut self) {
        let lines = self.log.lines().into_iter();
        // Other tests plant cards there.
        for line in lines.filter(|line| !line.contains("canary::planted")) {
            if let Err(leak) = judge_line(&self.known, &line) {
                panic!(
                    "{:?}, after event {}\n{leak}",
                    self.plan,
                    self.known.truth.last()
                );
            }
            self.tally.add(Kind::Log, line.len(), 0);
        }
    }
}
