# Botterne.

bots-does-pup = gætter for det meste
bots-does-yearling = spiller fornuftigt
bots-does-adult = ser lidt fremad
bots-does-elder = tænker et sekund frem i spillet
bots-does-greedy = et andet navn for ungodderen
bots-does-random = gætter

refuse-level = Der findes ingen bot på niveauet “{ $level }”. Niveauerne er: { $known }.

bots-no-search = Niveauet “{ $level }” tænker ikke frem. Det gør: { $known }.
bots-not-over = Spillet er ikke slut: det stopper efter { $actions ->
    [one] én handling
   *[other] { $actions } handlinger
}. Hvad der er bedst at spille nu, siger “ottery hint”.
bots-over = Spillet er slut, så der er ikke mere at spille. “ottery analyse” bedømmer trækkene.
bots-hint = { $player }: { $action } ({ $percent } % chance for at vinde)
bots-hint-second = næstbedst: { $action } ({ $percent } %)
bots-analyse =
    Træk, spiller, handling og chancen for at vinde: med den bedste handling → med denne.
    “Bedre” nævner en handling, der lovede mindst { $percent } % mere; “måske bedre” en, der så sådan ud, men er prøvet for lidt til, at det er sikkert.
bots-round = Runde { $round }
bots-better = bedre: { $action }
bots-perhaps = måske bedre: { $action }
bots-forced = { $count ->
    [one] Ét træk er udeladt, fordi der ikke var andet, man måtte.
   *[other] { $count } træk er udeladt, fordi der ikke var andet, man måtte.
}
bots-missed = { $player }: { $decided } valg; en bedre handling fandtes { $missed ->
    [0] aldrig
    [one] én gang
   *[other] { $missed } gange
}{ $perhaps ->
    [0] {""}
    [one] ; måske en bedre én gang
   *[other] ; måske en bedre { $perhaps } gange
}.
