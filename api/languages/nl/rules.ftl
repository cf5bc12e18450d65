## De regels van een spel, gemaakt uit de opties ervan. Elk bericht is een zin of een deel daarvan;
## `rules-dead…` is de dode hand, waarvan de naam `dead` is en, klein met streepjes, `word`.

rules-or = of
rules-number = { $count ->
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
    [9] negen
    [10] tien
    [11] elf
    [12] twaalf
   *[other] { $count }
}
rules-range = { $min } tot { $max }
rules-quoted = ‘{ $name }’

## The dead hand

rules-dead = { $word ->
   *[other] de { $dead }
}
rules-dead-acc = { $word ->
   *[other] de { $dead }
}
rules-dead-in = { $word ->
   *[other] in de { $dead }
}
rules-dead-to = { $word ->
   *[other] naar de { $dead }
}
rules-dead-of = { $word ->
   *[other] van de { $dead }
}
rules-dead-a = { $word ->
   *[other] een { $dead }
}
rules-dead-new = { $word ->
   *[other] de nieuwe { $dead }
}

## Cards

rules-card = { $case ->
   *[other] { $rank ->
       *[other] de { $card }
    }
}
rules-trump = { $case ->
   *[other] { $rank ->
       *[other] de troef{ $name }
    }
}
rules-drawn = boodle-kaart { $number }
rules-boodle = een boodle-kaart
rules-rank = { $rank ->
   *[other] de { $name }
}
rules-ranks-of-all = de { $ranks } van elke kleur

## Spaces

rules-space = { $space ->
    [kitty] de kitty
    [pot] de pot
    [skat] de skat
    [poker] het pokervak
   *[other] het vak ‘{ $space }’
}
rules-space-into = { $space ->
    [kitty] in de kitty
    [pot] in de pot
    [skat] op de skat
    [poker] op het pokervak
   *[other] op het vak ‘{ $space }’
}
rules-space-pay = { $space ->
    [kitty] aan de kitty
    [pot] aan de pot
    [skat] aan de skat
    [poker] aan het pokervak
   *[other] aan het vak ‘{ $space }’
}
rules-space-on = { $space ->
    [kitty] in de kitty
    [pot] in de pot
    [skat] op de skat
    [poker] op het pokervak
   *[other] op het vak ‘{ $space }’
}
rules-space-from = { $space ->
    [kitty] uit de kitty
    [pot] uit de pot
    [skat] van de skat
    [poker] van het pokervak
   *[other] van het vak ‘{ $space }’
}
rules-space-take = { $space ->
    [kitty] de kitty
    [pot] de pot
    [skat] de skat
    [poker] de fiches op het pokervak
   *[other] de fiches op het vak ‘{ $space }’
}
rules-spaces = de vakken { $names }
rules-spaces-into = op de vakken { $names }
rules-spaces-pay = aan de vakken { $names }
rules-spaces-on = op de vakken { $names }
rules-spaces-from = van de vakken { $names }
rules-spaces-take = de fiches op de vakken { $names }
rules-cards-into = op { $cards }
rules-cards-pay = aan { $cards }
rules-cards-on = op { $cards }
rules-cards-from = van { $cards }
rules-cards-take = de fiches op { $cards }
rules-each-space = op elk vak
rules-each-boodle = op elke boodle-kaart
rules-each-place = op elke boodle-kaart en op elk ander vak
rules-to-dealer = aan de deler

## Winning

rules-wins-it = pakt alle fiches die erop liggen
rules-wins-its-space = pakt alle fiches op het vak ervan
rules-wins-sum-bank = krijgt daarvoor het vaste bedrag van de bank
rules-wins-sum-each = krijgt daarvoor het vaste bedrag van elke andere speler
rules-wins-it-now = pakt meteen alle fiches die erop liggen
rules-wins-its-space-now = pakt meteen alle fiches op het vak ervan
rules-wins-sum-bank-now = krijgt daarvoor meteen het vaste bedrag van de bank
rules-wins-sum-each-now = krijgt daarvoor meteen het vaste bedrag van elke andere speler
rules-wins-take = pakt { $take }
rules-wins-bank = krijgt { $chips } van de bank
rules-wins-each = krijgt { $chips } van elke andere speler

