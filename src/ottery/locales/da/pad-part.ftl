# Det siger pointblokken, når en del af den ikke kan hentes; det ligger i dens første fil, så det altid kan siges.

pad-part = Denne del af blokken kunne ikke hentes. Enten kan serveren ikke nås, eller også har den fået en nyere blok. Dine regnskaber ligger trygt på enheden.
pad-part-away = Serveren kan ikke nås lige nu. Er enheden på nettet? Dine regnskaber ligger trygt på den.
pad-part-again = Hent blokken igen
