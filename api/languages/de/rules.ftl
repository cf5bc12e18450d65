## Die Regeln eines Regelwerks, aus seinen Optionen gemacht. Jede Nachricht ist ein Satz oder ein Teil
## davon; `rules-dead…` ist die tote Hand, deren Name `dead` ist und, klein mit Bindestrichen, `word`.

rules-or = oder
rules-number = { $count ->
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $count }
}
rules-range = { $min } bis { $max }
rules-quoted = „{ $name }“

## The dead hand

rules-dead = { $word ->
    [tote-hand] die tote Hand
    [kitty] die Kitty
    [extra-hand] die Extra-Hand
    [blindblatt] das Blindblatt
    [widow] der Widow
   *[other] das verdeckte Blatt ({ $dead })
}
rules-dead-acc = { $word ->
    [tote-hand] die tote Hand
    [kitty] die Kitty
    [extra-hand] die Extra-Hand
    [blindblatt] das Blindblatt
    [widow] den Widow
   *[other] das verdeckte Blatt ({ $dead })
}
rules-dead-in = { $word ->
    [tote-hand] in der toten Hand
    [kitty] in der Kitty
    [extra-hand] in der Extra-Hand
    [blindblatt] im Blindblatt
    [widow] im Widow
   *[other] im verdeckten Blatt ({ $dead })
}
rules-dead-to = { $word ->
    [tote-hand] zur toten Hand
    [kitty] zur Kitty
    [extra-hand] zur Extra-Hand
    [blindblatt] zum Blindblatt
    [widow] zum Widow
   *[other] zum verdeckten Blatt ({ $dead })
}
rules-dead-of = { $word ->
    [tote-hand] der toten Hand
    [kitty] der Kitty
    [extra-hand] der Extra-Hand
    [blindblatt] des Blindblatts
    [widow] des Widow
   *[other] des verdeckten Blattes ({ $dead })
}
rules-dead-a = { $word ->
    [tote-hand] eine tote Hand
    [kitty] eine Kitty
    [extra-hand] eine Extra-Hand
    [blindblatt] ein Blindblatt
    [widow] einen Widow
   *[other] ein verdecktes Blatt ({ $dead })
}
rules-dead-new = { $word ->
    [tote-hand] die neue tote Hand
    [kitty] die neue Kitty
    [extra-hand] die neue Extra-Hand
    [blindblatt] das neue Blindblatt
    [widow] der neue Widow
   *[other] das neue verdeckte Blatt ({ $dead })
}

## Cards

rules-card = { $card }
rules-trump = Trumpf-{ $rank }
rules-drawn = Boodle-Karte { $number }
rules-boodle = eine Boodle-Karte
rules-rank = { $rank ->
    [A] das { $name }
    [K] der { $name }
    [J] der { $name }
   *[other] die { $name }
}
rules-ranks-of-all = { $ranks } jeder Farbe

## Spaces

rules-space = { $space ->
    [Kitty] der Kitty
    [Pott] der Pott
    [Skat] der Skat
    [Poker] das Poker-Feld
   *[other] das Feld „{ $space }“
}
rules-space-into = { $space ->
    [Kitty] in den Kitty
    [Pott] in den Pott
    [Skat] in den Skat
    [Poker] auf das Poker-Feld
   *[other] auf das Feld „{ $space }“
}
rules-space-on = { $space ->
    [Kitty] im Kitty
    [Pott] im Pott
    [Skat] im Skat
    [Poker] auf dem Poker-Feld
   *[other] auf dem Feld „{ $space }“
}
rules-space-from = { $space ->
    [Kitty] aus dem Kitty
    [Pott] aus dem Pott
    [Skat] aus dem Skat
    [Poker] vom Poker-Feld
   *[other] vom Feld „{ $space }“
}
rules-space-take = { $space ->
    [Kitty] den Kitty
    [Pott] den Pott
    [Skat] den Skat
    [Poker] die Chips auf dem Poker-Feld
   *[other] die Chips auf dem Feld „{ $space }“
}
rules-spaces = die Felder { $names }
rules-spaces-into = auf die Felder { $names }
rules-spaces-on = auf den Feldern { $names }
rules-spaces-from = von den Feldern { $names }
rules-spaces-take = die Chips auf den Feldern { $names }
rules-cards-into = auf { $cards }
rules-cards-on = auf { $cards }
rules-cards-from = von { $cards }
rules-cards-take = die Chips auf { $cards }
rules-each-space = auf jedes Feld
rules-each-boodle = auf jede Boodle-Karte
rules-each-place = auf jede Boodle-Karte und jedes andere Feld
rules-to-dealer = an den Geber

