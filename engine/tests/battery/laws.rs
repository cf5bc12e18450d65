//! Laws of a single game at a single step, and the test that runs them all.

use crate::bound::most_events;
use crate::corpus::{all_presets, each_preset, table, tables};
use crate::dice::{Dice, seeds};
use crate::house_rules::house_rules;
use crate::session::{self, ID, Said, Session};
use crate::tally::Tally;
use crate::wild::WILD;
use crate::{coverage, scores};
use boodle_engine::{Event, Game, Illegal, Seat};

/// Random sessions of every preset, plain and under house rules.
#[test]
fn every_preset_keeps_the_laws() {
    let tallies = each_preset(|preset| {
        let mut tally = Tally::default();
        for seed in seeds(1) {
            let mut dice = Dice::new(seed);
            for table in tables(preset, seed, &mut dice) {
                session::play(&table, dice.word(), &mut tally);
            }
        }
        eprintln!("{}: {tally}", preset.id());
        coverage::everything_happened(preset, &tally);
        tally
    });
    coverage::everything_else_happened(&tallies);
}

#[test]
fn every_house_rule_fits_some_preset() {
    let mut fits = std::collections::BTreeMap::new();
    for preset in all_presets() {
        for house in &house_rules(preset.ruleset()) {
            let count = fits.entry(house.0).or_insert(0);
            *count += usize::from(table(preset, &[house], 1).is_some());
        }
    }
    eprintln!("{fits:?}");
    assert!(fits.values().all(|count| *count >= 3), "{fits:?}");
}

/// Unless the session is over somebody is asked, and whoever is asked can answer.
pub(crate) fn somebody_can_act(game: &Game) {
    let asked = game.to_act();
    assert_eq!(asked.is_empty(), game.is_finished());
    for seat in (0..9).filter_map(Seat::new) {
        let legal = game.legal_actions(seat);
        assert_eq!(
            legal.is_empty(),
            !asked.contains(seat),
            "{seat:?} {legal:?}"
        );
    }
}

/// The stored form is small and complete.
pub(crate) fn stored_and_read_back(session: &mut Session<'_>) {
    let bytes = session.game.save();
    let read = Game::load(&bytes, session.table.rules.clone()).unwrap();
    assert!(read == session.game, "another game is read back");
    // A board of sixteen spaces whose stakes all go back takes more.
    if session.table.players == 4 && !session.table.name.starts_with(WILD) {
        // Nor do the words of the seats count, which are as long as they like.
        let length = bytes.len() - session.entropy.stored();
        // Under house rules stakes may go back that are all remembered until then.
        let most = if session.table.name.contains(" + ") {
            440
        } else {
            400
        };
        assert!(length <= most, "{length} bytes for 4 players");
        session.tally.one("snapshots of 4");
    }
}

/// A round ends; every action is told by an event at least.
pub(crate) fn round_is_bounded(session: &mut Session<'_>, event: &Event) {
    if let Event::RoundStarted { .. } = event {
        let held = session.chips.seats.iter().chain(&session.chips.board);
        let chips = held.map(|&chips| u64::from(chips)).sum();
        let seats = session.chips.out.iter().filter(|&&out| !out).count();
        session.events = 0;
        session.most_events = most_events(&session.table.rules, seats, chips);
    }
    session.events += 1;
    let most = session.most_events;
    assert!(session.events <= most, "more than {most} events in a round");
}

/// When the session is over: nothing is accepted any more, and the same said at the same moments
/// makes the same happen.
pub(crate) fn session_over(session: &mut Session<'_>) {
    somebody_can_act(&session.game);
    assert_eq!(session.game.end(&mut |_| ()), Err(Illegal::Finished));
    let most_rounds = session.table.rules.ruleset().session.max_rounds;
    assert!(session.game.round() <= most_rounds);

    scores::ranked_by_score(session);

    let mut told = Vec::new();
    let mut seen = |event: &Event| told.push(event.clone());
    let rules = session.table.rules.clone();
    let players = session.table.players;
    let mut again = Game::start(ID, rules.clone(), players, &session.opened, &mut seen).unwrap();
    for said in &session.said {
        match said {
            Said::Action(seat, action, at) => again.apply(*seat, action, at, &mut seen).unwrap(),
            Said::End => again.end(&mut seen).unwrap(),
            Said::Redeal(cause, at) => again.redeal(*cause, at, &mut seen).unwrap(),
            Said::Entropy(seat, text) => again.add_entropy(*seat, text, &mut seen).unwrap(),
        }
    }
    assert!(again == session.game, "the same actions make another game");
    assert_eq!(told, session.log);

    let mut folded = Game::blank(ID, rules, players);
    for event in &session.log {
        let stored = postcard::to_stdvec(event).unwrap();
        folded.replay(&postcard::from_bytes(&stored).unwrap());
    }
    assert!(
        folded == session.game,
        "the stored events make another game"
    );
}
