//! A table whose seats are all held by clients of this test.

use boodle_client::types::{Action, Event, GameId, NewSeat, Problem, RulesetChoice, View};
use boodle_client::{Client, Error};
use serde_json::{Map, Value};

const NAMES: [&str; 9] = [
    "Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal", "Ida",
];

/// A game with the clients of its host and of its seats.
pub struct Table {
    /// Id of the game.
    pub id: GameId,
    /// A spectator.
    pub anybody: Client,
    /// The host.
    pub host: Client,
    /// The token of the host.
    pub host_token: String,
    /// The tokens of the seats.
    pub tokens: Vec<String>,
    /// The seats, by number.
    pub players: Vec<Client>,
}

/// Makes a game with all its seats taken.
pub async fn at_table(
    anybody: Client,
    ruleset: impl Into<RulesetChoice>,
    seats: usize,
    overrides: Value,
) -> Table {
    let ruleset: RulesetChoice = ruleset.into();
    let overrides: Map<String, Value> = match overrides {
        Value::Object(members) => members,
        _ => Map::new(),
    };
    let named = NAMES[..seats].iter().map(|&name| NewSeat {
        name: Some(name.to_owned()),
        bot: None,
    });
    let named: Vec<NewSeat> = named.collect();
    let made = anybody
        .create_game()
        .body_map(|game| game.ruleset(ruleset).seats(named).overrides(overrides))
        .send()
        .await
        .expect("a game is made");
    let mut seats = made.seats.clone();
    seats.sort_by_key(|seat| seat.seat.0);
    Table {
        id: made.game.id,
        host: anybody.with_token(&made.host_token),
        host_token: made.host_token.clone(),
        tokens: seats.iter().map(|seat| seat.token.clone()).collect(),
        players: seats
            .iter()
            .map(|seat| anybody.with_token(&seat.token))
            .collect(),
        anybody,
    }
}

impl Table {
    /// The host opens the first round.
    pub async fn start(&self) -> View {
        let started = self.host.start_game().id(self.id).send().await;
        started.expect("the game starts").into_inner().view
    }

    /// What everybody sees.
    pub async fn view(&self) -> View {
        let view = self.anybody.get_game().id(self.id).send().await;
        view.expect("a view").into_inner()
    }

    /// The client of the seat that has to act.
    pub fn on_turn(&self, view: &View) -> Option<&Client> {
        let seat = usize::try_from(view.to_act.first()?.0).expect("a seat");
        Some(&self.players[seat])
    }

    /// The first legal action that a seat on turn sees.
    pub async fn first_legal(&self, player: &Client) -> Result<Action, Error<Problem>> {
        let own = player.get_game().id(self.id).send().await?.into_inner();
        let you = own.you.expect("a seat sees itself");
        let first = you.legal_actions.into_iter().next();
        Ok(first.expect("somebody can always act"))
    }

    /// Whoever has to act takes the first legal action; the view after it and what it caused.
    pub async fn step(&self, view: &View) -> Option<(View, Vec<Event>)> {
        let player = self.on_turn(view)?;
        let seen = self.first_legal(player).await.expect("a view");
        let acted = player.post_action().id(self.id).body(seen).send();
        let done = acted
            .await
            .expect("a listed action is accepted")
            .into_inner();
        Some((done.view, done.events))
    }

    /// Plays to the end of the session, checking the chips at every step.
    pub async fn play_out(&self, from: View) -> View {
        let chips = chips_in_play(&from);
        let mut view = from;
        while let Some((next, _)) = self.step(&view).await {
            assert_eq!(chips_in_play(&next), chips, "no chip vanishes");
            view = next;
        }
        view
    }

    /// The whole log, as a client without a token sees it, a few events at a time.
    pub async fn log(&self) -> Vec<Event> {
        self.log_seen_by(&self.anybody).await
    }

    /// The whole log, as this client sees it.
    pub async fn log_seen_by(&self, client: &Client) -> Vec<Event> {
        let mut log: Vec<Event> = Vec::new();
        loop {
            let after = log.last().and_then(Event::seq).unwrap_or(0);
            let call = client.list_events().id(self.id).after(after).limit(37);
            let page = call.send().await.expect("events").into_inner();
            if page.items.is_empty() {
                assert_eq!(after, page.last_seq);
                return log;
            }
            log.extend(page.items);
        }
    }
}

/// All chips of a game: on seats, board and bank.
pub fn chips_in_play(view: &View) -> i64 {
    let seats = view.seats.iter().map(|seat| i64::from(seat.chips));
    let board = view.board.iter().map(|space| i64::from(space.chips));
    seats.chain(board).sum::<i64>() + view.bank
}
