## Pages for people

page-about = Ein Server für Stops-Kartenspiele: Newmarket, Michigan und ihre Verwandten.
page-all-problems = Alle Probleme
page-first-game = Ein erstes Spiel:
page-problems = Probleme
page-reference = Referenz
page-rulesets = Spielregeln
page-specification = Spezifikation
page-status = Status { $status }
