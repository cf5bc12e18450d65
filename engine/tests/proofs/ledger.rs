//! Where every chip and every card is, kept from the events alone.

use boodle_engine::{Card, Event, Game, Hand, Payee, Rules, Seat, Source, SpaceId, Viewer};

/// Chips and cards as the events tell them. That no place has less than nothing and that no card is
/// in two places is checked with each event; that none is lost, whenever a round ends.
pub(crate) struct Ledger<'a> {
    rules: &'a Rules,
    seats: [i64; 9],
    board: Vec<i64>,
    bank: i64,
    total: i64,
    hands: [Hand; 9],
    dead: Hand,
    played: Hand,
}

impl<'a> Ledger<'a> {
    pub(crate) fn new(rules: &'a Rules, players: usize) -> Ledger<'a> {
        let start = if rules.with_chips() {
            i64::from(rules.ruleset().chips.start)
        } else {
            0
        };
        let mut seats = [0; 9];
        seats[..players].fill(start);
        Ledger {
            rules,
            seats,
            board: vec![0; rules.board().len()],
            bank: 0,
            total: seats.iter().sum(),
            hands: [Hand::EMPTY; 9],
            dead: Hand::EMPTY,
            played: Hand::EMPTY,
        }
    }

    pub(crate) fn rules(&self) -> &Rules {
        self.rules
    }

    /// Chips on seats and board.
    pub(crate) fn in_play(&self) -> u64 {
        u64::try_from(self.total - self.bank).unwrap()
    }

    /// Follows an event.
    pub(crate) fn follow(&mut self, event: &Event) {
        match *event {
            Event::Staked { seat, space, chips } => {
                let place = self.place(space);
                self.seats[seat.index()] = less(self.seats[seat.index()], chips);
                self.board[place] += i64::from(chips);
            }
            Event::Paid {
                from, to, chips, ..
            } => {
                self.seats[from.index()] = less(self.seats[from.index()], chips);
                match to {
                    Payee::Seat(seat) => self.seats[seat.index()] += i64::from(chips),
                    Payee::Space(space) => {
                        let place = self.place(space);
                        self.board[place] += i64::from(chips);
                    }
                }
            }
            Event::Collected {
                seat,
                space,
                chips,
                from,
                ..
            } => {
                match from {
                    Source::Board => self.lift(space, chips),
                    Source::Bank => self.bank -= i64::from(chips),
                }
                self.seats[seat.index()] += i64::from(chips);
            }
            Event::Moved { from, to, chips } => {
                self.lift(from, chips);
                let place = self.place(to);
                self.board[place] += i64::from(chips);
            }
            Event::Rebought { seat, chips }
            | Event::Rewarded { seat, chips }
            | Event::Lent { seat, chips } => {
                self.bank -= i64::from(chips);
                self.seats[seat.index()] += i64::from(chips);
            }
            Event::Repaid { seat, chips } => {
                self.seats[seat.index()] = less(self.seats[seat.index()], chips);
                self.bank += i64::from(chips);
            }
            Event::Dealt {
                ref hands, dead, ..
            } => {
                for (seat, &hand) in hands.iter() {
                    self.hands[seat.index()] = hand;
                }
                (self.dead, self.played) = (dead, Hand::EMPTY);
                self.no_card_is_lost();
            }
            Event::DeadHandExchanged { seat, hand, dead } => {
                let before = self.hands[seat.index()].union(self.dead);
                assert_eq!(before, hand.union(dead));
                assert!(hand.meet(dead).is_empty());
                (self.hands[seat.index()], self.dead) = (hand, dead);
            }
            Event::Led { seat, card } | Event::Played { seat, card } => self.play(seat, card),
            Event::RoundEnded {
                winner,
                ref hands,
                dead,
                ..
            } => {
                assert!(hands.iter().map(|(_, hand)| hand).eq(&self.hands));
                assert_eq!(dead, self.dead);
                assert!(self.hands[winner.index()].is_empty());
                self.no_card_is_lost();
                self.no_chip_is_lost();
            }
            _ => {}
        }
    }

    fn play(&mut self, seat: Seat, card: Card) {
        let hand = &mut self.hands[seat.index()];
        assert!(hand.contains(card), "{seat:?} does not hold {card}");
        *hand = hand.without(card);
        self.played = self.played.with(card);
    }

    fn lift(&mut self, space: SpaceId, chips: u32) {
        let place = self.place(space);
        self.board[place] = less(self.board[place], chips);
    }

    fn place(&self, id: SpaceId) -> usize {
        let place = self.rules.board().iter().position(|space| space.id == id);
        place.expect("a space of the board")
    }

    /// Each card of the pack is in one place.
    fn no_card_is_lost(&self) {
        let places = self.hands.iter().chain([&self.dead, &self.played]);
        let (all, number) = places.fold((Hand::EMPTY, 0), |(all, number), cards| {
            (all.union(*cards), number + cards.len())
        });
        assert_eq!(all, self.rules.pack());
        assert_eq!(number, all.len(), "a card is in two places");
    }

    fn no_chip_is_lost(&self) {
        let held = self.seats.iter().chain(&self.board).sum::<i64>();
        assert_eq!(held + self.bank, self.total);
    }

    /// The game has moved the chips that the events tell, and no others.
    pub(crate) fn compare(&self, game: &Game) {
        let view = game.view(Viewer::Public);
        let seats = view.seats.iter().map(|seat| i64::from(seat.chips));
        assert!(seats.eq(self.seats[..view.seats.len()].iter().copied()));
        let board = view.board.iter().map(|space| i64::from(space.chips));
        assert!(board.eq(self.board.iter().copied()));
        assert_eq!(view.bank, self.bank);
    }
}

/// What is left when so many chips are taken away.
fn less(there: i64, chips: u32) -> i64 {
    assert!(chips > 0, "of nothing nothing is told");
    let left = there - i64::from(chips);
    assert!(left >= 0, "{chips} chips of {there}");
    left
}
