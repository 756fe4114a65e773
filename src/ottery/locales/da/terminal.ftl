# Terminalen, på hele skærmen og linje for linje.

terminal-list = { $first } og { $last }
terminal-me = Gæst
terminal-person = Spiller { $number }
terminal-on = til
terminal-off = fra

# Listen over spil
terminal-banner = O t t e r y
terminal-welcome = Fem kortspil om oddere. Hvilket skal det være?
terminal-seats = { $least } til { $most } spillere
terminal-seats-short = for { $least }–{ $most }
terminal-seats-short-exact = for { $least }
terminal-seats-exact = { $least } spillere
terminal-kept = Spil, der ikke er gjort færdige
terminal-kept-line = { $game }, runde { $round }: { $players } ({ $when })
terminal-kept-forget = [X] igen smider spillet væk for altid
terminal-games-keys = [←→] vælg [Enter] spil [F2] English [F3] dag eller nat [Esc] luk
terminal-games-keys-kept = [←→↑↓] vælg [Enter] spil [X] smid væk [F2] English [F3] lys [Esc] luk

# Før et spil
terminal-setup = Før I går i gang
terminal-setup-keys = [↑↓] flyt [←→] skift [Enter] del ud [?] regler [Esc] tilbage
terminal-setup-seats = Pladser
terminal-setup-seats-help = Hvor mange der spiller, mennesker og computere i alt.
terminal-setup-seat = Plads { $number }
terminal-setup-seat-help = Et menneske ved skærmen her eller en computer. Er I flere, sender I skærmen rundt; kortene er skjult imens. { lobby-bots-see }
terminal-setup-name = … navn
terminal-setup-name-help = Skriv et navn, eller lad feltet stå tomt.
terminal-kind-human = menneske
terminal-kind-pup = computer, hvalp: { bots-does-pup }
terminal-kind-yearling = computer, ungodder: { bots-does-yearling }
terminal-kind-adult = computer, voksen: { bots-does-adult }
terminal-kind-elder = computer, gammel odder: { bots-does-elder }
terminal-kind-greedy = computer, der tænker sig om
terminal-kind-random = computer, der gætter
terminal-option-first = Hvem begynder
terminal-option-first-help = Den plads, der begynder første runde.
terminal-option-first-random = lodtrækning

# Gøres klar
terminal-prepare = Reglerne gøres klar …
terminal-compile = Første gang oversættes reglerne til denne computer. { $what }: { $done } af { $all }.
terminal-compile-shared = Det, alle spil er fælles om

# Bordet
terminal-round = Runde { $round }
terminal-log = Det er sket
terminal-log-empty = Ikke noget endnu.
terminal-scores = Stillingen
terminal-table-keys = [Enter] vælg [?] regler [L] log [S] point [U] fortryd [:] skriv [Esc] menu
terminal-page-keys = [↑↓] rul [Esc] tilbage
terminal-rules-of = Reglerne i { $game }
terminal-type = Skriv en handling, for eksempel ordet på et kort, og tryk Enter
terminal-over = Spillet er slut.
terminal-waiting = { $name } tænker …
terminal-ask = { $name }, din tur: { $what }
terminal-ask-you = Din tur: { $what }
terminal-ask-any = vælg, hvad der skal ske.
terminal-ask-which = Hvilken af dem? Esc for at vælge om.
terminal-why-legal = Det må man godt lige nu.
terminal-cover = Giv skærmen videre til { $name }. Kortene er skjult så længe.
terminal-cover-keys = [Enter] Jeg er { $name }, vis mine kort
terminal-menu = Menu
terminal-menu-back = Tilbage til bordet
terminal-menu-rules = Regler
terminal-menu-scores = Stillingen
terminal-menu-log = Det er sket
terminal-menu-undo = Fortryd det sidste
terminal-menu-language = English
terminal-menu-light = Dag eller nat
terminal-menu-games = Et andet spil (det her bliver gemt)
terminal-menu-leave = Luk (spillet bliver gemt)
terminal-end-keys = [↑↓] vælg [PgUp PgDn] rul [Enter] gå videre [Esc] bordet
terminal-end-again = Spil igen
terminal-end-other = Et andet spil
terminal-end-log = Det er sket
terminal-end-look = Se på bordet
terminal-end-leave = Luk
terminal-farewell = På gensyn.
terminal-kept-farewell = Spillet er gemt. Gå videre med det, når du vil: ottery play --resume
terminal-keep-failed = Spillet kan ikke gemmes her, så det er væk, når du lukker.

