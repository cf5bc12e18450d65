## Die Regeln eines Regelwerks, vom Aufdecken bis zum Ende der Partie. Was `rules.ftl` über die tote
## Hand sagt, gilt auch hier.

## The turn-up

rules-turn-up = Die letzte Karte { rules-dead-of } wird aufgedeckt; ihre Farbe ist Trumpf.
rules-turn-up-wins = Ist sie { $cards }, gilt: Der Geber { $wins }.

## The exchange

rules-for = für { $chips }
rules-for-into = für { $chips }, zahlbar { $into }
rules-same-price = zum gleichen Preis
rules-free-of-charge = kostenlos
rules-forced-stake = Zuerst legt der Geber { $chips } { $into }, oder alle, wenn er weniger hat.
rules-sale-offer = { $must ->
    [yes] Der Geber muss { rules-dead-acc } ungesehen { $price } anbieten.
   *[no] Der Geber darf { rules-dead-acc } ungesehen { $price } anbieten; sonst bleibt alles, wie es ist.
}
rules-sale-buyers = Links vom Geber beginnend dürfen alle der Reihe nach kaufen: Wer zugreift, zahlt den Preis { $into }, legt das eigene Blatt ab und nimmt dafür { rules-dead-acc }; damit ist der Verkauf beendet.
rules-sale-takers = Links vom Geber beginnend dürfen alle der Reihe nach zugreifen: Wer es tut, legt das eigene Blatt ab und nimmt dafür { rules-dead-acc }; damit ist das Angebot beendet.
rules-sale-unsold = { $peek ->
    [yes] Greift niemand zu, sieht der Geber { rules-dead-acc } an und darf dann { $price } tauschen.
   *[no] Greift niemand zu, darf der Geber selbst { $price } und weiterhin ungesehen tauschen.
}
rules-sale-otherwise = Tut der Geber das nicht, dürfen die anderen { rules-dead-acc } ungesehen { $price } haben.
rules-dealer-takes = { $peek ->
    [yes] Der Geber sieht { rules-dead-acc } an und darf dann { $what } dagegen tauschen, { $price }.
   *[no] Der Geber darf { $what } gegen { rules-dead-acc } tauschen, ungesehen und { $price }.
}
rules-whole-hand = sein ganzes Blatt
rules-as-many = ebenso viele Karten seines Blattes
rules-thrown-in = { $what ->
    [cards] Die abgelegten Karten sind, weiterhin verdeckt, { rules-dead-new }.
   *[hand] Das abgelegte Blatt ist, weiterhin verdeckt, { rules-dead-new }.
}
rules-no-credit = Wer weniger als { $chips } hat, kann nicht kaufen.
rules-dealer-no-credit = Ein Geber, der weniger als { $chips } hat, kann das nicht.
rules-barred = Wer eine Boodle-Karte hält, darf { rules-dead-acc } nicht nehmen.
rules-dealer-barred = Ein Geber, der eine Boodle-Karte hält, darf { rules-dead-acc } nicht nehmen.
rules-widow = Wer { rules-dead-acc } nimmt, { $wins }.
rules-auction = { $who ->
    [all] Nun wird { rules-dead } ungesehen versteigert: Links vom Geber beginnend bieten alle reihum, der Geber zuletzt.
    [rest] Tut der Geber das nicht, wird { rules-dead } unter den anderen ungesehen versteigert: Links vom Geber beginnend bieten sie reihum.
   *[others] Nun wird { rules-dead } ungesehen versteigert: Links vom Geber beginnend bieten alle reihum außer dem Geber.
} Das erste Gebot ist mindestens { $chips }, jedes weitere höher, und niemand darf mehr bieten, als er hat.
rules-auction-own = Bietet der Geber am meisten, zahlt er nichts.
rules-auction-end = Wer passt, ist aus der Auktion. Wer am meisten bietet, zahlt das Gebot { $into }, legt das ganze Blatt ab und nimmt dafür { rules-dead-acc }; passen alle, wird nicht getauscht.

