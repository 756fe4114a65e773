# An Otter Won.

an-otter-won-option-first = Who begins
an-otter-won-option-first-help = The seat that leads the first round. The rules say: the youngest.

an-otter-won-attribute-pink = pink otter
an-otter-won-attribute-yellow = yellow otter
an-otter-won-attribute-blue = blue otter
an-otter-won-attribute-circle = circle
an-otter-won-attribute-triangle = triangle
an-otter-won-attribute-odd = odd number
an-otter-won-attribute-even = even number
an-otter-won-attribute-low = low number (1–9)
an-otter-won-attribute-high = high number (10–18)
an-otter-won-arrow-up = arrow up
an-otter-won-arrow-down = arrow down
an-otter-won-condition-most = most common: { $attribute }
an-otter-won-condition-each = each { $attribute }

an-otter-won-on-most = most
an-otter-won-on-each = each
an-otter-won-points-each = { $points ->
    [one] 1 point each
   *[other] { $points } points each
}
an-otter-won-points-most = { $more } points, else { $less }
an-otter-won-card = { $value }, { $arrow }, { $otter }, { $shape }; { $condition }: { $points }

an-otter-won-den = { $player }
an-otter-won-in-den = In the den
an-otter-won-empty = The den is still empty.
an-otter-won-score = { $count ->
    [one] 1 point, if the game ended now
   *[other] { $count } points, if the game ended now
}
an-otter-won-worth = { $card }. Now worth { $count }.
an-otter-won-chosen = Chosen for the den, face down: { $card }
an-otter-won-chosen-hidden = A card chosen for the den, face down
an-otter-won-hand-of = { $count ->
    [one] { $player } holds 1 card
   *[other] { $player } holds { $count } cards
}
an-otter-won-river = The river
an-otter-won-river-cards = Cards in the river
an-otter-won-tallies = What the river shows
an-otter-won-tally = { $attribute }: { $count }
an-otter-won-tally-most = { $attribute }: { $count }, the most common
an-otter-won-stock = { $count ->
    [0] The deck is empty
    [one] The deck, 1 card
   *[other] The deck, { $count } cards
}
an-otter-won-play = This round
an-otter-won-neutral = neutral
an-otter-won-wins = wins
an-otter-won-arrows-high = More arrows up: the higher card wins
an-otter-won-arrows-low = More arrows down: the lower card wins
an-otter-won-arrows-open = { $ups } up, { $downs } down: still open
an-otter-won-rest = These two are left for the dens
an-otter-won-last-swim = The Last Swim
an-otter-won-has-chosen = { $player } has chosen
an-otter-won-not-chosen = { $player } is still choosing
an-otter-won-swum = Everything lies open. Home to the dens!

an-otter-won-ask-lead = Lead: play a card from your hand.
an-otter-won-ask-follow = Answer the { $card } with a card from your hand.
an-otter-won-ask-river = You won! Choose one of the three cards for the river.
an-otter-won-ask-den = Choose a card for your den. The last one goes to the other den.
an-otter-won-ask-swim = Last Swim: choose the card for your den. The other one goes into the river.
an-otter-won-ask-dive = Last Swim: choose the card for your den. The other one goes into the river.
an-otter-won-ask-over = The game is over.
an-otter-won-wait-lead = { $player } plays the first card.
an-otter-won-wait-follow = { $player } answers.
an-otter-won-wait-river = { $player } won and chooses a card for the river.
an-otter-won-wait-den = { $player } chooses a card for their own den.
an-otter-won-wait-swim = { $player } chooses in secret for the Last Swim.
an-otter-won-wait-dive = { $player } chooses in secret for the Last Swim.

an-otter-won-guide-1 = Three arrows decide: two up, and the higher of your two cards wins; two down, and the lower one does. The neutral card only lends its arrow.
an-otter-won-guide-2 = You share out all three cards. The river decides what every card in a den is worth, so feed it what your den asks for.
an-otter-won-guide-3 = Keep the card that brings you most. The other player gets the last one, so leave nothing good.
an-otter-won-guide-4 = “Each” brings its points for every card in the river that fits. “Most” brings the bigger number while nothing of its kind is more common there.
an-otter-won-guide-5 = The gold numbers tell what each card would bring now. They change with the river.
an-otter-won-guide-6 = One card goes to your den, the other into the river, both face down. You both choose without seeing the other's choice.

