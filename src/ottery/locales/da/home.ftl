# Forsiden.

home-title = Ottery
home-lead = Fem odderspil: efter bogen, med venner om et rigtigt bord eller mod robotter i terminalen.
home-pad = Hold regnskab
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
home-play = Spil
home-terminal = Alle spil, med alle valg og robotter, spilles i terminalen:
home-tables = Serveren bag siden holder allerede borde til venner og robotter; brættet i browseren er stadig ved at blive tegnet.
home-makers = Spillene tilhører deres ophavsfolk; Ottery er ikke knyttet til dem. Nogle kortsæt er rekonstruerede, og så står det der.
home-language = Sprog
home-language-en = English
home-language-da = Dansk
home-light = Lys
home-light-device = Lys: som enheden
home-light-day = Lys: dag
home-light-night = Lys: nat