## Collecting and poker

rules-collect = Wer { $cards } hält, zeigt die Karte und { $wins }.
rules-collect-set = Wer { $ranks } { $suit } hält, zeigt die Karten und { $wins }.
rules-of-suit = in { $suit }
rules-of-one-suit = einer beliebigen Farbe
rules-share-players = Können das mehrere, teilen sie gleichmäßig, und was nicht aufgeht, bleibt liegen.
rules-share-sets = Gibt es mehrere solche Sätze, auch bei einem einzigen Spieler, erhält jeder Satz einen gleichen Anteil, und was nicht aufgeht, bleibt liegen.
rules-share-sum = Können das mehrere, erhält jeder den vollen Betrag.
rules-poker = Verglichen werden die besten fünf Karten jedes Blattes als Pokerblatt; es wird weder getauscht noch geboten.
rules-poker-wins = Das beste Pokerblatt { $wins }.
rules-poker-share = Gleiche Blätter teilen, und was nicht aufgeht, bleibt liegen.
rules-poker-order = Die Rangfolge von oben: Straight Flush, Vierling, Full House, Flush, Straße, Drilling, zwei Paare, ein Paar, höchste Karte; das Ass ist hoch, in einer Straße darf es auch unter der Zwei stehen.

## The play

rules-leader-left = { $most ->
    [2] Wer nicht gegeben hat,
   *[other] Wer links vom Geber sitzt,
}
rules-leader-dealer = Der Geber
rules-leader-lowest = Wer von allen die niedrigste Karte der Farbe { $suit } hält,
rules-leader-poker = Wer das beste Pokerblatt hatte – unter gleichen das erste, vom Platz links vom Geber an gezählt –,
rules-leads = { $leader } spielt { $lead } an.
rules-leads-again = Wer zuletzt gespielt hat, spielt dann { $lead } an.

rules-lead-any = eine beliebige Karte
rules-lead-lowest_of_suit = die niedrigste Karte einer beliebigen Farbe
rules-lead-lowest_of_longest = die niedrigste Karte der längsten Farbe im Blatt (bei gleich langen nach Wahl)
rules-lead-lowest_in_hand = die niedrigste Karte im Blatt (bei gleichen nach Wahl)
rules-lead-any-change = eine beliebige Karte einer anderen Farbe
rules-lead-lowest_of_suit-change = die niedrigste Karte einer anderen Farbe
rules-lead-lowest_of_longest-change = die niedrigste Karte der längsten anderen Farbe (bei gleich langen nach Wahl)
rules-lead-lowest_in_hand-change = die niedrigste Karte aller anderen Farben (bei gleichen nach Wahl)
rules-lead-any-change_colour = nach einer schwarzen Sequenz eine beliebige rote Karte, nach einer roten eine beliebige schwarze
rules-lead-lowest_of_suit-change_colour = nach einer schwarzen Sequenz die niedrigste Karte einer roten Farbe, nach einer roten die einer schwarzen
rules-lead-lowest_of_longest-change_colour = nach einer schwarzen Sequenz die niedrigste Karte der längeren roten Farbe, nach einer roten die der längeren schwarzen
rules-lead-lowest_in_hand-change_colour = nach einer schwarzen Sequenz die niedrigste rote Karte, nach einer roten die niedrigste schwarze

