//! A rematch: who may know what of the new game, with what was secret in the old one.

use std::collections::BTreeMap;

use serde_json::json;

use super::dice::Dice;
use super::known::Known;
use super::logs::Log;
use super::reader::{Eye, Kind, Reader};
use super::secrets::of_seat;
use super::table::{FIRST, HOST, SPECTATOR, STRANGER, Table};
use super::tally::Tally;
use super::wire::Ask;

impl<'a> Table<'a> {
    /// The rematch of this game, which is over, with everybody seated. The stranger there holds the old
    /// token of a seat.
    pub(super) async fn again(&mut self) -> Table<'a> {
        let ask = Ask::post(self.path("/rematch"), &json!({}));
        let made = self.wire.send(&self.readers[HOST], &ask).await;
        assert_eq!(made.status, 201, "{}", made.json());
        let view = made.json();
        let mut plan = self.plan.clone();
        plan.sandbox = None;
        let mut new = Table {
            wire: self.wire,
            store: self.store.clone(),
            id: view["game"]["id"].as_str().unwrap().parse().unwrap(),
            known: Known::new(&made.body),
            dice: Dice(plan.seed + 1_000_000),
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
        new.known.secrets = self.known.secrets.past();
        let token = view["host_token"].as_str().unwrap();
        new.readers.push(Reader::new("host", Eye::Public, token));
        new.readers.push(self.readers[SPECTATOR].clone());
        let old = &self.readers[FIRST].token;
        new.readers
            .push(Reader::new("stranger", Eye::Stranger, old));
        new.known.secrets.add_token(token, "host");
        new.keep_code(&view["game"]);
        new.learn().await;
        new.hear(HOST, Kind::Made, &ask, &made);
        for seat in 0..self.people() {
            self.sit_again(seat, &mut new).await;
        }
        new
    }

    /// A seat comes to the rematch with its old token.
    async fn sit_again(&self, seat: usize, new: &mut Table<'_>) {
        let old = &self.readers[FIRST + seat];
        let ask = Ask::post(self.path("/rematch"), &json!({}));
        let taken = self.wire.send(old, &ask).await;
        assert_eq!(taken.status, 201, "{}", taken.json());
        let token = taken.json()["token"].as_str().unwrap().to_owned();
        new.known.secrets.add_token(&token, &of_seat(seat));
        new.readers.push(Reader::new(&old.name, old.eye, &token));
        new.learn().await;
        new.hear(FIRST + seat, Kind::Taken, &ask, &taken);
    }

    /// Everybody looks at the old game once more, which tells of the new one, and nothing of what is
    /// secret there.
    pub(super) async fn look_back_from(&mut self, new: &Table<'_>) {
        self.learn().await;
        self.known.secrets.join(&new.known.secrets);
        let present: Vec<usize> = self.present().collect();
        for reader in present {
            let view = self.look(reader).await;
            assert_eq!(view["rematch"], new.id.to_string());
            let after = self.known.truth.last().saturating_sub(3);
            let ask = Ask::get(self.path(&format!("/events?after={after}")));
            self.ask(reader, Kind::Events, ask).await;
        }
        self.tried_by_formers().await;
        // Old tokens open nothing new.
        for seat in 0..self.people() {
            let reader = Reader {
                eye: Eye::Stranger,
                ..self.readers[FIRST + seat].clone()
            };
            let refused = self.wire.send(&reader, &Ask::get(new.path(""))).await;
            assert_eq!(refused.json()["code"], "forbidden");
        }
        assert_eq!(new.readers[STRANGER].eye, Eye::Stranger);
    }
}
