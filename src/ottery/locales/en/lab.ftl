# Many games at once.

lab-levels = { $given } bots do not fit { $seats } seats: give one for all, or one a seat.
