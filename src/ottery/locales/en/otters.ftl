# Otters: pearls, tricks and sea urchins.

otters-option-first = Who begins
otters-option-first-help = The number of a seat, or random.

otters-section-setup = Before the game
otters-section-turn = Your turn
otters-section-urchins = Sea urchins
otters-section-pearls = Pearls
otters-section-answers = Answers
otters-section-cards = The cards
otters-section-end = The end
otters-section-deck = About the deck

# The rules

otters-r1 = Two to five players (the box says three to five) use 47 action cards, 7 sea urchins, 30 white pearls and 4 black ones. White pearls: two of 0, thirteen of 1, nine of 2, five of 3 and one of 4. Black pearls: one each of 0, −1, −2 and −3.
otters-r2 = Everybody is dealt two cards. A sea urchin is never dealt: it goes back into the middle of the deck and another card takes its place.
otters-r3 = Everybody gets one white pearl from the pool. You may look at your own pearls at any time; to the others only their number and colour show, until the end.
otters-r4 = Seat 1 begins, unless the host has chosen another seat or chance. Turns go clockwise and skip those who are out.
otters-r5 = Your turn begins with one card from the deck, drawn for you. When the deck is used up, the discard pile is shuffled into a new one, without the card that is being played. When both are empty, you draw nothing.
otters-r6 = Then play one card from your hand and do what it says. What cannot be done is left out, and the rest is done.
otters-r7 = When its action is over, a card goes to the discard pile. Only Hands off! and Abracadabra… stay face up on the table.
otters-r8 = If you hold nothing that may be played, you pass. Whoever can play has to.
otters-r9 = At the end of your own turn your hand is counted. With two or more sea urchins you are out. In other players' turns nobody checks you.
otters-r10 = Whoever is out puts the urchins back into the deck and the other cards on the discard pile. The cards on the table and all pearls stay and are scored at the end. From then on no card can be aimed at you: you neither give nor get anything, and your turns are skipped.
otters-r11 = To play a sea urchin, take a black pearl from the pool. The urchin goes back into the deck, somewhere in its middle third, and so does every urchin that leaves a hand for the deck.
otters-r12 = Without a black pearl in the pool no urchin can be played.
otters-r13 = An urchin may only leave your hand by another card if that card shows the crossed-out urchin. Then you may throw it away (it goes back into the deck) or hand it on, as the card says.
otters-r14 = A pearl taken from a player is drawn by chance from those that may be taken; nobody chooses it.
otters-r15 = If the pool holds fewer pearls than a card asks for, there are as many as there are, and the player of the card comes first. An empty pool gives nothing.
otters-r16 = A pearl that goes back into the pool goes to a random place in it.
otters-r17 = A pearl under Hands off! never moves again: nobody can take, give or swap it, and it does not count when a card asks who has most pearls.
otters-r18 = Every step of a card is asked, even when there is only one answer. Whoever is asked answers what is asked; a step that nobody can answer is left out.
otters-r19 = Hands off!: lay it in front of you and put one of your white pearls under it. If you have no white pearl, nothing will ever lie there. Nobody has two of these cards: if there is one in front of you already, give this one to a player who has none, who puts a white pearl of their own under it. If everybody has one, nothing happens and it is discarded.
otters-r20 = The choice is yours…: look at three white pearls from the pool and share them out between your two hands as you like. A player whom you name picks a hand without seeing what is in it and gets all of it; you get the other hand. Then everybody sees how many each of you got.
otters-r21 = Sharing is caring!: take a white pearl from the other player who has the most white ones. Are there several, you choose. If nobody has a white pearl that may move, nothing happens.
otters-r22 = One hand washes the other: everybody who has a pearl that may move chooses one, of either colour, in secret. When all have chosen, each goes to the next player on the left.
otters-r23 = Eeny, meeny, miny, moe…: look at three white pearls from the pool, keep one and give the other two to two different players. When only two of you are left, keep one, give one, and the last goes back into the pool.
otters-r24 = Abracadabra…: it stays in front of you. At the end, for each of these cards your worst black pearl that still counts is worth 0.
otters-r25 = Finders keepers: take a white pearl from the pool.
otters-r26 = Tit for tat: give a player one of your pearls, of either colour, and take one of theirs blind, from what they had before. If you have none, you only take; if they have none, you only give.
otters-r27 = Slippery fingers: take a white pearl blind from a player of your choice who has one that may move.
otters-r28 = Better luck this time: put one of your white pearls back and get another from the pool. The new one is drawn first. With an empty pool, or no white pearl, nothing happens.
otters-r29 = A little something for you: give one of your pearls, of either colour, to a player of your choice. Without a pearl, nothing happens.
otters-r30 = Plenty more in the sea: discard a card from your hand, then draw one. It may be an urchin, which goes back into the deck.
otters-r31 = Swapsies: give a player a card from your hand and take one of theirs blind, from what they held before. It may be an urchin. A half that cannot be done is left out.
otters-r32 = Pass it on: everybody chooses a card from their hand, urchins too. When all have chosen, each goes to the next player on the left.
otters-r33 = As soon as a turn ends with one player left, the game is over and all pearls are shown.
otters-r34 = Everybody adds up their pearls, white and black, those of players who are out and the ones under Hands off! too. Abracadabra… takes off the worst black ones.
otters-r35 = Most points win. If that is a tie, fewer pearls win, those under Hands off! counted; if that is a tie too, the victory is shared.
otters-r36 = Six names and five texts of the action cards have been published. The other names, the numbers of each card and the other effects are our reconstruction; whoever owns the game can play with a deck file of their own.

