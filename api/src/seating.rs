//! Tables are made, seats are taken, tables are removed.

use std::sync::Arc;

use boodle_engine::{Level, Moment, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::auth::{Host, Role, Viewer as Caller, forbidden};
use crate::chairs;
use crate::change::{Asked, Done, Draft, moment};
use crate::choice::{self, RulesetChoice};
use crate::clock::{Absent, Clock, MoveSeconds};
use crate::feed::News;
use crate::incoming::{JsonBody, no_such_seat};
use crate::join_code::{JoinCode, wrong_join_code};
use crate::log::{Entry, Fact, People};
use crate::onlooker::Onlooker;
use crate::problem::{Code, Problem};
use crate::rulebook::Known;
use crate::sandbox::NewSandbox;
use crate::spectators::NewSpectators;
use crate::store::{CommitError, Granted, Idle, NewGame, Once, Show};
use crate::table::Table;
use crate::tables::{Loaded, Tables};
use crate::turn::{already_started, finished};

/// The first issue of a token.
pub const FIRST_EPOCH: u32 = 1;

/// A game that is asked for.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateGame {
    /// The rules to play by.
    pub ruleset: RulesetChoice,
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
    /// How many seconds a seat may think about an action; for ever by default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u32>, nullable = false, minimum = 1, maximum = 604800, example = 30)]
    pub move_seconds: Option<MoveSeconds>,
    /// What the table does for a seat that does not act in time, or that somebody has left; `act` by
    /// default.
    #[serde(default)]
    pub absent: Absent,
    /// What those may see who have no token of the game: everything at once by default.
    #[serde(default)]
    pub spectators: NewSpectators,
    /// For a table to try things out: how its cards are chosen. They are fair by default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub sandbox: Option<NewSandbox>,
}

/// A seat of a new game: with a name it is taken and its token is in the answer, with a bot the
/// server plays it, with nothing it is open.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewSeat {
    /// Who sits there. 1 to 40 characters, unique in the game ignoring case.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = "Ann")]
    pub name: Option<String>,
    /// How the server plays, if a bot sits there. Without a name it gets one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub bot: Option<Level>,
}

/// Whether the lobby lists a game (`public`), or only those find it who know its id, and only those take a
/// seat who know its `join_code` (`private`).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = GameVisibility)]
pub enum Visibility {
    /// Everybody finds it in the lobby.
    #[default]
    Public,
    /// Only those who know its id find it, and only those who know its `join_code` take a seat.
    Private,
}

