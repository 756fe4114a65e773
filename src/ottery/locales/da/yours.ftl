# Hvad der er sket, sagt til den, der gjorde det: den samme nøgle uden -you siger det til de andre.

terminal-you = dig

## Ottere

ottere-event-play-you = Du lægger { $card }.
ottere-event-suit-you = Du vil have { $suit }.
ottere-event-pass-you = Du melder pas.
ottere-event-draw-own-you = Du trækker { $cards }.
ottere-event-take-own-you = Du tager { $cards } og mister din tur.
ottere-event-take-none-you = Der er ingen kort at tage; du mister din tur.
ottere-event-owed-you = Du skal tage { $count } kort.
ottere-event-skip-you = Du springes over.
ottere-event-out-you = Du har lagt dit sidste kort. Runden er forbi.
ottere-event-hand-you = Du sad tilbage med { $cards }: { $points }.
ottere-event-score-you = Du får { $points } og har nu { $total }.
ottere-event-round-you = Runde { $number }: du begynder.
ottere-event-win-you = Du vinder spillet med { $total }.
ottere-event-share-you = Du deler sejren med { $total }.

## Otter

otter-event-play-both-you = Du spiller { $card } på odder { $otter }. Det følger både hoved og hale.
otter-event-play-one-you = Du spiller { $card } på odder { $otter }.
otter-event-play-neither-you = Du spiller { $card } på odder { $otter }. Det følger slet ingen regel!
otter-event-nothing-more-you = Du har ikke mere, der passer dér. Turen er slut.
otter-event-drawn-yours-you = Du trækker { $cards }.
otter-event-change-you = Du: { $change }.
otter-event-stop-you = Du stopper.
otter-event-pass-you = Du melder pas.
otter-event-penalty-you = Straf! Du tager { $card } op igen fra odder { $otter }.
otter-event-stone-you = Du har ingen kort tilbage og tager en lykkesten. Det er nummer { $count }.
otter-event-cut-yours-you = Du lægger under bunken: { $cards }.
otter-event-round-you = Runde { $round }. Du begynder.
otter-event-party-won-you = Du har ingen kort, men en lykkesten: vundet! Runden spilles færdig.
otter-event-victory-you = Du vinder.
otter-event-pile-you = Du spiller { $card } fra bunke { $pile } på odder { $otter }.
otter-event-stone-used-you = Du bruger en lykkesten: { $change }. Tilbage: { $left }.
otter-event-give-up-you = Du giver op.
otter-event-solo-won-you = Alle bunker er tomme. Du vinder!

## Otters

otters-event-play-you = Du spiller { $card }
otters-event-pass-you = Du kan ikke spille noget og melder pas.
otters-event-seat-you = Du vælger { $other }.
otters-event-card-open-you = Du slipper af med { $card }
otters-event-pick-you = Du vælger en hånd: { $side }.
otters-event-covers-you = Under Fingrene væk! ligger der nu en perle fra dig.
otters-event-out-you = Du har to søpindsvin og er ude. Søpindsvinene kommer tilbage i bunken.
otters-event-turn-you = Turen går til dig.

## Why I Otter

why-i-otter-event-play-you = Du spiller { $card }.
why-i-otter-event-trick-you = Du vinder { $led } og { $answer }.
why-i-otter-event-take-you = Du tager { $card } fra floden.
why-i-otter-event-round-you = Runde { $round }. Du spiller ud.
why-i-otter-event-winner-you = Du vinder med { $stars } stjerner mod { $against }.

## An Otter Won

an-otter-won-event-play-you = Du spiller { $card }.
an-otter-won-event-high-you = Flest pile peger op: det høje kort vinder. Du deler ud.
an-otter-won-event-low-you = Flest pile peger ned: det lave kort vinder. Du deler ud.
an-otter-won-event-river-you = Du lægger { $card } i floden.
an-otter-won-event-den-you = Du beholder { $card } i din hule og giver { $third } til { $other }.
an-otter-won-event-round-you = Runde { $round }. Det neutrale kort er { $card }, og du spiller ud.
an-otter-won-event-last-you = Sidste svømmetur. Du vælger først.
an-otter-won-event-swim-you = Du har lagt { $card } i din hule.
an-otter-won-event-winner-you = Du vinder med { $points } point mod { $against }.

## Alle spil

match-undone-you = Du fortryder dit sidste træk.

## Hvad der ligger på bordet, linje for linje

terminal-wio-tell-den-you = Din hule: { $den }. Stjerner, hvis spillet sluttede nu: { $stars }.
terminal-wio-tell-led-you = Du har spillet { $card }.
terminal-aow-tell-den-you = Din hule: { $cards }. Point, hvis spillet sluttede nu: { $points }.
terminal-aow-tell-played-you = Du har spillet { $card }.
terminal-otters-tell-card-you = I spil, fra dig: { $card } – { $does }
