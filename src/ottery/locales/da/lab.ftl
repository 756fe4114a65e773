# Mange spil på én gang.

lab-levels = { $given } botter passer ikke til { $seats } pladser: angiv én til alle eller én pr. plads.
lab-own-bot = Botten { $name } kan ikke hentes: { $fault }. En bot du selv har lavet, skrives modul:navn.
lab-arena-bots = Arenaen skal bruge mindst to bots, hver kun én gang.
lab-arena-unlike = filen hører ikke til denne arena; vælg en anden fil eller det samme spil, de samme bots og samme seed
lab-arena-older = denne arena er spillet med andre regler eller bots (en anden version), så den kan ikke fortsætte; vælg en anden fil
lab-observer = Ingen har endnu sagt, hvad en plads i { $game } ser, så spillet har ingen miljøer.