## Winning

rules-wins-it = kassiert alle Chips, die darauf liegen
rules-wins-its-space = kassiert alle Chips auf ihrem Feld
rules-wins-sum-bank = erhält dafür den festen Betrag von der Bank
rules-wins-sum-each = erhält dafür den festen Betrag von allen anderen
rules-wins-it-now = kassiert sofort alle Chips, die darauf liegen
rules-wins-its-space-now = kassiert sofort alle Chips auf ihrem Feld
rules-wins-sum-bank-now = erhält dafür sofort den festen Betrag von der Bank
rules-wins-sum-each-now = erhält dafür sofort den festen Betrag von allen anderen
rules-wins-take = kassiert { $take }
rules-wins-bank = erhält { $chips } von der Bank
rules-wins-each = erhält { $chips } von jedem anderen

## Players, pack, board and stakes

rules-players = Für { $players } Spieler; alle spielen für sich und beginnen mit { $chips }.
rules-players-without-chips = Für { $players } Spieler; alle spielen für sich, und zwar ohne Chips.
rules-pack = Gespielt wird mit { $count } Karten; in jeder Farbe ist { $low } die niedrigste Karte und { $high } die höchste.
rules-pack-without = Gespielt wird mit { $count } Karten, einem vollen Spiel ohne { $cards }; in jeder Farbe ist { $low } die niedrigste Karte und { $high } die höchste.
rules-board-cards = { $count ->
    [one] Eine Boodle-Karte aus einem zweiten Spiel liegt offen auf dem Tisch: { $cards }.
   *[other] { $number } Boodle-Karten aus einem zweiten Spiel liegen offen auf dem Tisch: { $cards }.
}
rules-board-cards-and = { $count ->
    [one] Auf dem Spielfeld sind eine Boodle-Karte – { $cards } – und { $spaces }.
   *[other] Auf dem Spielfeld sind { $number } Boodle-Karten – { $cards } – und { $spaces }.
}
rules-board-spaces = { $count ->
    [one] Das Spielfeld hat ein einziges Feld: { $names }.
   *[other] Das Spielfeld hat { $number } Felder: { $names }.
}
rules-boodles-are = { $count ->
    [one] Die Boodle-Karte ist { $cards }.
   *[other] Die Boodle-Karten sind { $cards }.
}
rules-boodles-also = { $count ->
    [one] Eine Boodle-Karte ist auch { $cards }.
   *[other] Boodle-Karten sind auch { $cards }.
}
rules-boodle-for = { $cards } für { $name }
rules-board-drawn = { $count ->
    [one] Die Boodle-Karte wird zu Beginn der Partie aus einem zweiten Spiel gezogen und bleibt bis zu deren Ende dieselbe.
   *[other] Die { $number } Boodle-Karten werden zu Beginn der Partie aus einem zweiten Spiel gezogen und bleiben bis zu deren Ende dieselben.
}
rules-board-drawn-some = { $count ->
    [one] Die erste Boodle-Karte wird zu Beginn der Partie aus einem zweiten Spiel gezogen und bleibt bis zu deren Ende dieselbe.
   *[other] Die ersten { $number } Boodle-Karten werden zu Beginn der Partie aus einem zweiten Spiel gezogen und bleiben bis zu deren Ende dieselben.
}
rules-drawn-ranks = Gezogen werden nur Karten der Werte { $ranks }.
rules-drawn-suits-differ = Keine zwei gezogenen Karten sind von derselben Farbe.
rules-drawn-ranks-differ = Keine zwei gezogenen Karten sind vom selben Wert.
rules-sums-bank = Einen festen Betrag zahlt die Bank: { $sums }.
rules-sums-each = Einen festen Betrag zahlen alle anderen, und zwar jeder: { $sums }.
rules-sum = { $chips } für { $cards }
rules-ante-all = Vor jeder Runde setzen alle, auch der Geber, { $stakes }.
rules-ante-both = Vor jeder Runde setzt der Geber { $dealer }; alle anderen setzen { $others }.
rules-ante-dealer = Vor jeder Runde setzt nur der Geber: { $stakes }.
rules-ante-others = Vor jeder Runde setzen alle außer dem Geber { $stakes }.
rules-stake = { $chips } { $place }
rules-stake-each = je { $chips } { $place }
rules-double = Beim Geben darf der Geber { $place } das Doppelte setzen, also { $double } statt { $chips }.
rules-free = { $after ->
    [yes] Danach verteilen alle { $chips } beliebig auf { $places }.
   *[no] Vor jeder Runde verteilen alle { $chips } beliebig auf { $places }.
}
rules-free-one = { $after ->
    [yes] Danach setzen alle { $chips } { $places }.
   *[no] Vor jeder Runde setzen alle { $chips } { $places }.
}
rules-over-boodles = die Boodle-Karten
rules-short-partial = { $stakes ->
    [fixed] Wer nicht genug Chips hat, setzt in der Reihenfolge des Spielfelds, was noch da ist, und spielt weiter mit.
    [free] Wer weniger Chips hat, setzt alle und spielt weiter mit.
   *[both] Wer nicht genug Chips hat, setzt, was noch da ist, zuerst die festen Einsätze in der Reihenfolge des Spielfelds, und spielt weiter mit.
}
rules-short-eliminate = Wer das nicht alles setzen kann, scheidet aus.
rules-short-rebuy = Wer das nicht alles setzen kann, kauft zuvor { $chips } von der Bank.

