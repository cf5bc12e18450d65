## De opties van een spel, één voor één, voor formulieren: een paar woorden en wat ze betekent. Een
## id is het type en het onderdeel, de keuze of de variant waarover de tekst gaat.

## The ruleset

option-Ruleset-id = Kenmerk
option-Ruleset-id-meaning = Het kenmerk van de regels, of van het spel waaruit ze zijn gemaakt. Huisregels bij een spel van de server laten het zoals het is.
option-Ruleset-seats = Spelers
option-Ruleset-seats-meaning = Hoeveel spelers meedoen.
option-Ruleset-deck = Kaartspel
option-Ruleset-deck-meaning = De kaarten waarmee wordt gespeeld.
option-Ruleset-chips = Fiches
option-Ruleset-chips-meaning = Of om fiches wordt gespeeld en met hoeveel iedereen begint.
option-Ruleset-dealer = Deler
option-Ruleset-dealer-meaning = Wie eerst deelt en of de deler meer inzet.
option-Ruleset-boodle_source = Boodle-kaarten
option-Ruleset-boodle_source-meaning = Waar de boodle-kaarten vandaan komen.
option-Ruleset-board = Bord
option-Ruleset-board-meaning = De vakken waarop fiches liggen, op volgorde. In deze volgorde wordt ingezet als de fiches niet voor alle vakken genoeg zijn.
option-Ruleset-board-item = Vak
option-Ruleset-board-item-meaning = Een vak van het bord.
option-Ruleset-free_ante = Vrije inzet
option-Ruleset-free_ante-meaning = Fiches die iedereen voor een ronde naar keuze verdeelt. Leeg: die zijn er niet.
option-Ruleset-short_ante = Te weinig voor de inzet
option-Ruleset-short_ante-meaning = Wat er gebeurt met een speler die voor een ronde niet alles kan inzetten.
option-Ruleset-deal = Delen
option-Ruleset-deal-meaning = Hoe de kaarten worden gedeeld.
option-Ruleset-turn_up = Troef
option-Ruleset-turn_up-meaning = Of een kaart voor troef wordt opengelegd; daar hoort de fase met die naam bij.
option-Ruleset-rummy = Melden
option-Ruleset-rummy-meaning = Of meldingen de anderen voor het betalen ontlasten; daar hoort de fase met die naam bij.
option-Ruleset-phases = Fasen
option-Ruleset-phases-meaning = Waaruit een ronde na het delen bestaat, in deze volgorde. Het uitspelen hoort er altijd bij.
option-Ruleset-phases-item = Fase
option-Ruleset-phases-item-meaning = Een deel van de ronde.
option-Ruleset-exchange = Ruil van de dode hand
option-Ruleset-exchange-meaning = Hoe iemand de dode hand kan krijgen; daar hoort de fase met die naam bij.
option-Ruleset-stops = Uitspelen
option-Ruleset-stops-meaning = Hoe wordt uitgekomen en gevolgd, en wat een stop waard is.
option-Ruleset-settle = Afrekening
option-Ruleset-settle-meaning = Wat aan het eind van een ronde wordt betaald.
option-Ruleset-session = Sessie
option-Ruleset-session-meaning = Wanneer de sessie eindigt en wie die wint.
option-Ruleset-misdeal = Misdeling
option-Ruleset-misdeal-meaning = Tot wanneer de gastheer opnieuw mag laten delen.
option-Ruleset-visibility = Na de ronde
option-Ruleset-visibility-meaning = Wat na een ronde aan iedereen wordt getoond.

## Players

option-SeatRules-min = Minste spelers
option-SeatRules-min-meaning = Met zoveel spelers wordt minstens gespeeld.
option-SeatRules-max = Meeste spelers
option-SeatRules-max-meaning = Met zoveel spelers wordt hoogstens gespeeld.
option-SeatRules-min_active = Spelers om door te gaan
option-SeatRules-min_active-meaning = Zijn er spelers afgevallen en blijven er minder over dan dit, dan eindigt de sessie.

## Pack and chips

