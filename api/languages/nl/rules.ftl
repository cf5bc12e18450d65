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

rules-card = { $card }
rules-trump = troef{ $rank }
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
rules-spaces-on = op de vakken { $names }
rules-spaces-from = van de vakken { $names }
rules-spaces-take = de fiches op de vakken { $names }
rules-cards-into = op { $cards }
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

rules-players = Voor { $players } spelers; iedereen speelt voor zich en begint met { $chips }.
rules-players-without-chips = Voor { $players } spelers; iedereen speelt voor zich, en wel zonder fiches.
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
rules-board-spaces = { $count ->
    [one] Het bord heeft één vak: { $names }.
   *[other] Het bord heeft { $number } vakken: { $names }.
}
rules-boodles-are = { $count ->
    [one] De boodle-kaart is { $cards }.
   *[other] De boodle-kaarten zijn { $cards }.
}
rules-boodles-also = { $count ->
    [one] Een boodle-kaart is ook { $cards }.
   *[other] Boodle-kaarten zijn ook { $cards }.
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
rules-sum = { $chips } voor { $cards }
rules-ante-all = Voor elke ronde legt iedereen, ook de deler, { $stakes }.
rules-ante-both = Voor elke ronde legt de deler { $dealer }; alle anderen leggen { $others }.
rules-ante-dealer = Voor elke ronde zet alleen de deler in: { $stakes }.
rules-ante-others = Voor elke ronde legt iedereen behalve de deler { $stakes }.
rules-stake = { $chips } { $place }
rules-stake-each = telkens { $chips } { $place }
rules-double = Bij het delen mag de deler { $place } het dubbele leggen, dus { $double } in plaats van { $chips }.
rules-free = { $after ->
    [yes] Daarna verdeelt iedereen naar keuze { $chips } over { $places }.
   *[no] Voor elke ronde verdeelt iedereen naar keuze { $chips } over { $places }.
}
rules-free-one = { $after ->
    [yes] Daarna legt iedereen { $chips } { $places }.
   *[no] Voor elke ronde legt iedereen { $chips } { $places }.
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

rules-first-cut = Iedereen coupeert, en wie de hoogste kaart heeft, deelt eerst; bij een gelijke stand couperen die spelers opnieuw.
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
rules-deal-moves = Na elke ronde gaat de beurt om te delen met de klok mee verder.
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
rules-dead-lies = { rules-dead } ligt dicht en is van niemand.
rules-misdeal = Tot de eerste kaart is gespeeld, kan de gastheer de gift ongeldig verklaren: dan wordt terugbetaald wat sinds het delen is betaald, de inzet blijft liggen, en dezelfde deler deelt opnieuw.
rules-order = Na het delen volgen in deze volgorde: { $phases }.
rules-phase-turn_up = het openleggen van de troefkaart
rules-phase-exchange = de ruil { rules-dead-of }
rules-phase-collect = het pakken voor kaarten in de hand
rules-phase-poker = het vergelijken van de pokerhanden
rules-phase-stops = het uitspelen
rules-phase-rummy = het melden

## The turn-up

rules-turn-up = De laatste kaart { rules-dead-of } wordt opengelegd; de kleur ervan is troef.
rules-turn-up-wins = De deler { $wins } als het { $cards } is.

## The exchange

rules-for = voor { $chips }
rules-for-into = voor { $chips }, te betalen { $into }
rules-same-price = voor dezelfde prijs
rules-free-of-charge = gratis
rules-forced-stake = Eerst legt de deler { $chips } { $into }, of alles als hij minder heeft.
rules-sale-offer = { $must ->
    [yes] De deler moet { rules-dead-acc } ongezien { $price } aanbieden.
   *[no] De deler mag { rules-dead-acc } ongezien { $price } aanbieden; doet hij dat niet, dan blijft alles zoals het is.
}
rules-sale-buyers = Te beginnen links van de deler mag iedereen om de beurt kopen: wie koopt, betaalt de prijs { $into }, legt de hele hand af en neemt daarvoor { rules-dead-acc }; daarmee is de verkoop afgelopen.
rules-sale-takers = Te beginnen links van de deler mag iedereen om de beurt ruilen: wie dat doet, legt de hele hand af en neemt daarvoor { rules-dead-acc }; daarmee is het aanbod voorbij.
rules-sale-unsold = { $peek ->
    [yes] Doet niemand dat, dan bekijkt de deler { rules-dead-acc } en mag hij daarna { $price } ruilen.
   *[no] Doet niemand dat, dan mag de deler zelf ruilen, nog steeds ongezien en { $price }.
}
rules-sale-otherwise = Doet de deler dat niet, dan mogen de anderen { rules-dead-acc } hebben, ongezien en { $price }.
rules-dealer-takes = { $peek ->
    [yes] De deler bekijkt { rules-dead-acc } en mag { $what } er daarna tegen ruilen, { $price }.
   *[no] De deler mag { $what } ruilen tegen { rules-dead-acc }, ongezien en { $price }.
}
rules-whole-hand = zijn hele hand
rules-as-many = evenveel kaarten van zijn hand
rules-thrown-in = { $what ->
    [cards] De afgelegde kaarten zijn { rules-dead-new } en blijven dicht liggen.
   *[hand] De afgelegde hand is { rules-dead-new } en blijft dicht liggen.
}
rules-no-credit = Wie geen { $chips } heeft, kan dat niet.
rules-dealer-no-credit = Een deler die geen { $chips } heeft, kan dat niet.
rules-barred = Wie een boodle-kaart heeft, mag het niet.
rules-dealer-barred = Een deler die een boodle-kaart heeft, mag het niet.
rules-widow = Wie { rules-dead-acc } neemt, { $wins }.
rules-auction = { $who ->
    [all] Nu wordt { rules-dead } ongezien geveild: te beginnen links van de deler bieden de spelers om de beurt, de deler als laatste.
    [rest] Doet de deler dat niet, dan wordt { rules-dead } ongezien onder de anderen geveild: te beginnen links van de deler bieden zij om de beurt.
   *[others] Nu wordt { rules-dead } ongezien geveild: te beginnen links van de deler bieden de spelers om de beurt, behalve de deler.
} Het eerste bod is minstens { $chips }, elk volgend bod is hoger, en niemand mag meer bieden dan hij heeft.
rules-auction-own = Biedt de deler het meest, dan betaalt hij niets.
rules-auction-end = Wie past, doet niet meer mee. Wie het meest biedt, betaalt het bod { $into }, legt de hele hand af en neemt daarvoor { rules-dead-acc }; past iedereen, dan wordt er niet geruild.

## Collecting and poker

rules-collect = Wie { $cards } heeft, toont die kaart en { $wins }.
rules-collect-set = Wie { $ranks } { $suit } heeft, toont die kaarten en { $wins }.
rules-of-suit = van { $suit }
rules-of-one-suit = van één en dezelfde kleur
rules-share-players = Kunnen meer spelers dat, dan delen zij gelijk; wat niet te delen is, blijft liggen.
rules-share-sets = Zijn er meer van zulke sets, dan krijgt elke set een gelijk deel; wat niet te delen is, blijft liggen.
rules-share-sum = Kunnen meer spelers dat, dan krijgt ieder het volle bedrag.
rules-poker = Dan worden de beste vijf kaarten van elke hand als pokerhand vergeleken; er wordt niet geruild en niet geboden.
rules-poker-wins = De beste pokerhand { $wins }.
rules-poker-share = Gelijke handen delen; wat niet te delen is, blijft liggen.
rules-poker-order = Van hoog naar laag: straight flush, vier gelijke kaarten, full house, flush, straat, drie gelijke kaarten, twee paar, één paar, hoogste kaart; de aas is hoog, en in een straat mag hij ook onder de twee staan.

## The play

rules-leader-left = { $players ->
    [2] Wie niet heeft gedeeld,
   *[other] Wie links van de deler zit,
}
rules-leader-dealer = De deler
rules-leader-lowest = Wie van alle spelers de laagste kaart van { $suit } heeft,
rules-leader-poker = Wie de beste pokerhand had – van gelijke de eerste, te tellen vanaf links van de deler –,
rules-leads = { $leader } komt uit met { $lead }.
rules-leads-again = Wie het laatst heeft gespeeld, komt dan uit met { $lead }.

rules-lead-any = een kaart naar keuze
rules-lead-lowest_of_suit = de laagste kaart van een kleur naar keuze
rules-lead-lowest_of_longest = de laagste kaart van de langste kleur in de hand (bij even lange naar keuze)
rules-lead-lowest_in_hand = de laagste kaart in de hand (bij gelijke naar keuze)
rules-lead-any-change = een kaart naar keuze van een andere kleur
rules-lead-lowest_of_suit-change = de laagste kaart van een andere kleur
rules-lead-lowest_of_longest-change = de laagste kaart van de langste andere kleur (bij even lange naar keuze)
rules-lead-lowest_in_hand-change = de laagste kaart van alle andere kleuren (bij gelijke naar keuze)
rules-lead-any-change_colour = een rode kaart naar keuze na een zwarte reeks, een zwarte na een rode
rules-lead-lowest_of_suit-change_colour = de laagste kaart van een rode kleur na een zwarte reeks, van een zwarte kleur na een rode
rules-lead-lowest_of_longest-change_colour = de laagste kaart van de langste rode kleur na een zwarte reeks, van de langste zwarte kleur na een rode
rules-lead-lowest_in_hand-change_colour = de laagste rode kaart na een zwarte reeks, de laagste zwarte na een rode

rules-follow = Wie de volgende hogere kaart van die kleur heeft, moet die spelen, ook wie net zelf heeft gespeeld; zo loopt de reeks kaart voor kaart op.
rules-withhold = Daarna wordt iedereen om de beurt, met de klok mee, naar de volgende hogere kaart van die kleur gevraagd, als laatste wie zojuist heeft gespeeld: wie de kaart heeft, mag die spelen of passen, alle anderen passen. Is zij gespeeld, dan wordt op dezelfde manier naar de volgende gevraagd. Heeft iedereen gepast, dan stopt de reeks{ $hidden ->
    [yes] , en niemand komt te weten of de kaart is achtergehouden of { rules-dead-in } ligt.
   *[no] .
}
rules-stops = De reeks stopt { $also ->
    [yes] ook { $causes }.
   *[no] { $causes }.
}
rules-stop-top = als { $rank } is gespeeld
rules-stop-next = als niemand de volgende kaart kan spelen omdat die { $why }
rules-stop-next-known = als de volgende kaart { $why }
rules-why-dead = { rules-dead-in } ligt
rules-why-played = al eerder is gespeeld
rules-why-removed = niet in het spel zit
rules-forced = { $count ->
    [one] { $cards } beëindigt de reeks altijd.
   *[other] { $cards } beëindigen de reeks altijd.
}
rules-no-lead-same = { $restart ->
    [change] Wie geen andere kleur heeft, komt nog eens met dezelfde uit.
   *[change_colour] Wie zo'n kaart niet heeft, komt met rood na rood of zwart na zwart uit.
}
rules-no-lead-pass = Wie zo'n kaart niet heeft, geeft de beurt om uit te komen door naar links, waar hetzelfde geldt; heeft niemand er een, dan mag wie het laatst heeft gespeeld met elke kleur uitkomen.
rules-no-lead-pass-fee = Wie zo'n kaart niet heeft, betaalt { $chips } { $into } en geeft de beurt om uit te komen door naar links, waar hetzelfde geldt; heeft niemand er een, dan mag wie het laatst heeft gespeeld met elke kleur uitkomen.
rules-pass-fee = { $withhold ->
    [yes] Elke keer passen kost { $chips }, te betalen { $into }.
   *[no] Wie wordt overgeslagen omdat hij de volgende kaart niet heeft, betaalt { $chips } { $into }: met de klok mee iedereen tussen de laatste kaart en degene die verder speelt, en alle anderen als dat dezelfde is of als de kaart { rules-dead-in } ligt. Niemand betaalt als iedereen ziet dat er geen kaart kan volgen.
}
rules-short-fee = Wie minder fiches heeft, betaalt wat er nog is.
rules-stop-bonus = Wie de kaart speelt waarbij een reeks stopt, krijgt meteen { $bonus } { $causes }; de kaart waarmee de ronde eindigt, levert niets op.
rules-stop-bonus-any = Wie de kaart speelt waarbij een reeks stopt, krijgt meteen { $bonus }, om welke reden ook; de kaart waarmee de ronde eindigt, levert niets op.
rules-bonus-each = { $chips } van elke andere speler
rules-bonus-pot = { $chips } { $from } (of wat daar nog ligt)
rules-bonus-bank = { $chips } van de bank
rules-bonus-top = als het de hoogste van de kleur is
rules-bonus-forced = als zij de reeks altijd beëindigt
rules-bonus-unplayed = als niemand de volgende heeft gespeeld
rules-bonus-next = als de volgende kaart { $why }
rules-play = Wie { $cards } speelt, bij het uitkomen of in de reeks, { $wins }.
rules-play-set = Wie in één ronde { $cards } speelt, { $wins }.
rules-play-set-last = Zijn in één ronde { $cards } gespeeld, door wie dan ook, dan geldt voor de laatste daarvan: wie die speelt, { $wins }.

## Going out

rules-out = De ronde eindigt zodra iemand zijn laatste kaart speelt.
rules-out-wins = Die speler { $wins }.
rules-out-unclaimed = Die speler { $wins }, tenzij daar in deze ronde al iemand iets heeft gewonnen.
rules-per-card = { $players ->
    [2] De tegenstander betaalt die speler { $chips } voor elke kaart die hij nog in de hand heeft.
   *[other] Elke tegenstander betaalt die speler { $chips } voor elke kaart die hij nog in de hand heeft.
}
rules-round-bonus = De bank betaalt die speler { $chips }.
rules-out-only = Die speler wint de ronde.
rules-out-nothing = Die speler wint de ronde, maar krijgt daar geen fiches voor.
rules-exempt = Wie dan { $card } nog heeft, betaalt niets.
rules-melds = Daarvoor leggen de anderen neer wat zij van hun overgebleven kaarten kunnen melden: sets van drie of vier kaarten van dezelfde waarde en series van drie of meer kaarten van één kleur, elke kaart maar één keer. Voor gemelde kaarten betalen zij niets.
rules-unplayed = Wie dan nog een boodle-kaart heeft, legt op het vak ervan nog eens zoveel fiches als daar liggen.
rules-short-available = Wie te weinig heeft, betaalt wat er nog is; de rest is kwijtgescholden.
rules-short-debt = Wie te weinig heeft, betaalt wat er nog is en blijft de rest schuldig.
rules-carry-keep = Fiches die niemand heeft gewonnen, blijven liggen voor de volgende ronde.
rules-carry-keep-on = Fiches { $on } die niemand heeft gewonnen, blijven liggen voor de volgende ronde.
rules-carry-return = Fiches die niemand heeft gewonnen, gaan terug naar wie ze heeft ingezet.
rules-carry-return-on = Fiches { $on } die niemand heeft gewonnen, gaan terug naar wie ze heeft ingezet.
rules-carry-to_pot = Fiches die niemand heeft gewonnen, gaan dan voor de volgende ronde { $into }.
rules-carry-to_pot-on = Fiches { $on } die niemand heeft gewonnen, gaan dan voor de volgende ronde { $into }.
rules-dead-shown = { $shown ->
    [yes] Na de ronde wordt { rules-dead } aan iedereen getoond.
   *[no] Ook na de ronde wordt { rules-dead } niet getoond.
}

## The session

rules-bust-eliminate = Wie na een ronde geen fiches meer heeft, valt af.
rules-bust-keep = Wie geen fiches meer heeft, blijft meespelen zonder iets in te zetten of te betalen, tot er weer fiches zijn.
rules-ends = De sessie eindigt zodra { $ends }.
rules-end-rounds = { $count ->
    [one] 1 ronde is gespeeld
   *[other] { $count } ronden zijn gespeeld
}
rules-end-minutes = { $count ->
    [one] 1 minuut voorbij is (de lopende ronde wordt nog afgemaakt)
   *[other] { $count } minuten voorbij zijn (de lopende ronde wordt nog afgemaakt)
}
rules-end-first_bust = iemand na een ronde geen fiches meer heeft
rules-end-last_standing = nog maar één speler fiches heeft
rules-end-manual = de laatste ronde is gespeeld die de gastheer afroept
rules-end-few = er minder dan { $count } spelers over zijn
rules-end-max = { $count ->
    [one] Na 1 ronde is het in elk geval afgelopen.
   *[other] Na { $count } ronden is het in elk geval afgelopen.
}
rules-most-chips = Wie de meeste fiches heeft, wint.
rules-most-rounds = Wie de meeste ronden heeft gewonnen, wint.
rules-tie-shared = Bij een gelijke stand wordt de winst gedeeld.
rules-tie-extra_round = Staan er aan kop spelers gelijk, dan beslissen extra ronden; na tien daarvan wordt de winst gedeeld.
rules-leftovers-leave = Fiches die nog op het bord liggen, tellen voor niemand.
rules-leftovers-split = Fiches die nog op het bord liggen, worden gelijk verdeeld onder wie nog meespeelt.
rules-leftovers-winner = Fiches die nog op het bord liggen, gaan naar de winnaar.
