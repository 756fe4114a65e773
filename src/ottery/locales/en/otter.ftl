# Otter.

otter-option-first = Who begins
otter-option-first-help = The seat with the first turn. The box says: whoever was at the beach last.
otter-option-heads = Heads
otter-option-heads-help = Which three heads lie on the table. Solo games and Parties always draw them at random.
otter-option-heads-basic = Higher, Even and Near
otter-option-heads-random = three at random
otter-option-penalty = Penalty
otter-option-penalty-help = Cards that follow nothing can be tried. Whoever is caught takes the card back and draws one.

otter-suit-clam = Shelldon the clam
otter-suit-fish = Finstin the fish
otter-suit-star = Stardon the sea star
otter-suit-crab = Clawson the crab
otter-suit-frog = Todd the frog
otter-card-clam = clam { $number }
otter-card-fish = fish { $number }
otter-card-star = sea star { $number }
otter-card-crab = crab { $number }
otter-card-frog = frog { $number }
otter-list = { $one }, { $other }

otter-head-higher = Higher
otter-head-lower = Lower
otter-head-near = Near
otter-head-far = Far
otter-head-odd = Odd
otter-head-even = Even
otter-head-inside = Inside
otter-head-outside = Outside
otter-head-shallow = Shallow
otter-head-deep = Deep

otter-wish-higher = Higher wants more than { $own }
otter-wish-lower = Lower wants less than { $own }
otter-wish-near = Near wants { $least } to { $most }
otter-wish-far = Far wants a number at least 3 away from { $own }
otter-wish-odd = Odd wants an odd number
otter-wish-even = Even wants an even number
otter-wish-inside = Inside wants a number between { $low } and { $high }
otter-wish-outside = Outside wants less than { $low } or more than { $high }
otter-wish-shallow = Shallow wants a sum below 20, and the two other tummies make { $sum } already
otter-wish-deep = Deep wants a sum above 20, and the two other tummies make { $sum } so far

otter-change-flip-head = head { $place } turned over
otter-change-flip-tail = tail { $place } turned over
otter-change-swap-heads = heads { $one } and { $other } swapped
otter-change-swap-tails = tails { $one } and { $other } swapped

otter-phase-high = high tide – draw, or play a card
otter-phase-change = change a head or a tail
otter-phase-low = low tide – play on, or stop
otter-phase-solo = play from a pile, or use a Lucky Stone
otter-phase-over = the game is over

otter-section-setup = Setting up
otter-section-turn = Your turn
otter-section-high-tide = High tide: draw and change
otter-section-low-tide = Low tide: play
otter-section-round = Going out, and the next round
otter-section-end = Winning
otter-section-penalty = Penalty
otter-section-tails = Tails
otter-section-heads = Heads
otter-section-solo = Solo
otter-section-party = Party

