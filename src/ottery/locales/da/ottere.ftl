# Ottere. Kort skrives med værdi og kulør, som i 8D.

ottere-suit-clubs = klør
ottere-suit-diamonds = ruder
ottere-suit-hearts = hjerter
ottere-suit-spades = spar

## Valg

ottere-option-first = Hvem begynder
ottere-option-first-help = Pladsen, der begynder første runde.
ottere-option-first-random = lodtrækning
ottere-option-scoring = Regnskab
ottere-option-scoring-help = Enten skriver alle deres egne restkort op, og den laveste total vinder; eller også samler rundens vinder dem ind, og den højeste total vinder.
ottere-option-scoring-penalty = strafpoint
ottere-option-scoring-winner-collects = vinderen samler
ottere-option-target = Mål
ottere-option-target-help = Spillet slutter efter den runde, hvor en total når dette tal.
ottere-option-draw-two = Træk to
ottere-option-draw-two-help = En toer får den næste til at trække to kort og miste sin tur.
ottere-option-stacking = Stakning
ottere-option-stacking-help = En toer kan besvares med en ny toer, og så vokser antallet.
ottere-option-skip = Spring over
ottere-option-skip-help = Dette kort springer den næste spiller over.
ottere-option-skip-none = intet kort
ottere-option-skip-jack = knægt
ottere-option-skip-queen = dame
ottere-option-reverse = Retningsskift
ottere-option-reverse-help = Et es vender spillets retning.
ottere-option-reshuffle = Bland igen
ottere-option-reshuffle-help = Når trækbunken er tom, bliver de spillede kort blandet til en ny.
ottere-option-free-draw = Frit træk
ottere-option-free-draw-help = Du må trække, selv om du kan lægge, og du behøver ikke lægge det, du trækker.
ottere-option-draw-limit = Trækgrænse
ottere-option-draw-limit-help = Så mange kort må du højst trække i en tur; 0 betyder ingen grænse.

## Regler

ottere-section-setup = Før det første kort
ottere-section-turn = Din tur
ottere-section-options = Husets valg
ottere-section-scoring = Optælling
ottere-section-end = Runder og slutning

ottere-r1 = Op til fem spillere deles om ét spil på 52 kort. Er I seks eller syv, blandes to spil sammen.
ottere-r2 = Alle får fem kort. Er I kun to, får I syv hver.
ottere-r3 = Det næste kort lægges åbent og begynder afkastbunken; resten er trækbunken, med bagsiden opad. En otter må ikke ligge først: den stikkes tilbage et tilfældigt sted i trækbunken, og et andet kort vendes. Startkortet viser kulør og værdi og andet gør det ikke: ingen trækker, springes over eller skifter retning.
ottere-r4 = Læg ét kort fra hånden, som har samme kulør eller samme værdi som bunkens øverste.
ottere-r5 = En otter passer på alle kort. Har du lagt en, siger du en kulør: det næste kort skal være i den kulør eller også en otter.
ottere-r6 = Har du et kort, der passer, skal du lægge et; du må ikke trække eller melde pas i stedet.
ottere-r7 = Passer intet, trækker du ét kort ad gangen. Det første, der passer, skal du lægge med det samme.
ottere-r8 = Passer intet, og er der ikke flere kort at trække, melder du pas.
ottere-r9 = Melder alle pas på stribe, fordi ingen kan trække, er runden låst og forbi. Hvert lagt kort begynder den tælling forfra.
ottere-r10 = Den, der lægger sit sidste kort, slutter runden på stedet; kortet gør ikke andet.
ottere-r11 = Frit træk: du må trække, selv om du kan lægge, og du må beholde et trukket kort, der passer. Du kan kun melde pas, når du ikke må trække mere, og så også selv om du kunne lægge.
ottere-r12 = Trækgrænse: har du trukket så mange gange i samme tur uden at lægge, er det slut med at trække. Uden frit træk skal du stadig lægge et kort, der passer; ellers melder du pas.
ottere-r13 = Bland igen: skal der trækkes, og er trækbunken tom, bliver alle spillede kort undtagen det øverste blandet til en ny trækbunke.
ottere-r14 = Træk to: efter en toer tager den næste spiller to kort og mister sin tur. Er der færre kort, tages de, der er. De tæller ikke med i en trækgrænse.
ottere-r15 = Stakning: i stedet for at tage kort må du svare med en toer i hvilken som helst kulør. Antallet vokser med to og går videre til den næste.
ottere-r16 = Spring over: efter en knægt (eller en dame, alt efter aftalen) må den næste stå over én gang.
ottere-r17 = Retningsskift: et es vender spillets retning. Er I to, springes den anden over i stedet.
ottere-r18 = En otter på hånden tæller 50 point. Konger, damer, knægte og tiere tæller 10, et es 1 og alle andre kort det tal, de viser.
ottere-r19 = Strafpoint: alle lægger pointene på hånden til deres total. Den, der gik ud, har ingen. Efter en låst runde tæller alle.
ottere-r20 = Vinderen samler: den, der gik ud, lægger de andres hænder sammen og får summen; de andre får 0. Efter en låst runde får kun den laveste hånd point: for hver anden hånd forskellen til sin egen. Er de laveste hænder lige, får ingen noget.
ottere-r21 = Spillet slutter efter den runde, hvor en total når målet. Med strafpoint vinder den laveste total, og når vinderen samler, den højeste. Står flere lige, deler de sejren.
ottere-r22 = Hver runde begynder forfra: med uret, uden en nævnt kulør og uden kort, nogen skal tage.
ottere-r23 = Kortgivningen går én plads til venstre for hver runde, og spilleren til venstre for giveren begynder. Plads 1 begynder første runde, hvis I ikke vælger noget andet.