/// Somebody who wants a seat.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeSeat {
    /// Who. 1 to 40 characters, unique in the game ignoring case. Only a bot needs none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = "Cid")]
    pub name: Option<String>,
    /// How the server plays, if a bot takes the seat. Only for the host.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub bot: Option<Level>,
    /// The join code of a private game, in upper or lower case, with or without hyphens and blanks. The
    /// host and whoever holds a seat need none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, max_length = 100, example = "K7Q-M2X-WDF")]
    pub code: Option<String>,
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
        let id = Uuid::now_v7();
        let idle = self.patience.from(table.status(), now);
        let (game, entry) = founded(id, &table, &rules, facts, (now, idle))?;
        let granted = Some(Granted::new(Role::Host, FIRST_EPOCH));
        let game = NewGame {
            once: once.clone()?.map(|once| Once { granted, ..once }),
            ..game
        };
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
            idle,
        });
        Ok(Done {
            loaded,
            entry,
            maker: Onlooker::Host,
            granted,
            is_replay: false,
        })
    }

    /// A table as it is asked for, its rules, and how it came to be.
    fn drafted(&self, body: &JsonBody) -> Result<(Table, Arc<Known>, Vec<Fact>), Problem> {
        let asked: CreateGame = body.parse()?;
        let chosen = choice::chosen(&asked.ruleset, &asked.overrides)?;
        let rules = self.rulebook.remember(chosen.rules);
        let (chairs, taken) = chairs::taken(&asked.seats, rules.ruleset())?;
        let sandbox = asked.sandbox.map(|asked| asked.checked(&rules.rules()));
        let made = People::GameCreated {
            ruleset: chosen.preset.clone(),
            seats: chairs.len() as u8,
        };
        let mut facts = vec![Fact::People(made)];
        facts.extend(taken);
        let listed = asked.visibility == Visibility::Public;
        let table = Table {
            listed,
            ruleset: chosen.preset,
            host_epoch: FIRST_EPOCH,
            heir: None,
            clock: Clock {
                move_seconds: asked.move_seconds.map(MoveSeconds::get),
                absent: asked.absent,
                ..Clock::default()
            },
            chairs,
            game: None,
            spectators: asked.spectators.into(),
            join_code: (!listed).then(JoinCode::new).transpose()?,
            sandbox: sandbox.transpose()?,
            last_dealer: None,
            rematch: None,
        };
        Ok((table, rules, facts))
    }

    /// Takes the first open seat.
    pub async fn take_seat(&self, caller: &Caller, body: &JsonBody) -> Result<Done, Problem> {
        let moment = moment()?;
        let decide = |loaded: &Loaded| {
            let onlooker = loaded.admit(caller.pass.as_ref())?;
            let asked: TakeSeat = body.parse()?;
            if asked.bot.is_some() && onlooker != Onlooker::Host {
                return Err(forbidden("Only the host seats bots."));
            }
            if !onlooker.is_member() && !may_join(&loaded.table, asked.code.as_deref()) {
                return Err(wrong_join_code());
            }
            let seat = free_seat(&loaded.table)?;
            let name = chairs::name_of(&asked, &loaded.table.chairs, seat)?;
            let mut table = loaded.table.clone();
            let taken = chairs::sit(&mut table.chairs, seat, &name, asked.bot);
            let (granted, fact) = taken.ok_or_else(no_such_seat)?;
            // The host, who seats a bot, does not see its hand.
            let maker = granted.map_or(onlooker, |_| Onlooker::Seat(seat));
            Ok(Draft {
                granted,
                ..Draft::new(table, vec![fact], maker)
            })
        };
        let asked = Asked {
            game: caller.game,
            pass: caller.pass,
            body,
        };
        match self.change(asked, &moment, decide).await {
            Err(problem) if caller.pass.is_none() => Err(self.no_seat(caller.game, problem).await),
            done => done,
        }
    }

    /// Why somebody without a part in the game gets no seat: as far as he is shown it. Of a game that is shown
    /// late he is told that every seat is taken, which is true of one that has started too, until he is shown
    /// that it has.
    async fn no_seat(&self, game: Uuid, problem: Problem) -> Problem {
        if !matches!(problem.code(), Code::AlreadyStarted | Code::GameFull) {
            return problem;
        }
        let Ok(loaded) = self.current(game).await else {
            return problem;
        };
        if !matches!(loaded.table.show(), Show::Late { .. }) {
            return problem;
        }
        match self.shown(loaded, Onlooker::Anybody).await {
            Ok(shown) if shown.table.game.is_some() => already_started(),
            _ => game_full(),
        }
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

/// Whether somebody who has no part in the game yet may take a seat.
fn may_join(table: &Table, typed: Option<&str>) -> bool {
    let code = table.join_code.as_ref();
    code.is_none_or(|code| typed.is_some_and(|typed| code.is(typed)))
}

/// A game as it is stored when it begins to exist, and how it came to be.
pub(crate) fn founded(
    id: Uuid,
    table: &Table,
    rules: &Known,
    facts: Vec<Fact>,
    (now, idle): (u64, Idle),
) -> Result<(NewGame, Entry), Problem> {
    let entry = Entry {
        version: 1,
        first_seq: 1,
        round: 0,
        at: now,
        facts,
    };
    let game = NewGame {
        id,
        listed: table.listed,
        ruleset: table.ruleset.clone(),
        hash: rules.hash(),
        rules: rules.json().to_owned(),
        last_seq: entry.last_seq(),
        show: table.show(),
        snapshot: table.save().map_err(Problem::internal)?,
        log: entry.save().map_err(Problem::internal)?,
        idle,
        once: None,
    };
    Ok((game, entry))
}

fn free_seat(table: &Table) -> Result<Seat, Problem> {
    match &table.game {
        Some(game) if game.is_finished() => Err(finished()),
        Some(_) => Err(already_started()),
        None => table.open_seat().ok_or_else(game_full),
    }
}

fn game_full() -> Problem {
    Problem::new(Code::GameFull, "Every seat of this game is taken.")
}
