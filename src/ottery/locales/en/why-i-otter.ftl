# Why I Otter.

why-i-otter-option-first = Who begins
why-i-otter-option-first-help = The seat that plays the first otter. The box says: whoever has the softer hair.

why-i-otter-colour-pink = pink
why-i-otter-colour-yellow = yellow
why-i-otter-colour-blue = blue
why-i-otter-front-pink = pink { $number }
why-i-otter-front-yellow = yellow { $number }
why-i-otter-front-blue = blue { $number }
why-i-otter-otters-pink = pink otters
why-i-otter-otters-yellow = yellow otters
why-i-otter-otters-blue = blue otters
why-i-otter-otters-number = otters with a { $number }
why-i-otter-back-most = the most { $otters }
why-i-otter-back-all = all { $otters }

why-i-otter-phase-lead = play the first otter
why-i-otter-phase-follow = answer with an otter
why-i-otter-phase-take = take one of three river cards
why-i-otter-phase-leave = take one river card, the other will count
why-i-otter-phase-over = the game is over

why-i-otter-section-setup = Setting up
why-i-otter-section-river = The river
why-i-otter-section-trick = Otter against otter
why-i-otter-section-rewards = Rewards
why-i-otter-section-end = The end

why-i-otter-r1 = There are 18 cards with two sides. The otter side shows a colour (pink, yellow or blue) and a number from 1 to 6, every pair once. The river side shows what brings stars: the most, or all, of one colour or one number, again every one once. Which river side lies behind which otter is shuffled for each game, unless a deck fixes it for everybody to know.
why-i-otter-r2 = The cards are shuffled into a pile, river sides up, and each player draws three. Nobody sees the other's hand, not even the river sides. The seat that the table chose begins; without a choice that is seat 1.
why-i-otter-r3 = Rounds 1 to 4 begin with the river: the three top cards of the pile are put in a row, river sides up. The otters on them stay hidden for now. The river side on top of the pile is there for both to see.
why-i-otter-r4 = The leader plays one otter from the hand, open. Then the other player answers with one. Both may choose any otter they hold; nobody has to follow a colour.
why-i-otter-r5 = In the same colour the higher number is stronger. In two colours only the colour counts: blue beats yellow, yellow beats pink, and pink beats blue.
why-i-otter-r6 = Whoever played the stronger otter puts both otters into the own den and leads the next round.
why-i-otter-r7 = In rounds 1 to 4 the river is turned over after the trick, so that both players see both sides of its cards. The winner takes any one of the three into the hand.
why-i-otter-r8 = The loser takes one of the two cards that are left. The last one becomes a scoring card: its river side counts for both players at the end. The places of the river keep their numbers.
why-i-otter-r9 = After round 4 the pile is empty. Rounds 5, 6 and 7 have no river and no rewards: the otters fight for the dens alone.
why-i-otter-r10 = When both hands are empty after round 7, the scoring cards are counted, one after the other. Only otters in a den count, and an otter may count for several cards.
why-i-otter-r11 = A card with "the most": whoever has more matching otters in the den gets 2 stars. If both have equally many, nobody gets any.
why-i-otter-r12 = A card with "all": each player gets 1 star for every matching otter in the own den.
why-i-otter-r13 = More stars win. With equally many, both share the victory.

why-i-otter-why-not-held = You do not have { $card } in your hand.
why-i-otter-why-river-first = First take a card from the river.
why-i-otter-why-otters-first = First you both play an otter. Then the river is shared out.
why-i-otter-why-no-river = There is no river in this round.
why-i-otter-why-taken = The card at place { $place } has been taken already.

why-i-otter-event-play = { $player } plays { $card }.
why-i-otter-event-trick = { $player } wins { $led } and { $answer }.
why-i-otter-event-river = River { $place }: { $card }, with { $back } on its other side.
why-i-otter-event-take = { $player } takes { $card } from the river.
why-i-otter-event-scoring = A new scoring card: { $back }.
why-i-otter-event-round = Round { $round }. { $player } leads.
why-i-otter-event-winner = { $player } wins with { $stars } to { $against } stars.
why-i-otter-event-shared = Both have { $stars } stars and share the victory.

why-i-otter-line-most = The most { $otters }: { $own } against { $against }
why-i-otter-line-all = All { $otters }: { $own }

why-i-otter-setup-equal = both hands need equally many cards: { $count } and { $given } do not fit.
why-i-otter-setup-threes = the pile needs 3, 6, 9 or 12 cards, or none, not { $count }.
why-i-otter-setup-few = too few cards are left for this.
why-i-otter-setup-pairing = the deck puts { $back } there.
why-i-otter-setup-seen = nobody can have seen { $card } yet: it is in no hand, den or scoring card.
why-i-otter-deck-pairing = a deck either lists 18 cards with both sides (fixed) or none (shuffled).
