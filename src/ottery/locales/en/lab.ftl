# Many games at once.

lab-levels = { $given } bots do not fit { $seats } seats: give one for all, or one a seat.
lab-observer = Nothing says yet what a seat of { $game } observes, so it has no environments.
