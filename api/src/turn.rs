//! The heart: what seats and the host do in a game. Who asks is checked first, then the form of
//! what is asked, then whether it is the moment, then the version, and last the rules.

use boodle_engine::{Action, Event as Play, Game, Illegal, MisdealCause, Moment};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::auth::{Host, Player};
use crate::change::{Asked, Done, Draft, moment};
use crate::incoming::{IfMatch, JsonBody};
use crate::log::Fact;
use crate::problem::{Code, Problem};
use crate::table::Table;
use crate::tables::{Loaded, Tables};

/// A misdeal.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Redeal {
    /// Why the deal does not count.
    pub cause: MisdealCause,
}

/// The body of a call that needs none.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Nothing {}

impl Tables {
    /// One action of a seat.
    pub async fn act(
        &self,
        player: &Player,
        version: &IfMatch,
        body: &JsonBody,
    ) -> Result<Done, Problem> {
        let moment = moment()?;
        let decide = |loaded: &Loaded| {
            let maker = loaded.admit(Some(&player.pass))?;
            let action: Action = body.parse()?;
            version.check(loaded.version)?;
            let mut table = loaded.table.clone();
            let game = in_play(&mut table)?;
            if !game.to_act().contains(player.seat) {
                return Err(not_your_turn(player));
            }
            let mut facts = Vec::new();
            game.apply(player.seat, &action, &moment, &mut |event| {
                facts.push(fact(event));
            })
            .map_err(|illegal| refused(loaded.table.game.as_ref(), player, illegal))?;
            if let Some(chair) = table.chairs.get_mut(player.seat.index()) {
                chair.is_back();
            }
            Ok(Draft {
                acted: vec![player.seat],
                ..Draft::new(table, facts, maker)
            })
        };
        let asked = Asked {
            game: player.game,
            pass: Some(player.pass),
            body,
        };
        self.change(asked, &moment, decide).await
    }

    /// The host closes the seats and opens the first round.
    pub async fn start(
        &self,
        host: &Host,
        version: &IfMatch,
        body: &JsonBody,
    ) -> Result<Done, Problem> {
        let moment = moment()?;
        let decide = |loaded: &Loaded| {
            let maker = loaded.admit(Some(&host.pass))?;
            let Nothing {} = body.parse()?;
            version.check(loaded.version)?;
            may_start(&loaded.table)?;
            let mut facts = Vec::new();
            let game = begun(loaded, &moment, &mut |event| facts.push(fact(event)))?;
            let table = Table {
                game: Some(game),
                ..loaded.table.clone()
            };
            Ok(Draft::new(table, facts, maker))
        };
        self.change(by(host, body), &moment, decide).await
    }

    /// The host calls the last round.
    pub async fn end(
        &self,
        host: &Host,
        version: &IfMatch,
        body: &JsonBody,
    ) -> Result<Done, Problem> {
        let end = |game: &mut Game, Nothing {}, _: &Moment, facts: &mut Vec<Fact>| {
            game.end(&mut |event| facts.push(fact(event)))
        };
        self.as_host(host, version, body, end).await
    }

    /// The host declares a misdeal.
    pub async fn redeal(
        &self,
        host: &Host,
        version: &IfMatch,
        body: &JsonBody,
    ) -> Result<Done, Problem> {
        let redeal = |game: &mut Game, asked: Redeal, at: &Moment, facts: &mut Vec<Fact>| {
            game.redeal(asked.cause, at, &mut |event| facts.push(fact(event)))
        };
        self.as_host(host, version, body, redeal).await
    }

    /// What only the host does in a game that is played.
    async fn as_host<Asked: DeserializeOwned + Serialize + ToSchema>(
        &self,
        host: &Host,
        version: &IfMatch,
        body: &JsonBody,
        act: impl Fn(&mut Game, Asked, &Moment, &mut Vec<Fact>) -> Result<(), Illegal>,
    ) -> Result<Done, Problem> {
        let moment = moment()?;
        let decide = |loaded: &Loaded| {
            let maker = loaded.admit(Some(&host.pass))?;
            let asked = body.parse()?;
            version.check(loaded.version)?;
            let mut table = loaded.table.clone();
            let game = in_play(&mut table)?;
            let mut facts = Vec::new();
            act(game, asked, &moment, &mut facts).map_err(of_illegal)?;
            // After a misdeal everybody is asked anew.
            let declared = |fact: &Fact| matches!(fact, Fact::Play(Play::MisdealDeclared { .. }));
            let anew = facts.iter().any(declared);
            Ok(Draft {
                acted: loaded.seats().filter(|_| anew).collect(),
                ..Draft::new(table, facts, maker)
            })
        };
        self.change(by(host, body), &moment, decide).await
    }
}