## Players, pack, board and stakes

rules-players = { $most ->
    [2] Voor 2 spelers, die ieder met { $chips } beginnen.
   *[other] Voor { $players } spelers; iedereen speelt voor zich en begint met { $chips }.
}
rules-players-without-chips = { $most ->
    [2] Voor 2 spelers; er wordt zonder fiches gespeeld.
   *[other] Voor { $players } spelers; iedereen speelt voor zich, en wel zonder fiches.
}
rules-pack = Er wordt gespeeld met { $count } kaarten; in elke kleur is { $low } de laagste kaart en { $high } de hoogste.
rules-pack-without = Er wordt gespeeld met { $count } kaarten, een vol spel zonder { $cards }; in elke kleur is { $low } de laagste kaart en { $high } de hoogste.
rules-board-cards = { $count ->
    [one] Eén boodle-kaart uit een tweede spel ligt open op tafel: { $cards }.
   *[other] { $number } boodle-kaarten uit een tweede spel liggen open op tafel: { $cards }.
}
rules-board-cards-and = { $count ->
    [one] Op het bord staan één boodle-kaart – { $cards } – en { $spaces }.
   *[other] Op het bord staan { $number } boodle-kaarten – { $cards } – en { $spaces }.
}
rules-board-drawn-cards = { $count ->
    [one] Eén boodle-kaart ligt open op tafel.
   *[other] { $number } boodle-kaarten liggen open op tafel.
}
rules-board-drawn-cards-and = { $count ->
    [one] Op het bord staan één boodle-kaart en { $spaces }.
   *[other] Op het bord staan { $number } boodle-kaarten en { $spaces }.
}
rules-board-spaces = { $count ->
    [one] Het bord heeft één vak: { $names }.
   *[other] Het bord heeft { $number } vakken: { $names }.
}
rules-boodles-are = { $count ->
    [one] De boodle-kaart is { $cards }.
   *[other] De boodle-kaarten zijn { $cards }.
}
rules-boodles-also = { $count ->
    [one] Ook { $cards } is een boodle-kaart.
   *[other] Ook { $cards } zijn boodle-kaarten.
}
rules-boodle-for = { $cards } voor { $name }
rules-board-drawn = { $count ->
    [one] De boodle-kaart wordt aan het begin van de sessie uit een tweede spel getrokken en blijft tot het einde dezelfde.
   *[other] De { $number } boodle-kaarten worden aan het begin van de sessie uit een tweede spel getrokken en blijven tot het einde dezelfde.
}
rules-board-drawn-some = { $count ->
    [one] De eerste boodle-kaart wordt aan het begin van de sessie uit een tweede spel getrokken en blijft tot het einde dezelfde.
   *[other] De eerste { $number } boodle-kaarten worden aan het begin van de sessie uit een tweede spel getrokken en blijven tot het einde dezelfde.
}
rules-drawn-ranks = Alleen kaarten van de waarden { $ranks } worden getrokken.
rules-drawn-suits-differ = Geen twee getrokken kaarten hebben dezelfde kleur.
rules-drawn-ranks-differ = Geen twee getrokken kaarten hebben dezelfde waarde.
rules-sums-bank = De bank betaalt een vast bedrag: { $sums }.
rules-sums-each = Elke andere speler betaalt een vast bedrag: { $sums }.
rules-sum-each = telkens { $chips } voor { $cards }
rules-sum = { $chips } voor { $cards }
rules-ante-all = { $most ->
    [2] Vóór elke ronde leggen beide spelers { $stakes }.
   *[other] Vóór elke ronde legt iedereen, ook de deler, { $stakes }.
}
rules-ante-split = Vóór elke ronde legt de deler { $dealer } en { $most ->
    [2] de ander
   *[other] ieder ander
} { $others } { $place }.
rules-ante-both = Vóór elke ronde legt de deler { $dealer }; alle anderen leggen { $others }.
rules-ante-dealer = Vóór elke ronde zet alleen de deler in: { $stakes }.
rules-ante-others = Vóór elke ronde legt iedereen behalve de deler { $stakes }.
rules-stake = { $chips } { $place }
rules-stake-each = telkens { $chips } { $place }
rules-double-always = De deler legt { $place } altijd het dubbele, dus { $double } in plaats van { $chips }.
rules-double = Bij het delen mag de deler { $place } het dubbele leggen, dus { $double } in plaats van { $chips }.
rules-free = { $after ->
    [yes] Daarna verdeelt iedereen naar keuze { $chips } over { $places }.
   *[no] Vóór elke ronde verdeelt iedereen naar keuze { $chips } over { $places }.
}
rules-free-one = { $after ->
    [yes] Daarna legt iedereen { $chips } { $places }.
   *[no] Vóór elke ronde legt iedereen { $chips } { $places }.
}
rules-over-boodles = de boodle-kaarten
rules-short-partial = { $stakes ->
    [fixed] Wie niet genoeg fiches heeft, zet in de volgorde van het bord in wat er nog is en speelt gewoon mee.
    [free] Wie minder fiches heeft, zet alles in en speelt gewoon mee.
   *[both] Wie niet genoeg fiches heeft, zet in wat er nog is, eerst de vaste inzet in de volgorde van het bord, en speelt gewoon mee.
}
rules-short-eliminate = Wie dat niet allemaal kan inzetten, valt af.
rules-short-rebuy = Wie dat niet allemaal kan inzetten, koopt eerst { $chips } van de bank.

