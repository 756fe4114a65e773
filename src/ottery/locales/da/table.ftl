# Borde: hvad et bord venter på, hvad huset siger der, og hvorfor noget ikke sker.

table-waits-seats = { $count ->
    [one] Der er én ledig plads endnu.
   *[other] Der er { $count } ledige pladser endnu.
 }
table-waits-deal = Alle er her. Kortene bliver givet.
table-waits-compiling = Serveren er startet for første gang og er ved at gøre spillet klar. Det tager et par minutter; så går det videre af sig selv, og det sker ikke igen.
table-playing = Spillet er i gang.
table-over = Spillet er slut.
table-closed-empty = Alle har forladt bordet.
table-closed-unused = Her har ikke været nogen længe, så bordet er lukket.
table-closed-chosen = Spillerne har afsluttet spillet.

table-note-joined = { $player } sætter sig.
table-note-left = { $name } er gået.
table-note-kicked = Værten har bedt { $name } om at gå.
table-note-opened = Pladsen efter { $name } er ledig igen.
table-note-host = { $player } er vært nu.
table-note-strayed = { $player } har mistet forbindelsen.
table-note-stood-in = En bot spiller for { $player }.
table-note-returned = { $player } er tilbage.
table-note-undone = { $player } tager det sidste træk tilbage.
table-note-undo-refused = { $player } vil gerne have, at det sidste træk bliver stående.

table-unknown = Det bord findes ikke, eller også skal du bruge linket til det.
table-gone = Bordet findes ikke mere.
table-broken = Bordet kan ikke læses mere. Det er ikke din skyld.
table-link-dead = Linket virker ikke mere. Bed om et nyt.
table-no-invitation = Du skal have et invitationslink for at sætte dig her.
table-full = Alle pladser er taget.
table-banned = Værten har bedt dig om at forlade bordet.
table-ended = Bordet er lukket.
table-not-over = Spillet er stadig i gang.
table-not-dealt = Kortene er ikke givet endnu.
table-dealt = Kortene er allerede givet.
table-needs-you = Der skal være mindst én plads til dig ved bordet.
table-not-yours = Den plads er ikke din.
table-newer = Pladsen er åbnet et andet sted. Kun det nyeste vindue spiller med.
table-removed = Du har ikke længere en plads ved bordet.
table-moved = Pladsen er flyttet til en anden enhed.
table-no-watching = Man kan ikke se med ved dette bord.
table-watching = Du ser på; det kan kun spillerne gøre.
table-host-only = Det kan kun værten gøre.
table-host-present = Værten skal være en, der er her.
table-no-other = Der er ingen anden spiller på plads { $seat }.
table-no-person = Der sidder ikke nogen på plads { $seat }.
table-is-person = Der sidder nogen på plads { $seat }.
table-is-here = Plads { $seat } er her.
table-contributed = Du har allerede givet dit bidrag til blandingen.
table-pause = Et øjeblik: alle skal kunne nå at råbe.
table-undo-asked = Der er allerede en, der vil tage et træk tilbage.
table-undo-not-asked = Der er ingen, der beder dig om lov til at tage et træk tilbage.
table-chat-off = Chatten er slået fra ved dette bord.
table-muted = Værten har slået din chat fra.
table-say-one = Sig én ting: en fast vending eller en tekst.
table-name = Et navn skal have mindst ét bogstav eller tal og højst 24.
table-busy = Der er meget travlt ved bordet. Prøv igen.
table-unreadable = Serveren kunne ikke læse det: { $detail }
table-too-fast = Det gik for hurtigt. Vent et øjeblik.
table-too-much = Der blev sendt for meget, så forbindelsen er lukket.
table-too-many = Der er for mange i forvejen. Prøv igen senere.
table-too-many-links = Bordet har for mange links i forvejen.
table-no-hello = Siden og serveren taler ikke samme udgave. Hent siden igen.

server-unreadable = Serveren kunne ikke læse det: { $detail }
server-no-route = Der er ikke noget på denne adresse.
server-too-large = Det var for stort.
server-too-fast = For mange forespørgsler. Vent et øjeblik.
server-json = Serveren vil have JSON her.
server-origin = Forespørgslen kom fra en anden hjemmesides side.
server-host = Serveren kender ikke det navn.
server-broken = Noget gik galt på serveren. Det er noteret dér.
server-restarts = Serveren starter forfra. Bordet kommer af sig selv igen om et øjeblik.

serve-at = Ottery er klar på { $address }
serve-household = Til de andre i huset: { $address }
serve-alone = Skal andre i huset kunne spille med, så start med --host 0.0.0.0 (make play HOST=0.0.0.0)
serve-stop = Ctrl-C stopper det.
serve-compiling = Reglerne oversættes, kun første gang; det tager nogle minutter.
serve-compiling-so-far = { $ready } af { $all } spil kan spilles; { $seconds } sek. indtil nu.
serve-compiling-now = { $so_far } Nu: { $games }.
serve-bye = Farvel.
serve-taken = Kan ikke lytte på { $address }: { $fault }. En anden port: --port 0 tager en, der er ledig.
serve-in-use = En anden server bruger { $folder }.
serve-unusable = Databasen { $file } kan ikke bruges: { $fault }

phrase-hello = Hej!
phrase-good-luck = Held og lykke!
phrase-well-played = Godt spillet!
phrase-thanks = Tak!
phrase-oops = Ups!
phrase-wow = Wauw!
phrase-thinking = Lad mig lige tænke …
phrase-hurry = Det er din tur!
phrase-sorry = Undskyld!
phrase-bye = Farvel, vi ses!