an-otter-won-phase-lead = play the first card
an-otter-won-phase-follow = answer with a card
an-otter-won-phase-river = choose a card for the river
an-otter-won-phase-den = choose a card for your den
an-otter-won-phase-swim = Last Swim: choose a card for your den
an-otter-won-phase-dive = Last Swim: choose a card for your den
an-otter-won-phase-over = the game is over

an-otter-won-section-setup = Setting up
an-otter-won-section-round = A round
an-otter-won-section-swim = The Last Swim
an-otter-won-section-scoring = Scoring

an-otter-won-r1 = There are 18 cards with the values 1 to 18. Each shows an otter (pink, yellow or blue), a shape (circle or triangle), an arrow (up or down), a condition and the points it can bring. The table can use a deck of its own.
an-otter-won-r2 = The deck is shuffled and one card is put aside that nobody looks at. Each player gets three cards that only they see, and one card begins the river, open. The seat that the table chose leads the first round; without a choice that is seat 1.
an-otter-won-r3 = Each of the four rounds begins with the top card of the deck. It is turned up as the neutral card and belongs to nobody.
an-otter-won-r4 = The leader plays a card from the hand, open. Then the other player does. Both may choose any card they hold.
an-otter-won-r5 = Look at the arrows of the three cards. If two or three point up, the player with the higher value wins; if two or three point down, the player with the lower one. The neutral card lends its arrow, its value does not count.
an-otter-won-r6 = The winner shares out all three cards: first one goes to the river, then one to the winner's own den, and the third to the other player's den. River and dens lie open.
an-otter-won-r7 = While there are cards in the deck, each player draws one, the winner first, and the winner leads the next round.
an-otter-won-r8 = After four rounds the deck is empty and both hold two cards. In the Last Swim each player puts one of them face down into their own den and the other into the river. The leader chooses first, and the other chooses without seeing it. Then all four are turned up.
an-otter-won-r9 = Now each card in a den is scored for the owner of that den. Its condition is compared with the cards in the river. Conditions in the river do not count, and neither does what cards in a den show.
an-otter-won-r10 = A condition with "each" brings its points for every card in the river that fits: its otter, its shape, odd or even, low (1–9) or high (10–18).
an-otter-won-r11 = A condition with "most" brings the bigger number of points if nothing of its family lies in the river more often, else the smaller one. Families are the three otters, the two shapes, odd and even, low and high. A tie counts as most; what is not in the river at all is never the most.
an-otter-won-r12 = More points win. With equally many, both share the victory.

an-otter-won-why-not-held = You do not have { $card } in your hand.
an-otter-won-why-not-in-play = { $card } is not one of the cards you can share out now.
an-otter-won-why-river-now = You won the round. First choose a card for the river.
an-otter-won-why-den-now = Now choose a card for your den. The last one goes to the other player.
an-otter-won-why-play-first = First you both play a card. The winner shares out after that.
an-otter-won-why-swim = This is the Last Swim: choose the card for your den. The other one goes to the river.

an-otter-won-event-play = { $player } plays { $card }.
an-otter-won-event-high = More arrows point up: the higher card wins. { $player } shares out.
an-otter-won-event-low = More arrows point down: the lower card wins. { $player } shares out.
an-otter-won-event-river = { $player } puts { $card } into the river.
an-otter-won-event-den = { $player } keeps { $card } for the den and gives { $third } to { $other }.
an-otter-won-event-round = Round { $round }. The neutral card is { $card }, and { $player } leads.
an-otter-won-event-last = The Last Swim. { $player } chooses first.
an-otter-won-event-choose = { $player } has chosen in secret.
an-otter-won-event-chosen = You have chosen { $card } for your den, in secret.
an-otter-won-event-swim = { $player } has put { $card } into the den.
an-otter-won-event-stream = The two other cards, { $low } and { $high }, are in the river.
an-otter-won-event-winner = { $player } wins with { $points } to { $against } points.
an-otter-won-event-shared = Both have { $points } points and share the victory.

an-otter-won-line-each = { $card } · { $condition }: { $found } in the river, { $points } for each
an-otter-won-line-most = { $card } · { $condition }: yes, { $found } in the river
an-otter-won-line-not-most = { $card } · { $condition }: no, { $found } in the river

an-otter-won-setup-hand = a hand has 3 cards, 2 in the Last Swim or none after it, not { $count }.
an-otter-won-setup-equal = both hands need equally many cards.
an-otter-won-setup-deck = with hands of { $hand } a deck of { $count } cards cannot be played out: with 3 it has 1, 4, 7 or 10 cards, else none.
an-otter-won-setup-few = too few cards are left for this.
an-otter-won-deck-points = the points for the most come first and are not fewer than the others.