## The deal

rules-first-cut = Alle heben ab, und wer die höchste Karte hat, gibt zuerst; bei Gleichstand heben die Betroffenen noch einmal ab.
rules-first-seat = Zuerst gibt, wer auf dem { $seat ->
    [0] ersten
    [1] zweiten
    [2] dritten
    [3] vierten
    [4] fünften
    [5] sechsten
    [6] siebten
    [7] achten
   *[other] neunten
} Platz sitzt.
rules-first-random = Wer zuerst gibt, entscheidet das Los.
rules-deal-moves = Nach jeder Runde wechselt der Geber im Uhrzeigersinn.
rules-cut = Wer rechts vom Geber sitzt, hebt ab.
rules-deal-last = Das ganze Spiel wird einzeln im Uhrzeigersinn ausgeteilt, reihum an alle Spieler und jeweils zuletzt an { rules-dead-a }.
rules-deal-first = Das ganze Spiel wird einzeln im Uhrzeigersinn ausgeteilt, jeweils zuerst an { rules-dead-a } links vom Geber und dann an die Spieler.
rules-deal-uneven = Manche haben eine Karte mehr als andere.
rules-deal-odd = Die Spieler erhalten gleich viele Karten; was übrig bleibt, kommt ebenfalls { rules-dead-to }.
rules-deal-leftover = Die Karten werden einzeln im Uhrzeigersinn nur an die Spieler ausgeteilt, solange alle gleich viele bekommen; die übrigen sind { rules-dead }.
rules-deal-none = Das ganze Spiel wird einzeln im Uhrzeigersinn nur an die Spieler ausgeteilt.
rules-deal-size = { $count ->
    [one] Jeder Spieler erhält 1 Karte; die Karten, die nicht ausgeteilt werden, sind { rules-dead }.
   *[other] Jeder Spieler erhält einzeln { $count } Karten; die Karten, die nicht ausgeteilt werden, sind { rules-dead }.
}
rules-no-dead = Mit { $counts } Spielern bleibt nichts übrig.
rules-dead-lies = { rules-dead } liegt verdeckt und gehört niemandem.
rules-misdeal = Bis zur ersten angespielten Karte kann der Gastgeber die Runde für vergeben erklären: Dann wird zurückgezahlt, was seit dem Geben gezahlt wurde, die Einsätze bleiben liegen, und derselbe Geber gibt noch einmal.
rules-order = Nach dem Geben folgen der Reihe nach: { $phases }.
rules-phase-turn_up = das Aufdecken der Trumpfkarte
rules-phase-exchange = der Tausch { rules-dead-of }
rules-phase-collect = das Kassieren für gehaltene Karten
rules-phase-poker = der Vergleich der Pokerblätter
rules-phase-stops = das Ausspielen
rules-phase-rummy = das Melden

