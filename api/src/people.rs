//! Whoever holds a seat: renames it, leaves it, is sent away, gets a new token; and who the host is.

use boodle_engine::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::auth::{Host, Member, Pass, Player, Role, forbidden};
use crate::chairs;
use crate::change::{Asked, Done, Draft, moment};
use crate::incoming::{JsonBody, no_such_seat};
use crate::log::{Fact, LeftBy, People};
use crate::onlooker::Onlooker;
use crate::problem::{Code, Problem};
use crate::store::{Granted, Status};
use crate::table::{AutoPlay, Chair, Holder, Table};
use crate::tables::{Loaded, Tables};
use crate::turn::{Nothing, finished};

/// What changes at a seat; what is left out stays.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChangeSeat {
    /// A new name. 1 to 40 characters, unique in the game ignoring case.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = "Anna")]
    pub name: Option<String>,
    /// What the server does by itself for the seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub auto_play: Option<AutoPlay>,
}

/// Who becomes the host.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct HandOver {
    /// The seat whose holder does.
    pub seat: Seat,
}

impl Tables {
    /// A seat changes what it is called, or what the server does for it.
    pub async fn change_seat(
        &self,
        player: &Player,
        seat: Seat,
        body: &JsonBody,
    ) -> Result<Done, Problem> {
        let decide = |loaded: &Loaded| {
            let maker = loaded.admit(Some(&player.pass))?;
            if player.seat != seat {
                return Err(forbidden("A seat is changed with its own token."));
            }
            let asked: ChangeSeat = body.parse()?;
            let mut table = unfinished(loaded)?;
            let facts = changed(&mut table.chairs, seat, &asked)?;
            Ok(Draft::new(table, facts, maker))
        };
        self.change(by(player.game, player.pass, body), &moment()?, decide)
            .await
    }

    /// Whoever holds a seat leaves it, or is sent away by the host.
    pub async fn leave_seat(
        &self,
        member: &Member,
        seat: Seat,
        body: &JsonBody,
    ) -> Result<Done, Problem> {
        let decide = |loaded: &Loaded| {
            let maker = loaded.admit(Some(&member.pass))?;
            let by = match member.pass.role {
                Role::Host => LeftBy::Host,
                Role::Seat(own) if own == seat => LeftBy::Seat,
                Role::Seat(_) => return Err(not_your_seat()),
            };
            let Nothing {} = body.parse()?;
            let mut table = loaded.table.clone();
            let facts = left(&mut table, seat, by)?;
            Ok(Draft::new(table, facts, maker))
        };
        self.change(by(member.game, member.pass, body), &moment()?, decide)
            .await
    }

    /// A seat's token is signed anew: for itself the same issue for a longer time, for the host the
    /// next issue, so that all before it are dead.
    pub async fn new_token(
        &self,
        member: &Member,
        seat: Seat,
        body: &JsonBody,
    ) -> Result<Done, Problem> {
        let decide = |loaded: &Loaded| {
            let maker = loaded.admit(Some(&member.pass))?;
            let Nothing {} = body.parse()?;
            match member.pass.role {
                Role::Seat(own) if own == seat => Ok(Draft {
                    granted: Some(Granted::new(member.pass.role, member.pass.epoch)),
                    ..Draft::new(loaded.table.clone(), Vec::new(), maker)
                }),
                Role::Seat(_) => Err(not_your_seat()),
                Role::Host => handed_over(unfinished(loaded)?, seat),
            }
        };
        self.change(by(member.game, member.pass, body), &moment()?, decide)
            .await
    }

    /// The host hands his part to whoever holds a seat.
    pub async fn hand_over(&self, host: &Host, body: &JsonBody) -> Result<Done, Problem> {
        let decide = |loaded: &Loaded| {
            loaded.admit(Some(&host.pass))?;
            let HandOver { seat } = body.parse()?;
            let mut table = unfinished(loaded)?;
            let chair = chair(&mut table.chairs, seat)?;
            if !chair.is_held() {
                return Err(nobody_there());
            }
            table.heir = Some(seat);
            table.host_epoch += 1;
            let fact = Fact::People(People::HostChanged { seat });
            Ok(Draft::new(table, vec![fact], Onlooker::Host))
        };
        self.change(by(host.game, host.pass, body), &moment()?, decide)
            .await
    }

    /// The host's token, for whoever holds the seat that the part was handed to.
    pub async fn host_token(&self, player: &Player) -> Result<String, Problem> {
        let loaded = self.current(player.game).await?;
        loaded.admit(Some(&player.pass))?;
        if loaded.table.heir != Some(player.seat) {
            return Err(forbidden(
                "The part of the host was not handed to this seat.",
            ));
        }
        self.token(loaded.id, Granted::new(Role::Host, loaded.table.host_epoch))
    }
}

