# At vise og kontrollere optegnede spil.

replay-round = Runde { $round }
replay-running = Spillet er ikke slut: det er { $player }, der skal trække.
replay-won = Vundet af { $winners }.
replay-nobody = Ingen har vundet.

verify-good = Alt er i orden: { $actions } træk, { $end }; { $source }.
verify-over = spillet til ende
verify-running = spillet er ikke slut endnu
verify-committed = frøet er det, bordet havde forpligtet sig til
verify-seed-only = kortene følger af frøet (der er ingen forpligtelse at kontrollere)
verify-missing = Frøet kan ikke kontrolleres, for de her hoveder mangler: { $names }.
verify-commit = Forpligtelsen er ikke hemmelighedens SHA-256.
verify-seed = Frøet er ikke det, som hemmeligheden og bidragene giver.
verify-contributions = Der er { $given } bidrag til { $seats } spillere.
