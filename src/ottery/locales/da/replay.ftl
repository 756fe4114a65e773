# At vise og kontrollere optegnede spil.

replay-round = Runde { $round }
replay-running = Spillet er ikke slut: det er { $player }, der er ved at spille.
replay-won = Vundet af { $winners }.
replay-nobody = Ingen har vundet.

verify-good = Alt er i orden: { $actions } træk, { $end }; { $source }.
verify-over = spillet til ende
verify-running = spillet er ikke slut endnu
verify-committed = startværdien er den, bordet havde lovet
verify-seed-only = kortene følger af startværdien (der er intet løfte at holde den op imod)
verify-missing = Startværdien kan ikke kontrolleres, for de her felter mangler: { $names }.
verify-commit = Løftet er ikke hemmelighedens SHA-256.
verify-seed = Startværdien er ikke den, som hemmeligheden og bidragene giver.
verify-contributions = Der er { $given } bidrag til { $seats } spillere.
