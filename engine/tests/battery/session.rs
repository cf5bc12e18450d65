//! A random session, with the laws checked at every step.

use crate::cards::Cards;
use crate::chips::Chips;
use crate::corpus::Table;
use crate::dice::{Dice, Playing};
use crate::entropy::Entropy;
use crate::redeals::Redeals;
use crate::tally::Tally;
use crate::watch::fees;
use crate::{actions, coverage, laws, listed, told};
use boodle_engine::{Action, Event, Game, MisdealCause, Moment, Outcome, Seat, Secret, Viewer};

/// What somebody said, and when.
pub(crate) enum Said {
    Action(Seat, Action, Moment),
    /// The host called the last round.
    End,
    /// The host declared a misdeal.
    Redeal(MisdealCause, Moment),
    /// A seat added to the next shuffle.
    Entropy(Seat, String),
}

pub(crate) struct Session<'a> {
    pub(crate) table: &'a Table,
    pub(crate) dice: Dice,
    pub(crate) game: Game,
    /// The fold of all events.
    pub(crate) mirror: Game,
    pub(crate) chips: Chips,
    pub(crate) cards: Cards,
    pub(crate) opened: Moment,
    pub(crate) log: Vec<Event>,
    pub(crate) said: Vec<Said>,
    pub(crate) tally: &'a mut Tally,
    /// The secret of the round in play.
    pub(crate) secret: Secret,
    pub(crate) redeals: Redeals,
    pub(crate) entropy: Entropy,
    /// Events of the round in play, and the most there may be.
    pub(crate) events: usize,
    pub(crate) most_events: usize,
}

/// The id is as long as those of the service, since it is stored with the game.
pub(crate) const ID: &str = "01890a5d-ac96-774b-bcce-b302099a8057";

/// Plays a session to its end.
pub(crate) fn play(table: &Table, seed: u64, tally: &mut Tally) -> Outcome {
    let _playing = Playing(format!(
        "{}, {} players, seed {seed}",
        table.name, table.players
    ));
    let mut dice = Dice::new(seed);
    let pace = *dice.pick(&[0, 1_000, 60_000]);
    let opened = Moment {
        now: dice.word() >> 24,
        secret: dice.secret(),
    };
    let mut told = Vec::new();
    let rules = table.rules.clone();
    let game = Game::start(ID, rules.clone(), table.players, &opened, &mut |event| {
        told.push(event.clone());
    });
    let mut session = Session {
        table,
        dice,
        game: game.unwrap(),
        mirror: Game::blank(ID, rules.clone(), table.players),
        chips: Chips::new(&rules, table.players),
        cards: Cards::new(&rules, table.players),
        opened,
        log: Vec::new(),
        said: Vec::new(),
        tally,
        secret: opened.secret,
        redeals: Redeals::new(seed),
        entropy: Entropy::new(seed, table.players),
        events: 0,
        most_events: 99,
    };
    session.absorb(told);
    let mut at = opened;
    while !session.game.is_finished() {
        at = Moment {
            now: at.now + pace,
            secret: session.dice.secret(),
        };
        session.step(at);
    }
    laws::session_over(&mut session);
    session.tally.one("sessions");
    session.game.outcome().unwrap().clone()
}

impl Session<'_> {
    fn step(&mut self, at: Moment) {
        laws::somebody_can_act(&self.game);
        if self.dice.once_in(30) {
            listed::listed_is_accepted(self, &at);
        }
        if self.dice.once_in(1_500) {
            self.end();
        }
        self.adds_entropy();
        if self.misdeals(at) {
            return;
        }
        let asked: Vec<Seat> = self.game.to_act().iter().collect();
        let seat = *self.dice.pick(&asked);
        let action = actions::choose(&self.game, seat, &mut self.dice);
        let mut told = Vec::new();
        let done = self
            .game
            .apply(seat, &action, &at, &mut |event| told.push(event.clone()));
        done.unwrap_or_else(|refused| panic!("{seat:?} {action:?}: {refused}"));
        assert!(!told.is_empty(), "an action without an event");
        self.said.push(Said::Action(seat, action, at));
        self.absorb(told);
        self.tally.one("actions");
    }

    fn end(&mut self) {
        let mut told = Vec::new();
        self.game
            .end(&mut |event| told.push(event.clone()))
            .unwrap();
        self.said.push(Said::End);
        self.absorb(told);
    }

    /// Folds what happened, event by event, and compares it with the game.
    pub(crate) fn absorb(&mut self, told: Vec<Event>) {
        for event in told {
            self.commitments(&event);
            self.redeals.before(&event, &self.chips);
            coverage::note(self, &event);
            self.cards.fold(&event);
            let moved = self.chips.fold(&event);
            self.mirror.replay(&event);
            if moved {
                self.chips.compare(&self.mirror);
            }
            told::only_what_is_known(self, &event);
            fees::where_the_rules_say(self, &event);
            laws::round_is_bounded(self, &event);
            self.log.push(event);
        }
        assert!(
            self.mirror == self.game,
            "the fold of the events is another game"
        );
        self.chips.compare(&self.game);
        self.chips.all_is_paid();
        self.next_deal_is_shown();
        if self.dice.once_in(6) {
            let seat = self.some_seat();
            told::view_of_what_is_known(self, Viewer::Seat(seat));
            told::view_of_what_is_known(self, Viewer::Public);
        }
        if self.dice.once_in(2) {
            laws::stored_and_read_back(self);
        }
    }

    fn some_seat(&mut self) -> Seat {
        Seat::new(self.dice.below(self.table.players)).unwrap()
    }
}
