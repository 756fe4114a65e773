# Why I Otter.

why-i-otter-option-first = Hvem begynder
why-i-otter-option-first-help = Pladsen, der spiller den første odder. På æsken er det den med det blødeste hår.

why-i-otter-colour-pink = lyserød
why-i-otter-colour-yellow = gul
why-i-otter-colour-blue = blå
why-i-otter-front-pink = lyserød { $number }
why-i-otter-front-yellow = gul { $number }
why-i-otter-front-blue = blå { $number }
why-i-otter-otters-pink = lyserøde oddere
why-i-otter-otters-yellow = gule oddere
why-i-otter-otters-blue = blå oddere
why-i-otter-otters-number = oddere med { $number }
why-i-otter-back-most = flest { $otters }
why-i-otter-back-all = alle { $otters }

why-i-otter-on-most = flest
why-i-otter-on-all = alle
why-i-otter-card-both = { $front }; på flodsiden: { $back }
why-i-otter-card-front = { $front }; flodsiden kender du ikke
why-i-otter-card-back = et flodkort: { $back }
why-i-otter-card-unknown = et skjult kort

why-i-otter-den = { $player }
why-i-otter-in-den = I hulen
why-i-otter-empty = Hulen er tom endnu.
why-i-otter-stars = { $count ->
    [one] 1 stjerne, hvis spillet sluttede nu
   *[other] { $count } stjerner, hvis spillet sluttede nu
}
why-i-otter-hand-of = { $player } har { $count } kort på hånden
why-i-otter-scoring = Det, der tæller til sidst
why-i-otter-place-empty = Plads { $place } til et pointkort, tom endnu
why-i-otter-counts = tæller: { $back }
why-i-otter-count = { $player }: { $found ->
    [one] 1 odder
   *[other] { $found } oddere
}, { $stars ->
    [one] 1 stjerne
   *[other] { $stars } stjerner
}.
why-i-otter-river = Floden
why-i-otter-river-place = Plads { $place }: { $card }
why-i-otter-pile = Bunken, { $count } kort. Øverst: { $card }
why-i-otter-trick = Odder mod odder
why-i-otter-played-by = { $player } har spillet { $card }
why-i-otter-wins = vinder
why-i-otter-wheel = Blå slår gul, gul slår lyserød, lyserød slår blå.

why-i-otter-ask-lead = Spil ud med en af dine oddere.
why-i-otter-ask-follow = Svar på { $card } med en af dine oddere.
why-i-otter-ask-take = Du vandt begge oddere! Tag et af flodkortene.
why-i-otter-ask-leave = Tag et af de to. Det andet kommer til at tælle.
why-i-otter-ask-over = Spillet er slut.
why-i-otter-wait-lead = { $player } spiller den første odder.
why-i-otter-wait-follow = { $player } svarer på { $card }.
why-i-otter-wait-take = { $player } vandt begge oddere og tager et flodkort.
why-i-otter-wait-leave = { $player } tager et af de to. Det andet kommer til at tælle.

why-i-otter-guide-1 = Blå slår gul, gul slår lyserød, lyserød slår blå. I samme farve vinder det højeste tal. Du må spille, hvad du vil.
why-i-otter-guide-2 = Alle kort har to sider: en odder til senere og en flodside, der kan komme til at tælle. Du vælger først.
why-i-otter-guide-3 = Du tabte stikket, så du bestemmer, hvad der tæller: det kort, du lader ligge, giver jer begge stjerner for odderne i hulerne.
why-i-otter-guide-4 = Vinder du, får du oddere i hulen. Taber du, bestemmer du, hvad de er værd. Begge dele kan være klogt.
why-i-otter-guide-5 = “Flest” giver 2 stjerner til den, der har flest af dem. “Alle” giver jer hver en stjerne for hver eneste.
why-i-otter-guide-6 = Floden er tør. De sidste tre stik gælder kun hulerne.

why-i-otter-phase-lead = spil den første odder
why-i-otter-phase-follow = svar med en odder
why-i-otter-phase-take = tag et af de tre flodkort
why-i-otter-phase-leave = tag et flodkort, det andet kommer til at tælle
why-i-otter-phase-over = spillet er slut

why-i-otter-section-setup = Opstilling
why-i-otter-section-river = Floden
why-i-otter-section-trick = Odder mod odder
why-i-otter-section-rewards = Belønning
why-i-otter-section-end = Slutningen

