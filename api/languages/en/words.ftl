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

## The usual name of the dead hand; `rules.ftl` puts any name of it into a sentence

dead-hand = dead hand

## Spaces of the board that are not named after a card, where the game has no word of its own

# A space of rules of one's own, which has only an id.
own-space = space “{ $id }”
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
