# An Otter Won.

an-otter-won-option-first = Hvem begynder
an-otter-won-option-first-help = Pladsen, der spiller ud i første runde. Efter reglerne er det den yngste.

an-otter-won-attribute-pink = lyserød odder
an-otter-won-attribute-yellow = gul odder
an-otter-won-attribute-blue = blå odder
an-otter-won-attribute-circle = cirkel
an-otter-won-attribute-triangle = trekant
an-otter-won-attribute-odd = ulige tal
an-otter-won-attribute-even = lige tal
an-otter-won-attribute-low = lavt tal (1–9)
an-otter-won-attribute-high = højt tal (10–18)
an-otter-won-arrow-up = pil op
an-otter-won-arrow-down = pil ned
an-otter-won-condition-most = hyppigst: { $attribute }
an-otter-won-condition-each = pr. { $attribute }

an-otter-won-on-most = flest
an-otter-won-on-each = hver
an-otter-won-points-each = { $points } point for hver
an-otter-won-points-most = { $more } point, ellers { $less }
an-otter-won-card = { $value }, { $arrow }, { $otter }, { $shape }; { $condition }: { $points }

an-otter-won-den = { $player }
an-otter-won-in-den = I hulen
an-otter-won-empty = Hulen er tom endnu.
an-otter-won-score = { $count } point, hvis spillet sluttede nu
an-otter-won-worth = { $card }. Giver { $count } lige nu.
an-otter-won-chosen = Valgt til hulen, skjult for den anden: { $card }
an-otter-won-chosen-hidden = Et skjult kort, valgt til hulen
an-otter-won-hand-of = { $player } har { $count } kort på hånden
an-otter-won-river = Floden
an-otter-won-river-cards = Kort i floden
an-otter-won-tallies = Det, floden viser
an-otter-won-tally = { $attribute }: { $count }
an-otter-won-tally-most = { $attribute }: { $count }, hyppigst
an-otter-won-stock = { $count ->
    [0] Bunken er tom
   *[other] Bunken, { $count } kort
}
an-otter-won-play = Denne runde
an-otter-won-neutral = neutralt
an-otter-won-wins = vinder
an-otter-won-arrows-high = Flest pile op: det høje kort vinder
an-otter-won-arrows-low = Flest pile ned: det lave kort vinder
an-otter-won-arrows-open = { $ups } op, { $downs } ned: ikke afgjort
an-otter-won-rest = De to her er tilbage til hulerne
an-otter-won-last-swim = Sidste svømmetur
an-otter-won-has-chosen = { $player } har valgt
an-otter-won-not-chosen = { $player } vælger stadig
an-otter-won-swum = Nu ligger alt åbent. Hjem i hulerne!

an-otter-won-ask-lead = Spil ud med et kort fra hånden.
an-otter-won-ask-follow = Svar på { $card } med et kort fra hånden.
an-otter-won-ask-river = Du vandt! Vælg et af de tre kort til floden.
an-otter-won-ask-den = Vælg et kort til din hule. Det sidste ryger over i den anden hule.
an-otter-won-ask-swim = Sidste svømmetur: vælg kortet til din hule. Det andet kommer i floden.
an-otter-won-ask-dive = Sidste svømmetur: vælg kortet til din hule. Det andet kommer i floden.
an-otter-won-ask-over = Spillet er slut.
an-otter-won-wait-lead = { $player } spiller det første kort.
an-otter-won-wait-follow = { $player } svarer.
an-otter-won-wait-river = { $player } vandt og vælger et kort til floden.
an-otter-won-wait-den = { $player } vælger et kort til sin egen hule.
an-otter-won-wait-swim = { $player } vælger i hemmelighed på den sidste svømmetur.
an-otter-won-wait-dive = { $player } vælger i hemmelighed på den sidste svømmetur.

an-otter-won-guide-1 = Tre pile afgør det: to op, og det højeste af jeres to kort vinder; to ned, og det laveste gør. Det neutrale kort låner kun sin pil ud.
an-otter-won-guide-2 = Du deler alle tre kort ud. Floden afgør, hvad kortene i hulerne er værd, så læg det, din hule har brug for.
an-otter-won-guide-3 = Behold det kort, der giver dig mest. Den anden får det sidste, så efterlad ikke noget godt.
an-otter-won-guide-4 = “Hver” giver sine point for hvert kort i floden, der passer. “Flest” giver det store tal, så længe intet af samme slags er der flere af.
an-otter-won-guide-5 = Tallene på guld viser, hvad hvert kort giver lige nu. De skifter med floden.
an-otter-won-guide-6 = Et kort til din hule, det andet i floden, begge skjult. Ingen af jer ser, hvad den anden vælger.

an-otter-won-phase-lead = spil det første kort
an-otter-won-phase-follow = svar med et kort
an-otter-won-phase-river = vælg et kort til floden
an-otter-won-phase-den = vælg et kort til din hule
an-otter-won-phase-swim = Sidste svømmetur: vælg et kort til din hule
an-otter-won-phase-dive = Sidste svømmetur: vælg et kort til din hule
an-otter-won-phase-over = spillet er slut

