//! Time during which no server ran is given back to the clocks of those who could not act meanwhile.

use uuid::Uuid;

use crate::change::{Draft, moment};
use crate::log::{Fact, People};
use crate::once;
use crate::onlooker::Onlooker;
use crate::problem::Problem;
use crate::store::Absence;
use crate::tables::Tables;

/// A shorter silence was no absence: another server runs, or this one was quickly there again.
const SILENCE: u64 = 3000;
/// Games whose clocks are set right in one step.
const STEP: u32 = 256;

/// A sign of life after a silence, and the silences that have not been made good yet are.
pub async fn come(tables: &Tables) -> Result<(), Problem> {
    tables.store.come(moment()?.now, SILENCE).await?;
    for absence in tables.store.absences().await? {
        give_back(tables, absence).await?;
    }
    Ok(())
}

/// Gives back a time during which no server ran. If it is interrupted, the next server goes on with it.
async fn give_back(tables: &Tables, absence: Absence) -> Result<(), Problem> {
    let (mut after, mut count) = (Uuid::nil(), 0);
    loop {
        let games = tables.store.with_duty(after, STEP).await?;
        let Some(last) = games.last() else { break };
        after = *last;
        count += games.len();
        for id in games {
            if let Err(problem) = tables.extend(id, absence).await {
                tracing::warn!(%id, %problem, "lost time was not given back");
            }
        }
    }
    tables.store.end_absence(absence).await?;
    let milliseconds = absence.until - absence.since;
    tracing::info!(
        milliseconds,
        games = count,
        "nobody could act meanwhile: that time is given back"
    );
    Ok(())
}

impl Tables {
    /// Moves the deadline of a table by the time that nobody could use: once for each absence, however
    /// many servers do so, and however often they begin.
    pub(crate) async fn extend(&self, id: Uuid, absence: Absence) -> Result<(), Problem> {
        let what = format!("{} given back", absence.since);
        self.extend_once(id, absence, &what).await
    }

    /// The same, once under a name.
    pub(crate) async fn extend_once(
        &self,
        id: Uuid,
        absence: Absence,
        what: &str,
    ) -> Result<(), Problem> {
        let loaded = self.current(id).await?;
        let clock = &loaded.table.clock;
        let (Some(deadline), Some(seconds)) = (clock.deadline, clock.move_seconds) else {
            return Ok(());
        };
        // One that was set since a server runs again is right.
        if deadline >= absence.until + u64::from(seconds) * 1000 {
            return Ok(());
        }
        let mut table = loaded.table.clone();
        let deadline = deadline + (absence.until - absence.since);
        table.clock.deadline = Some(deadline);
        let fact = Fact::People(People::ClockExtended { deadline });
        let draft = Draft {
            by_server: true,
            ..Draft::new(table, vec![fact], Onlooker::Anybody)
        };
        let now = moment()?.now;
        let once = once::of_server(what, id, now);
        // If another server was faster, it has done so or somebody has acted.
        self.commit(&loaded, draft, Some(once), now).await?;
        Ok(())
    }
}
