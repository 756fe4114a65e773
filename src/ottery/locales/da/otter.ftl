# Otter.

otter-option-first = Hvem begynder
otter-option-first-help = Pladsen med den første tur. På æsken er det den, der sidst var på stranden.
otter-option-heads = Hoveder
otter-option-heads-help = Hvilke tre hoveder der ligger på bordet. Alene og i en Party trækkes de altid tilfældigt.
otter-option-heads-basic = Højere, Lige og Nær
otter-option-heads-random = tre tilfældige
otter-option-penalty = Straf
otter-option-penalty-help = Man kan prøve med kort, der ikke passer. Bliver man opdaget, tager man kortet igen og trækker et.

otter-suit-clam = muslingen Shelldon
otter-suit-fish = fisken Finstin
otter-suit-star = søstjernen Stardon
otter-suit-crab = krabben Clawson
otter-suit-frog = frøen Todd
otter-card-clam = musling { $number }
otter-card-fish = fisk { $number }
otter-card-star = søstjerne { $number }
otter-card-crab = krabbe { $number }
otter-card-frog = frø { $number }
otter-list = { $one }, { $other }

otter-head-higher = Højere
otter-head-lower = Lavere
otter-head-near = Nær
otter-head-far = Fjern
otter-head-odd = Ulige
otter-head-even = Lige
otter-head-inside = Indenfor
otter-head-outside = Udenfor
otter-head-shallow = Lavvandet
otter-head-deep = Dyb

otter-wish-higher = Højere vil have mere end { $own }
otter-wish-lower = Lavere vil have mindre end { $own }
otter-wish-near = Nær vil have { $least } til { $most }
otter-wish-far = Fjern vil have et tal mindst 3 fra { $own }
otter-wish-odd = Ulige vil have et ulige tal
otter-wish-even = Lige vil have et lige tal
otter-wish-inside = Indenfor vil have et tal mellem { $low } og { $high }
otter-wish-outside = Udenfor vil have mindre end { $low } eller mere end { $high }
otter-wish-shallow = Lavvandet vil have en sum under 20, og de to andre maver giver allerede { $sum }
otter-wish-deep = Dyb vil have en sum over 20, og de to andre maver giver kun { $sum }

otter-change-flip-head = hoved { $place } vendes
otter-change-flip-tail = hale { $place } vendes
otter-change-swap-heads = hoved { $one } og { $other } bytter plads
otter-change-swap-tails = hale { $one } og { $other } bytter plads

otter-phase-high = flod – træk, eller spil et kort
otter-phase-change = lav om på et hoved eller en hale
otter-phase-low = ebbe – spil videre, eller stop
otter-phase-solo = spil fra en bunke, eller brug en lykkesten
otter-phase-over = spillet er slut

otter-section-setup = Opstilling
otter-section-turn = Din tur
otter-section-high-tide = Flod: træk og lav om
otter-section-low-tide = Ebbe: spil
otter-section-round = At gå ud, og næste runde
otter-section-end = At vinde
otter-section-penalty = Straf
otter-section-tails = Haler
otter-section-heads = Hoveder
otter-section-solo = Alene
otter-section-party = Party