option-DeckRules-low = Laagste kaart
option-DeckRules-low-meaning = Welke kaart de laagste van een kleur is, en dus of de aas laag of hoog is.
option-Low-A-meaning = De aas: hij is laag en de heer is de hoogste kaart.
option-Low-2-meaning = De twee: de aas is hoog.
option-DeckRules-remove = Verwijderde kaarten
option-DeckRules-remove-meaning = Kaarten die voor het spel uit het kaartspel worden genomen.
option-DeckRules-remove-item = Kaart
option-DeckRules-remove-item-meaning = Een kaart waarmee niet wordt gespeeld; elke kaart maar één keer.
option-ChipRules-enabled = Om fiches spelen
option-ChipRules-enabled-meaning = Of om fiches wordt gespeeld. Zonder fiches wint wie de meeste ronden wint.
option-ChipRules-start = Fiches aan het begin
option-ChipRules-start-meaning = Zoveel fiches heeft iedereen aan het begin; minstens 1 als om fiches wordt gespeeld.

## Dealer

option-DealerRules-first = Eerste deler
option-DealerRules-first-meaning = Wie de eerste ronde deelt; daarna gaat de beurt om te delen met de klok mee verder.
option-FirstDealer-cut_high-meaning = Iedereen coupeert en de hoogste kaart deelt; bij een gelijke stand wordt opnieuw gecoupeerd.
option-FirstDealer-seat-meaning = Een bepaalde plaats.
option-FirstDealer-seat-seat = Plaats
option-FirstDealer-seat-seat-meaning = De plaats die eerst deelt, geteld vanaf 0. Die moet er ook met het kleinste aantal spelers zijn.
option-FirstDealer-random-meaning = Het lot beslist.
option-DealerRules-double_pot = Deler zet dubbel in
option-DealerRules-double_pot-meaning = Of de deler het dubbele inzet op de vakken die worden gewonnen door de laatste kaart te spelen.
option-DoublePot-off-meaning = Nooit.
option-DoublePot-optional-meaning = De deler beslist dat elke ronde bij het delen.
option-DoublePot-always-meaning = Altijd.

## Boodle cards

option-BoodleSource-fixed-meaning = Het zijn de kaarten die het bord noemt.
option-BoodleSource-draw_session-meaning = Ze worden aan het begin van de sessie uit een tweede spel getrokken en blijven dezelfde.
option-BoodleSource-draw_session-count = Getrokken kaarten
option-BoodleSource-draw_session-count-meaning = Hoeveel er worden getrokken. Ze vervangen evenveel van de kaarten, en wel de eerste, die een vak winnen als ze worden gespeeld.
option-BoodleSource-draw_session-distinct = Verschillend
option-BoodleSource-draw_session-distinct-meaning = Wat geen twee getrokken kaarten gemeen hebben.
option-Distinct-none-meaning = Naar willekeur.
option-Distinct-suits-meaning = Geen twee hebben dezelfde kleur.
option-Distinct-ranks-meaning = Geen twee hebben dezelfde waarde.
option-BoodleSource-draw_session-ranks = Waarden
option-BoodleSource-draw_session-ranks-meaning = De waarden waaruit wordt getrokken, elke één keer, bijvoorbeeld AKQJ. Leeg: alle.

## Spaces of the board

