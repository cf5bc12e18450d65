## Cards

card = { $rank } of { $suit }

suit-C = clubs
suit-D = diamonds
suit-H = hearts
suit-S = spades

rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-T = ten
rank-J = jack
rank-Q = queen
rank-K = king
rank-A = ace
