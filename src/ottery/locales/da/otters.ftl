# Otters: perler, kneb og søpindsvin.

otters-option-first = Hvem begynder
otters-option-first-help = Nummeret på en plads, eller random for en tilfældig.

otters-section-setup = Før spillet
otters-section-turn = Din tur
otters-section-urchins = Søpindsvin
otters-section-pearls = Perler
otters-section-answers = Svar
otters-section-cards = Kortene
otters-section-end = Slutningen
otters-section-deck = Om kortene i bunken

# Reglerne

otters-r1 = To til fem spillere (på æsken står der tre til fem) bruger 47 handlingskort, 7 søpindsvin, 30 hvide perler og 4 sorte. Hvide perler: to med 0, tretten med 1, ni med 2, fem med 3 og en med 4. Sorte perler: en af hver med 0, −1, −2 og −3.
otters-r2 = Alle får to kort. Ingen begynder med et søpindsvin: Det kommer tilbage midt i bunken, og man får et andet kort i stedet.
otters-r3 = Alle får en hvid perle fra puljen. Du må altid kigge på dine egne perler; de andre ser kun, hvor mange du har, og hvilken farve de har, indtil spillet er slut.
otters-r4 = Plads 1 begynder, medmindre værten har valgt en anden plads eller ladet tilfældet råde. Turen går med uret og springer dem over, der er ude.
otters-r5 = Din tur begynder med et kort fra bunken, som trækkes for dig. Er bunken tom, blandes de afspillede kort til en ny, men ikke det kort, der er ved at blive spillet. Er der ingen kort nogen af stederne, trækker du ikke.
otters-r6 = Så spiller du et kort fra hånden og gør, hvad det siger. Det, der ikke kan lade sig gøre, springer man over; resten gør man.
otters-r7 = Når kortet er færdigt, lægges det øverst i de afspillede kort. Kun Fingrene væk! og Abrakadabra … bliver liggende på bordet.
otters-r8 = Har du intet kort, der må spilles, melder du pas. Den, der kan spille, skal spille.
otters-r9 = Når din egen tur slutter, tælles din hånd. Har du to eller flere søpindsvin, er du ude. I de andres tur er der ingen, der tæller efter hos dig.
otters-r10 = Den, der er ude, lægger sine søpindsvin tilbage i bunken og resten af hånden i de afspillede kort. Kortene på bordet og alle perler bliver liggende og tæller til sidst. Fra nu af kan intet kort ramme dig: Du giver ikke noget, du får ikke noget, og din tur springes over.
otters-r11 = Når du spiller et søpindsvin, tager du en sort perle fra puljen. Søpindsvinet kommer tilbage i den midterste tredjedel af bunken, ligesom alle andre søpindsvin, der går fra en hånd til bunken.
otters-r12 = Er der ingen sorte perler i puljen, kan man ikke spille et søpindsvin.
otters-r13 = Et andet kort kan kun hjælpe dig af med et søpindsvin, hvis det viser det overstregede søpindsvin. Så må du smide det ud (det kommer tilbage i bunken) eller give det videre, alt efter hvad kortet siger.
otters-r14 = En perle, der tages fra en spiller, trækkes tilfældigt blandt dem, der må tages; ingen vælger den.
otters-r15 = Er der færre perler i puljen, end kortet vil have, tager man dem, der er, og den, der spillede kortet, kommer først. En tom pulje giver ingenting.
otters-r16 = En perle, der kommer tilbage i puljen, kommer et tilfældigt sted hen.
otters-r17 = En perle under Fingrene væk! flytter sig aldrig mere: Ingen kan tage den, give den væk eller bytte den, og den tæller ikke med, når et kort spørger, hvem der har flest.
otters-r18 = Hvert trin på et kort bliver spurgt, også når der kun er ét svar. Den, der bliver spurgt, svarer på det, der spørges om; et trin, som ingen kan svare på, springes over.
otters-r19 = Fingrene væk!: Læg kortet foran dig, og læg en af dine hvide perler under det. Har du ingen hvid perle, kommer der aldrig noget derunder. Ingen kan have to af dem: Ligger der allerede et foran dig, giver du kortet til en spiller, der ikke har noget, og som lægger en af sine egne hvide perler under. Har alle et, sker der ikke noget, og kortet lægges væk.
otters-r20 = Valget er dit …: Kig på tre hvide perler fra puljen, og fordel dem mellem dine to hænder, som du vil. En spiller, du peger på, vælger en hånd uden at se, hvad der er i den, og får det hele; du får resten. Bagefter kan alle se, hvor mange I hver fik.
otters-r21 = Del med de andre!: Tag en hvid perle fra den anden spiller, der har flest hvide. Står flere lige, vælger du. Har ingen en hvid perle, der må flyttes, sker der ikke noget.
otters-r22 = Den ene hånd vasker den anden: Alle, der har en perle, som må flyttes, vælger en i hemmelighed, hvid eller sort. Når alle har valgt, rykker perlerne en spiller til venstre.
otters-r23 = Okker gokker gummiklokker …: Kig på tre hvide perler fra puljen, behold en, og giv de to andre til hver sin spiller. Er I kun to tilbage, beholder du en, giver en væk, og den sidste kommer tilbage i puljen.
otters-r24 = Abrakadabra …: Kortet bliver liggende foran dig. Til sidst gør hvert af dem din værste sorte perle, der stadig tæller, til 0.
otters-r25 = Den, der finder: Tag en hvid perle fra puljen.
otters-r26 = Noget for noget: Giv en spiller en af dine perler, hvid eller sort, og tag en i blinde af dem, spilleren havde før. Har du ingen, tager du bare; har den anden ingen, giver du bare.
otters-r27 = Lange fingre: Tag i blinde en hvid perle fra en spiller efter eget valg, som har en, der må flyttes.
otters-r28 = Bedre held denne gang: Læg en af dine hvide perler tilbage, og få en anden fra puljen. Den nye trækkes først. Er puljen tom, eller har du ingen hvid perle, sker der ikke noget.
otters-r29 = En lille ting til dig: Giv en af dine perler, hvid eller sort, til en spiller efter eget valg. Har du ingen perler, sker der ikke noget.
otters-r30 = Der er flere i havet: Læg et kort fra hånden væk, og træk så et nyt. Det må godt være et søpindsvin; det kommer tilbage i bunken.
otters-r31 = Skal vi bytte?: Giv en spiller et kort fra hånden, og tag i blinde et af dem, spilleren havde før. Det må godt være et søpindsvin. Kan den ene halvdel ikke lade sig gøre, gør man den anden.
otters-r32 = Send den videre: Alle vælger et kort fra hånden, også gerne et søpindsvin. Når alle har valgt, rykker kortene en spiller til venstre.
otters-r33 = Slutter en tur med kun én spiller tilbage, er spillet forbi, og alle perler vendes.
otters-r34 = Alle lægger deres perler sammen, hvide og sorte, også de spillere, der er ude, og også perler under Fingrene væk! Abrakadabra … trækker de værste sorte fra.
otters-r35 = Flest point vinder. Står det lige, vinder den med færrest perler, og perler under Fingrene væk! tæller med; står det stadig lige, deler man sejren.
otters-r36 = Seks navne og fem tekster på handlingskortene er offentlige. De andre navne, hvor mange der er af hvert kort, og de øvrige virkninger har vi selv fundet på; den, der ejer spillet, kan bruge sin egen kortfil.