option-SpaceRules-id = Naam
option-SpaceRules-id-meaning = De naam van het vak, die geen ander heeft: die van zijn kaart, bijvoorbeeld QD, of een woord, alleen niet dealer.
option-SpaceRules-claims = Gewonnen door
option-SpaceRules-claims-meaning = Waarmee de fiches op het vak worden gewonnen. Wie in een ronde de eerste is, pakt wat daar ligt.
option-SpaceRules-claims-item = Manier om te winnen
option-SpaceRules-claims-item-meaning = Eén manier om de fiches op het vak te winnen.
option-Claim-play-meaning = Een bepaalde kaart spelen: een boodle-kaart.
option-Claim-play-card = Boodle-kaart
option-Claim-play-card-meaning = De kaart die het vak wint als ze wordt gespeeld; een waarde met + is die van troef, bijvoorbeeld K+.
option-Claim-hold-meaning = Een bepaalde kaart in de hand hebben als voor kaarten in de hand wordt gepakt.
option-Claim-hold-card = Kaart
option-Claim-hold-card-meaning = De kaart die men in de hand moet hebben; een waarde met + is die van troef, bijvoorbeeld K+.
option-Claim-hold_set-meaning = Meer waarden van één kleur in de hand hebben als voor kaarten in de hand wordt gepakt.
option-Claim-hold_set-ranks = Waarden
option-Claim-hold_set-ranks-meaning = De waarden die men samen in de hand moet hebben, elke één keer, bijvoorbeeld KQ of 89T.
option-Claim-hold_set-suit = Kleur
option-Claim-hold_set-suit-meaning = De kleur waarvan ze moeten zijn.
option-SetSuit-any-meaning = Een willekeurige, maar voor alle dezelfde.
option-SetSuit-C-meaning = Klaveren.
option-SetSuit-D-meaning = Ruiten.
option-SetSuit-H-meaning = Harten.
option-SetSuit-S-meaning = Schoppen.
option-Claim-play_set-meaning = Bepaalde kaarten spelen, alle in één ronde.
option-Claim-play_set-cards = Kaarten
option-Claim-play_set-cards-meaning = De kaarten die moeten worden gespeeld.
option-Claim-play_set-cards-item = Kaart
option-Claim-play_set-cards-item-meaning = Een van deze kaarten; een waarde met + is die van troef, bijvoorbeeld K+.
option-Claim-play_set-same_player = Door één speler
option-Claim-play_set-same_player-meaning = Of één speler ze allemaal moet spelen. Anders wint wie de laatste ervan speelt.
option-Claim-poker-meaning = De beste pokerhand.
option-Claim-go_out-meaning = De laatste kaart van de hand spelen.
option-Claim-go_out-only_unclaimed = Alleen als nog niet gewonnen
option-Claim-go_out-only_unclaimed-meaning = Alleen als daar in deze ronde nog niemand iets heeft gewonnen.
option-Claim-turn_up-meaning = Een bepaalde kaart wordt voor troef opengelegd: de deler wint het vak.
option-Claim-turn_up-card = Kaart
option-Claim-turn_up-card-meaning = De kaart die wordt opengelegd; een waarde met + is die van troef, bijvoorbeeld K+.
option-Claim-take_dead_hand-meaning = De dode hand nemen.
option-SpaceRules-ante = Inzet
option-SpaceRules-ante-meaning = Fiches die voor elke ronde op het vak worden gelegd.
option-Ante-each = Van iedereen
option-Ante-each-meaning = Fiches van iedereen behalve de deler.
option-Ante-dealer = Van de deler
option-Ante-dealer-meaning = Fiches van de deler.
option-SpaceRules-pays = Winst
option-SpaceRules-pays-meaning = Wat wie het vak wint ervoor krijgt.
option-Pays-pot-meaning = Alle fiches op het vak.
option-Pays-fixed-meaning = Een vast bedrag.
option-Pays-fixed-amount = Bedrag
option-Pays-fixed-amount-meaning = Het bedrag in fiches.
option-Pays-fixed-from = Betaald door
option-Pays-fixed-from-meaning = Wie het betaalt.
option-FixedPayer-bank-meaning = De bank.
option-FixedPayer-each-meaning = Elke andere speler.
option-SpaceRules-share = Delen
option-SpaceRules-share-meaning = Hoe meer winnaars het vak delen; wat niet te delen is, blijft liggen.
option-Share-per_player-meaning = Elke speler krijgt één deel.
option-Share-per_set-meaning = Elke set kaarten krijgt één deel, een speler dus misschien meer dan één.
option-SpaceRules-carry = Overgebleven fiches
option-SpaceRules-carry-meaning = Wat er gebeurt met fiches die in de ronde niemand heeft gewonnen.
option-Carry-keep-meaning = Ze blijven liggen voor de volgende ronde.
option-Carry-return-meaning = Ze gaan terug naar wie ze in deze ronde heeft ingezet, voor zover ze er nog zijn.
option-Carry-to_pot-meaning = Ze gaan naar de pot: het eerste vak dat met de laatste kaart wordt gewonnen.

