## What happened: `event-` and the type of the event, with its reason where it has one. Names of
## people are written as they are; `dead` and `where` are the dead hand as `rules.ftl` has it.

# Somebody and cards: "Ann (hartenheer)".
shown = { $name } ({ $list })

## Around the table

event-game_created = Een tafel voor { $seats }: { $game }.
event-seat_taken = { $name } gaat zitten.
event-seat_taken-bot = { $name } gaat zitten, een bot.
event-seat_left = { $name } verlaat de tafel.
event-seat_left-host = { $name } wordt door de gastheer weggestuurd.
event-seat_left-clock = { $name } is de plaats kwijt.
event-seat_renamed = { $before } heet nu { $name }.
event-seat_handed_over = De plaats van { $name } krijgt een nieuw token.
event-host_changed = { $name } is nu gastheer.
event-host_token_replaced = De gastheer krijgt een nieuw token.
event-auto_play_set-off = { $name } speelt elke kaart zelf.
event-auto_play_set-forced = Waar { $name } geen keus heeft, speelt de server.
event-time_expired-act = { $name } deed er te lang over: de server handelt.
event-time_expired-bot = { $name } deed er te lang over: een bot valt in.
event-time_expired-pause = { $name } deed er te lang over: het spel wacht.
event-time_expired-leave = { $name } deed er te lang over en verliest de plaats.
event-seat_resumed = { $name } is terug.
event-clock_extended = De server was weg: er is meer tijd om te handelen.
event-rematch_created = Een revanche: wie hier heeft gespeeld, heeft een nieuw spel.
event-join_code_renewed = Er is een nieuwe deelnamecode.

## The session and its rounds

event-game_started = Het spel begint.
event-dealer_cut = Er wordt gecoupeerd om het delen: { $shown }.
event-boodles_drawn = De boodle-kaarten zijn getrokken: { $list }.
event-round_started = Ronde { $round }: { $name } deelt.
event-committed = De schudding van de ronde is verzegeld.
event-next_committed = De schudding voor de volgende deling is verzegeld.
event-entropy_added = { $name } draagt bij aan de volgende schudding.
event-revealed = Het geheim van de schudding is onthuld.
event-round_ended = De ronde is afgelopen: { $name } heeft gewonnen.
event-round_abandoned = De ronde wordt afgebroken.
event-eliminated = { $name } heeft geen fiches meer en valt af.
event-last_round_called = De laatste ronde is aangekondigd.
event-extra_round_called = Meerdere spelers hebben de meeste fiches: er wordt nog een ronde gespeeld.
event-game_ended-rounds = De afgesproken ronden zijn gespeeld.
event-game_ended-minutes = De afgesproken tijd is om.
event-game_ended-first_bust = Iemand heeft geen fiches meer.
event-game_ended-last_standing = Nog maar één speler heeft fiches.
event-game_ended-host = De laatste ronde is gespeeld.
event-game_ended-max_rounds = Meer ronden worden er in één spel niet gespeeld.
event-game_ended-idle = Er heeft lang niemand verder gespeeld.
winners = { $count ->
    [0] Niemand wint.
    [one] { $names } wint.
   *[other] { $names } delen de winst.
}

## The deal

event-pack_cut = { $name } coupeert na { cards }.
event-dealt = { $cards ->
    [0] De kaarten zijn gedeeld.
    [one] De kaarten zijn gedeeld; { $cards } ligt { $where }.
   *[other] De kaarten zijn gedeeld; { $cards } liggen { $where }.
}
event-misdeal_declared-exposed_card = Misdeal: er is een kaart gezien.
event-misdeal_declared-wrong_deal = Misdeal: er is verkeerd gedeeld.
event-misdeal_declared-other = Misdeal: er wordt opnieuw gedeeld.
event-turned_up = Opengelegd wordt de { $card }: { $suit } is troef.
your-hand = Jouw hand: { $list }.

## The dead hand

event-dead_hand_offered = { $name } biedt { $dead } te koop aan.
event-dead_hand_declined = { $name } laat { $dead } liggen.
event-dead_hand_peeked = { $name } bekijkt { $dead }.
event-dead_hand_exchanged = { $name } neemt { $dead } in ruil en heeft nu { cards }.
event-bid = { $name } biedt { chips }.
event-passed = { $name } past.
there-lies = Daar ligt: { $list }.

## Chips

event-staked = { $name } zet { chips } op het vak { $space }.
event-collected-board = { $name } pakt { chips } van het vak { $space }.
event-collected-board-with = { $name } pakt { chips } van het vak { $space } met de { $list }.
event-collected-bank = { $name } krijgt { chips } van de bank voor het vak { $space }.
event-collected-bank-with = { $name } krijgt { chips } van de bank voor het vak { $space } met de { $list }.
event-left_over = { $chips ->
    [one] { chips } blijft ondeelbaar op het vak { $space } liggen.
   *[other] { chips } blijven ondeelbaar op het vak { $space } liggen.
}
event-carried_over = { $chips ->
    [one] { chips } blijft op het vak { $space } liggen voor de volgende ronde.
   *[other] { chips } blijven op het vak { $space } liggen voor de volgende ronde.
}
event-moved = { $chips ->
    [one] { chips } gaat van het vak { $from } naar het vak { $to }.
   *[other] { chips } gaan van het vak { $from } naar het vak { $to }.
}
event-rebought = { $name } koopt { chips } van de bank.
event-rewarded = { $name } krijgt { chips } van de bank voor het uitspelen.
event-lent = { $name } leent { chips } van de bank.
event-repaid = { $name } betaalt de bank { chips } terug.
event-returned = Teruggegeven: { chips }, { $from } → { $to }.
the-bank = bank
event-exempt = { $name } hoeft niet te betalen.
paid-seat = { $name } betaalt { $to } { chips }
paid-space = { $name } betaalt { chips } aan het vak { $to }
event-paid-cards = { $paid } voor { cards }.
event-paid-stop = { $paid } voor de stop.
event-paid-price = { $paid } voor { $dead }.
event-paid-stake = { $paid } als inzet op { $dead }.
event-paid-fee = { $paid } voor het passen.
event-paid-boodle = { $paid } voor de boodle-kaart.
event-paid-unplayed = { $paid } voor de boodle-kaart die nog in de hand is.

## The cards

event-poker_won = { $count ->
    [one] De beste pokerhand: { $shown }.
   *[other] De beste pokerhanden: { $shown }.
}
event-melded = { $name } meldt { $list }.
event-led = { $name } komt uit met de { $card }.
event-played = { $name } speelt de { $card }.
event-stopped-top = Stop door { $name }: de hoogste kaart van de kleur is gespeeld.
event-stopped-dead = Stop door { $name }: de volgende kaart ligt { $where }.
event-stopped-played = Stop door { $name }: de volgende kaart is al gespeeld.
event-stopped-removed = Stop door { $name }: de volgende kaart zit niet in het spel.
event-stopped-forced = Stop door { $name }: deze kaart beëindigt elke reeks.
event-stopped-unplayed = Stop door { $name }: niemand speelt de volgende kaart.
event-lead_passed = { $name } kan niet uitkomen en geeft de beurt door.
event-went_out = { $name } is uit.
