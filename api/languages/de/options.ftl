## Die Optionen eines Regelwerks, jede für sich, für Formulare: ein paar Wörter und was sie bedeutet.
## Eine Kennung ist der Typ und das Element, die Wahl oder die Variante, von der der Text handelt.

## The ruleset

option-Ruleset-id = Kennung
option-Ruleset-id-meaning = Die Kennung der Regeln oder des Spiels, aus dem sie gemacht sind. Hausregeln zu einem Spiel des Servers lassen sie, wie sie ist.
option-Ruleset-seats = Spieler
option-Ruleset-seats-meaning = Wie viele mitspielen.
option-Ruleset-deck = Kartenspiel
option-Ruleset-deck-meaning = Die Karten, mit denen gespielt wird.
option-Ruleset-chips = Chips
option-Ruleset-chips-meaning = Ob um Chips gespielt wird und mit wie vielen alle beginnen.
option-Ruleset-dealer = Geber
option-Ruleset-dealer-meaning = Wer zuerst gibt und ob der Geber mehr setzt.
option-Ruleset-boodle_source = Boodle-Karten
option-Ruleset-boodle_source-meaning = Woher die Boodle-Karten kommen.
option-Ruleset-board = Spielfeld
option-Ruleset-board-meaning = Die Felder, auf denen Chips liegen, der Reihe nach. In dieser Reihenfolge wird gesetzt, wenn die Chips nicht für alle reichen.
option-Ruleset-board-item = Feld
option-Ruleset-board-item-meaning = Ein Feld des Spielfelds.
option-Ruleset-free_ante = Freier Einsatz
option-Ruleset-free_ante-meaning = Chips, die alle vor der Runde beliebig verteilen. Leer: Es gibt keine.
option-Ruleset-short_ante = Zu wenig für den Einsatz
option-Ruleset-short_ante-meaning = Was mit einem Spieler geschieht, der vor der Runde nicht alles setzen kann.
option-Ruleset-deal = Geben
option-Ruleset-deal-meaning = Wie die Karten ausgeteilt werden.
option-Ruleset-turn_up = Trumpf
option-Ruleset-turn_up-meaning = Ob eine Karte für Trumpf aufgedeckt wird; dazu gehört die Phase dieses Namens.
option-Ruleset-rummy = Melden
option-Ruleset-rummy-meaning = Ob Meldungen die anderen vor dem Zahlen entlasten; dazu gehört die Phase dieses Namens.
option-Ruleset-phases = Phasen
option-Ruleset-phases-meaning = Woraus eine Runde nach dem Geben besteht, in dieser Reihenfolge. Das Ausspielen gehört immer dazu.
option-Ruleset-phases-item = Phase
option-Ruleset-phases-item-meaning = Ein Teil der Runde.
option-Ruleset-exchange = Tausch der toten Hand
option-Ruleset-exchange-meaning = Wie jemand die tote Hand bekommen kann; dazu gehört die Phase dieses Namens.
option-Ruleset-stops = Ausspielen
option-Ruleset-stops-meaning = Wie angespielt und fortgesetzt wird und was ein Stop wert ist.
option-Ruleset-settle = Abrechnung
option-Ruleset-settle-meaning = Was am Ende einer Runde gezahlt wird.
option-Ruleset-session = Partie
option-Ruleset-session-meaning = Wann die Partie endet und wer sie gewinnt.
option-Ruleset-misdeal = Fehlgabe
option-Ruleset-misdeal-meaning = Bis wann der Gastgeber neu geben lassen darf.
option-Ruleset-visibility = Nach der Runde
option-Ruleset-visibility-meaning = Was nach einer Runde allen gezeigt wird.

## Players

option-SeatRules-min = Wenigste Spieler
option-SeatRules-min-meaning = So viele Spieler sind es mindestens.
option-SeatRules-max = Meiste Spieler
option-SeatRules-max-meaning = So viele Spieler sind es höchstens.
option-SeatRules-min_active = Spieler zum Weiterspielen
option-SeatRules-min_active-meaning = Sind nach dem Ausscheiden anderer weniger als diese übrig, endet die Partie.

## Pack and chips