otter-r1 = Der er 65 mavekort: tallene 1 til 13 i fem slags. Shelldon er muslingen, Finstin fisken, Stardon søstjernen, Clawson krabben og Todd frøen.
otter-r2 = To til fire spillere får ti kort hver; resten er bunken. Tre oddere ligger ved siden af hinanden. Hver har et hoved, en mave med et åbent kort fra bunken og en hale. De tre haler blandes, og det er tilfældigt, hvilken side der vender op.
otter-r3 = Hovederne er Højere, Lige og Nær, fra den første odder til den tredje. Hvert hoved og hver hale har en bagside, og den må alle se.
otter-r4 = Med tilfældige hoveder trækkes tre af de fem hovedkort, og tilfældet afgør, hvilken side der vender op.
otter-r5 = Turen går rundt med uret. Plads 1 begynder, medmindre bordet har valgt en anden. En tur er først flod, hvis du vil, og så ebbe, hvor mindst ét kort skal spilles.
otter-r6 = Flod: så længe du ikke har spillet i denne tur, må du trække op til tre kort, ét ad gangen.
otter-r7 = Hvert trukket kort koster præcis én forandring, og den kommer før alt andet: vend et hoved eller en hale, eller lad to hoveder eller to haler bytte plads. En forandring må gerne ophæve en tidligere.
otter-r8 = Når du ikke kan trække flere kort, er den forandring, du skylder, den sidste. Kan en forandring give dig et kort, der passer, skal du vælge sådan en. Den rigtige hale vendt om hjælper altid, så den, der kan trække, kan også spille.
otter-r9 = Du melder kun pas, når du hverken kan spille eller trække, fordi der ikke er kort at trække.
otter-r10 = Ebbe: vælg én odder. Alle kort i din tur lægges på dens mave.
otter-r11 = Et kort skal følge hovedet eller halen hos den odder, som de er lige nu. Følger det ingen af dem, må det ikke spilles dér.
otter-r12 = Følger kortet begge, må du spille et til samme sted eller stoppe. Følger det kun den ene, er din tur slut. Turen slutter også af sig selv, når intet andet på din hånd passer dér.
otter-r13 = Når du har spillet et kort, er vandet væk: så må du hverken trække eller lave om mere i den tur.
otter-r14 = Den, der spiller sit sidste kort, tager en lykkesten, og runden slutter straks.
otter-r15 = Man beholder sin hånd. Har nogen over ti kort, ryger tilfældige kort ud, til der er ti tilbage; de lægges blandet under bunken. Så trækker alle med færre op til ti, én spiller ad gangen. Spilleren til venstre for den, der gik ud, har første tur og trækker først. Odderne bliver, som de er.
otter-r16 = Skal der bruges et kort, og er bunken tom, blandes alle kort under mavernes øverste og bliver til en ny bunke. Er der ingen, kan ingen trække.
otter-r17 = To spillere: du vinder, tredje gang du spiller dit sidste kort. Tre eller fire: anden gang. Den sidste gang giver ingen sten.
otter-r18 = Med straf må man prøve et kort, der slet ikke passer: en smutter. Den lægges på turens odder, hvis der allerede er en, og så er turen slut. Det sidste kort på en hånd skal følge en regel.
otter-r19 = Indtil den næste spiller gør noget, må alle andre råbe "straf!". Kortet tages op igen, så alle ved, hvor det er, spilleren trækker et kort, og turen går videre, hvor den var. Det kort koster ingen forandring og er ikke et af de tre. En smutter, ingen råber ved, gælder.
otter-r20 = Halen vil have det store dyr, den viser. Der er tre haler: søstjerne og musling, fisk og frø, krabbe og frø er hver to sider af ét kort.
otter-r21 = Højere vil have et tal over det på sin egen mave, Lavere et under. Det samme tal er ingen af delene.
otter-r22 = Nær vil have et tal højst 2 fra det på sin egen mave, det samme tal tæller med. Fjern vil have et, der er mindst 3 fra. Ved en 7'er tager Nær 5 til 9 og Fjern alle de andre.
otter-r23 = Ulige vil have et ulige tal, fra 1 og 3 op til 13. Lige vil have et lige tal, fra 2 og 4 op til 12.
otter-r24 = Indenfor og Udenfor ser på de to andre maver. Indenfor vil have et tal mellem de to, Udenfor et under det mindste eller over det største. Et tal, der er lig med et af dem, er ingen af delene; er de ens, er intet Indenfor. Ved 4 og 8 tager Indenfor 5 til 7 og Udenfor 1 til 3 og 9 til 13.
otter-r25 = Lavvandet og Dyb lægger kortet sammen med de to andre maver. Lavvandet vil have en sum under 20, Dyb en over 20. Præcis 20 er ingen af delene.
otter-r26 = Alene spiller du med tre tilfældige hoveder, uden haler og uden at trække. De andre 62 kort ligger i fire bunker med 15, 15, 16 og 16, kun det øverste er åbent. Du har fire lykkesten.
otter-r27 = Hver tur spiller du det øverste kort fra en bunke på en odder, hvis hoved det følger.
otter-r28 = Fra det andet kort skal både bunken og odderen være en anden end sidst.
otter-r29 = Når som helst må du bruge en lykkesten til at vende et hoved eller lade to hoveder bytte plads, også flere i træk.
otter-r30 = Du vinder, når alle bunker er tomme. Du taber, når intet kan spilles, og du ingen sten har; har du sten, må du også give op der. Jo færre kort tilbage, jo bedre.
otter-r31 = En Party er for 5 til 20 spillere. Der bruges ét sæt kort for hver fire spillere eller del af fire, blandet til ét. De tre hoveder trækkes blandt alle sættenes hoveder, så der kan være tvillinger. Halerne er de tre fra ét sæt.
otter-r32 = Der er ingen runder. Den, der spiller sit sidste kort for første gang, tager en lykkesten og trækker ti kort. Turen slutter med det kort, også selv om det fulgte begge regler.
otter-r33 = Så trækker naboen til venstre og derefter naboen til højre to kort, men kun hvis de har en lykkesten og ikke har vundet.
otter-r34 = Den, der spiller sit sidste kort og har en lykkesten, har vundet. Det får ingen til at trække.
otter-r35 = Der spilles, til alle har haft lige mange ture: spillet slutter efter turen hos den til højre for begynderen. Alle, der har vundet til den tid, vinder sammen.