# Stillingen
terminal-points = Resultat
terminal-column-totals = I alt
terminal-column-stones = Sten
terminal-rounds = Runder
terminal-round-column = Runde
terminal-lines = Sådan kom pointene i hus
terminal-won = { $count ->
    [one] { $names } har vundet.
   *[other] { $names } har vundet sammen.
}
terminal-won-you = Du har vundet.
terminal-won-nobody = Ikke vundet denne gang.
terminal-rule-off = ikke i dette spil

# Hvor et sæt kort kommer fra
terminal-provenance-reconstructed = Ikke alle kort i dette spil er vist offentligt. De manglende er rekonstrueret.
terminal-provenance-house = Der spilles med husets eget sæt kort.
terminal-provenance-short-reconstructed = rekonstrueret sæt kort
terminal-provenance-short-house = husets sæt kort

# Afslag
terminal-refuse-bot = Der er ingen spiller af slagsen »{ $given }«. Der er: { $known }.
terminal-refuse-language = Sproget »{ $given }« tales ikke her. Der er: { $known }.
terminal-refuse-kept = Der er ikke noget spil, der ikke er gjort færdigt.
terminal-refuse-screen = Spil på hele skærmen kræver en terminal. Med --plain kan spillet også køre gennem en pipe.

# Linje for linje
terminal-plain-which = Hvilket? Skriv et nummer eller et navn, eller slut.
terminal-plain-seats = Hvor mange spillere, { $least } til { $most }? Kun Enter: { $usual }.
terminal-plain-bots = Hvem spiller du mod: { $levels } eller human (med komma for hver plads)? Kun Enter: { $usual }.
terminal-plain-options = Valg som navn=værdi med mellemrum imellem, eller kun Enter for at dele ud.
terminal-plain-greeting = { $game }, med { $players }.
terminal-plain-greeting-you = { $game }. Du er { $name } og spiller med { $others }.
terminal-plain-greeting-alone = { $game }. Du er { $name } og spiller alene.
terminal-plain-hint = Skriv nummeret eller ordet for en handling, eller hjælp.
terminal-plain-cover = Giv videre til { $name }. { $name }: tryk Enter, når kun du kan se skærmen.
terminal-plain-again = Spil igen? ja eller nej
terminal-plain-again-here = Spil igen? ja, nej (et andet spil) eller slut
terminal-plain-yes = ja j yes
terminal-plain-no = nej n no
terminal-plain-number = Der er ikke noget { $given } på listen: den går fra 1 til { $most }.
terminal-plain-unknown = Der er hverken en handling eller en kommando, der hedder »{ $given }«. Skriv hjælp for at se, hvad der er.
terminal-plain-undone = Det sidste er fortrudt.
terminal-plain-why = Sig hvilket ord: hvorfor, og så en handling.
terminal-plain-language = Dansk fra nu af.
terminal-plain-help =
    Skriv nummeret eller ordet for en handling. Derudover:
    hvorfor ORD   hvorfor man ikke må det nu
    bord          alt, hvad der ligger på bordet
    hånd          det, du har på hånden
    stilling      hvordan det går
    forløb        hvad der er sket indtil nu
    regler        reglerne i dette spil
    fortryd       tag det sidste tilbage
    sprog         engelsk i stedet for dansk
    slut          luk; spillet bliver gemt
terminal-command-why = hvorfor
terminal-command-rules = regler
terminal-command-log = forløb
terminal-command-undo = fortryd
terminal-command-hand = hånd
terminal-command-table = bord
terminal-command-score = stilling
terminal-command-language = sprog engelsk
terminal-command-help = hjælp ?
terminal-command-quit = slut luk

