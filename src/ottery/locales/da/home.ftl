# Forsiden.

home-title = Ottery
home-lead = Fem odderspil efter bogen: med venner over et link eller mod bots. Ingen konto, intet at installere.
home-pad = Pointblok
home-games = Spillene
home-seats = { $least ->
    [one] { $most ->
        [one] Én spiller
       *[other] 1 til { $most } spillere
    }
   *[other] { $most ->
        [2] 2 spillere
       *[other] { $least } til { $most } spillere
    }
}
home-terminal = Alle spil kan også spilles i terminalen:
home-makers = Spillene tilhører deres ophavsfolk; Ottery er ikke knyttet til dem. Nogle kortsæt er rekonstruerede, og så står det der.
home-language = Sprog
home-language-en = English
home-language-da = Dansk
home-light = Lys
home-light-device = Auto
home-light-day = Dag
home-light-night = Nat
