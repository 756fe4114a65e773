# Hvad der er galt med en del af en opstilling eller et sæt kort.

refuse-entry = { $place }: { $problem }
entry-table = her skal stå en tabel med nøgler og værdier, ikke { $given }.
entry-key = der er ingen nøgle, der hedder "{ $given }". Nøglerne er: { $known }.
entry-list = her skal stå en liste, ikke { $given }.
entry-length = her skal stå en liste med { $length }, ikke med { $given }.
entry-whole = her skal stå et helt tal fra { $least } til { $most }, ikke { $given }.
entry-word = her skal stå en af { $known }, ikke { $given }.
entry-missing = nøglen "{ $key }" mangler.
entry-twice = { $card } er allerede brugt.
