# The bots.

refuse-level = There is no bot of the level “{ $level }”. The levels are: { $known }.

bots-no-search = The level “{ $level }” does not search. These do: { $known }.
bots-not-over = The game is not over: it stops after { $actions } actions.
bots-hint = { $player }: { $action } ({ $percent } % to win)
bots-hint-second = next best: { $action } ({ $percent } %)
bots-better = better: { $action }

lobby-level-pup = pup
lobby-level-yearling = yearling
lobby-level-adult = adult
lobby-level-elder = elder
