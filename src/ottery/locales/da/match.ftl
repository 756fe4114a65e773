# Et spil i gang: hvis tur det er, at fortryde, protokoller og kontrol af dem.

match-stale = Bordet har ændret sig siden: trækket blev lavet på version { $given }, og nu er det version { $current }.
match-turn = Det er ikke din tur: det er { $player }, der er ved at spille.
match-stranger = Du har ingen plads ved det her bord.
match-no-seat = Der er ingen plads { $given }; pladserne er 1 til { $most }.
match-seat = Plads { $seat } er en andens.
match-no-bot = På plads { $seat } sidder et menneske, ikke en bot.
match-away = En bot spiller plads { $seat } for dig. Tag pladsen tilbage først.

match-undo-none = Der er ikke noget at fortryde.
match-undo-other = Du kan kun fortryde dit eget træk, og kun så længe det er det sidste.
match-undo-turn = Turen er gået videre, så trækket står ved magt.
match-undo-chance = Tilfældet har været med i trækket, så det står ved magt.
match-undo-revealed = Trækket har vist noget, der var skjult, så det står ved magt.
match-undone = { $player } fortryder sit sidste træk.

record-line = Linje { $line }: { $fault }
record-place = Linje { $line }, træk { $action } “{ $word }”: { $fault }
record-action = Træk { $action } “{ $word }”: { $fault }
record-rule = { $fault } ({ $rule })
record-breaks-off = Spillet holder op efter et komma; resten mangler.
record-empty = Det her er ikke en optegnelse af et spil: der står ingenting i den. En optegnelse begynder med et felt som [game "ottere"].
record-none = Det her er ikke en optegnelse af et spil. En optegnelse begynder med et felt som [game "ottere"]; det her begynder med “{ $given }”.
record-no-text = En optegnelse af et spil er tekst i UTF-8, og det er det her ikke (byte { $byte }).
record-no-line = Det her er hverken et felt eller en runde: “{ $given }”.
record-twice = Feltet “{ $name }” står her for anden gang.
record-json = Feltets værdi er ikke ren JSON: { $detail }
record-gap = Der mangler et træk mellem to kommaer.
record-header = Feltet “{ $name }” mangler, eller dets værdi er af den forkerte slags.
record-hidden = Det her spil er skrevet op for én seer, uden startværdi eller med skjulte træk; det kan vises, men ikke spilles igennem.
record-round = Trækket står under runde { $given }, men det er runde { $round }, der spilles.
record-other-game = Det er en optegnelse af { $given }, ikke af { $wanted }.