## Stakes

option-FreeAnte-budget = Fiches
option-FreeAnte-budget-meaning = Zoveel fiches verdeelt iedereen; ze moeten allemaal worden ingezet.
option-FreeAnte-on = Op
option-FreeAnte-on-meaning = De vakken waarop ze mogen worden gelegd.
option-FreeAnte-on-item = Vak
option-FreeAnte-on-item-meaning = Een vak van het bord; elk maar één keer.
option-ShortAnte-partial-meaning = Die zet in wat er nog is, in de volgorde van het bord, en speelt gewoon mee.
option-ShortAnte-eliminate-meaning = Die valt voor het begin van de ronde af.
option-ShortAnte-rebuy-meaning = Die koopt eerst van de bank zoveel fiches als iedereen aan het begin heeft.

## Deal

option-DealRules-cut = Couperen
option-DealRules-cut-meaning = Of wie rechts van de deler zit, wordt gevraagd te couperen.
option-Cut-auto-meaning = Nee: schudden is genoeg.
option-Cut-ask-meaning = Ja: de speler noemt de plek.
option-DealRules-extra = Dode hand
option-DealRules-extra-meaning = Wat de dode hand is, de kaarten die niemand speelt; die heet ook kitty, blinde hand, extra hand of widow.
option-Extra-full_hand-meaning = Een hand die wordt gedeeld alsof er een extra speler is.
option-Extra-leftover-meaning = De kaarten die overblijven als iedereen er evenveel heeft.
option-Extra-none-meaning = Die is er niet.
option-DealRules-slot = Plaats van de dode hand
option-DealRules-slot-meaning = Wanneer de dode hand haar kaarten krijgt.
option-Slot-first-meaning = Eerst, vóór de speler links van de deler.
option-Slot-last-meaning = Als laatste, na de deler.
option-DealRules-uneven = Oneven kaarten
option-DealRules-uneven-meaning = Wie de kaarten krijgt die niet gelijk te verdelen zijn.
option-Uneven-accept-meaning = Sommige spelers krijgen een kaart meer dan andere.
option-Uneven-to_extra-meaning = De dode hand; alle spelers hebben er evenveel.
option-DealRules-hand_size = Kaarten per hand
option-DealRules-hand_size-meaning = Zoveel kaarten krijgt iedereen; de overige zijn de dode hand. Leeg: het hele spel wordt gedeeld.
option-TurnUp-off-meaning = Nee.
option-TurnUp-last_extra_card-meaning = De laatste kaart van de dode hand wordt opengelegd; de kleur ervan is troef.
option-Rummy-off-meaning = Nee.
option-Rummy-meld_relief-meaning = Kaarten in sets van gelijke waarde en in series van één kleur kosten aan het eind niets.
option-RoundPhase-turn_up-meaning = Het openleggen van de troefkaart.
option-RoundPhase-exchange-meaning = De ruil van de dode hand.
option-RoundPhase-collect-meaning = Het pakken voor kaarten in de hand.
option-RoundPhase-poker-meaning = Het vergelijken van de pokerhanden.
option-RoundPhase-stops-meaning = Het uitspelen in reeksen.
option-RoundPhase-rummy-meaning = Het melden voor de afrekening.

## Exchange of the dead hand