# Kortene

otters-card-hands-off = Fingrene væk!
otters-card-hands-off-text = Læg en af dine hvide perler under kortet; den bliver der til det sidste. Har du allerede sådan et kort, giver du det til en anden.
otters-card-the-choice-is-yours = Valget er dit …
otters-card-the-choice-is-yours-text = Gem tre hvide perler fra puljen i begge hænder. En anden vælger den ene hånd; den, der gemte dem, får den anden.
otters-card-sharing-is-caring = Del med de andre!
otters-card-sharing-is-caring-text = Tag en hvid perle fra den, der har flest af dem.
otters-card-one-hand-washes-the-other = Den ene hånd vasker den anden.
otters-card-one-hand-washes-the-other-text = Alle giver en perle videre til venstre.
otters-card-eeny-meeny-miny-moe = Okker gokker gummiklokker …
otters-card-eeny-meeny-miny-moe-text = Kig på tre hvide perler fra puljen, behold en, og giv resten væk.
otters-card-abracadabra = Abrakadabra …
otters-card-abracadabra-text = Bliver liggende foran dig: Til sidst tæller din værste sorte perle 0.
otters-card-take-one = Den, der finder
otters-card-take-one-text = Tag en hvid perle fra puljen.
otters-card-exchange = Noget for noget
otters-card-exchange-text = Giv en spiller en af dine perler, og tag en af spillerens i blinde.
otters-card-steal = Lange fingre
otters-card-steal-text = Tag i blinde en hvid perle fra en spiller efter eget valg.
otters-card-renew = Bedre held denne gang
otters-card-renew-text = Byt en af dine hvide perler med en fra puljen.
otters-card-gift = En lille ting til dig
otters-card-gift-text = Giv en af dine perler til en spiller efter eget valg.
otters-card-throw-back = Der er flere i havet
otters-card-throw-back-text = Læg et kort væk, gerne et søpindsvin, og træk et nyt.
otters-card-trade-cards = Skal vi bytte?
otters-card-trade-cards-text = Giv en spiller et kort, gerne et søpindsvin, og tag et af spillerens i blinde.
otters-card-all-pass = Send den videre
otters-card-all-pass-text = Alle giver et kort videre til venstre, også gerne et søpindsvin.
otters-card-urchin = Søpindsvin
otters-card-urchin-text = Tag en sort perle fra puljen; søpindsvinet kommer tilbage i bunken. Har du to på hånden, når din tur slutter, er du ude.

