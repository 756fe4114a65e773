# Siden med et bord.

play-table = Bord
play-seat = Plads { $seat }
play-no-entry = Man kan hverken sætte sig eller kigge med ved dette bord. Bed dem, der spiller, om et link.
play-here = Spil her
play-skip = Til brættet

play-join-title = Kom og spil { $game }
play-join-host = { $host } har inviteret dig.
play-free = ledig
play-usual-rules = de sædvanlige regler
play-sit = Sæt dig
play-watch = Kig kun med

play-invite = Invitér venner
play-link = Link
play-qr = Linket som QR-kode
play-copy = Kopiér
play-copied = Kopieret.
play-copy-failed = Der må ikke kopieres her. Markér linket, og kopiér det selv.
play-share = Del
play-alone = Adressen virker kun på denne enhed. Start serveren med --host 0.0.0.0, og åbn den adresse, den skriver, så kan andre være med.
play-start = Begynd nu, bots tager de ledige pladser

play-you = dig
play-host = vært
play-is-muted = på lydløs
play-here-now = her
play-gone = ikke forbundet
play-away = væk
play-bot-for = en bot spiller for spilleren: { $level }
play-bot-on = Bot til plads { $seat }
play-put-bot = Sæt en bot
play-open-seat = Gør pladsen ledig
play-mute = Gør tavs
play-unmute = Lad tale
play-give-host = Gør til vært
play-kick = Bed om at gå
play-sure = Sikker? { $what }

play-lost = Forbindelsen er væk. Den kommer igen af sig selv, og det, du spiller nu, bliver sendt da.
play-retry = Nu
play-touch-connecting = Forbinder.
play-touch-open = Forbundet.
play-touch-lost = Ikke forbundet.
play-touch-ended = Afbrudt.
play-round = Runde { $round }
play-watchers = { $count ->
    [one] én tilskuer
   *[other] { $count } tilskuere
 }
play-watching = { $count ->
    [one] du kigger med
   *[other] du og andre: { $count } tilskuere
 }
play-tools = Hvad der ellers er
play-panel-log = Log
play-panel-chat = Chat
play-panel-rules = Regler
play-panel-sheet = Regnskab
play-panel-people = Spillere
play-panel-menu = Menu
play-new = , nyt
play-log-all = Alle linjer
play-log-covered = Loggen er også dækket til.
play-log-none = Kortene er givet.

play-chat = Chat
play-chat-none = Ingen har sagt noget endnu.
play-chat-players = Du kigger med. Kun de, der spiller, kan skrive her.
play-phrases = Faste bemærkninger
play-say = Sig noget
play-send = Send

play-your-turn = Din tur
play-turn = { $player } er ved at spille.
play-now = Hvad der sker nu
play-rule = Regel { $rule }
play-undo = Tag tilbage
play-undo-asked = { $player } vil gerne tage det sidste træk tilbage.
play-undo-allow = Lad gå
play-undo-refuse = Nej
play-undo-waits = Du har bedt om at tage dit træk tilbage. Venter på { $players }.
play-undo-others = { $player } har bedt om at tage det sidste træk tilbage.
play-pause = En kort pause, så alle kan nå at råbe.
play-pause-call = Du kan råbe nu. Ingen spiller videre, før tiden er gået.
play-clock = Tid tilbage
play-clock-stopped = uret står stille
play-seconds = { $count } s

play-absence = { $player } har været væk et stykke tid. Hvad nu?
play-absence-wait = Vent
play-absence-bot = En bot spiller
play-absence-end = Slut spillet
play-stood-in = En bot spiller for dig.
play-stand-in = Lad en bot spille for mig
play-come-back = Jeg er tilbage
play-leave = Gå fra bordet
play-move-seat = Flyt min plads til en anden enhed
play-move-seat-help = Åbn linket på den anden enhed, eller ret dens kamera mod koden. Det virker én gang, og så slipper denne enhed pladsen.
play-watch-link = Link til tilskuere
play-notify = Giv besked, når det er min tur
play-cover = Skjul kortene

