## Pages for people

page-about = A server for stops card games: Newmarket, Michigan and their relatives.
page-all-problems = All problems
page-first-game = A first game:
page-problems = Problems
page-reference = Reference
page-rulesets = Rulesets
page-specification = Specification
page-status = status { $status }
