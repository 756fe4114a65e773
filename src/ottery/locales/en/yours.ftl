# What happened, told to whoever did it: the same key without -you tells it to the others.

terminal-you = you

## Ottere

ottere-event-play-you = You play { $card }.
ottere-event-suit-you = You ask for { $suit }.
ottere-event-pass-you = You pass.
ottere-event-draw-own-you = You draw { $cards }.
ottere-event-take-own-you = You take { $cards } and lose your turn.
ottere-event-take-none-you = There is no card to take; you lose your turn.
ottere-event-owed-you = You must take { $count } cards.
ottere-event-skip-you = You are skipped.
ottere-event-out-you = You have played your last card. The round is over.
ottere-event-hand-you = You still held { $cards }: { $points }.
ottere-event-score-you = You score { $points }, and have { $total } now.
ottere-event-round-you = Round { $number }: you begin.
ottere-event-win-you = You win the game with { $total }.
ottere-event-share-you = You share the victory with { $total }.

## Otter

otter-event-play-both-you = You play { $card } onto otter { $otter }. It follows head and tail.
otter-event-play-one-you = You play { $card } onto otter { $otter }.
otter-event-play-neither-you = You play { $card } onto otter { $otter }. It follows neither rule!
otter-event-nothing-more-you = Nothing else you hold fits there. Your turn ends.
otter-event-drawn-yours-you = You draw { $cards }.
otter-event-change-you = You: { $change }.
otter-event-stop-you = You stop.
otter-event-pass-you = You pass.
otter-event-penalty-you = Penalty! You take { $card } back from otter { $otter }.
otter-event-stone-you = You have no cards left and take a Lucky Stone. That makes { $count }.
otter-event-cut-yours-you = You put under the deck: { $cards }.
otter-event-round-you = Round { $round }. You begin.
otter-event-party-won-you = You have no cards left and a Lucky Stone: won! The round is played to its end.
otter-event-victory-you = You win.
otter-event-pile-you = You play { $card } from pile { $pile } onto otter { $otter }.
otter-event-stone-used-you = You use a Lucky Stone: { $change }. Left: { $left }.
otter-event-give-up-you = You give up.
otter-event-solo-won-you = All piles are empty. You win!

## Otters

otters-event-play-you = You play { $card }
otters-event-pass-you = You cannot play anything and pass.
otters-event-seat-you = You choose { $other }.
otters-event-card-open-you = You let go of { $card }
otters-event-pick-you = You pick a hand: { $side }.
otters-event-covers-you = A pearl of yours now lies under Hands off!
otters-event-out-you = You hold two sea urchins and are out. The urchins go back into the deck.
otters-event-turn-you = It is your turn.

## Why I Otter

why-i-otter-event-play-you = You play { $card }.
why-i-otter-event-trick-you = You win { $led } and { $answer }.
why-i-otter-event-take-you = You take { $card } from the river.
why-i-otter-event-round-you = Round { $round }. You lead.
why-i-otter-event-winner-you = You win with { $stars } to { $against } stars.

## An Otter Won

an-otter-won-event-play-you = You play { $card }.
an-otter-won-event-high-you = More arrows point up: the higher card wins. You share out.
an-otter-won-event-low-you = More arrows point down: the lower card wins. You share out.
an-otter-won-event-river-you = You put { $card } into the river.
an-otter-won-event-den-you = You keep { $card } for your den and give { $third } to { $other }.
an-otter-won-event-round-you = Round { $round }. The neutral card is { $card }, and you lead.
an-otter-won-event-last-you = The Last Swim. You choose first.
an-otter-won-event-swim-you = You have put { $card } into your den.
an-otter-won-event-winner-you = You win with { $points } to { $against } points.

## Any game

match-undone-you = You take back your last move.

## What lies on the table, line by line

terminal-wio-tell-den-you = Your den: { $den }. Stars if the game ended now: { $stars }.
terminal-wio-tell-led-you = You played { $card }.
terminal-aow-tell-den-you = Your den: { $cards }. Points if the game ended now: { $points }.
terminal-aow-tell-played-you = You played { $card }.
terminal-otters-tell-card-you = In play, from you: { $card } – { $does }
