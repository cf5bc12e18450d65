//! A session that nobody plays on, ended at any moment of any game.

use crate::corpus::{each_preset, tables};
use crate::dice::{Dice, Playing};
use crate::tally::Tally;
use boodle_engine::{
    Action, BySeat, EndReason, Event, Game, Illegal, Moment, PhaseName, Secret, View, Viewer,
};

/// Where all chips are.
fn chips(view: &View) -> (Vec<u32>, Vec<u32>, i64) {
    (
        view.seats.iter().map(|seat| seat.chips).collect(),
        view.board.iter().map(|space| space.chips).collect(),
        view.bank,
    )
}

/// What the log has told of the deal that is going on.
#[derive(Default)]
struct Deal {
    committed: Option<Secret>,
    added: BySeat<Option<String>>,
    used: BySeat<Option<String>>,
    is_dealt: bool,
}

impl Deal {
    fn read(&mut self, event: &Event) {
        match event {
            Event::RoundStarted { .. } => self.is_dealt = false,
            Event::MisdealDeclared { .. } => self.is_dealt = false,
            Event::Committed { secret } => self.committed = Some(*secret),
            Event::EntropyAdded { seat, entropy } => self.added[*seat] = Some(entropy.clone()),
            Event::Dealt { .. } => {
                self.is_dealt = true;
                self.used = std::mem::take(&mut self.added);
            }
            _ => {}
        }
    }

    /// The secret that was committed to, and what the seats had added to it.
    fn shown(&self) -> (Secret, BySeat<Option<String>>) {
        let entropy = if self.is_dealt {
            &self.used
        } else {
            &self.added
        };
        (self.committed.unwrap(), entropy.clone())
    }
}

/// Ends a copy of the game here, and says what must be so then.
fn ends_here(game: &Game, log: &[Event], deal: &Deal) {
    let before = game.view(Viewer::Public);
    let mut ended = game.clone();
    let mut told = Vec::new();
    ended
        .abandon(&mut |event| told.push(event.clone()))
        .unwrap();
    let after = ended.view(Viewer::Public);
    assert_eq!(chips(&after), chips(&before), "no chip moves");
    assert!(ended.is_finished() && ended.to_act().is_empty());
    let result = after.result.unwrap();
    assert_eq!((result.why, result.winners.len()), (EndReason::Idle, 0));
    assert_eq!(result.ranking.len(), game.players());
    let [
        revealed,
        Event::RoundAbandoned { hands, .. },
        Event::GameEnded { .. },
    ] = &told[..]
    else {
        panic!("{told:?}");
    };
    let shown = match revealed {
        Event::Revealed { secret } => (*secret, BySeat::default()),
        Event::RevealedWithEntropy { secret, entropy } => (*secret, (**entropy).clone()),
        other => panic!("{other:?}"),
    };
    assert!(shown == deal.shown(), "not what the deal was committed to");
    for seat in &before.seats {
        assert_eq!(hands[seat.seat].len(), usize::from(seat.cards_left));
    }
    assert_eq!(ended.abandon(&mut |_| ()), Err(Illegal::Finished));
    assert!(ended.position().is_none());
    // Folding the log gives it, and so does its stored form.
    let mut folded = Game::blank("abandon", game.rules().clone(), game.players());
    log.iter()
        .chain(&told)
        .for_each(|event| folded.replay(event));
    assert!(folded == ended);
    assert!(Game::load(&ended.save(), game.rules().clone()).unwrap() == ended);
}

#[test]
fn whenever_a_session_is_abandoned_everything_stays_where_it_is() {
    let tallies = each_preset(|preset| {
        let mut dice = Dice::new(11);
        let mut tally = Tally::default();
        for table in tables(preset, 1, &mut dice) {
            let _playing = Playing(table.name.clone());
            let mut at = Moment {
                now: 0,
                secret: dice.secret(),
            };
            let (mut log, mut deal) = (Vec::new(), Deal::default());
            let mut seen = |event: &Event| {
                deal.read(event);
                log.push(event.clone());
            };
            let rules = table.rules.clone();
            let mut game = Game::start("abandon", rules, table.players, &at, &mut seen).unwrap();
            loop {
                let Some(seat) = game.to_act().iter().next() else {
                    break;
                };
                if dice.once_in(6) {
                    let mut seen = |event: &Event| {
                        deal.read(event);
                        log.push(event.clone());
                    };
                    // It may have added already, or the next deal is not committed to.
                    let added = game.add_entropy(seat, "a cat", &mut seen);
                    tally.add("added", usize::from(added.is_ok()));
                }
                let phase = game.view(Viewer::Public).phase;
                // Few rules have the pack cut: each such moment counts.
                if dice.once_in(3) || phase == Some(PhaseName::Cut) {
                    ends_here(&game, &log, &deal);
                    tally.one(format!("{phase:?}"));
                    tally.add(
                        "with entropy",
                        usize::from(deal.shown().1 != BySeat::default()),
                    );
                }
                let listed = game.legal_actions(seat);
                let action: &Action = dice.pick(&listed);
                at.secret = dice.secret();
                let mut seen = |event: &Event| {
                    deal.read(event);
                    log.push(event.clone());
                };
                game.apply(seat, action, &at, &mut seen).unwrap();
            }
            assert_eq!(game.abandon(&mut |_| ()), Err(Illegal::Finished));
        }
        tally.at_least(20, "Some(Stops)", preset.id());
        tally.at_least(5, "Some(Deal)", preset.id());
        tally.at_least(5, "with entropy", preset.id());
        tally
    });
    let mut all = Tally::default();
    tallies.iter().for_each(|tally| all.merge(tally));
    for phase in ["Stake", "Deal", "Cut", "Exchange", "Stops"] {
        all.at_least(20, &format!("Some({phase})"), "all presets");
    }
    eprintln!("{all}");
}
