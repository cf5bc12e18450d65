//! The session and its rounds.

use boodle_engine::{EndReason, MisdealCause, SeatCard};

use super::*;

pub(super) fn cases() -> Vec<Case> {
    let cut = |number, shown| SeatCard {
        seat: seat(number),
        card: card(shown),
    };
    let mut cases = vec![
        (
            EventView::GameStarted {},
            ["The game begins.", "Das Spiel beginnt.", "Het spel begint."],
        ),
        (
            EventView::DealerCut {
                cards: vec![cut(0, "9C"), cut(1, "KH"), cut(2, "KS")],
            },
            [
                "They cut for the deal: Ann (nine of clubs), Ben (king of hearts) and Cid (king of spades).",
                "Um das Geben wird abgehoben: Ann (Kreuz-Neun), Ben (Herz-König) und Cid (Pik-König).",
                "Er wordt gecoupeerd om het delen: Ann (klaverennegen), Ben (hartenheer) en Cid (schoppenheer).",
            ],
        ),
        (
            EventView::BoodlesDrawn {
                cards: cards("5C QD"),
            },
            [
                "The boodle cards are drawn: five of clubs and queen of diamonds.",
                "Die Boodle-Karten sind gezogen: Kreuz-Fünf und Karo-Dame.",
                "De boodle-kaarten zijn getrokken: klaverenvijf en ruitenvrouw.",
            ],
        ),
        (
            EventView::RoundStarted { dealer: seat(1) },
            [
                "Round 2: Ben deals.",
                "Runde 2: Ben gibt.",
                "Ronde 2: Ben deelt.",
            ],
        ),
        (
            EventView::Committed {
                hash: "00".repeat(32),
            },
            [
                "The shuffle of the round is sealed.",
                "Die Mischung der Runde ist versiegelt.",
                "De schudding van de ronde is verzegeld.",
            ],
        ),
        (
            EventView::NextCommitted {
                hash: "00".repeat(32),
            },
            [
                "The shuffle of the next deal is sealed.",
                "Die Mischung für das nächste Geben ist versiegelt.",
                "De schudding voor de volgende deling is verzegeld.",
            ],
        ),
        (
            EventView::EntropyAdded { seat: seat(1) },
            [
                "Ben adds to the next shuffle.",
                "Ben trägt zur nächsten Mischung bei.",
                "Ben draagt bij aan de volgende schudding.",
            ],
        ),
        (
            EventView::Revealed {
                secret: "00".repeat(32),
                entropy: vec![None],
            },
            [
                "The secret of the shuffle is revealed.",
                "Das Geheimnis der Mischung ist aufgedeckt.",
                "Het geheim van de schudding is onthuld.",
            ],
        ),
        (
            EventView::MisdealDeclared {
                cause: MisdealCause::ExposedCard,
            },
            [
                "Misdeal: a card was exposed.",
                "Fehlgabe: Eine Karte wurde aufgedeckt.",
                "Misdeal: er is een kaart gezien.",
            ],
        ),
        (
            EventView::MisdealDeclared {
                cause: MisdealCause::WrongDeal,
            },
            [
                "Misdeal: the pack was not properly dealt.",
                "Fehlgabe: Es wurde falsch gegeben.",
                "Misdeal: er is verkeerd gedeeld.",
            ],
        ),
        (
            EventView::MisdealDeclared {
                cause: MisdealCause::Other,
            },
            [
                "Misdeal: the cards are dealt again.",
                "Fehlgabe: Es wird neu gegeben.",
                "Misdeal: er wordt opnieuw gedeeld.",
            ],
        ),
        (
            EventView::RoundEnded {
                winner: seat(2),
                hands: Vec::new(),
                dead_hand: Some(cards("AS")),
            },
            [
                "The round is over: Cid has won it.",
                "Die Runde ist zu Ende: Cid hat sie gewonnen.",
                "De ronde is afgelopen: Cid heeft gewonnen.",
            ],
        ),
        (
            EventView::RoundAbandoned {
                hands: Vec::new(),
                dead_hand: Some(cards("AS")),
            },
            [
                "The round is broken off.",
                "Die Runde wird abgebrochen.",
                "De ronde wordt afgebroken.",
            ],
        ),
        (
            EventView::Eliminated { seat: seat(0) },
            [
                "Ann has no chips left and is out.",
                "Ann hat keine Chips mehr und scheidet aus.",
                "Ann heeft geen fiches meer en valt af.",
            ],
        ),
        (
            EventView::LastRoundCalled {},
            [
                "The host calls the last round.",
                "Die letzte Runde ist ausgerufen.",
                "De laatste ronde is aangekondigd.",
            ],
        ),
        (
            EventView::ExtraRoundCalled {},
            [
                "Several have the most chips: one more round is played.",
                "Mehrere haben die meisten Chips: Es wird noch eine Runde gespielt.",
                "Meerdere spelers hebben de meeste fiches: er wordt nog een ronde gespeeld.",
            ],
        ),
    ];
    cases.extend(ends());
    cases
}