## The turn-up

rules-turn-up = Die letzte Karte { rules-dead-of } wird aufgedeckt; ihre Farbe ist Trumpf.
rules-turn-up-wins = Der Geber { $wins }, wenn sie { $cards } ist.

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
rules-no-credit = Wer keine { $chips } hat, kann das nicht.
rules-dealer-no-credit = Ein Geber, der keine { $chips } hat, kann das nicht.
rules-barred = Wer eine Boodle-Karte hält, darf es nicht.
rules-dealer-barred = Ein Geber, der eine Boodle-Karte hält, darf es nicht.
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
rules-share-sets = Gibt es mehrere solche Sätze, erhält jeder Satz einen gleichen Anteil, und was nicht aufgeht, bleibt liegen.
rules-share-sum = Können das mehrere, erhält jeder den vollen Betrag.
rules-poker = Dann werden die besten fünf Karten jedes Blattes als Pokerblatt verglichen; es wird weder getauscht noch geboten.
rules-poker-wins = Das beste Pokerblatt { $wins }.
rules-poker-share = Gleiche Blätter teilen, und was nicht aufgeht, bleibt liegen.
rules-poker-order = Die Rangfolge von oben: Straight Flush, Vierling, Full House, Flush, Straße, Drilling, zwei Paare, ein Paar, höchste Karte; das Ass ist hoch, in einer Straße darf es auch unter der Zwei stehen.

## The play

rules-leader-left = { $players ->
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
   *[no] Wer mangels der nächsten Karte übergangen wird, zahlt { $chips } { $into }: im Uhrzeigersinn alle, die zwischen der letzten Karte und dem sitzen, der weiterspielt, und alle anderen, wenn das derselbe ist oder die Karte { rules-dead-in } liegt. Niemand zahlt, wenn alle sehen, dass keine Karte folgen kann.
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
rules-per-card = { $players ->
    [2] Die andere Seite zahlt dafür { $chips } für jede Karte, die sie noch hält.
   *[other] Alle anderen zahlen ihm { $chips } für jede Karte, die sie noch halten.
}
rules-round-bonus = Die Bank zahlt ihm { $chips }.
rules-out-only = Wer so ausgeht, gewinnt die Runde.
rules-out-nothing = Wer so ausgeht, gewinnt die Runde, erhält dafür aber keine Chips.
rules-exempt = Wer dann noch { $card } hält, zahlt nichts.
rules-melds = Zuvor legen die anderen aus, was sich von ihren restlichen Karten melden lässt: Sätze aus drei oder vier Karten gleichen Werts und Folgen aus drei oder mehr Karten einer Farbe, jede Karte nur einmal. Für gemeldete Karten zahlen sie nichts.
rules-unplayed = Wer dann noch eine Boodle-Karte hält, legt auf ihr Feld noch einmal so viele Chips, wie dort liegen.
rules-short-available = Wer nicht genug hat, zahlt, was noch da ist; der Rest ist erlassen.
rules-short-debt = Wer nicht genug hat, zahlt, was noch da ist, und bleibt den Rest schuldig.
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
rules-end-manual = die letzte Runde gespielt ist, die der Gastgeber ausruft
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
