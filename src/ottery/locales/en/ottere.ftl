# Ottere. Cards come as their words: rank and suit, as in 8D.

ottere-suit-clubs = clubs
ottere-suit-diamonds = diamonds
ottere-suit-hearts = hearts
ottere-suit-spades = spades

## Options

ottere-option-first = Who begins
ottere-option-first-help = The seat that begins the first round.
ottere-option-first-random = random
ottere-option-scoring = Scoring
ottere-option-scoring-help = Everybody writes down their own leftovers and the lowest total wins, or the winner of each round collects them and the highest total wins.
ottere-option-scoring-penalty = penalty points
ottere-option-scoring-winner-collects = winner collects
ottere-option-target = Target
ottere-option-target-help = The game ends after the round in which a total reaches this number.
ottere-option-draw-two = Draw two
ottere-option-draw-two-help = A two makes the next player draw two cards and lose the turn.
ottere-option-stacking = Stacking
ottere-option-stacking-help = A two may be answered with another two, and the count grows.
ottere-option-skip = Skip
ottere-option-skip-help = This card makes the next player lose the turn.
ottere-option-skip-none = no card
ottere-option-skip-jack = jack
ottere-option-skip-queen = queen
ottere-option-reverse = Reverse
ottere-option-reverse-help = An ace turns the direction of play round.
ottere-option-reshuffle = Reshuffle
ottere-option-reshuffle-help = When the stock is used up, the played cards are shuffled into a new one.
ottere-option-free-draw = Free draw
ottere-option-free-draw-help = You may draw even if you could play, and need not play what you draw.
ottere-option-draw-limit = Draw limit
ottere-option-draw-limit-help = After this many draws in a turn you may draw no more; 0 means no limit.

## Rules

ottere-section-setup = Before the first card
ottere-section-turn = Your turn
ottere-section-options = Options of the house
ottere-section-scoring = Counting
ottere-section-end = Rounds and the end

ottere-r1 = Up to five players share one pack of 52 cards. Six or seven mix two packs together.
ottere-r2 = Everybody gets five cards. When there are only two of you, it is seven each.
ottere-r3 = The next card is turned face up and starts the discard pile; the rest, face down, is the stock. An eight is not allowed to start: it goes back into the stock somewhere, and another card is turned. The starter gives suit and rank and nothing else: no draw, no skip, no reverse.
ottere-r4 = Play one card from your hand that has the same suit or the same rank as the card on top of the pile.
ottere-r5 = An eight fits on every card. When you have played one, name any suit: the next card must be of that suit, or another eight.
ottere-r6 = If you hold a card that fits, you must play one; drawing or passing instead is not allowed.
ottere-r7 = If nothing fits, draw cards one at a time. The first one that fits must be played at once.
ottere-r8 = If nothing fits and there is no card left to draw, you pass.
ottere-r9 = When everybody passes in turn because no card can be drawn, nobody can move: the round is blocked and over. Any card played starts that count again.
ottere-r10 = Whoever plays their last card ends the round on the spot; that card does nothing else.
ottere-r11 = Free draw: you may draw although you could play, and you may keep a drawn card that fits. You can pass only when you may draw no more, and then even if you could play.
ottere-r12 = Draw limit: after that many draws in one turn without playing, drawing is over for this turn. Without free draw you still have to play a card that fits; otherwise you pass.
ottere-r13 = Reshuffle: when a card has to be drawn and the stock is empty, all played cards except the top one are shuffled and become the stock.
ottere-r14 = Draw two: after a two, the next player takes two cards and loses the turn. If there are fewer cards than that, they take what there is. These cards do not count towards a draw limit.
ottere-r15 = Stacking: instead of taking cards you may answer with a two of any suit. The count grows by two and moves on to the next player.
ottere-r16 = Skip: after a jack (or a queen, as agreed) the next player is left out once.
ottere-r17 = Reverse: an ace turns the direction of play round. With two players it skips the other one instead.
ottere-r18 = An eight in your hand counts 50 points. Kings, queens, jacks and tens count 10, an ace 1, and every other card its number.
ottere-r19 = Penalty points: everyone adds the points left in their hand to their total. Whoever went out has none. After a blocked round everybody counts.
ottere-r20 = Winner collects: whoever went out adds up the hands of all others and scores the sum; the others score 0. After a blocked round the lowest hand alone scores, for each other hand the difference to its own. If the lowest hands are equal, nobody scores.
ottere-r21 = The game ends after the round in which any total reaches the target. With penalty points the lowest total wins, with winner collects the highest. Equal best totals share the victory.
ottere-r22 = Every round starts afresh: clockwise, without a named suit and without cards to take.
ottere-r23 = The deal moves one seat to the left each round, and the player to the left of the dealer begins. Seat 1 begins the first round, unless you choose otherwise.

## Why not

ottere-why-name-first = You played an eight, so first say which suit comes next.
ottere-why-no-eight = You can name a suit only right after playing an eight.
ottere-why-not-held = You do not have { $card } in your hand.
ottere-why-follow = { $card } does not fit on { $top }: you need { $suit }, the same rank, or an eight.
ottere-why-named = { $card } does not fit: { $suit } was named on { $top }, so play { $suit }, the same rank, or an eight.
ottere-why-no-count = There is nothing to take: nobody has made you draw cards.
ottere-why-take-first = { $count ->
    [one] You have to take a card first; that is your turn.
   *[other] You have to take { $count } cards first; that is your turn.
}
ottere-why-answer = { $count ->
    [one] { $card } is not a two: take the card, or answer with a two.
   *[other] { $card } is not a two: take the { $count } cards, or answer with a two.
}
ottere-why-must-play = You can play { $cards }, so you have to play.
ottere-why-no-cards = There is no card left to draw.
ottere-why-limit = { $count ->
    [one] You have drawn once this turn, and that is the limit.
   *[other] You have drawn { $count } times this turn, and that is the limit.
}
ottere-why-can-draw = You can still draw a card; you may pass only when there is nothing to draw or your draws are used up.

