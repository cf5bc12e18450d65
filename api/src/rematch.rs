//! A rematch: another game of those who have just played one. It begins to exist in the commit that
//! says so in the old game, so that there is one or none.

use std::sync::Arc;

use boodle_engine::Seat;
use uuid::Uuid;

use crate::auth::{Member, Role, forbidden};
use crate::change::{Asked, Draft, moment};
use crate::clock::Clock;
use crate::incoming::JsonBody;
use crate::join_code::JoinCode;
use crate::log::{Fact, People};
use crate::onlooker::Onlooker;
use crate::problem::{Code, Problem};
use crate::seating::{FIRST_EPOCH, founded};
use crate::store::{Granted, Idle, Status};
use crate::table::{AutoPlay, Chair, Holder, Table};
use crate::tables::{Loaded, Tables};
use crate::turn::Nothing;

/// A rematch as one of those who play it again comes to it.
pub struct Rejoined {
    /// The new game.
    pub loaded: Arc<Loaded>,
    /// The part that the caller has there, as in the old game.
    pub role: Role,
    /// The token of that part.
    pub granted: Granted,
    /// Whether the same request was answered before.
    pub is_replay: bool,
}

impl Tables {
    /// The rematch of a game that is over: the host makes it, or gets the one there is; a seat gets its
    /// seat there.
    pub async fn rematch(&self, member: &Member, body: &JsonBody) -> Result<Rejoined, Problem> {
        let (moment, id) = (moment()?, Uuid::now_v7());
        let removed = self.removed_rematch(member.game).await?;
        let role = member.pass.role;
        let idle = self.patience.from(Status::Open, moment.now);
        let decide = |loaded: &Loaded| {
            let maker = loaded.admit(Some(&member.pass))?;
            let Nothing {} = body.parse()?;
            let last = last_dealer(&loaded.table)?;
            let there = loaded.table.rematch;
            let is_there = there.is_some() && there != removed;
            match role {
                Role::Seat(_) if !is_there => Err(no_rematch()),
                Role::Host if !is_there => made(loaded, id, last, (moment.now, idle)),
                _ => Ok(Draft::new(loaded.table.clone(), Vec::new(), maker)),
            }
        };
        let asked = Asked {
            game: member.game,
            pass: Some(member.pass),
            body,
        };
        let done = self.change(asked, &moment, decide).await?;
        let made = done.entry.facts.iter().find_map(|fact| match fact {
            Fact::People(People::RematchCreated { game }) => Some(*game),
            _ => None,
        });
        let game = made.or(done.loaded.table.rematch).ok_or_else(no_rematch)?;
        let loaded = self.current(game).await?;
        if !loaded.table.honours(role, FIRST_EPOCH) {
            return Err(not_any_more(role));
        }
        Ok(Rejoined {
            loaded,
            role,
            granted: Granted::new(role, FIRST_EPOCH),
            is_replay: done.is_replay,
        })
    }

    /// The rematch that a game has had and that is no more.
    async fn removed_rematch(&self, game: Uuid) -> Result<Option<Uuid>, Problem> {
        let Some(rematch) = self.current(game).await?.table.rematch else {
            return Ok(None);
        };
        let version = self.store.place(rematch).await?;
        Ok(version.is_none().then_some(rematch))
    }
}

/// Who dealt last in a game that is over.
fn last_dealer(table: &Table) -> Result<Seat, Problem> {
    let over = table.game.as_ref().filter(|game| game.is_finished());
    over.map(|game| game.dealer()).ok_or_else(|| {
        let detail = "The game is not over: a rematch comes after it.";
        Problem::new(Code::NotFinished, detail)
    })
}

/// The rematch, and that the old game says so.
fn made(loaded: &Loaded, id: Uuid, last: Seat, moment: (u64, Idle)) -> Result<Draft, Problem> {
    let old = &loaded.table;
    let table = anew(old, last)?;
    let (game, _) = founded(id, &table, &loaded.rules, how(&table), moment)?;
    let table = Table {
        rematch: Some(id),
        ..old.clone()
    };
    let fact = Fact::People(People::RematchCreated { game: id });
    Ok(Draft {
        founds: Some(Box::new(game)),
        ..Draft::new(table, vec![fact], Onlooker::Host)
    })
}

/// The same table before its next game. The cards are fair, also after a game with chosen ones: those
/// are known to everybody by now.
fn anew(old: &Table, last: Seat) -> Result<Table, Problem> {
    let chairs: Vec<Chair> = old.chairs.iter().map(kept).collect();
    let is_held = |seat: &Seat| chairs.get(seat.index()).is_some_and(Chair::is_held);
    let private = !old.listed;
    Ok(Table {
        listed: old.listed,
        ruleset: old.ruleset.clone(),
        host_epoch: FIRST_EPOCH,
        heir: old.heir.filter(is_held),
        chairs,
        clock: Clock {
            move_seconds: old.clock.move_seconds,
            absent: old.clock.absent,
            ..Clock::default()
        },
        game: None,
        spectators: old.spectators,
        join_code: private.then(JoinCode::new).transpose()?,
        sandbox: None,
        last_dealer: Some(last),
        rematch: None,
    })
}

/// Whoever holds a seat keeps it; one that nobody holds any more is open.
fn kept(old: &Chair) -> Chair {
    match old.holder {
        Holder::Nobody => Chair::default(),
        Holder::Person | Holder::Bot(_) => Chair {
            name: old.name.clone(),
            epoch: FIRST_EPOCH,
            holder: old.holder,
            auto_play: old.auto_play,
            has_stand_in: false,
        },
    }
}

/// How a table came to be, in the words of its log.
fn how(table: &Table) -> Vec<Fact> {
    let mut told = vec![People::GameCreated {
        ruleset: table.ruleset.clone(),
        seats: table.chairs.len() as u8,
    }];
    for (number, chair) in table.chairs.iter().enumerate() {
        let (Some(seat), Some(name)) = (Seat::new(number), chair.name.clone()) else {
            continue;
        };
        told.push(match chair.bot() {
            None => People::SeatTaken { seat, name },
            Some(level) => People::BotSeated { seat, name, level },
        });
        if chair.auto_play != AutoPlay::default() {
            let auto_play = chair.auto_play;
            told.push(People::AutoPlaySet { seat, auto_play });
        }
    }
    told.extend(table.heir.map(|seat| People::HostChanged { seat }));
    told.into_iter().map(Fact::People).collect()
}

fn no_rematch() -> Problem {
    let detail = "There is no rematch yet: the host makes it.";
    Problem::new(Code::NoRematch, detail)
}

/// Whoever has lost his part in the new game does not get it back by what he was in the old one.
fn not_any_more(role: Role) -> Problem {
    match role {
        Role::Host => forbidden("Somebody else is the host of the rematch by now."),
        Role::Seat(_) => {
            let detail = "This seat of the rematch was left, or given to somebody else.";
            Problem::new(Code::SeatLost, detail)
        }
    }
}