option-DeckRules-low = Niedrigste Karte
option-DeckRules-low-meaning = Welche Karte die niedrigste einer Farbe ist, also ob das Ass niedrig oder hoch ist.
option-Low-A-meaning = Das Ass: Es ist niedrig, und der König ist die höchste Karte.
option-Low-2-meaning = Die Zwei: Das Ass ist hoch.
option-DeckRules-remove = Entfernte Karten
option-DeckRules-remove-meaning = Karten, die vor dem Spiel aus dem Kartenspiel genommen werden.
option-DeckRules-remove-item = Karte
option-DeckRules-remove-item-meaning = Eine Karte, mit der nicht gespielt wird; jede nur einmal.
option-ChipRules-enabled = Um Chips spielen
option-ChipRules-enabled-meaning = Ob um Chips gespielt wird. Ohne sie gewinnt, wer die meisten Runden gewinnt.
option-ChipRules-start = Chips am Anfang
option-ChipRules-start-meaning = So viele Chips haben alle am Anfang; mindestens 1, wenn um Chips gespielt wird.

## Dealer

option-DealerRules-first = Erster Geber
option-DealerRules-first-meaning = Wer die erste Runde gibt; danach wechselt der Geber im Uhrzeigersinn.
option-FirstDealer-cut_high-meaning = Alle heben ab, und die höchste Karte gibt; bei Gleichstand wird noch einmal abgehoben.
option-FirstDealer-seat-meaning = Ein bestimmter Platz.
option-FirstDealer-seat-seat = Platz
option-FirstDealer-seat-seat-meaning = Der Platz, der zuerst gibt, von 0 an gezählt. Es muss ihn auch mit den wenigsten Spielern geben.
option-FirstDealer-random-meaning = Das Los entscheidet.
option-DealerRules-double_pot = Geber setzt doppelt
option-DealerRules-double_pot-meaning = Ob der Geber auf den Feldern, die beim Ausgehen gewonnen werden, das Doppelte setzt.
option-DoublePot-off-meaning = Nie.
option-DoublePot-optional-meaning = Der Geber entscheidet in jeder Runde beim Geben.
option-DoublePot-always-meaning = Immer.

## Boodle cards

option-BoodleSource-fixed-meaning = Es sind die, die das Spielfeld nennt.
option-BoodleSource-draw_session-meaning = Sie werden zu Beginn der Partie aus einem zweiten Spiel gezogen und bleiben dieselben.
option-BoodleSource-draw_session-count = Gezogene Karten
option-BoodleSource-draw_session-count-meaning = Wie viele gezogen werden. Sie ersetzen ebenso viele der Karten, und zwar die ersten, die beim Ausspielen ein Feld gewinnen.
option-BoodleSource-draw_session-distinct = Verschieden
option-BoodleSource-draw_session-distinct-meaning = Worin keine zwei gezogenen Karten gleich sind.
option-Distinct-none-meaning = Beliebig.
option-Distinct-suits-meaning = Keine zwei sind von derselben Farbe.
option-Distinct-ranks-meaning = Keine zwei sind vom selben Wert.
option-BoodleSource-draw_session-ranks = Werte
option-BoodleSource-draw_session-ranks-meaning = Die Werte, aus denen gezogen wird, jeder einmal, etwa AKQJ. Leer: alle.

## Spaces of the board