# The cards

otters-card-hands-off = Hands off!
otters-card-hands-off-text = Put one of your white pearls under this card; it stays there until the end. If you have such a card already, give it to another player.
otters-card-the-choice-is-yours = The choice is yours…
otters-card-the-choice-is-yours-text = Hide three white pearls from the pool in both hands. Another player picks a hand; whoever hid them gets the other.
otters-card-sharing-is-caring = Sharing is caring!
otters-card-sharing-is-caring-text = Take a white pearl from whoever has the most of them.
otters-card-one-hand-washes-the-other = One hand washes the other.
otters-card-one-hand-washes-the-other-text = Everybody passes a pearl to the left.
otters-card-eeny-meeny-miny-moe = Eeny, meeny, miny, moe…
otters-card-eeny-meeny-miny-moe-text = Look at three white pearls from the pool, keep one and give away the others.
otters-card-abracadabra = Abracadabra…
otters-card-abracadabra-text = Stays in front of you: at the end your worst black pearl counts 0.
otters-card-take-one = Finders keepers
otters-card-take-one-text = Take a white pearl from the pool.
otters-card-exchange = Tit for tat
otters-card-exchange-text = Give a player any of your pearls and take one of theirs blind.
otters-card-steal = Slippery fingers
otters-card-steal-text = Take a white pearl blind from a player of your choice.
otters-card-renew = Better luck this time
otters-card-renew-text = Swap one of your white pearls for one from the pool.
otters-card-gift = A little something for you
otters-card-gift-text = Give any of your pearls to a player of your choice.
otters-card-throw-back = Plenty more in the sea
otters-card-throw-back-text = Discard a card, an urchin if you like, and draw another.
otters-card-trade-cards = Swapsies
otters-card-trade-cards-text = Give a player a card, an urchin if you like, and take one of theirs blind.
otters-card-all-pass = Pass it on
otters-card-all-pass-text = Everybody passes a card to the left, urchins too.
otters-card-urchin = Sea urchin
otters-card-urchin-text = Take a black pearl from the pool; the urchin goes back into the deck. Two of them in hand at the end of your turn, and you are out.

otters-pearl-white = white { $value }
otters-pearl-black = black { $value }
otters-left = left
otters-right = right

# What is asked

otters-asked-play = First play a card from your hand.
otters-asked-seat = First say which player the card is for.
otters-asked-pearl = First choose a pearl.
otters-asked-card = First choose a card from your hand.
otters-asked-place = First say which hand the pearl goes into: left or right.
otters-asked-pick = First pick a hand: left or right.

# Why not

