## De regels van een spel, van het openleggen tot het einde van de sessie. Wat `rules.ftl` over de
## dode hand zegt, geldt ook hier.

## The turn-up

rules-turn-up = De laatste kaart { rules-dead-of } wordt opengelegd; de kleur ervan is troef.
rules-turn-up-wins = Is het { $cards }, dan geldt: de deler { $wins }.

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
    [yes] Wil niemand, dan bekijkt de deler { rules-dead-acc } en mag hij daarna { $price } ruilen.
   *[no] Wil niemand, dan mag de deler zelf ruilen, nog steeds ongezien en { $price }.
}
rules-sale-otherwise = Doet de deler dat niet, dan mogen de anderen { rules-dead-acc } hebben, ongezien en { $price }.
rules-dealer-takes = { $peek ->
    [yes] De deler bekijkt { rules-dead-acc } en mag { $what } er daarna tegen ruilen, { $price }.
   *[no] De deler mag { $what } ruilen tegen { rules-dead-acc }, ongezien en { $price }.
}
rules-whole-hand = zijn hele hand
rules-as-many = evenveel kaarten van zijn hand
rules-thrown-in = { $what ->
    [cards] De afgelegde kaarten zijn { rules-dead-new } en blijven gedekt liggen.
   *[hand] De afgelegde hand is { rules-dead-new } en blijft gedekt liggen.
}
rules-no-credit = Wie minder dan { $chips } heeft, kan niet kopen.
rules-dealer-no-credit = Een deler die minder dan { $chips } heeft, kan dat niet.
rules-barred = Wie een boodle-kaart heeft, mag { rules-dead-acc } niet nemen.
rules-dealer-barred = Een deler die een boodle-kaart heeft, mag { rules-dead-acc } niet nemen.
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
rules-share-sets = Zijn er meer van zulke sets, ook bij één speler, dan krijgt elke set een gelijk deel; wat niet te delen is, blijft liggen.
rules-share-sum = Kunnen meer spelers dat, dan krijgt ieder het volle bedrag.
rules-poker = De beste vijf kaarten van elke hand worden als pokerhand vergeleken; er wordt niet geruild en niet geboden.
rules-poker-wins = De beste pokerhand { $wins }.
rules-poker-share = Gelijke handen delen; wat niet te delen is, blijft liggen.
rules-poker-order = Van hoog naar laag: straight flush, vier gelijke kaarten, full house, flush, straat, drie gelijke kaarten, twee paar, één paar, hoogste kaart; de aas is hoog, en in een straat mag hij ook onder de twee staan.

## The play

rules-leader-left = { $most ->
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
   *[no] Is de volgende kaart aan de beurt, dan betaalt iedereen die met de klok mee tussen de laatste kaart en degene met de volgende zit, { $chips } { $into }; heeft dezelfde speler die kaart{ $hidden ->
        [yes] { " " }of ligt zij { rules-dead-in }
       *[no] { "" }
    }, dan betalen alle anderen. Niemand betaalt als iedereen ziet dat er geen kaart kan volgen.
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
rules-per-card = { $most ->
    [2] De tegenstander betaalt die speler { $chips } voor elke kaart die hijzelf nog in de hand heeft.
   *[other] Elke tegenstander betaalt die speler { $chips } voor elke kaart die hijzelf nog in de hand heeft.
}
rules-round-bonus = De bank betaalt die speler { $chips }.
rules-out-only = Die speler wint de ronde.
rules-out-nothing = Die speler wint de ronde, maar krijgt daar geen fiches voor.
rules-exempt = Wie dan nog { $card } heeft, betaalt niets.
rules-melds = Vóór het betalen leggen de anderen neer wat zij van hun overgebleven kaarten kunnen melden: sets van drie of vier kaarten van dezelfde waarde en series van drie of meer kaarten van één kleur, elke kaart maar één keer. Voor gemelde kaarten betalen zij niets.
rules-unplayed = Wie dan nog { $cards } heeft, legt op het vak ervan nog eens zoveel fiches als daar liggen, of zoveel als er nog zijn.
rules-short-available = Wie te weinig heeft, betaalt wat er nog is; de rest wordt kwijtgescholden.
rules-short-debt = Wie te weinig heeft, betaalt wat er nog is, en de bank leent de rest: wat die speler later krijgt, gaat eerst terug naar de bank, en aan het eind wordt een schuld van de fiches afgetrokken.
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
