//! What lies and is owned at the end of a part.

use super::tell::Teller;
use boodle_engine::{EndReason, Outcome, Seat, SeatRank, Viewer};

impl Teller {
    /// What lies on the board.
    pub(super) fn board(&mut self) {
        let view = self.game.view(Viewer::Public);
        let spaces = view.board.iter().filter(|space| space.chips > 0);
        let all: Vec<_> = spaces
            .map(|space| format!("{} {}", space.id, space.chips))
            .collect();
        if !all.is_empty() {
            self.line(format!("On the board: {}", all.join(", ")));
        }
    }

    /// What everybody has.
    pub(super) fn chips(&mut self) {
        let view = self.game.view(Viewer::Public);
        let chips = self.game.rules().ruleset().chips.enabled;
        let all: Vec<_> = view
            .seats
            .iter()
            .map(|seat| {
                let score = if chips { seat.chips } else { seat.rounds_won };
                format!("P{} {score}", seat.seat)
            })
            .collect();
        let bank = match view.bank {
            0 => String::new(),
            chips => format!(", the bank {chips}"),
        };
        let what = if chips { "Chips" } else { "Rounds won" };
        self.line(format!("{what}: {}{bank}", all.join(", ")));
    }

    /// Who has won the session.
    pub(super) fn ended(&mut self, outcome: &Outcome) {
        assert_eq!(outcome.why, EndReason::Rounds);
        let seat = |seat: Seat| format!("P{seat}");
        let winners: Vec<_> = outcome.winners.iter().map(seat).collect();
        let place = |rank: &SeatRank| format!("{}. P{}", rank.place, rank.seat);
        let places: Vec<_> = outcome.ranking.iter().map(place).collect();
        self.line(String::new());
        self.line(format!(
            "The session is over, won by {}",
            winners.join(" and ")
        ));
        self.line(format!("Places: {}", places.join(", ")));
    }
}
