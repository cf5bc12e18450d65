//! What the server does at the tables by itself: bots act, and time ends. What is due is stored with
//! each game, so whatever was not done when a server died is done by the next one.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use actix_web::web::{self, Data};
use boodle_engine::{Action, Budget, Game, Level, Seat, Viewer, decide};
use sha2::{Digest, Sha256};
use tokio::task::JoinSet;
use uuid::Uuid;

use crate::arrival;
use crate::change::{Draft, moment};
use crate::clock::{Absent, Duty};
use crate::log::{Fact, LeftBy, People};
use crate::lost_time::come;
use crate::onlooker::Onlooker;
use crate::outage;
use crate::people;
use crate::problem::{Code, Problem};
use crate::sandbox::Sandbox;
use crate::store::StoreError;
use crate::table::{Holder, Table};
use crate::tables::{Loaded, Tables};
use crate::turn::{fact, of_illegal};

/// Between two looks at what is due, if nobody calls.
const LOOK: Duration = Duration::from_millis(250);
/// Games with people that are served at once.
const AT_ONCE: usize = 64;
/// Games of bots alone that are served at once: they take turns, and leave time for people.
const ALONE: usize = 4;
/// Actions at one table before others have their turn.
const IN_A_ROW: usize = 8;
/// A table at which something went wrong is left alone for so long.
const REST: Duration = Duration::from_secs(5);
/// Where cards may be kept back, how long a bot thinks would tell whether it had a choice, and so the card:
/// there it acts at the end of such a time only, and after several if it needs them.
const PACE: Duration = Duration::from_millis(100);
/// Between two signs of life.
const BEAT: Duration = Duration::from_secs(2);
/// A server that is only slow is silent for less.
const LONG_SILENCE: u64 = 6000;
/// Who has not looked at what is due for so long does not know whether anybody could act meanwhile.
const AWAY: Duration = Duration::from_secs(2);

/// Does what is due, for ever.
pub async fn run(tables: Data<Tables>) {
    let beating = actix_web::rt::spawn(beat(tables.clone()));
    let welcoming = actix_web::rt::spawn(arrival::run(tables.clone()));
    let mut looked = None;
    let mut busy: HashMap<Uuid, bool> = HashMap::new();
    let mut working = JoinSet::new();
    loop {
        for (id, attended) in due(&tables, &busy, &mut looked).await {
            busy.insert(id, attended);
            let tables = tables.clone();
            working.spawn_local(async move {
                if let Err(problem) = tables.serve(id).await
                    && problem.code() != Code::NotFound
                {
                    tracing::warn!(%id, %problem, "what is due was not done");
                    tokio::time::sleep(REST).await;
                }
                id
            });
        }
        tables
            .metrics
            .at_work
            .set(busy.len().try_into().unwrap_or(i64::MAX));
        tokio::select! {
            () = tables.duties.notified() => {}
            () = tokio::time::sleep(LOOK) => {}
            Some(done) = working.join_next(), if !working.is_empty() => match done {
                Ok(id) => {
                    busy.remove(&id);
                    tables.store.release(id).await;
                }
                Err(error) => tracing::error!(%error, "a table is not served any more"),
            },
        }
        if beating.is_finished() || welcoming.is_finished() {
            tracing::error!("the heartbeat has ended, or games that come are not seen any more");
            return;
        }
    }
}

/// The games that come next, and whether people play there. Where this server has not looked for a while,
/// since it begins, or the database was away or slow, what was lost is given back before anybody's time is
/// over.
async fn due(
    tables: &Tables,
    busy: &HashMap<Uuid, bool>,
    looked: &mut Option<Instant>,
) -> Vec<(Uuid, bool)> {
    let is_recent = |looked: Option<Instant>| looked.is_some_and(|at| at.elapsed() < AWAY);
    if !is_recent(*looked) {
        if let Err(problem) = come(tables).await {
            outage::warn("lost time was not given back", &problem);
            return Vec::new();
        }
        *looked = Some(Instant::now());
    }
    let mut due = Vec::new();
    let mut has_failed = false;
    for attended in [true, false] {
        match next(tables, attended, busy).await {
            Ok(games) => due.extend(games.into_iter().map(|game| (game, attended))),
            Err(error) => {
                outage::warn("nobody knows what is due", &error);
                has_failed = true;
            }
        }
    }
    if !is_recent(*looked) {
        for (game, _) in due.drain(..) {
            tables.store.release(game).await;
        }
    } else if !has_failed {
        *looked = Some(Instant::now());
    }
    due
}

