# Det, huset selv siger, uanset spil.

refuse-game = Det spil findes ikke her. Spillene er: { $known }.
refuse-seats-only = Spillet er for { $count } spillere, ikke { $given }.
refuse-seats = Spillet er for { $least } til { $most } spillere, ikke { $given }.
refuse-option = Spillet har ikke valget "{ $name }". Det har: { $known }.
refuse-value = Valget "{ $name }" kan være { $allowed }, ikke { $given }.
refuse-needs = Valget "{ $name }" kræver, at "{ $needs }" også er slået til.
refuse-word = "{ $word }" er ikke noget, man kan gøre i { $game }.
refuse-over = Spillet er slut.
shell-no-deck = { $game } spilles med faste kort: der er ingen kortfil at skifte ud.
