//! Chips that change their place.

use boodle_engine::{PaidFor, Source};

use super::*;

pub(super) fn cases() -> Vec<Case> {
    [spaces(), payments()].concat()
}

fn collected(id: &str, chips: u32, with: &str, from: Source) -> EventView {
    EventView::Collected {
        seat: seat(0),
        space: space(id),
        chips,
        cards: if with.is_empty() {
            Vec::new()
        } else {
            cards(with)
        },
        from,
    }
}

fn spaces() -> Vec<Case> {
    vec![
        (
            EventView::Staked {
                seat: seat(0),
                space: space("KH"),
                chips: 1,
            },
            [
                "Ann puts 1 chip on the king of hearts.",
                "Ann setzt 1 Chip auf das Feld Herz-König.",
                "Ann zet 1 fiche op het vak hartenheer.",
            ],
        ),
        (
            EventView::Staked {
                seat: seat(1),
                space: space("pot"),
                chips: 1_000_000,
            },
            [
                "Ben puts 1000000 chips on the pot.",
                "Ben setzt 1000000 Chips auf das Feld Pott.",
                "Ben zet 1000000 fiches op het vak pot.",
            ],
        ),
        (
            collected("QC", 6, "QC", Source::Board),
            [
                "Ann takes 6 chips from the queen of clubs.",
                "Ann kassiert 6 Chips vom Feld Kreuz-Dame.",
                "Ann pakt 6 fiches van het vak klaverenvrouw.",
            ],
        ),
        (
            collected("pot", 4, "", Source::Board),
            [
                "Ann takes 4 chips from the pot.",
                "Ann kassiert 4 Chips vom Feld Pott.",
                "Ann pakt 4 fiches van het vak pot.",
            ],
        ),
        (
            collected("kq", 1, "KS QS", Source::Board),
            [
                "Ann takes 1 chip from the king and queen with the king of spades and queen of spades.",
                "Ann kassiert 1 Chip vom Feld König-Dame-Paar mit Pik-König und Pik-Dame.",
                "Ann pakt 1 fiche van het vak heer en vrouw met de schoppenheer en schoppenvrouw.",
            ],
        ),
        (
            collected("TH", 8, "TH", Source::Bank),
            [
                "Ann gets 8 chips from the bank for the ten of hearts.",
                "Ann bekommt von der Bank 8 Chips für das Feld Herz-Zehn.",
                "Ann krijgt 8 fiches van de bank voor het vak hartentien.",
            ],
        ),
        (
            collected("kq", 8, "KS QS", Source::Bank),
            [
                "Ann gets 8 chips from the bank for the king and queen with the king of spades and queen of spades.",
                "Ann bekommt von der Bank 8 Chips für das Feld König-Dame-Paar mit Pik-König und Pik-Dame.",
                "Ann krijgt 8 fiches van de bank voor het vak heer en vrouw met de schoppenheer en schoppenvrouw.",
            ],
        ),
        (
            EventView::LeftOver {
                space: space("pott"),
                chips: 1,
            },
            [
                "1 chip stays on the pot, for it cannot be shared.",
                "1 Chip bleibt unteilbar auf dem Feld Pott.",
                "1 fiche blijft ondeelbaar op het vak pot liggen.",
            ],
        ),
        (
            EventView::CarriedOver {
                space: space("JD"),
                chips: 5,
            },
            [
                "5 chips stay on the jack of diamonds for the next round.",
                "5 Chips bleiben für die nächste Runde auf dem Feld Karo-Bube.",
                "5 fiches blijven op het vak ruitenboer liggen voor de volgende ronde.",
            ],
        ),
        (
            EventView::Moved {
                from: space("JD"),
                to: space("pot"),
                chips: 2,
            },
            [
                "2 chips move from the jack of diamonds to the pot.",
                "2 Chips wandern vom Feld Karo-Bube auf das Feld Pott.",
                "2 fiches gaan van het vak ruitenboer naar het vak pot.",
            ],
        ),
        (
            EventView::Rebought {
                seat: seat(2),
                chips: 40,
            },
            [
                "Cid buys 40 chips from the bank.",
                "Cid kauft 40 Chips von der Bank.",
                "Cid koopt 40 fiches van de bank.",
            ],
        ),
        (
            EventView::Rewarded {
                seat: seat(2),
                chips: 5,
            },
            [
                "Cid gets 5 chips from the bank for going out.",
                "Cid bekommt von der Bank 5 Chips für das Ausgehen.",
                "Cid krijgt 5 fiches van de bank voor het uitspelen.",
            ],
        ),
        (
            EventView::Lent {
                seat: seat(2),
                chips: 1,
            },
            [
                "Cid borrows 1 chip from the bank.",
                "Cid leiht sich 1 Chip von der Bank.",
                "Cid leent 1 fiche van de bank.",
            ],
        ),
        (
            EventView::Repaid {
                seat: seat(2),
                chips: 2,
            },
            [
                "Cid pays 2 chips back to the bank.",
                "Cid zahlt der Bank 2 Chips zurück.",
                "Cid betaalt de bank 2 fiches terug.",
            ],
        ),
        (
            EventView::Returned {
                from: Some(seat(0)),
                to: None,
                space: Some(space("pot")),
                chips: 3,
            },
            [
                "Returned: 3 chips, Ann → pot.",
                "Zurückgegeben: 3 Chips, Ann → Pott.",
                "Teruggegeven: 3 fiches, Ann → pot.",
            ],
        ),
        (
            EventView::Returned {
                from: None,
                to: Some(seat(1)),
                space: None,
                chips: 1,
            },
            [
                "Returned: 1 chip, bank → Ben.",
                "Zurückgegeben: 1 Chip, Bank → Ben.",
                "Teruggegeven: 1 fiche, bank → Ben.",
            ],
        ),
        (
            EventView::Exempt { seat: seat(2) },
            [
                "Cid does not have to pay.",
                "Cid muss nicht zahlen.",
                "Cid hoeft niet te betalen.",
            ],
        ),
    ]
}

