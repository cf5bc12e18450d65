## Cards

card = { $suit }{ $rank }

suit-C = klaveren
suit-D = ruiten
suit-H = harten
suit-S = schoppen

rank-2 = twee
rank-3 = drie
rank-4 = vier
rank-5 = vijf
rank-6 = zes
rank-7 = zeven
rank-8 = acht
rank-9 = negen
rank-T = tien
rank-J = boer
rank-Q = vrouw
rank-K = heer
rank-A = aas