option-SpaceRules-id = Name
option-SpaceRules-id-meaning = Der Name des Feldes, den kein anderes hat: der seiner Karte, etwa QD, oder ein Wort, nur nicht dealer.
option-SpaceRules-claims = Gewonnen durch
option-SpaceRules-claims-meaning = Womit die Chips auf dem Feld gewonnen werden. Wer in der Runde der Erste ist, nimmt, was dort liegt.
option-SpaceRules-claims-item = Art zu gewinnen
option-SpaceRules-claims-item-meaning = Eine Art, die Chips auf dem Feld zu gewinnen.
option-Claim-play-meaning = Eine bestimmte Karte spielen: eine Boodle-Karte.
option-Claim-play-card = Boodle-Karte
option-Claim-play-card-meaning = Die Karte, die das Feld gewinnt, wenn sie gespielt wird; ein Wert mit + ist der in Trumpf, etwa K+.
option-Claim-hold-meaning = Eine bestimmte Karte halten, wenn für gehaltene Karten kassiert wird.
option-Claim-hold-card = Karte
option-Claim-hold-card-meaning = Die Karte, die man halten muss; ein Wert mit + ist der in Trumpf, etwa K+.
option-Claim-hold_set-meaning = Mehrere Werte einer Farbe halten, wenn für gehaltene Karten kassiert wird.
option-Claim-hold_set-ranks = Werte
option-Claim-hold_set-ranks-meaning = Die Werte, die man zusammen halten muss, jeder einmal, etwa KQ oder 89T.
option-Claim-hold_set-suit = Farbe
option-Claim-hold_set-suit-meaning = Die Farbe, von der sie sein müssen.
option-SetSuit-any-meaning = Eine beliebige, aber für alle dieselbe.
option-SetSuit-C-meaning = Kreuz.
option-SetSuit-D-meaning = Karo.
option-SetSuit-H-meaning = Herz.
option-SetSuit-S-meaning = Pik.
option-Claim-play_set-meaning = Bestimmte Karten spielen, alle in einer Runde.
option-Claim-play_set-cards = Karten
option-Claim-play_set-cards-meaning = Die Karten, die gespielt werden müssen.
option-Claim-play_set-cards-item = Karte
option-Claim-play_set-cards-item-meaning = Eine dieser Karten; ein Wert mit + ist der in Trumpf, etwa K+.
option-Claim-play_set-same_player = Von einem Spieler
option-Claim-play_set-same_player-meaning = Ob ein einziger Spieler sie alle spielen muss. Sonst gewinnt, wer die letzte davon spielt.
option-Claim-poker-meaning = Das beste Pokerblatt.
option-Claim-go_out-meaning = Ausgehen: die letzte Karte des Blattes spielen.
option-Claim-go_out-only_unclaimed = Nur wenn noch nicht gewonnen
option-Claim-go_out-only_unclaimed-meaning = Nur wenn dort in dieser Runde noch niemand gewonnen hat.
option-Claim-turn_up-meaning = Eine bestimmte Karte wird für Trumpf aufgedeckt: Der Geber gewinnt das Feld.
option-Claim-turn_up-card = Karte
option-Claim-turn_up-card-meaning = Die Karte, die aufgedeckt wird; ein Wert mit + ist der in Trumpf, etwa K+.
option-Claim-take_dead_hand-meaning = Die tote Hand nehmen.
option-SpaceRules-ante = Einsatz
option-SpaceRules-ante-meaning = Chips, die vor jeder Runde auf das Feld gesetzt werden.
option-Ante-each = Von allen
option-Ante-each-meaning = Chips von allen außer dem Geber.
option-Ante-dealer = Vom Geber
option-Ante-dealer-meaning = Chips vom Geber.
option-SpaceRules-pays = Gewinn
option-SpaceRules-pays-meaning = Was bekommt, wer das Feld gewinnt.
option-Pays-pot-meaning = Alle Chips auf dem Feld.
option-Pays-fixed-meaning = Ein fester Betrag.
option-Pays-fixed-amount = Betrag
option-Pays-fixed-amount-meaning = Der Betrag in Chips.
option-Pays-fixed-from = Gezahlt von
option-Pays-fixed-from-meaning = Wer ihn zahlt.
option-FixedPayer-bank-meaning = Die Bank.
option-FixedPayer-each-meaning = Jeder andere Spieler.
option-SpaceRules-share = Teilen
option-SpaceRules-share-meaning = Wie mehrere Gewinner sich das Feld teilen; was nicht aufgeht, bleibt liegen.
option-Share-per_player-meaning = Jeder Spieler erhält einen Anteil.
option-Share-per_set-meaning = Jeder Satz von Karten erhält einen Anteil, ein Spieler also vielleicht mehrere.
option-SpaceRules-carry = Übrige Chips
option-SpaceRules-carry-meaning = Was aus Chips wird, die in der Runde niemand gewonnen hat.
option-Carry-keep-meaning = Sie bleiben für die nächste Runde liegen.
option-Carry-return-meaning = Sie gehen an die zurück, die sie in dieser Runde gesetzt haben, soweit sie noch da sind.
option-Carry-to_pot-meaning = Sie kommen in den Pott: auf das erste Feld, das beim Ausgehen gewonnen wird.

## Stakes

