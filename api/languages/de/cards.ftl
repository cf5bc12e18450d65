## Cards

card = { $suit }-{ $rank }

suit-C = Kreuz
suit-D = Karo
suit-H = Herz
suit-S = Pik

rank-2 = Zwei
rank-3 = Drei
rank-4 = Vier
rank-5 = Fünf
rank-6 = Sechs
rank-7 = Sieben
rank-8 = Acht
rank-9 = Neun
rank-T = Zehn
rank-J = Bube
rank-Q = Dame
rank-K = König
rank-A = Ass
