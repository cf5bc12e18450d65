//! Who sits down where, and under which name.

use boodle_engine::{Level, Ruleset, Seat};

use crate::auth::Role;
use crate::log::{Fact, People};
use crate::name::Name;
use crate::problem::{Code, Problem};
use crate::seating::{NewSeat, TakeSeat};
use crate::store::Granted;
use crate::table::{Chair, Holder};

/// More seats than any table has are refused before anything is done with them.
const MOST_SEATS: usize = 9;

/// The seats of a new table, and how they were taken.
pub fn taken(seats: &[NewSeat], rules: &Ruleset) -> Result<(Vec<Chair>, Vec<Fact>), Problem> {
    let range = &rules.seats;
    let (min, max) = (
        usize::from(range.min),
        usize::from(range.max).min(MOST_SEATS),
    );
    if !(min..=max).contains(&seats.len()) {
        let detail = format!("{min} to {max} can play, not {}.", seats.len());
        return Err(Problem::new(Code::PlayersOutOfRange, detail).at("/seats"));
    }
    let mut chairs = vec![Chair::default(); seats.len()];
    // People first, so that no bot has the name of one of them.
    for (number, new) in seats.iter().enumerate() {
        let Some(typed) = &new.name else { continue };
        let name = free(typed, &chairs, &format!("/seats/{number}/name"))?;
        chairs[number].name = Some(name.as_str().to_owned());
    }
    let mut facts = Vec::new();
    for (number, new) in seats.iter().enumerate() {
        let Some(seat) = Seat::new(number) else { break };
        let name = match (chairs[number].name.take(), new.bot) {
            (Some(name), _) => Name::new(&name).map_err(Problem::internal)?,
            (None, Some(_)) => bot_name(&chairs, seat)?,
            (None, None) => continue,
        };
        let taken = sit(&mut chairs, seat, &name, new.bot);
        facts.extend(taken.map(|(_, fact)| fact));
    }
    Ok((chairs, facts))
}

/// Somebody or a bot sits down; whoever sat here before has a token of an older epoch. A person gets
/// a token, a bot none.
pub fn sit(
    chairs: &mut [Chair],
    seat: Seat,
    name: &Name,
    bot: Option<Level>,
) -> Option<(Option<Granted>, Fact)> {
    let chair = chairs.get_mut(seat.index())?;
    let name = name.as_str().to_owned();
    *chair = Chair {
        name: Some(name.clone()),
        epoch: chair.epoch + 1,
        holder: bot.map_or(Holder::Person, Holder::Bot),
        ..Chair::default()
    };
    Some(match bot {
        None => {
            let granted = Granted::new(Role::Seat(seat), chair.epoch);
            (
                Some(granted),
                Fact::People(People::SeatTaken { seat, name }),
            )
        }
        Some(level) => (None, Fact::People(People::BotSeated { seat, name, level })),
    })
}

/// The name of whoever takes a seat.
pub fn name_of(asked: &TakeSeat, chairs: &[Chair], seat: Seat) -> Result<Name, Problem> {
    match (&asked.name, asked.bot) {
        (Some(typed), _) => free(typed, chairs, "/name"),
        (None, Some(_)) => bot_name(chairs, seat),
        (None, None) => {
            let detail = "Whoever takes a seat has a name: `name` is missing.";
            Err(Problem::new(Code::BadRequest, detail))
        }
    }
}

/// A name that nobody has yet.
pub fn free(typed: &str, chairs: &[Chair], pointer: &str) -> Result<Name, Problem> {
    let name = Name::new(typed).map_err(|why| {
        Problem::new(Code::InvalidName, format!("This is not a name: {why}.")).at(pointer)
    })?;
    if is_taken(&name, chairs) {
        let detail = format!("Somebody here is already called {}.", name.as_str());
        return Err(Problem::new(Code::NameTaken, detail).at(pointer));
    }
    Ok(name)
}

/// The first of Bot 1, Bot 2 … that is free, counted from the number of the seat.
fn bot_name(chairs: &[Chair], seat: Seat) -> Result<Name, Problem> {
    let names = (seat.index()..).map(|number| Name::new(&format!("Bot {}", number + 1)));
    let mut names = names.take(2 * MOST_SEATS).filter_map(Result::ok);
    names
        .find(|name| !is_taken(name, chairs))
        .ok_or_else(|| Problem::internal("no name is left for a bot"))
}

fn is_taken(name: &Name, chairs: &[Chair]) -> bool {
    let mut names = chairs.iter().filter_map(|chair| chair.name.as_deref());
    names.any(|other| name.is_like(other))
}