fn by<'a>(host: &Host, body: &'a JsonBody) -> Asked<'a> {
    Asked {
        game: host.game,
        pass: Some(host.pass),
        body,
    }
}

pub(crate) fn fact(event: &Play) -> Fact {
    Fact::Play(event.clone())
}

pub(crate) fn in_play(table: &mut Table) -> Result<&mut Game, Problem> {
    match &mut table.game {
        None => Err(Problem::new(Code::NotStarted, "The game has not started.")),
        Some(game) if game.is_finished() => Err(finished()),
        Some(game) => Ok(game),
    }
}

/// A game whose first round is open, with fair cards or those of a sandbox.
fn begun(loaded: &Loaded, moment: &Moment, seen: &mut impl FnMut(&Play)) -> Result<Game, Problem> {
    let (rules, players) = (loaded.rules.rules(), loaded.players());
    let id = loaded.id.to_string();
    let begun = match (&loaded.table.sandbox, loaded.table.last_dealer) {
        (None, None) => Game::start(&id, rules, players, moment, seen),
        (None, Some(last)) => Game::start_after(last, &id, rules, players, moment, seen),
        (Some(sandbox), _) => {
            let chosen = sandbox
                .chosen(&rules)
                .map_err(|why| Problem::internal(format!("a stored deck is none: {why:?}")))?;
            Game::start_sandbox(chosen, rules, players, moment, seen)
        }
    };
    begun.map_err(Problem::internal)
}

fn may_start(table: &Table) -> Result<(), Problem> {
    match &table.game {
        Some(game) if game.is_finished() => Err(finished()),
        Some(_) => Err(already_started()),
        None if table.open_seat().is_some() => {
            let open = table.chairs.iter().filter(|chair| chair.name.is_none());
            let detail = match open.count() {
                1 => "1 seat is still open.".to_owned(),
                open => format!("{open} seats are still open."),
            };
            Err(Problem::new(Code::SeatsOpen, detail))
        }
        None => Ok(()),
    }
}

pub(crate) fn finished() -> Problem {
    Problem::new(Code::Finished, "The game is over.")
}

pub(crate) fn already_started() -> Problem {
    Problem::new(Code::AlreadyStarted, "The game has already started.")
}

fn not_your_turn(player: &Player) -> Problem {
    let detail = format!("It is not the turn of seat {}.", player.seat);
    Problem::new(Code::NotYourTurn, detail)
}

/// A refusal carries what the seat may do instead; the table is as it was before.
fn refused(game: Option<&Game>, player: &Player, illegal: Illegal) -> Problem {
    if illegal.out_of_turn() {
        return of_illegal(illegal);
    }
    let actions = game.map(|game| game.legal_actions(player.seat));
    let actions = actions.unwrap_or_default();
    let problem = match (illegal, kinds(&actions)) {
        (Illegal::WrongAction, Some(kinds)) => {
            let detail = format!("Another action is asked of this seat now: {kinds}.");
            Problem::new(Code::WrongAction, detail)
        }
        _ => of_illegal(illegal),
    };
    problem.with_legal_actions(actions)
}

/// The types of actions: "offer or decline".
fn kinds(actions: &[Action]) -> Option<String> {
    let mut kinds: Vec<String> = Vec::new();
    for action in actions {
        let action = serde_json::to_value(action).ok()?;
        let kind = action.get("type")?.as_str()?;
        if !kinds.iter().any(|known| known == kind) {
            kinds.push(kind.to_owned());
        }
    }
    let last = kinds.pop()?;
    Some(if kinds.is_empty() {
        last
    } else {
        format!("{} or {last}", kinds.join(", "))
    })
}

pub(crate) fn of_illegal(illegal: Illegal) -> Problem {
    let code = Code::named(illegal.code()).unwrap_or(Code::IllegalAction);
    let mut sentence = illegal.to_string();
    // A name is written as it is, also where a sentence begins.
    let begins_with_name = matches!(
        illegal,
        Illegal::StakeSpace(_)
            | Illegal::CardNotHeld(_)
            | Illegal::MustFollow(_)
            | Illegal::SuitBarred(_)
    );
    if let Some(first) = sentence.get_mut(..1).filter(|_| !begins_with_name) {
        first.make_ascii_uppercase();
    }
    Problem::new(code, sentence + ".")
}