otter-r1 = There are 65 tummy cards: the numbers 1 to 13 in five kinds. Shelldon is the clam, Finstin the fish, Stardon the sea star, Clawson the crab, Todd the frog.
otter-r2 = Two to four players get ten cards each; what remains is the deck. Three otters lie side by side. Each has a head, a tummy with one open card from the deck, and a tail. The three tails are mixed, and chance decides which side is up.
otter-r3 = The heads are Higher, Even and Near, from the first otter to the third. Every head and every tail has another side, and everybody may look at it.
otter-r4 = With random heads three of the five head cards are drawn, and chance decides which side is up.
otter-r5 = Turns go round clockwise. Seat 1 has the first one, unless the table chose another seat. A turn is high tide first, if you want it, and then low tide, in which at least one card has to be played.
otter-r6 = High tide: as long as you have not played in this turn, you may draw up to three cards, one at a time.
otter-r7 = Every drawn card costs exactly one change, and the change comes before anything else: turn one head or one tail over, or let two heads or two tails trade places. A change may undo an earlier one.
otter-r8 = When no more draws will follow, the change just owed is the last one possible. If some change would give you a card that fits, you have to choose one that does. Turning the right tail over always helps, so whoever can draw can play.
otter-r9 = You pass only when you can neither play nor draw, because there are no cards to draw.
otter-r10 = Low tide: choose one otter. All cards of your turn go onto its tummy.
otter-r11 = A card has to follow the head or the tail of that otter, as they are at that moment. A card that follows neither may not be played there.
otter-r12 = A card that follows both lets you play another one there, or stop. After a card that follows only one of them your turn is over. It also ends, without a word, when nothing else in your hand fits there.
otter-r13 = Once you have played a card, the tide is out: no more drawing and changing in this turn.
otter-r14 = Whoever plays the last card of the hand takes a Lucky Stone, and the round ends at once.
otter-r15 = Hands are kept. Anyone with more than ten cards loses some by chance until ten remain; they go under the deck, mixed together. Then everyone with fewer draws up to ten, one player after the other. The player to the left of whoever went out has the first turn and draws first. The otters stay as they are.
otter-r16 = If a card is needed and the deck is empty, all cards under the tops of the tummies are shuffled and become the deck. If there are none, nobody can draw.
otter-r17 = With two players you win by playing your last card for the third time, with three or four players for the second time. That last time takes no stone.
otter-r18 = With penalties a card that follows neither rule may be tried: a slip. It goes onto the otter of your turn, if there is one already, and ends your turn. The last card in a hand must follow a rule.
otter-r19 = Until the next player acts, any other player may call "penalty!". The card goes back to the hand, where everybody knows of it, its player draws a card, and the turn goes on from where it was. This draw owes no change and is none of the three. A slip that nobody calls stands.
otter-r20 = The tail wants the big critter it shows. Three tails: sea star and clam, fish and frog, crab and frog are the two sides of a card.
otter-r21 = Higher wants a number above the one on its own tummy, Lower one below it. The same number is neither.
otter-r22 = Near wants a number no more than 2 away from its own tummy's, the same number included. Far wants one that is 3 or more away. Next to a 7, Near takes 5 to 9, Far all the others.
otter-r23 = Odd wants an odd number, from 1 and 3 up to 13. Even wants an even one, from 2 and 4 up to 12.
otter-r24 = Inside and Outside look at the two other tummies. Inside wants a number between those two, Outside one below the smaller or above the larger. A number equal to one of them is neither; if both are equal, nothing is Inside. With 4 and 8 over there, Inside takes 5 to 7, Outside 1 to 3 and 9 to 13.
otter-r25 = Shallow and Deep add the card to the two other tummies. Shallow wants a sum under 20, Deep one over 20. Exactly 20 is neither.
otter-r26 = Alone you play with three random heads, without tails and without drawing. The other 62 cards lie in four piles of 15, 15, 16 and 16, only their tops open. You have four Lucky Stones.
otter-r27 = Each turn you play the top of one pile onto one otter whose head it follows.
otter-r28 = From the second card on, both the pile and the otter have to be others than in your last play.
otter-r29 = At any time you may spend a Lucky Stone to turn a head over or to let two heads trade places, several in a row if you like.
otter-r30 = You win when all piles are empty. You lose when nothing can be played and no stone is left; with stones left you may also give up then. The fewer cards are left, the better.
otter-r31 = A Party is for 5 to 20 players. One deck is used for every four players or part of four, all shuffled into one. The three heads are drawn from the heads of all decks, so there can be twins. The tails are the three of one deck.
otter-r32 = There are no rounds. Whoever plays the last card for the first time takes a Lucky Stone and draws ten cards. The turn ends with that card, even if it followed both rules.
otter-r33 = Then the left neighbour and after that the right neighbour draw two cards, but only if they have a Lucky Stone and have not won.
otter-r34 = Whoever plays the last card while holding a Lucky Stone has won. Nobody draws for it.
otter-r35 = The game goes on until everybody has had equally many turns: it ends with the turn of the player to the right of whoever began. All who have won by then win together.

