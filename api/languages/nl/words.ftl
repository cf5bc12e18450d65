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

## The dead hand: its usual name, then any name as it stands in a sentence. `word` is the name in
## small letters with hyphens, by which a language can tell the gender.

dead-hand = dode hand
dead-hand-the = { $word ->
   *[other] de { $name }
}
dead-hand-in = { $word ->
   *[other] in de { $name }
}

## Spaces of the board that are not named after a card, where the game has no word of its own

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
