# The games' names, and a line about each.

ottere-title = Ottere
ottere-tagline = Match suit or rank, change everything with an eight, and be the first with empty hands.
otter-title = Otter
otter-tagline = Turn heads, swap tails, empty your hand. Alone, for two to four, or a Party for twenty.
otters-title = Otters
otters-tagline = Collect the finest pearls, and mind the sea urchins.
why-i-otter-title = Why I Otter
why-i-otter-tagline = Win the otters, or choose what they are worth. Seven tricks for two.
an-otter-won-title = An Otter Won
an-otter-won-tagline = Win the round and share out its cards: one for the river, one for you, one for the other.