otters-why-pass = You have a card that you can play, so you may not pass.
otters-why-no-card = You do not have { $card } in your hand.
otters-why-no-black = The black pearls are all gone, so a sea urchin cannot be played.
otters-why-no-seat = Nobody sits in seat { $seat }.
otters-why-self = You cannot choose yourself.
otters-why-out = { $player } is out, so you cannot choose that seat.
otters-why-has-cover = { $player } has a Hands off! already, and nobody may have two.
otters-why-twice = { $player } got a pearl just now. The next one is for somebody else.
otters-why-no-whites = { $player } has no white pearl that you could take.
otters-why-not-most = { $player } does not have the most white pearls. Choose somebody who does.
otters-why-not-drawn = { $pearl } is not one of the pearls you have drawn.
otters-why-white-only = This card is for white pearls only.
otters-why-under = That pearl lies under Hands off! and has to stay there.
otters-why-no-pearl = You do not have the pearl { $pearl }.
otters-why-urchin-stays = This card has no crossed-out urchin, so your sea urchin has to stay.

# What happens

otters-event-play = { $player } plays { $card }
otters-event-pass = { $player } cannot play anything and passes.
otters-event-seat = { $player } chooses { $other }.
otters-event-pearl = { $player } has chosen a pearl.
otters-event-your-pearl = You choose the pearl { $thing }.
otters-event-keep = { $player } keeps one of the pearls.
otters-event-your-keep = You keep the pearl { $thing }.
otters-event-gift = { $player } has chosen a pearl to give away.
otters-event-your-gift = You give away the pearl { $thing }.
otters-event-card = { $player } has chosen a card.
otters-event-your-card = You choose { $thing }
otters-event-card-open = { $player } lets go of { $card }
otters-event-place = { $player } hides { $count ->
    [one] a pearl
   *[other] pearl { $number } of { $count }
} in one hand.
otters-event-your-place = You hide the pearl { $pearl } in one hand: { $side }.
otters-event-pick = { $player } picks a hand: { $side }.
otters-event-you-get = You get: { $thing }
otters-event-you-lose = You no longer have: { $thing }
otters-event-gains-white = { $player } gets { $count ->
    [one] a white pearl
   *[other] { $count } white pearls
}.
otters-event-loses-white = { $player } loses { $count ->
    [one] a white pearl
   *[other] { $count } white pearls
}.
otters-event-gains-black = { $player } gets { $count ->
    [one] a black pearl
   *[other] { $count } black pearls
}.
otters-event-loses-black = { $player } loses { $count ->
    [one] a black pearl
   *[other] { $count } black pearls
}.
otters-event-covers = A pearl of { $player } now lies under Hands off!
otters-event-pearls-passed = All pearls chosen have moved one player to the left.
otters-event-cards-passed = All cards chosen have moved one player to the left.
otters-event-urchin-back = The sea urchin is back in the deck.
otters-event-out = { $player } holds two sea urchins and is out. The urchins go back into the deck.
otters-event-reshuffle = The discard pile has been shuffled into a new deck.
otters-event-turn = It is { $player }'s turn.
otters-event-over = Only one player is left: the game is over.

# The table on the page

otters-ask-play = Play a card from your hand.
otters-ask-pass = You hold nothing that you may play. Pass.
otters-ask-seat = Choose a player.
otters-ask-seat-hands-off = One lies in front of you already. Who gets this one?
otters-ask-seat-the-choice-is-yours = Who shall pick a hand?
otters-ask-seat-sharing-is-caring = Choose somebody with the most white pearls.
otters-ask-seat-eeny-meeny-miny-moe = Who gets this pearl?
otters-ask-pearl = Choose the pearl that you give away.
otters-ask-pearl-hands-off = Which white pearl goes under the card?
otters-ask-pearl-one-hand-washes-the-other = Which pearl do you pass to the left?
otters-ask-pearl-eeny-meeny-miny-moe = Which pearl do you keep?
otters-ask-pearl-second = Which pearl do you give away first?
otters-ask-pearl-renew = Which white pearl goes back into the pool?
otters-ask-card = Choose the card that you give away.
otters-ask-card-throw-back = Which card do you throw back?
otters-ask-card-all-pass = Which card do you pass to the left?
otters-ask-place = Which hand do you hide the { $value } in?
otters-ask-pick = Pick a hand: you get what is in it.
otters-ask-over = All pearls are on the table.
otters-ask-wait-play = { $player } is choosing a card to play.
otters-ask-wait-seat = { $player } is choosing a player.
otters-ask-wait-pearl = { $player } is choosing a pearl.
otters-ask-wait-card = { $player } is choosing a card.
otters-ask-wait-place = { $player } is hiding pearls in two hands.
otters-ask-wait-pick = { $player } is picking a hand.
otters-ask-wait-chosen = You have chosen. Now { $player } is choosing.

