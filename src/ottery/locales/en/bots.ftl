# The bots.

refuse-level = There is no bot of the level “{ $level }”. The levels are: { $known }.

bots-no-search = The level “{ $level }” does not search. These do: { $known }.
bots-not-over = The game is not over: it stops after { $actions } actions.
bots-hint = { $player }: { $action } ({ $percent } % to win)
bots-hint-second = next best: { $action } ({ $percent } %)
bots-analyse = Move, player, action, and the chance to win: with the best action → with this one.
bots-round = Round { $round }
bots-better = better: { $action }
bots-missed = { $player }: { $decided ->
    [one] one decision
   *[other] { $decided } decisions
}, a better action { $missed ->
    [0] never
    [one] once
   *[other] { $missed } times
}.
