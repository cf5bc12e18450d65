//! The deal, the dead hand and the play.

use boodle_engine::{SeatCards, SeatHand, StopCause};

use super::*;

pub(super) fn cases() -> Vec<Case> {
    [deal(), play(), stops()].concat()
}

fn dealt(dead_hand: u8, hand: Option<Vec<Card>>) -> EventView {
    let cards_left = vec![SeatCards {
        seat: seat(0),
        count: 2,
    }];
    EventView::Dealt {
        cards_left,
        dead_hand,
        hand,
    }
}

fn deal() -> Vec<Case> {
    vec![
        (
            EventView::PackCut {
                seat: seat(2),
                lifted: 26,
            },
            [
                "Cid cuts the pack after 26 cards.",
                "Cid hebt 26 Karten ab.",
                "Cid coupeert na 26 kaarten.",
            ],
        ),
        (
            dealt(12, None),
            [
                "The cards are dealt; 12 lie in the dead hand.",
                "Die Karten sind ausgeteilt; 12 liegen in der toten Hand.",
                "De kaarten zijn gedeeld; 12 liggen in de dode hand.",
            ],
        ),
        (
            dealt(1, Some(cards("3C QD TH"))),
            [
                "The cards are dealt; 1 lies in the dead hand. Your hand: three of clubs, queen of diamonds and ten of hearts.",
                "Die Karten sind ausgeteilt; 1 liegt in der toten Hand. Deine Hand: Kreuz-Drei, Karo-Dame und Herz-Zehn.",
                "De kaarten zijn gedeeld; 1 ligt in de dode hand. Jouw hand: klaverendrie, ruitenvrouw en hartentien.",
            ],
        ),
        (
            // Whoever is out of the game has an empty hand.
            dealt(0, Some(Vec::new())),
            [
                "The cards are dealt.",
                "Die Karten sind ausgeteilt.",
                "De kaarten zijn gedeeld.",
            ],
        ),
        (
            EventView::TurnedUp { card: card("2H") },
            [
                "The two of hearts is turned up: hearts are trumps.",
                "Aufgedeckt wird Herz-Zwei: Trumpf ist Herz.",
                "Opengelegd wordt de hartentwee: harten is troef.",
            ],
        ),
    ]
}

/// Of Tripoli, whose dead hand is called after what it is: blind.
pub(super) fn of_the_dead_hand() -> Vec<Case> {
    let exchanged = |hand| EventView::DeadHandExchanged {
        seat: seat(0),
        cards_left: 10,
        dead_hand: 9,
        hand,
    };
    vec![
        (
            EventView::DeadHandOffered { seat: seat(0) },
            [
                "Ann offers the blind hand for sale.",
                "Ann bietet das Blindblatt zum Kauf an.",
                "Ann biedt de blinde hand te koop aan.",
            ],
        ),
        (
            EventView::DeadHandDeclined { seat: seat(1) },
            [
                "Ben leaves the blind hand where it is.",
                "Ben lässt das Blindblatt liegen.",
                "Ben laat de blinde hand liggen.",
            ],
        ),
        (
            EventView::DeadHandPeeked {
                seat: seat(0),
                cards: None,
            },
            [
                "Ann looks at the blind hand.",
                "Ann sieht sich das Blindblatt an.",
                "Ann bekijkt de blinde hand.",
            ],
        ),
        (
            EventView::DeadHandPeeked {
                seat: seat(0),
                cards: Some(cards("AS 2S")),
            },
            [
                "Ann looks at the blind hand. There lies: ace of spades and two of spades.",
                "Ann sieht sich das Blindblatt an. Dort liegt: Pik-Ass und Pik-Zwei.",
                "Ann bekijkt de blinde hand. Daar ligt: schoppenaas en schoppentwee.",
            ],
        ),
        (
            exchanged(None),
            [
                "Ann takes the blind hand in exchange and now holds 10 cards.",
                "Ann nimmt das Blindblatt im Tausch und hält jetzt 10 Karten.",
                "Ann neemt de blinde hand in ruil en heeft nu 10 kaarten.",
            ],
        ),
        (
            exchanged(Some(cards("AS"))),
            [
                "Ann takes the blind hand in exchange and now holds 10 cards. Your hand: ace of spades.",
                "Ann nimmt das Blindblatt im Tausch und hält jetzt 10 Karten. Deine Hand: Pik-Ass.",
                "Ann neemt de blinde hand in ruil en heeft nu 10 kaarten. Jouw hand: schoppenaas.",
            ],
        ),
        (
            EventView::Bid {
                seat: seat(2),
                chips: 3,
            },
            [
                "Cid bids 3 chips.",
                "Cid bietet 3 Chips.",
                "Cid biedt 3 fiches.",
            ],
        ),
        (
            EventView::Passed { seat: seat(2) },
            ["Cid passes.", "Cid passt.", "Cid past."],
        ),
        (
            EventView::Stopped {
                seat: seat(2),
                why: StopCause::Dead,
            },
            [
                "Stop by Cid: the next card lies in the blind hand.",
                "Stop durch Cid: Die nächste Karte liegt im Blindblatt.",
                "Stop door Cid: de volgende kaart ligt in de blinde hand.",
            ],
        ),
    ]
}