otter-why-owed = You owe a change first: turn over a head or a tail, or swap two.
otter-why-not-held = You do not have { $card } in your hand.
otter-why-other-otter = One otter a turn: you are playing on otter { $otter }.
otter-why-follows-nothing = { $card } follows neither rule of otter { $otter }: { $wish }, and the tail wants { $suit }.
otter-why-last-follows-nothing = Your last card has to follow a rule. On otter { $otter }, { $wish }, and the tail wants { $suit }.
otter-why-useless-change = This is your last change, and after it you could play nothing. Choose one that lets you play.
otter-why-draw-first = Draw a card first. Each drawn card lets you make one change.
otter-why-low-tide = You have played a card, so the tide is out: no more drawing and changing in this turn.
otter-why-draws = You have drawn three cards. That is all a turn allows.
otter-why-no-cards = There is no card left to draw.
otter-why-stop = You have not played yet. Every turn needs a card.
otter-why-pass = You can still play or draw. Passing is only for when you can do neither.
otter-why-pass-stop = You have played already. Say stop if you do not want to play on.
otter-why-no-slip = The play before your turn followed a rule, so there is nothing to call.
otter-why-no-penalty = This table plays without penalties.
otter-why-solo-only = That belongs to the solo game.
otter-why-not-solo = Alone you have only piles and stones: play the top of a pile, or use a stone.
otter-why-give-up = You can still play: there { $count ->
    [one] is one play
   *[other] are { $count } plays
  } open to you.
otter-why-no-stones = You have no Lucky Stones left.
otter-why-empty-pile = Pile { $pile } is empty.
otter-why-same-pile = Your last card came from pile { $pile }. Take another pile.
otter-why-same-otter = Your last card went onto otter { $otter }. Take another otter.
otter-why-pile = { $card } does not fit otter { $otter }: { $wish }.

otter-event-play-both = { $player } plays { $card } onto otter { $otter }. It follows head and tail.
otter-event-play-one = { $player } plays { $card } onto otter { $otter }.
otter-event-play-neither = { $player } plays { $card } onto otter { $otter }. It follows neither rule!
otter-event-nothing-more = Nothing else { $player } holds fits there. The turn ends.
otter-event-drawn = { $player } draws { $count ->
    [one] a card
   *[other] { $count } cards
  }.
otter-event-drawn-yours = { $player } draws { $cards }.
otter-event-change = { $player }: { $change }.
otter-event-now = Now the otters want: { $of1 } · { $of2 } · { $of3 }.
otter-event-stop = { $player } stops.
otter-event-pass = { $player } passes.
otter-event-penalty = Penalty! { $player } takes { $card } back from otter { $otter }.
otter-event-stone = { $player } has no cards left and takes a Lucky Stone. That makes { $count }.
otter-event-cut = { $player } puts { $count ->
    [one] a card
   *[other] { $count } cards
  } under the deck.
otter-event-cut-yours = { $player } puts under the deck: { $cards }.
otter-event-reshuffled = The deck is empty. The cards under the tummies' tops are shuffled and make a new one.
otter-event-round = Round { $round }. { $player } begins.
otter-event-party-won = { $player } has no cards left and a Lucky Stone: won! The round is played to its end.
otter-event-victory = { $player } wins.
otter-event-pile = { $player } plays { $card } from pile { $pile } onto otter { $otter }.
otter-event-stone-used = { $player } uses a Lucky Stone: { $change }. Left: { $left }.
otter-event-give-up = { $player } gives up.
otter-event-solo-won = All piles are empty. { $player } wins!
otter-event-solo-lost = Nothing can be played any more. Cards left: { $count }.