otter-why-owed = Du skylder først en forandring: vend et hoved eller en hale, eller byt to.
otter-why-not-held = Du har ikke { $card } på hånden.
otter-why-other-otter = Én odder pr. tur: du spiller på odder { $otter }.
otter-why-follows-nothing = { $card } følger ingen af reglerne hos odder { $otter }: { $wish }, og halen vil have { $suit }.
otter-why-last-follows-nothing = Dit sidste kort skal følge en regel. Hos odder { $otter } er det sådan: { $wish }, og halen vil have { $suit }.
otter-why-useless-change = Det er din sidste forandring, og bagefter kunne du intet spille. Vælg en, der hjælper dig.
otter-why-draw-first = Træk et kort først. Hvert trukket kort giver dig én forandring.
otter-why-low-tide = Du har spillet et kort, og vandet er væk: ikke mere at trække eller lave om i denne tur.
otter-why-draws = Du har trukket tre kort. Flere må man ikke i en tur.
otter-why-no-cards = Der er ingen kort at trække.
otter-why-stop = Du har ikke spillet endnu. Hver tur skal have et kort.
otter-why-pass = Du kan stadig spille eller trække. Pas er kun til, når du ingen af delene kan.
otter-why-pass-stop = Du har allerede spillet. Sig stop, hvis du ikke vil spille videre.
otter-why-no-slip = Det sidste kort fulgte en regel, så der er ikke noget at råbe straf for.
otter-why-no-penalty = Her ved bordet spilles uden straf.
otter-why-solo-only = Det hører til, når man spiller alene.
otter-why-not-solo = Alene har du kun bunker og sten: spil det øverste fra en bunke, eller brug en sten.
otter-why-give-up = Du kan stadig spille: du har { $count ->
    [one] én mulighed
   *[other] { $count } muligheder
  }.
otter-why-no-stones = Du har ikke flere lykkesten.
otter-why-empty-pile = Bunke { $pile } er tom.
otter-why-same-pile = Dit sidste kort kom fra bunke { $pile }. Tag en anden bunke.
otter-why-same-otter = Dit sidste kort kom på odder { $otter }. Tag en anden odder.
otter-why-pile = { $card } passer ikke til odder { $otter }: { $wish }.

otter-event-play-both = { $player } spiller { $card } på odder { $otter }. Det følger både hoved og hale.
otter-event-play-one = { $player } spiller { $card } på odder { $otter }.
otter-event-play-neither = { $player } spiller { $card } på odder { $otter }. Det følger slet ingen regel!
otter-event-nothing-more = { $player } har ikke mere, der passer dér. Turen er slut.
otter-event-drawn = { $player } trækker { $count ->
    [one] et kort
   *[other] { $count } kort
  }.
otter-event-drawn-yours = { $player } trækker { $cards }.
otter-event-change = { $player }: { $change }.
otter-event-now = Nu vil odderne have: { $of1 } · { $of2 } · { $of3 }.
otter-event-stop = { $player } stopper.
otter-event-pass = { $player } melder pas.
otter-event-penalty = Straf! { $player } tager { $card } op igen fra odder { $otter }.
otter-event-stone = { $player } har ingen kort tilbage og tager en lykkesten. Det er nummer { $count }.
otter-event-cut = { $player } lægger { $count ->
    [one] et kort
   *[other] { $count } kort
  } under bunken.
otter-event-cut-yours = { $player } lægger under bunken: { $cards }.
otter-event-reshuffled = Bunken er tom. Kortene under mavernes øverste blandes til en ny.
otter-event-round = Runde { $round }. { $player } begynder.
otter-event-party-won = { $player } har ingen kort, men en lykkesten: vundet! Runden spilles færdig.
otter-event-victory = { $player } vinder.
otter-event-pile = { $player } spiller { $card } fra bunke { $pile } på odder { $otter }.
otter-event-stone-used = { $player } bruger en lykkesten: { $change }. Tilbage: { $left }.
otter-event-give-up = { $player } giver op.
otter-event-solo-won = Alle bunker er tomme. { $player } vinder!
otter-event-solo-lost = Intet kan spilles mere. Kort tilbage: { $count }.

