# Ordene rundt om reglerne på et spils side.

page-made = Lavet af scripts/rules_pages.py ud fra spillets tekster. Ret dem, og kør make pages.
page-players = For { $least } til { $most } spillere.
page-players-fixed = For { $most } spillere.
page-other-language = In English
page-numbers = Hver regel har et nummer. Når bordet siger nej til et træk, nævner det reglen.
page-when = Med { $option } slået til:
page-options = Valg
page-options-intro = Alt er slået fra eller står, som det plejer, medmindre den, der laver bordet, vælger noget andet.
page-option = Valg
page-option-does = Hvad det gør
page-option-values = Kan være
page-option-default = Ellers
page-needs = kræver { $option }
page-whole = { $least } til { $most }
page-seat = en plads
page-on-off = til, fra
page-off = fra
page-on = til
page-deck = Kortene ligger som data i en fil; her står, hvor de kommer fra: [kortene (på engelsk)]({ $link }).