otters-pearl-white = hvid { $value }
otters-pearl-black = sort { $value }
otters-left = venstre
otters-right = højre

# Hvad der spørges om

otters-asked-play = Spil først et kort fra hånden.
otters-asked-seat = Sig først, hvem kortet gælder.
otters-asked-pearl = Vælg først en perle.
otters-asked-card = Vælg først et kort fra hånden.
otters-asked-place = Sig først, hvilken hånd perlen skal i: left eller right.
otters-asked-pick = Vælg først en hånd: left eller right.

# Hvorfor ikke

otters-why-pass = Du har et kort, du kan spille, så du kan ikke melde pas.
otters-why-no-card = Du har ikke { $card } på hånden.
otters-why-no-black = Der er ikke flere sorte perler, så du kan ikke spille et søpindsvin.
otters-why-no-seat = Der sidder ingen på plads { $seat }.
otters-why-self = Du kan ikke vælge dig selv.
otters-why-out = { $player } er ude, så den plads kan du ikke vælge.
otters-why-has-cover = { $player } har allerede et Fingrene væk!, og ingen må have to.
otters-why-twice = { $player } fik en perle lige før. Den næste er til en anden.
otters-why-no-whites = { $player } har ingen hvid perle, du kan tage.
otters-why-not-most = { $player } har ikke flest hvide perler. Vælg en, der har.
otters-why-not-drawn = { $pearl } er ikke en af de perler, du har trukket.
otters-why-white-only = Det kort gælder kun hvide perler.
otters-why-under = Den perle ligger under Fingrene væk! og skal blive der.
otters-why-no-pearl = Du har ikke perlen { $pearl }.
otters-why-urchin-stays = Der er intet overstreget søpindsvin på kortet, så dit søpindsvin må blive på hånden.

# Hvad der sker