# Ottere
terminal-ottere-turns-on = med uret
terminal-ottere-turns-back = mod uret
terminal-ottere-owed = { $count } kort skal trækkes
terminal-ottere-own = Du: { $total } point
terminal-ottere-target = Der spilles til { $target }
terminal-ottere-total = { $total } p
terminal-ottere-follow = Følg
terminal-ottere-ask-play = læg et kort, der passer.
terminal-ottere-ask-draw = intet passer, så træk et kort.
terminal-ottere-ask-pass = intet passer, og der er ikke mere at trække, så meld pas.
terminal-ottere-ask-suit = bestem farven.
terminal-ottere-ask-answer = svar med en toer, eller tag { $count } kort.
terminal-ottere-ask-take = tag { $count } kort.
terminal-ottere-draw = træk et kort
terminal-ottere-pass = meld pas
terminal-ottere-take = tag { $count } kort
terminal-ottere-card = { $suit } { $rank }
terminal-ottere-rank-A = es
terminal-ottere-rank-J = knægt
terminal-ottere-rank-Q = dame
terminal-ottere-rank-K = konge
terminal-ottere-tell-eight = Øverst i bunken: { $card }. Farven, indtil videre { $suit }, bliver bestemt.
terminal-ottere-tell-top = Øverst i bunken: { $card }. Følg { $suit } eller værdien.
terminal-ottere-tell-named = Øverst i bunken: { $card }. Farven er bestemt til { $suit }.
terminal-ottere-tell-stock = Kort i trækbunken: { $count }.
terminal-ottere-tell-player = { $player }: { $count } kort, { $total } point.
terminal-ottere-tell-hand = Du har { $cards }.

# Why I Otter
terminal-wio-scoring = Det tæller
terminal-wio-most = flest { $what }
terminal-wio-all = alle { $what }
terminal-wio-pink = lyserøde
terminal-wio-yellow = gule
terminal-wio-blue = blå
terminal-wio-number = { $number }'ere
terminal-wio-led = { $player } har spillet
terminal-wio-beats = Stærkest: { $order }
terminal-wio-plate = ★ { $stars }   kort: { $cards }
terminal-wio-shown = har { $cards }
terminal-wio-empty = en tom hule
terminal-wio-tell-den = Hulen hos { $player }: { $den }. Stjerner, hvis spillet sluttede nu: { $stars }.
terminal-wio-tell-river = Flod { $place }: { $card }.
terminal-wio-tell-top = Øverst i bunken: { $back }. Kort i bunken: { $count }.
terminal-wio-tell-scoring = Tæller til sidst: { $back }.
terminal-wio-tell-led = { $player } har spillet { $card }.
terminal-wio-tell-hand = Du har { $card }.

# An Otter Won
terminal-aow-river = Floden
terminal-aow-neutral = neutral
terminal-aow-points = { $points } p
terminal-aow-arrows-up = højest vinder
terminal-aow-arrows-down = lavest vinder
terminal-aow-arrows-open = ikke afgjort
terminal-aow-otter-pink = Lyserød
terminal-aow-otter-yellow = Gul
terminal-aow-otter-blue = Blå
terminal-aow-most-pink = flest lyserøde
terminal-aow-most-yellow = flest gule
terminal-aow-most-blue = flest blå
terminal-aow-most-circle = flest cirkler
terminal-aow-most-triangle = flest trekanter
terminal-aow-most-odd = flest ulige
terminal-aow-most-even = flest lige
terminal-aow-most-low = flest lave
terminal-aow-most-high = flest høje
terminal-aow-each-pink = hver lyserød
terminal-aow-each-yellow = hver gul
terminal-aow-each-blue = hver blå
terminal-aow-each-circle = hver cirkel
terminal-aow-each-triangle = hver trekant
terminal-aow-each-odd = hver ulige
terminal-aow-each-even = hver lige
terminal-aow-each-low = hver lav
terminal-aow-each-high = hver høj
terminal-aow-to-river = i floden: { $card }
terminal-aow-to-den = i din hule: { $card }
terminal-aow-tell-river = Floden: { $cards }.
terminal-aow-tell-den = Hulen hos { $player }: { $cards }. Point, hvis spillet sluttede nu: { $points }.
terminal-aow-tell-neutral = Neutralt kort: { $card }.
terminal-aow-tell-played = { $player } har spillet { $card }.
terminal-aow-tell-hand = Du har { $card }.