fn ends() -> impl Iterator<Item = Case> {
    [
        (
            EndReason::Rounds,
            &[0][..],
            [
                "The agreed rounds have been played. Ann wins.",
                "Die vereinbarten Runden sind gespielt. Ann gewinnt.",
                "De afgesproken ronden zijn gespeeld. Ann wint.",
            ],
        ),
        (
            EndReason::Minutes,
            &[0, 1],
            [
                "The agreed time is over. Ann and Ben share the win.",
                "Die vereinbarte Zeit ist um. Ann und Ben teilen sich den Sieg.",
                "De afgesproken tijd is om. Ann en Ben delen de winst.",
            ],
        ),
        (
            EndReason::FirstBust,
            &[0, 1, 2],
            [
                "Somebody has no chips left. Ann, Ben and Cid share the win.",
                "Jemand ist pleite. Ann, Ben und Cid teilen sich den Sieg.",
                "Iemand heeft geen fiches meer. Ann, Ben en Cid delen de winst.",
            ],
        ),
        (
            EndReason::LastStanding,
            &[1],
            [
                "All but one have no chips left. Ben wins.",
                "Nur noch einer hat Chips. Ben gewinnt.",
                "Nog maar één speler heeft fiches. Ben wint.",
            ],
        ),
        (
            EndReason::Host,
            &[2],
            [
                "The last round has been played. Cid wins.",
                "Die letzte Runde ist gespielt. Cid gewinnt.",
                "De laatste ronde is gespeeld. Cid wint.",
            ],
        ),
        (
            EndReason::MaxRounds,
            &[],
            [
                "No more rounds are played in one game. Nobody wins.",
                "Mehr Runden werden in einem Spiel nicht gespielt. Niemand gewinnt.",
                "Meer ronden worden er in één spel niet gespeeld. Niemand wint.",
            ],
        ),
        (
            EndReason::Idle,
            &[],
            [
                "Nobody has played on for a long time. Nobody wins.",
                "Lange hat niemand weitergespielt. Niemand gewinnt.",
                "Er heeft lang niemand verder gespeeld. Niemand wint.",
            ],
        ),
    ]
    .into_iter()
    .map(|(why, winners, told)| {
        let winners = winners.iter().map(|&winner| seat(winner)).collect();
        let ranking = Vec::new();
        let ended = EventView::GameEnded {
            why,
            winners,
            ranking,
        };
        (ended, told)
    })
}

#[test]
fn of_the_session() {
    told("newmarket", &cases());
}

#[test]
fn around_the_table() {
    let chairs = chairs();
    let tell = |event: PeopleEvent| {
        let what = What::People(event);
        Language::ALL.map(|l| Teller::new(&chairs, Words::of("newmarket", l)).tell(&what, 0))
    };
    let created = |ruleset: Option<&str>| PeopleEvent::GameCreated {
        ruleset: ruleset.map(str::to_owned),
        seats: 4,
    };
    assert_eq!(
        tell(created(Some("tripoley-board"))),
        [
            "A table for 4: Tripoley, the board game.",
            "Ein Tisch für 4: Tripoley, das Brettspiel.",
            "Een tafel voor 4: Tripoley, het bordspel.",
        ]
    );
    assert_eq!(
        tell(created(None)),
        [
            "A table for 4: rules of one's own.",
            "Ein Tisch für 4: eigene Regeln.",
            "Een tafel voor 4: eigen regels.",
        ]
    );
    // The name that was told then, not that of whoever sits there now; written as it is.
    let taken = PeopleEvent::SeatTaken {
        seat: seat(1),
        name: "ian { $x }".to_owned(),
        bot: None,
    };
    assert_eq!(
        tell(taken),
        [
            "ian { $x } sits down.",
            "ian { $x } setzt sich.",
            "ian { $x } gaat zitten.",
        ]
    );
}

#[test]
fn a_seat_without_a_name() {
    told(
        "newmarket",
        &[(
            EventView::WentOut { seat: seat(3) },
            ["Seat 3 goes out.", "Platz 3 geht aus.", "Plaats 3 is uit."],
        )],
    );
}