otter-why = { $player } played the last card for the { $count ->
    [2] second
   *[3] third
} time. That wins; Lucky Stones only lead up to it.
otter-why-party = { $count ->
    [one] Whoever plays their last card with a Lucky Stone wins.
   *[other] All of them played their last card with a Lucky Stone before the round was over.
}
otter-why-solo = { $count ->
    [0] All piles are empty: won!
    [one] One card is left in the piles. Without any you have won.
   *[other] { $count } cards are left in the piles. Without any you have won; fewer are better.
}
otter-line-stone = Lucky Stone { $count }
otter-line-won = Played the last card { $count } times
otter-line-pile = Cards left in pile { $pile }: { $count }
otter-line-solo-won = All piles are empty

otter-setup-deck = Otter is played with its own cards: there is no other deck to choose.
otter-setup-few = { $count } needed here, but only { $left } cards are named nowhere.
otter-setup-empty = at least one card belongs here.
otter-setup-head = { $head } and { $back } are two sides of one card, and no such card is left.
otter-setup-tail = the tail card for { $tail } already lies at another otter.

otter-critter-clam = clam
otter-critter-fish = fish
otter-critter-star = sea star
otter-critter-crab = crab
otter-critter-frog = frog
otter-otter = Otter { $number }
otter-head-label = Head of otter { $number }: { $head } { $wants }. On the other side: { $back }.
otter-tail-label = Tail of otter { $number }: { $tail }. On the other side: { $back }.
otter-tummy = Tummy of otter { $number }: { $card }, { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
otter-follows-head = head
otter-follows-tail = tail
otter-follows-both = both
otter-follows-slip = slip!
otter-other-side = Other side: { $back }
otter-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
otter-stones = { $count ->
    [one] 1 Lucky Stone
   *[other] { $count } Lucky Stones
  }
otter-others = The other players
otter-won = has won
otter-deck = Draw from the deck, { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
otter-draws = { $count ->
    [0] No draws left
    [one] 1 draw left
   *[other] { $count } draws left
  }
otter-piles = The four piles
otter-pile = Pile { $number }: { $card }, { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
otter-pile-empty = Pile { $number } is empty
otter-sort-critter = critter
otter-sort-number = number
otter-do-stop = Stop
otter-do-pass = Pass
otter-do-penalty = Penalty!
otter-do-give-up = Give up
otter-do-flip = Turn over
otter-do-swap = Swap with { $place }
otter-do-close = Close

otter-ask-high = Your turn: draw a card, or choose one and an otter to play it on.
otter-ask-play = Your turn: choose a card, then an otter to play it on.
otter-ask-draw = Nothing of yours fits yet: draw a card.
otter-ask-change = You drew: now turn over or swap one head or tail.
otter-ask-low = It followed both: play another onto otter { $otter }, or stop.
otter-ask-pass = You can neither play nor draw: pass.
otter-ask-penalty = That card follows nothing. Call it, or let it be?
otter-ask-solo = Choose a pile, then an otter. Stones change heads.
otter-ask-stone = No pile fits: spend a Lucky Stone on the heads, or give up.
otter-ask-over = The game is over.
otter-wait-high = { $player } is to draw or play.
otter-wait-change = { $player } changes a head or a tail.
otter-wait-low = { $player } may play on.

otter-guide-1 = Each otter has two rules: its head wants numbers, its tail a critter. Tap a head or a tail to see its other side.
otter-guide-2 = Cards with a ring fit. Tap one: head, tail or both light up. Then tap the tummy. If both did, you may go on.
otter-guide-3 = No card fits yet. Tap the deck: every card you draw lets you change one head or tail.
otter-guide-4 = Tap a head or a tail with a dashed edge: turn it over, or swap it with another. Look for what your cards need.
otter-guide-5 = Your card followed head and tail, so you may play more onto the same otter. After a card that follows only one, the turn ends.
otter-guide-6 = The last card follows neither head nor tail. If you call it, it goes back and its player draws one.
otter-guide-7 = Tap a pile, then an otter whose head wants its number. Next time both have to be others. Stones turn heads over or swap them.
otter-guide-8 = Tap a head and spend a Lucky Stone to turn it over or to swap it.
