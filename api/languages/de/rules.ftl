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

rules-card = { $case ->
    [nom] { $rank ->
        [A] das { $card }
        [K] der { $card }
        [J] der { $card }
       *[other] die { $card }
    }
    [dat] { $rank ->
        [A] dem { $card }
        [K] dem { $card }
        [J] dem { $card }n
       *[other] der { $card }
    }
   *[acc] { $rank ->
        [A] das { $card }
        [K] den { $card }
        [J] den { $card }n
       *[other] die { $card }
    }
}
rules-trump = { $case ->
    [nom] { $rank ->
        [A] das Trumpf-{ $name }
        [K] der Trumpf-{ $name }
        [J] der Trumpf-{ $name }
       *[other] die Trumpf-{ $name }
    }
    [dat] { $rank ->
        [A] dem Trumpf-{ $name }
        [K] dem Trumpf-{ $name }
        [J] dem Trumpf-{ $name }n
       *[other] der Trumpf-{ $name }
    }
   *[acc] { $rank ->
        [A] das Trumpf-{ $name }
        [K] den Trumpf-{ $name }
        [J] den Trumpf-{ $name }n
       *[other] die Trumpf-{ $name }
    }
}
rules-drawn = Boodle-Karte { $number }
rules-boodle = eine Boodle-Karte
rules-rank = { $rank ->
    [A] das { $name }
    [K] der { $name }
    [J] der { $name }
   *[other] die { $name }
}
rules-ranks-of-all = alle Karten vom Wert { $ranks }

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
rules-space-pay = { $space ->
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
rules-spaces-pay = auf die Felder { $names }
rules-spaces-on = auf den Feldern { $names }
rules-spaces-from = von den Feldern { $names }
rules-spaces-take = die Chips auf den Feldern { $names }
rules-cards-into = auf { $cards }
rules-cards-pay = auf { $cards }
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

rules-players = { $most ->
    [2] Für 2 Spieler, die mit je { $chips } beginnen.
   *[other] Für { $players } Spieler; alle spielen für sich und beginnen mit { $chips }.
}
rules-players-without-chips = { $most ->
    [2] Für 2 Spieler; gespielt wird ohne Chips.
   *[other] Für { $players } Spieler; alle spielen für sich, und zwar ohne Chips.
}
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
rules-board-drawn-cards = { $count ->
    [one] Eine Boodle-Karte liegt offen auf dem Tisch.
   *[other] { $number } Boodle-Karten liegen offen auf dem Tisch.
}
rules-board-drawn-cards-and = { $count ->
    [one] Auf dem Spielfeld sind eine Boodle-Karte und { $spaces }.
   *[other] Auf dem Spielfeld sind { $number } Boodle-Karten und { $spaces }.
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
    [one] Auch { $cards } ist eine Boodle-Karte.
   *[other] Auch { $cards } sind Boodle-Karten.
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
rules-sums-each = Einen festen Betrag zahlt jeder andere: { $sums }.
rules-sum-each = je { $chips } für { $cards }
rules-sum = { $chips } für { $cards }
rules-ante-all = { $most ->
    [2] Vor jeder Runde setzen beide { $stakes }.
   *[other] Vor jeder Runde setzen alle, auch der Geber, { $stakes }.
}
rules-ante-split = Vor jeder Runde setzt der Geber { $dealer } und { $most ->
    [2] der andere
   *[other] jeder andere
} { $others } { $place }.
rules-ante-both = Vor jeder Runde setzt der Geber { $dealer }; alle anderen setzen { $others }.
rules-ante-dealer = Vor jeder Runde setzt nur der Geber: { $stakes }.
rules-ante-others = Vor jeder Runde setzen alle außer dem Geber { $stakes }.
rules-stake = { $chips } { $place }
rules-stake-each = je { $chips } { $place }
rules-double-always = Der Geber setzt { $place } immer das Doppelte, also { $double } statt { $chips }.
rules-double = Beim Geben darf der Geber { $place } das Doppelte setzen, also { $double } statt { $chips }.
rules-free = { $after ->
    [yes] Danach verteilt jeder { $chips } beliebig auf { $places }.
   *[no] Vor jeder Runde verteilt jeder { $chips } beliebig auf { $places }.
}
rules-free-one = { $after ->
    [yes] Danach setzt jeder { $chips } { $places }.
   *[no] Vor jeder Runde setzt jeder { $chips } { $places }.
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

rules-first-cut = { $most ->
    [2] Beide heben ab, und wer die höhere Karte hat, gibt zuerst; bei gleichen Karten heben beide noch einmal ab.
   *[other] Alle heben ab, und wer die höchste Karte hat, gibt zuerst; bei Gleichstand heben die Betroffenen noch einmal ab.
}
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
rules-deal-moves = { $most ->
    [2] Danach wird abwechselnd gegeben.
   *[other] Nach jeder Runde wechselt der Geber im Uhrzeigersinn.
}
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
