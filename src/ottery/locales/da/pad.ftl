# Regnskabsblokken.

pad-title = Pointblok – Ottery
pad-heading = Pointblok
pad-tables = Ottery
pad-close = Luk
pad-back = Til alle spil
pad-none = intet
pad-language = Sprog
pad-light = Lys
pad-light-device = Auto
pad-light-day = Dag
pad-light-night = Nat
pad-newer = Der er en nyere pointblok klar.
pad-newer-use = Brug den

pad-game-ottere = Ottere
pad-game-otter = Otter
pad-game-otters = Otters
pad-game-why-i-otter = Why I Otter
pad-game-an-otter-won = An Otter Won
pad-game-rounds = Et andet spil
pad-about-ottere = Strafpoint, eller vinderen samler
pad-about-otter = Lykkesten, Party, alene
pad-about-otters = Perler, sorte og hvide
pad-about-why-i-otter = Pointkort og to huler
pad-about-an-otter-won = Floden og to huler
pad-about-rounds = Runder med tal, jeres regler

pad-go-on = Spil videre
pad-new = Nyt spil
pad-history = Færdigspillet
pad-statistics = Statistik
pad-keep = Jeres regnskaber
pad-keep-help = De bliver på denne enhed. En eksport er en kopi, du kan tage med til en anden.
pad-export-all = Eksportér alt
pad-import = Hent en fil ind
pad-imported = { $count ->
    [0] Intet nyt i den: du har det hele i forvejen.
    [one] Ét regnskab er kommet til.
   *[other] { $count } regnskaber er kommet til.
}
pad-import-broken = Filen kan ikke læses: den er beskadiget eller ikke tekst. Intet er ændret.
pad-import-foreign = Filen kommer ikke fra en pointblok. Intet er ændret.
pad-import-large = Filen fylder over { $most } MiB. Intet er ændret.
pad-import-version = Filen kommer fra en anden udgave af blokken ({ $version }). Intet er ændret.
pad-import-part = Filen har en umulig del ({ $part }). Intet er ændret.

pad-players = Spillere
pad-player = Spiller { $number }
pad-player-name = Spiller
pad-add-player = Tag en spiller med
pad-add = Tag med
pad-remove-player = Fjern spiller { $number }
pad-same-name = To spillere hedder det samme.
pad-players-otter = Én spiller alene, to til fire spiller runder, og fra fem er det en Party.
pad-begin = Begynd
pad-name-of-game = Hvilket spil?
pad-name-of-game-example = Yatzy, 500 …
pad-scoring = Regnskab
pad-scoring-penalty = Strafpoint
pad-scoring-winner-collects = Vinderen samler
pad-scoring-penalty-help = Alle skriver op, hvad de sidder tilbage med. Den laveste total vinder.
pad-scoring-winner-collects-help = Den, der går ud, får det, de andre sidder tilbage med. Den højeste total vinder.
pad-target = Mål
pad-rounds = Runder
pad-start = Startværdi
pad-best = Bedst
pad-best-highest = Højest vinder
pad-best-lowest = Lavest vinder
pad-collects = Rundens vinder samler de andres point
pad-negative = Negative tal

pad-views = Regnskabets dele
pad-tab-sheet = Tal
pad-tab-why = Hvorfor
pad-tab-chart = Kurve
pad-tab-rules = Regler
pad-menu = Mere
pad-undo = Fortryd
pad-redo = Gendan
pad-missing = Det regnskab findes ikke på denne enhed.
pad-unreadable = Browseren lader ikke blokken læse sine regnskaber lige nu. Intet er ændret: prøv igen, eller luk browseren, og åbn blokken på ny.
pad-gone = Regnskabet er slettet i et andet vindue.
pad-shared = Regnskabet er også åbent i et andet vindue. Begge skriver i det; intet går tabt.
pad-understood = OK
pad-trouble-full = Der er ikke mere plads på enheden. Regnskabet er helt her, men ikke gemt endnu: skaf plads, eller eksportér det, før du lukker siden.
pad-trouble-closed = Browseren lader ikke blokken gemme noget. Regnskabet er helt her, men ikke gemt: eksportér det, før du lukker siden.
pad-no-room = Der er ikke plads til et regnskab mere på enheden. Intet er gået tabt: skaf plads, og prøv igen.
pad-retry = Prøv igen
pad-export = Eksportér

