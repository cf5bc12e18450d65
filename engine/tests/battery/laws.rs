//! Laws of a single game at a single step, and the test that runs them all.

use crate::corpus::{each_preset, tables};
use crate::dice::{Dice, seeds};
use crate::session::{self, ID, Said, Session};
use crate::tally::Tally;
use crate::wild::WILD;
use crate::{coverage, scores};
use boodle_engine::{Event, Exchange, Game, Illegal, Seat, ShortPay};

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
        assert!(bytes.len() <= 400, "{} bytes for 4 players", bytes.len());
        session.tally.one("snapshots of 4");
    }
}

/// The most actions and events of a round: every card is played once, every seat stakes once and is
/// asked once about the dead hand; each stop lets every other seat pay once and pass the lead once.
fn most(session: &Session<'_>) -> (usize, usize) {
    let rules = session.table.rules.ruleset();
    let players = session.table.players;
    let cards = 52 - rules.deck.remove.len();
    let spaces = rules.board.len();
    let richest = session
        .chips
        .seats
        .iter()
        .max()
        .copied()
        .unwrap_or_default()
        + rules.chips.start;
    let asked = match &rules.exchange {
        Exchange::None {} => 0,
        Exchange::DealerSwap { .. } => 1,
        // The dealer is asked to offer it and asked again when nobody bought.
        Exchange::FixedPrice { .. } => players + 1,
        // The dealer may come first; a seat passes once; each bid is higher than the last.
        Exchange::Auction { .. } => 1 + players + richest as usize,
    };
    let stakes = if rules.free_ante.is_some() {
        players
    } else {
        0
    };
    // Where cards may be kept back every seat is asked for each.
    let passes = if rules.stops.withhold { players } else { 0 };
    // The turn may pass everybody for each.
    let fees = if rules.stops.pass_fee > 0 { players } else { 0 };
    let actions = stakes + 2 + asked + cards * (1 + passes);

    let opening = 2 + players + 2 * players * spaces;
    let dealing = 3 + spaces * (players + 1) + 1 + asked + 5 + spaces;
    let claims: usize = rules.board.iter().map(|space| space.claims.len()).sum();
    let stop = 1 + (players - 1) + 2 * players;
    let playing = cards * (1 + passes + fees + stop) + claims * players;
    // The reward, and a payment for every card that is worth a space.
    let settling =
        2 + claims + spaces * players + 2 * players + spaces * (players + 2) + 2 + players;
    let ending = 3 + spaces * players;
    // Each payment may be lent for, and what it brings may be paid back.
    let each = match rules.settle.short_pay {
        ShortPay::Available => 1,
        ShortPay::Debt => 3,
    };
    let after_the_antes = dealing + playing + settling + ending;
    (actions, opening + each * after_the_antes)
}

/// A round ends.
pub(crate) fn round_is_bounded(session: &mut Session<'_>, event: &Event) {
    match event {
        Event::RoundStarted { .. } => {
            session.round = (0, 0);
            session.bound = most(session);
        }
        // As if another round came after this one; what goes back came first.
        Event::MisdealDeclared { .. } => {
            let (actions, events) = most(session);
            session.bound.0 += actions;
            session.bound.1 += 2 * events;
        }
        _ => {}
    }
    session.round.1 += 1;
    let (actions, events) = session.bound;
    assert!(
        session.round.0 <= actions,
        "more than {actions} actions in a round"
    );
    assert!(
        session.round.1 <= events,
        "more than {events} events in a round"
    );
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
