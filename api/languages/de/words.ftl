## Words of the table

list-and = und
# A seat that has no name.
seat = Platz { $seat }

chips = { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}
cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}

# Rules that were not made from one of the games that come with the server.
own-rules = eigene Regeln

## The dead hand: its usual name, then any name as it stands in a sentence. `word` is the name in
## small letters with hyphens, by which a language can tell the gender.

dead-hand = tote Hand
dead-hand-the = { $word ->
    [tote-hand] die { $name }
    [kitty] die { $name }
    [extra-hand] die { $name }
    [blindblatt] das { $name }
    [widow] den { $name }
   *[other] das verdeckte Blatt ({ $name })
}
dead-hand-in = { $word ->
    [tote-hand] in der toten Hand
    [kitty] in der { $name }
    [extra-hand] in der { $name }
    [blindblatt] im { $name }
    [widow] im { $name }
   *[other] im verdeckten Blatt ({ $name })
}

## Spaces of the board that are not named after a card, where the game has no word of its own

space-ace = Ass
space-game = Spiel
space-intrigue = Intrige
space-jack = Bube
space-king = König
space-kitty = Kitty
space-kq = König-Dame-Paar
space-matrimony = Heirat
space-pope = Papst
space-pot = Pott
space-pott = Pott
space-queen = Dame
space-seq = 8-9-10
space-skat = Skat
space-widow = Widow-Einsatz
