//! Tables are made, seats are taken, tables are removed.

use std::sync::Arc;

use boodle_engine::{Moment, Seat, Viewer, preset};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::auth::{Host, Role, Viewer as Caller};
use crate::change::{Asked, Done, Draft, moment};
use crate::feed::News;
use crate::form;
use crate::incoming::JsonBody;
use crate::log::{Entry, Fact, People};
use crate::name::Name;
use crate::problem::{Code, Problem};
use crate::rulebook::Known;
use crate::store::{CommitError, Granted, NewGame};
use crate::table::{Chair, Table};
use crate::tables::{Loaded, Tables};
use crate::turn::{already_started, finished};

/// The first issue of a token.
pub const FIRST_EPOCH: u32 = 1;
/// More seats than any table has are refused before anything is done with them.
const MOST_SEATS: usize = 9;
/// A longer id of a ruleset is not repeated to its sender.
const LONGEST_ID: usize = 40;

/// A game that is asked for.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateGame {
    /// Id of a ruleset, as `GET /v1/rulesets` lists them.
    #[schema(example = "newmarket")]
    pub ruleset: String,
    /// What is different from the ruleset, as a JSON Merge Patch (RFC 7396): objects merge, arrays
    /// are replaced whole, null switches off.
    #[serde(default)]
    #[schema(value_type = Object, example = json!({"chips": {"start": 60}}))]
    pub overrides: serde_json::Map<String, Value>,
    /// The seats, clockwise.
    #[schema(min_items = 2, max_items = 9)]
    pub seats: Vec<NewSeat>,
    /// Whether the lobby lists the game; public by default.
    #[serde(default)]
    pub visibility: Visibility,
}

/// A seat of a new game: with a name it is taken and its token is in the answer, without one it is
/// open.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewSeat {
    /// Who sits there. 1 to 40 characters, unique in the game ignoring case.
    #[serde(default)]
    #[schema(nullable = false, example = "Ann")]
    pub name: Option<String>,
}

/// Whether the lobby lists a game.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = GameVisibility)]
pub enum Visibility {
    /// Everybody finds it in the lobby.
    #[default]
    Public,
    /// Only those who know its id find it.
    Private,
}

/// Somebody who wants a seat.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeSeat {
    /// Who. 1 to 40 characters, unique in the game ignoring case.
    #[schema(example = "Cid")]
    pub name: String,
}

impl Tables {
    /// Makes a table.
    pub async fn create(&self, body: &JsonBody) -> Result<Done, Problem> {
        let Moment { now, .. } = moment()?;
        let once = body.once(None, now);
        let before = async || match &once {
            Ok(Some(once)) => self.replay(None, once).await,
            _ => Ok(None),
        };
        let (table, rules, facts) = match self.drafted(body) {
            Ok(drafted) => drafted,
            Err(problem) => return before().await?.ok_or(problem),
        };
        let entry = Entry {
            version: 1,
            first_seq: 1,
            round: 0,
            at: now,
            facts,
        };
        let game = NewGame {
            id: Uuid::now_v7(),
            listed: table.listed,
            ruleset: table.ruleset.clone(),
            hash: rules.hash(),
            rules: rules.json().to_owned(),
            last_seq: entry.last_seq(),
            snapshot: table.save().map_err(Problem::internal)?,
            log: entry.save().map_err(Problem::internal)?,
            once: once.clone()?,
        };
        let id = game.id;
        let head = match self.store.create(game).await {
            Ok(head) => head,
            Err(CommitError::Store(error)) => return Err(error.into()),
            Err(CommitError::Conflict) => {
                let there = || Problem::internal("a new game was there before");
                return before().await?.ok_or_else(there);
            }
        };
        let entry = self.keep_entry(id, entry);
        let loaded = self.remember(Loaded {
            id,
            version: 1,
            last_seq: entry.last_seq(),
            head,
            rules,
            table,
        });
        Ok(Done {
            loaded,
            entry,
            viewer: Viewer::Public,
            granted: None,
            is_replay: false,
        })
    }

    /// A table as it is asked for, its rules, and how it came to be.
    fn drafted(&self, body: &JsonBody) -> Result<(Table, Arc<Known>, Vec<Fact>), Problem> {
        let asked: CreateGame = body.parse()?;
        let rules = self
            .rulebook
            .remember(rules(&asked.ruleset, &asked.overrides)?);
        let chairs = chairs(&asked.seats, &rules)?;
        let facts = first_facts(&asked.ruleset, &chairs);
        let table = Table {
            listed: asked.visibility == Visibility::Public,
            ruleset: asked.ruleset,
            host_epoch: FIRST_EPOCH,
            chairs,
            game: None,
        };
        Ok((table, rules, facts))
    }

    /// Takes the first open seat.
    pub async fn take_seat(&self, caller: &Caller, body: &JsonBody) -> Result<Done, Problem> {
        let moment = moment()?;
        let decide = |loaded: &Loaded| {
            loaded.admit(caller.pass.as_ref())?;
            let asked: TakeSeat = body.parse()?;
            let seat = free_seat(&loaded.table)?;
            let name = checked(&asked.name, "/name")?;
            if loaded.table.has_name(&name) {
                return Err(name_taken(&name, "/name"));
            }
            let mut table = loaded.table.clone();
            let granted = sit(&mut table.chairs, seat, &name);
            let name = name.as_str().to_owned();
            Ok(Draft {
                table,
                facts: vec![Fact::People(People::SeatTaken { seat, name })],
                viewer: Viewer::Seat(seat),
                granted,
            })
        };
        let asked = Asked {
            game: caller.game,
            pass: caller.pass,
            body,
        };
        self.change(asked, &moment, decide).await
    }