option-Exchange-none-meaning = Niemand krijgt haar.
option-Exchange-fixed_price-meaning = Ze wordt ongezien voor een afgesproken prijs verkocht.
option-Exchange-fixed_price-price = Prijs
option-Exchange-fixed_price-price-meaning = De prijs in fiches.
option-Exchange-fixed_price-to = Gaat naar
option-Exchange-fixed_price-to-meaning = Het vak waarop de prijs komt, of de deler.
option-Exchange-fixed_price-order = Volgorde
option-Exchange-fixed_price-order-meaning = Wie wordt gevraagd en in welke volgorde.
option-ExchangeOrder-left_then_dealer-meaning = Met de klok mee vanaf links van de deler, de deler als laatste.
option-ExchangeOrder-dealer_first-meaning = Eerst de deler, dan de anderen met de klok mee.
option-ExchangeOrder-dealer_only-meaning = Alleen de deler.
option-Exchange-fixed_price-offer = Aanbod
option-Exchange-fixed_price-offer-meaning = Of de deler haar moet aanbieden.
option-Offer-dealer_choice-meaning = De deler mag dat laten; dan is de ruil voorbij.
option-Offer-always-meaning = Ze moet worden aangeboden.
option-Exchange-fixed_price-forced_stake = Inzet van de deler
option-Exchange-fixed_price-forced_stake-meaning = Fiches die de deler moet leggen op het vak dat wint wie de dode hand neemt.
option-Exchange-fixed_price-dealer_free = Gratis voor de deler
option-Exchange-fixed_price-dealer_free-meaning = Of de deler haar gratis mag nemen als niemand haar heeft gekocht.
option-Exchange-fixed_price-dealer_peek = Deler bekijkt haar
option-Exchange-fixed_price-dealer_peek-meaning = Of de deler haar voor de beslissing bekijkt als niemand haar heeft gekocht.
option-Exchange-fixed_price-barred_if_paycard = Niet met boodle-kaart
option-Exchange-fixed_price-barred_if_paycard-meaning = Of wie een boodle-kaart heeft, haar niet mag kopen.
option-Exchange-dealer_swap-meaning = Alleen de deler mag kaarten tegen haar ruilen.
option-Exchange-dealer_swap-price = Prijs
option-Exchange-dealer_swap-price-meaning = De prijs in fiches.
option-Exchange-dealer_swap-to = Gaat naar
option-Exchange-dealer_swap-to-meaning = Het vak waarop de prijs komt. Alleen als er niets wordt betaald, mag dit leeg blijven.
option-Exchange-dealer_swap-peek = Deler bekijkt haar
option-Exchange-dealer_swap-peek-meaning = Of de deler haar voor de beslissing bekijkt.
option-Exchange-dealer_swap-swap_size = Geruilde kaarten
option-Exchange-dealer_swap-swap_size-meaning = Hoeveel kaarten de deler ruilt.
option-SwapSize-whole-meaning = De hele hand.
option-SwapSize-same_count-meaning = Zoveel als de dode hand er heeft.
option-Exchange-dealer_swap-barred_if_paycard = Niet met boodle-kaart
option-Exchange-dealer_swap-barred_if_paycard-meaning = Of een deler die een boodle-kaart heeft, niet mag ruilen.
option-Exchange-auction-meaning = Ze gaat ongezien naar de hoogste bieder.
option-Exchange-auction-min_bid = Laagste bod
option-Exchange-auction-min_bid-meaning = Het laagste eerste bod in fiches.
option-Exchange-auction-to = Gaat naar
option-Exchange-auction-to-meaning = Het vak waarop het bod komt, of de deler.
option-Exchange-auction-order = Volgorde
option-Exchange-auction-order-meaning = Wie biedt en in welke volgorde; de deler alleen is geen veiling.
option-Exchange-auction-dealer_bids = Deler biedt
option-Exchange-auction-dealer_bids-meaning = Of de deler meebiedt.
option-Exchange-auction-barred_if_paycard = Niet met boodle-kaart
option-Exchange-auction-barred_if_paycard-meaning = Of wie een boodle-kaart heeft, niet mag bieden.

## Play