an-otter-won-section-setup = Opstilling
an-otter-won-section-round = En runde
an-otter-won-section-swim = Sidste svømmetur
an-otter-won-section-scoring = Point

an-otter-won-r1 = Der er 18 kort med værdierne 1 til 18. Hvert kort viser en odder (lyserød, gul eller blå), en form (cirkel eller trekant), en pil (op eller ned), en betingelse og de point, den kan give. Bordet kan bruge sit eget sæt kort.
an-otter-won-r2 = Kortene blandes, og et lægges væk, uden at nogen ser det. Hver spiller får tre kort, som kun de selv ser, og et kort begynder floden, åbent. Den plads, bordet har valgt, spiller ud i første runde; er intet valgt, er det plads 1.
an-otter-won-r3 = Hver af de fire runder begynder med det øverste kort i bunken. Det vendes og er det neutrale kort; det er ingens.
an-otter-won-r4 = Den, der spiller ud, lægger et kort fra hånden åbent på bordet. Så gør den anden det samme. Begge vælger frit blandt deres kort.
an-otter-won-r5 = Se på pilene på de tre kort. Peger to eller tre op, vinder den spiller, der har den højeste værdi; peger to eller tre ned, vinder den laveste. Det neutrale kort låner sin pil ud, men dets værdi tæller ikke.
an-otter-won-r6 = Vinderen deler alle tre kort ud: først et til floden, så et til sin egen hule, og det tredje kommer i den andens hule. Flod og huler ligger åbent.
an-otter-won-r7 = Så længe der er kort i bunken, trækker hver spiller et, vinderen først, og vinderen spiller ud i næste runde.
an-otter-won-r8 = Efter fire runder er bunken tom, og begge har to kort. På den sidste svømmetur lægger hver spiller et af dem skjult i sin hule og det andet i floden. Den, der spiller ud, vælger først, og den anden vælger uden at se det. Så vendes alle fire.
an-otter-won-r9 = Nu giver hvert kort i en hule point til den, der ejer hulen. Kortets betingelse holdes op mod kortene i floden. Betingelser i floden tæller ikke, og det gør det heller ikke, hvad kort i hulerne viser.
an-otter-won-r10 = En betingelse med "pr." giver sine point for hvert kort i floden, der passer: odderen, formen, ulige eller lige, lavt (1–9) eller højt (10–18).
an-otter-won-r11 = En betingelse med "hyppigst" giver det store antal point, hvis intet andet i dens familie ligger flere gange i floden, ellers det lille. Familierne er de tre oddere, de to former, ulige og lige, lavt og højt. Står det lige, gælder det som hyppigst; det, der slet ikke er i floden, er det aldrig.
an-otter-won-r12 = Flest point vinder. Har begge lige mange, deler de sejren.

an-otter-won-why-not-held = Du har ikke { $card } på hånden.
an-otter-won-why-not-in-play = { $card } er ikke et af de kort, du kan dele ud nu.
an-otter-won-why-river-now = Du vandt runden. Vælg først et kort til floden.
an-otter-won-why-den-now = Vælg nu et kort til din hule. Det sidste får den anden.
an-otter-won-why-play-first = Først spiller I begge et kort. Bagefter deler vinderen ud.
an-otter-won-why-swim = Det er den sidste svømmetur: vælg kortet til din hule. Det andet kommer i floden.

an-otter-won-event-play = { $player } spiller { $card }.
an-otter-won-event-high = Flest pile peger op: det høje kort vinder. { $player } deler ud.
an-otter-won-event-low = Flest pile peger ned: det lave kort vinder. { $player } deler ud.
an-otter-won-event-river = { $player } lægger { $card } i floden.
an-otter-won-event-den = { $player } beholder { $card } i hulen og giver { $third } til { $other }.
an-otter-won-event-round = Runde { $round }. Det neutrale kort er { $card }, og { $player } spiller ud.
an-otter-won-event-last = Sidste svømmetur. { $player } vælger først.
an-otter-won-event-choose = { $player } har valgt i hemmelighed.
an-otter-won-event-chosen = Du har i hemmelighed valgt { $card } til din hule.
an-otter-won-event-swim = { $player } har lagt { $card } i sin hule.
an-otter-won-event-stream = De to andre kort, { $low } og { $high }, ligger i floden.
an-otter-won-event-winner = { $player } vinder med { $points } point mod { $against }.
an-otter-won-event-shared = Begge har { $points } point og deler sejren.

an-otter-won-line-each = { $card } · { $condition }: { $found } i floden, { $points } for hver
an-otter-won-line-most = { $card } · { $condition }: ja, { $found } i floden
an-otter-won-line-not-most = { $card } · { $condition }: nej, { $found } i floden

an-otter-won-setup-hand = en hånd har 3 kort, 2 på den sidste svømmetur eller ingen efter den, ikke { $count }.
an-otter-won-setup-equal = begge hænder skal have lige mange kort.
an-otter-won-setup-deck = med { $hand } kort på hånden kan en bunke på { $count } ikke spilles til ende: med 3 har den 1, 4, 7 eller 10 kort, ellers ingen.
an-otter-won-setup-few = der er for få kort tilbage til det.
an-otter-won-deck-points = pointene for flest står først og er ikke færre end de andre.