    /// Removes a table and everything that is kept of it.
    pub async fn remove(&self, host: &Host) -> Result<(), Problem> {
        loop {
            let loaded = self.current(host.game).await?;
            loaded.admit(Some(&host.pass))?;
            match self.store.delete(host.game, loaded.version).await {
                Ok(()) => {
                    self.forget(host.game);
                    self.feed.announce(host.game, News::Gone);
                    return Ok(());
                }
                Err(CommitError::Conflict) => {}
                Err(CommitError::Store(error)) => return Err(error.into()),
            }
        }
    }

    /// A token that a change has given.
    pub fn token(&self, game: Uuid, granted: Granted) -> Result<String, Problem> {
        let role = granted.role();
        let role = role.ok_or_else(|| Problem::internal("a token for no seat"))?;
        self.auth.issue(game, role, granted.epoch)
    }
}

/// The rules that are asked for, with every objection at once.
pub fn rules(ruleset: &str, overrides: &serde_json::Map<String, Value>) -> Result<Known, Problem> {
    let Some(preset) = preset(ruleset) else {
        let detail = if ruleset.chars().count() <= LONGEST_ID {
            format!("There is no ruleset `{ruleset}`. GET /v1/rulesets lists those there are.")
        } else {
            "There is no such ruleset. GET /v1/rulesets lists those there are.".to_owned()
        };
        return Err(Problem::new(Code::UnknownRuleset, detail).at("/ruleset"));
    };
    let patch = Value::Object(overrides.clone());
    let patched = |patch: &Value| preset.ruleset().patched(patch);
    let ruleset = patched(&patch).map_err(|malformed| {
        let detail = format!(
            "The overrides cannot be read: {}.",
            form::plainly(&malformed.detail)
        );
        // The place is looked for in a whole body.
        let sent = json!({ "overrides": patch });
        let fault = |sent: &Value| patched(sent.get("overrides")?).err().map(|m| m.detail);
        let told = format!("/overrides{}", malformed.pointer);
        form::at(Problem::new(Code::BadRequest, detail), told, &sent, &fault)
    })?;
    form::same_kinds(&patch, &ruleset, "/overrides")?;
    let rules = ruleset.check().map_err(|faults| {
        Problem::new(Code::InvalidRuleset, "These rules cannot be played.").with_faults(faults)
    })?;
    Known::new(rules).map_err(Problem::internal)
}

fn chairs(seats: &[NewSeat], rules: &Known) -> Result<Vec<Chair>, Problem> {
    let range = &rules.ruleset().seats;
    let (min, max) = (
        usize::from(range.min),
        usize::from(range.max).min(MOST_SEATS),
    );
    if !(min..=max).contains(&seats.len()) {
        let detail = format!("{min} to {max} can play, not {}.", seats.len());
        return Err(Problem::new(Code::PlayersOutOfRange, detail).at("/seats"));
    }
    let mut names: Vec<Name> = Vec::new();
    let mut chairs = vec![
        Chair {
            name: None,
            epoch: 0
        };
        seats.len()
    ];
    for (number, seat) in seats.iter().enumerate() {
        let Some(name) = &seat.name else { continue };
        let pointer = format!("/seats/{number}/name");
        let name = checked(name, &pointer)?;
        if names.iter().any(|other| other.is_like(name.as_str())) {
            return Err(name_taken(&name, &pointer));
        }
        if let Some(seat) = Seat::new(number) {
            sit(&mut chairs, seat, &name);
        }
        names.push(name);
    }
    Ok(chairs)
}

fn first_facts(ruleset: &str, chairs: &[Chair]) -> Vec<Fact> {
    let mut facts = vec![Fact::People(People::GameCreated {
        ruleset: ruleset.to_owned(),
        seats: chairs.len() as u8,
    })];
    for (number, chair) in chairs.iter().enumerate() {
        if let (Some(seat), Some(name)) = (Seat::new(number), &chair.name) {
            let name = name.clone();
            facts.push(Fact::People(People::SeatTaken { seat, name }));
        }
    }
    facts
}

/// Whoever sat here before has a token of an older epoch.
fn sit(chairs: &mut [Chair], seat: Seat, name: &Name) -> Option<Granted> {
    let chair = chairs.get_mut(seat.index())?;
    chair.name = Some(name.as_str().to_owned());
    chair.epoch += 1;
    Some(Granted::new(Role::Seat(seat), chair.epoch))
}

fn free_seat(table: &Table) -> Result<Seat, Problem> {
    match &table.game {
        Some(game) if game.is_finished() => Err(finished()),
        Some(_) => Err(already_started()),
        None => table
            .open_seat()
            .ok_or_else(|| Problem::new(Code::GameFull, "Every seat of this game is taken.")),
    }
}

fn checked(typed: &str, pointer: &str) -> Result<Name, Problem> {
    Name::new(typed).map_err(|why| {
        Problem::new(Code::InvalidName, format!("This is not a name: {why}.")).at(pointer)
    })
}

fn name_taken(name: &Name, pointer: &str) -> Problem {
    let detail = format!("Somebody here is already called {}.", name.as_str());
    Problem::new(Code::NameTaken, detail).at(pointer)
}
