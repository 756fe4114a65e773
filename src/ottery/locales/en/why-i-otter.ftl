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

why-i-otter-on-most = most
why-i-otter-on-all = all
why-i-otter-card-both = { $front }; on its river side: { $back }
why-i-otter-card-front = { $front }; its river side is not known to you
why-i-otter-card-back = a river card: { $back }
why-i-otter-card-unknown = a hidden card

why-i-otter-den = { $player }
why-i-otter-in-den = In the den
why-i-otter-empty = The den is still empty.
why-i-otter-stars = { $count ->
    [one] 1 star, if the game ended now
   *[other] { $count } stars, if the game ended now
}
why-i-otter-hand-of = { $count ->
    [one] { $player } holds 1 card
   *[other] { $player } holds { $count } cards
}
why-i-otter-scoring = What counts at the end
why-i-otter-place-empty = Place { $place } for a scoring card, still empty
why-i-otter-counts = counts: { $back }
why-i-otter-count = { $player }: { $found ->
    [one] 1 otter
   *[other] { $found } otters
}, { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}.
why-i-otter-river = The river
why-i-otter-river-place = Place { $place }: { $card }
why-i-otter-pile = The pile, { $count ->
    [one] 1 card
   *[other] { $count } cards
}. On top: { $card }
why-i-otter-trick = Otter against otter
why-i-otter-played-by = { $player } played { $card }
why-i-otter-wins = wins
why-i-otter-wheel = Blue beats yellow, yellow beats pink, pink beats blue.

why-i-otter-ask-lead = Lead: play one of your otters.
why-i-otter-ask-follow = Answer { $card } with one of your otters.
why-i-otter-ask-take = You won both otters! Take one of the river cards.
why-i-otter-ask-leave = Take one of the two. The other one will count at the end.
why-i-otter-ask-over = The game is over.
why-i-otter-wait-lead = { $player } plays the first otter.
why-i-otter-wait-follow = { $player } answers { $card }.
why-i-otter-wait-take = { $player } won both otters and takes a river card.
why-i-otter-wait-leave = { $player } takes one of the two. The other one will count.

why-i-otter-guide-1 = Blue beats yellow, yellow beats pink, pink beats blue. In one colour the higher number wins. You may play any otter.
why-i-otter-guide-2 = Every card has two sides: an otter to play later, and a river side that could count at the end. You choose first.
why-i-otter-guide-3 = You lost the trick, so you decide what counts: the card you leave brings stars to both of you, for the otters in the dens.
why-i-otter-guide-4 = Winning fills your den. Losing lets you choose what the otters are worth. Both can be right.
why-i-otter-guide-5 = “Most” brings 2 stars to whoever has more of these otters. “All” brings each of you a star for every one.
why-i-otter-guide-6 = The river is dry. The last three tricks are for the dens alone.

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
why-i-otter-r6 = Whoever played the stronger otter puts both otters into their own den and leads the next round.
why-i-otter-r7 = In rounds 1 to 4 the river is turned over after the trick, so that both players see both sides of its cards. The winner takes any one of the three into the hand.
why-i-otter-r8 = The loser takes one of the two cards that are left. The last one becomes a scoring card: its river side counts for both players at the end. The places of the river keep their numbers.
why-i-otter-r9 = After round 4 the pile is empty. Rounds 5, 6 and 7 have no river and no rewards: the otters fight for the dens alone.
why-i-otter-r10 = When both hands are empty after round 7, the scoring cards are counted, one after the other. Only otters in a den count, and an otter may count for several cards.
why-i-otter-r11 = A card with "the most": whoever has more matching otters in the den gets 2 stars. If both have equally many, nobody gets any.
why-i-otter-r12 = A card with "all": each player gets 1 star for every matching otter in their own den.
why-i-otter-r13 = More stars win. With equally many, both share the victory.

why-i-otter-why-not-held = You do not have { $card } in your hand.
why-i-otter-why-river-first = First take a card from the river.
why-i-otter-why-otters-first = First you both play an otter. Then the river is shared out.
why-i-otter-why-no-river = There is no river in this round.
why-i-otter-why-taken = The card at place { $place } has been taken already.

why-i-otter-event-play = { $player } plays { $card }.
why-i-otter-event-trick = { $player } wins { $led } and { $answer }.
why-i-otter-event-river = River { $place }: { $card }, river side: { $back }.
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