otter-why = { $player } spillede sit sidste kort for { $count ->
    [2] anden
   *[3] tredje
} gang. Det er dét, der vinder; lykkestenene viser kun vejen dertil.
otter-why-party = { $count ->
    [one] Den, der spiller sit sidste kort og har en lykkesten, vinder.
   *[other] De spillede alle deres sidste kort med en lykkesten, før runden var slut.
}
otter-why-solo = { $count ->
    [0] Alle bunker er tomme: vundet!
    [one] Der er ét kort tilbage i bunkerne. Man vinder, når der ikke er nogen.
   *[other] Der er { $count } kort tilbage i bunkerne. Man vinder, når der ikke er nogen; jo færre, jo bedre.
}
otter-line-stone = Lykkesten { $count }
otter-line-won = Har spillet sit sidste kort { $count } gange
otter-line-pile = Kort tilbage i bunke { $pile }: { $count }
otter-line-solo-won = Alle bunker er tomme

otter-setup-deck = Otter spilles med sine egne kort: der er ikke noget andet sæt at vælge.
otter-setup-few = her skal bruges { $count }, men kun { $left } kort er ikke nævnt noget sted.
otter-setup-empty = her hører mindst ét kort til.
otter-setup-head = { $head } og { $back } er to sider af samme kort, og der er ikke flere af det.
otter-setup-tail = halekortet til { $tail } ligger allerede hos en anden odder.

otter-critter-clam = musling
otter-critter-fish = fisk
otter-critter-star = søstjerne
otter-critter-crab = krabbe
otter-critter-frog = frø
otter-otter = Odder { $number }
otter-head-label = Hovedet på odder { $number }: { $head } { $wants }. På bagsiden: { $back }.
otter-tail-label = Halen på odder { $number }: { $tail }. På bagsiden: { $back }.
otter-tummy = Maven på odder { $number }: { $card }, { $count } kort
otter-follows-head = hoved
otter-follows-tail = hale
otter-follows-both = begge
otter-follows-slip = smutter!
otter-other-side = Bagsiden: { $back }
otter-cards = { $count } kort
otter-stones = { $count ->
    [one] 1 lykkesten
   *[other] { $count } lykkesten
  }
otter-others = De andre spillere
otter-won = har vundet
otter-deck = Træk fra bunken, { $count } kort
otter-draws = { $count ->
    [0] Ingen træk tilbage
   *[other] { $count } træk tilbage
  }
otter-piles = De fire bunker
otter-pile = Bunke { $number }: { $card }, { $count } kort
otter-pile-empty = Bunke { $number } er tom
otter-sort-critter = dyr
otter-sort-number = tal
otter-do-stop = Stop
otter-do-pass = Pas
otter-do-penalty = Straf!
otter-do-give-up = Giv op
otter-do-flip = Vend
otter-do-swap = Byt med { $place }
otter-do-close = Luk

otter-ask-high = Din tur: træk et kort, eller vælg et og den odder, det skal lægges på.
otter-ask-play = Din tur: vælg et kort og så den odder, det skal lægges på.
otter-ask-draw = Ingen af dine kort passer endnu: træk ét.
otter-ask-change = Du trak: vend eller byt nu ét hoved eller én hale.
otter-ask-low = Det fulgte begge: spil et til på odder { $otter }, eller stop.
otter-ask-pass = Du kan hverken spille eller trække: meld pas.
otter-ask-penalty = Det kort følger ingenting. Vil du råbe straf?
otter-ask-solo = Vælg en bunke og så en odder. Sten laver hoveder om.
otter-ask-stone = Ingen bunke passer: brug en lykkesten på hovederne, eller giv op.
otter-ask-over = Spillet er slut.
otter-wait-high = { $player } skal trække eller spille.
otter-wait-change = { $player } laver et hoved eller en hale om.
otter-wait-low = { $player } må spille videre.

otter-guide-1 = Hver odder har to regler: hovedet vil have tal, halen et dyr. Tryk på et hoved eller en hale for at se bagsiden.
otter-guide-2 = Kort med ring passer. Tryk på et: hoved, hale eller begge lyser. Tryk så på maven. Lyste begge, må du fortsætte.
otter-guide-3 = Intet kort passer endnu. Tryk på bunken: for hvert kort, du trækker, laver du et hoved eller en hale om.
otter-guide-4 = Tryk på et hoved eller en hale med stiplet kant: vend den, eller byt den med en anden. Kig efter det, dine kort har brug for.
otter-guide-5 = Kortet fulgte både hoved og hale, så du må lægge flere på samme odder. Efter et kort, der kun følger det ene, er turen slut.
otter-guide-6 = Det sidste kort følger hverken hoved eller hale. Råber du straf, ryger det tilbage, og spilleren trækker et.
otter-guide-7 = Tryk på en bunke og så på en odder, hvis hoved vil have tallet. Næste gang skal begge være andre. Sten vender eller bytter hoveder.
otter-guide-8 = Tryk på et hoved, og brug en lykkesten til at vende eller bytte det.