why-i-otter-r1 = Der er 18 kort med to sider. Oddersiden viser en farve (lyserød, gul eller blå) og et tal fra 1 til 6, hvert par én gang. Flodsiden viser, hvad der giver stjerner: flest eller alle af en farve eller et tal, også hver én gang. Hvilken flodside der er bag på hvilken odder, blandes til hvert spil, medmindre et sæt kort har bestemt det, så alle ved det.
why-i-otter-r2 = Kortene blandes til en bunke med flodsiden op, og hver spiller trækker tre. Ingen ser den andens hånd, heller ikke flodsiderne. Den plads, bordet har valgt, begynder; er intet valgt, er det plads 1.
why-i-otter-r3 = Runde 1 til 4 begynder med floden: de tre øverste kort i bunken lægges på række med flodsiden op. Odderne på dem er skjult lidt endnu. Flodsiden øverst på bunken kan begge se.
why-i-otter-r4 = Den, der spiller ud, lægger en odder fra hånden åbent på bordet. Så svarer den anden med en. Begge vælger frit blandt deres oddere; man skal ikke bekende farve.
why-i-otter-r5 = I samme farve er det højeste tal stærkest. I to farver tæller kun farven: blå slår gul, gul slår lyserød, og lyserød slår blå.
why-i-otter-r6 = Den, der spillede den stærkeste odder, lægger begge oddere i sin hule og spiller ud i næste runde.
why-i-otter-r7 = I runde 1 til 4 vendes floden efter stikket, så begge ser begge sider af kortene. Vinderen tager et af de tre op på hånden.
why-i-otter-r8 = Taberen tager et af de to kort, der er tilbage. Det sidste bliver et pointkort: dets flodside gælder for begge spillere til sidst. Pladserne i floden beholder deres numre.
why-i-otter-r9 = Efter runde 4 er bunken tom. I runde 5, 6 og 7 er der ingen flod og ingen belønning: odderne kæmper kun om hulerne.
why-i-otter-r10 = Når begge hænder er tomme efter runde 7, tælles pointkortene, et efter et. Kun oddere i en hule tæller, og en odder kan godt tælle for flere kort.
why-i-otter-r11 = Et kort med "flest": den, der har flest af de rigtige oddere i sin hule, får 2 stjerner. Har begge lige mange, får ingen noget.
why-i-otter-r12 = Et kort med "alle": hver spiller får 1 stjerne for hver af de rigtige oddere i sin egen hule.
why-i-otter-r13 = Flest stjerner vinder. Har begge lige mange, deler de sejren.

why-i-otter-why-not-held = Du har ikke { $card } på hånden.
why-i-otter-why-river-first = Tag først et kort fra floden.
why-i-otter-why-otters-first = Først spiller I begge en odder. Så deles floden.
why-i-otter-why-no-river = Der er ingen flod i denne runde.
why-i-otter-why-taken = Kortet på plads { $place } er allerede taget.

why-i-otter-event-play = { $player } spiller { $card }.
why-i-otter-event-trick = { $player } vinder { $led } og { $answer }.
why-i-otter-event-river = Flod { $place }: { $card }, flodside: { $back }.
why-i-otter-event-take = { $player } tager { $card } fra floden.
why-i-otter-event-scoring = Et nyt pointkort: { $back }.
why-i-otter-event-round = Runde { $round }. { $player } spiller ud.
why-i-otter-event-winner = { $player } vinder med { $stars } stjerner mod { $against }.
why-i-otter-event-shared = Begge har { $stars } stjerner og deler sejren.

why-i-otter-line-most = Flest { $otters }: { $own } mod { $against }
why-i-otter-line-all = Alle { $otters }: { $own }

why-i-otter-setup-equal = begge hænder skal have lige mange kort: { $count } og { $given } passer ikke sammen.
why-i-otter-setup-threes = bunken skal have 3, 6, 9 eller 12 kort eller være tom, ikke { $count }.
why-i-otter-setup-few = der er for få kort tilbage til det.
why-i-otter-setup-pairing = kortsættet har { $back } der.
why-i-otter-setup-seen = ingen kan have set { $card } endnu: det er hverken på en hånd, i en hule eller blandt pointkortene.
why-i-otter-deck-pairing = et sæt har enten 18 kort med begge sider (fast) eller ingen (blandet).