pad-round = Runde { $round }
pad-cell = { $name }, runde { $round }: { $value }
pad-not-yet = ikke endnu
pad-place = { $place }.
pad-left = gået
pad-dealer = giver
pad-dealer-mark = G
pad-blocked = låst runde
pad-look-again = se efter
pad-erase = Slet
pad-sign = Plus eller minus
pad-next = Næste
pad-cards = Tryk kort
pad-card-add = Kort { $rank }, { $count } indtil nu
pad-out = Gik ud
pad-nothing = Nul
pad-won = { $count ->
    [one] { $names } vinder med { $points }.
   *[other] { $names } deler sejren med { $points }.
}
pad-won-out = { $count ->
    [one] { $names } vinder.
   *[other] { $names } vinder sammen.
}
pad-nobody = Spillet er slut.
pad-play-on = Spil videre
pad-finish = Slut spillet her
pad-again = Igen med de samme
pad-no-lines = intet endnu
pad-tokens = { $count ->
    [one] { $count } perle
   *[other] { $count } perler
}
pad-stones = { $count ->
    [one] { $count } lykkesten
   *[other] { $count } lykkesten
}

pad-out-help = Tryk på den, der har spillet sit sidste kort. { $count } gange vinder.
pad-out-help-party = Tryk på den, der har spillet sit sidste kort. { $count } gange vinder, og flere kan nå det.
pad-out-of = { $name } har spillet sit sidste kort ({ $count } lykkesten indtil nu)
pad-party-on = Runden spilles færdig: flere kan stadig vinde.
pad-party-over = Party er slut
pad-rounds-so-far = Indtil nu

pad-pearl-add = { $pearl }, { $count } indtil nu: en til
pad-pearl-take = { $pearl }: en mindre
pad-under = Under Fingrene væk!
pad-under-none = ingen perle
pad-abracadabra = Abrakadabra …
pad-less = En mindre
pad-more = En til
pad-no-pearls = Ingen perler
pad-next-player = Næste spiller

pad-piles = Hvor kortene ligger
pad-common-why-i-otter = Pointkort
pad-common-an-otter-won = Floden
pad-tap-common-why-i-otter = Tryk på de fire pointkort.
pad-tap-common-an-otter-won = Tryk på de syv kort i floden.
pad-tap-den-why-i-otter = Tryk på odderne i hulen hos { $name }.
pad-tap-den-an-otter-won = Tryk på de fem kort i hulen hos { $name }.
pad-cards-count = { $count } kort
pad-card-value = { $value }
pad-card-elsewhere = Det kort ligger der allerede: { $pile }.
pad-own-deck = Vores kort er anderledes
pad-own-deck-help = Kun ét kort i spillet er offentligt; resten har vi fundet på. Er jeres anderledes, så skriv dem op én gang: de gælder her og i de næste regnskaber.
pad-own-deck-reset = Tilbage til husets kort
pad-deck-otter = Odder
pad-deck-shape = Form
pad-deck-condition = Betingelse
pad-deck-points = Point
pad-deck-otherwise = Point ellers

pad-players-edit = Spillere
pad-settings = Regler for dette regnskab
pad-move-up = Ryk { $name } op
pad-move-down = Ryk { $name } ned
pad-retire = Går
pad-return = Kommer igen
pad-starts-with = Begynder med
pad-first-dealer = Giver først
pad-delete = Slet regnskabet
pad-delete-sure = Slet regnskabet?
pad-delete-help = Det forsvinder for altid fra denne enhed med alle sine runder.
pad-delete-keep = Behold det
pad-delete-do = Slet

pad-share = Del
pad-link = Link
pad-link-help = Linket rummer hele regnskabet, til at se på. Intet gemmes andre steder.
pad-qr = Linket som QR-kode
pad-qr-too-long = Regnskabet er for langt til en QR-kode; linket virker.
pad-link-too-long = Regnskabet er for langt til et link. Send det som fil.
pad-copy-link = Kopiér linket
pad-copied = Kopieret.
pad-copy-failed = Her må der ikke kopieres: markér linket, og kopiér det selv.
pad-picture = Billede
pad-export-json = Fil (JSON)
pad-export-csv = Tabel (CSV)
pad-print = Udskriv
pad-viewed = Et regnskab fra et link, som det var, da linket blev lavet.
pad-viewed-keep = Behold en kopi
pad-link-broken = Linket er beskadiget: der er intet regnskab i det.

