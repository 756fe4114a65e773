# Botterne.

refuse-level = Der findes ingen bot på niveauet “{ $level }”. Niveauerne er: { $known }.

bots-no-search = Niveauet “{ $level }” tænker ikke frem. Det gør: { $known }.
bots-not-over = Spillet er ikke slut: det stopper efter { $actions } handlinger.
bots-hint = { $player }: { $action } ({ $percent } % chance for at vinde)
bots-hint-second = næstbedst: { $action } ({ $percent } %)
bots-better = bedre: { $action }

lobby-level-pup = hvalp
lobby-level-yearling = ungodder
lobby-level-adult = voksen
lobby-level-elder = gammel odder