fn play() -> Vec<Case> {
    let hand = |number, held: &str| SeatHand {
        seat: seat(number),
        cards: cards(held),
    };
    let won = |hands: Vec<SeatHand>| EventView::PokerWon {
        seats: hands.iter().map(|hand| hand.seat).collect(),
        cards: hands,
    };
    vec![
        (
            won(vec![hand(0, "KC KD KH KS 2C")]),
            [
                "The best poker hand: Ann (king of clubs, king of diamonds, king of hearts, king of spades and two of clubs).",
                "Die beste Poker-Hand: Ann (Kreuz-König, Karo-König, Herz-König, Pik-König und Kreuz-Zwei).",
                "De beste pokerhand: Ann (klaverenheer, ruitenheer, hartenheer, schoppenheer en klaverentwee).",
            ],
        ),
        (
            won(vec![hand(0, "AC"), hand(1, "AD")]),
            [
                "The best poker hands: Ann (ace of clubs) and Ben (ace of diamonds).",
                "Die besten Poker-Hände: Ann (Kreuz-Ass) und Ben (Karo-Ass).",
                "De beste pokerhanden: Ann (klaverenaas) en Ben (ruitenaas).",
            ],
        ),
        (
            EventView::Melded {
                seat: seat(1),
                cards: cards("5C 6C 7C"),
            },
            [
                "Ben melds five of clubs, six of clubs and seven of clubs.",
                "Ben meldet Kreuz-Fünf, Kreuz-Sechs und Kreuz-Sieben.",
                "Ben meldt klaverenvijf, klaverenzes en klaverenzeven.",
            ],
        ),
        (
            EventView::Led {
                seat: seat(0),
                card: card("3C"),
            },
            [
                "Ann leads the three of clubs.",
                "Ann spielt Kreuz-Drei an.",
                "Ann komt uit met de klaverendrie.",
            ],
        ),
        (
            EventView::Played {
                seat: seat(0),
                card: card("QD"),
            },
            [
                "Ann plays the queen of diamonds.",
                "Ann spielt Karo-Dame.",
                "Ann speelt de ruitenvrouw.",
            ],
        ),
        (
            EventView::LeadPassed { seat: seat(1) },
            [
                "Ben cannot lead and passes the lead on.",
                "Ben kann nicht anspielen und gibt das Anspiel weiter.",
                "Ben kan niet uitkomen en geeft de beurt door.",
            ],
        ),
        (
            EventView::WentOut { seat: seat(0) },
            ["Ann goes out.", "Ann geht aus.", "Ann is uit."],
        ),
    ]
}

fn stops() -> Vec<Case> {
    [
        (
            StopCause::Top,
            [
                "Stop by Ann: the highest card of the suit has been played.",
                "Stop durch Ann: Die höchste Karte der Farbe ist gespielt.",
                "Stop door Ann: de hoogste kaart van de kleur is gespeeld.",
            ],
        ),
        (
            StopCause::Dead,
            [
                "Stop by Ann: the next card lies in the dead hand.",
                "Stop durch Ann: Die nächste Karte liegt in der toten Hand.",
                "Stop door Ann: de volgende kaart ligt in de dode hand.",
            ],
        ),
        (
            StopCause::Played,
            [
                "Stop by Ann: the next card has already been played.",
                "Stop durch Ann: Die nächste Karte ist schon gespielt.",
                "Stop door Ann: de volgende kaart is al gespeeld.",
            ],
        ),
        (
            StopCause::Removed,
            [
                "Stop by Ann: the next card is not in the pack.",
                "Stop durch Ann: Die nächste Karte ist nicht im Spiel.",
                "Stop door Ann: de volgende kaart zit niet in het spel.",
            ],
        ),
        (
            StopCause::Forced,
            [
                "Stop by Ann: this card ends every sequence.",
                "Stop durch Ann: Diese Karte beendet jede Sequenz.",
                "Stop door Ann: deze kaart beëindigt elke reeks.",
            ],
        ),
        (
            StopCause::Unplayed,
            [
                "Stop by Ann: nobody plays the next card.",
                "Stop durch Ann: Niemand spielt die nächste Karte.",
                "Stop door Ann: niemand speelt de volgende kaart.",
            ],
        ),
    ]
    .map(|(why, told)| (EventView::Stopped { seat: seat(0), why }, told))
    .into()
}

#[test]
fn of_cards() {
    told("newmarket", &cases());
}

#[test]
fn of_the_blind_hand() {
    told("tripoli", &of_the_dead_hand());
}

/// German has three genders, and the texts know that of every preset's dead hand.
#[test]
fn the_dead_hand_of_every_preset_has_its_gender() {
    let mut seen = BTreeSet::new();
    for preset in boodle_engine::presets() {
        let words = Words::of(preset.id(), Language::German);
        seen.insert((words.the_dead_hand(), words.in_the_dead_hand()));
    }
    let expected = [
        ("das Blindblatt", "im Blindblatt"),
        ("den Widow", "im Widow"),
        ("die Extra-Hand", "in der Extra-Hand"),
        ("die Kitty", "in der Kitty"),
        ("die tote Hand", "in der toten Hand"),
    ];
    let expected = expected.map(|(the, within)| (the.to_owned(), within.to_owned()));
    assert_eq!(seen, BTreeSet::from(expected));
    let (the, within) = ("the dead hand", "in the dead hand");
    let words = Words::of("own", Language::English);
    assert_eq!(
        (words.the_dead_hand(), words.in_the_dead_hand()),
        (the.to_owned(), within.to_owned())
    );
}