rules-follow = Wer die nächsthöhere Karte dieser Farbe hat, muss sie spielen, auch wer gerade selbst gespielt hat; so geht es Karte für Karte aufwärts.
rules-withhold = Dann werden alle der Reihe nach im Uhrzeigersinn nach der nächsthöheren Karte dieser Farbe gefragt, zuletzt, wer gerade gespielt hat: Wer sie hat, darf sie spielen oder passen, alle anderen passen. Ist sie gespielt, wird ebenso nach der nächsten gefragt. Haben alle gepasst, stoppt die Sequenz{ $hidden ->
    [yes] , und niemand erfährt, ob die Karte zurückgehalten wurde oder { rules-dead-in } liegt.
   *[no] .
}
rules-stops = { $also ->
    [yes] Die Sequenz stoppt auch, { $causes }.
   *[no] Die Sequenz stoppt, { $causes }.
}
rules-stop-top = wenn { $rank } gespielt ist
rules-stop-next = wenn niemand die nächste Karte spielen kann, weil sie { $why }
rules-stop-next-known = wenn die nächste Karte { $why }
rules-why-dead = { rules-dead-in } liegt
rules-why-played = schon früher gespielt wurde
rules-why-removed = nicht im Spiel ist
rules-forced = { $count ->
    [one] { $cards } beendet die Sequenz immer.
   *[other] { $cards } beenden die Sequenz immer.
}
rules-no-lead-same = { $restart ->
    [change] Wer keine andere Farbe hat, spielt noch einmal dieselbe an.
   *[change_colour] Wer keine solche Karte hat, spielt Rot nach Rot oder Schwarz nach Schwarz an.
}
rules-no-lead-pass = Wer keine solche Karte hat, gibt das Anspiel nach links weiter, wo dasselbe gilt; hat niemand eine, darf, wer zuletzt gespielt hat, jede Farbe anspielen.
rules-no-lead-pass-fee = Wer keine solche Karte hat, zahlt { $chips } { $into } und gibt das Anspiel nach links weiter, wo dasselbe gilt; hat niemand eine, darf, wer zuletzt gespielt hat, jede Farbe anspielen.
rules-pass-fee = { $withhold ->
    [yes] Jedes Passen kostet { $chips }, zahlbar { $into }.
   *[no] Ist die nächste Karte fällig, zahlen alle, die im Uhrzeigersinn zwischen der letzten Karte und dem sitzen, der die nächste hat, je { $chips } { $into }; hat sie derselbe Spieler{ $hidden ->
        [yes] { " " }oder liegt sie { rules-dead-in }
       *[no] { "" }
    }, zahlen alle anderen. Niemand zahlt, wenn alle sehen, dass keine Karte folgen kann.
}
rules-short-fee = Wer weniger Chips hat, zahlt, was noch da ist.
rules-stop-bonus = Wer die Karte spielt, bei der eine Sequenz stoppt, erhält sofort { $bonus }, { $causes }; die Karte, mit der die Runde endet, bringt nichts.
rules-stop-bonus-any = Wer die Karte spielt, bei der eine Sequenz stoppt, erhält sofort { $bonus }, aus welchem Grund auch immer; die Karte, mit der die Runde endet, bringt nichts.
rules-bonus-each = { $chips } von jedem anderen
rules-bonus-pot = { $chips } { $from } (oder was dort noch liegt)
rules-bonus-bank = { $chips } von der Bank
rules-bonus-top = wenn sie die höchste ihrer Farbe ist
rules-bonus-forced = wenn sie die Sequenz immer beendet
rules-bonus-unplayed = wenn niemand die nächste gespielt hat
rules-bonus-next = wenn die nächste { $why }
rules-play = Wer { $cards } spielt, beim Anspiel oder in der Sequenz, { $wins }.
rules-play-set = Wer in einer Runde { $cards } spielt, { $wins }.
rules-play-set-last = Sind in einer Runde { $cards } gespielt, gleich von wem, gilt für die letzte davon: Wer sie spielt, { $wins }.

## Going out