fn by(game: uuid::Uuid, pass: Pass, body: &JsonBody) -> Asked<'_> {
    Asked {
        game,
        pass: Some(pass),
        body,
    }
}

/// Nothing is added to a game that is over: those who follow it have been told so.
pub(crate) fn unfinished(loaded: &Loaded) -> Result<Table, Problem> {
    match loaded.table.status() {
        Status::Finished => Err(finished()),
        Status::Open | Status::Playing => Ok(loaded.table.clone()),
    }
}

fn chair(chairs: &mut [Chair], seat: Seat) -> Result<&mut Chair, Problem> {
    chairs.get_mut(seat.index()).ok_or_else(no_such_seat)
}

fn changed(chairs: &mut [Chair], seat: Seat, asked: &ChangeSeat) -> Result<Vec<Fact>, Problem> {
    let mut facts = Vec::new();
    if std::mem::take(&mut chair(chairs, seat)?.has_stand_in) {
        facts.push(Fact::People(People::SeatResumed { seat }));
    }
    if let Some(typed) = &asked.name {
        // Its own name is free to the seat, in another spelling too.
        let before = chair(chairs, seat)?.name.take();
        let name = chairs::free(typed, chairs, "/name")?.as_str().to_owned();
        if before.as_ref() != Some(&name) {
            facts.push(Fact::People(People::SeatRenamed {
                seat,
                name: name.clone(),
                before: before.unwrap_or_default(),
            }));
        }
        chair(chairs, seat)?.name = Some(name);
    }
    if let Some(auto_play) = asked.auto_play {
        let chair = chair(chairs, seat)?;
        if chair.auto_play != auto_play {
            chair.auto_play = auto_play;
            facts.push(Fact::People(People::AutoPlaySet { seat, auto_play }));
        }
    }
    Ok(facts)
}

/// Before the start the seat is open again, later the table plays for it. If it was to be the host,
/// the next one is.
pub(crate) fn left(table: &mut Table, seat: Seat, by: LeftBy) -> Result<Vec<Fact>, Problem> {
    let status = table.status();
    if status == Status::Finished {
        return Err(finished());
    }
    let chair = chair(&mut table.chairs, seat)?;
    let name = chair.name.clone().ok_or_else(nobody_there)?;
    if status == Status::Open {
        *chair = Chair {
            epoch: chair.epoch,
            ..Chair::default()
        };
    } else {
        if chair.holder == Holder::Nobody {
            return Err(nobody_there());
        }
        *chair = Chair {
            name: Some(name.clone()),
            epoch: chair.epoch + 1,
            holder: Holder::Nobody,
            ..Chair::default()
        };
    }
    let mut facts = vec![Fact::People(People::SeatGivenUp { seat, name, by })];
    if table.heir == Some(seat) {
        facts.extend(inherited(table, seat));
    }
    Ok(facts)
}

/// A table is never without somebody who can be its host: the next seat clockwise that somebody holds,
/// or whoever takes this one.
fn inherited(table: &mut Table, left: Seat) -> Option<Fact> {
    let seats = table.chairs.len();
    let after = (1..seats).map(|step| (left.index() + step) % seats);
    let mut held = after.filter(|&number| table.chairs[number].is_held());
    let seat = Seat::new(held.next()?)?;
    table.heir = Some(seat);
    table.host_epoch += 1;
    Some(Fact::People(People::HostChanged { seat }))
}

/// A new issue for whoever the host gives it to, also of a seat that was left or played by a bot.
pub(crate) fn handed_over(mut table: Table, seat: Seat) -> Result<Draft, Problem> {
    let chair = chair(&mut table.chairs, seat)?;
    if chair.name.is_none() {
        return Err(nobody_there());
    }
    chair.epoch += 1;
    chair.holder = Holder::Person;
    chair.auto_play = AutoPlay::Off;
    chair.has_stand_in = false;
    let granted = Granted::new(Role::Seat(seat), chair.epoch);
    let fact = Fact::People(People::SeatHandedOver { seat });
    Ok(Draft {
        granted: Some(granted),
        // Whoever comes is asked anew.
        acted: table
            .asked()
            .into_iter()
            .filter(|asked| *asked == seat)
            .collect(),
        ..Draft::new(table, vec![fact], Onlooker::Host)
    })
}

fn not_your_seat() -> Problem {
    forbidden("Only the seat itself and the host may do this.")
}

fn nobody_there() -> Problem {
    Problem::new(Code::SeatEmpty, "Nobody holds this seat.")
}
