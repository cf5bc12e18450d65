//! A way back in for those whose token is lost, or was signed with a key that was revoked: whoever runs
//! the service gives the host a new one, and the host gives the seats theirs.

use boodle_engine::Seat;
use uuid::Uuid;

use crate::auth::Role;
use crate::change::{Draft, moment};
use crate::log::{Fact, People};
use crate::onlooker::Onlooker;
use crate::people::{handed_over, unfinished};
use crate::problem::{Code, Problem};
use crate::store::{Granted, Status};
use crate::tables::{Loaded, Tables};

/// A change that loses so often against others is not merely unlucky.
const TRIES: usize = 64;

impl Tables {
    /// A new token of a seat, or of the host. Those before it open nothing any more, unless the game is
    /// over: then there is nothing left that they could do.
    pub async fn recover(&self, game: Uuid, seat: Option<Seat>) -> Result<String, Problem> {
        for _ in 0..TRIES {
            let loaded = self.current(game).await?;
            if loaded.table.status() == Status::Finished {
                return self.token(game, as_it_is(&loaded, seat)?);
            }
            let draft = match seat {
                Some(seat) => handed_over(unfinished(&loaded)?, seat)?,
                None => host_replaced(&loaded)?,
            };
            let done = self.commit(&loaded, draft, None, moment()?.now).await?;
            if let Some(granted) = done.and_then(|done| done.granted) {
                return self.token(game, granted);
            }
        }
        let detail = "Too much happens in this game at once; nothing was changed.";
        Err(Problem::new(Code::DatabaseUnavailable, detail))
    }
}

fn host_replaced(loaded: &Loaded) -> Result<Draft, Problem> {
    let mut table = unfinished(loaded)?;
    table.host_epoch += 1;
    let granted = Granted::new(Role::Host, table.host_epoch);
    let fact = Fact::People(People::HostTokenReplaced {});
    Ok(Draft {
        granted: Some(granted),
        ..Draft::new(table, vec![fact], Onlooker::Anybody)
    })
}

/// The token that is good anyway.
fn as_it_is(loaded: &Loaded, seat: Option<Seat>) -> Result<Granted, Problem> {
    let Some(seat) = seat else {
        return Ok(Granted::new(Role::Host, loaded.table.host_epoch));
    };
    let chair = loaded.table.chairs.get(seat.index());
    let held = chair.filter(|chair| chair.is_held());
    let held = held.ok_or_else(|| Problem::new(Code::SeatEmpty, "Nobody holds this seat."))?;
    Ok(Granted::new(Role::Seat(seat), held.epoch))
}