## What happened

ottere-event-play = { $player } plays { $card }.
ottere-event-suit = { $player } asks for { $suit }.
ottere-event-pass = { $player } passes.
ottere-event-draw = { $player } draws a card.
ottere-event-draw-own = { $player } draws { $cards }.
ottere-event-take = { $count ->
    [one] { $player } takes a card and loses the turn.
   *[other] { $player } takes { $count } cards and loses the turn.
}
ottere-event-take-own = { $player } takes { $cards } and loses the turn.
ottere-event-take-none = There is no card to take; { $player } loses the turn.
ottere-event-reshuffle = The played cards are shuffled: { $count } in the new stock.
ottere-event-owed = { $player } must take { $count } cards.
ottere-event-skip = { $player } is skipped.
ottere-event-reverse = The direction of play turns round.
ottere-event-out = { $player } has played the last card. The round is over.
ottere-event-blocked = Nobody can move. The round is over.
ottere-event-hand = { $player } still held { $cards }: { $points }.
ottere-event-score = { $player } scores { $points }, and has { $total } now.
ottere-event-round = Round { $number }: { $player } begins.
ottere-event-buried = { $card } was turned up and goes back into the stock.
ottere-event-starter = The first card is { $card }.
ottere-event-win = { $player } wins the game with { $total }.
ottere-event-share = { $player } shares the victory with { $total }.

## The score sheet

ottere-line-before = earlier rounds
ottere-line-round = round { $number }
ottere-line-card = { $card } left in hand
ottere-line-out = went out
ottere-line-nothing = nothing to collect
ottere-line-collected = the hand of { $player }
ottere-line-difference = how much more { $player } held

## Setups

ottere-setup-deck = { $place }: Ottere is played with plain cards; there is no deck to choose.
ottere-setup-key = { $place }: no such part; there are { $known }.
ottere-setup-list = { $place }: expected a list, got { $given }.
ottere-setup-length = { $place }: expected { $wanted } entries, one a seat, got { $given }.
ottere-setup-number = { $place }: expected a whole number from { $least } to { $most }, got { $given }.
ottere-setup-card = { $place }: expected a card such as 8D or TH, got { $given }.
ottere-setup-twice = { $place }: { $card } is named more often than it exists ({ $copies }).
ottere-setup-empty = { $place }: a hand needs at least one card.
ottere-setup-few = { $place }: { $wanted } cards are missing, but only { $left } are left.
ottere-setup-suit = { $place }: expected clubs, diamonds, hearts or spades, got { $given }.
ottere-setup-direction = { $place }: expected 1 (clockwise) or -1, got { $given }.

## The board

ottere-card = { $rank } of { $suit }
ottere-rank-a = ace
ottere-rank-8 = eight
ottere-rank-j = jack
ottere-rank-q = queen
ottere-rank-k = king
ottere-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
ottere-held = { $count ->
    [0] none
   *[other] you: { $count }
  }
ottere-total = total
ottere-round = Round { $number }
ottere-sheet = The rounds
ottere-close = Close
ottere-goal-penalty = The game ends when somebody reaches { $target }. The lowest total wins.
ottere-goal-winner-collects = The game ends when somebody reaches { $target }. The highest total wins.
ottere-sort-suit = suit
ottere-sort-rank = rank
ottere-stock = Draw from the stock, { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
ottere-pile = The pile, { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
ottere-owed = draw { $count }
ottere-passes = { $count ->
    [one] One player has passed
   *[other] { $count } have passed in a row
  }
ottere-way-clockwise = Play goes clockwise
ottere-way-back = Play goes counter-clockwise
ottere-do-take = { $count ->
    [one] Take 1 card
   *[other] Take { $count } cards
  }
ottere-do-pass = Pass
ottere-do-draw = Tap the stock to draw

ottere-ask-play = Your turn: play { $suit }, another { $rank }, or an eight.
ottere-ask-named = Your turn: { $suit } was named. Play { $suit } or an eight.
ottere-ask-draw = Nothing of yours fits: draw a card.
ottere-ask-pass = Nothing fits and there is nothing to draw: pass.
ottere-ask-suit = Which suit is to follow?
ottere-ask-take = Take { $count } cards and miss your turn.
ottere-ask-answer = Answer with a two, or take { $count } cards.
ottere-ask-over = The game is over.
ottere-wait-play = { $player } is to play.
ottere-wait-suit = { $player } names a suit.
ottere-wait-take = { $player } has to draw { $count } or answer with a two.

ottere-guide-1 = The plates show how many cards the others hold, and Σ their points so far. Points are what is left in your hand when somebody goes out, so you want few.
ottere-guide-2 = The cards with a ring fit: the same suit as the top of the pile, or the same rank. Tap one, or drag it onto the pile.
ottere-guide-3 = None of your cards fits. Tap the stock and draw until one does; that one has to be played.
ottere-guide-4 = Only an eight fits. Eights are otters here: they go on everything, and you name the suit that follows.
ottere-guide-5 = Name the suit that you hold most of. Until somebody changes it, everybody has to follow it.
ottere-guide-6 = A two was played at you: take the cards, or pass them on with a two of your own if the table allows it.
ottere-guide-7 = Nothing fits and nothing can be drawn. Pass; your turn comes round again.
ottere-guide-8 = An eight that you are caught with costs 50 points. Keep it for when you are stuck, but not too long.
