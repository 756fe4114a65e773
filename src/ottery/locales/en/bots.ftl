# The bots.

refuse-level = There is no bot of the level “{ $level }”. The levels are: { $known }.
