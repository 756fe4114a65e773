# Mange spil på én gang.

lab-levels = { $given } botter passer ikke til { $seats } pladser: angiv én til alle eller én pr. plads.
lab-observer = Ingen har endnu sagt, hvad en plads i { $game } ser, så spillet har ingen miljøer.
