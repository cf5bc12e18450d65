//! Plays a scenario from its position to its end.

use super::Verdict;
use super::compare;
use super::file::{CardMove, ExchangeMove, Illegal, Phase, Scenario, Stakes};
use super::setup::Trouble;
use super::table::{Table, card_action, stake_action};
use serde_json::Value;

/// Plays the scenario and its tries, and compares.
pub(crate) fn verdict(scenario: &Scenario) -> Verdict {
    let faults = Table::set(scenario).and_then(|start| faults(scenario, start));
    match faults {
        Ok(faults) if faults.is_empty() => Verdict::Passed,
        Ok(faults) => Verdict::Failed(faults),
        Err(Trouble::NotPlayed(why)) => Verdict::NotRun(why),
        Err(Trouble::Fault(fault)) => Verdict::failed(fault),
    }
}

/// Every difference; an action of the file that is refused ends the play at once.
fn faults(scenario: &Scenario, start: Table) -> Result<Vec<String>, Trouble> {
    let mut faults = try_stakes(scenario, &start);
    let mut table = start;
    antes(scenario, &mut table)?;
    faults.extend(try_moves(
        "illegal_exchange",
        scenario.illegal_exchange.as_deref().unwrap_or_default(),
        &table,
    ));
    make_all(&mut table, scenario.exchange_actions.as_deref())?;
    faults.extend(try_moves(
        "illegal_plays",
        scenario.illegal_plays.as_deref().unwrap_or_default(),
        &table,
    ));
    make_all(&mut table, scenario.actions.as_deref())?;
    faults.extend(compare::outcome(scenario, &table));
    Ok(faults)
}

/// The table just before the cards are played.
pub(crate) fn before_play(scenario: &Scenario) -> Result<Table, Trouble> {
    let mut table = Table::set(scenario)?;
    antes(scenario, &mut table)?;
    make_all(&mut table, scenario.exchange_actions.as_deref())?;
    Ok(table)
}

/// Free stakes, left of the dealer first, and the deal.
fn antes(scenario: &Scenario, table: &mut Table) -> Result<(), String> {
    if !scenario.phases.contains(&Phase::Ante) {
        return Ok(());
    }
    for (seat, stakes) in around(scenario, scenario.free_antes.as_deref())? {
        if puts_down(table, seat, stakes) {
            table.act(seat, &stake_action(stakes))?;
        }
    }
    table.all_staked(scenario.dealer);
    // Where the dealer may double, his antes fall when he deals.
    if scenario.has_cards_dealt() || table.dealer_may_double() {
        table.deal(scenario.dealer, scenario.dealer_doubles_pot)?;
    }
    Ok(())
}

/// A seat that has nothing left to stake is not asked.
fn puts_down(table: &Table, seat: usize, stakes: &Stakes) -> bool {
    !stakes.is_empty() || table.asks(seat)
}

/// What every seat puts down, left of the dealer first.
fn around<'a>(
    scenario: &Scenario,
    stakes: Option<&'a [Stakes]>,
) -> Result<Vec<(usize, &'a Stakes)>, String> {
    let Some(stakes) = stakes else {
        return Ok(Vec::new());
    };
    if stakes.len() != scenario.players {
        return Err(format!("free antes of {} seats", stakes.len()));
    }
    let seats = (1..=stakes.len()).map(|step| (scenario.dealer + step) % stakes.len());
    Ok(seats.map(|seat| (seat, &stakes[seat])).collect())
}

/// A try names the stakes of all seats; at one of them it must be refused.
fn try_stakes(scenario: &Scenario, start: &Table) -> Vec<String> {
    let tries = scenario.illegal_free_antes.as_deref().unwrap_or_default();
    let fault = |(number, (stakes, why)): (usize, &(Vec<Stakes>, String))| {
        let seats = match around(scenario, Some(stakes)) {
            Ok(seats) => seats,
            Err(fault) => return Some(format!("illegal_free_antes[{number}]: {fault}")),
        };
        let mut table = start.clone();
        for (seat, stakes) in seats {
            if !puts_down(&table, seat, stakes) {
                continue;
            }
            let action = stake_action(stakes);
            if table.clone().refuses(seat, &action).is_ok() {
                return None;
            }
            if let Err(fault) = table.act(seat, &action) {
                return Some(told("illegal_free_antes", number, why, &fault));
            }
        }
        Some(told(
            "illegal_free_antes",
            number,
            why,
            "all of it is accepted",
        ))
    };
    tries.iter().enumerate().filter_map(fault).collect()
}

fn told(list: &str, number: usize, why: &str, fault: &str) -> String {
    format!("{list}[{number}] ({why}): {fault}")
}

/// What a seat does, as a file writes it.
pub(crate) trait Move {
    fn seat(&self) -> usize;
    fn action(&self, table: &Table) -> Value;
}

impl Move for CardMove {
    fn seat(&self) -> usize {
        self.0
    }

    fn action(&self, _: &Table) -> Value {
        card_action(self)
    }
}

impl Move for ExchangeMove {
    fn seat(&self) -> usize {
        self.0
    }

    fn action(&self, table: &Table) -> Value {
        table.exchange_action(self)
    }
}

pub(crate) fn make_all<M: Move>(table: &mut Table, moves: Option<&[M]>) -> Result<(), String> {
    for made in moves.unwrap_or_default() {
        let action = made.action(table);
        table.pass_before(made.seat(), &action)?;
        table.act(made.seat(), &action)?;
    }
    Ok(())
}

/// Every try must be refused without any change.
fn try_moves<M: Move>(list: &str, tries: &[Illegal<M>], start: &Table) -> Vec<String> {
    let mut faults = Vec::new();
    for (number, illegal) in tries.iter().enumerate() {
        let (before, tried, why) = match illegal {
            Illegal::After(before, tried, why) => (&before[..], std::slice::from_ref(tried), why),
            Illegal::Each(tries, why) => (&[][..], &tries[..], why),
        };
        let mut table = start.clone();
        if let Err(fault) = make_all(&mut table, Some(before)) {
            faults.push(told(list, number, why, &fault));
            continue;
        }
        if tried.is_empty() {
            faults.push(told(list, number, why, "nothing is tried"));
        }
        for tried in tried {
            let action = tried.action(&table);
            if let Err(fault) = table.pass_before(tried.seat(), &action) {
                faults.push(told(list, number, why, &fault));
                break;
            }
            if let Err(fault) = table.refuses(tried.seat(), &action) {
                faults.push(told(list, number, why, &fault));
                break;
            }
        }
    }
    faults
}