## Hvorfor ikke

ottere-why-name-first = Du har lagt en otter, så sig først, hvilken kulør der skal følge.
ottere-why-no-eight = Du kan kun vælge kulør, lige når du har lagt en otter.
ottere-why-not-held = Du har ikke { $card } på hånden.
ottere-why-follow = { $card } passer ikke på { $top }: du skal bruge { $suit }, samme værdi eller en otter.
ottere-why-named = { $card } passer ikke: der er sagt { $suit } på { $top }, så læg { $suit }, samme værdi eller en otter.
ottere-why-no-count = Der er ikke noget at tage: ingen har bedt dig trække kort.
ottere-why-take-first = Du skal tage { $count } kort først; det er din tur.
ottere-why-answer = { $card } er ikke en toer: tag de { $count } kort, eller svar med en toer.
ottere-why-must-play = Du kan lægge { $cards }, så du skal lægge et kort.
ottere-why-no-cards = Der er ikke flere kort at trække.
ottere-why-limit = { $count ->
    [one] Du har trukket én gang i denne tur, og det er grænsen.
   *[other] Du har trukket { $count } gange i denne tur, og det er grænsen.
}
ottere-why-can-draw = Du kan stadig trække et kort; pas må du først melde, når der ikke er noget at trække, eller dine træk er brugt.

## Hvad der skete

ottere-event-play = { $player } lægger { $card }.
ottere-event-suit = { $player } vil have { $suit }.
ottere-event-pass = { $player } melder pas.
ottere-event-draw = { $player } trækker et kort.
ottere-event-draw-own = { $player } trækker { $cards }.
ottere-event-take = { $count ->
    [one] { $player } tager ét kort og mister sin tur.
   *[other] { $player } tager { $count } kort og mister sin tur.
}
ottere-event-take-own = { $player } tager { $cards } og mister sin tur.
ottere-event-take-none = Der er ingen kort at tage; { $player } mister sin tur.
ottere-event-reshuffle = De spillede kort blandes: { $count } i den nye trækbunke.
ottere-event-owed = { $player } skal tage { $count } kort.
ottere-event-skip = { $player } springes over.
ottere-event-reverse = Spillet skifter retning.
ottere-event-out = { $player } har lagt sit sidste kort. Runden er forbi.
ottere-event-blocked = Ingen kan komme videre. Runden er forbi.
ottere-event-hand = { $player } sad tilbage med { $cards }: { $points }.
ottere-event-score = { $player } får { $points } og har nu { $total }.
ottere-event-round = Runde { $number }: { $player } begynder.
ottere-event-buried = { $card } blev vendt og ryger tilbage i trækbunken.
ottere-event-starter = Det første kort er { $card }.
ottere-event-win = { $player } vinder spillet med { $total }.
ottere-event-share = { $player } deler sejren med { $total }.

## Regnskabet

ottere-line-before = tidligere runder
ottere-line-round = runde { $number }
ottere-line-card = { $card } tilbage på hånden
ottere-line-out = gik ud
ottere-line-nothing = intet at samle
ottere-line-collected = det, { $player } sad tilbage med
ottere-line-difference = så meget mere sad { $player } med

