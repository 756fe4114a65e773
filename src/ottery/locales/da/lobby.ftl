# Det, alle sider siger, nye borde og lister over borde.

page-loading = Et øjeblik …
page-home = Til forsiden
page-again = Prøv igen
page-close = Luk
page-skip = Til indholdet
page-nothing = Her er ingenting
page-nothing-here = Der er ikke noget på den adresse. Måske mangler der et bogstav.
page-unreachable = Serveren kan ikke nås lige nu. Er enheden på nettet?
page-broken = Noget gik galt. Prøv en gang til; hvis det bliver ved, så hent siden igen.
page-part = En del af siden kunne ikke hentes. Enten kan serveren ikke nås, eller også har den fået en nyere side.
page-newer = Det her siger en nyere Ottery end denne side. Hent siden igen for at læse det.

lobby-your-name = Dit navn
lobby-name-default = Gæst
lobby-play-bots = Spil mod bots
lobby-choose-bots = Vælg bots
lobby-new = Spil med venner
lobby-rules = Regler
lobby-rules-of = Reglerne for { $game }
lobby-opening = Bordet bliver dækket …
lobby-going-on = Dine borde
lobby-more = Mere
lobby-public = Åbne borde
lobby-public-none = Der er ingen åbne borde lige nu. Vælg et spil på forsiden, og lav et bord, der vises for alle.
lobby-mine = Mine borde
lobby-mine-none = Enheden har ikke siddet ved noget bord endnu.
lobby-older = Ældre
lobby-refresh = Se efter igen
lobby-your-turn = Din tur
lobby-free = { $count ->
    [one] én ledig plads
   *[other] { $count } ledige pladser
 }
lobby-phase-waiting = venter
lobby-phase-playing = i gang
lobby-phase-over = slut
lobby-phase-closed = lukket
lobby-sound = Lyde

lobby-new-friends = Et bord med venner
lobby-new-bots = Et spil mod bots
lobby-new-here = Et bord på denne enhed
lobby-seats = Pladser
lobby-seat = Plads { $seat }
lobby-me = Mig
lobby-me-too = Også på denne enhed
lobby-friend = En ven, med link
lobby-bot = Bot: { $level }
lobby-bots-all = Alle bots
lobby-bots-differ = forskellige
lobby-bots-order = Niveauerne går fra det svageste til det stærkeste.
lobby-bots-see = Bots på alle niveauer ser kun det, en spiller på deres plads kan se.
lobby-level-random = spiller hvad som helst
lobby-level-greedy = hurtig
lobby-level-pup = hvalp
lobby-level-yearling = ungodder
lobby-level-adult = voksen
lobby-level-elder = gammel odder
lobby-name-of = Navn på plads { $seat }
lobby-fewer = Én færre
lobby-more-seats = Én mere
lobby-players = { $count ->
    [one] én spiller
   *[other] { $count } spillere
 }
lobby-pass-help = Flere spillere deler enheden: mellem turene beder den om at blive givet videre og skjuler kortene.
lobby-open-help = Du får et link til de ledige pladser. Den, der åbner det, sætter sig uden konto.
lobby-options = Spillets valg
lobby-needs = Kræver »{ $option }«.
lobby-chosen = { $option }: { $value }
lobby-value = { $value }
lobby-value-random = tilfældig
lobby-settings = Sådan spilles der ved bordet
lobby-set-public = Vises for alle
lobby-set-public-help = Fremmede må sætte sig. Ellers kommer kun folk med linket ind.
lobby-set-spectators = Tilskuere må kigge med
lobby-set-spectators-help = De ser det, alle må se, og aldrig en hånd.
lobby-set-chat = Chat
lobby-set-chat-help = Faste bemærkninger og korte tekster for dem, der spiller.
lobby-set-clock = Tid til en tur
lobby-set-clock-none = så længe det tager
lobby-seconds = { $count ->
    [one] ét sekund
   *[other] { $count } sekunder
 }
lobby-set-pace = Bots spiller
lobby-set-pace-0 = med det samme
lobby-set-pace-1 = hurtigt
lobby-set-pace-2 = som mennesker
lobby-set-pace-3 = langsomt
lobby-open = Åbn bordet
lobby-begin = Begynd spillet