fn paid(to: Option<usize>, chips: u32, cards: Option<u8>, why: PaidFor) -> EventView {
    EventView::Paid {
        from: seat(1),
        to: to.map(seat),
        space: to.is_none().then(|| space("pot")),
        chips,
        cards,
        why,
    }
}

fn payments() -> Vec<Case> {
    vec![
        (
            paid(Some(0), 3, Some(3), PaidFor::Cards),
            [
                "Ben pays Ann 3 chips for 3 cards.",
                "Ben zahlt Ann 3 Chips für 3 Karten.",
                "Ben betaalt Ann 3 fiches voor 3 kaarten.",
            ],
        ),
        (
            paid(Some(2), 1, Some(1), PaidFor::Cards),
            [
                "Ben pays Cid 1 chip for 1 card.",
                "Ben zahlt Cid 1 Chip für 1 Karte.",
                "Ben betaalt Cid 1 fiche voor 1 kaart.",
            ],
        ),
        (
            paid(Some(0), 1, None, PaidFor::Stop),
            [
                "Ben pays Ann 1 chip for the stop.",
                "Ben zahlt Ann 1 Chip für den Stop.",
                "Ben betaalt Ann 1 fiche voor de stop.",
            ],
        ),
        (
            paid(None, 4, None, PaidFor::Price),
            [
                "Ben pays 4 chips to the pot for the dead hand.",
                "Ben zahlt 4 Chips auf das Feld Pott für die tote Hand.",
                "Ben betaalt 4 fiches aan het vak pot voor de dode hand.",
            ],
        ),
        (
            paid(None, 4, None, PaidFor::Stake),
            [
                "Ben pays 4 chips to the pot as a stake on the dead hand.",
                "Ben zahlt 4 Chips auf das Feld Pott als Einsatz auf die tote Hand.",
                "Ben betaalt 4 fiches aan het vak pot als inzet op de dode hand.",
            ],
        ),
        (
            paid(None, 1, None, PaidFor::Fee),
            [
                "Ben pays 1 chip to the pot for passing.",
                "Ben zahlt 1 Chip auf das Feld Pott für das Passen.",
                "Ben betaalt 1 fiche aan het vak pot voor het passen.",
            ],
        ),
        (
            paid(Some(0), 2, None, PaidFor::Boodle),
            [
                "Ben pays Ann 2 chips for the boodle card.",
                "Ben zahlt Ann 2 Chips für die Boodle-Karte.",
                "Ben betaalt Ann 2 fiches voor de boodle-kaart.",
            ],
        ),
        (
            paid(None, 3, None, PaidFor::Unplayed),
            [
                "Ben pays 3 chips to the pot for the boodle card still in hand.",
                "Ben zahlt 3 Chips auf das Feld Pott für die Boodle-Karte, die noch auf der Hand ist.",
                "Ben betaalt 3 fiches aan het vak pot voor de boodle-kaart die nog in de hand is.",
            ],
        ),
    ]
}

#[test]
fn of_chips() {
    told("newmarket", &cases());
}

/// Words of the game, general ones, and ids that nobody has a word for.
#[test]
fn spaces_have_the_names_of_their_game() {
    for (ruleset, id, names) in [
        (
            "tripoli",
            "kq",
            ["king and queen", "König-Dame-Paar", "heer en vrouw"],
        ),
        ("tripoli", "skat", ["skat", "Skat", "skat"]),
        (
            "pope-joan",
            "matrimony",
            ["matrimony", "Heirat", "huwelijk"],
        ),
        ("tripoley", "poker", ["poker", "Poker", "poker"]),
        ("michigan-rummy", "kitty", ["kitty", "Kitty", "kitty"]),
        ("own", "pot", ["pot", "Pott", "pot"]),
        ("own", "TH", ["ten of hearts", "Herz-Zehn", "hartentien"]),
        ("own", "my_space-1", ["my_space-1"; 3]),
        ("newmarket", "1H", ["1H"; 3]),
    ] {
        let named = Language::ALL.map(|language| Words::of(ruleset, language).space(space(id)));
        assert_eq!(named, names, "{ruleset}");
    }
}

/// A word is a word in a sentence too; an id is quoted, so that it cannot be taken for one.
#[test]
fn a_space_without_a_word_is_quoted_in_a_sentence() {
    for (id, names) in [
        ("pot", ["pot", "Pott", "pot"]),
        ("TH", ["ten of hearts", "Herz-Zehn", "hartentien"]),
        ("queens", ["space “queens”", "„queens“", "‘queens’"]),
        ("own", ["space “own”", "„own“", "‘own’"]),
    ] {
        let told = Language::ALL.map(|language| Words::of("own", language).space_told(space(id)));
        assert_eq!(told, names, "{id}");
    }
}