otters-do-play = Play it
otters-do-pass = Pass
otters-do-throw-back = Throw it back
otters-do-trade-cards = Give this one
otters-do-all-pass = Pass it to the left

otters-board-middle = The card in play
otters-board-plays = Played by { $player }.
otters-board-for = For { $player }
otters-board-last = The last card played.
otters-board-back = Back
otters-board-deck = Deck: { $count ->
    [one] one card
   *[other] { $count } cards
}
otters-board-discard = Discard pile: { $count ->
    [one] one card
   *[other] { $count } cards
}
otters-board-whites = White pearls in the pool: { $count }
otters-board-blacks = Black pearls in the pool: { $count }
otters-board-urchin = A sea urchin lies { $least } to { $most } cards deep in the deck
otters-board-seat = Cards: { $cards }, white pearls: { $whites }, black pearls: { $blacks }.
otters-board-out = Out
otters-board-you-out = You are out
otters-board-chosen = has chosen
otters-board-white-hidden = a white pearl, face down
otters-board-black-hidden = a black pearl, face down
otters-board-under = The pearl under Hands off!
otters-board-known = You know of: { $things }{ $gone ->
    [0] {"."}
   *[other] {" "}(but { $gone } of them went on unseen).
}
otters-board-left = Left hand
otters-board-right = Right hand
otters-board-giving = goes to the player you choose.
otters-board-ready = Have chosen: { $names }
otters-board-mine = You pass on: { $thing }
otters-board-pearls = Your pearls
otters-board-result = All pearls
otters-board-won = Winner

otters-guide-1 = The others play in turn. Their pearls lie face down; an eye marks what you have seen go there.
otters-guide-2 = Tap a card and its text appears in the middle; tap it again to play it. Good first cards bring you white pearls.
otters-guide-3 = You hold a sea urchin. One is harmless. Two, when your turn ends, and the game is over for you. Playing it costs you a black pearl.
otters-guide-4 = Two urchins! Get rid of one before your turn ends: play it, or use a card with the crossed-out urchin.
otters-guide-5 = This card shows the crossed-out urchin, so an urchin may go too.
otters-guide-6 = Somebody picks one of your hands without looking. Tempt them with numbers, or hide one good pearl alone.
otters-guide-7 = It is your card, and now another player has to answer.
otters-guide-8 = You are out, but your pearls still count at the end. Stay and see who wins.

# How the points came about

otters-line-white = { $count ->
    [one] White pearls (1)
   *[other] White pearls ({ $count })
}
otters-line-under = Pearl under Hands off!
otters-line-black = { $count ->
    [one] Black pearls (1)
   *[other] Black pearls ({ $count })
}
otters-line-spared = { $count ->
    [one] Abracadabra…
   *[other] Abracadabra… ({ $count })
}
otters-extra-tokens = Pearls

# What is wrong with a deck or a setup

otters-deck-name = expected a name for each language, not { $given }.
otters-deck-total = the counts add up to { $given } cards; a deck has { $total }.
otters-setup-many = there are not that many of { $given }.
otters-setup-alone = at least two players have to be in the game.
otters-setup-out = seat { $seat } is out.
otters-setup-face-up = { $given } does not stay on the table.
otters-setup-two = nobody may have two of { $given }.
otters-setup-under = no Hands off! lies in front of this seat.
otters-setup-few = too little is left to deal from.