otters-event-play = { $player } spiller { $card }
otters-event-pass = { $player } kan ikke spille noget og melder pas.
otters-event-seat = { $player } vælger { $other }.
otters-event-pearl = { $player } har valgt en perle.
otters-event-your-pearl = Du vælger perlen { $thing }.
otters-event-keep = { $player } beholder en af perlerne.
otters-event-your-keep = Du beholder perlen { $thing }.
otters-event-gift = { $player } har valgt en perle at give væk.
otters-event-your-gift = Du giver perlen { $thing } væk.
otters-event-card = { $player } har valgt et kort.
otters-event-your-card = Du vælger { $thing }
otters-event-card-open = { $player } slipper af med { $card }
otters-event-place = { $player } gemmer { $count ->
    [one] en perle
   *[other] perle { $number } af { $count }
} i den ene hånd.
otters-event-your-place = Du gemmer perlen { $pearl } i den ene hånd: { $side }.
otters-event-pick = { $player } vælger en hånd: { $side }.
otters-event-you-get = Du får: { $thing }
otters-event-you-lose = Du har ikke længere: { $thing }
otters-event-gains-white = { $player } får { $count ->
    [one] en hvid perle
   *[other] { $count } hvide perler
}.
otters-event-loses-white = { $player } mister { $count ->
    [one] en hvid perle
   *[other] { $count } hvide perler
}.
otters-event-gains-black = { $player } får { $count ->
    [one] en sort perle
   *[other] { $count } sorte perler
}.
otters-event-loses-black = { $player } mister { $count ->
    [one] en sort perle
   *[other] { $count } sorte perler
}.
otters-event-covers = Under Fingrene væk! ligger der nu en perle fra { $player }.
otters-event-pearls-passed = Alle de valgte perler er rykket en spiller til venstre.
otters-event-cards-passed = Alle de valgte kort er rykket en spiller til venstre.
otters-event-urchin-back = Søpindsvinet er tilbage i bunken.
otters-event-out = { $player } har to søpindsvin og er ude. Søpindsvinene kommer tilbage i bunken.
otters-event-reshuffle = De afspillede kort er blandet til en ny bunke.
otters-event-turn = Turen går til { $player }.
otters-event-over = Der er kun én spiller tilbage: Spillet er slut.

# Bordet på siden

otters-ask-play = Spil et kort fra hånden.
otters-ask-pass = Du har intet kort, du må spille. Meld pas.
otters-ask-seat = Vælg en spiller.
otters-ask-seat-hands-off = Der ligger allerede et foran dig. Hvem skal have det her?
otters-ask-seat-the-choice-is-yours = Hvem skal vælge en hånd?
otters-ask-seat-sharing-is-caring = Vælg en af dem, der har flest hvide perler.
otters-ask-seat-eeny-meeny-miny-moe = Hvem skal have den perle?
otters-ask-pearl = Vælg den perle, du giver væk.
otters-ask-pearl-hands-off = Hvilken hvid perle skal ind under kortet?
otters-ask-pearl-one-hand-washes-the-other = Hvilken perle giver du videre til venstre?
otters-ask-pearl-eeny-meeny-miny-moe = Hvilken perle beholder du?
otters-ask-pearl-second = Hvilken perle giver du væk først?
otters-ask-pearl-renew = Hvilken hvid perle skal tilbage i puljen?
otters-ask-card = Vælg det kort, du giver væk.
otters-ask-card-throw-back = Hvilket kort smider du ud?
otters-ask-card-all-pass = Hvilket kort giver du videre til venstre?
otters-ask-place = Hvilken hånd gemmer du { $value }-perlen i?
otters-ask-pick = Vælg en hånd: Du får det, der er i den.
otters-ask-over = Alle perler ligger på bordet.
otters-ask-wait-play = { $player } vælger et kort at spille.
otters-ask-wait-seat = { $player } vælger en spiller.
otters-ask-wait-pearl = { $player } vælger en perle.
otters-ask-wait-card = { $player } vælger et kort.
otters-ask-wait-place = { $player } gemmer perler i to hænder.
otters-ask-wait-pick = { $player } vælger en hånd.
otters-ask-wait-chosen = Du har valgt. Nu er det { $player }, der vælger.

