## Pages for people

page-about = Een server voor stops-kaartspellen: Newmarket, Michigan en hun verwanten.
page-all-problems = Alle problemen
page-first-game = Een eerste spel:
page-problems = Problemen
page-reference = Naslag
page-rulesets = Spelregels
page-specification = Specificatie
page-status = status { $status }