# Otter
terminal-otter-ask-slip = { $card } fra { $player } følger ingen af reglerne på odder { $otter }. Råb straf, eller spil videre.
terminal-otter-ask-no-draw = spil et kort. Der kan ikke trækkes mere i denne tur.
terminal-otter-ask-pass = der er intet at spille og intet at trække, så meld pas.
terminal-otter-on = { $card } på odder { $otter }
terminal-otter-stone = Lykkesten: { $change }
terminal-otter-draw = træk et kort
terminal-otter-stop = stop her
terminal-otter-pass = meld pas
terminal-otter-penalty = straf!
terminal-otter-give-up = giv op
terminal-otter-here = denne tur
terminal-otter-suit-clam = musling
terminal-otter-suit-fish = fisk
terminal-otter-suit-star = stjerne
terminal-otter-suit-crab = krabbe
terminal-otter-suit-frog = frø
terminal-otter-deck = Kort i bunken: { $count }
terminal-otter-draws = Kan trække: { $count }
terminal-otter-left = Kort tilbage: { $count }
terminal-otter-stones = Lykkesten
terminal-otter-more = + { $count } til
terminal-otter-last = Sidst bunke { $pile }, odder { $otter }
terminal-otter-tell-otter = Odder { $otter }: hoved { $head } (bagpå { $back }), mave { $card }, hale { $tail } (bagpå { $behind }).
terminal-otter-tell-solo = Odder { $otter }: hoved { $head } (bagpå { $back }), mave { $card }.
terminal-otter-tell-pile = Bunke { $pile }: { $card }, { $count } kort.
terminal-otter-tell-stones = Lykkesten: { $count }.
terminal-otter-tell-deck = Kort i bunken: { $count }.
terminal-otter-tell-player = { $player }: { $count } kort, { $stones } lykkesten.
terminal-otter-tell-hand = Du har { $cards }.

# Otters
terminal-otters-does-hands-off = Læg en hvid perle under det, i sikkerhed.
terminal-otters-does-the-choice-is-yours = Tre perler i to hænder: en anden vælger.
terminal-otters-does-sharing-is-caring = Tag en hvid perle fra den, der har flest.
terminal-otters-does-one-hand-washes-the-other = Alle giver en perle til venstre.
terminal-otters-does-eeny-meeny-miny-moe = Træk tre: behold en, giv to væk.
terminal-otters-does-abracadabra = Bliver her; én sort perle tæller ikke.
terminal-otters-does-take-one = Tag en hvid perle fra puljen.
terminal-otters-does-exchange = Byt en perle med en spiller, i blinde.
terminal-otters-does-steal = Tag en hvid perle fra en spiller, i blinde.
terminal-otters-does-renew = Byt en hvid perle til en ny.
terminal-otters-does-gift = Giv en spiller en perle.
terminal-otters-does-throw-back = Smid et kort, træk et nyt. Også søpindsvin.
terminal-otters-does-trade-cards = Byt kort med en spiller. Også søpindsvin.
terminal-otters-does-all-pass = Alle giver et kort til venstre, også søpindsvin.
terminal-otters-does-urchin = Tag en sort perle. To på hånden: du er ude.
terminal-otters-ask-play = spil et kort.
terminal-otters-ask-pass = du har intet, der kan spilles, så meld pas.
terminal-otters-ask-seat = vælg en spiller.
terminal-otters-ask-seat-hands-off = du har allerede det kort. Hvem skal have det?
terminal-otters-ask-seat-the-choice-is-yours = hvem skal vælge en hånd?
terminal-otters-ask-seat-eeny-meeny-miny-moe = hvem skal have perlen?
terminal-otters-ask-pearl = vælg en perle.
terminal-otters-ask-pearl-hands-off = hvilken hvid perle skal ind under kortet?
terminal-otters-ask-pearl-one-hand-washes-the-other = hvilken perle giver du til venstre?
terminal-otters-ask-pearl-eeny-meeny-miny-moe = hvilken perle beholder du?
terminal-otters-ask-pearl-second = hvilken perle giver du væk først?
terminal-otters-ask-pearl-exchange = hvilken perle giver du?
terminal-otters-ask-pearl-gift = hvilken perle giver du?
terminal-otters-ask-pearl-renew = hvilken hvid perle lægger du tilbage?
terminal-otters-ask-card = vælg et kort.
terminal-otters-ask-card-throw-back = hvilket kort smider du?
terminal-otters-ask-card-trade-cards = hvilket kort giver du?
terminal-otters-ask-card-all-pass = hvilket kort giver du til venstre?
terminal-otters-ask-place = hvilken hånd skal perlen { $pearl } i?
terminal-otters-ask-pick = vælg en hånd, venstre eller højre.
terminal-otters-left = venstre
terminal-otters-right = højre
terminal-otters-pass = meld pas
terminal-otters-out = ude
terminal-otters-white = hvid { $value }
terminal-otters-black = sort { $value }
terminal-otters-discard = lagt af
terminal-otters-pools = Puljer: ○ { $white }  ● { $black }
terminal-otters-drawn = Trukket
terminal-otters-where = Hvor skal { $pearl } hen?
terminal-otters-ready = Har valgt: { $names }
terminal-otters-tell-player = { $player }: { $cards } kort, { $whites ->
    [one] { $whites } hvid
   *[other] { $whites } hvide
 } og { $blacks ->
    [one] { $blacks } sort perle
   *[other] { $blacks } sorte perler
 }.