play-hand-over = Giv enheden til { $player }
play-hand-over-help = Ingen andre bør se med nu.
play-hand-over-me = Jeg er { $player }

play-won = { $count ->
    [one] { $winners } vinder.
   *[other] { $winners } deler sejren.
 }
play-won-against = { $winners } vinder med { $best } mod { $other }.
play-won-score = { $count ->
    [one] { $winners } vinder med { $best } point.
   *[other] { $winners } deler sejren med { $best } point hver.
 }
play-over = Færdigt
play-result = Resultat
play-to-board = Se bordet
play-won-none = Ingen har vundet.
play-no-scores = Der er ingen point at vise endnu.
play-column-round = Runde
play-column-score = Resultat
play-column-totals = I alt
play-column-stones = Lykkesten
play-column-tokens = Perler
play-lines = Hvad pointene er for
play-rematch = Spil igen
play-replay = Se det igen
play-next = Næste spil bliver gjort klar. Du kommer med om { $count } …
play-next-waits = Det næste bord venter på dig.
play-next-watch = Spillerne er gået videre til et nyt bord.
play-next-go = Gå med
play-next-stay = Bliv her

play-deck-reconstructed = Ikke alle spillets kort er vist offentligt. De manglende har vi rekonstrueret.
play-deck-house = Kortsættet er vores eget.

play-fair = Efterprøv kortene
play-fair-short = Alle blander med: { $done } af { $all } har givet deres del.
play-fair-open = Alle blander med: { $done ->
    [one] én del er på plads
   *[other] { $done } dele er på plads
 }, { $free ->
    [one] én plads er endnu ledig.
   *[other] { $free } pladser er endnu ledige.
 }
play-fair-before = Serveren har trukket en hemmelighed og lover den ved at vise dens fingeraftryk her. Derefter lægger hver spillers enhed af sig selv en tilfældig tekst til. Kortene følger af det hele tilsammen, så ingen kan vælge dem: hverken serveren, som ikke kan skifte sin hemmelighed ud mere, eller en spiller, som ikke kender den.
play-fair-what = Før der blev givet, lovede serveren en hemmelighed ved dens fingeraftryk, hver enhed lagde en tilfældig tekst til, og kortene følger af det hele tilsammen. Efter spillet vises hemmeligheden, så enhver kan regne efter.
play-fair-commitment = Fingeraftrykket, der blev lovet
play-fair-secret-name = Hemmeligheden
play-fair-parts = Det, hver plads lagde til
play-fair-seed-name = Frøet, som alle kort kommer af
play-fair-check = Efterprøv nu
play-fair-promise = Fingeraftrykket er det, enheden så, før der blev givet:
play-fair-secret = Hemmeligheden har det fingeraftryk:
play-fair-mine = Det, enheden lagde til, er med:
play-fair-seed = Hemmelighed og dele giver frøet:
play-fair-moves = Frøet giver disse kort, og alle { $count } træk følger reglerne (efterprøvet af serveren):
play-fair-good = ja
play-fair-bad = nej
play-fair-unknown = vides ikke her, enheden var ikke med, da der blev givet

play-guide = Et tip
play-guide-skip = Ikke flere tips

replay-saved = Gemt. Terminalen kan også vise det: ottery replay FIL
replay-copy-failed = Der må ikke kopieres her; adressen foroven fører til dette øjeblik.
replay-controls = Filmen
replay-moment = Øjeblik
replay-at = { $at } af { $all }
replay-back = Ét tilbage
replay-on = Ét frem
replay-run = Afspil
replay-stop = Stop
replay-speed = Fart
replay-times = { $speed } ×
replay-seat = Set fra
replay-spectator = en tilskuer
replay-link = Link til dette øjeblik
replay-save = Gem partiet
replay-more = Mere