otters-do-play = Spil kortet
otters-do-pass = Meld pas
otters-do-throw-back = Smid det ud
otters-do-trade-cards = Giv det her
otters-do-all-pass = Giv det til venstre

otters-board-middle = Kortet, der spilles
otters-board-plays = Spillet af { $player }.
otters-board-for = Til { $player }
otters-board-last = Det sidste kort, der blev spillet.
otters-board-back = Tilbage
otters-board-deck = Bunken: { $count ->
    [one] et kort
   *[other] { $count } kort
}
otters-board-discard = Afspillede kort: { $count ->
    [one] et kort
   *[other] { $count } kort
}
otters-board-whites = Hvide perler i puljen: { $count }
otters-board-blacks = Sorte perler i puljen: { $count }
otters-board-urchin = Der ligger et søpindsvin { $least } til { $most } kort nede i bunken
otters-board-seat = Kort: { $cards }, hvide perler: { $whites }, sorte perler: { $blacks }.
otters-board-out = Ude
otters-board-you-out = Du er ude
otters-board-chosen = har valgt
otters-board-white-hidden = en hvid perle med bagsiden op
otters-board-black-hidden = en sort perle med bagsiden op
otters-board-under = Perlen under Fingrene væk!
otters-board-known = Du kender: { $things }{ $gone ->
    [0] {"."}
   *[other] {" "}(men { $gone } af dem er gået videre, uden at du så hvilke).
}
otters-board-left = Venstre hånd
otters-board-right = Højre hånd
otters-board-giving = går til den spiller, du vælger.
otters-board-ready = Har valgt: { $names }
otters-board-mine = Du giver videre: { $thing }
otters-board-pearls = Dine perler
otters-board-result = Alle perler
otters-board-won = Vinder

otters-guide-1 = De andre spiller på skift. Deres perler vender bagsiden op; et øje viser, hvad du har set dem få.
otters-guide-2 = Tryk på et kort, så står dets tekst i midten; tryk igen for at spille det. Begynd gerne med kort, der giver hvide perler.
otters-guide-3 = Du har et søpindsvin. Et gør ikke noget, men har du to, når din tur slutter, er du ude. Det koster en sort perle at spille det.
otters-guide-4 = To søpindsvin! Slip af med et, før din tur slutter: Spil det, eller brug et kort med det overstregede søpindsvin.
otters-guide-5 = Kortet viser det overstregede søpindsvin, så et søpindsvin må også gå.
otters-guide-6 = En anden vælger en af dine hænder uden at kigge. Lok med mange, eller gem en god perle alene.
otters-guide-7 = Det er dit kort, og nu er det en anden, der skal svare.
otters-guide-8 = Du er ude, men dine perler tæller stadig. Bliv og se, hvem der vinder.

# Hvordan pointene blev til

otters-line-white = { $count ->
    [one] Hvide perler (1)
   *[other] Hvide perler ({ $count })
}
otters-line-under = Perlen under Fingrene væk!
otters-line-black = { $count ->
    [one] Sorte perler (1)
   *[other] Sorte perler ({ $count })
}
otters-line-spared = { $count ->
    [one] Abrakadabra …
   *[other] Abrakadabra … ({ $count })
}
otters-extra-tokens = Perler

# Hvad der er galt med en kortfil eller en opstilling

otters-deck-name = Her skulle stå et navn på hvert sprog, ikke { $given }.
otters-deck-total = Kortene giver { $given } i alt; der skal være { $total }.
otters-setup-many = Der er ikke så mange af { $given }.
otters-setup-alone = Mindst to spillere skal være med.
otters-setup-out = Plads { $seat } er ude.
otters-setup-face-up = { $given } bliver ikke liggende på bordet.
otters-setup-two = Ingen må have to af { $given }.
otters-setup-under = Der ligger intet Fingrene væk! foran den plads.
otters-setup-few = Der er for lidt tilbage at dele ud af.