rules-out = Die Runde endet, sobald jemand die letzte Karte spielt.
rules-out-wins = Wer so ausgeht, { $wins }.
rules-out-unclaimed = Wer so ausgeht, { $wins }, sofern dort nicht schon jemand in dieser Runde gewonnen hat.
rules-per-card = { $most ->
    [2] Die andere Seite zahlt ihm { $chips } für jede Karte, die sie noch hält.
   *[other] Alle anderen zahlen ihm { $chips } für jede Karte, die sie noch halten.
}
rules-round-bonus = Die Bank zahlt ihm { $chips }.
rules-out-only = Wer so ausgeht, gewinnt die Runde.
rules-out-nothing = Wer so ausgeht, gewinnt die Runde, erhält dafür aber keine Chips.
rules-exempt = Wer dann noch { $card } hält, zahlt nichts.
rules-melds = Vor dem Zahlen legen die anderen aus, was sich von ihren restlichen Karten melden lässt: Sätze aus drei oder vier Karten gleichen Werts und Folgen aus drei oder mehr Karten einer Farbe, jede Karte nur einmal. Für gemeldete Karten zahlen sie nichts.
rules-unplayed = Wer dann noch { $cards } hält, zahlt auf deren Feld noch einmal so viele Chips, wie dort liegen, oder so viele, wie noch da sind.
rules-short-available = Wer nicht genug hat, zahlt, was noch da ist; der Rest wird erlassen.
rules-short-debt = Wer nicht genug hat, zahlt, was noch da ist, und die Bank leiht den Rest: Was ihm später zufällt, geht zuerst an die Bank zurück, und am Ende zählt eine Schuld gegen seine Chips.
rules-carry-keep = Chips, die niemand gewonnen hat, bleiben für die nächste Runde liegen.
rules-carry-keep-on = Chips { $on }, die niemand gewonnen hat, bleiben für die nächste Runde liegen.
rules-carry-return = Chips, die niemand gewonnen hat, gehen an die zurück, die sie gesetzt haben.
rules-carry-return-on = Chips { $on }, die niemand gewonnen hat, gehen an die zurück, die sie gesetzt haben.
rules-carry-to_pot = Chips, die niemand gewonnen hat, kommen dann für die nächste Runde { $into }.
rules-carry-to_pot-on = Chips { $on }, die niemand gewonnen hat, kommen dann für die nächste Runde { $into }.
rules-dead-shown = { $shown ->
    [yes] Nach der Runde wird { rules-dead } allen gezeigt.
   *[no] Auch nach der Runde wird { rules-dead } nicht gezeigt.
}

## The session

rules-bust-eliminate = Wer nach einer Runde keine Chips mehr hat, scheidet aus.
rules-bust-keep = Wer keine Chips mehr hat, spielt weiter mit und setzt und zahlt nichts, bis er wieder Chips hat.
rules-ends = Die Partie endet, sobald { $ends }.
rules-end-rounds = { $count ->
    [one] 1 Runde gespielt ist
   *[other] { $count } Runden gespielt sind
}
rules-end-minutes = { $count ->
    [one] 1 Minute um ist (die laufende Runde wird noch zu Ende gespielt)
   *[other] { $count } Minuten um sind (die laufende Runde wird noch zu Ende gespielt)
}
rules-end-first_bust = jemand nach einer Runde keine Chips mehr hat
rules-end-last_standing = nur noch eine Person Chips hat
rules-end-manual = die vom Gastgeber ausgerufene letzte Runde gespielt ist
rules-end-few = weniger als { $count } Spieler übrig sind
rules-end-max = { $count ->
    [one] Nach 1 Runde ist in jedem Fall Schluss.
   *[other] Nach { $count } Runden ist in jedem Fall Schluss.
}
rules-most-chips = Wer die meisten Chips hat, gewinnt.
rules-most-rounds = Wer die meisten Runden gewonnen hat, gewinnt.
rules-tie-shared = Bei Gleichstand teilt man sich den Sieg.
rules-tie-extra_round = Bei Gleichstand an der Spitze entscheiden weitere Runden; nach zehn solchen teilt man sich den Sieg.
rules-leftovers-leave = Chips, die noch auf dem Spielfeld liegen, zählen für niemanden.
rules-leftovers-split = Chips, die noch auf dem Spielfeld liegen, werden gleichmäßig unter denen aufgeteilt, die noch mitspielen.
rules-leftovers-winner = Chips, die noch auf dem Spielfeld liegen, gehen an den Sieger.