/// Where people play, or where none do, of which only a few are served at once, however many there are.
async fn next(
    tables: &Tables,
    attended: bool,
    busy: &HashMap<Uuid, bool>,
) -> Result<Vec<Uuid>, StoreError> {
    let most = if attended { AT_ONCE } else { ALONE };
    let served = busy.values().filter(|served| **served == attended).count();
    let free = most.saturating_sub(served);
    if free == 0 {
        return Ok(Vec::new());
    }
    let now = moment().map_or(0, |moment| moment.now);
    let store = &tables.store;
    store.claim_due(now, attended, free as u32, busy).await
}

/// Signs of life, from which the next server knows how long there was none. Each time it is seen
/// whether other keys sign tokens. The first sign is not given here, but where lost time is given back.
async fn beat(tables: Data<Tables>) {
    loop {
        tokio::time::sleep(BEAT).await;
        if let Ok(moment) = moment()
            && let Err(error) = tables.store.come(moment.now, LONG_SILENCE).await
        {
            outage::warn("a heartbeat was not written", &error);
        }
        tables.learn_keys().await;
    }
}

impl Tables {
    /// Does what is due at one table.
    async fn serve(&self, id: Uuid) -> Result<(), Problem> {
        for _ in 0..IN_A_ROW {
            let loaded = match self.maybe_old(id) {
                Some(loaded) => loaded,
                None => self.current(id).await?,
            };
            let at = moment()?;
            let (draft, done) = match loaded.table.duty() {
                Some(Duty::Act(seat)) => (acted(&loaded, seat).await?, &self.metrics.bot_moves),
                Some(Duty::Expire(deadline)) if deadline <= at.now => {
                    (expired(&loaded, at.now)?, &self.metrics.expirations)
                }
                // What was at hand may be old.
                _ if self.current(id).await?.version != loaded.version => continue,
                _ => return Ok(()),
            };
            let draft = draft.with_forced(at.now)?;
            match self.commit(&loaded, draft, None, at.now).await? {
                Some(_) => {
                    done.inc();
                }
                // Somebody was faster; then it is another table.
                None => {
                    self.current(id).await?;
                }
            }
        }
        Ok(())
    }
}

/// A seat that the server plays acts.
async fn acted(loaded: &Arc<Loaded>, seat: Seat) -> Result<Draft, Problem> {
    let action = match level(&loaded.table, seat) {
        Some(level) => chosen(Arc::clone(loaded), seat, level).await?,
        None => None,
    };
    let mut table = loaded.table.clone();
    let mut facts = Vec::new();
    let game = table.game.as_mut();
    let game = game.ok_or_else(|| Problem::internal("a bot acts before the start"))?;
    act(game, seat, action, &mut facts)?;
    Ok(Draft {
        acted: vec![seat],
        by_server: true,
        ..Draft::new(table, facts, Onlooker::Anybody)
    })
}

/// How the server plays a seat; the first legal action if in no particular way.
fn level(table: &Table, seat: Seat) -> Option<Level> {
    let chair = table.chairs.get(seat.index())?;
    match chair.holder {
        Holder::Bot(level) => Some(level),
        Holder::Person if chair.has_stand_in => Some(Level::Careful),
        Holder::Nobody if table.clock.absent == Absent::Bot => Some(Level::Careful),
        Holder::Person | Holder::Nobody => None,
    }
}

