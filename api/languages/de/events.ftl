## What happened: `event-` and the type of the event, with its reason where it has one. Names of
## people are written as they are; `dead` and `where` are the dead hand as `rules.ftl` has it.

# Somebody and cards: "Ann (Herz-König)".
shown = { $name } ({ $list })

## Around the table

event-game_created = Ein Tisch für { $seats }: { $game }.
event-seat_taken = { $name } setzt sich.
event-seat_taken-bot = { $name } setzt sich, ein Bot.
event-seat_left = { $name } verlässt den Tisch.
event-seat_left-host = { $name } wird vom Gastgeber weggeschickt.
event-seat_left-clock = { $name } hat den Platz verloren.
event-seat_renamed = { $before } heißt jetzt { $name }.
event-seat_handed_over = Der Platz von { $name } bekommt ein neues Token.
event-host_changed = { $name } ist jetzt Gastgeber.
event-host_token_replaced = Der Gastgeber bekommt ein neues Token.
event-auto_play_set-off = { $name } spielt jede Karte selbst.
event-auto_play_set-forced = Wo { $name } keine Wahl hat, spielt der Server.
event-time_expired-act = { $name } hat zu lange gebraucht: Der Server handelt.
event-time_expired-bot = { $name } hat zu lange gebraucht: Ein Bot springt ein.
event-time_expired-pause = { $name } hat zu lange gebraucht: Das Spiel wartet.
event-time_expired-leave = { $name } hat zu lange gebraucht und verliert den Platz.
event-seat_resumed = { $name } ist wieder da.
event-clock_extended = Der Server war fort: Es gibt mehr Zeit zum Handeln.
event-rematch_created = Eine Revanche: Wer hier gespielt hat, hat ein neues Spiel.
event-join_code_renewed = Es gibt einen neuen Beitrittscode.

## The session and its rounds

event-game_started = Das Spiel beginnt.
event-dealer_cut = Um das Geben wird abgehoben: { $shown }.
event-boodles_drawn = Die Boodle-Karten sind gezogen: { $list }.
event-round_started = Runde { $round }: { $name } gibt.
event-committed = Die Mischung der Runde ist versiegelt.
event-next_committed = Die Mischung für das nächste Geben ist versiegelt.
event-entropy_added = { $name } trägt zur nächsten Mischung bei.
event-revealed = Das Geheimnis der Mischung ist aufgedeckt.
event-round_ended = Die Runde ist zu Ende: { $name } hat sie gewonnen.
event-round_abandoned = Die Runde wird abgebrochen.
event-eliminated = { $name } hat keine Chips mehr und scheidet aus.
event-last_round_called = Die letzte Runde ist ausgerufen.
event-extra_round_called = Mehrere haben die meisten Chips: Es wird noch eine Runde gespielt.
event-game_ended-rounds = Die vereinbarten Runden sind gespielt.
event-game_ended-minutes = Die vereinbarte Zeit ist um.
event-game_ended-first_bust = Jemand ist pleite.
event-game_ended-last_standing = Nur noch einer hat Chips.
event-game_ended-host = Die letzte Runde ist gespielt.
event-game_ended-max_rounds = Mehr Runden werden in einem Spiel nicht gespielt.
event-game_ended-idle = Lange hat niemand weitergespielt.
winners = { $count ->
    [0] Niemand gewinnt.
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}

## The deal

event-pack_cut = { $name } hebt { cards } ab.
event-dealt = { $cards ->
    [0] Die Karten sind ausgeteilt.
    [one] Die Karten sind ausgeteilt; { $cards } liegt { $where }.
   *[other] Die Karten sind ausgeteilt; { $cards } liegen { $where }.
}
event-misdeal_declared-exposed_card = Fehlgabe: Eine Karte wurde aufgedeckt.
event-misdeal_declared-wrong_deal = Fehlgabe: Es wurde falsch gegeben.
event-misdeal_declared-other = Fehlgabe: Es wird neu gegeben.
event-turned_up = Aufgedeckt wird { $card }: Trumpf ist { $suit }.
your-hand = Deine Hand: { $list }.

## The dead hand

event-dead_hand_offered = { $name } bietet { $dead } zum Kauf an.
event-dead_hand_declined = { $name } lässt { $dead } liegen.
event-dead_hand_peeked = { $name } sieht sich { $dead } an.
event-dead_hand_exchanged = { $name } nimmt { $dead } im Tausch und hält jetzt { cards }.
event-bid = { $name } bietet { chips }.
event-passed = { $name } passt.
there-lies = Dort liegt: { $list }.

## Chips

event-staked = { $name } setzt { chips } auf das Feld { $space }.
event-collected-board = { $name } kassiert { chips } vom Feld { $space }.
event-collected-board-with = { $name } kassiert { chips } vom Feld { $space } mit { $list }.
event-collected-bank = { $name } bekommt von der Bank { chips } für das Feld { $space }.
event-collected-bank-with = { $name } bekommt von der Bank { chips } für das Feld { $space } mit { $list }.
event-left_over = { $chips ->
    [one] { chips } bleibt unteilbar auf dem Feld { $space }.
   *[other] { chips } bleiben unteilbar auf dem Feld { $space }.
}
event-carried_over = { $chips ->
    [one] { chips } bleibt für die nächste Runde auf dem Feld { $space }.
   *[other] { chips } bleiben für die nächste Runde auf dem Feld { $space }.
}
event-moved = { $chips ->
    [one] { chips } wandert vom Feld { $from } auf das Feld { $to }.
   *[other] { chips } wandern vom Feld { $from } auf das Feld { $to }.
}
event-rebought = { $name } kauft { chips } von der Bank.
event-rewarded = { $name } bekommt von der Bank { chips } für das Ausgehen.
event-lent = { $name } leiht sich { chips } von der Bank.
event-repaid = { $name } zahlt der Bank { chips } zurück.
event-returned = Zurückgegeben: { chips }, { $from } → { $to }.
the-bank = Bank
event-exempt = { $name } muss nicht zahlen.
paid-seat = { $name } zahlt { $to } { chips }
paid-space = { $name } zahlt { chips } auf das Feld { $to }
event-paid-cards = { $paid } für { cards }.
event-paid-stop = { $paid } für den Stop.
event-paid-price = { $paid } für { $dead }.
event-paid-stake = { $paid } als Einsatz auf { $dead }.
event-paid-fee = { $paid } für das Passen.
event-paid-boodle = { $paid } für die Boodle-Karte.
event-paid-unplayed = { $paid } für die Boodle-Karte, die noch auf der Hand ist.

## The cards

event-poker_won = { $count ->
    [one] Die beste Poker-Hand: { $shown }.
   *[other] Die besten Poker-Hände: { $shown }.
}
event-melded = { $name } meldet { $list }.
event-led = { $name } spielt { $card } an.
event-played = { $name } spielt { $card }.
event-stopped-top = Stop durch { $name }: Die höchste Karte der Farbe ist gespielt.
event-stopped-dead = Stop durch { $name }: Die nächste Karte liegt { $where }.
event-stopped-played = Stop durch { $name }: Die nächste Karte ist schon gespielt.
event-stopped-removed = Stop durch { $name }: Die nächste Karte ist nicht im Spiel.
event-stopped-forced = Stop durch { $name }: Diese Karte beendet jede Sequenz.
event-stopped-unplayed = Stop durch { $name }: Niemand spielt die nächste Karte.
event-lead_passed = { $name } kann nicht anspielen und gibt das Anspiel weiter.
event-went_out = { $name } geht aus.