option-StopsRules-leader = Eerste uitkomst
option-StopsRules-leader-meaning = Wie met de eerste reeks van een ronde uitkomt.
option-Leader-left_of_dealer-meaning = De speler links van de deler.
option-Leader-dealer-meaning = De deler.
option-Leader-holder_of_lowest-meaning = Wie de laagste kaart van een kleur heeft.
option-Leader-holder_of_lowest-suit = Kleur
option-Leader-holder_of_lowest-suit-meaning = De kleur.
option-Suit-C-meaning = Klaveren.
option-Suit-D-meaning = Ruiten.
option-Suit-H-meaning = Harten.
option-Suit-S-meaning = Schoppen.
option-Leader-poker_winner-meaning = Wie de beste pokerhand had.
option-StopsRules-first_lead = Eerste kaart
option-StopsRules-first_lead-meaning = Welke kaart de eerste van een ronde mag zijn.
option-StopsRules-lead = Latere uitkomsten
option-StopsRules-lead-meaning = Met welke kaart een latere reeks mag beginnen.
option-LeadRule-any-meaning = Een kaart naar keuze.
option-LeadRule-lowest_of_suit-meaning = De laagste kaart van een kleur naar keuze.
option-LeadRule-lowest_of_longest-meaning = De laagste kaart van de langste kleur in de hand.
option-LeadRule-lowest_in_hand-meaning = De laagste kaart in de hand.
option-StopsRules-restart = Kleur na een stop
option-StopsRules-restart-meaning = Met welke kleur na een stop mag worden uitgekomen.
option-Restart-any-meaning = Elke kleur.
option-Restart-change-meaning = Een andere kleur dan die is gestopt.
option-Restart-change_colour-meaning = Na een zwarte kleur een rode, na een rode een zwarte.
option-StopsRules-no_lead = Geen zulke kleur
option-StopsRules-no_lead-meaning = Wat er gebeurt als men geen kaart heeft van een kleur waarmee mag worden uitgekomen.
option-NoLead-same_suit-meaning = Met de gestopte kleur mag nog eens worden uitgekomen.
option-NoLead-pass_left-meaning = De beurt om uit te komen gaat naar links; heeft niemand zo’n kaart, dan mag elke kleur.
option-StopsRules-no_lead_fee = Kosten van het doorgeven
option-StopsRules-no_lead_fee-meaning = Fiches die het doorgeven van de uitkomst kost, te betalen aan de pot, voor zover ze er zijn. De pot is het eerste vak dat met de laatste kaart wordt gewonnen.
option-StopsRules-pass_fee = Kosten van het passen
option-StopsRules-pass_fee-meaning = Fiches die aan de pot betaalt wie wordt overgeslagen omdat de volgende kaart niet in de hand is. Mogen kaarten worden achtergehouden, dan kost elke keer passen dit.
option-StopsRules-withhold = Kaarten achterhouden
option-StopsRules-withhold-meaning = Of een speler de volgende kaart mag achterhouden in plaats van die te spelen.
option-StopsRules-forced_stops = Kaarten die altijd stoppen
option-StopsRules-forced_stops-meaning = Kaarten die de reeks altijd beëindigen.
option-StopsRules-forced_stops-item = Kaart
option-StopsRules-forced_stops-item-meaning = Een kaart die de reeks altijd beëindigt; elke kaart maar één keer.
option-StopsRules-stop_bonus = Fiches voor een stop
option-StopsRules-stop_bonus-meaning = Wat de kaart oplevert waarbij een reeks stopt; de laatste kaart van een ronde levert niets op. Leeg: er wordt niets betaald.
option-StopBonus-amount = Fiches
option-StopBonus-amount-meaning = Zoveel fiches van ieder die betaalt.
option-StopBonus-from = Betaald door
option-StopBonus-from-meaning = Wie betaalt.
option-BonusPayer-each-meaning = Elke andere speler.
option-BonusPayer-pot-meaning = De pot, voor zover er fiches liggen.
option-BonusPayer-bank-meaning = De bank.
option-StopBonus-causes = Stops die tellen
option-StopBonus-causes-meaning = Voor welke stops wordt betaald.
option-StopBonus-causes-item = Reden
option-StopBonus-causes-item-meaning = Waarom de reeks stopt; elke reden maar één keer.
option-StopCause-top-meaning = De hoogste kaart van de kleur is gespeeld.
option-StopCause-dead-meaning = De volgende kaart ligt in de dode hand.
option-StopCause-played-meaning = De volgende kaart is al eerder gespeeld.
option-StopCause-removed-meaning = De volgende kaart zit niet in het spel.
option-StopCause-forced-meaning = De kaart beëindigt de reeks altijd.
option-StopCause-unplayed-meaning = Niemand heeft de volgende kaart gespeeld, waar kaarten mogen worden achtergehouden.

## Settlement