option-FreeAnte-budget = Chips
option-FreeAnte-budget-meaning = So viele Chips verteilt jeder; alle müssen gesetzt werden.
option-FreeAnte-on = Auf
option-FreeAnte-on-meaning = Die Felder, auf die sie gesetzt werden dürfen.
option-FreeAnte-on-item = Feld
option-FreeAnte-on-item-meaning = Ein Feld des Spielfelds; jedes nur einmal.
option-ShortAnte-partial-meaning = Er setzt, was noch da ist, in der Reihenfolge des Spielfelds, und spielt weiter mit.
option-ShortAnte-eliminate-meaning = Er scheidet vor Beginn der Runde aus.
option-ShortAnte-rebuy-meaning = Er kauft zuvor von der Bank so viele Chips, wie alle am Anfang haben.

## Deal

option-DealRules-cut = Abheben
option-DealRules-cut-meaning = Ob, wer rechts vom Geber sitzt, gefragt wird, wo abgehoben wird.
option-Cut-auto-meaning = Nein: Das Mischen genügt.
option-Cut-ask-meaning = Ja: Der Spieler nennt die Stelle.
option-DealRules-extra = Tote Hand
option-DealRules-extra-meaning = Was die tote Hand ist, also die Karten, die niemand spielt; sie heißt auch Kitty, Blindblatt, Extra-Hand oder Widow.
option-Extra-full_hand-meaning = Ein Blatt, das wie für einen weiteren Spieler ausgeteilt wird.
option-Extra-leftover-meaning = Die Karten, die übrig bleiben, wenn alle gleich viele haben.
option-Extra-none-meaning = Es gibt keine.
option-DealRules-slot = Platz der toten Hand
option-DealRules-slot-meaning = Wann die tote Hand ihre Karten bekommt.
option-Slot-first-meaning = Zuerst, vor dem Spieler links vom Geber.
option-Slot-last-meaning = Zuletzt, nach dem Geber.
option-DealRules-uneven = Überzählige Karten
option-DealRules-uneven-meaning = Wer die Karten bekommt, die nicht aufgehen.
option-Uneven-accept-meaning = Manche Spieler haben eine Karte mehr als andere.
option-Uneven-to_extra-meaning = Die tote Hand; alle Spieler haben gleich viele.
option-DealRules-hand_size = Karten je Blatt
option-DealRules-hand_size-meaning = So viele Karten erhält jeder; die übrigen sind die tote Hand. Leer: Das ganze Spiel wird ausgeteilt.
option-TurnUp-off-meaning = Nein.
option-TurnUp-last_extra_card-meaning = Die letzte Karte der toten Hand wird aufgedeckt; ihre Farbe ist Trumpf.
option-Rummy-off-meaning = Nein.
option-Rummy-meld_relief-meaning = Karten in Sätzen gleicher Werte und in Folgen einer Farbe kosten am Ende nichts.
option-RoundPhase-turn_up-meaning = Das Aufdecken der Trumpfkarte.
option-RoundPhase-exchange-meaning = Der Tausch der toten Hand.
option-RoundPhase-collect-meaning = Das Kassieren für gehaltene Karten.
option-RoundPhase-poker-meaning = Der Vergleich der Pokerblätter.
option-RoundPhase-stops-meaning = Das Ausspielen in Sequenzen.
option-RoundPhase-rummy-meaning = Das Melden vor der Abrechnung.

## Exchange of the dead hand

