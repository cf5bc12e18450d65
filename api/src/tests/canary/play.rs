//! A whole game, played at random, while everybody around the table asks for whatever there is.

use actix_web::http::Method;
use serde_json::{Value, json};

use super::aside::aside;
use super::dice::Dice;
use super::reader::Kind;
use super::secrets::of_seat;
use super::table::{FIRST, HOST, SPECTATOR, STRANGER, Table};
use super::wire::Ask;

/// More actions than any of these games has.
const MOST: usize = 3000;

/// What was asked once, and by whom.
pub(super) struct Done {
    pub(super) reader: usize,
    pub(super) ask: Ask,
}

/// An action within the limits of what a seat may do.
pub(super) fn choose(you: &Value, dice: &mut Dice) -> Value {
    let mut action = dice.pick(you["legal_actions"].as_array().unwrap()).clone();
    let limits = &you["limits"];
    let number = |value: &Value| value.as_u64().unwrap() as usize;
    match action["type"].as_str().unwrap() {
        "stake" => {
            let on = limits["stake"]["on"].as_array().unwrap();
            let mut chips = json!({});
            for _ in 0..number(&limits["stake"]["total"]) {
                let chips = &mut chips[dice.pick(on).as_str().unwrap()];
                *chips = json!(chips.as_u64().unwrap_or_default() + 1);
            }
            action["chips"] = chips;
        }
        "bid" => {
            let (min, max) = (number(&limits["bid"]["min"]), number(&limits["bid"]["max"]));
            action["chips"] = json!(min + dice.below((max - min).min(3) + 1));
        }
        "cut" => {
            let (min, max) = (number(&limits["cut"]["min"]), number(&limits["cut"]["max"]));
            action["at"] = json!(min + dice.below(max - min + 1));
        }
        "exchange" if action["cards"].is_array() => {
            let mut hand = you["hand"].as_array().unwrap().clone();
            dice.shuffle(&mut hand);
            hand.truncate(action["cards"].as_array().unwrap().len());
            action["cards"] = json!(hand);
        }
        _ => {}
    }
    action
}

