## Words of the table

list-and = and
# A seat that has no name.
seat = Seat { $seat }

chips = { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}
cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}

# Rules that were not made from one of the games that come with the server.
own-rules = rules of one's own

## The dead hand: its usual name, then any name as it stands in a sentence. `word` is the name in
## small letters with hyphens, by which a language can tell the gender.

dead-hand = dead hand
dead-hand-the = { $word ->
   *[other] the { $name }
}
dead-hand-in = { $word ->
   *[other] in the { $name }
}

## Spaces of the board that are not named after a card, where the game has no word of its own

space-ace = ace
space-game = game
space-intrigue = intrigue
space-jack = jack
space-king = king
space-kitty = kitty
space-kq = king and queen
space-matrimony = matrimony
space-pope = pope
space-pot = pot
space-pott = pot
space-queen = queen
space-seq = 8-9-10
space-skat = skat
space-widow = widow's stake