/// A bot thinks where it holds nobody up, and knows what its seat may see.
async fn chosen(loaded: Arc<Loaded>, seat: Seat, level: Level) -> Result<Option<Action>, Problem> {
    let seed = seed(loaded.table.sandbox.as_ref())?;
    let is_paced = loaded.rules.ruleset().stops.withhold;
    let think = move || {
        let view = loaded.table.game.as_ref()?.view(Viewer::Seat(seat));
        decide(level, &view, &loaded.rules.rules(), seed, Budget::default())
    };
    match level {
        Level::Sharp => {
            let began = Instant::now();
            let chosen = web::block(think).await.map_err(Problem::internal)?;
            if is_paced {
                tokio::time::sleep(rest_of_pace(began.elapsed())).await;
            }
            Ok(chosen)
        }
        Level::Random | Level::Careful => Ok(think()),
    }
}

/// How long a bot that has thought for some time still waits.
fn rest_of_pace(thought: Duration) -> Duration {
    let paces = thought.as_nanos() / PACE.as_nanos() + 1;
    let paces = u32::try_from(paces).unwrap_or(u32::MAX);
    PACE.saturating_mul(paces).saturating_sub(thought)
}

/// Chance, the same each time at a table that is there to try things out.
fn seed(sandbox: Option<&Sandbox>) -> Result<u64, Problem> {
    let mut seed = [0; 8];
    match sandbox {
        None => getrandom::fill(&mut seed).map_err(Problem::internal)?,
        Some(Sandbox::Seed(text)) => seed.copy_from_slice(&Sha256::digest(text)[..8]),
        Some(Sandbox::Deck(_)) => {}
    }
    Ok(u64::from_le_bytes(seed))
}

/// Takes the chosen action, or the first legal one.
fn act(
    game: &mut Game,
    seat: Seat,
    chosen: Option<Action>,
    facts: &mut Vec<Fact>,
) -> Result<(), Problem> {
    if let Some(action) = chosen {
        let before = facts.len();
        let mut tried = game.clone();
        let done = tried.apply(seat, &action, &moment()?, &mut |e| facts.push(fact(e)));
        match done {
            Ok(()) => {
                *game = tried;
                return Ok(());
            }
            Err(illegal) => {
                // Neither the action nor why it is illegal: both may name a card of its hand.
                tracing::error!(code = illegal.code(), "a bot chose what it may not");
                facts.truncate(before);
            }
        }
    }
    let first = game.legal_actions(seat).into_iter().next();
    let first = first.ok_or_else(|| Problem::internal("a seat is asked and can do nothing"))?;
    game.apply(seat, &first, &moment()?, &mut |e| facts.push(fact(e)))
        .map_err(of_illegal)
}

/// What the table does for those who have not acted in time.
fn expired(loaded: &Loaded, now: u64) -> Result<Draft, Problem> {
    let mut table = loaded.table.clone();
    let then = table.clock.absent;
    let mut facts = Vec::new();
    let mut acted = Vec::new();
    for seat in loaded.table.waited_for() {
        facts.push(Fact::People(People::TimeExpired { seat, then }));
        match then {
            Absent::Act => {
                acted.push(seat);
                let game = table.game.as_mut();
                let game = game.filter(|game| game.to_act().contains(seat));
                if let Some(game) = game {
                    act(game, seat, None, &mut facts)?;
                }
            }
            Absent::Bot => {
                if let Some(chair) = table.chairs.get_mut(seat.index()) {
                    chair.has_stand_in = true;
                }
            }
            Absent::Pause => table.clock.is_paused = true,
            Absent::Leave => facts.extend(people::left(&mut table, seat, LeftBy::Clock)?),
        }
    }
    tracing::debug!(id = %loaded.id, now, "time is over");
    Ok(Draft {
        acted,
        by_server: true,
        ..Draft::new(table, facts, Onlooker::Anybody)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_had_to_think_acts_when_whoever_had_not_does() {
        let millis = Duration::from_millis;
        for (thought, acts) in [(0, 100), (1, 100), (99, 100), (100, 200), (250, 300)] {
            let thought = millis(thought);
            assert_eq!(thought + rest_of_pace(thought), millis(acts));
        }
    }
}