## The deal

rules-first-cut = { $most ->
    [2] Beiden couperen, en wie de hoogste kaart heeft, deelt eerst; bij gelijke kaarten couperen beiden opnieuw.
   *[other] Iedereen coupeert, en wie de hoogste kaart heeft, deelt eerst; bij een gelijke stand couperen die spelers opnieuw.
}
rules-first-seat = Wie op de { $seat ->
    [0] eerste
    [1] tweede
    [2] derde
    [3] vierde
    [4] vijfde
    [5] zesde
    [6] zevende
    [7] achtste
   *[other] negende
} plaats zit, deelt eerst.
rules-first-random = Wie eerst deelt, wordt door loting bepaald.
rules-deal-moves = { $most ->
    [2] Daarna wordt om beurten gedeeld.
   *[other] Na elke ronde gaat de beurt om te delen met de klok mee verder.
}
rules-cut = Wie rechts van de deler zit, coupeert.
rules-deal-last = Het hele spel wordt kaart voor kaart met de klok mee gedeeld aan alle spelers en, telkens als laatste, aan { rules-dead-a }.
rules-deal-first = Het hele spel wordt kaart voor kaart met de klok mee gedeeld, telkens eerst aan { rules-dead-a } links van de deler en dan aan de spelers.
rules-deal-uneven = Sommige spelers krijgen een kaart meer dan andere.
rules-deal-odd = De spelers krijgen evenveel kaarten; wat overblijft, gaat ook { rules-dead-to }.
rules-deal-leftover = De kaarten worden één voor één met de klok mee alleen aan de spelers gedeeld, zolang iedereen er evenveel krijgt; de overige kaarten zijn { rules-dead }.
rules-deal-none = Het hele spel wordt kaart voor kaart met de klok mee alleen aan de spelers gedeeld.
rules-deal-size = { $count ->
    [one] Iedere speler krijgt 1 kaart; de kaarten die niet worden gedeeld, zijn { rules-dead }.
   *[other] Iedere speler krijgt één voor één { $count } kaarten; de kaarten die niet worden gedeeld, zijn { rules-dead }.
}
rules-no-dead = Met { $counts } spelers blijft er niets over.
rules-dead-lies = { rules-dead } ligt gedekt en is van niemand.
rules-misdeal = Tot de eerste kaart is gespeeld, kan de gastheer de gift ongeldig verklaren: dan wordt terugbetaald wat sinds het delen is betaald, de inzet blijft liggen, en dezelfde deler deelt opnieuw.
rules-order = Na het delen volgen in deze volgorde: { $phases }.
rules-phase-turn_up = het openleggen van de troefkaart
rules-phase-exchange = de ruil { rules-dead-of }
rules-phase-collect = het pakken voor kaarten in de hand
rules-phase-poker = het vergelijken van de pokerhanden
rules-phase-stops = het uitspelen
rules-phase-rummy = het melden
