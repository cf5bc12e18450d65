//! Keys and tokens that change while a game goes on.

use serde_json::json;

use super::reader::{Kind, Reader};
use super::secrets::of_seat;
use super::table::{FIRST, HOST, SPECTATOR, STRANGER, Table};
use super::wire::Ask;
use crate::log::{Entry, Fact, People};
use crate::store::SigningSeed;

impl Table<'_> {
    /// Those who have a part at the table now or look on.
    pub(super) fn present(&self) -> impl Iterator<Item = usize> + use<> {
        (0..FIRST + self.people()).filter(|reader| *reader != STRANGER)
    }

    /// Another key signs from now on.
    pub(super) async fn rotate(&mut self) {
        let now = crate::change::moment().unwrap().now / 1000;
        let key = SigningSeed::new(now, now).unwrap();
        self.known
            .secrets
            .add_bytes("a key that signs tokens", &key.seed);
        self.store.add_signing_key(key).await.unwrap();
        self.wire.tables.learn_keys().await;
        // Everybody may know what it is checked with.
        let keys = |ask: &&Ask| ask.path == "/.well-known/jwks.json";
        for ask in self.pages.iter().filter(keys) {
            let page = self.wire.send(&self.readers[SPECTATOR], ask).await;
            self.known.add_page(ask.text(), page.body);
        }
        self.tally.count("keys rotated");
    }

    /// A seat has its token signed anew.
    pub(super) async fn renew(&mut self, seat: usize) {
        let reader = FIRST + seat;
        let ask = Ask::post(self.path(&format!("/seats/{seat}/token")), &json!({}));
        let answer = self.ask(reader, Kind::Token, ask).await;
        if answer.status == 200 {
            let token = answer.json()["token"].as_str().unwrap().to_owned();
            self.known.secrets.add_token(&token, &of_seat(seat));
            self.readers[reader].token = token;
            self.tally.count("tokens renewed");
        }
    }

    /// The host gives a seat to somebody else. Whoever held it waits for what happens, and goes on to read
    /// his stream, but learns nothing after that.
    pub(super) async fn give_away(&mut self, seat: usize) {
        let reader = FIRST + seat;
        let after = self.known.truth.last();
        let waiting = Ask::get(self.path(&format!("/events?after={after}&wait=60")));
        let giving = Ask::post(self.path(&format!("/seats/{seat}/token")), &json!({}));
        let held = self.readers[reader].clone();
        let (waited, given) = tokio::join!(
            self.wire.send(&held, &waiting),
            self.wire.send(&self.readers[HOST], &giving)
        );
        self.learn().await;
        if given.status != 200 {
            self.hear(HOST, Kind::Token, &giving, &given);
            self.hear(reader, Kind::Waited, &waiting, &waited);
            return;
        }
        let until = self.handed_over(seat, after).await;
        let former = Reader {
            name: format!("{} until {until}", held.name),
            until: Some(until),
            ..held
        };
        self.known.secrets.share(&of_seat(seat), &former.name);
        let token = given.json()["token"].as_str().unwrap().to_owned();
        let owners = vec![of_seat(seat), self.readers[HOST].name.clone()];
        self.known.secrets.add_token_of(&token, owners);
        self.readers[reader].token = token;
        let before = self.readers.len();
        self.readers.push(former);
        self.given_away.push(reader);
        self.hear(HOST, Kind::Token, &giving, &given);
        self.hear(before, Kind::Waited, &waiting, &waited);
        self.moves(reader, before);
        let language = self.dice.below(3);
        self.follow(reader, language, false).await;
        self.tally.count("seats given away");
    }

    /// The number of the event that tells it.
    async fn handed_over(&self, seat: usize, after: u64) -> u64 {
        let rows = self.store.log(self.id, after, 100).await.unwrap();
        let entries: Vec<Entry> = rows.iter().map(|row| Entry::load(row).unwrap()).collect();
        let mut facts = entries.iter().flat_map(Entry::numbered);
        let told = facts.find_map(|(seq, _, fact)| match fact {
            Fact::People(People::SeatHandedOver { seat: given }) if given.index() == seat => {
                Some(seq)
            }
            _ => None,
        });
        told.unwrap()
    }

    /// Whoever held a seat tries what he could do before.
    pub(super) async fn tried_by_formers(&mut self) {
        let first = FIRST + self.people();
        let formers = self.readers.len() - first;
        if formers == 0 {
            return;
        }
        let former = first + self.dice.below(formers);
        let path = *self.dice.pick(&[
            "",
            "/events",
            "/stream",
            "/events?wait=60",
            "/actions",
            "/rematch",
        ]);
        let ask = match path {
            "/actions" => Ask::post(self.path(path), &json!({"type": "pass"})),
            "/rematch" => Ask::post(self.path(path), &json!({})),
            _ => Ask::get(self.path(path)),
        };
        let refused = self.ask(former, Kind::View, ask).await;
        assert_eq!(refused.json()["code"], "invalid_token");
        self.tally.count("tries of those who had a seat");
    }
}