option-Exchange-none-meaning = Niemand bekommt sie.
option-Exchange-fixed_price-meaning = Sie wird ungesehen zu einem vereinbarten Preis verkauft.
option-Exchange-fixed_price-price = Preis
option-Exchange-fixed_price-price-meaning = Der Preis in Chips.
option-Exchange-fixed_price-to = Geht an
option-Exchange-fixed_price-to-meaning = Das Feld, auf das der Preis kommt, oder der Geber.
option-Exchange-fixed_price-order = Reihenfolge
option-Exchange-fixed_price-order-meaning = Wer gefragt wird und in welcher Reihenfolge.
option-ExchangeOrder-left_then_dealer-meaning = Im Uhrzeigersinn von links vom Geber an, der Geber zuletzt.
option-ExchangeOrder-dealer_first-meaning = Zuerst der Geber, dann die anderen im Uhrzeigersinn.
option-ExchangeOrder-dealer_only-meaning = Nur der Geber.
option-Exchange-fixed_price-offer = Angebot
option-Exchange-fixed_price-offer-meaning = Ob der Geber sie anbieten muss.
option-Offer-dealer_choice-meaning = Der Geber darf darauf verzichten; dann ist der Tausch vorbei.
option-Offer-always-meaning = Sie muss angeboten werden.
option-Exchange-fixed_price-forced_stake = Einsatz des Gebers
option-Exchange-fixed_price-forced_stake-meaning = Chips, die der Geber auf das Feld legen muss, das beim Nehmen der toten Hand gewonnen wird.
option-Exchange-fixed_price-dealer_free = Für den Geber kostenlos
option-Exchange-fixed_price-dealer_free-meaning = Ob der Geber sie kostenlos nehmen darf, wenn niemand sie gekauft hat.
option-Exchange-fixed_price-dealer_peek = Geber sieht sie an
option-Exchange-fixed_price-dealer_peek-meaning = Ob der Geber sie vor der Entscheidung ansieht, wenn niemand sie gekauft hat.
option-Exchange-fixed_price-barred_if_paycard = Nicht mit Boodle-Karte
option-Exchange-fixed_price-barred_if_paycard-meaning = Ob sie nicht kaufen darf, wer eine Boodle-Karte hält.
option-Exchange-dealer_swap-meaning = Nur der Geber darf Karten gegen sie tauschen.
option-Exchange-dealer_swap-price = Preis
option-Exchange-dealer_swap-price-meaning = Der Preis in Chips.
option-Exchange-dealer_swap-to = Geht an
option-Exchange-dealer_swap-to-meaning = Das Feld, auf das der Preis kommt. Leer darf es nur bleiben, wenn nichts gezahlt wird.
option-Exchange-dealer_swap-peek = Geber sieht sie an
option-Exchange-dealer_swap-peek-meaning = Ob der Geber sie vor der Entscheidung ansieht.
option-Exchange-dealer_swap-swap_size = Getauschte Karten
option-Exchange-dealer_swap-swap_size-meaning = Wie viele Karten der Geber tauscht.
option-SwapSize-whole-meaning = Das ganze Blatt.
option-SwapSize-same_count-meaning = So viele, wie die tote Hand hat.
option-Exchange-dealer_swap-barred_if_paycard = Nicht mit Boodle-Karte
option-Exchange-dealer_swap-barred_if_paycard-meaning = Ob ein Geber, der eine Boodle-Karte hält, nicht tauschen darf.
option-Exchange-auction-meaning = Sie geht ungesehen an den Höchstbietenden.
option-Exchange-auction-min_bid = Mindestgebot
option-Exchange-auction-min_bid-meaning = Das niedrigste erste Gebot in Chips.
option-Exchange-auction-to = Geht an
option-Exchange-auction-to-meaning = Das Feld, auf das das Gebot kommt, oder der Geber.
option-Exchange-auction-order = Reihenfolge
option-Exchange-auction-order-meaning = Wer bietet und in welcher Reihenfolge; der Geber allein ist keine Auktion.
option-Exchange-auction-dealer_bids = Geber bietet
option-Exchange-auction-dealer_bids-meaning = Ob der Geber mitbietet.
option-Exchange-auction-barred_if_paycard = Nicht mit Boodle-Karte
option-Exchange-auction-barred_if_paycard-meaning = Ob nicht bieten darf, wer eine Boodle-Karte hält.

## Play