terminal-otters-tell-out = { $player } er ude: { $cards } kort, { $whites ->
    [one] { $whites } hvid
   *[other] { $whites } hvide
 } og { $blacks ->
    [one] { $blacks } sort perle
   *[other] { $blacks } sorte perler
 }.
terminal-otters-tell-face-up = På bordet: { $cards }
terminal-otters-tell-card = I spil, fra { $player }: { $card } – { $does }
terminal-otters-tell-drawn = Trukne perler: { $pearls }.
terminal-otters-tell-discard = Øverst i afkastbunken: { $card }
terminal-otters-tell-pools = Bunken: { $deck }. Hvide perler i puljen: { $white }, sorte: { $black }.
terminal-otters-tell-pearls = Dine perler: { $pearls }.
terminal-otters-tell-under = I sikkerhed under et kort: { $pearl }.
terminal-otters-tell-up = Foran dig: { $card }
terminal-otters-tell-hand = Du har { $card } – { $does }

# Ved en servers bord
terminal-refuse-link = »{ $given }« er hverken et bords link eller navn.
terminal-refuse-server = »{ $given }« er ikke en servers adresse.
terminal-refuse-no-server = Sig, hvor bordet står: --server http://adresse:port, eller hele linket.
terminal-refuse-silent = Ingen svarer på { $address }.
terminal-refuse-stranger = Det, der svarer på { $address }, er ikke en Ottery-server.
terminal-said = { $name }: { $text }
terminal-distant-at = { $game } på { $address }
terminal-distant-lost = Forbindelsen er væk. Prøver igen …
terminal-distant-back = Forbindelsen er der igen.
terminal-distant-begin = Du er vært: »begynd« sætter bots på de ledige pladser og giver kort.
terminal-distant-absent = { $name } er væk. Hvad nu: { $choices }?
terminal-distant-undo = { $name } vil gerne have sit sidste træk om: ja eller nej?
terminal-distant-farewell = Pladsen er stadig din: samme kommando fører dig tilbage til den.
terminal-distant-help =
    Skriv nummeret eller ordet på en handling. Desuden:
    bord       alt på bordet
    hånd       hvad du har
    stilling   hvordan spillet står
    forløb     hvad der er sket indtil nu
    regler     reglerne i dette spil
    fortryd    bed om at få dit sidste træk om
    sig TEKST  sig noget til de andre
    ja, nej    svar på det, der blev spurgt om
    begynd     som vært: bots tager de ledige pladser
    sprog      engelsk i stedet for dansk
    slut       gå; pladsen er stadig din
terminal-distant-waits = Ved bordet
terminal-distant-seat-open = ledig
terminal-distant-seat-lost = { $name } (ingen forbindelse)
terminal-distant-waits-keys = [B] begynd med bots [F2] english [F3] lys [Esc] gå
terminal-distant-waits-keys-guest = [F2] english [F3] lys [Esc] gå
terminal-distant-table-keys = [Enter] vælg [?] regler [L] log [S] point [U] fortryd [T] sig [:] skriv [Esc] menu
terminal-distant-menu-say = Sig noget
terminal-distant-menu-undo = Bed om at få det sidste træk om
terminal-distant-menu-allow = Lad det sidste træk gå om
terminal-distant-menu-refuse = Det sidste træk bliver liggende
terminal-distant-menu-wait = Vent på { $name }
terminal-distant-menu-bot = Lad en bot spille for { $name }
terminal-distant-menu-end = Afslut spillet
terminal-distant-menu-leave = Gå (pladsen er stadig din)
terminal-distant-say = Hvad vil du sige? Enter sender det.
terminal-command-yes = ja j
terminal-command-no = nej n
terminal-command-say = sig
terminal-command-begin = begynd start
terminal-command-wait = vent
terminal-command-bot = bot
terminal-command-end = afslut