option-SettleRules-per_card = Fiches per kaart
option-SettleRules-per_card-meaning = Fiches die iedereen wie zijn laatste kaart speelt, betaalt voor elke kaart die nog in de hand is.
option-SettleRules-exempt_holder = Kaart die vrijstelt
option-SettleRules-exempt_holder-meaning = Wie deze kaart nog heeft, betaalt niets voor kaarten. Leeg: iedereen betaalt.
option-SettleRules-unplayed_boodle = Boodle-kaarten in de hand
option-SettleRules-unplayed_boodle-meaning = Wat een boodle-kaart kost die iemand aan het eind van de ronde nog heeft.
option-UnplayedBoodle-none-meaning = Niets.
option-UnplayedBoodle-double_space-meaning = Zoveel fiches als op het vak ervan liggen, of zoveel als er nog zijn; ze komen erbij.
option-SettleRules-round_bonus = Beloning
option-SettleRules-round_bonus-meaning = Fiches van de bank voor wie zijn laatste kaart speelt.
option-SettleRules-short_pay = Te weinig om te betalen
option-SettleRules-short_pay-meaning = Wat er gebeurt als iemand een ander niet alles kan betalen.
option-ShortPay-available-meaning = Er wordt betaald wat er nog is; de rest wordt kwijtgescholden.
option-ShortPay-debt-meaning = De bank leent de rest: latere winst gaat eerst naar de bank, en aan het eind wordt een schuld van de fiches afgetrokken.

## Session

option-SessionRules-ends = Einde
option-SessionRules-ends-meaning = Wat de sessie beëindigt. Dat wordt na elke ronde bekeken; het eerste dat opgaat, telt.
option-SessionRules-ends-item = Einde
option-SessionRules-ends-item-meaning = Een reden waarom de sessie eindigt; elke reden maar één keer.
option-SessionEnd-rounds-meaning = Er zijn zoveel ronden gespeeld.
option-SessionEnd-rounds-count = Ronden
option-SessionEnd-rounds-count-meaning = Hoeveel ronden.
option-SessionEnd-minutes-meaning = Er zijn zoveel minuten voorbij; de lopende ronde wordt nog afgemaakt.
option-SessionEnd-minutes-count = Minuten
option-SessionEnd-minutes-count-meaning = Hoeveel minuten sinds het begin.
option-SessionEnd-first_bust-meaning = Iemand heeft geen fiches meer.
option-SessionEnd-last_standing-meaning = Nog maar één speler heeft fiches.
option-SessionEnd-manual-meaning = De gastheer roept de laatste ronde af.
option-SessionRules-bust = Geen fiches meer
option-SessionRules-bust-meaning = Wat er gebeurt met een speler die na een ronde geen fiches meer heeft.
option-Bust-eliminate-meaning = Die valt af.
option-Bust-keep-meaning = Die blijft meespelen zonder iets in te zetten, tot er weer fiches zijn.
option-SessionRules-tie = Gelijke stand
option-SessionRules-tie-meaning = Wat er gebeurt als er aan het eind meer spelers aan kop staan.
option-Tie-shared-meaning = Ze delen de winst.
option-Tie-extra_round-meaning = Er worden extra ronden gespeeld tot er één voor staat; na tien delen ze de winst.
option-SessionRules-leftovers = Fiches op het bord
option-SessionRules-leftovers-meaning = Wat er gebeurt met de fiches die aan het eind op het bord liggen.
option-Leftovers-leave-meaning = Ze tellen voor niemand.
option-Leftovers-split-meaning = Ze worden gelijk verdeeld onder wie nog meespeelt.
option-Leftovers-winner-meaning = Ze gaan naar de winnaar.
option-SessionRules-max_rounds = Meeste ronden
option-SessionRules-max_rounds-meaning = Na zoveel ronden is het in elk geval afgelopen.

## Misdeal and what is shown

option-Misdeal-never-meaning = Nooit.
option-Misdeal-before_first_card-meaning = Tot de eerste kaart is gespeeld.
option-Visibility-show_dead_at_end = Dode hand tonen
option-Visibility-show_dead_at_end-meaning = Of na de ronde aan iedereen de dode hand wordt getoond.
