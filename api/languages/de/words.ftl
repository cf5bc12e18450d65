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

## The usual name of the dead hand; `rules.ftl` puts any name of it into a sentence

dead-hand = tote Hand

## Spaces of the board that are not named after a card, where the game has no word of its own

# A space of rules of one's own, which has only an id.
own-space = „{ $id }“
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