## Opstillinger

ottere-setup-deck = { $place }: Ottere spilles med almindelige kort; her er ikke noget at vælge.
ottere-setup-key = { $place }: den del findes ikke; der er { $known }.
ottere-setup-list = { $place }: her skal stå en liste, ikke { $given }.
ottere-setup-length = { $place }: her skal stå { $wanted } ting, én pr. plads, ikke { $given }.
ottere-setup-number = { $place }: her skal stå et helt tal fra { $least } til { $most }, ikke { $given }.
ottere-setup-card = { $place }: her skal stå et kort som 8D eller TH, ikke { $given }.
ottere-setup-twice = { $place }: { $card } er nævnt flere gange, end det findes ({ $copies }).
ottere-setup-empty = { $place }: en hånd skal have mindst ét kort.
ottere-setup-few = { $place }: der mangler { $wanted } kort, men der er kun { $left } tilbage.
ottere-setup-suit = { $place }: her skal stå clubs, diamonds, hearts eller spades, ikke { $given }.
ottere-setup-direction = { $place }: her skal stå 1 (med uret) eller -1, ikke { $given }.

## Bordet

ottere-card = { $suit } { $rank }
ottere-rank-a = es
ottere-rank-8 = otte
ottere-rank-j = knægt
ottere-rank-q = dame
ottere-rank-k = konge
ottere-cards = { $count } kort
ottere-held = { $count ->
    [0] ingen
   *[other] du: { $count }
  }
ottere-total = i alt
ottere-round = Runde { $number }
ottere-sheet = Runderne
ottere-close = Luk
ottere-goal-penalty = Spillet slutter, når nogen når { $target }. Den laveste total vinder.
ottere-goal-winner-collects = Spillet slutter, når nogen når { $target }. Den højeste total vinder.
ottere-sort-suit = kulør
ottere-sort-rank = værdi
ottere-stock = Træk fra bunken, { $count } kort
ottere-pile = Afkastbunken, { $count } kort
ottere-owed = træk { $count }
ottere-passes = { $count ->
    [one] Én har meldt pas
   *[other] { $count } har meldt pas i træk
  }
ottere-way-clockwise = Spillet går med uret
ottere-way-back = Spillet går mod uret
ottere-do-take = Tag { $count } kort
ottere-do-pass = Pas
ottere-do-draw = Tryk på trækbunken for at trække

ottere-ask-play = Din tur: læg { $suit }, { $rank ->
    [A] et es
    [J] en knægt
    [Q] en dame
    [K] en konge
   *[other] en { $rank }’er
 } eller en otter.
ottere-ask-named = Din tur: der er sagt { $suit }. Læg { $suit } eller en otter.
ottere-ask-draw = Ingen af dine kort passer: træk ét.
ottere-ask-pass = Intet passer, og der er intet at trække: meld pas.
ottere-ask-suit = Hvilken kulør skal følge?
ottere-ask-take = Tag { $count } kort; du mister din tur.
ottere-ask-answer = Svar med en toer, eller tag { $count } kort.
ottere-ask-over = Spillet er slut.
ottere-wait-play = { $player } skal lægge.
ottere-wait-suit = { $player } vælger kulør.
ottere-wait-take = { $player } skal trække { $count } eller svare med en toer.

ottere-guide-1 = På skiltene ser du, hvor mange kort de andre har, og ved Σ deres point indtil nu. Du får point for det, du sidder tilbage med, når nogen går ud, så det gælder om at have lidt.
ottere-guide-2 = Kortene med ring passer: samme kulør som bunkens øverste kort, eller samme værdi. Tryk på et, eller træk det hen på bunken.
ottere-guide-3 = Ingen af dine kort passer. Tryk på trækbunken, til et gør; det skal du lægge.
ottere-guide-4 = Kun en otter passer. Otterne er oddere her: de kan lægges på alt, og du siger, hvilken kulør der følger.
ottere-guide-5 = Sig den kulør, du har flest af. Den gælder for alle, til nogen laver den om.
ottere-guide-6 = Nogen har lagt en toer til dig: tag kortene, eller send dem videre med din egen toer, hvis bordet tillader det.
ottere-guide-7 = Intet passer, og der er intet at trække. Meld pas; turen kommer igen.
ottere-guide-8 = En otter på hånden koster 50 point, når runden slutter. Gem den, til du sidder fast, men ikke for længe.
