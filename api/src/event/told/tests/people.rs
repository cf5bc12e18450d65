//! Those who come and go.

use super::*;

/// Events of those who come and go.
pub(super) fn people() -> Vec<(PeopleEvent, [&'static str; 3])> {
    use crate::clock::Absent;
    use crate::log::LeftBy;
    use crate::table::AutoPlay;

    let (ben, name) = (seat(1), || "Bot 2".to_owned());
    let bot = Some(boodle_engine::Level::Sharp);
    let deadline = chrono::DateTime::default();
    let left = |by| PeopleEvent::SeatLeft {
        seat: ben,
        name: name(),
        by,
    };
    let expired = |then| PeopleEvent::TimeExpired { seat: ben, then };
    let set = |auto_play| PeopleEvent::AutoPlaySet {
        seat: ben,
        auto_play,
    };
    vec![
        (
            PeopleEvent::SeatTaken {
                seat: ben,
                name: name(),
                bot,
            },
            [
                "Bot 2 sits down, a bot.",
                "Bot 2 setzt sich, ein Bot.",
                "Bot 2 gaat zitten, een bot.",
            ],
        ),
        (
            left(None),
            [
                "Bot 2 leaves the table.",
                "Bot 2 verlässt den Tisch.",
                "Bot 2 verlaat de tafel.",
            ],
        ),
        (
            left(Some(LeftBy::Seat)),
            [
                "Bot 2 leaves the table.",
                "Bot 2 verlässt den Tisch.",
                "Bot 2 verlaat de tafel.",
            ],
        ),
        (
            left(Some(LeftBy::Host)),
            [
                "Bot 2 is sent away by the host.",
                "Bot 2 wird vom Gastgeber weggeschickt.",
                "Bot 2 wordt door de gastheer weggestuurd.",
            ],
        ),
        (
            left(Some(LeftBy::Clock)),
            [
                "Bot 2 has lost the seat.",
                "Bot 2 hat den Platz verloren.",
                "Bot 2 is de plaats kwijt.",
            ],
        ),
        (
            PeopleEvent::SeatRenamed {
                seat: ben,
                name: name(),
                before: "Ben".to_owned(),
            },
            [
                "Ben is called Bot 2 now.",
                "Ben heißt jetzt Bot 2.",
                "Ben heet nu Bot 2.",
            ],
        ),
        (
            PeopleEvent::SeatHandedOver { seat: ben },
            [
                "The seat of Ben gets a new token.",
                "Der Platz von Ben bekommt ein neues Token.",
                "De plaats van Ben krijgt een nieuw token.",
            ],
        ),
        (
            PeopleEvent::HostChanged { seat: ben },
            [
                "Ben is the host now.",
                "Ben ist jetzt Gastgeber.",
                "Ben is nu gastheer.",
            ],
        ),
        (
            set(AutoPlay::Off),
            [
                "Ben plays every card alone.",
                "Ben spielt jede Karte selbst.",
                "Ben speelt elke kaart zelf.",
            ],
        ),
        (
            set(AutoPlay::Forced),
            [
                "Where Ben has no choice, the server plays.",
                "Wo Ben keine Wahl hat, spielt der Server.",
                "Waar Ben geen keus heeft, speelt de server.",
            ],
        ),
        (
            expired(Absent::Act),
            [
                "Ben took too long: the server acts.",
                "Ben hat zu lange gebraucht: Der Server handelt.",
                "Ben deed er te lang over: de server handelt.",
            ],
        ),
        (
            expired(Absent::Bot),
            [
                "Ben took too long: a bot stands in.",
                "Ben hat zu lange gebraucht: Ein Bot springt ein.",
                "Ben deed er te lang over: een bot valt in.",
            ],
        ),
        (
            expired(Absent::Pause),
            [
                "Ben took too long: the game waits.",
                "Ben hat zu lange gebraucht: Das Spiel wartet.",
                "Ben deed er te lang over: het spel wacht.",
            ],
        ),
        (
            expired(Absent::Leave),
            [
                "Ben took too long and loses the seat.",
                "Ben hat zu lange gebraucht und verliert den Platz.",
                "Ben deed er te lang over en verliest de plaats.",
            ],
        ),
        (
            PeopleEvent::SeatResumed { seat: ben },
            ["Ben is back.", "Ben ist wieder da.", "Ben is terug."],
        ),
        (
            PeopleEvent::RematchCreated {
                game: uuid::Uuid::nil(),
            },
            [
                "A rematch: those who have played have another game.",
                "Eine Revanche: Wer hier gespielt hat, hat ein neues Spiel.",
                "Een revanche: wie hier heeft gespeeld, heeft een nieuw spel.",
            ],
        ),
        (
            PeopleEvent::JoinCodeRenewed {},
            [
                "There is a new join code.",
                "Es gibt einen neuen Beitrittscode.",
                "Er is een nieuwe deelnamecode.",
            ],
        ),
        (
            PeopleEvent::ClockExtended { deadline },
            [
                "The server was away: there is more time to act.",
                "Der Server war fort: Es gibt mehr Zeit zum Handeln.",
                "De server was weg: er is meer tijd om te handelen.",
            ],
        ),
        (
            PeopleEvent::HostTokenReplaced {},
            [
                "The host gets a new token.",
                "Der Gastgeber bekommt ein neues Token.",
                "De gastheer krijgt een nieuw token.",
            ],
        ),
    ]
}

#[test]
fn people_come_and_go() {
    let chairs = chairs();
    for (event, sentences) in people() {
        let what = What::People(event);
        let told =
            Language::ALL.map(|l| Teller::new(&chairs, Words::of("newmarket", l)).tell(&what, 0));
        assert_eq!(told, sentences);
    }
}