option-StopsRules-leader = Erstes Anspiel
option-StopsRules-leader-meaning = Wer die erste Sequenz einer Runde anspielt.
option-Leader-left_of_dealer-meaning = Der Spieler links vom Geber.
option-Leader-dealer-meaning = Der Geber.
option-Leader-holder_of_lowest-meaning = Wer die niedrigste Karte einer Farbe hält.
option-Leader-holder_of_lowest-suit = Farbe
option-Leader-holder_of_lowest-suit-meaning = Die Farbe.
option-Suit-C-meaning = Kreuz.
option-Suit-D-meaning = Karo.
option-Suit-H-meaning = Herz.
option-Suit-S-meaning = Pik.
option-Leader-poker_winner-meaning = Wer das beste Pokerblatt hatte.
option-StopsRules-first_lead = Erste Karte
option-StopsRules-first_lead-meaning = Welche Karte die erste einer Runde sein darf.
option-StopsRules-lead = Weitere Anspiele
option-StopsRules-lead-meaning = Mit welcher Karte eine spätere Sequenz beginnen darf.
option-LeadRule-any-meaning = Eine beliebige Karte.
option-LeadRule-lowest_of_suit-meaning = Die niedrigste Karte einer beliebigen Farbe.
option-LeadRule-lowest_of_longest-meaning = Die niedrigste Karte der längsten Farbe im Blatt.
option-LeadRule-lowest_in_hand-meaning = Die niedrigste Karte im Blatt.
option-StopsRules-restart = Farbe nach einem Stop
option-StopsRules-restart-meaning = Welche Farbe nach einem Stop angespielt werden darf.
option-Restart-any-meaning = Jede Farbe.
option-Restart-change-meaning = Eine andere Farbe als die gestoppte.
option-Restart-change_colour-meaning = Nach einer schwarzen Farbe eine rote, nach einer roten eine schwarze.
option-StopsRules-no_lead = Keine solche Farbe
option-StopsRules-no_lead-meaning = Was geschieht, wenn man keine Karte einer Farbe hat, die angespielt werden darf.
option-NoLead-same_suit-meaning = Die gestoppte Farbe darf noch einmal angespielt werden.
option-NoLead-pass_left-meaning = Das Anspiel geht nach links weiter; hat niemand eine solche Karte, ist jede Farbe erlaubt.
option-StopsRules-no_lead_fee = Gebühr fürs Weitergeben
option-StopsRules-no_lead_fee-meaning = Chips, die das Weitergeben des Anspiels in den Pott kostet, soweit sie reichen. Der Pott ist das erste Feld, das beim Ausgehen gewonnen wird.
option-StopsRules-pass_fee = Gebühr fürs Passen
option-StopsRules-pass_fee-meaning = Chips, die in den Pott zahlt, wer übergangen wird, weil die nächste Karte nicht im Blatt ist. Wo Karten zurückgehalten werden dürfen, kostet jedes Passen so viel.
option-StopsRules-withhold = Karten zurückhalten
option-StopsRules-withhold-meaning = Ob ein Spieler die nächste Karte zurückhalten darf, statt sie zu spielen.
option-StopsRules-forced_stops = Karten, die immer stoppen
option-StopsRules-forced_stops-meaning = Karten, die die Sequenz immer beenden.
option-StopsRules-forced_stops-item = Karte
option-StopsRules-forced_stops-item-meaning = Eine Karte, die die Sequenz immer beendet; jede nur einmal.
option-StopsRules-stop_bonus = Chips für einen Stop
option-StopsRules-stop_bonus-meaning = Was die Karte einbringt, bei der eine Sequenz stoppt; die letzte Karte einer Runde bringt nichts. Leer: Es wird nichts gezahlt.
option-StopBonus-amount = Chips
option-StopBonus-amount-meaning = So viele Chips von jedem, der zahlt.
option-StopBonus-from = Gezahlt von
option-StopBonus-from-meaning = Wer zahlt.
option-BonusPayer-each-meaning = Jeder andere Spieler.
option-BonusPayer-pot-meaning = Der Pott, soweit seine Chips reichen.
option-BonusPayer-bank-meaning = Die Bank.
option-StopBonus-causes = Stops, die zählen
option-StopBonus-causes-meaning = Für welche Stops gezahlt wird.
option-StopBonus-causes-item = Grund
option-StopBonus-causes-item-meaning = Warum die Sequenz stoppt; jeder nur einmal.
option-StopCause-top-meaning = Die höchste Karte der Farbe ist gespielt.
option-StopCause-dead-meaning = Die nächste Karte liegt in der toten Hand.
option-StopCause-played-meaning = Die nächste Karte wurde schon früher gespielt.
option-StopCause-removed-meaning = Die nächste Karte ist nicht im Spiel.
option-StopCause-forced-meaning = Die Karte beendet die Sequenz immer.
option-StopCause-unplayed-meaning = Niemand hat die nächste Karte gespielt, wo Karten zurückgehalten werden dürfen.