pad-chart-highest = Op er godt: den højeste total fører.
pad-chart-lowest = Op er godt: den laveste total fører.
pad-chart-label = Totalerne runde for runde; tallene står nedenunder.
pad-rules-own = Spillet har jeres egne regler.
pad-allowed = Er det tilladt?
pad-allowed-all = Ja: alt på arket kan lade sig gøre efter reglerne herunder.
pad-allowed-yours = Blokken lader det stå: det er jeres spil.
pad-stat-played = Spil
pad-stat-won = Vundet
pad-stat-average = Snit
pad-stat-none = Intet spil er færdigt endnu.

## Linjer, og hvad der ikke kan passe

pad-line-start = startværdi
pad-line-round = runde { $round }
pad-line-hand = runde { $round }: fra { $player }
pad-line-out = runde { $round }: gik ud
pad-line-solo = spil { $game }: kort tilbage
pad-wrong-number = Her skal der stå tal.
pad-wrong-negative = Point under nul findes ikke i dette spil.
pad-wrong-card = Det kort findes ikke.
pad-wrong-rank = Der er kun { $most } kort med værdien { $rank }.
pad-wrong-too-high = Alle kort tilsammen er { $most } værd; mere kan ingen sidde med.
pad-wrong-two-out = To spillere har 0, men kun én kan gå ud.
pad-wrong-solo = Der kan være fra 0 til { $most } kort tilbage.
pad-wrong-won = Spillet var vundet før denne runde.
pad-wrong-out = Enten går man ud, eller også gør man ikke.
pad-wrong-one-out = Én spiller går ud i en runde.
pad-wrong-outs = Ingen går ud mere end { $most } gange.
pad-wrong-pearl = Den perle findes ikke.
pad-wrong-under = Der ligger kun én perle under Fingrene væk!
pad-wrong-pearls = Så mange perler er der ikke af den slags: { $pearl }.
pad-wrong-cards = Der er kun { $most } af dette kort: { $card }
pad-wrong-twice = Hvert kort findes kun én gang.
pad-wrong-many = Der ligger højst { $most } kort.
pad-wrong-odd-den = Oddere vindes to ad gangen, så tallet i en hule er lige.

## I terminalen

pad-terminal-which = Hvilket spil? { $known }
pad-terminal-players = Spillere, med komma imellem:
pad-terminal-few = Spillet er for { $least } til { $most } spillere.
pad-terminal-rule-name = Det her ark har ingen regel »{ $name }«. Det har: { $known }.
pad-terminal-rule-none = Det her ark har ingen regler at vælge.
pad-terminal-rule-value = Reglen »{ $name }« kan ikke være { $given }; den er { $usual }, når intet andet er valgt.
pad-terminal-begin = { $game }: { $names }. Skriv help for at se, hvad du kan skrive.
pad-terminal-resume = Vi går videre med regnskabet fra { $when }. Skriv new for at begynde et andet.
pad-terminal-help-numbers = Tal for alle spillere: 12 0 45 (minus foran negative, kort som deres værdier: 8,8,K). Eller ét: Bo 12.
pad-terminal-help-outs = Navnet på den, der har spillet sit sidste kort.
pad-terminal-help-words = Et navn og så ordene: Bo 2 2 -1 under 3 abracadabra. Det, alle deler: all most 3, all pink (pointkort) eller all 3 7 (floden), ord i to dele adskilt af komma.
pad-terminal-help = Desuden: edit 2 Bo 30 (runde 2), undo, redo, why, table, add NAVN, leave NAVN, back NAVN, rename GAMMEL NY, on (spil videre), end, new, quit.
pad-terminal-cannot = Det kan ikke skrives her: { $text }
pad-terminal-nobody = Ingen her hedder { $name }.
pad-terminal-no-round = Der er ingen runde { $round } endnu.
pad-terminal-nothing = Der er intet at fortryde.
pad-terminal-kept = Gemt.
pad-terminal-not-kept = Det kan ikke skrives ned: { $reason }
pad-terminal-damaged = { $path } er beskadiget og får lov at ligge, som den er.
pad-terminal-again = ikke endnu
