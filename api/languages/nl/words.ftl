## Words of the table

list-and = en
# A seat that has no name.
seat = Plaats { $seat }

chips = { $chips ->
    [one] { $chips } fiche
   *[other] { $chips } fiches
}
cards = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}

# Rules that were not made from one of the games that come with the server.
own-rules = eigen regels

## The usual name of the dead hand; `rules.ftl` puts any name of it into a sentence

dead-hand = dode hand

## Spaces of the board that are not named after a card, where the game has no word of its own

# A space of rules of one's own, which has only an id.
own-space = ‘{ $id }’
space-ace = aas
space-game = spel
space-intrigue = intrige
space-jack = boer
space-king = heer
space-kitty = kitty
space-kq = heer en vrouw
space-matrimony = huwelijk
space-pope = paus
space-pot = pot
space-pott = pot
space-queen = vrouw
space-seq = 8-9-10
space-skat = skat
space-widow = inzet op de extra hand