impl Table<'_> {
    pub(super) fn people(&self) -> usize {
        self.plan.players - self.plan.bots
    }

    /// The view of a reader.
    pub(super) async fn look(&mut self, reader: usize) -> Value {
        let ask = Ask::get(self.path(""));
        self.ask(reader, Kind::View, ask).await.json()
    }

    /// Everybody who has a stream to read begins to.
    pub(super) async fn follow_all(&mut self) {
        for reader in self.present() {
            let language = self.dice.below(3);
            self.follow(reader, language, false).await;
        }
    }

    /// The host starts.
    pub(super) async fn begin(&mut self) {
        for seat in self.plan.forced.clone() {
            let change = json!({"auto_play": "forced"}).to_string();
            let ask = Ask::get(self.path(&format!("/seats/{seat}")));
            let ask = ask.by(Method::PATCH).saying(change);
            let changed = self.ask(FIRST + seat, Kind::Changed, ask).await;
            assert_eq!(changed.status, 200);
        }
        let ask = Ask::post(self.path("/start"), &json!({}));
        let started = self.ask(HOST, Kind::Changed, ask).await;
        assert_eq!(started.status, 200, "{}", started.json());
        self.tally.games += 1;
    }

    /// Plays on until the game is over or something is so.
    pub(super) async fn play_until(&mut self, is_there: impl Fn(&Value) -> bool) {
        let mut done: Vec<Done> = Vec::new();
        for _ in 0..MOST {
            self.drain().await;
            let view = self.look(HOST).await;
            if view["status"] == "finished" || is_there(&view) {
                self.tally.rounds += u64::from(self.known.truth.rounds);
                return;
            }
            let last = self.known.truth.last();
            aside(self, &view, &done).await;
            // Whoever holds a seat now has done nothing before.
            let given = std::mem::take(&mut self.given_away);
            done.retain(|done| !given.contains(&done.reader));
            let view = if self.known.truth.last() == last {
                view
            } else {
                self.look(HOST).await
            };
            let to_act = view["to_act"].as_array().unwrap().iter();
            let seats: Vec<usize> = to_act.map(|seat| seat.as_u64().unwrap() as usize).collect();
            let people = self.people();
            let seats: Vec<usize> = seats.into_iter().filter(|seat| *seat < people).collect();
            if seats.is_empty() {
                self.wait(&view["last_seq"]).await;
            } else {
                let seat = *self.dice.pick(&seats);
                self.act(FIRST + seat, &mut done).await;
            }
        }
        panic!("{:?} does not end", self.plan);
    }

    /// Waits for a bot.
    async fn wait(&mut self, after: &Value) {
        let ask = Ask::get(self.path(&format!("/events?after={after}&wait=60")));
        self.ask(HOST, Kind::Waited, ask).await;
    }

    /// One action of a seat.
    async fn act(&mut self, reader: usize, done: &mut Vec<Done>) {
        let own = self.look(reader).await;
        // A bot may have been faster, or the game over meanwhile.
        let Some([_, ..]) = own["you"]["legal_actions"].as_array().map(Vec::as_slice) else {
            return;
        };
        let action = choose(&own["you"], &mut self.dice);
        let mut ask = Ask::post(self.path("/actions"), &action);
        if self.dice.once_in(3) {
            let key = format!("key-{:032x}", self.dice.below(usize::MAX));
            let owner = of_seat(reader - FIRST);
            self.known
                .secrets
                .add_text("a key of somebody else", &key, &owner);
            ask = ask.with("idempotency-key", key);
            done.push(Done {
                reader,
                ask: ask.clone(),
            });
        }
        let is_waited_for = self.plan.bots == 0 && self.dice.once_in(8);
        let acted = if is_waited_for {
            // Whoever is told late might wait for long.
            let waits = Some(self.anybody()).filter(|waits| self.readers[*waits].delay == 0);
            let waits = waits.unwrap_or(HOST);
            self.wait_for(waits, reader, ask).await
        } else {
            self.ask(reader, Kind::Changed, ask).await
        };
        assert!(
            acted.status == 200 || self.plan.bots > 0,
            "{action}: {}",
            acted.json()
        );
        self.tally.actions += 1;
    }

    /// Somebody at the table or around it.
    pub(super) fn anybody(&mut self) -> usize {
        loop {
            let reader = self.dice.below(FIRST + self.people());
            if reader != STRANGER {
                return reader;
            }
        }
    }

    /// When the game is over everybody looks back.
    pub(super) async fn look_back(&mut self) {
        self.drain().await;
        for reader in self.present() {
            self.look(reader).await;
            self.read_log(reader).await;
            let mut path = self.path("/replay?limit=2");
            loop {
                let page = self.ask(reader, Kind::Replay, Ask::get(path.clone())).await;
                assert_eq!(page.status, 200);
                match page.json()["next_cursor"].as_str() {
                    Some(cursor) => path = self.path(&format!("/replay?limit=2&cursor={cursor}")),
                    None => break,
                }
            }
        }
        let reader = self.anybody();
        self.follow(reader, 0, true).await;
        self.drain().await;
        self.look_at_pages().await;
        let lobby = Ask::get("/v1/games?status=finished");
        self.ask(SPECTATOR, Kind::Lobby, lobby).await;
    }

    /// The whole log as a reader may know it.
    pub(super) async fn read_log(&mut self, reader: usize) {
        let mut after = 0;
        while after < self.known.truth.newest(&self.readers[reader]) {
            let ask = Ask::get(self.path(&format!("/events?after={after}&limit=100")));
            let page = self.ask(reader, Kind::Events, ask).await.json();
            after = page["items"].as_array().unwrap().last().unwrap()["seq"]
                .as_u64()
                .unwrap();
        }
    }
}
