# Many games at once.

lab-levels = { $given } bots do not fit { $seats } seats: give one for all, or one a seat.
lab-own-bot = There is no bot { $name } to be had: { $fault }. A bot of your own is written module:name.
lab-arena-bots = The arena needs two or more bots, each once.
lab-arena-unlike = this file does not belong to this arena; name another file, or ask for the same game, bots and seed
lab-arena-older = this arena was played by other rules or bots (another version), so it cannot go on; name another file
lab-observer = Nothing says yet what a seat of { $game } observes, so it has no environments.