## Settlement

option-SettleRules-per_card = Chips je Karte
option-SettleRules-per_card-meaning = Chips, die jeder dem, der ausgeht, für jede Karte zahlt, die er noch hält.
option-SettleRules-exempt_holder = Karte, die befreit
option-SettleRules-exempt_holder-meaning = Wer diese Karte noch hält, zahlt nichts für Karten. Leer: Alle zahlen.
option-SettleRules-unplayed_boodle = Behaltene Boodle-Karten
option-SettleRules-unplayed_boodle-meaning = Was eine Boodle-Karte kostet, die am Ende der Runde noch jemand hält.
option-UnplayedBoodle-none-meaning = Nichts.
option-UnplayedBoodle-double_space-meaning = So viele Chips, wie auf ihrem Feld liegen, oder so viele, wie noch da sind; sie kommen dazu.
option-SettleRules-round_bonus = Belohnung
option-SettleRules-round_bonus-meaning = Chips von der Bank für den, der ausgeht.
option-SettleRules-short_pay = Zu wenig zum Zahlen
option-SettleRules-short_pay-meaning = Was geschieht, wenn jemand einem anderen nicht alles zahlen kann.
option-ShortPay-available-meaning = Gezahlt wird, was noch da ist; der Rest wird erlassen.
option-ShortPay-debt-meaning = Die Bank leiht den Rest: Spätere Gewinne gehen zuerst an sie, und am Ende zählt eine Schuld gegen die Chips.

## Session

option-SessionRules-ends = Ende
option-SessionRules-ends-meaning = Was die Partie beendet. Nach jeder Runde wird nachgesehen; das Erste, was zutrifft, zählt.
option-SessionRules-ends-item = Ende
option-SessionRules-ends-item-meaning = Ein Grund, aus dem die Partie endet; jeder nur einmal.
option-SessionEnd-rounds-meaning = So viele Runden sind gespielt.
option-SessionEnd-rounds-count = Runden
option-SessionEnd-rounds-count-meaning = Wie viele Runden.
option-SessionEnd-minutes-meaning = So viele Minuten sind um; die laufende Runde wird noch zu Ende gespielt.
option-SessionEnd-minutes-count = Minuten
option-SessionEnd-minutes-count-meaning = Wie viele Minuten seit dem Beginn.
option-SessionEnd-first_bust-meaning = Jemand hat keine Chips mehr.
option-SessionEnd-last_standing-meaning = Nur noch ein Spieler hat Chips.
option-SessionEnd-manual-meaning = Der Gastgeber ruft die letzte Runde aus.
option-SessionRules-bust = Pleite
option-SessionRules-bust-meaning = Was mit einem Spieler geschieht, der nach einer Runde keine Chips mehr hat.
option-Bust-eliminate-meaning = Er scheidet aus.
option-Bust-keep-meaning = Er spielt weiter mit und setzt nichts, bis er wieder Chips hat.
option-SessionRules-tie = Gleichstand
option-SessionRules-tie-meaning = Was geschieht, wenn am Ende mehrere vorn liegen.
option-Tie-shared-meaning = Sie teilen sich den Sieg.
option-Tie-extra_round-meaning = Es werden weitere Runden gespielt, bis einer vorn liegt; nach zehn teilen sie sich den Sieg.
option-SessionRules-leftovers = Chips auf dem Spielfeld
option-SessionRules-leftovers-meaning = Was aus den Chips wird, die am Ende auf dem Spielfeld liegen.
option-Leftovers-leave-meaning = Sie zählen für niemanden.
option-Leftovers-split-meaning = Sie werden gleichmäßig unter denen aufgeteilt, die noch mitspielen.
option-Leftovers-winner-meaning = Sie gehen an den Sieger.
option-SessionRules-max_rounds = Höchste Rundenzahl
option-SessionRules-max_rounds-meaning = Nach so vielen Runden ist in jedem Fall Schluss.

## Misdeal and what is shown

option-Misdeal-never-meaning = Nie.
option-Misdeal-before_first_card-meaning = Bis zur ersten angespielten Karte.
option-Visibility-show_dead_at_end = Tote Hand zeigen
option-Visibility-show_dead_at_end-meaning = Ob nach der Runde allen die tote Hand gezeigt wird.
